### Las reglas del ajedrez clásico.

rules-chess-board = El tablero y el objetivo
rules-chess-board-text =
    Dos jugadores mueven por turnos; empiezan las blancas. Cada uno tiene dieciséis piezas en un tablero de ocho por ocho casillas.

    El objetivo es el jaque mate: el rey rival está atacado y, se intente lo que se intente, no hay forma de salvarlo.

    Una pieza captura yendo a la casilla de una rival, que sale del tablero. Nadie va sobre una pieza de su bando, y solo el caballo pasa por encima de otras.
rules-chess-board-start = El comienzo: las damas se miran en la columna d, los reyes en la e.

rules-chess-men = Cómo se mueven las piezas
rules-chess-men-text = Cada dibujo muestra una pieza sola en el tablero. Lo que está en medio detiene a todas menos al caballo. Todas capturan tal como se mueven, excepto el peón.

rules-chess-pawn = El peón
rules-chess-pawn-text =
    El peón va una casilla recto hacia delante, nunca hacia atrás. Desde su casilla inicial puede ir dos, si ambas están vacías.

    Captura de otro modo: una casilla en diagonal hacia delante. Una pieza justo enfrente solo le cierra el paso.

    El peón que llega a la última fila se convierte enseguida en dama, torre, alfil o caballo, a elección. Se pueden tener varias damas.
rules-chess-pawn-captures = El peón de e4 avanza, o captura en d5 o en f5.
rules-chess-pawn-becomes = En la última fila el peón se convierte en dama.

rules-chess-en_passant = Al paso
rules-chess-en_passant-text =
    Cuando un peón da su paso doble y queda junto a un peón rival, este puede capturarlo como si solo hubiera avanzado una casilla.

    Solo es posible en la jugada inmediata. El peón rival va en diagonal por detrás, y el peón que pasó sale del tablero.
rules-chess-en_passant-shown = El peón negro va de d7 a d5; el blanco lo captura yendo a d6.

rules-chess-castling = El enroque
rules-chess-castling-text =
    Una vez por partida, rey y torre pueden moverse juntos: el rey va dos casillas hacia la torre, y la torre se pone en la casilla que el rey cruzó.

    Ninguno de los dos debe haberse movido, y no puede haber nada entre ellos. El rey no puede estar en jaque, ni cruzar o alcanzar una casilla atacada.

    Para enrocar, mueve el rey dos casillas, o sobre su propia torre.
rules-chess-castling-short = Hacia la columna h: el rey a g1, la torre a f1.
rules-chess-castling-long = Hacia la columna a: el rey a c1, la torre a d1.

rules-chess-check = Jaque, mate y ahogado
rules-chess-check-text =
    Un rey atacado está en jaque. Hay que salvarlo enseguida: el rey se aparta, algo se interpone o se captura a quien ataca. Ninguna jugada puede dejar atacado al propio rey.

    Un jaque sin jugada legal es jaque mate y gana la partida.

    No tener jugada legal sin estar en jaque es ahogado: tablas.
rules-chess-check-mate = La torre da jaque en a8; los propios peones encierran al rey. Jaque mate.
rules-chess-check-stalemate = La dama no deja casilla al rey de h8, pero no lo ataca: ahogado.

rules-chess-ends = Cómo acaba la partida
rules-chess-ends-text =
    Ganas por jaque mate, cuando el otro bando se rinde o cuando se le acaba el tiempo.

    Son tablas al momento: el ahogado; la misma posición por tercera vez; cincuenta jugadas de cada bando sin captura ni jugada de peón; y cuando nadie tiene con qué dar mate: rey contra rey, también con un caballo o un alfil más, o con alfiles todos en casillas de un color.

    «La misma posición» es el mismo turno, los mismos derechos de enroque y la misma captura al paso. Un mate en la jugada que completa una cuenta vale.

    Las tablas pueden ofrecerse y aceptarse en todo momento. Si a alguien se le acaba el tiempo, solo son tablas si al rival no le queda con qué dar mate.

rules-chess-notation = Notación
rules-chess-notation-text =
    Una jugada se escribe con la letra de la pieza y la casilla adonde va: Nf3. Los peones no tienen letra: e4. Las letras son las inglesas: K rey, Q dama, R torre, B alfil, N caballo.

    x es una captura: Bxe5; el peón que captura nombra su columna: exd5. Si dos piezas podrían ir allí, se añade columna o fila: Rad1.

    O-O enroca hacia la columna h, O-O-O hacia la a. e8=Q corona una dama, + es jaque, # es mate.
rules-chess-notation-moves = En una partida: 1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+.
