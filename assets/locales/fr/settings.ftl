### Préférences.

settings-title = Préférences
settings-language = Langue
settings-language-system = Du système
settings-confirm = Confirmer les coups
settings-confirm-always = Toujours
settings-confirm-touch = Au toucher
settings-confirm-never = Jamais
settings-orientation = Échiquier
settings-orientation-fixed = Fixe
settings-orientation-turn = Tourne
settings-orientation-flip = Pièces tournées
settings-pace = Coups de l’ordinateur
settings-pace-calm = Posés
settings-pace-at-once = Immédiats
settings-motion = Mouvement
settings-motion-full = Calme
settings-motion-fast = Rapide
settings-motion-off = Aucun
settings-targets = Montrer les coups légaux
settings-coordinates = Montrer les coordonnées
settings-tips = Expliquer une fois les règles spéciales
settings-tips-again = Toutes les expliquer à nouveau
settings-sound = Son
settings-volume = Volume
settings-scale = Taille des panneaux
