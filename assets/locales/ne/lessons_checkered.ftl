### चारखाने बुद्धिचाल का पाठहरूले के भन्छन्।

lesson-checkered-born = चारखाने मोहराको जन्म
lesson-checkered-born-born = सबै चाल बुद्धिचालकै हुन्, तर कब्जापछि चारखाने मोहरा रहन्छ। a1 को हात्तीले a6 को हात्ती कब्जा गर्नुहोस्!
lesson-checkered-born-born-right = हेर्नुहोस्: न सेतो, न कालो। a6 मा चारखाने हात्ती छ, र त्यो दुवै पक्षको हो।
lesson-checkered-born-pawn = राजाबाहेक हरेक मोहराको यस्तै हुन्छ। e4 को प्यादाले d5 को प्यादा कब्जा गर्नुहोस्।
lesson-checkered-born-pawn-right = d5 मा चारखाने प्यादा। अनि अब कालोको पालो हो।
lesson-checkered-born-moves = जसको पालो, उसैले चारखाने मोहरा आफ्नैजस्तो चल्छ: कालोले चलेको प्यादा तलतिर जान्छ।

lesson-checkered-nature = रूप छान्ने
lesson-checkered-nature-victim = के रहने तपाईं छान्नुहुन्छ: कब्जा गर्ने वा कब्जा भएको। हात्तीले h5 को प्यादा कब्जा गर्छ; c5 को मन्त्रीको ख्याल गर्नुहोस्!
lesson-checkered-nature-victim-right = h5 को प्यादाले केही बिगार्दैन: त्यो कालोको काम लाग्दैन।
lesson-checkered-nature-victim-wrong-rook = h5 को चारखाने हात्ती अर्को पालोमा कालोको हुन्छ: पङ्क्ति हुँदै गएर तपाईंको मन्त्री कब्जा गर्छ।
lesson-checkered-nature-captor = तपाईंको ऊँटले g7 को मन्त्री कब्जा गर्छ। कालोको पालोमा त्यहाँ के रहने? g3 को हात्तीको ख्याल गर्नुहोस्!
lesson-checkered-nature-captor-right = g7 बाट ऊँटले कब्जा गर्ने केही छैन। छान्नुअघि पाटी अर्को पक्षको आँखाले हेर्नुहोस्।
lesson-checkered-nature-captor-wrong-queen = मन्त्री भए अर्को चालमा कालोको हुन्छ, र g3 को हात्ती कब्जा गर्छ।

lesson-checkered-promotion_and_king = प्यादाको नयाँ रूप, राजाले गरेको कब्जा
lesson-checkered-promotion_and_king-promote = अन्तिम पङ्क्तिमा कब्जा गर्ने प्यादा अर्कै मोहरा बन्छ, र चारखाने रहन्छ। h8 मा कालोको सबभन्दा कम काम लाग्ने छान्नुहोस्!
lesson-checkered-promotion_and_king-promote-right = h8 को घोडा तपाईंको कुनै मोहरासम्म पुग्दैन। प्यादाबाट बनेको मोहरा पनि दुवै पक्षलाई उपहार हो।
lesson-checkered-promotion_and_king-promote-wrong-file = यसले सीधै तलतिर ताक्छ: कालोले यसैले h2 को हात्ती कब्जा गर्छ।
lesson-checkered-promotion_and_king-promote-wrong-diagonal = h8 बाट ऊँटले लामो छड्के बाटो ताक्छ: कालोले यसैले b2 को मन्त्री कब्जा गर्छ।
lesson-checkered-promotion_and_king-king = राजाले कब्जा गर्दा चारखाने मोहरा जन्मँदैन। राजाले d2 को प्यादा कब्जा गर्नुहोस्।
lesson-checkered-promotion_and_king-king-right = प्यादा हट्यो, र राजा पहिलेजस्तै सेतो छ।

lesson-checkered-shared = तपाईंको पनि, उनको पनि
lesson-checkered-shared-yours = d4 को चारखाने घोडा अहिले तपाईंको हो। यसले विपक्षी मात्र कब्जा गर्छ, जुनसुकै रूप लिएर। यसका सबै चाल भेट्टाउनुहोस्!
lesson-checkered-shared-yours-right = सबै भेटिए, c6 र e6 मा दुवै रूपसहित। तपाईंकै b3 को प्यादालाई छुँदैन।
lesson-checkered-shared-nobody = चारखाने मोहरा कसैले कब्जा गर्दैन। d3 को हात्तीका सबै चाल भेट्टाउनुहोस्।
lesson-checkered-shared-nobody-right = d6 को प्यादाअघिसम्म, त्यसमाथि होइन; तर a3 को कालो हात्ती सधैँजस्तै कब्जा हुन्छ।
lesson-checkered-shared-nobody-wrong-taken = d6 को प्यादा चारखाने हो: त्यो तपाईंको पनि हो, र कसैले कब्जा गर्दैन।
lesson-checkered-shared-down = अब तपाईंका मोहरा काला हुन्। चारखाने प्यादा चल्नेको दिशामा जान्छ: d5 को प्यादाका सबै चाल भेट्टाउनुहोस्।
lesson-checkered-shared-down-right = तलतिर जान्छ, d4 मा वा e4 को सेतो प्यादामाथि।
lesson-checkered-shared-down-wrong-up = माथितिर सेतोको दिशा हो। तपाईंका मोहरा काला हुन्: तपाईंका प्यादा तलतिर जान्छन्।

lesson-checkered-chain = कब्जामाथि कब्जा
lesson-checkered-chain-chain = कब्जा गर्ने चारखाने मोहराले फेरि चारखाने नै छोड्छ, उस्तै छनोटसहित। d4 को घोडाका दुवै कब्जा भेट्टाउनुहोस्।
lesson-checkered-chain-chain-right = घोडा वा हात्ती, जे मन लाग्छ: f5 मा जसरी पनि चारखाने मोहरा हुन्छ।
lesson-checkered-chain-which = चारखाने मन्त्रीले b4 को हात्ती कब्जा गर्छ। के रहने? d2 को हात्तीको ख्याल गर्नुहोस्!
lesson-checkered-chain-which-right = अब पाटीमा एउटा मन्त्री कम भयो, र b4 को हात्तीले कब्जा गर्ने केही छैन।
lesson-checkered-chain-which-wrong-queen = मन्त्री बाँकी रहन्छ, र अब कालोले चल्छ: छड्के गएर d2 को हात्ती कब्जा गर्छ।

lesson-checkered-no_way_back = तुरुन्तै फिर्ता हुँदैन
lesson-checkered-no_way_back-back = कालोले भर्खरै चारखाने हात्ती c7 बाट c4 मा चल्यो। तपाईं त्यसलाई चल्न सक्नुहुन्छ, तर फर्काउन सक्नुहुन्न। सबै चाल भेट्टाउनुहोस्!
lesson-checkered-no_way_back-back-right = c7 बाहेक जहाँ पनि। यो नियम यही एक चालसम्म हो, र कब्जापछि लाग्दैन।
lesson-checkered-no_way_back-back-wrong-back = यो भर्खरै c7 बाट आएको हो: तुरुन्तै फर्कन मिल्दैन, नत्र खेल कहिल्यै अघि बढ्दैन।
lesson-checkered-no_way_back-trap = चेक दिने चारखाने मोहरा नै चलेर चेक हटाउन सकिन्छ, यदि त्यसको जाने ठाउँ छ भने। चेकमेट भेट्टाउनुहोस्!
lesson-checkered-no_way_back-trap-right = चेकमेट! f7 बाट घोडा g5 मा मात्र जान सक्थ्यो, तुरुन्तै फिर्ता, र त्यो मिल्दैन।
lesson-checkered-no_way_back-trap-wrong-pawn = प्यादा धेरै होइन, र कब्जा गर्ने घोडा अर्को पालोमा जता पनि जान सक्छ। शान्त चाल खोज्नुहोस्।

lesson-checkered-two_squares = दुई घरे चाल
lesson-checkered-two_squares-anyone = सुरुको घरमा जुन प्यादा भए पनि दुई घर जान सक्छ, चारखाने पनि। c2 को प्यादाका सबै चाल भेट्टाउनुहोस्।
lesson-checkered-two_squares-anyone-right = एक वा दुई घर, बुद्धिचालमा जस्तै।
lesson-checkered-two_squares-once = तर हरेक सुरुको घरबाट यो खेलमा एक पटक मात्र मिल्छ, र c2 बाट भइसक्यो। प्यादालाई जान मिल्नेसम्म चल्नुहोस्।
lesson-checkered-two_squares-once-right = c3 मात्र। नत्र चारखाने प्यादा यताउता गरेर दुई घरे चाल पटक-पटक चल्थ्यो।
lesson-checkered-two_squares-once-wrong-used = c2 बाट दुई घरे चाल यो खेलमा चलिसकिएको छ।

lesson-checkered-en_passant = आन पासाँ
lesson-checkered-en_passant-take = कालोको प्यादा भर्खरै d7 बाट d5 मा आयो। साधारण प्यादाले बुद्धिचालमा जस्तै आन पासाँ गर्छन्: गर्नुहोस्!
lesson-checkered-en_passant-take-right = अरूजस्तै कब्जा: d6 को प्यादा अब चारखाने भयो।
lesson-checkered-en_passant-not = दुवैको हुन्जेल चारखाने प्यादाले आन पासाँ कहिल्यै गर्दैन। e5 को प्यादाका सबै चाल भेट्टाउनुहोस्।
lesson-checkered-en_passant-not-right = ठीक: e6 मा जान्छ वा f6 मा कब्जा गर्छ, र d5 को प्यादालाई डर छैन।
lesson-checkered-en_passant-not-wrong-ep = यहाँ साधारण प्यादाले मात्र आन पासाँ गर्न सक्छ; e5 को प्यादा चारखाने हो।
lesson-checkered-en_passant-stepped = चारखाने प्यादाको दुई घरे चाललाई पनि त्यसरी कब्जा गर्न मिल्दैन: सेतो प्यादाले जान दिनैपर्छ, तर सेतोले त्यसलाई अघि चल्न सक्छ।

lesson-checkered-check = चेक
lesson-checkered-check-shared = चारखाने मोहराले विपक्षीले चलेजस्तै राजामाथि आक्रमण गर्छ: g5 को हात्तीले चेक दिएको छ। सबभन्दा राम्रो जवाफ के हो?
lesson-checkered-check-shared-right = त्यो चल्ने पालो तपाईंको हो! चेक दिने त्यही हात्ती चलेर तपाईंले d5 को हात्ती कब्जा गर्नुभयो।
lesson-checkered-check-shared-wrong-run = राजा भाग्नु पर्दैन: g5 को हात्ती अहिले तपाईंको हो। त्यसले के कब्जा गर्न सक्छ?
lesson-checkered-check-spot = कुनै चालले आफ्नो राजालाई आक्रमणमा छोड्न मिल्दैन, र चारखाने बनेको मोहरा तुरुन्तै गनिन्छ। g7 को प्यादा मिल्ने गरी कब्जा गर्नुहोस्!
lesson-checkered-check-spot-right = प्यादा भएर यसले हानि गर्दैन; हात्ती भए तपाईंकै राजामाथि आक्रमण गर्थ्यो।
lesson-checkered-check-spot-wrong-own = g7 मा हात्ती रहे त्यो तुरुन्तै कालोको हुन्छ, र तपाईंको g1 को राजा त्यसैको बाटोमा छ।
lesson-checkered-check-castle = क्यासलिङमा पनि आक्रमण यसरी नै गनिन्छ। c4 को चारखाने ऊँटले f1 ताकेको छ: मिल्ने ठाउँतिर क्यासलिङ गर्नुहोस्!
lesson-checkered-check-castle-right = मन्त्रीपट्टि बाटो खुला छ: c1 र d1 मा कसैको आक्रमण छैन।

lesson-checkered-mate = चेकमेट
lesson-checkered-mate-mate = दुई हात्तीले अन्तिम पङ्क्तिमा चेक दिन सक्छन्, तर g5 को ऊँट कालोले पनि चल्न सक्छ। कुन चेक चेकमेट हो?
lesson-checkered-mate-mate-right = चेकमेट! e8 र राजाको बीचमा f8 मात्र छ, र ऊँट त्यहाँ पुग्दैन।
lesson-checkered-mate-mate-wrong-block = a8 बाट राजासम्मको बाटो लामो छ: कालोले चारखाने ऊँट d8 मा राखेर छेक्छ।
lesson-checkered-mate-stalemate = चेक नभए स्टेलमेट, बराबरी: कालोको राजा अड्कियो, र a5 को प्यादा a4 मा छेकियो। चारखाने मोहरा लिनु यहाँ चाल गनिँदैन।

lesson-checkered-checkered_side = चारखाने मोहरा लिने
lesson-checkered-checkered_side-take = खेलमा एक पटक, चाल्नुअघि, चारखाने मोहरा सधैँका लागि लिन मिल्छ। त्यसपछि सेता र काला अर्को पक्षका हुन्छन्। लिनुहोस्!
lesson-checkered-checkered_side-take-right = हात्ती र घोडा अब अन्त्यसम्म तपाईंका मात्र हुन्। अनि तपाईं तुरुन्तै चल्नुहुन्छ।
lesson-checkered-checkered_side-not_yet = चारखाने मोहराले राजामाथि आक्रमण गरुन्जेल मिल्दैन। e5 को हात्तीले चेक दिएको छ: पहिले कब्जा नगरी त्यसलाई छेउतिर सार्नुहोस्।
lesson-checkered-checkered_side-not_yet-right = अब कुनै राजामाथि आक्रमण छैन। तर मोहरा लिन आफ्नो पालो पर्खनुपर्छ: अहिले कालोको पालो हो।
lesson-checkered-checkered_side-shut = लिएपछि तिनको कुनै चाल नहुने भए पनि लिन मिल्दैन, जस्तै दुवैतिरबाट थुनिएको a4 को यो एक्लो प्यादा।
lesson-checkered-checkered_side-in_check = चेकमा परे पनि मिल्छ। e1 को कालो हात्तीले तपाईंको राजामाथि आक्रमण गर्छ: राजा र झन्झट अर्को पक्षलाई छोड्नुहोस्!
lesson-checkered-checkered_side-in_check-right = अब चेक छैन: साधारण मोहराले एकअर्कामाथि आक्रमण गर्दैनन्। आन पासाँको हक र फिर्ता नजाने नियम पनि सकिन्छ।
lesson-checkered-checkered_side-in_check-wrong-run = राजा भाग्न सक्छ, तर कालोले आक्रमण गरिरहन्छ। तपाईं पूरै चिन्ताबाट मुक्त हुन सक्नुहुन्छ।
lesson-checkered-checkered_side-at_once = जसले लिन्छ, उसैले तुरुन्तै चल्छ। चारखाने मोहरा लिनुहोस्, अनि d3 को हात्तीले चेकमेट दिनुहोस्!
lesson-checkered-checkered_side-at_once-right = d8 मा चेकमेट! अब त्यो हात्ती अरू कसैले चल्न पाउँदैन, त्यसैले चेक कायम रहन्छ।
lesson-checkered-checkered_side-at_once-wrong-early = हात्ती दुवैको हुन्जेल कालोले त्यसलाई d8 बाट हटाइदिन्छ। पहिले मोहरा लिनुहोस्!
lesson-checkered-checkered_side-at_once-wrong-white = g1 को सेतो राजा g2 मा सर्छ। कुन राजाको बाटो छैन?

lesson-checkered-everyone_else = चारखाने विरुद्ध सबै
lesson-checkered-everyone_else-foes = अब चारखाने मोहरा तपाईंका हुन्, र सेता र काला दुवै विपक्षी हुन्। d4 को हात्तीका सबै कब्जा भेट्टाउनुहोस्!
lesson-checkered-everyone_else-foes-right = दुई सेता, दुई काला। अब कब्जाले केही जन्माउँदैन: कब्जा भएको हराउँछ।
lesson-checkered-everyone_else-together = अब अर्को पक्षबाट: विपक्षीले चारखाने मोहरा लियो, तपाईंका सेता र काला दुवै छन्। सबै कब्जा भेट्टाउनुहोस्!
lesson-checkered-everyone_else-together-right = सेतो हात्ती, कालो हात्ती, ऊँट र घोडा मिलेर लड्छन्। साधारण मोहराले अब एकअर्कालाई कब्जा गर्दैनन्।

lesson-checkered-pawns_both_ways = दुवैतिर जाने प्यादा
lesson-checkered-pawns_both_ways-ways = अब तपाईंका चारखाने प्यादा माथि र तल दुवैतिर जान्छन् र कब्जा गर्छन्। d4 को प्यादाका सबै चाल भेट्टाउनुहोस्।
lesson-checkered-pawns_both_ways-ways-right = दुई पाइला र दुई कब्जा। आन पासाँ पनि दुवैतिर गर्छन्।
lesson-checkered-pawns_both_ways-knight = तिनले पङ्क्ति 1 र 8 दुवैमा रूप फेर्छन्। d1 मा प्यादा के बन्ने छान्नुहोस्: दुवै राजा सम्झनुहोस्!
lesson-checkered-pawns_both_ways-knight-right = d1 को घोडाले दुवै राजामाथि एकैचोटि आक्रमण गर्छ। हट्न एउटाले मात्र सक्छ: चेकमेट!
lesson-checkered-pawns_both_ways-knight-wrong-nobody = त्यो चेकमेट होइन: अर्को पक्षको जवाफ बाँकी छ। d1 बाट f2 र b2 दुवैमाथि कुन मोहराले आक्रमण गर्छ?
lesson-checkered-pawns_both_ways-passing = चारखाने प्यादा भर्खरै d7 बाट d5 मा आयो। अब साधारण प्यादाले त्यसलाई आन पासाँ गर्न सक्छ: e5 को प्यादाले गर्नुहोस्!
lesson-checkered-pawns_both_ways-passing-right = हट्यो, र नयाँ केही जन्मेन: एउटा चारखाने मोहरा घट्यो।

lesson-checkered-two_kings = जोगाउनुपर्ने दुई राजा
lesson-checkered-two_kings-both = सेता र काला भएपछि तपाईंका दुई राजा छन्, कसैलाई आक्रमणमा छोड्न मिल्दैन। d5 को घोडाले दुवैमाथि आक्रमण गर्छ: उपाय भेट्टाउनुहोस्!
lesson-checkered-two_kings-both-right = एउटै उपाय: जुन राजा हटे पनि अर्को आक्रमणमै रहन्थ्यो।
lesson-checkered-two_kings-shield = e4 को चारखाने घोडा दुई तरिकाले कब्जा हुन सक्छ, तर एउटाले राजालाई खुला पार्छ। कुन कब्जा ठीक हो?
lesson-checkered-two_kings-shield-right = कालो ऊँट हान्न स्वतन्त्र थियो, र c3 को घोडाले सेतो राजालाई छेकिरहेको छ।
lesson-checkered-two_kings-shield-wrong-pinned = c3 को घोडाले सेतो राजालाई a5 को चारखाने ऊँटबाट छेकेको छ: त्यो बस्नैपर्छ।
lesson-checkered-two_kings-beside = अब तपाईंका राजा साथी हुन्, सँगसँगै उभिन सक्छन्। d3 को सेतो राजाका सबै चाल भेट्टाउनुहोस्।
lesson-checkered-two_kings-beside-right = आठै घर, तीमध्ये कालो राजाको छेउका d4 र e4 पनि।
lesson-checkered-two_kings-castle = दुवै राजाले आ-आफ्नो हकअनुसार क्यासलिङ गर्न सक्छन्; आक्रमण चारखाने मोहराले मात्र गर्छन्। कालो राजाले क्यासलिङ गर्नुहोस्!
lesson-checkered-two_kings-castle-right = सेतोको पालो, र क्यासलिङ कालो राजाको। अब दुवै तपाईंका हुन्।

lesson-checkered-ends = खेल कसरी सकिन्छ
lesson-checkered-ends-last = कुनै चारखाने मोहरा नरहेपछि चारखाने पक्ष हार्छ। अन्तिम एउटा, f6 को हात्ती, कब्जा गर्नुहोस्!
lesson-checkered-ends-last-right = सेता र कालाको मिलेर जित।
lesson-checkered-ends-last-wrong-own = f3 को घोडा अब तपाईंकै पक्षमा लड्छ: साधारण मोहराले एकअर्कालाई कब्जा गर्दैनन्।
lesson-checkered-ends-mate = चारखाने पक्षले जुनसुकै राजालाई चेकमेट दिए जित्छ; आक्रमण नभए स्टेलमेट हुन्छ। तपाईंको मन्त्रीले कुन राजालाई चेकमेट दिन्छ?
lesson-checkered-ends-mate-right = h1 को सेतो राजा आफ्नै प्यादापछाडि फस्यो। दुवै राजा सँगै हार्छन्।
lesson-checkered-ends-mate-wrong-block = e7 को हात्ती e8 मा फर्केर छेक्छ। अर्को राजा हेर्नुहोस्!
lesson-checkered-ends-stuck = चारखाने पक्षको मिल्ने चाल नभए स्टेलमेट हुन्छ: यहाँ एउटै प्यादा a4 मा दुवैतिरबाट थुनिएको छ।

lesson-checkered-draws = बराबरी
lesson-checkered-draws-fifty = दुवैका पचास-पचास चालमा कब्जा नभए र प्यादा नचले बराबरी, सहमतिमा पनि। यो खेल जिउँदै राख्नुहोस्!
lesson-checkered-draws-fifty-right = जुनसुकै प्यादाको चालले गन्ती फेरि सुरु गर्छ। यहाँ मोहरा थोरै भएर कुनै स्थिति बराबरी हुँदैन।
lesson-checkered-draws-third = उही स्थिति, उही हक र उही मालिकसहित तेस्रो पटक आउनेबित्तिकै खेल बराबरी हुन्छ।

lesson-checkered-notation = चाल लेख्ने तरिका
lesson-checkered-notation-nature = चाल बुद्धिचालमा जस्तै लेखिन्छ। Rxh4=P भन्नाले हात्तीले h4 मा कब्जा गरेर प्यादा छोड्यो।
lesson-checkered-notation-side = S भन्नाले चारखाने मोहरा लिइयो; त्यसपछि त्यही खेलाडीको चाल आउँछ, यहाँ Rb4।

lesson-checkered-plans = योजना
lesson-checkered-plans-first = तपाईंले प्रयोग नगरेको अर्को पक्षले गर्छ: e5 को घोडाले जुनसुकै मन्त्री कब्जा गर्न सक्छ। सबभन्दा राम्रो चाल भेट्टाउनुहोस्!
lesson-checkered-plans-first-right = कालोको मन्त्री गयो, तपाईंको पहुँचबाहिर छ, र c6 को घोडाले कब्जा गर्ने केही छैन।
lesson-checkered-plans-first-wrong-side = अहिले होइन: एउटै चारखाने मोहरा भए त्यो छिट्टै गुम्छ, र त्यससँगै खेल पनि।
lesson-checkered-plans-first-wrong-queen = c6 को चारखाने मन्त्री अर्को पालोमा कालोको हुन्छ: तपाईंको राजाकै छेउमा g2 मा कब्जा गर्छ।
lesson-checkered-plans-first-wrong-away = तपाईंको मन्त्री चल्यो, तर विपक्षीकै कब्जा गर्न सकिन्थ्यो। साझा मोहराको मौका एक चाल मात्र रहन्छ।
lesson-checkered-plans-hunt = तपाईंका सेता र काला छन्। अन्तिम घोडा a8 मा लुकेको छ, बाटा b6 र c7: खुला बाटो बन्द गर्नुहोस्, अनि कब्जा गर्नुहोस्!
lesson-checkered-plans-hunt-right = त्यो चल्नैपर्थ्यो, र हात्ती सातौँ पङ्क्तिमा पर्खिरहेको थियो। b6 मा कालो प्यादाले कब्जा गर्थ्यो।
lesson-checkered-plans-hunt-wrong-open = a7 को प्यादाले b6 जोगाउँछ, तर c7 बाट घोडा उम्कन्छ। हात्तीले कहाँबाट त्यो ताक्छ?
lesson-checkered-plans-play = खेल यसरी सुरु हुन्छ। हरेक कब्जाअघि सोच्नुहोस्: छोडेको मोहराले अर्को पक्षले के गर्ला?
