### The shelf of games, and ways in and out.

saved-title = Saved games
saved-none = No games yet. Every game is kept here from its first move on.
saved-unfinished = unfinished
# Half-moves.
saved-plies = { $count ->
    [0] no moves
    [one] { $count } move
   *[other] { $count } moves
}
saved-delete = Delete
saved-delete-question = Delete this game?
saved-keep = Keep
saved-elsewhere = The game on the table, and games from elsewhere
saved-import = Import …
saved-export = Export PGN …
saved-copy-game = Copy PGN
saved-copy-position = Copy position
saved-game-copied = The game was copied as PGN.
saved-position-copied = The position was copied as text.

## How long ago a game was played.

ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Import.

import-title = Import
import-about = Games as PGN, or one position as text.
import-file = From a file …
import-clipboard = From the clipboard
# In the empty text box.
import-text = Or paste it here
import-read = Read
import-choose = { $count } games were found. Which one?

## The file dialog.

files-pgn = PGN
# Which files are shown.
files-games = Games
files-written = Written to { $path }
files-open-title = Open a file
files-save-title = Save
files-open = Open
files-save = Save
files-cancel = Cancel
files-overwrite = Replace
# After the path of a file.
files-exists = already exists. Replace it?
files-name = Name:
files-selected = Selected:
files-all = All files
files-any = Any
files-reload = Reload
files-working-folder = Working folder
files-select-all = Select all
files-show-hidden = Show hidden files
files-show-system = Show system files
files-pinned = Pinned
files-places = Places
files-devices = Devices
files-removable = Removable devices
files-home = Home
files-desktop = Desktop
files-documents = Documents
files-downloads = Downloads
files-audio = Music
files-pictures = Pictures
files-videos = Videos
files-pin = Pin
files-unpin = Unpin
files-rename = Rename
files-error-no-name = The name cannot be empty.
files-error-exists = This name is taken.
