### Ce que disent les leçons : Keres.
