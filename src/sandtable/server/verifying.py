"""Records of strangers: read, and every choice and every die of them played. A reader's work."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.fair import check_headers
from sandtable.kernel.errors import RecordError, SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.moments import begin, is_kept, keep
from sandtable.kernel.record import OPEN, TIME, Record, read, replay
from sandtable.kernel.registry import games
from sandtable.kernel.state import State
from sandtable.server.rows import AGREE, CHOOSE, FLAG, LONGEST_ROW, MADE, ROLLED, Row
from sandtable.server.setups import begun

LONGEST = 20_000  # choices in a record that is given to us
LONGEST_SEED = 64  # characters


class Played(NamedTuple):
    """A record that is true, and the rows that a table makes of it."""

    game: Game
    record: Record
    rows: list[Row]
    fair: bool  # it says where its seed is from, and that holds


def verify(text: str, sealed: bool | None) -> Played:
    """A record somebody gives us; `sealed`: it is to the letter as the house gave it out."""
    game, record = read(text, games())
    record.headers.pop("Seal", None)
    if len(record.choices) > LONGEST:
        raise RecordError(f"the record has {len(record.choices)} choices; {LONGEST} are allowed")
    if len(record.seed) > LONGEST_SEED:
        raise RecordError(f"a seed has at most {LONGEST_SEED} characters, this one has {len(record.seed)}")
    if record.dice == OPEN and not game.ROLLS:
        raise RecordError("records with open dice are not played at tables")
    if is_kept(record.start) and not sealed:
        raise RecordError(
            "a record that begins with a kept moment is taken as this house gave it out, with its seal"
        )
    game.check_setup(record.setup)
    if record.start and not is_kept(record.start):
        begun(game, record.start)
    fair = check_headers(record.headers, record.seed, game.seats(record.setup)) is not None
    match = replay(game, record, -1, True)
    rows = _rows(game, record)
    if match.record.result == "=" and not match.state.over():
        rows.append(Row(len(rows) + 1, AGREE, 0, "draw", "", 0, 0, 0.0))
    elif record.headers.get("Ending") == TIME and rows and rows[-1].text == game.RESIGN:
        rows[-1] = rows[-1]._replace(kind=FLAG)
    for row in rows:
        if len(row.text) > LONGEST_ROW:
            raise RecordError(f"choice {row.n} has more than {LONGEST_ROW} characters")
    return Played(game, record, rows, fair)


def _rows(game: Game, record: Record) -> list[Row]:
    """A verified record as the rows of a log. Without a seed the dice stay with the choice before them."""
    start = record.start or record.setup
    state = begin(game, start, record.seed, game.ROLLS)
    given = record.dice == OPEN
    rows: list[Row] = []
    for text in record.choices:
        if state.seat != CHANCE:
            rows.append(Row(len(rows) + 1, CHOOSE, int(state.seat) + 1, text, "", 0, 0, 0.0))
        elif given and rows:
            rows[-1] = rows[-1]._replace(text=f"{rows[-1].text} {text}")
        elif given:
            rows.append(Row(1, ROLLED, 0, text, "", 0, 0, 0.0))
        state.apply(game.understand(state, text))
    return rows


def played_on(found: Played, moment: int | None) -> tuple[str | None, int]:
    """Where a table begins that plays on from a moment of a record, or from its end, and in which round;
    None: it is over."""
    game, record = found.game, found.record
    made = sum(1 for row in found.rows if row.kind in MADE)
    if moment is not None and moment > made:
        raise RecordError(f"the record has {made} choices; there is no moment {moment}")
    match = replay(game, record, -1 if moment is None else moment)
    rounds = game.rounds(match.state)
    if game.OPEN:
        return "", rounds
    if match.state.over():
        return None, rounds
    return start_at(game, match.state) if game.ROLLS else keep(game, match.state), rounds


def start_at(game: Game, state: State) -> str:
    """Where a game with dice is played on: its position, with dice of its own, so nobody knows them; what has
    no notation for that is kept whole."""
    position = game.position(state)
    try:
        if game.position(game.new_open(position, "")) == position:
            return position
    except SandtableError:
        pass
    return keep(game, state)
