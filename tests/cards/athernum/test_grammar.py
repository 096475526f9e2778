"""The grammar: no conflicts, no phrase that swallows others unseen, sentences that read as what they are."""

import random

import pytest
from lark.exceptions import GrammarError

from sandtable.cards.audit import JOINT, OTHER, SAME, UNREAD, Sentences, read_back, swallowed
from sandtable.cards.errors import CardError, Misfit
from sandtable.cards.flat import lay_out
from sandtable.cards.grammar import Grammar
from sandtable.cards.programs import Program
from sandtable.cards.tree import Node
from sandtable.cards.words import LONGEST, Words
from sandtable.games.athernum.language.abilities import ability, draft
from sandtable.games.athernum.language.texts import HERALD, LINE, MEANING, grammar
from sandtable.games.athernum.language.verbs import BY_IMAGE, BY_NAME, WORDINGS
from sandtable.games.athernum.language.vocabulary import verify

from .corpus import inner, lines, sample, texts

# Phrases that could take smaller words, each with the reason why it never does. A new pair fails the test:
# look at it, and either write the words apart or say here why not.
HARMLESS = {
    ("this turn", "this + turn"): "a verb behind 'this' has its ending: this turns",
}


def test_the_grammar_has_no_conflicts():
    """Strict mode fails on any; that it is on is shown by a grammar that has one."""
    assert grammar().lark.options.strict
    ambiguous = 'start: a | b\na: "x" -> one\nb: "x" -> two\n'
    with pytest.raises(GrammarError):
        Grammar(ambiguous, ("start",))


def test_a_production_has_one_name():
    with pytest.raises(ValueError, match="two productions are called same"):
        Grammar('start: "x" -> same | "y" -> same\n', ("start",))


def test_no_phrase_swallows_smaller_words():
    assert swallowed(grammar(), texts().language.words) == sorted(HARMLESS)


def test_the_swallow_check_sees_what_strict_mode_does_not():
    plain = texts().language.words.spelling._replace(
        verbs=frozenset(), nouns=frozenset(), more_nouns=frozenset(), always={}, joints={}, small=frozenset(),
        counts=frozenset(), counted=frozenset(), fixed={},
    )  # fmt: skip
    source = 'start: "draw" "a" "card" "." -> draw | "go" "draw a" "coin" "." -> coin\n'
    made = Grammar(source, ("start",))
    assert swallowed(made, Words(made, plain, texts().registry)) == [("draw a", "draw + a")]


@pytest.mark.parametrize("start", [LINE, MEANING, HERALD])
@pytest.mark.parametrize("seed", range(4))
def test_random_sentences_come_back_as_the_same_tree(seed, start):
    made = Sentences(grammar(), sample, seed)
    results = {SAME: 0, JOINT: 0}
    for _ in range(500):
        tree = made.tree(start, made.random.randint(5, 10))
        result, text = read_back(texts().language, tree, start)
        if len(text) > LONGEST:
            continue
        assert result not in (OTHER, UNREAD), text
        results[result] += 1
    # a bare plural cannot follow "and" as a new subject: rare, and then refused, never read otherwise
    assert results[SAME] > 20 * results[JOINT]


def test_a_bare_plural_behind_and_is_refused():
    with pytest.raises(CardError):
        texts().read("Draw a card and characters you control get +1 OFV.")
    texts().read("Draw a card. Characters you control get +1 OFV.")


# ---- programs of texts that nobody has written


def grafts(count: int, seed: int) -> list[Node]:
    """Trees of the corpus in which one part was replaced by another of the same rule."""
    dice = random.Random(seed)
    trees = [inner(texts().tree(line)) for line in lines()]
    parts: dict[str, list[Node]] = {}
    for tree in trees:
        for node in nodes(tree):
            parts.setdefault(grammar().productions[node.name].rule, []).append(node)
    out: list[Node] = []
    while len(out) < count:
        tree = dice.choice(trees)
        old = dice.choice(nodes(tree))
        new = dice.choice(parts[grammar().productions[old.name].rule])
        out.append(replace(tree, old, new))
    return out


def nodes(tree: Node) -> list[Node]:
    found = [tree]
    for node in found:
        found.extend(child for child in node.children if isinstance(child, Node))
    return found


def replace(tree: Node, old: Node, new: Node) -> Node:
    if tree is old:
        return new
    children = [replace(child, old, new) if isinstance(child, Node) else child for child in tree.children]
    return Node(tree.name, children)


@pytest.mark.parametrize("seed", range(4))
def test_a_grafted_text_is_refused_or_comes_back(seed):
    """What lowers prints back, or prints as a text that does: no program has two canonical texts."""
    same = canonical = 0
    for tree in grafts(600, seed):
        try:
            code = tuple(lay_out(ability(draft(texts().registry, ""), tree)))
        except Misfit:
            continue
        verify(code)
        back = texts().raised(Program(code))
        if back == tree:
            same += 1
            continue
        text = texts().write(Program(code))
        reading = texts().read(text)
        assert texts().write(reading.program) == text
        canonical += 1
    assert same > 100 and canonical < same


@pytest.mark.parametrize("seed", range(2))
def test_random_trees_lower_or_are_refused(seed):
    made = Sentences(grammar(), sample, 100 + seed)
    lowered = 0
    for _ in range(1500):
        tree = inner(made.tree(LINE, made.random.randint(4, 8)))
        try:
            code = tuple(lay_out(ability(draft(texts().registry, ""), tree)))
        except Misfit:
            continue
        verify(code)
        text = texts().write(Program(code))
        try:
            again = texts().read(text).program.code
        except CardError as error:
            # only a clause that begins with a bare noun behind "and" cannot be read, though it can be made
            assert "cannot read" in error.message, text
            continue
        assert again == code, text
        lowered += 1
    assert lowered > 100


def test_a_verb_is_one_instruction():
    assert len(BY_IMAGE) == len(WORDINGS)
    productions = {p.name for rule in ("vp", "past") for p in grammar().rules[rule]}
    cores = {"double_damage", "maximum", "field_more", "field_fewer"}
    assert productions | cores == set(BY_NAME)
