"""Exact odds and luck, found by letting the rules themselves play every face of the dice."""

from __future__ import annotations

import re
from typing import NamedTuple

from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game, Luck
from sandtable.kernel.record import OPEN, Record, replay
from sandtable.kernel.state import State


class Verdict(NamedTuple):
    """Something that may come of the dice."""

    name: str
    label: str
    weight: int


class Effect(NamedTuple):
    """Something that may be rolled, and what comes of it then."""

    who: str
    name: str
    weight: int
    verdicts: dict[str, int]


class Odds(NamedTuple):
    """All that may come of a choice that leads to dice; the weights add up to the total."""

    choice: str
    total: int
    verdicts: tuple[Verdict, ...]
    effects: tuple[Effect, ...]


def odds(game: Game, s: State, option: int) -> Odds | None:
    """The exact odds of an option, or None if it leads to no dice that the game can judge.

    They are worked out on what the asked seat may know, so they tell nothing that it could not know.
    """
    if s.seat < 0:
        return None
    before = s.determinize(s.seat, 0)
    before.open_chance = True
    before.apply(option)
    if before.seat != CHANCE:
        return None
    labels: dict[str, str] = {}
    weights: dict[str, int] = {}
    effects: dict[tuple[str, str], dict[str, int]] = {}
    total = 0
    for face in before.options():
        after = before.clone()
        after.apply(face)
        name, label = game.verdict(before, face, after)
        if not name:
            return None
        weight = int(before.weights[face])
        total += weight
        labels[name] = label
        weights[name] = weights.get(name, 0) + weight
        for effect in game.effects(before, face):
            share = effects.setdefault(effect, {})
            share[name] = share.get(name, 0) + weight
    return Odds(
        game.token(s, option),
        total,
        tuple([Verdict(name, labels[name], weights[name]) for name in weights]),
        tuple([Effect(who, name, sum(share.values()), share) for (who, name), share in effects.items()]),
    )


class Fortune(NamedTuple):
    """All of a seat's rolls of one kind."""

    seat: int
    name: str
    times: int
    rolled: float
    expected: float
    unit: str


def luck(game: Game, record: Record) -> list[Fortune]:
    """What was rolled in a game against what was to be expected, for games that write their dice."""
    if not game.ROLLS:
        return []
    opened = Record(record.game, record.setup, "", record.start)
    opened.dice = OPEN
    match = replay(game, opened)
    found: dict[tuple[int, str], list[Luck]] = {}
    for text in record.choices:
        s = match.state
        if s.seat == CHANCE:
            for row in game.fortune(s, game.understand(s, text)):
                found.setdefault((row.seat, row.name), []).append(row)
        match.play(text)
    return [
        Fortune(
            seat,
            name,
            len(rows),
            sum([r.rolled for r in rows]),
            sum([r.expected for r in rows]),
            rows[0].unit,
        )
        for (seat, name), rows in sorted(found.items(), key=_in_order)
    ]


def _in_order(found: tuple[tuple[int, str], list[Luck]]) -> tuple[int, list[tuple[int, str]]]:
    """By seat, then by name, with the numbers in it as numbers: d4 stands before d10."""
    (seat, name), _ = found
    return seat, [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", name)]
