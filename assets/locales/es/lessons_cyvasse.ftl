### Lo que dicen las lecciones de Cyvasse.

lesson-cyvasse-board = Seis direcciones
lesson-cyvasse-board-six = Aquí cada casilla tiene hasta seis vecinas. El miliciano de g5 va una casilla, a cualquiera de ellas. ¡Encuentra todas sus jugadas!
lesson-cyvasse-board-six-right = Son seis: dos en su propia fila, dos delante y dos detrás.
lesson-cyvasse-board-six-wrong-far = Eso está a dos casillas; el miliciano va una.
lesson-cyvasse-board-lines = Estas son las líneas rectas desde g5: cada una mantiene una de las seis direcciones. Las capturas irán por líneas así.
lesson-cyvasse-board-forward = Justo delante no hay casilla: cada pieza tiene dos casillas delanteras. Avanza el miliciano de g5 una casilla.
lesson-cyvasse-board-forward-right = Eso es, f6 y g6 son las casillas delanteras. Para algunas piezas eso importa mucho, ya lo verás.
lesson-cyvasse-board-forward-wrong-side = Eso es un paso de lado. Hacia delante están f6 y g6.
lesson-cyvasse-board-forward-wrong-back = Eso es un paso atrás. Hacia delante están f6 y g6.

lesson-cyvasse-king = El rey
lesson-cyvasse-king-goal = Gana quien captura el último rey rival. El jinete de f8 está junto al rey de e9: ¡captúralo!
lesson-cyvasse-king-goal-right = Partida ganada. En Cyvasse todo consiste en llegar así de cerca.
lesson-cyvasse-king-first = Aquí no hay jaque. El jinete de i1 ataca a tu rey, pero te toca a ti. ¿Qué gana enseguida?
lesson-cyvasse-king-first-right = Quien llega primero gana: tu jinete capturó el rey de e9 antes de que el otro golpeara.
lesson-cyvasse-king-first-wrong-flee = Tu rey estaría más seguro, pero ¿para qué huir? El rey de e9 se puede capturar ya.
lesson-cyvasse-king-first-wrong-take = El rey puede capturar el jinete de i1, pero la partida sigue. Capturar el rey de e9 la termina.
lesson-cyvasse-king-two = En algunos mapas un bando tiene varios reyes y deben caer todos. Captura los dos, empezando por el que podría huir.
lesson-cyvasse-king-two-right = Un rey tras otro. Solo con el último se gana la partida.
lesson-cyvasse-king-two-wrong-stuck = El rey de b8 está encerrado entre montañas y puede esperar. El de e9 huiría.

lesson-cyvasse-walks = Caminar
lesson-cyvasse-walks-rider = Una jugada es una marcha de varios pasos, girando a voluntad. El jinete da hasta tres: llévalo de g3 a g5, rodeando al caballero.
lesson-cyvasse-walks-rider-right = Dobló la esquina. Nadie pasa a través de un rival, y la marcha acaba en una casilla vacía.
lesson-cyvasse-walks-own = A través de tus piezas sí puedes pasar. Al jinete de e1 solo lo rodean amigas: ¡llévalo a e4!
lesson-cyvasse-walks-own-right = Directo a través del rey. Solo el elefante no puede atravesar las piezas de su bando.
lesson-cyvasse-walks-steps = Cuánto caminan: el dragón cuatro pasos, el jinete tres, el caballero y el ballestero dos, los demás uno. La torre nunca se mueve.

lesson-cyvasse-mountains = Montañas
lesson-cyvasse-mountains-gorge = Nadie camina a través de una montaña. El caballero de f2 da hasta dos pasos: encuentra todas sus salidas del desfiladero.
lesson-cyvasse-mountains-gorge-right = Son todas: los huecos de e3 y g1 y lo que queda un paso más allá.
lesson-cyvasse-mountains-dragon = Solo el dragón vuela sobre las montañas; se posa más allá. ¡Vuela desde e3 por encima de la sierra al otro lado!
lesson-cyvasse-mountains-dragon-right = ¡Por encima de las cumbres! Ninguna muralla de montañas está a salvo de un dragón.

lesson-cyvasse-water = Agua
lesson-cyvasse-water-cross = El agua detiene a quien entra en ella. Lleva el jinete al río en g4 y, al turno siguiente, hasta g7.
lesson-cyvasse-water-cross-right = Al salir del agua volvió a dar sus tres pasos enteros. Un río cuesta tiempo, nada más.
lesson-cyvasse-water-dragon = El agua detiene también al dragón. En una isla como g5 está muy solo: encuentra todas sus jugadas.
lesson-cyvasse-water-dragon-right = Solo al agua, y allí se para. Sobre las montañas, sí; sobre los lagos, no.

lesson-cyvasse-bare = Capturar
lesson-cyvasse-bare-bare = Ballesteros y fundíbulos no tienen armadura: cualquiera puede capturarlos. ¡Captura al ballestero de g4 con el jinete de d4!
lesson-cyvasse-bare-bare-right = Tres pasos rectos hasta su casilla. No hizo falta ataque: no había armadura que romper.
lesson-cyvasse-bare-straight = Para capturar se va recto, por un camino sin montañas, agua ni rivales. ¿Qué ballesteros y fundíbulos puede capturar el jinete de f4?
lesson-cyvasse-bare-straight-right = Exacto: f6, h2 y c4. Las demás están detrás de algo o fuera de las líneas rectas.

lesson-cyvasse-armour = Armadura
lesson-cyvasse-armour-one = Cada atacante quita una de armadura; con 0 se puede capturar. El miliciano de f6 tiene 1 y g5 lo ataca. Encuentra las dos capturas: ¡toca cada pieza que captura y luego f6!
lesson-cyvasse-armour-one-right = Puede capturarlo el miliciano, y también el jinete de f3, aunque desde allí no ataca nada.
lesson-cyvasse-armour-values = Armadura: ballestero y fundíbulo, 0; miliciano, lancero, jinete y rey, 1; los demás, 2. La muestran puntos al pie de la pieza: los brillantes quedan, los oscuros se perdieron.
lesson-cyvasse-armour-first_blow = Quien se pone junto a un igual recibe el primer golpe. El elefante ataca y captura hasta a dos casillas: ataca al miliciano de g6 desde donde no pueda responder, y luego captúralo.
lesson-cyvasse-armour-first_blow-right = El elefante ataca a dos casillas y tiene armadura 2: un miliciano solo no puede dañarlo.
lesson-cyvasse-armour-first_blow-wrong-beside = A su lado, el jinete, con armadura 1, también queda atacado, y el miliciano captura antes.
lesson-cyvasse-armour-two = Caballero, elefante, dragón y torre tienen armadura 2. Miliciano y ballestero atacan al caballero de e6: ¡encuentra quiénes pueden capturarlo!
lesson-cyvasse-armour-two-right = El miliciano y el jinete. El ballestero quita armadura, pero nunca captura.
lesson-cyvasse-armour-second = El elefante de e4 ataca la torre de e6, pero un atacante es poco. ¡Trae otro y luego captura la torre!
lesson-cyvasse-armour-second-right = Desde h3 el ballestero alcanzó la torre a tres casillas, y su última armadura desapareció.

lesson-cyvasse-shadow = Hasta dónde llega un ataque
lesson-cyvasse-shadow-reach = Un ataque va en línea recta: el del ballestero llega a 3 casillas, el del elefante y el del dragón a 2, el del fundíbulo de 2 a 4, los demás a 1. Brilla lo que ataca el ballestero.
lesson-cyvasse-shadow-shadow = Un elefante ataca a una o dos casillas. Dos de ellos apuntan cada uno a un jinete, pero solo uno se puede capturar. ¿Cuál?
lesson-cyvasse-shadow-shadow-right = El de i6: en medio solo hay campo abierto. Tenía armadura 1, y el ataque del elefante la rompió.
lesson-cyvasse-shadow-shadow-wrong-hill = La montaña de e5 detiene el ataque: el jinete de e6 conserva su armadura.
lesson-cyvasse-shadow-around = La montaña de h4 estorba al ballestero. ¿Desde dónde ataca al miliciano de h6 manteniendo la distancia?
lesson-cyvasse-shadow-around-right = Línea libre hasta h6 y distancia suficiente. Ahora el jinete podría capturar el miliciano.
lesson-cyvasse-shadow-around-wrong-near = Desde ahí también ataca, pero justo al lado del miliciano cae: no tiene armadura.
lesson-cyvasse-shadow-around-wrong-beside = Junto al miliciano caería antes el jinete. Deja que el ballestero ataque de lejos.

lesson-cyvasse-elephant = El elefante
lesson-cyvasse-elephant-own = El elefante anda un paso, pero captura a dos. No puede atravesar a los suyos; el jinete sí. ¡Encuentra todas las capturas!
lesson-cyvasse-elephant-own-right = El jinete atravesó la torre de h5; la de e5 cierra el paso al elefante.

lesson-cyvasse-spearman = El lancero
lesson-cyvasse-spearman-front = Un lancero solo ataca y captura en sus dos casillas delanteras. ¿Qué puede capturar el de g4?
lesson-cyvasse-spearman-front-right = f5 y g5, las dos casillas ante su lanza. Caminando puede ir a cualquier lado, un paso.
lesson-cyvasse-spearman-bar = Sus casillas delanteras cierran el paso: se puede entrar o salir, no pasar de largo. ¡Lleva el caballero por el hueco en dos turnos!
lesson-cyvasse-spearman-bar-right = Una parada en g5 y luego a g7. Un lancero cuesta un turno a los que pasan y guarda un hueco él solo.
lesson-cyvasse-spearman-guard = El ballestero de e4 quitó la armadura a tu rey; el jinete de h4 quiere capturarlo. ¡Ciérrale el paso con el lancero de j2!
lesson-cyvasse-spearman-guard-right = Desde i2 la lanza cierra h3. El jinete no puede pasar y el rey está a salvo detrás.
lesson-cyvasse-spearman-guard-wrong-run = El rey escapa por ahora, pero lo seguirán persiguiendo. Un paso del lancero frena al jinete.

lesson-cyvasse-tower = La torre
lesson-cyvasse-tower-still = La torre nunca se mueve, no ataca ni captura. Pero ninguna pieza de su bando que esté a su lado se puede capturar: lo muestra un pequeño escudo a sus pies.
lesson-cyvasse-tower-beside = Tres ballesteros sin armadura están al alcance del jinete de g4. ¿Cuáles puede capturar?
lesson-cyvasse-tower-beside-right = Los de e6 e i4. El de g6 está protegido por la torre de f7.
lesson-cyvasse-tower-twins = Las torres no se protegen entre sí. Elefante y ballestero atacan la torre de e8: ¡captúrala con el elefante!
lesson-cyvasse-tower-twins-right = Cayó, aunque la torre de d8 estaba justo a su lado.
lesson-cyvasse-tower-siege = La torre de e8 protege al rey de e9. Primero la torre, luego el rey: ¡asalta la fortaleza!
lesson-cyvasse-tower-siege-right = Sin su torre el rey quedó indefenso: huyera adonde huyera, el elefante lo alcanzaba.

lesson-cyvasse-crossbowman = El ballestero
lesson-cyvasse-crossbowman-over = El ballestero ataca hasta a tres casillas, por encima de piezas y agua, pero no captura. ¿Quién captura el rey de f8?
lesson-cyvasse-crossbowman-over-right = Buen equipo: el ballestero de f5 quitó la armadura, y el jinete vino de i8 y capturó el rey.
lesson-cyvasse-crossbowman-cover = El ballestero de h4 no tiene armadura y el jinete de g7 lo capturaría. ¿Desde dónde ataca a ese jinete a cubierto?
lesson-cyvasse-crossbowman-cover-right = En g4 tiene delante al miliciano: un ataque pasa por encima de las piezas; la marcha de un rival, no.
lesson-cyvasse-crossbowman-cover-wrong-open = Ahí no hay nada en medio: el jinete de g7 llega en línea recta y captura el ballestero.

lesson-cyvasse-trebuchet = El fundíbulo
lesson-cyvasse-trebuchet-shot = El fundíbulo dispara en línea recta, a entre dos y cuatro casillas, por encima de piezas y montañas. ¡Encuentra todos los disparos del de e3!
lesson-cyvasse-trebuchet-shot-right = e5, e7 e i3. El blanco sale del tablero y el fundíbulo se queda donde está.
lesson-cyvasse-trebuchet-king = El rey de g9 se esconde tras miliciano, jinete y montañas. ¿Quién lo alcanza aun así?
lesson-cyvasse-trebuchet-king-right = Cuatro casillas, recto por encima de todo: su propio ataque rompió la armadura 1 y su disparo capturó el rey.
lesson-cyvasse-trebuchet-king-wrong-rider = Un jinete es algo, pero el rey estaba al alcance. Mide la línea de g5 a g9.

lesson-cyvasse-dragon = El dragón
lesson-cyvasse-dragon-prey = El dragón ataca hasta a dos casillas y captura hasta a cuatro, a través de montañas y lanzas. ¡Encuentra todas sus presas desde f4!
lesson-cyvasse-dragon-prey-right = d6 y f3 por su ataque, i1 tras la montaña, b4 más allá de la lanza. Pasa por encima de las montañas, pero no ataca por encima de ellas: f6 conservó su armadura.
lesson-cyvasse-dragon-prey-wrong-over = Vuela sobre la montaña de f5, pero no ataca por encima: el jinete de f6 conserva su armadura.

lesson-cyvasse-ends = Otras formas de ganar
lesson-cyvasse-ends-towers = Quien se queda solo con torres pierde; en este mapa no hay reyes. ¡Acaba la partida enseguida!
lesson-cyvasse-ends-towers-right = Cayó el último miliciano, y las torres solas no pueden seguir luchando.
lesson-cyvasse-ends-no_moves = También pierde quien no tiene jugada legal. El rey de a9 tiene una sola salida: ¡cierra la puerta con el caballero!
lesson-cyvasse-ends-no_moves-right = El rey no puede moverse ni capturar el caballero: un atacante contra armadura 2 no basta.
lesson-cyvasse-ends-no_moves-wrong-open = La salida por b8 sigue abierta. El propio caballero puede plantarse ahí.

lesson-cyvasse-draws = Tablas
lesson-cyvasse-draws-fifty = Cincuenta jugadas de cada bando sin capturas son tablas, como también un acuerdo. La cuenta está casi llena: ¡mantén viva la partida!
lesson-cyvasse-draws-fifty-right = Una captura, y la cuenta vuelve a empezar.
lesson-cyvasse-draws-third = De aquí para allá: cuando la misma posición aparece por tercera vez, son tablas en el acto.
lesson-cyvasse-draws-order = Otra vez la jugada cincuenta, y nada que capturar. Pero ganar en esa misma jugada va antes que las tablas: ¡encuéntrala!
lesson-cyvasse-draws-order-right = ¡Ganada! Rey capturado, solo torres, ninguna jugada legal: todo eso cuenta antes que las tablas.
lesson-cyvasse-draws-order-wrong-draw = La cuenta se llena y son tablas. Algo gana en el acto: recuerda la puerta de b8.

lesson-cyvasse-layout = Desplegar un ejército
lesson-cyvasse-layout-secret = También se pueden desplegar ejércitos propios: blancas en las filas 1 a 4, negras en 6 a 9, la fila 5 vacía. Nadie ve el otro hasta que ambos acaban.
lesson-cyvasse-layout-king = Tu rey y dos torres esperan en la reserva. Coloca el rey junto a una torre, para que esté protegido.
lesson-cyvasse-layout-king-right = Un buen hogar para un rey. La torre no puede moverse: elige bien su sitio.
lesson-cyvasse-layout-king-wrong-bare = El rey aún no está junto a ninguna torre. Ponlos uno al lado de la otra.
lesson-cyvasse-layout-elephants = Ninguna pieza puede estar en una montaña; en el agua, sí. Coloca el resto, los elefantes en la fila 3 o 4, donde los suyos no los encierren.
lesson-cyvasse-layout-elephants-right = Delante, los elefantes pueden caminar y atacar enseguida.
lesson-cyvasse-layout-elephants-wrong-shut = Un elefante en la fila 1 o 2 espera detrás de los suyos y no puede atravesarlos.
lesson-cyvasse-layout-spearmen = Ahora llevas las negras, y delante es hacia la fila 1. Coloca los tres lanceros delante, en la fila 6 o 7, para cerrar el paso.
lesson-cyvasse-layout-spearmen-right = Una valla de lanzas: los jinetes tendrán que parar ante ella.
lesson-cyvasse-layout-spearmen-wrong-behind = En la fila 8 o 9 un lancero solo cierra casillas detrás de su propia línea. Tráelo al frente.

lesson-cyvasse-notation = Anotar las jugadas
lesson-cyvasse-notation-moves = M miliciano, S lancero, R jinete, N caballero, E elefante, C ballestero, B fundíbulo, D dragón, T torre, K rey. Rh6 camina, Dxg3 captura, y B*e7 es un disparo: el fundíbulo se queda en su sitio.

lesson-cyvasse-plans = Planes
lesson-cyvasse-plans-breach = La torre de e8 protege al rey, y el elefante de c8 vigila la torre. ¡Derríbala de lejos y que golpee el dragón!
lesson-cyvasse-plans-breach-right = El fundíbulo disparó desde e4 sin acercarse, y el camino al rey de e9 quedó abierto.
lesson-cyvasse-plans-breach-wrong-haste = En e8 rey y elefante atacan juntos al dragón, y el elefante lo captura.
lesson-cyvasse-plans-net = El rey de c9 tiene una sola salida, c8. ¡Apunta con el ballestero para que ambas casillas sean mortales y captura el rey!
lesson-cyvasse-plans-net-right = Desde c7 el ballestero dominaba toda la línea, y el jinete pasó a través de él hasta el rey.
lesson-cyvasse-plans-net-wrong-close = Justo al lado del rey, el ballestero, sin armadura, caería sin más.
lesson-cyvasse-plans-net-wrong-rush = Sin prisa: junto al rey caería el jinete, y de más lejos no ataca nada. Primero el ballestero.
lesson-cyvasse-plans-shelter = El dragón de i4 ataca a tu rey, y el fundíbulo de h6 apunta a h2. Solo una casilla es segura. ¿Cuál?
lesson-cyvasse-plans-shelter-right = Junto a la torre de g2 no hace falta armadura: por más que apunte, el fundíbulo no puede capturar el rey.
lesson-cyvasse-plans-shelter-wrong-stay = En i3 el rey queda justo al lado del dragón. Mejor busca refugio.
lesson-cyvasse-plans-count = Antes de golpear, cuenta quién puede responder. ¿Qué ballestero captura el jinete de g4 sin perder nada?
lesson-cyvasse-plans-count-right = En i4 solo g6 ataca al jinete, y un ballestero nunca captura. No hay nadie más cerca.
lesson-cyvasse-plans-count-wrong-revenge = En g6 el miliciano de f7 ataca al jinete: pierde su única armadura y cae.
lesson-cyvasse-plans-play = Así empieza la partida estándar. Quita armaduras con dos atacantes, ten el rey junto a sus torres y evita las aventuras en solitario.
