### La computadora como jugadora.

computer-name = Computadora · nivel { $level }
computer-tag = Computadora, nivel { $level }
computer-level = Nivel { $level }
computer-thinks = La computadora está pensando

computer-about-1 = Acaba de aprender las reglas y casi todo se le escapa.
computer-about-2 = Captura lo que ve, pero todavía se le escapa mucho.
computer-about-3 = También piensa en tu próxima jugada, si la ve.
computer-about-4 = Mira un poco más allá; comete errores.
computer-about-5 = Juega con sensatez y falla de vez en cuando.
computer-about-6 = Falla poco; buen rival para practicar.
computer-about-7 = Ve casi todas las trampas y tiende algunas.
computer-about-8 = No comete descuidos.
computer-about-9 = Calcula muy lejos.
computer-about-10 = Calcula aún más lejos y no perdona nada.
