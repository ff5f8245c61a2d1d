### As regras do Xadrez axadrezado.

rules-checkered-board = O tabuleiro e o objetivo
rules-checkered-board-text =
    O xadrez axadrezado começa como o xadrez, com as mesmas peças e o mesmo objetivo: o xeque-mate. Mas das capturas nascem peças axadrezadas, e essas são dos dois lados.

    Mais tarde, alguém pode ficar com as axadrezadas de vez. Então o jogo muda: um joga com as peças axadrezadas, o outro com todas as demais.
rules-checkered-board-start = O início é o do xadrez.

rules-checkered-men = Como andam as peças
rules-checkered-men-text = As peças brancas, pretas e axadrezadas andam da mesma forma, como no xadrez. O roque também é o do xadrez.

rules-checkered-born = Das capturas nascem peças
rules-checkered-born-text =
    Uma captura deixa na casa uma peça axadrezada. Escolhe-se a sua natureza: a que capturou ou a capturada.

    O peão que captura na última fileira torna-se dama, torre, bispo ou cavalo, e fica axadrezado.

    O rei que captura continua rei, e não nasce nada.
rules-checkered-born-keeps = A torre captura uma torre: em a6 fica uma torre axadrezada.
rules-checkered-born-takes = A torre captura um peão e toma a sua natureza: um peão axadrezado.

rules-checkered-shared = Peças dos dois lados
rules-checkered-shared-text =
    Uma peça axadrezada é de quem tem a vez: joga-a como sua, e depois o adversário pode jogá-la.

    Só captura peças do adversário, e ninguém a captura. A sua captura deixa outra peça axadrezada, com a mesma escolha de natureza. Os peões axadrezados andam na direção de quem os joga.
rules-checkered-shared-both = O peão axadrezado é jogado pelos dois: as pretas para baixo, as brancas para cima.

rules-checkered-no_way_back = Sem volta imediata
rules-checkered-no_way_back-text = Quando uma peça axadrezada andou sem capturar, o adversário não pode levá-la diretamente de volta no lance seguinte. Depois de outro lance fica de novo livre.
rules-checkered-no_way_back-barred = As pretas acabaram de levar a torre de c7 para c4: as brancas podem levá-la para onde quiserem, menos de volta a c7.

rules-checkered-pawns = Os passos duplos
rules-checkered-pawns-text =
    Cada uma das 16 casas iniciais dos peões serve uma vez por partida para um passo duplo, do peão que lá estiver: um seu, ou um axadrezado que leve dali para a frente.

    En passant: só os peões comuns capturam assim, e só se responde assim ao passo duplo de um peão comum.
rules-checkered-pawns-once = Um peão axadrezado usa o passo duplo de c2. Ninguém o poderá dar outra vez dali.

rules-checkered-check = O xeque
rules-checkered-check-text =
    O seu rei é atacado pelas peças do adversário, e pelas axadrezadas como o adversário as jogaria. Nenhum lance pode deixá-lo assim.

    Cuidado com as suas próprias capturas: uma peça que fica axadrezada pode atacar logo ali o seu rei.

    Sem lance legal é mate se o rei estiver atacado, senão afogamento. Ficar com as axadrezadas não conta aqui como lance.
rules-checkered-check-shared = A torre axadrezada em g5 dá xeque, mas as brancas também podem jogá-la, e capturam a torre em d5.

rules-checkered-side = Ficar com as axadrezadas
rules-checkered-side-text =
    Uma vez por partida, antes de um lance, um jogador pode ficar de vez com todas as peças axadrezadas, também em xeque. Joga então logo, com uma peça axadrezada.

    É permitido se nenhuma peça axadrezada atacar então um rei, e se as axadrezadas tiverem lance. Acaba com qualquer direito de capturar en passant e com a proibição de voltar.

    No começo de uma partida pode combinar-se jogar sem isso.
rules-checkered-side-taken = As brancas ficam com a torre axadrezada e jogam-na logo.

rules-checkered-after = Axadrezadas contra todas
rules-checkered-after-text =
    Agora um jogador tem as peças axadrezadas e nenhum rei; o outro tem as brancas e as pretas, com dois reis. Peças axadrezadas e comuns capturam-se entre si; as comuns nunca umas às outras. Das capturas já não nasce nada.

    Os peões axadrezados andam, capturam (também en passant) e são promovidos nas duas direções, e ficam axadrezados. Os peões comuns podem capturar en passant o passo duplo de um peão axadrezado.

    Nenhum dos dois reis pode ficar atacado por uma peça axadrezada. Ambos podem rocar, e podem estar lado a lado.
rules-checkered-after-foes = A torre axadrezada pode capturar tanto peças brancas como pretas.
rules-checkered-after-ways = Um peão axadrezado anda e captura nas duas direções.

rules-checkered-ends = Como acaba a partida
rules-checkered-ends-text =
    Antes de alguém ficar com as axadrezadas, vence o xeque-mate, como no xadrez.

    Depois: se não restar nenhuma peça axadrezada, perde quem as tinha. Se o outro lado não tiver lance legal, é mate quando um rei está atacado, senão afogamento. Se as axadrezadas não tiverem, é afogamento.

    É logo empate: o afogamento, a mesma posição pela terceira vez, ou cinquenta lances de cada lado sem captura nem lance de peão. Nenhuma posição conta como morta. Desistir, o tempo e o empate combinado são como no xadrez.
rules-checkered-ends-last = A última peça axadrezada é capturada: quem as tinha perdeu.

rules-checkered-notation = Notação
rules-checkered-notation-text = Como no xadrez. A natureza que se tomou vem depois do lance: Rxh4=P. S é ficar com as axadrezadas.
