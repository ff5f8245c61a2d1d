### Como se chamam os jogos, os jogadores, as peças e os idiomas.

game-chess = Xadrez clássico
game-joker = Xadrez do Joker
game-keres = Keres
game-cyvasse = Cyvasse
game-checkered = Xadrez axadrezado

## Como é cada jogo, numa linha.

game-chess-about = O jogo que todos conhecem.
game-joker-about = O Joker congela os adversários mais fortes ao seu lado.
game-keres-about = As peças montam umas sobre as outras, e vence quem captura o rei.
game-cyvasse-about = Armaduras, montanhas e água num tabuleiro de seis lados.
game-checkered-about = Das capturas nascem peças que são dos dois lados.

## Jogadores e lados.

player-white = Brancas
player-black = Pretas
side-checkered = Axadrezada

## Peças.

role-king = rei
role-queen = dama
role-rook = torre
role-bishop = bispo
role-knight = cavalo
role-pawn = peão
role-joker = Joker
role-paladin = paladino
role-guard = guarda
role-soldier = soldado
role-ballista = balista
role-militia = miliciano
role-spearman = lanceiro
role-rider = ginete
role-cyvasse-knight = cavaleiro
role-elephant = elefante
role-crossbowman = besteiro
role-trebuchet = trabuco
role-dragon = dragão
role-tower = torre

## Uma peça no início de uma frase.

man-king = O rei
man-queen = A dama
man-rook = A torre
man-bishop = O bispo
man-knight = O cavalo
man-pawn = O peão
man-joker = O Joker
man-paladin = O paladino
man-guard = O guarda
man-soldier = O soldado
man-ballista = A balista
man-militia = O miliciano
man-spearman = O lanceiro
man-rider = O ginete
man-cyvasse-knight = O cavaleiro
man-elephant = O elefante
man-crossbowman = O besteiro
man-trebuchet = O trabuco
man-dragon = O dragão
man-tower = A torre

## De que é feita uma casa.

terrain-mountain = montanha
terrain-water = água

## Mapas de Cyvasse.

level-standard = Padrão
level-field = Campo aberto
level-lake = Lago
level-river = Rio
level-pass = Desfiladeiro
level-crags = Penhascos

## Idiomas.

language-en = inglês
language-ne = nepalês
language-hi = hindi
language-es = espanhol
language-fr = francês
language-pt = português

fonts-missing = Nenhuma fonte para { $language } foi encontrada; por enquanto o jogo fala inglês. Instale uma (no Debian e no Ubuntu: sudo apt install fonts-noto-core) e abra o jogo de novo.
