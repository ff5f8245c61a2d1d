### खेल, खेलाडी, मोहरा र भाषाका नाम।

game-chess = क्लासिक बुद्धिचाल

player-white = सेतो
player-black = कालो

role-king = राजा
role-queen = मन्त्री
role-rook = हात्ती
role-bishop = ऊँट
role-knight = घोडा
role-pawn = प्यादा

## वाक्यको सुरुमा मोहरा।

man-king = राजा
man-queen = मन्त्री
man-rook = हात्ती
man-bishop = ऊँट
man-knight = घोडा
man-pawn = प्यादा

## भाषाहरू।

language-en = अङ्ग्रेजी
language-ne = नेपाली
language-hi = हिन्दी
language-es = स्पेनी
language-fr = फ्रान्सेली
language-pt = पोर्चुगाली

fonts-missing = { $language } का लागि कुनै फन्ट भेटिएन, त्यसैले खेल अहिले अङ्ग्रेजीमा छ। एउटा फन्ट राख्नुहोस् (Debian र Ubuntu मा: sudo apt install fonts-noto-core) अनि खेल फेरि खोल्नुहोस्।
