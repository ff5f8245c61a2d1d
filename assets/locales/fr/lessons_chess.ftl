### Ce que disent les leçons d’échecs classiques.

lesson-chess-rook = La tour
lesson-chess-rook-lines = La tour en c4 va tout droit tant que le chemin est libre. Trouvez tous ses coups, l’un après l’autre.
lesson-chess-rook-lines-right = Ils y sont tous : le long de la colonne et de la rangée, et jusqu’en c6, où se tient un pion noir.
lesson-chess-rook-lines-wrong-own = Votre propre pion est en f4 : la tour s’arrête avant.
lesson-chess-rook-take = Pour prendre, une pièce va sur la case d’une pièce adverse. Prenez le pion en c6 avec la tour.
lesson-chess-rook-take-right = Bravo ! Le pion quitte l’échiquier et la tour prend sa place.

lesson-chess-bishop = Le fou et la dame
lesson-chess-bishop-diagonals = Le fou en d3 va en diagonale tant que le chemin est libre. Trouvez tous ses coups.
lesson-chess-bishop-diagonals-right = Exact. Il reste toujours sur des cases d’une même couleur, et il peut prendre le pion en f5.
lesson-chess-bishop-diagonals-wrong-straight = Le fou ne va jamais tout droit : seulement en diagonale.
lesson-chess-bishop-queen = La dame va comme la tour et comme le fou. Trouvez tous les coups de la dame en a1.
lesson-chess-bishop-queen-right = Cinq. Le pion en d4 peut être pris, mais derrière lui le chemin est fermé : seul le cavalier passe par-dessus les autres.
lesson-chess-bishop-queen-wrong-past = Le pion en d4 est sur le chemin. La dame peut le prendre, mais pas passer par-dessus.

lesson-chess-knight = Le cavalier et le roi
lesson-chess-knight-jump = Le cavalier saute de deux cases tout droit et d’une de côté, par-dessus tout. Trouvez tous les coups du cavalier en b1.
lesson-chess-knight-jump-right = Trois ! Vos propres pièces autour ne le gênaient pas : seul le cavalier passe par-dessus les autres.
lesson-chess-knight-jump-wrong-shape = Ce n’est pas le saut du cavalier : deux cases tout droit, puis une de côté.
lesson-chess-knight-king = Le roi va d’une case dans toutes les directions, mais jamais là où il peut être pris. Trouvez tous les coups du roi en e4.
lesson-chess-knight-king-right = Sept. Seule e5 était fermée : le pion en d6 l’attaque.
lesson-chess-knight-king-wrong-attacked = Le pion en d6 attaque e5 : votre roi y serait en échec.

lesson-chess-pawn = Le pion
lesson-chess-pawn-forward = Le pion avance d’une case ; depuis sa case de départ, il peut avancer de deux. Jouez le pion en e2.
lesson-chess-pawn-forward-right = Bien. Les pions ne reculent jamais : chaque pas est définitif.
lesson-chess-pawn-forward-wrong-three = C’est trop loin : depuis sa case de départ, un pion avance d’une ou deux cases.
lesson-chess-pawn-takes = Le pion prend d’une case en diagonale vers l’avant. Trouvez les deux prises du pion en e4.
lesson-chess-pawn-takes-right = Oui : d5 et f5. Le pion en e5 ne fait que lui barrer le chemin.
lesson-chess-pawn-takes-wrong-straight = Tout droit, un pion ne prend rien : le pion en e5 le bloque.

lesson-chess-check = L’échec
lesson-chess-check-answers = La tour en e8 attaque votre roi en e1 : échec ! Répondez : partez, couvrez ou prenez l’attaquant. Trouvez les quatre coups.
lesson-chess-check-answers-right = Le roi va en f1, la dame ou le fou en e2, ou le fou prend en e8. Rien d’autre n’était permis.
lesson-chess-check-answers-wrong-file = En e2, le roi serait encore sur la colonne de la tour en e8.
lesson-chess-check-pinned = Votre tour en e2 protège le roi de la tour en e8. Trouvez tous ses coups qui le laissent à l’abri.
lesson-chess-check-pinned-right = Elle peut monter la colonne et même prendre en e8. En la quittant, elle laisserait votre roi en échec, ce qui n’est jamais permis.
lesson-chess-check-pinned-wrong-opens = Alors plus rien ne protège votre roi de la tour en e8. Aucun coup ne peut le laisser en échec.

lesson-chess-mate = Le mat et le pat
lesson-chess-mate-back_rank = Un échec sans issue est un échec et mat : il gagne. Trouvez le coup qui mate tout de suite.
lesson-chess-mate-back_rank-right = Échec et mat ! La tour attaque le roi, et ses propres pions l’enferment.
lesson-chess-mate-smothered = Mat en deux : la dame va en g8, protégée par le cavalier. Les Noirs n’ont qu’une réponse. Puis le cavalier frappe.
lesson-chess-mate-smothered-right = Mat par le cavalier en f7 ! La tour en g8 et les pions ne laissent aucune case au roi.
lesson-chess-mate-smothered-wrong-early = Alors le roi va en g8. D’abord, la dame y va et force la tour à occuper cette case.
lesson-chess-mate-smothered-hint = Sacrifiez la dame : jouez-la de b3 en g8.
lesson-chess-mate-stalemate = Sans échec et sans coup légal, c’est pat : nulle. Les Noirs en sont proches. Donnez plutôt mat.
lesson-chess-mate-stalemate-right = Échec et mat. La dame voit b8 et a8, et le roi en b6 garde a7 et b7.
lesson-chess-mate-stalemate-wrong-stuck = De c7, la dame ne donne pas échec et les Noirs n’ont pas de coup : pat, nulle.
lesson-chess-mate-stalemate-hint = Donnez échec sur la dernière rangée.

lesson-chess-castling = Le roque
lesson-chess-castling-short = Ni le roi ni la tour n’ont bougé, et rien entre eux : roquez ! Jouez le roi de e1 en g1, ou sur la tour en h1.
lesson-chess-castling-short-right = Le roi est à l’abri et la tour est venue en f1. De l’autre côté aussi : roi en c1, tour en d1.
lesson-chess-castling-short-wrong-rook = Le roque commence par le roi : il va de e1 en g1, et la tour suit d’elle-même.
lesson-chess-castling-short-wrong-other = C’est le roque de l’autre côté. Ici, le roi va en g1.
lesson-chess-castling-crossing = On ne roque pas en échec, ni en traversant ou en atteignant une case attaquée. Roquez du côté permis.
lesson-chess-castling-crossing-right = Oui. Vers g1, le roi traverserait f1, que le fou en a6 attaque. d1 et c1 sont sûres.
lesson-chess-castling-crossing-wrong-through = Le fou en a6 attaque f1, et le roi devrait la traverser.
lesson-chess-castling-crossing-hint = Quelle case le fou en a6 attaque-t-il : d1 ou f1 ?

lesson-chess-promotion = La dernière rangée
lesson-chess-promotion-queen = Sur la dernière rangée, un pion devient dame, tour, fou ou cavalier. Jouez le pion en e8 et choisissez la plus forte.
lesson-chess-promotion-queen-right = Une nouvelle dame ! Chaque pion qui arrive peut en devenir une.
lesson-chess-promotion-queen-wrong-rook = La tour est forte, mais la dame fait tout ce qu’elle fait, et plus.
lesson-chess-promotion-queen-wrong-minor = Ce serait aussitôt nulle : avec un seul fou ou cavalier, personne ne peut mater.
lesson-chess-promotion-knight = La dame n’est pas toujours le meilleur choix. Jouez le pion en f8 et choisissez ce qui attaque à la fois le roi et la dame.
lesson-chess-promotion-knight-right = Échec du cavalier en f8 ! Le roi doit répondre, puis vous prenez la dame en d7.
lesson-chess-promotion-knight-wrong-quiet = Cela ne donne pas échec, et la dame en d7 s’échappe.
lesson-chess-promotion-knight-hint = Qu’est-ce qui saute de f8 aussi bien en h7 qu’en d7 ?

lesson-chess-en_passant = La prise en passant
lesson-chess-en_passant-shown = Regardez : le pion noir avance de deux cases à côté de votre pion en e5, et il est pris comme s’il n’avait avancé que d’une.
lesson-chess-en_passant-now = Le pion noir vient d’aller de e7 en e5. Prenez-le en passant avec le pion en d5.
lesson-chess-en_passant-now-right = Votre pion est en e6, et le pion en e5 a disparu. Ce n’est possible qu’au coup suivant.
lesson-chess-en_passant-now-wrong-late = Le pion en c5 ne vient pas d’avancer : ce droit ne dure qu’un coup.
lesson-chess-en_passant-now-wrong-on = L’occasion passe : c’est maintenant seulement que le pion en e5 peut être pris.

lesson-chess-draws = La nulle
lesson-chess-draws-thrice = Quand la même position apparaît pour la troisième fois, la partie est aussitôt nulle. Voyez les cavaliers sortir et rentrer deux fois.
lesson-chess-draws-fifty = Cinquante coups de chaque camp sans prise ni coup de pion : la partie est aussitôt nulle. Celui-ci est le dernier.
lesson-chess-draws-mate_stands = Votre coup complète les cinquante. Mais un mat sur ce coup passe avant le compte. Trouvez-le.
lesson-chess-draws-mate_stands-right = Mat en d8 : les Blancs gagnent. Un pat sur ce coup compterait aussi.
lesson-chess-draws-mate_stands-wrong-count = Cela complète cinquante coups sans prise ni coup de pion : nulle. Trouvez le mat.
lesson-chess-draws-bare = Les rois seuls ne peuvent pas mater : nulle aussitôt, de même avec un fou ou un cavalier, ou des fous d’une seule couleur. Faites nulle.
lesson-chess-draws-bare-right = Nulle : il ne reste que les rois. Le pion serait devenu dame.

lesson-chess-ending = La parole et la pendule
lesson-chess-ending-words = Les joueurs peuvent finir la partie par la parole : proposer la nulle, que l’autre peut accepter, ou abandonner, et perdre.
lesson-chess-ending-clock = Qui n’a plus de temps perd. Mais si l’adversaire ne peut jamais mater, comme ici le roi blanc seul, c’est nulle.
lesson-chess-ending-last_man = Votre temps s’achève. Prenez le dernier pion noir : les Noirs ne pourront plus jamais mater, et le temps écoulé ne donnera que nulle.
lesson-chess-ending-last_man-right = Oui. Avec un roi seul, les Noirs ne peuvent pas gagner, même au temps.

lesson-chess-notation = Comment on écrit les coups
lesson-chess-notation-read = Qxf7# : la dame (Q) prend (x) en f7 et mate (#). L’échec est +, le roque O-O, e8=Q une nouvelle dame ; e4 seul, un coup de pion.
lesson-chess-notation-which = Les deux cavaliers peuvent aller en d2 : on ajoute donc la colonne. Jouez Nbd2.
lesson-chess-notation-which-right = Oui : N le cavalier, b la colonne d’où il vient, d2 son but.
lesson-chess-notation-which-wrong-other = C’est Nfd2, le cavalier en f3. Jouez l’autre.
lesson-chess-notation-which-hint = La lettre b indique la colonne : jouez le cavalier en b1.

lesson-chess-plans = Plans
lesson-chess-plans-fork = Une pièce peut en attaquer deux à la fois : la fourchette. Trouvez le coup du cavalier qui attaque ensemble le roi et la tour.
lesson-chess-plans-fork-right = Échec en c7 ! Le roi doit partir, et la tour en a8 est à vous.
lesson-chess-plans-fork-wrong-taken = C’est échec, mais le pion en g7 prend votre cavalier en f6.
lesson-chess-plans-fork-hint = De quelle case un cavalier atteint-il à la fois e8 et a8 ?
lesson-chess-plans-count = Avant de prendre, demandez-vous qui reprend. La tour en d4 peut prendre le fou en d7 ou le cavalier en h4. Lequel sans danger ?
lesson-chess-plans-count-right = Personne ne garde h4 : un cavalier pour rien.
lesson-chess-plans-count-wrong-guarded = Le roi en e8 reprend en d7 : une tour pour un fou est un mauvais échange.
lesson-chess-plans-skewer = Le roi en d5 et la dame en h5 sont sur une même rangée. Donnez échec en a5 : quand le roi part, la dame tombe.
lesson-chess-plans-skewer-right = La dame en h5 était derrière son roi, et la tour a traversé toute la rangée.
lesson-chess-plans-skewer-wrong-taken = En d1, la dame en h5 prend votre tour.
lesson-chess-plans-play = Ainsi commence une partie. Sortez vos pièces, roquez tôt, et avant chaque coup regardez ce qui est attaqué.
