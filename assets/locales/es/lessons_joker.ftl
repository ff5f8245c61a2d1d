### Lo que dicen las lecciones de ajedrez del Joker.

lesson-joker-board = El tablero grande
lesson-joker-board-look = Nueve por nueve casillas y un Joker por bando: el blanco en g1, el negro en g9. Lo demás es como en ajedrez, más una jugada de peón.
lesson-joker-board-becomes = En la fila nueve el peón blanco se corona: dama, torre, alfil o caballo, nunca Joker. Lleva el peón a a9 y elige la pieza más fuerte.
lesson-joker-board-becomes-right = ¡Una dama! Los peones negros se coronan en la fila uno.
lesson-joker-board-becomes-wrong-rook = La torre es fuerte, pero la dama hace todo lo que ella hace, y más.
lesson-joker-board-becomes-wrong-minor = Serían tablas enseguida: con un solo alfil o caballo nadie puede dar mate.

lesson-joker-joker = El Joker
lesson-joker-joker-leaps = El Joker salta como un caballo, pero solo a casillas vacías. Encuentra todas las jugadas del Joker de d4.
lesson-joker-joker-leaps-right = Seis. El Joker nunca captura ni da jaque: el caballo de e6 no tiene que temer su salto.
lesson-joker-joker-leaps-wrong-never = El Joker no captura nada, así que e6 le está cerrada.
lesson-joker-joker-leaps-wrong-own = En c2 está tu propio peón.
lesson-joker-joker-worth = Un Joker puede ser capturado, pero eso no vale nada. ¿Qué captura del alfil de d4 es buena?
lesson-joker-joker-worth-right = La torre vale cinco, el Joker nada. Capturar un Joker ni siquiera reinicia la cuenta de las cincuenta jugadas.
lesson-joker-joker-worth-wrong-nothing = En g7 solo está el Joker, que no vale nada. En b6 hay algo mejor.

lesson-joker-freezing = Congelar
lesson-joker-freezing-strongest = El Joker congela a la pieza rival más valiosa de su lado. El Joker de d4 retiene tu torre de e5; encuentra todas las jugadas del caballo de c3.
lesson-joker-freezing-strongest-right = La dama vale nueve, la torre cinco, alfil y caballo tres, el peón uno. Habiendo una torre, el caballo queda libre.
lesson-joker-freezing-tie = Alfil y caballo valen lo mismo, así que el Joker de d4 congela a los dos, en e5 y c3. Encuentra todas las jugadas que te quedan.
lesson-joker-freezing-tie-right = Solo podían moverse el rey y el peón de a2. Los reyes y los Jokers nunca se congelan.
lesson-joker-freezing-place = Ahora tu Joker: llévalo al lado de la pieza negra más valiosa.
lesson-joker-freezing-place-right = Junto a d5 está la dama de c6, congelada al instante: no puede moverse ni capturar.
lesson-joker-freezing-place-wrong-rook = Así se congela la torre de h4, pero la dama de c6 vale más.
lesson-joker-freezing-place-hint = La dama está en c6. ¿Qué salto del Joker de e3 acaba a su lado?
lesson-joker-freezing-frees = El Joker de d4 retiene tu torre de e5. Lleva tu dama al lado de ese Joker y mira qué pasa con la torre.
lesson-joker-freezing-frees-right = La dama se congela en cuanto llega, y la torre queda libre: ¡da jaque al rey de e9!

lesson-joker-frozen = Piezas congeladas
lesson-joker-frozen-guards_nothing = Una pieza congelada no ataca nada, así que no protege nada. Se pueden capturar dos caballos; ¿cuál sin peligro?
lesson-joker-frozen-guards_nothing-right = Tu Joker de e8 retiene la torre de d9, así que nadie recaptura en d7.
lesson-joker-frozen-guards_nothing-wrong-guarded = El peón de g5 no está congelado: capturaría tu torre en h4.
lesson-joker-frozen-guards_nothing-hint = ¿Qué pieza negra está congelada junto a tu Joker de e8?
lesson-joker-frozen-no_check = Tu Joker de d7 retiene la torre de e8. Encuentra todas las jugadas del rey de d1: la torre congelada no da jaque.
lesson-joker-frozen-no_check-right = Las cinco, también e1 y e2. Pero una pieza congelada puede ser capturada como cualquier otra.

lesson-joker-leaving = El Joker se va
lesson-joker-leaving-shown = Cuando un Joker se va, lo que retenía sigue congelado un turno más de su dueño. Mira: abre la fila y la dama de g7 no puede huir.
lesson-joker-leaving-still = Ahora llevas las negras: el Joker acaba de dejar tu dama de g7 para ir a e5. Encuentra todas tus jugadas.
lesson-joker-leaving-still-right = Solo se mueve el rey: la dama queda libre después de este turno. Lo que retiene otro Joker del mismo bando sigue congelado.
lesson-joker-leaving-another = Dos Jokers retienen la dama de g7. Uno puede irse y congelar también la torre de c9. Encuentra su salto.
lesson-joker-leaving-another-right = Desde d9 un Joker retiene la torre de c9, y el de h6 sigue reteniendo a la dama.
lesson-joker-leaving-another-wrong-short = d7 no toca c9: un Joker solo retiene en las ocho casillas de su alrededor.
lesson-joker-leaving-another-hint = Deja ir al Joker de f8.

lesson-joker-taken = El Joker es capturado
lesson-joker-taken-free = El Joker de e5 retiene tu dama de d4. Captúralo con el peón de f4: así el hielo acaba al instante.
lesson-joker-taken-free-right = Libre en el mismo momento: la dama de d4 da jaque al rey de d9.

lesson-joker-check = El Joker y el jaque
lesson-joker-check-parry = La torre de a8 da jaque, y el rey de a1 no tiene casilla. ¡Congela a la atacante!
lesson-joker-check-parry-right = Desde b7 el Joker retiene la torre de a8: ya no hay jaque.
lesson-joker-check-ran_out = Tu Joker dejó la torre de e8 hace un turno. Está libre otra vez, ¡y tu rey de e1 está en jaque! Encuentra todas las respuestas.
lesson-joker-check-ran_out-right = Cuatro pasos del rey, o el Joker de vuelta a d7, donde congela la torre otra vez.

lesson-joker-croissant = En Croissant
lesson-joker-croissant-shown = Ambos peones dieron el paso doble y siguen en su columna. El negro va de d6 a d5, junto al tuyo; el tuyo pasa por detrás. Mira.
lesson-joker-croissant-now = Tu turno: el peón de d5 acaba de ponerse junto al tuyo de e5. Ve en diagonal a d6, la casilla que dejó.
lesson-joker-croissant-now-right = ¡En Croissant! No se captura nada, pero el peón de d5 queda congelado un turno. Solo se puede en la jugada inmediata.
lesson-joker-croissant-now-wrong-sideways = Sobre el peón de d5 no: no se captura nada. Pasa por detrás.
lesson-joker-croissant-now-wrong-on = Es una jugada, pero deja pasar En Croissant: el próximo turno será tarde.
lesson-joker-croissant-frozen = Ahora llevas las negras, y pasaron por detrás de tu peón de d5. Este turno está congelado. Encuentra todas tus jugadas.
lesson-joker-croissant-frozen-right = Tras este turno queda libre. El peón blanco cambió de columna y perdió ese derecho; la cuenta de cincuenta empezó de nuevo.
lesson-joker-croissant-held = El peón negro acaba de llegar a d5. Pero el Joker de f4 retiene tu peón de e5. Encuentra todas tus jugadas.
lesson-joker-croissant-held-right = Solo se mueve el rey: un peón congelado no puede hacer En Croissant. Tampoco si deja a tu rey en jaque.
lesson-joker-croissant-held-wrong-cannot = Tu peón de e5 está congelado por el Joker de f4, así que no puede hacer En Croissant.

lesson-joker-castling = El enroque
lesson-joker-castling-both = El rey de e1 va dos casillas hacia una torre; todo debe estar vacío entre ellos, también en el lado largo. Enroca por un lado.
lesson-joker-castling-both-right = La torre cae en la casilla que el rey cruzó: d1 por un lado, f1 por el otro.
lesson-joker-castling-frozen_rook = El Joker negro de h2 retiene una torre, y una torre congelada no enroca. Enroca por el otro lado.
lesson-joker-castling-frozen_rook-right = Rey a c1, torre a d1. Congelarse no quita el derecho a la torre de i1: libre otra vez, se puede enrocar con ella.
lesson-joker-castling-frozen_rook-wrong-frozen = La torre de i1 está congelada por el Joker de h2: ahora no se puede enrocar con ella.
lesson-joker-castling-frozen_rook-hint = La torre de a1 está libre: el rey va a c1.

lesson-joker-ending = Cómo termina
lesson-joker-ending-stalemate = Las piezas congeladas no tienen jugada: congelar la última que puede moverse ahoga a las negras. Mejor da mate.
lesson-joker-ending-stalemate-right = ¡Jaque mate! La dama de h9 ataca por la fila, y el rey de b7 vigila a8 y b8.
lesson-joker-ending-stalemate-wrong-drawn = Desde f4 el Joker congela el caballo de e3. Las negras no tienen jugada ni jaque: ahogado, tablas.
lesson-joker-ending-stalemate-hint = Da jaque por la última fila, desde h9.
lesson-joker-ending-draws = Tablas enseguida: reyes solos, también con un caballo, alfil o Joker, o Jokers en ambos bandos; cincuenta jugadas; la posición por tercera vez.
lesson-joker-ending-notation = La lista de jugadas escribe J para el Joker: Jf3. En Croissant lleva una onda donde una captura lleva la x: e~d6.

lesson-joker-plans = Planes
lesson-joker-plans-mate = Tu Joker de e8 retiene la torre de d8, que ahora no protege nada. Encuentra la jugada más fuerte.
lesson-joker-plans-mate-right = ¡Jaque mate! Libre, la torre habría podido tapar en d9. Congelada, solo mira.
lesson-joker-plans-mate-wrong-rook = La torre de d8 no se escapa. Hay algo mejor: el rey.
lesson-joker-plans-mate-hint = Da jaque por la última fila: ¿quién puede tapar todavía?
lesson-joker-plans-hunt = Una pieza congelada espera. Primero lleva el Joker junto a la dama de c6; luego el peón de b4 se acerca y la captura.
lesson-joker-plans-hunt-right = El Joker no captura nada, pero retiene la presa para los demás.
lesson-joker-plans-hunt-wrong-early = La dama de c6 sigue libre: captura el peón en b5. Primero congélala.
lesson-joker-plans-play = Así empieza una partida. Envía al Joker adonde haya piezas fuertes, y fíjate a quién libera cuando se va.
