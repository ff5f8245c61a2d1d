### Ce que disent les leçons d’échecs au Joker.

lesson-joker-board = Le grand échiquier
lesson-joker-board-look = Neuf cases sur neuf, et un Joker par camp : le blanc en g1, le noir en g9. Le reste est comme aux échecs, avec un coup de pion de plus.
lesson-joker-board-becomes = Sur la neuvième rangée, un pion blanc devient dame, tour, fou ou cavalier, jamais Joker. Jouez le pion en a9 et choisissez la plus forte.
lesson-joker-board-becomes-right = Une dame ! Les pions noirs sont promus sur la première rangée.
lesson-joker-board-becomes-wrong-rook = La tour est forte, mais la dame fait tout ce qu’elle fait, et plus.
lesson-joker-board-becomes-wrong-minor = Ce serait aussitôt nulle : avec un seul fou ou cavalier, personne ne peut mater.

lesson-joker-joker = Le Joker
lesson-joker-joker-leaps = Le Joker saute comme un cavalier, mais seulement sur une case vide. Trouvez tous les coups du Joker en d4.
lesson-joker-joker-leaps-right = Six. Le Joker ne prend jamais et ne donne jamais échec : le cavalier en e6 n’a pas à craindre son saut.
lesson-joker-joker-leaps-wrong-never = Le Joker ne prend rien : e6 lui est donc fermée.
lesson-joker-joker-leaps-wrong-own = Votre propre pion est en c2.
lesson-joker-joker-worth = Un Joker peut être pris, mais cela ne vaut rien. Quelle prise du fou en d4 est bonne ?
lesson-joker-joker-worth-right = La tour vaut cinq, le Joker rien. Prendre un Joker ne remet même pas à zéro le compte des cinquante coups.
lesson-joker-joker-worth-wrong-nothing = En g7, il n’y a que le Joker, qui ne vaut rien. En b6, il y a mieux.

lesson-joker-freezing = Geler
lesson-joker-freezing-strongest = Le Joker gèle la pièce adverse la plus forte à côté de lui. Le Joker en d4 retient votre tour en e5 ; trouvez tous les coups du cavalier en c3.
lesson-joker-freezing-strongest-right = La dame vaut neuf, la tour cinq, le fou et le cavalier trois, le pion un. À côté de la tour, le cavalier reste libre.
lesson-joker-freezing-tie = Le fou et le cavalier se valent : le Joker en d4 gèle donc les deux, en e5 et c3. Trouvez tous les coups qui vous restent.
lesson-joker-freezing-tie-right = Seuls le roi et le pion en a2 pouvaient jouer. Les rois et les Jokers, eux, ne sont jamais gelés.
lesson-joker-freezing-place = À votre Joker maintenant : amenez-le à côté de la pièce noire la plus forte.
lesson-joker-freezing-place-right = À côté de d5 se tient la dame en c6, gelée aussitôt : elle ne peut ni bouger ni prendre.
lesson-joker-freezing-place-wrong-rook = Cela gèle la tour en h4, mais la dame en c6 vaut plus.
lesson-joker-freezing-place-hint = La dame est en c6. Quel saut du Joker en e3 arrive à côté d’elle ?
lesson-joker-freezing-frees = Le Joker en d4 retient votre tour en e5. Jouez votre dame à côté de ce Joker, et voyez ce que devient la tour.
lesson-joker-freezing-frees-right = La dame est gelée dès son arrivée, et la tour est libre : elle donne échec au roi en e9 !

lesson-joker-frozen = Pièces gelées
lesson-joker-frozen-guards_nothing = Une pièce gelée n’attaque rien, donc ne protège rien. Deux cavaliers peuvent être pris ; lequel sans danger ?
lesson-joker-frozen-guards_nothing-right = Votre Joker en e8 retient la tour en d9 : personne ne reprend en d7.
lesson-joker-frozen-guards_nothing-wrong-guarded = Le pion en g5 n’est pas gelé : il prendrait votre tour en h4.
lesson-joker-frozen-guards_nothing-hint = Quelle pièce noire est gelée à côté de votre Joker en e8 ?
lesson-joker-frozen-no_check = Votre Joker en d7 retient la tour en e8. Trouvez tous les coups du roi en d1 : la tour gelée ne donne pas échec.
lesson-joker-frozen-no_check-right = Les cinq, aussi e1 et e2. Mais une pièce gelée peut être prise comme une autre.

lesson-joker-leaving = Le Joker s’en va
lesson-joker-leaving-shown = Quand un Joker s’en va, ce qu’il retenait reste gelé encore un tour de son camp. Regardez : il ouvre la rangée, et la dame en g7 ne peut fuir.
lesson-joker-leaving-still = Vous jouez les Noirs : le Joker vient de quitter votre dame en g7 pour e5. Trouvez tous vos coups.
lesson-joker-leaving-still-right = Seul le roi joue : la dame sera libre après ce tour. Ce qu’un autre Joker du même camp retient reste gelé.
lesson-joker-leaving-another = Deux Jokers retiennent la dame en g7. L’un peut partir et geler aussi la tour en c9. Trouvez son saut.
lesson-joker-leaving-another-right = De d9, un Joker retient la tour en c9, et celui en h6 retient toujours la dame.
lesson-joker-leaving-another-wrong-short = d7 ne touche pas c9 : un Joker ne retient que sur les huit cases autour de lui.
lesson-joker-leaving-another-hint = Laissez partir le Joker en f8.

lesson-joker-taken = Le Joker est pris
lesson-joker-taken-free = Le Joker en e5 retient votre dame en d4. Prenez-le avec le pion en f4 : son gel cesse aussitôt.
lesson-joker-taken-free-right = Libre dans l’instant : la dame en d4 donne échec au roi en d9.

lesson-joker-check = Le Joker et l’échec
lesson-joker-check-parry = La tour en a8 donne échec, et le roi en a1 n’a pas de case. Gelez l’attaquante !
lesson-joker-check-parry-right = De b7, le Joker retient la tour en a8 : plus d’échec.
lesson-joker-check-ran_out = Votre Joker a quitté la tour en e8 il y a un tour. Elle est libre de nouveau, et votre roi en e1 est en échec ! Trouvez toutes les réponses.
lesson-joker-check-ran_out-right = Quatre pas du roi, ou le Joker de retour en d7, où il gèle la tour de nouveau.

lesson-joker-croissant = En Croissant
lesson-joker-croissant-shown = Les deux pions ont fait leur double pas et gardé leur colonne. Le noir va de d6 en d5, à côté du vôtre, qui passe derrière. Regardez.
lesson-joker-croissant-now = À vous : le pion en d5 vient de se placer à côté du vôtre en e5. Allez en diagonale en d6, la case qu’il a quittée.
lesson-joker-croissant-now-right = En Croissant ! Rien n’est pris, mais le pion en d5 est gelé pour un tour. Ce n’est possible qu’au coup suivant.
lesson-joker-croissant-now-wrong-sideways = Pas sur le pion en d5 : rien n’est pris. Passez derrière lui.
lesson-joker-croissant-now-wrong-on = C’est un coup, mais En Croissant est manqué : au prochain tour, il sera trop tard.
lesson-joker-croissant-frozen = Vous jouez les Noirs, et l’on est passé derrière votre pion en d5. Il est gelé pour ce tour. Trouvez tous vos coups.
lesson-joker-croissant-frozen-right = Après ce tour, il est libre. Le pion blanc a changé de colonne et perdu ce droit ; le compte des cinquante recommence.
lesson-joker-croissant-held = Le pion noir vient d’arriver en d5. Mais le Joker en f4 retient votre pion en e5. Trouvez tous vos coups.
lesson-joker-croissant-held-right = Seul le roi joue : un pion gelé ne peut pas faire En Croissant. C’est interdit aussi si votre roi reste en échec.
lesson-joker-croissant-held-wrong-cannot = Votre pion en e5 est gelé par le Joker en f4 : il ne peut pas faire En Croissant.

lesson-joker-castling = Le roque
lesson-joker-castling-both = Le roi en e1 va de deux cases vers une tour ; tout doit être vide entre eux, aussi du côté long. Roquez d’un côté.
lesson-joker-castling-both-right = La tour arrive sur la case que le roi a traversée : d1 d’un côté, f1 de l’autre.
lesson-joker-castling-frozen_rook = Le Joker noir en h2 retient une tour, et une tour gelée ne roque pas. Roquez de l’autre côté.
lesson-joker-castling-frozen_rook-right = Roi en c1, tour en d1. Le gel n’ôte pas son droit à la tour en i1 : libre de nouveau, elle permet de roquer.
lesson-joker-castling-frozen_rook-wrong-frozen = La tour en i1 est gelée par le Joker en h2 : on ne peut pas roquer avec elle maintenant.
lesson-joker-castling-frozen_rook-hint = La tour en a1 est libre : le roi va en c1.

lesson-joker-ending = Comment cela finit
lesson-joker-ending-stalemate = Les pièces gelées n’ont pas de coup : geler la dernière pièce noire mobile fait pat. Donnez plutôt mat.
lesson-joker-ending-stalemate-right = Échec et mat ! La dame en h9 attaque le long de la rangée, et le roi en b7 garde a8 et b8.
lesson-joker-ending-stalemate-wrong-drawn = De f4, le Joker gèle le cavalier en e3. Les Noirs n’ont ni coup ni échec : pat, nulle.
lesson-joker-ending-stalemate-hint = Donnez échec sur la dernière rangée, de h9.
lesson-joker-ending-draws = Nulle aussitôt : rois seuls, aussi avec un cavalier, un fou ou un Joker, ou des Jokers des deux côtés ; cinquante coups ; la position pour la troisième fois.
lesson-joker-ending-notation = La liste des coups écrit J pour le Joker : Jf3. En Croissant a une vague là où une prise a son x : e~d6.

lesson-joker-plans = Plans
lesson-joker-plans-mate = Votre Joker en e8 retient la tour en d8, qui ne protège plus rien. Trouvez le coup le plus fort.
lesson-joker-plans-mate-right = Échec et mat ! Libre, la tour aurait pu couvrir en d9. Gelée, elle ne fait que regarder.
lesson-joker-plans-mate-wrong-rook = La tour en d8 ne s’enfuit pas. Il y a mieux : le roi.
lesson-joker-plans-mate-hint = Donnez échec sur la dernière rangée : qui peut encore couvrir ?
lesson-joker-plans-hunt = Une pièce gelée vous attend. Amenez d’abord le Joker à côté de la dame en c6, puis le pion en b4 s’approche et la prend.
lesson-joker-plans-hunt-right = Le Joker ne prend rien lui-même, mais il retient la proie pour les autres.
lesson-joker-plans-hunt-wrong-early = La dame en c6 est encore libre : elle prend le pion en b5. Gelez-la d’abord.
lesson-joker-plans-play = Ainsi commence une partie. Envoyez le Joker près des pièces fortes, et voyez qui son départ libère.
