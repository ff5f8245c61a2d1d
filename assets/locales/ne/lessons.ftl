### हरेक पाठमा के भनिन्छ।

lessons-file-bad = { $file } पाठ छोडियो; पङ्क्ति { $line }: { $detail }
lessons-no-move = यस चरणमा चल्नुपर्ने चाल छैन।
lessons-no-layout = यस चरणमा सजाउनुपर्ने केही छैन।
lessons-done = यो चरण पूरा भयो। अर्कोमा जानुहोस्।
lessons-first-tap = पहिले मोहरा छुनुहोस्, अनि त्यसको घर।
lessons-card = मोहरामाथि सूचक राख्नुहोस्, वा थिचिराख्नुहोस्: त्यो के हो, पत्ताले बताउँछ।
lessons-found = { $left ->
    [one] ठीक! अझै एउटा बाँकी छ।
   *[other] ठीक! अझै { $left } वटा बाँकी छन्।
}
lessons-found-already = { $square } तपाईंले भेट्टाइसक्नुभयो। अर्को घर खोज्नुहोस्।
lessons-found-way = { $part ->
    [whole] { $square } मा जाने यो तरिका तपाईंले भेट्टाइसक्नुभयो; त्यहाँ पूरै थाक पनि जान सक्छ।
    [top] { $square } मा जाने यो तरिका तपाईंले भेट्टाइसक्नुभयो; त्यहाँ माथिको मोहरा एक्लै पनि जान सक्छ।
   *[other] { $square } मा जाने यो तरिका तपाईंले भेट्टाइसक्नुभयो; अर्को पनि छ।
}
lessons-found-half = { $part ->
    [whole] ठीक! त्यहाँ पूरै थाक पनि जान सक्छ।
    [top] ठीक! त्यहाँ माथिको मोहरा एक्लै पनि जान सक्छ।
   *[other] ठीक! त्यहाँ जाने अर्को तरिका पनि छ।
}
lessons-wrong = { $part ->
    [whole] पूरै थाक { $from } बाट { $to } मा जान सक्छ, तर यहाँ मागिएको चाल त्यो होइन। चम्किएको ठाउँ हेर्नुहोस्।
    [top] थाकको माथिको मोहरा एक्लै { $from } बाट { $to } मा जान सक्छ, तर यहाँ मागिएको चाल त्यो होइन। चम्किएको ठाउँ हेर्नुहोस्।
    [shot] { $from } को मोहराले { $to } मा प्रहार गर्न सक्छ, तर यहाँ मागिएको चाल त्यो होइन। चम्किएको ठाउँ हेर्नुहोस्।
   *[man] { $from } को मोहरा { $to } मा जान सक्छ, तर यहाँ मागिएको चाल त्यो होइन। चम्किएको ठाउँ हेर्नुहोस्।
}
lessons-wrong-best = { $part ->
    [whole] पूरै थाक { $from } बाट { $to } मा जान सक्छ, तर यहाँ योभन्दा राम्रो चाल छ।
    [top] थाकको माथिको मोहरा एक्लै { $from } बाट { $to } मा जान सक्छ, तर यहाँ योभन्दा राम्रो चाल छ।
    [shot] { $from } को मोहराले { $to } मा प्रहार गर्न सक्छ, तर यहाँ योभन्दा राम्रो चाल छ।
   *[man] { $from } को मोहरा { $to } मा जान सक्छ, तर यहाँ योभन्दा राम्रो चाल छ।
}
lessons-wrong-man = कुरा { $square } को मोहराको हो। त्यही चलाउनुहोस्।
lessons-wrong-quiet = यो मिल्ने चाल हो, तर यसले केही कब्जा गर्दैन। कब्जा गर्ने चाल खोज्नुहोस्।
lessons-wrong-side = यो मिल्ने चाल हो, तर पहिले चारखाने मोहरा लिनुहोस्।
lessons-hint-look = पाटी हेर्नुहोस्, अनि अघि बढ्नुहोस्।
lessons-hint-man = यहाँ महत्त्वको मोहरा: { $square } मा { $man }।
lessons-hint-move = { $part ->
    [whole] { $from } को थाक हेर्नुहोस्: त्यो पूरै { $to } मा जान सक्छ।
    [top] { $from } को थाक हेर्नुहोस्: त्यसको माथिको मोहरा एक्लै { $to } मा जान सक्छ।
    [shot] { $from } को मोहरा हेर्नुहोस्: त्यसले { $to } मा प्रहार गर्न सक्छ।
   *[man] { $from } को मोहरा हेर्नुहोस्: त्यो { $to } मा जान सक्छ।
}
lessons-hint-choose = { $part ->
    [whole] पूरै थाक रोज्नुहोस्।
    [top] माथिको मोहरा मात्र रोज्नुहोस्।
   *[other] यो रोज्नुहोस्: { $man }।
}
lessons-hint-side = चारखाने मोहरा लिनुहोस्।
lessons-hint-place = राख्न बाँकी: { $square } मा { $man }।
lessons-hint-finish = सबै ठीक ठाउँमा छन्। सकियो भन्नुहोस्।
lessons-layout = { $count ->
    [one] अझै एउटा मोहरा राख्न बाँकी छ।
   *[other] अझै { $count } मोहरा राख्न बाँकी छन्।
}

lessons-progress = { $steps } मध्ये { $done } चरण
lessons-begin = सुरु: { $lesson }
lessons-go-on = अघि बढौँ: { $lesson }
lessons-play = स्तर { $level } को कम्प्युटरसँग एक खेल खेल्नुहोस्
lessons-complete = पाठक्रम पूरा भयो
lessons-step = { $steps } मध्ये चरण { $step }
lessons-map = पाठक्रममा
lessons-previous = अघिल्लो चरण
lessons-again = यही चरण फेरि
lessons-show-me = देखाउनुहोस्
lessons-need-hint = सङ्केत चाहियो?
lessons-next = अर्को
lessons-next-lesson = अर्को पाठ
lessons-finish = पाठक्रम पूरा
lessons-to-map = पाठक्रममा
lessons-right = ठीक! अब के गर्ने?
lessons-course-end = तपाईंले पूरै खेल सिक्नुभयो। खेलेरै यो राम्ररी सम्झिन सकिन्छ: स्तर { $level } को कम्प्युटरले पनि भर्खरै नियम सिकेको छ।

lessons-fault-text = त्यहाँको पाठ पढ्न सकिँदैन।
lessons-fault-file-name = पाठको फाइलको नाम 01_rook.ron जस्तो हुन्छ।
lessons-fault-id = “{ $id }” नाम हुन सक्दैन: त्यसमा a देखि z सम्मका अक्षर, अङ्क र _ मात्र हुन्छन्।
lessons-fault-twice = “{ $id }” दुई पटक छ।
lessons-fault-none = { $what ->
    [rulings] कुनै नियम लेखिएको छैन।
   *[steps] कुनै चरण छैन।
}
lessons-fault-over = चाल चल्नुअघि नै खेल सकिएको छ।
lessons-fault-illegal = { $move } मिल्ने चाल होइन। { $why }
lessons-fault-spelling = { $move } लाई { $right } लेख्नुपर्छ।
lessons-fault-nothing = खोज्नुपर्ने केही छैन।
lessons-fault-ends = चालको क्रम सिक्ने व्यक्तिकै चालबाट सुरु र अन्त्य हुन्छ।
lessons-fault-no-choice = यी घरमा { $move } मात्र चाल छ, त्यसैले रोज्नुपर्ने केही छैन।
lessons-fault-unanswered = { $move } अर्को विकल्प हो, तर त्यो किन गलत हो भनिएको छैन।
lessons-fault-not-wrong = { $move } लाई गलत भनिएको छ, तर त्यो ठीक हो।
lessons-fault-no-turn = चाल नम्बर { $number } मा सिक्ने व्यक्तिले रोज्न पाउँदैन।
lessons-fault-other-game = { $task } अर्को खेलको हो।
lessons-fault-no-side = यहाँ चारखाने पक्ष लिन मिल्दैन।
lessons-fault-no-square = पाटीमा { $square } घर छैन।
lessons-fault-layout = उत्तर यसरी सजाउन मिल्दैन। { $why }
lessons-fault-goal = उत्तरले “{ $goal }” लक्ष्य पूरा गर्दैन।
