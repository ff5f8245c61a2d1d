### Ce que disent les leçons : Keres.

lesson-keres-king = Le roi
lesson-keres-king-walk = Le roi en e4 va d’une case dans toutes les directions, aussi pour prendre. Trouvez tous ses coups, l’un après l’autre.
lesson-keres-king-walk-right = Les sept ! Il peut prendre le soldat en f5 ; seule d4 lui est fermée, où se tient votre propre soldat.
lesson-keres-king-walk-wrong-own = Votre propre soldat est en d4, et un roi ne partage sa case avec personne.
lesson-keres-king-goal = Qui prend le roi gagne. Prenez le roi noir en g8 avec la tour en g2 !
lesson-keres-king-goal-right = C’est ainsi que se gagne toute partie de Keres : le roi se prend comme n’importe quelle pièce.
lesson-keres-king-first = Keres ne connaît pas l’échec. La tour en e8 attaque votre roi, mais c’est à vous de jouer. Qu’est-ce qui gagne aussitôt ?
lesson-keres-king-first-right = Exact ! Votre roi est resté en danger, et c’était sans importance : le fou a pris l’autre roi le premier.
lesson-keres-king-first-wrong-flee = Votre roi serait à l’abri, mais inutile de fuir : le roi noir en g8 peut être pris tout de suite.
lesson-keres-king-first-wrong-block = En e6, le fou couvrirait votre roi. De là où il est, il peut faire bien mieux !
lesson-keres-king-danger = Personne ne vous prévient quand votre roi peut être pris : à vous de le voir. Les Noirs le menacent. Sauvez-le !
lesson-keres-king-danger-right = Bien vu ! Le fou prend la tour en c8, et plus rien n’atteint votre roi.
lesson-keres-king-danger-wrong-file = Les tours en b9 et d9 visent tout droit vers le bas : là aussi, le roi serait pris.
lesson-keres-king-danger-wrong-stay = En c2, le roi reste sur la colonne de la tour en c8.

lesson-keres-rook_bishop_knight = Tour, fou et cavalier
lesson-keres-rook_bishop_knight-rook = La tour en c4 va tout droit tant que le chemin est libre, et prend ce qu’elle rencontre. Trouvez tous ses coups.
lesson-keres-rook_bishop_knight-rook-right = Ils y sont tous : jusqu’au soldat en c7 et, sur la rangée, jusqu’à la case devant votre roi.
lesson-keres-rook_bishop_knight-rook-wrong-past = Le soldat en c7 barre le chemin : la tour peut le prendre, pas le dépasser.
lesson-keres-rook_bishop_knight-bishop = Le fou en d3 va en diagonale tant que le chemin est libre. Trouvez tout ce qu’il peut prendre.
lesson-keres-rook_bishop_knight-bishop-right = La tour en f5 et le soldat en b5, rien de plus : le cavalier en g6 se cache derrière la tour.
lesson-keres-rook_bishop_knight-bishop-wrong-past = La tour en f5 est entre les deux : le fou ne peut pas la traverser.
lesson-keres-rook_bishop_knight-knight = Le cavalier va de deux cases tout droit et d’une de côté, et saute par-dessus tout. Trouvez tous les coups de celui en h1.
lesson-keres-rook_bishop_knight-knight-right = Trois sauts, tout droit hors de la foule. Aucune autre pièce ne saute par-dessus une autre.
lesson-keres-rook_bishop_knight-over = Le roi noir se cache derrière un mur de soldats. Quel coup gagne la partie ?
lesson-keres-rook_bishop_knight-over-right = Aucun mur n’arrête un cavalier : de f7, il bondit sur le roi en e9.
lesson-keres-rook_bishop_knight-over-wrong-greed = Une tour est une belle prise, mais le roi était à prendre. Regardez le cavalier en f7.

lesson-keres-paladin_guard = Paladin et garde
lesson-keres-paladin_guard-paladin = Le paladin va d’une ou deux cases tout droit et ne saute par-dessus personne. Trouvez tous les coups de celui en e4.
lesson-keres-paladin_guard-paladin-right = Exact : deux cases sur les côtés, le soldat en e5, et e3 devant votre propre roi.
lesson-keres-paladin_guard-paladin-wrong-far = Trois cases, c’est trop : le paladin va de deux cases au plus.
lesson-keres-paladin_guard-guard = Le garde va d’une ou deux cases en diagonale. Trouvez tous les coups de celui en d4.
lesson-keres-paladin_guard-guard-right = Ils y sont tous. Il prend le soldat en e5, qui barre le chemin de f6.
lesson-keres-paladin_guard-guard-wrong-straight = Tout droit, c’est le paladin ; le garde va en diagonale.
lesson-keres-paladin_guard-fork = Deux menaces valent mieux qu’une. Placez le paladin là où il attaque à la fois le roi et le garde !
lesson-keres-paladin_guard-fork-right = De e6, il visait e8 et c6. Le roi a dû fuir, et le garde était à vous.
lesson-keres-paladin_guard-fork-wrong-one = De c4, il n’attaque que le garde, qui s’en va tout simplement.

lesson-keres-soldier_ballista = Soldat et baliste
lesson-keres-soldier_ballista-soldier = Le soldat va d’une case en diagonale vers l’avant et prend de même. Trouvez tous les coups de celui en d4.
lesson-keres-soldier_ballista-soldier-right = Deux : il prend la tour en c5 ou va en e5. Le cavalier juste devant lui est hors de portée.
lesson-keres-soldier_ballista-soldier-wrong-straight = Un soldat ne va jamais tout droit, même pas pour prendre.
lesson-keres-soldier_ballista-soldier-wrong-back = Un soldat ne recule jamais.
lesson-keres-soldier_ballista-ballista = La baliste va aussi loin qu’elle veut, mais seulement droit devant. Trouvez tous les coups de celle en b2.
lesson-keres-soldier_ballista-ballista-right = Exact, jusqu’au soldat en b7. Une baliste ne revient pas : choisissez bien le moment.
lesson-keres-soldier_ballista-ballista-wrong-side = La baliste ne va ni de côté ni en arrière, seulement droit devant.
lesson-keres-soldier_ballista-open = Votre soldat en f4 est devant la baliste. Par quelle prise ouvre-t-il la colonne tout en attaquant une tour ?
lesson-keres-soldier_ballista-open-right = La baliste visait le roi, le soldat la tour en h6. Les Noirs ne pouvaient parer que l’une des deux.
lesson-keres-soldier_ballista-open-wrong-other = La colonne s’ouvre aussi, mais de e5 le soldat ne menace rien de plus. Prenez l’autre cavalier.

lesson-keres-promotion = La dernière rangée
lesson-keres-promotion-soldier = Sur la dernière rangée, un soldat devient toujours un paladin. Amenez-y le soldat en d8.
lesson-keres-promotion-soldier-right = Le voilà paladin ! Il va en arrière aussi bien qu’en avant.
lesson-keres-promotion-ballista = Une baliste y devient une tour. Le roi en a9 est enfermé par ses propres soldats. Gagnez en deux coups !
lesson-keres-promotion-ballista-right = La nouvelle tour a balayé la rangée, et le roi n’avait nulle part où aller.
lesson-keres-promotion-ballista-wrong-short = Ne vous arrêtez pas en chemin : en h9, la baliste devient aussitôt une tour.

lesson-keres-stacking = Les piles
lesson-keres-stacking-climb = Une pièce peut finir son coup sur une amie qui est seule. Faites monter le cavalier en e3 sur le soldat en d5.
lesson-keres-stacking-climb-right = Les deux sont maintenant en d5 : c’est une pile, le soldat dessous, le cavalier dessus.
lesson-keres-stacking-friends = Une pile compte deux pièces, et un roi n’en fait jamais partie. Trouvez tous les coups de la tour en d4.
lesson-keres-stacking-friends-right = Elle peut monter sur le soldat seul en b4 ; la pile en d6 est pleine, et le roi en f4 ne porte personne.

lesson-keres-whole_stack = Toute la pile avance
lesson-keres-whole_stack-both = Une pile a les coups de ses deux pièces. Avec le paladin dessous, elle va tout droit : prenez le cavalier en e6 !
lesson-keres-whole_stack-both-right = Les deux sont parties ensemble. Paladin et garde en pile vont d’une ou deux cases dans les huit directions.
lesson-keres-whole_stack-both-wrong-guard = C’était un coup diagonal du garde. Cette fois, servez-vous des coups droits du paladin dessous.
lesson-keres-whole_stack-jump = Le cavalier du dessous porte la tour. Quel coup de la pile en e5 gagne ?
lesson-keres-whole_stack-jump-right = Toute la pile a sauté comme son cavalier, droit sur le roi en f7.
lesson-keres-whole_stack-jump-wrong-greed = La tour en e8 serait un beau gain, mais pensez au cavalier du dessous : il voit le roi.
lesson-keres-whole_stack-friend = Une pile entière ne se pose jamais sur une amie ; celle du dessus le peut, seule. Posez le fou en d4 sur le soldat en f6.
lesson-keres-whole_stack-friend-right = Le cavalier reste en d4, et une nouvelle pile se tient en f6.

lesson-keres-top_alone = La pièce du dessus, seule
lesson-keres-top_alone-leave = Celle du dessus peut partir seule, par ses propres coups ; l’autre reste. Trouvez toutes les prises de la pile en d3, entière ou pièce du dessus seule.
lesson-keres-top_alone-leave-right = En b5 et f5, la pile ou le garde seul peut prendre ; en d6, seulement la pile entière, qui va comme sa tour.
lesson-keres-top_alone-whole = Deux coups différents prennent le cavalier en f6 : la pile entière ou le fou seul. Attention au garde en a5, et choisissez !
lesson-keres-top_alone-whole-right = Bien choisi : personne n’est resté en c3, et le garde ne prend rien.
lesson-keres-top_alone-whole-wrong-left = La tour reste en c3, et le garde en a5 la prend.
lesson-keres-top_alone-top = La pile en e3 couvre votre roi face à la tour en e8. Prenez le fou en g5, et choisissez qui y va !
lesson-keres-top_alone-top-right = Le garde a pris, et le paladin est resté en e3 devant le roi.
lesson-keres-top_alone-top-wrong-open = La pile entière partie, la colonne est ouverte, et la tour en e8 prend votre roi.
lesson-keres-top_alone-one = Trouvez tous les coups de la pile en a2 : ceux des deux pièces ensemble, et ceux du garde seul.
lesson-keres-top_alone-one-right = Trois cases, de deux façons chacune. Le soldat comme le garde pouvaient mener la pile en b3, et c’est un seul et même coup.
lesson-keres-top_alone-bottom = La pièce du dessous ne part jamais seule. Prenez la tour en e8 avec la tour en e3 : celle du dessus l’accompagne.
lesson-keres-top_alone-bottom-right = C’est ainsi : celle du dessus part seule, ou les deux partent ; celle du dessous seule, jamais.
lesson-keres-top_alone-bottom-wrong-alone = Celle du dessus est un garde : seule, elle ne peut pas aller tout droit.

lesson-keres-stack_taken = Deux d’un coup
lesson-keres-stack_taken-two = Qui prend une pile prend ses deux pièces. Quelle est la meilleure prise de la tour en e4 ?
lesson-keres-stack_taken-two-right = Un cavalier et un garde en un coup : c’est plus qu’une tour.
lesson-keres-stack_taken-two-wrong-one = Ce n’est qu’une tour. En h4, vous gagnez deux pièces en un coup.
lesson-keres-stack_taken-guarded = Le soldat en h7 garde le cavalier en g6. Prenez le cavalier, mais choisissez de façon à perdre le moins possible.
lesson-keres-stack_taken-guarded-right = Si le soldat reprend, vous ne perdez que le fou ; votre tour est à l’abri en d3.
lesson-keres-stack_taken-guarded-wrong-both = Le soldat reprend en g6, et la tour et le fou sont perdus ensemble.

lesson-keres-stack_promotion = Piles sur la dernière rangée
lesson-keres-stack_promotion-both = Sur la dernière rangée, dessus et dessous sont promus. Choisissez le coup vers d9 qui rapporte le plus !
lesson-keres-stack_promotion-both-right = Le soldat est devenu paladin et la baliste tour, en un seul coup.
lesson-keres-stack_promotion-both-wrong-top = La baliste devient une tour, mais le soldat reste en d8. Emmenez-le !
lesson-keres-stack_promotion-joined = Monter sur une amie de la dernière rangée compte aussi. Faites monter le soldat en g8 sur la tour en h9.
lesson-keres-stack_promotion-joined-right = Un paladin se tient sur la tour : promu et empilé en un coup.
lesson-keres-stack_promotion-joined-wrong-empty = Il est promu aussi, mais cette fois il doit monter sur la tour en h9.

lesson-keres-draws = Parties nulles
lesson-keres-draws-forty = Quarante coups de suite, les deux camps confondus, sans prise font nulle. Voici le quarantième. Gardez la partie en vie !
lesson-keres-draws-forty-right = La prise remet le compte à zéro, et vous avez un bel avantage.
lesson-keres-draws-forty-wrong-quiet = Sans prise, la partie finit maintenant par la nulle. Il y a quelque chose à prendre !
lesson-keres-draws-cannot = Si aucun camp ne peut gagner, c’est nulle. Vous avez les Noirs, et le soldat en c8 est près du but. Sauvez-vous !
lesson-keres-draws-cannot-right = Nulle ! Un roi seul ne peut pas gagner, ni avec un cavalier, ni avec des gardes ou des fous tous sur une même couleur.
lesson-keres-draws-cannot-wrong-late = Le soldat devient alors paladin, et les Blancs peuvent gagner. Arrêtez-le tant que c’est possible !
lesson-keres-draws-again = Revenir à la même position ne fait pas nulle à Keres, si souvent que ce soit. Seuls comptent les quarante coups.
lesson-keres-draws-stuck = Qui n’a aucun coup légal fait nulle. C’est si rare qu’il faut un amas comme celui des Blancs : personne ne peut bouger.

lesson-keres-notation = Noter les coups
lesson-keres-notation-letters = Un coup se note par lettre et case : Rxb8 est une prise. Une pile nomme ses deux pièces, celle du dessous d’abord : PGe4.
lesson-keres-notation-stacks = PG^xc6 dit que le garde quitte son paladin et prend ; Nd5 est un coup simple.
lesson-keres-notation-ride = Nd4+S dit que le cavalier monte sur un soldat ; Lb9=R qu’une baliste devient une tour, comme ici à la fin.

lesson-keres-plans = Des plans
lesson-keres-plans-shield = La tour en e8 vise votre roi. Interposez en e3 le garde ou la pile entière, et choisissez bien !
lesson-keres-plans-shield-right = Si la tour prend le garde, votre soldat en f2 prend la tour. Votre propre tour n’a rien risqué.
lesson-keres-plans-shield-wrong-both = Le roi est à l’abri, mais la tour en e8 prendrait deux pièces d’un coup. Une seule suffit pour couvrir.
lesson-keres-plans-ferry = Une baliste ne peut pas quitter sa colonne, mais un cavalier peut la porter. Amenez-la là où le roi en i9 est perdu.
lesson-keres-plans-ferry-right = En i6, la baliste tient la colonne ouverte : que le roi reste ou aille en i8, il est pris.
lesson-keres-plans-ferry-wrong-up = Sur cette colonne, il n’y a qu’un soldat à gagner. Le roi est sur une autre.
lesson-keres-plans-smother = Le roi en h9 n’a aucune case libre autour de lui. Un coup tranquille, et rien ne peut plus le sauver.
lesson-keres-plans-smother-right = Le cavalier en f8 prendra le roi au coup suivant : il ne peut s’écarter, et personne ne peut prendre le cavalier.
lesson-keres-plans-smother-wrong-rook = Une tour, c’est bien ; le roi, c’est mieux. D’où le cavalier atteint-il h9 ?
lesson-keres-plans-carry = En a8, un soldat porte un cavalier. Qu’arrive-t-il quand les deux atteignent la dernière rangée ? Trouvez le coup gagnant !
lesson-keres-plans-carry-right = En c9, le soldat est un paladin, à deux cases du roi, qui n’a nulle part où aller : il tombe au coup suivant.
lesson-keres-plans-carry-wrong-alone = Le cavalier seul n’attaque pas le roi de c9. Emmenez le soldat : il y sera promu.
lesson-keres-plans-spear = Chaque case autour du roi en f7 est occupée ou peut être tenue. Amenez la pile de a5 et prenez le roi.
lesson-keres-plans-spear-right = Comme une tour, la pile est venue en e5 ; comme un cavalier, elle a frappé : deux marches en une pile.
lesson-keres-plans-spear-wrong-alone = La tour seule laisse le cavalier en a5, et c’est lui qui doit frapper.
lesson-keres-plans-play = Ainsi commence une partie. Ouvrez des chemins avec les soldats, faites porter les pièces lentes par les rapides, et veillez sur votre roi à chaque coup.
