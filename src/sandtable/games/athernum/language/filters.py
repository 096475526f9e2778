"""Filters: adjectives, nouns and what stands behind them, each to its test and printed from it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from sandtable.cards.draft import selection
from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Field, Record
from sandtable.cards.productions import joined, spread
from sandtable.cards.source import Test
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import numbers
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import (
    CODE,
    CREATED,
    DESCRIPTION,
    PATTERN,
    SEARCHED,
    STATEMENT,
    Draft,
    Mention,
    Noun,
    Source,
    unsaid,
)
from sandtable.games.athernum.language.sorts import EFFECTS, OF_NOUN, PLAYERS, THINGS

WITH: Final = (10, 11)  # the ranks of properties, 100 to 119
# a selection inside a filter is a description unless it is a target
LOOKED_UP: Final = (i.BY_ACTIVE, i.BY_HOLDER)  # whom "they" means without a register of their own
NESTED: Final = {CODE: PATTERN, STATEMENT: PATTERN, CREATED: CODE, SEARCHED: PATTERN}
# what can be said of players, and of effects
OF_PLAYERS: Final = frozenset(
    (i.NOUN, i.OTHER, i.IN_HAND, i.WITH_MARKERS, i.EXTREME, i.AT_RANDOM, i.WHO_CONTROLS)
)
ONE_PLAYER: Final = (i.TARGET, i.CHOOSING, i.RANDOM, i.MATCH, i.REF)  # modes that a register keeps
LINKABLE: Final = frozenset((i.CHARACTER, i.LOCATION, i.PERMANENT, i.MAIN_CHARACTER))
OF_NO_THING: Final = (i.EFFECT_KIND, i.SINGLE_TARGET, i.IN_HAND, i.WHO_CONTROLS, i.EFFECT_OF, i.EFFECT_FROM)
OF_EFFECTS: Final = frozenset(
    (i.NOUN, i.OTHER, i.EFFECT_KIND, i.SINGLE_TARGET, i.CONTROLLED, i.EFFECT_OF, i.EFFECT_FROM)
)
EXTREMES: Final = {
    "stat_highest": (i.OFV, 1), "stat_lowest": (i.OFV, 0), "most_cards": (i.CARDS_HELD, 1),
    "fewest_cards": (i.CARDS_HELD, 0), "most_markers": (i.MARKS_HELD, 1), "fewest_markers": (i.MARKS_HELD, 0),
}  # fmt: skip
EXTREME_WORDS: Final = {what: name for name, what in EXTREMES.items()}
COMPARED: Final = {
    "stat_up_to": i.STAT_UP_TO, "stat_same": i.STAT_SAME,
    "stat_under": i.STAT_UNDER, "stat_over": i.STAT_OVER,
}  # fmt: skip  # with a number that is looked up
COMPARED_WORDS: Final = {test: name for name, test in COMPARED.items()}
BESIDE_THIS: Final = {"stat_below": i.STAT_BELOW, "stat_above": i.STAT_ABOVE}  # and with this
BESIDE_THIS_WORDS: Final = {test: name for name, test in BESIDE_THIS.items()}
ITEM_BESIDE: Final = (
    "an attachment has no value that others could be compared with: write 'with DFV lower than the DFV of "
    "the linked target', or 'higher than'"
)
NON_NOUNS: Final = {
    "token": i.TOKEN, "character": i.CHARACTER, "item": i.ITEM, "location": i.LOCATION,
    "resource": i.RESOURCE, "main": i.MAIN_CHARACTER,
}  # fmt: skip
NON_WORDS: Final = {number: word for word, number in NON_NOUNS.items()}
OWNED: Final = (i.OWNED_BY_YOU, i.OWNED_BY_OPPONENTS)  # wherever it lies
SIDE_BY_SIDE: Final = {i.BESIDE: "nouns_next", i.COMMON: "nouns_next", i.OR: "nouns_or", i.UNION: "nouns_and"}


class Description:
    """A filter while its words are collected."""

    def __init__(self) -> None:
        self.tests: list[tuple[int, Field, Field]] = []
        self.nouns: set[int] = set()
        self.sorts = THINGS
        self.random = False
        self.several = False  # a token that is a copy of several is one for each of them

    def add(self, test: int, x: Field = 0, y: Field = 0) -> None:
        self.tests.append((test, x, y))

    def has(self, test: int) -> bool:
        return any([one[0] == test for one in self.tests])

    def held(self) -> bool:
        """Whether somebody controls it: only what lies on the game board is controlled."""
        return any([test == i.CONTROLLED and x not in OWNED for test, x, _ in self.tests])

    def record(self) -> Record:
        """The tests in the order in which they are printed; words of one rank keep the order they came in."""
        fields: list[Field] = [len(self.tests)]
        for test, x, y in sorted(self.tests, key=rank):
            fields += [test, x, y]
        return Record(fields)


def rank(test: tuple[int, Field, Field]) -> int:
    return test[0] // 10


def description(d: Draft, node: Node, place: int) -> Record:
    """A description of which nothing but its filter is needed."""
    words = Description()
    described(d, node, words, place)
    return words.record()


def described(d: Draft, node: Node, words: Description, place: int) -> None:
    """A head with its adjectives, and what stands behind it."""
    head = node.node(0)
    while head.name == "with_adjective":
        adjective(d, head.node(0), words)
        head = head.node(1)
    noun_words(d, head, words)
    tail = node.node(1) if node.name == "where" else None
    after = tail is not None and last_of(tail).name == "same_name_as"  # then other than whose name it is
    if not after:
        settle_other(d, words, place)
    while tail is not None and tail.name == "tail_next":
        post(d, tail.node(0), words, place)
        tail = tail.node(1)
    if tail is not None:
        post(d, tail, words, place)
    if after:
        settle_other(d, words, place, named_as_it(words))
    suitable(d, node, words, place)
    check_lying(d, node, words)


def check_lying(d: Draft, node: Node, words: Description) -> None:
    """Only what lies on the game board, or on top of a deck, has a side: nothing in a hand would ever fit."""
    sides = [x for test, x, _ in words.tests if test == i.STATE and x in (i.UP, i.DOWN, i.EXHAUSTED)]
    zones = [zone.fields[0] for test, _, zone in words.tests if test == i.INSIDE and isinstance(zone, Record)]
    if sides and any([zone in (i.HAND, i.DISCARD_PILE, i.VOID, i.EXTRA_DECK) for zone in zones]):
        raise d.misfit(
            node, "only what lies on the game board is face-up, face-down or exhausted: leave the word out"
        )


def last_of(tail: Node) -> Node:
    """What stands last behind a noun."""
    while tail.name == "tail_next":
        tail = tail.node(1)
    return tail


def settle_other(d: Draft, words: Description, place: int, than: int = i.SELF) -> None:
    """What the word "other" is other than: what is known already, or what was spoken of."""
    if place in (DESCRIPTION, CREATED):
        return
    words.tests = [
        (i.OTHER, other_than(d, words) if than == i.SELF else than, 0)
        if test == (i.OTHER, i.SELF, 0)
        else test
        for test in words.tests
    ]


def named_as_it(words: Description) -> int:
    """The register of what others are to have the name of."""
    for test, _, what in words.tests:
        if test == i.SAME_NAME and isinstance(what, Record):
            slot = what.fields[i.SLOT]
            assert isinstance(slot, int)
            return slot
    return i.SELF


def suitable(d: Draft, node: Node, words: Description, place: int) -> None:
    """Refuse what is said of something that cannot be so: no test looks at it."""
    for test, _, _ in words.tests:
        if words.sorts & PLAYERS:
            said = "" if test in OF_PLAYERS else "a player"
        elif words.sorts & EFFECTS:
            said = "" if test in OF_EFFECTS else "an effect"
        else:
            said = "a card or permanent" if test in OF_NO_THING else ""
        if said:
            raise d.misfit(node, f"{d.said(node)!r} says of {said} what can be said only of something else")
        if test == i.ADDITIONAL and not d.permits:
            raise d.misfit(node, "'additional' is for what may be played or done once more")
        if test == i.WITH_ABILITY and place != CREATED:
            raise d.misfit(node, "an ability in quotes is given to a token that is created, or gained")


def other_than(d: Draft, words: Description) -> int:
    """ "other" is other than the last thing of this kind that was picked, or that the trigger speaks of; or
    else than this.
    """
    if words.sorts & PLAYERS:
        return other_player(d, words)
    if d.each and (changed := changed_by_clause(d, words)) is not None:
        return d.use(changed).slot
    for mention in reversed(d.mentions):
        mode = mention.record.fields[i.MODE_OF]
        picked = mode in (i.CHOOSING, i.RANDOM, i.TARGET) or (mode == i.MATCH and not mention.plural)
        if mention.slot == i.LINKED and words.nouns & LINKABLE:
            return i.LINKED  # an item is no character: the other ones are others than its linked target
        if not picked or mention.sorts & PLAYERS:
            continue
        if mention.nouns & words.nouns or (i.PERMANENT in mention.nouns | words.nouns):
            if d.uncertain(mention):
                raise Misfit(
                    f"{mention.words!r} is picked only if something is so: say what 'other' is other than"
                )
            return d.use(mention).slot
    return itself(d, words)


def changed_by_clause(d: Draft, words: Description) -> Mention | None:
    """ "Each character you control gets +1 OFV for each other Soldier you control": other than whom the
    clause is about, for each of them other than that one; none if no such thing could be a Soldier.
    """
    here = [one for one in d.mentions if one.clause == d.clause and one.sorts & THINGS]
    if not here or here[-1].slot == i.SELF:
        return None
    one = here[-1]
    if one.slot == i.LINKED:
        return one if words.nouns & LINKABLE or only_subtypes(words.nouns) else None
    if one.nouns & words.nouns or i.PERMANENT in one.nouns | words.nouns:
        return one
    subtypes = only_subtypes(one.nouns)
    if subtypes and only_subtypes(words.nouns):
        raise Misfit(f"'other' could be other than {one.words!r} or than this: leave 'other' out")
    known = words.nouns if subtypes else one.nouns
    return one if known & LINKABLE and (subtypes or only_subtypes(words.nouns)) else None


def only_subtypes(nouns: AbstractSet[int]) -> bool:
    """Whether something is called by subtypes alone: a Soldier may be a character or whatever else."""
    return all([noun > i.FIRST_SUBTYPE for noun in nouns])


def other_player(d: Draft, words: Description) -> int:
    """Other than the player who was spoken of last, or than you."""
    for mention in reversed(d.mentions):
        if not mention.sorts & PLAYERS or mention.slot == i.YOU:
            continue
        if mention.plural or mention.record.fields[i.MODE_OF] not in ONE_PLAYER or d.uncertain(mention):
            raise Misfit(f"'other' could be other than {mention.words!r} or than you: say who is meant")
        return d.use(mention).slot
    if i.OPPONENT in words.nouns:
        raise Misfit("'other' is other than an opponent who was spoken of before, and none was")
    return i.YOU


def itself(d: Draft, words: Description) -> int:
    """This card; of an attachment that speaks of characters, its linked target; of players, you."""
    if words.sorts & PLAYERS:
        if i.OPPONENT in words.nouns:
            raise Misfit("'another opponent' is other than one who was spoken of before: write 'an opponent'")
        return i.YOU
    return i.LINKED if d.equips and words.nouns & LINKABLE else i.SELF


def print_description(s: Source, at: int) -> Node:
    adjectives: list[Node] = []
    posts: list[Node] = []
    properties: list[Node] = []
    for test in s.tests(at):
        if test.kind // 10 in WITH or test.kind == i.SLOTS_OF:
            properties.append(print_property(s, test))
            continue
        if properties:
            posts.append(make("with_properties", joined("properties_and", properties)))
            properties = []
        found = print_adjective(s, test)
        if found is not None:
            adjectives.append(found)
        elif test.kind != i.NOUN:
            posts += print_post(s, test)
    if properties:
        posts.append(make("with_properties", joined("properties_and", properties)))
    head = print_nouns(s, at)
    for one in reversed(adjectives):
        head = make("with_adjective", one, head)
    if not posts:
        return make("plain", head)
    tail = posts[-1]
    for one in reversed(posts[:-1]):
        tail = make("tail_next", one, tail)
    return make("where", head, tail)


# ---- adjectives


def adjective(d: Draft, node: Node, words: Description) -> None:
    name = node.name
    if name == "other":
        words.add(i.OTHER, i.SELF)
    elif name == "additional":
        words.add(i.ADDITIONAL)
    elif name in w.STATES:
        words.add(i.STATE, w.STATES.number(name))
    elif name == "of_faction":
        words.add(i.FACTION, d.registry.number("FACTION", node.word(0)))
    elif name == "factionless":
        words.add(i.FACTIONLESS)
    elif name == "not_noun":
        words.add(i.NOT_NOUN, *non(d, node))
    elif name == "stats":
        ofv, _, dfv = node.word(0).partition("/")
        words.add(i.STATS, int(ofv), int(dfv))
    else:
        words.add(i.EFFECT_KIND, w.EFFECT_KINDS.number(name))


def non(d: Draft, node: Node) -> tuple[int, int]:
    """ "non-Construct", "non-token": a noun word or, with 1 behind it, a faction."""
    word = node.word(0).removeprefix("non-")
    if word in NON_NOUNS:
        return NON_NOUNS[word], 0
    if word in d.registry["SUBTYPE"]:
        return i.FIRST_SUBTYPE + d.registry.number("SUBTYPE", word), 0
    if word in d.registry["FACTION"]:
        return d.registry.number("FACTION", word), 1
    raise d.misfit(node, f"nothing that is registered is called {word!r}, so nothing is 'non-{word}'")


def print_non(s: Source, test: Test) -> Node:
    if test.y:
        word = s.registry.word("FACTION", test.x)
    elif test.x > i.FIRST_SUBTYPE:
        word = s.registry.word("SUBTYPE", test.x - i.FIRST_SUBTYPE)
    else:
        word = NON_WORDS[test.x]
    return make("not_noun", leaf("NON", f"non-{word}"))


def print_adjective(s: Source, test: Test) -> Node | None:
    kind = test.kind
    if kind == i.OTHER and test.y == 0:
        return make("other")
    if kind == i.ADDITIONAL:
        return make("additional")
    if kind == i.NOT_NOUN:
        return print_non(s, test)
    if kind == i.STATE:
        return make(w.STATES.word(test.x))
    if kind == i.FACTION:
        return make("of_faction", leaf("FACTION", s.registry.word("FACTION", test.x)))
    if kind == i.FACTIONLESS:
        return make("factionless")
    if kind == i.STATS:
        return make("stats", leaf("STATS", f"{test.x}/{test.y}"))
    if kind == i.EFFECT_KIND:
        return make(w.EFFECT_KINDS.word(test.x))
    return None


# ---- nouns


def noun_words(d: Draft, node: Node, words: Description) -> None:
    """Nouns side by side, or joined; a last word belongs to all alternatives: "item or location card"."""
    found: list[tuple[Node, int]] = []
    while node.name in w.JOINERS:
        found.append((node.node(1), w.JOINERS[node.name]))
        node = node.node(0)
    found.append((node, i.BESIDE))
    found.reverse()
    several = any([how != i.BESIDE for _, how in found])
    for index, (noun, how) in enumerate(found):
        if several and index == len(found) - 1 and how == i.BESIDE:
            how = i.COMMON
        if noun.name == "subtype":
            word = i.FIRST_SUBTYPE + d.registry.number("SUBTYPE", noun.word(0))
        else:
            word = w.NOUNS.number(noun.name)
            words.sorts = OF_NOUN.get(word, THINGS)
        words.nouns.add(word)
        words.add(i.NOUN, word, how)
    if len({OF_NOUN.get(word, THINGS) & (PLAYERS | EFFECTS) for word in words.nouns}) > 1:
        raise d.misfit(node, "no thing is both: a player, an effect and a card or permanent are three things")
    # a resource token lies on the board; a resource alone is in a pool
    if i.RESOURCE in words.nouns and (i.TOKEN in words.nouns or i.PERMANENT in words.nouns):
        words.sorts = THINGS


def print_nouns(s: Source, at: int) -> Node:
    """The noun words of a filter."""
    node: Node | None = None
    for test in s.tests(at):
        if test.kind != i.NOUN:
            continue
        if test.x > i.FIRST_SUBTYPE:
            word = make("subtype", leaf("SUBTYPE", s.registry.word("SUBTYPE", test.x - i.FIRST_SUBTYPE)))
        else:
            word = make(w.NOUNS.word(test.x))
        node = word if node is None else make(SIDE_BY_SIDE[test.y], node, word)
    assert node is not None
    return node


# ---- what stands behind a noun


def post(d: Draft, node: Node, words: Description, place: int) -> None:
    name = node.name
    if name == "of_your_faction":
        words.add(i.OWN_FACTION)
    elif name == "of_their_faction":
        if place != CREATED:
            raise d.misfit(node, "'of their faction' is said of a resource token that they create")
        words.add(i.OWN_FACTION, i.OF_CREATOR)
    elif name in w.CONTROLS:
        y: Field = 0
        if name == "they_control":
            they = d.they(node)
            y = they.slot
            if they.record.fields[i.MODE_OF] == i.ACTIVE:  # looked up, in no register
                words.add(i.CONTROLLED, i.BY_ACTIVE)
                return
            of = they.record.fields[i.OF]
            if they.record.fields[i.MODE_OF] == i.CONTROLLER and isinstance(of, Record):
                words.add(i.CONTROLLED, i.BY_HOLDER, of.fields[i.SLOT])
                return
        elif name == "target_opponent_controls":
            y = target_opponent(d, node)
        elif name == "its_controller_controls":
            y = d.it(node).slot
        words.add(i.CONTROLLED, w.CONTROLS.number(name), y)
    elif name == "active_controls":
        words.add(i.CONTROLLED, i.BY_ACTIVE, i.OUTRIGHT)
    elif name in ("of_a_skill", "of_two_skills"):
        skills = [w.SKILLS.number(one.name) for one in node.children if isinstance(one, Node)]
        words.add(i.EFFECT_OF, skills[0], skills[1] if len(skills) > 1 else 0)
    elif name in w.SOURCES:
        words.add(i.EFFECT_FROM, w.SOURCES.number(name))
    elif name == "named_as":
        named(d, node, words, place)
    elif name == "with_properties":
        for one in spread(node.node(0), "properties_and"):
            having(d, one, words)
    elif name == "in_hand":
        words.add(i.INSIDE, i.SAID_IN_HAND, Record([i.HAND, w.NOT_SAID, unsaid(d.actor).record]))
    elif name in w.INSIDES:
        words.add(i.INSIDE, w.INSIDES.number(name), d.whole.zone(d, node.node(0)))
    elif name == "among_them":
        words.add(i.AMONG, d.them(node).slot)
    elif name == "at_random":
        words.add(i.AT_RANDOM)
        words.random = True
    elif name in w.SIMPLE_POSTS:
        words.add(w.SIMPLE_POSTS.number(name))
    elif name in COMPARED:
        mentions = d.mentions[:]
        words.add(COMPARED[name], w.STATS.number(node.node(0).name), d.whole.value(d, node.node(1)))
        d.mentions = mentions  # what is counted inside a filter is not what "it" means
    else:
        where = place if place in (PATTERN, DESCRIPTION) else NESTED[place]
        earlier = {id(mention) for mention in d.mentions}
        inner = d.whole.noun(d, node.node(0), where)
        if name == "who_controls":
            counted(d, node, inner)
        if name == "attached_to" and inner.slot in d.gone and place != CREATED:
            raise d.misfit(
                node,
                "what has left the game board has no attachments any more, so none would be found: say a "
                "number instead of 'for each attachment attached to it'",
            )
        words.add(w.NESTED_POSTS.number(name), 0, inner.record)
        words.several = words.several or (name == "copy_of" and place == CREATED and inner.plural)
        # nouns inside a filter are not what "it" means, unless they were spoken of before
        d.mentions = [
            mention
            for mention in d.mentions
            if mention.slot != inner.slot or inner.slot < i.FIRST_SLOT or id(mention) in earlier
        ]


def counted(d: Draft, node: Node, what: Noun) -> None:
    """ "who controls a location" is true with two of them, too."""
    fields = what.record.fields
    every = (w.DETERMINERS.number("each"), w.DETERMINERS.number("all"))
    if fields[i.MODE_OF] != i.MATCH or not what.sorts & THINGS or fields[i.WORDING] in every:
        raise d.misfit(node.node(0), "say how many they control: a number, 'a' or 'no'")
    if fields[i.LOW] == fields[i.HIGH] == 1 and fields[i.WORDING] != w.DETERMINERS.number("exactly"):
        fields[i.HIGH] = i.MANY


def print_post(s: Source, test: Test) -> list[Node]:
    kind = test.kind
    if kind in (i.OTHER, i.OTHER_HOST):
        return []
    if kind == i.OWN_FACTION:
        return [make("of_their_faction" if test.x == i.OF_CREATOR else "of_your_faction")]
    if kind == i.CONTROLLED and test.x == i.BY_ACTIVE and test.y == i.OUTRIGHT:
        return [make("active_controls")]
    if kind == i.EFFECT_OF:
        skills = [make(w.SKILLS.word(one)) for one in (test.x, test.y) if one]
        return [make("of_two_skills" if test.y else "of_a_skill", *skills)]
    if kind == i.EFFECT_FROM:
        return [make(w.SOURCES.word(test.x))]
    if kind == i.CONTROLLED:
        return [make("they_control" if test.x in LOOKED_UP else w.CONTROLS.word(test.x))]
    if kind == i.NAMED:
        return [make("named_as", leaf("NAME", s.registry.word("NAME", test.x)))]
    if kind == i.INSIDE:
        if test.x == i.NOT_SAID:
            return []
        inside: list[Child] = [] if test.x == i.SAID_IN_HAND else [s.whole.print_zone(s, test.ref)]
        return [make(w.INSIDES.word(test.x), *inside)]
    if kind == i.AMONG:
        return [make("among_them")]
    if kind == i.AT_RANDOM:
        return [make("at_random")]
    if kind in COMPARED_WORDS:
        return [make(COMPARED_WORDS[kind], make(w.STATS.word(test.x)), s.whole.print_value(s, test.ref))]
    if w.NESTED_POSTS.means(kind):
        return [make(w.NESTED_POSTS.word(kind), s.whole.print_noun(s, test.ref))]
    return [make(w.SIMPLE_POSTS.word(kind))]


def target_opponent(d: Draft, node: Node) -> Record:
    slot = d.new_slot()
    words = Description()
    words.add(i.NOUN, i.OPPONENT)
    record = selection(i.TARGET, w.DETERMINERS.number("target"), slot, 1, 1, words.record())
    d.need_targets(node)
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


# ---- properties


def having(d: Draft, node: Node, words: Description) -> None:
    """One property behind "with"."""
    name = node.name
    if name in w.COMPARES:
        words.add(w.COMPARES.number(name), w.STATS.number(node.node(0).name), int(node.word(1)))
    elif name == "victory_field_of":
        words.add(i.FIELD_OF, int(node.word(0)))
    elif name == "slots_of":
        words.add(i.SLOTS_OF, int(node.word(0)))
    elif name == "with_skill":
        kind = w.SKILLS.number(node.node(0).name)
        if kind == i.ABILITY:
            raise d.misfit(
                node,
                "say which: 'a command ability', 'a support ability', 'an objective ability' or 'an equip "
                "ability'",
            )
        words.add(i.WITH_SKILL, kind)
    elif name in BESIDE_THIS:
        if d.equips and not d.quoted:
            raise d.misfit(node, ITEM_BESIDE, "2.2.3")
        if i.SELF in d.downed:
            raise d.misfit(
                node,
                "what is exhausted or face-down has no value that others could be compared with: say a "
                "number, 'with DFV 3 or less'",
                "6.1.5",
            )
        words.add(BESIDE_THIS[name], w.STATS.number(node.node(0).name))
    elif name == "cards_in_hand":
        if not words.sorts & PLAYERS:
            raise d.misfit(node, "only players have cards in hand")
        words.add(i.IN_HAND, 0, numbers.amount(d, node.node(0)))
    elif name in EXTREMES:
        extreme(d, node, words)
    elif name == "attachments":
        words.add(i.ATTACHMENTS, 0, numbers.amount(d, node.node(0)))
    elif name == "with_markers":
        words.add(i.WITH_MARKERS, 0, numbers.markers(d, node.node(0)))
        d.asks_markers = d.asks_markers or d.in_pattern
    elif name == "with_keyword":
        words.add(i.WITH_KEYWORD, d.registry.number("KEYWORD", node.word(0)))
    elif name == "with_ability":
        words.add(i.WITH_ABILITY, 0, d.whole.ability(d, node.node(1)))
    else:
        if name in ("different_names", "different_factions") and not d.counting:
            raise d.misfit(
                node,
                f"{d.said(node)} are counted: write it behind 'if you control four …', 'for each …' or 'the "
                "number of …'",
            )
        if name == "that_name" and not d.names_card:
            raise d.misfit(node, "no card was named before it: 'Name a card.' stands in the same ability")
        words.add(w.PROPERTIES.number(name))


def extreme(d: Draft, node: Node, words: Description) -> None:
    """The highest or the least of all that fit what else is said."""
    if words.has(i.EXTREME):
        raise d.misfit(node, "only one value can be the highest or the lowest")
    what, most = EXTREMES[node.name]
    if what == i.OFV:
        words.add(i.EXTREME, w.STATS.number(node.node(0).name), most)
    elif what == i.CARDS_HELD:
        if not words.sorts & PLAYERS:
            raise d.misfit(node, "only players have cards in hand")
        words.add(i.EXTREME, what, most)
    else:
        marker = numbers.marker(d, node.node(0))
        if words.sorts & PLAYERS and marker not in (i.VICTORY, i.COMMAND_TOKEN):
            raise d.misfit(node, "players have Victory Tokens and Command Tokens; counters lie on permanents")
        words.add(i.EXTREME, i.MARKS_HELD + marker, most)


def print_property(s: Source, test: Test) -> Node:
    kind = test.kind
    if kind == i.EXTREME:
        what = i.OFV if test.x < i.CARDS_HELD else min(test.x, i.MARKS_HELD)
        name = EXTREME_WORDS[(what, test.y)]
        if what == i.CARDS_HELD:
            return make(name)
        stat = what == i.OFV
        return make(name, make(w.STATS.word(test.x)) if stat else numbers.print_marker(s, test.x - what))
    if w.COMPARES.means(kind):
        return make(w.COMPARES.word(kind), make(w.STATS.word(test.x)), numbers.number(test.y))
    if kind == i.WITH_SKILL:
        return make("with_skill", make(w.SKILLS.word(test.x)))
    if kind in BESIDE_THIS_WORDS:
        return make(BESIDE_THIS_WORDS[kind], make(w.STATS.word(test.x)))
    if kind == i.IN_HAND:
        return make("cards_in_hand", numbers.print_amount(s, test.ref))
    if kind == i.FIELD_OF:
        return make("victory_field_of", numbers.number(test.x))
    if kind == i.SLOTS_OF:
        return make("slots_of", numbers.number(test.x))
    if kind == i.ATTACHMENTS:
        return make("attachments", numbers.print_amount(s, test.ref))
    if kind == i.WITH_MARKERS:
        return make("with_markers", numbers.print_markers(s, test.ref))
    if kind == i.WITH_KEYWORD:
        return make("with_keyword", leaf("KEYWORD", s.registry.word("KEYWORD", test.x)))
    if kind == i.WITH_ABILITY:
        return make(
            "with_ability", leaf("QUOTE", '"'), s.whole.print_ability(s, test.ref), leaf("QUOTE", '"')
        )
    return make(w.PROPERTIES.word(kind))
