"""Everything people read of Oversoul: what a seat sees, questions, labels, refs, the journal."""

from __future__ import annotations

from typing import Final

from sandtable.cards.forms import several
from sandtable.cards.names import spell
from sandtable.cards.program import layout as lay
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.actions.attacks import must_attack
from sandtable.games.oversoul.actions.candidates import in_hand
from sandtable.games.oversoul.cardset.library import MINUS, Library
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import costs, links, values
from sandtable.games.oversoul.evaluating.abilities import header_of
from sandtable.games.oversoul.evaluating.keywords import hyper, is_consumed
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.language.roles import ROLE_TEXTS
from sandtable.games.oversoul.table import facts, geometry
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.announce import Announce
from sandtable.games.oversoul.timeshift.chain import Link, Timeshift
from sandtable.games.oversoul.timeshift.payment import Payment
from sandtable.games.oversoul.timeshift.triggers import Triggers
from sandtable.games.oversoul.turn.aftermath import OFFER_ASKED, RESCUED, Aftermath
from sandtable.games.oversoul.turn.battle import TARGET_ASKED, Battle
from sandtable.games.oversoul.turn.phases import EXCHANGE, Turn
from sandtable.games.oversoul.turn.setup import Setup
from sandtable.games.oversoul.words import prospects
from sandtable.games.oversoul.words.notation import FACES, PLACES, where
from sandtable.kernel.frames import Frame
from sandtable.kernel.game import Ref
from sandtable.kernel.state import fact_kind, fact_what, fact_who
from sandtable.timing import facts as common
from sandtable.timing import pending, pile, tallies
from sandtable.timing.asking import Pick
from sandtable.timing.nouns import CARD, Nouns, so_many
from sandtable.timing.resolve import Resolve
from sandtable.timing.seen import about, from_top, hidden_zones, open_zones, picked_from, shown_names
from sandtable.timing.values import thing_of
from sandtable.timing.waiting import from_the_top, newest

PHASES: Final = ("", "Cycle", "Action", "Return")
RANKS: Final = ("", "I", "II", "III", "IV", "V")
SIDES: Final = {its.UPRIGHT: "up", its.SIDEWAYS: "exhausted", its.FACE_DOWN: "down"}
TYPES: Final = {op.UNIT: "Unit", op.EVENT_NOUN: "Event", op.CONSTRUCT: "Construct", op.LEADER: "Leader"}
KINDS: Final = {
    pending.BY_TRIGGER: "trigger", pending.BY_USE: "Ability", links.ACTIVATION: "Activation",
    links.ATTACKING: "Attack", links.PREPARING: "Prepare",
}  # fmt: skip
KEYWORDS: Final = (
    "", "AVIAN", "CLEAVE", "CRYSTALIZED", "GUARD", "PIERCE", "POLARITY", "RANGED", "RESISTANT", "THORNS",
    "VAMPIRISM", "BARRIER", "DEATHTOUCH", "DUAL-STRIKE", "DYNAMO", "FRENZY", "VEILED", "HYPER-BARRIER",
    "HYPER-DEATHTOUCH", "HYPER-STRIKE", "HYPER-DYNAMO", "HYPER-FRENZY", "HYPER-VEILED", "AMORPHOUS",
    "BERSERK", "CHAINED", "DAMNED", "PETRIFIED", "SEALED",
)  # fmt: skip
ENDINGS: Final = {
    c.C_2_0_4: "Leader defeated", c.C_2_0_5: "Leader gone", c.C_2_0_6: "empty Deck",
    c.C_2_0_7: "Shakti-darshan", c.C_2_0_8: "Shiva-darshan", c.C_1_0_5: "card text", c.R28: "both at once",
    c.R29: "turn limit or concession", c.R165: "limit",
}  # fmt: skip
OPEN_ZONES: Final = {"idle": op.IDLE, "exile": op.EXILE_SPACE}
HIDDEN_ZONES: Final = {"hand": op.HAND, "deck": op.DECK}
HIDDEN: Final = "a face-down card"


def observe(s: Board, seat: int) -> dict[str, object]:
    """Built up from nothing: what everybody sees, and what this seat may look at."""
    battle = {}
    if s.attacker:
        for key, ref in (("attacker", s.attacker), ("target", s.target)):
            if s.same(ref) and s.get(thing_of(ref), its.ZONE) == op.BOARD:
                battle[key] = where(s, int(thing_of(ref)))
    return {
        "turn": int(s.turn),
        "active": int(s.active),
        "phase": PHASES[s.phase],
        "order": [int(x) for x in s.order],
        "players": [player_view(s, player, seat) for player in range(s.seats)],
        "stack": chain_view(s),
        "combat": battle,
        "shown": shown_names(s, seat),
        "asked": int(s.seat),
        "out": [player for player in range(s.seats) if not s.alive(player)],
    }


def player_view(s: Board, player: int, seat: int) -> dict[str, object]:
    view: dict[str, object] = {
        "rank": int(s.of(player, their.RANK)),
        "pool": int(s.of(player, their.POOL)),
        "surplus": int(s.of(player, their.SURPLUS)),
        "reach": prospects.reach(s, player),
        "shakti": prospects.shakti_view(s, player),
        "shiva": prospects.shiva_view(s, player),
        "costs": prospects.prices(s, player, from_top(s, player, op.HAND), seat),
        "board": [
            thing_view(s, int(t), seat)
            for t in s.board
            if s.get(t, its.CONTROLLER) == player and s.get(t, its.PLACE) != its.ATTACHED
        ],
    }
    return view | open_zones(s, player, OPEN_ZONES) | hidden_zones(s, player, HIDDEN_ZONES, seat)


def thing_view(s: Board, thing: int, seat: int) -> dict[str, object]:
    face = int(s.get(thing, its.FACE))
    down = s.get(thing, its.SIDE) == its.FACE_DOWN
    view: dict[str, object] = {
        "at": where(s, thing),
        "side": SIDES[int(s.get(thing, its.SIDE))],
        "type": TYPES[int(values.kind_of(s, thing))],
        "owner": int(s.get(thing, its.OWNER)),
        "damage": int(s.get(thing, its.DAMAGE)),
        "hp": int(values.hp(s, thing)),
        "exposed": bool(s.get(thing, its.EXPOSED)),
        "marks": marks_view(s, thing),
        "attachments": [thing_view(s, int(t), seat) for t in s.stack_on(thing)],
    }
    if s.sees(seat, thing):
        view["name"] = s.library.names[face]
        if (down or s.get(thing, its.PLACE) == its.LEADER_ZONE) and s.library.sign[face] == MINUS:
            view["cost"] = prospects.price(s, int(s.get(thing, its.CONTROLLER)), thing)
    if not down:
        view["full"] = int(values.full_hp(s, thing))
        view["energy"] = int(costs.yields(s, thing))
        view["dmg"] = int(values.stat(s, thing, op.DMG))
        view["spd"] = int(values.stat(s, thing, op.SPD))
        view["rank"] = int(values.rank_of(s, thing))
        view["keywords"] = keywords_view(s, thing)
        view["leader"] = s.flag(thing, its.IS_LEADER)
        view["token"] = s.flag(thing, its.IS_TOKEN)
    return view


def marks_view(s: Board, thing: int) -> dict[str, int]:
    out: dict[str, int] = {}
    for at in tallies.each(s.marks):
        if tallies.get(s.marks, at, tallies.WHOSE) == thing and tallies.get(s.marks, at, tallies.COUNT) > 0:
            name = s.library.mark_names[tallies.get(s.marks, at, tallies.WHAT)]
            out[name] = int(tallies.get(s.marks, at, tallies.COUNT))
    return out


def keywords_view(s: Board, thing: int) -> list[str]:
    out: list[str] = []
    for keyword in range(1, op.SEALED + 1):
        if values.has(s, thing, keyword):
            twice = is_consumed(keyword) and charges.held(s, s.ref(thing), keyword) >= charges.MOST
            out.append(KEYWORDS[hyper(keyword) if twice else keyword])
    return out


def chain_view(s: Board) -> list[dict[str, object]]:
    """The links that wait, the last first, with their Timeshift numbers."""
    out: list[dict[str, object]] = []
    number = int(pile.depth(s.stack))
    for link in from_the_top(s.stack):
        prepared = link.kind == links.PREPARING
        out.append(
            {
                "number": link.number,
                "timeshift": number - len(out),
                "player": link.by,
                "source": HIDDEN if prepared else s.library.names[s.get(thing_of(link.source), its.FACE)],
                "about": about_view(s, link.at),
                "kind": KINDS.get(link.kind, ""),
                "text": "" if prepared else line_text(s.library, link.header),
            }
        )
    return out


def about_view(s: Board, at: int) -> list[str]:
    """What a link is about: the places and players that it has named; of an Attack what it is aimed at."""
    if pending.get(s.stack, at, pending.KIND) == links.ATTACKING:
        aimed = s.target if s.same(s.target) and s.get(thing_of(s.target), its.ZONE) == op.BOARD else 0
        return [where(s, int(thing_of(aimed)))] if aimed else []
    return list(dict.fromkeys(about(s, at, "link", where)))


def line_text(lib: Library, header: int) -> str:
    """The line that a header is: printed on a card, or that of a Role, which every card of it has."""
    if header == 0:
        return ""
    for face in range(len(lib.names)):
        for index, other in enumerate(lib.printed(face)):
            if other == header:
                parts = printed_lines(lib.texts[face])
                return "●" + parts[index] if index < len(parts) else ""
    for role, lines in ROLE_TEXTS.items():
        for index, line in enumerate(lines[: int(lib.role_count[role])]):
            if lib.abilities[int(lib.role_first[role]) + index] == header:
                return line
    return ""


def printed_lines(text: str) -> list[str]:
    """The lines of a card, each without its dot; one in quotation marks belongs to the line that gives it."""
    out: list[str] = []
    for part in text.replace("\n", " ").split("●"):
        if out and out[-1].count('"') % 2 == 1:
            out[-1] += "●" + part
        elif part.strip(" _"):
            out.append(part)
    return [one.strip(" _") for one in out]


# ---- questions and choices


def name_at(s: Board, thing: int, seat: int) -> str:
    return s.library.names[s.get(thing, its.FACE)] if s.sees(seat, thing) else HIDDEN


def question(s: Board) -> str:
    top = s.frames[-1]
    who = f"Player {s.seat + 1}"
    seat = int(s.seat)
    if isinstance(top, Setup):
        return f"{who}: who takes the first turn?\n{FIRST}"
    if isinstance(top, Turn):
        if top.step == EXCHANGE:
            return f"{who}: do you Return three cards to Draw one?\n{THREE}"
        return f"{who}: what do you do in your Action Phase?{duty(s)}"
    if isinstance(top, Battle):
        if top.step == TARGET_ASKED:
            return f"{who}: what does {name_at(s, int(top.attacker), seat)} Attack?"
        return f"{who}: which card Guards {name_at(s, int(thing_of(s.target)), seat)}?"
    if isinstance(top, Timeshift):
        return f"{who}: {chain_question(s)}"
    if isinstance(top, Aftermath):
        if top.step == RESCUED:
            return f"{who}: your Leader has left the board. What brings it back?"
        if top.step == OFFER_ASKED:
            return f"{who}: do you answer what has happened?"
        return f"{who}: do you use something quick, or pass?"
    if isinstance(top, Payment):
        return f"{who}: {payment_question(s, top)}"
    if isinstance(top, Triggers):
        return f"{who}: which of your Abilities comes next?"
    if isinstance(top, Announce):
        name = s.library.names[s.get(top.thing, its.FACE)]
        return (
            f"{who}: do you use {name}?{said_in(s, top)}"
            if o.NO in s.options()
            else f"{who}: in which Zone do you put {name}?\nFree Zones are lit."
        )
    if isinstance(top, Resolve):
        name = s.library.names[s.get(thing_of(top.source), its.FACE)]
        if o.NO in s.options():
            if int(top.you) != seat:  # R287
                return f"{who}: do you take what {name} offers you?{said_in(s, top)}"
            return f"{who}: do you use {name}?{said_in(s, top)}"
        if all([o.kind_of(option) == o.ZONE for option in s.options()]):
            return f"{who}: {name}: choose a Zone.{said_in(s, top)}"
        return f"{who}: what do you do with {name}?{said_in(s, top)}"
    if isinstance(top, Pick):
        return f"{who}: {pick_question(s, top)}"
    return f"{who}: what do you do?"


def duty(s: Board) -> str:
    """Who must Attack before the phase can end, on a line of its own."""
    thing = int(must_attack(s, s.seat))
    if thing < 0:
        return ""
    return f"\n{name_at(s, thing, int(s.seat))} must Attack before you can end it."


def chain_question(s: Board) -> str:
    """What somebody may respond to: the newest link."""
    link = newest(s.stack)
    if link.number == 0:
        return "do you answer, or pass?"
    name = s.library.names[s.get(thing_of(link.source), its.FACE)]
    if link.kind == links.PREPARING:
        return "a card is Prepared. Do you answer, or pass?"
    if link.kind == links.ATTACKING:
        return f"answer the Attack of {name}, or pass?"
    return f"answer {name}, or pass?"


def payment_question(s: Board, payment: Payment) -> str:
    """How much is to be Consumed, and what is there without Generating."""
    there = int(costs.at_hand(s, payment.payer) + payment.generated(s))
    short = "Exhaust +cards for the rest" if there else "Exhaust +cards"
    how = "Pay with it, or Exhaust +cards instead" if there >= payment.amount else short
    whose = "opposing " if payment.payer != payment.player else ""
    return f"how do you pay {payment.amount} {whose}ENERGY?\n{there or 'No'} ENERGY is ready. {how}."


THREE: Final = "One of your hand, one of your Idle Zone and one of your board go under your Deck."
RETURNED: Final = {op.HAND: "hand", op.IDLE: "Idle Zone"}
FIRST: Final = "It is your choice. Whoever begins has four cards, the other five."
PICKED_FOR: Final = {
    c.C_2_0_20: "which cards do you exchange?\nThey go under your Deck, and you Draw as many; only once.",
    c.C_2_3_1: "which cards do you Return, down to five?\nThey go under your Deck.",
    c.R145: "which opponent is meant?",
}
WHOSE_DECK: Final = "which player's Deck is it?"  # either Deck is anybody's, also one's own (R145)


def pick_question(s: Board, pick: Pick) -> str:
    """What is picked and what for: by whom the pick was asked for, it is told."""
    low, high, done = int(pick.low), int(pick.high), len(pick.chosen)
    clause = int(pick.clause)
    if clause == c.R145 and o.make(o.PICK_PLAYER, s.seat) in s.options():
        return f"{asker(s)}: {WHOSE_DECK}"
    if clause in PICKED_FOR:
        return PICKED_FOR[clause]
    if clause == c.C_2_3_2:
        return returned_question(s, pick)
    name = asker(s)
    if clause == c.R123:
        return f"to what do you Attach {name}?"
    if pick.ordered:
        return f"{name}: which of them do you lay down next?\nThe last one lies outermost."
    number = str(low - done) if low == high else f"up to {high - done}"
    if clause == c.R125:
        return f"{name}: what do you pay its Cost with? Choose {number}.{asked_by(s)}"
    many = so_many(s, pick, number, PICKED, type_of)
    return f"{name}: {'Select' if clause == c.C_8_2_2 else 'choose'} {many}.{asked_by(s)}"


PICKED: Final = Nouns(
    {op.HAND: "hand", op.DECK: "Deck", op.IDLE: "Idle Zone", op.EXILE_SPACE: "Exile Space"},
    effect="Timeshift link",
)


def type_of(s: Board, thing: int) -> str:
    """What a card on the board is called that is picked."""
    return TYPES.get(int(values.kind_of(s, thing)), CARD)


def returned_question(s: Board, pick: Pick) -> str:
    """One from the hand, one from the Idle Zone, one from the board; then in which order they go."""
    if pick.ordered:
        return "which of them goes under your Deck next?\nThe last one lies at the very bottom."
    zone = int(s.get(thing_of(pick.pool[0]), its.ZONE)) if len(pick.pool) else 0
    return f"which card of your {RETURNED.get(zone, 'board')} do you Return?\nIt goes under your Deck."


def asked_by(s: Board) -> str:
    """The printed line for whose sake something is picked, below the question."""
    return said_in(s, s.frames[-2]) if len(s.frames) > 1 else ""


def said_in(s: Board, frame: Frame) -> str:
    """The printed line that a frame runs or announces, on a line of its own."""
    if isinstance(frame, Announce):
        lines = frame.lines(s)
        header = int(lines[frame.line]) if 0 <= frame.line < len(lines) else 0
    elif isinstance(frame, Resolve):
        header = int(frame.header)
    else:
        return ""
    line = line_text(s.library, header)
    return f"\n{line}" if line else ""


def asker(s: Board) -> str:
    """The card for whose sake something is picked."""
    thing = culprit(s.frames[-2]) if len(s.frames) > 1 else -1
    return s.library.names[s.get(thing, its.FACE)] if thing >= 0 else "now"


def culprit(frame: Frame) -> int:
    """The card whose text a frame runs or announces, -1 if there is none."""
    if isinstance(frame, (Announce, Link)):
        return int(frame.thing)
    if isinstance(frame, Resolve) and frame.source != 0:
        return int(thing_of(frame.source))
    return -1


LABELS: Final = {
    o.PASS: "Pass", o.DONE_PICKING: "That is all", o.YES: "Yes", o.NO: "No",
    o.END_PHASE: "End the Action Phase",
    o.NO_GUARD: "No Guard", o.PAID: "Pay", o.CONCEDE: "Concede",
}  # fmt: skip
WORDS: Final = {
    o.ACTIVATE: "Activate", o.PREPARE: "Prepare", o.PICK_FACE: "Take", o.TURN_UP: "Turn up",
    o.ATTACK: "Attack with", o.TARGET: "Attack", o.GUARD: "Guard with", o.GENERATE: "Generate with",
    o.PICK: "Choose",
}  # fmt: skip


def paid_label(s: Board) -> str:
    """What is left once this is paid."""
    top = s.frames[-1]
    if not isinstance(top, Payment):
        return LABELS[o.PAID]
    left = int(costs.at_hand(s, top.payer) + top.generated(s) - top.amount)
    return (
        f"Pay {top.amount} ({left} left)"
        if len(top.chosen)
        else f"Pay {top.amount} of the ready ENERGY ({left} left)"
    )


def label(s: Board, option: int) -> str:
    """An option in words, and the ENERGY that it would leave."""
    if option == o.PAID:
        return paid_label(s)
    if option == o.DONE_PICKING and exchanged(s) == 0:
        return "Keep them all"
    text = plain_label(s, option, int(s.seat))
    if o.kind_of(option) == o.NEXT:
        text = text.replace(": ●", ": ", 1)  # a button of its own, not a line of the card
    return text + energy_left(s, option)


def exchanged(s: Board) -> int:
    """How many cards of the opening hand are put back so far; -1 where that is not the question."""
    top = s.frames[-1]
    return len(top.chosen) if isinstance(top, Pick) and top.clause == c.C_2_0_20 else -1


def energy_left(s: Board, option: int) -> str:
    """What an action Consumes, and what could still be Consumed after it."""
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    seat = int(s.seat)
    thing = -1
    if kind in (o.ACTIVATE, o.PREPARE):
        thing = int(in_hand(s, seat, value))
    elif kind == o.TURN_UP:
        thing = int(s.at_spot(value))
    elif kind == o.LEAD:
        thing = int(s.of(seat, their.LEADER))
    if thing < 0:
        return ""
    cost = costs.cost_to_prepare(s, seat) if kind == o.PREPARE else prospects.whole_price(s, seat, thing)
    if cost == 0:
        return " for nothing"
    return f" for {cost} ENERGY ({prospects.reach(s, seat) - cost} left)"


def plain_label(s: Board, option: int, seat: int) -> str:
    """An option in words, as a seat may read it."""
    if option in LABELS:
        return LABELS[option]
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    if kind == o.LEAD:
        return f"Activate {s.library.names[s.get(s.of(s.seat, their.LEADER), its.FACE)]}"
    if kind in FACES:
        return f"{WORDS[kind]} {s.library.names[value]}"
    if kind in PLACES:
        thing = int(s.at_spot(value))
        return f"{WORDS[kind]} {name_at(s, thing, seat)}"
    if kind == o.USE:
        thing = int(s.at_spot(o.ability_place(value)))
        packed = values.lines_of(s, thing)[o.ability_index(value)]
        text = line_text(s.library, int(header_of(packed)))
        return f"{name_at(s, thing, seat)}: {text}" if text else f"Use {name_at(s, thing, seat)}"
    if kind == o.USE_CARD:
        face = int(o.ability_place(value))
        text = line_text(s.library, int(lines_elsewhere(s.library, face)[o.ability_index(value)]))
        return f"{s.library.names[face]}: {text}" if text else f"Use {s.library.names[face]}"
    if kind == o.ZONE:
        name = geometry.NAMES[value]
        return f"{'Unit' if geometry.is_unit_zone(value) else 'Event'} Zone {name[1:]}"
    if kind == o.BEGIN or kind == o.PICK_PLAYER:
        return f"Player {value + 1}"
    if kind == o.NEXT:
        return next_label(s, value) if seat == s.seat else "The next Ability"
    if kind == o.SHARE:
        return f"{value} DMG"
    return f"Way {value}" if kind == o.MODE else f"Timeshift link {value}"


def next_label(s: Board, index: int) -> str:
    top = s.frames[-1]
    if not isinstance(top, Triggers):
        return f"Number {index + 1}"
    at = top.entries(s.seat)[index]
    thing = thing_of(pending.get(top.batch, at, pending.SOURCE))
    text = line_text(s.library, int(pending.get(top.batch, at, pending.HEADER)))
    name = s.library.names[s.get(thing, its.FACE)]
    return f"{name}: {text}" if text else f"Ability of {name}"


def refs(s: Board, option: int) -> tuple[Ref, ...]:
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    if option in LABELS:
        return ()
    if kind in PLACES:
        return (Ref("card", where(s, int(s.at_spot(value)))),)
    if kind == o.USE:
        return (Ref("card", where(s, int(s.at_spot(o.ability_place(value))))),)
    if kind == o.LEAD:
        return (Ref("card", where(s, int(s.of(s.seat, their.LEADER)))),)
    if kind in FACES or kind == o.USE_CARD:
        face = value if kind in FACES else int(o.ability_place(value))
        pile_name = picked_from(s, face, PILES) if kind == o.PICK_FACE else f"{s.seat + 1}h"
        if kind == o.USE_CARD:
            zone = int(
                lay.get(s.library.code, lines_elsewhere(s.library, face)[o.ability_index(value)], lay.ZONE)
            )
            pile_name = f"{s.seat + 1}{PILES.get(zone, 'h')}"
        return (Ref("card", f"{pile_name}:{spell(s.library.names[face])}"),)
    if kind == o.ZONE:
        return (Ref("zone", f"{s.seat + 1}{geometry.NAMES[value]}"),)
    if kind == o.PICK_EFFECT:
        return (Ref("link", str(value)),)
    if kind == o.PICK_PLAYER:
        return (Ref("seat", str(value + 1)),)
    return ()


PILES: Final = {op.HAND: "h", op.DECK: "k", op.IDLE: "i", op.EXILE_SPACE: "x"}


# ---- the journal

SENTENCES: Final = {
    facts.ACTIVATED: "{who} announces {name}.", facts.ENTERED: "{name} of {who} Enters.",
    facts.SPAWNED: "{who} Spawns {name}.", facts.TURNED_UP: "{who} turns up {name}.",
    facts.SHATTERED: "{name} of {who} Shatters.", facts.EXILED: "{name} of {who} is Exiled.",
    facts.SACRIFICED: "{who} Sacrifices {name}.", facts.DISCARDED: "{who} Discards {name}.",
    facts.EXHAUSTED_IT: "{name} of {who} is Exhausted.", facts.REACTIVATED: "{name} of {who} is Reactivated.",
    facts.RESOLVED: "{name} of {who} resolves.", facts.CANCELLED: "{name} of {who} is Cancelled.",
    facts.SHOWN: "{who} shows {name}.", facts.EXPOSED: "{name} of {who} is Exposed.",
    facts.DROPPED: "{name} of {who} is not used any more.", facts.IDLE_EVENT: "{who} has played {name}.",
    facts.USED: "{who} uses {name}.", facts.TRIGGERED: "{who} uses {name}.",
    facts.GUARDED: "{who} Guards with {name}.",
}  # fmt: skip
PLAIN: Final = {
    facts.SEARCHED: "looks through the Deck", facts.SHUFFLED: "shuffles the Deck",
    common.DRAWN_GAME: "", common.CONCEDED: "concedes", common.WON: "wins", common.LOST: "has lost",
    facts.BATTLE_OVER: "", facts.BEGINS: "takes the first turn",
}  # fmt: skip


def narrate(lib: Library, fact: int, seat: int) -> str:
    kind, player, what = int(fact_kind(fact)), int(fact_who(fact)), int(fact_what(fact))
    who = f"Player {player + 1}"
    if kind in SENTENCES:
        return SENTENCES[kind].replace("{who}", who).replace("{name}", lib.names[what])
    if kind == common.DRAWN_GAME:
        return "The game is a draw."
    if kind in PLAIN:
        return f"{who} {PLAIN[kind]}." if PLAIN[kind] else ""
    if kind in (facts.DREW, facts.PREPARED):
        verb = "Draws" if kind == facts.DREW else "Prepares"
        return f"{who} {verb} {lib.names[what] if seat == player else 'a card'}."
    if kind in (facts.DAMAGED, facts.HEALED, facts.GENERATED, facts.MARKED):
        number, face = int(common.number_counted(what)), int(common.face_counted(what))
        name = lib.names[face] if face != facts.UNSEEN else HIDDEN
        return {
            facts.DAMAGED: f"{name} of {who} takes {number} DMG.",
            facts.HEALED: f"{name} of {who} is Healed by {number}.",
            facts.GENERATED: f"{who} Generates {number} ENERGY with {name}.",
            facts.MARKED: f"{name} of {who} gets {several(number, 'mark')}.",
        }[kind]
    if kind == facts.RETURNED:
        return f"A card of {who} is Returned."
    if kind == facts.ATTACHED:
        return f"{who} Attaches {lib.names[common.first_of(what)]} to {lib.names[common.second_of(what)]}."
    if kind == facts.KEYWORD:
        return f"{lib.names[common.first_of(what)]} of {who} gets {KEYWORDS[common.second_of(what)]}."
    if kind == facts.DECLARED:
        target = int(common.second_of(what))
        whom = lib.names[target] if target != facts.UNSEEN else HIDDEN
        return f"{who} Attacks {whom} with {lib.names[common.first_of(what)]}."
    if kind == facts.GAZED:
        return f"{who} Gazes at {several(what, 'card')}."
    if kind == facts.TAKEN:
        return f"{who} puts {several(what, 'card')} under the Deck."
    if kind == facts.RANK_NOW:
        return f"{who}'s Leader is now RANK {RANKS[what]}."
    if kind == facts.PROPHECY:
        return f"{who} pronounces {ENDINGS[what]}."
    if kind == facts.TURN_BEGINS:
        return f"Turn {what}: {who}."
    if kind == facts.PHASE_BEGINS:
        return f"{who}: {PHASES[what]} Phase."
    return ""
