### Keres का पाठहरूले के भन्छन्।

lesson-keres-king = राजा
lesson-keres-king-walk = e4 को राजा जुनसुकै दिशामा एक घर जान्छ, कब्जा गर्न पनि। यसका सबै चाल एक-एक गरी भेट्टाउनुहोस्।
lesson-keres-king-walk-right = सातै वटा! यसले f5 को सिपाही कब्जा गर्न सक्छ; तपाईंकै सिपाही भएको d4 मात्र यसका लागि बन्द छ।
lesson-keres-king-walk-wrong-own = d4 मा तपाईंकै सिपाही छ, र राजाले कसैसँग घर बाँड्दैन।
lesson-keres-king-goal = राजा कब्जा गर्नेले जित्छ। g2 को हात्तीले g8 को कालो राजा कब्जा गर्नुहोस्!
lesson-keres-king-goal-right = Keres को हरेक खेल यसरी नै जितिन्छ: राजा अरू मोहराजस्तै कब्जा हुन्छ।
lesson-keres-king-first = Keres मा चेक हुँदैन। e8 को हात्तीले तपाईंको राजामाथि आक्रमण गर्छ, तर पालो तपाईंको हो। केले तुरुन्तै जिताउँछ?
lesson-keres-king-first-right = ठीक! तपाईंको राजा खतरामै रह्यो, तर त्यसले केही बिगारेन: ऊँटले अर्को राजा पहिले नै कब्जा गर्‍यो।
lesson-keres-king-first-wrong-flee = तपाईंको राजा जोगिन्छ, तर भाग्नु पर्दैन: g8 को कालो राजा अहिल्यै कब्जा गर्न सकिन्छ।
lesson-keres-king-first-wrong-block = e6 मा ऊँटले तपाईंको राजालाई छेक्थ्यो। तर यहीँबाट यसले धेरै राम्रो गर्न सक्छ!
lesson-keres-king-danger = तपाईंको राजा कब्जा हुन सक्दा कसैले सचेत गराउँदैन: आफैँले देख्नुपर्छ। अहिले कालोले धम्की दिएको छ। राजा जोगाउनुहोस्!
lesson-keres-king-danger-right = राम्रो देख्नुभयो! ऊँटले c8 को हात्ती कब्जा गर्छ, र अब राजासम्म कोही पुग्दैन।
lesson-keres-king-danger-wrong-file = b9 र d9 का हात्ती सीधै तलतिर ताकिरहेका छन्: त्यहाँ पनि राजा कब्जा हुन्छ।
lesson-keres-king-danger-wrong-stay = c2 मा पनि राजा c8 को हात्तीकै बाटोमा छ।

lesson-keres-rook_bishop_knight = हात्ती, ऊँट र घोडा
lesson-keres-rook_bishop_knight-rook = c4 को हात्ती बाटो खुला भएसम्म सीधा जान्छ, र बाटोमा भेटिएको विपक्षी कब्जा गर्छ। यसका सबै चाल भेट्टाउनुहोस्।
lesson-keres-rook_bishop_knight-rook-right = सबै भेटिए: c7 को सिपाहीसम्म, र पङ्क्तिमा तपाईंको राजाअघिको घरसम्म।
lesson-keres-rook_bishop_knight-rook-wrong-past = c7 को सिपाही बाटोमा छ: हात्तीले त्यसलाई कब्जा गर्न सक्छ, नाघ्न सक्दैन।
lesson-keres-rook_bishop_knight-bishop = d3 को ऊँट बाटो खुला भएसम्म छड्के जान्छ। यसले कब्जा गर्न सक्ने सबै भेट्टाउनुहोस्।
lesson-keres-rook_bishop_knight-bishop-right = f5 को हात्ती र b5 को सिपाही, अरू होइन: g6 को घोडा हात्तीपछाडि लुकेको छ।
lesson-keres-rook_bishop_knight-bishop-wrong-past = बीचमा f5 को हात्ती छ: ऊँट त्यसबाट पार जान सक्दैन।
lesson-keres-rook_bishop_knight-knight = घोडा दुई घर सीधा र एक घर छेउतिर जान्छ, र जेसुकैमाथि उफ्रन्छ। h1 को घोडाका सबै चाल भेट्टाउनुहोस्।
lesson-keres-rook_bishop_knight-knight-right = भीडबाटै तीन उफ्राइ। अरू कुनै मोहरा कसैमाथिबाट उफ्रँदैन।
lesson-keres-rook_bishop_knight-over = कालो राजा सिपाहीको पर्खालपछाडि लुकेको छ। कुन चालले खेल जिताउँछ?
lesson-keres-rook_bishop_knight-over-right = कुनै पर्खालले घोडालाई रोक्दैन: f7 बाट त्यो e9 को राजामाथि उफ्रन्छ।
lesson-keres-rook_bishop_knight-over-wrong-greed = हात्ती राम्रो सिकार हो, तर राजा नै कब्जा हुन सक्थ्यो। f7 को घोडा हेर्नुहोस्।

lesson-keres-paladin_guard = प्यालाडिन र रक्षक
lesson-keres-paladin_guard-paladin = प्यालाडिन एक वा दुई घर सीधा जान्छ, र कसैमाथि उफ्रँदैन। e4 को प्यालाडिनका सबै चाल भेट्टाउनुहोस्।
lesson-keres-paladin_guard-paladin-right = ठीक: दायाँबायाँ दुई-दुई घर, e5 को सिपाही, र तपाईंको राजाअघिको e3।
lesson-keres-paladin_guard-paladin-wrong-far = तीन घर धेरै भयो: प्यालाडिन बढीमा दुई घर जान्छ।
lesson-keres-paladin_guard-guard = रक्षक एक वा दुई घर छड्के जान्छ। d4 को रक्षकका सबै चाल भेट्टाउनुहोस्।
lesson-keres-paladin_guard-guard-right = सबै भए। यसले e5 को सिपाही कब्जा गर्छ, जसले f6 को बाटो छेकेको छ।
lesson-keres-paladin_guard-guard-wrong-straight = सीधा जानु प्यालाडिनको चाल हो; रक्षक छड्के जान्छ।
lesson-keres-paladin_guard-fork = एउटाभन्दा दुई धम्की राम्रा। प्यालाडिनलाई राजा र रक्षक दुवैमाथि एकैचोटि आक्रमण गर्ने ठाउँमा राख्नुहोस्!
lesson-keres-paladin_guard-fork-right = e6 बाट यसले e8 र c6 दुवै ताक्यो। राजा भाग्नैपर्‍यो, अनि रक्षक तपाईंको भयो।
lesson-keres-paladin_guard-fork-wrong-one = c4 बाट यसले रक्षकमाथि मात्र आक्रमण गर्छ, र रक्षक सजिलै हट्छ।

lesson-keres-soldier_ballista = सिपाही र बालिस्टा
lesson-keres-soldier_ballista-soldier = सिपाही एक घर छड्के अगाडि जान्छ, र त्यसरी नै कब्जा गर्छ। d4 को सिपाहीका सबै चाल भेट्टाउनुहोस्।
lesson-keres-soldier_ballista-soldier-right = दुई वटा: c5 को हात्ती कब्जा गर्छ वा e5 मा जान्छ। ठीक अगाडिको घोडा यसको पहुँचमा छैन।
lesson-keres-soldier_ballista-soldier-wrong-straight = सिपाही सीधा कहिल्यै जाँदैन, कब्जा गर्न पनि होइन।
lesson-keres-soldier_ballista-soldier-wrong-back = सिपाही कहिल्यै पछि हट्दैन।
lesson-keres-soldier_ballista-ballista = बालिस्टा जति पनि टाढा जान्छ, तर सीधा अगाडि मात्र। b2 को बालिस्टाका सबै चाल भेट्टाउनुहोस्।
lesson-keres-soldier_ballista-ballista-right = ठीक, b7 को सिपाहीसम्म। बालिस्टा चलेपछि फर्काउन मिल्दैन: समय विचार गरेर छान्नुहोस्।
lesson-keres-soldier_ballista-ballista-wrong-side = बालिस्टा छेउतिर वा पछाडि जाँदैन, सीधा अगाडि मात्र जान्छ।
lesson-keres-soldier_ballista-open = f4 को सिपाही बालिस्टाअगाडि छ। कुन कब्जाले बाटो खोल्छ र हात्तीमाथि पनि आक्रमण गर्छ?
lesson-keres-soldier_ballista-open-right = बालिस्टाले राजालाई, सिपाहीले h6 को हात्तीलाई ताक्यो। कालोले एउटाको मात्र उपाय गर्न सक्यो।
lesson-keres-soldier_ballista-open-wrong-other = त्यसले पनि बाटो खोल्छ, तर e5 बाट सिपाहीले अरू केही धम्क्याउँदैन। अर्को घोडा कब्जा गर्नुहोस्।

lesson-keres-promotion = अन्तिम पङ्क्ति
lesson-keres-promotion-soldier = अन्तिम पङ्क्तिमा सिपाही सधैँ प्यालाडिन बन्छ। d8 को सिपाहीलाई त्यहाँ लैजानुहोस्।
lesson-keres-promotion-soldier-right = अब त्यहाँ प्यालाडिन छ! त्यो अगाडि मात्र होइन, पछाडि पनि जान्छ।
lesson-keres-promotion-ballista = त्यहाँ बालिस्टा हात्ती बन्छ। a9 को राजा आफ्नै सिपाहीले थुनिएको छ। दुई चालमा जित्नुहोस्!
lesson-keres-promotion-ballista-right = नयाँ हात्तीले पूरै पङ्क्ति ओगट्यो, र राजाको जाने ठाउँ भएन।
lesson-keres-promotion-ballista-wrong-short = बीचमै नरोकिनुहोस्: h9 मा बालिस्टा तुरुन्तै हात्ती बन्छ।

lesson-keres-stacking = थाक
lesson-keres-stacking-climb = मोहरा आफ्नै एक्लो मोहरामाथि गएर चाल टुङ्ग्याउन सक्छ। e3 को घोडालाई d5 को सिपाहीमाथि चढाउनुहोस्।
lesson-keres-stacking-climb-right = अब दुवै d5 मा छन्: यो थाक हो, तल सिपाही, माथि घोडा।
lesson-keres-stacking-friends = थाकमा दुई मोहरा मात्र हुन्छन्, र राजा कहिल्यै थाकमा हुँदैन। d4 को हात्तीका सबै चाल भेट्टाउनुहोस्।
lesson-keres-stacking-friends-right = b4 को एक्लो सिपाहीमाथि चढ्न सक्छ; d6 को थाक भरिएको छ, र f4 को राजाले कसैलाई बोक्दैन।

lesson-keres-whole_stack = पूरै थाक चल्छ
lesson-keres-whole_stack-both = थाकसँग दुवै मोहराका चाल हुन्छन्। तलको प्यालाडिनले गर्दा यो सीधा जान्छ: e6 को घोडा कब्जा गर्नुहोस्!
lesson-keres-whole_stack-both-right = दुवै सँगै गए। प्यालाडिन र रक्षकको थाक आठै दिशामा एक वा दुई घर जान्छ।
lesson-keres-whole_stack-both-wrong-guard = त्यो रक्षकको छड्के चाल थियो। यसपालि तलको प्यालाडिनको सीधा चाल प्रयोग गर्नुहोस्।
lesson-keres-whole_stack-jump = तलको घोडाले हात्ती बोकेको छ। e5 को थाकको कुन चालले जिताउँछ?
lesson-keres-whole_stack-jump-right = पूरै थाक आफ्नो घोडाजस्तै उफ्रियो, सीधै f7 को राजामाथि।
lesson-keres-whole_stack-jump-wrong-greed = e8 को हात्ती राम्रो उपहार हो, तर तलको घोडा सम्झनुहोस्: त्यसले राजा देख्छ।
lesson-keres-whole_stack-friend = पूरै थाक आफ्नो मोहरामाथि कहिल्यै जाँदैन; माथिको मोहरा एक्लै जान सक्छ। d4 को ऊँटलाई f6 को सिपाहीमाथि राख्नुहोस्।
lesson-keres-whole_stack-friend-right = घोडा d4 मै बस्छ, र f6 मा नयाँ थाक बन्छ।

lesson-keres-top_alone = माथिको मोहरा एक्लै
lesson-keres-top_alone-leave = माथिको मोहरा आफ्नै चालले एक्लै जान सक्छ; तलको बस्छ। d3 को थाकका सबै कब्जा भेट्टाउनुहोस्, पूरै वा माथिको मात्र।
lesson-keres-top_alone-leave-right = b5 र f5 मा थाक वा रक्षक एक्लैले कब्जा गर्न सक्छ; d6 मा हात्तीजस्तै गएर पूरै थाकले मात्र।
lesson-keres-top_alone-whole = f6 को घोडा दुई चालले कब्जा हुन्छ: पूरै थाकले वा ऊँट एक्लैले। a5 को रक्षकलाई ख्याल गरेर छान्नुहोस्!
lesson-keres-top_alone-whole-right = राम्रो छनोट: c3 मा कोही छुटेन, त्यसैले रक्षकले केही कब्जा गर्दैन।
lesson-keres-top_alone-whole-wrong-left = हात्ती c3 मै छुट्छ, र a5 को रक्षकले त्यसलाई कब्जा गर्छ।
lesson-keres-top_alone-top = e3 को थाकले e8 को हात्तीबाट तपाईंको राजालाई जोगाएको छ। g5 को ऊँट कब्जा गर्नुहोस्, र को जाने छान्नुहोस्!
lesson-keres-top_alone-top-right = रक्षकले कब्जा गर्‍यो, र प्यालाडिन e3 मै राजाको अगाडि बस्यो।
lesson-keres-top_alone-top-wrong-open = पूरै थाक गएपछि बाटो खुल्छ, र e8 को हात्तीले तपाईंको राजा कब्जा गर्छ।
lesson-keres-top_alone-one = a2 को थाकका सबै चाल भेट्टाउनुहोस्: दुवै मोहराका सँगै, र रक्षक एक्लैका।
lesson-keres-top_alone-one-right = तीन घर, हरेकमा दुई तरिका। थाकलाई b3 मा सिपाहीले पनि रक्षकले पनि लैजान सक्थ्यो, तर त्यो एउटै चाल हो।
lesson-keres-top_alone-bottom = तलको मोहरा कहिल्यै एक्लै जाँदैन। e3 को हात्तीले e8 को हात्ती कब्जा गर्नुहोस्: माथि चढेको पनि सँगै जान्छ।
lesson-keres-top_alone-bottom-right = यस्तै हो: माथिको एक्लै जान्छ वा दुवै जान्छन्; तलको एक्लै कहिल्यै जाँदैन।
lesson-keres-top_alone-bottom-wrong-alone = माथिको मोहरा रक्षक हो: त्यो एक्लै सीधा जान सक्दैन।

lesson-keres-stack_taken = एकै चोटमा दुई
lesson-keres-stack_taken-two = थाक कब्जा गर्दा दुवै मोहरा कब्जा हुन्छन्। e4 को हात्तीको सबभन्दा राम्रो कब्जा कुन हो?
lesson-keres-stack_taken-two-right = एकै चालमा घोडा र रक्षक: त्यो एउटा हात्तीभन्दा बढी हो।
lesson-keres-stack_taken-two-wrong-one = त्यो एउटा हात्ती मात्र हो। h4 मा एकै चालमा दुई मोहरा पाइन्छन्।
lesson-keres-stack_taken-guarded = h7 को सिपाहीले g6 को घोडालाई जोगाएको छ। घोडा कब्जा गर्नुहोस्, तर सकेसम्म कम गुम्ने गरी छान्नुहोस्।
lesson-keres-stack_taken-guarded-right = सिपाहीले फिर्ता कब्जा गरे पनि ऊँट मात्र गुम्छ; हात्ती d3 मा सुरक्षित छ।
lesson-keres-stack_taken-guarded-wrong-both = सिपाहीले g6 मा फिर्ता कब्जा गर्छ, अनि हात्ती र ऊँट दुवै सँगै जान्छन्।

lesson-keres-stack_promotion = अन्तिम पङ्क्तिमा थाक
lesson-keres-stack_promotion-both = अन्तिम पङ्क्तिमा माथिको र तलको दुवै मोहरा बढुवा हुन्छन्। d9 मा जाने चालमध्ये बढी लाभको छान्नुहोस्!
lesson-keres-stack_promotion-both-right = एकै चालमा सिपाही प्यालाडिन बन्यो र बालिस्टा हात्ती।
lesson-keres-stack_promotion-both-wrong-top = बालिस्टा हात्ती बन्छ, तर सिपाही d8 मै छुट्छ। त्यसलाई पनि लैजानुहोस्!
lesson-keres-stack_promotion-joined = अन्तिम पङ्क्तिको आफ्नो मोहरामाथि चढ्दा पनि त्यस्तै हुन्छ। g8 को सिपाहीलाई h9 को हात्तीमाथि चढाउनुहोस्।
lesson-keres-stack_promotion-joined-right = हात्तीमाथि प्यालाडिन चढेको छ: एकै चालमा बढुवा र थाक।
lesson-keres-stack_promotion-joined-wrong-empty = त्यसरी पनि बढुवा हुन्छ, तर यसपालि h9 को हात्तीमाथि चढाउने हो।

lesson-keres-draws = बराबरी
lesson-keres-draws-forty = दुवैका गरी लगातार चालीस चालमा कब्जा नभए बराबरी हुन्छ। यो चालीसौँ हो। खेल जिउँदै राख्नुहोस्!
lesson-keres-draws-forty-right = कब्जाले गन्ती फेरि सुरु गर्छ, र तपाईं धेरै अगाडि हुनुहुन्छ।
lesson-keres-draws-forty-wrong-quiet = कब्जा नगरे खेल अहिल्यै बराबरीमा सकिन्छ। केही कब्जा गर्न सकिन्छ!
lesson-keres-draws-cannot = कसैले जित्न नसक्ने भए बराबरी हुन्छ। तपाईंका मोहरा काला हुन्, र c8 को सिपाही लक्ष्यनजिकै छ। आफूलाई जोगाउनुहोस्!
lesson-keres-draws-cannot-right = बराबरी! एक्लो राजाले जित्न सक्दैन, न एउटा घोडासँग, न एकै रङका घरमा रहेका रक्षक वा ऊँटसँग।
lesson-keres-draws-cannot-wrong-late = त्यसपछि सिपाही प्यालाडिन बन्छ, र सेतोले जित्न सक्छ। सकुन्जेल रोक्नुहोस्!
lesson-keres-draws-again = Keres मा उही स्थिति जति पटक आए पनि बराबरी हुँदैन। चालीस चालको गन्ती मात्र चल्छ।
lesson-keres-draws-stuck = जसको मिल्ने चाल छैन, उसको खेल बराबरी हुन्छ। यो यति दुर्लभ छ कि सेतोको जस्तो थुप्रोले मात्र ल्याउँछ: कोही हल्लिन सक्दैन।

lesson-keres-notation = चाल लेख्ने तरिका
lesson-keres-notation-letters = चाल अक्षर र घरले लेखिन्छ: Rxb8 कब्जा हो। थाकमा दुवै मोहरा लेखिन्छन्, तलको पहिले: PGe4।
lesson-keres-notation-stacks = PG^xc6 भन्नाले रक्षकले आफ्नो प्यालाडिन छोडेर कब्जा गर्छ; Nd5 साधारण चाल हो।
lesson-keres-notation-ride = Nd4+S ले घोडा सिपाहीमाथि चढेको भन्छ; Lb9=R ले बालिस्टा हात्ती बनेको, यहाँ अन्त्यमा भएजस्तै।

lesson-keres-plans = योजना
lesson-keres-plans-shield = e8 को हात्तीले तपाईंको राजालाई ताकेको छ। रक्षक वा पूरै थाकलाई e3 मा छेक्न पठाउनुहोस्, राम्ररी छान्नुहोस्!
lesson-keres-plans-shield-right = हात्तीले रक्षक कब्जा गरे f2 को सिपाहीले हात्ती कब्जा गर्छ। तपाईंको हात्तीले कुनै जोखिम उठाएन।
lesson-keres-plans-shield-wrong-both = राजा जोगिन्छ, तर e8 को हात्तीले एकैचोटि दुई मोहरा कब्जा गर्थ्यो। छेक्न एउटै पुग्छ।
lesson-keres-plans-ferry = बालिस्टा आफ्नो बाटो छोड्न सक्दैन, तर घोडाले बोक्न सक्छ। i9 को राजा नउम्कने ठाउँमा त्यसलाई पुर्‍याउनुहोस्।
lesson-keres-plans-ferry-right = i6 बाट बालिस्टाले खुला बाटो ताकेको छ: राजा बसे पनि, i8 मा गए पनि कब्जा हुन्छ।
lesson-keres-plans-ferry-wrong-up = यो बाटोमा सिपाही मात्र पाइन्छ। राजा अर्कै बाटोमा छ।
lesson-keres-plans-smother = h9 को राजाको छेउमा कुनै खाली घर छैन। एउटा शान्त चाल, अनि त्यसलाई केहीले जोगाउँदैन।
lesson-keres-plans-smother-right = f8 को घोडाले अर्को चालमा राजा कब्जा गर्छ: राजा हट्न सक्दैन, र घोडालाई कसैले कब्जा गर्न सक्दैन।
lesson-keres-plans-smother-wrong-rook = हात्ती राम्रो, राजा अझ राम्रो। घोडा कहाँबाट h9 पुग्छ?
lesson-keres-plans-carry = a8 को घोडामुनि सिपाही छ। दुवै अन्तिम पङ्क्तिमा पुगे के हुन्छ? जिताउने चाल भेट्टाउनुहोस्!
lesson-keres-plans-carry-right = c9 मा सिपाही प्यालाडिन बन्यो, राजाबाट दुई घर टाढा। राजाको जाने ठाउँ छैन: अर्को चालमा कब्जा हुन्छ।
lesson-keres-plans-carry-wrong-alone = घोडा एक्लैले c9 बाट राजामाथि आक्रमण गर्दैन। सिपाहीलाई पनि लैजानुहोस्: त्यहाँ त्यसको बढुवा हुन्छ।
lesson-keres-plans-spear = f7 को राजावरिपरिका सबै घर भरिएका छन् वा ताक्न सकिन्छ। a5 को थाक ल्याउनुहोस् र राजा कब्जा गर्नुहोस्।
lesson-keres-plans-spear-right = थाक हात्तीजस्तै e5 मा आयो, घोडाजस्तै हान्यो: एउटै थाकमा दुई चाल।
lesson-keres-plans-spear-wrong-alone = हात्ती एक्लै गए घोडा a5 मै छुट्छ, र हान्नुपर्ने त घोडाले नै हो।
lesson-keres-plans-play = खेल यसरी सुरु हुन्छ। सिपाहीले बाटो खोल्नुहोस्, ढिला मोहरालाई छिटोसँग चढाउनुहोस्, र हरेक चालमा राजाको ख्याल गर्नुहोस्।
