### Los problemas.

puzzles-title = Problemas
puzzles-today = El problema de hoy
puzzles-today-done = Resuelto. Mañana habrá otro.
puzzles-solve = Resolver
puzzles-solve-today = Resolver el de hoy
puzzles-choose = Otros problemas
puzzles-run = A la primera: { $count } seguidos, { $longest } como mucho
puzzles-days = { $count ->
    [one] Un día
   *[other] { $count } días seguidos
}
puzzles-band-all = Todos
puzzles-band-easy = Fáciles
puzzles-band-medium = Medios
puzzles-band-hard = Difíciles
puzzles-band-fiendish = Muy difíciles
puzzles-solved-of = { $solved } de { $count } resueltos
puzzles-rating = Dificultad { $rating }

puzzles-side-white = Juegan las Blancas
puzzles-side-black = Juegan las Negras
puzzles-side-checkered = Tienes las piezas a cuadros
puzzles-side-both = Tienes las Blancas y las Negras
puzzles-ask-mate = { $count ->
    [one] Jaque mate en una jugada
   *[other] Jaque mate en { $count } jugadas
}
puzzles-ask-king = { $count ->
    [one] Captura al rey en una jugada
   *[other] Captura al rey en { $count } jugadas
}
puzzles-ask-win = { $count ->
    [one] Gana la partida en una jugada
   *[other] Gana la partida en { $count } jugadas
}
puzzles-ask-gain = Solo una jugada gana piezas
puzzles-right = { $count ->
    [one] ¡Bien! Falta una jugada.
   *[other] ¡Bien! Faltan { $count } jugadas.
}
puzzles-solved-clean = ¡Resuelto a la primera!
puzzles-solved = ¡Resuelto!
puzzles-shown = Esa era la solución.
puzzles-done = Este problema está resuelto. Sigue con el siguiente.
puzzles-retry = Desde el principio
puzzles-solution = Solución
puzzles-next = Siguiente
puzzles-leave = Dejar el problema
puzzles-hint-man = Mira la pieza de { $square }.
puzzles-hint-move = La jugada es { $move }.

puzzles-wrong-draw = { $move } lleva a tablas.
puzzles-wrong-loses = Tras { $move } el rival gana al momento con { $reply }.
puzzles-wrong-not-over = { $move } no acaba: aún es posible { $reply }.
puzzles-wrong-escapes = Tras { $move }, { $reply } resiste más.
puzzles-wrong-slow = { $count ->
    [one] { $move } no gana en una jugada.
   *[other] { $move } no gana con seguridad en { $count } jugadas.
}
puzzles-wrong-taken = Tras { $move } viene { $reply } y se pierden piezas.
puzzles-wrong-little = { $move } es jugable, pero una jugada gana mucho más.

puzzles-bad = Se omite el problema de { $file }, línea { $line }. { $why }
puzzles-bad-text = No se entiende la columna { $column }.
puzzles-bad-id = «{ $text }» no sirve de nombre.
puzzles-bad-twice = El nombre «{ $text }» está dos veces.
puzzles-bad-position = Su posición no sirve. { $why }
puzzles-bad-move = «{ $text }» no es una jugada.
puzzles-bad-goal = «{ $text }» no es nada que se pueda pedir.
puzzles-bad-theme = Ningún tema se llama «{ $text }».
puzzles-bad-rating = La dificultad { $text } no está entre { $least } y { $most }.
puzzles-bad-over = La partida acaba antes de la primera jugada.
puzzles-bad-illegal = { $text } no es legal. { $why }
puzzles-bad-spelling = { $text } se escribe { $right }.
puzzles-bad-ends = Su última jugada no es de quien resuelve.
puzzles-bad-not-won = Sus jugadas no ganan la partida.
puzzles-bad-ended = Sus jugadas acaban la partida. { $why }

theme-quiet = Jugada tranquila
theme-sacrifice = Sacrificio
theme-fork = Ataque doble
theme-discovery = Ataque descubierto
theme-double-check = Jaque doble
theme-promotion = Coronación
theme-underpromotion = Coronación menor
theme-en-passant = Al paso
theme-castling = Enroque
theme-freeze = Congelar
theme-thaw = Liberar
theme-croissant = En Croissant
theme-stack = Apilar
theme-ride = Pila entera
theme-unstack = Solo la de arriba
theme-stack-taken = Pila capturada
theme-carried-promotion = Coronación en la pila
theme-trebuchet = Disparo de fundíbulo
theme-dragon = Dragón
theme-bare = Sin armadura
theme-tower = Cae una torre
theme-breeding = Nace una a cuadros
theme-nature = Otra naturaleza
theme-side = Piezas a cuadros tomadas
