### As regras do xadrez clássico.

rules-chess-board = O tabuleiro e o objetivo
rules-chess-board-text =
    Dois jogadores jogam à vez; começam as brancas. Cada um tem 16 peças num tabuleiro de oito por oito casas.

    O objetivo é o xeque-mate: o rei adversário está atacado e, tente-se o que se tentar, não há como salvá-lo.

    Uma peça captura indo para a casa de uma adversária, que sai do tabuleiro. Ninguém vai para cima de uma peça do seu lado, e só o cavalo passa por cima de outras.
rules-chess-board-start = O início: as damas olham-se na coluna d, os reis na coluna e.

rules-chess-men = Como andam as peças
rules-chess-men-text = Cada desenho mostra uma peça sozinha no tabuleiro. O que está no caminho detém todas, menos o cavalo. Todas capturam como andam, exceto o peão.

rules-chess-pawn = O peão
rules-chess-pawn-text =
    O peão anda uma casa em linha reta para a frente, nunca para trás. Da casa inicial pode andar duas, se ambas estiverem vazias.

    Captura de outro modo: uma casa na diagonal para a frente. Uma peça mesmo em frente só o bloqueia.

    O peão que chega à última fileira torna-se logo dama, torre, bispo ou cavalo, à escolha. Pode haver várias damas.
rules-chess-pawn-captures = O peão em e4 avança, ou captura em d5 ou f5.
rules-chess-pawn-becomes = Na última fileira o peão torna-se dama.

rules-chess-en_passant = En passant
rules-chess-en_passant-text =
    Quando um peão dá o passo duplo e fica ao lado de um peão adversário, este pode capturá-lo como se só tivesse andado uma casa.

    Só é possível no lance imediato. O peão adversário passa na diagonal por trás dele, e o peão ultrapassado sai do tabuleiro.
rules-chess-en_passant-shown = O peão preto vai de d7 para d5; o branco captura-o indo para d6.

rules-chess-castling = O roque
rules-chess-castling-text =
    Uma vez por partida, rei e torre podem mover-se juntos: o rei anda duas casas na direção da torre, e a torre fica na casa que o rei cruzou.

    Nenhum dos dois pode ter-se movido, e nada pode estar entre eles. O rei não pode estar em xeque, nem cruzar ou alcançar uma casa atacada.

    Para rocar, mova o rei duas casas, ou para cima da própria torre.
rules-chess-castling-short = Para a coluna h: o rei em g1, a torre em f1.
rules-chess-castling-long = Para a coluna a: o rei em c1, a torre em d1.

rules-chess-check = Xeque, mate e afogamento
rules-chess-check-text =
    Um rei atacado está em xeque. É preciso salvá-lo logo: o rei sai, algo se põe no meio, ou captura-se quem ataca. Nenhum lance pode deixar o próprio rei atacado.

    Um xeque sem lance legal é xeque-mate e vence a partida.

    Não ter lance legal sem estar em xeque é afogamento: empate.
rules-chess-check-mate = A torre dá xeque em a8; os próprios peões fecham o rei. Xeque-mate.
rules-chess-check-stalemate = A dama não deixa casa ao rei em h8, mas não o ataca: afogamento.

rules-chess-ends = Como acaba a partida
rules-chess-ends-text =
    Vence-se por xeque-mate, quando o outro lado desiste ou quando o seu tempo acaba.

    É logo empate: o afogamento; a mesma posição pela terceira vez; cinquenta lances de cada lado sem captura nem lance de peão; e quando ninguém tem com que dar mate: rei contra rei, também com um cavalo ou um bispo a mais, ou com bispos todos em casas de uma cor.

    «A mesma posição» é a mesma vez, os mesmos direitos de roque e a mesma captura en passant. Um mate no lance que completa uma conta vale.

    Pode propor-se e aceitar-se o empate a qualquer momento. Quem fica sem tempo só empata se o adversário já não tiver com que dar mate.

rules-chess-notation = Notação
rules-chess-notation-text =
    Um lance escreve-se com a letra da peça e a casa para onde vai: Nf3. Os peões não têm letra: e4. As letras são as inglesas: K rei, Q dama, R torre, B bispo, N cavalo.

    x é uma captura: Bxe5; o peão que captura diz a sua coluna: exd5. Se duas peças puderem ir para lá, junta-se a coluna ou a fileira: Rad1.

    O-O é o roque para a coluna h, O-O-O para a coluna a. e8=Q faz uma dama, + é xeque, # é mate.
rules-chess-notation-moves = Numa partida: 1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+.
