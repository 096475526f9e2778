"""The contract every game keeps, checked on random games; any game package may call it from its tests.

    from sandtable.testing import check_game

    def test_contract() -> None:
        check_game(GAME)

`python -m sandtable.testing antagonism --games 1000` does the same for an installed game at any length; a
game that is not installed is named as module:object. Each single check takes a game, a state and dice, and
can be called by itself; none of them changes the state it is given.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import zip_longest
from typing import Final

from sandtable.kernel import registry
from sandtable.kernel.codec import REGISTERS
from sandtable.kernel.errors import SandtableError, SetupError
from sandtable.kernel.frames import CHANCE, NOBODY
from sandtable.kernel.game import Game
from sandtable.kernel.record import OPEN, Match, Record, is_turn, read, replay
from sandtable.kernel.rng import Dice, FastDice
from sandtable.kernel.state import State

REF_KINDS: Final = frozenset(["cell", "card", "zone", "seat", "pending"])
DEALS: Final = 3  # how often what a seat cannot see is dealt again, at every position
AHEAD: Final = 5  # choices that a clone plays on by itself
LONGEST: Final = 20_000  # choices after which a random game counts as endless
ALLOWANCE: Final = 200  # candidates looked at per choice, on average: listing them all is dear on a board


class ContractBroken(AssertionError):
    """A game does not keep the contract; the message says which check, where, and how to get there."""


Check = Callable[[Game, State, Dice], None]


# ---- checks of one position


def clones_are_equal(game: Game, s: State, dice: Dice) -> None:
    """A clone has the same text as its original."""
    twin = s.clone()
    _need(type(twin) is type(s), f"the clone is a {type(twin).__name__}")
    _same("the clone's text", game.dump(s), game.dump(twin))
    _derived("clone", s, twin)


def clones_are_independent(game: Game, s: State, dice: Dice) -> None:
    """What is played on a clone leaves its original alone, and the other way round."""
    text = game.dump(s)
    parent = s.clone()
    child = parent.clone()
    _play_on(child, dice)
    _same("a state whose clone played on", text, game.dump(parent))
    child = parent.clone()
    _play_on(parent, dice)
    _same("the clone of a state that played on", text, game.dump(child))
    for aside in s.asides():
        twin = s.clone()
        twin.apply(aside)
    _same("a state whose clones played on", text, game.dump(s))


def texts_are_whole(game: Game, s: State, dice: Dice) -> None:
    """The text of a state gives the same state back: text, options, question, views, derived values."""
    text = game.dump(s)
    again = game.load(text)
    _same("the text after loading", text, game.dump(again))
    _need(list(s.options()) == list(again.options()), "loaded from text, the options or their order differ")
    _need(list(s.asides()) == list(again.asides()), "loaded from text, the asides differ")
    _same("the prompt after loading", _json(game.prompt(s)), _json(game.prompt(again)))
    for seat in range(-1, s.seats):
        seen = _json(game.observe(again, seat))
        _same(f"what seat {seat} sees after loading", _json(game.observe(s, seat)), seen)
    _derived("loaded state", s, again)


def damaged_texts_are_refused(game: Game, s: State, dice: Dice) -> None:
    """A damaged text of a state is refused with words, or loads; it never fails in another way."""
    lines = game.dump(s).splitlines()
    at = dice.below(len(lines))
    head, _, value = lines[at].partition(" = ")
    damaged = [
        lines[:at],
        lines[:at] + lines[at + 1 :],
        lines[: at + 1] + lines[at:],
        lines[:at] + [f"{head} = {value}9"] + lines[at + 1 :],
        lines[:at] + [f"{head} = -{value}"] + lines[at + 1 :],
        lines[:at] + [f"{head} = x"] + lines[at + 1 :],
    ]
    for rows in damaged:
        try:
            game.load("\n".join(rows) + "\n")
        except SandtableError:
            continue
        except Exception as why:
            row = rows[at] if at < len(rows) else "the end of the text"
            raise AssertionError(f"load fails with {why!r} at line {at + 1}, {row[:60]!r}") from why


def options_are_a_set(game: Game, s: State, dice: Dice) -> None:
    """Options are unique, in stable order, apart from asides, and there are some while the game goes on."""
    options = list(s.options())
    asides = list(s.asides())
    _need(options == list(s.options()), "asked twice, the options differ")
    _need(len(set(options + asides)) == len(options + asides), "an option stands twice")
    if s.over():
        _need(not options and s.seat == NOBODY, "the game is over but somebody is asked")
        return
    _need(bool(options), "nobody may do anything and the game is not over")
    _need(CHANCE <= s.seat < s.seats, f"seat {s.seat} is asked, there are {s.seats}")
    _need(s.sample(dice) in options, "the sample is not among the options")


def notation_is_one_to_one(game: Game, s: State, dice: Dice) -> None:
    """Every option has a token of its own, without white space, that reads back as that option."""
    seen: dict[str, int] = {}
    for option in [*s.options(), *s.asides()]:
        token = game.written(s, option)
        _need(token != "" and token == "".join(token.split()), f"{token!r} is empty or holds white space")
        _need(token not in seen, f"{token!r} stands for {seen.get(token)} and for {option}")
        seen[token] = option
        _need(game.understand(s, token) == option, f"{token!r}, written for {option}, reads otherwise")
    _need(is_turn(game.turn(s)), f"{game.turn(s)!r} is no turn's number such as 3.2 or 7.")
    _need("\n" not in game.position(s), "the position has more than one line")


def garbage_is_refused(game: Game, s: State, dice: Dice) -> None:
    """Text that is no option is refused with words, whatever it is."""
    tokens = [game.written(s, option) for option in s.options()]
    token = tokens[dice.below(len(tokens))] if tokens else "pass"
    cut = dice.below(len(token))
    for text in (
        "", "?", "=", "-1", "0", "\x00", "é²٣", "[", "9" * 30, token + "?", token + token, token[:cut],
        token[cut + 1 :], token[:cut] + "?" + token[cut + 1 :], token.swapcase(), f" {token}",
    ):  # fmt: skip
        try:
            option = game.understand(s, text)
        except SandtableError as why:
            _need(why.message != "", f"{text!r} is refused without a word")
            continue
        except Exception as why:
            raise AssertionError(f"reading {text!r} fails with {why!r}") from why
        _need(text in tokens or option in s.asides(), f"{text!r} is read as an option but is not one's token")


def prompt_is_whole(game: Game, s: State, dice: Dice) -> None:
    """A question has a known clause, words, and for every option a label and things to light up."""
    prompt = game.prompt(s)
    _need(prompt.seat == s.seat, f"the prompt is for seat {prompt.seat}, asked is {s.seat}")
    _secretless("the prompt", s, _json(prompt))
    if s.over():
        return
    _known(game, prompt.clause)
    if s.seat == CHANCE:
        return
    _need(prompt.text != "", "the question has no words")
    _need([c.code for c in prompt.choices] == list(s.options()), "the choices are not the options")
    _need([c.code for c in prompt.asides] == list(s.asides()), "the asides are not those of the state")
    for choice in prompt.choices + prompt.asides:
        _need(choice.text == game.token(s, choice.code), f"{choice.text!r} is not the option's token")
        _need(choice.label != "", f"{choice.text!r} has no label")
        _known(game, game.book.cite(game.cited(s, choice.code)))
        for ref in choice.refs:
            good = ref.kind in REF_KINDS and isinstance(ref.id, str) and ref.id != ""
            _need(good, f"{choice.text!r} lights up {ref!r}; the kinds are {', '.join(sorted(REF_KINDS))}")
    one = prompt.choices[dice.below(len(prompt.choices))]
    meant = game.meant(s, list(one.refs)) if one.refs else one.code
    _need(game.refs(s, meant) == one.refs, f"pointing at what {one.text!r} lights up means {meant}")


def observations_are_plain(game: Game, s: State, dice: Dice) -> None:
    """What a seat or a spectator sees is JSON and holds no seed."""
    for seat in range(-1, s.seats):
        seen = _json(game.observe(s, seat))
        _secretless(f"what seat {seat} sees", s, seen)
        _need(json.loads(seen) == game.observe(s, seat), f"what seat {seat} sees is not plain JSON")


def secrets_are_kept(game: Game, s: State, dice: Dice) -> None:
    """Changing what a seat may not know changes no byte of what it sees and is asked; its dice are others."""
    text = game.dump(s)
    bare = _bare(text)
    for seat in range(-1, s.seats):
        seen = _json(game.observe(s, seat))
        for _ in range(DEALS):
            seed = dice.word()
            twin = s.determinize(seat, seed)
            words = game.dump(twin)
            _secretless(f"the twin for seat {seat}", s, words)
            own = twin.key == b"" and twin.fast >= 0 and twin.journal is None
            _need(own, f"the twin for seat {seat} keeps key, dice or journal")
            _same("a second twin from the same seed", words, game.dump(s.determinize(seat, seed)))
            _same(f"what seat {seat} sees in its twin", seen, _json(game.observe(twin, seat)))
            asked = twin.seat == s.seat and twin.clause == s.clause and twin.over() == s.over()
            _need(asked, f"in the twin for seat {seat} another question is open")
            if seat == s.seat:
                _same("the prompt in the asked seat's twin", _json(game.prompt(s)), _json(game.prompt(twin)))
            if _bare(words) == bare:
                break  # nothing is hidden from this seat
            _need(not type(game).OPEN, f"the game says that it is open, but hides something from seat {seat}")
            _play_on(twin, dice)
    rolls = s.rolls > 0 or s.seat == CHANCE
    _need(not (type(game).OPEN and rolls), "the game says that it is open, but rolls dice")
    _same("a state whose twins played on", text, game.dump(s))


def frames_are_whole(game: Game, s: State, dice: Dice) -> None:
    """Every frame is listed by its game, writes all it holds, and copies all it writes."""
    for frame in s.frames:
        name = type(frame).__name__
        _need(game.frames.get(name) is type(frame), f"the frame {name} is not in the game's list")
        fields = ("step", *type(frame).FIELDS)
        unwritten = _attributes(frame) - set(fields)
        _need(not unwritten, f"{name}.FIELDS leaves out {', '.join(sorted(unwritten))}")
        twin = frame.copy()
        _need(twin is not frame and type(twin) is type(frame), f"{name}.copy gives no other {name}")
        for field in fields:
            mine, other = getattr(frame, field), getattr(twin, field)
            _need(_plain(mine) == _plain(other), f"{name}.copy loses {field}")
            _need(mine is not other or not isinstance(mine, list), f"{name}.copy shares the list {field}")


def numbers_are_sound(game: Game, s: State, dice: Dice) -> None:
    """There is one return a seat, worth lies between -1 and 1, and the result fits a record."""
    returns = s.returns()
    _need(len(returns) == s.seats, f"there are {len(returns)} returns for {s.seats} seats")
    _need(all(-1 <= r <= 1 for r in returns), f"the returns are {returns}")
    _need(all(-1 <= s.worth(seat) <= 1 for seat in range(s.seats)), "a seat's worth is beyond 1 or -1")
    result = game.result(s)
    _need(len(result.split()) == 1 and not is_turn(result), f"the result {result!r} is no single word")
    _need((result == "*") == (not s.over()), f"the result is {result!r}, over is {s.over()}")
    _need((game.ending(s) != "") == s.over(), f"the ending is {game.ending(s)!r}, over is {s.over()}")
    if not s.over():
        _need(not any(returns), f"the game goes on, the returns are {returns}")


def open_dice_fall_every_way(game: Game, s: State, dice: Dice) -> None:
    """Where open dice are asked, every face that can fall is offered and the game goes on with it."""
    if s.seat != CHANCE:
        return
    faces = [i for i, weight in enumerate(s.weights) if weight > 0]
    _need(list(s.options()) == faces, f"offered are {list(s.options())}, the weights are {list(s.weights)}")
    for face in faces:
        twin = s.clone()
        twin.apply(face)
        _play_on(twin, dice)


def legality_is_one(game: Game, s: State, dice: Dice) -> None:
    """The legal options are the candidates that `bar` passes; each of the rest has a clause and a reason."""
    if s.seat < 0:
        return
    legal = {*s.options(), *s.asides()}
    reasons: Counter[int] = Counter()
    passed: set[int] = set()
    for option in s.candidates():
        clause = s.bar(option)
        if clause == 0:
            passed.add(option)
            continue
        reasons[clause] += 1
        if reasons[clause] <= 3:  # words are dear, and much alike
            cited, reason = game.why_not(s, option)
            _need(reason != "", f"option {option} is refused without a reason")
            _known(game, cited)
    tokens = [game.token(s, option) for option in legal - passed]
    _need(not tokens, f"options that no candidate stands for, or that are barred: {', '.join(tokens)}")
    _need(passed <= legal, f"candidates that nothing bars, but that are no options: {sorted(passed - legal)}")


def refusals_keep_secrets(game: Game, s: State, dice: Dice) -> None:
    """What a seat may try, and why it may not, is the same whatever it cannot see."""
    if s.seat < 0:
        return
    twin = s.determinize(s.seat, dice.word())
    if _bare(game.dump(twin)) == _bare(game.dump(s)):
        return  # nothing is hidden from this seat
    tried = s.candidates()
    _need(list(tried) == list(twin.candidates()), "the candidates depend on what the seat cannot see")
    for option in tried:
        one, other = s.bar(option), twin.bar(option)
        _need(one == other, f"why option {option} is refused depends on what the seat cannot see")


CHECKS: Final[tuple[Check, ...]] = (
    options_are_a_set,
    notation_is_one_to_one,
    prompt_is_whole,
    observations_are_plain,
    clones_are_equal,
    texts_are_whole,
    frames_are_whole,
    clones_are_independent,
    secrets_are_kept,
    numbers_are_sound,
    open_dice_fall_every_way,
    garbage_is_refused,
    damaged_texts_are_refused,
)
DEAR: Final[tuple[Check, ...]] = (legality_is_one, refusals_keep_secrets)  # they look at every candidate


# ---- checks of a setup


def setup_is_sound(game: Game, setup: str, dice: Dice) -> None:
    """A setup has a name without white space, seats, and gives the same start from the same seed."""
    _need(len(setup.split()) == 1, f"the setup {setup!r} is no single word")
    seed = _seed(dice)
    s = game.new(setup, seed)
    told = game.setup(setup)
    counts = {game.seats(setup), told.seats, int(s.seats)}
    _need(len(counts) == 1 and s.seats >= 1, f"there are {s.seats} seats, but others are announced: {counts}")
    _need(told.name == setup and told.title != "", f"the setup {setup} is presented as {told}")
    _need(len(told.teams) in (0, s.seats), f"{len(told.teams)} teams are named for {s.seats} seats")
    _need(len(told.roles) in (0, s.seats), f"{len(told.roles)} roles are named for {s.seats} seats")
    _same("a second start from the same seed", game.dump(s), game.dump(game.new(setup, seed)))
    try:
        game.new("no-such-setup", seed)
    except SandtableError:
        return
    raise AssertionError("a setup that does not exist is not refused")


def secrets_are_dealt_again(game: Game, setup: str, dice: Dice) -> None:
    """Where a deal gives seats what spectators do not see, twins are dealt anew, so that no bot can peek."""
    starts = [game.new(setup, _seed(dice)) for _ in range(12)]
    seats = range(starts[0].seats)
    views: dict[str, list[list[str]]] = {}
    for s in starts:
        public = _json(game.observe(s, -1))
        views.setdefault(public, []).append([_json(game.observe(s, seat)) for seat in seats])
    s = starts[0]
    for seat in seats:
        if all(len({view[seat] for view in group}) == 1 for group in views.values()):
            continue
        own = _json(game.observe(s, seat))
        for viewer in range(-1, s.seats):
            if viewer != seat:
                twins = [s.determinize(viewer, dice.word()) for _ in range(12)]
                changed = any(_json(game.observe(twin, seat)) != own for twin in twins)
                _need(changed, f"the twin for seat {viewer} shows what only seat {seat} may see")


# ---- a random game


class Tally:
    """What has been played and checked so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.setup = ""
        self.games = 0
        self.choices = 0
        self.positions = 0
        self.longest = 0
        self.endings: Counter[str] = Counter()


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
        self.match: Match | None = None

    def run(self, every: int, longest: int) -> Match:
        """Play to the end, with all checks after every so many choices; the finished match."""
        seed = _seed(self.choosing)
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
                _need(self.number < longest, f"the game is not over after {longest} choices")
            with self.during("choices_are_repeatable"):
                self._step(match, second, third)
        with self.during("records_are_whole"):
            self._replay(match)
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
        with self.during("asking_changes_nothing"):
            _same("the state after all checks", before, self.game.dump(s))
        self.positions += 1

    def _step(self, match: Match, second: Match, third: State) -> None:
        s = match.state
        option = s.sample(self.choosing) if s.seat == CHANCE else self._any(list(s.options()))
        token = self.game.written(s, option)
        match.choose(option)
        self.number += 1
        second.play(token)
        third.apply(option)
        text = self.game.dump(match.state)
        _same(f"a match fed with the tokens, after {token},", text, self.game.dump(second.state))
        _same(f"a state loaded from text, after {token},", text, self.game.dump(third))

    def _any(self, options: list[int]) -> int:
        return options[self.choosing.below(len(options))]

    def _replay(self, match: Match) -> None:
        game, record = read(match.text(), {self.game.name: self.game})
        again = replay(game, record, verify=True)
        _same("the replayed record", match.text(), again.text())
        _need(game.hash(match.state) == game.hash(again.state), "the replayed record ends in another state")

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


def check_game(
    game: Game,
    setups: Iterable[str] | None = None,
    games: int = 3,
    seed: int = 1,
    every: int = 1,
    longest: int = LONGEST,
    progress: Callable[[Tally], None] | None = None,
) -> Tally:
    """Run all checks on random games of each setup, every second game with open dice; raise ContractBroken.

    `every` thins the checks of positions out: choices are compared and records replayed in any case.
    """
    tally = Tally(game)
    names = game.setups()
    if not names or len(set(names)) != len(names):
        raise ContractBroken(f"setups: {game.name} has none, or one twice: {names}")
    for setup in names if setups is None else setups:
        tally.setup = setup
        start = Trial(game, setup, seed, False)
        with start.during("setup_is_sound"):
            setup_is_sound(game, setup, start.dice)
        for number in range(games):
            trial = Trial(game, setup, seed + number, number % 2 == 1)
            match = trial.run(every, longest)
            tally.games += 1
            tally.choices += trial.number
            tally.positions += trial.positions
            tally.longest = max(tally.longest, trial.number)
            tally.endings[game.ending(match.state)] += 1
            if progress is not None:
                progress(tally)
        with start.during("secrets_are_dealt_again"):
            secrets_are_dealt_again(game, setup, start.dice)
    return tally


# ---- helpers


def _need(truth: bool, words: str) -> None:
    if not truth:  # not an assert: -O must not disarm it
        raise AssertionError(words)


def _same(what: str, one: str, other: str) -> None:
    """Two texts must be equal; name the first place where they are not."""
    if one == other:
        return
    for n, (a, b) in enumerate(zip_longest(one.splitlines(), other.splitlines(), fillvalue="nothing"), 1):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            start = max(0, at - 30)
            found = f"{a[start : at + 30]!r} against {b[start : at + 30]!r}"
            raise AssertionError(f"{what} differs: line {n}, {found}")
    raise AssertionError(f"{what} differs in white space")


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True, allow_nan=False, ensure_ascii=False)


def _secretless(what: str, s: State, words: str) -> None:
    _need(not s.key or s.key.hex() not in words.lower(), f"{what} holds the seed")


def _bare(text: str) -> str:
    """The text of a state without its dice."""
    return "\n".join([line for line in text.splitlines() if not line.startswith(("key ", "fast ", "rolls "))])


def _known(game: Game, cited: str) -> None:
    """A clause as prompts and refusals cite it, "antagonism MOVE.4", stands in the game's book."""
    name, _, id = cited.partition(" ")
    _need(name == game.name and id in game.book.numbers, f"{cited!r} is no clause of {game.name}")


def _play_on(s: State, dice: Dice) -> None:
    """A few random choices, whoever is asked."""
    for _ in range(AHEAD):
        if s.over():
            return
        s.apply(s.sample(dice))


def _plain(value: object) -> object:
    """A value that can be compared: rows of numbers as lists, compiled or not."""
    return value if isinstance(value, (int, str, bytes)) or not isinstance(value, Iterable) else list(value)


def _attributes(thing: object) -> set[str]:
    """The names of what an object holds; compiled classes keep a list of their own."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(vars(kind).get("__mypyc_attrs__", ()))
    return names - {"__dict__"}


def _derived(what: str, s: State, twin: State) -> None:
    """What the text leaves out must be made again from what it holds."""
    written = {"key", "frames", "journal", *REGISTERS, *type(s).FIELDS}
    for name in _attributes(s) - written:
        same = _plain(getattr(s, name)) == _plain(getattr(twin, name))
        _need(same, f"the {what} has another {name}, which is not among {type(s).__name__}.FIELDS")


def _seed(dice: Dice) -> str:
    return "".join([f"{dice.word():08x}" for _ in range(8)])


# ---- the command


def find(name: str) -> Game:
    """An installed game by name, or any other as module:object."""
    module, colon, thing = name.partition(":")
    if not colon:
        return registry.find(name)
    game = getattr(importlib.import_module(module), thing)
    if not isinstance(game, Game):
        raise SetupError(f"{name} is no game")
    return game


def main(arguments: list[str] | None = None) -> int:
    """`python -m sandtable.testing GAME`: the contract over many games, with a line on how far it is."""
    parser = argparse.ArgumentParser(prog="python -m sandtable.testing", description=check_game.__doc__)
    parser.add_argument("game", help="an installed game, or module:object")
    parser.add_argument("--games", type=int, default=3, help="random games a setup")
    parser.add_argument("--setup", action="append", help="only this setup; may be given again")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next")
    parser.add_argument("--every", type=int, default=1, help="check every so many choices")
    parser.add_argument("--longest", type=int, default=LONGEST, help="choices after which a game is endless")
    given = parser.parse_args(arguments)
    began = shown = time.monotonic()

    def line(tally: Tally) -> None:
        nonlocal shown
        if time.monotonic() - shown < 0.5:
            return
        shown = time.monotonic()
        words = f"{_summary(tally)}, {time.monotonic() - began:.0f} s"
        print(f"\r{words:<100}", end="", file=sys.stderr, flush=True)

    try:
        tally = check_game(
            find(given.game), given.setup, given.games, given.seed, given.every, given.longest, line
        )
    except (ContractBroken, SandtableError) as why:
        print(f"\n{why}", file=sys.stderr)
        return 1
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
    print(f"\n{_summary(tally)}", file=sys.stderr)
    print(f"kept; endings: {endings}; longest game: {tally.longest} choices", file=sys.stderr)
    return 0


def _summary(tally: Tally) -> str:
    return (
        f"{tally.game.name} {tally.setup}: {tally.games} games, {tally.choices} choices, "
        f"{tally.positions} positions checked"
    )


if __name__ == "__main__":
    sys.exit(main())
