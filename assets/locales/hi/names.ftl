### खेलों, खिलाड़ियों, मोहरों और भाषाओं के नाम।

game-chess = क्लासिक शतरंज

player-white = सफ़ेद
player-black = काला

role-king = राजा
role-queen = वज़ीर
role-rook = हाथी
role-bishop = ऊँट
role-knight = घोड़ा
role-pawn = प्यादा

## वाक्य के आरंभ में मोहरा।

man-king = राजा
man-queen = वज़ीर
man-rook = हाथी
man-bishop = ऊँट
man-knight = घोड़ा
man-pawn = प्यादा

## भाषाएँ।

language-en = अंग्रेज़ी
language-ne = नेपाली
language-hi = हिन्दी
language-es = स्पेनी
language-fr = फ़्रांसीसी
language-pt = पुर्तगाली

fonts-missing = { $language } के लिए कोई फ़ॉन्ट नहीं मिला, इसलिए खेल अभी अंग्रेज़ी में है। एक फ़ॉन्ट स्थापित करें (Debian और Ubuntu पर: sudo apt install fonts-noto-core) और खेल फिर से खोलें।
