### Una regla especial, dicha una vez cuando importa: una frase.

tip-understood = Entendido
tip-confirming = Las jugadas se confirman con la marca que aparece a su lado. La marca redonda entre los botones, o las preferencias, lo cambian.
tip-check = Tu rey está en jaque: apártalo, pon algo en medio o captura a quien lo ataca.
tip-en_passant = Al paso: un peón rival acaba de pasar junto al tuyo con un paso doble; solo en esta jugada puedes capturarlo, en diagonal por detrás.
tip-castling = Puedes enrocar: mueve el rey dos casillas hacia una torre, o sobre ella.
tip-promotion = En la última fila se convierte en otra pieza.
tip-freeze = Un Joker rival congela la pieza tuya más valiosa que tiene al lado: mientras siga allí, esa pieza no se mueve ni ataca nada.
tip-thaw = El Joker se ha ido, pero tu pieza sigue congelada este turno; después queda libre.
tip-croissant = En Croissant: un peón rival acaba de ponerse junto al tuyo. Tu peón puede pasar en diagonal por detrás, y el otro queda congelado un turno.
tip-stacking = Pilas: una pieza puede acabar su jugada sobre una amiga sola, y desde entonces van juntas, con las jugadas de ambas.
tip-unstacking = La pieza de arriba de una pila también puede irse sola, con sus propias jugadas; la de abajo se queda.
tip-stack_promotion = En la última fila todo soldado se convierte en paladín y toda balista en torre, también en una pila.
tip-king_capture = Aquí no hay jaque: tu rey podría ser capturado en la próxima jugada, y la partida estaría perdida.
tip-armour = Cada atacante quita uno de la armadura de una pieza; con 0 se puede capturar.
tip-tower = Una torre protege a las piezas de su bando que tiene al lado: no se pueden capturar, las ataquen cuantas las ataquen.
tip-water = El agua acaba la marcha: quien entra se detiene allí.
tip-mountain = Nadie atraviesa las montañas salvo el dragón.
tip-barred = Un lancero cierra sus dos casillas de delante: puedes entrar en una, pero no cruzarla en una misma jugada. Las marcan cruces rojas.
tip-trebuchet = El fundíbulo dispara de dos a cuatro casillas, por encima de piezas y montañas, y se queda donde está.
tip-breeding = Una captura deja una pieza a cuadros, que es de quien tiene el turno: tu rival podrá moverla enseguida.
tip-shared = Las piezas a cuadros son de quien tiene el turno: ahora puedes moverlas tú.
tip-nature = Elige la naturaleza de la pieza a cuadros: la que capturó o la capturada.
tip-no_way_back = Tu rival acaba de mover una pieza a cuadros: puedes moverla, pero no devolverla directamente.
tip-side = Puedes tomar las piezas a cuadros para el resto de la partida; tu rival tendrá entonces las blancas y las negras.
tip-after = Ahora un jugador tiene las piezas a cuadros y el otro todas las demás; las piezas a cuadros se pueden capturar.
tip-count = La partida será pronto tablas si nadie captura; en todos los juegos menos Keres y Cyvasse cuenta también una jugada de peón.
