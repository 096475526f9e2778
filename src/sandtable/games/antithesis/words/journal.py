"""What has happened, in sentences that a seat may read."""

from __future__ import annotations

from typing import Final

from sandtable.cards.forms import several
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.words.places import TOKENS, die_words, square_name
from sandtable.kernel.state import fact_kind, fact_what, fact_who
from sandtable.timing import facts as common

NO_CHANGE: Final = 100  # VICTORY: so much stands for no Victory Point gained or lost

ABOUT_A_CARD: Final = {
    facts.DEPLOYED: "{who} deploys {name}.", facts.PLACED: "{who} places {name}.",
    facts.USED: "{who} uses {name}.", facts.CANCELLED: "What {name} of {who} does is cancelled.",
    facts.KILLED: "{name} of {who} is killed.", facts.DISCARDED: "{name} of {who} is discarded.",
    facts.REMOVED: "{name} of {who} is removed from the game.",
    facts.EXHAUSTED_IT: "{name} of {who} is exhausted.", facts.RECOVERED_IT: "{name} of {who} recovers.",
    facts.COMPLETED: "The Attack of {name} is completed.",
    facts.SHIFTED: "{who} shifts Strategy to {name}.", facts.CONTROL: "{who} gains control of {name}.",
    facts.SHOWN: "{who} shows {name}.", facts.CHANGED: "{name} of {who} is changed for a while.",
    facts.BROKEN_OFF: "The Attack of {name} ends without effect.",
    facts.STEPPED_BACK: "{name} of {who} goes back to where it can stand.",
}  # fmt: skip
COUNTED: Final = {
    facts.DAMAGED: "{name} of {who} takes {n} damage.", facts.HEALED: "{name} of {who} heals {n}.",
    facts.SHOVED: "{name} of {who} is moved by {squares}.",
    facts.TRUE_DAMAGE: "{name} of {who} suffers {n} True Damage.",
    facts.OBJECTIVE: "{who} reveals {name} and rolls {n}.",
}  # fmt: skip
PLAIN: Final = {
    facts.BATTLE_ON: "[Battle On] begins.", facts.BEGINS: "{who} begins as Offensive Player.",
    common.DRAWN_GAME: "The game is a tie.", common.CONCEDED: "{who} concedes.", common.WON: "{who} wins.",
    common.LOST: "{who} has lost.",
}  # fmt: skip
OF_A_DIE: Final = {
    facts.DIE: "{who} gains a die: {die}.", facts.SPENT: "{who} spends {die}.",
    facts.REROLLED: "A die of {who} shows {die} now.",
}  # fmt: skip
OF_A_NUMBER: Final = {
    facts.TOTAL: "Total STR is {n}.", facts.COMMAND: "{who} gains {points}.",
    facts.LOOKED: "{who} looks at {cards}.", facts.EXCHANGED: "{who} exchanges {cards}.",
    facts.INITIATIVE: "{who} rolls {n} for initiative.", facts.ROLLED: "{who} rolls {n}.",
    facts.PHASE_BEGINS: "Main Phase {n}: {who} is the Offensive Player.",
}  # fmt: skip


def narrate(lib: Library, fact: int, seat: int) -> str:
    kind, player, what = int(fact_kind(fact)), int(fact_who(fact)), int(fact_what(fact))
    who = f"Player {player + 1}"
    if kind in PLAIN:
        return PLAIN[kind].replace("{who}", who)
    if kind == facts.USED and what == facts.UNSEEN:
        return ""  # an ability of the player's own, which the choice has named; no card is used
    if kind in ABOUT_A_CARD:
        return filled(ABOUT_A_CARD[kind], who, named(lib, what))
    if kind in COUNTED:
        number = int(common.number_counted(what))
        text = filled(COUNTED[kind], who, named(lib, int(common.face_counted(what))))
        return text.replace("{squares}", several(number, "square")).replace("{n}", str(number))
    if kind in OF_A_DIE:
        return OF_A_DIE[kind].replace("{who}", who).replace("{die}", die_words(what))
    if kind in OF_A_NUMBER:
        text = OF_A_NUMBER[kind].replace("{who}", who).replace("{n}", str(what))
        if kind == facts.EXCHANGED and what == 0:
            return f"{who} keeps the whole hand."
        text = text.replace("{points}", several(what, "Command Point"))
        return text.replace("{cards}", several(what, "card"))
    return of_two(lib, kind, who, player, what, seat)


def of_two(lib: Library, kind: int, who: str, player: int, what: int, seat: int) -> str:
    """What holds two numbers, or is told otherwise to others."""
    if kind == facts.DREW:
        return f"{who} draws {lib.names[what] if seat == player and what != facts.UNSEEN else 'a card'}."
    if kind == facts.RETURNED:
        zone = zones.NAMES[common.zone_moved(what)]
        return f"{named(lib, int(common.face_moved(what)))} of {who} goes to the {zone}."
    if kind == facts.MOVED:
        square = square_name(int(common.number_counted(what)), seat)
        return f"{named(lib, int(common.face_counted(what)))} of {who} moves to {square}."
    if facts.TOKENS <= kind < facts.TOKENS + len(TOKENS):
        number, token = int(common.number_counted(what)), TOKENS[kind - facts.TOKENS]
        name = named(lib, int(common.face_counted(what)))
        return f"{name} of {who} has {several(number, token + ' token')} now."
    if kind == facts.ATTACHED:
        host = named(lib, int(common.second_of(what)))
        return f"{who} attaches {named(lib, int(common.first_of(what)))} to {host}."
    if kind == facts.DECLARED:
        target = int(common.second_of(what))
        whom = f" {named(lib, target)}" if target else ""
        return f"{named(lib, int(common.first_of(what)))} of {who} attacks{whom}."
    if kind == facts.VICTORY:
        change = what - NO_CHANGE
        verb = "gains" if change > 0 else "loses"
        return f"{who} {verb} {several(abs(change), 'Victory Point')}." if change else ""
    if kind in (facts.GOAL, facts.GOAL_GONE):
        verb = "places a Goal on" if kind == facts.GOAL else "takes the Goal off"
        return f"{who} {verb} {square_name(what, seat)}."
    if kind in (facts.SEARCHED, facts.SHUFFLED):
        verb = "looks through" if kind == facts.SEARCHED else "shuffles"
        return f"{who} {verb} the {zones.NAMES[what]}."
    return ""


def filled(text: str, who: str, name: str) -> str:
    return text.replace("{who}", who).replace("{name}", name)


def named(lib: Library, face: int) -> str:
    return lib.names[face] if face != facts.UNSEEN else "a card"
