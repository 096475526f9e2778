"""Words that refer to cards, players and zones without describing them: it, this card, your hand."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, selection
from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Field, Record
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, make
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, PATTERN, Draft, Noun
from sandtable.games.oversoul.language.places import nouns_of

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
KINDS: Final = {"that_unit": i.UNIT, "that_event": i.EVENT_NOUN}
THEIRS: Final = frozenset(("its", "that_units", "that_events"))
# Laws that bring cards together with this one, so that "it" may be one of those
MEETING: Final = frozenset((i.ATTACK_LAW, i.BLOODLUST, i.EXECUTE, i.INJURE))
PLAYERS: Final = {"your_opponent": i.OPPONENT, "each_player": i.EACH_PLAYER, "that_player": i.THAT_PLAYER}


def kinds_of(d: Draft, noun: Noun) -> set[Field]:
    """As what kinds of cards the words before have described what a register holds; empty if as any."""
    named = (*d.selected, *d.mentions) if d.law is None else (d.law, *d.selected, *d.mentions)
    for one in (noun, *[other for other in named if other.slot == noun.slot]):
        if isinstance(one.record.fields[i.FITS], Record):
            return nouns_of(one.record) - {i.CARD}
    return set()


def that(d: Draft, node: Node, kind: int) -> Noun:
    """ "That Unit" is the nearest card that was named and can be one: never a Leader, nor an Event (R158)."""
    if not d.selected and not d.unnamed and not d.of_links:
        for noun in reversed(d.mentions):
            if kinds_of(d, noun) <= {kind}:
                return number_of(d, node, noun)
        if d.law is not None and not d.law_of_two and kinds_of(d, d.law) <= {kind}:
            return number_of(d, node, d.law)
        if d.mentions and kinds_of(d, d.mentions[-1]) == {i.LEADER}:
            message = f"{d.said(node)!r} was not named before; what this could be is {ways(d, node)}"
            raise d.misfit(node, message, "R158")
    return d.meant(node, False)


def ways(d: Draft, node: Node) -> str:
    """What to write where "it" could be a Leader, or a card that was named or met before it."""
    end = "'s" if d.said(node) == "its" or d.said(node).endswith("'s") else ""
    found = ["your Leader", "the opposing Leader"]
    kinds = [kinds_of(d, noun) for noun in (*d.mentions, *([d.law] if d.law is not None else []))]
    found += ["that Unit"] * ({i.UNIT} in kinds) + ["that Event"] * ({i.EVENT_NOUN} in kinds)
    if d.own_named or d.under in MEETING:
        found.append("this card")
    found += done_before(d)
    if d.under == i.ATTACK_LAW:
        found.append("the Attacked card")
    written = [f"'{one}{end}'" for one in found]
    if d.under == i.EXECUTE:
        written.append("what is named in a written Law: If this card Shatters a Unit* …")
    elif set() in kinds:
        written.append("what is done, or looked up, before the Leader is named")
    return ", ".join(written[:-1]) + " or " + written[-1]


def done_before(d: Draft) -> list[str]:
    """What can be called the Shattered card, the Exiled card and so on."""
    return [f"the {name[4:].capitalize()} card" for name, op in w.DONE_TO.items() if op in d.done_to]


def number_of(d: Draft, node: Node, found: Noun) -> Noun:
    """One card is meant."""
    if found.plural:
        raise d.misfit(node, f"{d.said(node)!r} is of the wrong number here; write 'them'", "R158")
    return found


def meant_so(d: Draft, node: Node, found: Noun) -> bool:
    """Whether "it" would mean the same, so that it is printed."""
    try:
        return referring(d, Node("it", [], node.at, node.end)).slot == found.slot
    except Misfit:
        return False


def check_leader(d: Draft, node: Node, found: Noun) -> None:
    """ "Heal 2 HP to your Leader, then Exhaust it": the Leader, or what was named before it?"""
    if d.selected or kinds_of(d, found) != {i.LEADER}:
        return
    named = (*d.mentions, *d.done_to.values()) if d.law is None else (d.law, *d.mentions, *d.done_to.values())
    others = [noun for noun in named if noun.slot != found.slot and noun.plural == found.plural]
    if not others and (found.plural or (not d.own_named and d.under not in MEETING)):
        return
    said = ways(d, node)
    if "owner" in d.said(node):
        said = "'you' or 'your opponent', or say it before the Leader is named"
    message = f"{d.said(node)!r} could be the Leader, or what was there before: write {said}"
    raise d.misfit(node, message, "R158")


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
    if name in KINDS:
        found = that(d, node, KINDS[name])
        if meant_so(d, node, found):
            wording = w.REFERENCES.number("that_card")
    else:
        found = d.meant(node, name in ("them", "those_cards", "one_of_them"))
        check_leader(d, node, found)
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
        if name in THEIRS and d.place == CODE:
            check_whose(d, node, slot_of(found))
        if name != "its" and name in THEIRS and found.fields[i.WORDING] == w.REFERENCES.number("that_card"):
            wording = w.OWNERS.number("its")
        own = name == "its" and slot_of(found) == i.SELF
        found.fields[i.WORDING] = w.OWNERS.number("this_cards") if own else wording
        return found
    side = i.YOURS if name == "your_leaders" else i.OPPOSING
    if side == i.OPPOSING:
        d.one_opponent()
    fits = Record([2, i.SIDE, side, 0, i.NOUN, i.LEADER, 0])
    return selection(i.GROUP, wording, d.new_slot(), 1, 1, fits)


def check_whose(d: Draft, node: Node, slot: int) -> None:
    """ "Deal DMG to 1 opposing Unit equal to its RANK": of that Unit, or of what was named before it?"""
    here = [noun.slot for noun in d.mentions[d.step_from :]]
    before = [noun for noun in d.mentions[: d.step_from] if not noun.plural]
    known = [noun.slot for noun in (*d.selected, *before)] + ([d.law.slot] if d.law is not None else [])
    if slot not in here or slot in known:
        return
    word = d.said(node)
    if d.paid:
        message = f"{word!r} could be of the card that was paid or of the one that is named here"
        raise d.misfit(node, f"{message}: write the Sacrificed card's, or the Discarded card's", "R158")
    if before or d.law is not None or d.done_to or d.own_named:
        message = f"{word!r} could be of the card that is named here, or of one before it; of this one: "
        message += "Choose 1 Unit & Deal DMG to it equal to its RANK; of one before it: "
        other = "write this card's"
        if d.done_to:
            other = f"write {done_before(d)[0]}'s"
        elif before or d.law is not None:
            other = "Deal DMG equal to its RANK to 1 Unit"
        raise d.misfit(node, message + other, "R158")


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
        meant = d.meant(node, False)
        check_leader(d, node, meant)
        return selection(i.OWNER, wording, d.new_slot(), of=reference(meant.slot))
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
            meant = d.meant(node, False)
            check_leader(d, node, meant)
            whose = selection(i.OWNER, 0, d.new_slot(), of=reference(meant.slot))
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
