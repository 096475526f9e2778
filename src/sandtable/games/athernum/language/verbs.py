"""The verbs: which instruction each production of `vp` is, what it takes, and where it may stand.

One line of grammar, one line here. A verb and its instruction (OP and FORM together) are one to one, so a
program prints back by looking up its rows. Two productions with the same image are an error at import.
"""

from typing import Final, NamedTuple

from sandtable.games.athernum.language import instructions as i

# where a verb may stand, as letters:
#   o order  c cost  e event (when, would)  s state (if, as long as)  p past (this turn)
#   l statement that lasts  b after cannot, must and "prevent the next time"  m after may, as a permission
#   i limit of its ability
#   d order that may have a duration  r inside a replacement only

PLAYERS: Final = 1  # sorts of things
THINGS: Final = 2  # cards, tokens, permanents, attachments
EFFECTS: Final = 4
RESOURCES: Final = 8
ANY: Final = 15


class Take(NamedTuple):
    """One open place of a verb: how its words are lowered, into which field, and which sorts it admits."""

    kind: str
    field: int
    sorts: int = THINGS


class Verb(NamedTuple):
    """A production as an instruction."""

    name: str
    op: int
    form: int
    takes: tuple[Take, ...]
    roles: str
    subject: int = i.WHO  # the field of the subject; passive verbs have it in A or B
    sorts: int = PLAYERS  # who or what can be the subject
    constant: tuple[int, int] = (0, 0)  # a field with a fixed number


def thing(field: int, sorts: int = THINGS) -> Take:
    return Take("thing", field, sorts)


_A: Final = (thing(i.A),)
_MARKERS: Final = (Take("markers", i.A),)

VERBS: Final[tuple[Verb, ...]] = (
    Verb("draw", i.DRAW, 0, (Take("amount", i.A),), "oeb"),
    Verb("draw_equal", i.DRAW, 1, (Take("value", i.A),), "o"),
    Verb("drew", i.DRAW, 2, (Take("amount", i.A),), "p"),
    Verb("draw_nth", i.DRAW_NTH, 0, (Take("ordinal", i.A),), "e"),
    Verb("draw_that", i.DRAW_CARD, 0, _A, "o"),
    Verb("discard", i.DISCARD, 0, _A, "oceb"),
    Verb("be_discarded", i.DISCARD, 1, (), "ebl", i.A, THINGS),
    Verb("be_discarded_from", i.DISCARD, 2, (Take("zone", i.B),), "eb", i.A, THINGS),
    Verb("return_to", i.RETURN, 0, (thing(i.A), Take("zone", i.B)), "oceb"),
    Verb("move_to", i.MOVE, 0, (thing(i.A), Take("zone", i.B)), "oceb"),
    Verb("keep_there", i.KEEP, 0, (Take("it", i.A),), "o"),
    Verb("put", i.PUT, 0, (thing(i.A), Take("spot", i.B)), "oceb"),
    Verb("be_put_into", i.ARRIVE, 0, (Take("zone", i.B),), "eb", i.A, THINGS),
    Verb("shuffle", i.SHUFFLE, 0, (Take("own_deck", i.A),), "oe"),
    Verb("shuffle_zone", i.SHUFFLE, 1, (Take("zone", i.A),), "oeb"),
    Verb("shuffle_zone_into", i.SHUFFLE_ZONE, 0, (Take("zone", i.A), Take("zone", i.B)), "ob"),
    Verb("shuffle_into", i.SHUFFLE_CARDS, 0, (thing(i.A), Take("zone", i.B)), "ocb"),
    Verb("search", i.SEARCH, 0, (Take("zone", i.A), Take("found", i.B)), "oeb"),
    Verb("reveal", i.REVEAL, 0, _A, "oceb"),
    Verb("reveal_zone", i.REVEAL_ZONE, 0, (Take("zone", i.A),), "oceb"),
    Verb("look", i.LOOK, 0, _A, "ob"),
    Verb("look_zone", i.LOOK_ZONE, 0, (Take("zone", i.A),), "ob"),
    Verb("play", i.PLAY, 0, _A, "oebm"),
    Verb("be_played", i.PLAY, 1, (), "eb", i.A, THINGS),
    Verb("played", i.PLAY, 2, _A, "p"),
    Verb("play_free", i.PLAY_FREE, 0, _A, "om"),
    Verb("create", i.CREATE, 0, (Take("token", i.A),), "oeb"),
    Verb("attach", i.ATTACH, 0, (thing(i.A), thing(i.B)), "oceb"),
    Verb("become_attached", i.ATTACH, 1, (thing(i.B),), "eb", i.A, THINGS),
    Verb("be_attached", i.ATTACH, 2, (thing(i.B),), "bm", i.A, THINGS),
    Verb("gain_control", i.GAIN_CONTROL, 0, _A, "odeb"),
    Verb("exchange_control", i.EXCHANGE_CONTROL, 0, _A, "odb"),
    Verb("choose", i.CHOOSE, 0, (thing(i.A, ANY),), "o"),
    Verb("be_targeted", i.CHOSEN, 0, (), "eb", i.A, ANY),
    Verb("exhaust", i.EXHAUST, 0, _A, "oceb"),
    Verb("be_exhausted", i.EXHAUST, 1, (), "b", i.A, THINGS),
    Verb("become_exhausted", i.EXHAUST, 2, (), "eb", i.A, THINGS),
    Verb("be_exhausted_in_combat", i.EXHAUST, 3, (), "b", i.A, THINGS, (i.C, 1)),
    Verb("turn", i.TURN, 0, (thing(i.A), Take("face", i.B)), "oceb"),
    Verb("be_turned", i.TURN, 1, (Take("face", i.B),), "eb", i.A, THINGS),
    Verb("deal", i.DEAL, 0, (Take("count", i.A), thing(i.B)), "o"),
    Verb("deal_equal", i.DEAL, 1, (Take("value", i.A), thing(i.B)), "o"),
    Verb("be_dealt_damage", i.DEAL, 2, (), "eb", i.B, THINGS),
    Verb("deal_combat", i.COMBAT_DAMAGE, 0, (), "eb", i.WHO, THINGS),
    Verb("deal_combat_to", i.COMBAT_DAMAGE, 1, (thing(i.B),), "eb", i.WHO, THINGS),
    Verb("be_dealt_combat", i.COMBAT_DAMAGE, 2, (), "eb", i.B, THINGS),
    Verb("heal", i.HEAL, 0, (Take("markers", i.A), thing(i.B)), "oeb"),
    Verb("be_healed", i.HEAL, 1, (), "eb", i.B, THINGS),
    Verb("healed", i.HEAL, 2, _MARKERS, "p"),
    Verb("place", i.PLACE, 0, (Take("markers", i.A), thing(i.B)), "oceb"),
    Verb("remove", i.REMOVE, 0, (Take("markers", i.A), thing(i.B)), "oceb"),
    Verb("remove_them", i.REMOVE, 1, (Take("those_markers", i.A),), "o"),
    Verb("move_markers", i.MOVE_MARKERS, 0, (Take("markers", i.A), thing(i.B), thing(i.C)), "oceb"),
    Verb("lose_markers", i.LOSE_MARKERS, 0, _MARKERS, "oeb"),
    Verb("gain_markers", i.GAIN_MARKERS, 0, _MARKERS, "oeb"),
    Verb("spend_markers", i.SPEND_MARKERS, 0, _MARKERS, "oceb"),
    Verb("enter", i.ENTER, 0, (), "eb", i.WHO, THINGS),
    Verb("leave", i.LEAVE, 0, (), "eb", i.WHO, THINGS),
    Verb("left", i.LEAVE, 1, (), "p", i.WHO, THINGS),
    Verb("attack", i.ATTACK, 0, (), "eb", i.WHO, THINGS),
    Verb("attack_that", i.ATTACK, 1, _A, "eb", i.WHO, THINGS),
    Verb("be_attacked", i.ATTACK, 2, (), "eb", i.A, THINGS),
    Verb("attacked", i.ATTACK, 3, (), "p", i.WHO, THINGS),
    Verb("defend", i.DEFEND, 0, (), "eb", i.WHO, THINGS),
    Verb("be_defender", i.DEFEND, 1, (), "b", i.WHO, THINGS),
    Verb("defended", i.DEFEND, 2, (), "p", i.WHO, THINGS),
    Verb("be_leader", i.LEAD, 0, (), "b", i.WHO, THINGS),
    Verb("neutralize", i.NEUTRALIZE, 0, (thing(i.A, EFFECTS),), "oeb"),
    Verb("be_neutralized", i.NEUTRALIZE, 1, (), "eb", i.A, EFFECTS),
    Verb("redirect", i.REDIRECT, 0, (thing(i.A, EFFECTS),), "o"),
    Verb("double_damage", i.DOUBLE_DAMAGE, 0, (thing(i.A, EFFECTS),), "o"),
    Verb("add", i.ADD, 0, (Take("icons", i.A),), "ob"),
    Verb("pay", i.PAY, 0, (Take("icons", i.A),), "o"),
    Verb("activate", i.ACTIVATE, 0, (Take("skills", i.A),), "eb"),
    Verb("activate_global", i.ACTIVATE_GLOBAL, 0, (Take("global", i.A),), "eb"),
    Verb("use_abilities", i.USE_ABILITIES, 0, (), "b", i.WHO, PLAYERS | THINGS),
    Verb("spend_on", i.SPEND_ON, 0, (thing(i.A, RESOURCES), thing(i.B)), "b"),
    Verb("more_combat", i.MORE_COMBAT, 0, (), "m"),
    Verb("skip_phase", i.SKIP_PHASE, 0, (Take("phase", i.A),), "o"),
    Verb("win", i.WIN, 0, (), "ob"),
    Verb("lose", i.LOSE, 0, (), "ob"),
    Verb("prevent_next", i.PREVENT_NEXT, 0, (Take("count", i.A), thing(i.B)), "ol"),
    Verb("prevent_all", i.PREVENT_ALL, 0, (thing(i.B),), "ol"),
    Verb("prevent_combat", i.PREVENT_COMBAT, 0, (thing(i.B),), "ol"),
    Verb("prevent_some", i.PREVENT_SOME, 0, (Take("count", i.A),), "r"),
    Verb("prevent_that", i.PREVENT_THAT, 0, (), "r"),
    Verb("prevent_event", i.PREVENT_EVENT, 0, (Take("would", i.A),), "ol"),
    Verb("get", i.MODIFY, 0, (Take("changes", i.A),), "l", i.WHO, THINGS),
    Verb("have_values", i.SET, 0, (Take("values", i.A),), "l", i.WHO, THINGS),
    Verb("double", i.DOUBLE, 0, (Take("stat", i.A), thing(i.B)), "ol"),
    Verb("at_least", i.AT_LEAST, 0, (Take("stat", i.A), Take("number", i.B)), "l", i.WHO, THINGS),
    Verb("at_most", i.AT_MOST, 0, (Take("stat", i.A), Take("number", i.B)), "l", i.WHO, THINGS),
    Verb("gain_values", i.GAIN_VALUES, 0, (Take("values", i.A),), "l", i.WHO, THINGS),
    Verb("grant", i.GRANT, 0, (Take("quotes", i.A),), "l", i.WHO, THINGS),
    Verb("lose_abilities", i.LOSE_ABILITIES, 0, (), "l", i.WHO, THINGS),
    Verb("gain_subtype", i.GAIN_SUBTYPE, 0, (Take("SUBTYPE", i.A),), "l", i.WHO, THINGS),
    Verb("gain_keyword", i.GAIN_KEYWORD, 0, (Take("KEYWORD", i.A),), "l", i.WHO, THINGS),
    Verb("become", i.BECOME, 0, (Take("kind", i.A),), "l", i.WHO, THINGS),
    Verb("have_slots", i.ITEM_SLOTS, 0, (Take("amount", i.A),), "l", i.WHO, THINGS),
    Verb("more_slots", i.MORE_SLOTS, 0, (Take("number", i.A),), "l", i.WHO, THINGS),
    Verb("maximum", i.MAXIMUM, 0, (Take("number", i.A),), "l"),
    Verb("field_more", i.FIELD_MORE, 0, (thing(i.B), Take("number", i.A)), "l"),
    Verb("field_fewer", i.FIELD_FEWER, 0, (thing(i.B), Take("number", i.A)), "l"),
    Verb("cheaper", i.CHEAPER, 0, (Take("icons", i.A),), "l", i.WHO, THINGS),
    Verb("dearer", i.DEARER, 0, (Take("icons", i.A),), "l", i.WHO, THINGS),
    Verb("attack_only", i.ATTACK_LIMIT, 0, (Take("often", i.A),), "l", i.WHO, THINGS),
    Verb("tireless_attack", i.TIRELESS, 0, (), "l", i.WHO, THINGS, (i.A, 1)),
    Verb("tireless_defence", i.TIRELESS, 1, (), "l", i.WHO, THINGS, (i.A, 2)),
    Verb("stay_down", i.STAY_DOWN, 0, (), "l", i.WHO, THINGS),
    Verb("enter_exhausted", i.ENTER_EXHAUSTED, 0, (), "l", i.WHO, THINGS),
    Verb("enter_face_down", i.ENTER_FACE_DOWN, 0, (), "l", i.WHO, THINGS),
    Verb("have", i.HAVE, 0, (thing(i.A, ANY),), "s", i.WHO, PLAYERS | THINGS),
    Verb("have_markers", i.HAVE_MARKERS, 0, _MARKERS, "s", i.WHO, PLAYERS | THINGS),
    Verb("have_more", i.HAVE_MORE, 0, (Take("marker", i.A), thing(i.B, ANY)), "s", i.WHO, PLAYERS | THINGS),
    Verb("have_fewer", i.HAVE_FEWER, 0, (Take("marker", i.A), thing(i.B, ANY)), "s", i.WHO, PLAYERS | THINGS),
    Verb("be_in", i.IS_IN, 0, (Take("zone", i.A),), "s", i.WHO, THINGS),
    Verb("be_on_top", i.ON_TOP, 0, (Take("zone", i.A),), "s", i.WHO, THINGS),
    Verb("be_thing", i.IS, 0, (thing(i.A, ANY),), "s", i.WHO, ANY),
    Verb("be_face", i.IS_FACE, 0, (Take("face", i.A),), "s", i.WHO, THINGS),
    # limits: they become part of the header, not rows
    Verb("trigger_only", i.END, 1, (Take("often", i.A),), "i", i.WHO, THINGS),
    Verb("activate_in", i.END, 2, (Take("phase_of", i.A),), "i"),
)

# the same words as a state: "if this is exhausted" looks, "cannot be exhausted" forbids an event
STATES: Final[tuple[Verb, ...]] = (
    Verb("be_exhausted", i.IS_EXHAUSTED, 0, (), "s", i.WHO, THINGS),
    Verb("be_attached", i.IS_ATTACHED, 0, (thing(i.A),), "s", i.WHO, THINGS),
)

BY_NAME: Final = {verb.name: verb for verb in VERBS}
STATE_BY_NAME: Final = {verb.name: verb for verb in STATES}
BY_IMAGE: Final = {(verb.op, verb.form): verb for verb in VERBS + STATES}
assert len(BY_NAME) == len(VERBS) and len(BY_IMAGE) == len(VERBS) + len(STATES), (
    "two verbs are one instruction"
)

LASTING: Final = frozenset(
    [verb.op for verb in VERBS if "l" in verb.roles and verb.op != i.DISCARD]
    + [i.FORBID, i.REQUIRE, i.PERMIT, i.REPLACE]
)  # fmt: skip
TIMED: Final = LASTING | {i.GAIN_CONTROL, i.EXCHANGE_CONTROL, i.DELAY}  # what a duration can belong to
REPLACING: Final = frozenset(
    (i.REPLACE, i.PREVENT_NEXT, i.PREVENT_ALL, i.PREVENT_COMBAT, i.PREVENT_EVENT)
)  # fmt: skip
STATE_OPS: Final = frozenset(
    [verb.op for verb in VERBS + STATES if verb.roles == "s"] + [i.CONTROL, i.CONTROL_MORE]
)
