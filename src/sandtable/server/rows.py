"""What a table's log consists of: rows, which are only ever added."""

from __future__ import annotations

from typing import NamedTuple

# kinds of rows
CHOOSE = "choose"
UNDO = "undo"  # by right: own choices of a turn that is not finished
TAKEBACK = "takeback"  # by consent
FLAG = "flag"  # a choice that the clock made: resignation
AUTO = "auto"  # a pass that the server made for a seat that did not want to be asked
AGREE = "agree"  # a draw by agreement
ROLLED = "rolled"  # dice that a record without a seed gives before its first choice
MOST = 20_000  # rows of one table: it is read and played whole when it is opened
MOST_UNDOS_BY = MOST // 2  # row after which nothing is undone, so that going to and fro does not use them up
LONGEST_ROW = 200  # characters of a choice, as the store keeps it
MADE = (CHOOSE, FLAG, AUTO)
BACK = (UNDO, TAKEBACK)


class Row(NamedTuple):
    """One line of a table's log; what it says happened, whatever comes later."""

    n: int
    kind: str
    seat: int  # from 1
    text: str  # the choice, with the dice after it if no seed gives them; or the moment an undo leads to
    sender: str  # the sender's id for it; "" for bots and clocks
    charged_ms: int  # what the clock of the seat that was asked paid
    charged_seat: int
    at: float  # wall clock, for people only


def moments(rows: list[Row]) -> int:
    """How many choices stand after these rows."""
    m = 0
    for row in rows:
        if row.kind in MADE:
            m += 1
        elif row.kind in BACK:
            m = int(row.text)
    return m
