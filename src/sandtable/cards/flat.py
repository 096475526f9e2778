"""Flat programs: records of integers that point at each other by distance, so that they run wherever they
lie.

A record is a run of integers. A field that holds another record holds the distance from the first integer
of its own record to the first of the other; 0 means none. Programs can therefore be laid one behind the
other into a single vector without being changed, and the place of a record is all that is needed to name
it.
"""

from __future__ import annotations

from typing import Union

Field = Union[int, "Record", "Block"]


class Record:
    """A record that is being put together."""

    __slots__ = ("fields",)

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields


class Block:
    """Rows that lie directly behind each other; each is a record of its own."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Record]) -> None:
        self.rows = rows


def lay_out(root: Record) -> list[int]:
    """All that a record leads to as integers, the record itself first; what is shared lies there once."""
    places: dict[int, int] = {}
    order: list[Record] = []
    size = 0
    waiting: list[Field] = [root]
    while waiting:
        item = waiting.pop()
        if isinstance(item, int) or id(item) in places:
            continue
        places[id(item)] = size
        rows = item.rows if isinstance(item, Block) else [item]
        children: list[Field] = []
        for row in rows:
            places[id(row)] = size
            order.append(row)
            size += len(row.fields)
            children += row.fields
        waiting.extend(reversed(children))
    code: list[int] = []
    for record in order:
        start = places[id(record)]
        for field in record.fields:
            code.append(field if isinstance(field, int) else places[id(field)] - start)
    return code
