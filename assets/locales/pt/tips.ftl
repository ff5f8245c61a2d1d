### Uma regra especial, dita uma vez quando importa: uma frase.

tip-understood = Entendido
tip-confirming = Os lances confirmam-se com o visto ao lado deles. O visto redondo entre os botões, ou as preferências, mudam isso.
tip-check = O seu rei está em xeque: afaste-o, ponha algo no meio ou capture quem o ataca.
tip-en_passant = En passant: um peão adversário acabou de passar pelo seu com um passo duplo; só neste lance pode capturá-lo, na diagonal por trás dele.
tip-castling = Pode rocar: mova o rei duas casas na direção de uma torre, ou para cima dela.
tip-promotion = Na última fileira torna-se outra peça.
tip-freeze = Um Joker adversário congela a mais valiosa das suas peças junto dele: enquanto ele ali estiver, ela não anda nem ataca nada.
tip-thaw = O Joker saiu, mas a sua peça fica congelada nesta vez; depois fica livre.
tip-croissant = En Croissant: um peão adversário acabou de se pôr ao lado do seu. O seu peão pode passar na diagonal por trás, e o outro fica congelado uma vez.
tip-stacking = Empilhar: uma peça pode acabar o lance em cima de uma amiga sozinha, e as duas andam juntas, com os lances de ambas.
tip-unstacking = A peça de cima de uma pilha também pode sair sozinha, com os seus próprios lances; a de baixo fica.
tip-stack_promotion = Na última fileira todo soldado se torna paladino e toda balista torre, também numa pilha.
tip-king_capture = Aqui não há xeque: o seu rei pode ser capturado no próximo lance, e a partida estaria perdida.
tip-armour = Cada atacante tira um da armadura de uma peça; com 0, pode ser capturada.
tip-tower = Uma torre protege as peças do seu lado junto dela: não podem ser capturadas, sejam quantos forem os atacantes.
tip-water = A água acaba a marcha: quem entra para ali.
tip-mountain = Ninguém atravessa as montanhas a não ser o dragão.
tip-barred = Um lanceiro barra as suas duas casas da frente: pode entrar numa, mas não atravessá-la num só lance. Cruzes vermelhas marcam-nas.
tip-trebuchet = O trabuco atira a duas a quatro casas, por cima de peças e montanhas, e fica onde está.
tip-breeding = Uma captura deixa uma peça axadrezada, que é de quem tem a vez: o adversário poderá jogá-la logo.
tip-shared = As peças axadrezadas são de quem tem a vez: agora pode jogá-las.
tip-nature = Escolha a natureza da peça axadrezada: a que capturou ou a capturada.
tip-no_way_back = O adversário acabou de jogar uma peça axadrezada: pode jogá-la, mas não levá-la diretamente de volta.
tip-side = Pode ficar com as peças axadrezadas até ao fim da partida; o adversário terá então as brancas e as pretas.
tip-after = Um jogador tem agora as peças axadrezadas e o outro todas as demais; as axadrezadas podem ser capturadas.
tip-count = A partida será logo empate se ninguém capturar; em todos os jogos menos Keres e Cyvasse conta também um lance de peão.
