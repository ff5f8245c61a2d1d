### Ce qui est dit du coup qui vient d’être joué.

told-check = { $player ->
    [white] Les Blancs sont en échec.
   *[black] Les Noirs sont en échec.
}
told-check-by-thaw = { $player ->
    [white] Les Blancs sont en échec : la pièce en { $square } n’est plus gelée.
   *[black] Les Noirs sont en échec : la pièce en { $square } n’est plus gelée.
}
told-check-parried = Plus d’échec : la pièce en { $square } est gelée.

## L’Échiqueté : à qui sont les pièces.

checkered-taken = { $name } : les pièces échiquetées. { $other } : les blanches et les noires.
checkered-take = Choisir le camp échiqueté
checkered-question = { $name } : choisir le camp échiqueté pour le reste de la partie ? Les blanches et les noires seront à l’autre camp ({ $other }), et vous jouez aussitôt.
checkered-yes = Le choisir
checkered-no = Pas maintenant
