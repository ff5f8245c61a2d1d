### La estantería de partidas, con sus entradas y salidas.

saved-title = Partidas guardadas
saved-none = Todavía no hay partidas. Aquí se guarda cada partida desde su primera jugada.
saved-unfinished = sin terminar
saved-plies = { $count ->
    [0] sin jugadas
    [one] { $count } jugada
   *[other] { $count } jugadas
}
saved-delete = Borrar
saved-delete-question = ¿Borrar esta partida?
saved-keep = Conservar
saved-elsewhere = La partida de la mesa y partidas de otros lugares
saved-import = Importar…
saved-export = Exportar PGN…
saved-copy-game = Copiar PGN
saved-copy-position = Copiar posición
saved-game-copied = La partida se copió como PGN.
saved-position-copied = La posición se copió como texto.

ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
ago-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
ago-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}

import-title = Importar
import-about = Partidas en PGN o una posición en texto.
import-file = De un archivo…
import-clipboard = Del portapapeles
import-text = O pégala aquí
import-read = Leer
import-choose = Se encontraron { $count } partidas. ¿Cuál?

files-pgn = PGN
files-games = Partidas
files-written = Guardada en { $path }
files-open-title = Abrir un archivo
files-save-title = Guardar
files-open = Abrir
files-save = Guardar
files-cancel = Cancelar
files-overwrite = Reemplazar
files-exists = ya existe. ¿Reemplazarlo?
files-name = Nombre:
files-selected = Selección:
files-all = Todos los archivos
files-any = Cualquiera
files-reload = Recargar
files-working-folder = Carpeta actual
files-select-all = Seleccionar todo
files-show-hidden = Mostrar archivos ocultos
files-show-system = Mostrar archivos del sistema
files-pinned = Fijados
files-places = Lugares
files-devices = Dispositivos
files-removable = Dispositivos extraíbles
files-home = Carpeta personal
files-desktop = Escritorio
files-documents = Documentos
files-downloads = Descargas
files-audio = Música
files-pictures = Imágenes
files-videos = Vídeos
files-pin = Fijar
files-unpin = No fijar
files-rename = Cambiar nombre
files-error-no-name = El nombre no puede estar vacío.
files-error-exists = Este nombre ya existe.
