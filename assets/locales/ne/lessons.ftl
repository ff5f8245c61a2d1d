### हरेक पाठमा के भनिन्छ।

lessons-file-bad = { $file } पाठ छोडियो; पङ्क्ति { $line }: { $detail }
lessons-no-move = यस चरणमा चल्नुपर्ने चाल छैन।
lessons-no-layout = यस चरणमा सजाउनुपर्ने केही छैन।
lessons-done = यो चरण पूरा भयो। अर्कोमा जानुहोस्।
lessons-found = { $left ->
    [one] ठीक! अझै एउटा बाँकी छ।
   *[other] ठीक! अझै { $left } वटा बाँकी छन्।
}
lessons-found-already = { $square } तपाईंले भेट्टाइसक्नुभयो। अर्को घर खोज्नुहोस्।
lessons-wrong = { $move } मिल्ने चाल हो, तर यहाँ मागिएको चाल होइन। चम्किएका घर हेर्नुहोस्।
lessons-wrong-best = { $move } मिल्ने चाल हो, तर यहाँ योभन्दा राम्रो चाल छ।
lessons-wrong-man = कुरा { $square } को मोहराको हो। त्यही चलाउनुहोस्।
lessons-wrong-quiet = यो मिल्ने चाल हो, तर यसले केही कब्जा गर्दैन। कब्जा गर्ने चाल खोज्नुहोस्।
lessons-wrong-side = यो मिल्ने चाल हो, तर पहिले चारखाने मोहरा लिनुहोस्।
lessons-hint-look = पाटी हेर्नुहोस्, अनि अघि बढ्नुहोस्।
lessons-hint-move = { $from } को मोहरा हेर्नुहोस्: त्यो { $to } मा जान सक्छ।
lessons-hint-choose = { $move } रोज्नुहोस्।
lessons-hint-side = चारखाने मोहरा लिनुहोस्।
lessons-hint-place = राख्न बाँकी: { $square } मा { $man }।
lessons-hint-finish = सबै ठीक ठाउँमा छन्। सकियो भन्नुहोस्।
lessons-layout = { $count ->
    [one] अझै एउटा मोहरा राख्न बाँकी छ।
   *[other] अझै { $count } मोहरा राख्न बाँकी छन्।
}
