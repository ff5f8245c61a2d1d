### O que dizem as lições de xadrez clássico.

lesson-chess-rook = A torre
lesson-chess-rook-lines = A torre em c4 anda em linha reta enquanto o caminho estiver livre. Encontre todos os seus lances, um após o outro.
lesson-chess-rook-lines-right = São todos: pela coluna e pela fileira, e até c6, onde está o peão preto.
lesson-chess-rook-lines-wrong-own = Em f4 está um peão seu: a torre para antes dele.
lesson-chess-rook-take = Para capturar, uma peça vai para a casa de uma peça adversária. Capture o peão em c6 com a torre.
lesson-chess-rook-take-right = Muito bem! O peão sai do tabuleiro e a torre fica no seu lugar.

lesson-chess-bishop = O bispo e a dama
lesson-chess-bishop-diagonals = O bispo em d3 anda na diagonal enquanto o caminho estiver livre. Encontre todos os seus lances.
lesson-chess-bishop-diagonals-right = Certo. Fica sempre em casas de uma só cor, e pode capturar o peão em f5.
lesson-chess-bishop-diagonals-wrong-straight = O bispo nunca anda em linha reta: só na diagonal.
lesson-chess-bishop-queen = A dama anda como torre e como bispo. Encontre todos os lances da dama em a1.
lesson-chess-bishop-queen-right = Cinco. O peão em d4 pode ser capturado, mas atrás dele o caminho está fechado: só o cavalo passa por cima das outras.
lesson-chess-bishop-queen-wrong-past = O peão em d4 está no caminho. A dama pode capturá-lo, mas não passar por cima dele.

lesson-chess-knight = O cavalo e o rei
lesson-chess-knight-jump = O cavalo salta duas casas em frente e uma para o lado, por cima de tudo. Encontre todos os lances do cavalo em b1.
lesson-chess-knight-jump-right = Três! As suas próprias peças em volta não atrapalhavam: só o cavalo passa por cima das outras.
lesson-chess-knight-jump-wrong-shape = Não é esse o salto do cavalo: duas casas em frente e depois uma para o lado.
lesson-chess-knight-king = O rei anda uma casa em qualquer direção, mas nunca para onde possa ser capturado. Encontre todos os lances do rei em e4.
lesson-chess-knight-king-right = Sete. Só e5 estava fechada: o peão em d6 ataca-a.
lesson-chess-knight-king-wrong-attacked = O peão em d6 ataca e5: ali o seu rei ficaria em xeque.

lesson-chess-pawn = O peão
lesson-chess-pawn-forward = O peão avança uma casa; da sua casa inicial pode avançar duas. Mova o peão em e2.
lesson-chess-pawn-forward-right = Bem. Os peões nunca recuam: cada passo é definitivo.
lesson-chess-pawn-forward-wrong-three = É longe demais: da sua casa inicial o peão avança uma ou duas.
lesson-chess-pawn-takes = O peão captura uma casa na diagonal, para a frente. Encontre as duas capturas do peão em e4.
lesson-chess-pawn-takes-right = Sim: d5 e f5. O peão em e5 apenas lhe fecha o caminho.
lesson-chess-pawn-takes-wrong-straight = Em frente o peão não captura nada: o peão em e5 bloqueia-o.

lesson-chess-check = O xeque
lesson-chess-check-answers = A torre em e8 ataca o seu rei em e1: xeque! Responda: saia, cubra ou capture quem ataca. Encontre os quatro lances.
lesson-chess-check-answers-right = O rei vai para f1, a dama ou o bispo para e2, ou o bispo captura em e8. Nada mais era permitido.
lesson-chess-check-answers-wrong-file = Em e2 o rei continuaria na coluna da torre em e8.
lesson-chess-check-pinned = A sua torre em e2 protege o rei da torre em e8. Encontre todos os lances dela que o mantêm protegido.
lesson-chess-check-pinned-right = Ela pode subir pela coluna e até capturar em e8. Fora dela deixaria o seu rei em xeque, e isso nunca é permitido.
lesson-chess-check-pinned-wrong-opens = Então nada protege o seu rei da torre em e8. Nenhum lance pode deixá-lo em xeque.

lesson-chess-mate = Xeque-mate e afogamento
lesson-chess-mate-back_rank = Um xeque sem saída é xeque-mate, e vence. Encontre o lance que dá mate já.
lesson-chess-mate-back_rank-right = Xeque-mate! A torre ataca o rei, e os próprios peões o fecham.
lesson-chess-mate-smothered = Mate em dois: a dama vai para g8, protegida pelo cavalo. As Pretas têm uma só resposta. Depois o cavalo ataca.
lesson-chess-mate-smothered-right = Mate com o cavalo em f7! A torre em g8 e os peões não deixam nenhuma casa ao rei.
lesson-chess-mate-smothered-wrong-early = Então o rei vai para g8. Primeiro vai lá a dama e obriga a torre a tapar essa casa.
lesson-chess-mate-smothered-hint = Entregue a dama: leve-a de b3 para g8.
lesson-chess-mate-stalemate = Sem xeque e sem lance legal há afogamento: empate. As Pretas estão perto disso. Dê mate.
lesson-chess-mate-stalemate-right = Xeque-mate. A dama vê b8 e a8, e o rei em b6 guarda a7 e b7.
lesson-chess-mate-stalemate-wrong-stuck = De c7 a dama não dá xeque e as Pretas não têm lance: afogamento, empate.
lesson-chess-mate-stalemate-hint = Dê xeque pela última fileira.

lesson-chess-castling = O roque
lesson-chess-castling-short = Nem o rei nem a torre se moveram, e nada há entre eles: faça o roque! Leve o rei de e1 para g1, ou sobre a torre em h1.
lesson-chess-castling-short-right = O rei está seguro e a torre veio para f1. Do outro lado também se pode: rei em c1, torre em d1.
lesson-chess-castling-short-wrong-rook = O roque começa pelo rei: vai de e1 para g1, e a torre segue sozinha.
lesson-chess-castling-short-wrong-other = Esse é o roque do outro lado. Aqui o rei vai para g1.
lesson-chess-castling-crossing = Não se faz o roque em xeque, nem passando por uma casa atacada ou chegando a ela. Faça o roque do lado permitido.
lesson-chess-castling-crossing-right = Sim. A caminho de g1 o rei passaria por f1, que o bispo em a6 ataca. d1 e c1 são seguras.
lesson-chess-castling-crossing-wrong-through = O bispo em a6 ataca f1, e o rei teria de passar por ali.
lesson-chess-castling-crossing-hint = Que casa ataca o bispo em a6: d1 ou f1?

lesson-chess-promotion = A última fileira
lesson-chess-promotion-queen = Na última fileira o peão é promovido a dama, torre, bispo ou cavalo. Leve o peão a e8 e escolha a peça mais forte.
lesson-chess-promotion-queen-right = Uma nova dama! Cada peão que chega pode tornar-se uma.
lesson-chess-promotion-queen-wrong-rook = A torre é forte, mas a dama faz tudo o que ela faz, e mais.
lesson-chess-promotion-queen-wrong-minor = Seria logo empate: só com um bispo ou cavalo ninguém pode dar mate.
lesson-chess-promotion-knight = A dama nem sempre é o melhor. Leve o peão a f8 e escolha o que ataca ao mesmo tempo o rei e a dama.
lesson-chess-promotion-knight-right = Xeque do cavalo em f8! O rei tem de responder, e depois captura a dama em d7.
lesson-chess-promotion-knight-wrong-quiet = Isso não dá xeque, e a dama em d7 escapa.
lesson-chess-promotion-knight-hint = O que salta de f8 tanto para h7 como para d7?

lesson-chess-en_passant = En passant
lesson-chess-en_passant-shown = Veja: o peão preto avança duas casas e passa ao lado do seu peão em e5; é capturado como se tivesse avançado uma.
lesson-chess-en_passant-now = O peão preto acabou de ir de e7 para e5. Capture-o en passant com o peão em d5.
lesson-chess-en_passant-now-right = O seu peão está em e6, e o de e5 desapareceu. Só é possível no lance imediato.
lesson-chess-en_passant-now-wrong-late = O peão em c5 não acabou de avançar: esse direito dura um só lance.
lesson-chess-en_passant-now-wrong-on = Assim perde-se a ocasião: só agora o peão em e5 pode ser capturado.

lesson-chess-draws = Empate
lesson-chess-draws-thrice = Quando a mesma posição aparece pela terceira vez, há logo empate. Veja os cavalos saírem e voltarem duas vezes.
lesson-chess-draws-fifty = Cinquenta lances de cada lado sem captura nem lance de peão dão logo empate. Este é o último.
lesson-chess-draws-mate_stands = O seu lance completa os cinquenta. Mas um mate nesse mesmo lance vem antes da contagem. Encontre-o.
lesson-chess-draws-mate_stands-right = Mate em d8: as Brancas vencem. Um afogamento nesse lance também valeria.
lesson-chess-draws-mate_stands-wrong-count = Assim completam-se cinquenta lances sem captura nem lance de peão: empate. Encontre o mate.
lesson-chess-draws-bare = Os reis sozinhos não podem dar mate: logo empate; também com um bispo ou cavalo, ou bispos de uma só cor. Faça empate.
lesson-chess-draws-bare-right = Empate: só restam os reis. O peão teria sido promovido a dama.

lesson-chess-ending = Palavras e relógios
lesson-chess-ending-words = Os jogadores podem acabar a partida com palavras: propor empate, que o outro pode aceitar, ou desistir, e assim perder.
lesson-chess-ending-clock = Quem fica sem tempo perde. Mas contra quem nunca pode dar mate, como aqui o rei branco sozinho, é empate.
lesson-chess-ending-last_man = O seu tempo está quase no fim. Capture o último peão preto: assim as Pretas nunca podem dar mate, e ficar sem tempo é só empate.
lesson-chess-ending-last_man-right = Sim. Só com o rei as Pretas não podem vencer, nem pelo tempo.

lesson-chess-notation = Como se escrevem os lances
lesson-chess-notation-read = Qxf7#: a dama (Q) captura (x) em f7 e dá mate (#). Xeque é +, roque O-O, e8=Q uma nova dama; só e4, um lance de peão.
lesson-chess-notation-which = Os dois cavalos podem ir para d2, por isso junta-se a coluna. Jogue Nbd2.
lesson-chess-notation-which-right = Sim: N o cavalo, b a coluna de onde vem, d2 o seu destino.
lesson-chess-notation-which-wrong-other = Esse é Nfd2, o cavalo de f3. Jogue o outro.
lesson-chess-notation-which-hint = A letra b indica a coluna: mova o cavalo em b1.

lesson-chess-plans = Planos
lesson-chess-plans-fork = Uma peça pode atacar duas ao mesmo tempo: o garfo. Encontre o lance do cavalo que ataca juntos o rei e a torre.
lesson-chess-plans-fork-right = Xeque em c7! O rei tem de sair, e a torre em a8 é sua.
lesson-chess-plans-fork-wrong-taken = É xeque, mas o peão em g7 captura o seu cavalo em f6.
lesson-chess-plans-fork-hint = De que casa um cavalo chega tanto a e8 como a a8?
lesson-chess-plans-count = Antes de capturar, pergunte quem recaptura. A torre em d4 pode capturar o bispo em d7 ou o cavalo em h4. Qual é seguro?
lesson-chess-plans-count-right = Ninguém guarda h4: um cavalo de graça.
lesson-chess-plans-count-wrong-guarded = O rei em e8 recaptura em d7: uma torre por um bispo é má troca.
lesson-chess-plans-skewer = O rei em d5 e a dama em h5 estão na mesma fileira. Dê xeque em a5: quando o rei sai, a dama cai.
lesson-chess-plans-skewer-right = A dama em h5 estava atrás do seu rei, e a torre percorreu toda a fileira.
lesson-chess-plans-skewer-wrong-taken = Em d1 a dama de h5 captura a sua torre.
lesson-chess-plans-play = Assim começa uma partida. Traga as peças para fora, faça o roque cedo e antes de cada lance veja o que está atacado.
