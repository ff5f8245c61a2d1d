### What the lessons of Keres say.
