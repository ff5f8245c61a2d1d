### As regras de Cyvasse.

rules-cyvasse-board = O tabuleiro e o objetivo
rules-cyvasse-board-text =
    Dois exércitos de 23 jogam à vez; começam as brancas. Capture o rei adversário e venceu; se um mapa der a um lado vários reis, todos. Não há xeque.

    O tabuleiro tem 88 casas de seis lados, cada uma com até seis vizinhas. Uma linha reta mantém uma das seis direções. As suas casas da frente são as duas vizinhas do lado do adversário.

    As colunas são inclinadas: as letras vão de a a l, as fileiras de 1 a 9.
rules-cyvasse-board-start = O mapa padrão no início.
rules-cyvasse-board-neighbours = Uma casa e as suas seis vizinhas.

rules-cyvasse-men = Como andam as peças
rules-cyvasse-men-text = Os pontos mostram para onde uma peça pode andar em campo aberto; os anéis, onde ataca.

rules-cyvasse-numbers = As peças em números
rules-cyvasse-numbers-text = A armadura é quantos atacantes são precisos para que uma peça possa ser capturada. Os passos dizem quanto anda; o ataque, até onde ataca.

rules-cyvasse-walking = Andar
rules-cyvasse-walking-text =
    Um lance é uma marcha de tantos passos quantos a peça pode dar, de vizinha em vizinha, virando à vontade. Acaba numa casa vazia que não seja montanha.

    Ninguém atravessa uma adversária. Todas atravessam as peças do seu lado, exceto o elefante.
rules-cyvasse-walking-turns = O ginete contorna o cavaleiro preto até g5.

rules-cyvasse-ground = Montanhas e água
rules-cyvasse-ground-text =
    Ninguém fica numa montanha, e ninguém a atravessa a não ser o dragão.

    A água acaba a marcha: quem entra numa casa de água para ali, também o dragão. Numa vez seguinte sai da água e anda como sempre.
rules-cyvasse-ground-water = O ginete para na água e continua uma vez depois.
rules-cyvasse-ground-dragon = Só o dragão atravessa as montanhas.

rules-cyvasse-spearmen = Os lanceiros barram
rules-cyvasse-spearmen-text =
    O lanceiro ataca e captura só nas suas duas casas da frente, e barra-as: uma adversária pode entrar numa delas ou sair, mas não atravessá-la numa só marcha.

    O dragão passa a voar.
rules-cyvasse-spearmen-bars = O cavaleiro tem de parar em g5, que o lanceiro vigia; na vez seguinte continua.

rules-cyvasse-attack = Ataque, armadura e captura
rules-cyvasse-attack-text =
    Uma peça ataca uma adversária em linha reta ao seu alcance. Peças e água no meio não contam; uma montanha detém o ataque, menos o do trabuco. O dragão voa por cima das montanhas, mas não ataca por cima delas.

    A armadura que resta é a da peça menos o número dos seus atacantes. A peça sem armadura, e sem torre ao lado, pode ser capturada.

    Quem captura não precisa de atacar: anda em linha reta até ao alvo, no máximo tanto como os seus passos ou o seu ataque, o que for mais, e não através de água, montanhas, peças ou casas barradas. O besteiro e a torre nunca capturam.
rules-cyvasse-attack-breaks = O elefante vem atacar também: o miliciano fica sem armadura e é capturado.
rules-cyvasse-attack-two = Armadura 2: o miliciano e o besteiro atacam o cavaleiro, e o ginete captura-o.

rules-cyvasse-tower = As torres
rules-cyvasse-tower-text =
    A torre não anda, não ataca nem captura. Mas uma peça junto de uma torre do seu lado não pode ser capturada, sejam quantos forem os atacantes.

    As torres não protegem outras torres: a que fica sem armadura pode ser capturada.
rules-cyvasse-tower-protects = Dois besteiros estão junto da torre, a salvo; o que está em i4, não.

rules-cyvasse-trebuchet = O trabuco atira
rules-cyvasse-trebuchet-text =
    O trabuco não anda até ao que captura. Atira em linha reta, a duas a quatro casas, por cima de peças e montanhas, e fica onde está.

    O alvo não pode ter armadura nem torre ao lado. O ataque do próprio trabuco conta. Não alcança as vizinhas.
rules-cyvasse-trebuchet-shoots = O trabuco atira no rei em g9, por cima de tudo o que está no meio.

rules-cyvasse-layout = Dispor um exército
rules-cyvasse-layout-text =
    Pode jogar-se um mapa tal como vem, ou cada lado dispõe o seu exército na sua metade: as brancas nas fileiras 1 a 4, as pretas nas fileiras 6 a 9. A fileira 5 fica vazia.

    Ninguém fica numa montanha; na água, pode. Cada disposição fica escondida do outro até ambos estarem prontos.
rules-cyvasse-layout-half = O exército branco no mapa padrão.

rules-cyvasse-ends = Como acaba a partida
rules-cyvasse-ends-text =
    Vence ao capturar o último rei adversário; quando ao adversário só restam torres, ou nada; quando ele não tem lance legal; quando desiste ou fica sem tempo.

    É logo empate: cinquenta lances de cada lado sem captura, ou a mesma posição pela terceira vez. O empate pode ser combinado a qualquer momento.

    Se houver vários finais ao mesmo tempo, vale o primeiro desta ordem: rei capturado, só torres, sem lances, cinquenta lances, repetição.
rules-cyvasse-ends-king = O ginete ataca o rei, que fica sem armadura, e captura-o.

rules-cyvasse-notation = Notação
rules-cyvasse-notation-text = Uma letra e a casa: Rg4; x se captura: Dxe7; * se atira: B*g6. As letras são as inglesas: M miliciano, S lanceiro, R ginete, N cavaleiro, E elefante, C besteiro, B trabuco, D dragão, T torre, K rei.
