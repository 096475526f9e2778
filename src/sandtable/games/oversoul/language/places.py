"""Where cards are, as far as the words before tell, and what cannot be done to them there.

A text that could never do anything is refused when it is read: nothing is dealt DMG in a hand, and nothing is
Spawned that lies on the board already.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, LASTING, PATTERN, Draft, Noun

UNKNOWN: Final = 0
PILES: Final[tuple[int, ...]] = (i.HAND, i.DECK, i.IDLE, i.EXILE_SPACE)
EVERYWHERE: Final[frozenset[int]] = frozenset((i.BOARD, *PILES))
ON_BOARD: Final[frozenset[int]] = frozenset((i.BOARD,))
OFF_BOARD: Final[frozenset[int]] = frozenset(PILES)
IN_DECK: Final[frozenset[int]] = frozenset((i.DECK,))
HELD: Final[frozenset[int]] = frozenset((i.HAND, i.DECK))
PLAYABLE: Final[frozenset[int]] = frozenset((i.HAND, i.BOARD))
PREPARABLE: Final[frozenset[int]] = frozenset((i.HAND, i.BOARD, i.IDLE, i.DECK))
HIDDEN: Final[frozenset[int]] = frozenset((i.HAND, i.DECK, i.BOARD))
FACE_UP: Final[frozenset[int]] = frozenset((i.ACTIVE, i.ACTIVATED, i.EXHAUSTED))
NAMES: Final[dict[int, str]] = {
    i.HAND: "in a hand",
    i.DECK: "in a Deck",
    i.IDLE: "in an Idle Zone",
    i.EXILE_SPACE: "Exiled",
    i.BOARD: "on the board",
}
# where a card is when its line under this Law is used; elsewhere it is on the board
GONE: Final[dict[int, int]] = {
    i.SHATTER_LAW: i.IDLE,
    i.SACRIFICE_LAW: i.IDLE,
    i.DISCARD_LAW: i.IDLE,
    i.EXILE_LAW: i.EXILE_SPACE,
    i.RETURN_LAW: UNKNOWN,
}
QUIET: Final[frozenset[int]] = frozenset((i.CAST, i.AT_START, i.AT_END))  # Laws outside every Attack
WRITTEN: Final[frozenset[int]] = frozenset((i.WHEN, i.IF_LAW))
MOVING: Final[frozenset[int]] = frozenset(
    (
        i.DISCARD,
        i.EXILE,
        i.RETURN,
        i.RETURN_ORDERED,
        i.TAKE_UP,
        i.SACRIFICE,
        i.SHATTER,
        i.SHUFFLE_INTO,
        i.SPAWN,
        i.SPAWN_ATTACH,
        i.ATTACH,
        i.PREPARE,
        i.ACTIVATE,
        i.SEARCH,
    )
)
OWN_DECK: Final[tuple[int, ...]] = (w.POSSESSIVES.number("poss_your"), w.POSSESSIVES.number("poss_their"))
PLACING: Final[frozenset[int]] = frozenset((i.SIDE, i.ON_BOARD, i.THEIR_BOARD, i.INSIDE, i.AMONG))
PASSING: Final[frozenset[int]] = frozenset((i.CAST_ROLE, i.QUICK_ROLE, i.PERFECT_ROLE, i.COUNTER_ROLE))


def own_place(law: int, zone: int) -> int:
    """Where the card itself is while its line is carried out."""
    if zone != i.BOARD:
        return zone
    return UNKNOWN if law in WRITTEN else GONE.get(law, i.BOARD)


def tests_of(record: Record) -> list[tuple[Field, Field, Field]]:
    """The tests of a selection's filter."""
    fits = record.fields[i.FITS]
    if not isinstance(fits, Record):
        return []
    flat = fits.fields[1:]
    return [(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, len(flat), lay.TEST)]


def place_of(d: Draft, noun: Noun) -> int:
    """Where the cards of a phrase are, or UNKNOWN."""
    mode = noun.record.fields[i.MODE_OF]
    if noun.slot == i.SELF:
        return d.self_place
    if mode == i.TOP:
        return i.DECK
    if not isinstance(noun.record.fields[i.FITS], Record):
        return d.places.get(noun.slot, UNKNOWN)
    return described_place(noun.record)


def described_place(record: Record) -> int:
    for kind, x, y in tests_of(record):
        if kind == i.AMONG:
            return UNKNOWN
        if kind == i.INSIDE and isinstance(y, Record):
            zone = y.fields[0]
            if zone in w.TWO_PILES:
                return UNKNOWN
            return zone if isinstance(zone, int) and zone in PILES else i.BOARD
        if kind == i.STATE and x == i.EXILED:
            return i.EXILE_SPACE
    return i.BOARD


def check(d: Draft, node: Node, noun: Noun, works: frozenset[int], clause: str) -> None:
    """Refuse what cannot happen where the cards are; remember where they are for the words behind."""
    if (i.SIDE, i.OPPOSING) in [(kind, x) for kind, x, _ in tests_of(noun.record)]:
        d.opposing.add(noun.slot)
    if d.place == PATTERN or (d.place == LASTING and works == EVERYWHERE):
        return
    used = d.law is not None and noun.slot == d.law.slot and nouns_of(d.law.record) == {i.ABILITY}
    if used and i.CANCEL not in d.done:  # once it is Cancelled, it is its card
        message = "an Ability is no card: it is Cancelled; the card is 'the card that used it'"
        raise d.misfit(node, message, "R237")
    where = place_of(d, noun)
    d.places[noun.slot] = where
    if where == UNKNOWN or where in works:
        return
    if works == OFF_BOARD:
        message = "it is on the board already; write where it comes from: 'in your hand', 'in your Idle Zone'"
    elif noun.slot == i.SELF:
        message = f"this card is {NAMES[where]} then, and this is done only {listed(works)}"
    else:
        message = f"this is done to cards {listed(works)}, not to what is {NAMES[where]}"
    raise d.misfit(node, message, clause)


def listed(works: frozenset[int]) -> str:
    return " or ".join([NAMES[one] for one in (i.BOARD, *PILES) if one in works])


def moved(d: Draft, made: Record) -> None:
    """What a step has moved may be anywhere afterwards."""
    op = made.fields[i.OP]
    if op not in MOVING or d.place not in (CODE, COST):
        return
    for field in (i.A, i.B):
        cards = made.fields[field]
        if isinstance(cards, Record) and len(cards.fields) > i.SLOT:
            slot = cards.fields[i.SLOT]
            if slot == i.SELF:
                d.self_place = UNKNOWN
            elif isinstance(slot, int):
                d.places[slot] = UNKNOWN


# ---- what kind of cards


def nouns_of(record: Record) -> set[Field]:
    return {x for kind, x, _ in tests_of(record) if kind == i.NOUN}


def check_redirected(d: Draft, node: Node, noun: Noun) -> None:
    """There is an Attack, and one card takes the place of what was Attacked (R282)."""
    if d.under in QUIET:
        raise d.misfit(node, "there is no Attack then", "R158")
    if noun.plural:
        raise d.misfit(
            node, "an Attack goes on against one card: Redirect the Attack to 1 of your Units", "R282"
        )


def check_turned(d: Draft, node: Node, noun: Noun) -> None:
    """A Construct is turned with its host alone (5.3.7)."""
    if nouns_of(noun.record) == {i.CONSTRUCT}:
        raise d.misfit(node, "Constructs turn with the card they are Attached to; name that card", "5.3.7")


def check_spawned(d: Draft, node: Node, noun: Noun) -> None:
    if any(kind == i.EVENT_ROLE and x in PASSING for kind, x, _ in tests_of(noun.record)):
        raise d.misfit(node, "of Events only BOARD Events can be Spawned", "R133")


def check_borne(d: Draft, node: Node, what: Field) -> None:
    """As a Cost DMG is dealt to cards of the own board: nobody pays with another's (R222)."""
    assert isinstance(what, Record)
    if what.fields[i.MODE_OF] == i.REF and what.fields[i.SLOT] == i.SELF:
        return
    own = any(kind in (i.SIDE, i.ON_BOARD) and x == i.YOURS for kind, x, _ in tests_of(what))
    if not own or what.fields[i.MODE_OF] == i.SELECTED:
        message = "as a Cost DMG is dealt to this card, to your Leader or to 1 of your Units"
        raise d.misfit(node, message, "R222")


def check_copied(d: Draft, node: Node, whose: Field) -> None:
    """A Prepared card has neither Abilities nor DMG, SPD, Roles or an Archetype (3.4.9)."""
    assert isinstance(whose, Record)
    for noun in (*d.selected, *d.mentions):
        if noun.slot == whose.fields[i.SLOT] and (i.STATE, i.PREPARED) in [
            test[:2] for test in tests_of(noun.record)
        ]:
            message = "a Prepared card has nothing to Copy (3.4.9); what is printed on it is set: "
            raise d.misfit(node, f"{message}Set the DMG of this card to its original DMG", "3.4.9")


def check_given_up(d: Draft, node: Node, noun: Noun) -> None:
    """Whoever Sacrifices gives up cards of the own board (8.7.16)."""
    if d.place != PATTERN and d.actor is None and noun.slot in d.opposing:
        message = "a player Sacrifices cards of the own board; write Shatter, or 'Your opponent Sacrifices …'"
        raise d.misfit(node, message, "8.7.16")
    if d.place == CODE and d.actor is not None and another(d.actor) and yours(noun.record):
        message = "whoever Sacrifices gives up cards of the own board: leave out whose they are"
        raise d.misfit(node, message, "8.7.16")


def another(actor: Record) -> bool:
    """Whether somebody acts who is not you."""
    return actor.fields[i.MODE_OF] != i.REF


def yours(record: Record) -> bool:
    """Whether cards are described as yours, or as lying on your board."""
    said = [(kind, x) for kind, x, _ in tests_of(record)]
    return (i.SIDE, i.YOURS) in said or (i.ON_BOARD, w.BOARDS.number("on_your_board")) in said


def check_discarded(d: Draft, node: Node, noun: Noun) -> None:
    """Whoever Discards does so from the own hand or Deck (8.7.18)."""
    if d.place == PATTERN or d.actor is None:
        return
    inside = [y for kind, _, y in tests_of(noun.record) if kind == i.INSIDE and isinstance(y, Record)]
    if inside and inside[0].fields[lay.WORDING] == OWN_DECK[0]:
        raise d.misfit(node, "a player Discards from the own hand or Deck: write 'in their hand'", "8.7.18")


def check_shown(d: Draft, node: Node, noun: Noun) -> None:
    """On the board only a Prepared card has a face to show (8.7.33)."""
    tests = tests_of(noun.record)
    for one in d.selected:
        states = {x for kind, x, _ in tests_of(one.record) if kind == i.STATE}
        if one.slot == noun.slot and d.place == CODE and states & FACE_UP:
            raise d.misfit(node, "an Active card lies open already; write Prepared", "8.7.33")
    if not tests or d.place == PATTERN or described_place(noun.record) != i.BOARD:
        return
    if (i.STATE, i.PREPARED) not in [(kind, x) for kind, x, _ in tests]:
        raise d.misfit(node, "write which are hidden: 'Prepared card', or cards in a hand", "8.7.33")


def check_stat(d: Draft, node: Node, who: Record, stat: int) -> None:
    """Events and Constructs have no DMG and no SPD (5.2.1)."""
    nouns = nouns_of(who)
    if stat != i.HP and nouns and nouns <= {i.EVENT_NOUN, i.CONSTRUCT}:
        raise d.misfit(node, "only Units have DMG and SPD", "5.2.1")


def check_looked_at(d: Draft, node: Node, noun: Noun) -> None:
    if noun.record.fields[i.MODE_OF] != i.TOP:
        message = "write Look at the top 3 cards of your Deck; other cards are Revealed or Exposed"
        raise d.misfit(node, message, "8.7.32")


def check_searched(d: Draft, node: Node, noun: Noun) -> None:
    """Drawing is from the own Deck; from elsewhere a card is Returned to the hand (2.0.19, 8.7.24)."""
    if d.place == PATTERN:
        return
    inside = [y for kind, _, y in tests_of(noun.record) if kind == i.INSIDE and isinstance(y, Record)]
    if described_place(noun.record) in (i.HAND, i.IDLE, i.EXILE_SPACE):
        raise d.misfit(node, "cards are Drawn from the Deck; write Return … to your hand", "8.7.24")
    if inside and inside[0].fields[lay.WORDING] not in OWN_DECK:
        raise d.misfit(node, "a player Draws from the own Deck", "8.7.24")


def check_played(d: Draft, node: Node, noun: Noun) -> None:
    """Activated are cards of a hand, or Prepared ones (8.7.5)."""
    tests = tests_of(noun.record)
    if not tests or d.place == PATTERN or described_place(noun.record) != i.BOARD:
        return
    if (i.STATE, i.PREPARED) not in [(kind, x) for kind, x, _ in tests]:
        message = "say which: 'in your hand', or a Prepared card; a card on the board is Reactivated"
        raise d.misfit(node, message, "8.7.5")


def check_attached(d: Draft, node: Node, noun: Noun) -> None:
    nouns = nouns_of(noun.record)
    if nouns and nouns != {i.CONSTRUCT}:
        message = "Constructs are Attached; other cards by Spawn & Attach … as a UNIT Construct"
        raise d.misfit(node, message, "5.3.1")


def check_broken(d: Draft, node: Node, noun: Noun) -> None:
    """What is Shattered as a Cost is the player's own (R257)."""
    if d.place == COST and (i.SIDE, i.OPPOSING) in [test[:2] for test in tests_of(noun.record)]:
        message = "a Cost is paid with what is yours; behind the arrow write Shatter 1 opposing Unit"
        raise d.misfit(node, message, "R257")


def check_exposed(d: Draft, node: Node, what: Record) -> None:
    """What is Exposed as a Cost is the player's own (R257)."""
    inside = [y for kind, _, y in tests_of(what) if kind == i.INSIDE and isinstance(y, Record)]
    hand = any(y.fields[lay.WORDING] == OWN_DECK[0] for y in inside)
    if not (hand or yours(what)):
        message = (
            "a Cost is paid with what is yours: Expose 1 card in your hand; behind the arrow Expose others"
        )
        raise d.misfit(node, message, "R257")


def in_piles(record: Record) -> Field:
    """The place that a description names, or 0."""
    return next(
        (y.fields[0] for kind, _, y in tests_of(record) if kind == i.INSIDE and isinstance(y, Record)), 0
    )


def check_host(d: Draft, node: Node, noun: Noun) -> None:
    """What becomes a Construct is Attached to a card of the own board (R122)."""
    record = next((one.record for one in d.selected if one.slot == noun.slot), noun.record)
    if isinstance(record.fields[i.FITS], Record) and not yours(record):
        raise d.misfit(node, "it is Attached to a card of your board: Select 1 of your Active Units", "R122")


def check_announced(d: Draft, node: Node, cards: Field) -> None:
    """An Activated Event has gone to the Idle Zone when a Law that waited for it resolves (5.2.3)."""
    if d.law is None or d.heard != i.ACTIVATE or d.under not in WRITTEN or not isinstance(cards, Record):
        return
    played = nouns_of(d.law.record) == {i.EVENT_NOUN} and (i.EVENT_ROLE, i.BOARD_ROLE) not in [
        test[:2] for test in tests_of(d.law.record)
    ]
    if played and len(cards.fields) > i.SLOT and cards.fields[i.SLOT] == d.law.slot:
        message = "the Event has gone to the Idle Zone by then: write Return 1 Event in your Idle Zone to …"
        raise d.misfit(node, message, "5.2.3")


def check_returned(d: Draft, node: Node, made: Record) -> None:
    """Cards go to their owner's hand or Deck, not where they are; to an Idle Zone from Exile (8.7.11)."""
    cards, zone = made.fields[i.A], made.fields[i.B]
    if not isinstance(cards, Record) or not isinstance(zone, Record):
        return
    slot, to, whose = cards.fields[i.SLOT], zone.fields[0], zone.fields[lay.WORDING]
    assert isinstance(slot, int)
    where = d.self_place if slot == i.SELF else d.places.get(slot, UNKNOWN)
    if to == i.IDLE and where not in (UNKNOWN, i.EXILE_SPACE):
        message = "only from Exile is a card Returned to an Idle Zone; write Discard, Sacrifice or Shatter"
        raise d.misfit(node, message, "8.7.11")
    if to == i.HAND and (where == i.DECK or in_piles(cards) in (i.HAND_OR_DECK, i.DECK_OR_IDLE)):
        raise d.misfit(node, "a card of the Deck is Drawn: write Draw 1 Unit, or Draw 1 of them", "2.0.19")
    if to == where:
        raise d.misfit(node, f"it is {NAMES[where]} already", "8.7.10")
    sides = [(kind, x) for kind, x, _ in tests_of(cards)]
    placed = {kind for kind, _ in sides} & PLACING or (i.STATE, i.EXILED) in sides
    if whose in OWN_DECK and sides and not placed:
        own = "1 of your Units" if whose == OWN_DECK[0] else "1 Unit on their board"
        raise d.misfit(node, f"what goes to the own hand or Deck lies on the own board: write {own}", "R134")
    if whose == OWN_DECK[0] and (i.SIDE, i.OPPOSING) in sides:
        raise d.misfit(node, "cards go back to their owner: write 'its owner's hand'", "R134")
