### Les règles de L’Échiqueté.

rules-checkered-board = L’échiquier et le but
rules-checkered-board-text =
    L’Échiqueté commence comme les échecs, avec les mêmes pièces et le même but : l’échec et mat. Mais les prises font naître des pièces échiquetées, qui sont aux deux camps.

    Plus tard, un joueur peut choisir le camp échiqueté pour de bon. Le jeu change alors : l’un joue les pièces échiquetées, l’autre toutes les autres.
rules-checkered-board-start = Le départ est celui des échecs.

rules-checkered-men = La marche des pièces
rules-checkered-men-text = Pièces blanches, noires et échiquetées marchent de même, comme aux échecs. Le roque aussi est celui des échecs.

rules-checkered-born = Les prises font naître
rules-checkered-born-text =
    Une prise laisse sur la case une pièce échiquetée. Vous choisissez sa nature : celle qui a pris, ou celle qui a été prise.

    Un pion qui prend sur la dernière rangée devient dame, tour, fou ou cavalier, et reste échiqueté.

    Un roi qui prend reste un roi, et ne fait rien naître.
rules-checkered-born-keeps = La tour prend une tour : en a6 se tient une tour échiquetée.
rules-checkered-born-takes = La tour prend un pion et en choisit la nature : un pion échiqueté.

rules-checkered-shared = Des pièces aux deux camps
rules-checkered-shared-text =
    Une pièce échiquetée est au camp au trait : vous la jouez comme la vôtre, puis votre adversaire le peut aussi.

    Elle ne prend que des pièces adverses, et personne ne la prend. Sa prise laisse encore une pièce échiquetée, avec le même choix de nature. Les pions échiquetés vont dans la direction de qui les joue.
rules-checkered-shared-both = Le pion échiqueté est joué par les deux : vers le bas par les Noirs, vers le haut par les Blancs.

rules-checkered-no_way_back = Pas de retour immédiat
rules-checkered-no_way_back-text = Quand une pièce échiquetée a bougé sans prendre, l’adversaire ne peut pas la ramener d’où elle vient au coup suivant. Après un autre coup, elle est de nouveau libre.
rules-checkered-no_way_back-barred = Les Noirs viennent de jouer la tour de c7 en c4 : les Blancs peuvent la mener partout, sauf de retour en c7.

rules-checkered-pawns = Les doubles pas
rules-checkered-pawns-text =
    Chacune des seize cases de départ des pions sert une fois par partie à un double pas, du pion qui s’y trouve : le vôtre, ou un pion échiqueté que vous avancez de là.

    En passant : seuls les pions ordinaires prennent ainsi, et l’on ne répond ainsi qu’au double pas d’un pion ordinaire.
rules-checkered-pawns-once = Un pion échiqueté utilise le double pas de c2. Personne ne le fera plus de là.

rules-checkered-check = L’échec
rules-checkered-check-text =
    Votre roi est attaqué par les pièces adverses, et par les pièces échiquetées comme l’adversaire les jouerait. Aucun coup ne peut le laisser ainsi.

    Attention à vos propres prises : une pièce qui devient échiquetée peut attaquer aussitôt votre roi.

    Sans coup légal, c’est mat si le roi est attaqué, sinon pat. Choisir le camp échiqueté ne compte pas ici comme un coup.
rules-checkered-check-shared = La tour échiquetée en g5 donne échec, mais les Blancs peuvent la jouer aussi, et prennent la tour en d5.

rules-checkered-side = Choisir le camp échiqueté
rules-checkered-side-text =
    Une fois par partie, avant un coup, un joueur peut prendre pour de bon toutes les pièces échiquetées, même en échec. Il joue alors aussitôt, avec une pièce échiquetée.

    C’est permis si aucune pièce échiquetée n’attaque alors un roi, et si le camp échiqueté a un coup. Cela met fin à tout droit de prendre en passant et à l’interdiction du retour.

    Au début d’une partie, on peut convenir de jouer sans cela.
rules-checkered-side-taken = Les Blancs choisissent la tour échiquetée et la jouent aussitôt.

rules-checkered-after = L’échiqueté contre tous
rules-checkered-after-text =
    Maintenant, un joueur a les pièces échiquetées et aucun roi ; l’autre a les blanches et les noires, et deux rois. Pièces échiquetées et ordinaires se prennent entre elles ; les ordinaires ne se prennent jamais l’une l’autre. Les prises ne font plus rien naître.

    Les pions échiquetés vont, prennent (aussi en passant) et sont promus dans les deux directions, et restent échiquetés. Les pions ordinaires peuvent prendre en passant le double pas d’un pion échiqueté.

    Aucun des deux rois ne peut rester attaqué par une pièce échiquetée. Les deux peuvent roquer, et ils peuvent se tenir côte à côte.
rules-checkered-after-foes = La tour échiquetée peut prendre des pièces blanches comme des noires.
rules-checkered-after-ways = Un pion échiqueté va et prend dans les deux directions.

rules-checkered-ends = La fin de la partie
rules-checkered-ends-text =
    Avant que le camp échiqueté soit choisi, l’échec et mat gagne, comme aux échecs.

    Après : s’il ne reste aucune pièce échiquetée, le camp échiqueté perd. Si l’autre camp n’a pas de coup légal, c’est mat quand un roi est attaqué, sinon pat. Si le camp échiqueté n’en a pas, c’est pat.

    Nulle aussitôt : le pat, la même position pour la troisième fois, ou cinquante coups de chaque camp sans prise ni coup de pion. Aucune position n’est tenue pour morte. L’abandon, le temps et la nulle convenue sont comme aux échecs.
rules-checkered-ends-last = La dernière pièce échiquetée est prise : le camp échiqueté a perdu.

rules-checkered-notation = La notation
rules-checkered-notation-text = Comme aux échecs. La nature choisie se met derrière le coup : Rxh4=P. S dit que le camp échiqueté a été choisi.
