### खेल के दौरान बिसात के पास क्या है।

action-undo = वापस लें
action-redo = दोबारा चलें
action-pause = रोकें
action-go-on = जारी रखें
action-hint = संकेत
action-hint-man = संकेत: कौन-सा मोहरा चलें
action-hint-move = वह कहाँ जाए, यह देखने के लिए फिर दबाएँ
action-analysis = विश्लेषण
action-offer-draw = बराबरी का प्रस्ताव रखें
action-resign = हार मानें
action-flip = बिसात घुमाएँ
action-top-down = ऊपर से देखें
action-reset-view = पहले जैसा दृश्य
action-mute = ध्वनि: चालू
action-unmute = ध्वनि: बंद
action-moves = चालें

confirm-always = चाल की पुष्टि: हमेशा
confirm-touch = चाल की पुष्टि: छूने पर
confirm-never = चाल की पुष्टि: कभी नहीं

confirm-yes = चलें
confirm-no = रद्द करें

## वही चाल और क्या-क्या हो सकती है।

choice-whole-stack = पूरा ढेर
choice-top-alone = केवल ऊपर वाला
choice-keeps = जैसा है वैसा
choice-takes = मारे गए जैसा

moves-none = अभी कोई चाल नहीं
moves-first = शुरुआत पर
moves-previous = एक चाल पीछे
moves-next = एक चाल आगे
moves-last = अंतिम चाल पर
moves-back-to-game = खेल पर लौटें

resign-question = { $name }, क्या आप हार मानते हैं?
resign-no = खेलते रहें
draw-question = { $name }: बराबरी का प्रस्ताव। { $other }, क्या आपको स्वीकार है?
draw-accept = स्वीकार
draw-decline = अस्वीकार
draw-declined = कंप्यूटर बराबरी नहीं मानता।

pause-title = खेल रुका है
banner-rematch = फिर से मुक़ाबला
banner-new-game = नया खेल
banner-look = खेल देखें
banner-save = निर्यात करें
