### O que dizem as lições: Cyvasse.
