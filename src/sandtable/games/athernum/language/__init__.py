"""The card language of Athernum: text to trees to programs, and back."""
