### Lo que una ficha cuenta de la pieza que está bajo el puntero.

card-shared = La mueve quien tiene el turno
card-frozen-held = Congelada por el Joker de { $squares }
card-frozen-thawing = Congelada durante el próximo turno de su bando
card-armour = { $left ->
    [0] Sin armadura: se puede capturar
   *[other] Armadura: { $left } de { $full }
}
card-armour-gone = Armadura: 0 de { $full }
card-attacked = Atacada desde { $squares }
card-protected = Protegida por una torre: no se puede capturar
card-carried = Encima de: { $man }
card-holds = Congela { $squares }
card-protects = Protege { $squares }
card-doubled = Doblado: puede entrar en un En Croissant
card-no-way-back = En esta jugada no puede volver a { $square }
card-stuck = Ahora no se puede mover.
card-mountain = Ninguna pieza se queda aquí; solo el dragón la sobrevuela
card-water = Quien entra en el agua se detiene ahí
