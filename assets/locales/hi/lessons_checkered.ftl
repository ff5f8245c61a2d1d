### चारख़ाना शतरंज के पाठ क्या कहते हैं।

lesson-checkered-born = चारख़ाना मोहरे बनते हैं
lesson-checkered-born-born = सभी चालें शतरंज की हैं, पर मारने के बाद चारख़ाना मोहरा रह जाता है। a1 के हाथी से a6 का हाथी मारिए!
lesson-checkered-born-born-right = देखिए: न सफ़ेद, न काला। a6 पर चारख़ाना हाथी है, और वह दोनों पक्षों का है।
lesson-checkered-born-pawn = राजा को छोड़ हर मोहरे के साथ यही होता है। e4 के प्यादे से d5 का प्यादा मारिए।
lesson-checkered-born-pawn-right = d5 पर चारख़ाना प्यादा। और अब काले की बारी है।
lesson-checkered-born-moves = जिसकी बारी हो, वही चारख़ाना मोहरों को अपने मोहरों की तरह चलता है: काला चले तो प्यादा नीचे जाता है।

lesson-checkered-nature = रूप चुनना
lesson-checkered-nature-victim = क्या बचे, यह आप चुनते हैं: मारने वाला या मारा गया। आपका हाथी h5 का प्यादा मारता है; c5 के वज़ीर का ध्यान रखिए!
lesson-checkered-nature-victim-right = h5 का प्यादा कुछ नहीं बिगाड़ सकता: काले के किसी काम का नहीं।
lesson-checkered-nature-victim-wrong-rook = h5 का चारख़ाना हाथी अगली बारी में काले का होगा: पंक्ति पर चलकर आपका वज़ीर मार लेगा।
lesson-checkered-nature-captor = आपका ऊँट g7 का वज़ीर मारता है। काले की बारी में वहाँ क्या खड़ा रहे? g3 के हाथी का ध्यान रखिए!
lesson-checkered-nature-captor-right = g7 से ऊँट के मारने को कुछ नहीं है। चुनने से पहले बिसात को दूसरे पक्ष की नज़र से देखिए।
lesson-checkered-nature-captor-wrong-queen = वज़ीर बना तो अगली चाल में वह काले का होगा और g3 का हाथी मार लेगा।

lesson-checkered-promotion_and_king = प्यादे का नया रूप; राजा मारे तो
lesson-checkered-promotion_and_king-promote = अंतिम पंक्ति पर मारने वाला प्यादा कुछ और बनता है, और चारख़ाना रहता है। h8 पर वह चुनिए जो काले के सबसे कम काम का हो!
lesson-checkered-promotion_and_king-promote-right = h8 का घोड़ा आपके किसी मोहरे तक नहीं पहुँचता। प्यादे से बना मोहरा भी दोनों पक्षों को मिलता है।
lesson-checkered-promotion_and_king-promote-wrong-file = वह सीधे नीचे देखता है: काला उसी से h2 का हाथी मार लेगा।
lesson-checkered-promotion_and_king-promote-wrong-diagonal = h8 से ऊँट लंबे तिरछे रास्ते पर देखता है: काला उसी से b2 का वज़ीर मार लेगा।
lesson-checkered-promotion_and_king-king = राजा मारे तो कोई चारख़ाना मोहरा नहीं बनता। अपने राजा से d2 का प्यादा मारिए।
lesson-checkered-promotion_and_king-king-right = प्यादा बस हट गया, और राजा पहले जैसा ही सफ़ेद है।

lesson-checkered-shared = आपके भी, उनके भी
lesson-checkered-shared-yours = d4 का चारख़ाना घोड़ा अभी आपका है। वह केवल विपक्षियों को मारता है, किसी भी रूप में। उसकी सभी चालें खोजिए!
lesson-checkered-shared-yours-right = सब मिल गईं, c6 और e6 पर दोनों रूपों में। b3 के आपके अपने प्यादे को वह नहीं छूता।
lesson-checkered-shared-nobody = चारख़ाना मोहरे को कोई नहीं मारता। d3 के हाथी की सभी चालें खोजिए।
lesson-checkered-shared-nobody-right = d6 के प्यादे से पहले तक, उस पर नहीं; पर a3 का काला हाथी हमेशा की तरह मारा जा सकता है।
lesson-checkered-shared-nobody-wrong-taken = d6 का प्यादा चारख़ाना है: वह आपका भी है, और उसे कोई नहीं मारता।
lesson-checkered-shared-down = अब आपके मोहरे काले हैं। चारख़ाना प्यादा चलने वाले की दिशा में जाता है: d5 के प्यादे की सभी चालें खोजिए।
lesson-checkered-shared-down-right = वह नीचे जाता है, d4 पर या e4 के सफ़ेद प्यादे पर।
lesson-checkered-shared-down-wrong-up = ऊपर सफ़ेद की दिशा है। आपके मोहरे काले हैं: आपके प्यादे नीचे जाते हैं।

lesson-checkered-chain = मारने के बाद फिर मारना
lesson-checkered-chain-chain = मारने वाला चारख़ाना मोहरा फिर चारख़ाना ही छोड़ता है, उसी चुनाव के साथ। d4 के घोड़े की मारने वाली दोनों चालें खोजिए।
lesson-checkered-chain-chain-right = घोड़ा या हाथी, जैसा चाहें: f5 पर हर हाल में चारख़ाना मोहरा होगा।
lesson-checkered-chain-which = चारख़ाना वज़ीर b4 का हाथी मारता है। क्या बचे? d2 के हाथी का ध्यान रखिए!
lesson-checkered-chain-which-right = अब बिसात पर एक वज़ीर कम है, और b4 के हाथी के मारने को कुछ नहीं।
lesson-checkered-chain-which-wrong-queen = वज़ीर बना रहता है, और अब काला उसे चलेगा: तिरछे चलकर d2 का हाथी मार लेगा।

lesson-checkered-no_way_back = तुरंत वापसी नहीं
lesson-checkered-no_way_back-back = काले ने अभी चारख़ाना हाथी c7 से c4 पर चला है। आप उसे चल सकते हैं, पर सीधे वापस नहीं। उसकी सभी चालें खोजिए!
lesson-checkered-no_way_back-back-right = c7 को छोड़ कहीं भी। यह नियम केवल इसी एक चाल के लिए है, और मारने के बाद नहीं लगता।
lesson-checkered-no_way_back-back-wrong-back = वह अभी c7 से आया है: तुरंत वापस नहीं जा सकता, नहीं तो खेल कभी आगे न बढ़े।
lesson-checkered-no_way_back-trap = शह देने वाले चारख़ाना मोहरे को ही चलकर शह हटाई जा सकती है, बशर्ते उसके जाने की जगह हो। मात खोजिए!
lesson-checkered-no_way_back-trap-right = मात! f7 से घोड़ा केवल g5 पर जा सकता था, सीधे वापस, और वह मना है।
lesson-checkered-no_way_back-trap-wrong-pawn = एक प्यादा कोई बड़ी बात नहीं, और मारने वाला घोड़ा अगली बारी में कहीं भी जा सकता है। शांत चाल खोजिए।

lesson-checkered-two_squares = दो खानों वाली चाल
lesson-checkered-two_squares-anyone = आरंभ के खाने पर जो भी प्यादा हो, वह दो खाने चल सकता है, चारख़ाना भी। c2 के प्यादे की सभी चालें खोजिए।
lesson-checkered-two_squares-anyone-right = एक या दो खाने, शतरंज की तरह।
lesson-checkered-two_squares-once = पर हर आरंभ के खाने से यह खेल में एक ही बार हो सकता है, और c2 से हो चुका है। प्यादे को जितना जा सके उतना चलिए।
lesson-checkered-two_squares-once-right = केवल c3। नहीं तो चारख़ाना प्यादा आता-जाता और बार-बार दो खाने चलता।
lesson-checkered-two_squares-once-wrong-used = c2 से दो खानों वाली चाल इस खेल में चली जा चुकी है।

lesson-checkered-en_passant = आन पासाँ
lesson-checkered-en_passant-take = काले का प्यादा अभी d7 से d5 पर आया है। साधारण प्यादे शतरंज की तरह आन पासाँ मारते हैं: मारिए!
lesson-checkered-en_passant-take-right = मारने की किसी भी चाल की तरह: d6 का प्यादा अब चारख़ाना है।
lesson-checkered-en_passant-not = जब तक चारख़ाना प्यादा दोनों का है, वह आन पासाँ कभी नहीं मारता। e5 के प्यादे की सभी चालें खोजिए।
lesson-checkered-en_passant-not-right = सही: वह e6 पर जाता है या f6 पर मारता है, और d5 के प्यादे को कोई डर नहीं।
lesson-checkered-en_passant-not-wrong-ep = यहाँ केवल साधारण प्यादा आन पासाँ मार सकता है; e5 वाला चारख़ाना है।
lesson-checkered-en_passant-stepped = चारख़ाना प्यादे की दो खानों वाली चाल का भी ऐसा जवाब नहीं होता: सफ़ेद प्यादे को उसे जाने देना पड़ता है, पर सफ़ेद उसे आगे चल सकता है।

lesson-checkered-check = शह
lesson-checkered-check-shared = चारख़ाना मोहरे राजा पर ऐसे हमला करते हैं मानो विपक्षी उन्हें चल रहा हो: g5 का हाथी शह दे रहा है। सबसे अच्छा जवाब क्या है?
lesson-checkered-check-shared-right = उसे चलने की बारी आपकी है! जिस हाथी से शह थी, उसी से आपने d5 का हाथी मार लिया।
lesson-checkered-check-shared-wrong-run = राजा को भागने की ज़रूरत नहीं: g5 का हाथी अभी आपका है। वह किसे मार सकता है?
lesson-checkered-check-spot = कोई चाल अपने राजा को हमले में नहीं छोड़ सकती, और चारख़ाना बना मोहरा तुरंत गिना जाता है। g7 का प्यादा ऐसे मारिए कि चाल वैध हो!
lesson-checkered-check-spot-right = प्यादे के रूप में वह कुछ नहीं बिगाड़ता; हाथी होता तो आपके ही राजा पर हमला करता।
lesson-checkered-check-spot-wrong-own = g7 पर हाथी रहा तो वह तुरंत काले का होगा, और g1 पर आपका राजा उसी के रास्ते में है।
lesson-checkered-check-castle = क़िलेबंदी में भी हमले ऐसे ही गिने जाते हैं। c4 का चारख़ाना ऊँट f1 को देखता है: जिस ओर हो सके, क़िलेबंदी कीजिए!
lesson-checkered-check-castle-right = वज़ीर की ओर रास्ता साफ़ है: c1 और d1 पर किसी का हमला नहीं।

lesson-checkered-mate = शह-मात
lesson-checkered-mate-mate = दो हाथी अंतिम पंक्ति पर शह दे सकते हैं, पर g5 का ऊँट काला भी चल सकता है। कौन-सी शह मात है?
lesson-checkered-mate-mate-right = शह-मात! e8 और राजा के बीच केवल f8 है, और ऊँट वहाँ नहीं पहुँचता।
lesson-checkered-mate-mate-wrong-block = a8 से राजा तक रास्ता लंबा है: काला चारख़ाना ऊँट को d8 पर बीच में रख देता है।
lesson-checkered-mate-stalemate = शह न हो तो ज़िच, बराबरी: काले का राजा फँसा है, और a5 का प्यादा a4 पर रुका है। चारख़ाना मोहरे लेना यहाँ चाल नहीं गिना जाता।

lesson-checkered-checkered_side = चारख़ाना मोहरे लेना
lesson-checkered-checkered_side-take = खेल में एक बार, अपनी चाल से पहले, चारख़ाना मोहरे हमेशा के लिए लिए जा सकते हैं। तब सफ़ेद और काले दूसरे पक्ष के होंगे। लीजिए!
lesson-checkered-checkered_side-take-right = हाथी और घोड़ा अब अंत तक केवल आपके हैं। और आप तुरंत चलते हैं।
lesson-checkered-checkered_side-not_yet = जब तक कोई चारख़ाना मोहरा राजा पर हमला करे, तब तक नहीं। e5 का हाथी आपको शह दे रहा है: पहले उसे बिना मारे बग़ल में हटाइए।
lesson-checkered-checkered_side-not_yet-right = अब किसी राजा पर हमला नहीं है। पर मोहरे लेने के लिए आपकी बारी चाहिए: अभी काले की बारी है।
lesson-checkered-checkered_side-shut = उन्हें तब भी नहीं लिया जा सकता जब उनकी कोई चाल ही न बचे, जैसे a4 का यह अकेला प्यादा, जो दोनों ओर से घिरा है।
lesson-checkered-checkered_side-in_check = शह में रहते हुए भी ऐसा किया जा सकता है। e1 का काला हाथी आपके राजा पर हमला करता है: राजा और मुसीबत दूसरे पक्ष पर छोड़िए!
lesson-checkered-checkered_side-in_check-right = अब शह नहीं: साधारण मोहरे एक-दूसरे पर हमला नहीं करते। आन पासाँ का हक़ और सीधे वापस न जाने का नियम भी समाप्त होता है।
lesson-checkered-checkered_side-in_check-wrong-run = राजा भाग सकता है, पर काला हमला करता रहेगा। आप पूरी चिंता से ही छुटकारा पा सकते हैं।
lesson-checkered-checkered_side-at_once = जो लेता है, वही तुरंत चलता है। चारख़ाना मोहरे लीजिए और d3 के हाथी से मात दीजिए!
lesson-checkered-checkered_side-at_once-right = d8 पर मात! अब वह हाथी कोई और नहीं चल सकता, इसलिए शह बनी रहती है।
lesson-checkered-checkered_side-at_once-wrong-early = जब तक हाथी दोनों का है, काला उसे d8 से हटा लेता है। पहले चारख़ाना मोहरे लीजिए!
lesson-checkered-checkered_side-at_once-wrong-white = g1 का सफ़ेद राजा g2 पर हट जाता है। किस राजा के पास रास्ता नहीं?

lesson-checkered-everyone_else = चारख़ाना बनाम सब
lesson-checkered-everyone_else-foes = अब चारख़ाना मोहरे आपके हैं, और सफ़ेद और काले दोनों विपक्षी हैं। d4 का हाथी किन-किन को मार सकता है, खोजिए!
lesson-checkered-everyone_else-foes-right = दो सफ़ेद, दो काले। अब से मारने पर कुछ नहीं बनता: जो मरा, वह गया।
lesson-checkered-everyone_else-together = अब दूसरी ओर से: विपक्षी ने चारख़ाना मोहरे ले लिए, आपके पास सफ़ेद और काले दोनों हैं। मारने की सभी चालें खोजिए!
lesson-checkered-everyone_else-together-right = सफ़ेद हाथी, काला हाथी, ऊँट और घोड़ा मिलकर लड़ते हैं। साधारण मोहरे अब एक-दूसरे को नहीं मारते।

lesson-checkered-pawns_both_ways = दोनों ओर चलने वाले प्यादे
lesson-checkered-pawns_both_ways-ways = अब आपके चारख़ाना प्यादे ऊपर और नीचे दोनों ओर चलते और मारते हैं। d4 के प्यादे की सभी चालें खोजिए।
lesson-checkered-pawns_both_ways-ways-right = दो क़दम, और मारने की दो चालें। आन पासाँ भी वे दोनों ओर मारते हैं।
lesson-checkered-pawns_both_ways-knight = वे पंक्ति 1 और 8 दोनों पर नया रूप पाते हैं। चुनिए कि d1 पर प्यादा क्या बने: दोनों राजाओं को सोचिए!
lesson-checkered-pawns_both_ways-knight-right = d1 का घोड़ा दोनों राजाओं पर एक साथ हमला करता है। हट केवल एक सकता है: शह-मात!
lesson-checkered-pawns_both_ways-knight-wrong-nobody = यह मात नहीं: दूसरे पक्ष के पास अभी जवाब है। d1 से f2 और b2 दोनों पर कौन-सा मोहरा हमला करता है?
lesson-checkered-pawns_both_ways-passing = चारख़ाना प्यादा अभी d7 से d5 पर आया है। अब साधारण प्यादे उसे आन पासाँ मार सकते हैं: e5 के प्यादे से मारिए!
lesson-checkered-pawns_both_ways-passing-right = गया, और कुछ नया नहीं बना: एक चारख़ाना मोहरा कम।

lesson-checkered-two_kings = दो राजाओं की रक्षा
lesson-checkered-two_kings-both = सफ़ेद और काले दोनों हों तो आपके दो राजा हैं, किसी को हमले में नहीं छोड़ सकते। d5 का घोड़ा दोनों पर हमला करता है: उपाय खोजिए!
lesson-checkered-two_kings-both-right = एक ही उपाय था: कोई भी राजा हटता, दूसरा हमले में रह जाता।
lesson-checkered-two_kings-shield = e4 का चारख़ाना घोड़ा दो तरह से मारा जा सकता है, पर एक से राजा खुल जाता है। सही चाल कौन-सी है?
lesson-checkered-two_kings-shield-right = काला ऊँट वार करने को आज़ाद था, और c3 का घोड़ा सफ़ेद राजा को ओट देता रहता है।
lesson-checkered-two_kings-shield-wrong-pinned = c3 का घोड़ा सफ़ेद राजा को a5 के चारख़ाना ऊँट से बचाता है: उसे वहीं रहना होगा।
lesson-checkered-two_kings-beside = अब आपके राजा साथी हैं और पास-पास खड़े हो सकते हैं। d3 के सफ़ेद राजा की सभी चालें खोजिए।
lesson-checkered-two_kings-beside-right = आठों खाने, उनमें काले राजा के पास के d4 और e4 भी।
lesson-checkered-two_kings-castle = दोनों राजा अपने-अपने हक़ से क़िलेबंदी कर सकते हैं; हमला केवल चारख़ाना मोहरे करते हैं। काले राजा से क़िलेबंदी कीजिए!
lesson-checkered-two_kings-castle-right = बारी सफ़ेद की, और क़िलेबंदी काले राजा की। अब दोनों आपके हैं।

lesson-checkered-ends = खेल कैसे समाप्त होता है
lesson-checkered-ends-last = जब कोई चारख़ाना मोहरा नहीं बचता, तो चारख़ाना पक्ष हारता है। आख़िरी को, f6 के हाथी को, मारिए!
lesson-checkered-ends-last-right = सफ़ेद और काले की मिली-जुली जीत।
lesson-checkered-ends-last-wrong-own = f3 का घोड़ा अब आपके पक्ष में लड़ता है: साधारण मोहरे एक-दूसरे को नहीं मारते।
lesson-checkered-ends-mate = चारख़ाना पक्ष किसी भी राजा को मात देकर जीतता है; हमला न हो तो ज़िच। आपका वज़ीर किस राजा को मात देता है?
lesson-checkered-ends-mate-right = h1 का सफ़ेद राजा अपने ही प्यादों के पीछे फँस गया। दोनों राजा साथ हारते हैं।
lesson-checkered-ends-mate-wrong-block = e7 का हाथी e8 पर लौटकर बचा लेता है। दूसरे राजा को देखिए!
lesson-checkered-ends-stuck = चारख़ाना पक्ष के पास वैध चाल न हो तो ज़िच: यहाँ एकमात्र प्यादा a4 पर दोनों ओर से घिरा है।

lesson-checkered-draws = बराबरी
lesson-checkered-draws-fifty = दोनों की पचास-पचास चालें बिना कुछ मारे और बिना प्यादा चले हों तो बाज़ी बराबर, सहमति से भी। इस खेल को ज़िंदा रखिए!
lesson-checkered-draws-fifty-right = किसी भी प्यादे की चाल से गिनती फिर शुरू होती है। यहाँ मोहरे कम होने से कोई स्थिति बराबरी नहीं होती।
lesson-checkered-draws-third = वही स्थिति, उन्हीं हक़ों और मालिकों के साथ, तीसरी बार आते ही बाज़ी बराबर हो जाती है।

lesson-checkered-notation = चालें लिखना
lesson-checkered-notation-nature = चालें शतरंज की तरह लिखी जाती हैं। Rxh4=P का अर्थ है कि हाथी ने h4 पर मारा और प्यादा छोड़ा।
lesson-checkered-notation-side = S का अर्थ है कि चारख़ाना मोहरे लिए गए; फिर उसी खिलाड़ी की चाल आती है, यहाँ Rb4।

lesson-checkered-plans = योजनाएँ
lesson-checkered-plans-first = जिसे आप काम में न लें, उसे दूसरा लेगा: e5 का घोड़ा किसी भी वज़ीर को मार सकता है। अपनी सबसे अच्छी चाल खोजिए!
lesson-checkered-plans-first-right = काले का वज़ीर गया, आपका पहुँच से बाहर है, और c6 के घोड़े के मारने को कुछ नहीं।
lesson-checkered-plans-first-wrong-side = अभी नहीं: एक ही चारख़ाना मोहरा हो तो वह जल्दी चला जाएगा, और उसके साथ खेल भी।
lesson-checkered-plans-first-wrong-queen = c6 का चारख़ाना वज़ीर अगली बारी में काले का होगा: वह आपके राजा के ठीक पास g2 पर मारेगा।
lesson-checkered-plans-first-wrong-away = आपका वज़ीर चला, पर उनका मारा जा सकता था। साझे मोहरों का मौक़ा एक ही चाल रहता है।
lesson-checkered-plans-hunt = आपके पास सफ़ेद और काले हैं। आख़िरी घोड़ा a8 पर छिपा है, रास्ते b6 और c7 हैं: खुला रास्ता बंद कीजिए, फिर उसे मारिए!
lesson-checkered-plans-hunt-right = उसे चलना ही था, और हाथी सातवीं पंक्ति पर तैयार था। b6 पर काला प्यादा मार लेता।
lesson-checkered-plans-hunt-wrong-open = a7 का प्यादा b6 सँभालता है, पर c7 से घोड़ा निकल जाता है। हाथी उसे कहाँ से सँभाले?
lesson-checkered-plans-play = खेल ऐसे शुरू होता है। हर बार मारने से पहले सोचिए कि आप जो छोड़ेंगे, उससे दूसरा पक्ष क्या करेगा।
