### पहेलियाँ।

puzzles-title = पहेलियाँ
puzzles-today = आज की पहेली
puzzles-today-done = हल हो गई। कल नई आएगी।
puzzles-solve = हल करें
puzzles-solve-today = आज की हल करें
puzzles-choose = और पहेलियाँ
puzzles-run = पहली ही कोशिश में: लगातार { $count }, सबसे ज़्यादा { $longest }
puzzles-days = { $count ->
    [one] { $count } दिन
   *[other] लगातार { $count } दिन
}
puzzles-band-all = सभी
puzzles-band-easy = आसान
puzzles-band-medium = मध्यम
puzzles-band-hard = कठिन
puzzles-band-fiendish = बहुत कठिन
puzzles-solved-of = { $count } में से { $solved } हल
puzzles-rating = स्तर { $rating }

puzzles-side-white = सफ़ेद की बारी
puzzles-side-black = काले की बारी
puzzles-side-checkered = आपके मोहरे चारख़ाना हैं
puzzles-side-both = सफ़ेद और काले दोनों आपके हैं
puzzles-ask-mate = { $count ->
    [one] एक चाल में शह-मात
   *[other] { $count } चालों में शह-मात
}
puzzles-ask-king = { $count ->
    [one] एक चाल में राजा को मारें
   *[other] { $count } चालों में राजा को मारें
}
puzzles-ask-win = { $count ->
    [one] एक चाल में जीत
   *[other] { $count } चालों में जीत
}
puzzles-ask-gain = बस एक चाल से मोहरे जीते जाते हैं
puzzles-right = { $count ->
    [one] ठीक! अब एक चाल बाक़ी है।
   *[other] ठीक! अब { $count } चालें बाक़ी हैं।
}
puzzles-solved-clean = पहली ही कोशिश में हल!
puzzles-solved = हल हो गई!
puzzles-shown = हल यही था।
puzzles-done = यह पहेली हल हो गई। अगली पर चलिए।
puzzles-retry = शुरू से
puzzles-solution = हल
puzzles-next = अगली पहेली
puzzles-leave = पहेली छोड़ें
puzzles-hint-man = { $square } का मोहरा देखिए।
puzzles-hint-move = चाल { $move } है।

puzzles-wrong-draw = { $move } से बराबरी हो जाती है।
puzzles-wrong-loses = { $move } के बाद प्रतिद्वंद्वी { $reply } से तुरंत जीत जाता है।
puzzles-wrong-not-over = { $move } से बात ख़त्म नहीं होती: { $reply } अब भी चली जा सकती है।
puzzles-wrong-escapes = { $move } के बाद { $reply } से खेल और खिंच जाता है।
puzzles-wrong-slow = { $count ->
    [one] { $move } से एक चाल में जीत नहीं होती।
   *[other] { $move } से { $count } चालों में जीत पक्की नहीं।
}
puzzles-wrong-taken = { $move } के बाद { $reply } आती है और मोहरा जाता है।
puzzles-wrong-little = { $move } चली जा सकती है, पर एक चाल से बहुत ज़्यादा मिलता है।

puzzles-bad = { $file } की पंक्ति { $line } की पहेली छोड़ दी गई। { $why }
puzzles-bad-text = स्तंभ { $column } समझ में नहीं आया।
puzzles-bad-id = “{ $text }” पहेली का नाम नहीं हो सकता।
puzzles-bad-twice = “{ $text }” नाम दो बार है।
puzzles-bad-position = इसकी स्थिति काम की नहीं है। { $why }
puzzles-bad-move = “{ $text }” कोई चाल नहीं है।
puzzles-bad-goal = “{ $text }” माँगी जा सकने वाली बात नहीं है।
puzzles-bad-theme = “{ $text }” नाम का कोई विषय नहीं है।
puzzles-bad-rating = स्तर { $text } { $least } से { $most } के बीच नहीं है।
puzzles-bad-over = पहली चाल से पहले ही खेल ख़त्म है।
puzzles-bad-illegal = { $text } वैध चाल नहीं है। { $why }
puzzles-bad-spelling = { $text } को { $right } लिखा जाता है।
puzzles-bad-ends = इसकी आख़िरी चाल हल करने वाले की नहीं है।
puzzles-bad-not-won = इसकी चालों से खेल नहीं जीता जाता।
puzzles-bad-ended = इसकी चालों से खेल ख़त्म हो जाता है। { $why }

theme-quiet = शांत चाल
theme-sacrifice = बलिदान
theme-fork = दोहरा हमला
theme-discovery = खुला हमला
theme-double-check = दोहरी शह
theme-promotion = पदोन्नति
theme-underpromotion = छोटे मोहरे में पदोन्नति
theme-en-passant = आन पासाँ
theme-castling = क़िलेबंदी
theme-freeze = जमाना
theme-thaw = छुड़ाना
theme-croissant = En Croissant
theme-stack = ढेर लगाना
theme-ride = पूरा ढेर
theme-unstack = केवल ऊपर वाला
theme-stack-taken = ढेर मारा
theme-carried-promotion = ढेर में पदोन्नति
theme-trebuchet = ट्रेबुचेट का वार
theme-dragon = ड्रैगन
theme-bare = कवच ख़त्म
theme-tower = टॉवर गिरा
theme-breeding = चारख़ाना जन्म
theme-nature = स्वभाव लिया
theme-side = चारख़ाना मोहरे लिए
