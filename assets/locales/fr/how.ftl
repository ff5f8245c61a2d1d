### Comment chaque pièce se déplace, en une ou deux phrases ; sur les fiches et dans les règles.

how-king = Une case dans n’importe quelle direction.
how-queen = Aussi loin qu’elle veut, en ligne droite ou en diagonale.
how-rook = Aussi loin qu’elle veut en ligne droite, sur une colonne ou une rangée.
how-bishop = Aussi loin qu’il veut en diagonale ; il reste sur des cases d’une couleur.
how-knight = Deux cases tout droit et une de côté, par-dessus tout ce qui s’y trouve.
how-pawn = Une case en avant, deux depuis sa case de départ. Il prend d’une case en diagonale vers l’avant.
how-joker = Comme un cavalier, mais seulement sur une case vide. Il ne prend rien et gèle les plus fortes pièces adverses à côté de lui.
how-paladin = Une ou deux cases en ligne droite.
how-guard = Une ou deux cases en diagonale.
how-soldier = Une case en diagonale vers l’avant. Sur la dernière rangée, il devient un paladin.
how-ballista = Aussi loin qu’elle veut, droit devant. Sur la dernière rangée, elle devient une tour.
how-militia = Un pas vers une case voisine. Il attaque et prend ses voisines.
how-spearman = Un pas. Il n’attaque et ne prend que sur ses deux cases de devant, et en barre le passage.
how-rider = Jusqu’à trois pas, en tournant à volonté. Il attaque ses voisines et prend jusqu’à trois cases en ligne droite.
how-cyvasse-knight = Jusqu’à deux pas. Il attaque ses voisines et prend jusqu’à deux cases en ligne droite.
how-elephant = Un pas. Il attaque et prend jusqu’à deux cases, mais ne traverse pas les pièces de son camp.
how-crossbowman = Jusqu’à deux pas. Il attaque jusqu’à trois cases, mais ne prend jamais.
how-trebuchet = Un pas. Il attaque à deux à quatre cases et y prend d’un tir, par-dessus pièces et montagnes, sans bouger.
how-dragon = Jusqu’à quatre pas, même à travers les montagnes et devant les lanciers. Il attaque jusqu’à deux cases et prend jusqu’à quatre en ligne droite.
how-tower = Elle ne bouge, n’attaque et ne prend jamais. Les pièces de son camp à côté d’elle ne peuvent pas être prises.
