### Cómo se llaman los juegos, los jugadores, las piezas y los idiomas.

game-chess = Ajedrez clásico
game-joker = Ajedrez del Joker
game-keres = Keres
game-cyvasse = Cyvasse
game-checkered = Ajedrez a cuadros

## Cómo es cada juego, en una línea.

game-chess-about = El juego que todos conocen.
game-joker-about = El Joker congela a los rivales más fuertes que tiene al lado.
game-keres-about = Las piezas montan unas sobre otras, y gana quien captura al rey.
game-cyvasse-about = Armaduras, montañas y agua en un tablero de seis lados.
game-checkered-about = De las capturas nacen piezas que son de ambos bandos.

## Jugadores y bandos.

player-white = Blancas
player-black = Negras
side-checkered = A cuadros

## Piezas.

role-king = rey
role-queen = dama
role-rook = torre
role-bishop = alfil
role-knight = caballo
role-pawn = peón
role-joker = Joker
role-paladin = paladín
role-guard = guardia
role-soldier = soldado
role-ballista = balista
role-militia = miliciano
role-spearman = lancero
role-rider = jinete
role-cyvasse-knight = caballero
role-elephant = elefante
role-crossbowman = ballestero
role-trebuchet = fundíbulo
role-dragon = dragón
role-tower = torre

## Una pieza al comienzo de una frase.

man-king = El rey
man-queen = La dama
man-rook = La torre
man-bishop = El alfil
man-knight = El caballo
man-pawn = El peón
man-joker = El Joker
man-paladin = El paladín
man-guard = El guardia
man-soldier = El soldado
man-ballista = La balista
man-militia = El miliciano
man-spearman = El lancero
man-rider = El jinete
man-cyvasse-knight = El caballero
man-elephant = El elefante
man-crossbowman = El ballestero
man-trebuchet = El fundíbulo
man-dragon = El dragón
man-tower = La torre

## De qué está hecha una casilla.

terrain-mountain = montaña
terrain-water = agua

## Mapas de Cyvasse.

level-standard = Estándar
level-field = Campo abierto
level-lake = Lago
level-river = Río
level-pass = Puerto de montaña
level-crags = Peñascos

## Idiomas.

language-en = inglés
language-ne = nepalí
language-hi = hindi
language-es = español
language-fr = francés
language-pt = portugués

fonts-missing = No se encontró ninguna fuente para { $language }, así que por ahora el juego habla inglés. Instala una (en Debian y Ubuntu: sudo apt install fonts-noto-core) y vuelve a abrir el juego.
