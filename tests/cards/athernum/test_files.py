"""Card files: every fault with its card, line, column and clause."""

import pytest

from .corpus import card_errors

GOOD = """
[[card]]
name = "Test Piece"
cost = 1
type = "Human"
ofv = 1
dfv = 2
text = \"\"\"
Draw a card.
\"\"\"
"""


def only(tmp_path, content: str) -> tuple[str, int, int, str, str]:
    """Card, line, column, message and clause of the one error in a file."""
    (error,) = card_errors(tmp_path, content)
    return error.card, error.line, error.column, error.message, error.clause.removeprefix("athernum ")


def test_a_good_file(tmp_path):
    assert card_errors(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    "old, new, line, column, part, clause",
    [
        ("Draw a card.", "Draw a crad.", 9, 8, "did you mean 'card'?", ""),
        ("Draw a card.\n", "Draw a card.\n\nDraw a card\n", 11, 12, "the text ends too soon", ""),
        ('text = """\nDraw a card.\n"""', 'text = "Draw a crad."', 8, 16, "did you mean 'card'?", ""),
        ('text = """\nDraw a card.\n"""', "text = 'Draw a crad.'", 8, 16, "did you mean 'card'?", ""),
        ('"""\nDraw a card.', '"""Draw a crad.', 8, 18, "did you mean 'card'?", ""),
        ("Draw a card.\n", "", 9, 1, "at least one ability", "1.3.1"),
        ('type = "Human"', 'type = "Humna"', 5, 9, "no subtype 'Humna'; did you mean 'Human'?", "1.4.1"),
        ('type = "Human"', 'type = "Human, Item"', 5, 9, "print no supertype", "1.4.3"),
        ('type = "Human"', 'type = "Item, Blade"', 4, 8, "only characters have an acquisition cost", "2.2.1"),
        ("cost = 1\n", "", 4, 9, "a character has an acquisition cost", "2.2.1"),
        ("cost = 1", "cost = -1", 4, 8, "between 0 and 99", ""),
        ("cost = 1", 'cost = "1"', 4, 9, "must be a whole number", ""),
        ("cost = 1", "cost = true", 4, 8, "must be a whole number", ""),
        ("ofv = 1", "offence = 1", 6, 11, "a card has no 'offence'", ""),
        ("dfv = 2", 'dfv = 2\nfaction = "Goblin"', 8, 12, "there is no faction 'Goblin'", "1.2.1"),
        ("dfv = 2", "dfv = 2\nvictory = 0", 8, 11, "between 1 and 99", ""),
        ("dfv = 2", 'dfv = 2\nextra = "Speedy"', 8, 10, "no extra rule 'Speedy'", "12.2.text.registry"),
        ("dfv = 2", 'dfv = 2\nextra = "Herald"', 8, 10, "a Herald says when", "7.4.2d"),
        ("dfv = 2", 'dfv = 2\nextra = "Herald - You contrl a card."', 8, 23, "did you mean 'control'", ""),
        ("dfv = 2", 'dfv = 2\nextra = "Unique - You control a card."', 8, 10, "has no condition", "1.6.3"),
        ("dfv = 2", 'dfv = 2\nextra = "Relic"', 8, 10, "only an item can be a Relic", "3.0.1c"),
        ("dfv = 2", 'dfv = 2\nextra = "unique!"', 8, 10, "an extra rule is its keyword", "1.6.1"),
        ('"Test Piece"', '"Harbour Pilot"', 3, 9, "two cards are called 'Harbour Pilot'", "1.1.1"),
        ('"Test Piece"', '"test piece"', 3, 9, "a name begins with a capital", ""),
        ("Draw a card.", "Support {1}: Draw a card.\nSupport {2}: Draw a card.", 9, 1, "at most one",
         "4.3.5f.IV"),
        ("Draw a card.", "Objective {1}: Place a Victory Token on this.", 9, 1, "needs a Victory Token Field",
         "4.3.5d.II"),
        ("Draw a card.", "Search your deck for a card named Harbor Pilot.", 9, 29,
         "did you mean 'Harbour Pilot'?", "0.lang.full-name"),
        ("Draw a card.", "Place a Rust counter on this. (A character with a Rust counter cannot attack.)", 9,
         1, "Rust counters are defined twice", "R124"),
        ("Draw a card.", "Place an Odd counter on this. (A charcter with an Odd counter cannot attack.)", 9,
         34, "did you mean 'character'?", ""),
        ("Draw a card.", "Create a 1/1 Beast character token named Harbour Pilot.", 9, 1,
         "is a card, so a token", "1.1.1"),
    ],
)  # fmt: skip
def test_one_thing_wrong(tmp_path, old, new, line, column, part, clause):
    assert old in GOOD
    card, at, place, message, cited = only(tmp_path, GOOD.replace(old, new))
    assert part in message
    assert (at, place, cited) == (line, column, clause), message
    assert card in ("Test Piece", "Harbour Pilot", "test piece")


@pytest.mark.parametrize("word", ["Support", "Draw", "exhaust", "Location", "Command Token", "cards"])
def test_a_subtype_is_no_word_that_texts_use(tmp_path, word):
    found = only(tmp_path, GOOD + f'\n[[words]]\nsubtypes = ["{word}"]\n')
    assert found[0] == "[[words]]" and f"card texts use {word!r} already" in found[3]


def test_a_file_that_is_no_toml(tmp_path):
    assert only(tmp_path, "[[card]]\nname = \n")[1:3] == (2, 8)
    assert "not TOML" in only(tmp_path, "[[card]\n")[3]


def test_a_file_that_is_no_text(tmp_path):
    from sandtable.games.athernum.cardset.pool import load

    file = tmp_path / "cards.toml"
    file.write_bytes(b"\xff\xfe")
    (error,) = [error for error in load(more=[file]).errors if error.file == str(file)]
    assert "not UTF-8" in error.message


def test_cards_in_one_array_are_refused_rather_than_misplaced(tmp_path):
    assert "[[card]]" in only(tmp_path, 'card = [{name = "A", type = "Item", text = "Draw a card."}]\n')[3]


def test_a_missing_name_and_a_missing_text(tmp_path):
    messages = [error.message for error in card_errors(tmp_path, "[[card]]\ncost = 1\ntype = 'Human'\n")]
    assert messages == ["name is missing", "text is missing"]


def test_two_new_cards_of_one_name(tmp_path):
    assert "two cards are called 'Test Piece'" in only(tmp_path, GOOD + GOOD)[3]


@pytest.mark.clause("athernum R124", "athernum 10.5.1")
def test_markers(tmp_path):
    marker = '[[marker]]\nname = "Frost"\nmeaning = "{}"\n'
    assert card_errors(tmp_path, marker.format("A character with a Frost counter cannot attack.")) == []
    card, line, column, message, _ = only(
        tmp_path, marker.format("A charcter with a Frost counter cannot attack.")
    )
    assert (card, line, column) == ("Frost", 3, 14) and "did you mean 'character'?" in message
    assert "a name and a meaning" in only(tmp_path, '[[marker]]\nname = "Frost"\n')[3]


def test_a_reading_stands_for_words_that_do_not_read(tmp_path):
    """The print may be in other words, if the same rule is given in those of the language, for all to see."""
    odd = GOOD.replace("Draw a card.", "Take what you need, friend.")
    assert card_errors(tmp_path, odd) != []
    assert card_errors(tmp_path, odd + 'reading = """\nDraw a card.\n"""\n') == []


def test_files_may_speak_of_each_other(tmp_path):
    text = "Search your deck for a card named Harbour Pilot, reveal it and put it into your hand."
    assert card_errors(tmp_path, GOOD.replace("Draw a card.", text)) == []
    text = "When you control three tokens named Little Beast, draw a card."
    text += "\nCreate a 1/1 Beast character token named Little Beast."
    assert card_errors(tmp_path, GOOD.replace("Draw a card.", text)) == []
