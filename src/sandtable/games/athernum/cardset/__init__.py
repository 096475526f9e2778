"""The cards of Athernum as data: their fields, their decks, and what people need to write more of them."""
