"""What a program knows while it is read: whose ability it is, who "you" is, and what its registers hold."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program.layout import FIRST_SLOT, LINKED, SELF, YOU
from sandtable.timing.things import CardState
from sandtable.timing.values import NOTHING, hold, player_value, slot_of, value_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scene:
    """The registers of one reading of a program."""

    def __init__(self, source: i64, you: i64, held: vec[i64]) -> None:
        self.source: i64 = source  # the object whose ability it is: a ref
        self.you: i64 = you
        self.held = held
        self.bound = vec[i64]()  # registers that matching patterns have filled
        self.name: i64 = 0  # the card that was named
        self.many: i64 = 0  # how many the last instruction touched
        self.prevented: i64 = 0
        self.did: i64 = 0  # whether the last offer or order was carried out
        self.lasts: bool = False  # of an effect that lasts: it looks at what is, and not at what was last

    def first(self, s: CardState, slot: i64) -> i64:
        """What a register holds, the first of several; NOTHING if it is empty."""
        if slot == SELF:
            return self.source
        if slot == YOU:
            return player_value(self.you)
        if slot == LINKED:
            linked = s.linked(self.source)
            if linked != NOTHING:
                return linked  # or what it was linked to before this program has moved it
        for one in self.held:
            if slot_of(one) == slot:
                return value_of(one)
        return NOTHING

    def holds(self, s: CardState, slot: i64, value: i64) -> bool:
        if slot < FIRST_SLOT:
            return self.first(s, slot) == value
        return hold(slot, value) in self.held

    def all(self, s: CardState, slot: i64) -> vec[i64]:
        out = vec[i64]()
        if slot < FIRST_SLOT:
            value = self.first(s, slot)
            return out if value == NOTHING else append(out, value)
        for one in self.held:
            if slot_of(one) == slot:
                out = append(out, value_of(one))
        return out

    def of_one(self, slot: i64, value: i64) -> Scene:
        """The same where a register holds one of several: what is counted "for each … on it"."""
        return self.of_several(slot, append(vec[i64](), value))

    def of_several(self, slot: i64, values: vec[i64]) -> Scene:
        """The same where a register holds these."""
        one = Scene(self.source, self.you, self.held)
        one.name = self.name
        one.many = self.many
        one.prevented = self.prevented
        one.did = self.did
        one.lasts = self.lasts
        one.fill(slot, values)
        return one

    def fill(self, slot: i64, values: vec[i64]) -> None:
        """Put new values into a register."""
        out = vec[i64]()
        for one in self.held:
            if slot_of(one) != slot:
                out = append(out, one)
        for value in values:
            out = append(out, hold(slot, value))
        self.held = out

    def with_bound(self) -> vec[i64]:
        """What is held, and behind it what a pattern has filled."""
        held = self.held
        for one in self.bound:
            held = append(held, one)
        return held
