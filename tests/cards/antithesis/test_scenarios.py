"""Every card of the set does what it says: of its scenes one fails as soon as a line of it is gone."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest

from sandtable.cards.names import spell
from sandtable.games.antithesis.cardset.card import OBJECTIVE, Card
from sandtable.games.antithesis.game import Antithesis
from sandtable.games.antithesis.table.state import Board
from sandtable.testing.cards_in_play import check_scenes

from .corpus import book, pool
from .played import (
    NOTHING,
    Facts,
    facts,
    game_without,
    holds,
    opened,
    play,
    scenes,
    set_pool,
    whole_game,
)

CARDS = [card for card in pool().all() if card.lines and card.type != OBJECTIVE]
OBJECTIVES = [card for card in pool().all() if card.type == OBJECTIVE]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_does_what_it_says(card: Card) -> None:
    scene_of = scenes()[card.name]
    check_scenes(card, scene_of, list(card.lines), lambda scene, gone: holds(without(gone), scene))


def without(line: int) -> Antithesis:
    return whole_game() if line < 0 else game_without(line)


def test_no_scene_is_about_a_card_that_there_is_not() -> None:
    assert set(scenes()) == {card.name for card in CARDS}


def test_the_line_in_place_of_another_does_nothing() -> None:
    program = set_pool().texts.read(NOTHING).program
    assert set_pool().texts.write(program) == NOTHING
    assert game_without(0).pool().cards["Torch Child"].abilities == (program,)


def test_a_scene_that_notices_nothing_is_found_out() -> None:
    scene = {"given": "1.play=Torch_Child@C4", "do": "", "so": "C4=Torch_Child"}
    assert holds(whole_game(), scene) == "" == holds(game_without(0), scene)
    assert holds(whole_game(), scene | {"so": "C4.hp=9"}) == "C4.hp is 3, not 9"
    assert "cannot be chosen" in holds(whole_game(), scene | {"do": "use:D4#1"})


# ---- Objectives: each of their six lines, by the die


LAID = (
    "1.champions=Chief 1.play=Fate@A9,Jack@A1[x/d3],Chief@A2[x/d3] 1.dice=R1,R1 1.hand=Ploy,Ploy "
    "2.hand=Ploy,Ploy 1.objectives={name}"
)
GOAL = re.compile(r"\[Reveal a Goal\] in row ([A-G])\.?(?: Then )?")
Seen = Callable[[Facts], object]


def hurt(found: Facts) -> list[str]:
    return [found["A1.d"], found["A2.d"]]


def ready(found: Facts) -> list[str]:
    return [found["A1.x"], found["A2.x"]]


def cards(seat: int) -> Seen:
    return lambda found: len([name for name in found[f"{seat}.hand"].split("+") if name != "-"])


def dice(found: Facts) -> int:
    return len(found["1.dice"].split("+"))


# what a rider does: the choices that it asks for, what is looked at, and how it is then
RIDERS: dict[str, tuple[str, Seen, object]] = {
    "": ("", lambda found: found["over"], "no"),
    "gain 2 dice of one color.": ("", dice, 4),
    "gain {R}{R}.": ("", dice, 4),
    "draw a card.": ("", cards(1), 3),
    "draw 2 cards.": ("", cards(1), 4),
    "draw a card. Then gain {S}.": ("", lambda found: (cards(1)(found), dice(found)), (3, 3)),
    "each player discards a card.": ("", lambda found: (cards(1)(found), cards(2)(found)), (1, 1)),
    "each player discards a card. Then gain {S}.": (
        "", lambda found: (cards(1)(found), cards(2)(found), dice(found)), (1, 1, 3),
    ),
    "each Character you control Heals 1.": ("", hurt, ["2", "2"]),
    "each Character you control Heals 2.": ("", hurt, ["1", "1"]),
    "target Champion you control Heals 2.": ("", hurt, ["3", "1"]),
    "target Champion you control recovers.": ("", ready, ["yes", "no"]),
    "target Knight you control recovers.": ("pick:A1", ready, ["no", "yes"]),
    "target Champion you control gains {Mana}.": ("", lambda found: found["A2.Mana"], "1"),
    "target Champion you control gains {Soul}.": ("", lambda found: found["A2.Soul"], "1"),
    "target Champion you control gains {Gem}.": ("", lambda found: found["A2.Gem"], "1"),
    "target Champion you control [Move]s.": ("step:N", lambda found: found["B2"], "Chief"),
    "reroll up to 2 dice in your Dice Bank.": ("die:R1 die:R1", lambda found: found["1.dice"], "R4+R4"),
    "look at the top 3 cards of your Main Deck; put one into your Hand and the others on the bottom.": (
        "", cards(1), 3,
    ),
}  # fmt: skip


@cache
def patterns() -> list[str]:
    """The rows of the Goals, Objective by Objective: "BCCDDE"."""
    asked = cast("dict[str, Any]", book().data["set"])
    return [text.split(": ")[1].replace(" ", "") for text in asked["objectives"]["patterns"]]


def revealed(card: Card, number: int, choices: str) -> Board:
    """The table after this line of an Objective."""
    s = opened(whole_game(), LAID.format(name=spell(card.name)))
    play(whole_game(), s, f"use:A9#3 roll:{number} {choices}")
    return s


@pytest.mark.clause("antithesis OBJ.T", "antithesis REVOBJ.2", "antithesis GOAL.1")
@pytest.mark.parametrize("card", OBJECTIVES, ids=lambda card: card.name)
def test_every_line_of_an_objective_does_what_it_says(card: Card) -> None:
    for number, line in enumerate(card.lines, 1):
        said = line.partition(": ")[2]
        goal = GOAL.match(said)
        rider = said[goal.end() :] if goal else said
        choices, seen, then = RIDERS[rider[:1].lower() + rider[1:]]
        found = facts(whole_game(), revealed(card, number, choices))
        placed = found["goals"].replace("-", "")
        assert placed[:1] == (goal[1] if goal else ""), (line, placed)
        assert seen(found) == then, (line, seen(found))
        if goal:
            assert goal[1] == patterns()[card.number - 1][number - 1], line
