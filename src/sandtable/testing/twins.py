"""Secrets in play: two games that a seat cannot tell apart stay alike for it while both are played on.

A pair is two states that are equal in one seat's view and differ elsewhere: what the seat cannot see is dealt
again, or other dice are to come. Both are played on with the same choices: the seat's own, other seats' where
both games allow them, the faces of open dice. After every choice all that the seat is sent is compared.

The two may begin to differ where the rules reveal something, and there the pair ends. That is the case if

- dice fell, and they are other dice;
- something in which the two differed, and which was hidden from the seat, is let go: it changed in one of
  them otherwise than in the other, or dealing again leaves it alone from now on (so a card that is drawn is
  no leak, and a number that remembers a card still hidden is one);
- the log told the seat so.

In the last two cases the view must differ as well. If two games differ in the log, the prompt, a refusal or
anything else while the seat sees the same table, something leaks. A card that is shown and put away again
within one choice therefore belongs into the view, as what was shown last. Where a question is put in one of
the games and not in the other, something must have been let go in both: otherwise being asked tells it. And
whoever revealed something by a choice cannot take it back.

What another seat chooses in secret is tried as well: where two choices lead to games that the seat cannot
tell apart, the log must say the same of both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from sandtable.kernel.codec import REGISTERS
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record, write
from sandtable.kernel.rng import Dice, seed_bytes
from sandtable.kernel.state import State
from sandtable.testing.choices import NONSENSE
from sandtable.testing.seen import LOG, VIEW, chances, seen, told
from sandtable.testing.tools import bare, difference, plain, seed_of, sent
from sandtable.testing.usual import DRAWN, NO_TOLD, UNDONE, usual
from sandtable.timing.things import CardState

FURTHER: Final = 6  # choices that a pair is played on
OTHERS: Final = 4  # choices that are tried in the place of one
# Deals by which one sees what is hidden. Where two states differ, one of them changes in half of its deals at
# least, so nothing hidden is overlooked in 32 deals of each, but once in four thousand million times.
SAMPLES: Final = 32
NAMED: Final = re.compile(r"\b[A-Z]\w+")  # what may name a thing: a word with a capital

Pair = tuple[State, State]
Past = list[tuple[int, str, int]]  # of each choice: who made it, in which turn, after how many rolls


def play_tells_no_secrets(game: Game, s: State, dice: Dice, tries: Sequence[str] = NONSENSE) -> int:
    """While the same is played, a seat learns nothing of what is hidden from it; the number of pairs."""
    pairs = 0
    now = bare(game.dump(s))
    for seat in range(-1, s.seats):
        other = s.clone()
        other.redeal(seat, dice)
        if bare(game.dump(other)) == now:
            continue  # nothing is hidden from this seat, or it was dealt the same again
        Twins(game, seat, s.clone(), other, "dealt again", tries).play(dice)
        pairs += 1
    return pairs


def dice_to_come_are_unknown(game: Game, s: State, dice: Dice, tries: Sequence[str] = NONSENSE) -> int:
    """Until they fall, a seat learns nothing of the dice to come; the number of pairs, which is one."""
    seat = dice.below(s.seats + 1) - 1
    other = s.clone()
    other.key = seed_bytes(seed_of(dice))
    other.fast = dice.word() if s.fast >= 0 else -1
    Twins(game, seat, s.clone(), other, "with other dice", tries).play(dice)
    return 1


def secret_choices_are_not_told(game: Game, s: State, dice: Dice, tries: Sequence[str] = NONSENSE) -> int:
    """What others cannot see of a choice, the log does not tell them; the number of pairs that were compared.

    Two choices are alike to a seat if the games they lead to look the same to it and differ only in what is
    dealt again for it: then the rules hide which of them was made.
    """
    if s.seat < 0 or type(game).OPEN or len(s.options()) < 2:
        return 0
    pairs = 0
    for seat in range(-1, s.seats):
        if seat == s.seat:
            continue
        other = s.clone()
        other.redeal(seat, dice)
        for twin in (s, other):
            pairs += _unseen(game, seat, s, twin, dice)
    return pairs


def _unseen(game: Game, seat: int, s: State, twin: State, dice: Dice) -> int:
    """Compare what is said of a choice with what is said of some in a game that looks the same to a seat."""
    mine, theirs = s.options(), twin.options()
    if len(theirs) == 0:
        return 0
    one = int(mine[dice.below(len(mine))])
    verb, token = game.verb(s, one), game.token(s, one)
    alike = [
        int(o) for o in theirs if game.verb(twin, o) == verb and game.token(twin, o) != game.token(s, one)
    ]
    for _ in range(min(OTHERS, len(alike))):
        option = alike.pop(dice.below(len(alike)))
        after = _after(s, one), _after(twin, option)
        if after[0].rolls != s.rolls or after[1].rolls != twin.rolls:
            continue  # dice have fallen
        if sent(game.observe(after[0], seat)) != sent(game.observe(after[1], seat)):
            continue
        same = [int(o) for o in theirs if game.token(twin, o) == token]
        if same and not different((_after(twin, same[0]), after[1])) - {"answer"}:
            continue  # it makes no difference at all
        if not different(after) - {"answer"} <= hidden_from(seat, after, dice):
            continue  # they differ in something that is no secret, and only looks the same just now
        said = [_said(game, state, made, seat) for state, made in ((s, one), (twin, option))]
        if said[0] != said[1]:
            who = "a spectator" if seat < 0 else f"seat {seat}"
            tokens = f"{game.token(s, one)} from {game.token(twin, option)}"
            raise AssertionError(
                f"{who} cannot see {tokens} on the table, but reads it in the log: "
                f"{difference(*said)} ({NO_TOLD})"
            )
        return 1
    return 0


def _after(s: State, option: int) -> State:
    twin = s.clone()
    twin.journal = None
    twin.apply(option)
    return twin


def _said(game: Game, s: State, option: int, seat: int) -> str:
    """What a seat reads of a choice in the log, apart from what came of it."""
    words = [game.told(s, option, seat), game.pointed(s, option, seat), game.heading(s, option, seat)]
    return " ".join([*words, game.verb(s, option)])


class Twins:
    """Two games that a seat must not be able to tell apart."""

    def __init__(
        self, game: Game, seat: int, one: State, other: State, how: str, tries: Sequence[str]
    ) -> None:
        self.game = game
        self.seat = seat
        self.both: Pair = (one, other)
        self.how = how
        self.tries = tries
        one.journal, other.journal = [], []  # nobody is told again what has been
        self.start: Pair = (one.clone(), other.clone())
        self.luck = 0
        self.played: list[str] = []
        self.pasts: list[Past] = [[], []]
        self.drew = False  # by what was chosen last dice fell that nobody was asked about

    def play(self, dice: Dice) -> None:
        """Play on until something is revealed, or for so many choices."""
        self.luck = dice.word()
        self.compare(None, dice)
        one, other = self.both
        for _ in range(FURTHER):
            options = self.common()
            if not options:
                return  # the game is over, or a hidden choice parts the two
            chosen = self.pick(dice, options)
            if 0 <= one.seat == self.seat:
                odds = [chances(self.game, s, option) for s, option in zip(self.both, chosen)]
                self.alike("the odds", odds[0], odds[1])
            if one.seat >= 0:
                said = [_said(self.game, s, option, self.seat) for s, option in zip(self.both, chosen)]
                self.alike("what is said of a choice", said[0], said[1])
            self.played.append(self.game.written(one, chosen[0]))
            before = (one.clone(), other.clone())
            for s, past, option in zip(self.both, self.pasts, chosen):
                past.append((int(s.seat), self.game.turn(s), int(s.rolls)))
                s.journal = []
                s.apply(option)
            if not self.compare(before, dice):
                self.stands(before, chosen)
                return
            if 0 <= before[0].seat == self.seat:
                final = [self.game.settles(*moment) for moment in zip(before, chosen, self.both)]
                self.alike("whether it can be taken back", str(final[0]), str(final[1]))

    def stands(self, before: Pair, chosen: tuple[int, int]) -> None:
        """What has been revealed by a choice is not taken back by whoever made it."""
        for was, option, now in zip(before, chosen, self.both):
            again = was.seat >= 0 and now.seat == was.seat and self.game.turn(now) == self.game.turn(was)
            if again and not self.game.settles(was, option, now):
                who = "a spectator" if self.seat < 0 else f"seat {self.seat}"
                words = f"{' '.join(self.played)} reveals something to {who}, and can be taken back by seat "
                raise AssertionError(f"{words}{was.seat} ({UNDONE})")

    def common(self) -> list[tuple[int, int]]:
        """What can be chosen in both, by its notation: that is what everybody is told of a choice."""
        one, other = self.both
        written = self.game.written
        theirs: dict[str, list[int]] = {}
        for option in other.options():
            theirs.setdefault(written(other, option), []).append(int(option))
        found: list[tuple[int, int]] = []
        for option in one.options():
            alike = theirs.get(written(one, option), [])
            if alike:
                found.append((int(option), int(option) if option in alike else alike[0]))
        return found

    def pick(self, dice: Dice, options: list[tuple[int, int]]) -> tuple[int, int]:
        """One of them: dice fall as they are weighted."""
        one = self.both[0]
        if one.seat == CHANCE:
            face = one.sample(dice)
            options = [chosen for chosen in options if chosen[0] == face] or options
        return options[dice.below(len(options))]

    def compare(self, before: Pair | None, dice: Dice) -> bool:
        """Whether the pair goes on: no if something was revealed; and an error if something leaked."""
        one, other = [self.sent(s, past) for s, past in zip(self.both, self.pasts)]
        if one == other:
            return True
        if before is not None:
            self.drew = before[0].seat >= 0 and self.both[0].rolls != before[0].rolls
            shown = one[VIEW] != other[VIEW]
            if self.fell(before):
                return False
            if shown and (one[LOG] != other[LOG] or self.let_go(before, dice)):
                self.asked_alike(before, dice)
                self.told_and_shown(one, other)
                self.told_and_shown(other, one)
                return False
        for what in {**one, **other}:
            self.alike(what, one.get(what, "nothing"), other.get(what, "nothing"))
        return False

    def sent(self, s: State, past: Past) -> dict[str, str]:
        parts = seen(self.game, s, self.seat, self.tries, self.luck)
        parts[LOG] = told(self.game, s, self.seat)
        if 0 <= s.seat == self.seat:
            parts["how many choices it may undo"] = str(undone(self.game, s, past))
        if type(self.game).OPEN:
            parts["the record"] = self.record(s, past)
        return parts

    def record(self, s: State, past: Past) -> str:
        """What everybody may read of the choices since the two parted, without a seed."""
        record = Record(self.game.name, self.game.setups()[0])
        record.result = self.game.result(s)
        record.choices = list(self.played)
        record.seats = [seat for seat, _, _ in past]
        record.turns = [turn for _, turn, _ in past]
        return write(self.game, record)

    def fell(self, before: Pair) -> bool:
        """Whether other dice fell in one game than in the other."""
        one, other = self.both
        drawn = one.rolls != before[0].rolls or other.rolls != before[1].rolls
        return drawn and (one.key != other.key or one.fast != other.fast or one.rolls != other.rolls)

    def asked_alike(self, before: Pair, dice: Dice) -> None:
        """Where a question is put in one game and not in the other, something has been revealed in both."""
        one, other = self.both
        if (one.seat, one.clause) == (other.seat, other.clause):
            return
        if all([self.game.speaks(was, now) for was, now in zip(before, self.both)]):
            return  # by its rules a card that was hidden would have spoken up
        hidden = different(self.start) | different(before) | hidden_from(self.seat, before, dice)
        for was, now in zip(before, self.both):
            if now.seat < 0 or now.over():
                continue
            then, after = places(was), places(now)
            moved = any(after.get(name) != then[name] for name in hidden if name in then)
            if not moved and hidden <= hidden_from(self.seat, (now, now), dice):
                asked = [f"seat {s.seat}, {self.game.book.cite(s.clause)}" for s in self.both]
                self.alike("who is asked", *asked)

    def told_and_shown(self, one: dict[str, str], other: dict[str, str]) -> None:
        """What the log tells in one game and not in the other is to be found in the view."""
        names = naming(self.both[0])
        said = set(names.findall(one[LOG])) - set(names.findall(other[LOG]))
        if not said <= set(names.findall(one[VIEW])):
            self.alike(LOG, one[LOG], other[LOG])

    def let_go(self, before: Pair, dice: Dice) -> bool:
        """Whether something hidden, in which the two differed, has moved unequally or is hidden no more."""
        differed = different(before)
        # where the two differed at first was hidden, since dealing again changed it
        hidden = differed & (different(self.start) | hidden_from(self.seat, before, dice))
        was, now = [places(s) for s in before], [places(s) for s in self.both]
        for name in hidden:
            if name not in now[0] or name not in now[1]:
                return True
            if now[0][name] - was[0][name] != now[1][name] - was[1][name]:
                return True
        return not hidden <= hidden_from(self.seat, self.both, dice)

    def alike(self, what: str, one: str, other: str) -> None:
        if one == other:
            return
        who = "a spectator" if self.seat < 0 else f"seat {self.seat}"
        count = len(self.played)
        when = f"{count} choice{'s' * (count > 1)} later ({' '.join(self.played)})" if count else "at once"
        found = difference(one, other)
        cure = DRAWN if self.drew and what == VIEW else usual(what)
        hint = f" ({cure})" if cure else ""
        raise AssertionError(
            f"{who} can tell this game from one {self.how}, {when}: {what} differs: {found}{hint}"
        )


def naming(s: State) -> re.Pattern[str]:
    """What finds names of things in a text: a card game has a list of them, its verbs may have capitals."""
    return _cards(tuple(s.faces.names)) if isinstance(s, CardState) else NAMED


@cache
def _cards(names: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted({name for name in names if name}, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<!\w)(?:{'|'.join([re.escape(name) for name in longest_first])})(?!\w)")


def undone(game: Game, s: State, past: Past) -> int:
    """How many choices the asked seat may undo: its own, of this turn, since any die."""
    here = (int(s.seat), game.turn(s), int(s.rolls))
    count = 0
    while count < len(past) and past[-1 - count] == here:
        count += 1
    return count


def rows(s: State) -> dict[str, object]:
    """Every number and row of numbers that a state holds, by the name of its place; its dice aside."""
    found: dict[str, object] = {}
    for name in (*REGISTERS, *type(s).FIELDS):
        if name not in ("fast", "rolls"):
            found[name] = plain(getattr(s, name))
    for depth, frame in enumerate(s.frames):
        for name in ("step", *type(frame).FIELDS):
            found[f"{depth} {type(frame).__name__}.{name}"] = plain(getattr(frame, name))
    return found


def numbers(name: str, row: object) -> dict[str, int]:
    """Each number of a row, by the name of its own place."""
    if isinstance(row, int):
        return {name: int(row)}
    return {f"{name}[{i}]": int(number) for i, number in enumerate(row)} if isinstance(row, list) else {}


def places(s: State) -> dict[str, int]:
    """Every number that a state holds, by the name of its place; its dice aside."""
    return {place: number for name, row in rows(s).items() for place, number in numbers(name, row).items()}


def different(pair: Pair) -> set[str]:
    """The places at which two states differ. Most numbers are alike: places are named for the others only."""
    one, other = [rows(s) for s in pair]
    found: set[str] = set()
    for name in {**one, **other}:
        mine, theirs = one.get(name), other.get(name)
        if mine == theirs:
            continue
        if isinstance(mine, list) and isinstance(theirs, list):
            found.update([f"{name}[{i}]" for i, (a, b) in enumerate(zip(mine, theirs)) if a != b])
            few, many = sorted([len(mine), len(theirs)])
            found.update([f"{name}[{i}]" for i in range(few, many)])
        else:
            unlike = numbers(name, mine).items() ^ numbers(name, theirs).items()
            found.update([place for place, _ in unlike])
    return found


def hidden_from(seat: int, pair: Pair, dice: Dice) -> set[str]:
    """The places that change when what the seat cannot see is dealt again."""
    found: set[str] = set()
    for s in pair:
        for _ in range(SAMPLES):
            twin = s.clone()
            twin.redeal(seat, dice)
            found |= different((s, twin))
    return found
