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
lessons-found-way = Ya has encontrado esta manera de ir a { $square }; hay otra.
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

lessons-progress = { $done } de { $steps } pasos
lessons-begin = Empezar: { $lesson }
lessons-go-on = Seguir: { $lesson }
lessons-play = Jugar una partida contra una computadora suave
lessons-complete = Curso completado
lessons-step = Paso { $step } de { $steps }
lessons-map = Al curso
lessons-previous = Paso anterior
lessons-again = Empezar el paso de nuevo
lessons-show-me = Muéstramelo
lessons-next = Siguiente
lessons-next-lesson = Lección siguiente
lessons-finish = Terminar el curso
lessons-to-map = Al curso
lessons-right = ¡Bien! ¿Y ahora qué?
lessons-course-end = Has aprendido el juego entero. Lo que mejor lo fija es jugar: la computadora en su nivel más suave también acaba de aprender las reglas.

lessons-fault-text = Ahí no se puede leer el texto.
lessons-fault-file-name = El archivo de una lección se llama como 01_rook.ron.
lessons-fault-id = «{ $id }» no es un nombre: lleva letras de la a a la z, cifras y _.
lessons-fault-twice = «{ $id }» está dos veces.
lessons-fault-none = { $what ->
    [rulings] No hay reglas indicadas.
   *[steps] No hay pasos.
}
lessons-fault-over = La partida termina antes de que se pueda jugar.
lessons-fault-illegal = { $move } no es legal. { $why }
lessons-fault-spelling = { $move } debe escribirse { $right }.
lessons-fault-nothing = No hay nada que encontrar.
lessons-fault-ends = Una línea empieza y termina con una jugada de quien aprende.
lessons-fault-no-choice = { $move } es la única jugada con esas casillas; no hay nada que elegir.
lessons-fault-unanswered = { $move } es otra opción, y no se dice por qué es mala.
lessons-fault-not-wrong = { $move } figura como mala, pero es buena.
lessons-fault-no-turn = Quien aprende no elige en la jugada número { $number }.
lessons-fault-other-game = { $task } pertenece a otro juego.
lessons-fault-no-side = Aquí no se puede tomar el bando a cuadros.
lessons-fault-no-square = El tablero no tiene la casilla { $square }.
lessons-fault-layout = La respuesta no se puede disponer así. { $why }
lessons-fault-goal = La respuesta no cumple el objetivo «{ $goal }».
