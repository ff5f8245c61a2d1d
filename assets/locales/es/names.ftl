### Cómo se llaman los juegos, los jugadores, las piezas y los idiomas.

game-chess = Ajedrez clásico

player-white = Blancas
player-black = Negras

role-king = rey
role-queen = dama
role-rook = torre
role-bishop = alfil
role-knight = caballo
role-pawn = peón

## Una pieza al comienzo de una frase.

man-king = El rey
man-queen = La dama
man-rook = La torre
man-bishop = El alfil
man-knight = El caballo
man-pawn = El peón

## Idiomas.

language-en = inglés
language-ne = nepalí
language-hi = hindi
language-es = español
language-fr = francés
language-pt = portugués

fonts-missing = No se encontró ninguna fuente para { $language }, así que por ahora el juego habla inglés. Instala una (en Debian y Ubuntu: sudo apt install fonts-noto-core) y vuelve a abrir el juego.
