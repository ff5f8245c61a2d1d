### हर पाठ में क्या कहा जाता है।

lessons-file-bad = { $file } पाठ छोड़ दिया गया; पंक्ति { $line }: { $detail }
lessons-no-move = इस चरण में कोई चाल नहीं चलनी है।
lessons-no-layout = इस चरण में कुछ सजाना नहीं है।
lessons-done = यह चरण पूरा हो गया। अगले पर चलिए।
lessons-first-tap = पहले मोहरे को छुइए, फिर उसके खाने को।
lessons-card = मोहरे पर सूचक टिकाइए, या उसे दबाए रखिए: एक कार्ड बताएगा कि वह क्या है।
lessons-found = { $left ->
    [one] ठीक! अब एक बाक़ी है।
   *[other] ठीक! अब { $left } बाक़ी हैं।
}
lessons-found-already = { $square } आप खोज चुके हैं। कोई और खाना खोजिए।
lessons-found-way = { $part ->
    [whole] { $square } पर जाने का यह तरीक़ा आप खोज चुके हैं; वहाँ पूरा ढेर भी जा सकता है।
    [top] { $square } पर जाने का यह तरीक़ा आप खोज चुके हैं; वहाँ ऊपर वाला मोहरा अकेला भी जा सकता है।
   *[other] { $square } पर जाने का यह तरीक़ा आप खोज चुके हैं; एक और भी है।
}
lessons-found-half = { $part ->
    [whole] ठीक! वहाँ पूरा ढेर भी जा सकता है।
    [top] ठीक! वहाँ ऊपर वाला मोहरा अकेला भी जा सकता है।
   *[other] ठीक! वहाँ जाने का एक और तरीक़ा भी है।
}
lessons-wrong = { $part ->
    [whole] पूरा ढेर { $from } से { $to } पर जा सकता है, पर यहाँ माँगी गई चाल यह नहीं। जो चमक रहा है, उसे देखिए।
    [top] ढेर का ऊपर वाला मोहरा अकेला { $from } से { $to } पर जा सकता है, पर यहाँ माँगी गई चाल यह नहीं। जो चमक रहा है, उसे देखिए।
    [shot] { $from } का मोहरा { $to } पर वार कर सकता है, पर यहाँ माँगी गई चाल यह नहीं। जो चमक रहा है, उसे देखिए।
   *[man] { $from } का मोहरा { $to } पर जा सकता है, पर यहाँ माँगी गई चाल यह नहीं। जो चमक रहा है, उसे देखिए।
}
lessons-wrong-best = { $part ->
    [whole] पूरा ढेर { $from } से { $to } पर जा सकता है, पर यहाँ इससे अच्छी चाल है।
    [top] ढेर का ऊपर वाला मोहरा अकेला { $from } से { $to } पर जा सकता है, पर यहाँ इससे अच्छी चाल है।
    [shot] { $from } का मोहरा { $to } पर वार कर सकता है, पर यहाँ इससे अच्छी चाल है।
   *[man] { $from } का मोहरा { $to } पर जा सकता है, पर यहाँ इससे अच्छी चाल है।
}
lessons-wrong-man = बात { $square } के मोहरे की है। उसी को चलाइए।
lessons-wrong-quiet = यह वैध चाल है, पर इससे कुछ नहीं मारा जाता। मारने वाली चालें खोजिए।
lessons-wrong-side = यह वैध चाल है, पर पहले चारख़ाना मोहरे लीजिए।
lessons-hint-look = बिसात देखिए, फिर आगे बढ़िए।
lessons-hint-man = यहाँ काम का मोहरा: { $square } पर { $man }।
lessons-hint-move = { $part ->
    [whole] { $from } का ढेर देखिए: वह पूरा { $to } पर जा सकता है।
    [top] { $from } का ढेर देखिए: उसका ऊपर वाला मोहरा अकेला { $to } पर जा सकता है।
    [shot] { $from } का मोहरा देखिए: वह { $to } पर वार कर सकता है।
   *[man] { $from } का मोहरा देखिए: वह { $to } पर जा सकता है।
}
lessons-hint-choose = { $part ->
    [whole] पूरा ढेर चुनिए।
    [top] केवल ऊपर वाला मोहरा चुनिए।
   *[other] यह चुनिए: { $man }।
}
lessons-hint-side = चारख़ाना मोहरे लीजिए।
lessons-hint-place = रखना बाक़ी है: { $square } पर { $man }।
lessons-hint-finish = सब ठीक जगह पर हैं। कहिए कि हो गया।
lessons-layout = { $count ->
    [one] अभी एक मोहरा रखना बाक़ी है।
   *[other] अभी { $count } मोहरे रखने बाक़ी हैं।
}

lessons-progress = { $steps } में से { $done } चरण
lessons-begin = शुरू कीजिए: { $lesson }
lessons-go-on = आगे बढ़िए: { $lesson }
lessons-play = स्तर { $level } के कंप्यूटर से एक बाज़ी खेलिए
lessons-complete = पाठ्यक्रम पूरा हुआ
lessons-step = { $steps } में से चरण { $step }
lessons-map = पाठ्यक्रम पर
lessons-previous = पिछला चरण
lessons-again = यही चरण फिर से
lessons-show-me = दिखाइए
lessons-need-hint = संकेत चाहिए?
lessons-next = आगे
lessons-next-lesson = अगला पाठ
lessons-finish = पाठ्यक्रम पूरा
lessons-to-map = पाठ्यक्रम पर
lessons-right = सही! अब क्या?
lessons-course-end = आपने पूरा खेल सीख लिया। खेलने से ही यह याद रहता है: स्तर { $level } के कंप्यूटर ने भी अभी-अभी नियम सीखे हैं।

lessons-fault-text = वहाँ का पाठ पढ़ा नहीं जा सकता।
lessons-fault-file-name = पाठ की फ़ाइल का नाम 01_rook.ron जैसा होता है।
lessons-fault-id = “{ $id }” नाम नहीं हो सकता: उसमें a से z तक के अक्षर, अंक और _ होते हैं।
lessons-fault-twice = “{ $id }” दो बार है।
lessons-fault-none = { $what ->
    [rulings] कोई नियम नहीं दिया है।
   *[steps] कोई चरण नहीं है।
}
lessons-fault-over = चाल चलने से पहले ही बाज़ी ख़त्म है।
lessons-fault-illegal = { $move } वैध चाल नहीं है। { $why }
lessons-fault-spelling = { $move } को { $right } लिखना चाहिए।
lessons-fault-nothing = खोजने के लिए कुछ नहीं है।
lessons-fault-ends = चालों का क्रम सीखने वाले की चाल से शुरू और ख़त्म होता है।
lessons-fault-no-choice = इन खानों की एक ही चाल { $move } है, इसलिए चुनने को कुछ नहीं है।
lessons-fault-unanswered = { $move } दूसरा विकल्प है, पर वह ग़लत क्यों है, यह नहीं बताया गया।
lessons-fault-not-wrong = { $move } को ग़लत कहा गया है, पर वह सही है।
lessons-fault-no-turn = चाल नंबर { $number } पर सीखने वाले के पास विकल्प नहीं है।
lessons-fault-other-game = { $task } दूसरे खेल का है।
lessons-fault-no-side = यहाँ चारख़ाना पक्ष नहीं लिया जा सकता।
lessons-fault-no-square = बिसात पर { $square } खाना नहीं है।
lessons-fault-layout = जवाब ऐसे सजाया नहीं जा सकता। { $why }
lessons-fault-goal = जवाब से “{ $goal }” लक्ष्य पूरा नहीं होता।
