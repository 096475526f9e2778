"""Noun phrases, filters, numbers and zones: from records back to the tree."""

from typing import Final

from lark import Token

from sandtable.cards.registry import Registry
from sandtable.cards.tree import Child, Node, leaf
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import wordings as w

DETERMINERS: Final = w.inverse(w.DETERMINERS)
REFERENCES: Final = w.inverse(w.REFERENCES)
STATES: Final = w.inverse(w.STATES)
EFFECT_KINDS: Final = w.inverse(w.EFFECT_KINDS)
NOUNS: Final = w.inverse(w.NOUNS)
SKILLS: Final = w.inverse(w.SKILLS)
CONTROLS: Final = w.inverse(w.CONTROLS)
COMPARES: Final = w.inverse(w.COMPARES)
PROPERTIES: Final = w.inverse(w.PROPERTIES)
SIMPLE_POSTS: Final = w.inverse(w.SIMPLE_POSTS)
NESTED_POSTS: Final = w.inverse(w.NESTED_POSTS)
INSIDES: Final = w.inverse(w.INSIDES)
AMOUNTS: Final = w.inverse(w.AMOUNTS)
STATS: Final = w.inverse(w.STATS)
MARKERS: Final = w.inverse(w.MARKERS)
ORDINALS: Final = w.inverse(w.ORDINALS)
GLOBALS: Final = w.inverse(w.GLOBALS)
ZONES: Final = w.inverse(w.ZONES)
FACES: Final = w.inverse(w.FACES)
SPOTS: Final = w.inverse(w.SPOTS)
PHASES: Final = w.inverse(w.PHASES)
SIDE_BY_SIDE: Final = {i.BESIDE: "nouns_next", i.COMMON: "nouns_next", i.OR: "nouns_or", i.UNION: "nouns_and"}
OWNED_ZONES: Final = {
    w.YOUR_ZONE: "your_zone", w.THEIR_ZONE: "their_zone", w.ANY_ZONE: "any_zone", w.THAT_ZONE: "that_zone",
}  # fmt: skip
WITH: Final = 10  # the rank of properties, 100 to 111


class Source:
    """A program that is being read, and the registry of its words."""

    def __init__(self, code: list[int], registry: Registry) -> None:
        self.code = code
        self.registry = registry

    def get(self, at: int, field: int) -> int:
        return self.code[at + field]

    def ref(self, at: int, field: int) -> int:
        """The place of the record that a field points at, or -1."""
        distance = self.code[at + field]
        return at + distance if distance else -1


def make(name: str, *children: Child) -> Node:
    return Node(name, list(children))


def number(n: int) -> Token:
    return leaf("NUM", str(n))


# ---- noun phrases


def noun_phrase(s: Source, at: int) -> Node:
    wording = s.get(at, i.WORDING)
    if wording in DETERMINERS:
        return make("pick", determiner(s, at, wording), nbar(s, s.ref(at, i.FITS)))
    if wording == w.BARE:
        return make("group", nbar(s, s.ref(at, i.FITS)))
    if wording == w.THIS_NOUN:
        return make("this_noun", nouns(s, s.ref(at, i.FITS)))
    if wording == w.THIS_FROM:
        return make("this_from", nouns(s, s.ref(at, i.FITS)), zone(s, s.ref(at, i.WHERE)))
    if wording == w.TOP_CARD:
        return make("top_card", zone(s, s.ref(at, i.WHERE)))
    if wording == w.TOP_CARDS:
        return make("top_cards", number(s.get(at, i.HIGH)), zone(s, s.ref(at, i.WHERE)))
    return make(REFERENCES[wording])


def determiner(s: Source, at: int, wording: int) -> Node:
    word = DETERMINERS[wording]
    if word in ("n", "n_target", "n_or_more"):
        return make(word, number(s.get(at, i.LOW)))
    if word in ("up_to", "up_to_target", "each_of_up_to_target", "n_or_fewer"):
        return make(word, number(s.get(at, i.HIGH)))
    return make(word)


def sought(s: Source, at: int) -> Node:
    what = nbar(s, s.ref(at, i.FITS))
    if s.get(at, i.WORDING) == w.DETERMINERS["up_to"]:
        return make("sought_up_to", number(s.get(at, i.HIGH)), what)
    return make("sought", determiner(s, at, s.get(at, i.WORDING)), what)


def skills(s: Source, at: int) -> Node:
    noun = make(SKILLS[tests(s, s.ref(at, i.FITS))[0][1]])
    return make("skills" if s.get(at, i.WORDING) == w.BARE else "a_skill", noun)


def tests(s: Source, at: int) -> list[tuple[int, int, int, int]]:
    """The tests of a filter: kind, X, Y, and the place that Y points at if it is a record."""
    found: list[tuple[int, int, int, int]] = []
    for n in range(s.get(at, 0)):
        here = 1 + 3 * n
        found.append((s.get(at, here), s.get(at, here + 1), s.get(at, here + 2), s.ref(at, here + 2)))
    return found


def nouns(s: Source, at: int) -> Node:
    """The noun words of a filter."""
    node: Node | None = None
    for test, x, y, _ in tests(s, at):
        if test != i.NOUN:
            continue
        if x > i.FIRST_SUBTYPE:
            word = make("subtype", leaf("SUBTYPE", s.registry.word("SUBTYPE", x - i.FIRST_SUBTYPE)))
        else:
            word = make(NOUNS[x])
        node = word if node is None else make(SIDE_BY_SIDE[y], node, word)
    assert node is not None
    return node


def nbar(s: Source, at: int) -> Node:
    adjectives: list[Node] = []
    posts: list[Node] = []
    properties: Node | None = None
    for test, x, y, ref in tests(s, at):
        if test // 10 in (WITH, WITH + 1):
            one = having(s, test, x, y, ref)
            properties = one if properties is None else make("properties_and", properties, one)
            continue
        if properties is not None:
            posts.append(make("with_properties", properties))
            properties = None
        found = adjective(s, test, x, y)
        if found is not None:
            adjectives.append(found)
        elif test != i.NOUN:
            posts += post(s, test, x, y, ref)
    if properties is not None:
        posts.append(make("with_properties", properties))
    head = nouns(s, at)
    for one in reversed(adjectives):
        head = make("with_adjective", one, head)
    if not posts:
        return make("plain", head)
    tail = posts[-1]
    for one in reversed(posts[:-1]):
        tail = make("tail_next", one, tail)
    return make("where", head, tail)


def adjective(s: Source, test: int, x: int, y: int) -> Node | None:
    if test == i.OTHER and y == 0:
        return make("other")
    if test == i.ADDITIONAL:
        return make("additional")
    if test == i.STATE:
        return make(STATES[x])
    if test == i.FACTION:
        return make("of_faction", leaf("FACTION", s.registry.word("FACTION", x)))
    if test == i.FACTIONLESS:
        return make("factionless")
    if test == i.STATS:
        return make("stats", leaf("STATS", f"{x}/{y}"))
    if test == i.EFFECT_KIND:
        return make(EFFECT_KINDS[x])
    return None


def post(s: Source, test: int, x: int, y: int, ref: int) -> list[Node]:
    if test in (i.OTHER, i.OTHER_HOST):
        return []
    if test == i.OWN_FACTION:
        return [make("of_your_faction")]
    if test == i.CONTROLLED:
        return [make(CONTROLS[x])]
    if test == i.NAMED:
        return [make("named_as", leaf("NAME", s.registry.word("NAME", x)))]
    if test == i.INSIDE:
        if x == i.NOT_SAID:
            return []
        return [make("in_hand") if x == i.SAID_IN_HAND else make(INSIDES[x], zone(s, ref))]
    if test == i.AMONG:
        return [make("among_them")]
    if test == i.AT_RANDOM:
        return [make("at_random")]
    if test in NESTED_POSTS:
        return [make(NESTED_POSTS[test], noun_phrase(s, ref))]
    return [make(SIMPLE_POSTS[test])]


def having(s: Source, test: int, x: int, y: int, ref: int) -> Node:
    if test in COMPARES:
        return make(COMPARES[test], make(STATS[x]), number(y))
    if test == i.FIELD_OF:
        return make("victory_field_of", number(x))
    if test == i.ATTACHMENTS:
        return make("attachments", amount(s, ref))
    if test == i.WITH_MARKERS:
        return make("with_markers", markers(s, ref))
    if test == i.WITH_KEYWORD:
        return make("with_keyword", leaf("KEYWORD", s.registry.word("KEYWORD", x)))
    if test == i.WITH_ABILITY:
        from sandtable.games.athernum.language.raising import ability

        return make("with_ability", leaf("QUOTE", '"'), ability(s, ref), leaf("QUOTE", '"'))
    return make(PROPERTIES[test])


# ---- numbers


def amount(s: Source, at: int) -> Node:
    word = AMOUNTS[s.get(at, 0)]
    return make(word, number(s.get(at, 1))) if word in ("n", "n_or_more", "n_or_fewer") else make(word)


def value(s: Source, at: int) -> Node:
    kind, n = s.get(at, 0), s.get(at, 1)
    of = s.ref(at, 2)
    if kind == i.COUNT:
        return make("number_of", nbar(s, of))
    if kind == i.COUNT_MARKERS:
        return make("number_of_markers", marker(s, n), noun_phrase(s, of))
    if kind == i.STAT_VALUE:
        if s.get(of, i.WORDING) == w.ITS:
            return make("its_stat", make(STATS[n]))
        return make("stat_of", make(STATS[n]), noun_phrase(s, of))
    return make("prevented")


def marker(s: Source, kind: int) -> Node:
    if kind > i.FIRST_MARKER:
        return make("custom_counter", leaf("MARKER", s.registry.word("MARKER", kind - i.FIRST_MARKER)))
    return make(MARKERS[kind])


def markers(s: Source, at: int) -> Node:
    return make("markers", amount(s, s.ref(at, 1)), marker(s, s.get(at, 0)))


def icons(s: Source, at: int) -> Node:
    node: Node | None = None
    for n in range(s.get(at, 0)):
        faction, count = s.get(at, 1 + 2 * n), s.get(at, 2 + 2 * n)
        if faction:
            one = make("faction_resource", leaf("ICON", f"[{s.registry.word('FACTION', faction)}]"))
        else:
            one = make("any_resource", leaf("BRACE", f"{{{count}}}"))
        node = one if node is None else make("icon_list", node, one)
    assert node is not None
    return node


def changes(s: Source, at: int, adding: bool) -> Node:
    node: Node | None = None
    for n in range(s.get(at, 0)):
        stat, by = make(STATS[s.get(at, 2 + 2 * n)]), s.get(at, 3 + 2 * n)
        if adding:
            one = make("change", leaf("MOD", f"{by:+d}"), stat)
            node = one if node is None else make("changes_and", node, one)
        else:
            one = make("set_value", stat, number(by))
            node = one if node is None else make("values_and", node, one)
    assert node is not None
    return node


# ---- zones and phases


def zone(s: Source, at: int) -> Node:
    kind, wording = s.get(at, 0), s.get(at, 1)
    if wording == w.THE_ZONE:
        return make("the_void" if kind == i.VOID else "the_board")
    place = make(ZONES[kind])
    if wording == w.WHOSE_ZONE:
        return make("whose_zone", noun_phrase(s, s.ref(at, 2)), place)
    return make(OWNED_ZONES[wording], place)


def phase_of(s: Source, at: int) -> Node:
    phase, wording = make(PHASES[s.get(at, 0)]), s.get(at, 1)
    if wording == w.THE_PHASE:
        return make("the_phase", phase)
    if wording == w.YOUR_PHASE:
        return make("your_phase", phase)
    return make("whose_phase", noun_phrase(s, s.ref(at, 2)), phase)
