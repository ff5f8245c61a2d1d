### Ce qui se dit dans toutes les leçons.

lessons-file-bad = La leçon { $file } est laissée de côté ; ligne { $line } : { $detail }
lessons-no-move = Il n’y a pas de coup à jouer à cette étape.
lessons-no-layout = Il n’y a rien à déployer à cette étape.
lessons-done = Cette étape est terminée. Passez à la suivante.
lessons-first-tap = Touchez d’abord la pièce, puis sa case.
lessons-card = Laissez le pointeur sur une pièce, ou maintenez-la : une fiche dit ce qu’elle est.
lessons-found = { $left ->
    [one] Oui ! Il en manque encore { $left }.
   *[other] Oui ! Il en manque encore { $left }.
}
lessons-found-already = Vous avez déjà trouvé { $square }. Cherchez une autre case.
lessons-found-way = { $part ->
    [whole] Vous avez déjà trouvé cette façon d’aller en { $square } ; la pile entière peut y aller aussi.
    [top] Vous avez déjà trouvé cette façon d’aller en { $square } ; la pièce du dessus peut aussi y aller seule.
   *[other] Vous avez déjà trouvé cette façon d’aller en { $square } ; il y en a une autre.
}
lessons-found-half = { $part ->
    [whole] Oui ! La pile entière peut y aller aussi.
    [top] Oui ! La pièce du dessus peut aussi y aller seule.
   *[other] Oui ! Il y a une autre façon d’y aller.
}
lessons-wrong = { $part ->
    [whole] La pile entière peut aller de { $from } en { $to }, mais ce n’est pas ce qui est demandé. Regardez ce qui brille.
    [top] La pièce du dessus peut aller seule de { $from } en { $to }, mais ce n’est pas ce qui est demandé. Regardez ce qui brille.
    [shot] La pièce en { $from } peut tirer sur { $to }, mais ce n’est pas ce qui est demandé. Regardez ce qui brille.
   *[man] La pièce en { $from } peut aller en { $to }, mais ce n’est pas ce qui est demandé. Regardez ce qui brille.
}
lessons-wrong-best = { $part ->
    [whole] La pile entière peut aller de { $from } en { $to }, mais il y a mieux ici.
    [top] La pièce du dessus peut aller seule de { $from } en { $to }, mais il y a mieux ici.
    [shot] La pièce en { $from } peut tirer sur { $to }, mais il y a mieux ici.
   *[man] La pièce en { $from } peut aller en { $to }, mais il y a mieux ici.
}
lessons-wrong-man = Il s’agit de la pièce en { $square }. Jouez celle-là.
lessons-wrong-quiet = C’est un coup légal, mais il ne prend rien. Trouvez les prises.
lessons-wrong-side = C’est un coup légal, mais choisissez d’abord le camp échiqueté.
lessons-hint-look = Regardez l’échiquier, puis continuez.
lessons-hint-man = La pièce qui compte ici : { $man } en { $square }.
lessons-hint-move = { $part ->
    [whole] Regardez la pile en { $from } : elle peut aller tout entière en { $to }.
    [top] Regardez la pile en { $from } : la pièce du dessus peut aller seule en { $to }.
    [shot] Regardez la pièce en { $from } : elle peut tirer sur { $to }.
   *[man] Regardez la pièce en { $from } : elle peut aller en { $to }.
}
lessons-hint-choose = { $part ->
    [whole] Choisissez la pile entière.
    [top] Choisissez la pièce du dessus seule.
   *[other] Choisissez : { $man }.
}
lessons-hint-side = Choisissez le camp échiqueté.
lessons-hint-place = Encore à placer : { $man } en { $square }.
lessons-hint-finish = Tout est bien placé. Dites que vous avez fini.
lessons-layout = { $count ->
    [one] Il reste { $count } pièce à placer.
   *[other] Il reste { $count } pièces à placer.
}

lessons-progress = { $done } étapes sur { $steps }
lessons-begin = Commencer : { $lesson }
lessons-go-on = Continuer : { $lesson }
lessons-play = Jouer une partie contre l’ordinateur au niveau { $level }
lessons-complete = Cours terminé
lessons-step = Étape { $step } sur { $steps }
lessons-map = Vers le cours
lessons-previous = Étape précédente
lessons-again = Recommencer l’étape
lessons-show-me = Montrez-moi
lessons-need-hint = Un indice ?
lessons-next = Suivant
lessons-next-lesson = Leçon suivante
lessons-finish = Terminer le cours
lessons-to-map = Vers le cours
lessons-right = Bien ! Et maintenant ?
lessons-course-end = Vous avez appris tout le jeu. Rien ne le fixe mieux que de jouer : au niveau { $level }, l’ordinateur vient lui aussi d’apprendre les règles.

lessons-fault-text = Le texte y est illisible.
lessons-fault-file-name = Le fichier d’une leçon se nomme comme 01_rook.ron.
lessons-fault-id = « { $id } » n’est pas un nom : il a des lettres de a à z, des chiffres et _.
lessons-fault-twice = « { $id } » y est deux fois.
lessons-fault-none = { $what ->
    [rulings] Aucune règle n’est indiquée.
   *[steps] Il n’y a aucune étape.
}
lessons-fault-over = La partie est finie avant qu’on puisse jouer.
lessons-fault-illegal = { $move } n’est pas un coup légal. { $why }
lessons-fault-spelling = { $move } doit s’écrire { $right }.
lessons-fault-nothing = Il n’y a rien à trouver.
lessons-fault-ends = Une suite commence et finit par un coup de l’élève.
lessons-fault-no-choice = { $move } est le seul coup avec ces cases ; il n’y a rien à choisir.
lessons-fault-unanswered = { $move } est un autre choix, et rien ne dit pourquoi il est faux.
lessons-fault-not-wrong = { $move } est dit faux, mais il est juste.
lessons-fault-no-turn = L’élève n’a pas le choix au coup numéro { $number }.
lessons-fault-other-game = { $task } appartient à un autre jeu.
lessons-fault-no-side = Le camp à carreaux ne peut pas être pris ici.
lessons-fault-no-square = L’échiquier n’a pas de case { $square }.
lessons-fault-layout = La réponse ne peut pas être disposée ainsi. { $why }
lessons-fault-goal = La réponse manque le but « { $goal } ».
