### खेल, खेलाडी, मोहरा र भाषाका नाम।

game-chess = क्लासिक बुद्धिचाल
game-joker = जोकर बुद्धिचाल
game-keres = Keres
game-cyvasse = Cyvasse
game-checkered = चारखाने बुद्धिचाल

## हरेक खेल कस्तो छ, एउटै पङ्क्तिमा।

game-chess-about = सबैले चिनेको खेल।
game-joker-about = जोकरले छेउका सबभन्दा बलिया विपक्षी मोहरा जमाउँछ।
game-keres-about = मोहरामाथि मोहरा चढ्छ, र राजा कब्जा गर्नेले जित्छ।
game-cyvasse-about = छकुने पाटीमा कवच, पहाड र पानी।
game-checkered-about = कब्जा गर्दा दुवै पक्षका मोहरा जन्मन्छन्।

## खेलाडी र पक्ष।

player-white = सेतो
player-black = कालो
side-checkered = चारखाने

## मोहरा।

role-king = राजा
role-queen = मन्त्री
role-rook = हात्ती
role-bishop = ऊँट
role-knight = घोडा
role-pawn = प्यादा
role-joker = जोकर
role-paladin = प्यालाडिन
role-guard = रक्षक
role-soldier = सिपाही
role-ballista = बालिस्टा
role-militia = मिलिसिया
role-spearman = भालाधारी
role-rider = घोडसवार
role-cyvasse-knight = नाइट
role-elephant = हात्ती
role-crossbowman = क्रसबोधारी
role-trebuchet = ट्रेबुचेट
role-dragon = ड्रागन
role-tower = टावर

## वाक्यको सुरुमा मोहरा।

man-king = राजा
man-queen = मन्त्री
man-rook = हात्ती
man-bishop = ऊँट
man-knight = घोडा
man-pawn = प्यादा
man-joker = जोकर
man-paladin = प्यालाडिन
man-guard = रक्षक
man-soldier = सिपाही
man-ballista = बालिस्टा
man-militia = मिलिसिया
man-spearman = भालाधारी
man-rider = घोडसवार
man-cyvasse-knight = नाइट
man-elephant = हात्ती
man-crossbowman = क्रसबोधारी
man-trebuchet = ट्रेबुचेट
man-dragon = ड्रागन
man-tower = टावर

## घर केको बनेको छ।

terrain-mountain = पहाड
terrain-water = पानी

## Cyvasse का नक्सा।

level-standard = मानक
level-field = खुला मैदान
level-lake = ताल
level-river = नदी
level-pass = भन्ज्याङ
level-crags = भीरपाखा

## भाषाहरू।

language-en = अङ्ग्रेजी
language-ne = नेपाली
language-hi = हिन्दी
language-es = स्पेनी
language-fr = फ्रान्सेली
language-pt = पोर्चुगाली

fonts-missing = { $language } का लागि कुनै फन्ट भेटिएन, त्यसैले खेल अहिले अङ्ग्रेजीमा छ। एउटा फन्ट राख्नुहोस् (Debian र Ubuntu मा: sudo apt install fonts-noto-core) अनि खेल फेरि खोल्नुहोस्।
