"""One random game, with every check at its positions and on its record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.record import OPEN, Match, Record, roll_out
from sandtable.kernel.rng import Dice, FastDice
from sandtable.kernel.state import State
from sandtable.testing.choices import (
    NONSENSE,
    garbage_is_refused,
    legality_is_one,
    notation_is_one_to_one,
    options_are_a_set,
    prompt_is_whole,
)
from sandtable.testing.records import (
    forged_dice_are_refused,
    records_are_whole,
    words_are_steps,
    written_dice_need_no_seed,
)
from sandtable.testing.secrets import observations_are_plain, refusals_keep_secrets, secrets_are_kept
from sandtable.testing.states import (
    clones_are_equal,
    clones_are_independent,
    damaged_texts_are_refused,
    frames_are_whole,
    numbers_are_sound,
    open_dice_fall_every_way,
    texts_are_whole,
)
from sandtable.testing.tools import Check, ContractBroken, need, same, seed_of
from sandtable.testing.twins import (
    dice_to_come_are_unknown,
    play_tells_no_secrets,
    secret_choices_are_not_told,
)

CHECKS: Final[tuple[Check, ...]] = (
    options_are_a_set,
    notation_is_one_to_one,
    prompt_is_whole,
    observations_are_plain,
    clones_are_equal,
    texts_are_whole,
    frames_are_whole,
    open_dice_fall_every_way,
    clones_are_independent,
    secrets_are_kept,
    numbers_are_sound,
    garbage_is_refused,
    damaged_texts_are_refused,
)
DEAR: Final[tuple[Check, ...]] = (legality_is_one, refusals_keep_secrets)  # they look at every candidate
TWINS: Final = (secret_choices_are_not_told, play_tells_no_secrets, dice_to_come_are_unknown)
RECORDS: Final = (words_are_steps, records_are_whole, written_dice_need_no_seed, forged_dice_are_refused)

ALLOWANCE: Final = 200  # candidates looked at per choice, on average: listing them all is dear on a board
TRIES: Final = 12  # tokens of the game that a pair's seat sends, besides nonsense
SPARSE: Final = 40  # where nothing is hidden, one position in so many has a pair


class Trial:
    """One random game played through notation, beside a match fed with its tokens and a state from text."""

    def __init__(self, game: Game, setup: str, seed: int, open_dice: bool) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.choosing = FastDice(seed, 1)  # apart from the other, so that checks do not change the game
        self.dice = FastDice(seed, 2)
        self.open_dice = open_dice
        self.number = 0
        self.candidates = 0  # looked at so far
        self.positions = 0  # checked so far
        self.pairs = 0  # of twins played on so far
        self.tokens: dict[str, None] = {}  # of this game, the newest last
        self.match: Match | None = None

    def run(self, every: int, longest: int) -> Match:
        """Play to the end, with all checks after every so many choices; the finished match."""
        seed = seed_of(self.choosing)
        with self.during("start"):
            match = self.match = self._new(seed)
            second = self._new(seed)
            third = match.state
        while True:
            if self.number % every == 0 or match.state.over():
                self._position(match.state)
                third = self.game.load(self.game.dump(match.state))
            if match.state.over():
                break
            with self.during("games_end"):
                need(self.number < longest, f"the game is not over after {longest} choices")
            with self.during("choices_are_repeatable"):
                self._step(match, second, third)
        for check in RECORDS:
            with self.during(check.__name__):
                check(self.game, match, self.dice)
        return match

    def _new(self, seed: str) -> Match:
        record = Record(self.game.name, self.setup, seed)
        if self.open_dice:
            record.dice = OPEN
        return Match(self.game, record)

    def _position(self, s: State) -> None:
        before = self.game.dump(s)
        checks = CHECKS
        if self.candidates <= ALLOWANCE * self.number and s.seat >= 0:
            self.candidates += len(s.candidates())
            checks = CHECKS + DEAR
        for check in checks:
            with self.during(check.__name__):
                check(self.game, s, self.dice)
        if not type(self.game).OPEN or self.positions % SPARSE == 0:
            tries = [*NONSENSE, *list(self.tokens)[-TRIES:]]
            for pair in TWINS:
                with self.during(pair.__name__):
                    self.pairs += pair(self.game, s, self.dice, tries)
        with self.during("asking_changes_nothing"):
            same("the state after all checks", before, self.game.dump(s))
        self.positions += 1

    def _step(self, match: Match, second: Match, third: State) -> None:
        s = match.state
        option = s.sample(self.choosing) if s.seat == CHANCE else self._any(list(s.options()))
        token = self.game.written(s, option)
        match.choose(option)
        self.number += 1
        self.tokens.pop(token, None)
        self.tokens[token] = None
        second.play(token)
        third.apply(option)
        if match.rolls:
            roll_out(self.game, third)
        text = self.game.dump(match.state)
        same(f"a match fed with the tokens, after {token},", text, self.game.dump(second.state))
        same(f"a state loaded from text, after {token},", text, self.game.dump(third))

    def _any(self, options: list[int]) -> int:
        return options[self.choosing.below(len(options))]

    @contextmanager
    def during(self, name: str) -> Iterator[None]:
        """Whatever goes wrong in here breaks the contract; say where it did."""
        try:
            yield
        except Exception as why:
            words = str(why) if isinstance(why, AssertionError) else repr(why)
            raise ContractBroken(f"{name}: {words}\n{self._place()}") from why

    def _place(self) -> str:
        where = f"game {self.game.name}, setup {self.setup}, trial seed {self.seed}, choice {self.number}"
        if self.open_dice:
            where += ", open dice"
        return where if self.match is None else f"{where}; the record so far:\n{self.match.text()}"


def setup_is_sound(game: Game, setup: str, dice: Dice) -> None:
    """A setup has a name without white space, seats, and gives the same start from the same seed."""
    need(len(setup.split()) == 1, f"the setup {setup!r} is no single word")
    seed = seed_of(dice)
    s = game.new(setup, seed)
    told = game.setup(setup)
    counts = {game.seats(setup), told.seats, int(s.seats)}
    need(len(counts) == 1 and s.seats >= 1, f"there are {s.seats} seats, but others are announced: {counts}")
    need(told.name == setup and told.title != "", f"the setup {setup} is presented as {told}")
    need(len(told.teams) in (0, s.seats), f"{len(told.teams)} teams are named for {s.seats} seats")
    need(len(told.roles) in (0, s.seats), f"{len(told.roles)} roles are named for {s.seats} seats")
    same("a second start from the same seed", game.dump(s), game.dump(game.new(setup, seed)))
    try:
        game.new("no-such-setup", seed)
    except SandtableError:
        return
    raise AssertionError("a setup that does not exist is not refused")
