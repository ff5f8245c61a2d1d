### Las reglas del Ajedrez del Joker.

rules-joker-board = El tablero y el objetivo
rules-joker-board-text =
    El ajedrez del Joker es ajedrez en nueve por nueve casillas, con un Joker por bando y una jugada más para los peones. El objetivo es el jaque mate, como en el ajedrez.

    De la a a la i, la primera fila es torre, caballo, alfil, dama, rey, alfil, Joker, caballo, torre. Los peones están en las filas 2 y 8, pueden empezar con un paso doble, capturan al paso y en la última fila se convierten en dama, torre, alfil o caballo.
rules-joker-board-start = El comienzo: el Joker blanco está en g1, el negro en g9.

rules-joker-men = Cómo se mueven las piezas
rules-joker-men-text = Todas menos el Joker se mueven y capturan como en el ajedrez.

rules-joker-joker = El Joker
rules-joker-joker-text =
    El Joker salta como un caballo, pero solo a una casilla vacía. Nunca captura y nunca da jaque.

    Se puede capturar. No vale nada, y no hace empezar de nuevo la cuenta de las cincuenta jugadas.
rules-joker-joker-leaps = El Joker de d4 tiene seis saltos: no puede capturar el caballo de e6, y en c2 está su propio peón.

rules-joker-freezing = Congelar
rules-joker-freezing-text =
    Un Joker congela a las rivales más valiosas de las ocho casillas que lo rodean: la dama antes que la torre, la torre antes que alfiles y caballos, y estos antes que los peones. Si varias valen lo mismo, se congelan todas. Los reyes y los Jokers, nunca.

    Sucede al momento, mueva quien mueva: la rival que llega junto a un Joker se congela allí y, cuando llega otra más valiosa, las demás quedan libres.

    Una pieza congelada no se mueve, no captura ni enroca. No ataca nada: no da jaque ni defiende casillas. Se puede capturar.

    Por eso puedes responder a un jaque congelando a quien lo da.
rules-joker-freezing-arrives = El Joker salta a d6, junto a dama y torre: se congela la dama de d7, la torre sigue libre.
rules-joker-freezing-frees = La dama llega a c3 y se congela; la torre de e5 queda libre y da jaque.
rules-joker-freezing-parries = La torre de a8 da jaque. A su lado, en b7, el Joker la congela: ya no hay jaque.

rules-joker-thaw = Descongelar
rules-joker-thaw-text =
    Cuando un Joker se va, lo que no sujeta otro Joker de su bando sigue congelado durante el próximo turno de su dueño, y después queda libre. Tu ataque aún lo encuentra en su sitio.

    Cuando se captura un Joker, lo que congelaba queda libre al momento.

    Al descongelarse una pieza puede aparecer un jaque: entonces tu rey está en jaque al empezar tu turno.
rules-joker-thaw-leaves = El Joker deja la fila; la dama de g7 sigue congelada un turno, y la torre la captura.
rules-joker-thaw-taken = Se captura el Joker de e5: la dama de d4 queda libre al momento y da jaque.

rules-joker-croissant = En Croissant
rules-joker-croissant-text =
    Un peón que dio su paso doble cuenta como doblado mientras siga en esa columna.

    Cuando un peón doblado avanza una casilla y queda junto a un peón rival doblado, este puede, solo en la jugada inmediata, ir en diagonal a la casilla que el otro acaba de dejar.

    No se captura nada, pero el peón rebasado queda congelado durante el próximo turno de su dueño.

    Un peón congelado no puede hacerlo, ni uno que dejaría a su rey en jaque.
rules-joker-croissant-shown = El peón negro va de d6 a d5; el blanco pasa por detrás a d6, y d5 se congela.

rules-joker-castling = El enroque
rules-joker-castling-text =
    El rey de la columna e va dos casillas hacia una torre de la columna a o i, y la torre se pone en la casilla que cruzó. Todas las casillas entre ambos deben estar vacías.

    Ninguno puede haberse movido, la torre no puede estar congelada, y el rey no puede estar en jaque, ni cruzar o alcanzar una casilla atacada. Las rivales congeladas no atacan nada.
rules-joker-castling-both = Las blancas enrocan a g1, las negras a c9.

rules-joker-ends = Cómo acaba la partida
rules-joker-ends-text =
    Gana el jaque mate, y también quien ve rendirse al rival o acabarse su tiempo. Las piezas congeladas no tienen jugada: no pueden ayudar a su rey.

    Son tablas al momento: el ahogado; la misma posición por tercera vez; cincuenta jugadas de cada bando sin jugada de peón ni captura (la de un Joker no cuenta); los reyes solos, un rey con un caballo, un alfil o un Joker contra un rey solo, o reyes con solo Jokers.

    Las tablas pueden acordarse en todo momento.
rules-joker-ends-mate = El Joker sujeta la torre de d8 y nadie puede interponerse: la torre da mate en a9.

rules-joker-notation = Notación
rules-joker-notation-text =
    Como en el ajedrez: una letra, x si captura, y la casilla. J es el Joker: Jf3.

    En Croissant se escribe como la captura de un peón, con una onda: e~d6.
