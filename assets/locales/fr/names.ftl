### Comment s’appellent les jeux, les joueurs, les pièces et les langues.

game-chess = Échecs classiques

player-white = Blancs
player-black = Noirs

role-king = roi
role-queen = dame
role-rook = tour
role-bishop = fou
role-knight = cavalier
role-pawn = pion

## Une pièce au début d’une phrase.

man-king = Le roi
man-queen = La dame
man-rook = La tour
man-bishop = Le fou
man-knight = Le cavalier
man-pawn = Le pion

## Langues.

language-en = anglais
language-ne = népalais
language-hi = hindi
language-es = espagnol
language-fr = français
language-pt = portugais

fonts-missing = Aucune police n’a été trouvée pour cette langue ({ $language }) : le jeu parle anglais pour l’instant. Installez-en une (sous Debian et Ubuntu : sudo apt install fonts-noto-core), puis relancez le jeu.
