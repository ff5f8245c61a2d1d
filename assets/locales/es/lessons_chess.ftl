### Lo que dicen las lecciones de Ajedrez clásico.
