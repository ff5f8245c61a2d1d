### Déployer les armées avant une partie de Cyvasse, un joueur après l’autre.

muster-choose = Déployer ses propres armées
muster-title = { $player ->
    [white] L’armée des Blancs
   *[black] L’armée des Noirs
}
muster-undo = Reprendre le dernier changement

## Ce que l’on peut faire maintenant.

muster-hint = { $away ->
    [black] Touchez une pièce, puis une case. Pendant ce temps, les Noirs ne regardent pas.
    [white] Touchez une pièce, puis une case. Pendant ce temps, les Blancs ne regardent pas.
   *[none] Touchez une pièce, puis une case.
}
muster-hint-reserve = En main : { $role }. Touchez une case.
muster-hint-placed = En main : { $role } de { $square }. Touchez une case, ou la réserve pour rendre la pièce.

## Ce qui manque ou ne va pas.

muster-complete = Toutes les pièces sont en place.
muster-missing = Encore à placer : { $men }.
muster-missing-many = Encore { $count } pièces à placer.
muster-count = { $count } × { $role }
muster-square = { $square } : { $what }
muster-outside = Les pièces se placent seulement sur les rangées { $first } à { $last }.
muster-on-mountain = { $square } est une montagne ; aucune pièce ne peut s’y tenir.
muster-stacked = Il y a deux pièces en { $square }.
muster-stranger = La pièce en { $square } n’est pas de cette armée.
muster-too-many = Il y en a trop : { $count } × { $role } au lieu de { $most }.

## Des armées entières.

muster-formations = Formations
muster-formation-line = Ligne
muster-formation-stronghold = Bastion
muster-formation-spearhead = Fer de lance
muster-formation-wings = Deux ailes
muster-scatter = Au hasard
muster-clear = Vider
muster-kept = Formations enregistrées
muster-kept-name = Nom de cette formation
muster-kept-save = Enregistrer cette formation
muster-kept-replaces = Elle remplacera la formation enregistrée sous ce nom.
muster-kept-none = Aucune formation n’est encore enregistrée.

## Passer la main, finir, renoncer.

muster-done = Terminé
muster-handover-title = C’est maintenant aux Noirs
muster-handover-about = Les Blancs ne regardent pas.
muster-handover-begin = Déployer l’armée des Noirs
muster-leave-question = Partir sans jouer ? Ce qui a été déployé sera perdu.
muster-leave-no = Rester
muster-leave-yes = Partir

## Le fichier des formations enregistrées.

muster-layouts-damaged = Les formations enregistrées dans { $path } sont endommagées ; elles ont été mises de côté sous le nom { $aside }. { $why }
muster-layouts-unreadable = Les formations enregistrées dans { $path } ont été laissées telles quelles. { $why }
