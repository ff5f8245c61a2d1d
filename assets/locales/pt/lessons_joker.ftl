### O que dizem as lições: Xadrez do Joker.
