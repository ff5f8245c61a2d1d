### Ce que disent les leçons : L’Échiqueté.
