### As regras de Keres.

rules-keres-board = O tabuleiro e o objetivo
rules-keres-board-text =
    Dois jogadores jogam à vez em nove por nove casas; começam as brancas. Capture o rei adversário e venceu.

    O que há de especial em Keres: as peças sobem umas para cima das outras, duas a duas, e uma pilha anda como as suas duas peças.

    Ninguém atravessa outra peça; só o cavalo salta. Todas capturam como andam.
rules-keres-board-start = O início. As pretas estão como as brancas, rodadas.

rules-keres-king = O rei
rules-keres-king-text =
    Não há xeque nem mate. Nada proíbe deixar o rei onde pode ser capturado: por isso olhe duas vezes antes de jogar.

    O rei anda uma casa em qualquer direção. Nunca faz parte de uma pilha: não sobe para ninguém, e ninguém sobe para ele.
rules-keres-king-taken = O rei preto está exposto na coluna: a torre captura-o e vence.

rules-keres-men = Como andam as peças
rules-keres-men-text = Cada desenho mostra uma peça sozinha no tabuleiro. Para a frente é para cima para as brancas e para baixo para as pretas.

rules-keres-stacking = Empilhar
rules-keres-stacking-text =
    Uma peça pode acabar o seu lance em cima de uma amiga que esteja sozinha e não seja rei. Torna-se a peça de cima de uma pilha de duas.

    Uma pilha de duas está cheia: mais ninguém sobe para ela.
rules-keres-stacking-climbs = O cavalo vai para cima do soldado em d5: agora são uma pilha.

rules-keres-stack = Mover uma pilha
rules-keres-stack-text =
    Uma pilha move-se inteira, com os lances das suas duas peças: uma torre com um cavalo em cima anda como torre ou como cavalo.

    Uma pilha inteira nunca vai para cima de uma amiga. Quem captura uma pilha captura as duas peças.
rules-keres-stack-both = Um guarda sobre um paladino: juntos andam uma ou duas casas em linha reta ou na diagonal.
rules-keres-stack-taken = A torre captura a pilha em h4: as duas peças saem do tabuleiro.

rules-keres-unstacking = A de cima sai
rules-keres-unstacking-text =
    A peça de cima pode sair sozinha, só com os seus próprios lances: para uma casa vazia, capturando, ou para cima de outra amiga sozinha. A de baixo fica, e nunca sai sozinha.

    Onde a pilha inteira e a de cima sozinha poderiam ir, são dois lances diferentes, e escolhe-se.
rules-keres-unstacking-leaves = O guarda deixa a torre em d3 e captura o cavalo em f5.
rules-keres-unstacking-changes = O bispo deixa o cavalo em d4 e sobe para o soldado em f6.

rules-keres-promotion = A promoção
rules-keres-promotion-text =
    Na última fileira todo soldado se torna paladino e toda balista torre. Não se escolhe.

    Vale para as duas peças de uma pilha, a de cima e a de baixo, e também quando uma peça sobe ali para cima de outra.
rules-keres-promotion-becomes = Uma balista sobre um soldado chega a d9: fica ali uma torre sobre um paladino.

rules-keres-ends = Como acaba a partida
rules-keres-ends-text =
    Vence quem captura o rei; e também quando o outro lado desiste ou fica sem tempo.

    É logo empate: quarenta meios-lances seguidos sem captura (vinte de cada lado); um jogador sem lance legal; e quando ninguém pode vencer. Um lado não pode vencer só com o seu rei, com rei e um cavalo sozinho, ou com nada além de bispos e guardas, incluindo pilhas que tenham um, todos em casas de uma cor.

    Uma posição repetida não é por si empate. O empate pode ser combinado a qualquer momento.
rules-keres-ends-last = Um cavalo leva uma torre: a pilha salta para f7, sobre o rei.

rules-keres-notation = Notação
rules-keres-notation-text =
    Uma letra e a casa: Rc5; x se captura: Gxe6. As letras são as inglesas: K rei, R torre, B bispo, N cavalo, P paladino, G guarda, S soldado, L balista.

    Uma pilha diz as duas, a de baixo primeiro: PGe4. A de cima que sai sozinha: PG^e4. Ao empilhar junta-se sobre quem: Sd5+N. A promoção é =P ou =R.
