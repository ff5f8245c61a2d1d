### Lo que se dice de los archivos: partidas, preferencias y partidas de otros lugares.

keep-error-read = No se pudo leer { $path }. { $why }
keep-error-write = No se pudo escribir { $path }. { $why }
keep-error-delete = No se pudo borrar { $path }. { $why }
keep-error-rename = No se pudo cambiar el nombre de { $path }. { $why }
keep-error-damaged = { $path } está dañado. { $why }
keep-error-not-text = { $path } no es un archivo de texto.
keep-error-nothing-inside = En este texto no hay ninguna partida ni posición.
keep-error-no-position = Esto no es una posición. { $why }

keep-import-error = Línea { $line }, columna { $column }: no se entiende «{ $text }».
keep-import-illegal = Línea { $line }, columna { $column }: «{ $text }» no es legal. { $why }
keep-import-ends = Línea { $line }, columna { $column }: aquí falta algo.

keep-goes-on = Tu partida no se está guardando, pero puedes seguir jugando. { $why }
keep-copy = Otra ventana continúa la misma partida, así que esta se guarda ahora como copia junto a { $path }.
keep-game-set-aside = La partida guardada { $path } está dañada y se apartó como { $aside }. { $why }
keep-game-unreadable = La partida guardada { $path } se dejó como estaba. { $why }
keep-settings-damaged = Las preferencias de { $path } están dañadas y se apartaron como { $aside }; se usan las habituales. { $why }
keep-lessons-damaged = Lo aprendido en las lecciones, guardado en { $path }, está dañado y se apartó como { $aside }; las lecciones empiezan de nuevo. { $why }
keep-puzzles-damaged = Lo resuelto en los problemas, guardado en { $path }, está dañado y se apartó como { $aside }; la cuenta empieza de nuevo. { $why }

keep-why-missing = No está ahí.
keep-why-denied = No tienes permiso para eso.
keep-why-read-only = El disco es de solo lectura.
keep-why-full = El disco está lleno.
keep-why-other = El sistema dice: { $detail }.
keep-why-no-text = No es un archivo de texto.
keep-why-text = No se entiende la línea { $line }, columna { $column }.
keep-why-newer = Lo escribió una versión más nueva del juego.
keep-why-too-deep = Sus variantes se ramifican demasiadas veces.
keep-why-start = Su posición inicial no sirve. { $why }
keep-why-move = La jugada número { $ply }, { $move }, no es legal. { $why }
keep-why-undone = La jugada número { $number } de las deshechas no es legal. { $why }
keep-why-level = La computadora no tiene nivel { $level }.

position-unreadable = Texto de posición, carácter { $column }: { $why }
position-impossible = Ninguna partida puede llegar a esta posición. { $why }
position-missing = aquí falta una parte.
position-empty = las partes se separan con exactamente un espacio.
position-extra = tras la última parte no puede haber nada.
position-ranks = el tablero tiene { $found } filas en lugar de { $needed }.
position-squares = la fila { $rank } tiene { $found } casillas en lugar de { $needed }.
position-no-man = «{ $text }» no representa ninguna pieza.
position-gap = «{ $text }» no es un número de casillas vacías aquí.
position-turn = el bando que mueve debe ser w o b, no «{ $text }».
position-castling = los derechos de enroque son - o algunos de KQkq en este orden, no «{ $text }».
position-en-passant = la casilla de captura al paso es - o una casilla, no «{ $text }».
position-number = «{ $text }» no es un número que pueda estar aquí.
position-no-terrain = «{ $text }» no es ningún terreno.
position-croissant = la casilla de croissant es - o una casilla, no «{ $text }».
position-list = las casillas van en orden y una sola vez, como a4d4h6, o - si no hay, no «{ $text }».
position-stack = una pila son dos piezas entre paréntesis, primero la de abajo, no «{ $text }».
position-undo = la última jugada es - o dos casillas, como g5g4, no «{ $text }».
position-doubles = las salidas de dos casillas son dieciséis veces 0 o 1, no «{ $text }».
position-stage = la fase es 1, 1-, 2w o 2b, no «{ $text }».

setup-off-board = Hay una pieza en { $square }, fuera del tablero.
setup-no-king = { $player ->
    [white] Las blancas no tienen rey.
   *[black] Las negras no tienen rey.
}
setup-too-many-kings = { $player ->
    [white] Las blancas tienen { $count } reyes.
   *[black] Las negras tienen { $count } reyes.
}
setup-too-many-men = { $player ->
    [white] Las blancas tienen { $count } piezas, más de { $most }.
   *[black] Las negras tienen { $count } piezas, más de { $most }.
}
setup-too-many-pawns = { $player ->
    [white] Las blancas tienen { $count } peones, más de { $most }.
   *[black] Las negras tienen { $count } peones, más de { $most }.
}
setup-pawn-on-end-rank = Hay un peón en { $square }, donde no puede haberlo.
setup-opponent-in-check = { $turn ->
    [white] El rey negro está en jaque, aunque les toca a las blancas.
   *[black] El rey blanco está en jaque, aunque les toca a las negras.
}
setup-too-many-checkers = { $turn ->
    [white] { $count } piezas atacan a la vez al rey blanco.
   *[black] { $count } piezas atacan a la vez al rey negro.
}
setup-castling-right = { $player ->
    [white] Las blancas no pueden tener este derecho de enroque: { $missing ->
        [king] el rey
       *[rook] la torre
    } no está en { $square }.
   *[black] Las negras no pueden tener este derecho de enroque: { $missing ->
        [king] el rey
       *[rook] la torre
    } no está en { $square }.
}
setup-en-passant = { $square } no puede ser aquí una casilla de captura al paso.
setup-no-fullmove = Las jugadas se cuentan desde 1, no desde 0.
setup-foreign-man = La pieza de { $square } no es de este juego.
setup-stack-not-allowed = En { $square } hay dos piezas, pero en este juego no hay pilas.
setup-terrain-off-board = { $square } está fuera del tablero y no tiene terreno.
setup-on-mountain = En { $square }, que es una montaña, hay una pieza.
setup-only-towers = Ningún bando tiene más que torres.
setup-croissant = { $square } no puede ser aquí una casilla de croissant.
setup-doubled = En { $square } no puede haber un peón que salió dos casillas.
setup-thawing = La pieza de { $square } no puede estar congelada un turno más.
setup-unpromoted = La pieza de { $square } ya se habría coronado allí.
setup-king-in-stack = { $player ->
    [white] El rey blanco de { $square } está en una pila, y un rey no puede estarlo.
   *[black] El rey negro de { $square } está en una pila, y un rey no puede estarlo.
}
setup-mixed-stack = Las dos piezas de { $square } son de bandos distintos y no pueden formar una pila.
setup-too-many-beside-checkered = { $player ->
    [white] Las blancas tienen { $count } piezas además de { $checkered } a cuadros: en total, más de { $most }.
   *[black] Las negras tienen { $count } piezas además de { $checkered } a cuadros: en total, más de { $most }.
}
setup-too-many-pawns-in-all = Hay { $count } peones en total, más de { $most }.
setup-no-start-square = Desde { $square } no sale ningún peón dos casillas.
setup-undo = La última jugada no puede haber sido { $from }{ $to }.
setup-no-checkered-left = { $player ->
    [white] No queda ninguna pieza a cuadros, así que debe tocarles a las blancas.
   *[black] No queda ninguna pieza a cuadros, así que debe tocarles a las negras.
}
