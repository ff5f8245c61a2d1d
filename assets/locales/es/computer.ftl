### La computadora como jugadora.

computer-name = { $level ->
    [0] Computadora · toda su fuerza
   *[other] Computadora · nivel { $level }
}
computer-tag = { $level ->
    [0] Computadora, toda su fuerza
   *[other] Computadora, nivel { $level }
}
computer-level = { $level ->
    [0] Toda su fuerza
   *[other] Nivel { $level }
}
computer-full-short = Máximo
computer-thinks = La computadora está pensando

computer-about-1 = Acaba de aprender las reglas y casi todo se le escapa.
computer-about-2 = Captura lo que ve, pero todavía se le escapa mucho.
computer-about-3 = También piensa en tu próxima jugada, si la ve.
computer-about-4 = Mira un poco más allá; comete errores.
computer-about-5 = Juega con sensatez y falla de vez en cuando.
computer-about-6 = Falla poco; buen rival para practicar.
computer-about-7 = Ve casi todas las trampas y tiende algunas.
computer-about-8 = Casi no pasa nada por alto.
computer-about-9 = Calcula muy lejos.
computer-about-10 = Calcula aún más lejos y no perdona nada.
computer-about-full = Piensa con todo lo que sabe, tanto como puede.
