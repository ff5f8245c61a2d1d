### What games, players, chessmen and languages are called.

game-chess = Classic chess

player-white = White
player-black = Black

role-king = king
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight
role-pawn = pawn

## A chessman as a sentence begins with it.

man-king = The king
man-queen = The queen
man-rook = The rook
man-bishop = The bishop
man-knight = The knight
man-pawn = The pawn

## Languages, for those who cannot read their own names for themselves.

language-en = English
language-ne = Nepali
language-hi = Hindi
language-es = Spanish
language-fr = French
language-pt = Portuguese

# $language: one of the names above, in English.
fonts-missing = No font for { $language } was found, so the game speaks English for now. Install one (on Debian and Ubuntu: sudo apt install fonts-noto-core) and start the game again.
