### L’ordinateur comme joueur.

computer-name = { $level ->
    [0] Ordinateur · pleine force
   *[other] Ordinateur · niveau { $level }
}
computer-tag = { $level ->
    [0] Ordinateur, pleine force
   *[other] Ordinateur, niveau { $level }
}
computer-level = { $level ->
    [0] Pleine force
   *[other] Niveau { $level }
}
computer-full-short = Maximum
computer-thinks = L’ordinateur réfléchit

computer-about-1 = Vient d’apprendre les règles et ne voit presque rien.
computer-about-2 = Prend ce qu’il voit, mais beaucoup lui échappe encore.
computer-about-3 = Pense aussi à votre prochain coup, s’il le voit.
computer-about-4 = Regarde un peu plus loin ; il se trompe encore.
computer-about-5 = Joue avec bon sens et se trompe parfois.
computer-about-6 = Se trompe rarement ; un bon adversaire pour s’exercer.
computer-about-7 = Voit la plupart des pièges et en tend quelques-uns.
computer-about-8 = Ne laisse presque rien passer.
computer-about-9 = Calcule très loin.
computer-about-10 = Calcule plus loin encore et ne pardonne rien.
computer-about-full = Réfléchit avec tout ce qu’il sait, aussi longtemps qu’il le peut.
