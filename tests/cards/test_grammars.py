"""Grammars of other games: without full stops, quotations or numbers, productions of one name."""

import re

import pytest

from sandtable.cards.audit import SAME, Sentences, read_back
from sandtable.cards.errors import Unread
from sandtable.cards.grammar import Grammar, Production
from sandtable.cards.reader import Language
from sandtable.cards.registry import Registry
from sandtable.cards.spelling import Lexeme, Spelling
from sandtable.cards.standing import terminal_of
from sandtable.cards.tree import Node
from sandtable.cards.words import Words
from sandtable.cards.writer import Style, Unit

# a law, its cost, what it does: no full stop anywhere, and the same name for what may lack a part
LAWS = """
%declare INT ROLE NAME
?start: "●" rule -> ability
?rule: steps
     | law "*" steps -> lawful
     | law "*" steps "➤" steps -> paid
law: "QUICK" -> quick | "When" "this card" "Attacks" -> when
?steps: step | steps "&" step -> chain
step: "Draw" INT -> draw
    | "Spawn" INT ROLE -> spawn
    | "Spawn" INT ROLE "with" INT "HP" -> spawn
    | "Exile" "the card called" NAME -> exile
"""
CLING_LEFT = ("*", "➤")
CLING_RIGHT = ("●",)


def guess(lexemes: list[Lexeme], i: int) -> str:
    return ""


def inherit(node: Node, index: int, features: int) -> int:
    return 0


def inflect(production: Production, place: int, node: Node, features: int) -> str:
    return production.symbols[place].phrase


def spell(terminal: str, word: str, production: Production, features: int) -> str:
    return word


def typeset(units: list[Unit]) -> str:
    text = ""
    for unit in units:
        text += (
            unit.text if not text or unit.text in CLING_LEFT or text[-1] in CLING_RIGHT else f" {unit.text}"
        )
    return text


SPELLING = Spelling(
    pattern=re.compile(r"(?P<int>\d+)|(?P<word>[A-Za-z]+)|(?P<mark>[●*➤&])"),
    direct={"int": "INT"},
    guess=guess,
    names_after="called",
    samples={"INT": "2"},
    openers=frozenset("●*➤"),
)
REGISTRY = Registry({"ROLE": ["TOTEM", "DRAGON"], "NAME": ["Old Ember"]})


def language(source: str = LAWS, spelling: Spelling = SPELLING) -> Language:
    return Language(Grammar(source, ("start",)), spelling, Style(inherit, inflect, spell, typeset), REGISTRY)


def sensible(tree: Node) -> bool:
    return True


@pytest.mark.parametrize(
    "text",
    [
        "●Draw 2",
        "●QUICK* Draw 1 ➤ Spawn 2 TOTEM & Draw 1".replace(" ➤", "➤"),
        "●When this card Attacks* Spawn 1 DRAGON with 3 HP",
        "●Exile the card called Old Ember & Spawn 1 TOTEM",
    ],
)
def test_a_language_without_full_stops_reads_and_prints(text):
    made = language()
    tree = made.read(text, "start", sensible)
    assert made.write(tree) == text


def test_productions_of_one_name_are_told_apart_by_what_they_hold():
    made = language()
    both = [
        made.read(text, "start", sensible).node(0) for text in ("●Spawn 2 TOTEM", "●Spawn 2 TOTEM with 4 HP")
    ]
    assert [node.name for node in both] == ["spawn", "spawn"]
    assert [len(made.grammar.production(node).symbols) for node in both] == [3, 6]
    with pytest.raises(ValueError, match="no production spawn has such parts"):
        made.grammar.production(Node("spawn", []))


def test_rules_of_one_name_are_told_apart_by_the_rules_inside():
    """As "and" may join clauses here and gifts there; what prints alike needs not be told apart."""
    source = """
    %declare INT
    ?start: chain | "gain" gifts -> gain
    ?chain: step | step "&" chain -> and
    step: "Draw" INT -> draw
    ?gifts: gift | gift "and" gifts -> and
    gift: INT "HP" -> hp
    """
    made = language(source)
    for text in ("Draw 1 & Draw 2 & Draw 3", "gain 1 HP and 2 HP"):
        assert made.write(made.read(text, "start", sensible)) == text


def test_random_sentences_come_back():
    made = language()
    trees = Sentences(
        made.grammar, lambda terminal, dice: {"INT": "3", "ROLE": "TOTEM"}.get(terminal, "Old Ember"), 1
    )
    for _ in range(200):
        assert read_back(made, trees.tree("start", 6), "start")[0] == SAME


@pytest.mark.parametrize(
    "source, part",
    [
        (
            'start: "x" -> same | "y" -> same\n',
            "two productions are called same, and nothing tells them apart",
        ),
        ('%declare A\nstart: "x" A -> same | "y" A -> same\n', "nothing tells them apart"),
        ('%declare A\nstart: one\n?one: A | "x" A -> two\n', "one: an alternative of one word needs a name"),
        ("%declare A\nstart: A+\n", "no \\*, no \\+"),
    ],
)
def test_a_grammar_that_cannot_be_printed_is_refused(source, part):
    with pytest.raises(ValueError, match=part):
        Grammar(source, ("start",))


def test_a_phrase_that_the_grammar_lacks_is_named():
    with pytest.raises(ValueError, match=r"the grammar has no phrase '\.'"):
        language(spelling=SPELLING._replace(stop="."))
    with pytest.raises(ValueError, match="no phrase 'and'"):
        terminal_of(Grammar(LAWS, ("start",)), "and")


def test_a_mistake_is_explained_and_mended():
    with pytest.raises(Unread) as caught:
        language().read("●QUICK Draw 1", "start", sensible)
    assert (caught.value.about, caught.value.fix) == ("Draw", ("●QUICK* Draw 1", True))
    with pytest.raises(Unread, match="did you mean 'Draw'") as caught:
        language().read("●Drwa 1", "start", sensible)
    assert caught.value.fix is not None and caught.value.fix.text == "Draw"


def test_without_names_nothing_is_looked_up():
    grammar = Grammar('%declare INT\nstart: "Draw" INT -> draw\n', ("start",))
    assert Words(grammar, SPELLING, Registry({})).names == []
