### जोकर शतरंज के पाठ क्या कहते हैं।

lesson-joker-board = बड़ी बिसात
lesson-joker-board-look = नौ गुणा नौ खाने, और दोनों ओर एक-एक जोकर: सफ़ेद का g1 पर, काले का g9 पर। बाक़ी सब शतरंज जैसा, प्यादे की एक चाल और।
lesson-joker-board-becomes = नौवीं पंक्ति पर सफ़ेद प्यादा वज़ीर, हाथी, ऊँट या घोड़ा बनता है, जोकर कभी नहीं। प्यादे को a9 पर चलिए और सबसे ताक़तवर चुनिए।
lesson-joker-board-becomes-right = वज़ीर! काले के प्यादे पहली पंक्ति पर बदलते हैं।
lesson-joker-board-becomes-wrong-rook = हाथी ताक़तवर है, पर वज़ीर वह सब और उससे ज़्यादा कर सकता है।
lesson-joker-board-becomes-wrong-minor = तब बाज़ी तुरंत बराबर हो जाती: अकेले एक ऊँट या घोड़े से कोई शह-मात नहीं दे सकता।

lesson-joker-joker = जोकर
lesson-joker-joker-leaps = जोकर घोड़े की तरह कूदता है, पर सिर्फ़ ख़ाली खाने पर। d4 के जोकर की सभी चालें खोजिए।
lesson-joker-joker-leaps-right = छह। जोकर न कभी मारता है, न शह देता है: e6 के घोड़े को उसकी छलाँग से डर नहीं।
lesson-joker-joker-leaps-wrong-never = जोकर कुछ नहीं मारता, इसलिए e6 उसके लिए बंद है।
lesson-joker-joker-leaps-wrong-own = c2 पर आपका अपना प्यादा है।
lesson-joker-joker-worth = जोकर मारा जा सकता है, पर उसका मोल शून्य है। d4 का ऊँट किसे मारे तो अच्छा?
lesson-joker-joker-worth-right = हाथी का मोल पाँच है, जोकर का शून्य। जोकर को मारने से पचास चालों की गिनती भी नए सिरे से शुरू नहीं होती।
lesson-joker-joker-worth-wrong-nothing = g7 पर सिर्फ़ जोकर है, जिसका मोल शून्य है। b6 पर उससे अच्छा मोहरा है।

lesson-joker-freezing = जमाना
lesson-joker-freezing-strongest = जोकर अपने बग़ल के सबसे क़ीमती विपक्षी को जमाता है। d4 के जोकर ने e5 का आपका हाथी जमा रखा है; c3 के घोड़े की सभी चालें खोजिए।
lesson-joker-freezing-strongest-right = वज़ीर नौ, हाथी पाँच, ऊँट और घोड़ा तीन, प्यादा एक। हाथी के रहते घोड़ा आज़ाद है।
lesson-joker-freezing-tie = ऊँट और घोड़े का मोल बराबर है, इसलिए d4 का जोकर e5 और c3 के दोनों को जमाता है। आपके पास बची सभी चालें खोजिए।
lesson-joker-freezing-tie-right = सिर्फ़ राजा और a2 का प्यादा चल सकते थे। राजा और जोकर ख़ुद कभी नहीं जमते।
lesson-joker-freezing-place = अब आपका जोकर: उसे काले के सबसे क़ीमती मोहरे के बग़ल में ले जाइए।
lesson-joker-freezing-place-right = d5 के बग़ल में c6 का वज़ीर है, तुरंत जम गया: न चल सकता है, न मार सकता है।
lesson-joker-freezing-place-wrong-rook = इससे h4 का हाथी जमता है, पर c6 का वज़ीर ज़्यादा क़ीमती है।
lesson-joker-freezing-place-hint = वज़ीर c6 पर है। e3 के जोकर की कौन-सी छलाँग उसके बग़ल में पहुँचती है?
lesson-joker-freezing-frees = d4 के जोकर ने e5 का हाथी जमा रखा है। अपना वज़ीर उस जोकर के बग़ल में चलिए, और देखिए हाथी का क्या होता है।
lesson-joker-freezing-frees-right = वज़ीर पहुँचते ही जम गया, और हाथी आज़ाद है: वह e9 के राजा को शह देता है!

lesson-joker-frozen = जमे हुए मोहरे
lesson-joker-frozen-guards_nothing = जमा हुआ मोहरा हमला नहीं करता, इसलिए किसी की रक्षा भी नहीं करता। दो घोड़े मारे जा सकते हैं; किसे बेख़तर मारा जा सकता है?
lesson-joker-frozen-guards_nothing-right = e8 का आपका जोकर d9 के हाथी को जमाए हुए है, इसलिए d7 पर बदले में कोई नहीं मारता।
lesson-joker-frozen-guards_nothing-wrong-guarded = g5 का प्यादा जमा हुआ नहीं है: वह h4 पर आपका हाथी मार देता।
lesson-joker-frozen-guards_nothing-hint = e8 के आपके जोकर के बग़ल में काले का कौन-सा मोहरा जमा है?
lesson-joker-frozen-no_check = d7 का आपका जोकर e8 के हाथी को जमाए हुए है। d1 के राजा की सभी चालें खोजिए: जमा हुआ हाथी शह नहीं देता।
lesson-joker-frozen-no_check-right = पाँचों, e1 और e2 भी। पर जमा हुआ मोहरा औरों की तरह मारा जा सकता है।

lesson-joker-leaving = जोकर हटता है
lesson-joker-leaving-shown = जोकर के हटने पर जमा मोहरा अपने मालिक की अगली बारी तक जमा रहता है। देखिए: पंक्ति खुलती है, और g7 का वज़ीर भाग नहीं सकता।
lesson-joker-leaving-still = अब आपके मोहरे काले हैं: जोकर अभी g7 के आपके वज़ीर को छोड़कर e5 पर गया है। अपनी सभी चालें खोजिए।
lesson-joker-leaving-still-right = सिर्फ़ राजा चलता है: वज़ीर इस बारी के बाद आज़ाद होगा। उसी पक्ष का दूसरा जोकर जिसे पकड़े हो, वह जमा रहता है।
lesson-joker-leaving-another = दो जोकर g7 के वज़ीर को जमाए हुए हैं। एक जाकर c9 के हाथी को भी जमा सकता है। वह छलाँग खोजिए।
lesson-joker-leaving-another-right = d9 से एक जोकर c9 के हाथी को जमाता है, और h6 वाला अब भी वज़ीर को।
lesson-joker-leaving-another-wrong-short = d7 से c9 नहीं लगता: जोकर सिर्फ़ आस-पास के आठ खानों में जमाता है।
lesson-joker-leaving-another-hint = f8 का जोकर चलिए।

lesson-joker-taken = जोकर मारा जाता है
lesson-joker-taken-free = e5 के जोकर ने d4 का आपका वज़ीर जमा रखा है। f4 के प्यादे से उसे मारिए: जमाव तुरंत ख़त्म होता है।
lesson-joker-taken-free-right = उसी पल आज़ाद: d4 का वज़ीर d9 के राजा को शह देता है।

lesson-joker-check = जोकर और शह
lesson-joker-check-parry = a8 का हाथी शह दे रहा है, और a1 के राजा के पास कोई खाना नहीं। हमलावर को जमा दीजिए!
lesson-joker-check-parry-right = b7 से जोकर ने a8 का हाथी जमा दिया: अब शह नहीं।
lesson-joker-check-ran_out = आपके जोकर ने एक बारी पहले e8 के हाथी को छोड़ा था। वह फिर आज़ाद है, और e1 के आपके राजा को शह है! सभी जवाब खोजिए।
lesson-joker-check-ran_out-right = राजा के चार क़दम, या जोकर वापस d7 पर, जहाँ वह हाथी को फिर जमा देता है।

lesson-joker-croissant = En Croissant
lesson-joker-croissant-shown = दोनों प्यादे दो खाने चल चुके हैं और अपनी क़तार में हैं। काले का d6 से d5 पर, आपके बग़ल में आता है; आपका उसके पीछे जाता है। देखिए।
lesson-joker-croissant-now = आपकी बारी: d5 का प्यादा अभी e5 के आपके प्यादे के बग़ल में आया है। उसके छोड़े खाने d6 पर तिरछे चलिए।
lesson-joker-croissant-now-right = En Croissant! कुछ नहीं मारा जाता, पर d5 का प्यादा एक बारी के लिए जम जाता है। यह ठीक अगली चाल में ही होता है।
lesson-joker-croissant-now-wrong-sideways = d5 के प्यादे पर नहीं: कुछ मारा नहीं जाता। उसके पीछे जाइए।
lesson-joker-croissant-now-wrong-on = यह चाल तो है, पर En Croissant छूट जाता है: अगली बारी तक देर हो जाएगी।
lesson-joker-croissant-frozen = अब आपके मोहरे काले हैं, और d5 के आपके प्यादे के पीछे En Croissant हुआ। इस बारी वह जमा है। अपनी सभी चालें खोजिए।
lesson-joker-croissant-frozen-right = इस बारी के बाद वह आज़ाद है। सफ़ेद के प्यादे की क़तार बदल गई, अब उसका यह हक़ नहीं रहा; पचास चालों की गिनती नए सिरे से शुरू हुई।
lesson-joker-croissant-held = काले का प्यादा अभी d5 पर आया है। पर f4 के जोकर ने e5 का आपका प्यादा जमा रखा है। अपनी सभी चालें खोजिए।
lesson-joker-croissant-held-right = सिर्फ़ राजा चलता है: जमा हुआ प्यादा En Croissant नहीं कर सकता। अपने राजा को शह लगे तब भी यह वैध नहीं।
lesson-joker-croissant-held-wrong-cannot = e5 का आपका प्यादा f4 के जोकर से जमा हुआ है, इसलिए En Croissant नहीं कर सकता।

lesson-joker-castling = क़िलेबंदी
lesson-joker-castling-both = e1 का राजा हाथी की ओर दो खाने जाता है; बीच के सब खाने ख़ाली हों, लंबी तरफ़ भी। किसी एक तरफ़ क़िलेबंदी कीजिए।
lesson-joker-castling-both-right = हाथी उस खाने पर आता है जिससे राजा गुज़रा: एक तरफ़ d1, दूसरी तरफ़ f1।
lesson-joker-castling-frozen_rook = h2 के काले जोकर ने एक हाथी जमा रखा है, और जमा हुआ हाथी क़िलेबंदी नहीं करता। दूसरी तरफ़ क़िलेबंदी कीजिए।
lesson-joker-castling-frozen_rook-right = राजा c1 पर, हाथी d1 पर। जमने से i1 के हाथी का हक़ नहीं जाता: आज़ाद होने पर क़िलेबंदी हो सकती है।
lesson-joker-castling-frozen_rook-wrong-frozen = i1 का हाथी h2 के जोकर से जमा हुआ है, इसलिए अभी उसके साथ क़िलेबंदी नहीं होती।
lesson-joker-castling-frozen_rook-hint = a1 का हाथी आज़ाद है: राजा c1 पर जाता है।

lesson-joker-ending = खेल कैसे ख़त्म होता है
lesson-joker-ending-stalemate = जमे हुए मोहरों की चाल नहीं होती: काले का चल सकने वाला आख़िरी मोहरा जमाने से ज़िच होती है। इसके बजाय शह-मात दीजिए।
lesson-joker-ending-stalemate-right = शह-मात! h9 का वज़ीर पंक्ति पर हमला करता है, और b7 का राजा a8 और b8 पर नज़र रखता है।
lesson-joker-ending-stalemate-wrong-drawn = f4 से जोकर e3 के घोड़े को जमा देता है। काले के पास न चाल है, न शह: ज़िच, बाज़ी बराबर।
lesson-joker-ending-stalemate-hint = आख़िरी पंक्ति पर h9 से शह दीजिए।
lesson-joker-ending-draws = तुरंत बराबर: सिर्फ़ राजा, या साथ में एक घोड़ा, ऊँट या जोकर, या दोनों ओर सिर्फ़ जोकर; पचास चालें; तीसरी बार वही स्थिति।
lesson-joker-ending-notation = चालों की सूची में जोकर J है: Jf3। En Croissant में मारने के x की जगह ~ होता है: e~d6।

lesson-joker-plans = योजनाएँ
lesson-joker-plans-mate = e8 का आपका जोकर d8 के हाथी को जमाए हुए है, अभी वह किसी की रक्षा नहीं करता। सबसे ज़ोरदार चाल खोजिए।
lesson-joker-plans-mate-right = शह-मात! आज़ाद होता तो हाथी d9 पर आकर रोक लेता। जमा हुआ वह बस देखता रहा।
lesson-joker-plans-mate-wrong-rook = d8 का हाथी भागेगा नहीं। उससे अच्छा कुछ है: राजा।
lesson-joker-plans-mate-hint = आख़िरी पंक्ति पर शह दीजिए: अब कौन रोक सकता है?
lesson-joker-plans-hunt = जमा हुआ मोहरा इंतज़ार करता है। पहले जोकर को c6 के वज़ीर के बग़ल में लाइए, फिर b4 का प्यादा पास जाकर उसे मारे।
lesson-joker-plans-hunt-right = जोकर ख़ुद कुछ नहीं मारता, पर औरों के लिए शिकार पकड़े रखता है।
lesson-joker-plans-hunt-wrong-early = c6 का वज़ीर अभी आज़ाद है: वह b5 का प्यादा मार लेता है। पहले उसे जमाइए।
lesson-joker-plans-play = खेल ऐसे शुरू होता है। जोकर को ताक़तवर मोहरों के पास भेजिए, और ध्यान रखिए कि उसके हटने से कौन आज़ाद होता है।
