### Les problèmes.

puzzles-title = Problèmes
puzzles-today = Le problème du jour
puzzles-today-done = Résolu. Il y en aura un autre demain.
puzzles-solve = Résoudre
puzzles-solve-today = Résoudre celui du jour
puzzles-choose = D’autres problèmes
puzzles-run = Du premier coup : { $count } de suite, { $longest } au plus
puzzles-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours de suite
}
puzzles-band-all = Tous
puzzles-band-easy = Faciles
puzzles-band-medium = Moyens
puzzles-band-hard = Difficiles
puzzles-band-fiendish = Très difficiles
puzzles-solved-of = { $solved } sur { $count } résolus
puzzles-rating = Difficulté { $rating }

puzzles-side-white = Aux Blancs de jouer
puzzles-side-black = Aux Noirs de jouer
puzzles-side-checkered = Vous avez le camp échiqueté
puzzles-side-both = Vous avez les Blancs et les Noirs
puzzles-ask-mate = { $count ->
    [one] Échec et mat en { $count } coup
   *[other] Échec et mat en { $count } coups
}
puzzles-ask-king = { $count ->
    [one] Prenez le roi en { $count } coup
   *[other] Prenez le roi en { $count } coups
}
puzzles-ask-win = { $count ->
    [one] Gagnez la partie en { $count } coup
   *[other] Gagnez la partie en { $count } coups
}
puzzles-ask-gain = Un seul coup gagne des pièces
puzzles-right = { $count ->
    [one] Oui ! Il reste { $count } coup.
   *[other] Oui ! Il reste { $count } coups.
}
puzzles-solved-clean = Résolu du premier coup !
puzzles-solved = Résolu !
puzzles-shown = C’était la solution.
puzzles-done = Ce problème est résolu. Passez au suivant.
puzzles-retry = Recommencer
puzzles-solution = Solution
puzzles-next = Suivant
puzzles-leave = Quitter le problème
puzzles-hint-man = Regardez la pièce en { $square }.
puzzles-hint-move = Le coup est { $move }.

puzzles-wrong-draw = { $move } mène à la nulle.
puzzles-wrong-loses = Après { $move }, l’adversaire gagne aussitôt par { $reply }.
puzzles-wrong-not-over = { $move } ne suffit pas : { $reply } reste possible.
puzzles-wrong-escapes = Après { $move }, { $reply } tient plus longtemps.
puzzles-wrong-slow = { $count ->
    [one] { $move } ne gagne pas en { $count } coup.
   *[other] { $move } ne gagne pas à coup sûr en { $count } coups.
}
puzzles-wrong-taken = Après { $move } vient { $reply }, et des pièces se perdent.
puzzles-wrong-little = { $move } est jouable, mais un coup gagne bien plus.

puzzles-bad = Le problème de { $file }, ligne { $line }, est laissé de côté. { $why }
puzzles-bad-text = La colonne { $column } est incompréhensible.
puzzles-bad-id = « { $text } » ne peut servir de nom.
puzzles-bad-twice = Le nom « { $text } » y est deux fois.
puzzles-bad-position = Sa position est inutilisable. { $why }
puzzles-bad-move = « { $text } » n’est pas un coup.
puzzles-bad-goal = « { $text } » ne peut pas être demandé.
puzzles-bad-theme = Aucun thème ne s’appelle « { $text } ».
puzzles-bad-rating = La difficulté { $text } n’est pas entre { $least } et { $most }.
puzzles-bad-over = La partie est finie avant le premier coup.
puzzles-bad-illegal = { $text } n’est pas légal. { $why }
puzzles-bad-spelling = { $text } s’écrit { $right }.
puzzles-bad-ends = Son dernier coup n’est pas à qui résout.
puzzles-bad-not-won = Ses coups ne gagnent pas la partie.
puzzles-bad-ended = Ses coups finissent la partie. { $why }

theme-quiet = Coup tranquille
theme-sacrifice = Sacrifice
theme-fork = Fourchette
theme-discovery = Attaque à la découverte
theme-double-check = Échec double
theme-promotion = Promotion
theme-underpromotion = Sous-promotion
theme-en-passant = En passant
theme-castling = Roque
theme-freeze = Gel
theme-thaw = Dégel
theme-croissant = En Croissant
theme-stack = Empilement
theme-ride = Pile entière
theme-unstack = Pièce du dessus seule
theme-stack-taken = Pile prise
theme-carried-promotion = Promotion dans la pile
theme-trebuchet = Tir de trébuchet
theme-dragon = Dragon
theme-bare = Armure à bout
theme-tower = Chute d’une tour
theme-breeding = Naissance échiquetée
theme-nature = Nature reprise
theme-side = Camp échiqueté choisi
