### Ce que disent les leçons : Cyvasse.

lesson-cyvasse-board = Six directions
lesson-cyvasse-board-six = Ici, chaque case a jusqu’à six voisines. Le milicien en g5 va d’une case vers n’importe laquelle. Trouvez tous ses coups !
lesson-cyvasse-board-six-right = Il y en a six : deux sur sa rangée, deux devant et deux derrière.
lesson-cyvasse-board-six-wrong-far = C’est à deux cases ; le milicien va d’une seule.
lesson-cyvasse-board-lines = Voici les lignes droites partant de g5 : chacune garde l’une des six directions. Les prises suivront de telles lignes.
lesson-cyvasse-board-forward = Aucune case n’est droit devant : une pièce a deux cases devant elle. Avancez le milicien de g5 d’une case.
lesson-cyvasse-board-forward-right = Exact, f6 et g6 sont les cases de devant. Pour certaines pièces cela compte beaucoup, vous verrez.
lesson-cyvasse-board-forward-wrong-side = C’est un pas de côté. Devant, ce sont f6 et g6.
lesson-cyvasse-board-forward-wrong-back = C’est un pas en arrière. Devant, ce sont f6 et g6.

lesson-cyvasse-king = Le roi
lesson-cyvasse-king-goal = Qui prend le dernier roi adverse gagne. Le cavalier en f8 est à côté du roi en e9 : prenez-le !
lesson-cyvasse-king-goal-right = La partie est gagnée. À Cyvasse, tout est d’arriver aussi près.
lesson-cyvasse-king-first = Il n’y a pas d’échec. Le cavalier en i1 attaque votre roi, mais c’est à vous de jouer. Qu’est-ce qui gagne aussitôt ?
lesson-cyvasse-king-first-right = Premier arrivé, premier servi : votre cavalier a pris le roi en e9 avant que l’autre ne frappe.
lesson-cyvasse-king-first-wrong-flee = Votre roi serait plus à l’abri, mais pourquoi fuir ? Le roi en e9 peut être pris tout de suite.
lesson-cyvasse-king-first-wrong-take = Le roi peut prendre le cavalier en i1, mais la partie continue. Prendre le roi en e9 y met fin.
lesson-cyvasse-king-two = Sur certaines cartes, un camp a plusieurs rois, et tous doivent tomber. Prenez les deux, d’abord celui qui pourrait fuir.
lesson-cyvasse-king-two-right = Un roi après l’autre. La partie n’est gagnée qu’avec le dernier.
lesson-cyvasse-king-two-wrong-stuck = Le roi en b8 est enfermé par les montagnes et peut attendre. Celui en e9 s’enfuirait.

lesson-cyvasse-walks = La marche
lesson-cyvasse-walks-rider = Un coup est une marche de plusieurs pas, en tournant à volonté. Le cavalier en fait jusqu’à trois : menez-le de g3 en g5, autour du chevalier.
lesson-cyvasse-walks-rider-right = Il a tourné le coin. Personne ne traverse un adversaire, et une marche finit sur une case vide.
lesson-cyvasse-walks-own = À travers vos propres pièces, on peut marcher. Le cavalier en e1 n’est entouré que d’amies : amenez-le en e4 !
lesson-cyvasse-walks-own-right = Tout droit à travers le roi. Seul l’éléphant ne peut pas traverser son propre camp.
lesson-cyvasse-walks-steps = Leur marche : le dragon quatre pas, le cavalier trois, le chevalier et l’arbalétrier deux, tous les autres un. La tour ne bouge jamais.

lesson-cyvasse-mountains = Montagnes
lesson-cyvasse-mountains-gorge = Personne ne traverse une montagne. Le chevalier en f2 fait jusqu’à deux pas : trouvez toutes ses sorties de la gorge.
lesson-cyvasse-mountains-gorge-right = Ce sont toutes les sorties : les passages en e3 et g1, et ce qui est un pas plus loin.
lesson-cyvasse-mountains-dragon = Seul le dragon survole les montagnes ; il se pose au-delà. Volez de e3 par-dessus la chaîne, de l’autre côté !
lesson-cyvasse-mountains-dragon-right = Par-dessus les sommets ! Aucun rempart de montagnes ne protège d’un dragon.

lesson-cyvasse-water = L’eau
lesson-cyvasse-water-cross = L’eau arrête la marche de qui y entre. Menez le cavalier dans la rivière en g4 puis, au tour suivant, jusqu’en g7.
lesson-cyvasse-water-cross-right = Sorti de l’eau, il a refait ses trois pas entiers. Une rivière coûte du temps, rien de plus.
lesson-cyvasse-water-dragon = L’eau arrête aussi le dragon. Sur une île comme g5, il est bien seul : trouvez tous ses coups.
lesson-cyvasse-water-dragon-right = Seulement dans l’eau, et il s’y arrête. Par-dessus les montagnes, oui ; les lacs, non.

lesson-cyvasse-bare = Prendre
lesson-cyvasse-bare-bare = Arbalétriers et trébuchets n’ont pas d’armure : n’importe qui peut les prendre. Prenez l’arbalétrier en g4 avec le cavalier en d4 !
lesson-cyvasse-bare-bare-right = Trois pas tout droit jusqu’à sa case. Inutile d’attaquer : il n’y avait pas d’armure à percer.
lesson-cyvasse-bare-straight = Pour prendre, on va tout droit, sur un chemin sans montagne, ni eau, ni adversaire. Quels arbalétriers et trébuchets le cavalier en f4 peut-il prendre ?
lesson-cyvasse-bare-straight-right = Exactement : f6, h2 et c4. Les autres sont derrière quelque chose ou hors des lignes droites.

lesson-cyvasse-armour = L’armure
lesson-cyvasse-armour-one = Chaque attaquant ôte un point d’armure ; à 0, la pièce peut être prise. Le milicien en f6 en a 1, et g5 l’attaque. Trouvez les deux prises : touchez chaque pièce qui prend, puis f6 !
lesson-cyvasse-armour-one-right = Le milicien peut le prendre, et aussi le cavalier en f3, qui de là n’attaque pourtant rien.
lesson-cyvasse-armour-values = Armure : arbalétrier et trébuchet 0 ; milicien, lancier, cavalier et roi 1 ; les autres 2. Des points au pied de la pièce la montrent : clairs, ils restent ; sombres, ils sont perdus.
lesson-cyvasse-armour-first_blow = Qui s’approche d’un égal est frappé le premier. L’éléphant attaque et prend jusqu’à deux cases : attaquez le milicien en g6 de là où il ne peut riposter, puis prenez-le.
lesson-cyvasse-armour-first_blow-right = L’éléphant attaque à deux cases et a une armure de 2 : un milicien seul ne peut rien contre lui.
lesson-cyvasse-armour-first_blow-wrong-beside = À côté de lui, le cavalier, armure 1, est attaqué à son tour, et le milicien prend le premier.
lesson-cyvasse-armour-two = Chevalier, éléphant, dragon et tour ont une armure de 2. Milicien et arbalétrier attaquent le chevalier en e6 : trouvez tous ceux qui peuvent le prendre !
lesson-cyvasse-armour-two-right = Le milicien et le cavalier. L’arbalétrier ôte de l’armure, mais ne prend jamais.
lesson-cyvasse-armour-second = L’éléphant en e4 attaque la tour en e6, mais un attaquant ne suffit pas. Amenez le second, puis prenez la tour !
lesson-cyvasse-armour-second-right = De h3, l’arbalétrier visait la tour à trois cases, et sa dernière armure a disparu.

lesson-cyvasse-shadow = La portée d’une attaque
lesson-cyvasse-shadow-reach = Une attaque va tout droit : celle de l’arbalétrier porte à 3 cases, celles de l’éléphant et du dragon à 2, du trébuchet de 2 à 4, les autres à 1. Ce que l’arbalétrier attaque brille.
lesson-cyvasse-shadow-shadow = Un éléphant attaque à une ou deux cases. Deux d’entre eux visent chacun un cavalier, mais un seul peut être pris. Lequel ?
lesson-cyvasse-shadow-shadow-right = Celui en i6 : entre eux, rien que du terrain libre. Il avait une armure de 1, que l’attaque de l’éléphant a percée.
lesson-cyvasse-shadow-shadow-wrong-hill = La montagne en e5 arrête l’attaque : le cavalier en e6 garde son armure.
lesson-cyvasse-shadow-around = La montagne en h4 gêne l’arbalétrier. D’où attaque-t-il le milicien en h6 en gardant ses distances ?
lesson-cyvasse-shadow-around-right = Une ligne libre jusqu’en h6, et assez loin. Le cavalier pourrait maintenant prendre le milicien.
lesson-cyvasse-shadow-around-wrong-near = De là aussi il attaque, mais juste à côté du milicien il est pris : il n’a pas d’armure.
lesson-cyvasse-shadow-around-wrong-beside = À côté du milicien, le cavalier serait pris le premier. Laissez l’arbalétrier attaquer de loin.

lesson-cyvasse-elephant = L’éléphant
lesson-cyvasse-elephant-own = L’éléphant marche d’un pas mais prend à deux. Il ne traverse pas son propre camp ; le cavalier, si. Trouvez toutes les prises !
lesson-cyvasse-elephant-own-right = Le cavalier a traversé la tour en h5 ; celle en e5 barre le chemin de l’éléphant.

lesson-cyvasse-spearman = Le lancier
lesson-cyvasse-spearman-front = Un lancier n’attaque et ne prend que sur ses deux cases devant lui. Que peut prendre celui en g4 ?
lesson-cyvasse-spearman-front-right = f5 et g5, les deux cases devant sa lance. En marchant, il peut aller partout, d’un pas.
lesson-cyvasse-spearman-bar = Ses cases de devant barrent le passage : on y entre ou on en sort, on ne passe pas au travers. Menez le chevalier par la brèche en deux tours !
lesson-cyvasse-spearman-bar-right = Une halte en g5, puis jusqu’en g7. Un lancier coûte un tour aux marcheurs et tient seul une brèche.
lesson-cyvasse-spearman-guard = L’arbalétrier en e4 a ôté l’armure de votre roi ; le cavalier en h4 veut le prendre. Que le lancier en j2 lui barre le passage !
lesson-cyvasse-spearman-guard-right = De i2, la lance barre h3. Le cavalier ne peut pas passer, et le roi est à l’abri derrière.
lesson-cyvasse-spearman-guard-wrong-run = Le roi s’échappe pour l’instant, mais la chasse continue. Un pas du lancier arrête le cavalier.

lesson-cyvasse-tower = La tour
lesson-cyvasse-tower-still = La tour ne bouge pas, n’attaque personne et ne prend rien. Mais aucune pièce de son camp à côté d’elle ne peut être prise : un petit bouclier à son pied le montre.
lesson-cyvasse-tower-beside = Trois arbalétriers sans armure sont à la portée du cavalier en g4. Lesquels peut-il prendre ?
lesson-cyvasse-tower-beside-right = Ceux en e6 et i4. Celui en g6 est protégé par la tour en f7.
lesson-cyvasse-tower-twins = Les tours ne se protègent pas entre elles. Éléphant et arbalétrier attaquent la tour en e8 : prenez-la avec l’éléphant !
lesson-cyvasse-tower-twins-right = Elle est tombée, bien que la tour en d8 fût juste à côté.
lesson-cyvasse-tower-siege = La tour en e8 protège le roi en e9. D’abord la tour, puis le roi : prenez d’assaut la forteresse !
lesson-cyvasse-tower-siege-right = Sans sa tour, le roi était à découvert, et où qu’il fuie, l’éléphant l’atteignait.

lesson-cyvasse-crossbowman = L’arbalétrier
lesson-cyvasse-crossbowman-over = L’arbalétrier attaque jusqu’à trois cases, par-dessus pièces et eau, mais ne prend rien. Qui prend le roi en f8 ?
lesson-cyvasse-crossbowman-over-right = Belle équipe : l’arbalétrier en f5 a ôté l’armure, le cavalier est venu de i8 et a pris le roi.
lesson-cyvasse-crossbowman-cover = L’arbalétrier en h4 n’a pas d’armure, et le cavalier en g7 le prendrait. D’où l’attaque-t-il à couvert ?
lesson-cyvasse-crossbowman-cover-right = En g4, le milicien est devant lui : une attaque passe par-dessus les pièces, la marche d’un adversaire non.
lesson-cyvasse-crossbowman-cover-wrong-open = Là, rien ne les sépare : le cavalier en g7 vient tout droit et prend l’arbalétrier.

lesson-cyvasse-trebuchet = Le trébuchet
lesson-cyvasse-trebuchet-shot = Le trébuchet tire en ligne droite, de deux à quatre cases, par-dessus pièces et montagnes. Trouvez tous les tirs de celui en e3 !
lesson-cyvasse-trebuchet-shot-right = e5, e7 et i3. La cible quitte le plateau, et le trébuchet reste en place.
lesson-cyvasse-trebuchet-king = Le roi en g9 se cache derrière milicien, cavalier et montagnes. Qui l’atteint quand même ?
lesson-cyvasse-trebuchet-king-right = Quatre cases, droit par-dessus tout : sa propre attaque a percé l’armure de 1, son tir a pris le roi.
lesson-cyvasse-trebuchet-king-wrong-rider = Un cavalier, c’est bien, mais le roi était à portée. Mesurez la ligne de g5 à g9.

lesson-cyvasse-dragon = Le dragon
lesson-cyvasse-dragon-prey = Le dragon attaque jusqu’à deux cases et prend jusqu’à quatre, à travers montagnes et lances. Trouvez toutes ses proies depuis f4 !
lesson-cyvasse-dragon-prey-right = d6 et f3 par son attaque, i1 au-delà de la montagne, b4 malgré la lance. Il passe les montagnes, mais n’attaque pas par-dessus : f6 a gardé son armure.
lesson-cyvasse-dragon-prey-wrong-over = Il survole la montagne en f5, mais n’attaque pas par-dessus : le cavalier en f6 garde son armure.

lesson-cyvasse-ends = Autres façons de gagner
lesson-cyvasse-ends-towers = Qui n’a plus que des tours perd ; sur cette carte, il n’y a pas de rois. Finissez la partie aussitôt !
lesson-cyvasse-ends-towers-right = Le dernier milicien est tombé, et des tours seules ne peuvent plus se battre.
lesson-cyvasse-ends-no_moves = Un joueur sans coup légal perd aussi. Le roi en a9 n’a qu’une issue : fermez la porte avec le chevalier !
lesson-cyvasse-ends-no_moves-right = Le roi ne peut ni bouger ni prendre le chevalier : un attaquant contre une armure de 2 ne suffit pas.
lesson-cyvasse-ends-no_moves-wrong-open = L’issue par b8 reste ouverte. Le chevalier lui-même peut s’y tenir.

lesson-cyvasse-draws = Parties nulles
lesson-cyvasse-draws-fifty = Cinquante coups de chaque camp sans prise font nulle, un accord aussi. Le compte est presque plein : gardez la partie en vie !
lesson-cyvasse-draws-fifty-right = Une prise, et le compte repart de zéro.
lesson-cyvasse-draws-third = Aller, retour, aller, retour : quand la même position vient pour la troisième fois, c’est nulle aussitôt.
lesson-cyvasse-draws-order = De nouveau le cinquantième coup, et rien à prendre. Mais gagner sur ce coup même passe avant la nulle : trouvez comment !
lesson-cyvasse-draws-order-right = Gagné ! Roi pris, rien que des tours, aucun coup légal : tout cela compte avant la nulle.
lesson-cyvasse-draws-order-wrong-draw = Le compte est plein, et c’est nulle. Un coup gagne aussitôt : souvenez-vous de la porte en b8.

lesson-cyvasse-layout = Déployer une armée
lesson-cyvasse-layout-secret = On peut aussi déployer ses propres armées : Blancs sur les rangées 1 à 4, Noirs 6 à 9, la 5 vide. Nul ne voit l’autre avant que les deux aient fini.
lesson-cyvasse-layout-king = Votre roi et deux tours attendent dans la réserve. Placez le roi à côté d’une tour, pour qu’il soit protégé.
lesson-cyvasse-layout-king-right = Un bon foyer pour un roi. La tour ne bouge pas : choisissez bien sa place.
lesson-cyvasse-layout-king-wrong-bare = Le roi n’est encore à côté d’aucune tour. Placez-les côte à côte.
lesson-cyvasse-layout-elephants = Aucune pièce ne se tient sur une montagne ; l’eau est permise. Placez le reste, les éléphants sur la rangée 3 ou 4, où les leurs ne les enferment pas.
lesson-cyvasse-layout-elephants-right = Devant, les éléphants peuvent marcher et frapper aussitôt.
lesson-cyvasse-layout-elephants-wrong-shut = Un éléphant sur la rangée 1 ou 2 attend derrière les siens, et il ne peut pas les traverser.
lesson-cyvasse-layout-spearmen = Vous avez maintenant les Noirs, et devant, c’est vers la rangée 1. Placez les trois lanciers devant, sur la rangée 6 ou 7, pour barrer le passage.
lesson-cyvasse-layout-spearmen-right = Une haie de lances : les cavaliers devront s’arrêter devant.
lesson-cyvasse-layout-spearmen-wrong-behind = Sur la rangée 8 ou 9, un lancier ne barre que des cases derrière sa propre ligne. Amenez-le devant.

lesson-cyvasse-notation = Noter les coups
lesson-cyvasse-notation-moves = M milicien, S lancier, R cavalier, N chevalier, E éléphant, C arbalétrier, B trébuchet, D dragon, T tour, K roi. Rh6 marche, Dxg3 prend, et B*e7 est un tir : le trébuchet reste en place.

lesson-cyvasse-plans = Des plans
lesson-cyvasse-plans-breach = La tour en e8 protège le roi, et l’éléphant en c8 garde la tour. Abattez-la de loin, puis que le dragon frappe !
lesson-cyvasse-plans-breach-right = Le trébuchet a tiré de e4 sans s’approcher, et le chemin vers le roi en e9 était ouvert.
lesson-cyvasse-plans-breach-wrong-haste = En e8, le roi et l’éléphant attaquent ensemble le dragon, et l’éléphant le prend.
lesson-cyvasse-plans-net = Le roi en c9 n’a qu’une issue, c8. Placez l’arbalétrier pour que les deux cases soient mortelles, puis prenez le roi !
lesson-cyvasse-plans-net-right = De c7, l’arbalétrier tenait toute la ligne, et le cavalier est passé à travers lui jusqu’au roi.
lesson-cyvasse-plans-net-wrong-close = Juste à côté du roi, l’arbalétrier sans armure serait tout simplement pris.
lesson-cyvasse-plans-net-wrong-rush = Pas si vite : à côté du roi, le cavalier serait pris ; plus loin, il n’attaque rien. D’abord l’arbalétrier.
lesson-cyvasse-plans-shelter = Le dragon en i4 attaque votre roi, et le trébuchet en h6 vise h2. Une seule case est sûre. Laquelle ?
lesson-cyvasse-plans-shelter-right = À côté de la tour en g2, nul besoin d’armure : le trébuchet a beau viser, il ne peut pas prendre le roi.
lesson-cyvasse-plans-shelter-wrong-stay = En i3, le roi serait juste à côté du dragon. Cherchez plutôt un abri.
lesson-cyvasse-plans-count = Avant de frapper, comptez qui peut riposter. Quel arbalétrier le cavalier en g4 prend-il sans perte ?
lesson-cyvasse-plans-count-right = En i4, seul g6 attaque le cavalier, et un arbalétrier ne prend jamais. Personne d’autre n’est près.
lesson-cyvasse-plans-count-wrong-revenge = En g6, le milicien en f7 attaque le cavalier : son unique armure disparaît, et il est pris.
lesson-cyvasse-plans-play = Ainsi commence la partie standard. Percez les armures à deux, gardez le roi près de ses tours, et évitez les aventures en solitaire.
