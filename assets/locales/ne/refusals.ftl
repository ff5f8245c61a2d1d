### कुनै इच्छा किन पूरा भएन, एउटा नम्र वाक्यमा।

refusal-over = खेल सकिसक्यो। तपाईं चाल फिर्ता लिन वा नयाँ खेल सुरु गर्न सक्नुहुन्छ।
refusal-looking-back = तपाईं अघिको स्थिति हेर्दै हुनुहुन्छ। अगाडि खेल्न अन्तिम चालमा फर्कनुहोस्।
refusal-paused = खेल रोकिएको छ। चाल चल्न फेरि सुरु गर्नुहोस्।
refusal-computer = अहिले कम्प्युटरको पालो हो।
refusal-stuck = यो मोहरा अहिले चल्न सक्दैन। { $why }
refusal-nothing-to-undo = फिर्ता लिने चाल अहिलेसम्म छैन।
refusal-nothing-to-redo = फेरि चल्ने चाल छैन।
refusal-no-offer = कसैले बराबरीको प्रस्ताव गरेको छैन।
refusal-no-such-ply = खेलमा जम्मा { $plies ->
    [one] { $plies } चाल छ
   *[other] { $plies } चाल छन्
}; चाल { $ply } छैन।
refusal-unplayable = यो खेल अगाडि खेल्न मिल्दैन: { $why }
refusal-unknown = { $move } यहाँ सम्भव छैन।

refusal-no-such-square = यो पाटीमा { $square } घर छैन।
refusal-same-square = चाल अर्कै घरमा जानुपर्छ।
refusal-empty-square = { $square } मा केही छैन।
refusal-not-your-man = { $turn ->
    [white] सेतोको पालो हो, र यो मोहरा सेतोको होइन।
   *[black] कालोको पालो हो, र यो मोहरा कालोको होइन।
}
refusal-own-man = { $square } मा तपाईंकै मोहरा छ।
refusal-unreachable = { $man } { $from } बाट { $to } मा जान सक्दैन।
refusal-blocked = { $square } मा बाटो रोकिएको छ।
refusal-nothing-to-capture = { $square } मा कब्जा गर्ने केही छैन।
refusal-en-passant-over = { $square } को प्यादालाई अब आन पासाँ गर्न मिल्दैन: त्यो त्यसको दुई घरे चालको लगत्तै मात्र मिल्छ।
refusal-king-attacked = तपाईंको राजालाई { $square } बाट चेक पर्छ।
refusal-promotion-missing = प्यादा के बन्ने हो, छान्नुहोस्।
refusal-choice-not-allowed = यो चालसँग छान्ने केही छैन।
refusal-castling-right-lost = यता अब क्यासलिङ गर्न मिल्दैन: राजा वा हात्ती चलिसकेको छ।
refusal-castling-blocked = अहिले क्यासलिङ गर्न मिल्दैन: { $square } खाली छैन।
refusal-castling-in-check = चेक परेको बेला क्यासलिङ गर्न मिल्दैन।
refusal-castling-attacked = यहाँ क्यासलिङ गर्न मिल्दैन: { $square } मा आक्रमण छ।

## Cyvasse.

refusal-mountain = { $square } मा पहाड छ।
refusal-water = { $square } को पानीमा हरेक चाल टुङ्गिन्छ।
refusal-barred = { $by } को भालाधारीले { $square } बाट कसैलाई अघि बढ्न दिँदैन।
refusal-armoured = { $square } को मोहरा अझै कब्जा हुँदैन: कवच { $left }। त्यसमाथि अरू मोहराले पनि आक्रमण गर्नुहोस्।
refusal-protected = { $tower } को टावरले { $square } को मोहरालाई जोगाउँछ।
refusal-never-captures = { $man } ले कब्जा गर्दैन।
refusal-not-forward = भालाधारीले अगाडिका दुई घरमा मात्र कब्जा गर्छ।
refusal-not-in-line = { $man } ले सीधा रेखामा, बढीमा { $most ->
    [one] एक घर
   *[other] { $most } घर
} टाढा मात्र कब्जा गर्छ।
refusal-out-of-shot = ट्रेबुचेटले सीधा रेखामा, दुईदेखि चार घर टाढा मात्र प्रहार गर्छ।

## जोकर बुद्धिचाल।

refusal-frozen-held = { $square } को मोहरा जमेको छ: { $by } को जोकरले समातेको छ।
refusal-frozen-thawing = { $square } को मोहरा यो पालोभरि जमेकै छ; त्यसपछि मुक्त हुन्छ।
refusal-croissant-over = { $square } को प्यादाको पछाडि अब En Croissant मिल्दैन: त्यो त्यसको चालको लगत्तै मात्र मिल्छ।
refusal-castling-rook-frozen = अहिले क्यासलिङ गर्न मिल्दैन: { $square } को हात्ती जमेको छ।

## Keres.

refusal-stack-king = राजा कहिल्यै थाकमा हुँदैन।
refusal-stack-full = { $square } मा पहिल्यै दुई मोहरा छन्।
refusal-stack-whole = पूरै थाक { $square } को आफ्नै मोहरामाथि जान सक्दैन; माथिको मोहरा मात्र एक्लै जान सक्छ।
refusal-stack-none = { $square } मा थाक छैन, जसबाट माथिको मोहरा जाओस्।

## चारखाने बुद्धिचाल।

refusal-step-used = { $square } बाट दुई घरे चाल चलिसकियो; त्यो खेलमा एक पटक मात्र चल्न मिल्छ।
refusal-checkered-man = { $square } को चारखाने मोहरा दुवै पक्षको हो, कब्जा गर्न मिल्दैन।
refusal-straight-back = यो चारखाने मोहरा भर्खरै { $square } बाट आएको हो। त्यसलाई तुरुन्तै फर्काउन मिल्दैन: पहिले अर्कै चाल चल्नुपर्छ।
refusal-switch-off = यो खेलमा चारखाने मोहरा सधैँका लागि लिन मिल्दैन।
refusal-switch-no-checkered = लिनका लागि अहिलेसम्म चारखाने मोहरा छैन।
refusal-switch-king-attacked = अहिले चारखाने मोहरा लिन मिल्दैन: { $by } को मोहराले { $square } को राजामाथि आक्रमण गर्छ।
refusal-switch-no-move = अहिले चारखाने मोहरा लिन मिल्दैन: तिनको कुनै चाल हुँदैन।
