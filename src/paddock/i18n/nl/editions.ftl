# Een spel kan er in verschillende uitgaven zijn

web-edition = Uitgave
