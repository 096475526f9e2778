"""The card language: what the card games share to read printed text into programs and to print it back."""
