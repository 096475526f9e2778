"""The table of verbs: one row a wording, from which reading, printing and verifying follow.

The letters say where a verb may stand: o as a step that resolves, c as a Cost, l as something that holds, p
in a Law of what a player does, w with a player as its subject, t with a duration,
    i only instead of something.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.cards import operands as kinds
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.parts import (
    Cards,
    Deck,
    Digits,
    Filter,
    Fixed,
    Later,
    Law,
    Mark,
    Num,
    Owner,
    Part,
    Property,
    Sheet,
    Value,
    Word,
    Zone,
)


class Verb(NamedTuple):
    """One wording of an instruction."""

    name: str  # of its production
    op: int
    roles: str
    parts: tuple[Part, ...] = ()
    form: int = 0
    subject: str = ""  # what speaks of cards rather than of players: where its subject goes


def verb(name: str, op: int, roles: str, *parts: Part, form: int = 0) -> Verb:
    return Verb(name, op, roles, parts, form)


A, B, C = i.A, i.B, i.C
AS_A: Final = Fixed(i.FORM, "CONROLE", w.CONSTRUCT_ROLES)
PRICE: Final = Word(i.FORM, w.PRICES)

ACTS: Final = (
    verb("draw", i.DRAW, "owp", Num(A)),
    verb("draw_cards", i.SEARCH, "owp", Cards(B, i.FOUND)),
    verb("deal", i.DEAL, "o", Num(A), Cards(B)),
    verb("deal_amount", i.DEAL, "o", Later(A), Cards(B), form=1),
    verb("split", i.SPLIT, "o", Num(A), Cards(B)),
    verb("heal", i.HEAL, "o", Num(A), Cards(B)),
    verb("heal_amount", i.HEAL, "o", Later(A), Cards(B), form=1),
    verb("heal_full", i.HEAL_FULL, "o", Cards(B)),
    verb("gaze", i.GAZE, "ow", Num(A), Deck(B)),
    verb("consume", i.PAY, "c", Digits(A)),
    verb("consume_opposing", i.PAY, "c", Digits(A), form=1),
    verb("consume_cost", i.PAY_COST, "c"),
    verb("consume_cost_opposing", i.PAY_COST, "c", form=1),
    verb("activate", i.ACTIVATE, "op", Cards(A, home=i.HAND)),
    verb("more_plus", i.MORE_PLUS, "l", Digits(A), Filter(B)),
    verb("cancel", i.CANCEL, "o", Cards(A, i.CHAINED_LINK)),
    verb("cancel_attack", i.CANCEL_ATTACK, "o"),
    verb("choose", i.CHOOSE, "o", Cards(A)),
    verb("discard", i.DISCARD, "ocwp", Cards(A, home=i.HAND)),
    verb("exhaust", i.EXHAUST, "ocwp", Cards(A)),
    verb("exile", i.EXILE, "ocwp", Cards(A)),
    verb("expose", i.EXPOSE, "o", Cards(A)),
    verb("prepare", i.PREPARE, "op", Cards(A)),
    verb("reactivate", i.REACTIVATE, "o", Cards(A)),
    verb("return_to", i.RETURN, "ocw", Cards(A), Zone(B)),
    verb("return_top", i.RETURN, "ocw", Cards(A), Deck(B, i.TOP_OF_DECK), form=1),
    verb("return_bottom", i.RETURN, "ocw", Cards(A), Deck(B, i.BOTTOM_OF_DECK), form=2),
    verb("reveal", i.REVEAL, "ocw", Cards(A)),
    verb("sacrifice", i.SACRIFICE, "ocwp", Cards(A)),
    verb("select", i.SELECT, "c", Cards(A, i.SELECTED)),
    verb("shatter", i.SHATTER, "owp", Cards(A)),
    verb("shuffle", i.SHUFFLE, "o", Deck(A)),
    verb("shuffle_into", i.SHUFFLE_INTO, "o", Cards(A), Deck(B)),
    verb("spawn", i.SPAWN, "o", Cards(A)),
    verb("spawn_damaged", i.SPAWN, "o", Cards(A), Digits(B), form=1),
    verb("spawn_totem", i.SPAWN_TOTEM, "o", Num(A), Sheet(B)),
    verb("spawn_attach", i.SPAWN_ATTACH, "o", Cards(A), Cards(B), AS_A, Digits(C)),
    verb("spawn_attach_amount", i.SPAWN_ATTACH, "o", Cards(A), Cards(B), AS_A, Later(C)),
    verb("attach", i.ATTACH, "o", Cards(A), Cards(B)),
    verb("copy", i.COPY, "ot", Owner(B), Property(A)),
    verb("steal", i.STEAL, "ot", Owner(B), Property(A)),
    verb("call", i.CALL, "o", Owner(B), Law(A)),
    verb("place_marks", i.MARK, "o", Num(A), Mark(C), Cards(B)),
    verb("remove_marks", i.UNMARK, "o", Mark(C), Cards(B)),
    verb("set_stat", i.SET_STAT, "ot", Word(A, w.STATS), Cards(i.WHO), Value(B)),
    verb("reduce_cost", i.COST_LESS, "ot", Owner(A), Digits(B)),
    verb("increase_cost", i.COST_LESS, "ot", Owner(A), Digits(B), form=1),
    verb("set_cost", i.COST_LESS, "ot", Owner(A), Digits(B), form=2),
    verb("win", i.WIN, "ow"),
    verb("lose", i.LOSE, "ow"),
)  # fmt: skip

# what is said of cards; their subject goes into WHO
STATES: Final = (
    verb("they_cost", i.COSTS_LESS, "lt", Digits(A), PRICE),
    verb("gain_rank", i.LEADER_RANK, "o", Num(A)),
    verb("lose_rank", i.LEADER_RANK, "o", Num(A), form=1),
    verb("generate", i.POOL, "o", Num(A)),
    verb("early", i.EARLY, "lot", Filter(B)),
    verb("take_it", i.TAKE_IT, "i"),
    verb("take_none", i.TAKE_NONE, "i"),
)  # fmt: skip
NEXTS: Final = (
    verb("next_generates", i.NEXT_GENERATES, "o", Filter(A), Num(B)),
    verb("next_costs", i.NEXT_COSTS, "o", Filter(A), Num(B), PRICE),
)

BY_NAME: Final = {one.name: one for one in (*ACTS, *STATES, *NEXTS)}
SPOKEN: Final = {(one.op, one.form): one for one in reversed((*ACTS, *STATES, *NEXTS))}
# rows whose FORM says something else than their wording
FORMED: Final = {i.COSTS_LESS: "they_cost", i.NEXT_COSTS: "next_costs"}

TIMED: Final = frozenset(
    (i.GIVE_STAT, i.GIVE_KEYWORD, i.GIVE_ABILITY, i.LOSE_KEYWORD, i.LOSE_ROLE, i.LOSE_ALL, i.BECOME,
    i.BECOME_ROLE,
     i.BECOME_ARCHETYPE, i.COPY, i.STEAL, i.SET_STAT, i.COST_LESS, i.FORBID, i.REQUIRE, i.EARLY)
)  # fmt: skip
# where "equal to" and "for each" put their number
COUNTED: Final = {
    i.DEAL: A, i.SPLIT: A, i.HEAL: A, i.DRAW: A, i.GAZE: A, i.GIVE_STAT: B, i.HAVE_STAT: B, i.GIVE_ENERGY: A,
    i.POOL: A, i.SPAWN_ATTACH: C, i.SPAWN_TOTEM: A, i.MARK: A, i.NEXT_GENERATES: B, i.NEXT_COSTS: B,
    i.COSTS_LESS: A,
}  # fmt: skip

SEL, NUM, FIL = kinds.SELECTION, kinds.AMOUNT, kinds.FILTER


def fields(who: int = 0, a: int = 0, b: int = 0, c: int = 0) -> dict[int, int]:
    return {i.WHO: who, i.A: a, i.B: b, i.C: c}


# what each instruction holds, for the verifier
OPERANDS: Final[dict[int, dict[int, int]]] = {
    i.END: fields(),
    i.PICK: fields(SEL, SEL), i.MAY: fields(SEL, c=kinds.SKIP), i.IF: fields(0, kinds.CONDITION,
    c=kinds.SKIP),
    i.ELSE: fields(c=kinds.SKIP), i.MODES: fields(0, kinds.NUMBER, c=kinds.SKIP),
    i.MODE: fields(c=kinds.SKIP),
    i.FORBID: fields(SEL, kinds.PATTERN), i.REQUIRE: fields(SEL, kinds.PATTERN),
    i.PAY: fields(SEL, NUM), i.PAY_COST: fields(SEL), i.SELECT: fields(SEL, SEL),
    i.DRAW: fields(SEL, NUM), i.SEARCH: fields(SEL, 0, SEL), i.GAZE: fields(SEL, NUM, kinds.IN_ZONE),
    i.RETURN: fields(SEL, SEL, kinds.IN_ZONE), i.SHUFFLE: fields(SEL, kinds.IN_ZONE),
    i.SHUFFLE_INTO: fields(SEL, SEL, kinds.IN_ZONE),
    i.SPAWN: fields(SEL, SEL, NUM), i.SPAWN_TOTEM: fields(SEL, NUM, kinds.RESOURCES),
    i.SPAWN_ATTACH: fields(SEL, SEL, SEL, NUM), i.ATTACH: fields(SEL, SEL, SEL), i.ACTIVATE: fields(SEL,
    SEL, NUM),
    i.DEAL: fields(SEL, NUM, SEL), i.SPLIT: fields(SEL, NUM, SEL), i.HEAL: fields(SEL, NUM, SEL),
    i.HEAL_FULL: fields(SEL, 0, SEL),
    i.GIVE_STAT: fields(SEL, i.STAT, NUM), i.GIVE_KEYWORD: fields(SEL, i.KEYWORD_KIND, FIL, i.CHOICE),
    i.GIVE_ABILITY: fields(SEL, kinds.ABILITY), i.GIVE_ENERGY: fields(SEL, NUM),
    i.LOSE_KEYWORD: fields(SEL, i.KEYWORD_KIND), i.LOSE_ROLE: fields(SEL, i.ROLE), i.LOSE_ALL: fields(SEL,
    i.PROPERTY),
    i.BECOME: fields(SEL, i.PROPERTY, SEL), i.BECOME_ROLE: fields(SEL, i.ROLE),
    i.BECOME_ARCHETYPE: fields(SEL, i.ARCHETYPE_KIND),
    i.COPY: fields(SEL, i.PROPERTY, SEL), i.STEAL: fields(SEL, i.PROPERTY, SEL),
    i.SET_STAT: fields(SEL, i.STAT, NUM), i.MARK: fields(SEL, NUM, SEL, i.MARK_NAME), i.UNMARK: fields(SEL,
    0, SEL, i.MARK_NAME),
    i.POOL: fields(SEL, NUM), i.NEXT_GENERATES: fields(SEL, FIL, NUM), i.NEXT_COSTS: fields(SEL, FIL, NUM),
    i.COST_LESS: fields(SEL, SEL, NUM), i.LEADER_RANK: fields(SEL, NUM),
    i.CANCEL_ATTACK: fields(SEL), i.CALL: fields(SEL, i.LAW, SEL), i.WIN: fields(SEL), i.LOSE: fields(SEL),
    i.HAVE_STAT: fields(SEL, i.STAT, NUM), i.HAVE_KEYWORD: fields(SEL, i.KEYWORD_KIND, FIL, i.CHOICE),
    i.HAVE_ABILITY: fields(SEL, kinds.ABILITY), i.COSTS_LESS: fields(SEL, NUM), i.MORE_PLUS: fields(SEL,
    NUM, FIL),
    i.EARLY: fields(SEL, 0, FIL),
    i.ATTACK: fields(SEL, SEL), i.DIFFERENT_ARCHETYPES: fields(SEL, NUM),
    i.IS_STATE: fields(SEL, i.STATE_KIND), i.HAS_STAT: fields(SEL, NUM, i.STAT),
    i.HAS_STAT_THAN: fields(SEL, SEL, i.STAT, i.CHOICE),
    i.HAS_KEYWORD: fields(SEL, i.KEYWORD_KIND), i.HAS_CARDS: fields(SEL, NUM, FIL),
    i.HAS_CARDS_THAN: fields(SEL, FIL, 0, i.CHOICE),
    i.IS_A: fields(SEL, FIL), i.DID: fields(), i.NOT_DONE: fields(SEL, kinds.NUMBER),
    **{op: fields(SEL, SEL) for op in (i.DISCARD, i.SACRIFICE, i.SHATTER, i.EXILE, i.EXHAUST, i.REACTIVATE,
    i.PREPARE,
       i.EXPOSE, i.REVEAL, i.CHOOSE, i.CANCEL, i.SELECTED_EVENT, i.DRAWN)},
    **{op: fields(SEL) for op in (i.ENTER, i.LEAVE, i.TAKE, i.TAKE_IT, i.TAKE_NONE, i.GUARD_EVENT,
    i.RETALIATE,
       i.GENERATE)},
}  # fmt: skip
