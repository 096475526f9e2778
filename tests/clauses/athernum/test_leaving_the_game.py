"""Conceding at every kind of question: the other wins, or the others play on without whoever has left."""

import pytest

from .table import game, play, res, table, tokens
from .test_many_players import THREE
from .test_resources import PLAIN, TIDE

LAST = 0  # the player before player 1
QUESTIONS = {
    "what to do in the day": ({}, ""),
    "priority": ({}, "acquisition"),
    "what to aim at": ({"p1_chars": "Hexer,Wall", "p1_res": res(1)}, "use:1c1#1"),
    "how to pay": ({"p1_res": f"{res(2)},{PLAIN},{TIDE}"}, "use:1m#1"),
    "a cost": ({"p1_chars": "Juggler,Wall", "p1_hand": "Grunt,Wall"}, "use:1c1#1"),
    "an additional cost": ({"p1_hand": "Costly_Guest,Grunt,Wall", "p1_res": res(1)}, "play:Costly_Guest"),
    "a mode": ({"p1_chars": "Marshal,Grunt[d1]"}, "use:1c1#18"),
    "whom to attack": ({"p1_chars": "Grunt", "p2_chars": "Wall"}, "combat attack:1c1"),
    "what to do in combat": ({"p1_chars": "Grunt"}, "combat"),
    "whether to defend": ({"active": 2, "p1_chars": "Wall", "p2_chars": "Grunt"}, "combat attack:2c1 at:1m"),
    "how to play a card": ({"p1_chars": "Reckoner", "p1_deck": "Whetstone"}, "use:1c1#12 PASS yes"),
    "whether to": ({"p1_chars": "Haggler", "p1_res": res(1)}, "use:1c1#6 PASS"),
    "which to discard": ({"p1_chars": "Lamplighter", "p1_hand": "Grunt,Wall"}, "use:1c1#3 PASS"),
    "the order of a pile": ({"p1_chars": "Gleaner,Grunt,Wall"}, "use:1c1#2 PASS"),
    "the order of triggers": ({"active": LAST, "p1_loc": "Twin_Bell", "p1_chars": "Grunt[d1]"}, "end PASS"),
    "a chance in the night": ({"p1_chars": "Nightwalker[d1]"}, "end PASS"),
    "where a token goes": ({"p1_chars": "Sower", "p2_main": "Quick_Leader[v2]"}, "contingency PASS"),
}


def asked(words, moves, seats):
    """The table at the question, which is put to player 1."""
    more = {**THREE, "p3_main": "Lone_Leader[v2]"} if seats == 3 else {}
    if words.get("active") == LAST:
        more["active"] = seats
    s = table(**{**words, **more})
    for word in moves.split():
        play(s, " ".join(["pass"] * seats) if word == "PASS" else word)
    return s


@pytest.mark.clause("athernum R109")
@pytest.mark.parametrize("name", QUESTIONS)
def test_conceding_gives_the_game_to_the_other(name):
    s = asked(*QUESTIONS[name], 2)
    assert s.seat == 0 and not s.over() and len(tokens(s)) > 1
    play(s, "concede")
    assert s.over() and game().result(s) == "2" and s.returns() == [-1.0, 1.0]


@pytest.mark.clause("athernum R109", "athernum R68")
@pytest.mark.parametrize("name", QUESTIONS)
def test_the_others_play_on_without_whoever_has_left(name):
    s = asked(*QUESTIONS[name], 3)
    assert s.seat == 0
    play(s, "concede")
    assert not s.over() and not s.alive(0) and s.seat in (1, 2)
    for _ in range(12):
        assert s.seat != 0 and len(s.options()) > 0
        play(s, "pass" if "pass" in tokens(s) else "end" if "end" in tokens(s) else tokens(s)[0])
    play(s, "concede")
    assert s.over() and sorted(s.returns()) == [-1.0, -1.0, 1.0]
