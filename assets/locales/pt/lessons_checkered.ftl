### O que dizem as lições: Xadrez axadrezado.

lesson-checkered-born = Nascem as peças axadrezadas
lesson-checkered-born-born = Todos os lances são os do xadrez, mas uma captura deixa uma peça axadrezada. Capture a torre em a6 com a sua de a1!
lesson-checkered-born-born-right = Veja: nem branca nem preta. Em a6 está uma torre axadrezada, e é dos dois lados.
lesson-checkered-born-pawn = O mesmo acontece com todas as peças, exceto o rei. Capture o peão em d5 com o peão em e4.
lesson-checkered-born-pawn-right = Um peão axadrezado em d5. E agora é a vez das pretas.
lesson-checkered-born-moves = Quem tem a vez move as peças axadrezadas como suas: jogado pelas pretas, o peão desce.

lesson-checkered-nature = Escolher a natureza
lesson-checkered-nature-victim = Escolhe o que fica: a peça que captura ou a capturada. A sua torre captura o peão em h5; cuidado com a sua dama em c5!
lesson-checkered-nature-victim-right = Um peão em h5 não faz mal: não serve de nada às pretas.
lesson-checkered-nature-victim-wrong-rook = Uma torre axadrezada em h5 será das pretas na vez seguinte: percorre a fileira e captura a sua dama.
lesson-checkered-nature-captor = O seu bispo captura a dama em g7. O que deve ficar ali quando as pretas jogarem? Cuidado com a sua torre em g3!
lesson-checkered-nature-captor-right = Um bispo não tem nada para capturar de g7. Antes de escolher, veja o tabuleiro com os olhos do outro lado.
lesson-checkered-nature-captor-wrong-queen = Como dama, seria das pretas no lance seguinte e capturaria a sua torre em g3.

lesson-checkered-promotion_and_king = A promoção e as capturas do rei
lesson-checkered-promotion_and_king-promote = Um peão que captura na última fileira é promovido e fica axadrezado. Escolha o que menos sirva às pretas em h8!
lesson-checkered-promotion_and_king-promote-right = O cavalo em h8 não alcança nada seu. Até uma promoção é um presente para os dois lados.
lesson-checkered-promotion_and_king-promote-wrong-file = Olharia coluna abaixo: as pretas capturariam com ela a sua torre em h2.
lesson-checkered-promotion_and_king-promote-wrong-diagonal = De h8 um bispo olha pela grande diagonal: as pretas capturariam com ele a sua dama em b2.
lesson-checkered-promotion_and_king-king = Quando um rei captura, não nasce nada axadrezado. Capture o peão em d2 com o seu rei.
lesson-checkered-promotion_and_king-king-right = O peão simplesmente desaparece, e o rei continua branco.

lesson-checkered-shared = Suas e deles
lesson-checkered-shared-yours = O cavalo axadrezado em d4 é seu agora. Só captura adversários, com uma ou outra natureza. Encontre todos os seus lances!
lesson-checkered-shared-yours-right = Estão todos, com as duas naturezas em c6 e e6. No seu próprio peão em b3 não toca.
lesson-checkered-shared-nobody = Ninguém captura uma peça axadrezada. Encontre todos os lances da torre em d3.
lesson-checkered-shared-nobody-right = Até ao peão em d6, mas não sobre ele; já a torre preta em a3 captura-se como sempre.
lesson-checkered-shared-nobody-wrong-taken = O peão em d6 é axadrezado: também é seu, e ninguém o captura.
lesson-checkered-shared-down = Agora joga com as pretas. Um peão axadrezado vai na direção de quem o move: encontre todos os lances do que está em d5.
lesson-checkered-shared-down-right = Vai para baixo: para d4 ou sobre o peão branco em e4.
lesson-checkered-shared-down-wrong-up = Para cima vão as brancas. Joga com as pretas: os seus peões descem.

lesson-checkered-chain = Captura sobre captura
lesson-checkered-chain-chain = Uma peça axadrezada que captura deixa outra axadrezada, com a mesma escolha. Encontre as duas capturas do cavalo em d4.
lesson-checkered-chain-chain-right = Cavalo ou torre, como quiser: em f5 fica de qualquer modo uma peça axadrezada.
lesson-checkered-chain-which = A dama axadrezada captura a torre em b4. O que deve ficar? Cuidado com a sua torre em d2!
lesson-checkered-chain-which-right = Agora há uma dama a menos, e a torre em b4 não tem nada para capturar.
lesson-checkered-chain-which-wrong-queen = A dama fica, e a seguir movem-na as pretas: pela diagonal sobre a sua torre em d2.

lesson-checkered-no_way_back = Sem volta imediata
lesson-checkered-no_way_back-back = As pretas acabam de mover a torre axadrezada de c7 para c4. Pode movê-la, mas não devolvê-la logo. Encontre todos os seus lances!
lesson-checkered-no_way_back-back-right = Para todo o lado menos c7. A regra dura só este lance, e não vale depois de uma captura.
lesson-checkered-no_way_back-back-wrong-back = Acaba de vir de c7: não pode voltar logo, senão a partida nunca avançaria.
lesson-checkered-no_way_back-trap = Um xeque pode defender-se movendo a peça axadrezada que o dá, se ela tiver para onde ir. Encontre o mate!
lesson-checkered-no_way_back-trap-right = Mate! De f7 o cavalo só podia ir para g5, volta imediata, e isso é proibido.
lesson-checkered-no_way_back-trap-wrong-pawn = Um peão é pouco, e o cavalo que captura pode depois ir para onde quiser. Procure um lance tranquilo.

lesson-checkered-two_squares = O avanço de duas casas
lesson-checkered-two_squares-anyone = Qualquer peão numa casa inicial pode avançar duas, também um axadrezado. Encontre todos os lances do que está em c2.
lesson-checkered-two_squares-anyone-right = Uma casa ou duas, como no xadrez.
lesson-checkered-two_squares-once = Mas cada casa inicial só serve para isso uma vez por partida, e c2 já foi usada. Mova o peão até onde puder.
lesson-checkered-two_squares-once-right = Só c3. Senão um peão axadrezado podia ir e vir e avançar duas casas sem fim.
lesson-checkered-two_squares-once-wrong-used = O avanço de duas casas a partir de c2 já foi feito nesta partida.

lesson-checkered-en_passant = En passant
lesson-checkered-en_passant-take = O peão preto acaba de ir de d7 para d5. Os peões comuns capturam-se en passant como no xadrez: faça-o!
lesson-checkered-en_passant-take-right = Uma captura como qualquer outra: o peão em d6 fica axadrezado.
lesson-checkered-en_passant-not = Um peão axadrezado nunca captura en passant enquanto é dos dois. Encontre todos os lances do que está em e5.
lesson-checkered-en_passant-not-right = Certo: vai para e6 ou captura em f6, e o peão em d5 não tem nada a temer.
lesson-checkered-en_passant-not-wrong-ep = Aqui só um peão comum pode capturar en passant; o que está em e5 é axadrezado.
lesson-checkered-en_passant-stepped = Nem o avanço de um peão axadrezado pode ser respondido assim: o peão branco deixa-o passar, mas as brancas podem movê-lo.

lesson-checkered-check = Xeque
lesson-checkered-check-shared = As peças axadrezadas atacam um rei tal como o adversário as moveria: a torre em g5 dá xeque. Qual é a melhor resposta?
lesson-checkered-check-shared-right = A vez de a mover é sua! Usou a própria torre que dava xeque e capturou com ela a que estava em d5.
lesson-checkered-check-shared-wrong-run = O rei não precisa de fugir: a torre em g5 é sua agora. O que pode capturar?
lesson-checkered-check-spot = Nenhum lance pode deixar o seu rei atacado, e a peça que fica axadrezada conta logo. Capture o peão em g7 de forma legal!
lesson-checkered-check-spot-right = Como peão é inofensivo; como torre teria atacado o seu próprio rei.
lesson-checkered-check-spot-wrong-own = Como torre em g7 seria logo das pretas, e o seu rei em g1 está na coluna dela.
lesson-checkered-check-castle = O roque conta os ataques da mesma forma. O bispo axadrezado em c4 olha para f1: faça o roque onde pode!
lesson-checkered-check-castle-right = Do lado da dama o caminho está livre: ninguém ataca c1 nem d1.

lesson-checkered-mate = Xeque-mate
lesson-checkered-mate-mate = Duas torres podem dar xeque na última fileira, mas as pretas também podem usar o bispo em g5. Que xeque é mate?
lesson-checkered-mate-mate-right = Mate! Entre e8 e o rei só está f8, e o bispo não chega lá.
lesson-checkered-mate-mate-wrong-block = De a8 o caminho até ao rei é longo: as pretas interpõem o bispo axadrezado em d8.
lesson-checkered-mate-stalemate = Sem xeque é afogamento, empate: o rei preto está preso, e o peão em a5 esbarra em a4. Ficar com as axadrezadas não conta como lance.

lesson-checkered-checkered_side = Ficar com as axadrezadas
lesson-checkered-checkered_side-take = Uma vez por partida, antes de jogar, pode ficar com as axadrezadas. O outro lado fica com brancas e pretas. Fique com elas!
lesson-checkered-checkered_side-take-right = A torre e o cavalo são seus até ao fim, e de mais ninguém. E joga logo a seguir.
lesson-checkered-checkered_side-not_yet = Não enquanto uma peça axadrezada atacar um rei. A torre em e5 dá-lhe xeque: tire-a primeiro da coluna, sem capturar.
lesson-checkered-checkered_side-not_yet-right = Agora nenhum rei está atacado. Mas para ficar com elas é preciso esperar a sua vez: agora é a das pretas.
lesson-checkered-checkered_side-shut = Também não se pode ficar com elas se não tivessem nenhum lance, como este peão sozinho em a4, fechado dos dois lados.
lesson-checkered-checkered_side-in_check = Pode fazer-se mesmo em xeque. A torre preta em e1 ataca o seu rei: deixe o rei e os apuros ao outro lado!
lesson-checkered-checkered_side-in_check-right = Acabou o xeque: as peças comuns já não se atacam. Acabam também o direito ao en passant e a proibição de voltar logo.
lesson-checkered-checkered_side-in_check-wrong-run = O rei pode fugir, mas as pretas continuam a atacar. Pode livrar-se de toda a preocupação.
lesson-checkered-checkered_side-at_once = Quem fica com elas joga logo. Fique com as axadrezadas e dê mate com a torre em d3!
lesson-checkered-checkered_side-at_once-right = Mate em d8! Mais ninguém pode mover essa torre, e o xeque mantém-se.
lesson-checkered-checkered_side-at_once-wrong-early = Enquanto a torre for dos dois, as pretas simplesmente a tiram de d8. Fique primeiro com as axadrezadas!
lesson-checkered-checkered_side-at_once-wrong-white = O rei branco em g1 desvia-se para g2. Que rei não tem saída?

lesson-checkered-everyone_else = Axadrezadas contra todas
lesson-checkered-everyone_else-foes = Agora tem as axadrezadas, e brancas e pretas são adversárias por igual. Encontre todas as capturas da torre em d4!
lesson-checkered-everyone_else-foes-right = Duas brancas, duas pretas. De agora em diante as capturas não geram nada: o que é capturado desaparece.
lesson-checkered-everyone_else-together = E do outro lado: o adversário ficou com as axadrezadas; as brancas e as pretas são suas. Encontre todas as capturas!
lesson-checkered-everyone_else-together-right = Torre branca, torre preta, bispo e cavalo lutam juntos. As peças comuns já nunca se capturam entre si.

lesson-checkered-pawns_both_ways = Peões que vão e vêm
lesson-checkered-pawns_both_ways-ways = Os seus peões axadrezados andam e capturam agora para cima e para baixo. Encontre todos os lances do que está em d4.
lesson-checkered-pawns_both_ways-ways-right = Dois passos e duas capturas. Também en passant capturam nos dois sentidos.
lesson-checkered-pawns_both_ways-knight = São promovidos na fileira 1 e na 8. Escolha em que se torna o peão em d1: pense nos dois reis!
lesson-checkered-pawns_both_ways-knight-right = Um cavalo em d1 ataca os dois reis ao mesmo tempo. Só um se pode afastar: mate!
lesson-checkered-pawns_both_ways-knight-wrong-nobody = Isso não é mate: o outro lado ainda tem resposta. Que peça ataca f2 e b2 a partir de d1?
lesson-checkered-pawns_both_ways-passing = O peão axadrezado acaba de ir de d7 para d5. Agora os peões comuns podem capturá-lo en passant: faça-o com o peão em e5!
lesson-checkered-pawns_both_ways-passing-right = Saiu, e nada de novo nasceu: uma peça axadrezada a menos.

lesson-checkered-two_kings = Dois reis para guardar
lesson-checkered-two_kings-both = Com brancas e pretas tem dois reis, e nenhum pode ficar atacado. O cavalo em d5 ataca os dois: encontre a saída!
lesson-checkered-two_kings-both-right = A única: qualquer que fosse o rei a afastar-se, o outro ficaria atacado.
lesson-checkered-two_kings-shield = O cavalo axadrezado em e4 pode ser capturado de duas maneiras, mas uma descobre um rei. Qual é a certa?
lesson-checkered-two_kings-shield-right = O bispo preto estava livre para atacar, e o cavalo em c3 continua a tapar o rei branco.
lesson-checkered-two_kings-shield-wrong-pinned = O cavalo em c3 tapa o rei branco do bispo axadrezado em a5: tem de ficar.
lesson-checkered-two_kings-beside = Os seus reis são agora amigos e podem ficar lado a lado. Encontre todos os lances do rei branco em d3.
lesson-checkered-two_kings-beside-right = As oito casas, entre elas d4 e e4, ao lado do rei preto.
lesson-checkered-two_kings-castle = Os dois reis podem rocar segundo os seus direitos; só as axadrezadas atacam. Faça o roque com o rei preto!
lesson-checkered-two_kings-castle-right = A vez é das brancas, e roca o rei preto. Agora comanda os dois.

lesson-checkered-ends = Como acaba
lesson-checkered-ends-last = Quando não resta nenhuma peça axadrezada, esse lado perde. Capture a última, a torre em f6!
lesson-checkered-ends-last-right = Vitória das brancas e das pretas juntas.
lesson-checkered-ends-last-wrong-own = O cavalo em f3 luta agora do seu lado: as peças comuns nunca se capturam entre si.
lesson-checkered-ends-mate = O lado axadrezado vence dando mate a um dos reis; sem ataque seria afogamento. A que rei dá mate a sua dama?
lesson-checkered-ends-mate-right = O rei branco em h1 ficou preso atrás dos próprios peões. Os dois reis perdem juntos.
lesson-checkered-ends-mate-wrong-block = A torre em e7 volta a e8 e defende. Olhe para o outro rei!
lesson-checkered-ends-stuck = Se o lado axadrezado não tem lance legal, é afogamento: aqui o único peão está fechado em a4 dos dois lados.

lesson-checkered-draws = Empates
lesson-checkered-draws-fifty = Cinquenta lances de cada lado sem captura nem lance de peão são empate, tal como um acordo. Mantenha viva esta partida!
lesson-checkered-draws-fifty-right = Mover qualquer peão recomeça a contagem. Aqui nenhuma posição é empate por falta de peças.
lesson-checkered-draws-third = Quando a mesma posição, com os mesmos direitos e donos, aparece pela terceira vez, é logo empate.

lesson-checkered-notation = Anotar os lances
lesson-checkered-notation-nature = Os lances anotam-se como no xadrez. Rxh4=P diz que a torre capturou em h4 e deixou um peão.
lesson-checkered-notation-side = S diz que alguém fica com as axadrezadas; segue-se o lance do mesmo jogador, aqui Rb4.

lesson-checkered-plans = Planos
lesson-checkered-plans-first = O que não usar, o outro usará: o cavalo em e5 pode capturar uma ou outra dama. Encontre o seu melhor lance!
lesson-checkered-plans-first-right = A dama preta já não está, a sua está fora do alcance, e o cavalo em c6 não tem nada para capturar.
lesson-checkered-plans-first-wrong-side = Agora não: com uma só peça axadrezada, depressa a perderia, e com ela a partida.
lesson-checkered-plans-first-wrong-queen = Uma dama axadrezada em c6 será das pretas: captura em g2, mesmo ao lado do seu rei.
lesson-checkered-plans-first-wrong-away = A sua dama move-se, mas a deles podia ser capturada. As ocasiões com peças partilhadas duram um lance.
lesson-checkered-plans-hunt = Tem brancas e pretas. O último cavalo esconde-se em a8, com saídas para b6 e c7: feche a que está aberta e capture-o!
lesson-checkered-plans-hunt-right = Tinha de mover-se, e a torre esperava na sétima fileira. Em b6 esperava-o o peão preto.
lesson-checkered-plans-hunt-wrong-open = O peão em a7 vigia b6, mas por c7 o cavalo escapa. De onde a vigia a torre?
lesson-checkered-plans-play = Assim começa uma partida. Antes de cada captura, pense no que o outro lado fará com o que deixar.
