### Lo que dicen las lecciones de Keres.
