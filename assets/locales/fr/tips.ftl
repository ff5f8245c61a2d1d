### Une règle spéciale, dite une fois quand elle compte : une phrase.

tip-understood = Compris
tip-confirming = Les coups se confirment par la coche à côté d’eux. La coche ronde parmi les boutons, ou les préférences, changent cela.
tip-check = Votre roi est en échec : éloignez-le, interposez une pièce ou prenez l’attaquant.
tip-en_passant = En passant : un pion adverse vient de dépasser le vôtre d’un double pas ; à ce coup seulement, vous pouvez le prendre, en diagonale derrière lui.
tip-castling = Vous pouvez roquer : déplacez le roi de deux cases vers une tour, ou sur elle.
tip-promotion = Sur la dernière rangée, il devient une autre pièce.
tip-freeze = Un Joker adverse gèle la plus précieuse de vos pièces à côté de lui : tant qu’il reste là, elle ne bouge pas et n’attaque rien.
tip-thaw = Le Joker est parti, mais votre pièce reste gelée pendant ce tour ; ensuite, elle est libre.
tip-croissant = En Croissant : un pion adverse vient de se placer à côté du vôtre. Votre pion peut passer en diagonale derrière lui, et l’autre est alors gelé pour un tour.
tip-stacking = Empiler : une pièce peut finir son coup sur une amie seule, et toutes deux vont alors ensemble, avec les coups des deux.
tip-unstacking = La pièce du dessus d’une pile peut aussi partir seule, par ses propres coups ; celle du dessous reste.
tip-stack_promotion = Sur la dernière rangée, tout soldat devient un paladin et toute baliste une tour, dans une pile aussi.
tip-king_capture = Ici, pas d’échec : votre roi pourrait être pris au prochain coup, et la partie serait perdue.
tip-armour = Chaque attaquant retire un point à l’armure d’une pièce ; à 0, elle peut être prise.
tip-tower = Une tour protège les pièces de son camp à côté d’elle : quel que soit le nombre d’attaquants, on ne peut les prendre.
tip-water = L’eau finit la marche : qui y entre s’y arrête.
tip-mountain = Personne ne traverse les montagnes, sauf le dragon.
tip-barred = Un lancier barre ses deux cases de devant : on peut y entrer, mais pas les traverser en un seul coup. Des croix rouges les marquent.
tip-trebuchet = Le trébuchet tire à deux à quatre cases, par-dessus pièces et montagnes, et reste où il est.
tip-breeding = Une prise laisse une pièce échiquetée, qui est au camp au trait : votre adversaire pourra la jouer aussitôt.
tip-shared = Les pièces échiquetées sont au camp au trait : c’est à vous de les jouer maintenant.
tip-nature = Choisissez la nature de la pièce échiquetée : celle qui a pris, ou celle qui a été prise.
tip-no_way_back = Votre adversaire vient de jouer une pièce échiquetée : vous pouvez la jouer, mais pas la ramener d’où elle vient.
tip-side = Vous pouvez choisir le camp échiqueté pour le reste de la partie ; votre adversaire aura alors les pièces blanches et noires.
tip-after = Un joueur a maintenant les pièces échiquetées, l’autre toutes les autres ; on peut prendre les pièces échiquetées.
tip-count = La partie sera bientôt nulle si personne ne prend ; dans tous les jeux sauf Keres et Cyvasse, un coup de pion compte aussi.
