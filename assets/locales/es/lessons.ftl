### Lo que se dice en todas las lecciones.

lessons-file-bad = Se omite la lección { $file }; línea { $line }: { $detail }
lessons-no-move = En este paso no hay que hacer ninguna jugada.
lessons-no-layout = En este paso no hay nada que desplegar.
lessons-done = Este paso está hecho. Sigue con el siguiente.
lessons-found = { $left ->
    [one] ¡Sí! Falta una.
   *[other] ¡Sí! Faltan { $left }.
}
lessons-found-already = Ya encontraste { $square }. Busca otra casilla.
lessons-wrong = { $move } es una jugada legal, pero no la que se pide. Mira las casillas que brillan.
lessons-wrong-best = { $move } es una jugada legal, pero aquí hay otra mejor.
lessons-wrong-man = Se trata de la pieza de { $square }. Mueve esa.
lessons-wrong-quiet = Es una jugada legal, pero no captura nada. Busca las capturas.
lessons-wrong-side = Es una jugada legal, pero primero toma las piezas a cuadros.
lessons-hint-look = Mira el tablero y sigue.
lessons-hint-move = Mira la pieza de { $from }: puede ir a { $to }.
lessons-hint-choose = Elige { $move }.
lessons-hint-side = Toma las piezas a cuadros.
lessons-hint-place = Falta colocar: { $man } en { $square }.
lessons-hint-finish = Todo está bien colocado. Di que has terminado.
lessons-layout = { $count ->
    [one] Falta colocar una pieza.
   *[other] Faltan por colocar { $count } piezas.
}
