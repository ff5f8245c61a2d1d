### Lo que dicen las lecciones de Ajedrez a cuadros.

lesson-checkered-born = Nacen las piezas a cuadros
lesson-checkered-born-born = Todas las jugadas son las del ajedrez, pero una captura deja una pieza a cuadros. ¡Captura la torre de a6 con la tuya de a1!
lesson-checkered-born-born-right = Mira: ni blanca ni negra. En a6 hay una torre a cuadros, y es de ambos bandos.
lesson-checkered-born-pawn = Pasa lo mismo con toda pieza, menos el rey. Captura el peón de d5 con el peón de e4.
lesson-checkered-born-pawn-right = Un peón a cuadros en d5. Y ahora les toca a las negras.
lesson-checkered-born-moves = Quien tiene el turno mueve las piezas a cuadros como propias: jugado por las negras, el peón va hacia abajo.

lesson-checkered-nature = Elegir la naturaleza
lesson-checkered-nature-victim = Tú eliges qué queda: la pieza que captura o la capturada. Tu torre captura el peón de h5; ¡cuida tu dama de c5!
lesson-checkered-nature-victim-right = Un peón en h5 no hace daño: a las negras no les sirve de nada.
lesson-checkered-nature-victim-wrong-rook = Una torre a cuadros en h5 será de las negras al turno siguiente: recorre la fila y captura tu dama.
lesson-checkered-nature-captor = Tu alfil captura la dama de g7. ¿Qué debe quedar ahí cuando muevan las negras? ¡Cuida tu torre de g3!
lesson-checkered-nature-captor-right = Un alfil no tiene nada que capturar desde g7. Antes de elegir, mira el tablero con los ojos del otro bando.
lesson-checkered-nature-captor-wrong-queen = Como dama sería de las negras en la jugada siguiente y capturaría tu torre de g3.

lesson-checkered-promotion_and_king = La coronación y el rey que captura
lesson-checkered-promotion_and_king-promote = Un peón que captura en la última fila se corona y queda a cuadros. ¡Elige lo que menos sirva a las negras en h8!
lesson-checkered-promotion_and_king-promote-right = El caballo de h8 no alcanza nada tuyo. Hasta una coronación es un regalo para ambos bandos.
lesson-checkered-promotion_and_king-promote-wrong-file = Miraría columna abajo: las negras capturarían con ella tu torre de h2.
lesson-checkered-promotion_and_king-promote-wrong-diagonal = Desde h8 un alfil mira por la gran diagonal: las negras capturarían con él tu dama de b2.
lesson-checkered-promotion_and_king-king = Cuando captura un rey no nace nada a cuadros. Captura el peón de d2 con tu rey.
lesson-checkered-promotion_and_king-king-right = El peón simplemente desaparece y el rey sigue siendo blanco.

lesson-checkered-shared = Tuyas y suyas
lesson-checkered-shared-yours = El caballo a cuadros de d4 es tuyo ahora. Solo captura rivales, con una u otra naturaleza. ¡Encuentra todas sus jugadas!
lesson-checkered-shared-yours-right = Están todas, con ambas naturalezas en c6 y e6. A tu propio peón de b3 no lo toca.
lesson-checkered-shared-nobody = Nadie captura una pieza a cuadros. Encuentra todas las jugadas de la torre de d3.
lesson-checkered-shared-nobody-right = Hasta el peón de d6, pero no sobre él; la torre negra de a3, en cambio, se captura como siempre.
lesson-checkered-shared-nobody-wrong-taken = El peón de d6 es a cuadros: también es tuyo, y nadie lo captura.
lesson-checkered-shared-down = Ahora llevas las negras. Un peón a cuadros va en la dirección de quien lo mueve: encuentra todas las jugadas del de d5.
lesson-checkered-shared-down-right = Hacia abajo: a d4 o sobre el peón blanco de e4.
lesson-checkered-shared-down-wrong-up = Hacia arriba van las blancas. Llevas las negras: tus peones van hacia abajo.

lesson-checkered-chain = Captura tras captura
lesson-checkered-chain-chain = Una pieza a cuadros que captura deja otra a cuadros, con la misma elección. Encuentra las dos capturas del caballo de d4.
lesson-checkered-chain-chain-right = Caballo o torre, como prefieras: en f5 queda de todos modos una pieza a cuadros.
lesson-checkered-chain-which = La dama a cuadros captura la torre de b4. ¿Qué debe quedar? ¡Cuida tu torre de d2!
lesson-checkered-chain-which-right = Ahora hay una dama menos, y la torre de b4 no tiene nada que capturar.
lesson-checkered-chain-which-wrong-queen = La dama sigue ahí, y ahora la mueven las negras: por la diagonal hasta tu torre de d2.

lesson-checkered-no_way_back = Sin vuelta inmediata
lesson-checkered-no_way_back-back = Las negras acaban de mover la torre a cuadros de c7 a c4. Puedes moverla, pero no devolverla enseguida. ¡Encuentra todas sus jugadas!
lesson-checkered-no_way_back-back-right = A todas partes menos a c7. La regla dura esta única jugada, y no vale tras una captura.
lesson-checkered-no_way_back-back-wrong-back = Acaba de llegar de c7: no puede volver enseguida, o la partida nunca avanzaría.
lesson-checkered-no_way_back-trap = Un jaque se puede parar moviendo la pieza a cuadros que lo da, si tiene adónde ir. ¡Encuentra el mate!
lesson-checkered-no_way_back-trap-right = ¡Mate! Desde f7 el caballo solo podía ir a g5, vuelta inmediata, y eso está prohibido.
lesson-checkered-no_way_back-trap-wrong-pawn = Un peón es poco, y el caballo que captura puede ir luego adonde quiera. Busca una jugada tranquila.

lesson-checkered-two_squares = La salida de dos casillas
lesson-checkered-two_squares-anyone = Cualquier peón en una casilla inicial puede avanzar dos, también uno a cuadros. Encuentra todas las jugadas del de c2.
lesson-checkered-two_squares-anyone-right = Una casilla o dos, como en el ajedrez.
lesson-checkered-two_squares-once = Pero cada casilla inicial sirve para ello una sola vez por partida, y c2 ya se usó. Mueve el peón hasta donde pueda.
lesson-checkered-two_squares-once-right = Solo c3. Si no, un peón a cuadros podría ir y venir y avanzar dos una y otra vez.
lesson-checkered-two_squares-once-wrong-used = La salida de dos casillas desde c2 ya se hizo en esta partida.

lesson-checkered-en_passant = Al paso
lesson-checkered-en_passant-take = El peón negro acaba de ir de d7 a d5. Los peones comunes se capturan al paso como en el ajedrez: ¡hazlo!
lesson-checkered-en_passant-take-right = Una captura como cualquier otra: el peón de d6 queda a cuadros.
lesson-checkered-en_passant-not = Un peón a cuadros nunca captura al paso mientras es de ambos. Encuentra todas las jugadas del de e5.
lesson-checkered-en_passant-not-right = Eso es: va a e6 o captura en f6, y el peón de d5 no tiene nada que temer.
lesson-checkered-en_passant-not-wrong-ep = Aquí solo captura al paso un peón común; el de e5 es a cuadros.
lesson-checkered-en_passant-stepped = Tampoco se responde así a la salida de un peón a cuadros: el peón blanco lo deja pasar, pero las blancas pueden moverlo.

lesson-checkered-check = Jaque
lesson-checkered-check-shared = Las piezas a cuadros atacan a un rey tal como las movería el rival: la torre de g5 da jaque. ¿Cuál es la mejor respuesta?
lesson-checkered-check-shared-right = ¡Te toca moverla a ti! Usaste la misma torre que daba jaque y capturaste con ella la de d5.
lesson-checkered-check-shared-wrong-run = El rey no tiene que huir: la torre de g5 es tuya ahora. ¿Qué puede capturar?
lesson-checkered-check-spot = Ninguna jugada puede dejar a tu rey atacado, y la pieza que queda a cuadros cuenta enseguida. ¡Captura el peón de g7 legalmente!
lesson-checkered-check-spot-right = Como peón es inofensivo; como torre habría atacado a tu propio rey.
lesson-checkered-check-spot-wrong-own = Como torre en g7 sería enseguida de las negras, y tu rey de g1 está en su columna.
lesson-checkered-check-castle = El enroque cuenta los ataques igual. El alfil a cuadros de c4 mira a f1: ¡enroca hacia donde puedas!
lesson-checkered-check-castle-right = Por el lado de la dama el camino está libre: nadie ataca c1 ni d1.

lesson-checkered-mate = Jaque mate
lesson-checkered-mate-mate = Dos torres pueden dar jaque en la última fila, pero las negras también pueden usar el alfil de g5. ¿Qué jaque es mate?
lesson-checkered-mate-mate-right = ¡Mate! Entre e8 y el rey solo está f8, y el alfil no llega.
lesson-checkered-mate-mate-wrong-block = Desde a8 el camino hasta el rey es largo: las negras interponen el alfil a cuadros en d8.
lesson-checkered-mate-stalemate = Sin jaque es ahogado, tablas: el rey negro no puede moverse y a4 frena al peón de a5. Tomar las piezas a cuadros no cuenta como jugada.

lesson-checkered-checkered_side = Tomar las piezas a cuadros
lesson-checkered-checkered_side-take = Una vez por partida, antes de mover, puedes tomar para siempre las piezas a cuadros. El otro bando tendrá blancas y negras. ¡Tómalas!
lesson-checkered-checkered_side-take-right = La torre y el caballo son tuyos hasta el final, y de nadie más. Y mueves enseguida.
lesson-checkered-checkered_side-not_yet = No mientras una pieza a cuadros ataque a un rey. La torre de e5 te da jaque: sácala antes de la columna, sin capturar.
lesson-checkered-checkered_side-not_yet-right = Ahora ningún rey está atacado. Pero para tomarlas hay que esperar tu turno: ahora les toca a las negras.
lesson-checkered-checkered_side-shut = Tampoco se pueden tomar si no tendrían ninguna jugada, como este peón solo de a4, encerrado por ambos lados.
lesson-checkered-checkered_side-in_check = Se puede hacer incluso en jaque. La torre negra de e1 ataca a tu rey: ¡deja el rey y los apuros al otro bando!
lesson-checkered-checkered_side-in_check-right = Se acabó el jaque: las piezas comunes ya no se atacan. También acaban el derecho al paso y la prohibición de volver enseguida.
lesson-checkered-checkered_side-in_check-wrong-run = El rey puede huir, pero las negras siguen atacando. Puedes librarte de toda la preocupación.
lesson-checkered-checkered_side-at_once = Quien las toma mueve enseguida. ¡Toma las piezas a cuadros y da mate con la torre de d3!
lesson-checkered-checkered_side-at_once-right = ¡Mate en d8! Ya nadie más puede mover esa torre, así que el jaque se mantiene.
lesson-checkered-checkered_side-at_once-wrong-early = Mientras la torre sea de ambos, las negras simplemente la sacan de d8. ¡Toma antes las piezas a cuadros!
lesson-checkered-checkered_side-at_once-wrong-white = El rey blanco de g1 se aparta a g2. ¿Qué rey no tiene salida?

lesson-checkered-everyone_else = A cuadros contra todas
lesson-checkered-everyone_else-foes = Ahora tienes las piezas a cuadros, y blancas y negras son rivales por igual. ¡Encuentra todas las capturas de la torre de d4!
lesson-checkered-everyone_else-foes-right = Dos blancas y dos negras. Desde ahora las capturas no engendran nada: lo capturado desaparece.
lesson-checkered-everyone_else-together = Ahora desde el otro lado: el rival tomó las piezas a cuadros y tú tienes blancas y negras. ¡Encuentra todas las capturas!
lesson-checkered-everyone_else-together-right = Torre blanca, torre negra, alfil y caballo luchan juntos. Las piezas comunes ya nunca se capturan entre sí.

lesson-checkered-pawns_both_ways = Peones que van y vienen
lesson-checkered-pawns_both_ways-ways = Tus peones a cuadros van y capturan ahora hacia arriba y hacia abajo. Encuentra todas las jugadas del de d4.
lesson-checkered-pawns_both_ways-ways-right = Dos pasos y dos capturas. También al paso capturan en ambos sentidos.
lesson-checkered-pawns_both_ways-knight = Se coronan en la fila 1 y en la 8. Elige qué será el peón en d1: ¡piensa en los dos reyes!
lesson-checkered-pawns_both_ways-knight-right = Un caballo en d1 ataca a los dos reyes a la vez. Solo uno puede apartarse: ¡mate!
lesson-checkered-pawns_both_ways-knight-wrong-nobody = Eso no es mate: el otro bando aún tiene respuesta. ¿Qué pieza ataca f2 y b2 desde d1?
lesson-checkered-pawns_both_ways-passing = El peón a cuadros acaba de ir de d7 a d5. Ahora los peones comunes pueden capturarlo al paso: ¡hazlo con el peón de e5!
lesson-checkered-pawns_both_ways-passing-right = Fuera, y no nació nada nuevo: una pieza a cuadros menos.

lesson-checkered-two_kings = Dos reyes que cuidar
lesson-checkered-two_kings-both = Con blancas y negras tienes dos reyes y ninguno puede quedar atacado. El caballo de d5 ataca a los dos: ¡encuentra la salida!
lesson-checkered-two_kings-both-right = La única: se apartara el rey que se apartara, el otro seguiría atacado.
lesson-checkered-two_kings-shield = El caballo a cuadros de e4 se puede capturar de dos maneras, pero una descubre a un rey. ¿Cuál es la buena?
lesson-checkered-two_kings-shield-right = El alfil negro estaba libre para golpear, y el caballo de c3 sigue cubriendo al rey blanco.
lesson-checkered-two_kings-shield-wrong-pinned = El caballo de c3 cubre al rey blanco del alfil a cuadros de a5: debe quedarse.
lesson-checkered-two_kings-beside = Tus reyes son ahora amigos y pueden estar uno junto al otro. Encuentra todas las jugadas del rey blanco de d3.
lesson-checkered-two_kings-beside-right = Las ocho casillas, entre ellas d4 y e4, junto al rey negro.
lesson-checkered-two_kings-castle = Los dos reyes pueden enrocar según sus derechos; solo atacan las piezas a cuadros. ¡Enroca con el rey negro!
lesson-checkered-two_kings-castle-right = Les toca a las blancas y enroca el rey negro. Ahora mandas sobre ambos.

lesson-checkered-ends = Cómo termina
lesson-checkered-ends-last = Cuando no queda ninguna pieza a cuadros, pierde su bando. ¡Captura la última, la torre de f6!
lesson-checkered-ends-last-right = Victoria de blancas y negras juntas.
lesson-checkered-ends-last-wrong-own = El caballo de f3 lucha ahora de tu lado: las piezas comunes nunca se capturan entre sí.
lesson-checkered-ends-mate = El bando a cuadros gana si da mate a uno u otro rey; sin ataque sería ahogado. ¿A qué rey da mate tu dama?
lesson-checkered-ends-mate-right = El rey blanco de h1 está atrapado tras sus propios peones. Los dos reyes pierden juntos.
lesson-checkered-ends-mate-wrong-block = La torre de e7 vuelve a e8 y lo para. ¡Mira al otro rey!
lesson-checkered-ends-stuck = Si el bando a cuadros no tiene jugada legal, es ahogado: aquí el único peón está encerrado en a4 por ambos lados.

lesson-checkered-draws = Tablas
lesson-checkered-draws-fifty = Cincuenta jugadas de cada bando sin capturas ni movimientos de peón son tablas, como también un acuerdo. ¡Mantén viva esta partida!
lesson-checkered-draws-fifty-right = Mover cualquier peón reinicia la cuenta. Aquí ninguna posición es tablas por falta de piezas.
lesson-checkered-draws-third = Cuando la misma posición, con los mismos derechos y dueños, aparece por tercera vez, son tablas en el acto.

lesson-checkered-notation = Anotar las jugadas
lesson-checkered-notation-nature = Las jugadas se anotan como en el ajedrez. Rxh4=P dice que la torre capturó en h4 y dejó un peón.
lesson-checkered-notation-side = S dice que se toman las piezas a cuadros; sigue la jugada del mismo jugador, aquí Rb4.

lesson-checkered-plans = Planes
lesson-checkered-plans-first = Lo que tú no uses lo usará el otro: el caballo de e5 puede capturar una u otra dama. ¡Encuentra tu mejor jugada!
lesson-checkered-plans-first-right = La dama negra ya no está, la tuya está fuera de alcance y el caballo de c6 no tiene nada que capturar.
lesson-checkered-plans-first-wrong-side = Ahora no: con una sola pieza a cuadros la perderías pronto, y con ella la partida.
lesson-checkered-plans-first-wrong-queen = Una dama a cuadros en c6 será de las negras: captura en g2, justo al lado de tu rey.
lesson-checkered-plans-first-wrong-away = Tu dama se mueve, pero la suya se podía capturar. Las ocasiones con piezas compartidas duran una jugada.
lesson-checkered-plans-hunt = Tienes blancas y negras. El último caballo se esconde en a8, con salidas a b6 y c7: ¡cierra la abierta y captúralo!
lesson-checkered-plans-hunt-right = Tenía que mover, y la torre esperaba en la séptima fila. En b6 lo habría capturado el peón negro.
lesson-checkered-plans-hunt-wrong-open = El peón de a7 vigila b6, pero por c7 el caballo escapa. ¿Desde dónde lo vigila la torre?
lesson-checkered-plans-play = Así empieza una partida. Antes de cada captura pregúntate qué hará el otro bando con lo que dejas.
