### Las reglas de Cyvasse.

rules-cyvasse-board = El tablero y el objetivo
rules-cyvasse-board-text =
    Dos ejércitos de 23 mueven por turnos; empiezan las blancas. Captura el rey rival y habrás ganado; si un mapa da a un bando varios reyes, todos. No hay jaque.

    El tablero tiene 88 casillas de seis lados, cada una con hasta seis vecinas. Una línea recta sigue una de las seis direcciones. Tus casillas de delante son las dos vecinas del lado del rival.

    Las columnas van inclinadas: sus letras van de la a a la l, las filas del 1 al 9.
rules-cyvasse-board-start = El mapa estándar al comienzo.
rules-cyvasse-board-neighbours = Una casilla y sus seis vecinas.

rules-cyvasse-men = Cómo se mueven las piezas
rules-cyvasse-men-text = Los puntos muestran adónde puede caminar una pieza en campo abierto; los anillos, dónde ataca.

rules-cyvasse-numbers = Las piezas en números
rules-cyvasse-numbers-text = La armadura es cuántas atacantes hacen falta para poder capturar una pieza. Los pasos, cuánto camina; el ataque, hasta dónde ataca.

rules-cyvasse-walking = Caminar
rules-cyvasse-walking-text =
    Una jugada es una marcha de tantos pasos como la pieza pueda dar, de vecina en vecina, girando a voluntad. Acaba en una casilla vacía que no sea montaña.

    Nadie pasa a través de una rival. Todas pasan a través de las piezas de su bando, excepto el elefante.
rules-cyvasse-walking-turns = El jinete rodea al caballero negro hasta g5.

rules-cyvasse-ground = Montañas y agua
rules-cyvasse-ground-text =
    Nadie se queda en una montaña, y nadie la atraviesa salvo el dragón.

    El agua acaba la marcha: quien entra en una casilla de agua se detiene allí, también el dragón. En un turno posterior sale del agua y camina como siempre.
rules-cyvasse-ground-water = El jinete se detiene en el agua y sigue un turno después.
rules-cyvasse-ground-dragon = Solo el dragón cruza las montañas.

rules-cyvasse-spearmen = Los lanceros cierran el paso
rules-cyvasse-spearmen-text =
    El lancero ataca y captura solo en sus dos casillas de delante, y las cierra: una rival puede entrar en una o salir de ella, pero no cruzarla en una misma marcha.

    El dragón pasa volando.
rules-cyvasse-spearmen-bars = El caballero debe parar en g5, que vigila el lancero; al turno siguiente sigue.

rules-cyvasse-attack = Ataque, armadura y captura
rules-cyvasse-attack-text =
    Una pieza ataca a una rival en línea recta dentro de su alcance. Las piezas y el agua de en medio no importan; una montaña detiene el ataque, menos el del fundíbulo. El dragón vuela sobre las montañas, pero no ataca por encima de ellas.

    La armadura que queda es la de la pieza menos el número de sus atacantes. La que ya no tiene armadura, ni una torre al lado, se puede capturar.

    Quien captura no necesita atacarla: camina recto hasta ella, como mucho tanto como sus pasos o su ataque, lo que sea más, y no a través de agua, montañas, piezas o casillas cerradas. El ballestero y la torre nunca capturan.
rules-cyvasse-attack-breaks = El elefante viene a atacar también: el miliciano se queda sin armadura y es capturado.
rules-cyvasse-attack-two = Armadura 2: el miliciano y el ballestero atacan al caballero, y el jinete lo captura.

rules-cyvasse-tower = Las torres
rules-cyvasse-tower-text =
    La torre no se mueve, no ataca ni captura. Pero una pieza junto a una torre de su bando no se puede capturar, la ataquen cuantas la ataquen.

    Las torres no protegen a otras torres: la que se queda sin armadura puede ser capturada.
rules-cyvasse-tower-protects = Dos ballesteros están junto a la torre, a salvo; el de i4, no.

rules-cyvasse-trebuchet = El fundíbulo dispara
rules-cyvasse-trebuchet-text =
    El fundíbulo no camina hasta lo que captura. Le dispara en línea recta, de dos a cuatro casillas, por encima de piezas y montañas, y se queda donde está.

    Su blanco no debe tener armadura ni una torre al lado. El ataque del propio fundíbulo cuenta. No alcanza a sus vecinas.
rules-cyvasse-trebuchet-shoots = El fundíbulo dispara al rey de g9, por encima de todo lo que hay en medio.

rules-cyvasse-layout = Desplegar un ejército
rules-cyvasse-layout-text =
    Se puede jugar un mapa tal como viene, o cada bando despliega su ejército en su mitad: las blancas en las filas 1 a 4, las negras en las filas 6 a 9. La fila 5 queda vacía.

    Nadie se pone en una montaña; en el agua, sí. Cada despliegue queda oculto al otro hasta que ambos están listos.
rules-cyvasse-layout-half = El ejército blanco en el mapa estándar.

rules-cyvasse-ends = Cómo acaba la partida
rules-cyvasse-ends-text =
    Ganas al capturar el último rey rival; cuando al rival solo le quedan torres, o nada; cuando no tiene jugada legal; cuando se rinde o se le acaba el tiempo.

    Son tablas al momento: cincuenta jugadas de cada bando sin captura, o la misma posición por tercera vez. Las tablas pueden acordarse en todo momento.

    Si se dan varios finales a la vez, vale el primero de este orden: rey capturado, solo torres, sin jugadas, cincuenta jugadas, repetición.
rules-cyvasse-ends-king = El jinete ataca al rey: se queda sin armadura, y el jinete lo captura.

rules-cyvasse-notation = Notación
rules-cyvasse-notation-text = Una letra y la casilla: Rg4; x si captura: Dxe7; * si dispara: B*g6. Las letras son las inglesas: M miliciano, S lancero, R jinete, N caballero, E elefante, C ballestero, B fundíbulo, D dragón, T torre, K rey.
