### Lo que se dice en todas las lecciones.

lessons-file-bad = Se omite la lección { $file }; línea { $line }: { $detail }
lessons-no-move = En este paso no hay que hacer ninguna jugada.
lessons-no-layout = En este paso no hay nada que desplegar.
lessons-done = Este paso está hecho. Sigue con el siguiente.
lessons-first-tap = Toca primero la pieza y luego su casilla.
lessons-card = Deja el puntero sobre una pieza, o mantenla pulsada: una ficha dice qué es.
lessons-found = { $left ->
    [one] ¡Sí! Falta una.
   *[other] ¡Sí! Faltan { $left }.
}
lessons-found-already = Ya encontraste { $square }. Busca otra casilla.
lessons-found-way = { $part ->
    [whole] Ya has encontrado esta manera de ir a { $square }; también la pila entera puede ir allí.
    [top] Ya has encontrado esta manera de ir a { $square }; también la pieza de arriba sola puede ir allí.
   *[other] Ya has encontrado esta manera de ir a { $square }; hay otra.
}
lessons-found-half = { $part ->
    [whole] ¡Sí! También la pila entera puede ir allí.
    [top] ¡Sí! También la pieza de arriba sola puede ir allí.
   *[other] ¡Sí! Hay otra manera de ir allí.
}
lessons-wrong = { $part ->
    [whole] La pila entera puede ir de { $from } a { $to }, pero no es lo que se pide. Mira lo que brilla.
    [top] La pieza de arriba puede ir sola de { $from } a { $to }, pero no es lo que se pide. Mira lo que brilla.
    [shot] La pieza de { $from } puede disparar a { $to }, pero no es lo que se pide. Mira lo que brilla.
   *[man] La pieza de { $from } puede ir a { $to }, pero no es lo que se pide. Mira lo que brilla.
}
lessons-wrong-best = { $part ->
    [whole] La pila entera puede ir de { $from } a { $to }, pero aquí hay una jugada mejor.
    [top] La pieza de arriba puede ir sola de { $from } a { $to }, pero aquí hay una jugada mejor.
    [shot] La pieza de { $from } puede disparar a { $to }, pero aquí hay una jugada mejor.
   *[man] La pieza de { $from } puede ir a { $to }, pero aquí hay una jugada mejor.
}
lessons-wrong-man = Se trata de la pieza de { $square }. Mueve esa.
lessons-wrong-quiet = Es una jugada legal, pero no captura nada. Busca las capturas.
lessons-wrong-side = Es una jugada legal, pero primero toma las piezas a cuadros.
lessons-hint-look = Mira el tablero y sigue.
lessons-hint-man = La pieza que cuenta aquí: { $man } en { $square }.
lessons-hint-move = { $part ->
    [whole] Mira la pila de { $from }: puede ir entera a { $to }.
    [top] Mira la pila de { $from }: la pieza de arriba puede ir sola a { $to }.
    [shot] Mira la pieza de { $from }: puede disparar a { $to }.
   *[man] Mira la pieza de { $from }: puede ir a { $to }.
}
lessons-hint-choose = { $part ->
    [whole] Elige la pila entera.
    [top] Elige solo la pieza de arriba.
   *[other] Elige: { $man }.
}
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
lessons-play = Jugar una partida contra la computadora en el nivel { $level }
lessons-complete = Curso completado
lessons-step = Paso { $step } de { $steps }
lessons-map = Al curso
lessons-previous = Paso anterior
lessons-again = Empezar el paso de nuevo
lessons-show-me = Muéstramelo
lessons-need-hint = ¿Quieres una pista?
lessons-next = Siguiente
lessons-next-lesson = Lección siguiente
lessons-finish = Terminar el curso
lessons-to-map = Al curso
lessons-right = ¡Bien! ¿Y ahora qué?
lessons-course-end = Has aprendido el juego entero. Lo que mejor lo fija es jugar: la computadora en el nivel { $level } también acaba de aprender las reglas.

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
