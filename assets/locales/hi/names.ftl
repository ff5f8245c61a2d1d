### खेलों, खिलाड़ियों, मोहरों और भाषाओं के नाम।

game-chess = क्लासिक शतरंज
game-joker = जोकर शतरंज
game-keres = Keres
game-cyvasse = Cyvasse
game-checkered = चारख़ाना शतरंज

## हर खेल कैसा है, एक पंक्ति में।

game-chess-about = वह खेल जिसे सब जानते हैं।
game-joker-about = जोकर अपने पास के सबसे ताक़तवर विपक्षी मोहरों को जमा देता है।
game-keres-about = मोहरे मोहरों पर सवार होते हैं, और राजा को मारने वाला जीतता है।
game-cyvasse-about = छह किनारों वाली बिसात पर कवच, पहाड़ और पानी।
game-checkered-about = मारने से ऐसे मोहरे बनते हैं जो दोनों पक्षों के होते हैं।

## खिलाड़ी और पक्ष।

player-white = सफ़ेद
player-black = काला
side-checkered = चारख़ाना

## मोहरे।

role-king = राजा
role-queen = वज़ीर
role-rook = हाथी
role-bishop = ऊँट
role-knight = घोड़ा
role-pawn = प्यादा
role-joker = जोकर
role-paladin = पैलाडिन
role-guard = रक्षक
role-soldier = सैनिक
role-ballista = बैलिस्टा
role-militia = मिलिशिया
role-spearman = भालाधारी
role-rider = घुड़सवार
role-cyvasse-knight = नाइट
role-elephant = हाथी
role-crossbowman = क्रॉसबोमैन
role-trebuchet = ट्रेबुचेट
role-dragon = ड्रैगन
role-tower = टॉवर

## वाक्य के आरंभ में मोहरा।

man-king = राजा
man-queen = वज़ीर
man-rook = हाथी
man-bishop = ऊँट
man-knight = घोड़ा
man-pawn = प्यादा
man-joker = जोकर
man-paladin = पैलाडिन
man-guard = रक्षक
man-soldier = सैनिक
man-ballista = बैलिस्टा
man-militia = मिलिशिया
man-spearman = भालाधारी
man-rider = घुड़सवार
man-cyvasse-knight = नाइट
man-elephant = हाथी
man-crossbowman = क्रॉसबोमैन
man-trebuchet = ट्रेबुचेट
man-dragon = ड्रैगन
man-tower = टॉवर

## खाना किसका बना है।

terrain-mountain = पहाड़
terrain-water = पानी

## Cyvasse के नक़्शे।

level-standard = मानक
level-field = खुला मैदान
level-lake = झील
level-river = नदी
level-pass = दर्रा
level-crags = चट्टानें

## भाषाएँ।

language-en = अंग्रेज़ी
language-ne = नेपाली
language-hi = हिन्दी
language-es = स्पेनी
language-fr = फ़्रांसीसी
language-pt = पुर्तगाली

fonts-missing = { $language } के लिए कोई फ़ॉन्ट नहीं मिला, इसलिए खेल अभी अंग्रेज़ी में है। एक फ़ॉन्ट स्थापित करें (Debian और Ubuntu पर: sudo apt install fonts-noto-core) और खेल फिर से खोलें।
