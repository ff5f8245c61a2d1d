### O que dizem as lições: Xadrez clássico.
