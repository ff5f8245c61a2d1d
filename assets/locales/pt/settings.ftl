### Preferências.

settings-title = Preferências
settings-language = Idioma
settings-language-system = Do sistema
settings-confirm = Confirmar lances
settings-confirm-always = Sempre
settings-confirm-touch = Ao tocar
settings-confirm-never = Nunca
settings-orientation = Tabuleiro
settings-orientation-fixed = Fixo
settings-orientation-turn = Gira
settings-orientation-flip = As peças giram
settings-pace = Lances do computador
settings-pace-calm = Com calma
settings-pace-at-once = De imediato
settings-motion = Movimento
settings-motion-full = Calmo
settings-motion-fast = Rápido
settings-motion-off = Nenhum
settings-targets = Mostrar lances legais
settings-coordinates = Mostrar coordenadas
settings-tips = Explicar uma vez as regras especiais
settings-tips-again = Explicar todas outra vez
settings-sound = Som
settings-volume = Volume
settings-scale = Tamanho dos painéis
