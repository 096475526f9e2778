"""Secrets at one moment: what a seat is shown and asked does not depend on what it may not know."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State
from sandtable.testing.tools import bare, moment, need, play_on, same, secretless, seed_of, sent

DEALS: Final = 3  # how often what a seat cannot see is dealt again, at every position


def observations_are_plain(game: Game, s: State, dice: Dice) -> None:
    """What a seat or a spectator sees is JSON and holds no seed."""
    for seat, seen in moment(game, s).views.items():
        secretless(f"what seat {seat} sees", s, seen)
        view = game.observe(s, seat)
        need(msgspec.json.decode(seen) == view, f"what seat {seat} sees is not plain JSON")


def secrets_are_kept(game: Game, s: State, dice: Dice) -> None:
    """Changing what a seat may not know changes no byte of what it sees and is asked; its dice are others.

    Nor does it change what it is dealt instead: a deal that began with what is hidden could be turned back.
    """
    now = moment(game, s)
    known = bare(now.text)
    for seat, seen in now.views.items():
        for _ in range(DEALS):
            seed = dice.word()
            twin = s.determinize(seat, seed)
            words = game.dump(twin)
            secretless(f"the twin for seat {seat}", s, words)
            own = twin.key == b"" and twin.fast >= 0 and twin.journal is None
            need(own, f"the twin for seat {seat} keeps key, dice or journal")
            same("a second twin from the same seed", words, game.dump(s.determinize(seat, seed)))
            same(f"a twin of the twin for seat {seat}", words, game.dump(twin.determinize(seat, seed)))
            same(f"what seat {seat} sees in its twin", seen, sent(game.observe(twin, seat)))
            alike = twin.seat == s.seat and twin.clause == s.clause and twin.over() == s.over()
            need(alike, f"in the twin for seat {seat} another question is open")
            if seat == s.seat:
                same("the prompt in the asked seat's twin", now.prompt, sent(game.prompt(twin)))
            if bare(words) == known:
                break  # nothing is hidden from this seat
            need(not type(game).OPEN, f"the game says that it is open, but hides something from seat {seat}")
            play_on(twin, dice)
    rolls = s.rolls > 0 or s.seat == CHANCE
    need(not (type(game).OPEN and rolls), "the game says that it is open, but rolls dice")
    same("a state whose twins played on", now.text, game.dump(s))


def refusals_keep_secrets(game: Game, s: State, dice: Dice) -> None:
    """What a seat may try, and why it may not, is the same whatever it cannot see."""
    if s.seat < 0:
        return
    twin = s.determinize(s.seat, dice.word())
    if bare(game.dump(twin)) == bare(game.dump(s)):
        return  # nothing is hidden from this seat
    tried = s.candidates()
    need(list(tried) == list(twin.candidates()), "the candidates depend on what the seat cannot see")
    for option in tried:
        one, other = s.bar(option), twin.bar(option)
        need(one == other, f"why option {option} is refused depends on what the seat cannot see")


def secrets_are_dealt_again(game: Game, setup: str, dice: Dice) -> None:
    """Where a deal gives seats what spectators do not see, twins are dealt anew, so that no bot can peek."""
    starts = [game.new(setup, seed_of(dice)) for _ in range(12)]
    seats = range(starts[0].seats)
    views: dict[str, list[list[str]]] = {}
    for s in starts:
        public = sent(game.observe(s, -1))
        views.setdefault(public, []).append([sent(game.observe(s, seat)) for seat in seats])
    s = starts[0]
    for seat in seats:
        if all(len({view[seat] for view in group}) == 1 for group in views.values()):
            continue
        own = sent(game.observe(s, seat))
        for viewer in range(-1, s.seats):
            if viewer != seat:
                twins = [s.determinize(viewer, dice.word()) for _ in range(12)]
                changed = any(sent(game.observe(twin, seat)) != own for twin in twins)
                need(changed, f"the twin for seat {viewer} shows what only seat {seat} may see")
