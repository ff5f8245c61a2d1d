### O computador como jogador.

computer-name = { $level ->
    [0] Computador · força total
   *[other] Computador · nível { $level }
}
computer-tag = { $level ->
    [0] Computador, força total
   *[other] Computador, nível { $level }
}
computer-level = { $level ->
    [0] Força total
   *[other] Nível { $level }
}
computer-full-short = Máximo
computer-thinks = O computador pensa

computer-about-1 = Acabou de aprender as regras e quase tudo lhe escapa.
computer-about-2 = Captura o que vê, mas ainda lhe escapa muito.
computer-about-3 = Também pensa no seu próximo lance, se o vê.
computer-about-4 = Olha um pouco mais à frente; comete erros.
computer-about-5 = Joga com bom senso e erra de vez em quando.
computer-about-6 = Erra pouco; bom adversário para praticar.
computer-about-7 = Vê quase todas as armadilhas e prepara algumas.
computer-about-8 = Não deixa passar quase nada.
computer-about-9 = Calcula muito longe.
computer-about-10 = Calcula ainda mais longe e não perdoa nada.
computer-about-full = Pensa com tudo o que sabe, o tempo que puder.
