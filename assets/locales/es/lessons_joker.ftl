### Lo que dicen las lecciones de Ajedrez del Joker.
