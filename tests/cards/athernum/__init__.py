"""Tests of the card language of Athernum."""
