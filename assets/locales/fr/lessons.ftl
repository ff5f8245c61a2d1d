### Ce qui se dit dans toutes les leçons.

lessons-file-bad = La leçon { $file } est laissée de côté ; ligne { $line } : { $detail }
lessons-no-move = Il n’y a pas de coup à jouer à cette étape.
lessons-no-layout = Il n’y a rien à déployer à cette étape.
lessons-done = Cette étape est terminée. Passez à la suivante.
lessons-found = { $left ->
    [one] Oui ! Il en manque encore { $left }.
   *[other] Oui ! Il en manque encore { $left }.
}
lessons-found-already = Vous avez déjà trouvé { $square }. Cherchez une autre case.
lessons-wrong = { $move } est un coup légal, mais ce n’est pas celui qui est demandé. Regardez les cases qui brillent.
lessons-wrong-best = { $move } est un coup légal, mais il y a mieux ici.
lessons-wrong-man = Il s’agit de la pièce en { $square }. Jouez celle-là.
lessons-wrong-quiet = C’est un coup légal, mais il ne prend rien. Trouvez les prises.
lessons-wrong-side = C’est un coup légal, mais choisissez d’abord le camp échiqueté.
lessons-hint-look = Regardez l’échiquier, puis continuez.
lessons-hint-move = Regardez la pièce en { $from } : elle peut aller en { $to }.
lessons-hint-choose = Choisissez { $move }.
lessons-hint-side = Choisissez le camp échiqueté.
lessons-hint-place = Encore à placer : { $man } en { $square }.
lessons-hint-finish = Tout est bien placé. Dites que vous avez fini.
lessons-layout = { $count ->
    [one] Il reste { $count } pièce à placer.
   *[other] Il reste { $count } pièces à placer.
}
