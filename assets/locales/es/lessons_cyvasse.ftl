### Lo que dicen las lecciones de Cyvasse.
