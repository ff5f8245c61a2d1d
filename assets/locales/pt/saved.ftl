### A estante de partidas, com entradas e saídas.

saved-title = Partidas guardadas
saved-none = Ainda não há partidas. Cada partida fica guardada aqui desde o primeiro lance.
saved-unfinished = por terminar
saved-plies = { $count ->
    [0] sem lances
    [one] { $count } lance
   *[other] { $count } lances
}
saved-delete = Apagar
saved-delete-question = Apagar esta partida?
saved-keep = Manter
saved-elsewhere = A partida na mesa e partidas de outros lugares
saved-import = Importar…
saved-export = Exportar PGN…
saved-copy-game = Copiar PGN
saved-copy-position = Copiar posição
saved-game-copied = A partida foi copiada como PGN.
saved-position-copied = A posição foi copiada como texto.

ago-now = agora mesmo
ago-minutes = { $count ->
    [one] há { $count } minuto
   *[other] há { $count } minutos
}
ago-hours = { $count ->
    [one] há { $count } hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [one] ontem
   *[other] há { $count } dias
}

import-title = Importar
import-about = Partidas em PGN ou uma posição em texto.
import-file = Do disco…
import-clipboard = Da área de transferência
import-text = Ou cole aqui
import-read = Ler
import-choose = Foram encontradas { $count } partidas. Qual delas?

files-pgn = PGN
files-games = Partidas
files-written = Guardado em { $path }
files-open-title = Abrir
files-save-title = Guardar
files-open = Abrir
files-save = Guardar
files-cancel = Cancelar
files-overwrite = Substituir
files-exists = já existe. Substituir?
files-name = Nome:
files-selected = Seleção:
files-all = Tudo
files-any = Qualquer um
files-reload = Recarregar
files-working-folder = Pasta atual
files-select-all = Selecionar tudo
files-show-hidden = Mostrar o que está oculto
files-show-system = Mostrar o que é do sistema
files-pinned = Fixados
files-places = Locais
files-devices = Dispositivos
files-removable = Dispositivos removíveis
files-home = Pasta pessoal
files-desktop = Área de trabalho
files-documents = Documentos
files-downloads = Downloads
files-audio = Música
files-pictures = Imagens
files-videos = Vídeos
files-pin = Fixar
files-unpin = Desafixar
files-rename = Mudar o nome
files-error-no-name = O nome não pode ficar vazio.
files-error-exists = Este nome já existe.
