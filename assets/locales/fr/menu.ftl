### Le menu et ce que partagent toutes les feuilles.

menu-title = Pancharanga
menu-open = Menu
menu-close = Fermer
menu-back = Retour

menu-continue = Continuer
menu-continue-about = { $white } – { $black }, { $plies ->
    [one] { $plies } coup joué
   *[other] { $plies } coups joués
}
menu-new-game = Nouvelle partie
menu-learn = Apprendre
menu-puzzles = Problèmes
menu-rules = Règles
menu-saved-games = Parties enregistrées
menu-settings = Préférences
menu-keys = Touches et gestes
menu-to-title = Écran titre
menu-quit = Quitter

## Ce que font les touches.

keys-confirm = Jouer le coup proposé
keys-cancel = Annuler
keys-cursor = Aller de case en case ; Entrée prend la pièce ou la pose
keys-undo = Reprendre le dernier coup
keys-redo = Le rejouer
keys-back = Un coup en arrière
keys-forward = Un coup en avant
keys-first = Au début
keys-last = Au dernier coup
keys-hint = Un indice : d’abord la pièce, puis le coup
keys-analysis = Analyse : qui est mieux, et les meilleures suites
keys-pause = Arrêter les pendules
keys-rules = Règles du jeu
keys-flip = Tourner l’échiquier
keys-top-down = Vue de dessus
keys-reset-view = Rétablir la vue
keys-lesson-next = Dans une leçon : étape suivante
keys-lesson-previous = Dans une leçon : étape précédente
keys-lesson-again = Dans une leçon : recommencer l’étape
keys-lesson-map = Dans une leçon : vers le cours
keys-mouse = Souris : cliquez sur une pièce ou faites-la glisser pour la déplacer. Faites glisser à côté des pièces pour regarder autour, approchez-vous avec la molette et déplacez l’échiquier avec le bouton droit.
keys-touch = Écran tactile : touchez une pièce ou faites-la glisser pour la déplacer. Un doigt sert à regarder autour, deux à s’approcher ou à déplacer l’échiquier.
keys-puzzle = Dans un problème : H donne un indice, S la solution, R recommence, N passe au suivant.

title-about = Cinq jeux, une table
title-showcase = Démonstration
