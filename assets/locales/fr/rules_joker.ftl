### Les règles des échecs au Joker.

rules-joker-board = L’échiquier et le but
rules-joker-board-text =
    Les échecs au Joker sont des échecs sur neuf cases sur neuf, avec un Joker par camp et un coup de pion de plus. Le but est l’échec et mat, comme aux échecs.

    De a à i, la première rangée est tour, cavalier, fou, dame, roi, fou, Joker, cavalier, tour. Les pions sont sur les rangées 2 et 8, peuvent commencer par un double pas, prennent en passant et deviennent dame, tour, fou ou cavalier sur la dernière rangée.
rules-joker-board-start = Le départ : le Joker blanc est en g1, le noir en g9.

rules-joker-men = La marche des pièces
rules-joker-men-text = Toutes les pièces sauf le Joker marchent et prennent comme aux échecs.

rules-joker-joker = Le Joker
rules-joker-joker-text =
    Le Joker saute comme un cavalier, mais seulement sur une case vide. Il ne prend jamais et ne donne jamais échec.

    On peut le prendre. Cela ne vaut rien et ne recommence pas le compte des cinquante coups.
rules-joker-joker-leaps = Le Joker en d4 a six sauts : il ne peut prendre le cavalier en e6, et son propre pion est en c2.

rules-joker-freezing = Geler
rules-joker-freezing-text =
    Un Joker gèle les pièces adverses les plus précieuses des huit cases autour de lui : la dame avant la tour, la tour avant fous et cavaliers, ceux-ci avant les pions. À valeur égale, toutes gèlent. Les rois et les Jokers, jamais.

    C’est immédiat, qui que ce soit qui joue : une pièce qui arrive à côté d’un Joker adverse y gèle et, quand une plus précieuse arrive, les autres sont libres.

    Une pièce gelée ne bouge, ne prend ni ne roque. Elle n’attaque rien : elle ne donne pas échec et ne garde aucune case. Elle peut être prise.

    On peut donc répondre à un échec en gelant qui le donne.
rules-joker-freezing-arrives = Le Joker saute en d6, à côté de la dame et de la tour : la dame en d7 gèle, la tour reste libre.
rules-joker-freezing-frees = La dame arrive en c3 et gèle ; la tour en e5 est libre et donne échec.
rules-joker-freezing-parries = La tour en a8 donne échec. À côté d’elle, en b7, le Joker la gèle : plus d’échec.

rules-joker-thaw = Le dégel
rules-joker-thaw-text =
    Quand un Joker s’en va, ce qu’aucun autre Joker de son camp ne tient reste gelé pendant le prochain tour de son camp, puis est libre. Votre attaque le trouve encore sur place.

    Quand un Joker est pris, ce qu’il gelait est libre aussitôt.

    Un dégel peut découvrir un échec : votre roi est alors en échec au début de votre tour.
rules-joker-thaw-leaves = Le Joker quitte la rangée ; la dame en g7 reste gelée un tour, et la tour la prend.
rules-joker-thaw-taken = Le Joker en e5 est pris : la dame en d4 est libre aussitôt et donne échec.

rules-joker-croissant = En Croissant
rules-joker-croissant-text =
    Un pion qui a fait son double pas compte comme doublé tant qu’il reste sur cette colonne.

    Quand un pion doublé avance d’une case et arrive à côté d’un pion adverse doublé, celui-ci peut, au coup suivant seulement, aller en diagonale sur la case qui vient d’être quittée.

    Rien n’est pris, mais le pion dépassé est gelé pendant le prochain tour de son camp.

    Un pion gelé ne peut pas le faire, ni un pion qui laisserait son roi en échec.
rules-joker-croissant-shown = Le pion noir va de d6 en d5 ; le blanc passe derrière lui en d6, et d5 gèle.

rules-joker-castling = Le roque
rules-joker-castling-text =
    Le roi sur la colonne e va de deux cases vers une tour sur la colonne a ou i, et la tour se place sur la case traversée. Toutes les cases entre eux doivent être vides.

    Aucun des deux ne doit avoir bougé, la tour ne doit pas être gelée, et le roi ne doit pas être en échec, ni traverser ou atteindre une case attaquée. Les pièces gelées n’attaquent rien.
rules-joker-castling-both = Les Blancs roquent en g1, les Noirs en c9.

rules-joker-ends = La fin de la partie
rules-joker-ends-text =
    L’échec et mat gagne, de même que l’abandon de l’adversaire ou la fin de son temps. Les pièces gelées n’ont pas de coup : elles ne peuvent aider leur roi.

    Nulle aussitôt : le pat ; la même position pour la troisième fois ; cinquante coups de chaque camp sans coup de pion ni prise (celle d’un Joker ne compte pas) ; les rois seuls, un roi avec un cavalier, un fou ou un Joker contre un roi seul, ou des rois avec seulement des Jokers.

    On peut convenir de la nulle à tout moment.
rules-joker-ends-mate = Le Joker tient la tour en d8, personne ne peut s’interposer : la tour mate en a9.

rules-joker-notation = La notation
rules-joker-notation-text =
    Comme aux échecs : une lettre, x pour une prise, et la case. J est le Joker : Jf3.

    En Croissant s’écrit comme une prise de pion, avec une vague : e~d6.
