### क्लासिक शतरंज के पाठ क्या कहते हैं।

lesson-chess-rook = हाथी
lesson-chess-rook-lines = c4 का हाथी रास्ता खुला रहने तक सीधा चलता है। इसकी सभी चालें एक-एक करके खोजिए।
lesson-chess-rook-lines-right = बस इतनी ही हैं: खड़ी और आड़ी, और c6 पर भी, जहाँ काला प्यादा है।
lesson-chess-rook-lines-wrong-own = f4 पर आपका अपना प्यादा है: हाथी उससे पहले ही रुक जाता है।
lesson-chess-rook-take = मारने के लिए मोहरा विपक्षी के खाने पर जाता है। हाथी से c6 का प्यादा मारिए।
lesson-chess-rook-take-right = शाबाश! प्यादा बिसात से हट गया, और उसकी जगह हाथी खड़ा है।

lesson-chess-bishop = ऊँट और वज़ीर
lesson-chess-bishop-diagonals = d3 का ऊँट रास्ता खुला रहने तक तिरछा चलता है। इसकी सभी चालें खोजिए।
lesson-chess-bishop-diagonals-right = सही। ऊँट हमेशा एक ही रंग के खानों पर रहता है, और f5 का प्यादा मार सकता है।
lesson-chess-bishop-diagonals-wrong-straight = ऊँट कभी सीधा नहीं चलता: सिर्फ़ तिरछा।
lesson-chess-bishop-queen = वज़ीर हाथी और ऊँट दोनों की तरह चलता है। a1 के वज़ीर की सभी चालें खोजिए।
lesson-chess-bishop-queen-right = पाँच। d4 का प्यादा मारा जा सकता है, पर उसके पीछे रास्ता बंद है: सिर्फ़ घोड़ा दूसरों को लाँघता है।
lesson-chess-bishop-queen-wrong-past = d4 का प्यादा रास्ते में है। वज़ीर उसे मार सकता है, लाँघ नहीं सकता।

lesson-chess-knight = घोड़ा और राजा
lesson-chess-knight-jump = घोड़ा दो खाने सीधे और एक बग़ल में कूदता है, किसी को भी लाँघकर। b1 के घोड़े की सभी चालें खोजिए।
lesson-chess-knight-jump-right = तीन! आस-पास के अपने मोहरों ने नहीं रोका: सिर्फ़ घोड़ा दूसरों को लाँघता है।
lesson-chess-knight-jump-wrong-shape = यह घोड़े की छलाँग नहीं है: दो खाने सीधे, फिर एक बग़ल में।
lesson-chess-knight-king = राजा किसी भी दिशा में एक खाना चलता है, पर वहाँ कभी नहीं जहाँ वह मारा जा सके। e4 के राजा की सभी चालें खोजिए।
lesson-chess-knight-king-right = सात। सिर्फ़ e5 बंद था: d6 का प्यादा वहाँ हमला करता है।
lesson-chess-knight-king-wrong-attacked = d6 का प्यादा e5 पर हमला करता है: वहाँ आपके राजा को शह लगेगी।

lesson-chess-pawn = प्यादा
lesson-chess-pawn-forward = प्यादा एक खाना आगे चलता है; अपने पहले खाने से दो भी चल सकता है। e2 का प्यादा चलिए।
lesson-chess-pawn-forward-right = ठीक। प्यादा कभी पीछे नहीं लौटता, इसलिए हर क़दम सोचकर चलिए।
lesson-chess-pawn-forward-wrong-three = यह बहुत दूर है: पहले खाने से प्यादा एक या दो खाने चलता है।
lesson-chess-pawn-takes = प्यादा एक खाना तिरछे आगे मारता है। e4 का प्यादा जिन दो को मार सकता है, वे खोजिए।
lesson-chess-pawn-takes-right = हाँ: d5 और f5। e5 का प्यादा तो बस रास्ता रोकता है।
lesson-chess-pawn-takes-wrong-straight = प्यादा सीधे आगे नहीं मारता: e5 का प्यादा उसे रोकता है।

lesson-chess-check = शह
lesson-chess-check-answers = e8 का हाथी e1 पर आपके राजा को शह देता है! हटिए, बीच में आइए या उसे मारिए। चारों चालें खोजिए।
lesson-chess-check-answers-right = राजा f1 पर, वज़ीर या ऊँट e2 पर, या ऊँट e8 पर मारे। और कोई चाल वैध नहीं थी।
lesson-chess-check-answers-wrong-file = e2 पर भी राजा e8 के हाथी की सीध में ही रहेगा।
lesson-chess-check-pinned = e2 का आपका हाथी राजा को e8 के हाथी से बचाता है। इसकी वे सभी चालें खोजिए जिनसे राजा बचा रहे।
lesson-chess-check-pinned-right = यह ऊपर जा सकता है, e8 पर मार भी सकता है। किनारे हटने से राजा को शह लगती, और यह कभी वैध नहीं।
lesson-chess-check-pinned-wrong-opens = तब e8 के हाथी से राजा को कोई नहीं बचाता। कोई चाल राजा को शह में नहीं छोड़ सकती।

lesson-chess-mate = शह-मात और ज़िच
lesson-chess-mate-back_rank = जिस शह से बचने का कोई रास्ता न हो वह शह-मात है, और जीत दिलाती है। तुरंत शह-मात देने वाली चाल खोजिए।
lesson-chess-mate-back_rank-right = शह-मात! हाथी राजा पर हमला करता है, और उसके अपने प्यादे उसे घेरे हुए हैं।
lesson-chess-mate-smothered = दो चालों में शह-मात: वज़ीर g8 पर जाता है, जहाँ घोड़ा उसकी रक्षा करता है। काले का एक ही जवाब है। फिर घोड़ा वार करता है।
lesson-chess-mate-smothered-right = f7 के घोड़े से शह-मात! g8 का हाथी और प्यादे राजा के लिए कोई खाना नहीं छोड़ते।
lesson-chess-mate-smothered-wrong-early = तब राजा g8 पर चला जाता है। पहले वज़ीर वहाँ जाकर हाथी से वह खाना बंद करवाता है।
lesson-chess-mate-smothered-hint = वज़ीर की बलि दीजिए: उसे b3 से g8 पर चलिए।
lesson-chess-mate-stalemate = न शह, न कोई वैध चाल: यह ज़िच है, बाज़ी बराबर। काला इसके क़रीब है। इसके बजाय शह-मात दीजिए।
lesson-chess-mate-stalemate-right = शह-मात। वज़ीर b8 और a8 पर, और b6 का राजा a7 और b7 पर नज़र रखता है।
lesson-chess-mate-stalemate-wrong-stuck = c7 से वज़ीर शह नहीं देता, और काले के पास चाल नहीं: ज़िच, बाज़ी बराबर।
lesson-chess-mate-stalemate-hint = आख़िरी पंक्ति पर शह दीजिए।

lesson-chess-castling = क़िलेबंदी
lesson-chess-castling-short = राजा और हाथी चले नहीं हैं, बीच में कुछ नहीं: क़िलेबंदी कीजिए! राजा को e1 से g1 पर, या h1 के हाथी पर चलिए।
lesson-chess-castling-short-right = राजा सुरक्षित है और हाथी f1 पर आ गया। दूसरी तरफ़ भी होता है: राजा c1 पर, हाथी d1 पर।
lesson-chess-castling-short-wrong-rook = क़िलेबंदी राजा से शुरू होती है: राजा e1 से g1 पर जाता है, और हाथी ख़ुद आ जाता है।
lesson-chess-castling-short-wrong-other = यह दूसरी तरफ़ की क़िलेबंदी है। यहाँ राजा g1 पर जाता है।
lesson-chess-castling-crossing = शह में, या हमले वाले खाने से होकर या उस पर पहुँचकर क़िलेबंदी नहीं होती। जिस तरफ़ वैध है, वहाँ क़िलेबंदी कीजिए।
lesson-chess-castling-crossing-right = हाँ। g1 जाते हुए राजा f1 से गुज़रता, जिस पर a6 का ऊँट हमला करता है। d1 और c1 सुरक्षित हैं।
lesson-chess-castling-crossing-wrong-through = a6 का ऊँट f1 पर हमला करता है, और राजा को वहीं से गुज़रना पड़ता।
lesson-chess-castling-crossing-hint = a6 का ऊँट किस खाने पर हमला करता है: d1 या f1?

lesson-chess-promotion = आख़िरी पंक्ति
lesson-chess-promotion-queen = आख़िरी पंक्ति पर प्यादा वज़ीर, हाथी, ऊँट या घोड़ा बनता है। प्यादे को e8 पर चलिए और सबसे ताक़तवर चुनिए।
lesson-chess-promotion-queen-right = नया वज़ीर! पार पहुँचने वाला हर प्यादा वज़ीर बन सकता है।
lesson-chess-promotion-queen-wrong-rook = हाथी ताक़तवर है, पर वज़ीर वह सब और उससे ज़्यादा कर सकता है।
lesson-chess-promotion-queen-wrong-minor = तब बाज़ी तुरंत बराबर हो जाती: अकेले एक ऊँट या घोड़े से कोई शह-मात नहीं दे सकता।
lesson-chess-promotion-knight = वज़ीर हमेशा सबसे अच्छा नहीं होता। प्यादे को f8 पर चलिए और वह चुनिए जो राजा और वज़ीर पर एक साथ हमला करे।
lesson-chess-promotion-knight-right = f8 के घोड़े से शह! राजा को हटना होगा, और फिर आप d7 का वज़ीर मारेंगे।
lesson-chess-promotion-knight-wrong-quiet = उससे शह नहीं लगती, और d7 का वज़ीर बच निकलता है।
lesson-chess-promotion-knight-hint = f8 से h7 और d7 दोनों पर कौन कूदता है?

lesson-chess-en_passant = आन पासाँ
lesson-chess-en_passant-shown = देखिए: काला प्यादा दो खाने बढ़कर e5 के आपके प्यादे के बग़ल में आता है, और ऐसे मारा जाता है मानो एक ही बढ़ा हो।
lesson-chess-en_passant-now = काले का प्यादा अभी e7 से e5 पर आया है। d5 के प्यादे से उसे आन पासाँ मारिए।
lesson-chess-en_passant-now-right = आपका प्यादा e6 पर है, और e5 का प्यादा हट गया। यह ठीक अगली चाल में ही हो सकता है।
lesson-chess-en_passant-now-wrong-late = c5 का प्यादा अभी नहीं बढ़ा है: यह हक़ एक चाल तक ही रहता है।
lesson-chess-en_passant-now-wrong-on = इससे मौक़ा चला जाता है: e5 का प्यादा अभी ही मारा जा सकता है।

lesson-chess-draws = बाज़ी बराबर
lesson-chess-draws-thrice = वही स्थिति तीसरी बार आते ही बाज़ी तुरंत बराबर होती है। घोड़ों को दो बार निकलते और लौटते देखिए।
lesson-chess-draws-fifty = दोनों ओर से पचास-पचास चालें बिना कुछ मारे और बिना प्यादा चले: बाज़ी तुरंत बराबर। यह उनमें आख़िरी है।
lesson-chess-draws-mate_stands = आपकी चाल से पचास पूरे होते हैं। पर उसी चाल की शह-मात गिनती से पहले आती है। उसे खोजिए।
lesson-chess-draws-mate_stands-right = d8 पर शह-मात: सफ़ेद की जीत। उसी चाल की ज़िच भी मान्य होती।
lesson-chess-draws-mate_stands-wrong-count = इससे बिना कुछ मारे और बिना प्यादा चले पचास चालें पूरी होती हैं: बाज़ी बराबर। शह-मात खोजिए।
lesson-chess-draws-bare = अकेले राजा शह-मात नहीं दे सकते: बाज़ी तुरंत बराबर; एक ऊँट या घोड़े, या एक ही रंग के ऊँटों के साथ भी। बराबर कीजिए।
lesson-chess-draws-bare-right = बाज़ी बराबर: सिर्फ़ राजा बचे हैं। नहीं तो प्यादा वज़ीर बन जाता।

lesson-chess-ending = बात और घड़ी
lesson-chess-ending-words = खिलाड़ी बात से भी खेल ख़त्म कर सकते हैं: बराबरी का प्रस्ताव देकर, जिसे दूसरा मान सकता है, या हार मानकर।
lesson-chess-ending-clock = जिसका समय ख़त्म हो, वह हारता है। पर विपक्षी कभी शह-मात न दे सके, जैसे यहाँ सफ़ेद का अकेला राजा, तो बाज़ी बराबर।
lesson-chess-ending-last_man = आपका समय ख़त्म होने को है। काले का आख़िरी प्यादा मारिए: तब काला कभी शह-मात नहीं दे सकता, और समय ख़त्म होने पर भी बाज़ी बराबर।
lesson-chess-ending-last_man-right = हाँ। सिर्फ़ राजा के साथ काला समय पर भी नहीं जीत सकता।

lesson-chess-notation = चालें कैसे लिखी जाती हैं
lesson-chess-notation-read = Qxf7#: वज़ीर (Q) ने f7 पर मारा (x), शह-मात (#)। शह +, क़िलेबंदी O-O, e8=Q नया वज़ीर; सिर्फ़ e4 प्यादे की चाल।
lesson-chess-notation-which = दोनों घोड़े d2 पर जा सकते हैं, इसलिए खड़ी क़तार का अक्षर जोड़ा जाता है। Nbd2 चलिए।
lesson-chess-notation-which-right = हाँ: N घोड़ा, b वह खड़ी क़तार जहाँ से वह आता है, d2 जहाँ पहुँचता है।
lesson-chess-notation-which-wrong-other = यह Nfd2 है, f3 का घोड़ा। दूसरा घोड़ा चलिए।
lesson-chess-notation-which-hint = अक्षर b खड़ी क़तार बताता है: b1 का घोड़ा चलिए।

lesson-chess-plans = योजनाएँ
lesson-chess-plans-fork = एक मोहरा एक साथ दो पर हमला कर सकता है। घोड़े की वह चाल खोजिए जो राजा और हाथी पर एक साथ हमला करे।
lesson-chess-plans-fork-right = c7 पर शह! राजा को हटना होगा, और a8 का हाथी आपका है।
lesson-chess-plans-fork-wrong-taken = शह तो है, पर g7 का प्यादा f6 पर आपका घोड़ा मार लेता है।
lesson-chess-plans-fork-hint = किस खाने से घोड़ा e8 और a8 दोनों पर पहुँचता है?
lesson-chess-plans-count = मारने से पहले पूछिए: बदले में कौन मारेगा? d4 का हाथी d7 का ऊँट या h4 का घोड़ा मार सकता है। कौन-सा सुरक्षित है?
lesson-chess-plans-count-right = h4 की रक्षा कोई नहीं करता: घोड़ा मुफ़्त में।
lesson-chess-plans-count-wrong-guarded = e8 का राजा d7 पर बदले में मारता है: ऊँट के बदले हाथी घाटे का सौदा है।
lesson-chess-plans-skewer = d5 का राजा और h5 का वज़ीर एक ही पंक्ति पर हैं। a5 से शह दीजिए: राजा हटेगा तो वज़ीर मारा जाएगा।
lesson-chess-plans-skewer-right = h5 का वज़ीर अपने राजा के पीछे था, और हाथी पूरी पंक्ति पार कर गया।
lesson-chess-plans-skewer-wrong-taken = d1 पर h5 का वज़ीर आपका हाथी मार लेता है।
lesson-chess-plans-play = खेल ऐसे शुरू होता है। मोहरे बाहर लाइए, जल्दी क़िलेबंदी कीजिए, और हर चाल से पहले देखिए कि हमला किस पर है।
