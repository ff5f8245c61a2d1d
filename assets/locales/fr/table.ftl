### Ce qui se trouve à côté de l’échiquier pendant la partie.

action-undo = Reprendre
action-redo = Rejouer
action-pause = Pause
action-go-on = Continuer
action-hint = Indice
action-hint-man = Indice : quelle pièce jouer
action-hint-move = Appuyez encore pour voir où elle va
action-analysis = Analyse
action-offer-draw = Proposer la nulle
action-resign = Abandonner
action-flip = Tourner l’échiquier
action-top-down = Vue de dessus
action-reset-view = Rétablir la vue
action-mute = Son : activé
action-unmute = Son : coupé
action-moves = Coups

confirm-always = Confirmer les coups : toujours
confirm-touch = Confirmer les coups : au toucher
confirm-never = Confirmer les coups : jamais

confirm-yes = Jouer
confirm-no = Annuler

## Ce qu’un coup peut être encore.

choice-whole-stack = pile entière
choice-top-alone = celle du dessus
choice-keeps = reste ainsi
choice-takes = comme la prise

moves-none = Pas encore de coup
moves-first = Au début
moves-previous = Un coup en arrière
moves-next = Un coup en avant
moves-last = Au dernier coup
moves-back-to-game = Revenir à la partie

resign-question = { $name } : abandonner la partie ?
resign-no = Continuer à jouer
draw-question = { $name } : proposition de nulle. { $other } : accepter ?
draw-accept = Accepter
draw-decline = Refuser
draw-declined = L’ordinateur refuse la nulle.

pause-title = En pause
banner-rematch = Revanche
banner-new-game = Nouvelle partie
banner-look = Revoir la partie
banner-save = Exporter
