### Ce que disent les leçons : Cyvasse.
