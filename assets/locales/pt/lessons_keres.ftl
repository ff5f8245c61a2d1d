### O que dizem as lições: Keres.
