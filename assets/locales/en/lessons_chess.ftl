### What the lessons of Classic chess say.
