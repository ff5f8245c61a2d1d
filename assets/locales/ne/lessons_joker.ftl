### जोकर बुद्धिचालका पाठहरूले के भन्छन्।

lesson-joker-board = ठूलो पाटी
lesson-joker-board-look = नौ गुणा नौ घर, र दुवैतिर एक-एक जोकर: सेतोको g1 मा, कालोको g9 मा। अरू सबै बुद्धिचालजस्तै, प्यादाको एउटा चाल थप।
lesson-joker-board-becomes = नवौँ पङ्क्तिमा सेतो प्यादा मन्त्री, हात्ती, ऊँट वा घोडा बन्छ, जोकर कहिल्यै बन्दैन। प्यादालाई a9 मा चल्नुहोस् र सबभन्दा बलियो रोज्नुहोस्।
lesson-joker-board-becomes-right = मन्त्री! कालोका प्यादा पहिलो पङ्क्तिमा अरू मोहरा बन्छन्।
lesson-joker-board-becomes-wrong-rook = हात्ती बलियो छ, तर मन्त्रीले त्यो सबै र अझ धेरै गर्न सक्छ।
lesson-joker-board-becomes-wrong-minor = त्यो तुरुन्तै बराबरी हुन्थ्यो: एउटा ऊँट वा घोडाले मात्र कसैले चेकमेट दिन सक्दैन।

lesson-joker-joker = जोकर
lesson-joker-joker-leaps = जोकर घोडाझैँ उफ्रन्छ, तर खाली घरमा मात्र। d4 को जोकरका सबै चाल भेट्टाउनुहोस्।
lesson-joker-joker-leaps-right = छ। जोकरले कहिल्यै कब्जा गर्दैन, चेक पनि दिँदैन: e6 को घोडा उसको उफ्राइदेखि डराउनु पर्दैन।
lesson-joker-joker-leaps-wrong-never = जोकरले केही कब्जा गर्दैन, त्यसैले e6 उसका लागि बन्द छ।
lesson-joker-joker-leaps-wrong-own = c2 मा तपाईंकै प्यादा छ।
lesson-joker-joker-worth = जोकर कब्जा हुन सक्छ, तर त्यसको मूल्य शून्य हो। d4 को ऊँटको कुन कब्जा राम्रो हो?
lesson-joker-joker-worth-right = हात्तीको मूल्य पाँच, जोकरको शून्य। जोकरको कब्जाले पचास चालको गन्तीसमेत नयाँ सुरु गर्दैन।
lesson-joker-joker-worth-wrong-nothing = g7 मा मूल्यहीन जोकर मात्र छ। b6 मा त्योभन्दा राम्रो मोहरा छ।

lesson-joker-freezing = जमाउने
lesson-joker-freezing-strongest = जोकरले छेउका विपक्षीमध्ये सबभन्दा मूल्यवानलाई जमाउँछ। d4 को जोकरले e5 को हात्ती समातेको छ; c3 को घोडाका सबै चाल भेट्टाउनुहोस्।
lesson-joker-freezing-strongest-right = मन्त्री नौ, हात्ती पाँच, ऊँट र घोडा तीन, प्यादा एक। हात्ती हुँदा घोडा स्वतन्त्र रहन्छ।
lesson-joker-freezing-tie = ऊँट र घोडाको मूल्य बराबर छ, त्यसैले d4 को जोकरले e5 र c3 का दुवैलाई जमाउँछ। बाँकी रहेका सबै चाल भेट्टाउनुहोस्।
lesson-joker-freezing-tie-right = राजा र a2 को प्यादा मात्र चल्न सक्थे। राजा र जोकर आफैँ कहिल्यै जम्दैनन्।
lesson-joker-freezing-place = अब तपाईंको जोकर: त्यसलाई कालोको सबभन्दा मूल्यवान मोहराको छेउमा लैजानुहोस्।
lesson-joker-freezing-place-right = d5 को छेउमा c6 को मन्त्री छ, तुरुन्तै जम्यो: न चल्न सक्छ, न कब्जा गर्न।
lesson-joker-freezing-place-wrong-rook = त्यसले h4 को हात्ती जमाउँछ, तर c6 को मन्त्री बढी मूल्यवान छ।
lesson-joker-freezing-place-hint = मन्त्री c6 मा छ। e3 को जोकरको कुन उफ्राइ त्यसको छेउमा पुग्छ?
lesson-joker-freezing-frees = d4 को जोकरले e5 को हात्ती समातेको छ। मन्त्रीलाई त्यस जोकरको छेउमा चल्नुहोस्, र हात्तीलाई के हुन्छ हेर्नुहोस्।
lesson-joker-freezing-frees-right = मन्त्री पुग्नेबित्तिकै जम्यो, हात्ती स्वतन्त्र भयो: त्यसले e9 को राजालाई चेक दिन्छ!

lesson-joker-frozen = जमेका मोहरा
lesson-joker-frozen-guards_nothing = जमेको मोहराले आक्रमण गर्दैन, त्यसैले कसैलाई जोगाउँदैन पनि। दुइटा घोडा कब्जा हुन सक्छन्; कुन चाहिँ बिनाडर कब्जा हुन्छ?
lesson-joker-frozen-guards_nothing-right = e8 को तपाईंको जोकरले d9 को हात्ती जमाएको छ, त्यसैले d7 मा फिर्ता कब्जा गर्ने कोही छैन।
lesson-joker-frozen-guards_nothing-wrong-guarded = g5 को प्यादा जमेको छैन: त्यसले h4 मा तपाईंको हात्ती कब्जा गर्थ्यो।
lesson-joker-frozen-guards_nothing-hint = e8 को तपाईंको जोकरको छेउमा कालोको कुन मोहरा जमेको छ?
lesson-joker-frozen-no_check = d7 को तपाईंको जोकरले e8 को हात्ती समातेको छ। d1 को राजाका सबै चाल भेट्टाउनुहोस्: जमेको हात्तीले चेक दिँदैन।
lesson-joker-frozen-no_check-right = पाँचै, e1 र e2 पनि। तर जमेको मोहरा अरूझैँ कब्जा हुन सक्छ।

lesson-joker-leaving = जोकर जान्छ
lesson-joker-leaving-shown = जोकर जाँदा उसले समातेको मोहरा मालिकको अर्को पालोसम्म जमिरहन्छ। हेर्नुहोस्: पङ्क्ति खुल्छ, र g7 को मन्त्री भाग्न सक्दैन।
lesson-joker-leaving-still = अब तपाईंका मोहरा काला हुन्: जोकर भर्खरै g7 को मन्त्री छोडेर e5 मा गयो। तपाईंका सबै चाल भेट्टाउनुहोस्।
lesson-joker-leaving-still-right = राजा मात्र चल्छ: मन्त्री यस पालोपछि स्वतन्त्र हुन्छ। त्यही पक्षको अर्को जोकरले समातेको मोहरा भने जमिरहन्छ।
lesson-joker-leaving-another = दुई जोकरले g7 को मन्त्री समातेका छन्। एउटा गएर c9 को हात्ती पनि जमाउन सक्छ। त्यो उफ्राइ भेट्टाउनुहोस्।
lesson-joker-leaving-another-right = d9 बाट एउटा जोकरले c9 को हात्ती समात्यो, र h6 को जोकरले अझै मन्त्री समातेकै छ।
lesson-joker-leaving-another-wrong-short = d7 ले c9 लाई छुँदैन: जोकरले वरिपरिका आठ घरमा मात्र समात्छ।
lesson-joker-leaving-another-hint = f8 को जोकर चल्नुहोस्।

lesson-joker-taken = जोकर कब्जा हुन्छ
lesson-joker-taken-free = e5 को जोकरले d4 को मन्त्री समातेको छ। f4 को प्यादाले त्यसलाई कब्जा गर्नुहोस्: जमावट तुरुन्तै सकिन्छ।
lesson-joker-taken-free-right = त्यही क्षण स्वतन्त्र: d4 को मन्त्रीले d9 को राजालाई चेक दिन्छ।

lesson-joker-check = जोकर र चेक
lesson-joker-check-parry = a8 को हात्तीले चेक दिएको छ, र a1 को राजाको कुनै घर छैन। आक्रमण गर्नेलाई जमाउनुहोस्!
lesson-joker-check-parry-right = b7 बाट जोकरले a8 को हात्ती समात्यो: अब चेक छैन।
lesson-joker-check-ran_out = तपाईंको जोकरले एक पालोअघि e8 को हात्ती छोडेको थियो। त्यो फेरि स्वतन्त्र छ, e1 को राजालाई चेक परेको छ! सबै जवाफ भेट्टाउनुहोस्।
lesson-joker-check-ran_out-right = राजाका चार पाइला, वा जोकर फेरि d7 मा, जहाँ त्यसले हात्तीलाई फेरि जमाउँछ।

lesson-joker-croissant = En Croissant
lesson-joker-croissant-shown = दुवै प्यादाले दुई घरको पाइला चालेका र आफ्नै लहरमा छन्। कालोको d6 बाट d5 मा, तपाईंको छेउमा आउँछ; तपाईंको त्यसपछाडि जान्छ। हेर्नुहोस्।
lesson-joker-croissant-now = तपाईंको पालो: d5 को प्यादा भर्खरै e5 को तपाईंको प्यादाको छेउमा आयो। त्यसले छोडेको d6 मा तेर्छो जानुहोस्।
lesson-joker-croissant-now-right = En Croissant! केही कब्जा हुँदैन, तर d5 को प्यादा एक पालो जम्छ। यो ठीक अर्को चालमा मात्र मिल्छ।
lesson-joker-croissant-now-wrong-sideways = d5 को प्यादामाथि होइन: केही कब्जा हुँदैन। त्यसपछाडि जानुहोस्।
lesson-joker-croissant-now-wrong-on = त्यो चाल हो, तर En Croissant गुम्छ: अर्को पालोमा ढिलो भइसक्छ।
lesson-joker-croissant-frozen = अब तपाईंका मोहरा काला हुन्, र d5 को तपाईंको प्यादापछाडि En Croissant भयो। यस पालो त्यो जमेको छ। तपाईंका सबै चाल भेट्टाउनुहोस्।
lesson-joker-croissant-frozen-right = यस पालोपछि त्यो स्वतन्त्र हुन्छ। सेतोको प्यादाको लहर फेरियो, अब त्यसको यो हक रहेन; पचास चालको गन्ती नयाँ सुरु भयो।
lesson-joker-croissant-held = कालोको प्यादा भर्खरै d5 मा आयो। तर f4 को जोकरले e5 को तपाईंको प्यादा समातेको छ। तपाईंका सबै चाल भेट्टाउनुहोस्।
lesson-joker-croissant-held-right = राजा मात्र चल्छ: जमेको प्यादाले En Croissant गर्न सक्दैन। आफ्नो राजालाई चेक पर्ने भए पनि मिल्दैन।
lesson-joker-croissant-held-wrong-cannot = e5 को तपाईंको प्यादा f4 को जोकरले जमाएको छ, त्यसैले En Croissant गर्न सक्दैन।

lesson-joker-castling = क्यासलिङ
lesson-joker-castling-both = e1 को राजा हात्तीतिर दुई घर जान्छ; बीचका सबै घर खाली हुनुपर्छ, लामो छेउमा पनि। कुनै एकतिर क्यासलिङ गर्नुहोस्।
lesson-joker-castling-both-right = हात्ती राजाले पार गरेको घरमा आउँछ: एकातिर d1, अर्कोतिर f1।
lesson-joker-castling-frozen_rook = h2 को कालो जोकरले एउटा हात्ती समातेको छ, र जमेको हात्तीले क्यासलिङ गर्दैन। अर्कोतिर क्यासलिङ गर्नुहोस्।
lesson-joker-castling-frozen_rook-right = राजा c1 मा, हात्ती d1 मा। i1 को हात्तीको अधिकार बाँकी नै हुन्थ्यो: स्वतन्त्र भएपछि क्यासलिङ मिल्छ।
lesson-joker-castling-frozen_rook-wrong-frozen = i1 को हात्ती h2 को जोकरले जमाएको छ, त्यसैले अहिले त्यससँग क्यासलिङ हुँदैन।
lesson-joker-castling-frozen_rook-hint = a1 को हात्ती स्वतन्त्र छ: राजा c1 मा जान्छ।

lesson-joker-ending = कसरी सकिन्छ
lesson-joker-ending-stalemate = जमेका मोहराको चाल हुँदैन: कालोको चल्न सक्ने अन्तिम मोहरा जमाए स्टेलमेट हुन्छ। बरु चेकमेट दिनुहोस्।
lesson-joker-ending-stalemate-right = चेकमेट! h9 को मन्त्रीले पङ्क्तिभरि आक्रमण गर्छ, b7 को राजाले a8 र b8 मा नजर राख्छ।
lesson-joker-ending-stalemate-wrong-drawn = f4 बाट जोकरले e3 को घोडा जमाउँछ। कालोको चाल छैन, चेक पनि छैन: स्टेलमेट, बराबरी।
lesson-joker-ending-stalemate-hint = अन्तिम पङ्क्तिमा h9 बाट चेक दिनुहोस्।
lesson-joker-ending-draws = तुरुन्तै बराबरी: राजा मात्र, वा साथमा एउटा घोडा, ऊँट वा जोकर, वा दुवैतिर जोकर मात्र; पचास चाल; तेस्रो पटक उही स्थिति।
lesson-joker-ending-notation = चालको सूचीमा जोकर J लेखिन्छ: Jf3। En Croissant मा कब्जाको x को ठाउँमा ~ हुन्छ: e~d6।

lesson-joker-plans = योजना
lesson-joker-plans-mate = e8 को तपाईंको जोकरले d8 को हात्ती समातेको छ, अहिले त्यसले केही जोगाउँदैन। सबभन्दा बलियो चाल भेट्टाउनुहोस्।
lesson-joker-plans-mate-right = चेकमेट! स्वतन्त्र भए हात्ती d9 मा गएर बाटो छेक्थ्यो। जमेको हुँदा हेरिमात्र रह्यो।
lesson-joker-plans-mate-wrong-rook = d8 को हात्ती भाग्दैन। त्योभन्दा राम्रो कुरा छ: राजा।
lesson-joker-plans-mate-hint = अन्तिम पङ्क्तिमा चेक दिनुहोस्: अब कसले छेक्न सक्छ?
lesson-joker-plans-hunt = जमेको मोहरा कुरिरहन्छ। पहिले जोकरलाई c6 को मन्त्रीको छेउमा लैजानुहोस्, अनि b4 को प्यादाले नजिक गएर कब्जा गरोस्।
lesson-joker-plans-hunt-right = जोकर आफैँ कब्जा गर्दैन, तर अरूका लागि सिकार समातिदिन्छ।
lesson-joker-plans-hunt-wrong-early = c6 को मन्त्री अझै स्वतन्त्र छ: त्यसले b5 को प्यादा कब्जा गर्छ। पहिले जमाउनुहोस्।
lesson-joker-plans-play = खेल यसरी सुरु हुन्छ। जोकरलाई बलिया मोहरा भएतिर पठाउनुहोस्, र उसको गमनले कसलाई स्वतन्त्र बनाउँछ ख्याल गर्नुहोस्।
