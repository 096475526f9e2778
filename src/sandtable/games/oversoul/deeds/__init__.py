"""The instructions of card text, one object a verb."""
