### As regras do Xadrez do Joker.

rules-joker-board = O tabuleiro e o objetivo
rules-joker-board-text =
    O xadrez do Joker é xadrez em nove por nove casas, com um Joker de cada lado e mais um lance para os peões. O objetivo é o xeque-mate, como no xadrez.

    De a a i, a primeira fileira é torre, cavalo, bispo, dama, rei, bispo, Joker, cavalo, torre. Os peões estão nas fileiras 2 e 8, podem começar com um passo duplo, capturam en passant e na última fileira tornam-se dama, torre, bispo ou cavalo.
rules-joker-board-start = O início: o Joker branco está em g1, o preto em g9.

rules-joker-men = Como andam as peças
rules-joker-men-text = Todas, menos o Joker, andam e capturam como no xadrez.

rules-joker-joker = O Joker
rules-joker-joker-text =
    O Joker salta como um cavalo, mas só para uma casa vazia. Nunca captura e nunca dá xeque.

    Pode ser capturado. Isso não vale nada, e não recomeça a conta dos cinquenta lances.
rules-joker-joker-leaps = O Joker em d4 tem seis saltos: não pode capturar o cavalo em e6, e em c2 está o seu próprio peão.

rules-joker-freezing = Congelar
rules-joker-freezing-text =
    Um Joker congela as adversárias mais valiosas das oito casas à sua volta: a dama antes da torre, a torre antes de bispos e cavalos, estes antes dos peões. Se várias valem o mesmo, congelam todas. Reis e Jokers, nunca.

    Acontece logo, seja quem for que jogue: a adversária que chega ao lado de um Joker congela ali e, quando chega outra mais valiosa, as restantes ficam livres.

    Uma peça congelada não anda, não captura nem roca. Não ataca nada: não dá xeque nem guarda casas. Pode ser capturada.

    Por isso pode responder a um xeque congelando quem o dá.
rules-joker-freezing-arrives = O Joker salta para d6, junto da dama e da torre: a dama em d7 congela, a torre fica livre.
rules-joker-freezing-frees = A dama chega a c3 e congela; a torre em e5 fica livre e dá xeque.
rules-joker-freezing-parries = A torre em a8 dá xeque. Ao lado dela, em b7, o Joker congela-a: acabou o xeque.

rules-joker-thaw = Descongelar
rules-joker-thaw-text =
    Quando um Joker sai, o que nenhum outro Joker do seu lado segura fica congelado na próxima vez do seu dono, e depois fica livre. O seu ataque ainda o encontra no lugar.

    Quando um Joker é capturado, o que ele congelava fica logo livre.

    Ao descongelar uma peça pode surgir um xeque: o seu rei está então em xeque no começo da sua vez.
rules-joker-thaw-leaves = O Joker deixa a fileira; a dama em g7 fica congelada mais uma vez, e a torre captura-a.
rules-joker-thaw-taken = O Joker em e5 é capturado: a dama em d4 fica logo livre e dá xeque.

rules-joker-croissant = En Croissant
rules-joker-croissant-text =
    Um peão que deu o passo duplo conta como dobrado enquanto ficar nessa coluna.

    Quando um peão dobrado anda uma casa e fica ao lado de um peão adversário dobrado, este pode, só no lance imediato, ir na diagonal para a casa que o outro acabou de deixar.

    Nada é capturado, mas o peão ultrapassado fica congelado na próxima vez do seu dono.

    Um peão congelado não pode fazê-lo, nem um que deixasse o seu rei em xeque.
rules-joker-croissant-shown = O peão preto vai de d6 para d5; o branco passa por trás, para d6, e d5 congela.

rules-joker-castling = O roque
rules-joker-castling-text =
    O rei na coluna e anda duas casas na direção de uma torre na coluna a ou i, e a torre fica na casa que ele cruzou. Todas as casas entre os dois devem estar vazias.

    Nenhum pode ter-se movido, a torre não pode estar congelada, e o rei não pode estar em xeque, nem cruzar ou alcançar uma casa atacada. As adversárias congeladas não atacam nada.
rules-joker-castling-both = As brancas rocam para g1, as pretas para c9.

rules-joker-ends = Como acaba a partida
rules-joker-ends-text =
    O xeque-mate vence, e também quando o outro lado desiste ou fica sem tempo. As peças congeladas não têm lances: não podem ajudar o seu rei.

    É logo empate: o afogamento; a mesma posição pela terceira vez; cinquenta lances de cada lado sem lance de peão nem captura (a de um Joker não conta); os reis sozinhos, um rei com um cavalo, um bispo ou um Joker contra um rei sozinho, ou reis só com Jokers.

    O empate pode ser combinado a qualquer momento.
rules-joker-ends-mate = O Joker segura a torre em d8 e ninguém pode pôr-se no meio: a torre dá mate em a9.

rules-joker-notation = Notação
rules-joker-notation-text =
    Como no xadrez: uma letra, x se captura, e a casa. J é o Joker: Jf3.

    En Croissant escreve-se como a captura de um peão, com uma onda: e~d6.
