### El menú y lo que comparten todas las hojas.

menu-title = Pancharanga
menu-open = Menú
menu-close = Cerrar
menu-back = Atrás

menu-continue = Continuar
menu-continue-about = { $white } – { $black }, { $plies ->
    [one] { $plies } jugada
   *[other] { $plies } jugadas
}
menu-new-game = Nueva partida
menu-learn = Aprender
menu-puzzles = Problemas
menu-rules = Reglas
menu-saved-games = Partidas guardadas
menu-settings = Preferencias
menu-keys = Teclas y gestos
menu-to-title = Pantalla de título
menu-quit = Salir

## Lo que hacen las teclas.

keys-confirm = Hacer la jugada propuesta
keys-cancel = Cancelar
keys-cursor = Ir de casilla en casilla; Enter toma la pieza o la lleva
keys-undo = Deshacer la última jugada
keys-redo = Rehacerla
keys-back = Una jugada atrás
keys-forward = Una jugada adelante
keys-first = Al principio
keys-last = A la última jugada
keys-hint = Una pista: primero la pieza, luego la jugada
keys-analysis = Análisis: quién está mejor y las mejores líneas
keys-pause = Parar los relojes
keys-rules = Reglas del juego
keys-flip = Girar el tablero
keys-top-down = Ver desde arriba
keys-reset-view = Restablecer la vista
keys-lesson-next = En una lección: paso siguiente
keys-lesson-previous = En una lección: paso anterior
keys-lesson-again = En una lección: empezar el paso de nuevo
keys-lesson-map = En una lección: al curso
keys-mouse = Ratón: haz clic en una pieza o arrástrala para moverla. Arrastra fuera de las piezas para mirar alrededor, usa la rueda para acercarte y el botón derecho para desplazar el tablero.
keys-touch = Pantalla táctil: toca una pieza o arrástrala para moverla. Arrastra con un dedo para mirar alrededor y con dos para acercarte o desplazar el tablero.
keys-puzzle = En un problema: H da una pista, S la solución, R empieza de nuevo, N pasa al siguiente.

title-about = Cinco juegos, una mesa
title-showcase = Demostración
