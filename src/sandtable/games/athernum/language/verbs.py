"""The verbs: one row an instruction, with all that the language knows of it.

A row says the instruction's number and name, what carries it out, what its fields WHO, A, B and C hold, what
a player who looks for cards calls it, and its wordings: which productions of the grammar it is, what stands
in their open places, and where they may stand. What else anybody wants to know follows from this table. A
wording and its image (number and form together) are one to one, so a program prints back by looking up its
rows.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.operands import (
    ABILITIES,
    AMOUNT,
    CHANGES,
    CONDITION,
    FILTER,
    IN_ZONE,
    LIST,
    MARKERS,
    NONE,
    NUMBER,
    PATTERN,
    RESOURCES,
    SELECTION,
    SKIP,
    TRIGGER,
)
from sandtable.games.athernum.deeds import board, cards, markers, players
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import parts as p
from sandtable.games.athernum.language import sorts
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import DESCRIPTION, STATEMENT
from sandtable.games.athernum.language.sorts import ANY, EFFECTS, PLAYERS, THINGS
from sandtable.games.athernum.resolving.orders import (
    Averted,
    Choose,
    IfSo,
    Keep,
    NameCard,
    Offered,
    Pay,
    PayAny,
    Play,
    Prevention,
    Put,
    Search,
    Statement,
)
from sandtable.timing.flow import Mode, Modes, PickRow, Redirect
from sandtable.timing.orders import Order

# where a wording may stand, as letters:
#   o order  c cost  e event (when, would)  s state (if, as long as)  p past (this turn)
#   l statement that lasts  b after cannot, must and "prevent the next time"  m after may, as a permission
#   i limit of its ability  d order that may have a duration  r inside a replacement only
#   k an additional cost, which has no icons before its words
ROLES: Final = {
    "o": "an order", "c": "a cost", "e": "an event", "s": "a condition", "p": "something past",
    "l": "a statement",
    "b": "something that can be forbidden", "m": "something to be allowed", "r": "part of a replacement",
}  # fmt: skip


class Wording:
    """One production as an instruction: its number and form, what it takes, and where it may stand."""

    __slots__ = ("form", "name", "op", "parts", "roles", "sorts", "subject")

    def __init__(self, name: str, roles: str, parts: tuple[p.Part, ...], subject: int, sorts: int) -> None:
        self.name = name
        self.roles = roles
        self.parts = parts
        self.subject = subject  # the field of the subject; passive verbs have it in A or B
        self.sorts = sorts  # who or what can be the subject
        self.op = 0
        self.form = 0


class Verb:
    """One instruction."""

    __slots__ = ("does", "name", "op", "operands", "run", "said")

    def __init__(
        self,
        op: int,
        name: str,
        run: Order,
        who: int = NONE,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        does: str = "",
        said: tuple[Wording, ...] = (),
    ) -> None:
        self.op = op
        self.name = name
        self.run = run  # what carries it out
        self.operands = {i.WHO: who, i.A: a, i.B: b, i.C: c}
        self.does = does  # in the words of somebody who looks for such a card
        self.said = said
        for form, wording in enumerate(said):
            wording.op = op
            wording.form = form

    def may_be(self, role: str) -> bool:
        """Whether one of its wordings can stand there."""
        return any([role in wording.roles for wording in self.said])


def by(name: str, roles: str, *parts: p.Part, sorts: int = PLAYERS) -> Wording:
    """A wording whose subject acts, or is spoken of: it is WHO."""
    return Wording(name, roles, parts, i.WHO, sorts)


def of(name: str, roles: str, *parts: p.Part) -> Wording:
    """A statement about things, or something that they do."""
    return Wording(name, roles, parts, i.WHO, THINGS)


def done_to(field: int, name: str, roles: str, *parts: p.Part, sorts: int = THINGS) -> Wording:
    """A wording in the passive: its subject is A or B."""
    return Wording(name, roles, parts, field, sorts)


NEVER: Final = Order()  # no row of it is ever carried out: it is an event, or a state
DEALERS: Final = THINGS | sorts.SOURCES
_BEARER: Final = p.Thing(i.B, permanents="10.0.4")

VERBS: Final[tuple[Verb, ...]] = (
    # ---- the flow of a program: no words of their own, but for the sentences that make them
    Verb(i.END, "END", NEVER),
    Verb(i.PICK, "PICK", PickRow(), SELECTION, SELECTION),
    Verb(i.MAY, "MAY", Offered(), SELECTION, c=SKIP),
    Verb(i.IF, "IF", IfSo(), a=CONDITION, c=SKIP),
    Verb(i.ELSE, "ELSE", Averted(), a=NUMBER, c=SKIP),
    Verb(i.UNLESS, "UNLESS", Offered(), SELECTION, c=SKIP),
    Verb(i.MODES, "MODES", Modes(), a=NUMBER),
    Verb(i.MODE, "MODE", Mode(), a=LIST, c=SKIP),
    Verb(i.DELAY, "DELAY", Statement(), SELECTION, TRIGGER, c=SKIP),
    Verb(i.REPLACE, "REPLACE", Statement(), a=CONDITION, b=NUMBER, c=SKIP),
    Verb(i.ADDITIONAL_COST, "ADDITIONAL_COST", NEVER, c=SKIP),
    Verb(
        i.NAME_CARD, "NAME_CARD", NameCard(), SELECTION, NUMBER,
        said=(by("name_card", "o"), by("name_other_card", "o", p.Constant(i.A, i.OTHER_THAN_THIS)),
              by("name_no_leader", "o", p.Constant(i.A, i.NO_LEADER))),
    ),
    Verb(i.FORBID, "FORBID", Statement(), SELECTION, PATTERN, NUMBER, NUMBER, does="Forbids"),
    Verb(i.REQUIRE, "REQUIRE", Statement(), SELECTION, PATTERN),
    Verb(i.PERMIT, "PERMIT", Statement(), SELECTION, PATTERN),
    # ---- cards
    Verb(
        i.DRAW, "DRAW", cards.Draw(), SELECTION, AMOUNT, c=NUMBER, does="Draws",
        said=(
            by("draw", "oeb", p.Amount(i.A)),
            by("draw_equal", "o", p.Value(i.A)),
            by("drew", "p", p.Amount(i.A)),
            by("draw_empty", "b", p.Constant(i.C, 1)),
        ),
    ),
    Verb(
        i.DRAW_UNTIL, "DRAW_UNTIL", cards.DrawUntil(), SELECTION, AMOUNT, does="Draws",
        said=(
            by("draw_until_you", "o", p.HandSize(i.A, True)),
            by("draw_until_they", "o", p.HandSize(i.A, False)),
        ),
    ),
    Verb(
        i.DRAW_NTH, "DRAW_NTH", NEVER, SELECTION, NUMBER,
        said=(
            by("draw_nth", "e", p.Fixed(i.A, "ORDINAL", w.ORDINALS)),
            by("draw_nth_their", "e", p.Fixed(i.A, "ORDINAL", w.ORDINALS)),
        ),
    ),
    Verb(
        i.DRAW_CARD, "DRAW_CARD", cards.DrawCard(), SELECTION, SELECTION, does="Draws",
        said=(by("draw_that", "o", p.Thing(i.A)),),
    ),
    Verb(
        i.DISCARD, "DISCARD", cards.Discard(), SELECTION, SELECTION, IN_ZONE, NUMBER, does="Discards",
        said=(
            by("discard", "oceb", p.Thing(i.A, home=i.HAND)),
            done_to(i.A, "be_discarded", "ebl"),
            done_to(i.A, "be_discarded_from", "eb", p.Zone(i.B)),
            done_to(i.A, "be_discarded_hurt", "eb", p.Constant(i.C, 1)),
            by("did_discard", "p", p.Thing(i.A, home=i.HAND)),
            done_to(i.A, "was_discarded", "p"),
        ),
    ),
    Verb(
        i.RETURN, "RETURN", cards.Carry(), SELECTION, SELECTION, IN_ZONE, IN_ZONE, does="Returns",
        said=(
            by("return_to", "oceb", p.Thing(i.A), p.Zone(i.B)),
            done_to(i.A, "be_returned", "eb", p.Zone(i.B)),
            done_to(i.A, "be_returned_from", "e", p.Zone(i.B), p.FromBoard(i.C)),
        ),
    ),
    Verb(
        i.MOVE, "MOVE", cards.Carry(), SELECTION, SELECTION, IN_ZONE, IN_ZONE, does="Moves cards",
        said=(
            by("move_to", "oceb", p.Thing(i.A), p.Zone(i.B)),
            done_to(i.A, "be_moved", "eb", p.Zone(i.B)),
            done_to(i.A, "be_moved_from", "e", p.Zone(i.B), p.FromBoard(i.C)),
        ),
    ),
    Verb(i.KEEP, "KEEP", Keep(), SELECTION, SELECTION, said=(by("keep_there", "o", p.It(i.A)),)),
    Verb(
        i.PUT, "PUT", Put(), SELECTION, SELECTION, IN_ZONE, i.MANNER, does="Moves cards",
        said=(by("put", "oceb", p.Thing(i.A, home=i.HAND), p.Spot(i.B)),),
    ),
    Verb(
        i.ARRIVE, "ARRIVE", NEVER, SELECTION, SELECTION, IN_ZONE, IN_ZONE,
        said=(
            done_to(i.A, "be_put_into", "e", p.Zone(i.B)),
            done_to(i.A, "be_put_into_from", "e", p.Zone(i.B), p.Zone(i.C)),
        ),
    ),
    Verb(
        i.SHUFFLE, "SHUFFLE", cards.Shuffle(), SELECTION, IN_ZONE,
        said=(by("shuffle", "oe", p.OwnDeck(i.A)), by("shuffle_zone", "oe", p.Zone(i.A))),
    ),
    Verb(
        i.SHUFFLE_ZONE, "SHUFFLE_ZONE", cards.ShuffleZone(), SELECTION, IN_ZONE, IN_ZONE,
        said=(by("shuffle_zone_into", "o", p.Zone(i.A), p.Zone(i.B)),),
    ),
    Verb(
        i.SHUFFLE_CARDS, "SHUFFLE_CARDS", cards.ShuffleCards(), SELECTION, SELECTION, IN_ZONE,
        said=(by("shuffle_into", "oc", p.Thing(i.A, home=i.HAND), p.Zone(i.B)),),
    ),
    Verb(
        i.SEARCH, "SEARCH", Search(), SELECTION, IN_ZONE, SELECTION, does="Looks for cards",
        said=(by("search", "oeb", p.Zone(i.A), p.Found(i.B)), by("search_zone", "eb", p.Zone(i.A))),
    ),
    Verb(
        i.REVEAL, "REVEAL", cards.Show(), SELECTION, SELECTION, does="Looks for cards",
        said=(by("reveal", "oce", p.Thing(i.A, home=i.HAND)), done_to(i.A, "be_revealed", "e")),
    ),
    Verb(
        i.REVEAL_ZONE, "REVEAL_ZONE", cards.ShowZone(), SELECTION, IN_ZONE, does="Looks for cards",
        said=(by("reveal_zone", "oce", p.Zone(i.A)),),
    ),
    Verb(
        i.REVEAL_UNTIL, "REVEAL_UNTIL", cards.RevealUntil(), SELECTION, IN_ZONE, SELECTION, SELECTION,
        does="Looks for cards",
        said=(
            by("reveal_until", "o", p.Zone(i.A), p.Until(i.B, True)),
            by("reveal_until_they", "o", p.Zone(i.A), p.Until(i.B, False)),
        ),
    ),
    Verb(
        i.LOOK, "LOOK", cards.Show(), SELECTION, SELECTION, does="Looks for cards",
        said=(by("look", "o", p.Thing(i.A)),),
    ),
    Verb(
        i.LOOK_ZONE, "LOOK_ZONE", cards.ShowZone(), SELECTION, IN_ZONE, does="Looks for cards",
        said=(by("look_zone", "o", p.Zone(i.A)),),
    ),
    Verb(
        i.PLAY, "PLAY", Play(), SELECTION, SELECTION,
        said=(
            by("play", "oebm", p.Thing(i.A, home=-i.HAND)),
            done_to(i.A, "be_played", "eb"),
            by("played", "p", p.Thing(i.A, home=-i.HAND)),
        ),
    ),
    Verb(
        i.PLAY_FREE, "PLAY_FREE", Play(), SELECTION, SELECTION, does="Makes cheaper",
        said=(by("play_free", "o", p.Thing(i.A, home=-i.HAND)),),
    ),
    Verb(
        i.CREATE, "CREATE", board.Create(), SELECTION, SELECTION, does="Creates tokens",
        said=(by("create", "oeb", p.Token(i.A)), done_to(i.A, "be_created", "eb")),
    ),
    Verb(
        i.ATTACH, "ATTACH", board.Attach(), SELECTION, SELECTION, SELECTION, NUMBER,
        said=(
            by("attach", "oceb", p.Thing(i.A), p.Thing(i.B)),
            by("attach_down", "o", p.Thing(i.A), p.Thing(i.B), p.Constant(i.C, 1)),
            done_to(i.A, "become_attached", "eb", p.Thing(i.B)),
            done_to(i.A, "be_attached", "bm", p.Thing(i.B)),
        ),
    ),
    Verb(
        i.GAIN_CONTROL, "GAIN_CONTROL", board.GainControl(), SELECTION, SELECTION, does="Takes control",
        said=(by("gain_control", "odeb", p.Thing(i.A)),),
    ),
    Verb(
        i.EXCHANGE_CONTROL, "EXCHANGE_CONTROL", board.ExchangeControl(), SELECTION, SELECTION, SELECTION,
        does="Takes control",
        said=(
            by("exchange_control", "od", p.Thing(i.A)),
            by("exchange_for", "od", p.Thing(i.A), p.Thing(i.B)),
        ),
    ),
    Verb(
        i.CHOOSE, "CHOOSE", Choose(), SELECTION, SELECTION,
        said=(by("choose", "o", p.Thing(i.A, ANY, i.HAND)),),
    ),
    Verb(
        i.CHOSEN, "CHOSEN", NEVER, SELECTION, SELECTION,
        said=(
            done_to(i.A, "be_targeted", "eb", sorts=ANY),
            done_to(i.A, "be_targeted_by", "eb", p.Thing(i.WHO, PLAYERS), sorts=ANY),
        ),
    ),
    # ---- permanents and markers
    Verb(
        i.EXHAUST, "EXHAUST", board.Exhaust(), SELECTION, SELECTION, c=NUMBER, does="Exhausts",
        said=(
            by("exhaust", "oceb", p.Thing(i.A, permanents="2.1.1d")),
            done_to(i.A, "be_exhausted", "b"),
            done_to(i.A, "become_exhausted", "eb"),
            done_to(i.A, "was_exhausted", "p"),
            done_to(i.A, "be_exhausted_in_combat", "b", p.Constant(i.C, 1)),
        ),
    ),
    Verb(
        i.TURN, "TURN", board.Turn(), SELECTION, SELECTION, i.FACE, does="Turns over",
        said=(
            by("turn", "oceb", p.Thing(i.A), p.Word(i.B, w.FACES)),
            done_to(i.A, "be_turned", "eb", p.Word(i.B, w.FACES)),
        ),
    ),
    Verb(
        i.DEAL, "DEAL", board.Deal(), SELECTION, AMOUNT, SELECTION, does="Deals damage",
        said=(
            by("deal", "o", p.Count(i.A), p.Thing(i.B, permanents="10.3.2")),
            by("deal_equal", "o", p.Value(i.A), p.Thing(i.B, permanents="10.3.2")),
            done_to(i.B, "be_dealt_damage", "eb"),
            by("deal_that", "o", p.ThatMany(i.A), p.Thing(i.B, permanents="10.3.2")),
            by("deal_damage_to", "eb", p.Thing(i.B), sorts=DEALERS),
            by("deal_damage", "eb", sorts=DEALERS),
            done_to(i.B, "was_dealt", "p"),
            done_to(i.B, "be_dealt_least", "e", p.AtLeast(i.A)),
        ),
    ),
    Verb(
        i.FIGHT, "FIGHT", board.Fight(), SELECTION, b=SELECTION, does="Deals damage",
        said=(of("fight", "o", p.Thing(i.B, permanents="10.3.2")),),
    ),
    Verb(
        i.DEAL_DIVIDED, "DEAL_DIVIDED", board.DealDivided(), SELECTION, AMOUNT, SELECTION,
        does="Deals damage",
        said=(
            by("deal_divided", "o", p.Count(i.A), p.Thing(i.B, permanents="10.3.2")),
            by("deal_that_divided", "o", p.ThatMany(i.A), p.Thing(i.B, permanents="10.3.2")),
            by("deal_equal_divided", "o", p.Value(i.A), p.Thing(i.B, permanents="10.3.2")),
        ),
    ),
    Verb(
        i.STRIKE, "STRIKE", board.Strike(), SELECTION, AMOUNT, SELECTION, does="Deals damage",
        said=(
            of("deal", "o", p.Count(i.A), p.Thing(i.B, permanents="10.3.2")),
            of("deal_equal", "o", p.Value(i.A), p.Thing(i.B, permanents="10.3.2")),
            of("deal_that", "o", p.ThatMany(i.A), p.Thing(i.B, permanents="10.3.2")),
        ),
    ),
    Verb(
        i.COMBAT_DAMAGE, "COMBAT_DAMAGE", NEVER, SELECTION, b=SELECTION,
        said=(
            by("deal_combat", "eb", sorts=DEALERS),
            by("deal_combat_to", "eb", p.Thing(i.B), sorts=DEALERS),
            done_to(i.B, "be_dealt_combat", "eb"),
        ),
    ),
    Verb(
        i.HEAL, "HEAL", markers.Heal(), SELECTION, MARKERS, SELECTION, does="Heals",
        said=(
            by("heal", "oeb", p.Markers(i.A, (i.DAMAGE,), p.HEALED, picked=True), _BEARER),
            done_to(i.B, "be_healed", "eb"),
            by("healed", "p", p.Markers(i.A, (i.DAMAGE,), p.HEALED)),
        ),
    ),
    Verb(
        i.PLACE, "PLACE", markers.Place(), SELECTION, MARKERS, SELECTION, does="Counters",
        said=(by("place", "oceb", p.Markers(i.A, new=True, lying=True), _BEARER),),
    ),
    Verb(
        i.PLACE_DIVIDED, "PLACE_DIVIDED", markers.PlaceDivided(), SELECTION, MARKERS, SELECTION,
        does="Counters",
        said=(by("place_divided", "o", p.Markers(i.A, new=True, lying=True), _BEARER),),
    ),
    Verb(
        i.REMOVE, "REMOVE", markers.Remove(), SELECTION, MARKERS, SELECTION, does="Counters",
        said=(
            by("remove", "oceb", p.Markers(i.A, lying=True, picked=True), _BEARER),
            by("remove_them", "o", p.ThoseMarkers(i.A)),
        ),
    ),
    Verb(
        i.MOVE_MARKERS, "MOVE_MARKERS", markers.MoveMarkers(), SELECTION, MARKERS, SELECTION, SELECTION,
        does="Counters",
        said=(
            by("move_markers", "oceb", p.Markers(i.A, lying=True, picked=True), _BEARER,
               p.Thing(i.C, permanents="10.0.4")),
        ),
    ),
    Verb(
        i.LOSE_MARKERS, "LOSE_MARKERS", markers.LoseMarkers(), SELECTION, MARKERS, does="Counters",
        said=(by("lose_markers", "oeb", p.Markers(i.A, (i.VICTORY, i.COMMAND_TOKEN), p.OF_PLAYERS)),),
    ),
    Verb(
        i.SHED_MARKERS, "SHED_MARKERS", markers.ShedMarkers(), SELECTION, MARKERS, does="Counters",
        said=(of("lose_markers", "o", p.Markers(i.A, (i.VICTORY,), p.SHED)),),
    ),
    Verb(
        i.GAIN_MARKERS, "GAIN_MARKERS", markers.GainMarkers(), SELECTION, MARKERS, does="Counters",
        said=(by("gain_markers", "oeb", p.Markers(i.A, (i.COMMAND_TOKEN,), p.OF_PLAYERS, new=True)),),
    ),
    Verb(
        i.SPEND_MARKERS, "SPEND_MARKERS", markers.SpendMarkers(), SELECTION, MARKERS, does="Counters",
        said=(by("spend_markers", "oce", p.Markers(i.A, (i.COMMAND_TOKEN,), p.OF_PLAYERS)),),
    ),
    Verb(
        i.ENTER, "ENTER", NEVER, SELECTION, c=IN_ZONE,
        said=(of("enter", "eb"), of("enter_from", "eb", p.Zone(i.C)), of("entered", "p")),
    ),
    Verb(i.LEAVE, "LEAVE", NEVER, SELECTION, said=(of("leave", "eb"), of("left", "p"))),
    Verb(
        i.ATTACK, "ATTACK", NEVER, SELECTION, SELECTION, c=NUMBER,
        said=(
            of("attack", "eb"),
            of("attack_that", "eb", p.Thing(i.A)),
            done_to(i.A, "be_attacked", "eb"),
            of("attacked", "p"),
            done_to(i.A, "was_attacked", "p"),
            of("attack_undefended", "e", p.Constant(i.C, 1)),
        ),
    ),
    Verb(
        i.DEFEND, "DEFEND", NEVER, SELECTION, SELECTION,
        said=(
            of("defend", "eb"),
            of("be_defender", "b"),
            of("defended", "p"),
            of("defend_against", "eb", p.Thing(i.A)),
            done_to(i.A, "be_defended", "eb"),
        ),
    ),
    Verb(i.LEAD, "LEAD", NEVER, SELECTION, said=(of("be_leader", "b"),)),
    # ---- effects, players, resources
    Verb(
        i.NEUTRALIZE, "NEUTRALIZE", players.Neutralize(), SELECTION, SELECTION, does="Neutralizes",
        said=(
            by("neutralize", "oeb", p.Thing(i.A, EFFECTS)),
            done_to(i.A, "be_neutralized", "eb", sorts=EFFECTS),
        ),
    ),
    Verb(
        i.REDIRECT, "REDIRECT", Redirect(), SELECTION, SELECTION,
        said=(by("redirect", "o", p.Thing(i.A, EFFECTS)),),
    ),
    Verb(
        i.DOUBLE_DAMAGE, "DOUBLE_DAMAGE", players.DoubleDamage(), a=SELECTION,
        said=(by("double_damage", "o", p.Thing(i.A, EFFECTS)),),
    ),
    Verb(
        i.ADD, "ADD", players.Add(), SELECTION, RESOURCES, NUMBER, AMOUNT, does="Adds resources",
        said=(
            by("add", "ob", p.Icons(i.A)),
            by("add_own", "o", p.OwnResources(i.A), p.Constant(i.B, 1)),
        ),
    ),
    Verb(i.PAY, "PAY", Pay(), SELECTION, RESOURCES, said=(by("pay", "ok", p.Icons(i.A)),)),
    Verb(
        i.PAY_ANY, "PAY_ANY", PayAny(), SELECTION, AMOUNT, does="Pays any amount",
        said=(by("pay_any", "oc"), by("pay_any_to", "oc", p.Value(i.A))),
    ),
    Verb(
        i.ACTIVATE, "ACTIVATE", NEVER, SELECTION, SELECTION, SELECTION,
        said=(by("activate", "eb", p.Skills(i.A)), by("did_activate", "p", p.Skills(i.A))),
    ),
    Verb(
        i.ACTIVATE_GLOBAL, "ACTIVATE_GLOBAL", NEVER, SELECTION, NUMBER,
        said=(
            by("activate_global", "eb", p.Fixed(i.A, "GLOBAL", w.GLOBALS)),
            by("activated_global", "p", p.Fixed(i.A, "GLOBAL", w.GLOBALS)),
        ),
    ),
    Verb(
        i.USE_ABILITIES, "USE_ABILITIES", NEVER, SELECTION,
        said=(by("use_abilities", "b", sorts=PLAYERS | THINGS),),
    ),
    Verb(
        i.SPEND_ON, "SPEND_ON", NEVER, SELECTION, SELECTION, SELECTION,
        said=(by("spend_on", "b", p.Thing(i.A, sorts.RESOURCES), p.Thing(i.B)),),
    ),
    Verb(i.MORE_COMBAT, "MORE_COMBAT", NEVER, SELECTION, said=(by("more_combat", "m"),)),
    Verb(
        i.MORE_GLOBAL, "MORE_GLOBAL", NEVER, SELECTION, NUMBER,
        said=(by("more_global", "m", p.Fixed(i.A, "GLOBAL", w.GLOBALS)),),
    ),
    Verb(i.ENTER_COMBAT, "ENTER_COMBAT", NEVER, SELECTION, said=(by("enter_combat", "b"),)),
    Verb(
        i.SKIP_PHASE, "SKIP_PHASE", players.SkipPhase(), SELECTION, i.PHASE,
        said=(by("skip_phase", "o", p.Word(i.A, w.PHASES)), by("skip_own", "o", p.OwnPhase(i.A, w.PHASES))),
    ),
    Verb(i.EXTRA_TURN, "EXTRA_TURN", players.ExtraTurn(), SELECTION, said=(by("extra_turn", "o"),)),
    Verb(i.WIN, "WIN", players.EndGame(), SELECTION, said=(by("win", "ob"),)),
    Verb(
        i.LOSE, "LOSE", players.EndGame(), SELECTION, c=NUMBER,
        said=(by("lose", "ob"), by("lose_empty", "b", p.Constant(i.C, 1))),
    ),
    # ---- prevention
    Verb(
        i.PREVENT_NEXT, "PREVENT_NEXT", Prevention(), SELECTION, AMOUNT, SELECTION, does="Prevents",
        said=(by("prevent_next", "ol", p.Count(i.A), p.Thing(i.B, stands=STATEMENT)),),
    ),
    Verb(
        i.PREVENT_ALL, "PREVENT_ALL", Prevention(), SELECTION, NUMBER, SELECTION, does="Prevents",
        said=(
            by("prevent_all", "ol", p.Thing(i.B, stands=STATEMENT)),
            by("prevent_effects", "ol", p.Thing(i.B, stands=STATEMENT), p.Constant(i.A, i.BY_EFFECTS)),
            by("prevent_theirs", "ol", p.Thing(i.B, stands=STATEMENT), p.Constant(i.A, i.BY_THEIR_EFFECTS)),
        ),
    ),
    Verb(
        i.PREVENT_COMBAT, "PREVENT_COMBAT", Prevention(), SELECTION, b=SELECTION, does="Prevents",
        said=(by("prevent_combat", "ol", p.Thing(i.B, stands=STATEMENT)),),
    ),
    Verb(
        i.PREVENT_SOME, "PREVENT_SOME", Prevention(), SELECTION, AMOUNT, does="Prevents",
        said=(by("prevent_some", "r", p.Count(i.A)),),
    ),
    Verb(
        i.PREVENT_THAT, "PREVENT_THAT", Prevention(), SELECTION, does="Prevents",
        said=(by("prevent_that", "r"),),
    ),
    Verb(
        i.PREVENT_BUT, "PREVENT_BUT", Prevention(), SELECTION, AMOUNT, does="Prevents",
        said=(by("prevent_but", "r", p.Count(i.A)),),
    ),
    Verb(i.DOUBLE_THAT, "DOUBLE_THAT", Prevention(), SELECTION, said=(by("double_that", "r"),)),
    Verb(
        i.INCREASE_THAT, "INCREASE_THAT", Prevention(), SELECTION, AMOUNT,
        said=(by("increase_that", "r", p.Count(i.A)),),
    ),
    Verb(
        i.PREVENT_EVENT, "PREVENT_EVENT", Prevention(), SELECTION, PATTERN, does="Prevents",
        said=(by("prevent_event", "ol", p.Would(i.A)),),
    ),
    # ---- statements about WHO
    Verb(
        i.MODIFY, "MODIFY", Statement(), SELECTION, CHANGES, does="Changes values",
        said=(of("get", "l", p.Changes(i.A, True)),),
    ),
    Verb(
        i.SET, "SET", Statement(), SELECTION, CHANGES, does="Changes values",
        said=(of("have_values", "l", p.Changes(i.A, False)), of("have_equal", "l", p.EqualTo(i.A))),
    ),
    Verb(
        i.DOUBLE, "DOUBLE", Statement(), SELECTION, i.STAT, SELECTION, does="Changes values",
        said=(by("double", "ol", p.Word(i.A, w.STATS), p.Thing(i.B, stands=STATEMENT)),),
    ),
    Verb(
        i.SWAP, "SWAP", Statement(), SELECTION, b=SELECTION, does="Changes values",
        said=(by("swap", "ol", p.Thing(i.B, stands=STATEMENT)),),
    ),
    Verb(
        i.AT_LEAST, "AT_LEAST", Statement(), SELECTION, i.STAT, NUMBER,
        said=(of("at_least", "l", p.Word(i.A, w.STATS), p.Number(i.B)),),
    ),
    Verb(
        i.AT_MOST, "AT_MOST", Statement(), SELECTION, i.STAT, NUMBER,
        said=(of("at_most", "l", p.Word(i.A, w.STATS), p.Number(i.B)),),
    ),
    Verb(
        i.GAIN_VALUES, "GAIN_VALUES", Statement(), SELECTION, CHANGES, does="Changes values",
        said=(of("gain_values", "l", p.Changes(i.A, False)),),
    ),
    Verb(i.GRANT, "GRANT", Statement(), SELECTION, ABILITIES, said=(of("grant", "l", p.Quotes(i.A)),)),
    Verb(i.LOSE_ABILITIES, "LOSE_ABILITIES", Statement(), SELECTION, said=(of("lose_abilities", "l"),)),
    Verb(
        i.GAIN_SUBTYPE, "GAIN_SUBTYPE", Statement(), SELECTION, i.SUBTYPE,
        said=(of("gain_subtype", "l", p.Open(i.A, "SUBTYPE")),),
    ),
    Verb(
        i.GAIN_KEYWORD, "GAIN_KEYWORD", Statement(), SELECTION, i.EXTRA,
        said=(of("gain_keyword", "l", p.Open(i.A, "KEYWORD")),),
    ),
    Verb(
        i.BECOME, "BECOME", Statement(), SELECTION, FILTER,
        said=(of("become", "l", p.Kind(i.A)), of("become_also", "l", p.FurtherKind(i.A))),
    ),
    Verb(
        i.ITEM_SLOTS, "ITEM_SLOTS", Statement(), SELECTION, AMOUNT,
        said=(of("have_slots", "l", p.Amount(i.A)),),
    ),
    Verb(
        i.MORE_SLOTS, "MORE_SLOTS", Statement(), SELECTION, NUMBER,
        said=(of("more_slots", "l", p.Number(i.A)),),
    ),
    Verb(
        i.MAXIMUM, "MAXIMUM", Statement(), SELECTION, NUMBER, NUMBER,
        said=(
            by("maximum", "l", p.Number(i.A)),
            by("maximum_higher", "l", p.Number(i.A), p.Constant(i.B, i.HIGHER)),
            by("maximum_of", "l", p.Number(i.A)),
        ),
    ),
    Verb(
        i.FIELD_MORE, "FIELD_MORE", Statement(), a=NUMBER, b=SELECTION,
        said=(by("field_more", "l", p.Thing(i.B, stands=STATEMENT), p.Number(i.A)),),
    ),
    Verb(
        i.FIELD_FEWER, "FIELD_FEWER", Statement(), a=NUMBER, b=SELECTION,
        said=(by("field_fewer", "l", p.Thing(i.B, stands=STATEMENT), p.Number(i.A)),),
    ),
    Verb(
        i.CHEAPER, "CHEAPER", Statement(), SELECTION, RESOURCES, RESOURCES, AMOUNT, does="Makes cheaper",
        said=(
            of("cheaper", "l", p.Icons(i.A)),
            of("cheaper_to", "l", p.Icons(i.A), p.Icons(i.B)),
            by("next_cheaper", "l", p.NextPlayed(i.WHO), p.Icons(i.A)),
        ),
    ),
    Verb(
        i.DEARER, "DEARER", Statement(), SELECTION, RESOURCES, c=AMOUNT,
        said=(of("dearer", "l", p.Icons(i.A)),),
    ),
    Verb(
        i.ATTACK_FEE, "ATTACK_FEE", Statement(), SELECTION, RESOURCES, c=AMOUNT,
        said=(of("attack_fee", "l", p.Icons(i.A)),),
    ),
    Verb(
        i.ATTACK_LIMIT, "ATTACK_LIMIT", Statement(), SELECTION, NUMBER,
        said=(of("attack_only", "l", p.Often(i.A)),),
    ),
    Verb(
        i.TIRELESS, "TIRELESS", Statement(), SELECTION, NUMBER,
        said=(
            of("tireless_attack", "l", p.Constant(i.A, 1)),
            of("tireless_defence", "l", p.Constant(i.A, 2)),
            of("tireless_first", "l", p.Constant(i.A, 3)),
        ),
    ),
    Verb(
        i.STAY_DOWN, "STAY_DOWN", Statement(), SELECTION, NUMBER,
        said=(of("stay_down", "l"), of("keep_exhaustion", "l", p.Constant(i.A, i.KEEPS_COUNTERS))),
    ),
    Verb(i.ENTER_EXHAUSTED, "ENTER_EXHAUSTED", Statement(), SELECTION, said=(of("enter_exhausted", "l"),)),
    Verb(i.ENTER_FACE_DOWN, "ENTER_FACE_DOWN", Statement(), SELECTION, said=(of("enter_face_down", "l"),)),
    Verb(
        i.ENTER_WITH, "ENTER_WITH", Statement(), SELECTION, MARKERS, does="Counters",
        said=(of("enter_with", "l", p.Markers(i.A, new=True)),),
    ),
    Verb(
        i.UNPREVENTED, "UNPREVENTED", Statement(), SELECTION, NUMBER,
        said=(
            by("unprevented", "l", p.Constant(i.A, i.ALL_DAMAGE)),
            by("unprevented_of", "l", p.Thing(i.WHO, stands=STATEMENT), p.Constant(i.A, i.DAMAGE_OF)),
            by("unprevented_combat", "l", p.Thing(i.WHO, stands=STATEMENT), p.Constant(i.A, i.COMBAT_OF)),
        ),
    ),
    Verb(
        i.FEE_MORE, "FEE_MORE", Statement(), SELECTION, RESOURCES, NUMBER, AMOUNT,
        said=(by("fee_more", "l", p.Fees(i.B), p.Icons(i.A)),),
    ),
    Verb(
        i.FEE_LESS, "FEE_LESS", Statement(), SELECTION, RESOURCES, NUMBER, AMOUNT, does="Makes cheaper",
        said=(by("fee_less", "l", p.Fees(i.B), p.Icons(i.A)),),
    ),
    Verb(
        i.KEEP_POOL, "KEEP_POOL", Statement(), SELECTION, NUMBER,
        said=(
            by("keep_pool", "l", p.Word(i.A, w.PHASES)),
            by("keep_pools", "l"),
            by("keep_pool_of", "l", p.Word(i.A, w.PHASES)),
            by("keep_pools_of", "l"),
        ),
    ),
    # ---- states, in conditions only; CONTROL, CONTROL_MORE, CONTROL_FEWER and DID are made by conditions.py
    Verb(i.CONTROL, "CONTROL", NEVER, SELECTION, SELECTION),
    Verb(i.CONTROL_MORE, "CONTROL_MORE", NEVER, SELECTION, SELECTION, SELECTION),
    Verb(i.CONTROL_FEWER, "CONTROL_FEWER", NEVER, SELECTION, SELECTION, SELECTION),
    Verb(
        i.HAVE, "HAVE", NEVER, SELECTION, SELECTION,
        said=(by("have", "s", p.Thing(i.A, ANY, i.HAND), sorts=PLAYERS | THINGS),),
    ),
    Verb(
        i.HAVE_MARKERS, "HAVE_MARKERS", NEVER, SELECTION, MARKERS,
        said=(by("have_markers", "s", p.Markers(i.A), sorts=PLAYERS | THINGS),),
    ),
    Verb(
        i.HAVE_MORE, "HAVE_MORE", NEVER, SELECTION, i.MARKER, SELECTION,
        said=(
            by("have_more", "s", p.Marker(i.A), p.Thing(i.B, ANY), sorts=PLAYERS | THINGS),
            by("have_more_cards", "s", p.Constant(i.A, i.CARDS_IN_HAND), p.Thing(i.B, PLAYERS)),
        ),
    ),
    Verb(
        i.HAVE_FEWER, "HAVE_FEWER", NEVER, SELECTION, i.MARKER, SELECTION,
        said=(
            by("have_fewer", "s", p.Marker(i.A), p.Thing(i.B, ANY), sorts=PLAYERS | THINGS),
            by("have_fewer_cards", "s", p.Constant(i.A, i.CARDS_IN_HAND), p.Thing(i.B, PLAYERS)),
        ),
    ),
    Verb(i.IS_IN, "IS_IN", NEVER, SELECTION, IN_ZONE, said=(of("be_in", "s", p.Zone(i.A)),)),
    Verb(i.ON_TOP, "ON_TOP", NEVER, SELECTION, IN_ZONE, said=(of("be_on_top", "s", p.Zone(i.A)),)),
    Verb(
        i.IS, "IS", NEVER, SELECTION, SELECTION,
        said=(by("be_thing", "s", p.Thing(i.A, ANY, i.HAND, DESCRIPTION), sorts=ANY),),
    ),
    Verb(i.IS_FACE, "IS_FACE", NEVER, SELECTION, i.FACE, said=(of("be_face", "s", p.Word(i.A, w.FACES)),)),
    Verb(i.IS_EXHAUSTED, "IS_EXHAUSTED", NEVER, SELECTION, said=(of("be_exhausted", "s"),)),
    Verb(
        i.IS_ATTACHED, "IS_ATTACHED", NEVER, SELECTION, SELECTION,
        said=(of("be_attached", "s", p.Thing(i.A)),),
    ),
    Verb(i.DID, "DID", NEVER, SELECTION),
    Verb(i.HAS_FOUGHT, "HAS_FOUGHT", NEVER, SELECTION, said=(by("have_fought", "s"),)),
    Verb(i.IS_TIME, "IS_TIME", NEVER, SELECTION, NUMBER, NUMBER, said=(of("be_phase", "s", p.Time(i.A)),)),
)  # fmt: skip

# limits of an ability: they become part of its header, and are no rows
LIMITS: Final = (by("trigger_only", "i", p.Often(i.A), sorts=THINGS), by("activate_in", "i", p.PhaseOf(i.A)))

BY_OP: Final = {verb.op: verb for verb in VERBS}
WORDINGS: Final = tuple([wording for verb in VERBS for wording in verb.said])
# the same words can be an event and a state: "cannot be exhausted" forbids one, "if this is exhausted" looks
STATE_BY_NAME: Final = {wording.name: wording for wording in WORDINGS if wording.roles == "s"}
# and so can what a player orders and what a thing does
BY_THINGS: Final = (i.STRIKE, i.SHED_MARKERS)
THING_BY_NAME: Final = {wording.name: wording for wording in WORDINGS if wording.op in BY_THINGS}
BY_NAME: Final = STATE_BY_NAME | {
    wording.name: wording
    for wording in (*WORDINGS, *LIMITS)
    if wording.roles != "s" and wording.op not in BY_THINGS
}  # fmt: skip
BY_IMAGE: Final = {(wording.op, wording.form): wording for wording in WORDINGS}
assert len(BY_OP) == len(VERBS), "two verbs have one number"

# what begins to hold instead of being done; "is discarded" only says what a marker does
LASTING: Final = frozenset(
    [verb.op for verb in VERBS if verb.may_be("l") and verb.op != i.DISCARD]
    + [i.FORBID, i.REQUIRE, i.PERMIT, i.REPLACE]
)  # fmt: skip
# what a duration can belong to
TIMED: Final = LASTING | {i.DELAY} | {verb.op for verb in VERBS if verb.may_be("d")}
# what something else can happen instead of: `replaced` or the prevention of damage is asked about these alone
REPLACEABLE: Final = frozenset(
    (
        i.DRAW, i.DISCARD, i.RETURN, i.MOVE, i.PUT, i.ARRIVE, i.CREATE, i.ATTACH, i.GAIN_CONTROL, i.EXHAUST,
        i.TURN, i.DEAL, i.COMBAT_DAMAGE, i.HEAL, i.PLACE, i.REMOVE, i.MOVE_MARKERS, i.LOSE_MARKERS,
        i.GAIN_MARKERS, i.ENTER, i.LEAVE, i.NEUTRALIZE, i.WIN, i.LOSE,
    )
)  # fmt: skip
# what somebody may let happen all the same (`changes/going.py`)
BY_CHOICE: Final = frozenset(
    (i.DRAW, i.DISCARD, i.RETURN, i.MOVE, i.EXHAUST, i.DEAL, i.COMBAT_DAMAGE)
)  # fmt: skip
REPLACING: Final = frozenset(
    (i.REPLACE, i.PREVENT_NEXT, i.PREVENT_ALL, i.PREVENT_COMBAT, i.PREVENT_EVENT)
)  # fmt: skip

# orders that say how many they were about, for "that many"
UNCOUNTED: Final = LASTING | {
    i.CHOOSE, i.NAME_CARD, i.LOOK, i.LOOK_ZONE, i.SHUFFLE, i.WIN, i.LOSE, i.REDIRECT, i.DOUBLE_DAMAGE, i.ADD,
    i.PAY, i.SKIP_PHASE, i.KEEP,
}  # fmt: skip
COUNTED_EVENTS: Final = (i.DEAL, i.COMBAT_DAMAGE, i.DRAW)  # events that say how many they are about


def operand_kind(op: int, field: int) -> int:
    """What WHO, A, B or C of an instruction holds."""
    return BY_OP[op].operands[field]
