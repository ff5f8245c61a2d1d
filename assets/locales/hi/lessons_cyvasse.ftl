### Cyvasse के पाठ क्या कहते हैं।

lesson-cyvasse-board = छह दिशाएँ
lesson-cyvasse-board-six = यहाँ हर खाने के अधिक से अधिक छह पड़ोसी होते हैं। g5 का मिलिशिया उनमें से किसी पर भी एक खाना चलता है। इसकी सभी चालें खोजिए!
lesson-cyvasse-board-six-right = पूरी छह: दो अपनी पंक्ति पर, दो आगे और दो पीछे।
lesson-cyvasse-board-six-wrong-far = वह दो खाने दूर है; मिलिशिया एक खाना चलता है।
lesson-cyvasse-board-lines = g5 से निकलने वाली सीधी रेखाएँ ये हैं: हर रेखा छह में से एक ही दिशा में रहती है। मारना ऐसी ही रेखाओं पर होता है।
lesson-cyvasse-board-forward = ठीक सामने कोई खाना नहीं होता: हर मोहरे के आगे के दो खाने होते हैं। मिलिशिया को g5 से एक खाना आगे चलाइए।
lesson-cyvasse-board-forward-right = सही, आगे के खाने f6 और g6 हैं। कुछ मोहरों के लिए आगे का बड़ा महत्व है, आप देखेंगे।
lesson-cyvasse-board-forward-wrong-side = वह बग़ल का क़दम है। आगे f6 और g6 हैं।
lesson-cyvasse-board-forward-wrong-back = वह पीछे का क़दम है। आगे f6 और g6 हैं।

lesson-cyvasse-king = राजा
lesson-cyvasse-king-goal = जो विपक्षी का आख़िरी राजा मारता है, वही जीतता है। f8 का घुड़सवार e9 के राजा के पास खड़ा है: उसे मारिए!
lesson-cyvasse-king-goal-right = खेल जीत लिया। Cyvasse में सारी बात इतने पास पहुँचने की है।
lesson-cyvasse-king-first = यहाँ शह नहीं होती। i1 का घुड़सवार आपके राजा पर हमला करता है, पर बारी आपकी है। कौन-सी चाल तुरंत जिताती है?
lesson-cyvasse-king-first-right = जो पहले मारे, वही जीते: आपके घुड़सवार ने e9 का राजा उनके वार से पहले मार लिया।
lesson-cyvasse-king-first-wrong-flee = आपका राजा बच जाता, पर भागना क्यों? e9 का राजा अभी मारा जा सकता है।
lesson-cyvasse-king-first-wrong-take = राजा i1 का घुड़सवार मार सकता है, पर तब खेल चलता रहेगा। e9 का राजा मारने से खेल ख़त्म होता है।
lesson-cyvasse-king-two = कुछ नक़्शों पर एक पक्ष के कई राजा होते हैं, और सबको मारना होता है। दोनों को मारिए, पहले उसे जो भाग सकता है।
lesson-cyvasse-king-two-right = एक के बाद एक राजा। खेल आख़िरी को मारने पर ही जीता जाता है।
lesson-cyvasse-king-two-wrong-stuck = b8 का राजा पहाड़ों में घिरा है, वह रुक सकता है। e9 वाला भाग जाएगा।

lesson-cyvasse-walks = चलना
lesson-cyvasse-walks-rider = चाल यानी कई क़दम, मनचाहे मुड़ते हुए। घुड़सवार तीन क़दम तक चलता है: उसे g3 से नाइट के पास से घुमाकर g5 पर ले जाइए।
lesson-cyvasse-walks-rider-right = मोड़ से घूमकर पहुँच गया। विपक्षी के आर-पार कोई नहीं चलता, और चाल ख़ाली खाने पर समाप्त होती है।
lesson-cyvasse-walks-own = अपने मोहरों के बीच से चल सकते हैं। e1 का घुड़सवार केवल अपनों से घिरा है: उसे e4 पर लाइए!
lesson-cyvasse-walks-own-right = सीधे राजा के बीच से। केवल हाथी अपने मोहरों के बीच से नहीं चल सकता।
lesson-cyvasse-walks-steps = कौन कितना चलता है: ड्रैगन चार क़दम, घुड़सवार तीन, नाइट और क्रॉसबोमैन दो, बाक़ी सब एक। टॉवर कभी नहीं चलता।

lesson-cyvasse-mountains = पहाड़
lesson-cyvasse-mountains-gorge = पहाड़ के पार कोई नहीं चलता। f2 का नाइट दो क़दम तक चलता है: घाटी से निकलने की उसकी सभी चालें खोजिए।
lesson-cyvasse-mountains-gorge-right = बस इतनी ही हैं: e3 और g1 के दर्रे, और उनसे एक क़दम आगे के खाने।
lesson-cyvasse-mountains-dragon = पहाड़ों के ऊपर केवल ड्रैगन उड़ता है; उतरता वह उनके पार है। e3 से पर्वतों के ऊपर से दूसरी ओर उड़िए!
lesson-cyvasse-mountains-dragon-right = चोटियों के ऊपर से! पहाड़ों की कोई दीवार ड्रैगन से नहीं बचाती।

lesson-cyvasse-water = पानी
lesson-cyvasse-water-cross = पानी में उतरने वाले की चाल वहीं समाप्त होती है। घुड़सवार को g4 की नदी में ले जाइए, फिर अगली बारी में g7 तक।
lesson-cyvasse-water-cross-right = पानी से निकलकर वह फिर पूरे तीन क़दम चला। नदी केवल समय लेती है।
lesson-cyvasse-water-dragon = पानी ड्रैगन को भी रोकता है। g5 जैसे टापू पर वह अकेला है: उसकी सभी चालें खोजिए।
lesson-cyvasse-water-dragon-right = केवल पानी में, और वहीं वह रुकता है। पहाड़ के ऊपर से हाँ, झील के ऊपर से नहीं।

lesson-cyvasse-bare = मारना
lesson-cyvasse-bare-bare = क्रॉसबोमैन और ट्रेबुचेट के पास कवच नहीं होता: उन्हें कोई भी मार सकता है। d4 के घुड़सवार से g4 वाले को मारिए!
lesson-cyvasse-bare-bare-right = सीधे तीन क़दम में उसके खाने पर। हमले की ज़रूरत न पड़ी, क्योंकि तोड़ने को कवच ही नहीं था।
lesson-cyvasse-bare-straight = मारने के लिए सीधा चलना होता है, रास्ते में न पहाड़ हो, न पानी, न विपक्षी। f4 का घुड़सवार किन क्रॉसबोमैनों और ट्रेबुचेटों को मार सकता है?
lesson-cyvasse-bare-straight-right = बिल्कुल: f6, h2 और c4। बाक़ी किसी के पीछे हैं या सीधी रेखा से हटकर।

lesson-cyvasse-armour = कवच
lesson-cyvasse-armour-one = हर हमलावर एक कवच घटाता है; 0 होने पर मोहरा मारा जा सकता है। f6 के मिलिशिया का कवच 1 है, और g5 उस पर हमला करता है। मारने की दोनों चालें खोजिए!
lesson-cyvasse-armour-one-right = मिलिशिया मार सकता है, और f3 का घुड़सवार भी, हालाँकि वहाँ से वह हमला नहीं करता।
lesson-cyvasse-armour-values = कवच: क्रॉसबोमैन और ट्रेबुचेट का 0; मिलिशिया, भालाधारी, घुड़सवार और राजा का 1; नाइट, हाथी, ड्रैगन और टॉवर का 2। यह 0 से कम नहीं होता।
lesson-cyvasse-armour-first_blow = जो बराबर वाले के पास जाता है, पहले वही मार खाता है। g6 के मिलिशिया पर वहाँ से हमला कीजिए जहाँ वह पलटवार न कर सके, फिर उसे मारिए।
lesson-cyvasse-armour-first_blow-right = हाथी दो खाने दूर से हमला करता है और उसका कवच 2 है: अकेला मिलिशिया उसका कुछ नहीं बिगाड़ सकता।
lesson-cyvasse-armour-first_blow-wrong-beside = उसके पास कवच 1 वाले घुड़सवार पर भी हमला होता है, और मिलिशिया पहले मारता है।
lesson-cyvasse-armour-two = नाइट, हाथी, ड्रैगन और टॉवर का कवच 2 होता है। e6 के नाइट पर मिलिशिया और क्रॉसबोमैन हमला करते हैं: उसे कौन-कौन मार सकता है, खोजिए!
lesson-cyvasse-armour-two-right = मिलिशिया और घुड़सवार। क्रॉसबोमैन कवच घटाता है, पर कभी मारता नहीं।
lesson-cyvasse-armour-second = e4 का हाथी e6 के टॉवर पर हमला करता है, पर एक हमलावर कम है। दूसरे को लाइए, फिर टॉवर को मारिए!
lesson-cyvasse-armour-second-right = h3 से क्रॉसबोमैन ने तीन खाने दूर के टॉवर को साधा, और उसका आख़िरी कवच भी गया।

lesson-cyvasse-shadow = हमला कितनी दूर तक जाता है
lesson-cyvasse-shadow-reach = हमला सीधा जाता है: क्रॉसबोमैन का 3 खाने तक, हाथी और ड्रैगन का 2 तक, ट्रेबुचेट का 2 से 4, बाक़ी सबका 1 तक।
lesson-cyvasse-shadow-shadow = हाथी एक या दो खाने दूर तक हमला करता है। दो हाथी एक-एक घुड़सवार को साधे हैं, पर मारा एक ही जा सकता है। कौन-सा?
lesson-cyvasse-shadow-shadow-right = i6 वाला: बीच में केवल खुला मैदान है। उसका कवच 1 था, और हाथी के हमले ने उसे तोड़ दिया।
lesson-cyvasse-shadow-shadow-wrong-hill = e5 का पहाड़ हमले को रोकता है: e6 के घुड़सवार का कवच बना रहता है।
lesson-cyvasse-shadow-around = h4 का पहाड़ क्रॉसबोमैन के आड़े आता है। वह दूरी रखते हुए h6 के मिलिशिया पर कहाँ से हमला कर सकता है?
lesson-cyvasse-shadow-around-right = h6 तक खुली रेखा, और काफ़ी दूरी। अब घुड़सवार मिलिशिया को मार सकता है।
lesson-cyvasse-shadow-around-wrong-near = वहाँ से भी हमला होता है, पर मिलिशिया के ठीक पास वह मारा जाता है: उसके पास कवच नहीं।
lesson-cyvasse-shadow-around-wrong-beside = मिलिशिया के पास घुड़सवार पहले मारा जाएगा। क्रॉसबोमैन को दूर से हमला करने दीजिए।

lesson-cyvasse-elephant = हाथी
lesson-cyvasse-elephant-own = हाथी एक क़दम चलता है पर दो खाने तक मारता है। अपने मोहरों के बीच से वह नहीं जा सकता; घुड़सवार जा सकता है। मारने की सभी चालें खोजिए!
lesson-cyvasse-elephant-own-right = घुड़सवार h5 के टॉवर के बीच से निकला; e5 का टॉवर हाथी का रास्ता रोकता है।

lesson-cyvasse-spearman = भालाधारी
lesson-cyvasse-spearman-front = भालाधारी केवल आगे के दो खानों पर हमला करता और मारता है। g4 का भालाधारी किस-किसको मार सकता है?
lesson-cyvasse-spearman-front-right = f5 और g5, भाले के सामने के दो खाने। चलते समय वह किसी भी ओर एक क़दम जा सकता है।
lesson-cyvasse-spearman-bar = उसके आगे के खाने रास्ता रोकते हैं: उन पर आ सकते या उनसे जा सकते हैं, पार नहीं हो सकते। नाइट को दो बारियों में दर्रे के पार ले जाइए!
lesson-cyvasse-spearman-bar-right = g5 पर एक पड़ाव, फिर g7 तक। भालाधारी चलने वालों की एक बारी ले लेता है, और अकेला दर्रा सँभालता है।
lesson-cyvasse-spearman-guard = e4 के क्रॉसबोमैन ने राजा का कवच घटा दिया; h4 का घुड़सवार राजा को मारना चाहता है। j2 के भालाधारी से उसका रास्ता रोकिए!
lesson-cyvasse-spearman-guard-right = i2 से भाला h3 को रोकता है। घुड़सवार पार नहीं हो सकता, और राजा पीछे सुरक्षित है।
lesson-cyvasse-spearman-guard-wrong-run = राजा अभी बच निकलता है, पर पीछा होता रहेगा। भालाधारी का एक क़दम घुड़सवार को रोक देता है।

lesson-cyvasse-tower = टॉवर
lesson-cyvasse-tower-still = टॉवर न चलता है, न हमला करता है, न मारता है। पर वह रक्षा करता है: उसके पास खड़ा अपने पक्ष का कोई मोहरा मारा नहीं जा सकता।
lesson-cyvasse-tower-beside = बिना कवच के तीन क्रॉसबोमैन g4 के घुड़सवार की पहुँच में हैं। वह किन्हें मार सकता है?
lesson-cyvasse-tower-beside-right = e6 और i4 वाले। g6 वाला f7 के टॉवर की रक्षा में है।
lesson-cyvasse-tower-twins = टॉवर दूसरे टॉवर की रक्षा नहीं करता। हाथी और क्रॉसबोमैन e8 के टॉवर पर हमला करते हैं: उसे हाथी से मारिए!
lesson-cyvasse-tower-twins-right = ठीक पास में d8 का टॉवर था, फिर भी वह ढह गया।
lesson-cyvasse-tower-siege = e8 का टॉवर e9 के राजा की रक्षा करता है। पहले टॉवर, फिर राजा: क़िले पर धावा बोलिए!
lesson-cyvasse-tower-siege-right = टॉवर के बिना राजा बेसहारा था, और जहाँ भी भागता, हाथी उस तक पहुँच जाता।

lesson-cyvasse-crossbowman = क्रॉसबोमैन
lesson-cyvasse-crossbowman-over = क्रॉसबोमैन मोहरों और पानी के ऊपर से तीन खाने दूर तक हमला करता है, पर मारता नहीं। f8 के राजा को कौन मारेगा?
lesson-cyvasse-crossbowman-over-right = बढ़िया जोड़ी: f5 के क्रॉसबोमैन ने कवच घटाया, और i8 से आए घुड़सवार ने राजा को मारा।
lesson-cyvasse-crossbowman-cover = h4 के क्रॉसबोमैन के पास कवच नहीं, और g7 का घुड़सवार उसे मार सकता है। वह ओट लेकर उस पर कहाँ से हमला करे?
lesson-cyvasse-crossbowman-cover-right = g4 पर मिलिशिया उसके आगे है: हमला मोहरों के ऊपर से जाता है, विपक्षी की चाल नहीं।
lesson-cyvasse-crossbowman-cover-wrong-open = वहाँ बीच में कोई नहीं, और g7 का घुड़सवार सीधे आकर क्रॉसबोमैन को मार लेता है।

lesson-cyvasse-trebuchet = ट्रेबुचेट
lesson-cyvasse-trebuchet-shot = ट्रेबुचेट सीधी रेखा में दो से चार खाने दूर, मोहरों और पहाड़ों के ऊपर से वार करता है। e3 के ट्रेबुचेट के सभी वार खोजिए!
lesson-cyvasse-trebuchet-shot-right = e5, e7 और i3। निशाना बिसात से हट जाता है, ट्रेबुचेट अपनी जगह रहता है।
lesson-cyvasse-trebuchet-king = g9 का राजा मिलिशिया, घुड़सवार और पहाड़ों की ओट में छिपा है। फिर भी उस तक कौन पहुँचता है?
lesson-cyvasse-trebuchet-king-right = चार खाने, सबके ऊपर से सीधा: उसके अपने हमले ने कवच 1 तोड़ा, और वार ने राजा को मारा।
lesson-cyvasse-trebuchet-king-wrong-rider = घुड़सवार को घुड़सवार मिलता है, पर राजा ही पहुँच में था। g5 से g9 तक की रेखा नापिए।

lesson-cyvasse-dragon = ड्रैगन
lesson-cyvasse-dragon-prey = ड्रैगन दो खाने तक हमला करता है और चार तक मारता है, पहाड़ों और भालों को पार करके। f4 से उसके सभी शिकार खोजिए!
lesson-cyvasse-dragon-prey-right = हमले से d6 और f3, पहाड़ के ऊपर से i1, भाले को पार कर b4। केवल पानी और मोहरों ने उसे रोका।
lesson-cyvasse-dragon-prey-wrong-over = वह f5 के पहाड़ के ऊपर से उड़ता है, पर उसके ऊपर से हमला नहीं करता: f6 के घुड़सवार का कवच बना है।

lesson-cyvasse-ends = जीतने के और रास्ते
lesson-cyvasse-ends-towers = जिसके पास केवल टॉवर बचें, वह हारता है; इस नक़्शे में राजा नहीं हैं। खेल तुरंत समाप्त कीजिए!
lesson-cyvasse-ends-towers-right = आख़िरी मिलिशिया गिरा, और टॉवर अकेले लड़ नहीं सकते।
lesson-cyvasse-ends-no_moves = जिस खिलाड़ी के पास वैध चाल न हो, वह भी हारता है। a9 के राजा का एक ही रास्ता है: नाइट से दरवाज़ा बंद कीजिए!
lesson-cyvasse-ends-no_moves-right = राजा न चल सकता है, न नाइट को मार सकता है: कवच 2 के सामने एक हमलावर काफ़ी नहीं।
lesson-cyvasse-ends-no_moves-wrong-open = b8 से निकलने का रास्ता खुला रह जाता है। नाइट ख़ुद वहाँ खड़ा हो सकता है।

lesson-cyvasse-draws = बराबरी
lesson-cyvasse-draws-fifty = दोनों की पचास-पचास चालें बिना कुछ मारे हों तो बाज़ी बराबर, सहमति से भी। गिनती पूरी होने को है: खेल को ज़िंदा रखिए!
lesson-cyvasse-draws-fifty-right = एक मोहरा मारा, और गिनती फिर से शुरू।
lesson-cyvasse-draws-third = इधर-उधर, इधर-उधर: वही स्थिति तीसरी बार आते ही बाज़ी बराबर हो जाती है।
lesson-cyvasse-draws-order = फिर पचासवीं चाल, और मारने को कुछ नहीं। पर इसी चाल पर मिली जीत बराबरी से पहले गिनी जाती है: उसे खोजिए!
lesson-cyvasse-draws-order-right = जीत! राजा मारा गया, केवल टॉवर बचे, वैध चाल नहीं: ये सब बराबरी से पहले गिने जाते हैं।
lesson-cyvasse-draws-order-wrong-draw = गिनती पूरी हुई, बाज़ी बराबर। एक चाल तुरंत जिताती है: b8 का दरवाज़ा याद कीजिए।

lesson-cyvasse-layout = सेना सजाना
lesson-cyvasse-layout-secret = अपनी सेना ख़ुद भी सजा सकते हैं: सफ़ेद पंक्ति 1 से 4, काला 6 से 9, पंक्ति 5 ख़ाली। दोनों के पूरा करने तक कोई दूसरे की नहीं देखता।
lesson-cyvasse-layout-king = आपका राजा और दो टॉवर भंडार में हैं। राजा को किसी टॉवर के पास रखिए, ताकि वह रक्षा में रहे।
lesson-cyvasse-layout-king-right = राजा के लिए अच्छा घर। टॉवर चल नहीं सकता, इसलिए उसकी जगह सोचकर चुनिए।
lesson-cyvasse-layout-king-wrong-bare = राजा अभी किसी टॉवर के पास नहीं है। उन्हें साथ-साथ रखिए।
lesson-cyvasse-layout-elephants = पहाड़ पर कोई मोहरा नहीं रखा जा सकता; पानी में रख सकते हैं। बाक़ी रखिए, हाथियों को पंक्ति 3 या 4 पर, जहाँ अपने ही उन्हें न घेरें।
lesson-cyvasse-layout-elephants-right = आगे रहकर हाथी तुरंत चल और वार कर सकते हैं।
lesson-cyvasse-layout-elephants-wrong-shut = पंक्ति 1 या 2 का हाथी अपनों के पीछे रुका रहता है, और उनके बीच से नहीं चल सकता।
lesson-cyvasse-layout-spearmen = अब आपके मोहरे काले हैं, और आगे का अर्थ है नीचे की ओर। रास्ता रोकने के लिए तीनों भालाधारी आगे, पंक्ति 6 या 7 पर रखिए।
lesson-cyvasse-layout-spearmen-right = भालों की बाड़: घुड़सवारों को उसके आगे रुकना पड़ेगा।
lesson-cyvasse-layout-spearmen-wrong-behind = पंक्ति 8 या 9 पर भालाधारी केवल अपनी ही कतार के पीछे के खाने रोकता है। उसे आगे लाइए।

lesson-cyvasse-notation = चालें लिखना
lesson-cyvasse-notation-moves = अक्षर और खाना: Rh6 चलना है, Dxg3 मारना, और B*e7 ट्रेबुचेट का वार, जो अपनी जगह ही रहता है।

lesson-cyvasse-plans = योजनाएँ
lesson-cyvasse-plans-breach = e8 का टॉवर राजा की रक्षा करता है, और c8 का हाथी टॉवर पर नज़र रखता है। उसे दूर से तोड़िए, फिर ड्रैगन वार करे!
lesson-cyvasse-plans-breach-right = ट्रेबुचेट ने पास आए बिना e4 से ही वार किया, और e9 के राजा तक रास्ता खुल गया।
lesson-cyvasse-plans-breach-wrong-haste = e8 पर राजा और हाथी मिलकर ड्रैगन पर हमला करते हैं, और हाथी उसे मार लेता है।
lesson-cyvasse-plans-net = c9 के राजा का एक ही रास्ता है, c8। क्रॉसबोमैन को ऐसे रखिए कि दोनों खाने घातक हों, फिर राजा को मारिए!
lesson-cyvasse-plans-net-right = c7 से क्रॉसबोमैन ने पूरी रेखा साध ली, और घुड़सवार उसी के बीच से होकर राजा तक पहुँचा।
lesson-cyvasse-plans-net-wrong-close = राजा के ठीक पास बिना कवच का क्रॉसबोमैन यूँ ही मारा जाएगा।
lesson-cyvasse-plans-net-wrong-rush = जल्दी मत कीजिए: राजा के पास घुड़सवार मारा जाएगा, दूर से वह हमला नहीं करता। पहले क्रॉसबोमैन।
lesson-cyvasse-plans-shelter = i4 का ड्रैगन आपके राजा पर हमला करता है, और h6 का ट्रेबुचेट h2 को साधे है। केवल एक खाना सुरक्षित है। कौन-सा?
lesson-cyvasse-plans-shelter-right = g2 के टॉवर के पास कवच की ज़रूरत नहीं: निशाना साधे भी तो ट्रेबुचेट राजा को नहीं मार सकता।
lesson-cyvasse-plans-shelter-wrong-stay = i3 पर राजा ड्रैगन के ठीक पास होगा। इसके बजाय शरण खोजिए।
lesson-cyvasse-plans-count = वार करने से पहले गिनिए कि पलटवार कौन कर सकता है। g4 का घुड़सवार किस क्रॉसबोमैन को बिना नुक़सान मारता है?
lesson-cyvasse-plans-count-right = i4 पर घुड़सवार पर कोई हमला नहीं करता, इसलिए उसका कवच बना रहता है।
lesson-cyvasse-plans-count-wrong-revenge = g6 पर f7 का मिलिशिया घुड़सवार पर हमला करता है: उसका एक कवच जाता रहता है, और वह मारा जाता है।
lesson-cyvasse-plans-play = मानक खेल ऐसे शुरू होता है। दो हमलावरों से कवच हटाइए, राजा को टॉवरों के पास रखिए, और अकेले आगे बढ़ने से बचिए।
