"""What is described, by adjectives, sign, Archetype, Role, noun and place; to a filter and back."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import amount, reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.productions import spread
from sandtable.cards.program import layout as lay
from sandtable.cards.source import Source, Test
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import numbers, refs
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.draft import CODE, COST, LASTING, PATTERN, Draft
from sandtable.games.oversoul.language.looked import looked_up, print_looked_up

Making = tuple[int, Field, Field]

BOUND: Final = frozenset(("with_stat_worth", "with_stat_number"))
CLOSED: Final = frozenset(
    (i.WITH_KEYWORD, i.WITH_STAT, i.WITH_STAT_THAN, i.WITH_LAW, i.NO_ABILITIES)
)  # tests of what lasting effects themselves change (R156)
FIRST_POST: Final = i.INSIDE
ABILITIES: Final = frozenset(
    (
        "kind_ability",
        "kind_law_ability",
        "kind_both_ability",
        "kind_noun_ability",
        "kind_noun_law_ability",
        "kind_noun_both_ability",
        "kind_laws_ability",
        "kind_noun_laws_ability",
    )
)
OF_LINKS: Final = frozenset((i.SIDE, i.OTHER, i.BELOW, i.NO_LEADER))  # what is asked of the use of an Ability
USERS: Final = frozenset((i.UNIT, i.EVENT_NOUN))  # cards that use Abilities (5.3.12)
# what is known of a card that was announced, whatever became of it
ANNOUNCED: Final = frozenset(
    (i.ONE_OF, i.SIGN, i.VALUE, i.ARCHETYPE, i.ROLE_IS, i.EVENT_ROLE, i.CONSTRUCT_ROLE, i.NOUN, i.RANK_IS,
     i.FACTION, i.SIDE)
)  # fmt: skip
OF_TURN: Final = frozenset((i.FIRST_OF_TURN, i.SECOND_OF_TURN, i.THIRD_OF_TURN))
HOWS: Final = 4  # MORE or LESS counts so much beside a stat
EVENTS_ONLY: Final = frozenset(("event_role", "role_or_law"))


class Described:
    """Tests on their way into a filter."""

    def __init__(self) -> None:
        self.tests: list[Making] = []
        self.random = False
        self.alternatives: list[list[Making]] = []

    def add(self, kind: int, x: Field = 0, y: Field = 0) -> None:
        self.tests.append((kind, x, y))

    def has(self, kind: int) -> bool:
        return any(test[0] == kind for test in self.tests)

    def nouns(self) -> set[Field]:
        return {test[1] for tests in self.alternatives for test in tests if test[0] == i.NOUN}

    def record(self) -> Record:
        """Common tests first, in the order of print; then each alternative."""
        tests = sorted(self.tests, key=lambda test: test[0])
        if len(self.alternatives) == 1:
            tests = sorted(tests + self.alternatives[0], key=lambda test: test[0])
        else:
            for one in self.alternatives:
                tests += [(i.ONE_OF, 0, 0), *one]
        fields: list[Field] = [len(tests)]
        for kind, x, y in tests:
            fields += [kind, x, y]
        return Record(fields)


def described(d: Draft, node: Node) -> Described:
    """One filter, or several joined by or."""
    out = Described()
    parts = spread(node, "filters_or", "or_filter")
    for number, part in enumerate(parts):
        posts: list[Node] = []
        while part.name == "where":
            posts.append(part.node(1))
            part = part.node(0)
        if posts and number < len(parts) - 1:
            raise d.misfit(posts[-1], "what stands behind the noun is said last, for all alternatives")
        for post in posts[1:]:
            if post.name == "with_stat_number":
                message = "what is counted stands last, behind all else that is said of the card: "
                raise d.misfit(post, f"{message}1 Unit with GUARD with HP up to the number of …", "R158")
        while part.name == "such":
            if number:
                raise d.misfit(part.node(0), "adjectives stand before the first alternative, for all of them")
            adjective(d, part.node(0), out)
            part = part.node(1)
        out.alternatives.append(core(d, part))
        for post in reversed(posts):
            position(d, post, out)
    settle(d, node, out)
    return out


def settle(d: Draft, node: Node, out: Described) -> None:
    """The last noun belongs to all alternatives; nothing is said twice."""
    last = [test for test in out.alternatives[-1] if test[0] == i.NOUN]
    for one in out.alternatives[:-1]:
        if last and not any(test[0] == i.NOUN for test in one):
            one.append((i.NOUN, last[0][1], 1))
    signed = any(test[0] == i.SIGN for one in out.alternatives for test in one)
    if i.ABILITY in out.nouns() and (signed or any(test[0] not in OF_LINKS for test in out.tests)):
        message = "of an Ability is asked whose it is, its Law, or whether a Unit or an Event uses it"
        raise d.misfit(node, f"{message}: an opposing Unit Ability", "8.7.30")
    on_board = out.has(i.THEIR_BOARD) or out.has(i.ON_BOARD)
    piles = [y for kind, _, y in out.tests if kind == i.INSIDE and isinstance(y, Record)]
    if on_board and any(y.fields[0] not in (i.UNIT_ZONE, i.EVENT_ZONE, i.LEADER_ZONE) for y in piles):
        raise d.misfit(node, "a card lies in one place: on a board, or in a hand, Deck or Idle Zone", "3.1.1")
    kinds = [(test[0], test[1]) for test in out.tests if not isinstance(test[1], Record)]
    if len(set(kinds)) < len(kinds) or sum(kind == i.SIDE for kind, _ in kinds) > 1:
        raise d.misfit(node, "the same is said twice here")
    if d.place == LASTING and any(test[0] in CLOSED for test in out.tests):
        d.closed = True
    if any(test[0] in OF_TURN for test in out.tests):
        check_of_turn(d, node, out)


def check_of_turn(d: Draft, node: Node, out: Described) -> None:
    """Which of a turn it is is asked of what is Activated, and of what costs less or more."""
    if not d.counts_turn:
        message = "which of a turn it is, is asked of what is Activated, or costs"
        raise d.misfit(node, f"{message}: If you Activate an Event as the second in a turn*", "8.7.5")
    d.numbers_turn = True
    if any(test[0] not in ANNOUNCED | OF_TURN for test in out.tests):
        message = "of the cards of a turn is asked what is printed: sign, Archetype, Role, kind and RANK"
        raise d.misfit(node, message, "8.7.5")


def adjective(d: Draft, node: Node, out: Described) -> None:
    name = node.name
    if name == "random":
        out.random = True
    elif name == "other":
        out.add(i.OTHER, 0, d.before(node))
    elif name == "in_state":
        out.add(i.STATE, w.STATES.number(node.word(0)))
    elif name == "non_role":
        out.add(i.NOT_ROLE, w.NON_ROLES.number(node.word(0)))
    elif name == "non_archetype":
        out.add(i.NOT_ARCHETYPE, w.NON_ARCHETYPES.number(node.word(0)))
    elif name == "of_faction":
        out.add(i.FACTION, d.registry.number("FACTION", node.word(0)[1:-1]))
    else:
        out.add(*w.ADJECTIVES[name])


def core(d: Draft, node: Node) -> list[Making]:
    """Sign, Archetype, Role and noun."""
    tests: list[Making] = []
    kind = node.node(len(node.children) - 1)
    if node.name != "unsigned":
        tests.append((i.SIGN, w.SIGNS.number(node.node(0).name), 0))
        if node.name != "signed":
            tests.append((i.VALUE, int(node.word(1)), w.VALUES.number(node.name)))
    if kind.name == "kind_totem":
        return [*tests, (i.ROLE_IS, i.TOTEM, 0)]
    if kind.name in ABILITIES and not d.of_links:
        raise d.misfit(
            kind, "an Ability is no card: it is used and Cancelled; count cards: cards with SHATTER", "8.7.30"
        )
    if kind.name in ("kind_laws_ability", "kind_noun_laws_ability"):
        laws = [w.LAWS.number(str(one)) for one in kind.children if not isinstance(one, Node)]
        if laws[0] == laws[1]:
            raise d.misfit(kind, "a Law is named twice")
        of = [(i.USED_BY, user_of(d, kind), 0)] if kind.name == "kind_noun_laws_ability" else []
        return [*tests, (i.UNDER_LAW, laws[0], laws[1]), *of, (i.NOUN, i.ABILITY, 0)]
    if kind.name in ("kind_law_ability", "kind_both_ability"):
        return [*tests, (i.UNDER_LAW, w.LAWS.number(kind.word(0)), 0), (i.NOUN, i.ABILITY, 0)]
    if kind.name in ("kind_noun_ability", "kind_noun_law_ability", "kind_noun_both_ability"):
        user = user_of(d, kind)
        under = [(i.UNDER_LAW, w.LAWS.number(kind.word(1)), 0)] if kind.name != "kind_noun_ability" else []
        return [*tests, *under, (i.USED_BY, user, 0), (i.NOUN, i.ABILITY, 0)]
    if kind.name == "kind_ability":
        return [*tests, (i.NOUN, i.ABILITY, 0)]
    for child in kind.children:
        if not isinstance(child, Node):
            if child.type == "HUE":
                tests.append((i.ARCHETYPE, w.ARCHETYPES.number(str(child)), 0))
            else:
                tests.append((i.ROLE_IS, w.ROLES.number(str(child)), 0))
        elif child.name == "construct_role":
            tests.append((i.CONSTRUCT_ROLE, w.CONSTRUCT_ROLES.number(child.word(0)), 0))
        elif child.name in EVENTS_ONLY:
            tests.append((i.EVENT_ROLE, w.EVENT_ROLES.number(child.word(0)), 0))
        else:
            tests.append((i.NOUN, w.NOUNS.number(child.name), 0))
    nouns = {test[1] for test in tests if test[0] == i.NOUN}
    if any(test[0] == i.EVENT_ROLE for test in tests) and nouns != {i.EVENT_NOUN}:
        raise d.misfit(kind, "only Events have this Role", "7.2.1")
    if any(test[0] == i.CONSTRUCT_ROLE for test in tests) and nouns != {i.CONSTRUCT}:
        raise d.misfit(kind, "only Constructs have this Role", "7.3.3")
    return tests


def user_of(d: Draft, kind: Node) -> int:
    """Which kind of card uses an Ability."""
    user = w.NOUNS.number(kind.node(0).name)
    if user not in USERS:
        raise d.misfit(kind, "Units and Events use Abilities: write a Unit Ability", "5.3.12")
    return user


THAT: Final = 1  # of THEIR_BOARD: that player's, whoever acts


def position(d: Draft, node: Node, out: Described) -> None:
    """What stands behind the noun."""
    name = node.name
    if name == "in_zone":
        if node.node(0).name in ("poss_owner", "poss_owners"):
            message = "cards lie in a player's Zone: write your, your opponent's or either"
            raise d.misfit(node.node(0), message, "R134")
        if d.place == COST and node.node(1).name in ("hand_or_deck", "deck_or_idle"):
            raise d.misfit(
                node, "a Deck is searched when an Ability resolves: before the arrow name one pile", "8.7.19"
            )
        out.add(i.INSIDE, 0, refs.zone(d, node.node(0), w.ZONES.number(node.node(1).name)))
    elif name in w.ZONE_POSTS:
        out.add(i.INSIDE, 0, Record([w.ZONE_POSTS.number(name), w.POSSESSIVES.number("poss_either"), 0]))
    elif name in w.BOARDS:
        out.add(i.ON_BOARD, w.BOARDS.number(name))
    elif name == "on_their_board":
        if d.actor is None:
            raise d.misfit(node, "'their' belongs to a player who acts: Each player Sacrifices …", "R134")
        out.add(i.THEIR_BOARD, 0, d.actor)
    elif name == "on_that_board":
        if not d.named_player:
            raise d.misfit(node, "'that player' has nobody before it", "R158")
        out.add(i.THEIR_BOARD, THAT, selection(i.THAT_PLAYER, 0, d.new_slot()))
    elif name == "among_them":
        if d.place != CODE and not (d.place == PATTERN and d.done):
            message = "some of them are taken when an Ability resolves; before the arrow Select them"
            raise d.misfit(node, message, "R158")
        several = [noun for noun in d.mentions if noun.plural]  # one that was taken of them is no longer them
        found = several[-1] if several and not d.selected else d.meant(node, True)
        out.add(i.AMONG, 0, reference(found.slot))
    elif name in w.RANKS_BESIDE:
        out.add(i.RANK_BESIDE, w.RANKS_BESIDE.number(name), refs.referring(d, node.node(0)).record)
    elif name in w.RANKS_OF_LEADERS:
        out.add(i.RANK_BESIDE, w.RANKS_OF_LEADERS.number(name), refs.owner(d, node.node(0)))
    elif name in w.RANK_TESTS:
        out.add(i.RANK_IS, w.RANKS.number(node.word(0)), w.RANK_TESTS.number(name))
    elif name in w.RANKS_THAN:
        out.add(i.RANK_THAN, w.RANKS_THAN.number(name))
    elif name in w.KEYWORD_TESTS:
        out.add(i.WITH_KEYWORD, w.KEYWORDS.number(node.word(0)), w.KEYWORD_TESTS.number(name))
    elif name in w.STAT_TESTS:
        stat = w.STATS.number(node.node(1).name)
        out.add(w.STAT_TESTS.number(name), stat, numbers.compared(node.node(0)))
    elif name == "with_stat_than":
        how = w.MORE_OR_LESS.number(node.node(0).name)
        stat = w.STATS.number(node.node(1).name)
        out.add(i.WITH_STAT_THAN, stat + HOWS * how, refs.referring(d, node.node(2)).record)
    elif name in BOUND:
        out.add(i.WITH_STAT, w.STATS.number(node.node(0).name), bounded(d, node))
    elif name == "with_law":
        out.add(i.WITH_LAW, w.LAWS.number(node.node(0).word(0)))
    elif name == "with_marks":
        out.add(i.WITH_MARKS, numbers.mark(d, node.node(1)), numbers.compared(node.node(0)))
    elif name in w.NAME_TESTS:
        title = node.word(0)[1:-1]
        if (i.ROLE_IS, i.TOTEM, 0) not in out.alternatives[-1]:  # the name of a TOTEM is on no card
            d.named.append((title, node.at + 1))
        out.add(i.NAMED, d.registry.number("NAME", title), w.NAME_TESTS.number(name))
    elif name in w.BESIDE:
        out.add(w.BESIDE.number(name), 0, refs.referring(d, node.node(0)).record)
    elif name in w.POSITIONS:
        near = refs.referring(d, node.node(0))
        if near.slot == i.SELF and d.place in (CODE, COST) and d.self_place not in (0, i.BOARD):
            raise d.misfit(node, "this card is not on the board then, so nothing lies beside it", "R117")
        out.add(w.POSITIONS.number(name), 0, near.record)
    else:
        out.add(w.PLAIN_POSTS.number(name))


def bounded(d: Draft, node: Node) -> Record:
    """ "With HP up to this card's DMG": a stat beside what is looked up, or a number that is counted."""
    kind, value = w.BOUNDS.number(node.node(1).name), node.node(2)
    if node.name == "with_stat_worth":
        return amount(kind, 1, 0, looked_up(d, value))
    counted = Node("where", [value, node.node(3)], value.at, node.end)
    return amount(kind, 1, 0, amount(i.COUNT, 0, described(d, counted).record()))


# ---- printing


def print_filters(s: Source, at: int, hidden: int = 0, random: bool = False) -> list[Node]:
    """The alternatives of a filter, the first with its adjectives, the last with what stands behind.

    `hidden` is the side that a determiner says.
    """
    tests = s.tests(at)
    split = next((n for n, test in enumerate(tests) if test.kind == i.ONE_OF), -1)
    common = tests if split < 0 else tests[:split]
    alternatives: list[list[Test]] = []
    if split < 0:
        alternatives.append([test for test in common if i.ONE_OF < test.kind < FIRST_POST])
    else:
        for test in tests[split:]:
            if test.kind == i.ONE_OF:
                alternatives.append([])
            else:
                alternatives[-1].append(test)
    nodes = [print_core(s, one) for one in alternatives]
    pre = [print_adjective(s, test) for test in common if test.kind < i.ONE_OF and not said(test, hidden)]
    if random:
        pre.insert(0, make("random"))
    for one in reversed(pre):
        nodes[0] = make("such", one, nodes[0])
    for test in common:
        if test.kind >= FIRST_POST:
            nodes[-1] = make("where", nodes[-1], print_position(s, test))
    return nodes


def said(test: Test, hidden: int) -> bool:
    """Whether the determiner says this already."""
    if test.kind == i.OTHER:
        return bool(test.x)
    return test.kind == i.SIDE and test.x == hidden


def print_filter(s: Source, at: int) -> Node:
    """A filter that stands alone."""
    first, *others = print_filters(s, at)
    for one in others:
        first = make("filters_or", first, one)
    return first


def print_adjective(s: Source, test: Test) -> Node:
    if test.kind == i.OTHER:
        return make("other")
    if test.kind == i.STATE:
        return make("in_state", leaf("STATE", w.STATES.word(test.x)))
    if test.kind == i.NOT_ROLE:
        return make("non_role", leaf("NONROLE", w.NON_ROLES.word(test.x)))
    if test.kind == i.NOT_ARCHETYPE:
        return make("non_archetype", leaf("NONHUE", w.NON_ARCHETYPES.word(test.x)))
    if test.kind == i.FACTION:
        return make("of_faction", leaf("TITLE", f'"{s.registry.word("FACTION", test.x)}"'))
    return make(w.ADJECTIVE_WORDS[test.kind, test.x])


def print_core(s: Source, tests: list[Test]) -> Node:
    found = {test.kind: test for test in tests}
    kind = print_kind(found)
    if i.SIGN not in found:
        return make("unsigned", kind)
    sign = make(w.SIGNS.word(found[i.SIGN].x))
    if i.VALUE not in found:
        return make("signed", sign, kind)
    value = found[i.VALUE]
    return make(w.VALUES.word(value.y), sign, leaf("NUM", str(value.x)), kind)


def print_kind(found: dict[int, Test]) -> Node:
    """Archetype, Role and noun: which of them are said names the production."""
    parts: list[Child] = []
    name = "kind"
    if i.ARCHETYPE in found:
        parts.append(leaf("HUE", w.ARCHETYPES.word(found[i.ARCHETYPE].x)))
        name += "_archetype"
    if i.ROLE_IS in found:
        if found[i.ROLE_IS].x == i.TOTEM:
            return make("kind_totem")
        parts.append(leaf("ROLE", w.ROLES.word(found[i.ROLE_IS].x)))
        name += "_role"
    played = i.EVENT_ROLE in found or i.CONSTRUCT_ROLE in found
    if i.EVENT_ROLE in found:
        role = w.EVENT_ROLES.word(found[i.EVENT_ROLE].x)
        both = role in w.LAWS
        parts.append(make("role_or_law" if both else "event_role", leaf("BOTH" if both else "EVROLE", role)))
    elif i.CONSTRUCT_ROLE in found:
        parts.append(
            make("construct_role", leaf("CONROLE", w.CONSTRUCT_ROLES.word(found[i.CONSTRUCT_ROLE].x)))
        )
    noun = found.get(i.NOUN)
    if noun is not None and not noun.y:
        if noun.x == i.ABILITY and i.UNDER_LAW in found:
            word = w.LAWS.word(found[i.UNDER_LAW].x)
            if found[i.UNDER_LAW].y:
                said = [leaf("LAW", word), leaf("LAW", w.LAWS.word(found[i.UNDER_LAW].y))]
                if i.USED_BY in found:
                    return Node("kind_noun_laws_ability", [make(w.NOUNS.word(found[i.USED_BY].x)), *said])
                return Node("kind_laws_ability", [*said])
            both = word in w.EVENT_ROLES
            under = leaf("BOTH" if both else "LAW", word)
            end = "both_ability" if both else "law_ability"
            if i.USED_BY in found:
                return make(f"kind_noun_{end}", make(w.NOUNS.word(found[i.USED_BY].x)), under)
            return make(f"kind_{end}", under)
        if noun.x == i.ABILITY and i.USED_BY in found:
            return make("kind_noun_ability", make(w.NOUNS.word(found[i.USED_BY].x)))
        if noun.x == i.ABILITY:
            return make("kind_ability")
        parts.append(make(w.NOUNS.word(noun.x)))
        name += "_played" if played else "_noun"
    return Node(name, parts)


def print_position(s: Source, test: Test) -> Node:
    kind = test.kind
    if kind == i.INSIDE:
        if w.ZONE_POSTS.means(s.kind(test.ref)):
            return make(w.ZONE_POSTS.word(s.kind(test.ref)))
        return make("in_zone", *refs.print_zone(s, test.ref))
    if kind == i.ON_BOARD:
        return make(w.BOARDS.word(test.x))
    if kind == i.AMONG:
        return make("among_them")
    if kind == i.THEIR_BOARD:
        return make("on_that_board" if test.x == THAT else "on_their_board")
    if kind == i.RANK_BESIDE:
        if w.OWNERS.means(s.get(test.ref, lay.WORDING)):
            return make(w.RANKS_OF_LEADERS.word(test.x), refs.print_owner(s, test.ref))
        than = make(w.REFERENCES.word(s.get(test.ref, lay.WORDING)))
        return make(w.RANKS_BESIDE.word(test.x), than)
    if kind == i.RANK_IS:
        return make(w.RANK_TESTS.word(test.y), leaf("ROMAN", w.RANKS.word(test.x)))
    if kind == i.RANK_THAN:
        return make(w.RANKS_THAN.word(test.x))
    if kind == i.WITH_KEYWORD:
        return make(w.KEYWORD_TESTS.word(test.y), leaf("KEYWORD", w.KEYWORDS.word(test.x)))
    if kind == i.WITH_STAT and s.ref(test.ref, lay.PER) >= 0:
        return print_bounded(s, test)
    if w.STAT_TESTS.means(kind):
        return make(w.STAT_TESTS.word(kind), numbers.print_compared(s, test.ref), make(w.STATS.word(test.x)))
    if kind == i.WITH_STAT_THAN:
        how, stat = make(w.MORE_OR_LESS.word(test.x // HOWS)), make(w.STATS.word(test.x % HOWS))
        return make("with_stat_than", how, stat, make(w.REFERENCES.word(s.get(test.ref, lay.WORDING))))
    if kind == i.WITH_LAW:
        return make("with_law", print_law(s, test.x))
    if kind == i.WITH_MARKS:
        return make("with_marks", numbers.print_compared(s, test.ref), numbers.print_mark(s, test.x))
    if kind == i.NAMED:
        return make(w.NAME_TESTS.word(test.y), leaf("TITLE", f'"{s.registry.word("NAME", test.x)}"'))
    if w.BESIDE.means(kind):
        return make(w.BESIDE.word(kind), make(w.REFERENCES.word(s.get(test.ref, lay.WORDING))))
    if w.POSITIONS.means(kind):
        return make(w.POSITIONS.word(kind), make(w.REFERENCES.word(s.get(test.ref, lay.WORDING))))
    return make(w.PLAIN_POSTS.word(kind))


def print_bounded(s: Source, test: Test) -> Node:
    """A stat beside a value."""
    stat, bound = make(w.STATS.word(test.x)), make(w.BOUNDS.word(s.kind(test.ref)))
    value = s.ref(test.ref, lay.PER)
    if s.kind(value) != i.COUNT:
        return make("with_stat_worth", stat, bound, print_looked_up(s, value))
    counted = print_filter(s, s.ref(value, lay.COUNTED))
    return make("with_stat_number", stat, bound, counted.node(0), counted.node(1))


def print_law(s: Source, number: int) -> Node:
    """The name of a Keyworded Law."""
    word = w.LAWS.word(number)
    return (
        make("law_or_role", leaf("BOTH", word)) if word in w.EVENT_ROLES else make("law", leaf("LAW", word))
    )
