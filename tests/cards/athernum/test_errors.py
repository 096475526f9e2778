"""What a designer is told: where it is wrong, and what would be right."""

import pytest

from .corpus import refused, texts

# text, column, part of the message
WORDS = [
    ("Destroy target character.", 1, "use 'discard'"),
    ("Draw two crads.", 10, "did you mean 'cards'?"),
    ("Deal 3 damages to target character.", 8, "did you mean 'damage'?"),
    ("Whenever a chracter leaves the game board, draw a card.", 12, "did you mean 'character'?"),
    ("Exhaust target creature.", 16, "use 'character'"),
    ("Return target card from your graveyard to your hand.", 30, "use 'discard pile'"),
    ("Tap target character.", 1, "use 'exhaust'"),
    ("Exile target character.", 1, "use 'move … to the void'"),
    ("Target Goblin gets +1 OFV.", 8, "nothing that is registered is called 'Goblin'"),
    ("Exhaust target Constrct.", 16, "did you mean 'Construct'?"),
    ("Target Construct gets +1 OFV until the end of turn.", 30, "'until end of turn'"),
    ("Draw a card!", 12, "the sign '!' is not used"),
    ("Create a 1/1 Beast character token named.", 41, "a name must follow 'named'"),
]
PLACES = [
    ("This +1 OFV.", 6, "try: This gets +1 OFV."),
    ("Draw a card", 12, "the text ends too soon; try: Draw a card."),
    ("Whenever this attacks draw a card.", 23, "try: Whenever this attacks, draw a card."),
    ("Draw a card if you control a location.", 13, "'if' opens its sentence"),
    ("{1}: Draw a card.", 1, "an activated ability begins with its name"),
    ("{1} Support: Draw a card.", 1, "the keyword stands before what it costs: Support {1}: …"),
    ("At your Night Phase, draw a card.", 9, "the Night belongs to nobody"),
    ("Your characters get +1 OFV.", 1, "write '… you control' behind the noun"),
    ("Return target card.", 19, "cannot read '.' here"),
]
CANONICAL = [
    ("Target opponent discard a card.", 24, "Target opponent discards a card."),
    ("Characters you control gets +1 OFV.", 27, "Characters you control get +1 OFV."),
    ("draw a card.", 1, "Draw a card."),
    ("Draw  a card.", 6, "Draw a card."),
    ("Draw 2 cards.", 6, "Draw two cards."),
    ("Deal two damage to target character.", 6, "Deal 2 damage to target character."),
    ("Exhaust target exhausted other character.", 16, "Exhaust target other exhausted character."),
    (
        "*Try* Exhaust this: Draw a card. Activate only once per turn. Activate only in your Day Phase.",
        61,
        "Activate only once per turn and only in your Day Phase.",
    ),
    ("Create an 1/1 Beast character token.", 9, "Create a 1/1 Beast character token."),
]
SORTS = [
    ("*Support* {1}: Draw a card.", 1, "a keyword and no name: write 'Support {1}: …'", "4.3.3b"),
    ("*Command* Draw a card.", 1, "a keyword and no name: write 'Command - …'", "4.3.3b"),
    ("Equip *Command* {1}: Draw a card.", 1, "a keyword and no name: write 'Command {1}: …'", "4.3.3b"),
    ("Discard target opponent.", 9, "takes a card or permanent, not a player", ""),
    ("Neutralize target character.", 12, "takes an effect, not a card or permanent", ""),
    ("Target character draws a card.", 1, "only a player can do or be this", ""),
    ("Target opponent gets +1 OFV.", 1, "only a card or permanent can do or be this", ""),
    ("Exhaust target attachment.", 9, "never exhausted", "2.1.1d"),
    ("Place a Rust counter on target attachment.", 25, "bears no markers", "10.0.4"),
    ("Draw a card until end of turn.", 1, "nothing lasts here", ""),
    ("Draw one card.", 6, "one of something is written 'a'", ""),
    ("Deal 2 damage to characters.", 18, "write 'each', 'all' or 'target'", ""),
    ("Create a 2/1 Beast.", 8, "only tokens are created", "0.def.create"),
    ("Exhaust target 2/1 character.", 9, "describe a token that is created", ""),
    ("Exhaust it.", 9, "nothing before it that it could mean", ""),
    (
        "Move a Victory Token from target permanent to another permanent. Exhaust it.",
        74,
        "could mean 'target permanent' or 'another permanent'; write 'that' and its noun",
        "",
    ),
    ("They draw a card.", 1, "nobody but you was mentioned before", ""),
    ("Remove them.", 1, "no markers before it", ""),
    ("Heal 2 Rust counters from this.", 6, "only damage counters are healed", "0.def.heal"),
    ("You gain a Rust counter.", 10, "counters lie on permanents", "10.0.4"),
    ("Objective - Draw a card.", 1, "begins with when, whenever or at", "4.3.5d"),
    ("Draw a card. Activate only once per turn.", 14, "limits an activated ability", ""),
    ("Draw a card. This triggers only once per turn.", 14, "limits a triggered ability", ""),
    (
        "*Try* Exhaust this: Draw a card. Activate only once per turn and only twice per turn.",
        34,
        "limited twice",
        "",
    ),
    ("*Try* Exhaust this: Activate only once per turn.", 21, "does something besides", "1.3.1"),
    (
        "*Try* Exhaust this: Draw a card. Activate only once per turn. Draw a card.",
        34,
        "limits of the ability are said last",
        "",
    ),
    ("*Try* Draw a card: Discard a card.", 7, "is an order", ""),
    ("*Try* Exhaust target character: Draw a card.", 7, "a cost has no targets", "4.3.5c.I"),
    ("Whenever target character attacks, draw a card.", 10, "a trigger cannot have a target", ""),
    ("If this would be discarded, draw a card.", 1, "ends in 'instead'", "0.def.replacement-effect"),
    ("If you control a location, draw a card instead.", 4, "write 'would'", "0.def.replacement-effect"),
    ("Otherwise, draw a card.", 1, "directly behind a sentence with 'if'", ""),
    ("While you control a location, this gets +1 OFV.", 7, "write 'As long as'", "4.3.2d"),
    ("If you played a location, draw a card.", 4, "say when", ""),
    ("If you draw a card this turn, draw a card.", 8, "told in the past", ""),
    ("Add {1}{1}.", 8, "the number comes first, once", "4.3.5c.IIa"),
    ("Add [Goblin].", 5, "there is no faction Goblin", "1.2.1"),
    ("This gets +1 OFV and +1 OFV.", 22, "changed twice", ""),
    ("This gets +1 cost.", 11, "'costs … less to play'", "2.2.1b"),
    ("Move a card to the void.", 6, "say where", ""),
    ("Reveal the top card of your hand.", 8, "only a deck or a discard pile has a top card", "7.2.3b"),
    ("Draw a card for each character. Exhaust this for each character.", 33, "no number here", ""),
    ("As an additional cost to play this, exhaust this. Draw a card. As an additional cost to play this, "
     "exhaust this.", 64, "a line of its own", "R141"),
]  # fmt: skip


@pytest.mark.clause("athernum R104", "athernum 0.lang.quoted")
@pytest.mark.parametrize("text, column, part", WORDS, ids=[row[0] for row in WORDS])
def test_an_unknown_word_is_pointed_at(text, column, part):
    error = refused(text)
    assert (error.line, error.column) == (1, column)
    assert part in error.message


@pytest.mark.parametrize("text, column, part", PLACES, ids=[row[0] for row in PLACES])
def test_a_known_word_in_the_wrong_place_gets_a_repair(text, column, part):
    error = refused(text)
    assert error.column == column
    assert part in error.message
    if "try: " in part:
        texts().read(part.split("try: ")[1])


@pytest.mark.parametrize("text, column, right", CANONICAL, ids=[row[0] for row in CANONICAL])
def test_another_wording_is_shown_the_right_one(text, column, right):
    error = refused(text)
    assert "this reads, but is written: " in error.message and error.message.endswith(right)
    assert error.column == column


@pytest.mark.parametrize("text, column, part, clause", SORTS, ids=[row[0][:70] for row in SORTS])
def test_what_makes_no_sense_is_refused_with_its_clause(text, column, part, clause):
    error = refused(text)
    assert part in error.message
    assert error.column == column, error.message
    assert error.clause == (f"athernum {clause}" if clause else "")


def test_the_same_text_always_gets_the_same_answer():
    text = "Whenever this attacks a charcter you control gains +1 OFV draw a card"
    assert len({(refused(text).column, refused(text).message) for _ in range(5)}) == 1


def test_a_repair_is_offered_only_if_it_makes_sense():
    for text in ("Discard opponent.", "Exhaust opponent.", "Neutralize character an opponent controls."):
        message = refused(text).message
        if "try: " in message:
            texts().read(message.split("try: ")[1])


def test_length_and_depth_are_limited():
    long = "Draw a card. " * 200
    assert "longer than 2000 characters" in refused(long.strip()).message
    deep = "Exhaust target item " + "attached to a permanent " * 14
    assert "deep within each other" in refused(deep.strip() + ".").message
    texts().read("Exhaust target permanent with an attachment.")
    texts().read(("Draw a card. " * 150).strip())
