"""Scenario files: a position, steps and what must come of them, in TOML; docs/SCENARIOS.md describes them.

A scenario is read and checked whole before anything is played, so a misspelt key never passes for a test.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sandtable import toml
from sandtable.cards.errors import CardError
from sandtable.kernel.errors import Illegal, NotationError, RecordError, SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import ASKED
from sandtable.kernel.record import OPEN, Match, blank_record, read, replay, roll_out
from sandtable.kernel.registry import find, games

if TYPE_CHECKING:
    from sandtable.kernel.game import Game
    from sandtable.kernel.state import State

Kind = type | tuple[type, ...]

KEYS: dict[str, Kind] = {
    "title": str, "game": str, "position": str, "setup": (str, dict), "record": str, "seed": str, "dice": str,
    "clauses": list, "step": list, "expect": dict,
}  # fmt: skip
STEP_KEYS: dict[str, Kind] = {
    "seat": int, "as": int, "do": str, "cannot": str, "because": str, "say": str, "expect": dict,
}  # fmt: skip
EXPECT_KEYS: dict[str, Kind] = {
    "position": str, "result": str, "ending": str, "seat": int, "options": int, "has": list, "lacks": list,
    "hash": str, "zones": dict, "holds": str, "gone": str, "values": dict, "sees": dict, "hides": dict,
}  # fmt: skip
LONGEST_WORD = 60  # characters of a word that is shown whole
STARTS = ("position", "setup", "record")
KINDS = {
    str: "text", int: "a whole number", list: "a list of texts", dict: "a table",
    (str, dict): "text or a table",
}  # fmt: skip


class ScenarioError(SandtableError):
    """A scenario that does not read, or in which something else came than was expected."""

    def __init__(self, message: str, clause: str = "", step: int = 0, line: int = 0) -> None:
        super().__init__(message, clause)
        self.step = step  # from 1; 0 for what stands outside the steps
        self.line = line  # in the file, from 1; 0 when it is not known


class Expect(NamedTuple):
    """What must be true at a moment; None where nothing was said."""

    position: str | None = None
    result: str | None = None
    ending: str | None = None
    seat: int | None = None
    options: int | None = None
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    hash: str | None = None
    zones: dict[str, object] | None = None  # for the game to compare, see `Game.differences`
    holds: str = ""  # words of the position
    gone: str = ""  # beginnings of words that it must not have
    values: dict[str, str] | None = None  # by place, for the game to measure, see `Game.measure`
    sees: dict[str, str] | None = None  # by seat, what its view must have; 0 is a spectator
    hides: dict[str, str] | None = None  # by seat, what its view must not have


class Step(NamedTuple):
    """Something done, something refused, or something said; and what must be true afterwards."""

    number: int
    line: int
    seat: int | None
    do: str
    cannot: str
    because: str
    say: str
    expect: Expect | None
    by: int = 0  # the seat that tries a `cannot`; 0: whoever is asked


class Scenario(NamedTuple):
    """A scenario as its file has it."""

    name: str
    title: str
    game: str
    start: str  # a position or the name of a setup; empty if the record says it
    record: str  # its text
    seed: str
    dice: str
    clauses: tuple[str, ...]
    steps: tuple[Step, ...]
    expect: Expect | None
    expect_line: int
    tables: str = ""  # the whole file, if it has tables that the game reads: its setup, cards, zones


# ---- reading


def load(path: Path) -> Scenario:
    """The scenario in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: this is not UTF-8 text") from None
    except OSError as error:
        raise ScenarioError(f"{path}: {error.strerror}") from None
    return parse(text, str(path), path.parent)


def parse(text: str, name: str, folder: Path) -> Scenario:
    """A scenario from text; a record that it names as a file is looked for in the folder."""
    try:
        data: dict[str, Any] = toml.loads(text)
    except toml.TomlError as error:
        raise ScenarioError(f"{name}: this is not TOML: {error.placed()}") from None
    brought = _own_tables(data.get("game"))
    _check_keys(name, data, KEYS | dict.fromkeys(brought, list))
    if "game" not in data:
        raise ScenarioError(f'{name}: game = "..." is missing')
    starts = [key for key in STARTS if key in data]
    if len(starts) != 1:
        given = " and ".join(starts) or "none"
        raise ScenarioError(f"{name}: one of position, setup and record says how it begins; here is {given}")
    setup = data.get("setup", "")
    own = isinstance(setup, dict) or any(key in data for key in brought)
    if own and "record" in data:
        raise ScenarioError(f"{name}: the record brings its own cards")
    record = data.get("record", "")
    if "record" in data:
        if "seed" in data or "dice" in data:
            raise ScenarioError(f"{name}: the record brings its own seed and dice")
        if "\n" not in record:
            try:
                record = (folder / record).read_text(encoding="utf-8")
            except OSError as error:
                raise ScenarioError(f"{name}: the record {record}: {error.strerror}") from None
    if data.get("dice", OPEN) != OPEN:
        raise ScenarioError(f'{name}: dice can only be "{OPEN}"; leave it out to roll from the seed')
    lines = text.splitlines()
    places = [n for n, line in enumerate(lines, 1) if line.replace(" ", "").startswith("[[step]]")]
    steps = [
        _step(name, number, places[number - 1] if number <= len(places) else 0, row)
        for number, row in enumerate(data.get("step", []), 1)
    ]
    ends = [n for n, line in enumerate(lines, 1) if line.replace(" ", "").startswith(("[expect]", "expect="))]
    return Scenario(
        name=name,
        title=data.get("title", Path(name).stem),
        game=data["game"],
        start=data.get("position", setup if isinstance(setup, str) else ""),
        record=record,
        seed=data.get("seed", ""),
        dice=data.get("dice", ""),
        clauses=_texts(name, "clauses", data.get("clauses", [])),
        steps=tuple(steps),
        expect=_expect(name, data.get("expect")),
        expect_line=ends[-1] if ends and "expect" in data else 0,
        tables=text if own or "zones" in data.get("expect", {}) else "",
    )


def _own_tables(game: object) -> tuple[str, ...]:
    """The tables by which a scenario of this game brings things of its own."""
    known = games().get(game.lower()) if isinstance(game, str) else None
    return known.own_tables() if known is not None else ()


def _step(name: str, number: int, line: int, row: object) -> Step:
    where = f"{name}, step {number}" + (f" (line {line})" if line else "")
    if not isinstance(row, dict):
        raise ScenarioError(f"{where}: a step is a table that begins with [[step]]", "", number, line)
    try:
        _check_keys(where, row, STEP_KEYS)
        if "do" in row and "cannot" in row:
            raise ScenarioError(f"{where}: a step has do or cannot, not both")
        if "because" in row and "cannot" not in row:
            raise ScenarioError(f"{where}: because gives the reason of a cannot, and there is none")
        if "as" in row and "cannot" not in row:
            raise ScenarioError(f"{where}: as says which seat tries a cannot, and there is none")
        for key in ("do", "cannot"):
            if key in row and not row[key].split():
                raise ScenarioError(f"{where}: {key} is empty")
        if not row.keys() & {"do", "cannot", "say", "expect"}:
            raise ScenarioError(f"{where}: a step needs do, cannot, say or expect")
        expect = _expect(where, row.get("expect"))
        if expect is not None and expect.zones is not None:
            raise ScenarioError(f"{where}, expect: zones are compared at the end, in [expect.zones]")
    except ScenarioError as error:
        raise ScenarioError(error.message, "", number, line) from None
    return Step(
        number,
        line,
        row.get("seat"),
        row.get("do", ""),
        row.get("cannot", ""),
        row.get("because", ""),
        row.get("say", ""),
        expect,
        row.get("as", 0),
    )


def _expect(where: str, row: dict[str, object] | None) -> Expect | None:
    if row is None:
        return None
    _check_keys(f"{where}, expect", row, EXPECT_KEYS)
    given = dict(row)
    for key in ("has", "lacks"):
        if key in given:
            given[key] = _texts(f"{where}, expect", key, given[key])
    for key in ("holds", "gone"):
        for word in str(given.get(key, "")).split():
            if word.endswith("="):
                short = word.removesuffix("=")
                raise ScenarioError(
                    f"{where}, expect: {key} = {word!r} can never match, since what is empty is not written; "
                    f"that nothing is there is gone = {short!r}"
                )
    for key in ("values", "sees", "hides"):
        table = given.get(key, {})
        if not isinstance(table, dict) or not all(isinstance(text, str) for text in table.values()):
            raise ScenarioError(f'{where}, expect: {key} is a table of texts, such as {{ 1 = "..." }}')
        if key != "values" and not all(name.isdigit() for name in table):
            raise ScenarioError(f"{where}, expect: {key} names seats, 1 and up, or 0 for a spectator")
    return Expect(**given)  # type: ignore[arg-type]


def _check_keys(where: str, row: dict[str, object], known: dict[str, Kind]) -> None:
    """Refuse keys that nobody reads and values of the wrong kind."""
    for key, value in row.items():
        if key not in known:
            close = get_close_matches(key, known, 1)
            hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(known)}"
            raise ScenarioError(f"{where}: nobody knows the key {key!r}; {hint}")
        kind = known[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise ScenarioError(f"{where}: {key} must be {KINDS[kind]}, not {value!r}")


def _texts(where: str, key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ScenarioError(f"{where}: {key} must be a list of texts, not {value!r}")
    return tuple(value)


# ---- playing


def run(scenario: Scenario, note: Callable[[str], None] | None = None) -> Match:
    """Play a scenario; the first difference between what was expected and what came is raised, in words.

    `note` is told before every step, and at the end, who is asked and what the options are, and what has
    come of each choice: what was chosen or paid without a question is seen there.
    """
    name = scenario.name
    try:
        game = find(scenario.game)
        for id in scenario.clauses:
            _known(game, id)
        match = _begin(game, scenario)
        game = match.game  # with the cards that its setup brings
    except SandtableError as error:
        raise _at_line(name, error) from None
    for step in scenario.steps:
        try:
            if note is not None:
                note(f"before step {step.number}{situation(game, match.state)}")
            _take(game, match, step, note)
        except SandtableError as error:
            line = f" (line {step.line})" if step.line else ""
            message = f"{name}, step {step.number}{line}: {error.message}"
            raise ScenarioError(message, error.clause, step.number, step.line) from None
    if note is not None:
        note(f"at the end{situation(game, match.state)}")
    if scenario.expect is not None:
        try:
            _compare(game, match, scenario.expect)
            if scenario.expect.zones is not None:
                difference = game.differences(match.state, scenario.tables, name)
                if difference:
                    raise ScenarioError(difference)
        except CardError as error:
            raise _at_line(name, error) from None
        except SandtableError as error:
            line = f" (line {scenario.expect_line})" if scenario.expect_line else ""
            raise ScenarioError(
                f"{name}, at the end{line}: {error.message}", "", 0, scenario.expect_line
            ) from None
    return match


def _at_line(name: str, error: SandtableError) -> ScenarioError:
    """What is wrong with a file, with the line and the card if the error names them."""
    if not isinstance(error, CardError):
        return ScenarioError(f"{name}: {error.message}", error.clause)
    line = f" (line {error.line})" if error.line else ""
    card = f"{error.card}: " if error.card else ""
    return ScenarioError(f"{name}{line}: {card}{error.message}", error.clause, 0, error.line)


def _begin(game: Game, scenario: Scenario) -> Match:
    if scenario.record:
        named, record = read(scenario.record, games())
        if named.name != game.name:
            raise RecordError(f"the record is one of {named.name}, the scenario one of {game.name}")
        return replay(named, record)
    start = scenario.start
    if scenario.tables:
        game, arranged = game.arranged(scenario.tables, scenario.name)
        start = arranged or start
    record = blank_record(game, start, scenario.seed)
    if scenario.dice or (game.ROLLS and not scenario.seed):
        record.dice = OPEN  # the steps say what is rolled
    return Match(game, record)


def _take(game: Game, match: Match, step: Step, note: Callable[[str], None] | None = None) -> None:
    if step.seat is not None and _asked(match) != step.seat:
        raise ScenarioError(f"expected {_seat(step.seat)} to be asked, but it is {_seat(_asked(match))}")
    if step.do:
        done, before, told = "", [""], 0
        for word in step.do.split():
            now, facts = game.position(match.state).split(), len(match.state.journal or [])
            try:
                for text in game.steps(word):
                    match.play(text)
            except SandtableError as error:
                more = f"; {done} before it: {consequence(game, match, before, told)}" if done else ""
                raise _unexpected(word, error, situation(game, match.state) + more) from None
            done, before, told = word, now, facts
            if note is not None:
                note(f"  {word}: {consequence(game, match, before, told)}")
    if step.cannot:
        _refused(game, match, step)
    if step.expect is not None:
        _compare(game, match, step.expect)


def _refused(game: Game, match: Match, step: Step) -> None:
    """All choices but the last are allowed, the last is refused; the game stays as it was."""
    *before, last = [text for word in step.cannot.split() for text in game.steps(word)]
    trial = match.state.clone()
    for text in before:
        try:
            trial.apply(game.understand(trial, text))
            if match.rolls:
                roll_out(game, trial)
        except SandtableError as error:
            raise _unexpected(text, error) from None
    cause = _known(game, step.because) if step.because else ""
    try:
        game.understand(trial, last, step.by - 1 if step.by else ASKED)
    except (Illegal, NotationError) as error:
        given = error.clause.rpartition(" ")[2]
        if isinstance(error, NotationError) and not given:
            # a slip of the pen would be refused as well, and prove nothing
            raise ScenarioError(f"this cannot be read, so nothing refuses it: {error.message}") from None
        if cause and not _same_rule(game, cause, given):
            by = f"{given} did" if given else "no clause was named"
            raise ScenarioError(f"expected {cause} to refuse {last}, but {by}: {error.message}") from None
        return
    by = f" by {cause}" if cause else ""
    raise ScenarioError(f"expected {last} to be refused{by}, but it is allowed")


def _same_rule(game: Game, cause: str, given: str) -> bool:
    """Whether two ids are of one clause, or of a clause and a ruling about it."""
    if cause == given or not given:
        return cause == given
    return given in game.book.find(cause).about or cause in game.book.find(given).about


def _unexpected(text: str, error: SandtableError, more: str = "") -> ScenarioError:
    return ScenarioError(
        f"expected {text} to be allowed, but it was refused: {error.message}{more}", error.clause
    )


def situation(game: Game, s: State) -> str:
    """Who is asked, and the options, to be added to a message."""
    if s.over():
        return f"; the game is over ({game.result(s)})"
    options = " ".join([game.written(s, option) for option in s.options()])
    if s.seat < 0:
        return f"; the dice are asked; options: {options}"
    question = game.question(s).splitlines()[0]
    return f"; seat {s.seat + 1} is asked ({question}); options: {options}"


def consequence(game: Game, match: Match, before: list[str], told: int) -> str:
    """What has come of a choice: facts, words of the position that are new, and what waits with its aims."""
    s = match.state
    said = [game.narrate(int(fact)).rstrip(".") for fact in (s.journal or [])[told:]]
    now = game.position(s).split()
    new = [_short(word) for word in now if word not in before]
    keys = {word.partition("=")[0] for word in now}
    gone = [f"no {key}" for key in [word.partition("=")[0] for word in before] if key not in keys]
    return "; ".join([*[words for words in said if words], *new, *gone, *game.waiting(s)]) or "nothing else"


def _short(word: str) -> str:
    """A word of a position; of a long one only what it is about."""
    return word if len(word) <= LONGEST_WORD else f"{word.partition('=')[0]}=…"


def _known(game: Game, id: str) -> str:
    """A clause's own id, from that or from its full name."""
    name, _, own = id.strip().rpartition(" ")
    if name not in ("", game.name):
        raise ScenarioError(f"{id} is a clause of another game than {game.name}")
    return game.book.find(own).id


def _compare(game: Game, match: Match, expect: Expect) -> None:
    state = match.state
    _same("the position", expect.position, game.position(state))
    _same("the result", expect.result, game.result(state))
    _same("the ending", expect.ending, game.ending(state))
    if expect.seat is not None and expect.seat != _asked(match):
        raise ScenarioError(f"expected {_seat(expect.seat)} to be asked, but it is {_seat(_asked(match))}")
    options = [game.written(state, option) for option in state.options()]
    if expect.options is not None and expect.options != len(options):
        raise ScenarioError(f"expected {expect.options} options, but there are {len(options)}")
    for text in expect.has:
        if text not in options:
            close = get_close_matches(text, options, 3)
            hint = f"; near it are {', '.join(close)}" if close else ""
            more = situation(game, state)
            raise ScenarioError(f"expected {text} among the options, but it is not there{hint}{more}")
    for text in expect.lacks:
        if text in options:
            raise ScenarioError(f"expected {text} not to be an option, but it is{situation(game, state)}")
    _same("the hash", expect.hash, game.hash(state))
    for place, value in (expect.values or {}).items():
        _same(f"{place} to be worth", value, game.measure(state, place))
    for key, wanted in (("sees", True), ("hides", False)):
        for name, text in (getattr(expect, key) or {}).items():
            view = json.dumps(game.observe(state, int(name) - 1), ensure_ascii=False)
            if not wanted and not _somewhere(game, state, text):
                raise ScenarioError(
                    f"hides = {text!r} can never fail: neither the position nor any view has it"
                )
            if (text in view) != wanted:
                who = f"seat {name}" if int(name) else "a spectator"
                raise ScenarioError(f"expected {who} {'' if wanted else 'not '}to see {text!r} in its view")
    if expect.holds or expect.gone:
        _can_match(game, state, expect)
        _words(expect, game.position(state).split())


def _somewhere(game: Game, s: State, text: str) -> bool:
    """Whether a position, or what anybody sees, has a text: otherwise hiding it proves nothing."""
    if text in game.position(s) or text.replace(" ", "_") in game.position(s):
        return True
    views = [json.dumps(game.observe(s, seat), ensure_ascii=False) for seat in range(-1, int(s.seats))]
    return any(text in view for view in views)


def _can_match(game: Game, s: State, expect: Expect) -> None:
    """Refuse words that no position has: a slip of the pen in `gone` would always pass."""
    for key, text in (("holds", expect.holds), ("gone", expect.gone)):
        for word in text.split():
            wrong = game.never_in_position(s, word)
            if wrong:
                raise ScenarioError(f"{key} = {word!r} can never match: {wrong}")


def _words(expect: Expect, words: list[str]) -> None:
    """Compare single words of the position, such as 1.hand=Glass_Blade."""
    for text in expect.holds.split():
        if text not in words:
            key = text.partition("=")[0] + "="
            near = [word for word in words if word.startswith(key)]
            raise ScenarioError(
                f"expected {text} in the position, but {near[0] if near else 'it is not there'}"
            )
    for text in expect.gone.split():
        found = [word for word in words if word == text or word.startswith(text + "=")]
        if found:
            raise ScenarioError(f"expected no {text} in the position, but there is {found[0]}")


def _same(what: str, expected: str | None, got: str) -> None:
    if expected is not None and expected != got:
        raise ScenarioError(f"expected {what} {expected!r}, but it is {got!r}")


def _asked(match: Match) -> int:
    """Who is asked, from 1; 0 for nobody and -1 for the dice."""
    seat = int(match.state.seat)
    return seat + 1 if seat >= 0 else -1 if seat == CHANCE else 0


def _seat(number: int) -> str:
    return f"seat {number}" if number > 0 else "the dice" if number < 0 else "nobody"
