### O que dizem as lições: Keres.

lesson-keres-king = O rei
lesson-keres-king-walk = O rei em e4 anda uma casa em qualquer direção, também para capturar. Encontre todos os seus lances, um após o outro.
lesson-keres-king-walk-right = Os sete! Pode capturar o soldado em f5; só d4 lhe está vedada, onde está um soldado seu.
lesson-keres-king-walk-wrong-own = Em d4 está um soldado seu, e um rei não divide a casa com ninguém.
lesson-keres-king-goal = Vence quem captura o rei. Capture o rei preto em g8 com a torre em g2!
lesson-keres-king-goal-right = Assim se vence qualquer partida de Keres: o rei é capturado como qualquer outra peça.
lesson-keres-king-first = Em Keres não há xeque. A torre em e8 ataca o seu rei, mas a vez é sua. O que vence logo?
lesson-keres-king-first-right = Certo! O seu rei continuou em perigo e não fez mal: o bispo capturou antes o outro rei.
lesson-keres-king-first-wrong-flee = O seu rei ficaria a salvo, mas não é preciso fugir: o rei preto em g8 pode ser capturado já.
lesson-keres-king-first-wrong-block = Em e6 o bispo taparia o seu rei. De onde está, pode fazer muito melhor!
lesson-keres-king-danger = Ninguém avisa quando o seu rei pode ser capturado: é preciso ver. Agora as pretas ameaçam-no. Salve-o!
lesson-keres-king-danger-right = Bem visto! O bispo captura a torre em c8 e já nada alcança o seu rei.
lesson-keres-king-danger-wrong-file = As torres em b9 e d9 apontam em linha reta para baixo: ali o rei cai da mesma forma.
lesson-keres-king-danger-wrong-stay = Em c2 o rei continua na coluna da torre em c8.

lesson-keres-rook_bishop_knight = Torre, bispo e cavalo
lesson-keres-rook_bishop_knight-rook = A torre em c4 anda em linha reta enquanto o caminho estiver livre e captura o que encontra. Encontre todos os seus lances.
lesson-keres-rook_bishop_knight-rook-right = Estão todos: até ao soldado em c7 e, pela fileira, até à casa antes do seu rei.
lesson-keres-rook_bishop_knight-rook-wrong-past = O soldado em c7 está no caminho: a torre pode capturá-lo, mas não passar.
lesson-keres-rook_bishop_knight-bishop = O bispo em d3 anda na diagonal enquanto o caminho estiver livre. Encontre tudo o que pode capturar.
lesson-keres-rook_bishop_knight-bishop-right = A torre em f5 e o soldado em b5, nada mais: o cavalo em g6 esconde-se atrás da torre.
lesson-keres-rook_bishop_knight-bishop-wrong-past = No meio está a torre em f5: o bispo não pode atravessá-la.
lesson-keres-rook_bishop_knight-knight = O cavalo anda duas casas em linha reta e uma para o lado, e salta por cima de tudo. Encontre todos os lances do que está em h1.
lesson-keres-rook_bishop_knight-knight-right = Três saltos, para fora da multidão. Nenhuma outra peça salta por cima de ninguém.
lesson-keres-rook_bishop_knight-over = O rei preto esconde-se atrás de um muro de soldados. Que lance vence a partida?
lesson-keres-rook_bishop_knight-over-right = Nenhum muro detém um cavalo: de f7 salta sobre o rei em e9.
lesson-keres-rook_bishop_knight-over-wrong-greed = Uma torre é boa presa, mas o rei estava ao alcance. Olhe para o cavalo em f7.

lesson-keres-paladin_guard = Paladino e guarda
lesson-keres-paladin_guard-paladin = O paladino anda uma ou duas casas em linha reta e não salta por cima de ninguém. Encontre todos os lances do que está em e4.
lesson-keres-paladin_guard-paladin-right = Certo: duas casas para os lados, o soldado em e5, e e3 diante do seu rei.
lesson-keres-paladin_guard-paladin-wrong-far = Três casas são demais: o paladino anda duas no máximo.
lesson-keres-paladin_guard-guard = O guarda anda uma ou duas casas na diagonal. Encontre todos os lances do que está em d4.
lesson-keres-paladin_guard-guard-right = Estão todos. Captura o soldado em e5, que fecha o caminho para f6.
lesson-keres-paladin_guard-guard-wrong-straight = Em linha reta anda o paladino; o guarda anda na diagonal.
lesson-keres-paladin_guard-fork = Duas ameaças valem mais do que uma. Ponha o paladino onde ataque o rei e o guarda ao mesmo tempo!
lesson-keres-paladin_guard-fork-right = De e6 apontava para e8 e c6. O rei teve de fugir, e o guarda foi seu.
lesson-keres-paladin_guard-fork-wrong-one = De c4 só ataca o guarda, que simplesmente se afasta.

lesson-keres-soldier_ballista = Soldado e balista
lesson-keres-soldier_ballista-soldier = O soldado anda uma casa na diagonal para a frente e captura da mesma forma. Encontre todos os lances do que está em d4.
lesson-keres-soldier_ballista-soldier-right = Dois: captura a torre em c5 ou vai para e5. O cavalo mesmo à sua frente está fora do alcance.
lesson-keres-soldier_ballista-soldier-wrong-straight = Um soldado nunca anda em linha reta, nem para capturar.
lesson-keres-soldier_ballista-soldier-wrong-back = Um soldado nunca recua.
lesson-keres-soldier_ballista-ballista = A balista anda quanto quiser, mas só em linha reta para a frente. Encontre todos os lances da que está em b2.
lesson-keres-soldier_ballista-ballista-right = Certo, até ao soldado em b7. Uma balista não volta atrás: escolha bem o momento.
lesson-keres-soldier_ballista-ballista-wrong-side = A balista não anda para o lado nem para trás, só em linha reta para a frente.
lesson-keres-soldier_ballista-open = O seu soldado em f4 está diante da balista. Com que captura abre a coluna e ataca também uma torre?
lesson-keres-soldier_ballista-open-right = A balista apontava para o rei e o soldado para a torre em h6. As pretas só podiam responder a uma ameaça.
lesson-keres-soldier_ballista-open-wrong-other = Assim também se abre a coluna, mas de e5 o soldado não ameaça mais nada. Capture o outro cavalo.

lesson-keres-promotion = A última fileira
lesson-keres-promotion-soldier = Na última fileira um soldado torna-se sempre paladino. Leve para lá o soldado em d8.
lesson-keres-promotion-soldier-right = Já é um paladino! Anda tanto para a frente como para trás.
lesson-keres-promotion-ballista = Ali uma balista torna-se torre. O rei em a9 está fechado pelos próprios soldados. Vença em dois lances!
lesson-keres-promotion-ballista-right = A nova torre varreu a fileira, e o rei não tinha para onde ir.
lesson-keres-promotion-ballista-wrong-short = Não pare a meio caminho: em h9 a balista torna-se logo torre.

lesson-keres-stacking = Pilhas
lesson-keres-stacking-climb = Uma peça pode acabar o lance sobre uma amiga que esteja sozinha. Faça o cavalo em e3 subir para o soldado em d5.
lesson-keres-stacking-climb-right = Agora os dois estão em d5: é uma pilha, o soldado por baixo e o cavalo em cima.
lesson-keres-stacking-friends = Numa pilha cabem duas peças, e um rei nunca faz parte dela. Encontre todos os lances da torre em d4.
lesson-keres-stacking-friends-right = Pode subir para o soldado sozinho em b4; a pilha em d6 está cheia, e o rei em f4 não leva ninguém.

lesson-keres-whole_stack = A pilha inteira anda
lesson-keres-whole_stack-both = Uma pilha tem os lances das suas duas peças. Com o paladino por baixo, anda em linha reta: capture o cavalo em e6!
lesson-keres-whole_stack-both-right = Foram as duas juntas. Paladino e guarda numa pilha andam uma ou duas casas nas oito direções.
lesson-keres-whole_stack-both-wrong-guard = Esse é um lance diagonal do guarda. Desta vez use os lances retos do paladino por baixo.
lesson-keres-whole_stack-jump = O cavalo por baixo leva a torre. Que lance da pilha em e5 vence?
lesson-keres-whole_stack-jump-right = A pilha inteira saltou como o seu cavalo, mesmo sobre o rei em f7.
lesson-keres-whole_stack-jump-wrong-greed = A torre em e8 seria boa presa, mas pense no cavalo por baixo: ele vê o rei.
lesson-keres-whole_stack-friend = Uma pilha inteira nunca pousa sobre uma amiga; a de cima pode, sozinha. Ponha o bispo de d4 sobre o soldado em f6.
lesson-keres-whole_stack-friend-right = O cavalo fica em d4, e em f6 há uma pilha nova.

lesson-keres-top_alone = A peça de cima, sozinha
lesson-keres-top_alone-leave = A de cima pode partir sozinha com os seus lances; a de baixo fica. Encontre todas as capturas da pilha em d3, inteira ou só a de cima.
lesson-keres-top_alone-leave-right = Em b5 e f5 pode capturar a pilha ou o guarda sozinho; em d6 só a pilha inteira, que anda como a sua torre.
lesson-keres-top_alone-whole = Dois lances diferentes capturam o cavalo em f6: a pilha inteira ou o bispo sozinho. Cuidado com o guarda em a5, e escolha!
lesson-keres-top_alone-whole-right = Boa escolha: ninguém ficou para trás em c3, e o guarda não captura nada.
lesson-keres-top_alone-whole-wrong-left = A torre fica para trás em c3, e o guarda em a5 captura-a.
lesson-keres-top_alone-top = A pilha em e3 cobre o seu rei da torre em e8. Capture o bispo em g5 e escolha quem vai!
lesson-keres-top_alone-top-right = O guarda capturou, e o paladino ficou em e3 diante do rei.
lesson-keres-top_alone-top-wrong-open = Se a pilha inteira sai, a coluna abre-se e a torre em e8 captura o seu rei.
lesson-keres-top_alone-one = Encontre todos os lances da pilha em a2: os das duas peças juntas e os do guarda sozinho.
lesson-keres-top_alone-one-right = Três casas, de duas maneiras cada. Para b3 podiam levar a pilha tanto o soldado como o guarda, e é um único lance.
lesson-keres-top_alone-bottom = A peça de baixo nunca parte sozinha. Capture a torre em e8 com a torre em e3: a de cima vai junto.
lesson-keres-top_alone-bottom-right = É assim: parte a de cima sozinha ou partem as duas; a de baixo sozinha, nunca.
lesson-keres-top_alone-bottom-wrong-alone = A de cima é um guarda: sozinha não pode andar em linha reta.

lesson-keres-stack_taken = Duas de um golpe
lesson-keres-stack_taken-two = Quem captura uma pilha leva as suas duas peças. Qual é a melhor captura da torre em e4?
lesson-keres-stack_taken-two-right = Cavalo e guarda num só lance: vale mais do que uma torre.
lesson-keres-stack_taken-two-wrong-one = Isso é uma torre. Em h4 ganha duas peças num lance.
lesson-keres-stack_taken-guarded = O soldado em h7 defende o cavalo em g6. Capture o cavalo, mas escolha de modo a perder o mínimo possível.
lesson-keres-stack_taken-guarded-right = Se o soldado recapturar, perde só o bispo; a sua torre está a salvo em d3.
lesson-keres-stack_taken-guarded-wrong-both = O soldado recaptura em g6, e perdem-se juntos a torre e o bispo.

lesson-keres-stack_promotion = Pilhas na última fileira
lesson-keres-stack_promotion-both = Na última fileira promovem-se tanto a de cima como a de baixo. Escolha o lance para d9 que mais rende!
lesson-keres-stack_promotion-both-right = O soldado tornou-se paladino e a balista torre, tudo num lance.
lesson-keres-stack_promotion-both-wrong-top = A balista torna-se torre, mas o soldado fica em d8. Leve-o também!
lesson-keres-stack_promotion-joined = Também conta subir para uma amiga na última fileira. Faça o soldado em g8 subir para a torre em h9.
lesson-keres-stack_promotion-joined-right = Um paladino vai sobre a torre: promovido e empilhado num lance.
lesson-keres-stack_promotion-joined-wrong-empty = Assim também se promove, mas desta vez deve subir para a torre em h9.

lesson-keres-draws = Empates
lesson-keres-draws-forty = Quarenta lances seguidos, contando os dos dois lados, sem captura são empate. Este é o quadragésimo. Mantenha viva a partida!
lesson-keres-draws-forty-right = A captura recomeça a contagem, e está em boa vantagem.
lesson-keres-draws-forty-wrong-quiet = Sem captura a partida acaba agora em empate. Há algo para capturar!
lesson-keres-draws-cannot = Se nenhum lado pode vencer, é empate. Joga com as pretas, e o soldado em c8 está perto da meta. Salve-se!
lesson-keres-draws-cannot-right = Empate! Um rei só não pode vencer, nem com um cavalo, nem com guardas ou bispos todos em casas de uma só cor.
lesson-keres-draws-cannot-wrong-late = Então o soldado torna-se paladino e as brancas podem vencer. Detenha-o enquanto pode!
lesson-keres-draws-again = Voltar à mesma posição não é empate em Keres, por mais vezes que aconteça. Só contam os quarenta lances.
lesson-keres-draws-stuck = Quem não tem lance legal empata. É tão raro que só acontece com um monte como o das brancas: ninguém se pode mover.

lesson-keres-notation = Anotar os lances
lesson-keres-notation-letters = Os lances anotam-se com letra e casa: Rxb8 é uma captura. Uma pilha nomeia as duas peças, primeiro a de baixo: PGe4.
lesson-keres-notation-stacks = PG^xc6 diz que o guarda deixa o seu paladino e captura; Nd5 é um lance simples.
lesson-keres-notation-ride = Nd4+S diz que o cavalo sobe para um soldado; Lb9=R, que uma balista se torna torre, como aqui no fim.

lesson-keres-plans = Planos
lesson-keres-plans-shield = A torre em e8 aponta para o seu rei. Interponha em e3 o guarda ou a pilha inteira, e escolha bem!
lesson-keres-plans-shield-right = Se a torre capturar o guarda, o seu soldado em f2 captura a torre. A sua torre não arriscou nada.
lesson-keres-plans-shield-wrong-both = O rei fica a salvo, mas a torre em e8 levaria duas peças de uma vez. Para tapar basta uma.
lesson-keres-plans-ferry = Uma balista não pode sair da sua coluna, mas um cavalo pode levá-la. Ponha-a onde o rei em i9 esteja perdido.
lesson-keres-plans-ferry-right = Em i6 a balista domina a coluna aberta: fique ou vá para i8, o rei é capturado.
lesson-keres-plans-ferry-wrong-up = Nesta coluna só há um soldado para ganhar. O rei está noutra.
lesson-keres-plans-smother = O rei em h9 não tem nenhuma casa livre ao lado. Um lance tranquilo, e nada o pode salvar.
lesson-keres-plans-smother-right = O cavalo em f8 capturará o rei a seguir: ele não se pode afastar, e ninguém pode capturar o cavalo.
lesson-keres-plans-smother-wrong-rook = Uma torre é bom, o rei é melhor. De onde alcança o cavalo h9?
lesson-keres-plans-carry = Em a8, um soldado leva um cavalo em cima. O que acontece quando ambos chegam à última fileira? Encontre o lance que vence!
lesson-keres-plans-carry-right = Em c9 o soldado é um paladino, a duas casas do rei, que não tem para onde ir: cai no próximo lance.
lesson-keres-plans-carry-wrong-alone = O cavalo sozinho não ataca o rei de c9. Leve também o soldado: ali promove-se.
lesson-keres-plans-spear = Todas as casas à volta do rei em f7 estão ocupadas ou podem ser dominadas. Traga a pilha de a5 e capture o rei.
lesson-keres-plans-spear-right = Como torre a pilha chegou a e5, como cavalo atacou: duas maneiras de andar numa só pilha.
lesson-keres-plans-spear-wrong-alone = A torre sozinha deixa o cavalo em a5, e é o cavalo que tem de atacar.
lesson-keres-plans-play = Assim começa uma partida. Abra caminhos com os soldados, faça as peças lentas viajar com as rápidas e cuide do seu rei a cada lance.
