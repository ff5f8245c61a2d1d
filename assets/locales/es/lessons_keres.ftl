### Lo que dicen las lecciones de Keres.

lesson-keres-king = El rey
lesson-keres-king-walk = El rey de e4 va una casilla en cualquier dirección, también para capturar. Encuentra todas sus jugadas, una tras otra.
lesson-keres-king-walk-right = ¡Las siete! Puede capturar el soldado de f5; solo le está cerrada d4, donde está tu propio soldado.
lesson-keres-king-walk-wrong-own = En d4 está tu propio soldado, y un rey no comparte casilla con nadie.
lesson-keres-king-goal = Gana quien captura al rey. ¡Captura el rey negro de g8 con la torre de g2!
lesson-keres-king-goal-right = Así se gana cada partida de Keres: el rey se captura como cualquier otra pieza.
lesson-keres-king-first = En Keres no hay jaque. La torre de e8 ataca a tu rey, pero te toca a ti. ¿Qué gana enseguida?
lesson-keres-king-first-right = ¡Eso es! Tu rey seguía en peligro y no importó: el alfil capturó antes al otro rey.
lesson-keres-king-first-wrong-flee = Tu rey quedaría a salvo, pero no hace falta huir: el rey negro de g8 se puede capturar ya.
lesson-keres-king-first-wrong-block = En e6 el alfil taparía a tu rey. ¡Desde donde está puede hacer algo mucho mejor!
lesson-keres-king-danger = Nadie te avisa cuando pueden capturar a tu rey: tienes que verlo. Ahora las negras lo amenazan. ¡Sálvalo!
lesson-keres-king-danger-right = ¡Bien visto! El alfil captura la torre de c8 y ya nada alcanza a tu rey.
lesson-keres-king-danger-wrong-file = Las torres de b9 y d9 apuntan recto hacia abajo: allí el rey cae igualmente.
lesson-keres-king-danger-wrong-stay = En c2 el rey sigue en la columna de la torre de c8.

lesson-keres-rook_bishop_knight = Torre, alfil y caballo
lesson-keres-rook_bishop_knight-rook = La torre de c4 va en línea recta mientras el camino esté libre, y captura lo que encuentra. Encuentra todas sus jugadas.
lesson-keres-rook_bishop_knight-rook-right = Están todas: hasta el soldado de c7 y, por la fila, hasta la casilla anterior a tu rey.
lesson-keres-rook_bishop_knight-rook-wrong-past = El soldado de c7 está en medio: la torre puede capturarlo, pero no pasar.
lesson-keres-rook_bishop_knight-bishop = El alfil de d3 va en diagonal mientras el camino esté libre. Encuentra todo lo que puede capturar.
lesson-keres-rook_bishop_knight-bishop-right = La torre de f5 y el soldado de b5, nada más: el caballo de g6 se esconde detrás de la torre.
lesson-keres-rook_bishop_knight-bishop-wrong-past = En medio está la torre de f5: el alfil no puede atravesarla.
lesson-keres-rook_bishop_knight-knight = El caballo va dos casillas rectas y una de lado, y salta sobre todo. Encuentra todas las jugadas del de h1.
lesson-keres-rook_bishop_knight-knight-right = Tres saltos, directos fuera del gentío. Ninguna otra pieza salta por encima de nadie.
lesson-keres-rook_bishop_knight-over = El rey negro se esconde tras un muro de soldados. ¿Qué jugada gana la partida?
lesson-keres-rook_bishop_knight-over-right = Ningún muro detiene a un caballo: de f7 salta sobre el rey de e9.
lesson-keres-rook_bishop_knight-over-wrong-greed = Una torre es buena presa, pero el rey estaba al alcance. Mira el caballo de f7.

lesson-keres-paladin_guard = Paladín y guardia
lesson-keres-paladin_guard-paladin = El paladín va una o dos casillas en línea recta y no salta sobre nadie. Encuentra todas las jugadas del de e4.
lesson-keres-paladin_guard-paladin-right = Eso es: dos casillas hacia los lados, el soldado de e5 y e3, ante tu propio rey.
lesson-keres-paladin_guard-paladin-wrong-far = Tres casillas son demasiadas: el paladín va dos como máximo.
lesson-keres-paladin_guard-guard = El guardia va una o dos casillas en diagonal. Encuentra todas las jugadas del de d4.
lesson-keres-paladin_guard-guard-right = Todas. Captura el soldado de e5, que cierra el paso hacia f6.
lesson-keres-paladin_guard-guard-wrong-straight = En línea recta va el paladín; el guardia va en diagonal.
lesson-keres-paladin_guard-fork = Dos amenazas valen más que una. ¡Pon el paladín donde ataque al rey y al guardia a la vez!
lesson-keres-paladin_guard-fork-right = Desde e6 apuntaba a e8 y a c6. El rey tuvo que huir y el guardia fue tuyo.
lesson-keres-paladin_guard-fork-wrong-one = Desde c4 solo ataca al guardia, que se aparta sin más.

lesson-keres-soldier_ballista = Soldado y balista
lesson-keres-soldier_ballista-soldier = El soldado va una casilla en diagonal hacia delante y captura igual. Encuentra todas las jugadas del de d4.
lesson-keres-soldier_ballista-soldier-right = Dos: captura la torre de c5 o va a e5. El caballo que tiene justo delante está fuera de su alcance.
lesson-keres-soldier_ballista-soldier-wrong-straight = Un soldado nunca va recto, ni siquiera para capturar.
lesson-keres-soldier_ballista-soldier-wrong-back = Un soldado nunca retrocede.
lesson-keres-soldier_ballista-ballista = La balista va cuanto quiera, pero solo recto hacia delante. Encuentra todas las jugadas de la de b2.
lesson-keres-soldier_ballista-ballista-right = Eso es, hasta el soldado de b7. Una balista no puede volver: elige bien el momento.
lesson-keres-soldier_ballista-ballista-wrong-side = La balista no va de lado ni hacia atrás, solo recto hacia delante.
lesson-keres-soldier_ballista-open = Tu soldado de f4 está ante la balista. ¿Con qué captura abre la columna y ataca además una torre?
lesson-keres-soldier_ballista-open-right = La balista apuntaba al rey y el soldado a la torre de h6. Las negras solo podían responder a una amenaza.
lesson-keres-soldier_ballista-open-wrong-other = Así también se abre la columna, pero desde e5 el soldado no amenaza nada más. Captura el otro caballo.

lesson-keres-promotion = La última fila
lesson-keres-promotion-soldier = En la última fila un soldado se convierte siempre en paladín. Lleva allí el soldado de d8.
lesson-keres-promotion-soldier-right = ¡Ya es un paladín! Va tanto hacia delante como hacia atrás.
lesson-keres-promotion-ballista = Allí una balista se convierte en torre. El rey de a9 está encerrado por sus propios soldados. ¡Gana en dos jugadas!
lesson-keres-promotion-ballista-right = La nueva torre barrió la fila y el rey no tenía adónde ir.
lesson-keres-promotion-ballista-wrong-short = No te pares a medio camino: en h9 la balista se convierte enseguida en torre.

lesson-keres-stacking = Pilas
lesson-keres-stacking-climb = Una pieza puede acabar su jugada sobre una amiga que esté sola. Haz que el caballo de e3 suba sobre el soldado de d5.
lesson-keres-stacking-climb-right = Ahora los dos están en d5: es una pila, el soldado abajo y el caballo arriba.
lesson-keres-stacking-friends = En una pila caben dos piezas, y un rey nunca forma parte de ella. Encuentra todas las jugadas de la torre de d4.
lesson-keres-stacking-friends-right = Puede subir sobre el soldado solo de b4; la pila de d6 está llena y el rey de f4 no lleva a nadie.

lesson-keres-whole_stack = La pila entera se mueve
lesson-keres-whole_stack-both = Una pila tiene las jugadas de sus dos piezas. Con el paladín de abajo va en línea recta: ¡captura el caballo de e6!
lesson-keres-whole_stack-both-right = Fueron las dos juntas. Paladín y guardia en una pila van una o dos casillas en las ocho direcciones.
lesson-keres-whole_stack-both-wrong-guard = Esa es una jugada diagonal del guardia. Esta vez usa las jugadas rectas del paladín de abajo.
lesson-keres-whole_stack-jump = El caballo de abajo lleva la torre. ¿Qué jugada de la pila de e5 gana?
lesson-keres-whole_stack-jump-right = La pila entera saltó como su caballo, justo sobre el rey de f7.
lesson-keres-whole_stack-jump-wrong-greed = La torre de e8 es un buen premio, pero piensa en el caballo de abajo: ve al rey.
lesson-keres-whole_stack-friend = Una pila entera nunca cae sobre una amiga; la de arriba sí puede, sola. Pon el alfil de d4 sobre el soldado de f6.
lesson-keres-whole_stack-friend-right = El caballo se queda en d4, y en f6 hay una pila nueva.

lesson-keres-top_alone = La de arriba, sola
lesson-keres-top_alone-leave = La de arriba puede irse sola con sus jugadas; la de abajo se queda. Encuentra todas las capturas de la pila de d3, entera o solo la de arriba.
lesson-keres-top_alone-leave-right = En b5 y f5 puede capturar la pila o el guardia solo; en d6 solo la pila entera, que va como su torre.
lesson-keres-top_alone-whole = Dos jugadas distintas capturan el caballo de f6: la pila entera o el alfil solo. ¡Cuidado con el guardia de a5, y elige!
lesson-keres-top_alone-whole-right = Bien elegido: nadie quedó atrás en c3, así que el guardia no captura nada.
lesson-keres-top_alone-whole-wrong-left = La torre queda atrás en c3 y el guardia de a5 la captura.
lesson-keres-top_alone-top = La pila de e3 cubre a tu rey de la torre de e8. Captura el alfil de g5 y elige quién va.
lesson-keres-top_alone-top-right = El guardia capturó, y el paladín se quedó en e3 delante del rey.
lesson-keres-top_alone-top-wrong-open = Si se va la pila entera, la columna queda abierta y la torre de e8 captura a tu rey.
lesson-keres-top_alone-one = Encuentra todas las jugadas de la pila de a2: las de ambas piezas juntas y las del guardia solo.
lesson-keres-top_alone-one-right = Tres casillas, de dos maneras cada una. A b3 podían llevar la pila tanto el soldado como el guardia, y es una misma jugada.
lesson-keres-top_alone-bottom = La pieza de abajo nunca se va sola. Captura la torre de e8 con la torre de e3: la de arriba va con ella.
lesson-keres-top_alone-bottom-right = Así es: se va la de arriba sola o se van las dos; la de abajo sola, nunca.
lesson-keres-top_alone-bottom-wrong-alone = La de arriba es un guardia: sola no puede ir en línea recta.

lesson-keres-stack_taken = Dos de un golpe
lesson-keres-stack_taken-two = Quien captura una pila se lleva sus dos piezas. ¿Cuál es la mejor captura de la torre de e4?
lesson-keres-stack_taken-two-right = Caballo y guardia en una jugada: vale más que una torre.
lesson-keres-stack_taken-two-wrong-one = Eso es una torre. En h4 consigues dos piezas en una jugada.
lesson-keres-stack_taken-guarded = El soldado de h7 defiende el caballo de g6. Captura el caballo, pero elige de modo que pierdas lo menos posible.
lesson-keres-stack_taken-guarded-right = Si el soldado recaptura, pierdes solo el alfil; tu torre está a salvo en d3.
lesson-keres-stack_taken-guarded-wrong-both = El soldado recaptura en g6, y se pierden a la vez torre y alfil.

lesson-keres-stack_promotion = Pilas en la última fila
lesson-keres-stack_promotion-both = En la última fila se coronan tanto la de arriba como la de abajo. ¡Elige la jugada a d9 que más consigue!
lesson-keres-stack_promotion-both-right = El soldado se convirtió en paladín y la balista en torre, las dos en una jugada.
lesson-keres-stack_promotion-both-wrong-top = La balista se convierte en torre, pero el soldado se queda en d8. ¡Llévalo contigo!
lesson-keres-stack_promotion-joined = También cuenta subir sobre una amiga en la última fila. Haz que el soldado de g8 suba sobre la torre de h9.
lesson-keres-stack_promotion-joined-right = Un paladín va sobre la torre: coronado y apilado en una jugada.
lesson-keres-stack_promotion-joined-wrong-empty = Así también se corona, pero esta vez ha de subir sobre la torre de h9.

lesson-keres-draws = Tablas
lesson-keres-draws-forty = Cuarenta jugadas seguidas, contando las de ambos bandos, sin capturas son tablas. Esta es la cuarenta. ¡Mantén viva la partida!
lesson-keres-draws-forty-right = La captura reinicia la cuenta, y llevas mucha ventaja.
lesson-keres-draws-forty-wrong-quiet = Sin captura la partida acaba ahora en tablas. ¡Algo se puede capturar!
lesson-keres-draws-cannot = Si ningún bando puede ganar, son tablas. Llevas las negras y el soldado de c8 está cerca de su meta. ¡Sálvate!
lesson-keres-draws-cannot-right = ¡Tablas! Un rey solo no puede ganar, ni con un caballo, ni con guardias o alfiles todos en casillas de un color.
lesson-keres-draws-cannot-wrong-late = Entonces el soldado se convierte en paladín y las blancas pueden ganar. ¡Detenlo mientras puedas!
lesson-keres-draws-again = Volver a la misma posición no son tablas en Keres, por más veces que ocurra. Solo cuentan las cuarenta jugadas.
lesson-keres-draws-stuck = Quien no tiene jugada legal hace tablas. Es tan raro que solo ocurre con un montón como el de las blancas: nadie puede moverse.

lesson-keres-notation = Anotar las jugadas
lesson-keres-notation-letters = Las jugadas se anotan con letra y casilla: Rxb8 es una captura. Una pila nombra ambas piezas, primero la de abajo: PGe4.
lesson-keres-notation-stacks = PG^xc6 dice que el guardia deja a su paladín y captura; Nd5 es una jugada simple.
lesson-keres-notation-ride = Nd4+S dice que el caballo sube sobre un soldado; Lb9=R, que una balista se convierte en torre, como aquí al final.

lesson-keres-plans = Planes
lesson-keres-plans-shield = La torre de e8 apunta a tu rey. Interpón en e3 el guardia o la pila entera, ¡y elige bien!
lesson-keres-plans-shield-right = Si la torre captura el guardia, tu soldado de f2 captura la torre. Tu torre no arriesgó nada.
lesson-keres-plans-shield-wrong-both = El rey queda a salvo, pero la torre de e8 se llevaría dos piezas a la vez. Para tapar basta una.
lesson-keres-plans-ferry = Una balista no puede dejar su columna, pero un caballo puede llevarla. Ponla donde el rey de i9 esté perdido.
lesson-keres-plans-ferry-right = En i6 la balista domina la columna abierta: se quede o vaya a i8, el rey cae igualmente.
lesson-keres-plans-ferry-wrong-up = En esta columna solo hay un soldado que ganar. El rey está en otra.
lesson-keres-plans-smother = El rey de h9 no tiene ninguna casilla libre al lado. Una jugada tranquila y nada puede salvarlo.
lesson-keres-plans-smother-right = El caballo de f8 capturará al rey enseguida: no puede apartarse, y nadie puede capturar el caballo.
lesson-keres-plans-smother-wrong-rook = Una torre está bien, el rey está mejor. ¿Desde dónde alcanza el caballo h9?
lesson-keres-plans-carry = En a8 un soldado lleva encima un caballo. ¿Qué pasa cuando ambos llegan a la última fila? ¡Encuentra la jugada ganadora!
lesson-keres-plans-carry-right = En c9 el soldado es un paladín, a dos casillas del rey, que no tiene adónde ir: cae en la próxima jugada.
lesson-keres-plans-carry-wrong-alone = El caballo solo no ataca al rey desde c9. Lleva también el soldado: allí se corona.
lesson-keres-plans-spear = Todas las casillas en torno al rey de f7 están ocupadas o se pueden dominar. Trae la pila de a5 y captura al rey.
lesson-keres-plans-spear-right = Como torre la pila llegó a e5, como caballo golpeó: dos maneras de ir en una sola pila.
lesson-keres-plans-spear-wrong-alone = La torre sola deja el caballo en a5, y es el caballo quien debe golpear.
lesson-keres-plans-play = Así empieza una partida. Abre caminos con los soldados, haz que las piezas lentas viajen con las rápidas y cuida tu rey en cada jugada.
