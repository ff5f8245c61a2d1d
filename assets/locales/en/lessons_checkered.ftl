### What the lessons of Checkered chess say.
