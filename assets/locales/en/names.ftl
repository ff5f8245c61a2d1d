### What games, players, chessmen and languages are called.

game-chess = Classic chess
game-joker = Joker chess
game-keres = Keres
game-cyvasse = Cyvasse
game-checkered = Checkered chess

## What each game is like, in one line.

game-chess-about = The game that everybody knows.
game-joker-about = The Joker freezes the strongest enemies beside it.
game-keres-about = Pieces ride on pieces, and whoever captures the king wins.
game-cyvasse-about = Armour, mountains and water on a board of six sides.
game-checkered-about = Captures breed pieces that belong to both sides.

## Players and sides.

player-white = White
player-black = Black
# A piece of both players, said of the piece.
side-checkered = Checkered

## Chessmen.

role-king = king
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight
role-pawn = pawn
role-joker = Joker
role-paladin = paladin
role-guard = guard
role-soldier = soldier
role-ballista = ballista
role-militia = militia
role-spearman = spearman
role-rider = rider
# In Cyvasse, where the rider is another piece on horseback.
role-cyvasse-knight = knight
role-elephant = elephant
role-crossbowman = crossbowman
role-trebuchet = trebuchet
role-dragon = dragon
role-tower = tower

## A chessman as a sentence begins with it.

man-king = The king
man-queen = The queen
man-rook = The rook
man-bishop = The bishop
man-knight = The knight
man-pawn = The pawn
man-joker = The Joker
man-paladin = The paladin
man-guard = The guard
man-soldier = The soldier
man-ballista = The ballista
man-militia = The militia
man-spearman = The spearman
man-rider = The rider
man-cyvasse-knight = The knight
man-elephant = The elephant
man-crossbowman = The crossbowman
man-trebuchet = The trebuchet
man-dragon = The dragon
man-tower = The tower

## What a square is made of.

terrain-mountain = mountain
terrain-water = water

## Maps of Cyvasse.

level-standard = Standard
level-field = Open field
level-lake = Lake
level-river = River
level-pass = Mountain pass
level-crags = Crags

## Languages, for those who cannot read their own names for themselves.

language-en = English
language-ne = Nepali
language-hi = Hindi
language-es = Spanish
language-fr = French
language-pt = Portuguese

# $language: one of the names above, in English.
fonts-missing = No font for { $language } was found, so the game speaks English for now. Install one (on Debian and Ubuntu: sudo apt install fonts-noto-core) and start the game again.
