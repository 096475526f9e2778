"""Tables for the tests: a game whose card set has the cards of cards.toml and its neighbours too."""

from functools import cache
from pathlib import Path

from sandtable.games.athernum.cardset.pool import load
from sandtable.games.athernum.evaluating.layers import dfv, ofv
from sandtable.games.athernum.game import Athernum
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.turn.setup import Setup, deal
from sandtable.games.athernum.words.places import at
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.rng import seed_bytes

CARDS = sorted(Path(__file__).parent.glob("cards*.toml"))
DECK = ",".join(["Grunt"] * 12)


@cache
def game():
    pool = load(more=CARDS)
    assert not pool.errors, pool.errors
    return Athernum(pool)


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
    """One word of the position, or nothing; no Command Tokens are nothing, said or not."""
    for word in game().position(s).split():
        name, _, value = word.partition("=")
        if name == key:
            return "" if value == "0" and key.endswith(".commands") else value
    return ""


def cards(s, key):
    """The cards of a zone; empty slots between them do not count."""
    return [card for card in field(s, key).split(",") if card]


def values(s, place):
    thing = at(s, place)
    return int(ofv(s, thing)), int(dfv(s, thing))


def damage(s, place):
    return int(s.get(at(s, place), its.DAMAGE))


def side(s, place):
    return ("up", "down", "exhausted")[int(s.get(at(s, place), its.SIDE))]


def victory(s, place):
    return int(s.get(at(s, place), its.VICTORY))


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


def res(count, faction="Ironwright"):
    """So many resource tokens of a faction, as a position writes them."""
    return ",".join([f"{faction}_Resource_Token".lstrip("_")] * count)


def picks(s):
    """The places that can be picked now."""
    return [word.removeprefix("pick:") for word in tokens(s) if word.startswith("pick:")]


def aimed(s, source, number):
    """What an ability could be aimed at; nobody is asked where there is only one thing."""
    twin = play(s.clone(), f"use:{source}#{number}")
    return sorted(picks(twin) or game().observe(twin, -1)["stack"][0]["about"])


def settle(s):
    """Everybody passes, and takes the first of what is asked, until somebody is free to act."""
    while "end" not in tokens(s) and "end-combat" not in tokens(s) and not s.over():
        play(s, "pass" if "pass" in tokens(s) else tokens(s)[0])
    return s


def use(s, source, number, *targets):
    """An ability of a permanent on these targets, with nobody answering."""
    play(s, f"use:{source}#{number}")
    for target in targets:
        if picks(s):
            play(s, f"pick:{target}")
        else:  # there was nothing else to aim at
            assert target in game().observe(s, -1)["stack"][0]["about"]
    return settle(s)


def waiting(s):
    """The sources of the effects on the stack, the top first."""
    return [effect["source"] for effect in game().observe(s, -1)["stack"]]


def things(s, seat, player, zone):
    """What a seat sees of a zone of a player."""
    return game().observe(s, seat)["players"][player - 1][zone]


def opening(*decks, seed="1"):
    """A game before the choice of main characters, with decks of these cards."""
    lib = game().library()
    faces = [[lib.face_of(card.replace("_", " ")) for card in deck.split(",")] for deck in decks]
    s = deal(lib, faces, [[] for _ in faces], seed_bytes(seed))
    s.frames = [Setup()]
    s.run()
    return s
