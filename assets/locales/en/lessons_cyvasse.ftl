### What the lessons of Cyvasse say.
