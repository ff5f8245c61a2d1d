### Cómo se mueve cada pieza, en una o dos frases; en las fichas y en las reglas.

how-king = Una casilla en cualquier dirección.
how-queen = Cualquier distancia en línea recta o en diagonal.
how-rook = Cualquier distancia en línea recta, por una columna o una fila.
how-bishop = Cualquier distancia en diagonal; nunca cambia de color de casilla.
how-knight = Dos casillas en recto y una de lado, por encima de lo que haya.
how-pawn = Una casilla hacia delante, dos desde su casilla inicial. Captura una casilla en diagonal hacia delante.
how-joker = Como un caballo, pero solo a una casilla vacía. No captura nada y congela a las rivales más fuertes que tiene al lado.
how-paladin = Una o dos casillas en línea recta.
how-guard = Una o dos casillas en diagonal.
how-soldier = Una casilla en diagonal hacia delante. En la última fila se convierte en paladín.
how-ballista = Cualquier distancia recto hacia delante. En la última fila se convierte en torre.
how-militia = Un paso a una casilla vecina. Ataca y captura a sus vecinas.
how-spearman = Un paso. Ataca y captura solo en sus dos casillas de delante, y las cierra al paso.
how-rider = Hasta tres pasos, girando a voluntad. Ataca a sus vecinas y captura hasta a tres casillas en línea recta.
how-cyvasse-knight = Hasta dos pasos. Ataca a sus vecinas y captura hasta a dos casillas en línea recta.
how-elephant = Un paso. Ataca y captura hasta a dos casillas, pero no atraviesa las piezas de su bando.
how-crossbowman = Hasta dos pasos. Ataca hasta a tres casillas, pero nunca captura.
how-trebuchet = Un paso. Ataca de dos a cuatro casillas y captura allí de un disparo, por encima de piezas y montañas, sin moverse de su sitio.
how-dragon = Hasta cuatro pasos, también a través de montañas y ante los lanceros. Ataca hasta a dos casillas y captura hasta a cuatro en línea recta.
how-tower = Nunca se mueve, ataca ni captura. Las piezas de su bando que tiene al lado no se pueden capturar.
