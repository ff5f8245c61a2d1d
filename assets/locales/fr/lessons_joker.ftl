### Ce que disent les leçons : Échecs au Joker.
