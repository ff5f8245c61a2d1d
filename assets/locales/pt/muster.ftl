### Dispor os exércitos antes de uma partida de Cyvasse, um jogador depois do outro.

muster-choose = Dispor exércitos próprios
muster-title = { $player ->
    [white] O exército das brancas
   *[black] O exército das pretas
}
muster-undo = Desfazer a última mudança

## O que se pode fazer agora.

muster-hint = { $away ->
    [black] Toque numa peça e depois numa casa. Enquanto isso, as pretas não olham.
    [white] Toque numa peça e depois numa casa. Enquanto isso, as brancas não olham.
   *[none] Toque numa peça e depois numa casa.
}
muster-hint-reserve = Na mão: { $role }. Toque numa casa.
muster-hint-placed = Na mão: { $role } de { $square }. Toque numa casa, ou na reserva para devolver a peça.

## O que falta ou está errado.

muster-complete = Todas as peças estão no lugar.
muster-missing = Falta colocar: { $men }.
muster-missing-many = Faltam { $count } peças por colocar.
muster-count = { $count } × { $role }
muster-square = { $square }: { $what }
muster-outside = As peças só podem ser colocadas nas fileiras { $first } a { $last }.
muster-on-mountain = { $square } é uma montanha; nenhuma peça pode estar ali.
muster-stacked = Há duas peças em { $square }.
muster-stranger = A peça em { $square } não é deste exército.
muster-too-many = São demais: { $count } × { $role } em vez de { $most }.

## Exércitos inteiros.

muster-formations = Formações
muster-formation-line = Linha
muster-formation-stronghold = Bastião
muster-formation-spearhead = Cunha
muster-formation-wings = Duas alas
muster-scatter = Ao acaso
muster-clear = Esvaziar
muster-kept = Formações guardadas
muster-kept-name = Nome desta formação
muster-kept-save = Guardar esta formação
muster-kept-replaces = Vai substituir a formação guardada com este nome.
muster-kept-none = Ainda não há nenhuma formação guardada.

## Passar a vez, terminar, desistir.

muster-done = Pronto
muster-handover-title = Agora é a vez das pretas
muster-handover-about = As brancas não olham.
muster-handover-begin = Dispor o exército das pretas
muster-leave-question = Sair sem partida? O que foi disposto será perdido.
muster-leave-no = Ficar
muster-leave-yes = Sair

## As formações guardadas.

muster-layouts-damaged = As formações guardadas em { $path } estão danificadas e foram postas de lado como { $aside }. { $why }
muster-layouts-unreadable = As formações guardadas em { $path } ficaram como estavam. { $why }
