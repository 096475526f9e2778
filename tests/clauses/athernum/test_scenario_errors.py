"""What is wrong with a scenario is said with the word, the line and the clause."""

from pathlib import Path

import pytest

from sandtable.scenario import ScenarioError, parse, run

CARDS = '''
[[card]]
name = "Archer"
cost = 1
type = "Human, Soldier"
ofv = 1
dfv = 1
slots = 1
text = """
*Shoot* {1}: Deal 2 damage to target exhausted character.
"""
'''
START = """
[setup]
turn = 3

[setup.1]
main = "Forgemother Ulda"
characters = ["Archer"]
deck = ["Archer"]

[setup.2]
main = "Admiral Sethe Morrow"
deck = ["Archer"]
"""


def problem(changes="", old="", new="", steps=""):
    """The error of the scenario above after a change: its message, clause and line, and that line."""
    text = f'title = "A test"\ngame = "athernum"\n{CARDS}{START}'
    if old:
        assert text.count(old) == 1
        text = text.replace(old, new)
    text += changes + steps
    with pytest.raises(ScenarioError) as caught:
        run(parse(text, "a.toml", Path()))
    error = caught.value
    return error.message, error.clause, text.split("\n")[error.line - 1] if error.line else ""


def test_the_scenario_itself_is_in_order():
    text = f'title = "A test"\ngame = "athernum"\n{CARDS}{START}'
    assert run(parse(text, "a.toml", Path())).state.seat == 0


@pytest.mark.parametrize(
    "old, new, words, clause, line",
    [
        (  # a zone that does not exist
            'characters = ["Archer"]',
            'graveyard = ["Archer"]',
            "[setup.1] graveyard: there is no such zone; there is main, characters, location",
            "0.def.zone",
            'graveyard = ["Archer"]',
        ),
        (
            'characters = ["Archer"]',
            'character = ["Archer"]',
            "there is no such zone; did you mean characters?",
            "0.def.zone",
            'character = ["Archer"]',
        ),
        ("turn = 3", "moon = 3", "[setup] moon: there is no such zone", "0.def.zone", "moon = 3"),
        (  # a card that does not exist
            'deck = ["Archer"]\n\n[setup.2]',
            'deck = [\n  "Archer",\n  "Archr",\n]\n\n[setup.2]',
            "[setup.1] deck: there is no card named 'Archr'; did you mean 'Archer'?",
            "0.lang.full-name",
            '  "Archr",',
        ),
        (  # cards where they cannot lie
            'characters = ["Archer"]',
            'location = ["Archer"]',
            "Archer cannot lie in a location slot",
            "7.1.3b",
            'location = ["Archer"]',
        ),
        (
            'characters = ["Archer"]',
            'resources = ["Archer"]',
            "there is no faction 'Archer'; there is Ironwright",
            "1.2.1",
            'resources = ["Archer"]',
        ),
        (
            'characters = ["Archer"]',
            'characters = [{ card = "Archer", attached = ["Archer"] }]',
            "Archer cannot lie in an item slot",
            "2.1.2a.I",
            'characters = [{ card = "Archer", attached = ["Archer"] }]',
        ),
        (
            'characters = ["Archer"]',
            'hand = ["Ironwright Resource Token"]',
            "Ironwright Resource Token cannot be in a hand",
            "2.1.3e",
            'hand = ["Ironwright Resource Token"]',
        ),
        (
            'characters = ["Archer"]',
            'extra = ["Archer"]',
            "Archer cannot be in an Extra Deck",
            "0.def.extra-deck",
            'extra = ["Archer"]',
        ),
        (
            'characters = ["Archer"]',
            'characters = ["Archer", "Archer", "Archer", "Archer", "Archer", "Archer"]',
            "there are 5 character slots, not 6",
            "7.1.2a",
            'characters = ["Archer", "Archer", "Archer", "Archer", "Archer", "Archer"]',
        ),
        (
            'main = "Forgemother Ulda"',
            'main = "Archer"',
            "Archer cannot lie as a main character",
            "8.0.1e",
            'main = "Archer"',
        ),
        (
            'main = "Forgemother Ulda"\n',
            "",
            "[setup.1]: this player has no main character",
            "3.0.2",
            "[setup.1]",
        ),
        (
            'characters = ["Archer"]',
            'characters = [{ card = "Archer", victory = 1 }]',
            "Archer has no field for Victory Tokens",
            "10.1.3",
            'characters = [{ card = "Archer", victory = 1 }]',
        ),
        (
            'characters = ["Archer"]',
            'characters = [{ card = "Archer", wounded = 1 }]',
            "nothing is known of 'wounded' on a card",
            "",
            'characters = [{ card = "Archer", wounded = 1 }]',
        ),
        (
            'characters = ["Archer"]',
            'characters = [{ card = "Archer", counters = { Sugar = 1 } }]',
            "there are no 'Sugar' counters",
            "10.5.1",
            'characters = [{ card = "Archer", counters = { Sugar = 1 } }]',
        ),
        ("turn = 3", "turn = -3", "[setup] turn: turn cannot be -3", "", "turn = -3"),
        ("turn = 3", "order = 2", "the order names every player once", "", "order = 2"),
        (  # a card whose text is not one
            "Deal 2 damage",
            "Fling 2 damage",
            "Archer: 'Fling' is not a word",
            "",
            "*Shoot* {1}: Fling 2 damage to target exhausted character.",
        ),
        (
            'type = "Human, Soldier"',
            'type = "Elf"',
            "Archer: there is no subtype 'Elf'; a set declares subtypes of its own: "
            '[[words]] subtypes = ["Elf"]',
            "1.4.1",
            'type = "Elf"',
        ),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_its_line(old, new, words, clause, line):
    message, cited, found = problem(old=old, new=new)
    assert words in message and message.startswith("a.toml (line ")
    assert cited == (f"athernum {clause}" if clause else "") and found == line


def test_a_setup_needs_two_players():
    message, clause, line = problem(old=START[START.index("[setup.2]") :], new="")
    assert "two to four players" in message and clause == "athernum R68" and line == "[setup]"


@pytest.mark.parametrize(
    "rows, words, clause, line",
    [
        ("1 Forgemother Ulda\n4 Cog Peddler", "the main deck has 5 cards, not 60", "11.0.2a", "Main Deck"),
        (
            "1 Forgemother Ulda\n59 Cog Pedlar",
            "there is no card 'Cog Pedlar'; did you mean 'Cog Peddler'?",
            "11.2.1",
            "59 Cog Pedlar",
        ),
        (
            "1 Forgemother Ulda\n59 Cog Peddler",
            "59 copies of Cog Peddler, more than 4",
            "11.0.2d",
            "59 Cog Peddler",
        ),
    ],
)
def test_an_illegal_deck_is_refused_with_its_line(rows, words, clause, line):
    decks = f'[setup]\ndecks = ["salt-and-silence", """\nMain Deck\n{rows}\n"""]\n'
    message, cited, found = problem(old=START, new=decks)
    assert "this deck is not legal" in message and words in message
    assert cited == f"athernum {clause}" and found == line


def test_an_unknown_deck_is_refused_with_those_there_are():
    message, _, line = problem(old=START, new='[setup]\ndecks = ["salt-and-silence", "pepper"]\n')
    assert "there is no deck 'pepper'; there is " in message and "salt-and-silence" in message
    assert line == 'decks = ["salt-and-silence", "pepper"]'


def test_an_ability_without_a_legal_target_is_refused_by_its_clause():
    paid = ('characters = ["Archer"]', 'characters = ["Archer"]\nresources = { factionless = 1 }')
    message, clause, line = problem(old=paid[0], new=paid[1], steps='\n[[step]]\ndo = "use:1c1#1"\n')
    assert message.startswith("a.toml, step 1 (line ") and "expected use:1c1#1 to be allowed" in message
    assert clause == "athernum R9" and line == "[[step]]"


def test_a_cost_that_cannot_be_paid_is_refused_by_its_clause():
    aimed = ('characters = ["Archer"]', 'characters = ["Archer", { card = "Archer", exhausted = true }]')
    message, clause, line = problem(old=aimed[0], new=aimed[1], steps='\n[[step]]\ndo = "use:1c1#1"\n')
    assert "expected use:1c1#1 to be allowed" in message
    assert clause == "athernum 4.3.5c.I" and line == "[[step]]"
    paid = aimed[1] + "\nresources = { factionless = 1 }"
    message, clause, _ = problem(old=aimed[0], new=paid, steps='\n[[step]]\ncannot = "use:1c1#1"\n')
    assert "but it is allowed" in message


def test_what_came_otherwise_is_said_with_the_zone():
    zones = '\n[[step]]\ndo = "acquisition pass pass"\n\n[expect.zones.1]\nhand = ["Forgemother Ulda"]\n'
    message, _, _ = problem(steps=zones)
    assert (
        message.startswith("a.toml, at the end")
        and "expected 1.hand to be 'Forgemother Ulda', but it is 'Archer'" in message
    )


@pytest.mark.parametrize(
    "zones, words, clause",
    [
        (
            "[expect.zones.1]\nhnd = []",
            "[expect.zones.1] hnd: there is no such zone; did you mean hand?",
            "0.def.zone",
        ),
        ('[expect.zones.1]\nhand = ["Archr"]', "there is no card named 'Archr'", "0.lang.full-name"),
        ("[expect.zones]\nmoon = 1", "[expect.zones] moon: there is no such zone", "0.def.zone"),
    ],
)
def test_an_expectation_is_read_as_carefully_as_a_setup(zones, words, clause):
    message, cited, line = problem(steps=f"\n{zones}\n")
    assert words in message and cited == f"athernum {clause}" and line == zones.split("\n")[1]


def test_zones_are_compared_at_the_end_only():
    step = '\n[[step]]\ndo = "acquisition"\nexpect = { zones = { pool = 12 } }\n'
    message, _, _ = problem(steps=step)
    assert "zones are compared at the end, in [expect.zones]" in message


def test_other_games_say_that_they_have_no_such_tables():
    text = 'game = "antagonism"\n[setup]\nturn = 1\n'
    with pytest.raises(ScenarioError, match="antagonism has no setups or cards written as tables"):
        run(parse(text, "a.toml", Path()))
    text = 'game = "antagonism"\nsetup = "vertigo:2"\n[expect.zones]\nturn = 1\n'
    with pytest.raises(ScenarioError, match="antagonism has no"):
        run(parse(text, "a.toml", Path()))


PAIR = "1.main=Forgemother_Ulda 2.main=Admiral_Sethe_Morrow"


@pytest.mark.parametrize(
    "text, words, clause",
    [
        (f"{PAIR} 1.loc=Cog_Peddler", "Cog Peddler cannot lie in a location slot", "7.1.3b"),
        (f"{PAIR} 1.hand=Cog", "Cog cannot lie in a hand", "2.1.3e"),
        (f"{PAIR} 1.chars=Cog_Peddler+Cog_Peddler", "Cog Peddler cannot lie in an item slot", "2.1.2a.I"),
        ("1.main=Forgemother_Ulda 2.main=Cog_Peddler", "Cog Peddler cannot be a main character", "8.0.1e"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_clause(text, words, clause):
    with pytest.raises(ScenarioError) as caught:
        run(parse(f'game = "athernum"\nposition = "{text}"\n', "a.toml", Path()))
    assert words in caught.value.message and caught.value.clause == f"athernum {clause}"
