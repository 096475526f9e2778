"""Everything people read of Athernum: what a seat sees, questions, labels, reasons and the journal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.forms import begun
from sandtable.cards.names import spell
from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.abilities import ability_at
from sandtable.games.athernum.actions.naming import ability_thing, option_face, option_host, option_zone
from sandtable.games.athernum.actions.payment import Payment
from sandtable.games.athernum.actions.playing import Playing
from sandtable.games.athernum.actions.plays import play_cost
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.evaluating.kinds import supertype
from sandtable.games.athernum.evaluating.layers import dfv, ofv
from sandtable.games.athernum.evaluating.on_table import collected, custom_markers
from sandtable.games.athernum.evaluating.slots import field, slots
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.questions.piles import PileOrder
from sandtable.games.athernum.stack.priority import Priority
from sandtable.games.athernum.table import facts
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.combat import Combat, CombatPhase
from sandtable.games.athernum.turn.phases import Chance, Day
from sandtable.games.athernum.turn.setup import Setup
from sandtable.games.athernum.words.places import ZONES, attached_to, in_place, where
from sandtable.games.athernum.words.values import changes, printed
from sandtable.kernel.game import Ref
from sandtable.kernel.state import fact_kind, fact_what, fact_who
from sandtable.timing import facts as common
from sandtable.timing import pending, pile
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Pick
from sandtable.timing.nouns import ANY, Nouns, so_many
from sandtable.timing.resolve import Resolve
from sandtable.timing.seen import about, from_top, hidden_zones, open_zones, picked_from, shown_names
from sandtable.timing.stacking import Stacking
from sandtable.timing.targets import mode_count
from sandtable.timing.values import thing_of
from sandtable.timing.waiting import from_the_top

PHASES: Final = ("", "Morning", "Day", "Combat", "Evening", "Night")
COMMANDS_WORDS: Final = ("", "Acquisition", "Solvency", "Contingency")
SUPERTYPES: Final = {
    op.CHARACTER: "character",
    op.ITEM: "item",
    op.LOCATION: "location",
    op.RESOURCE: "resource",
}
SIDES: Final = {its.LIES_UP: "up", its.LIES_DOWN: "down", its.LIES_EXHAUSTED: "exhausted"}
ENDINGS: Final = {
    c.C_4_2_2H: "objective", c.C_4_2_3C: "majority", c.C_4_2_3A: "lost by an effect",
    c.C_4_2_3B: "won by an effect",
    c.C_4_2_4A: "last player", c.C_4_2_4B: "empty deck", c.R107: "loop", c.R108: "concession",
    c.R145: "turn limit",
}  # fmt: skip
PLACES: Final = (
    ("main", its.MAIN_SLOT),
    ("characters", its.CHARACTER_SLOT),
    ("locations", its.LOCATION_SLOT),
)
OPEN_ZONES: Final = {"discard": op.DISCARD_PILE, "void": op.VOID}
HIDDEN_ZONES: Final = {"hand": op.HAND, "deck": op.DECK, "extra": op.EXTRA_DECK}
GONE_FROM_SIGHT: Final = "a card that nobody sees"


# ---- what a seat sees


def observe(s: Board, seat: int) -> dict[str, object]:
    """Built up from nothing: what everybody sees, and what this seat may look at."""
    players: list[dict[str, object]] = []
    for player in range(s.seats):
        players.append(player_view(s, player, seat))
    top = s.frames[-1] if s.frames else None
    return {
        "turn": int(s.turn),
        "active": int(s.active),
        "phase": PHASES[s.phase],
        "pool": int(s.pool),
        "order": [int(x) for x in s.order],
        "players": players,
        "stack": stack_view(s),
        "combat": combat_view(s),
        "shown": shown_names(s, seat),
        "asked": int(s.seat),
        "chosen": int(top.player) if isinstance(top, Setup) else -1,
        "out": [player for player in range(s.seats) if not s.alive(player)],
    }


def player_view(s: Board, player: int, seat: int) -> dict[str, object]:
    view: dict[str, object] = {
        "faction": s.library.factions[s.of(player, their.FACTION)],
        "commands": int(s.of(player, their.COMMANDS)),
        "victory": int(collected(s, player)),
        "mana": {
            s.library.factions[n] or "factionless": int(s.of(player, their.POOL + n))
            for n in range(len(s.library.factions))
            if s.of(player, their.POOL + n)
        },
    }
    for key, place in PLACES:
        view[key] = [thing_view(s, t, seat) for t in in_place(s, player, place)]
    view["resources"] = [
        {"at": where(s, t), "faction": s.library.factions[s.library.faction[s.get(t, its.FACE)]],
         "side": SIDES[int(s.get(t, its.SIDE))]}
        for t in in_place(s, player, its.RESOURCE_ZONE)
    ]  # fmt: skip
    view |= open_zones(s, player, OPEN_ZONES) | hidden_zones(s, player, HIDDEN_ZONES, seat)
    view["costs"] = changed_costs(s, player, seat)
    return view


def changed_costs(s: Board, player: int, seat: int) -> dict[str, int]:
    """What cards cost now, where that is not what is printed: of those that the seat sees, by name."""
    out: dict[str, int] = {}
    for zone in (op.HAND, op.EXTRA_DECK):
        for thing in from_top(s, player, zone):
            if s.sees(seat, thing):
                face = int(s.get(thing, its.FACE))
                now = sum([int(need) for need in play_cost(s, player, thing)])
                if s.library.supertype[face] == op.CHARACTER and now != s.library.cost[face]:
                    out[s.library.names[face]] = now
    return dict(sorted(out.items()))


def thing_view(s: Board, thing: int, seat: int) -> dict[str, object]:
    known = s.sees(seat, thing)
    face = int(s.get(thing, its.FACE))
    view: dict[str, object] = {
        "at": where(s, thing),
        "side": SIDES[int(s.get(thing, its.SIDE))],
        "type": SUPERTYPES.get(int(supertype(s, thing)), ""),
        "owner": int(s.get(thing, its.OWNER)),
        "token": s.flag(thing, its.IS_TOKEN),
        "main": s.flag(thing, its.IS_MAIN),
        "damage": int(s.get(thing, its.DAMAGE)),
        "exhaustion": int(s.get(thing, its.EXHAUSTION)),
        "victory": int(s.get(thing, its.VICTORY)),
        "markers": custom_markers(s, thing),
        "attachments": [thing_view(s, item, seat) for item in attached_to(s, thing)],
    }
    if known:
        view["name"] = s.library.names[face]
    if s.get(thing, its.SIDE) == its.LIES_UP:
        view["printed"] = printed(s, thing)
        view["changes"] = changes(s, thing, seat)
        view["ofv"] = int(ofv(s, thing))
        view["dfv"] = int(dfv(s, thing))
    if s.get(thing, its.SIDE) != its.LIES_DOWN:
        view["field"] = int(field(s, thing))
        view["slots"] = int(slots(s, thing))
    return view


def stack_view(s: Board) -> list[dict[str, object]]:
    """What waits on the stack, the top first."""
    return [
        {
            "number": one.number,
            "player": one.by,
            "source": source_name(s, one.header, one.source),
            "kind": ("", "triggered", "activated", "static")[one.kind],
            "about": about(s, one.at, "effect", where),
            "text": effect_text(s, one.header, one.source),
            "at": source_place(s, one.header, one.source),
        }
        for one in from_the_top(s.stack)
    ]


def effect_at(rows: vec[i64], at: i64) -> tuple[int, int]:
    """The ability that an effect is of, and what it comes from."""
    return int(pending.get(rows, at, pending.HEADER)), int(pending.get(rows, at, pending.SOURCE))


def source_name(s: Board, header: int, source: int) -> str:
    if header < 0:
        return COMMANDS_WORDS[-header]
    face = source_face(s, header, source)
    return s.library.called(face) if face >= 0 else GONE_FROM_SIGHT


def source_face(s: Board, header: int, source: int) -> int:
    """The face that an effect comes from: the one on which its ability is printed, for what its source is by
    now may be hidden again. For a given ability it is what lies there, if everybody sees that, or -1.
    """
    lib = s.library
    thing = thing_of(source)
    face = int(s.get(thing, its.FACE))
    if has_printed(lib, face, header):
        return face
    for other in range(len(lib.names)):
        if has_printed(lib, other, header):
            return other
    return face if s.open_to_seats(thing) else -1


def has_printed(lib: Library, face: int, header: int) -> bool:
    return header in lib.printed(face)


def effect_text(s: Board, header: int, source: int) -> str:
    """What an effect will do: the line of the card that it comes from, or what the global command says."""
    if header < 0:
        return COMMAND_TEXTS[-header]
    lib = s.library
    face = source_face(s, header, source)
    if face < 0:
        return ""
    lines = [line for line in lib.texts[face].split("\n") if line]
    for index in range(min(int(lib.count[face]), len(lines))):
        if lib.abilities[lib.first[face] + index] == header:
            return lines[index]
    return lines[0] if len(lines) == 1 else ""


def source_place(s: Board, header: int, source: int) -> str:
    """Where the source lies, if it still is what it was."""
    if header >= 0 and s.same(source) and s.get(thing_of(source), its.ZONE) == op.BOARD:
        return where(s, int(thing_of(source)))
    return ""


def combat_view(s: Board) -> dict[str, str]:
    if s.combat == 0:
        return {}
    view: dict[str, str] = {}
    for key, ref in (("attacker", s.attacker), ("target", s.target), ("defender", s.defender)):
        if ref != 0 and s.same(ref):
            view[key] = where(s, int(thing_of(ref)))
    return view


# ---- questions and choices


def name_at(s: Board, thing: int, seat: int) -> str:
    """A thing in words, as a seat may know it."""
    if s.sees(seat, thing):
        return s.library.called(s.get(thing, its.FACE))
    kind = SUPERTYPES.get(int(supertype(s, thing)), "card")
    host = int(s.get(thing, its.HOST))
    if host >= 0:
        return f"the face-down {kind} on {name_at(s, host, seat)}"
    return f"the face-down {kind} of player {s.get(thing, its.CONTROLLER) + 1}"


def question(s: Board) -> str:
    top = s.frames[-1]
    who = f"Player {s.seat + 1}"
    if isinstance(top, Setup):
        return f"{who}: choose your main character; nobody sees it before all have chosen."
    if isinstance(top, Day):
        return f"{who}: what do you do today?"
    if isinstance(top, CombatPhase):
        return f"{who}: with what do you attack?"
    if isinstance(top, Combat):
        if s.clause == c.C_9_3_6:
            return f"{who}: what does {name_at(s, int(top.attacker), int(s.seat))} attack?"
        target = name_at(s, int(top.target), int(s.seat))
        return f"{who}: {target} is attacked. Which permanent defends it?"
    if isinstance(top, Priority):
        if len(s.stack) == 0:
            return f"{who}: {empty_question(s)}"
        header, source = effect_at(s.stack, pile.top(s.stack))
        return f"{who}: answer {source_name(s, header, source)}, or pass?"
    if isinstance(top, PileOrder):
        return f"{who}: which of these do you discard next? The last one lies on top."
    if isinstance(top, Payment):
        return f"{who}: which resource do you spend? {int(top.needs[0])} to go."
    if isinstance(top, Stacking):
        return f"{who}: which of your abilities goes on the stack next? The last one resolves first."
    if isinstance(top, Aiming):
        about = purpose(s, int(top.header), int(top.source))
        return f"{who}: which way for {source_name(s, int(top.header), int(top.source))}?{about}"
    if isinstance(top, Playing):
        return f"{who}: how do you play {s.library.names[s.get(top.thing, its.FACE)]}?"
    if isinstance(top, Chance):
        return f"{who}: do you use an ability in the {PHASES[s.phase]} Phase?"
    if isinstance(top, Resolve):
        name = source_name(s, int(top.header), int(top.source))
        about = purpose(s, int(top.header), int(top.source))
        if lay.kind(s.library.code, top.pc) == op.NAME_CARD:
            return f"{who}: name a card for {name}.{about}"
        if lay.kind(s.library.code, top.pc) == op.PAY_ANY:
            return f"{who}: how much do you pay for {name}?{about}"
        return f"{who}: do you do what {name} offers?{about}"
    if isinstance(top, Pick):
        low, high, done = int(top.low), int(top.high), len(top.chosen)
        if top.ordered:
            return f"{who}: which comes next? The last one lies on top."
        if low == high:
            number = f"{low - done}{' more' if done else ''}"
        else:
            number = f"up to {high - done}" if high < 99 else ANY
        return f"{who}: choose {so_many(s, top, number, PICKED, kind_of)}{picked_for(s)}.{picked_why(s)}"
    return f"{who}: what do you do?"


PICKED: Final = Nouns(
    {
        op.HAND: "hand", op.DECK: "deck", op.DISCARD_PILE: "discard pile", op.VOID: "void",
        op.EXTRA_DECK: "Extra Deck",
    },
    mixed="permanent",
)  # fmt: skip


def kind_of(s: Board, thing: int) -> str:
    """What a permanent is called that is picked."""
    return SUPERTYPES.get(int(supertype(s, thing)), "permanent")


def picks_for(s: Board) -> tuple[int, int]:
    """The effect that asks for a choice of things, as its ability and source; none has the source 0."""
    for frame in reversed(s.frames[:-1]):
        if isinstance(frame, (Aiming, Resolve)):
            return int(frame.header), int(frame.source)
        if isinstance(frame, Priority):
            break
    return 0, 0


def picked_for(s: Board) -> str:
    """What a choice of things is for."""
    header, source = picks_for(s)
    if source != 0 or header != 0:
        return f" for {name_for_the_asked(s, header, source)}"
    return " for Contingency" if s.clause == c.C_9_2_4 else ""


def picked_why(s: Board) -> str:
    """What the effect says that a choice of things is for, on a line of its own."""
    header, source = picks_for(s)
    if source == 0 and header == 0:
        return ""
    return purpose(s, header, source) or extra_cost(s, source)


def name_for_the_asked(s: Board, header: int, source: int) -> str:
    """What an effect comes from, as whoever is asked knows it: who plays a card knows it before all do."""
    if source_face(s, header, source) < 0 and s.same(source) and s.sees(s.seat, thing_of(source)):
        return s.library.called(s.get(thing_of(source), its.FACE))
    return source_name(s, header, source)


EXTRA_COST: Final = "As an additional cost "


def extra_cost(s: Board, source: int) -> str:
    """What a card that is being played costs besides, as the second line of a question (R141)."""
    for frame in s.frames:
        if isinstance(frame, Playing) and frame.thing == thing_of(source):
            for line in s.library.texts[s.get(frame.thing, its.FACE)].split("\n"):
                if line.startswith(EXTRA_COST):
                    return "\n" + bare(line.partition(". ")[0].rstrip(".")) + "."
    return ""


def purpose(s: Board, header: int, source: int) -> str:
    """What an effect says, as the second line of a question."""
    text = effect_text(s, header, source)
    return "\n" + bare(text) if text else ""


def bare(text: str) -> str:
    """A line of a card without the signs that only print knows: {1}, *name*, [faction]."""
    text = text.replace("][", ", ").replace("}[", ", ").replace("}{", ", ")
    for sign in "{}*[]":
        text = text.replace(sign, "")
    return text


def mode_text(s: Board, header: int, source: int, mode: int) -> str:
    """One of the ways between which an effect lets its controller choose; empty if its text does not say."""
    _, found, ways = effect_text(s, header, source).partition("Choose one - ")
    parts = [way.removeprefix("or ").rstrip(".") for way in ways.split("; ")]
    if not found or len(parts) != mode_count(s, header):
        return ""
    way = bare(parts[mode - 1])
    return begun(way)


def empty_question(s: Board) -> str:
    """What is asked of a player with priority where nothing waits."""
    if s.combat and s.same(s.attacker):
        attacker = name_at(s, int(thing_of(s.attacker)), int(s.seat))
        return f"act before {attacker} strikes, or pass?"
    if s.phase == op.DAY and s.seat != s.active:
        return f"act before player {s.active + 1} goes on, or pass?"
    return f"act in the {PHASES[s.phase]} Phase, or pass?"


def label(s: Board, option: int) -> str:
    kind = int(o.kind_of(option))
    value = int(o.value_of(option))
    seat = int(s.seat)
    names = s.library.names
    if option == o.PROPOSED:
        return payment_label(s)
    if kind == 0 or option == o.CONCEDE:
        return SIMPLE[option]
    if kind == o.LEAD:
        return f"Choose {names[value]} as your main character"
    if kind in (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN):
        card = names[option_face(option)]
        origin = ORIGINS[int(option_zone(option))]
        if kind == o.PLAY:
            item = s.library.supertype[option_face(option)] == op.ITEM
            return f"Use {card}{origin} directly" if item else f"Play {card}{origin}"
        if kind == o.RELIC:
            return f"Play {card}{origin} as a permanent"
        host = name_at(s, int(option_host(s, option)), seat)
        return f"Attach {card}{origin} to {host}" + (" face-down" if kind == o.ATTACH_DOWN else "")
    if kind == o.ACTIVATE or kind == o.FROM:
        thing = ability_thing(s, kind, value)
        ability = ability_name(s, thing, o.ability_index(value), kind == o.FROM)
        return f"Use {ability} of {name_at(s, thing, seat)}"
    if kind == o.SUPPORT:
        return f"Discard {names[value]} for its support ability"
    if kind == o.COMMAND:
        return COMMANDS_WORDS[value] + ": " + COMMAND_LABELS[value]
    if kind == o.GENERATE:
        return f"Exhaust {with_article(name_at(s, int(s.at_spot(value)), seat))} for a resource"
    if kind in THING_LABELS:
        return THING_LABELS[kind].format(name_at(s, int(s.at_spot(value)), seat))
    if kind == o.PICK_FACE or kind == o.NAME:
        return names[value]
    if kind == o.PICK_PLAYER:
        return f"Player {value + 1}"
    if kind == o.RESHUFFLE:
        return f"Have the deck of player {value + 1} shuffled once more"
    if kind == o.PICK_EFFECT:
        at = pile.find(s.stack, value)
        header, source = effect_at(s.stack, at)
        by = pending.get(s.stack, at, pending.YOU) + 1
        return f"The effect of {source_name(s, header, source)}, of player {by}"
    if kind == o.MODE:
        top = s.frames[-1]
        way = mode_text(s, int(top.header), int(top.source), value) if isinstance(top, Aiming) else ""
        return way or f"Choice {value}"
    if kind == o.KIND:
        return f"Spend {with_article(s.library.factions[value] or 'factionless')} resource"
    if kind == o.NUMBER:
        return f"Pay {value}"
    top = s.frames[-1]
    if kind == o.NEXT and isinstance(top, Stacking):
        header, source = effect_at(top.queue, top.of(seat)[value])
        name, text = source_name(s, header, source), effect_text(s, header, source)
        return f"{value + 1}. {name}: {text}" if text else f"{value + 1}. The ability of {name}"
    return f"Number {value}"


def with_article(words: str) -> str:
    return f"{'an' if words[0] in 'AEIOU' else 'a'} {words}"


def payment_label(s: Board) -> str:
    """The payment that the program proposes, in words (R139)."""
    top = s.frames[-1]
    counts: dict[str, int] = {}
    if isinstance(top, Payment):
        for faction in top.proposal(s):
            word = s.library.factions[faction] or "factionless"
            counts[word] = counts.get(word, 0) + 1
    return "Pay with " + " and ".join([f"{count} {word}" for word, count in counts.items()])


ORIGINS: Final = {
    op.HAND: "", op.DISCARD_PILE: " from your discard pile", op.EXTRA_DECK: " from your Extra Deck",
    op.VOID: " from the void",
}  # fmt: skip
SIMPLE: Final = {
    o.PASS: "Pass", o.DONE_PICKING: "That is all", o.YES: "Yes", o.NO: "No", o.END_DAY: "End the day",
    o.TO_COMBAT: "Go to the Combat Phase", o.END_COMBAT: "End the Combat Phase",
    o.NO_DEFENDER: "Nothing defends", o.CONCEDE: "Concede the game",
}  # fmt: skip
COMMAND_TEXTS: Final = (
    "", "Draw a card.", "Create a resource token of your main character's faction.",
    "Place a Victory Token on a permanent you control.",
)  # fmt: skip
COMMAND_LABELS: Final = ("", "draw a card", "make a resource token", "place a Victory Token")
THING_LABELS: Final = {
    o.TURN_UP: "Turn {} face-up", o.DISCARD: "Discard {}", o.GENERATE: "",
    o.ATTACK: "Attack with {}", o.TARGET: "Attack {}", o.DEFEND: "Defend with {}", o.PICK: "{}",
}  # fmt: skip


def ability_name(s: Board, thing: int, index: int, elsewhere: bool) -> str:
    lib = s.library
    if elsewhere:
        header = int(lib.abilities[lib.first[s.get(thing, its.FACE)] + index])
    else:
        header = int(ability_at(s, thing, index))
    if header <= 0:
        return "an ability"
    keyword = int(lay.get(lib.code, header, lay.KEYWORD))
    if lay.get(lib.code, header, lay.NAME) > 0:
        return lib.title_names[lay.get(lib.code, header, lay.NAME)]
    return {op.OBJECTIVE: "the objective ability", op.COMMAND: "the command ability"}.get(
        keyword, "the ability"
    )


def refs(s: Board, option: int) -> tuple[Ref, ...]:
    """What to light up: cards by place, cards in a hand or pile by name, zones, players."""
    kind = int(o.kind_of(option))
    value = int(o.value_of(option))
    me = s.seat + 1
    if option == o.CONCEDE:
        return ()
    if kind in (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN):
        letter = ZONES[int(option_zone(option))]
        card = Ref("card", f"{me}{letter}:{spell(s.library.names[option_face(option)])}")
        if kind in (o.ATTACH_UP, o.ATTACH_DOWN):
            return (card, Ref("card", where(s, int(option_host(s, option)))))
        return (card,)
    if kind == o.PICK_FACE:
        return (Ref("card", f"{pile_of(s, value)}:{spell(s.library.names[value])}"),)
    if kind in (o.LEAD, o.SUPPORT, o.NAME):
        letter = {o.LEAD: "k", o.SUPPORT: "h"}.get(kind, "n")
        return (Ref("card", f"{me}{letter}:{spell(s.library.names[value])}"),)
    if kind in (o.ACTIVATE, o.FROM):
        thing = ability_thing(s, kind, value)
        return (Ref("card", where(s, thing)),)
    if kind in THING_LABELS:
        return (Ref("card", where(s, int(s.at_spot(value)))),)
    if kind == o.PICK_PLAYER:
        return (Ref("seat", str(value + 1)),)
    if kind == o.PICK_EFFECT:
        return (Ref("pending", str(value)),)
    return ()


def pile_of(s: Board, face: int) -> str:
    """The pile that a card is picked from: "2d" is player 2's discard pile."""
    top = s.frames[-1]
    if isinstance(top, PileOrder):
        return f"{top.owner + 1}{ZONES[op.DISCARD_PILE]}"  # they lie there already, and are put in order
    return picked_from(s, face, ZONES, "g")


def cited(s: Board, option: int) -> int:
    """The clause that a choice is best explained by."""
    kind = int(o.kind_of(option))
    if option == o.CONCEDE:
        return c.R108
    if kind == 0:
        return {o.END_DAY: c.R21, o.TO_COMBAT: c.C_9_2_11, o.END_COMBAT: c.R85}.get(option, int(s.clause))
    if kind == o.COMMAND:
        return (c.C_9_2_2, c.C_9_2_3, c.C_9_2_4)[int(o.value_of(option)) - 1]
    if kind == o.PLAY:
        return {op.CHARACTER: c.C_9_2_5, op.LOCATION: c.C_9_2_6}.get(
            int(s.library.supertype[option_face(option)]), c.C_2_3_1
        )
    return CITED.get(kind, int(s.clause))


CITED: Final = {
    o.RELIC: c.R101, o.ATTACH_UP: c.C_2_3_2, o.ATTACH_DOWN: c.R93, o.ACTIVATE: c.C_9_2_9,
    o.SUPPORT: c.C_4_3_5F,
    o.TURN_UP: c.C_9_2_8, o.DISCARD: c.C_2_1_2G, o.GENERATE: c.C_9_2_10, o.ATTACK: c.C_9_3_5,
    o.FROM: c.C_4_3_2C,
}  # fmt: skip


# ---- the journal


def narrate(lib: Library, fact: int, seat: int) -> str:
    """A fact as a seat may read it."""
    kind = int(fact_kind(fact))
    who = int(fact_who(fact))
    what = int(fact_what(fact))
    player = f"Player {who + 1}"
    if kind == facts.DREW:
        return f"You draw {lib.names[what]}." if seat == who else f"{player} draws a card."
    if kind == facts.CHOSE:
        return f"You choose {lib.names[what]}." if seat == who else f"{player} has chosen a main character."
    if kind in FACE_FACTS:
        return FACE_FACTS[kind].format(player, lib.called(what))
    if kind in COUNT_FACTS:
        number = int(common.number_counted(what))
        sentence = COUNT_FACTS[kind].format(player, lib.called(int(common.face_counted(what))), number)
        return sentence.replace("(s)", "" if number == 1 else "s")
    if kind == facts.LEFT_BOARD:
        where_to = ZONE_WORDS.get(int(common.zone_moved(what)), "")
        return f"{lib.called(int(common.face_moved(what)))} leaves the game board{where_to}."
    one, other = int(common.first_of(what)), int(common.second_of(what))
    if kind == facts.ATTACHED_UP:
        return f"{player} attaches {lib.called(one)} to {lib.called(other)}."
    if kind == facts.ATTACHED_DOWN:
        return f"{player} attaches an item face-down to {lib.called(what)}."
    if kind == facts.DECLARED:
        return f"{lib.called(one)} attacks {lib.called(other)}."
    if kind == facts.TURN_BEGINS:
        return f"Turn {what}: {player}."
    if kind == facts.PHASE_BEGINS:
        return f"{PHASES[what]} Phase."
    if kind == facts.COMMANDED:
        return f"{player} uses {COMMANDS_WORDS[what]}."
    if kind == facts.DEMANDED:
        return f"{player} has the deck of player {what + 1} shuffled once more."
    if kind == facts.ORDER:
        return f"{player} is number {what} in turn order."
    if kind == facts.SEARCHED:
        return f"{player} searches a {'deck' if what == op.DECK else 'zone'}."
    return PLAIN_FACTS.get(kind, "").format(player)


FACE_FACTS: Final = {
    facts.PLAYED: "{} plays {}.", facts.EXHAUSTED_IT: "{0}'s {1} is exhausted.",
    facts.TURNED_UP: "{0}'s {1} is turned face-up.",
    facts.TURNED_DOWN: "{0}'s {1} is turned face-down.", facts.CREATED: "{} creates a token: {}.",
    facts.CONTROL: "{} gains control of {}.", facts.DISCARDED: "{} discards {}.",
    facts.RESOLVED: "{0}'s effect of {1} resolves.",
    facts.NEUTRALIZED: "{0}'s effect of {1} is neutralized.", facts.SHOWN: "{0} shows {1}.",
    facts.REVEALED: "{0}'s main character is {1}.", facts.USED: "{0} uses an ability of {1}.",
    facts.TRIGGERED: "{0}'s ability of {1} goes on the stack.", facts.DEFENDED: "{0} defends with {1}.",
    facts.NO_ROOM: "There is no room for a token of {0}: {1} (R148).",
}  # fmt: skip
COUNT_FACTS: Final = {
    facts.DAMAGED: "{0}'s {1} takes {2} damage.", facts.HEALED: "{2} damage is healed from {0}'s {1}.",
    facts.VICTORY_PLACED: "{0}'s {1} gets {2} Victory Token(s).",
    facts.VICTORY_REMOVED: "{0}'s {1} loses {2} Victory Token(s) to the pool.",
    facts.VICTORY_LOST: "{0} loses {2} Victory Token(s) from {1}.",
    facts.MARKED: "{0}'s {1} gets {2} counter(s).",
    facts.POOL_GREW: "{1} adds {2} Victory Token(s) to the pool.",
}  # fmt: skip
PLAIN_FACTS: Final = {
    facts.SHUFFLED: "{} shuffles.", facts.NOT_DEFENDED: "{} names no defender.",
    facts.COMBAT_BEGINS: "{} goes to the Combat Phase.",
    facts.COMBAT_OVER: "The Combat Phase is over.", facts.DAY_ENDS: "{} declares the end of the day.",
    common.LOST: "{} has lost.", common.WON: "{} has won.", common.DRAWN_GAME: "The game is a draw.",
    common.CONCEDED: "{} concedes.", facts.TAKEN_BACK: "{} cannot pay: it is taken back.",
    facts.NOT_LASTING: "An effect of {} does not begin: too many last already (R148).",
}  # fmt: skip
ZONE_WORDS: Final = {
    op.DISCARD_PILE: " for the discard pile", op.HAND: " for its owner's hand",
    op.DECK: " for its owner's deck",
    op.VOID: " for the void",
}  # fmt: skip
