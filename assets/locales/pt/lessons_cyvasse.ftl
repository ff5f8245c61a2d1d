### O que dizem as lições: Cyvasse.

lesson-cyvasse-board = Seis direções
lesson-cyvasse-board-six = Aqui cada casa tem até seis vizinhas. O miliciano em g5 anda uma casa, para qualquer delas. Encontre todos os seus lances!
lesson-cyvasse-board-six-right = São seis: duas na própria fileira, duas à frente e duas atrás.
lesson-cyvasse-board-six-wrong-far = Isso fica a duas casas; o miliciano anda uma.
lesson-cyvasse-board-lines = Estas são as linhas retas a partir de g5: cada uma mantém uma das seis direções. As capturas seguem linhas assim.
lesson-cyvasse-board-forward = Não há casa mesmo em frente: cada peça tem duas casas da frente. Avance o miliciano de g5 uma casa.
lesson-cyvasse-board-forward-right = Certo, f6 e g6 são as casas da frente. Para algumas peças isso importa muito, como verá.
lesson-cyvasse-board-forward-wrong-side = Isso é um passo para o lado. Para a frente ficam f6 e g6.
lesson-cyvasse-board-forward-wrong-back = Isso é um passo para trás. Para a frente ficam f6 e g6.

lesson-cyvasse-king = O rei
lesson-cyvasse-king-goal = Vence quem captura o último rei adversário. O ginete em f8 está ao lado do rei em e9: capture-o!
lesson-cyvasse-king-goal-right = Partida ganha. Em Cyvasse tudo está em chegar assim tão perto.
lesson-cyvasse-king-first = Aqui não há xeque. O ginete em i1 ataca o seu rei, mas a vez é sua. O que vence logo?
lesson-cyvasse-king-first-right = Quem chega primeiro vence: o seu ginete capturou o rei em e9 antes que o outro atacasse.
lesson-cyvasse-king-first-wrong-flee = O seu rei ficaria mais seguro, mas para quê fugir? O rei em e9 pode ser capturado já.
lesson-cyvasse-king-first-wrong-take = O rei pode capturar o ginete em i1, mas a partida continua. Capturar o rei em e9 acaba com ela.
lesson-cyvasse-king-two = Nalguns mapas um lado tem vários reis, e todos devem cair. Capture os dois, a começar pelo que poderia fugir.
lesson-cyvasse-king-two-right = Um rei depois do outro. Só com o último se vence a partida.
lesson-cyvasse-king-two-wrong-stuck = O rei em b8 está fechado entre montanhas e pode esperar. O que está em e9 fugiria.

lesson-cyvasse-walks = Andar
lesson-cyvasse-walks-rider = Um lance é uma marcha de vários passos, virando à vontade. O ginete dá até três: leve-o de g3 para g5, à volta do cavaleiro.
lesson-cyvasse-walks-rider-right = Contornou o obstáculo. Ninguém atravessa um adversário, e a marcha acaba numa casa vazia.
lesson-cyvasse-walks-own = Através das suas peças pode andar. O ginete em e1 só está rodeado de amigas: leve-o para e4!
lesson-cyvasse-walks-own-right = Direto através do rei. Só o elefante não pode atravessar as peças do seu lado.
lesson-cyvasse-walks-steps = Quanto andam: o dragão quatro passos, o ginete três, o cavaleiro e o besteiro dois, os outros um. A torre nunca se move.

lesson-cyvasse-mountains = Montanhas
lesson-cyvasse-mountains-gorge = Ninguém anda através de uma montanha. O cavaleiro em f2 dá até dois passos: encontre todas as suas saídas do desfiladeiro.
lesson-cyvasse-mountains-gorge-right = São todas: as passagens em e3 e g1 e o que fica um passo além.
lesson-cyvasse-mountains-dragon = Só o dragão voa por cima das montanhas; pousa para lá delas. Voe de e3 por cima da serra até ao outro lado!
lesson-cyvasse-mountains-dragon-right = Por cima dos cumes! Nenhuma muralha de montanhas está a salvo de um dragão.

lesson-cyvasse-water = Água
lesson-cyvasse-water-cross = A água acaba com a marcha de quem nela entra. Leve o ginete ao rio em g4 e, na vez seguinte, até g7.
lesson-cyvasse-water-cross-right = Ao sair da água voltou a dar os três passos inteiros. Um rio custa tempo, nada mais.
lesson-cyvasse-water-dragon = A água detém também o dragão. Numa ilha como g5 está bem sozinho: encontre todos os seus lances.
lesson-cyvasse-water-dragon-right = Só para a água, e ali para. Por cima das montanhas, sim; dos lagos, não.

lesson-cyvasse-bare = Capturar
lesson-cyvasse-bare-bare = Besteiros e trabucos não têm armadura: qualquer um os pode capturar. Capture o besteiro em g4 com o ginete em d4!
lesson-cyvasse-bare-bare-right = Três passos em linha reta até à sua casa. Não foi preciso ataque: não havia armadura para romper.
lesson-cyvasse-bare-straight = Para capturar vai-se em linha reta, por um caminho sem montanhas, água nem adversários. Que besteiros e trabucos pode capturar o ginete em f4?
lesson-cyvasse-bare-straight-right = Exato: f6, h2 e c4. As outras estão atrás de algo ou fora das linhas retas.

lesson-cyvasse-armour = Armadura
lesson-cyvasse-armour-one = Cada atacante tira um ponto de armadura; com 0, a peça pode ser capturada. O miliciano em f6 tem 1, e g5 ataca-o. Encontre as duas capturas: toque em cada peça que captura e depois em f6!
lesson-cyvasse-armour-one-right = O miliciano pode capturá-lo, e também o ginete em f3, embora dali não ataque nada.
lesson-cyvasse-armour-values = Armadura: besteiro e trabuco, 0; miliciano, lanceiro, ginete e rei, 1; os outros, 2. Mostram-na pontos ao pé da peça: os claros restam, os escuros perderam-se.
lesson-cyvasse-armour-first_blow = Quem se põe ao lado de um igual leva o primeiro golpe. O elefante ataca e captura até duas casas: ataque o miliciano em g6 de onde ele não possa responder e depois capture-o.
lesson-cyvasse-armour-first_blow-right = O elefante ataca a duas casas e tem armadura 2: um miliciano sozinho não lhe faz mal.
lesson-cyvasse-armour-first_blow-wrong-beside = Ao lado dele, o ginete, com armadura 1, também fica atacado, e o miliciano captura primeiro.
lesson-cyvasse-armour-two = Cavaleiro, elefante, dragão e torre têm armadura 2. Miliciano e besteiro atacam o cavaleiro em e6: encontre todos os que o podem capturar!
lesson-cyvasse-armour-two-right = O miliciano e o ginete. O besteiro tira armadura, mas nunca captura.
lesson-cyvasse-armour-second = O elefante em e4 ataca a torre em e6, mas um atacante é pouco. Traga o segundo e depois capture a torre!
lesson-cyvasse-armour-second-right = De h3 o besteiro visou a torre a três casas, e a sua última armadura desapareceu.

lesson-cyvasse-shadow = Até onde chega um ataque
lesson-cyvasse-shadow-reach = Um ataque vai em linha reta: o do besteiro chega a 3 casas, o do elefante e o do dragão a 2, o do trabuco de 2 a 4, os outros a 1. Brilha o que o besteiro ataca.
lesson-cyvasse-shadow-shadow = Um elefante ataca a uma ou duas casas. Dois deles visam cada um um ginete, mas só um pode ser capturado. Qual?
lesson-cyvasse-shadow-shadow-right = O que está em i6: no meio só há terreno livre. Tinha armadura 1, e o ataque do elefante rompeu-a.
lesson-cyvasse-shadow-shadow-wrong-hill = A montanha em e5 detém o ataque: o ginete em e6 mantém a armadura.
lesson-cyvasse-shadow-around = A montanha em h4 estorva o besteiro. De onde ataca o miliciano em h6, mantendo a distância?
lesson-cyvasse-shadow-around-right = Linha livre até h6, e longe o bastante. Agora o ginete poderia capturar o miliciano.
lesson-cyvasse-shadow-around-wrong-near = Dali também ataca, mas mesmo ao lado do miliciano é capturado: não tem armadura.
lesson-cyvasse-shadow-around-wrong-beside = Ao lado do miliciano o ginete cairia primeiro. Deixe o besteiro atacar de longe.

lesson-cyvasse-elephant = O elefante
lesson-cyvasse-elephant-own = O elefante anda um passo mas captura a dois. Não pode atravessar os seus; o ginete pode. Encontre todas as capturas!
lesson-cyvasse-elephant-own-right = O ginete atravessou a torre em h5; a que está em e5 fecha o caminho ao elefante.

lesson-cyvasse-spearman = O lanceiro
lesson-cyvasse-spearman-front = Um lanceiro só ataca e captura nas suas duas casas da frente. O que pode capturar o que está em g4?
lesson-cyvasse-spearman-front-right = f5 e g5, as duas casas diante da sua lança. Andando, pode ir para qualquer lado, um passo.
lesson-cyvasse-spearman-bar = As suas casas da frente fecham o passo: pode-se entrar ou sair, não passar por elas. Leve o cavaleiro pela abertura em duas vezes!
lesson-cyvasse-spearman-bar-right = Uma pausa em g5 e depois até g7. Um lanceiro custa uma vez a quem anda e guarda sozinho uma abertura.
lesson-cyvasse-spearman-guard = O besteiro em e4 tirou a armadura ao seu rei; o ginete em h4 quer capturá-lo. Feche-lhe o caminho com o lanceiro em j2!
lesson-cyvasse-spearman-guard-right = De i2 a lança fecha h3. O ginete não pode passar, e o rei está a salvo atrás.
lesson-cyvasse-spearman-guard-wrong-run = O rei escapa por agora, mas continuará a ser perseguido. Um passo do lanceiro detém o ginete.

lesson-cyvasse-tower = A torre
lesson-cyvasse-tower-still = A torre nunca se move, não ataca nem captura. Mas nenhuma peça do seu lado que esteja junto a ela pode ser capturada: mostra-o um pequeno escudo ao pé da peça.
lesson-cyvasse-tower-beside = Três besteiros sem armadura estão ao alcance do ginete em g4. Quais pode capturar?
lesson-cyvasse-tower-beside-right = Os que estão em e6 e i4. O que está em g6 está protegido pela torre em f7.
lesson-cyvasse-tower-twins = As torres não se protegem umas às outras. Elefante e besteiro atacam a torre em e8: capture-a com o elefante!
lesson-cyvasse-tower-twins-right = Caiu, embora a torre em d8 estivesse mesmo ao lado.
lesson-cyvasse-tower-siege = A torre em e8 protege o rei em e9. Primeiro a torre, depois o rei: tome a fortaleza de assalto!
lesson-cyvasse-tower-siege-right = Sem a torre o rei ficou desprotegido, e para onde fugisse o elefante alcançava-o.

lesson-cyvasse-crossbowman = O besteiro
lesson-cyvasse-crossbowman-over = O besteiro ataca até três casas, por cima de peças e água, mas não captura. Quem captura o rei em f8?
lesson-cyvasse-crossbowman-over-right = Boa equipa: o besteiro em f5 tirou a armadura, e o ginete veio de i8 e capturou o rei.
lesson-cyvasse-crossbowman-cover = O besteiro em h4 não tem armadura, e o ginete em g7 pode capturá-lo. De onde ataca esse ginete a coberto?
lesson-cyvasse-crossbowman-cover-right = Em g4 tem o miliciano à frente: um ataque passa por cima das peças; a marcha de um adversário, não.
lesson-cyvasse-crossbowman-cover-wrong-open = Ali não há nada no meio: o ginete em g7 chega em linha reta e captura o besteiro.

lesson-cyvasse-trebuchet = O trabuco
lesson-cyvasse-trebuchet-shot = O trabuco atira em linha reta, a entre duas e quatro casas, por cima de peças e montanhas. Encontre todos os tiros do que está em e3!
lesson-cyvasse-trebuchet-shot-right = e5, e7 e i3. O alvo sai do tabuleiro, e o trabuco fica onde está.
lesson-cyvasse-trebuchet-king = O rei em g9 esconde-se atrás de miliciano, ginete e montanhas. Quem o alcança mesmo assim?
lesson-cyvasse-trebuchet-king-right = Quatro casas, em linha reta por cima de tudo: o seu próprio ataque rompeu a armadura 1, e o tiro capturou o rei.
lesson-cyvasse-trebuchet-king-wrong-rider = Um ginete é bom, mas o rei estava ao alcance. Meça a linha de g5 a g9.

lesson-cyvasse-dragon = O dragão
lesson-cyvasse-dragon-prey = O dragão ataca até duas casas e captura até quatro, através de montanhas e lanças. Encontre todas as suas presas a partir de f4!
lesson-cyvasse-dragon-prey-right = d6 e f3 pelo seu ataque, i1 para lá da montanha, b4 para lá da lança. Passa por cima das montanhas, mas não ataca por cima delas: f6 manteve a armadura.
lesson-cyvasse-dragon-prey-wrong-over = Voa por cima da montanha em f5, mas não ataca por cima dela: o ginete em f6 mantém a armadura.

lesson-cyvasse-ends = Outras formas de vencer
lesson-cyvasse-ends-towers = Quem fica só com torres perde; neste mapa não há reis. Acabe já com a partida!
lesson-cyvasse-ends-towers-right = Caiu o último miliciano, e as torres sozinhas não podem continuar a lutar.
lesson-cyvasse-ends-no_moves = Um jogador sem lance legal também perde. O rei em a9 só tem uma saída: feche a porta com o cavaleiro!
lesson-cyvasse-ends-no_moves-right = O rei não se pode mover nem capturar o cavaleiro: um atacante contra armadura 2 não basta.
lesson-cyvasse-ends-no_moves-wrong-open = A saída por b8 continua aberta. O próprio cavaleiro pode ficar ali.

lesson-cyvasse-draws = Empates
lesson-cyvasse-draws-fifty = Cinquenta lances de cada lado sem captura são empate, tal como um acordo. A contagem está quase cheia: mantenha viva a partida!
lesson-cyvasse-draws-fifty-right = Uma captura, e a contagem recomeça.
lesson-cyvasse-draws-third = Para cá e para lá: quando a mesma posição aparece pela terceira vez, é logo empate.
lesson-cyvasse-draws-order = De novo o quinquagésimo lance, e nada para capturar. Mas uma vitória nesse mesmo lance vem antes do empate: encontre-a!
lesson-cyvasse-draws-order-right = Ganhou! Rei capturado, só torres, nenhum lance legal: tudo isso conta antes do empate.
lesson-cyvasse-draws-order-wrong-draw = A contagem fica cheia, e é empate. Há um lance que vence logo: lembre-se da porta em b8.

lesson-cyvasse-layout = Dispor um exército
lesson-cyvasse-layout-secret = Também se podem dispor exércitos próprios: brancas nas fileiras 1 a 4, pretas 6 a 9, a 5 vazia. Ninguém vê o outro até ambos acabarem.
lesson-cyvasse-layout-king = O seu rei e duas torres esperam na reserva. Coloque o rei ao lado de uma torre, para que fique protegido.
lesson-cyvasse-layout-king-right = Uma boa casa para um rei. A torre não se move: escolha bem o seu lugar.
lesson-cyvasse-layout-king-wrong-bare = O rei ainda não está ao lado de nenhuma torre. Ponha-os lado a lado.
lesson-cyvasse-layout-elephants = Nenhuma peça pode estar numa montanha; na água pode. Coloque o resto, os elefantes na fileira 3 ou 4, onde os seus não os fechem.
lesson-cyvasse-layout-elephants-right = À frente, os elefantes podem andar e atacar logo.
lesson-cyvasse-layout-elephants-wrong-shut = Um elefante na fileira 1 ou 2 espera atrás dos seus e não os pode atravessar.
lesson-cyvasse-layout-spearmen = Agora joga com as pretas, e a frente é na direção da fileira 1. Coloque os três lanceiros à frente, na fileira 6 ou 7, para fechar o caminho.
lesson-cyvasse-layout-spearmen-right = Uma cerca de lanças: os ginetes terão de parar diante dela.
lesson-cyvasse-layout-spearmen-wrong-behind = Na fileira 8 ou 9 um lanceiro só fecha casas atrás da própria linha. Traga-o para a frente.

lesson-cyvasse-notation = Anotar os lances
lesson-cyvasse-notation-moves = M miliciano, S lanceiro, R ginete, N cavaleiro, E elefante, C besteiro, B trabuco, D dragão, T torre, K rei. Rh6 anda, Dxg3 captura, e B*e7 é um tiro: o trabuco fica onde está.

lesson-cyvasse-plans = Planos
lesson-cyvasse-plans-breach = A torre em e8 protege o rei, e o elefante em c8 guarda a torre. Derrube-a de longe, e depois que o dragão ataque!
lesson-cyvasse-plans-breach-right = O trabuco atirou de e4 sem se aproximar, e o caminho até ao rei em e9 ficou aberto.
lesson-cyvasse-plans-breach-wrong-haste = Em e8 o rei e o elefante atacam juntos o dragão, e o elefante captura-o.
lesson-cyvasse-plans-net = O rei em c9 só tem uma saída, c8. Aponte o besteiro para que as duas casas sejam mortais e depois capture o rei!
lesson-cyvasse-plans-net-right = De c7 o besteiro dominava toda a linha, e o ginete passou por ele até ao rei.
lesson-cyvasse-plans-net-wrong-close = Mesmo ao lado do rei, o besteiro, sem armadura, seria simplesmente capturado.
lesson-cyvasse-plans-net-wrong-rush = Sem pressa: ao lado do rei o ginete seria capturado, e mais longe não ataca nada. Primeiro o besteiro.
lesson-cyvasse-plans-shelter = O dragão em i4 ataca o seu rei, e o trabuco em h6 aponta para h2. Só uma casa é segura. Qual?
lesson-cyvasse-plans-shelter-right = Ao lado da torre em g2 não é precisa armadura: por mais que aponte, o trabuco não pode capturar o rei.
lesson-cyvasse-plans-shelter-wrong-stay = Em i3 o rei fica mesmo ao lado do dragão. Procure antes um abrigo.
lesson-cyvasse-plans-count = Antes de atacar, conte quem pode responder. Que besteiro captura o ginete em g4 sem perdas?
lesson-cyvasse-plans-count-right = Em i4 só g6 ataca o ginete, e um besteiro nunca captura. Mais ninguém está perto.
lesson-cyvasse-plans-count-wrong-revenge = Em g6 o miliciano em f7 ataca o ginete: perde a sua única armadura e é capturado.
lesson-cyvasse-plans-play = Assim começa a partida padrão. Rompa armaduras com dois atacantes, guarde o rei junto das torres e evite aventuras solitárias.
