# A game may come in several editions

web-edition = Edition
