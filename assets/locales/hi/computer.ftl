### खिलाड़ी के रूप में कंप्यूटर।

computer-name = { $level ->
    [0] कंप्यूटर · पूरी ताक़त
   *[other] कंप्यूटर · स्तर { $level }
}
computer-tag = { $level ->
    [0] कंप्यूटर, पूरी ताक़त
   *[other] कंप्यूटर, स्तर { $level }
}
computer-level = { $level ->
    [0] पूरी ताक़त
   *[other] स्तर { $level }
}
computer-full-short = अधिकतम
computer-thinks = कंप्यूटर सोच रहा है

computer-about-1 = अभी-अभी नियम सीखे हैं और बहुत कुछ नहीं देखता।
computer-about-2 = जो दिखे उसे मारता है, फिर भी बहुत कुछ चूक जाता है।
computer-about-3 = दिख जाए तो आपकी अगली चाल के बारे में भी सोचता है।
computer-about-4 = थोड़ा आगे तक देखता है; ग़लतियाँ हो जाती हैं।
computer-about-5 = समझदारी से खेलता है और कभी-कभी चूकता है।
computer-about-6 = कम चूकता है; अभ्यास के लिए अच्छा प्रतिद्वंद्वी।
computer-about-7 = ज़्यादातर जाल देख लेता है और ख़ुद भी बिछाता है।
computer-about-8 = लगभग कुछ भी नहीं चूकता।
computer-about-9 = दूर तक सोचता है।
computer-about-10 = और भी दूर तक सोचता है, और कोई ग़लती माफ़ नहीं करता।
computer-about-full = अपनी सारी समझ से, जितना समय मिले उतना सोचता है।
