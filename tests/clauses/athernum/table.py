"""Tables for the tests: a game whose card set has the cards of cards.toml too."""

from functools import cache
from pathlib import Path

from sandtable.games.athernum.cardset import library_of
from sandtable.games.athernum.game import Athernum
from sandtable.games.athernum.places import at
from sandtable.games.athernum.pool import load
from sandtable.games.athernum.reading import dfv, ofv
from sandtable.games.athernum.state import DAMAGE, SIDE, VICTORY
from sandtable.kernel.errors import SandtableError

CARDS = Path(__file__).parent / "cards.toml"
DECK = ",".join(["Grunt"] * 12)


@cache
def game():
    pool = load(more=[CARDS])
    assert not pool.errors, pool.errors
    return Athernum(library_of(pool))


def table(**words):
    """A Day Phase of player 1: p1_hand="Grunt" is 1.hand=Grunt. Both have a deck of Grunts."""
    found = {"1.main": "Plain_Leader", "2.main": "Quick_Leader", "1.deck": DECK, "2.deck": DECK}
    for key, value in words.items():
        found[key.replace("p1_", "1.").replace("p2_", "2.").replace("p3_", "3.")] = value
    return game().new(" ".join([f"{key}={value}" for key, value in found.items() if value != ""]), "1")


def play(s, words):
    for word in words.split():
        s.apply(game().understand(s, word))
    return s


def tokens(s):
    return [game().token(s, option) for option in s.options()]


def refused(s, word):
    """The clause that refuses a choice."""
    try:
        game().understand(s, word)
    except SandtableError as why:
        return why.clause
    raise AssertionError(f"{word} is allowed")


def field(s, key):
    """One word of the position, or nothing."""
    for word in game().position(s).split():
        name, _, value = word.partition("=")
        if name == key:
            return value
    return ""


def cards(s, key):
    value = field(s, key)
    return value.split(",") if value else []


def values(s, place):
    thing = at(s, place)
    return int(ofv(s, thing)), int(dfv(s, thing))


def damage(s, place):
    return int(s.get(at(s, place), DAMAGE))


def side(s, place):
    return ("up", "down", "exhausted")[int(s.get(at(s, place), SIDE))]


def victory(s, place):
    return int(s.get(at(s, place), VICTORY))


def passes(s, count=2):
    """Everybody passes so often."""
    return play(s, " ".join(["pass"] * count))


def to_next_turn(s):
    """End the day and let everything pass until the other player is free to act."""
    turn = s.turn
    play(s, "end")
    while not s.over() and s.turn == turn:
        play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
    return s
