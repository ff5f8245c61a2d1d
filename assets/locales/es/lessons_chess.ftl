### Lo que dicen las lecciones de ajedrez clásico.

lesson-chess-rook = La torre
lesson-chess-rook-lines = La torre de c4 va en línea recta mientras el camino esté libre. Encuentra todas sus jugadas, una tras otra.
lesson-chess-rook-lines-right = Son todas: por la columna y por la fila, y hasta c6, donde está el peón negro.
lesson-chess-rook-lines-wrong-own = En f4 está tu propio peón: la torre se detiene antes.
lesson-chess-rook-take = Para capturar, una pieza va a la casilla de una rival. Captura el peón de c6 con la torre.
lesson-chess-rook-take-right = ¡Muy bien! El peón sale del tablero y la torre ocupa su lugar.

lesson-chess-bishop = El alfil y la dama
lesson-chess-bishop-diagonals = El alfil de d3 va en diagonal mientras el camino esté libre. Encuentra todas sus jugadas.
lesson-chess-bishop-diagonals-right = Correcto. Siempre queda en casillas de un mismo color, y puede capturar el peón de f5.
lesson-chess-bishop-diagonals-wrong-straight = El alfil nunca va recto: solo en diagonal.
lesson-chess-bishop-queen = La dama va como torre y como alfil. Encuentra todas las jugadas de la dama de a1.
lesson-chess-bishop-queen-right = Cinco. El peón de d4 se puede capturar, pero detrás el camino está cerrado: solo el caballo salta sobre otras piezas.
lesson-chess-bishop-queen-wrong-past = El peón de d4 está en el camino. La dama puede capturarlo, pero no saltarlo.

lesson-chess-knight = El caballo y el rey
lesson-chess-knight-jump = El caballo salta dos casillas en recto y una al lado, por encima de todo. Encuentra todas las jugadas del caballo de b1.
lesson-chess-knight-jump-right = ¡Tres! Tus propias piezas no estorbaban: solo el caballo salta sobre otras.
lesson-chess-knight-jump-wrong-shape = Ese no es el salto del caballo: dos casillas en recto y luego una al lado.
lesson-chess-knight-king = El rey va una casilla en cualquier dirección, pero nunca adonde puedan capturarlo. Encuentra todas las jugadas del rey de e4.
lesson-chess-knight-king-right = Siete. Solo e5 estaba cerrada: la ataca el peón de d6.
lesson-chess-knight-king-wrong-attacked = El peón de d6 ataca e5: ahí tu rey estaría en jaque.

lesson-chess-pawn = El peón
lesson-chess-pawn-forward = El peón avanza una casilla; desde su casilla inicial puede avanzar dos. Mueve el peón de e2.
lesson-chess-pawn-forward-right = Bien. Los peones nunca retroceden: cada paso es definitivo.
lesson-chess-pawn-forward-wrong-three = Es demasiado lejos: desde su casilla inicial el peón avanza una o dos.
lesson-chess-pawn-takes = El peón captura una casilla en diagonal hacia delante. Encuentra las dos capturas del peón de e4.
lesson-chess-pawn-takes-right = Sí: d5 y f5. El peón de e5 solo le cierra el paso.
lesson-chess-pawn-takes-wrong-straight = De frente el peón no captura nada: el peón de e5 lo bloquea.

lesson-chess-check = El jaque
lesson-chess-check-answers = La torre de e8 ataca a tu rey en e1: ¡jaque! Respóndele: vete, tapa o captura a quien ataca. Encuentra las cuatro jugadas.
lesson-chess-check-answers-right = El rey va a f1, la dama o el alfil a e2, o el alfil captura en e8. Nada más estaba permitido.
lesson-chess-check-answers-wrong-file = En e2 el rey seguiría en la columna de la torre de e8.
lesson-chess-check-pinned = Tu torre de e2 protege al rey de la torre de e8. Encuentra todas sus jugadas que lo dejan protegido.
lesson-chess-check-pinned-right = Puede subir por la columna e incluso capturar en e8. Fuera de ella dejaría a tu rey en jaque, y eso nunca se permite.
lesson-chess-check-pinned-wrong-opens = Entonces nada protege a tu rey de la torre de e8. Ninguna jugada puede dejarlo en jaque.

lesson-chess-mate = Jaque mate y ahogado
lesson-chess-mate-back_rank = Un jaque sin salida es jaque mate, y gana. Encuentra la jugada que da mate enseguida.
lesson-chess-mate-back_rank-right = ¡Jaque mate! La torre ataca al rey, y sus propios peones lo encierran.
lesson-chess-mate-smothered = Mate en dos: la dama va a g8, protegida por el caballo. Las negras tienen una sola respuesta. Luego golpea el caballo.
lesson-chess-mate-smothered-right = ¡Mate con el caballo de f7! La torre de g8 y los peones no dejan ninguna casilla al rey.
lesson-chess-mate-smothered-wrong-early = Entonces el rey va a g8. Primero va allí la dama y obliga a la torre a tapar esa casilla.
lesson-chess-mate-smothered-hint = Entrega la dama: llévala de b3 a g8.
lesson-chess-mate-stalemate = Sin jaque y sin jugada legal hay ahogado: tablas. Las negras están cerca de eso. Da mate.
lesson-chess-mate-stalemate-right = Jaque mate. La dama ve b8 y a8, y el rey de b6 vigila a7 y b7.
lesson-chess-mate-stalemate-wrong-stuck = Desde c7 la dama no da jaque y las negras no tienen jugada: ahogado, tablas.
lesson-chess-mate-stalemate-hint = Da jaque por la última fila.

lesson-chess-castling = El enroque
lesson-chess-castling-short = Ni el rey ni la torre se han movido y nada hay entre ellos: ¡enroca! Lleva el rey de e1 a g1, o sobre la torre de h1.
lesson-chess-castling-short-right = El rey está a salvo y la torre ha llegado a f1. También se puede al otro lado: rey a c1, torre a d1.
lesson-chess-castling-short-wrong-rook = El enroque empieza por el rey: va de e1 a g1, y la torre lo sigue sola.
lesson-chess-castling-short-wrong-other = Ese es el enroque del otro lado. Aquí el rey va a g1.
lesson-chess-castling-crossing = No se enroca estando en jaque, ni pasando por una casilla atacada o llegando a ella. Enroca por el lado permitido.
lesson-chess-castling-crossing-right = Sí. Camino de g1 el rey pasaría por f1, que ataca el alfil de a6. d1 y c1 son seguras.
lesson-chess-castling-crossing-wrong-through = El alfil de a6 ataca f1, y el rey tendría que pasar por ahí.
lesson-chess-castling-crossing-hint = ¿Qué casilla ataca el alfil de a6: d1 o f1?

lesson-chess-promotion = La última fila
lesson-chess-promotion-queen = En la última fila el peón se corona: dama, torre, alfil o caballo. Lleva el peón a e8 y elige la pieza más fuerte.
lesson-chess-promotion-queen-right = ¡Una nueva dama! Cada peón que llega puede convertirse en una.
lesson-chess-promotion-queen-wrong-rook = La torre es fuerte, pero la dama hace todo lo que ella hace, y más.
lesson-chess-promotion-queen-wrong-minor = Serían tablas enseguida: con un solo alfil o caballo nadie puede dar mate.
lesson-chess-promotion-knight = La dama no siempre es lo mejor. Lleva el peón a f8 y elige lo que ataque a la vez al rey y a la dama.
lesson-chess-promotion-knight-right = ¡Jaque del caballo de f8! El rey debe responder y luego capturas la dama de d7.
lesson-chess-promotion-knight-wrong-quiet = Eso no da jaque, y la dama de d7 escapa.
lesson-chess-promotion-knight-hint = ¿Qué pieza salta de f8 tanto a h7 como a d7?

lesson-chess-en_passant = Al paso
lesson-chess-en_passant-shown = Mira: el peón negro avanza dos casillas y pasa junto a tu peón de e5; se lo captura como si hubiera avanzado una.
lesson-chess-en_passant-now = El peón negro acaba de ir de e7 a e5. Captúralo al paso con el peón de d5.
lesson-chess-en_passant-now-right = Tu peón está en e6 y el de e5 ha desaparecido. Solo se puede en la jugada inmediata.
lesson-chess-en_passant-now-wrong-late = El peón de c5 no acaba de avanzar: ese derecho dura una sola jugada.
lesson-chess-en_passant-now-wrong-on = Así se pierde la ocasión: solo ahora se puede capturar el peón de e5.

lesson-chess-draws = Tablas
lesson-chess-draws-thrice = Cuando la misma posición aparece por tercera vez, hay tablas enseguida. Mira los caballos salir y volver dos veces.
lesson-chess-draws-fifty = Cincuenta jugadas de cada lado sin captura ni jugada de peón son tablas enseguida. Esta es la última.
lesson-chess-draws-mate_stands = Tu jugada completa las cincuenta. Pero un mate en esa misma jugada va antes que la cuenta. Encuéntralo.
lesson-chess-draws-mate_stands-right = Mate en d8: ganan las blancas. También valdría un ahogado en esa jugada.
lesson-chess-draws-mate_stands-wrong-count = Así se completan cincuenta jugadas sin captura ni jugada de peón: tablas. Encuentra el mate.
lesson-chess-draws-bare = Los reyes solos no pueden dar mate: tablas enseguida; igual con un alfil o caballo, o con alfiles de un solo color. Haz tablas.
lesson-chess-draws-bare-right = Tablas: solo quedan los reyes. El peón se habría convertido en dama.

lesson-chess-ending = Palabras y relojes
lesson-chess-ending-words = Los jugadores pueden acabar la partida con palabras: ofrecer tablas, que el otro puede aceptar, o rendirse, y entonces pierden.
lesson-chess-ending-clock = Quien se queda sin tiempo pierde. Pero si el rival nunca puede dar mate, como aquí el rey blanco solo, son tablas.
lesson-chess-ending-last_man = Se te acaba el tiempo. Captura el último peón negro: así las negras nunca podrán dar mate, y quedarte sin tiempo será solo tablas.
lesson-chess-ending-last_man-right = Sí. Con solo el rey las negras no pueden ganar, ni siquiera por tiempo.

lesson-chess-notation = Cómo se escriben las jugadas
lesson-chess-notation-read = Qxf7#: la dama (Q) captura (x) en f7 y da mate (#). Jaque es +, enroque O-O, e8=Q una nueva dama; solo e4, una jugada de peón.
lesson-chess-notation-which = Los dos caballos pueden ir a d2, así que se añade la columna. Juega Nbd2.
lesson-chess-notation-which-right = Sí: N el caballo, b la columna de donde viene, d2 su destino.
lesson-chess-notation-which-wrong-other = Esa es Nfd2, con el caballo de f3. Juega el otro.
lesson-chess-notation-which-hint = La letra b indica la columna: mueve el caballo de b1.

lesson-chess-plans = Planes
lesson-chess-plans-fork = Una pieza puede atacar a dos a la vez. Encuentra la jugada del caballo que ataca juntos al rey y a la torre.
lesson-chess-plans-fork-right = ¡Jaque en c7! El rey tiene que irse, y la torre de a8 es tuya.
lesson-chess-plans-fork-wrong-taken = Es jaque, pero el peón de g7 captura tu caballo en f6.
lesson-chess-plans-fork-hint = ¿Desde qué casilla llega un caballo tanto a e8 como a a8?
lesson-chess-plans-count = Antes de capturar, pregunta quién recaptura. La torre de d4 puede capturar el alfil de d7 o el caballo de h4. ¿Cuál es seguro?
lesson-chess-plans-count-right = Nadie protege h4: un caballo a cambio de nada.
lesson-chess-plans-count-wrong-guarded = El rey de e8 recaptura en d7: una torre por un alfil es mal cambio.
lesson-chess-plans-skewer = El rey de d5 y la dama de h5 están en una misma fila. Da jaque en a5: cuando el rey se va, cae la dama.
lesson-chess-plans-skewer-right = La dama de h5 estaba detrás de su rey, y la torre recorrió toda la fila.
lesson-chess-plans-skewer-wrong-taken = En d1 la dama de h5 captura tu torre.
lesson-chess-plans-play = Así empieza una partida. Saca tus piezas, enroca pronto y antes de cada jugada mira qué está atacado.
