"""The table of verbs: one row a wording, from which reading, printing and verifying follow.

The letters say where a verb may stand: o as a step that resolves, c as a Cost, l as something that holds, p
in a Law of what a player does, w with a player as its subject, t with a duration,
    i only instead of something.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from sandtable.cards import operands as kinds
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import parts as p
from sandtable.games.oversoul.language import places
from sandtable.games.oversoul.language import wordings as w


class Verb(NamedTuple):
    """One wording of an instruction."""

    name: str  # of its production
    op: int
    roles: str
    parts: tuple[p.Part, ...] = ()
    form: int = 0
    subject: str = ""  # what speaks of cards rather than of players: where its subject goes


def verb(name: str, op: int, roles: str, *parts: p.Part, form: int = 0) -> Verb:
    return Verb(name, op, roles, parts, form)


A, B, C = i.A, i.B, i.C
# cards on the board, and cards that are not there yet
On: Final = partial(p.Cards, works=places.ON_BOARD, clause="3.2.3")
Off: Final = partial(p.Cards, works=places.OFF_BOARD, clause="R133", check=places.check_spawned)
Held: Final = partial(p.Cards, home=i.HAND, works=places.HELD, clause="8.7.18", check=places.check_discarded)
Played: Final = partial(p.Cards, works=places.PLAYABLE, clause="8.7.5", check=places.check_played)
Shown: Final = partial(p.Cards, clause="8.7.33", check=places.check_shown)
Turned: Final = partial(On, check=places.check_turned)
Host: Final = partial(On, check=places.check_host)
GivenUp: Final = partial(On, check=places.check_given_up)
Broken: Final = partial(On, check=places.check_broken)
AS_A: Final = p.Fixed(i.FORM, "CONROLE", w.CONSTRUCT_ROLES)
PRICE: Final = p.Word(i.FORM, w.PRICES)

ACTS: Final = (
    verb("draw", i.DRAW, "owp", p.Num(A)),
    verb("draw_amount", i.DRAW, "ow", p.Later(A), form=1),
    verb("draw_cards", i.SEARCH, "owp", p.Cards(B, i.FOUND, check=places.check_searched)),
    verb("take_up", i.TAKE_UP, "ow", p.Cards(A, works=places.IN_DECK, clause="8.7.23")),
    verb("look_at", i.LOOK, "ow", p.Cards(A, check=places.check_looked_at)),
    verb("deal", i.DEAL, "oc", p.Num(A), On(B)),
    verb("deal_amount", i.DEAL, "o", p.Later(A), On(B), form=1),
    verb("deal_worth", i.DEAL, "o", p.Worth(A), On(B), form=i.WORTH),
    verb("split", i.SPLIT, "o", p.Num(A), On(B)),
    verb("heal", i.HEAL, "o", p.Num(A), On(B)),
    verb("heal_amount", i.HEAL, "o", p.Later(A), On(B), form=1),
    verb("heal_worth", i.HEAL, "o", p.Worth(A), On(B), form=i.WORTH),
    verb("heal_full", i.HEAL_FULL, "o", On(B)),
    verb("gaze", i.GAZE, "ow", p.Num(A), p.Deck(B, either=True)),
    verb("consume", i.PAY, "c", p.Digits(A)),
    verb("consume_opposing", i.PAY, "c", p.Digits(A), form=1),
    verb("consume_cost", i.PAY_COST, "c"),
    verb("consume_cost_opposing", i.PAY_COST, "c", form=1),
    verb("activate", i.ACTIVATE, "op", Played(A)),
    verb("more_plus", i.MORE_PLUS, "l", p.Digits(A), p.Filter(B)),
    verb("cancel", i.CANCEL, "o", p.Cards(A, i.CHAINED_LINK)),
    verb("cancel_opposing", i.CANCEL, "o", p.AllLinks(A, True), form=1),
    verb("cancel_others", i.CANCEL, "o", p.AllLinks(A, False), form=2),
    verb("cancel_attack", i.CANCEL_ATTACK, "o"),
    verb("redirect_attack", i.REDIRECT, "o", On(A, check=places.check_redirected)),
    verb("choose", i.CHOOSE, "ow", p.Cards(A)),
    verb("discard", i.DISCARD, "ocwp", Held(A)),
    verb("exhaust", i.EXHAUST, "ocwp", Turned(A)),
    verb("exile", i.EXILE, "ocwp", p.Cards(A)),
    verb("expose", i.EXPOSE, "oc", Shown(A, works=places.PLAYABLE)),
    verb("prepare", i.PREPARE, "op", p.Cards(A, works=places.PREPARABLE, clause="R58")),
    verb("reactivate", i.REACTIVATE, "o", Turned(A)),
    verb("return_to", i.RETURN, "ocw", p.Cards(A), p.Zone(B)),
    verb("return_top", i.RETURN, "ocw", p.Cards(A), p.Deck(B, i.TOP_OF_DECK, goes=True), form=1),
    verb("return_bottom", i.RETURN, "ocw", p.Cards(A), p.Deck(B, i.BOTTOM_OF_DECK, goes=True), form=2),
    verb(
        "return_top_ordered", i.RETURN_ORDERED, "ow", p.Cards(A), p.Deck(B, i.TOP_OF_DECK, goes=True), form=1,
    ),
    verb(
        "return_bottom_ordered", i.RETURN_ORDERED, "ow", p.Cards(A), p.Deck(B, i.BOTTOM_OF_DECK, goes=True),
        form=2,
    ),
    verb("reveal", i.REVEAL, "ocw", Shown(A, works=places.HIDDEN)),
    verb("sacrifice", i.SACRIFICE, "ocwp", GivenUp(A)),
    verb("select", i.SELECT, "c", p.Cards(A, i.SELECTED)),
    verb("shatter", i.SHATTER, "ocwp", Broken(A)),
    verb("shuffle", i.SHUFFLE, "o", p.Deck(A)),
    verb("shuffle_into", i.SHUFFLE_INTO, "o", p.Cards(A), p.Deck(B, goes=True)),
    verb("spawn", i.SPAWN, "ow", Off(A)),
    verb("spawn_damaged", i.SPAWN, "o", Off(A), p.Digits(B), form=1),
    verb("spawn_totem", i.SPAWN_TOTEM, "o", p.Num(A), p.Sheet(B), p.Born(C)),
    verb("spawn_attach", i.SPAWN_ATTACH, "o", Off(A), Host(B), AS_A, p.Digits(C)),
    verb("spawn_attach_amount", i.SPAWN_ATTACH, "o", Off(A), Host(B), AS_A, p.Later(C)),
    verb("attach", i.ATTACH, "o", p.Cards(A, check=places.check_attached), On(B)),
    verb("copy", i.COPY, "ot", p.Owner(B), p.Property(A)),
    verb("steal", i.STEAL, "ot", p.Victim(B), p.Taken(A)),
    verb("call", i.CALL, "o", p.Owner(B), p.Law(A)),
    verb("place_marks", i.MARK, "o", p.Num(A), p.Mark(C), On(B)),
    verb("exchange", i.EXCHANGE, "ot", p.Word(A, w.STATS, i.STAT), p.Word(B, w.STATS, i.STAT), On(i.WHO)),
    verb("remove_marks", i.UNMARK, "o", p.Mark(C), On(B)),
    verb("remove_some", i.UNMARK, "oc", p.Num(A), p.Mark(C), On(B), form=1),
    verb("use_ability", i.USE, "p", p.Cards(A)),
    verb("set_stat", i.SET_STAT, "ot", p.Word(A, w.STATS, i.STAT), On(i.WHO), p.Value(B)),
    verb("reduce_cost", i.COST_LESS, "ot", p.Owner(A), p.Digits(B)),
    verb("increase_cost", i.COST_LESS, "ot", p.Owner(A), p.Digits(B), form=1),
    verb("set_cost", i.COST_LESS, "ot", p.Owner(A), p.Digits(B), form=2),
    verb("refresh", i.REFRESH, "ow"),
    verb("win", i.WIN, "ow"),
    verb("lose", i.LOSE, "ow"),
)  # fmt: skip

# how much DMG a card Takes, of which kind (R221)
SORTS: Final = {"": 0, "_attacks": i.OF_ATTACKS, "_battle": i.OF_BATTLE, "_abilities": i.OF_ABILITIES,
                "_opposing": i.OF_OPPOSING}  # fmt: skip
HURTS: Final = tuple(
    [
        verb(f"takes_less{end}", i.TAKES_LESS, "l", p.Num(A), p.Word(C, w.PRICES, i.CHOICE), form=form)
        for end, form in SORTS.items()
    ]
)

# how much DMG a card Deals, and to what (R225)
KINDS_OF_DEALING: Final = {"": 0, "_battle": i.ONLY_IN_BATTLE, "_attacks": i.ONLY_ATTACKING,
                           "_retaliating": i.ONLY_RETALIATING}  # fmt: skip
MORE_DMG: Final = (p.Num(A), p.Word(C, w.PRICES, i.CHOICE))
STRIKES: Final = (
    *[
        verb(f"deals_more{end}", i.DEALS_MORE, "l", *MORE_DMG, form=form)
        for end, form in KINDS_OF_DEALING.items()
    ],
    *[
        verb(f"deals_more{end}_to", i.DEALS_MORE, "l", *MORE_DMG, p.Filter(B), form=form | i.TO_WHAT)
        for end, form in KINDS_OF_DEALING.items()
    ],
)  # fmt: skip

# what is said of cards; their subject goes into WHO
STATES: Final = (
    verb("they_cost", i.COSTS_LESS, "lt", p.Digits(A), PRICE),
    verb("gain_rank", i.LEADER_RANK, "o", p.Num(A)),
    verb("lose_rank", i.LEADER_RANK, "o", p.Num(A), form=1),
    verb("generate", i.POOL, "o", p.Num(A)),
    verb("they_copy", i.COPY_TO, "ot", p.Owner(B), p.Property(A)),
    verb("they_steal", i.COPY_TO, "ot", p.Victim(B), p.Taken(A), form=1),
    verb("early", i.EARLY, "lot", p.Filter(B)),
    verb("generate_more", i.YIELDS_MORE, "l", p.Num(A)),
    verb("enter_exhausted", i.ENTERS_EXHAUSTED, "l"),
    *HURTS,
    *STRIKES,
    verb("takes_most", i.TAKES_MOST, "l", p.Digits(A)),
    verb("take_it", i.TAKE_IT, "i"),
    verb("take_none", i.TAKE_NONE, "i"),
)  # fmt: skip
NEXTS: Final = (
    verb("next_generates", i.NEXT_GENERATES, "o", p.Filter(A), p.Num(B)),
    verb("next_costs", i.NEXT_COSTS, "o", p.Filter(A), p.Num(B), PRICE),
    verb("their_next_costs", i.NEXT_COSTS, "o", p.Filter(A), p.Num(B), PRICE),
    verb("next_costs_amount", i.NEXT_COSTS, "o", p.Filter(A), p.Later(B), PRICE),
)

BY_NAME: Final = {one.name: one for one in (*ACTS, *STATES, *NEXTS)}
SPOKEN: Final = {(one.op, one.form): one for one in reversed((*ACTS, *STATES, *NEXTS))}
# rows whose FORM says something else than their wording
FORMED: Final = {i.COSTS_LESS: "they_cost", i.NEXT_COSTS: "next_costs", i.MARK: "place_marks"}

TIMED: Final = frozenset(
    (i.GIVE_STAT, i.GIVE_KEYWORD, i.GIVE_ABILITY, i.LOSE_KEYWORD, i.LOSE_ROLE, i.LOSE_ALL, i.BECOME,
    i.BECOME_ROLE,
     i.BECOME_ARCHETYPE, i.COPY, i.STEAL, i.COPY_TO, i.SET_STAT, i.COST_LESS, i.FORBID, i.REQUIRE, i.EARLY,
     i.EXCHANGE)
)  # fmt: skip
# where "equal to" and "for each" put their number
COUNTED: Final = {
    i.DEAL: A, i.SPLIT: A, i.HEAL: A, i.DRAW: A, i.GAZE: A, i.GIVE_STAT: B, i.HAVE_STAT: B, i.GIVE_ENERGY: A,
    i.POOL: A, i.SPAWN_ATTACH: C, i.SPAWN_TOTEM: A, i.MARK: A, i.UNMARK: A, i.NEXT_GENERATES: B,
    i.NEXT_COSTS: B, i.COSTS_LESS: A, i.YIELDS_MORE: A,
    i.TAKES_LESS: A, i.DEALS_MORE: A, i.COST_LESS: B,
}  # fmt: skip

SEL, NUM, FIL = kinds.SELECTION, kinds.AMOUNT, kinds.FILTER


def fields(who: int = 0, a: int = 0, b: int = 0, c: int = 0) -> dict[int, int]:
    return {i.WHO: who, i.A: a, i.B: b, i.C: c}


def derived() -> dict[int, dict[int, int]]:
    """What the instructions of the verbs above hold: WHO acts or is spoken of, the rest is in their parts."""
    out: dict[int, dict[int, int]] = {}
    for one in BY_NAME.values():
        held = out.setdefault(one.op, fields(SEL))
        held.update({part.field: part.holds for part in one.parts if part.field in held})
    return out


# what each instruction holds, for the verifier: those of the verbs, and those that have no row above
OPERANDS: Final[dict[int, dict[int, int]]] = {
    **derived(),
    i.END: fields(), i.PICK: fields(SEL, SEL), i.MAY: fields(SEL, c=kinds.SKIP),
    i.IF: fields(0, kinds.CONDITION, c=kinds.SKIP), i.ELSE: fields(c=kinds.SKIP),
    i.SINCE: fields(),
    i.MODES: fields(SEL, kinds.NUMBER, kinds.CONDITION, kinds.SKIP), i.MODE: fields(c=kinds.SKIP),
    i.FORBID: fields(SEL, kinds.PATTERN), i.REQUIRE: fields(SEL, kinds.PATTERN),
    i.ACTIVATE: fields(SEL, SEL, NUM), i.GIVE_STAT: fields(SEL, i.STAT, NUM),
    i.GIVE_KEYWORD: fields(SEL, i.KEYWORD_KIND, FIL, i.CHOICE), i.GIVE_ABILITY: fields(SEL, kinds.ABILITY),
    i.GIVE_ENERGY: fields(SEL, NUM), i.LOSE_KEYWORD: fields(SEL, i.KEYWORD_KIND),
    i.LOSE_ROLE: fields(SEL, i.ROLE), i.LOSE_ALL: fields(SEL, i.PROPERTY),
    i.BECOME: fields(SEL, i.PROPERTY, SEL), i.BECOME_ROLE: fields(SEL, i.ROLE),
    i.BECOME_ARCHETYPE: fields(SEL, i.ARCHETYPE_KIND), i.HAVE_STAT: fields(SEL, i.STAT, NUM),
    i.HAVE_KEYWORD: fields(SEL, i.KEYWORD_KIND, FIL, i.CHOICE), i.HAVE_ABILITY: fields(SEL, kinds.ABILITY),
    i.ATTACK: fields(SEL, SEL), i.GUARD_EVENT: fields(SEL, SEL),
    i.DIFFERENT_ARCHETYPES: fields(SEL, NUM), i.DRAWN: fields(SEL, SEL),
    i.SELECTED_EVENT: fields(SEL, SEL, SEL), i.IS_STATE: fields(SEL, i.STATE_KIND),
    i.HAS_STAT: fields(SEL, NUM, i.PROPERTY), i.HAS_STAT_THAN: fields(SEL, SEL, i.STAT, i.CHOICE),
    i.HAS_KEYWORD: fields(SEL, i.KEYWORD_KIND), i.HAS_CARDS: fields(SEL, NUM, FIL),
    i.HAS_CARDS_THAN: fields(SEL, FIL, 0, i.CHOICE), i.IS_A: fields(SEL, FIL, 0, i.CHOICE), i.DID: fields(),
    i.IS_TURN: fields(0, kinds.NUMBER, 0, i.CHOICE), i.IS_VALUE: fields(0, NUM, NUM),
    i.IS_THAN: fields(0, NUM, NUM, i.CHOICE),
    i.PREPARING_COSTS: fields(SEL, NUM), i.HAND_SIZE: fields(SEL, NUM), i.BATTLES: fields(SEL, FIL),
    i.COSTS_LESS: fields(SEL, NUM, NUM), i.TAKES_LESS: fields(SEL, NUM, NUM, i.CHOICE),
    i.NOT_DONE: fields(SEL, kinds.NUMBER), i.COST_LESS: fields(SEL, SEL, NUM, NUM),
    i.TAKE: fields(SEL, 0, NUM, kinds.NUMBER), i.DEAL: fields(SEL, NUM, SEL, kinds.NUMBER),
    i.HEAL: fields(SEL, NUM, SEL, kinds.NUMBER),
    i.SHATTER: fields(SEL, SEL, 0, kinds.NUMBER), i.RETALIATE: fields(SEL, SEL),
    **{op: fields(SEL) for op in (i.ENTER, i.LEAVE, i.GENERATE)},
}  # fmt: skip
