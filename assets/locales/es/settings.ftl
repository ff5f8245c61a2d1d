### Preferencias.

settings-title = Preferencias
settings-language = Idioma
settings-language-system = Del sistema
settings-confirm = Confirmar jugadas
settings-confirm-always = Siempre
settings-confirm-touch = Al tocar
settings-confirm-never = Nunca
settings-orientation = Tablero
settings-orientation-fixed = Fijo
settings-orientation-turn = Gira
settings-orientation-flip = Giran las piezas
settings-pace = Jugadas de la computadora
settings-pace-calm = Con calma
settings-pace-at-once = Al instante
settings-motion = Movimiento
settings-motion-full = Tranquilo
settings-motion-fast = Rápido
settings-motion-off = Ninguno
settings-targets = Mostrar jugadas legales
settings-coordinates = Mostrar coordenadas
settings-tips = Explicar una vez las reglas especiales
settings-tips-again = Explicarlas todas otra vez
settings-sound = Sonido
settings-volume = Volumen
settings-scale = Tamaño de los paneles
