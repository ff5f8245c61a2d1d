### Keres के पाठ क्या कहते हैं।

lesson-keres-king = राजा
lesson-keres-king-walk = e4 का राजा किसी भी दिशा में एक खाना चलता है, मारने के लिए भी। इसकी सभी चालें एक-एक करके खोजिए।
lesson-keres-king-walk-right = सातों मिल गईं! वह f5 का सैनिक मार सकता है; केवल d4 उसके लिए बंद है, जहाँ आपका अपना सैनिक है।
lesson-keres-king-walk-wrong-own = d4 पर आपका अपना सैनिक है, और राजा किसी के साथ खाना नहीं बाँटता।
lesson-keres-king-goal = जो राजा को मारता है, वही जीतता है। g2 के हाथी से g8 का काला राजा मारिए!
lesson-keres-king-goal-right = Keres का हर खेल ऐसे ही जीता जाता है: राजा किसी भी मोहरे की तरह मारा जाता है।
lesson-keres-king-first = Keres में शह नहीं होती। e8 का हाथी आपके राजा पर हमला करता है, पर बारी आपकी है। कौन-सी चाल तुरंत जिताती है?
lesson-keres-king-first-right = सही! आपका राजा ख़तरे में रहा, पर कोई बात नहीं: ऊँट ने दूसरे राजा को पहले ही मार दिया।
lesson-keres-king-first-wrong-flee = आपका राजा बच जाता, पर भागने की ज़रूरत नहीं: g8 का काला राजा अभी मारा जा सकता है।
lesson-keres-king-first-wrong-block = e6 पर ऊँट आपके राजा को ओट देता। पर यहीं से वह कहीं बेहतर कर सकता है!
lesson-keres-king-danger = राजा मारा जा सकता हो तो कोई चेतावनी नहीं देता: ख़ुद देखना होता है। अभी काला धमकी दे रहा है। राजा को बचाइए!
lesson-keres-king-danger-right = बहुत ख़ूब! ऊँट c8 का हाथी मार लेता है, और अब राजा तक कोई नहीं पहुँचता।
lesson-keres-king-danger-wrong-file = b9 और d9 के हाथी सीधे नीचे निशाना साधे हुए हैं: वहाँ भी राजा मारा जाता है।
lesson-keres-king-danger-wrong-stay = c2 पर भी राजा c8 के हाथी के रास्ते में ही है।

lesson-keres-rook_bishop_knight = हाथी, ऊँट और घोड़ा
lesson-keres-rook_bishop_knight-rook = c4 का हाथी रास्ता खुला रहने तक सीधा चलता है, और जो विपक्षी मिले उसे मारता है। इसकी सभी चालें खोजिए।
lesson-keres-rook_bishop_knight-rook-right = सब मिल गईं: c7 के सैनिक तक, और पंक्ति में आपके राजा से पहले के खाने तक।
lesson-keres-rook_bishop_knight-rook-wrong-past = c7 का सैनिक रास्ते में है: हाथी उसे मार सकता है, पार नहीं कर सकता।
lesson-keres-rook_bishop_knight-bishop = d3 का ऊँट रास्ता खुला रहने तक तिरछा चलता है। वह जो कुछ मार सकता है, सब खोजिए।
lesson-keres-rook_bishop_knight-bishop-right = f5 का हाथी और b5 का सैनिक, बस: g6 का घोड़ा हाथी के पीछे छिपा है।
lesson-keres-rook_bishop_knight-bishop-wrong-past = बीच में f5 का हाथी है: ऊँट उसके आर-पार नहीं जा सकता।
lesson-keres-rook_bishop_knight-knight = घोड़ा दो खाने सीधा और एक बग़ल में जाता है, और किसी के भी ऊपर से कूदता है। h1 के घोड़े की सभी चालें खोजिए।
lesson-keres-rook_bishop_knight-knight-right = भीड़ के बीच से तीन छलाँगें। कोई दूसरा मोहरा किसी के ऊपर से नहीं कूदता।
lesson-keres-rook_bishop_knight-over = काला राजा सैनिकों की दीवार के पीछे छिपा है। कौन-सी चाल खेल जिताती है?
lesson-keres-rook_bishop_knight-over-right = कोई दीवार घोड़े को नहीं रोकती: f7 से वह e9 के राजा पर कूद जाता है।
lesson-keres-rook_bishop_knight-over-wrong-greed = हाथी अच्छा शिकार है, पर राजा ही मारा जा सकता था। f7 के घोड़े को देखिए।

lesson-keres-paladin_guard = पैलाडिन और रक्षक
lesson-keres-paladin_guard-paladin = पैलाडिन एक या दो खाने सीधा चलता है, और किसी के ऊपर से नहीं कूदता। e4 के पैलाडिन की सभी चालें खोजिए।
lesson-keres-paladin_guard-paladin-right = सही: दाएँ-बाएँ दो-दो खाने, e5 का सैनिक, और आपके राजा से पहले का e3।
lesson-keres-paladin_guard-paladin-wrong-far = तीन खाने बहुत हैं: पैलाडिन अधिक से अधिक दो चलता है।
lesson-keres-paladin_guard-guard = रक्षक एक या दो खाने तिरछा चलता है। d4 के रक्षक की सभी चालें खोजिए।
lesson-keres-paladin_guard-guard-right = सब मिल गईं। वह e5 का सैनिक मारता है, जो f6 का रास्ता रोके है।
lesson-keres-paladin_guard-guard-wrong-straight = सीधा चलना पैलाडिन का काम है; रक्षक तिरछा चलता है।
lesson-keres-paladin_guard-fork = एक से दो धमकियाँ भली। पैलाडिन को वहाँ रखिए जहाँ से वह राजा और रक्षक दोनों पर एक साथ हमला करे!
lesson-keres-paladin_guard-fork-right = e6 से उसका निशाना e8 और c6 दोनों पर था। राजा को भागना पड़ा, और रक्षक आपका हुआ।
lesson-keres-paladin_guard-fork-wrong-one = c4 से वह केवल रक्षक पर हमला करता है, और रक्षक आराम से हट जाता है।

lesson-keres-soldier_ballista = सैनिक और बैलिस्टा
lesson-keres-soldier_ballista-soldier = सैनिक एक खाना तिरछा आगे चलता है, और वैसे ही मारता है। d4 के सैनिक की सभी चालें खोजिए।
lesson-keres-soldier_ballista-soldier-right = दो: वह c5 का हाथी मारता है या e5 पर जाता है। ठीक सामने का घोड़ा उसकी पहुँच में नहीं।
lesson-keres-soldier_ballista-soldier-wrong-straight = सैनिक कभी सीधा नहीं चलता, मारने के लिए भी नहीं।
lesson-keres-soldier_ballista-soldier-wrong-back = सैनिक कभी पीछे नहीं हटता।
lesson-keres-soldier_ballista-ballista = बैलिस्टा कितनी भी दूर चलता है, पर केवल सीधा आगे। b2 के बैलिस्टा की सभी चालें खोजिए।
lesson-keres-soldier_ballista-ballista-right = सही, b7 के सैनिक तक। बैलिस्टा चलकर लौट नहीं सकता: समय सोचकर चुनिए।
lesson-keres-soldier_ballista-ballista-wrong-side = बैलिस्टा न बग़ल में चलता है न पीछे, केवल सीधा आगे।
lesson-keres-soldier_ballista-open = f4 का सैनिक बैलिस्टा के सामने है। किसे मारकर वह रास्ता खोलता है और एक हाथी पर भी हमला करता है?
lesson-keres-soldier_ballista-open-right = बैलिस्टा का निशाना राजा पर था, सैनिक का h6 के हाथी पर। काला केवल एक का उपाय कर सका।
lesson-keres-soldier_ballista-open-wrong-other = उससे भी रास्ता खुलता है, पर e5 से सैनिक और किसी को नहीं धमकाता। दूसरा घोड़ा मारिए।

lesson-keres-promotion = अंतिम पंक्ति
lesson-keres-promotion-soldier = अंतिम पंक्ति में सैनिक हमेशा पैलाडिन बन जाता है। d8 के सैनिक को वहाँ ले जाइए।
lesson-keres-promotion-soldier-right = अब वहाँ पैलाडिन खड़ा है! वह आगे भी चलता है और पीछे भी।
lesson-keres-promotion-ballista = वहाँ बैलिस्टा हाथी बन जाता है। a9 का राजा अपने ही सैनिकों से घिरा है। दो चालों में जीतिए!
lesson-keres-promotion-ballista-right = नए हाथी ने पूरी पंक्ति साध ली, और राजा के लिए कोई जगह नहीं बची।
lesson-keres-promotion-ballista-wrong-short = आधे रास्ते में मत रुकिए: h9 पर बैलिस्टा तुरंत हाथी बन जाता है।

lesson-keres-stacking = ढेर
lesson-keres-stacking-climb = मोहरा अपनी चाल अपने किसी अकेले मोहरे पर समाप्त कर सकता है। e3 के घोड़े को d5 के सैनिक पर चढ़ाइए।
lesson-keres-stacking-climb-right = अब दोनों d5 पर हैं: यह ढेर है, नीचे सैनिक और ऊपर घोड़ा।
lesson-keres-stacking-friends = ढेर में दो ही मोहरे होते हैं, और राजा कभी ढेर का हिस्सा नहीं होता। d4 के हाथी की सभी चालें खोजिए।
lesson-keres-stacking-friends-right = b4 के अकेले सैनिक पर वह चढ़ सकता है; d6 का ढेर भरा है, और f4 का राजा किसी को नहीं उठाता।

lesson-keres-whole_stack = पूरा ढेर चलता है
lesson-keres-whole_stack-both = ढेर के पास दोनों मोहरों की चालें होती हैं। नीचे पैलाडिन है, तो वह सीधा चलता है: e6 का घोड़ा मारिए!
lesson-keres-whole_stack-both-right = दोनों साथ गए। पैलाडिन और रक्षक का ढेर आठों दिशाओं में एक या दो खाने चलता है।
lesson-keres-whole_stack-both-wrong-guard = वह रक्षक की तिरछी चाल थी। इस बार नीचे वाले पैलाडिन की सीधी चाल चलिए।
lesson-keres-whole_stack-jump = नीचे का घोड़ा हाथी को उठाए हुए है। e5 के ढेर की कौन-सी चाल जिताती है?
lesson-keres-whole_stack-jump-right = पूरा ढेर अपने घोड़े की तरह कूदा, सीधे f7 के राजा पर।
lesson-keres-whole_stack-jump-wrong-greed = e8 का हाथी अच्छा इनाम है, पर नीचे के घोड़े को याद कीजिए: उसे राजा दिखता है।
lesson-keres-whole_stack-friend = पूरा ढेर अपने मोहरे पर कभी नहीं जाता; ऊपर वाला अकेले जा सकता है। d4 के ऊँट को f6 के सैनिक पर रखिए।
lesson-keres-whole_stack-friend-right = घोड़ा d4 पर रहता है, और f6 पर नया ढेर बन गया।

lesson-keres-top_alone = ऊपर वाला अकेले
lesson-keres-top_alone-leave = ऊपर वाला अपनी चाल से अकेले जा सकता है; नीचे वाला रुकता है। d3 का ढेर क्या-क्या मार सकता है, पूरा या केवल ऊपर वाला, सब खोजिए।
lesson-keres-top_alone-leave-right = b5 और f5 पर ढेर या अकेला रक्षक मार सकता है; d6 पर केवल पूरा ढेर, अपने हाथी की तरह चलकर।
lesson-keres-top_alone-whole = f6 का घोड़ा दो अलग चालों से मरता है: पूरे ढेर से या अकेले ऊँट से। a5 के रक्षक का ध्यान रखकर चुनिए!
lesson-keres-top_alone-whole-right = अच्छा चुनाव: c3 पर कोई नहीं छूटा, इसलिए रक्षक कुछ नहीं मारता।
lesson-keres-top_alone-whole-wrong-left = हाथी c3 पर पीछे छूट जाता है, और a5 का रक्षक उसे मार लेता है।
lesson-keres-top_alone-top = e3 का ढेर आपके राजा को e8 के हाथी से बचाता है। g5 का ऊँट मारिए, और चुनिए कि कौन जाए!
lesson-keres-top_alone-top-right = रक्षक ने मारा, और पैलाडिन e3 पर राजा के आगे डटा रहा।
lesson-keres-top_alone-top-wrong-open = पूरा ढेर चला गया तो रास्ता खुल जाता है, और e8 का हाथी आपके राजा को मार लेता है।
lesson-keres-top_alone-one = a2 के ढेर की सभी चालें खोजिए: दोनों मोहरों की साथ-साथ, और अकेले रक्षक की।
lesson-keres-top_alone-one-right = तीन खाने, हर एक पर दो तरह से। ढेर को b3 पर सैनिक भी ले जा सकता था और रक्षक भी, पर वह एक ही चाल है।
lesson-keres-top_alone-bottom = नीचे वाला मोहरा कभी अकेले नहीं जाता। e3 के हाथी से e8 का हाथी मारिए: ऊपर वाला भी साथ जाता है।
lesson-keres-top_alone-bottom-right = यही नियम है: या ऊपर वाला अकेले जाता है या दोनों जाते हैं; नीचे वाला अकेले कभी नहीं।
lesson-keres-top_alone-bottom-wrong-alone = ऊपर वाला मोहरा रक्षक है: वह अकेले सीधा नहीं चल सकता।

lesson-keres-stack_taken = एक वार में दो
lesson-keres-stack_taken-two = जो ढेर को मारता है, वह दोनों मोहरे मारता है। e4 के हाथी की मारने वाली सबसे अच्छी चाल कौन-सी है?
lesson-keres-stack_taken-two-right = एक ही चाल में घोड़ा और रक्षक: यह एक हाथी से अधिक है।
lesson-keres-stack_taken-two-wrong-one = वह एक ही हाथी है। h4 पर एक चाल में दो मोहरे मिलते हैं।
lesson-keres-stack_taken-guarded = h7 का सैनिक g6 के घोड़े की रक्षा करता है। घोड़ा मारिए, पर ऐसे चुनिए कि कम से कम खोना पड़े।
lesson-keres-stack_taken-guarded-right = सैनिक बदले में मारे भी तो केवल ऊँट जाता है; हाथी d3 पर सुरक्षित है।
lesson-keres-stack_taken-guarded-wrong-both = सैनिक g6 पर बदले में मारता है, और हाथी और ऊँट दोनों एक साथ जाते हैं।

lesson-keres-stack_promotion = अंतिम पंक्ति पर ढेर
lesson-keres-stack_promotion-both = अंतिम पंक्ति पर ऊपर और नीचे वाला, दोनों नया रूप पाते हैं। d9 की वह चाल चुनिए जिससे सबसे अधिक मिले!
lesson-keres-stack_promotion-both-right = एक ही चाल में सैनिक पैलाडिन बना और बैलिस्टा हाथी।
lesson-keres-stack_promotion-both-wrong-top = बैलिस्टा हाथी बन जाता है, पर सैनिक d8 पर छूट जाता है। उसे भी साथ ले जाइए!
lesson-keres-stack_promotion-joined = अंतिम पंक्ति के अपने मोहरे पर चढ़ने से भी यही होता है। g8 के सैनिक को h9 के हाथी पर चढ़ाइए।
lesson-keres-stack_promotion-joined-right = हाथी पर पैलाडिन सवार है: एक ही चाल में नया रूप भी, ढेर भी।
lesson-keres-stack_promotion-joined-wrong-empty = उससे भी वह पैलाडिन बनता है, पर इस बार उसे h9 के हाथी पर चढ़ाना है।

lesson-keres-draws = बराबरी
lesson-keres-draws-forty = दोनों की मिलाकर लगातार चालीस चालों में कुछ न मारा जाए तो बाज़ी बराबर। यह चालीसवीं है। खेल को ज़िंदा रखिए!
lesson-keres-draws-forty-right = मारने से गिनती फिर से शुरू होती है, और आप काफ़ी आगे हैं।
lesson-keres-draws-forty-wrong-quiet = कुछ न मारा तो खेल अभी बराबरी पर समाप्त। कुछ मारा जा सकता है!
lesson-keres-draws-cannot = कोई भी न जीत सके तो बाज़ी बराबर। आपके मोहरे काले हैं, और c8 का सैनिक लक्ष्य के पास है। ख़ुद को बचाइए!
lesson-keres-draws-cannot-right = बराबरी! अकेला राजा नहीं जीत सकता, न एक घोड़े के साथ, न ऐसे रक्षकों या ऊँटों के साथ जो सब एक ही रंग के खानों पर हों।
lesson-keres-draws-cannot-wrong-late = तब सैनिक पैलाडिन बन जाएगा, और सफ़ेद जीत सकेगा। रोक सकें तो अभी रोकिए!
lesson-keres-draws-again = Keres में वही स्थिति कितनी भी बार आए, बराबरी नहीं होती। केवल चालीस चालों की गिनती चलती है।
lesson-keres-draws-stuck = जिसके पास वैध चाल नहीं, उसकी बाज़ी बराबर। यह इतना दुर्लभ है कि सफ़ेद जैसे जमघट से ही होता है: कोई हिल नहीं सकता।

lesson-keres-notation = चालें लिखना
lesson-keres-notation-letters = चाल अक्षर और खाने से लिखी जाती है: Rxb8 में मोहरा मारा गया। ढेर के दोनों मोहरे लिखे जाते हैं, नीचे वाला पहले: PGe4।
lesson-keres-notation-stacks = PG^xc6 का अर्थ है कि रक्षक अपने पैलाडिन को छोड़कर मारता है; Nd5 साधारण चाल है।
lesson-keres-notation-ride = Nd4+S का अर्थ है कि घोड़ा सैनिक पर चढ़ा; Lb9=R का, कि बैलिस्टा हाथी बना, जैसे यहाँ अंत में।

lesson-keres-plans = योजनाएँ
lesson-keres-plans-shield = e8 के हाथी का निशाना आपके राजा पर है। रक्षक को या पूरे ढेर को e3 पर बीच में लाइए, और सोचकर चुनिए!
lesson-keres-plans-shield-right = हाथी रक्षक को मारे तो f2 का सैनिक हाथी को मारता है। आपके अपने हाथी पर कोई आँच नहीं आई।
lesson-keres-plans-shield-wrong-both = राजा तो बचता है, पर e8 का हाथी एक साथ दो मोहरे मार लेता। रास्ता रोकने के लिए एक ही काफ़ी है।
lesson-keres-plans-ferry = बैलिस्टा अपना रास्ता नहीं बदल सकता, पर घोड़ा उसे उठाकर ले जा सकता है। उसे वहाँ पहुँचाइए जहाँ से i9 का राजा न बचे।
lesson-keres-plans-ferry-right = i6 से बैलिस्टा के सामने रास्ता खुला है: राजा रुके या i8 पर जाए, मारा ही जाएगा।
lesson-keres-plans-ferry-wrong-up = इस रास्ते पर केवल एक सैनिक मिलेगा। राजा दूसरे रास्ते पर है।
lesson-keres-plans-smother = h9 के राजा के पास कोई ख़ाली खाना नहीं है। एक शांत चाल, और फिर उसे कुछ नहीं बचा सकता।
lesson-keres-plans-smother-right = f8 का घोड़ा अगली चाल में राजा को मारेगा: राजा हट नहीं सकता, और घोड़े को कोई मार नहीं सकता।
lesson-keres-plans-smother-wrong-rook = हाथी अच्छा है, राजा उससे अच्छा। घोड़ा h9 तक कहाँ से पहुँचता है?
lesson-keres-plans-carry = a8 पर सैनिक के ऊपर घोड़ा है। दोनों अंतिम पंक्ति पर पहुँचें तो क्या होगा? जिताने वाली चाल खोजिए!
lesson-keres-plans-carry-right = c9 पर सैनिक पैलाडिन बन गया, राजा से दो खाने दूर। राजा के लिए कोई जगह नहीं: अगली चाल में वह मारा जाएगा।
lesson-keres-plans-carry-wrong-alone = अकेला घोड़ा c9 से राजा पर हमला नहीं करता। सैनिक को भी साथ ले जाइए: वहाँ वह पैलाडिन बनेगा।
lesson-keres-plans-spear = f7 के राजा के चारों ओर हर खाना भरा है या निशाने पर आ सकता है। a5 का ढेर लाइए और राजा को मारिए।
lesson-keres-plans-spear-right = ढेर हाथी की तरह e5 पर आया और घोड़े की तरह झपटा: एक ढेर में दो चालें।
lesson-keres-plans-spear-wrong-alone = हाथी अकेले गया तो घोड़ा a5 पर छूट जाता है, और वार तो घोड़े को ही करना है।
lesson-keres-plans-play = खेल ऐसे शुरू होता है। सैनिकों से रास्ते खोलिए, धीमे मोहरों को तेज़ मोहरों के साथ चलाइए, और हर चाल पर राजा का ध्यान रखिए।
