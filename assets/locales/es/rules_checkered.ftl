### Las reglas del Ajedrez a cuadros.

rules-checkered-board = El tablero y el objetivo
rules-checkered-board-text =
    El ajedrez a cuadros empieza como el ajedrez, con las mismas piezas y el mismo objetivo: el jaque mate. Pero de las capturas nacen piezas a cuadros, y son de ambos bandos.

    Más adelante alguien puede tomar las piezas a cuadros para siempre. Entonces cambia el juego: uno juega con las piezas a cuadros, el otro con todas las demás.
rules-checkered-board-start = El comienzo es el del ajedrez.

rules-checkered-men = Cómo se mueven las piezas
rules-checkered-men-text = Las piezas blancas, negras y a cuadros se mueven igual, como en el ajedrez. También el enroque es el del ajedrez.

rules-checkered-born = De las capturas nacen piezas
rules-checkered-born-text =
    Una captura deja en la casilla una pieza a cuadros. Eliges su naturaleza: la que capturó o la capturada.

    El peón que captura en la última fila se convierte en dama, torre, alfil o caballo, y queda a cuadros.

    El rey que captura sigue siendo rey, y no nace nada.
rules-checkered-born-keeps = La torre captura una torre: en a6 queda una torre a cuadros.
rules-checkered-born-takes = La torre captura un peón y toma su naturaleza: un peón a cuadros.

rules-checkered-shared = Piezas de ambos bandos
rules-checkered-shared-text =
    Una pieza a cuadros es de quien tiene el turno: tú la mueves como propia; después, tu rival.

    Solo captura piezas del rival, y nadie la captura. Su captura deja otra pieza a cuadros, con la misma elección de naturaleza. Los peones a cuadros van en la dirección de quien los mueve.
rules-checkered-shared-both = Ambos mueven el peón a cuadros: las negras hacia abajo, las blancas hacia arriba.

rules-checkered-no_way_back = Sin vuelta inmediata
rules-checkered-no_way_back-text = Cuando una pieza a cuadros se ha movido sin capturar, el rival no puede devolverla directamente en la jugada siguiente. Tras otra jugada vuelve a ser libre.
rules-checkered-no_way_back-barred = Las negras acaban de mover la torre de c7 a c4: las blancas pueden llevarla adonde sea, menos de vuelta a c7.

rules-checkered-pawns = Los pasos dobles
rules-checkered-pawns-text =
    Cada una de las dieciséis casillas iniciales de los peones sirve una vez por partida para un paso doble, de cualquier peón que esté allí: uno propio, o uno a cuadros que muevas hacia delante desde ella.

    Al paso: solo capturan así los peones ordinarios, y solo se responde así al paso doble de un peón ordinario.
rules-checkered-pawns-once = Un peón a cuadros usa el paso doble de c2. Nadie podrá darlo otra vez desde allí.

rules-checkered-check = El jaque
rules-checkered-check-text =
    A tu rey lo atacan las piezas del rival, y las piezas a cuadros tal como el rival las movería. Ninguna jugada puede dejarlo así.

    Cuidado con tus propias capturas: una pieza que se vuelve a cuadros puede atacar allí mismo a tu rey.

    Sin jugada legal es mate si el rey está atacado; si no, ahogado. Tomar las piezas a cuadros no cuenta aquí como jugada.
rules-checkered-check-shared = La torre a cuadros de g5 da jaque, pero las blancas también pueden moverla, y capturan la torre de d5.

rules-checkered-side = Tomar las piezas a cuadros
rules-checkered-side-text =
    Una vez por partida, antes de una jugada, un jugador puede tomar para siempre todas las piezas a cuadros, también estando en jaque. Enseguida juega él mismo, con una pieza a cuadros.

    Se permite si entonces ninguna pieza a cuadros ataca a un rey, y si las piezas a cuadros tienen jugada. Acaba con todo derecho a capturar al paso y con la prohibición de volver.

    Al empezar una partida se puede acordar jugar sin ello.
rules-checkered-side-taken = Las blancas toman la torre a cuadros y la mueven enseguida.

rules-checkered-after = A cuadros contra todas
rules-checkered-after-text =
    Ahora un jugador tiene las piezas a cuadros y ningún rey; el otro, las blancas y las negras, con dos reyes. Las piezas a cuadros y las ordinarias se capturan entre sí; las ordinarias nunca entre ellas. De las capturas ya no nace nada.

    Los peones a cuadros van, capturan (también al paso) y se coronan en ambas direcciones, y siguen a cuadros. Los peones ordinarios pueden capturar al paso el paso doble de un peón a cuadros.

    Ninguno de los dos reyes puede quedar atacado por una pieza a cuadros. Ambos pueden enrocar, y pueden estar uno junto al otro.
rules-checkered-after-foes = La torre a cuadros puede capturar tanto piezas blancas como negras.
rules-checkered-after-ways = Un peón a cuadros va y captura en ambas direcciones.

rules-checkered-ends = Cómo acaba la partida
rules-checkered-ends-text =
    Antes de que se tomen las piezas a cuadros gana el jaque mate, como en el ajedrez.

    Después: si no queda ninguna pieza a cuadros, pierde quien las tenía. Si el otro jugador no tiene jugada legal, es mate cuando hay un rey atacado; si no, ahogado. Si no la tienen las piezas a cuadros, es ahogado.

    Son tablas al momento: el ahogado, la misma posición por tercera vez, o cincuenta jugadas de cada bando sin captura ni jugada de peón. Ninguna posición cuenta como muerta. Rendirse, el tiempo y las tablas acordadas son como en el ajedrez.
rules-checkered-ends-last = Se captura la última pieza a cuadros: quien las tenía ha perdido.

rules-checkered-notation = Notación
rules-checkered-notation-text = Como en el ajedrez. La naturaleza que se toma va detrás de la jugada: Rxh4=P. S es tomar las piezas a cuadros.
