### Ce que disent les leçons : Échecs classiques.
