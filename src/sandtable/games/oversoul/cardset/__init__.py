"""Cards of Oversoul: their frame, their files, decks, and what builds and tries them."""
