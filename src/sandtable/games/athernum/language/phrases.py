"""Noun phrases, filters, numbers and zones: from the tree to records."""

from typing import Final

from sandtable.cards.flat import Field, Record
from sandtable.cards.tree import Node
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import (
    CODE,
    CREATED,
    DESCRIPTION,
    PATTERN,
    SEARCHED,
    STATEMENT,
    Draft,
    Noun,
    reference,
    selection,
    unsaid,
)
from sandtable.games.athernum.language.verbs import EFFECTS, PLAYERS, RESOURCES, THINGS

SORT_OF_NOUN: Final = {
    i.EFFECT: EFFECTS, i.PLAYER: PLAYERS, i.OPPONENT: PLAYERS, i.RESOURCE: RESOURCES,
}  # fmt: skip


class Description:
    """A filter while its words are collected."""

    def __init__(self) -> None:
        self.tests: list[tuple[int, Field, Field]] = []
        self.nouns: set[int] = set()
        self.sorts = THINGS
        self.random = False

    def add(self, test: int, x: Field = 0, y: Field = 0) -> None:
        self.tests.append((test, x, y))

    def has(self, test: int) -> bool:
        return any([one[0] == test for one in self.tests])

    def record(self) -> Record:
        """The tests in the order in which they are printed; words of one rank keep the order they came in."""
        fields: list[Field] = [len(self.tests)]
        for test, x, y in sorted(self.tests, key=rank):
            fields += [test, x, y]
        return Record(fields)


def rank(test: tuple[int, Field, Field]) -> int:
    return test[0] // 10


# ---- noun phrases


def noun_phrase(d: Draft, node: Node, place: int, home: int = 0) -> Noun:
    """Lower a noun phrase; `home` is where a plain "card" is looked for if the text does not say."""
    name = node.name
    if name == "pick":
        return picked(d, node, place, home)
    if name == "group":
        return grouped(d, node, place, home)
    if name in ("top_card", "top_cards"):
        return top_cards(d, node, place)
    if name == "this":
        found = Noun(reference(i.SELF, w.THIS), i.SELF, THINGS, False)
        d.mention(found, frozenset(), node)
        return found
    if name in ("this_noun", "this_from"):
        return this_noun(d, node)
    if name == "you":
        return Noun(reference(i.YOU, w.YOU), i.YOU, PLAYERS, False)
    if name == "linked_target":
        found = Noun(reference(i.LINKED, w.LINKED_TARGET), i.LINKED, THINGS, False)
        d.mention(found, frozenset((i.PERMANENT,)), node)
        return found
    if name == "it":
        mention = d.it(node)
        found = Noun(reference(mention.slot, w.IT), mention.slot, mention.sorts, False)
        d.mention(found, mention.nouns, node)
        return found
    if name == "them":
        mention = d.them(node)
        found = Noun(reference(mention.slot, w.THEM), mention.slot, mention.sorts, True)
        d.mention(found, mention.nouns, node)
        return found
    if name == "they":
        mention = d.they(node)
        return Noun(reference(mention.slot, w.THEY), mention.slot, PLAYERS, mention.plural)
    if name == "your_opponents":
        found = Noun(
            selection(i.OPPONENTS, w.YOUR_OPPONENTS, d.new_slot(), 1, i.MANY), d.slots - 1, PLAYERS, True
        )
        d.mention(found, frozenset((i.OPPONENT,)), node)
        return found
    if name in ("your_main", "their_main"):
        if name == "your_main":
            of, wording = reference(i.YOU, 0), w.YOUR_MAIN
        else:
            of, wording = reference(d.they(node).slot, 0), w.THEIR_MAIN
        slot = d.new_slot()
        found = Noun(selection(i.MAIN, wording, slot, of=of), slot, THINGS, False)
        d.mention(found, frozenset((i.MAIN_CHARACTER, i.CHARACTER, i.PERMANENT)), node)
        return found
    if name in ("its_controller", "its_owner"):
        mode, wording = (
            (i.CONTROLLER, w.ITS_CONTROLLER) if name == "its_controller" else (i.OWNER, w.ITS_OWNER)
        )
        slot = d.new_slot()
        found = Noun(selection(mode, wording, slot, of=reference(d.it(node).slot, 0)), slot, PLAYERS, False)
        d.mention(found, frozenset((i.PLAYER,)), node)
        return found
    assert name == "the_rest", name
    mention = d.them(node)
    return Noun(selection(i.REST, w.THE_REST, mention.slot, 0, i.MANY), mention.slot, mention.sorts, True)


def this_noun(d: Draft, node: Node) -> Noun:
    """ "this card", "this card from your discard pile": the same object, with a word that must suit it."""
    words = Description()
    noun_words(d, node.node(0), words)
    if not words.nouns <= {i.CARD, i.CHARACTER, i.ITEM, i.LOCATION, i.TOKEN, i.PERMANENT, i.ATTACHMENT}:
        raise d.misfit(node, f"{d.said(node)!r} is not what a card can call itself")
    where: Field = 0
    wording = w.THIS_NOUN
    if node.name == "this_from":
        where = zone(d, node.node(1))
        wording = w.THIS_FROM
        kind = where.fields[0]
        assert isinstance(kind, int)
        d.self_zones.append(kind)
    found = Noun(selection(i.REF, wording, i.SELF, fits=words.record(), where=where), i.SELF, THINGS, False)
    d.mention(found, frozenset(words.nouns), node)
    return found


def picked(d: Draft, node: Node, place: int, home: int) -> Noun:
    """A determiner and what it determines."""
    determiner = node.node(0)
    word = determiner.name
    if word in ("that", "those"):
        words = Description()
        described(d, node.node(1), words, DESCRIPTION)
        mention = d.that(node, frozenset(words.nouns), word == "those")
        record = selection(i.REF, w.DETERMINERS[word], mention.slot, fits=words.record())
        found = Noun(record, mention.slot, mention.sorts, mention.plural)
        d.mention(found, mention.nouns, node)
        return found
    low, high = how_many(d, determiner, place)
    words = Description()
    described(d, node.node(1), words, place)
    if word in ("another", "another_target"):
        words.add(*another(d, place))
    plural = high != 1
    if "target" in word:
        if not d.targets_allowed:
            raise d.misfit(
                node, "a trigger cannot have a target: targets are chosen when the effect is put on the stack"
            )
        mode = i.TARGET
    elif place in (PATTERN, DESCRIPTION):
        mode = i.MATCH
    elif place == CREATED:
        mode = i.NEW
    elif place == SEARCHED:
        mode = i.FOUND
    elif place == STATEMENT and d.meaning:
        mode = i.GROUP
    elif word in ("each", "all"):
        mode = i.EACH
    else:
        mode = i.CHOOSING
    if words.random:
        if mode != i.CHOOSING:
            raise d.misfit(node, "only what an order picks can be picked at random")
        mode = i.RANDOM
    if word == "no" and place not in (PATTERN, DESCRIPTION):
        raise d.misfit(determiner, "'no' counts in conditions; an order cannot act on nothing")
    settle_home(d, node, words, place, home)
    slot = d.new_slot()
    record = selection(mode, w.DETERMINERS[word], slot, low, high, words.record())
    return finish(d, node, Noun(record, slot, words.sorts, plural), words, place)


def finish(d: Draft, node: Node, noun: Noun, words: Description, place: int) -> Noun:
    """Note what the selection needs, and that it was mentioned."""
    mode = noun.record.fields[i.MODE_OF]
    if mode == i.TARGET:
        d.targets.append(noun.record)
    elif mode in (i.CHOOSING, i.EACH, i.RANDOM, i.TOP) and place in (CODE, STATEMENT):
        d.picks.append((noun.record, unsaid(d.actor).record))
    if place != DESCRIPTION:
        d.mention(noun, frozenset(words.nouns), node, place == CREATED)
    return noun


def grouped(d: Draft, node: Node, place: int, home: int) -> Noun:
    """A plural without a determiner: whatever fits, at any moment."""
    words = Description()
    described(d, node.node(0), words, place)
    if place in (PATTERN, DESCRIPTION):
        mode = i.MATCH
    elif place == STATEMENT:
        mode = i.GROUP
    else:
        raise d.misfit(
            node, f"an order needs to know how many: write 'each', 'all' or 'target' before {d.said(node)!r}"
        )
    settle_home(d, node, words, place, home)
    slot = d.new_slot()
    noun = Noun(selection(mode, w.BARE, slot, 1, i.MANY, words.record()), slot, words.sorts, True)
    return finish(d, node, noun, words, place)


def top_cards(d: Draft, node: Node, place: int) -> Noun:
    number = 1 if node.name == "top_card" else int(node.word(0))
    where = zone(d, node.node(len(node.children) - 1))
    if where.fields[0] not in (i.DECK, i.DISCARD_PILE):
        raise d.misfit(node, "only a deck or a discard pile has a top card", "7.2.3b")
    slot = d.new_slot()
    wording = w.TOP_CARD if node.name == "top_card" else w.TOP_CARDS
    record = selection(i.TOP, wording, slot, number, number, where=where)
    words = Description()
    words.nouns.add(i.CARD)
    return finish(d, node, Noun(record, slot, THINGS, node.name == "top_cards"), words, place)


def another(d: Draft, place: int) -> tuple[int, Field, Field]:
    """ "another" is other than what the same clause picked before it, or else than this."""
    if place != PATTERN:
        for mention in reversed(d.mentions):
            if mention.clause != d.clause:
                break
            if mention.sorts & THINGS and mention.slot >= i.FIRST_SLOT:
                attachment = bool(mention.nouns & {i.ITEM, i.ATTACHMENT})
                return (i.OTHER_HOST if attachment else i.OTHER), mention.slot, 1
    return i.OTHER, i.SELF, 1


def settle_home(d: Draft, node: Node, words: Description, place: int, home: int) -> None:
    """Where a card is looked for if the text does not say: "discard a card" means from hand."""
    if place not in (CODE, STATEMENT) or words.sorts != THINGS:
        return
    if words.has(i.INSIDE) or words.has(i.AMONG) or words.has(i.REVEALED):
        return
    if words.nouns == {i.CARD} or home == -i.HAND:
        if not home:
            raise d.misfit(node, f"say where {d.said(node)!r} is: 'from your hand', 'from your discard pile'")
        whose = unsaid(d.actor).record
        words.add(i.INSIDE, i.NOT_SAID, Record([i.HAND, w.NOT_SAID, whose]))


def sought(d: Draft, node: Node, place: int) -> Noun:
    """What a search looks for."""
    if node.name == "sought_up_to":
        low, high, wording = 0, int(node.word(0)), w.DETERMINERS["up_to"]
    else:
        determiner = node.node(0)
        low, high = how_many(d, determiner, place)
        wording = w.DETERMINERS[determiner.name]
    words = Description()
    described(d, node.node(1), words, place)
    slot = d.new_slot()
    record = selection(i.MATCH if place == PATTERN else i.FOUND, wording, slot, low, high, words.record())
    return finish(d, node, Noun(record, slot, words.sorts, high != 1), words, place)


def skills(d: Draft, node: Node) -> Record:
    """Abilities that somebody activates."""
    words = Description()
    words.add(i.NOUN, w.SKILLS[node.node(0).name])
    one = node.name == "a_skill"
    wording = w.DETERMINERS["a"] if one else w.BARE
    return selection(i.MATCH, wording, d.new_slot(), 1, 1 if one else i.MANY, words.record())


# ---- what is described


def described(d: Draft, node: Node, words: Description, place: int) -> None:
    """A head with its adjectives, and what stands behind it."""
    head = node.node(0)
    while head.name == "with_adjective":
        adjective(d, head.node(0), words)
        head = head.node(1)
    noun_words(d, head, words)
    if node.name == "where":
        tail = node.node(1)
        while tail.name == "tail_next":
            post(d, tail.node(0), words, place)
            tail = tail.node(1)
        post(d, tail, words, place)


def adjective(d: Draft, node: Node, words: Description) -> None:
    name = node.name
    if name == "other":
        words.add(i.OTHER, i.SELF)
    elif name == "additional":
        words.add(i.ADDITIONAL)
    elif name in w.STATES:
        words.add(i.STATE, w.STATES[name])
    elif name == "of_faction":
        words.add(i.FACTION, d.registry.number("FACTION", node.word(0)))
    elif name == "factionless":
        words.add(i.FACTIONLESS)
    elif name == "stats":
        ofv, _, dfv = node.word(0).partition("/")
        words.add(i.STATS, int(ofv), int(dfv))
    else:
        words.add(i.EFFECT_KIND, w.EFFECT_KINDS[name])


def noun_words(d: Draft, node: Node, words: Description) -> None:
    """Nouns side by side, or joined; a last word belongs to all alternatives: "item or location card"."""
    found: list[tuple[Node, int]] = []
    while node.name in w.JOINERS:
        found.append((node.node(1), w.JOINERS[node.name]))
        node = node.node(0)
    found.append((node, i.BESIDE))
    found.reverse()
    joined = any([how != i.BESIDE for _, how in found])
    for index, (noun, how) in enumerate(found):
        if joined and index == len(found) - 1 and how == i.BESIDE:
            how = i.COMMON
        if noun.name == "subtype":
            word = i.FIRST_SUBTYPE + d.registry.number("SUBTYPE", noun.word(0))
        else:
            word = w.NOUNS[noun.name]
            words.sorts = SORT_OF_NOUN.get(word, THINGS)
        words.nouns.add(word)
        words.add(i.NOUN, word, how)
    # a resource token lies on the board; a resource alone is in a pool
    if i.RESOURCE in words.nouns and (i.TOKEN in words.nouns or i.PERMANENT in words.nouns):
        words.sorts = THINGS


def post(d: Draft, node: Node, words: Description, place: int) -> None:
    """What stands behind a noun."""
    name = node.name
    if name == "of_your_faction":
        words.add(i.OWN_FACTION)
    elif name in w.CONTROLS:
        y: Field = 0
        if name == "they_control":
            y = d.they(node).slot
        elif name == "target_opponent_controls":
            y = target_opponent(d, node)
        words.add(i.CONTROLLED, w.CONTROLS[name], y)
    elif name == "named_as":
        named(d, node, words, place)
    elif name == "with_properties":
        for one in w.spread(node.node(0), "properties_and"):
            having(d, one, words)
    elif name in ("in_zone", "from_zone", "in_hand"):
        if name == "in_hand":
            words.add(i.INSIDE, i.SAID_IN_HAND, Record([i.HAND, w.NOT_SAID, unsaid(d.actor).record]))
        else:
            said = i.SAID_IN if name == "in_zone" else i.SAID_FROM
            words.add(i.INSIDE, said, zone(d, node.node(0)))
    elif name == "among_them":
        words.add(i.AMONG, d.them(node).slot)
    elif name == "at_random":
        words.add(i.AT_RANDOM)
        words.random = True
    elif name in w.SIMPLE_POSTS:
        words.add(w.SIMPLE_POSTS[name])
    else:
        inner = noun_phrase(d, node.node(0), place if place in (PATTERN, DESCRIPTION) else NESTED[place])
        words.add(w.NESTED_POSTS[name], 0, inner.record)
        # nouns inside a filter are not what "it" means
        d.mentions = [
            mention for mention in d.mentions if mention.slot != inner.slot or inner.slot < i.FIRST_SLOT
        ]


# a selection inside a filter is a description unless it is a target
NESTED: Final = {CODE: PATTERN, STATEMENT: PATTERN, CREATED: CODE, SEARCHED: PATTERN}


def target_opponent(d: Draft, node: Node) -> Record:
    slot = d.new_slot()
    words = Description()
    words.add(i.NOUN, i.OPPONENT)
    record = selection(i.TARGET, w.DETERMINERS["target"], slot, 1, 1, words.record())
    if not d.targets_allowed:
        raise d.misfit(
            node, "a trigger cannot have a target: targets are chosen when the effect is put on the stack"
        )
    d.targets.append(record)
    d.mention(Noun(record, slot, PLAYERS, False), frozenset((i.OPPONENT,)), node)
    return record


def named(d: Draft, node: Node, words: Description, place: int) -> None:
    """A name: given to a token that is created, otherwise one that a card or token has."""
    name = node.word(0)
    if place == CREATED:
        d.tokens.append(name)
    else:
        d.named.append((name, node.at + 1))
    words.add(i.NAMED, d.registry.number("NAME", name))


def having(d: Draft, node: Node, words: Description) -> None:
    """One property behind "with"."""
    name = node.name
    if name in w.COMPARES:
        words.add(w.COMPARES[name], w.STATS[node.node(0).name], int(node.word(1)))
    elif name == "victory_field_of":
        words.add(i.FIELD_OF, int(node.word(0)))
    elif name == "attachments":
        words.add(i.ATTACHMENTS, 0, amount(d, node.node(0)))
    elif name == "with_markers":
        words.add(i.WITH_MARKERS, 0, markers(d, node.node(0)))
    elif name == "with_keyword":
        words.add(i.WITH_KEYWORD, d.registry.number("KEYWORD", node.word(0)))
    elif name == "with_ability":
        from sandtable.games.athernum.language.lower import quoted

        words.add(i.WITH_ABILITY, 0, quoted(d, node.node(1)))
    else:
        words.add(w.PROPERTIES[name])


# ---- numbers


def how_many(d: Draft, node: Node, place: int) -> tuple[int, int]:
    """The least and the most that a determiner lets one pick."""
    name = node.name
    if name in ("a", "target", "another", "another_target"):
        return 1, 1
    if name in ("n", "n_target"):
        number = int(node.word(0))
        if number == 1:
            raise d.misfit(node, "one of something is written 'a' or 'an'")
        return (number, i.MANY) if place == PATTERN else (number, number)
    if name in ("up_to", "up_to_target", "each_of_up_to_target"):
        return 0, int(node.word(0))
    if name == "n_or_more":
        return int(node.word(0)), i.MANY
    if name == "n_or_fewer":
        return 0, int(node.word(0))
    if name in ("each", "all"):
        return 1, i.MANY
    if name == "any_number_of":
        return 0, i.MANY
    if name == "no":
        return 0, 0
    if name == "that_many":
        return -1, -1
    raise d.misfit(node, "'a number of' is for markers; write 'cards equal to' or a number")


def amount(d: Draft, node: Node, digits: bool = False) -> Record:
    """How many, in front of "card" or a marker; one is "a", except where digits are used."""
    number = int(node.word(0)) if node.children else 1 if node.name == "a" else 0
    if node.name == "n" and number == 1 and not digits:
        raise d.misfit(node, "one of something is written 'a' or 'an'")
    return Record([w.AMOUNTS[node.name], number, 0, 0])


def exactly(number: str) -> Record:
    return Record([i.EXACTLY, int(number), 0, 0])


def value(d: Draft, node: Node) -> Record:
    """A number that has to be counted or looked up."""
    name = node.name
    if name == "number_of":
        words = Description()
        described(d, node.node(0), words, PATTERN)
        return Record([i.COUNT, 0, words.record(), 0])
    if name == "number_of_markers":
        kind = marker(d, node.node(0))
        return Record([i.COUNT_MARKERS, kind, noun_phrase(d, node.node(1), PATTERN).record, 0])
    if name == "its_stat":
        return Record([i.STAT_VALUE, w.STATS[node.node(0).name], reference(d.it(node).slot, w.ITS), 0])
    if name == "stat_of":
        return Record(
            [i.STAT_VALUE, w.STATS[node.node(0).name], noun_phrase(d, node.node(1), PATTERN).record, 0]
        )
    return Record([i.PREVENTED, 0, 0, 0])


def marker(d: Draft, node: Node) -> int:
    if node.name == "custom_counter":
        return i.FIRST_MARKER + d.registry.number("MARKER", node.word(0))
    return w.MARKERS[node.name]


def markers(d: Draft, node: Node) -> Record:
    kind = marker(d, node.node(1))
    return Record([kind, amount(d, node.node(0), kind == i.DAMAGE)])


def icons(d: Draft, node: Node) -> Record:
    """Resources: a number of any kind first, then one icon for each of a faction."""
    fields: list[Field] = [0]
    for icon in w.spread(node, "icon_list"):
        if icon.name == "any_resource":
            if len(fields) > 1:
                raise d.misfit(icon, "the number comes first, once, and the icons behind it", "4.3.5c.IIa")
            fields += [0, int(icon.word(0)[1:-1])]
        else:
            faction = icon.word(0)[1:-1]
            if faction not in d.registry["FACTION"]:
                known = ", ".join(d.registry["FACTION"].words)
                raise d.misfit(icon, f"there is no faction {faction}; there are {known}", "1.2.1")
            fields += [d.registry.number("FACTION", faction), 1]
    fields[0] = (len(fields) - 1) // 2
    return Record(fields)


def changes(d: Draft, node: Node) -> Record:
    """+2 OFV and -1 DFV, or OFV 1 and DFV 1: a stat is named once."""
    fields: list[Field] = [0, 0]
    for one in w.spread(node, "changes_and" if node.name in ("changes_and", "change") else "values_and"):
        if one.name == "change":
            stat, number = w.STATS[one.node(1).name], int(one.word(0))
        else:
            stat, number = w.STATS[one.node(0).name], int(one.word(1))
        if stat in fields[2::2]:
            raise d.misfit(one, "the same value is changed twice")
        if stat == i.COST_STAT:
            raise d.misfit(
                one, "a cost is changed by 'costs … less to play' or 'costs … more to play'", "2.2.1b"
            )
        fields += [stat, number]
    fields[0] = (len(fields) - 2) // 2
    return Record(fields)


# ---- zones and phases


def zone(d: Draft, node: Node) -> Record:
    name = node.name
    if name == "the_void":
        return Record([i.VOID, w.THE_ZONE, 0])
    if name == "the_board":
        return Record([i.BOARD, w.THE_ZONE, 0])
    place = w.ZONES[node.node(len(node.children) - 1).name]
    whose: Field
    if name == "your_zone":
        whose, wording = reference(i.YOU, 0), w.YOUR_ZONE
    elif name == "their_zone":
        whose, wording = reference(d.they(node).slot, 0), w.THEIR_ZONE
    elif name == "any_zone":
        whose, wording = 0, w.ANY_ZONE
    elif name == "that_zone":
        if place not in d.zones:
            raise d.misfit(node, f"{d.said(node)!r}: no such zone was named before")
        return Record([place, w.THAT_ZONE, d.zones[place].fields[2]])
    else:
        owner = noun_phrase(d, node.node(0), PATTERN if d.in_pattern else CODE)
        if not owner.sorts & PLAYERS:
            raise d.misfit(
                node, f'{d.said(node.node(0))!r} is no player; write "its owner\'s" or "its controller\'s"'
            )
        whose, wording = owner.record, w.WHOSE_ZONE
    found = Record([place, wording, whose])
    d.zones[place] = found
    return found


def phase_of(d: Draft, node: Node) -> Record:
    if node.name == "the_phase":
        return Record([w.PHASES[node.node(0).name], w.THE_PHASE, 0])
    if node.name == "your_phase":
        return Record([w.PHASES[node.node(0).name], w.YOUR_PHASE, reference(i.YOU, 0)])
    owner = noun_phrase(d, node.node(0), PATTERN)
    if not owner.sorts & PLAYERS:
        raise d.misfit(node, "only a player has phases")
    return Record([w.PHASES[node.node(1).name], w.WHOSE_PHASE, owner.record])
