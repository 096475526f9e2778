"""Records: seed and choices as text. The truth about a game, from which all else is rebuilt.

    [Game "antagonism"]
    [Record "1"]
    [Rules "v.08-1"]
    [Board "vertigo:2"]
    [Seed "5e1f..."]
    [Result "1"]

    1.1 Rf3-f6 Gg3-g5 /
    1.2 Gg11-g9 /
    1

Header lines, then one line a turn, the result last. Only Game and the setup are needed: a record written
by hand may leave out the rest. With [Dice "open"] the dice are written among the choices instead of drawn
from the seed.

A game whose dice are seen by all (`Game.ROLLS`) writes them in any case, joined with the choices as its
notation has it (O=5@a2); with a seed they must be what the seed gives. What is rolled before the first turn
stands in the header: [Init "4-4 5-3"].

A game that did not begin at the start of its setup has a header [Start "..."]: a position in its notation, or
a moment of another game, kept whole (see `moments`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.kernel.errors import Illegal, RecordError, RulesLoop, SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.moments import begin
from sandtable.kernel.rng import DICE
from sandtable.kernel.state import State

FORMAT: Final = "1"
OPEN: Final = "open"
AGREEMENT: Final = "agreement"  # [Ending "agreement"]: a draw that no rule made
TIME: Final = "time"  # [Ending "time"]: the last choice, a resignation, was made by the clock
INIT: Final = "Init"  # the header for what is rolled before the first turn
_LONGEST: Final = 4_000_000  # characters: far more than any game, far less than a bomb


class Record:
    """A game's seed and choices, with what else its header tells."""

    def __init__(self, game: str, setup: str, seed: str = "", start: str = "") -> None:
        self.game = game
        self.rules = ""  # version of the rules; empty: the present one
        self.setup = setup
        self.seed = seed
        self.start = start  # a position, for a game that did not begin at the standard start
        self.dice = DICE
        self.result = "*"
        self.headers: dict[str, str] = {}  # Player1, Date and whatever else somebody wrote
        self.choices: list[str] = []  # and among them the dice, where they are written
        self.lines: list[int] = []  # where each choice stands in the text it was read from
        self.turns: list[str] = []  # the turn label of each choice, for writing
        self.seats: list[int] = []  # and whose it was, where that is known; CHANCE for dice


class Match:
    """A game being played by the rules: every choice is checked, kept and applied, or refused whole."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.game != game.name:
            raise RecordError(f"this is a record of {record.game!r}, not of {game.name}")
        game = game.of(record.setup)
        if record.rules not in ("", game.book.version):
            raise RecordError(
                f"the record follows the rules {record.rules} of {game.name}; these are {game.book.version}"
            )
        if record.dice not in (DICE, OPEN):
            raise RecordError(f"the record was rolled with {record.dice!r}; these are {DICE!r}")
        self.game = game
        self.record = record
        self.rolls = game.ROLLS and record.dice != OPEN  # the match rolls, and writes down what it rolled
        record.rules = game.book.version
        start = record.start or record.setup
        opened = game.ROLLS or record.dice == OPEN
        try:
            self.state: State = begin(game, start, record.seed, opened)
            self.state.journal = []
            self._roll()
        except RulesLoop as loop:
            raise RulesLoop(loop.message, write(game, record)) from None

    def play(self, text: str) -> None:
        """Make a choice given in notation, or raise and leave all as it was."""
        self._apply(self.game.understand(self.state, text), text)

    def choose(self, option: int) -> None:
        """Make a choice given as an option that the prompt offered."""
        if self.state.bar(option) != 0:
            clause, reason = self.game.why_not(self.state, option)
            raise Illegal(f"option {option}: {reason}", clause)
        self.play(self.game.written(self.state, option))

    def _apply(self, option: int, text: str) -> None:
        turn = self.game.turn(self.state)
        before = self.state.clone()
        count = len(self.record.choices)
        try:
            self.state.apply(option)
            self.record.choices.append(text)
            self.record.turns.append(turn)
            self.record.seats.append(int(before.seat))
            self._roll()
        except Exception as error:
            self.state = before
            del self.record.choices[count:]
            del self.record.turns[count:]
            del self.record.seats[count:]
            if isinstance(error, RulesLoop):
                raise RulesLoop(error.message, self.text() + f"\n; then {text}") from None
            raise
        self.record.result = self.game.result(self.state)

    def _roll(self) -> None:
        """Roll what is to be rolled now, and write it down."""
        if self.rolls:
            for rolled in roll_out(self.game, self.state):
                self.record.choices.append(rolled.text)
                self.record.turns.append(rolled.turn)
                self.record.seats.append(CHANCE)

    def text(self) -> str:
        return write(self.game, self.record)


class Rolled(NamedTuple):
    """A chance event of a game that writes its dice."""

    turn: str
    text: str  # the face in notation


def roll_out(game: Game, s: State) -> list[Rolled]:
    """Roll all open dice of a state with the dice it holds: what closed dice would have shown."""
    rolled: list[Rolled] = []
    while s.seat == CHANCE:
        face = s.dice().pick(s.weights)
        rolled.append(Rolled(game.turn(s), game.face(s, face)))
        s.apply(face)
    return rolled


def new_match(game: Game, setup: str, seed: str) -> Match:
    """A game from its start: a setup by name, or a position."""
    return Match(game, blank_record(game, setup, seed))


def blank_record(game: Game, setup: str, seed: str) -> Record:
    """A record without choices yet."""
    head = setup.split(" ", 1)[0]
    if head == setup:
        return Record(game.name, setup, seed)
    return Record(game.name, game.STANDARD or head, seed, setup)


def write(game: Game, record: Record) -> str:
    """The record as text."""
    rows = [("Game", record.game), ("Record", FORMAT), ("Rules", record.rules or game.book.version)]
    rows.append((game.SETUP_KEY, record.setup))
    if record.start:
        rows.append(("Start", record.start))
    if record.seed:
        rows.append(("Seed", record.seed))
        rows.append(("Dice", record.dice))
    elif record.dice == OPEN:
        rows.append(("Dice", OPEN))
    rows.extend(record.headers.items())
    turns = _turns(game, record)
    if turns and not turns[0][0]:
        rows.append((INIT, " ".join(turns.pop(0)[1])))
    rows.append(("Result", record.result))
    lines: list[str] = []
    for key, value in rows:
        if len(key.split()) != 1 or len(f"{value} ".splitlines()) != 1:  # or it could forge the lines below
            raise RecordError(f"a header is a word and a line of text, not {key[:40]!r} and {value[:40]!r}")
        lines.append(f'[{key} "{value}"]')
    lines.append("")
    for label, words in turns:
        lines.append(" ".join([label, *words]))
    lines.append(record.result)
    return "\n".join(lines) + "\n"


def _turns(game: Game, record: Record) -> list[tuple[str, list[str]]]:
    """Each turn's label and the words of its steps."""
    out: list[tuple[str, list[str]]] = []
    start = 0
    for i, label in enumerate(record.turns):
        if i + 1 == len(record.turns) or record.turns[i + 1] != label:
            out.append((label, game.words(record.choices[start : i + 1], record.seats[start : i + 1])))
            start = i + 1
    return out


def read(text: str, game_of: dict[str, Game]) -> tuple[Game, Record]:
    """A record from text; the choices are not played yet, so they may still be wrong."""
    if len(text) > _LONGEST:
        raise RecordError(f"the text has {len(text)} characters; a record has at most {_LONGEST}")
    headers: dict[str, str] = {}
    header_lines: dict[str, int] = {}
    written: list[tuple[int, str, str]] = []  # line, turn, word
    result = ""
    for n, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(";"):
            continue
        if result:
            raise RecordError(f"line {n}: {line[:40]!r} stands after the result {result!r}")
        if line.startswith("["):
            if written:
                raise RecordError(f"line {n}: a header stands below the first turn")
            key, value = _header(n, line)
            if key in headers:
                raise RecordError(f"line {n}: the header {key} stands twice")
            headers[key] = value
            header_lines[key] = n
            continue
        words = line.split()
        if len(words) == 1 and not is_turn(words[0]):
            result = words[0]
            continue
        if not is_turn(words[0]):
            raise RecordError(
                f"line {n}: a turn begins with its number, such as 3.2, not with {words[0][:20]!r}"
            )
        for word in words[1:]:
            written.append((n, words[0], word))
    name = headers.pop("Game", "")
    if not name:
        raise RecordError('the header [Game "..."] is missing')
    if name.lower() not in game_of:
        raise RecordError(f"nobody here knows the game {name!r}; there is {', '.join(sorted(game_of))}")
    game = game_of[name.lower()]
    if headers.pop("Record", FORMAT) != FORMAT:
        raise RecordError(f"this is a record of another format; we read format {FORMAT}")
    setup = headers.pop(game.SETUP_KEY, "")
    start = headers.pop("Start", "")
    if not setup:
        if not start and not game.STANDARD:
            raise RecordError(f'the header [{game.SETUP_KEY} "..."] is missing')
        setup = game.STANDARD or start.split(" ", 1)[0]
    game = game.of(setup)
    record = Record(game.name, setup, headers.pop("Seed", ""), start)
    record.rules = headers.pop("Rules", "")
    # a game that writes its dice needs no seed to be read
    record.dice = headers.pop("Dice", OPEN if game.ROLLS and not record.seed else DICE)
    if game.ROLLS:
        first = header_lines.get(INIT, 0)
        written = [(first, "", word) for word in headers.pop(INIT, "").split()] + written
    record.result = headers.pop("Result", result or "*")
    if result and record.result != result:
        raise RecordError(f"the header gives the result {record.result!r}, the last line {result!r}")
    record.headers = headers
    for n, turn, word in written:
        try:
            steps = game.steps(word)
        except SandtableError as why:
            raise RecordError(f"line {n}: {why.message}", why.clause) from None
        for step in steps:
            record.choices.append(step)
            record.lines.append(n)
            record.turns.append(turn)
    return game, record


def replay(game: Game, record: Record, to: int = -1, verify: bool = False) -> Match:
    """Play a record again, checking every choice and every die; `to` stops after so many choices of the
    players, `verify` checks turns and result."""
    game = game.of(record.setup)
    fresh = Record(game.name, record.setup, record.seed, record.start)
    fresh.rules = record.rules
    fresh.dice = record.dice
    fresh.headers = dict(record.headers)
    match = Match(game, fresh)
    made = 0
    i = 0
    while i < len(record.choices) and (made != to or match.state.seat == CHANCE or i < len(fresh.choices)):
        place = f"line {record.lines[i]}" if i < len(record.lines) else f"choice {i + 1}"
        text = record.choices[i]
        if i < len(fresh.choices):  # the match has rolled
            if text != fresh.choices[i]:
                raise RecordError(f"{place}: the record says {text} where the dice gave {fresh.choices[i]}")
            turn = fresh.turns[i]
        else:
            turn = game.turn(match.state)
            made += match.state.seat != CHANCE
            try:
                match.play(text)
            except SandtableError as why:
                raise RecordError(f"{place}: {why.message}", why.clause) from None
        if verify and i < len(record.turns) and turn != record.turns[i]:
            raise RecordError(f"{place}: the turn is {turn}, not {record.turns[i]}")
        i += 1
    if verify and to < 0 and i < len(fresh.choices):
        raise RecordError(f"the record ends before the dice it rolled: {fresh.choices[i]}")
    if to < 0 and agreed(game, record, match.state):
        match.record.result = record.result
    if verify and to < 0 and match.record.result != record.result:
        raise RecordError(
            f"the record ends {record.result!r}, but the game stands at {match.record.result!r}"
        )
    return match


def agreed(game: Game, record: Record, s: State) -> bool:
    """Whether the players agreed on a draw, says the header, in a game that goes on and allows it."""
    return (
        record.headers.get("Ending") == AGREEMENT
        and record.result == "="
        and not s.over()
        and game.bar_draw(s) == 0
    )


def is_turn(word: str) -> bool:
    """A turn's number, such as 3.2: digits, a dot, digits; or digits and a dot."""
    whole, dot, part = word.partition(".")
    return dot == "." and whole.isdigit() and (not part or part.isdigit())


def _header(n: int, line: str) -> tuple[str, str]:
    key, space, value = line[1:].partition(" ")
    if not space or not value.startswith('"') or not value.endswith('"]') or len(value) < 3:
        raise RecordError(f'line {n}: a header looks like [Key "value"], not like {line[:40]!r}')
    return key, value[1:-2]
