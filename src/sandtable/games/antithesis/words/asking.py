"""What is asked, and every answer in words and as things to point at."""

from __future__ import annotations

from typing import Final

from sandtable.cards.forms import begun, several
from sandtable.cards.names import spell
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploy import Deploy
from sandtable.games.antithesis.actions.naming import header_of_option
from sandtable.games.antithesis.attack.shove import Shove
from sandtable.games.antithesis.board import squares
from sandtable.games.antithesis.deeds.board import Where
from sandtable.games.antithesis.deeds.dice import SomeDice
from sandtable.games.antithesis.deeds.resources import SquareChoice
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving.cma import Combined
from sandtable.games.antithesis.moving.move import ARRAY_ASKED, Move
from sandtable.games.antithesis.moving.stranded import Stranded
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import moves, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.texts import Text
from sandtable.games.antithesis.windows import events
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words.nest import WINDOWS, about_event, moment
from sandtable.games.antithesis.words.nest import name_of as name_of
from sandtable.games.antithesis.words.notation import ABILITIES, DICE
from sandtable.games.antithesis.words.places import (
    COLOUR_NAMES,
    TOKENS,
    corner,
    die_name,
    die_words,
    direction_words,
    square_name,
    where,
)
from sandtable.games.antithesis.words.prospects import paid_for, price_words
from sandtable.games.antithesis.words.view import TYPES, array_text, line_text
from sandtable.kernel.game import Ref
from sandtable.timing.asking import Pick
from sandtable.timing.nouns import CARD, Nouns, so_many
from sandtable.timing.resolve import Resolve
from sandtable.timing.seen import picked_from
from sandtable.timing.values import thing_of

OWN: Final = ("Offensive Deploy Action", "Command Draw", "Command Gain Dice", "Defensive Deploy Action")
LABELS: Final = {
    o.PASS: "Pass", o.DONE_PICKING: "That is all", o.YES: "Yes", o.NO: "No", o.STOP: "Stop here",
    o.PAID: "No more dice", o.NO_SHIFT: "Keep the Strategy", o.CONCEDE: "Concede",
}  # fmt: skip
BY_CLAUSE: Final = {
    c.SETUP_6_I: "which cards do you exchange?\nThey go under your deck, and you draw as many; only once.",
    c.SETUP_7: "who begins as Offensive Player?\nYou rolled higher. The Offensive Player acts first.",
    c.SETUP_9: "which Champion do you place?\n"
    "You and your opponent take turns. Yours stand near your own edge.",
    c.BATTLE_2: "which Action do you take, or do you pass?",
    c.BATTLE_5: "which Action do you take, or do you pass?",
    c.PHASE_5: "do you shift Strategy?\nThe corner says what it costs. It may bring dice and recover cards.",
    c.SHIFT_1: "which Strategy do you reveal?",
    c.GOAL_1: "where do you place the Goal?\n"
    "The die has chosen the row. Whoever controls the Goal at the end of a Phase scores.",
    c.ATKSEQ_1: "whom or what does the Attack target?",
    c.ATKSEQ_2: "which dice do you add to the Attack?", c.MOVE_1: "with which Movement Array?",
    c.MOVE_1_I: "which dice do you add to the Move?", c.MOVE_3_A: "where does it step?",
    c.CMA_1: "which Action does it combine with the Move?", c.DEPLOY_1: "which card do you deploy?",
    c.DEPLOY_3: "where is it deployed?", c.DEPLOY_3_V: "to what is it attached?",
    c.R145: "which colour do you gain?",
    c.R185: "there is no room for all: which colour of die is not gained?",
    c.R187: "which of them is meant?", c.R196: "which of its Attacks does it make?",
    c.R175: "which die do you lose?", c.DICE_4: "which die is rerolled or turned?",
    c.R261: "what is the die turned to?", c.R271: "which die do you give?",
    c.R291: "which die of your opponent's?",
    c.ALT_3: "how many tokens are moved?", c.GOAL_1_A: "where does the Goal go?",
}  # fmt: skip


# ---- questions


def question(s: Board) -> str:
    return f"Player {s.seat + 1}: {asked(s)}"


def asked(s: Board) -> str:
    top = s.frames[-1]
    clause = int(s.clause)
    if isinstance(top, Window):
        name = about_event(s, top)
        what = WINDOWS[int(top.event[events.KIND])]
        return f"{what}{f' ({name})' if name else ''}. Do you respond, or pass?"
    if isinstance(top, Point):
        return f"do you interrupt, or pass?\n{sentence(moment(s, len(s.frames) - 1, int(s.seat)))}"
    if isinstance(top, Pay) and clause == c.R196:
        return "a die less is asked: which icon is left out?"
    if isinstance(top, Pay):
        thing, price = paid_for(s), price_words(s)
        question = f"what do you pay {name_of(s, thing)} with?" if thing >= 0 else "what do you pay with?"
        return f"{question}\n{price}" if price else question
    if isinstance(top, Adding):
        if clause == c.ATKSEQ_2:
            return "which dice do you add to the Attack?\nTheir values are added to its STR."
        return f"which dice do you add to the Move?\n{array_now(s)}"
    if isinstance(top, Move):
        name = name_of(s, int(thing_of(top.mover)))
        if top.step == ARRAY_ASKED:
            return f"with which Movement Array does {name} move?"
        left, diagonal = s.move(top.mover, moves.POINTS), s.move(top.mover, moves.DIAGONAL)
        return f"where does {name} step?\n{points_left(int(left), int(diagonal))}"
    if isinstance(top, Combined):
        return f"which Action does {name_of(s, int(thing_of(top.mover)))} combine with its Move?"
    if clause == c.PHASE_5 and no_strategy(s):
        return BY_CLAUSE[clause].replace("shift Strategy", "reveal a Strategy")
    if isinstance(top, Deploy):
        return f"where is {name_of(s, int(top.thing))} {'placed' if clause == c.SETUP_9 else 'deployed'}?"
    if isinstance(top, Where):
        return f"where is {name_of(s, int(thing_of(top.ref)))} placed?"
    if isinstance(top, Stranded):
        return f"where does {name_of(s, int(thing_of(top.mover)))} go, whose square is taken?"
    if isinstance(top, Shove):
        verb = "pushed" if top.kind == op.PUSH else "pulled"
        name = name_of(s, int(thing_of(top.target)))
        return f"which way is {name} {verb}?" if clause == c.R62 else f"how far is {name} {verb}?"
    if isinstance(top, Pick) and clause == c.DEPLOY_3_V:
        return f"to what is {attached(s)} attached?"
    if isinstance(top, Pick):
        return picked(s, top)
    if isinstance(top, SquareChoice):
        return f"which {('square', 'row', 'column')[int(top.lines)]} is meant?"
    if isinstance(top, SomeDice) and clause in BY_CLAUSE:
        return with_line(BY_CLAUSE[clause], asking_line(s))
    if isinstance(top, Resolve) and clause not in BY_CLAUSE:
        return f"what do you do with {source_of(s, top)}?"
    return BY_CLAUSE.get(clause, "what do you do?")


def attached(s: Board) -> str:
    """The Modification that is deployed."""
    below = s.frames[-2] if len(s.frames) > 1 else None
    return name_of(s, int(below.thing)) if isinstance(below, Deploy) else "it"


def array_now(s: Board) -> str:
    """The array that a Character moves by, in words, before dice are added to it."""
    frame = s.frames[-2] if len(s.frames) > 1 else None
    if not isinstance(frame, Move) or frame.array == 0:
        return "Their values are Move Points."
    text = array_text(s.library, int(frame.array)).partition(" {")[0]
    return f"{name_of(s, int(thing_of(frame.mover)))} moves {text}; their values are added."


def points_left(points: int, diagonal: int) -> str:
    if points == 1:
        return "1 Move Point is left; the step may be diagonal." if diagonal else "1 Move Point is left."
    text = f"{points} Move Points are left"
    return f"{text}, {diagonal} of them for diagonal steps." if diagonal else f"{text}."


def sentence(text: str) -> str:
    return f"{begun(text)}."


def picked(s: Board, pick: Pick) -> str:
    clause = int(pick.clause)
    line = asking_line(s)
    if clause in BY_CLAUSE:
        return with_line(BY_CLAUSE[clause], line)
    low, high, done = int(pick.low), int(pick.high), len(pick.chosen)
    name = asker(s)
    if pick.ordered:
        return f"{name}: which comes next?"
    number = str(low - done) if low == high else f"up to {high - done}"
    many = so_many(s, pick, number, PICKED, type_of)
    return f"{name}: choose {many}.\n{line}" if line and line != name else f"{name}: choose {many}."


PICKED: Final = Nouns(
    {
        zones.HAND: "hand", zones.MAIN_DECK: "deck", zones.DISCARD_PILE: "Discard Pile",
        zones.OUT_OF_GAME: "Out of Game Zone", zones.STRATEGY_DECK: "Strategy Deck",
        zones.USED_STRATEGIES: "Used Strategies",
    },
)  # fmt: skip


def type_of(s: Board, thing: int) -> str:
    """What a card in play is called that is picked; Champions are Characters (CHAMP.1)."""
    return "Character" if values.is_character(s, thing) else TYPES.get(int(values.kind_of(s, thing)), CARD)


def with_line(text: str, line: str) -> str:
    """A question, and below it the printed line for whose sake it is asked, unless it says more itself."""
    return text if not line or "\n" in text else f"{text}\n{line}"


def asking_line(s: Board) -> str:
    """The printed line for whose sake something is picked; empty where it is none."""
    for frame in reversed(s.frames[:-1]):
        if isinstance(frame, (Resolve, Ability)):
            return line_text(s.library, int(frame.header))
        if isinstance(frame, Text):
            return ""
    return ""


def asker(s: Board) -> str:
    """The card for whose sake something is picked."""
    for frame in reversed(s.frames[:-1]):
        if isinstance(frame, Resolve):
            return source_of(s, frame)
        if isinstance(frame, Text):
            return name_of(s, int(thing_of(frame.source)))
        if isinstance(frame, Ability):
            return (
                name_of(s, int(frame.thing()))
                if frame.thing() >= 0
                else line_text(s.library, int(frame.header))
            )
    return "now"


def source_of(s: Board, frame: Resolve) -> str:
    if frame.source == 0:
        return line_text(s.library, int(frame.header)) or "this"
    return name_of(s, int(thing_of(frame.source)))


# ---- answers

OWN_DO: Final = (
    "play a card from your hand", "draw a card for 1 CP", "gain two dice of a colour for 1 CP",
    "play a card from your hand for 1 CP more",
)  # fmt: skip


def answer(s: Board, option: int) -> str:
    """An option on a button: what no card prints says what it does."""
    text = label(s, option, int(s.seat))
    own = OWN_DO[o.value_of(option)] if o.kind_of(option) == o.USE_OWN else ""
    return f"{text}: {own}" if own else text


def label(s: Board, option: int, seat: int) -> str:
    """An option in words, as a seat may read it."""
    top = s.frames[-1]
    if option == o.NO_SHIFT and no_strategy(s):
        return "Reveal none"
    if option == o.PAID and isinstance(top, Adding) and len(top.chosen) == 0:
        return "No dice"
    if option == o.DONE_PICKING and isinstance(top, Pick) and top.clause == c.SETUP_6_I:
        return "Exchange these" if len(top.chosen) else "Keep them all"
    if option == o.DONE_PICKING and isinstance(top, (Pick, SomeDice)) and len(top.chosen) == 0:
        return "None"
    if option in LABELS:
        return LABELS[option]
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    if kind in ABILITIES or kind == o.USE_CARD:
        return ability_label(s, option)
    if kind == o.USE_OWN:
        return OWN[value]
    if kind == o.PICK:
        thing = int(s.at_spot(value))
        return f"{name_of(s, thing)} on {place_words(s, thing, seat)}"
    if kind in (o.PICK_FACE, o.PICK_SECOND, o.STRATEGY):
        name = s.library.names[value]
        if kind != o.STRATEGY and o.make(o.PICK_SECOND, value) in s.options():
            return f"{name} of player {1 if kind == o.PICK_FACE else 2}"
        if kind == o.STRATEGY:
            return f"{'Reveal' if no_strategy(s) else 'Shift to'} {name}"
        return name
    if kind in DICE:
        return f"{die_words(value)}{' besides' if kind == o.SURPLUS else ''}"
    if kind == o.COLOUR:
        return COLOUR_NAMES[value]
    if kind == o.SQUARE:
        return square_name(value, seat)
    if kind == o.FIELD:
        turned = ", turned" if o.field_turned(value) else ""
        return f"{square_name(int(o.field_square(value)), seat)}{turned}"
    if kind == o.STEP:
        return f"Step {direction_words(value, seat)}"
    if kind == o.ARRAY:
        return array_label(s, value)
    if kind == o.DIRECTION:
        way = direction_words(int(o.going_to(value)), seat)
        shoved = isinstance(s.frames[-1], Shove)
        return way.capitalize() if shoved else f"From {square_name(int(o.going_from(value)), seat)} {way}"
    if kind == o.DISTANCE:
        return "Not at all" if value == 0 else several(value, "square")
    if kind == o.TOKEN:
        thing = int(s.at_spot(o.token_place(value)))
        return f"{TOKENS[o.token_kind(value)]} of {name_of(s, thing)}"
    if kind in (o.BEGIN, o.PICK_PLAYER):
        return f"Player {value + 1}"
    if kind == o.TURN_TO:
        return f"{die_words(value >> 3)} to {value & 7}"
    if kind == o.MODE:
        return f"Way {value}"
    return str(value)


def no_strategy(s: Board) -> bool:
    """The asked player has revealed no Strategy yet."""
    return len(s.pile_of(s.seat, zones.REVEALED_STRATEGY)) == 0


def ability_label(s: Board, option: int) -> str:
    """A card and the line of it that is meant."""
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    place = int(o.ability_place(value))
    if kind == o.USE_CARD:
        name, header = s.library.names[place], int(header_of_option(s, option))
    else:
        thing = int(s.at_spot(place))
        name = name_of(s, thing)
        header = int(values.abilities(s, thing)[o.ability_index(value)])
    text = line_text(s.library, header)
    return f"{name}: {text}" if text else f"Use {name}"


def array_label(s: Board, index: int) -> str:
    top = s.frames[-1]
    if not isinstance(top, Move):
        return f"Array {index + 1}"
    return array_text(s.library, int(values.arrays(s, thing_of(top.mover))[index]))


def place_words(s: Board, thing: int, seat: int) -> str:
    mask = int(s.get(thing, its.SQUARES))
    host = int(s.get(thing, its.HOST))
    if mask:
        return square_name(corner(mask), seat)
    return name_of(s, host) if host >= 0 else f"the side of player {s.get(thing, its.CONTROLLER) + 1}"


# ---- what is lit

PILES: Final = {
    zones.HAND: "h", zones.MAIN_DECK: "k", zones.DISCARD_PILE: "g", zones.OUT_OF_GAME: "x",
    zones.STRATEGY_DECK: "s", zones.USED_STRATEGIES: "u", zones.OBJECTIVE_DECK: "o", zones.SET_ASIDE: "a",
    zones.REVEALED_STRATEGY: "c",
}  # fmt: skip


def refs(s: Board, option: int) -> tuple[Ref, ...]:
    if option in LABELS:
        return ()
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    if kind in ABILITIES:
        return (Ref("card", where(s, int(s.at_spot(o.ability_place(value))))),)
    if kind == o.PICK:
        return (Ref("card", where(s, int(s.at_spot(value)))),)
    if kind == o.TOKEN:
        return (Ref("card", where(s, int(s.at_spot(o.token_place(value))))),)
    if kind == o.USE_CARD:
        return (Ref("card", f"{s.seat + 1}h:{spell(s.library.names[o.ability_place(value)])}"),)
    if kind == o.STRATEGY:
        return (Ref("card", f"{s.seat + 1}s:{spell(s.library.names[value])}"),)
    if kind in (o.PICK_FACE, o.PICK_SECOND):
        pile = picked_from(s, value, PILES)
        if kind == o.PICK_SECOND:
            pile = f"2{pile[1:]}"
        elif o.make(o.PICK_SECOND, value) in s.options():
            pile = f"1{pile[1:]}"
        return (Ref("card", f"{pile}:{spell(s.library.names[value])}"),)
    if kind == o.DIE:
        return (Ref("reserve", f"{s.seat + 1}{die_name(value)}"),)
    if kind == o.SQUARE:
        return (Ref("cell", square_name(value)),)
    if kind == o.FIELD:
        return (Ref("cell", square_name(int(o.field_square(value)))),)
    top = s.frames[-1]
    if kind == o.STEP and isinstance(top, Move):
        return stepped_on(s, int(thing_of(top.mover)), value)
    if kind == o.DIRECTION and isinstance(top, Shove):
        return stepped_on(s, int(thing_of(top.target)), int(o.going_to(value)))
    if kind == o.DIRECTION:
        ahead = int(squares.next_to(o.going_from(value), o.going_to(value)))
        return (Ref("cell", square_name(ahead)),) if ahead >= 0 else ()
    if kind == o.PICK_EFFECT:
        return (Ref("pending", str(value)),)
    if kind == o.PICK_PLAYER:
        return (Ref("seat", str(value + 1)),)
    return ()


STRAIGHT: Final = [way for way in range(squares.DIRECTIONS) if not squares.is_diagonal(way)]


def stepped_on(s: Board, thing: int, direction: int) -> tuple[Ref, ...]:
    """The square that a step leads to: of a large token one that it newly covers, and by no other step."""
    here = s.get(thing, its.SQUARES)
    new = squares.listed(squares.shifted(here, direction) & ~here)
    if len(new) == 0:
        return ()
    # a diagonal step alone covers the corner, which no straight one touches
    beside = here
    for straight in STRAIGHT:
        beside |= squares.shifted(here, straight)
    corners = [int(square) for square in new if not beside >> square & 1]
    return (Ref("cell", square_name(corners[0] if corners else int(new[len(new) // 2]))),)
