### O que uma ficha conta sobre a peça que está sob o ponteiro.

card-shared = Movida por quem tem a vez
card-frozen-held = Congelada pelo Joker em { $squares }
card-frozen-thawing = Congelada durante a próxima vez do seu lado
card-armour = { $left ->
    [0] Sem armadura: pode ser capturada
   *[other] Armadura: { $left } de { $full }
}
card-armour-gone = Armadura: 0 de { $full }
card-attacked = Atacada a partir de { $squares }
card-protected = Protegida por uma torre: não pode ser capturada
card-carried = Em cima de: { $man }
card-holds = Congela { $squares }
card-protects = Protege { $squares }
card-doubled = Dobrado: pode entrar num En Croissant
card-no-way-back = Neste lance não pode voltar a { $square }
card-stuck = Agora não se pode mover.
card-mountain = Nenhuma peça fica aqui; só o dragão voa por cima
card-water = Quem entra na água para ali
