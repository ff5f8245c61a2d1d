### L’étagère des parties, entrées et sorties.

saved-title = Parties enregistrées
saved-none = Pas encore de partie. Chaque partie est gardée ici dès son premier coup.
saved-unfinished = inachevée
saved-plies = { $count ->
    [0] aucun coup
    [one] { $count } coup
   *[other] { $count } coups
}
saved-delete = Supprimer
saved-delete-question = Supprimer cette partie ?
saved-keep = Garder
saved-elsewhere = La partie sur la table et les parties venues d’ailleurs
saved-import = Importer…
saved-export = Exporter en PGN…
saved-copy-game = Copier en PGN
saved-copy-position = Copier la position
saved-game-copied = La partie a été copiée en PGN.
saved-position-copied = La position a été copiée sous forme de texte.

ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

import-title = Importer
import-about = Des parties en PGN ou une position sous forme de texte.
import-file = Depuis un fichier…
import-clipboard = Depuis le presse-papiers
import-text = Ou collez-la ici
import-read = Lire
import-choose = { $count } parties ont été trouvées. Laquelle ?

files-pgn = PGN
files-games = Parties
files-written = Enregistré sous { $path }
files-open-title = Ouvrir un fichier
files-save-title = Enregistrer
files-open = Ouvrir
files-save = Enregistrer
files-cancel = Annuler
files-overwrite = Remplacer
files-exists = existe déjà. Le remplacer ?
files-name = Nom :
files-selected = Sélection :
files-all = Tous les fichiers
files-any = Tous
files-reload = Recharger
files-working-folder = Dossier courant
files-select-all = Tout sélectionner
files-show-hidden = Afficher les fichiers cachés
files-show-system = Afficher les fichiers système
files-pinned = Épinglés
files-places = Emplacements
files-devices = Périphériques
files-removable = Périphériques amovibles
files-home = Dossier personnel
files-desktop = Bureau
files-documents = Documents
files-downloads = Téléchargements
files-audio = Musique
files-pictures = Images
files-videos = Vidéos
files-pin = Épingler
files-unpin = Désépingler
files-rename = Renommer
files-error-no-name = Le nom ne peut pas être vide.
files-error-exists = Ce nom est déjà pris.
