### Como se chamam os jogos, os jogadores, as peças e os idiomas.

game-chess = Xadrez clássico

player-white = Brancas
player-black = Pretas

role-king = rei
role-queen = dama
role-rook = torre
role-bishop = bispo
role-knight = cavalo
role-pawn = peão

## Uma peça no início de uma frase.

man-king = O rei
man-queen = A dama
man-rook = A torre
man-bishop = O bispo
man-knight = O cavalo
man-pawn = O peão

## Idiomas.

language-en = inglês
language-ne = nepalês
language-hi = hindi
language-es = espanhol
language-fr = francês
language-pt = português

fonts-missing = Nenhuma fonte para { $language } foi encontrada; por enquanto o jogo fala inglês. Instale uma (no Debian e no Ubuntu: sudo apt install fonts-noto-core) e abra o jogo de novo.
