### O que dizem as lições de xadrez do Joker.

lesson-joker-board = O tabuleiro maior
lesson-joker-board-look = Nove por nove casas e um Joker de cada lado: o branco em g1, o preto em g9. O resto é como no xadrez, com mais um lance de peão.
lesson-joker-board-becomes = Na fileira nove o peão branco é promovido a dama, torre, bispo ou cavalo, nunca a Joker. Leve o peão a a9 e escolha a peça mais forte.
lesson-joker-board-becomes-right = Uma dama! Os peões pretos são promovidos na fileira um.
lesson-joker-board-becomes-wrong-rook = A torre é forte, mas a dama faz tudo o que ela faz, e mais.
lesson-joker-board-becomes-wrong-minor = Seria logo empate: só com um bispo ou cavalo ninguém pode dar mate.

lesson-joker-joker = O Joker
lesson-joker-joker-leaps = O Joker salta como um cavalo, mas só para uma casa vazia. Encontre todos os lances do Joker em d4.
lesson-joker-joker-leaps-right = Seis. O Joker nunca captura nem dá xeque: o cavalo em e6 não precisa temer o seu salto.
lesson-joker-joker-leaps-wrong-never = O Joker não captura nada, por isso e6 está-lhe fechada.
lesson-joker-joker-leaps-wrong-own = Em c2 está um peão seu.
lesson-joker-joker-worth = Um Joker pode ser capturado, mas isso não vale nada. Que captura do bispo em d4 é boa?
lesson-joker-joker-worth-right = A torre vale cinco, o Joker nada. Capturar um Joker nem sequer reinicia a contagem dos cinquenta lances.
lesson-joker-joker-worth-wrong-nothing = Em g7 está só o Joker, que não vale nada. Em b6 há algo melhor.

lesson-joker-freezing = Congelar
lesson-joker-freezing-strongest = O Joker congela a peça adversária mais valiosa ao seu lado. O Joker em d4 retém a sua torre em e5; encontre todos os lances do cavalo em c3.
lesson-joker-freezing-strongest-right = A dama vale nove, a torre cinco, bispo e cavalo três, o peão um. Havendo uma torre, o cavalo fica livre.
lesson-joker-freezing-tie = Bispo e cavalo valem o mesmo, por isso o Joker em d4 congela os dois, em e5 e c3. Encontre todos os lances que lhe restam.
lesson-joker-freezing-tie-right = Só o rei e o peão em a2 podiam mover-se. Reis e Jokers nunca ficam congelados.
lesson-joker-freezing-place = Agora o seu Joker: leve-o para junto da peça preta mais valiosa.
lesson-joker-freezing-place-right = Ao lado de d5 está a dama em c6, congelada de imediato: não pode mover-se nem capturar.
lesson-joker-freezing-place-wrong-rook = Isso congela a torre em h4, mas a dama em c6 vale mais.
lesson-joker-freezing-place-hint = A dama está em c6. Que salto do Joker em e3 acaba ao lado dela?
lesson-joker-freezing-frees = O Joker em d4 retém a sua torre em e5. Leve a dama para junto desse Joker e veja o que acontece à torre.
lesson-joker-freezing-frees-right = A dama fica congelada mal chega, e a torre fica livre: dá xeque ao rei em e9!

lesson-joker-frozen = Peças congeladas
lesson-joker-frozen-guards_nothing = Uma peça congelada não ataca nada, por isso não protege nada. Dois cavalos podem ser capturados; qual sem perigo?
lesson-joker-frozen-guards_nothing-right = O seu Joker em e8 retém a torre em d9, por isso ninguém recaptura em d7.
lesson-joker-frozen-guards_nothing-wrong-guarded = O peão em g5 não está congelado: capturaria a sua torre em h4.
lesson-joker-frozen-guards_nothing-hint = Que peça preta está congelada ao lado do seu Joker em e8?
lesson-joker-frozen-no_check = O seu Joker em d7 retém a torre em e8. Encontre todos os lances do rei em d1: a torre congelada não dá xeque.
lesson-joker-frozen-no_check-right = Todos os cinco, também e1 e e2. Mas uma peça congelada pode ser capturada como qualquer outra.

lesson-joker-leaving = O Joker sai
lesson-joker-leaving-shown = Quando um Joker sai, o que retinha fica congelado mais um turno do dono. Veja: abre-se a fileira, e a dama em g7 não pode fugir.
lesson-joker-leaving-still = Agora joga com as Pretas: o Joker acabou de deixar a sua dama em g7 e foi para e5. Encontre todos os seus lances.
lesson-joker-leaving-still-right = Só o rei se move: a dama fica livre depois deste turno. O que outro Joker do mesmo lado retém continua congelado.
lesson-joker-leaving-another = Dois Jokers retêm a dama em g7. Um pode sair e congelar também a torre em c9. Encontre o salto dele.
lesson-joker-leaving-another-right = De d9 um Joker retém a torre em c9, e o de h6 continua a reter a dama.
lesson-joker-leaving-another-wrong-short = d7 não toca c9: um Joker só retém nas oito casas à sua volta.
lesson-joker-leaving-another-hint = Deixe sair o Joker de f8.

lesson-joker-taken = O Joker é capturado
lesson-joker-taken-free = O Joker em e5 retém a sua dama em d4. Capture-o com o peão em f4: o gelo acaba logo.
lesson-joker-taken-free-right = Livre no mesmo momento: a dama em d4 dá xeque ao rei em d9.

lesson-joker-check = O Joker e o xeque
lesson-joker-check-parry = A torre em a8 dá xeque, e o rei em a1 não tem casa. Congele a atacante!
lesson-joker-check-parry-right = De b7 o Joker retém a torre em a8: já não há xeque.
lesson-joker-check-ran_out = O seu Joker deixou a torre em e8 há um turno. Ela está livre de novo, e o seu rei em e1 está em xeque! Encontre todas as respostas.
lesson-joker-check-ran_out-right = Quatro passos do rei, ou o Joker de volta a d7, onde congela a torre outra vez.

lesson-joker-croissant = En Croissant
lesson-joker-croissant-shown = Ambos os peões deram o passo duplo e ficaram na sua coluna. O preto vai de d6 para d5, junto do seu; o seu passa por trás. Veja.
lesson-joker-croissant-now = A sua vez: o peão em d5 acabou de se pôr ao lado do seu em e5. Vá na diagonal para d6, a casa que ele deixou.
lesson-joker-croissant-now-right = En Croissant! Nada é capturado, mas o peão em d5 fica congelado um turno. Só é possível no lance imediato.
lesson-joker-croissant-now-wrong-sideways = Sobre o peão em d5 não: nada é capturado. Passe por trás dele.
lesson-joker-croissant-now-wrong-on = É um lance, mas deixa passar En Croissant: no próximo turno será tarde.
lesson-joker-croissant-frozen = Agora joga com as Pretas, e passaram por trás do seu peão em d5. Neste turno está congelado. Encontre todos os seus lances.
lesson-joker-croissant-frozen-right = Depois deste turno fica livre. O peão branco mudou de coluna e perdeu esse direito; a contagem dos cinquenta recomeçou.
lesson-joker-croissant-held = O peão preto acabou de chegar a d5. Mas o Joker em f4 retém o seu peão em e5. Encontre todos os seus lances.
lesson-joker-croissant-held-right = Só o rei se move: um peão congelado não pode fazer En Croissant. Também não se deixar o seu rei em xeque.
lesson-joker-croissant-held-wrong-cannot = O seu peão em e5 está congelado pelo Joker em f4, por isso não pode fazer En Croissant.

lesson-joker-castling = O roque
lesson-joker-castling-both = O rei em e1 anda duas casas para uma torre; tudo entre eles tem de estar vazio, também no lado longo. Faça o roque de um lado.
lesson-joker-castling-both-right = A torre fica na casa que o rei atravessou: d1 de um lado, f1 do outro.
lesson-joker-castling-frozen_rook = O Joker preto em h2 retém uma torre, e uma torre congelada não faz o roque. Faça o roque do outro lado.
lesson-joker-castling-frozen_rook-right = Rei em c1, torre em d1. O gelo não tira o direito à torre em i1: livre de novo, permite o roque.
lesson-joker-castling-frozen_rook-wrong-frozen = A torre em i1 está congelada pelo Joker em h2: agora não se faz o roque com ela.
lesson-joker-castling-frozen_rook-hint = A torre em a1 está livre: o rei vai para c1.

lesson-joker-ending = Como termina
lesson-joker-ending-stalemate = Peças congeladas não têm lance: congelar a última que se pode mover afoga as Pretas. Em vez disso, dê mate.
lesson-joker-ending-stalemate-right = Xeque-mate! A dama em h9 ataca pela fileira, e o rei em b7 guarda a8 e b8.
lesson-joker-ending-stalemate-wrong-drawn = De f4 o Joker congela o cavalo em e3. As Pretas não têm lance nem xeque: afogamento, empate.
lesson-joker-ending-stalemate-hint = Dê xeque pela última fileira, de h9.
lesson-joker-ending-draws = Logo empate: só reis, também com um cavalo, bispo ou Joker, ou Jokers dos dois lados; cinquenta lances; a posição pela terceira vez.
lesson-joker-ending-notation = A lista de lances escreve J para o Joker: Jf3. En Croissant tem uma onda onde uma captura tem o x: e~d6.

lesson-joker-plans = Planos
lesson-joker-plans-mate = O seu Joker em e8 retém a torre em d8, que agora não protege nada. Encontre o lance mais forte.
lesson-joker-plans-mate-right = Xeque-mate! Livre, a torre poderia cobrir em d9. Congelada, só olha.
lesson-joker-plans-mate-wrong-rook = A torre em d8 não foge. Há algo melhor: o rei.
lesson-joker-plans-mate-hint = Dê xeque pela última fileira: quem ainda pode cobrir?
lesson-joker-plans-hunt = Uma peça congelada espera. Primeiro leve o Joker para junto da dama em c6; depois o peão em b4 aproxima-se e captura-a.
lesson-joker-plans-hunt-right = O Joker não captura nada, mas retém a presa para os outros.
lesson-joker-plans-hunt-wrong-early = A dama em c6 ainda está livre: captura o peão em b5. Congele-a primeiro.
lesson-joker-plans-play = Assim começa uma partida. Envie o Joker para junto das peças fortes, e repare em quem fica livre quando ele sai.
