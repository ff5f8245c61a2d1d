### What the lessons of Joker chess say.
