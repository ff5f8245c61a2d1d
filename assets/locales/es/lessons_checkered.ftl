### Lo que dicen las lecciones de Ajedrez a cuadros.
