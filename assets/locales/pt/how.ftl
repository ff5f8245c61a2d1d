### Como anda cada peça, em uma ou duas frases; nas fichas e nas regras.

how-king = Uma casa em qualquer direção.
how-queen = Qualquer distância em linha reta ou na diagonal.
how-rook = Qualquer distância em linha reta, por uma coluna ou fileira.
how-bishop = Qualquer distância na diagonal; fica sempre em casas de uma cor.
how-knight = Duas casas em frente e uma para o lado, por cima do que houver.
how-pawn = Uma casa para a frente, duas da casa inicial. Captura uma casa na diagonal para a frente.
how-joker = Como um cavalo, mas só para uma casa vazia. Não captura nada e congela as adversárias mais fortes ao seu lado.
how-paladin = Uma ou duas casas em linha reta.
how-guard = Uma ou duas casas na diagonal.
how-soldier = Uma casa na diagonal para a frente. Na última fileira torna-se paladino.
how-ballista = Qualquer distância em linha reta para a frente. Na última fileira torna-se torre.
how-militia = Um passo para uma casa vizinha. Ataca e captura as vizinhas.
how-spearman = Um passo. Ataca e captura só nas suas duas casas da frente, e barra a passagem por elas.
how-rider = Até três passos, virando à vontade. Ataca as vizinhas e captura até três casas em linha reta.
how-cyvasse-knight = Até dois passos. Ataca as vizinhas e captura até duas casas em linha reta.
how-elephant = Um passo. Ataca e captura até duas casas, mas não atravessa as peças do seu lado.
how-crossbowman = Até dois passos. Ataca até três casas, mas nunca captura.
how-trebuchet = Um passo. Ataca a duas a quatro casas e captura ali com um tiro, por cima de peças e montanhas, sem sair do lugar.
how-dragon = Até quatro passos, também através de montanhas e diante de lanceiros. Ataca até duas casas e captura até quatro em linha reta.
how-tower = Nunca se move, ataca ou captura. As peças do seu lado junto dela não podem ser capturadas.
