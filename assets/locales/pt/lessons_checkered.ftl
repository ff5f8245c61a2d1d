### O que dizem as lições: Xadrez axadrezado.
