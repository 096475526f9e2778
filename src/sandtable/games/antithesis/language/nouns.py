"""Which cards, players, Attacks and zones: each to its selection, and printed from it."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.productions import Words
from sandtable.cards.source import Source, Test
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import contrast, gifts, heads, sense, traits
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import CODE, COND, COST, FILTER, PATTERN, STATIC, Draft, Noun
from sandtable.games.antithesis.language.heads import Described as Described
from sandtable.games.antithesis.language.heads import Making as Making

HEAD_NOUN: Final = 60
ONCE: Final[frozenset[int]] = frozenset(
    (i.CONTROLLED, i.STATE, i.SIZE, i.FACTION, i.INSIDE, i.IN_ROW, i.OTHER)
)
PRINTED_STATS: Final[frozenset[str]] = frozenset(("hp", "def", "vp_stat", "cost"))
FIGURES: Final[frozenset[int]] = frozenset((i.CHARACTER, i.CHAMPION))
NO_COUNT: Final[frozenset[str]] = frozenset(("this", "that", "it", "attacker", "this_card", "host", "struck"))
THEY: Final = {"they": w.THEY, "them": w.THEM, "those": w.THOSE, "those_cards": w.THOSE}
THOSE: Final[frozenset[int]] = frozenset((i.CHARACTER, i.CHAMPION, i.FIELD, i.MODIFICATION))
LOOKED_UP: Final = (i.HOST, i.STRUCK)  # modes that no register holds as they are
HOSTS: Final[frozenset[int]] = frozenset((i.CHARACTER, i.CHAMPION, i.FIELD))
MANY: Final[frozenset[str]] = frozenset(
    ("all", "up_to", "exactly", "up_to_target", "any_of", "exactly_target", *THEY)
)


# ---- filters

# "a Character with a Modification you control" is not a Character you control with a Modification
BEARING: Final[frozenset[str]] = frozenset(("modded", *heads.MODDED))
WHOSE: Final[frozenset[str]] = frozenset(("yours", "theirs", "his"))


def described(d: Draft, node: Node) -> Described:
    """Adjectives, a noun, and what stands behind it."""
    out = Described()
    whole, post = node, None
    if node.name == "described":
        node, post = node.node(0), node.node(1)
    while node.name == "with_adjective":
        adjective(d, node.node(0), out)
        node = node.node(1)
    heads.head(d, node, out)
    if post is not None:
        behind(d, post, out)
    settle(d, node, out)
    sense.described(d, whole, out.noun, [*out.tests, *out.all_inner()])
    return out


def behind(d: Draft, node: Node, out: Described) -> None:
    """All that stands behind a noun."""
    while node.name == "posts":
        first, then = node.node(0), node.node(1)
        if first.name in BEARING and (then.node(0) if then.name == "posts" else then).name in WHOSE:
            raise d.misfit(
                node,
                "who controls it stands before what it bears: a Character you control with a Modification",
                "CTRL.1",
            )
        position(d, first, out)
        node = then
    position(d, node, out)


def settle(d: Draft, node: Node, out: Described) -> None:
    """Nothing is said twice."""
    said = [test[0] if test[0] in ONCE else test[:2] for test in out.tests]
    if any(
        said.index(one) != n for n, one in enumerate(said) if not isinstance(one, tuple) or one[0] != i.OTHER
    ):
        raise d.misfit(node, "the same is said twice here")


def adjective(d: Draft, node: Node, out: Described) -> None:
    name = node.name
    if name == "other":
        leave_out(d, out, 0)
    elif name == "friendly":
        out.add(i.CONTROLLED, i.BY_YOU, 1)
    elif name == "in_state":
        out.add(i.STATE, w.STATES.number(node.word(0)))
    elif name == "of_trait":
        out.add(i.TRAIT, gifts.card_trait(d, node, node.word(0)))
    elif name == "of_faction":
        out.add(i.FACTION, w.FACTIONS.number(node.word(0)))
    elif name in ("of_size", "of_sizes"):
        out.add(i.SIZE, *[w.SIZES.number(str(word)) for word in node.children])
    elif name == "non_noun":
        out.add(i.NOT_NOUN, w.NOUNS.number(node.word(0)))
    elif name == "non_trait":
        out.add(i.NOT_TRAIT, gifts.card_trait(d, node, node.word(0)))
    else:
        out.add(*w.SIMPLE[name])


def leave_out(d: Draft, out: Described, said: int) -> None:
    """*Other* leaves out this card and every card already named (R181)."""
    if out.has(i.OTHER):
        return
    out.add(i.OTHER, i.SELF, said)
    for slot in dict.fromkeys(d.others):
        out.add(i.OTHER, slot, i.LEFT_OUT)


def position(d: Draft, node: Node, out: Described) -> None:
    """One thing that stands behind the noun."""
    name = node.name
    contrast.check(d, node, out)
    if name in w.RANGED or name in w.RANGED_SQUARES:
        kind = (w.RANGED if name in w.RANGED else w.RANGED_SQUARES).number(name)
        out.add(kind, gifts.span(node.node(0)), reference(i.SELF))
    elif name in w.RANGED_OF:
        out.add(w.RANGED_OF.number(name), gifts.span(node.node(0)), inner(d, node.node(1)))
    elif name in w.IN_ROWS:
        out.add(i.IN_ROW, w.ROWS.number(node.word(0)), w.IN_ROWS.number(name))
    elif name in ("in_rows", "sq_rows"):
        first, last = w.ROWS.number(node.word(0)), w.ROWS.number(node.word(1))
        if first >= last:
            raise d.misfit(node, "rows ascend: in rows B to D", "BOARD.3")
        out.add(i.IN_ROW, first, i.TO_ROW + last)
    elif name in w.SQUARE_ROWS:
        out.add(i.IN_ROW, w.ROWS.number(node.word(0)), w.SQUARE_ROWS.number(name))
    elif name == "in_that_row":
        out.add(i.IN_THAT_ROW, 0, reference(d.meant(node).slot))
    elif name == "in_own_row":
        out.add(i.IN_THAT_ROW, i.OWN_ROW, reference(i.SELF))
    elif name == "in_that_column":
        out.add(i.IN_THAT_ROW, i.THAT_COLUMN, reference(d.meant(node).slot))
    elif name == "in_own_column":
        out.add(i.IN_THAT_ROW, i.OWN_COLUMN, reference(i.SELF))
    elif name in w.COMPARED:
        stat = node.node(0).name
        if stat not in PRINTED_STATS:
            raise d.misfit(node, "cards are compared by their printed HP, DEF, VP or cost", "R180")
        out.add(w.COMPARED.number(name), w.STATS.number(stat), int(node.word(1)))
    elif name in w.KEPT:
        out.add(w.KEPT.number(name), *gifts.keyword(d, node.node(0)))
    elif name in ("lacking_type", "having_type"):
        out.add(i.LACKING_TYPE, w.MOVEMENTS.number(node.word(0)), int(name == "having_type"))
    elif name == "not_so":
        out.add(i.NOT_SO, 0, half(d, node.node(0), out).record())
    elif name == "or_so":
        either_of(d, node, out)
    elif name in ("left_most", "left_least"):
        out.add(i.HP_LEFT, int(name == "left_least"), int(node.word(0)))
    elif name in heads.MODDED:
        heads.modded(d, node, out)
    elif name in heads.TOKENED:
        heads.tokened(d, node, out)
    elif name == "having_attacks":
        out.add(i.HAVING_ATTACKS, gifts.attack_type(w.PLURAL_ATTACKS.number(node.word(0))))
    elif name == "having_mana":
        out.add(i.HAVING, i.MANA_X)
    elif name in ("with_trait", "with_either"):
        out.add(i.WITH_TRAIT, *[gifts.card_trait(d, node, str(word)) for word in node.children])
    elif name in ("without_trait", "without_traits"):
        for n, word in enumerate(node.children):
            out.add(i.WITHOUT_TRAIT, gifts.card_trait(d, node, str(word)), n)
    elif name in ("in_zone", "from_zone"):
        out.add(i.INSIDE, i.FROM_IT if name == "from_zone" else i.IN_IT, zone(d, node.node(0)))
    elif name == "his":
        out.add(i.CONTROLLED, i.BY_THEM, slot_of(d.him(node)))
    elif name == "sq_goal":
        out.add(i.ON_GOAL)
    elif name in w.NEAR or name in w.NEAR_SQUARES:
        words = w.NEAR if name in w.NEAR else w.NEAR_SQUARES
        out.add(i.ADJACENT, words.number(name), inner(d, node.node(0)))
    elif name in w.NAMING or name in w.SQUARES:
        words = w.NAMING if name in w.NAMING else w.SQUARES
        out.add(words.number(name), 0, inner(d, node.node(0)))
    else:
        out.add(*w.SIMPLE[name])


# what cannot be one of two: where cards are looked for, and what compares those that are picked together
WHOLE: Final[frozenset[int]] = frozenset((i.INSIDE, i.SAME_SIZE))


def either_of(d: Draft, node: Node, out: Described) -> None:
    """ "In row D, or adjacent to this Character": what is neither the one nor the other does not fit."""
    both = Described()
    for one_ in (node.node(0), node.node(1)):
        both.add(i.NOT_SO, 0, half(d, one_, out).record())
    out.add(i.NOT_SO, 0, both.record())


def half(d: Draft, node: Node, whole: Described) -> Described:
    """What stands behind *not* or beside *or*."""
    out = Described(whole.headed())
    position(d, node, out)
    if out.kinds() & WHOLE:
        raise d.misfit(
            node, "this is said of all that is meant, and can be neither denied nor one of two", "R181"
        )
    return out


def slot_of(record: Record) -> int:
    found = record.fields[i.SLOT]
    assert isinstance(found, int)
    return found


def inner(d: Draft, node: Node) -> Record:
    """The card that a filter names: it does not count as named (R181)."""
    with_filter = d.inside()
    found = one(d, node)
    d.place = with_filter
    return found.record


# ---- printing filters


def print_tests(s: Source, tests: list[Test], plural: bool) -> Node:
    """Adjectives, noun and what stands behind it."""
    pre = [print_adjective(s, test) for test in tests if is_adjective(test)]
    node = heads.print_head(s, tests, plural)
    for one_ in reversed(pre):
        node = make("with_adjective", one_, node)
    posts = print_posts(s, tests)
    return node if posts is None else make("described", node, posts)


def is_adjective(test: Test) -> bool:
    if test.kind == i.OTHER:
        return test.y == 0
    if test.kind == i.CONTROLLED:
        return test.x == i.BY_OPPONENTS or (test.x == i.BY_YOU and test.y == 1)
    if test.kind == i.ON_GOAL:
        return test.x in (i.ITSELF_HELD_BY_BOTH, i.ITSELF_HELD_BY_NONE)
    return test.kind < i.EITHER and not (test.kind == i.TRAIT and test.y == 1)


def is_post(test: Test) -> bool:
    if test.kind == i.INSIDE:
        return test.x != i.LEFT_OUT
    if test.kind == i.CONTROLLED:
        return test.x in (i.BY_AN_OPPONENT, i.BY_THEM) or (test.x == i.BY_YOU and test.y == 0)
    if (test.kind == i.WITHOUT_TRAIT and test.y == 1) or is_adjective(test):
        return False
    return test.kind > HEAD_NOUN


def print_adjective(s: Source, test: Test) -> Node:
    kind = test.kind
    if kind == i.OTHER:
        return make("other")
    if kind == i.ON_GOAL:
        return make("contested" if test.x == i.ITSELF_HELD_BY_BOTH else "uncontrolled")
    if kind == i.CONTROLLED:
        return make("enemy" if test.x == i.BY_OPPONENTS else "friendly")
    if kind == i.STATE:
        return make("in_state", leaf("STATE", w.STATES.word(test.x)))
    if kind == i.FACTION:
        return make("of_faction", leaf("FACTION", w.FACTIONS.word(test.x)))
    if kind == i.SIZE:
        sizes = [leaf("SIZE", w.SIZES.word(size)) for size in (test.x, test.y) if size]
        return make("of_sizes" if test.y else "of_size", *sizes)
    if kind == i.NOT_NOUN:
        return make("non_noun", leaf("NOUN", w.NOUNS.word(test.x)))
    return make(
        "of_trait" if kind == i.TRAIT else "non_trait", leaf("TRAIT", traits.word(s.registry, test.x))
    )


def print_posts(s: Source, tests: list[Test]) -> Node | None:
    """What stands behind a noun, leaning right."""
    node: Node | None = None
    joined = [test.x for test in tests if test.kind == i.WITHOUT_TRAIT and test.y == 1]
    for test in reversed([test for test in tests if is_post(test)]):
        post = print_position(s, test)
        if test.kind == i.WITHOUT_TRAIT and joined:
            words = [leaf("TRAIT", traits.word(s.registry, trait)) for trait in (test.x, joined[0])]
            post = make("without_traits", *words)
        node = post if node is None else make("posts", post, node)
    return node


def print_rows(test: Test, span: str, words: Words) -> Node:
    first = leaf("ROW", w.ROWS.word(test.x))
    if test.y > i.TO_ROW:
        return make(span, first, leaf("ROW", w.ROWS.word(test.y - i.TO_ROW)))
    return make(words.word(test.y), first)


def print_position(s: Source, test: Test) -> Node:
    kind = test.kind
    if w.RANGED.means(kind):
        return make(w.RANGED.word(kind), gifts.print_span(test.x))
    if w.RANGED_OF.means(kind):
        return make(w.RANGED_OF.word(kind), gifts.print_span(test.x), print_selection(s, test.ref))
    if kind == i.IN_ROW:
        return print_rows(test, "in_rows", w.IN_ROWS)
    if kind == i.IN_THAT_ROW:
        return make(("in_that_row", "in_own_row", "in_that_column", "in_own_column")[test.x])
    if kind == i.NOT_SO:
        held = s.tests(test.ref)
        if len(held) > 1:
            return make("or_so", *[print_position(s, s.tests(one_.ref)[0]) for one_ in held])
        return make("not_so", print_position(s, held[0]))
    if kind == i.ADJACENT:
        return make(w.NEAR.word(test.x), print_selection(s, test.ref))
    if kind == i.HP_LEFT:
        return make("left_least" if test.x else "left_most", gifts.numeral(test.y))
    if kind == i.MODDED and (test.x or test.y):
        return heads.print_modded(s, test)
    if kind == i.WITH_TOKENS:
        return heads.print_tokened(test)
    if kind == i.HAVING_ATTACKS:
        return make("having_attacks", leaf("ATTACKS", w.PLURAL_ATTACKS.word(gifts.attacks_of_type(test.x))))
    if w.COMPARED.means(kind):
        return make(w.COMPARED.word(kind), gifts.print_stat(test.x), gifts.numeral(test.y))
    if kind == i.HAVING and test.x == i.MANA_X and test.y == 0:
        return make("having_mana")
    if w.KEPT.means(kind):
        return make(w.KEPT.word(kind), gifts.print_keyword(s, test.x, test.y))
    if kind == i.LACKING_TYPE:
        return make("having_type" if test.y else "lacking_type", leaf("MOVEMENT", w.MOVEMENTS.word(test.x)))
    if kind == i.WITH_TRAIT:
        words = [leaf("TRAIT", traits.word(s.registry, trait)) for trait in (test.x, test.y) if trait]
        return make("with_either" if test.y else "with_trait", *words)
    if kind == i.WITHOUT_TRAIT:
        return make("without_trait", leaf("TRAIT", traits.word(s.registry, test.x)))
    if kind == i.INSIDE:
        return make("from_zone" if test.x == i.FROM_IT else "in_zone", print_zone(s, test.ref))
    if kind == i.CONTROLLED and test.x == i.BY_THEM:
        return make("his")
    if w.NAMING.means(kind):
        return make(w.NAMING.word(kind), print_selection(s, test.ref))
    return make(w.SIMPLE_WORDS[kind, test.x])


# ---- one and many


def one(d: Draft, node: Node) -> Noun:
    """What a phrase for cards means, as the place where it stands asks for it."""
    name = node.name
    if name in NO_COUNT:
        return referring(d, node)
    if name in THEY:
        return they(d, node)
    if name == "namesake":
        return namesake(d)
    what = node.node(len(node.children) - 1)
    found = described(d, what)
    if name in ("another", "another_target"):
        leave_out(d, found, i.LEFT_OUT)
    if name in MANY and d.place not in (CODE, COST):
        raise d.misfit(node, "this speaks of one card: write 'a'", "R181")
    mode = mode_of(d, node, name)
    low, high = how_many(d, node, name)
    slot = d.new_slot()
    record = selection(mode, w.CHOSEN.number(name), slot, low, high, found.record())
    if mode == i.TARGET:
        if d.each >= 0 or d.place == COST:
            raise d.misfit(node, "targets are chosen as the ability is declared: not here", "R144")
        d.targets.append(record)
    elif mode in (i.CHOOSING, i.EACH):
        d.picks.append(record)
    noun = Noun(record, slot, high != 1 and name != "each", found.noun)
    sense.chosen(d, node, noun, found.tests)
    if d.place != FILTER:
        d.others.append(slot)
    return noun


def namesake(d: Draft) -> Noun:
    """The Champion whose Directive or Objective this is (R270)."""
    fits = Record([2, i.NOUN, i.CHAMPION, 0, i.NAMESAKE, 0, 0])
    mode = i.MATCH if d.place == PATTERN else i.GROUP if d.place in (COND, FILTER, STATIC) else i.EACH
    slot = d.new_slot()
    record = selection(mode, w.NAMESAKE, slot, 1, 1, fits)
    if mode == i.EACH:
        d.picks.append(record)
    return Noun(record, slot, False, i.CHAMPION)


def mode_of(d: Draft, node: Node, name: str) -> int:
    if name in ("target", "another_target", "up_to_target", "exactly_target"):
        if d.place not in (CODE, COST, FILTER) or (d.place == FILTER and d.outer != CODE):
            raise d.misfit(node, "only what an ability does has targets: write 'a'", "SEQ.1")
        return i.TARGET
    if d.place in (PATTERN, COND):
        if name == "each":
            raise d.misfit(node, "this speaks of one card: write 'a'", "R181")
        return i.MATCH
    if d.place in (FILTER, STATIC):
        if name != "a" and not (name == "another" and d.place == FILTER):
            raise d.misfit(node, "here stands 'a', 'this' or 'it'", "R181")
        return i.GROUP
    return i.EACH if name in ("each", "all") else i.CHOOSING


def how_many(d: Draft, node: Node, name: str) -> tuple[int, int]:
    if name in ("all", "each"):
        return 1, i.MANY
    if name == "any_of":
        return 0, i.MANY
    if name not in MANY:
        return 1, 1
    count = int(node.word(0))
    if count == 0 or (count == 1 and name.startswith("exactly")):
        raise d.misfit(node, "one card is 'a card', and nothing is done to 0 cards")
    return (count if name.startswith("exactly") else 0), count


def referring(d: Draft, node: Node) -> Noun:
    """This, it, that, the attacker."""
    name = node.name
    if d.flags & i.ATTACHED_HAS and (name == "this_card" or d.said(node) == "this Modification"):
        message = (
            "behind Attached Has 'this' is the card that it is attached to: leave these words out, "
            "and write 'this card' and 'the attached Character'"
        )
        raise d.misfit(node, message, "MOD.U")
    if name == "this_card":
        return Noun(reference(i.SELF, w.CHOSEN.number(name)), i.SELF, False, i.CARD)
    if name == "this":
        noun = w.NOUNS.number(node.word(0))
        return Noun(reference(i.SELF, w.THIS + noun), i.SELF, False, noun)
    if name == "attacker":
        if d.kind not in (i.INTERRUPT, i.RESPONSE):
            raise d.misfit(node, "there is no Attack here whose attacker could be meant", "R181")
        d.flags |= i.OF_THIS_ATTACK
        slot = d.new_slot()
        return Noun(selection(i.ATTACKER, w.CHOSEN.number(name), slot), slot, False, i.CHARACTER)
    if name == "struck":
        if d.fought is None:
            return the_target(d, node)
        record = selection(i.STRUCK, w.STRUCK, d.outcome())
        return Noun(record, d.outcome(), False, i.CHARACTER)
    if name == "host":
        noun = w.NOUNS.number(node.word(0))
        if noun not in HOSTS:
            raise d.misfit(node, "Modifications are attached to Characters and Fields", "MOD.1")
        if d.flags & i.ATTACHED_HAS:
            raise d.misfit(node, f"behind Attached Has it is 'this {node.word(0)}'", "MOD.U")
        d.flags |= i.OF_HOST
        slot = d.new_slot()
        return Noun(selection(i.HOST, w.HOST + noun, slot), slot, False, noun)
    wanted = w.NOUNS.number(node.word(0)) if name == "that" else 0
    found = d.meant(node, wanted)
    wording = w.THAT + wanted if wanted else w.CHOSEN.number("it")
    mode = found.record.fields[i.MODE_OF]
    if mode in LOOKED_UP:
        return Noun(selection(int(mode), wording, found.slot), found.slot, False, found.noun)
    return Noun(reference(found.slot, wording), found.slot, False, found.noun)


def the_target(d: Draft, node: Node) -> Noun:
    """What the ability targets, if that is one card."""
    found = [one for one in d.mentions if one.record.fields[:1] == [i.TARGET]]
    if len(found) != 1 or found[0].plural:
        raise d.misfit(
            node, "there is no Attack here whose target could be meant, nor one card that is targeted", "R181"
        )
    return Noun(reference(found[0].slot, w.STRUCK), found[0].slot, False, found[0].noun)


def they(d: Draft, node: Node) -> Noun:
    """Several cards that were named before."""
    if d.place not in (CODE, COST):
        raise d.misfit(node, "what is asked would be asked of all together: name one card", "R206")
    noun = w.PLURAL_NOUNS.number(node.word(0)) if node.name == "those" else 0
    if noun and noun not in THOSE:
        raise d.misfit(node, "those are Characters, Champions, Fields, Modifications or cards", "R206")
    found = d.several(node, noun)
    return Noun(reference(found.slot, THEY[node.name] + noun), found.slot, True, found.noun)


def narrow(d: Draft, node: Node, found: Noun, only: frozenset[int]) -> Noun:
    """Refuse what a verb cannot be about; of a bare trait its Characters are meant, if only they can."""
    if not only or found.noun in only:
        return found
    fits = found.record.fields[i.FITS]
    if found.noun == 0 and not heads.all_in(fits, only):
        raise d.misfit(node, f"not all that {d.said(node)!r} may mean can do this or have it", "R181")
    if found.noun == 0 and only == FIGURES and isinstance(fits, Record):
        n = fits.fields[0]
        assert isinstance(n, int)
        fits.fields[0] = n + 1
        fits.fields += [i.NOUN, i.CHARACTER, 0]
        return found._replace(noun=i.CHARACTER)
    if found.noun == 0 and only != FIGURES and only & {i.CARD, i.CHARACTER, i.FIELD, i.MODIFICATION}:
        return found
    known = {
        **{n: f"a {word}" for word, n in w.NOUNS.numbers.items()},
        i.ABILITIES: "an ability",
        i.CARD: "a card",
    }
    wanted = " or ".join([known[n] for n in sorted(only) if n in known])
    raise d.misfit(node, f"this is about {wanted}, and {d.said(node)!r} need not be one", "R181")


# ---- players


def player(d: Draft, node: Node) -> Noun:
    """Who acts."""
    name = node.name
    if name == "that_controller":
        noun = w.NOUNS.number(node.word(0))
        if noun not in THOSE:
            raise d.misfit(node, "Characters, Champions, Fields and Modifications are controlled", "CTRL.1")
        slot = d.new_slot()
        card = reference(d.meant(node, noun).slot)
        return Noun(selection(i.CONTROLLER, w.THAT_CONTROLLER + noun, slot, of=card), slot, False, i.PLAYER)
    wording = w.CHOSEN.number(name)
    if name == "each_player":
        if d.each < 0:
            raise d.misfit(node, "'each player' begins a sentence, and all of it is done by each", "R181")
        return Noun(reference(d.each, wording), d.each, False, i.PLAYER)
    if name == "that_player":
        if d.player is None:
            raise d.misfit(node, "'that player' has nobody before it", "R181")
        return Noun(reference(d.player.slot, wording), d.player.slot, False, i.PLAYER)
    slot = d.new_slot()
    if name == "its_controller":
        record = selection(i.CONTROLLER, wording, slot, of=reference(d.meant(node).slot))
    elif name in ("an_opponent", "a_player"):
        fits: list[Field] = [1, i.NOUN, i.PLAYER, 0]
        if name == "an_opponent":
            fits = [2, i.NOUN, i.PLAYER, 0, i.CONTROLLED, i.BY_OPPONENTS, 0]
        record = selection(i.MATCH, wording, slot, fits=Record(fits))
    else:
        record = selection(i.OPPONENTS, wording, slot)
    found = Noun(record, slot, False, i.PLAYER)
    if record.fields[i.MODE_OF] == i.MATCH:
        d.player = found
    return found


# ---- zones


def zone(d: Draft, node: Node) -> Record:
    """A zone, and whose it is."""
    name = node.name
    whose: Field = 0
    if name == "my_zone":
        whose = reference(i.YOU)
    elif name == "his_zone":
        whose = d.him(node)
    elif name == "opponents_zone":
        whose = selection(i.OPPONENTS, 0, d.new_slot())
    return Record([w.ZONES.number(node.word(0)), w.WHOSE.number(name), whose])


def print_zone(s: Source, at: int) -> Node:
    return make(w.WHOSE.word(s.get(at, 1)), leaf("ZONE", w.ZONES.word(s.kind(at))))


# ---- Attacks, Moves and abilities


def acts(d: Draft, noun: int, wording: str, mode: int, *tests: Making) -> Noun:
    """Attacks, Moves or abilities that fit."""
    found = Described()
    found.add(i.NOUN, noun)
    for test in tests:
        found.add(*test)
    slot = d.new_slot()
    fits = found.record()
    return Noun(
        selection(mode, w.GROUPS.number(wording), slot, 1, i.MANY if mode == i.GROUP else 1, fits),
        slot,
        False,
        noun,
    )


ABILITY_GROUPS: Final[frozenset[str]] = frozenset(("g_abilities", "g_abilities_of", "g_abilities_by"))


def group(d: Draft, node: Node) -> Noun:
    """The subject of what holds: whatever fits, at any moment."""
    name = node.name
    if name in ("g_plain", "g_your", "g_all"):
        found = described(d, node.node(0))
        if name == "g_your":
            found.add(i.CONTROLLED, i.BY_YOU, i.LEFT_OUT)
            settle(d, node, found)
        slot = d.new_slot()
        record = selection(i.GROUP, w.CHOSEN.number(name), slot, 1, i.MANY, found.record())
        return Noun(record, slot, True, found.noun)
    if name == "g_moves":
        of = one(d, node.node(0))
        d.stands_for = of
        return acts(d, i.MOVES, name, i.GROUP, (i.MADE_BY, 0, of.record))
    if "called" in name:
        return called_group(d, node)
    if name in ABILITY_GROUPS:
        made: list[Making] = []
        if name != "g_abilities_by":
            made.append((i.WITH_ABILITY_TRAIT, gifts.ability_trait(d, node, node.word(1)), 0))
        if name != "g_abilities":
            made.append((i.MADE_BY, 0, several(d, node.node(len(node.children) - 1))))
        return acts(d, w.PLURAL_ABILITIES.number(node.word(0)), name, i.GROUP, *made)
    return attack_group(d, node)


def called_group(d: Draft, node: Node) -> Noun:
    """Unprinted abilities by name: "your Command Draw", "this Character's Global Movement Action"."""
    name = node.name
    word = next(str(child) for child in node.children if not isinstance(child, Node))
    number = w.UNPRINTED.number(word)
    tests: list[Making] = [(i.CALLED, number, 0)]
    own = number <= i.GLOBAL_PRESS
    if own != (name in ("g_called_of", "g_called_by")):
        message = (
            "Characters have it: 'This Character's Global Movement Action costs {CP} less'"
            if own
            else "players have it: 'Your Command Draw costs {CP} less'"
        )
        raise d.misfit(node, message, "UNP.CHAR" if own else "UNP.PLAYER")
    if name == "g_your_called":
        tests.append((i.CONTROLLED, i.BY_YOU, i.LEFT_OUT))
    elif name == "g_his_called":
        tests.append((i.CONTROLLED, i.BY_OPPONENTS, i.LEFT_OUT))
    elif name == "g_called_of":
        d.stands_for = one(d, node.node(0))
        tests.append((i.MADE_BY, 0, d.stands_for.record))
    else:
        tests.append((i.MADE_BY, 0, several(d, node.node(1))))
    return acts(d, i.ABILITIES, name, i.GROUP, *tests)


SINGLE: Final[frozenset[str]] = frozenset(("g_single_of", "g_your_single", "g_single_by"))


def attack_group(d: Draft, node: Node) -> Noun:
    name = node.name
    word = next(str(child) for child in node.children if not isinstance(child, Node))
    noun = w.PLURAL_ATTACKS.number(word)
    if name in SINGLE and noun == i.AOE_ATTACKS:
        raise d.misfit(node, "an AOE Attack has no Character as its target", "AOE.1")
    tests: list[Making] = []
    named: Noun | None = None
    if name in ("g_your_attacks", "g_your_type"):
        tests.append((i.CONTROLLED, i.BY_YOU, i.LEFT_OUT))
    if name == "g_your_type":
        tests.append((i.OF_TYPE, gifts.kind_of(d, node.node(1)), 0))
    elif name == "g_type_of":
        named = one(d, node.node(0))
        tests.append((i.MADE_BY, 0, named.record))
        tests.append((i.OF_TYPE, gifts.kind_of(d, node.node(2)), 0))
    elif name in ("g_attacks_type", "foe_type"):
        tests.append((i.OF_TYPE, gifts.kind_of(d, node.node(1)), 0))
    elif name in ("g_attacks_of", "g_attacks_against"):
        named = one(d, node.node(0))
        tests.append((i.MADE_BY, 0, named.record))
        if name == "g_attacks_against":
            tests.append((i.AT_TARGET, 0, several(d, node.node(2))))
    elif name == "g_attacks_by":
        tests.append((i.MADE_BY, 0, several(d, node.node(1))))
    elif name in SINGLE:
        tests.append((i.OF_TYPE, i.SINGLE, 0))
        if name == "g_your_single":
            tests.append((i.CONTROLLED, i.BY_YOU, i.LEFT_OUT))
        elif name == "g_single_by":
            tests.append((i.MADE_BY, 0, several(d, node.node(1))))
        else:
            named = one(d, node.node(0))
            tests.append((i.MADE_BY, 0, named.record))
    elif name == "g_attacks_at":
        named = one(d, node.node(1))
        tests.append((i.AT_TARGET, 0, named.record))
    elif name == "g_attacks_at_all":
        tests.append((i.AT_TARGET, 0, several(d, node.node(1))))
    d.stands_for = named  # "it" is the card: an Attack is always "this Attack" (R181)
    return acts(d, noun, name, i.GROUP, *tests)._replace(plural=True)


def several(d: Draft, node: Node) -> Record:
    """All cards that fit, inside another phrase."""
    fits = described(d, node).record()
    return selection(i.GROUP, w.CHOSEN.number("g_plain"), d.new_slot(), 1, i.MANY, fits)


def foe(d: Draft, node: Node) -> Record:
    """What a gift holds against."""
    if node.name == "foe_many":
        found = several(d, node.node(0))
        found.fields[i.WORDING] = w.GROUPS.number("foe_many")
        return found
    if node.name == "foe_one":
        return inner(d, node.node(0))
    return attack_group(d, node).record


def print_foe(s: Source, at: int) -> Node:
    wording = s.get(at, i.WORDING)
    if not w.GROUPS.means(wording):
        return make("foe_one", print_selection(s, at))
    name = w.GROUPS.word(wording)
    if name == "foe_many":
        return make(name, print_tests(s, s.tests(s.ref(at, i.FITS)), True))
    return print_attacks(s, at, name)


def print_attacks(s: Source, at: int, name: str) -> Node:
    """A phrase for Attacks, Moves or abilities."""
    tests = {test.kind: test for test in s.tests(s.ref(at, i.FITS))}
    noun = tests[i.NOUN].x
    if name == "g_moves":
        return make(name, print_selection(s, tests[i.MADE_BY].ref))
    if name.startswith("g_") and i.CALLED in tests:
        word = leaf("UNPRINTED", w.UNPRINTED.word(tests[i.CALLED].x))
        if name == "g_called_of":
            return make(name, print_selection(s, tests[i.MADE_BY].ref), word)
        return make(name, word, *([print_several(s, tests[i.MADE_BY].ref)] if name == "g_called_by" else []))
    if name in ABILITY_GROUPS:
        said: list[Child] = [leaf("ABILITIES", w.PLURAL_ABILITIES.word(noun))]
        if i.WITH_ABILITY_TRAIT in tests:
            said.append(leaf("TRAIT", traits.word(s.registry, tests[i.WITH_ABILITY_TRAIT].x)))
        if i.MADE_BY in tests:
            said.append(print_several(s, tests[i.MADE_BY].ref))
        return Node(name, said)
    children: list[Child] = [leaf("ATTACKS", w.PLURAL_ATTACKS.word(noun))]
    if i.OF_TYPE in tests and name not in SINGLE:
        children.append(gifts.print_kind(s, tests[i.OF_TYPE].x))
    if name in ("g_attacks_by", "g_single_by"):
        children.append(print_several(s, tests[i.MADE_BY].ref))
    elif i.MADE_BY in tests:
        children.insert(0, print_selection(s, tests[i.MADE_BY].ref))
    if name in ("g_attacks_against", "g_attacks_at_all"):
        children.append(print_several(s, tests[i.AT_TARGET].ref))
    elif i.AT_TARGET in tests:
        children.append(print_selection(s, tests[i.AT_TARGET].ref))
    return Node(name, children)


def print_several(s: Source, at: int) -> Node:
    return print_tests(s, s.tests(s.ref(at, i.FITS)), True)


# ---- printing selections


def print_selection(s: Source, at: int) -> Node:
    """A phrase for cards, players, this Attack, or a group."""
    wording = s.get(at, i.WORDING)
    if w.GROUPS.means(wording):
        return print_attacks(s, at, w.GROUPS.word(wording))
    if wording in (w.STRUCK, w.NAMESAKE):
        return make("struck" if wording == w.STRUCK else "namesake")
    if w.THAT_CONTROLLER + i.CHARACTER <= wording <= w.THAT_CONTROLLER + i.MODIFICATION:
        return make("that_controller", leaf("NOUN", w.NOUNS.word(wording - w.THAT_CONTROLLER)))
    if w.THEY <= wording < w.STRUCK:
        if wording > w.THOSE:
            return make("those", leaf("NOUNS", w.PLURAL_NOUNS.word(wording - w.THOSE)))
        return make({w.THEY: "they", w.THEM: "them", w.THOSE: "those_cards"}[wording])
    if wording >= w.HOST:
        return make("host", leaf("NOUN", w.NOUNS.word(wording - w.HOST)))
    if wording >= w.THAT:
        return make("that", leaf("NOUN", w.NOUNS.word(wording - w.THAT)))
    if wording >= w.THIS:
        return make("this", leaf("NOUN", w.NOUNS.word(wording - w.THIS)))
    name = w.CHOSEN.word(wording)
    fits = s.ref(at, i.FITS)
    if fits < 0 or name in ("an_opponent", "a_player"):
        return make(name)
    plural = name in MANY or name.startswith("g_")
    what = print_tests(s, s.tests(fits), plural)
    if name in ("up_to", "exactly", "up_to_target", "exactly_target"):
        return make(name, gifts.numeral(s.get(at, i.HIGH)), what)
    return make(name, what)
