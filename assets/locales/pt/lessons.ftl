### O que se diz em todas as lições.

lessons-file-bad = A lição { $file } fica de fora; linha { $line }: { $detail }
lessons-no-move = Neste passo não há lance a fazer.
lessons-no-layout = Neste passo não há nada a dispor.
lessons-done = Este passo está feito. Siga para o próximo.
lessons-found = { $left ->
    [one] Sim! Ainda falta um.
   *[other] Sim! Ainda faltam { $left }.
}
lessons-found-already = Já encontrou { $square }. Procure outra casa.
lessons-found-way = Esta maneira de ir para { $square } já foi encontrada; há outra.
lessons-wrong = { $move } é um lance legal, mas não o que se pede. Olhe para as casas que brilham.
lessons-wrong-best = { $move } é um lance legal, mas aqui há um melhor.
lessons-wrong-man = Trata-se da peça em { $square }. Mova essa.
lessons-wrong-quiet = É um lance legal, mas não captura nada. Encontre as capturas.
lessons-wrong-side = É um lance legal, mas primeiro fique com as peças axadrezadas.
lessons-hint-look = Olhe para o tabuleiro e siga em frente.
lessons-hint-move = Olhe para a peça em { $from }: ela pode ir para { $to }.
lessons-hint-choose = Escolha { $move }.
lessons-hint-side = Fique com as peças axadrezadas.
lessons-hint-place = Falta colocar: { $man } em { $square }.
lessons-hint-finish = Tudo está bem colocado. Diga que terminou.
lessons-layout = { $count ->
    [one] Falta colocar uma peça.
   *[other] Faltam colocar { $count } peças.
}

lessons-progress = { $done } de { $steps } passos
lessons-begin = Começar: { $lesson }
lessons-go-on = Continuar: { $lesson }
lessons-play = Jogar uma partida contra um computador brando
lessons-complete = Curso concluído
lessons-step = Passo { $step } de { $steps }
lessons-map = Ao curso
lessons-previous = Passo anterior
lessons-again = Recomeçar o passo
lessons-show-me = Mostrar
lessons-next = Seguinte
lessons-next-lesson = Lição seguinte
lessons-finish = Concluir o curso
lessons-to-map = Ao curso
lessons-right = Certo! E agora?
lessons-course-end = O jogo inteiro está aprendido. O que melhor o fixa é jogar: no nível mais brando, o computador também acaba de aprender as regras.

lessons-fault-text = O texto não pode ser lido ali.
lessons-fault-file-name = O nome de uma lição é como 01_rook.ron.
lessons-fault-id = “{ $id }” não é um nome: tem letras de a a z, algarismos e _.
lessons-fault-twice = “{ $id }” aparece duas vezes.
lessons-fault-none = { $what ->
    [rulings] Nenhuma regra está indicada.
   *[steps] Não há passos.
}
lessons-fault-over = A partida acaba antes que se possa jogar.
lessons-fault-illegal = { $move } não é um lance legal. { $why }
lessons-fault-spelling = { $move } deve ser escrito { $right }.
lessons-fault-nothing = Não há nada a encontrar.
lessons-fault-ends = Uma linha começa e acaba com um lance de quem aprende.
lessons-fault-no-choice = { $move } é o único lance com estas casas; não há o que escolher.
lessons-fault-unanswered = { $move } é outra escolha, e não se diz por que está errada.
lessons-fault-not-wrong = { $move } aparece como errado, mas está certo.
lessons-fault-no-turn = Quem aprende não tem escolha no lance número { $number }.
lessons-fault-other-game = { $task } pertence a outro jogo.
lessons-fault-no-side = O lado axadrezado não pode ser tomado aqui.
lessons-fault-no-square = O tabuleiro não tem a casa { $square }.
lessons-fault-layout = A resposta não pode ser disposta assim. { $why }
lessons-fault-goal = A resposta não cumpre o objetivo “{ $goal }”.
