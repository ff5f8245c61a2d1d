### पहेली।

puzzles-title = पहेली
puzzles-today = आजको पहेली
puzzles-today-done = हल भयो। भोलि नयाँ आउँछ।
puzzles-solve = हल गर्नुहोस्
puzzles-solve-today = आजको हल गर्नुहोस्
puzzles-choose = अरू पहेली
puzzles-run = पहिलो प्रयासमै: लगातार { $count }, सबैभन्दा बढी { $longest }
puzzles-days = { $count ->
    [one] { $count } दिन
   *[other] लगातार { $count } दिन
}
puzzles-band-all = सबै
puzzles-band-easy = सजिलो
puzzles-band-medium = मध्यम
puzzles-band-hard = गाह्रो
puzzles-band-fiendish = धेरै गाह्रो
puzzles-solved-of = { $count } मध्ये { $solved } हल भए
puzzles-rating = स्तर { $rating }

puzzles-side-white = सेतोको पालो
puzzles-side-black = कालोको पालो
puzzles-side-checkered = तपाईंका मोहरा चारखाने हुन्
puzzles-side-both = सेतो र कालो दुवै तपाईंका हुन्
puzzles-ask-mate = { $count ->
    [one] एकै चालमा चेकमेट
   *[other] { $count } चालमा चेकमेट
}
puzzles-ask-king = { $count ->
    [one] एकै चालमा राजा कब्जा
   *[other] { $count } चालमा राजा कब्जा
}
puzzles-ask-win = { $count ->
    [one] एकै चालमा जित
   *[other] { $count } चालमा जित
}
puzzles-ask-gain = एउटै चालले मोहरा जित्छ
puzzles-right = { $count ->
    [one] ठीक! अब एउटा चाल बाँकी छ।
   *[other] ठीक! अब { $count } चाल बाँकी छन्।
}
puzzles-solved-clean = पहिलो प्रयासमै हल!
puzzles-solved = हल भयो!
puzzles-shown = समाधान यही थियो।
puzzles-done = यो पहेली हल भयो। अर्कोमा जानुहोस्।
puzzles-retry = सुरुदेखि
puzzles-solution = समाधान
puzzles-next = अर्को पहेली
puzzles-leave = पहेली छोड्नुहोस्
puzzles-hint-man = { $square } को मोहरा हेर्नुहोस्।
puzzles-hint-move = चाल { $move } हो।

puzzles-wrong-draw = { $move } ले बराबरी हुन्छ।
puzzles-wrong-loses = { $move } पछि प्रतिद्वन्द्वीले { $reply } ले तुरुन्तै जित्छ।
puzzles-wrong-not-over = { $move } ले सकिँदैन: { $reply } अझै चल्न सकिन्छ।
puzzles-wrong-escapes = { $move } पछि { $reply } ले अझ बेर थाम्छ।
puzzles-wrong-slow = { $count ->
    [one] { $move } ले एकै चालमा जितिँदैन।
   *[other] { $move } ले { $count } चालमा पक्का जितिँदैन।
}
puzzles-wrong-taken = { $move } पछि { $reply } आउँछ, अनि मोहरा गुम्छ।
puzzles-wrong-little = { $move } चल्न मिल्छ, तर एउटा चालले धेरै बढी जित्छ।

puzzles-bad = { $file } को पङ्क्ति { $line } को पहेली छोडियो। { $why }
puzzles-bad-text = स्तम्भ { $column } बुझ्न सकिएन।
puzzles-bad-id = “{ $text }” पहेलीको नाम हुन सक्दैन।
puzzles-bad-twice = “{ $text }” नाम दुई पटक छ।
puzzles-bad-position = यसको स्थिति प्रयोग गर्न मिल्दैन। { $why }
puzzles-bad-move = “{ $text }” चाल होइन।
puzzles-bad-goal = “{ $text }” माग्न मिल्ने कुरा होइन।
puzzles-bad-theme = “{ $text }” नामको कुनै विषय छैन।
puzzles-bad-rating = स्तर { $text } { $least } देखि { $most } सम्म पर्दैन।
puzzles-bad-over = पहिलो चालअघि नै खेल सकिएको छ।
puzzles-bad-illegal = { $text } मिल्ने चाल होइन। { $why }
puzzles-bad-spelling = { $text } लाई { $right } लेखिन्छ।
puzzles-bad-ends = यसको अन्तिम चाल हल गर्नेको होइन।
puzzles-bad-not-won = यसका चालले खेल जितिँदैन।
puzzles-bad-ended = यसका चालले खेल सकिन्छ। { $why }

theme-quiet = शान्त चाल
theme-sacrifice = बलिदान
theme-fork = दोहोरो आक्रमण
theme-discovery = खुल्ने आक्रमण
theme-double-check = दोहोरो चेक
theme-promotion = बढुवा
theme-underpromotion = सानो मोहरामा बढुवा
theme-en-passant = आन पासाँ
theme-castling = क्यासलिङ
theme-freeze = जमाउने
theme-thaw = पग्लाउने
theme-croissant = En Croissant
theme-stack = थाक लगाउने
theme-ride = पूरै थाक
theme-unstack = माथिको मात्र
theme-stack-taken = थाक कब्जा
theme-carried-promotion = थाकभित्र बढुवा
theme-trebuchet = ट्रेबुचेटको प्रहार
theme-dragon = ड्रागन
theme-bare = कवच सकिने
theme-tower = टावर ढल्ने
theme-breeding = चारखाने जन्म
theme-nature = स्वभाव फेरिने
theme-side = चारखाने मोहरा लिने
