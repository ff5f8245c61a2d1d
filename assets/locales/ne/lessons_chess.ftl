### क्लासिक बुद्धिचालका पाठहरूले के भन्छन्।

lesson-chess-rook = हात्ती
lesson-chess-rook-lines = c4 को हात्ती बाटो खुला भएसम्म सीधा जान्छ। यसका सबै चाल एक-एक गरी भेट्टाउनुहोस्।
lesson-chess-rook-lines-right = यति नै हुन्: ठाडो र तेर्सो, र c6 मा पनि, जहाँ कालो प्यादा छ।
lesson-chess-rook-lines-wrong-own = f4 मा तपाईंकै प्यादा छ: हात्ती त्यसको अघि नै रोकिन्छ।
lesson-chess-rook-take = कब्जा गर्न मोहरा विपक्षीको घरमा जान्छ। हात्तीले c6 को प्यादा कब्जा गर्नुहोस्।
lesson-chess-rook-take-right = स्याबास! प्यादा पाटीबाट हट्यो, र त्यसको ठाउँमा हात्ती छ।

lesson-chess-bishop = ऊँट र मन्त्री
lesson-chess-bishop-diagonals = d3 को ऊँट बाटो खुला भएसम्म तेर्छो जान्छ। यसका सबै चाल भेट्टाउनुहोस्।
lesson-chess-bishop-diagonals-right = ठीक। ऊँट सधैँ एउटै रङका घरमा रहन्छ, र f5 को प्यादा कब्जा गर्न सक्छ।
lesson-chess-bishop-diagonals-wrong-straight = ऊँट कहिल्यै सीधा जाँदैन: तेर्छो मात्र।
lesson-chess-bishop-queen = मन्त्री हात्ती र ऊँट दुवैजस्तै जान्छ। a1 को मन्त्रीका सबै चाल भेट्टाउनुहोस्।
lesson-chess-bishop-queen-right = पाँच। d4 को प्यादा कब्जा हुन सक्छ, तर त्यसपछाडि बाटो बन्द छ: घोडाले मात्र अरूलाई नाघ्छ।
lesson-chess-bishop-queen-wrong-past = d4 को प्यादा बाटोमा छ। मन्त्रीले त्यसलाई कब्जा गर्न सक्छ, नाघ्न सक्दैन।

lesson-chess-knight = घोडा र राजा
lesson-chess-knight-jump = घोडा दुई घर सीधा र एक घर छेउतिर उफ्रन्छ, जेलाई पनि नाघेर। b1 को घोडाका सबै चाल भेट्टाउनुहोस्।
lesson-chess-knight-jump-right = तीन! वरिपरिका आफ्नै मोहराले रोकेनन्: घोडाले मात्र अरूलाई नाघ्छ।
lesson-chess-knight-jump-wrong-shape = त्यो घोडाको उफ्राइ होइन: दुई घर सीधा, अनि एक घर छेउतिर।
lesson-chess-knight-king = राजा जुनसुकै दिशामा एक घर जान्छ, तर कब्जा हुन सक्ने घरमा कहिल्यै जाँदैन। e4 को राजाका सबै चाल भेट्टाउनुहोस्।
lesson-chess-knight-king-right = सात। e5 मात्र बन्द थियो: d6 को प्यादाले त्यहाँ आक्रमण गर्छ।
lesson-chess-knight-king-wrong-attacked = d6 को प्यादाले e5 मा आक्रमण गर्छ: त्यहाँ तपाईंको राजालाई चेक पर्छ।

lesson-chess-pawn = प्यादा
lesson-chess-pawn-forward = प्यादा एक घर अगाडि जान्छ; सुरुको घरबाट दुई घर पनि जान सक्छ। e2 को प्यादा चल्नुहोस्।
lesson-chess-pawn-forward-right = ठीक। प्यादा कहिल्यै पछि फर्कँदैन, त्यसैले हरेक पाइला सोचेर चल्नुपर्छ।
lesson-chess-pawn-forward-wrong-three = त्यो धेरै टाढा भयो: सुरुको घरबाट प्यादा एक वा दुई घर जान्छ।
lesson-chess-pawn-takes = प्यादाले एक घर तेर्छो अगाडि कब्जा गर्छ। e4 को प्यादाका दुवै कब्जा भेट्टाउनुहोस्।
lesson-chess-pawn-takes-right = हो: d5 र f5। e5 को प्यादाले त बाटो मात्र छेक्छ।
lesson-chess-pawn-takes-wrong-straight = प्यादाले सीधा अगाडि कब्जा गर्दैन: e5 को प्यादाले बाटो रोकेको छ।

lesson-chess-check = चेक
lesson-chess-check-answers = e8 को हात्तीले e1 मा तपाईंको राजालाई चेक दियो! पन्छिनुहोस्, बाटो छेक्नुहोस् वा त्यसलाई कब्जा गर्नुहोस्। चारै चाल भेट्टाउनुहोस्।
lesson-chess-check-answers-right = राजा f1 मा, मन्त्री वा ऊँट e2 मा, अथवा ऊँटले e8 मा कब्जा। अरू कुनै चाल मिल्दैनथ्यो।
lesson-chess-check-answers-wrong-file = e2 मा पनि राजा e8 को हात्तीकै सिधामा हुन्छ।
lesson-chess-check-pinned = e2 को तपाईंको हात्तीले राजालाई e8 को हात्तीबाट जोगाउँछ। राजा जोगिइरहने यसका सबै चाल भेट्टाउनुहोस्।
lesson-chess-check-pinned-right = यो माथितिर जान सक्छ, e8 मा कब्जा पनि गर्न सक्छ। छेउ लागे राजालाई चेक पर्थ्यो, त्यो कहिल्यै मिल्दैन।
lesson-chess-check-pinned-wrong-opens = त्यसपछि e8 को हात्तीबाट राजालाई जोगाउने केही रहँदैन। कुनै चालले राजालाई चेकमा छोड्न मिल्दैन।

lesson-chess-mate = चेकमेट र स्टेलमेट
lesson-chess-mate-back_rank = उम्कने बाटो नभएको चेक चेकमेट हो, र त्यसले जिताउँछ। तुरुन्तै चेकमेट दिने चाल भेट्टाउनुहोस्।
lesson-chess-mate-back_rank-right = चेकमेट! हात्तीले राजामाथि आक्रमण गर्छ, र आफ्नै प्यादाले उसलाई थुनेका छन्।
lesson-chess-mate-smothered = दुई चालमा चेकमेट: घोडाले जोगाएको g8 मा मन्त्री जान्छ। कालोको एउटै जवाफ छ। अनि घोडाले वार गर्छ।
lesson-chess-mate-smothered-right = f7 को घोडाले चेकमेट! g8 को हात्ती र प्यादाले राजालाई कुनै घर छोडेनन्।
lesson-chess-mate-smothered-wrong-early = त्यसो गर्दा राजा g8 मा जान्छ। पहिले मन्त्री त्यहाँ गएर हात्तीलाई त्यो घर छेक्न लगाउँछ।
lesson-chess-mate-smothered-hint = मन्त्री दिनुहोस्: त्यसलाई b3 बाट g8 मा चल्नुहोस्।
lesson-chess-mate-stalemate = चेक पनि छैन, मिल्ने चाल पनि छैन: त्यो स्टेलमेट हो, बराबरी। कालो त्यसको नजिक छ। बरु चेकमेट दिनुहोस्।
lesson-chess-mate-stalemate-right = चेकमेट। मन्त्रीले b8 र a8 मा, b6 को राजाले a7 र b7 मा नजर राख्छ।
lesson-chess-mate-stalemate-wrong-stuck = c7 बाट मन्त्रीले चेक दिँदैन, र कालोको चाल छैन: स्टेलमेट, बराबरी।
lesson-chess-mate-stalemate-hint = अन्तिम पङ्क्तिमा चेक दिनुहोस्।

lesson-chess-castling = क्यासलिङ
lesson-chess-castling-short = राजा र हात्ती चलेका छैनन्, बीचमा केही छैन: क्यासलिङ गर्नुहोस्! राजालाई e1 बाट g1 मा, वा h1 को हात्तीमाथि चल्नुहोस्।
lesson-chess-castling-short-right = राजा सुरक्षित छ, हात्ती f1 मा आयो। अर्कोतिर पनि मिल्छ: राजा c1 मा, हात्ती d1 मा।
lesson-chess-castling-short-wrong-rook = क्यासलिङ राजाबाट सुरु हुन्छ: राजा e1 बाट g1 मा जान्छ, हात्ती आफैँ पछि लाग्छ।
lesson-chess-castling-short-wrong-other = त्यो अर्कोतिरको क्यासलिङ हो। यहाँ राजा g1 मा जान्छ।
lesson-chess-castling-crossing = चेकमा हुँदा, वा आक्रमण भएको घर पार गरेर वा त्यहाँ पुगेर क्यासलिङ हुँदैन। मिल्ने छेउमा क्यासलिङ गर्नुहोस्।
lesson-chess-castling-crossing-right = हो। g1 जाँदा राजाले f1 पार गर्थ्यो, जहाँ a6 को ऊँटले आक्रमण गर्छ। d1 र c1 सुरक्षित छन्।
lesson-chess-castling-crossing-wrong-through = a6 को ऊँटले f1 मा आक्रमण गर्छ, र राजाले त्यही पार गर्नुपर्थ्यो।
lesson-chess-castling-crossing-hint = a6 को ऊँटले कुन घरमा आक्रमण गर्छ: d1 कि f1?

lesson-chess-promotion = अन्तिम पङ्क्ति
lesson-chess-promotion-queen = अन्तिम पङ्क्तिमा प्यादा मन्त्री, हात्ती, ऊँट वा घोडा बन्छ। प्यादालाई e8 मा चल्नुहोस् र सबभन्दा बलियो रोज्नुहोस्।
lesson-chess-promotion-queen-right = नयाँ मन्त्री! अन्त्यसम्म पुग्ने हरेक प्यादा मन्त्री बन्न सक्छ।
lesson-chess-promotion-queen-wrong-rook = हात्ती बलियो छ, तर मन्त्रीले त्यो सबै र अझ धेरै गर्न सक्छ।
lesson-chess-promotion-queen-wrong-minor = त्यो तुरुन्तै बराबरी हुन्थ्यो: एउटा ऊँट वा घोडाले मात्र कसैले चेकमेट दिन सक्दैन।
lesson-chess-promotion-knight = मन्त्री सधैँ उत्तम हुँदैन। प्यादालाई f8 मा चल्नुहोस्, र राजा र मन्त्रीमाथि एकैचोटि आक्रमण गर्ने मोहरा रोज्नुहोस्।
lesson-chess-promotion-knight-right = f8 को घोडाले चेक! राजाले जवाफ दिनैपर्छ, अनि तपाईं d7 को मन्त्री कब्जा गर्नुहुन्छ।
lesson-chess-promotion-knight-wrong-quiet = त्यसले चेक दिँदैन, र d7 को मन्त्री उम्किन्छ।
lesson-chess-promotion-knight-hint = f8 बाट h7 र d7 दुवैतिर के उफ्रन्छ?

lesson-chess-en_passant = आन पासाँ
lesson-chess-en_passant-shown = हेर्नुहोस्: कालो प्यादा दुई घर बढेर e5 को तपाईंको प्यादाको छेउमा आउँछ, र एकै घर बढेझैँ कब्जा हुन्छ।
lesson-chess-en_passant-now = कालोको प्यादा भर्खरै e7 बाट e5 मा आयो। d5 को प्यादाले त्यसलाई आन पासाँ कब्जा गर्नुहोस्।
lesson-chess-en_passant-now-right = तपाईंको प्यादा e6 मा छ, र e5 को प्यादा हट्यो। यो ठीक अर्को चालमा मात्र मिल्छ।
lesson-chess-en_passant-now-wrong-late = c5 को प्यादा भर्खरै बढेको होइन: त्यो अधिकार एक चाल मात्र रहन्छ।
lesson-chess-en_passant-now-wrong-on = त्यसले मौका गुम्छ: e5 को प्यादा अहिले मात्र कब्जा हुन सक्छ।

lesson-chess-draws = बराबरी
lesson-chess-draws-thrice = उही स्थिति तेस्रो पटक आएपछि खेल तुरुन्तै बराबरी हुन्छ। घोडाहरू दुई पटक निस्केर फर्केको हेर्नुहोस्।
lesson-chess-draws-fifty = दुवैतर्फ पचास-पचास चालसम्म न कब्जा न प्यादाको चाल भए तुरुन्तै बराबरी हुन्छ। यो त्यसको अन्तिम चाल हो।
lesson-chess-draws-mate_stands = तपाईंको चालले पचास पुग्छ। तर त्यही चालमा दिइएको चेकमेट गन्तीभन्दा पहिले आउँछ। त्यो भेट्टाउनुहोस्।
lesson-chess-draws-mate_stands-right = d8 मा चेकमेट: सेतोको जित। त्यही चालको स्टेलमेट पनि मान्य हुन्थ्यो।
lesson-chess-draws-mate_stands-wrong-count = त्यसले कब्जा र प्यादाको चालबिना पचास चाल पुर्‍याउँछ: बराबरी। चेकमेट भेट्टाउनुहोस्।
lesson-chess-draws-bare = राजा मात्रले चेकमेट दिन सक्दैनन्: तुरुन्तै बराबरी; एउटा ऊँट वा घोडा, वा एकै रङका ऊँट भए पनि। बराबरी गर्नुहोस्।
lesson-chess-draws-bare-right = बराबरी: राजाहरू मात्र बाँकी छन्। नत्र प्यादा मन्त्री बन्थ्यो।

lesson-chess-ending = कुरा र घडी
lesson-chess-ending-words = खेलाडीले कुराले पनि खेल टुङ्ग्याउन सक्छन्: बराबरीको प्रस्ताव गरेर, जुन अर्कोले मान्न सक्छ, वा हार मानेर।
lesson-chess-ending-clock = जसको समय सकिन्छ, ऊ हार्छ। तर विपक्षीले कहिल्यै चेकमेट दिन नसक्ने भए, जस्तै यहाँ सेतोको एक्लो राजा, बराबरी हुन्छ।
lesson-chess-ending-last_man = तपाईंको समय सकिन लाग्यो। कालोको अन्तिम प्यादा कब्जा गर्नुहोस्: अनि कालोले कहिल्यै चेकमेट दिन सक्दैन, समय सकिए पनि बराबरी हुन्छ।
lesson-chess-ending-last_man-right = हो। राजा मात्र भएको कालोले समयबाट पनि जित्न सक्दैन।

lesson-chess-notation = चाल कसरी लेखिन्छ
lesson-chess-notation-read = Qxf7#: मन्त्री (Q) ले f7 मा कब्जा (x), चेकमेट (#)। चेक +, क्यासलिङ O-O, e8=Q नयाँ मन्त्री; e4 मात्र प्यादाको चाल।
lesson-chess-notation-which = दुवै घोडा d2 मा जान सक्छन्, त्यसैले घोडा रहेको ठाडो लहरको अक्षर थपिन्छ। Nbd2 खेल्नुहोस्।
lesson-chess-notation-which-right = हो: N घोडा, b त्यो आएको ठाडो लहर, d2 त्यो पुग्ने घर।
lesson-chess-notation-which-wrong-other = त्यो Nfd2 हो, f3 को घोडा। अर्को घोडा चल्नुहोस्।
lesson-chess-notation-which-hint = b अक्षरले ठाडो लहर जनाउँछ: b1 को घोडा चल्नुहोस्।

lesson-chess-plans = योजना
lesson-chess-plans-fork = एउटै मोहराले एकैचोटि दुईमाथि आक्रमण गर्न सक्छ। राजा र हात्तीमाथि सँगै आक्रमण गर्ने घोडाको चाल भेट्टाउनुहोस्।
lesson-chess-plans-fork-right = c7 मा चेक! राजा हट्नैपर्छ, र a8 को हात्ती तपाईंको हुन्छ।
lesson-chess-plans-fork-wrong-taken = चेक त हो, तर g7 को प्यादाले f6 मा तपाईंको घोडा कब्जा गर्छ।
lesson-chess-plans-fork-hint = कुन घरबाट घोडा e8 र a8 दुवैमा पुग्छ?
lesson-chess-plans-count = कब्जा गर्नुअघि सोध्नुहोस्: को फिर्ता कब्जा गर्छ? d4 को हात्तीले d7 को ऊँट वा h4 को घोडा कब्जा गर्न सक्छ। कुन सुरक्षित छ?
lesson-chess-plans-count-right = h4 लाई कसैले जोगाएको छैन: घोडा सित्तैमा।
lesson-chess-plans-count-wrong-guarded = e8 को राजाले d7 मा फिर्ता कब्जा गर्छ: ऊँटको सट्टा हात्ती घाटाको साटो हो।
lesson-chess-plans-skewer = d5 को राजा र h5 को मन्त्री एउटै पङ्क्तिमा छन्। a5 बाट चेक दिनुहोस्: राजा हटेपछि मन्त्री कब्जा हुन्छ।
lesson-chess-plans-skewer-right = h5 को मन्त्री राजापछाडि थियो, र हात्ती पूरै पङ्क्ति पार गरेर पुग्यो।
lesson-chess-plans-skewer-wrong-taken = d1 मा h5 को मन्त्रीले तपाईंको हात्ती कब्जा गर्छ।
lesson-chess-plans-play = खेल यसरी सुरु हुन्छ। मोहराहरू निकाल्नुहोस्, चाँडै क्यासलिङ गर्नुहोस्, र हरेक चालअघि केमाथि आक्रमण छ हेर्नुहोस्।
