"""Tables that cannot go on: what the engine could not do ends there, with a sentence, and nowhere else.

Before a row is written everything is tried that will have to be done with it, so what fails then is refused
and has not happened. What fails all the same once the row is stored stops the table: it is noted in its line,
everybody there is told, and nobody opens it again. Its rows stay, and its record is given out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.kernel.errors import SandtableError
from sandtable.server import messages as say
from sandtable.server.errors import Refused
from sandtable.server.logs import log
from sandtable.server.storage import NotSaved, Storage, Taken

if TYPE_CHECKING:
    from sandtable.server.house import House
    from sandtable.server.tables import Table

STOPPED = "stopped"
NORMAL = 1000  # how a socket is closed
REMEMBERED = 4_096  # tables that could not be opened
LONGEST = 200  # characters of a cause


def cause_of(why: BaseException) -> str:
    """What went wrong, in words for whoever plays."""
    if isinstance(why, (SandtableError, Refused)):
        return why.message.rstrip(".")
    if isinstance(why, RecursionError):
        return "the rules went too deep"
    if isinstance(why, MemoryError):
        return "the rules needed too much memory"
    return f"the rules failed ({type(why).__name__})"


def sentence(why: BaseException) -> str:
    return f"This table cannot go on: {cause_of(why)[:LONGEST]}. Its record is kept."


def refusal(words: str) -> Refused:
    return Refused(STOPPED, words)


async def stop(table: Table, why: BaseException) -> Refused:
    """Stop a table for good, tell everybody there, and let it leave the memory; answers the refusal."""
    if table.stopped:
        return refusal(table.stopped)
    house = table.house
    words = table.stopped = sentence(why)
    log("table stopped", table=table.id, n=table.fold.n, cause=f"{type(why).__name__}: {why}"[:500])
    house.stopped += 1
    remember(house, table.id, words)
    table.status = STOPPED
    table.close()
    bye = say.encode(say.Bye(STOPPED, words))
    for socket in list(table.sockets):
        socket.put(bye)
        socket.close(NORMAL, STOPPED)
    house.live.pop(table.id, None)
    try:
        await house.storage.write(Storage.set_table(table.id, status=STOPPED, stopped=words))
    except (NotSaved, Taken) as failed:  # this process remembers it, the next will find out again
        log("stop not saved", table=table.id, cause=str(failed))
    return refusal(words)


def remember(house: House, id: str, words: str) -> None:
    """Do not open a table again while we run."""
    house.broken[id] = words
    while len(house.broken) > REMEMBERED:
        del house.broken[next(iter(house.broken))]
