"""Words that refer to cards, players and zones without describing them: it, this card, your hand."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, make
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, PATTERN, Draft, Noun

ONES: Final = {"first": 0, "second": 1, "third": 2}
THIS: Final = frozenset(("this_card", "this_unit", "this_event", "this_construct"))
FIXED: Final = {
    "damaged_cards": i.DAMAGED_CARDS,
    "attacker": i.ATTACKER,
    "attacked_card": i.ATTACKED_CARD,
    "attached_card": i.HOST,
    "former_host": i.HOST,
    "the_user": i.USER,
}
# the Leader of a player who is known by a card, or named before
LEADERS: Final = {"owners_leader": "its_owner", "that_players_leader": "that_player"}
PEACEFUL: Final = frozenset((i.CAST, i.AT_START, i.AT_END, i.WHILE, i.AURA))  # Laws outside every Attack
AMID: Final = frozenset((i.NO_LAW, i.ATTACK_LAW, i.QUICK, i.ONLY_WHEN, i.ONLY_IF))  # Laws that can be in one
PLAYERS: Final = {"your_opponent": i.OPPONENT, "each_player": i.EACH_PLAYER, "that_player": i.THAT_PLAYER}


def known_rest(d: Draft, node: Node, source: Noun) -> None:
    """The rest is looked up when its step comes: it must be what could have been picked, and nothing else."""
    if source.slot in d.perhaps:  # nothing taken would leave them all
        raise d.misfit(
            node,
            "'the rest' of what may never be picked from: say it in the same sentence",
            "R158",
        )
    by_another, drawn, place = d.picked.get(source.slot, (False, d.drawn, i.BOARD))
    if by_another and place == i.BOARD:
        raise d.misfit(
            node,
            "'the rest' of what another player picks is anybody's: name the cards, as all opposing Units",
            "R158",
        )
    if drawn != d.drawn and place != i.BOARD:
        raise d.misfit(node, "'the rest' would be with what was Drawn since: say it before that", "R158")


def referring(d: Draft, node: Node) -> Noun:
    """It, them, the first, this card …: bound when the line is read (R158)."""
    name = node.name
    wording = w.REFERENCES.number(name)
    if name in THIS:
        if name == "this_construct":
            d.own = True
        d.own_named = True
        return Noun(reference(i.SELF, wording), i.SELF, False)
    if name in LEADERS:
        return leader_of(d, node, LEADERS[name])
    if name in FIXED:
        check_attack(d, node)
        if name in ("former_host", "attached_card"):
            d.own = True
        slot = d.new_slot()
        return Noun(selection(FIXED[name], wording, slot), slot, name == "damaged_cards")
    if name in w.DONE_TO:
        done = d.done_to.get(w.DONE_TO[name])
        if done is None:
            raise d.misfit(node, f"{d.said(node)!r} is named by no step and no Law before this", "R158")
        if d.place == COST:
            message = "cards are Selected before the rest of a Cost is paid: take them behind the arrow"
            raise d.misfit(node, f"{message}, as Sacrifice 1 Unit➤ Spawn 1 Unit in …", "R125")
        if done.plural:
            raise d.misfit(node, f"{d.said(node)!r} may be several: write 'them'", "R158")
        return Noun(reference(done.slot, wording), done.slot, False)
    if name in ONES:
        if len(d.selected) <= max(ONES[name], 1):
            raise d.misfit(node, f"{d.said(node)!r} needs as many groups behind Select", "R158")
        group = d.selected[ONES[name]]
        return Noun(reference(group.slot, wording), group.slot, group.plural)
    if name == "the_rest":
        source = next(iter(reversed(d.mentions)), None)
        if d.selected and (
            source is None
            or (source.record.fields[i.WORDING] not in w.AMONG.words and among_of(source.record) is None)
        ):
            source = d.selected[-1]
        if source is None or source.record.fields[i.MODE_OF] not in (i.SELECTED, i.CHOOSING):
            raise d.misfit(node, "'the rest' needs a Select or a number of cards before it", "R158")
        known_rest(d, node, source)
        described = Record([*source.record.fields])
        them = among_of(source.record)
        if them is not None:  # of all that were named, not only of those that fit
            described = selection(i.CHOOSING, w.AMONG.number("n_of_them"), source.slot, 1, 1, of=them)
        return Noun(selection(i.REST, wording, source.slot, 0, i.MANY, of=described), d.new_slot(), True)
    if name in ("them", "those_cards", "the_selection") and len(d.selected) > 1:
        slots = [noun.slot for noun in d.selected]
        groups = selection(i.ALL_SELECTED, wording, d.new_slot(), min(slots), max(slots))
        return Noun(groups, d.slots - 1, True)
    if name == "the_selection":
        if not d.selected:
            raise d.misfit(node, "'the selection' needs a Select before it", "R158")
        one = d.selected[0]
        return Noun(reference(one.slot, wording), one.slot, one.plural)
    if name == "one_of_them" and d.place != PATTERN:
        raise d.misfit(node, "a step says how many: write 1 of them", "R158")
    found = d.meant(node, name in ("them", "those_cards", "one_of_them"))
    if name == "one_of_them":
        return Noun(reference(found.slot, wording), found.slot, False)
    if found.slot == i.SELF:  # printed so: nothing else was named that "it" could be
        return Noun(reference(i.SELF, w.REFERENCES.number("this_card")), i.SELF, False)
    mode = found.record.fields[i.MODE_OF]
    if mode in FIXED.values():  # looked up again: no register holds it
        assert isinstance(mode, int)
        return Noun(selection(mode, wording, found.slot), found.slot, found.plural)
    return Noun(reference(found.slot, wording), found.slot, found.plural)


def leader_of(d: Draft, node: Node, whose: str) -> Noun:
    """ "Deal 2 DMG to the Leader of its owner": looked up when its step comes, wherever that Leader lies."""
    if d.place != CODE:
        message = "this Leader is known to a step alone: write your Leader, or the opposing Leader"
        raise d.misfit(node, message, "R158")
    who = player(d, Node(whose, [], node.at, node.end))
    fits = Record([2, i.NOUN, i.LEADER, 0, i.THEIR_BOARD, 0, who])
    slot = d.new_slot()
    record = selection(i.EACH, w.REFERENCES.number(node.name), slot, 1, 1, fits)
    d.picks.append(record)
    return Noun(record, slot, False)


def among_of(record: Record) -> Record | None:
    """The cards of which a description takes some: "1 Unit among them"."""
    fits = record.fields[i.FITS]
    if not isinstance(fits, Record):
        return None
    for at in range(1, len(fits.fields), lay.TEST):
        them = fits.fields[at + 2]
        if fits.fields[at] == i.AMONG and isinstance(them, Record):
            return Record([*them.fields])
    return None


def check_attack(d: Draft, node: Node) -> None:
    """The Attacker and the Attacked card are those of an Attack that is going on (R158)."""
    if node.name == "the_user" and not d.user_known:
        message = "which card used it is known where a Law waits for that: Activate only if your opponent "
        raise d.misfit(node, f"{message}uses an Ability* Exhaust the card that used it", "R237")
    if node.name == "attacker" and d.under in PEACEFUL:
        raise d.misfit(node, "there is no Attack then, and so no Attacker", "R158")
    if node.name == "attacked_card" and d.under not in AMID:
        message = "the Attacked card is known under ATTACK*, QUICK* or Activate only …"
        raise d.misfit(node, f"{message}; behind If … Attacks a Unit* it is 'it'", "R158")


def owner(d: Draft, node: Node) -> Record:
    """Whose: its, this card's, your Leader's."""
    name = node.name
    wording = w.OWNERS.number(name)
    if name in w.OWNED:
        found = referring(d, Node(w.OWNED[name], [], node.at, node.end)).record
        here = [noun.slot for noun in d.mentions[d.step_from :]]
        if name == "its" and d.place == CODE and d.paid and slot_of(found) in here:
            message = "'its' could be of the card that was paid or of the one that is named here"
            raise d.misfit(node, f"{message}: write the Sacrificed card's, or the Discarded card's", "R158")
        own = name == "its" and slot_of(found) == i.SELF
        found.fields[i.WORDING] = w.OWNERS.number("this_cards") if own else wording
        return found
    side = i.YOURS if name == "your_leaders" else i.OPPOSING
    if side == i.OPPOSING:
        d.one_opponent()
    fits = Record([2, i.SIDE, side, 0, i.NOUN, i.LEADER, 0])
    return selection(i.GROUP, wording, d.new_slot(), 1, 1, fits)


def slot_of(noun: Record) -> int:
    """The register of a selection."""
    slot = noun.fields[i.SLOT]
    assert isinstance(slot, int)
    return slot


def print_owner(s: Source, at: int) -> Node:
    return make(w.OWNERS.word(s.get(at, i.WORDING)))


def player(d: Draft, node: Node) -> Record:
    """Who acts."""
    name = node.name
    wording = w.REFERENCES.number(name)
    if name == "you":
        return reference(i.YOU, wording)
    if name == "its_owner":
        of = reference(d.meant(node, False).slot)
        return selection(i.OWNER, wording, d.new_slot(), of=of)
    if name == "that_player" and not d.named_player:
        raise d.misfit(node, "'that player' has nobody before it", "R158")
    if name != "each_player":
        d.named_player = True
    if name == "your_opponent":
        d.one_opponent()
    return selection(PLAYERS[name], wording, d.new_slot(), 1, i.MANY if name == "each_player" else 1)


# ---- zones


def zone(d: Draft, node: Node, place: int, goes: bool = False) -> Record:
    """A place and whose it is. What goes there goes to its own owner's, so that nobody else need be meant."""
    name = node.name
    whose: Field = 0
    if name == "poss_your":
        whose = reference(i.YOU)
    elif name == "poss_their":
        if d.actor is None:
            raise d.misfit(node, "'their' belongs to a player who acts; write 'your' or \"your opponent's\"")
        whose = d.actor
    elif name in ("poss_owner", "poss_owners"):
        if name == "poss_owners" and not goes:
            raise d.misfit(node, "this is about one player: write whose it is", "R134")
        if not goes:
            whose = selection(i.OWNER, 0, d.new_slot(), of=reference(d.meant(node, False).slot))
    elif name == "poss_opponent":
        whose = selection(i.OPPONENT, 0, d.new_slot())
        d.one_opponent()
    elif name == "poss_that":
        if i.GAZE in d.done and place in (i.DECK, i.TOP_OF_DECK, i.BOTTOM_OF_DECK):
            whose = selection(i.GAZED, 0, d.new_slot())
        elif d.named_player:
            whose = selection(i.THAT_PLAYER, 0, d.new_slot())
        else:
            raise d.misfit(node, "nobody is named before this, and no Deck was Gazed at: write whose", "R158")
    elif name == "poss_each":
        whose = selection(i.EACH_PLAYER, 0, d.new_slot(), 1, i.MANY)
    return Record([place, w.POSSESSIVES.number(name), whose])


def print_zone(s: Source, at: int) -> list[Child]:
    """The words for whose it is and for the place."""
    return [print_whose(s, at), make(w.ZONES.word(s.kind(at)))]


def print_whose(s: Source, at: int) -> Node:
    return make(w.POSSESSIVES.word(s.get(at, lay.WORDING)))
