### Las reglas de Keres.

rules-keres-board = El tablero y el objetivo
rules-keres-board-text =
    Dos jugadores mueven por turnos en nueve por nueve casillas; empiezan las blancas. Captura el rey rival y habrás ganado.

    Lo especial de Keres: las piezas se suben unas sobre otras, de dos en dos, y una pila se mueve como sus dos piezas.

    Nadie pasa a través de otra pieza; solo el caballo salta. Todas capturan tal como se mueven.
rules-keres-board-start = El comienzo. Las negras están como las blancas, giradas.

rules-keres-king = El rey
rules-keres-king-text =
    No hay jaque ni mate. Nada prohíbe dejar el rey donde se pueda capturar, así que mira dos veces antes de mover.

    El rey va una casilla en cualquier dirección. Nunca forma parte de una pila: ni se sube a nadie, ni nadie se sube a él.
rules-keres-king-taken = El rey negro está expuesto en la columna: la torre lo captura y gana.

rules-keres-men = Cómo se mueven las piezas
rules-keres-men-text = Cada dibujo muestra una pieza sola en el tablero. Hacia delante es hacia arriba para las blancas y hacia abajo para las negras.

rules-keres-stacking = Formar una pila
rules-keres-stacking-text =
    Una pieza puede acabar su jugada sobre una amiga que esté sola y no sea rey. Se convierte en la de arriba de una pila de dos.

    Una pila de dos está llena: nadie más se sube a ella.
rules-keres-stacking-climbs = El caballo va sobre el soldado de d5: ahora son una pila.

rules-keres-stack = Mover una pila
rules-keres-stack-text =
    Una pila se mueve entera, con las jugadas de sus dos piezas: una torre con un caballo encima va como torre o como caballo.

    Una pila entera nunca cae sobre una amiga. Quien captura una pila captura sus dos piezas.
rules-keres-stack-both = Un guardia sobre un paladín: juntos van una o dos casillas en recto o en diagonal.
rules-keres-stack-taken = La torre captura la pila de h4: las dos piezas salen del tablero.

rules-keres-unstacking = La de arriba se va
rules-keres-unstacking-text =
    La pieza de arriba puede irse sola, solo con sus propias jugadas: a una casilla vacía, capturando, o sobre otra amiga sola. La de abajo se queda, y nunca se va sola.

    Donde podrían ir tanto la pila entera como la de arriba sola, son dos jugadas distintas, y se elige.
rules-keres-unstacking-leaves = El guardia deja la torre de d3 y captura el caballo de f5.
rules-keres-unstacking-changes = El alfil deja el caballo de d4 y se sube al soldado de f6.

rules-keres-promotion = La coronación
rules-keres-promotion-text =
    En la última fila todo soldado se convierte en paladín y toda balista en torre. No se elige.

    Vale para las dos piezas de una pila, la de arriba y la de abajo, y también cuando una pieza se sube allí a otra.
rules-keres-promotion-becomes = Una balista sobre un soldado llega a d9: queda una torre sobre un paladín.

rules-keres-ends = Cómo acaba la partida
rules-keres-ends-text =
    Gana quien captura el rey; también quien ve rendirse al rival o acabarse su tiempo.

    Son tablas al momento: cuarenta medias jugadas seguidas sin captura (veinte de cada bando); un jugador sin jugada legal; y cuando nadie puede ganar. Un bando no puede ganar con solo su rey, con rey y un caballo solo, o con nada más que alfiles y guardias, incluidas las pilas que tengan uno, todos en casillas de un color.

    Una posición repetida no es por sí misma tablas. Las tablas pueden acordarse en todo momento.
rules-keres-ends-last = Un caballo lleva una torre: la pila salta a f7, sobre el rey.

rules-keres-notation = Notación
rules-keres-notation-text =
    Una letra y la casilla: Rc5; x si captura: Gxe6. Las letras son las inglesas: K rey, R torre, B alfil, N caballo, P paladín, G guardia, S soldado, L balista.

    Una pila nombra a las dos, la de abajo primero: PGe4. Cuando la de arriba se va sola: PG^e4. Al subirse se añade a quién: Sd5+N. La coronación es =P o =R.
