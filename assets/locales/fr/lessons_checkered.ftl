### Ce que disent les leçons : L’Échiqueté.

lesson-checkered-born = Naissance des pièces échiquetées
lesson-checkered-born-born = Tous les coups sont ceux des échecs, mais une prise laisse une pièce échiquetée. Prenez la tour en a6 avec la vôtre en a1 !
lesson-checkered-born-born-right = Regardez : ni blanche ni noire. En a6 se tient une tour échiquetée, et elle est aux deux camps.
lesson-checkered-born-pawn = Il en va de même de toute pièce, sauf du roi. Prenez le pion en d5 avec le pion en e4.
lesson-checkered-born-pawn-right = Un pion échiqueté en d5. Et maintenant, c’est aux Noirs de jouer.
lesson-checkered-born-moves = Le camp au trait joue les pièces échiquetées comme les siennes : joué par les Noirs, le pion descend.

lesson-checkered-nature = Choisir la nature
lesson-checkered-nature-victim = Vous choisissez ce qui reste : la pièce qui prend ou la pièce prise. Votre tour prend le pion en h5 ; attention à votre dame en c5 !
lesson-checkered-nature-victim-right = Un pion en h5 ne peut nuire : les Noirs n’en ont pas l’usage.
lesson-checkered-nature-victim-wrong-rook = Une tour échiquetée en h5 servira aux Noirs dès leur tour : elle longe la rangée et prend votre dame.
lesson-checkered-nature-captor = Votre fou prend la dame en g7. Que doit-il y rester quand les Noirs joueront ? Attention à votre tour en g3 !
lesson-checkered-nature-captor-right = Un fou n’a rien à prendre de g7. Avant de choisir, regardez l’échiquier avec les yeux de l’autre camp.
lesson-checkered-nature-captor-wrong-queen = Dame, elle servirait aux Noirs au coup suivant et prendrait votre tour en g3.

lesson-checkered-promotion_and_king = La promotion, et les prises du roi
lesson-checkered-promotion_and_king-promote = Un pion qui prend sur la dernière rangée est promu, et reste échiqueté. Choisissez ce qui servira le moins aux Noirs en h8 !
lesson-checkered-promotion_and_king-promote-right = Le cavalier en h8 n’atteint rien de vous. Même une promotion est un cadeau aux deux camps.
lesson-checkered-promotion_and_king-promote-wrong-file = Elle viserait tout le long de la colonne : les Noirs prendraient avec elle votre tour en h2.
lesson-checkered-promotion_and_king-promote-wrong-diagonal = De h8, un fou vise sur la grande diagonale : les Noirs prendraient avec lui votre dame en b2.
lesson-checkered-promotion_and_king-king = Quand un roi prend, rien d’échiqueté ne naît. Prenez le pion en d2 avec votre roi.
lesson-checkered-promotion_and_king-king-right = Le pion a simplement disparu, et le roi est aussi blanc qu’avant.

lesson-checkered-shared = À vous et à eux
lesson-checkered-shared-yours = Le cavalier échiqueté en d4 est à vous maintenant. Il ne prend que des adversaires, avec l’une ou l’autre nature. Trouvez tous ses coups !
lesson-checkered-shared-yours-right = Ils y sont tous, avec les deux natures en c6 et e6. Il ne touche pas à votre propre pion en b3.
lesson-checkered-shared-nobody = Personne ne prend une pièce échiquetée. Trouvez tous les coups de la tour en d3.
lesson-checkered-shared-nobody-right = Jusqu’au pion en d6, pas sur lui ; mais la tour noire en a3 se prend comme toujours.
lesson-checkered-shared-nobody-wrong-taken = Le pion en d6 est échiqueté : il est aussi à vous, et personne ne le prend.
lesson-checkered-shared-down = Vous avez maintenant les Noirs. Un pion échiqueté va dans le sens de qui le joue : trouvez tous les coups de celui en d5.
lesson-checkered-shared-down-right = Il descend, en d4 ou sur le pion blanc en e4.
lesson-checkered-shared-down-wrong-up = Vers le haut, c’est la direction des Blancs. Vous avez les Noirs : vos pions descendent.

lesson-checkered-chain = Prise sur prise
lesson-checkered-chain-chain = Une pièce échiquetée qui prend en laisse une autre, avec le même choix. Trouvez les deux prises du cavalier en d4.
lesson-checkered-chain-chain-right = Cavalier ou tour, à votre gré : en f5, il y a de toute façon une pièce échiquetée.
lesson-checkered-chain-which = La dame échiquetée prend la tour en b4. Que doit-il rester ? Attention à votre tour en d2 !
lesson-checkered-chain-which-right = Il y a maintenant une dame de moins, et la tour en b4 n’a rien à prendre.
lesson-checkered-chain-which-wrong-queen = La dame reste, et ce sont les Noirs qui la jouent : par la diagonale, sur votre tour en d2.

lesson-checkered-no_way_back = Pas de retour immédiat
lesson-checkered-no_way_back-back = Les Noirs viennent de jouer la tour échiquetée de c7 à c4. Vous pouvez la jouer, mais pas la renvoyer aussitôt. Trouvez tous ses coups !
lesson-checkered-no_way_back-back-right = Partout sauf en c7. La règle ne dure que ce coup-ci, et ne vaut pas après une prise.
lesson-checkered-no_way_back-back-wrong-back = Elle vient d’arriver de c7 : elle ne peut y retourner aussitôt, sinon la partie n’avancerait jamais.
lesson-checkered-no_way_back-trap = On peut parer un échec en jouant la pièce échiquetée qui le donne, si elle a où aller. Trouvez le mat !
lesson-checkered-no_way_back-trap-right = Mat ! De f7, le cavalier ne pouvait aller qu’en g5, un retour immédiat, et c’est interdit.
lesson-checkered-no_way_back-trap-wrong-pawn = Un pion, c’est peu, et le cavalier qui a pris peut ensuite aller où il veut. Cherchez un coup tranquille.

lesson-checkered-two_squares = L’avance de deux cases
lesson-checkered-two_squares-anyone = Tout pion sur une case de départ peut avancer de deux cases, même échiqueté. Trouvez tous les coups de celui en c2.
lesson-checkered-two_squares-anyone-right = Une case ou deux, comme aux échecs.
lesson-checkered-two_squares-once = Mais chaque case de départ n’y sert qu’une fois par partie, et c2 a déjà servi. Avancez le pion aussi loin qu’il peut.
lesson-checkered-two_squares-once-right = Seulement c3. Sinon un pion échiqueté pourrait aller, venir et avancer de deux cases sans fin.
lesson-checkered-two_squares-once-wrong-used = L’avance de deux cases depuis c2 a déjà été jouée dans cette partie.

lesson-checkered-en_passant = En passant
lesson-checkered-en_passant-take = Le pion noir vient d’avancer de d7 à d5. Les pions ordinaires se prennent en passant comme aux échecs : faites-le !
lesson-checkered-en_passant-take-right = Une prise comme une autre : le pion en d6 est maintenant échiqueté.
lesson-checkered-en_passant-not = Un pion échiqueté ne prend jamais en passant tant qu’il est aux deux camps. Trouvez tous les coups de celui en e5.
lesson-checkered-en_passant-not-right = Exact : il va en e6 ou prend en f6, et le pion en d5 n’a rien à craindre.
lesson-checkered-en_passant-not-wrong-ep = Ici, seul un pion ordinaire peut prendre en passant ; celui en e5 est échiqueté.
lesson-checkered-en_passant-stepped = L’avance d’un pion échiqueté n’admet pas non plus cette réponse : le pion blanc le laisse passer, mais les Blancs peuvent le jouer.

lesson-checkered-check = L’échec
lesson-checkered-check-shared = Les pièces échiquetées attaquent un roi comme l’adversaire les jouerait : la tour en g5 donne échec. Quelle est la meilleure réponse ?
lesson-checkered-check-shared-right = C’est à vous de la jouer ! Avec la tour même qui donnait échec, vous avez pris celle en d5.
lesson-checkered-check-shared-wrong-run = Le roi n’a pas à fuir : la tour en g5 est à vous maintenant. Que peut-elle prendre ?
lesson-checkered-check-spot = Aucun coup ne peut laisser votre roi attaqué, et la pièce qui devient échiquetée compte aussitôt. Prenez le pion en g7 légalement !
lesson-checkered-check-spot-right = Pion, il est inoffensif ; tour, il aurait attaqué votre propre roi.
lesson-checkered-check-spot-wrong-own = Tour en g7, elle servirait aussitôt aux Noirs, et votre roi en g1 est sur sa colonne.
lesson-checkered-check-castle = Le roque compte les attaques de même. Le fou échiqueté en c4 vise f1 : roquez là où c’est permis !
lesson-checkered-check-castle-right = Du côté de la dame, la voie est libre : personne n’attaque c1 ni d1.

lesson-checkered-mate = Échec et mat
lesson-checkered-mate-mate = Deux tours peuvent donner échec sur la dernière rangée, mais les Noirs disposent aussi du fou en g5. Quel échec est mat ?
lesson-checkered-mate-mate-right = Mat ! Entre e8 et le roi, il n’y a que f8, et le fou n’y va pas.
lesson-checkered-mate-mate-wrong-block = De a8, le chemin jusqu’au roi est long : les Noirs interposent le fou échiqueté en d8.
lesson-checkered-mate-stalemate = Sans échec, c’est pat, donc nulle : le roi noir est bloqué, et le pion en a5 bute sur a4. Choisir le camp échiqueté ne compte pas comme un coup.

lesson-checkered-checkered_side = Choisir le camp échiqueté
lesson-checkered-checkered_side-take = Une fois par partie, avant de jouer, on peut choisir le camp échiqueté. L’autre camp a alors les blanches et les noires. Choisissez-le !
lesson-checkered-checkered_side-take-right = La tour et le cavalier sont à vous jusqu’à la fin, et à personne d’autre. Et vous jouez aussitôt.
lesson-checkered-checkered_side-not_yet = Pas tant qu’une pièce échiquetée attaque un roi. La tour en e5 vous fait échec : écartez-la d’abord de la colonne, sans prendre.
lesson-checkered-checkered_side-not_yet-right = Aucun roi n’est plus attaqué. Mais pour choisir, il faut attendre votre tour : c’est aux Noirs.
lesson-checkered-checkered_side-shut = On ne peut pas non plus le choisir s’il n’avait alors aucun coup, comme ce pion seul en a4, enfermé des deux côtés.
lesson-checkered-checkered_side-in_check = C’est permis même en échec. La tour noire en e1 attaque votre roi : laissez le roi et les ennuis à l’autre camp !
lesson-checkered-checkered_side-in_check-right = Plus d’échec : les pièces ordinaires ne s’attaquent plus. Le droit d’en passant et l’interdit du retour immédiat prennent fin aussi.
lesson-checkered-checkered_side-in_check-wrong-run = Le roi peut fuir, mais les Noirs continueront d’attaquer. Vous pouvez vous défaire de tout ce souci.
lesson-checkered-checkered_side-at_once = Qui choisit ce camp joue aussitôt. Choisissez le camp échiqueté et matez avec la tour en d3 !
lesson-checkered-checkered_side-at_once-right = Mat en d8 ! Personne d’autre ne peut plus jouer cette tour : l’échec demeure.
lesson-checkered-checkered_side-at_once-wrong-early = Tant que la tour est aux deux camps, les Noirs la retirent simplement de d8. Choisissez d’abord le camp !
lesson-checkered-checkered_side-at_once-wrong-white = Le roi blanc en g1 s’écarte en g2. Quel roi n’a pas d’issue ?

lesson-checkered-everyone_else = Échiquetées contre toutes
lesson-checkered-everyone_else-foes = Vous avez maintenant les échiquetées, et blanches comme noires sont adverses. Trouvez toutes les prises de la tour en d4 !
lesson-checkered-everyone_else-foes-right = Deux blanches, deux noires. Désormais, les prises ne font rien naître : ce qui est pris disparaît.
lesson-checkered-everyone_else-together = Et de l’autre côté : l’adversaire a choisi le camp échiqueté, vous avez les blanches et les noires. Trouvez toutes les prises !
lesson-checkered-everyone_else-together-right = Tour blanche, tour noire, fou et cavalier combattent ensemble. Les pièces ordinaires ne se prennent plus jamais entre elles.

lesson-checkered-pawns_both_ways = Des pions dans les deux sens
lesson-checkered-pawns_both_ways-ways = Vos pions échiquetés avancent et prennent maintenant vers le haut et vers le bas. Trouvez tous les coups de celui en d4.
lesson-checkered-pawns_both_ways-ways-right = Deux pas et deux prises. Ils prennent aussi en passant dans les deux sens.
lesson-checkered-pawns_both_ways-knight = Ils sont promus sur la rangée 1 et sur la 8. Choisissez ce que devient le pion en d1 : pensez aux deux rois !
lesson-checkered-pawns_both_ways-knight-right = Un cavalier en d1 attaque les deux rois à la fois. Un seul peut s’écarter : mat !
lesson-checkered-pawns_both_ways-knight-wrong-nobody = Ce n’est pas mat : l’autre camp a encore une réponse. Quelle pièce attaque f2 et b2 depuis d1 ?
lesson-checkered-pawns_both_ways-passing = Le pion échiqueté vient d’avancer de d7 à d5. Les pions ordinaires peuvent maintenant le prendre en passant : faites-le avec le pion en e5 !
lesson-checkered-pawns_both_ways-passing-right = Disparu, et rien de nouveau n’est né : une pièce échiquetée de moins.

lesson-checkered-two_kings = Deux rois à garder
lesson-checkered-two_kings-both = Avec les blanches et les noires, vous avez deux rois, et aucun ne doit rester attaqué. Le cavalier en d5 attaque les deux : trouvez l’issue !
lesson-checkered-two_kings-both-right = La seule : quel que soit le roi qui s’écarte, l’autre resterait attaqué.
lesson-checkered-two_kings-shield = Le cavalier échiqueté en e4 peut être pris de deux façons, mais l’une découvre un roi. Laquelle est la bonne ?
lesson-checkered-two_kings-shield-right = Le fou noir était libre de frapper, et le cavalier en c3 continue de couvrir le roi blanc.
lesson-checkered-two_kings-shield-wrong-pinned = Le cavalier en c3 couvre le roi blanc face au fou échiqueté en a5 : il doit rester.
lesson-checkered-two_kings-beside = Vos rois sont maintenant amis et peuvent se tenir côte à côte. Trouvez tous les coups du roi blanc en d3.
lesson-checkered-two_kings-beside-right = Les huit cases, dont d4 et e4 à côté du roi noir.
lesson-checkered-two_kings-castle = Les deux rois peuvent roquer selon leurs droits ; seules les échiquetées attaquent. Roquez avec le roi noir !
lesson-checkered-two_kings-castle-right = Les Blancs au trait, et c’est le roi noir qui roque. Vous commandez aux deux.

lesson-checkered-ends = Comment finit la partie
lesson-checkered-ends-last = Quand il ne reste aucune pièce échiquetée, ce camp perd. Prenez la dernière, la tour en f6 !
lesson-checkered-ends-last-right = Victoire des blanches et des noires réunies.
lesson-checkered-ends-last-wrong-own = Le cavalier en f3 combat maintenant avec vous : les pièces ordinaires ne se prennent jamais entre elles.
lesson-checkered-ends-mate = Le camp échiqueté gagne en matant l’un des rois ; sans attaque, ce serait pat. Quel roi votre dame mate-t-elle ?
lesson-checkered-ends-mate-right = Le roi blanc en h1 est pris derrière ses propres pions. Les deux rois perdent ensemble.
lesson-checkered-ends-mate-wrong-block = La tour en e7 revient en e8 et pare. Regardez l’autre roi !
lesson-checkered-ends-stuck = Si le camp échiqueté n’a aucun coup légal, c’est pat : ici, le seul pion est enfermé en a4 des deux côtés.

lesson-checkered-draws = Parties nulles
lesson-checkered-draws-fifty = Cinquante coups de chaque camp sans prise ni coup de pion font nulle, un accord aussi. Gardez cette partie en vie !
lesson-checkered-draws-fifty-right = Le coup de n’importe quel pion remet le compte à zéro. Ici, aucune position n’est nulle faute de pièces.
lesson-checkered-draws-third = Quand la même position, avec les mêmes droits et maîtres, vient pour la troisième fois, c’est nulle aussitôt.

lesson-checkered-notation = Noter les coups
lesson-checkered-notation-nature = Les coups se notent comme aux échecs. Rxh4=P dit que la tour a pris en h4 et laissé un pion.
lesson-checkered-notation-side = S dit que le camp échiqueté est choisi ; suit le coup du même joueur, ici Rb4.

lesson-checkered-plans = Des plans
lesson-checkered-plans-first = Ce dont vous n’usez pas, l’autre en usera : le cavalier en e5 peut prendre l’une ou l’autre dame. Trouvez votre meilleur coup !
lesson-checkered-plans-first-right = La dame noire n’est plus, la vôtre est hors d’atteinte, et le cavalier en c6 n’a rien à prendre.
lesson-checkered-plans-first-wrong-side = Pas maintenant : avec une seule pièce échiquetée, vous la perdriez bientôt, et la partie avec elle.
lesson-checkered-plans-first-wrong-queen = Une dame échiquetée en c6 servira aux Noirs : elle prend en g2, juste à côté de votre roi.
lesson-checkered-plans-first-wrong-away = Votre dame joue, mais la leur pouvait être prise. Avec les pièces partagées, une occasion ne dure qu’un coup.
lesson-checkered-plans-hunt = Vous avez les blanches et les noires. Le dernier cavalier se cache en a8, avec des issues en b6 et c7 : fermez celle qui est libre, puis prenez-le !
lesson-checkered-plans-hunt-right = Il devait jouer, et la tour attendait sur la septième rangée. En b6, le pion noir l’aurait pris.
lesson-checkered-plans-hunt-wrong-open = Le pion en a7 garde b6, mais par c7 le cavalier s’échappe. D’où la tour garde-t-elle cette case ?
lesson-checkered-plans-play = Ainsi commence une partie. Avant chaque prise, demandez-vous ce que l’autre camp fera de ce que vous laissez.
