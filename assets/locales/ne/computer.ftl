### खेलाडीका रूपमा कम्प्युटर।

computer-name = { $level ->
    [0] कम्प्युटर · पूर्ण शक्ति
   *[other] कम्प्युटर · स्तर { $level }
}
computer-tag = { $level ->
    [0] कम्प्युटर, पूर्ण शक्ति
   *[other] कम्प्युटर, स्तर { $level }
}
computer-level = { $level ->
    [0] पूर्ण शक्ति
   *[other] स्तर { $level }
}
computer-full-short = अधिकतम
computer-thinks = कम्प्युटर सोच्दै छ

computer-about-1 = भर्खरै नियम सिकेको छ र धेरै कुरा देख्दैन।
computer-about-2 = देखेको मोहरा कब्जा गर्छ, तर अझै धेरै कुरा देख्दैन।
computer-about-3 = देखेमा तपाईंको अर्को चालबारे पनि सोच्छ।
computer-about-4 = अलि अगाडिसम्म हेर्छ; गल्ती भइरहन्छ।
computer-about-5 = राम्ररी सोचेर चल्छ र बेलाबेला चुक्छ।
computer-about-6 = कमै चुक्छ; अभ्यासका लागि राम्रो प्रतिद्वन्द्वी।
computer-about-7 = धेरैजसो जाल देख्छ र आफैँ पनि बिछ्याउँछ।
computer-about-8 = लगभग केही छुटाउँदैन।
computer-about-9 = टाढासम्म सोच्छ।
computer-about-10 = अझ टाढासम्म सोच्छ, र कुनै गल्ती माफ गर्दैन।
computer-about-full = आफ्नो सबै ज्ञानले, पाएजति समय सोच्छ।
