### Comment s’appellent les jeux, les joueurs, les pièces et les langues.

game-chess = Échecs classiques
game-joker = Échecs au Joker
game-keres = Keres
game-cyvasse = Cyvasse
game-checkered = L’Échiqueté

## Comment est chaque jeu, en une ligne.

game-chess-about = Le jeu que tout le monde connaît.
game-joker-about = Le Joker gèle les adversaires les plus forts à côté de lui.
game-keres-about = Les pièces s’empilent, et qui prend le roi gagne.
game-cyvasse-about = Armures, montagnes et eau sur un plateau à six côtés.
game-checkered-about = Des prises naissent des pièces qui sont aux deux camps.

## Joueurs et camps.

player-white = Blancs
player-black = Noirs
side-checkered = Échiquetée

## Pièces.

role-king = roi
role-queen = dame
role-rook = tour
role-bishop = fou
role-knight = cavalier
role-pawn = pion
role-joker = Joker
role-paladin = paladin
role-guard = garde
role-soldier = soldat
role-ballista = baliste
role-militia = milicien
role-spearman = lancier
role-rider = cavalier
role-cyvasse-knight = chevalier
role-elephant = éléphant
role-crossbowman = arbalétrier
role-trebuchet = trébuchet
role-dragon = dragon
role-tower = tour

## Une pièce au début d’une phrase.

man-king = Le roi
man-queen = La dame
man-rook = La tour
man-bishop = Le fou
man-knight = Le cavalier
man-pawn = Le pion
man-joker = Le Joker
man-paladin = Le paladin
man-guard = Le garde
man-soldier = Le soldat
man-ballista = La baliste
man-militia = Le milicien
man-spearman = Le lancier
man-rider = Le cavalier
man-cyvasse-knight = Le chevalier
man-elephant = L’éléphant
man-crossbowman = L’arbalétrier
man-trebuchet = Le trébuchet
man-dragon = Le dragon
man-tower = La tour

## De quoi une case est faite.

terrain-mountain = montagne
terrain-water = eau

## Cartes de Cyvasse.

level-standard = Standard
level-field = Plaine
level-lake = Lac
level-river = Rivière
level-pass = Col
level-crags = Rochers

## Langues.

language-en = anglais
language-ne = népalais
language-hi = hindi
language-es = espagnol
language-fr = français
language-pt = portugais

fonts-missing = Aucune police n’a été trouvée pour cette langue ({ $language }) : le jeu parle anglais pour l’instant. Installez-en une (sous Debian et Ubuntu : sudo apt install fonts-noto-core), puis relancez le jeu.
