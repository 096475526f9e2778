"""How Athernum prints: verbs agree with their subject, nouns with their number, and a line has its capitals.

Features handed down a tree are bits: PLURAL for nouns, THIRD and MANY for verbs. Orders ("Draw a card.")
have none.
"""

from typing import Final

from sandtable.cards.forms import article, in_words, many, plural, third
from sandtable.cards.grammar import Production
from sandtable.cards.tree import Node
from sandtable.cards.writer import Style, Unit

PLURAL: Final = 1
THIRD: Final = 2
MANY: Final = 4

PLURAL_DETERMINERS: Final = frozenset(
    ("n_or_more", "n_or_fewer", "a_number_of", "any_number_of", "that_many", "all", "no", "those",
     "each_of_up_to_target", "any_target")
)  # fmt: skip
COUNTING: Final = frozenset(("n", "up_to", "up_to_target", "n_target", "exactly", "more_than"))
PLURAL_THINGS: Final = frozenset(("you", "them", "they", "your_opponents", "group", "top_cards", "the_rest"))
CHAINS: Final = frozenset(("and_clause", "then_clause", "comma_clause"))
WRAPS: Final = frozenset(
    ("for_time", "unless", "for_each", "for_each_marker", "for_each_least", "for_each_marker_least",
     "for_each_done", "equal_to", "during", "this_turn",
     "since_last_turn", "each_turn")
)  # fmt: skip
SUBJECTS: Final = frozenset(
    ("state", "may", "may_have", "cannot", "must", "holds", "would", "did", "did_not", "is_not",
     "cannot_by_effects", "cannot_by_theirs")
)  # fmt: skip
# productions whose part of this index is a noun that is always plural
PLURAL_PARTS: Final = frozenset(
    (("group", 0), ("skills", 0), ("skills_of", 0), ("fees_of_all", 0), ("fees_of_you", 0),
     ("fees_of_them", 0),
     ("fees_of_things", 0), ("sought_up_to", 1), ("number_of", 0), ("number_of_markers", 0),
     ("have_more", 0), ("have_fewer", 0), ("controls_more", 1), ("controls_fewer", 1), ("most_markers", 0),
     ("fewest_markers", 0), ("number_of_done", 0))
)  # fmt: skip
DONE: Final = frozenset(
    (
        "you_discarded",
        "you_played",
        "you_drew",
        "opponent_discarded",
        "opponent_played",
        "opponent_drew",
        "discarded_now",
        "attacked_now",
    )
)
HANDED_ON: Final = frozenset(
    ("plain", "with_adjective", "nouns_or", "nouns_and", "order", "or_prop", "and_prop")
)


def is_plural(determiner: Node) -> bool:
    """Whether a noun behind these words is plural."""
    if determiner.name in COUNTING:
        return determiner.word(0) != "1"
    return determiner.name in PLURAL_DETERMINERS


def person(subject: Node) -> int:
    """The form of a verb behind this subject."""
    if subject.name == "pick":
        return MANY if is_plural(subject.node(0)) else THIRD
    return MANY if subject.name in PLURAL_THINGS else THIRD


def carried(clauses: Node) -> int:
    """The form of a verb that goes on with the subject of the clauses before it."""
    node = clauses
    while True:
        if node.name in CHAINS:
            last = node.node(1)
            while last.name in WRAPS:
                last = last.node(0)
            node = last if last.name in SUBJECTS else node.node(0)
        elif node.name in ("or_prop", "or_verb", "or_past", "and_prop"):
            node = node.node(1) if node.name in ("or_prop", "and_prop") else node.node(0)
        elif node.name in WRAPS:
            node = node.node(0)
        elif node.name in SUBJECTS:
            return person(node.node(0))
        else:
            return 0


def inherit(node: Node, index: int, features: int) -> int:
    name = node.name
    if name in ("holds", "state", "is_not", "did") and index == 1:
        return person(node.node(0))
    if name == "unless" and index == 2:
        return person(node.node(1))
    if name in CHAINS or name in ("or_verb", "or_past"):
        return carried(node.node(0)) if index == 1 else features
    if name in ("more_skills", "many_skills") and index == 1:
        return PLURAL if node.word(0) != "1" else 0
    if (name, index) in PLURAL_PARTS:
        return PLURAL
    if name in ("pick", "markers", "sought") and index == 1:
        return PLURAL if is_plural(node.node(0)) else 0
    if name == "markers_up_to" and index == 1:
        return PLURAL if node.word(0) != "1" else 0
    if name in WRAPS and index == 0:
        return features
    if name == "where" and index == 0:
        return features
    if name == "nouns_next" and index == 1:
        return features
    if name in DONE and index == 0:
        return features
    return features if name in HANDED_ON else 0


def inflect(production: Production, place: int, node: Node, features: int) -> str:
    phrase = production.symbols[place].phrase
    if production.rule in ("vp", "negated") and place == 0:
        return third(phrase) if features & THIRD else many(phrase) if features & MANY else phrase
    if production.rule == "past" and place == 0:
        return phrase.replace("was ", "were ", 1) if features & MANY and phrase.startswith("was ") else phrase
    if production.rule == "done" and features & PLURAL:
        return phrase.replace(" was ", " were ")
    if production.rule in ("noun", "marker", "skill"):
        return plural(phrase) if features & PLURAL else phrase
    if phrase == "card" and production.name in ("have_more_cards", "have_fewer_cards"):
        return plural(phrase)
    if phrase in ("card", "item slot", "additional item slot", "attachment") and node.children:
        first = node.children[0]
        several = is_plural(first) if isinstance(first, Node) else first.type == "NUM" and first != "1"
        return plural(phrase) if several else phrase
    return phrase


def spell(terminal: str, word: str, production: Production, features: int) -> str:
    return (
        plural(word) if terminal == "SUBTYPE" and production.name == "subtype" and features & PLURAL else word
    )


# numbers are digits for damage and printed values, and words for the rest
DIGITS_BEFORE: Final = frozenset(("damage", "damage counter", "damage counters"))
DIGITS_AFTER: Final = frozenset(
    ("OFV", "DFV", "cost", "Victory Token Field", "prevent", "prevents", "prevent all but",
     "prevents all but", "dealt damage of", "of at least", "of at most",
     "increase that damage by", "increases that damage by")
)  # fmt: skip
HEADERS: Final = frozenset(("-", "Objective", "Command", "Support", "Equip"))
CLING: Final = frozenset((",", ":", ";", "'s", "'", "."))


def typeset(units: list[Unit]) -> str:
    """Words as a line: numbers, articles, spaces, capitals, and one full stop where two would meet."""
    out: list[str] = []
    capital = True
    quoted = False
    tight = True  # nothing between this word and the last one
    for i, unit in enumerate(units):
        before = units[i - 1] if i else None
        after = units[i + 1] if i + 1 < len(units) else None
        text = unit.text
        if unit.terminal == "QUOTE":
            quoted = not quoted
            out.append(' "' if quoted else '"')
            tight = quoted
            capital = quoted
            continue
        if text == "." and not unit.open:
            if not (out and out[-1] == '"'):
                out.append(".")
            capital = True
            tight = False
            continue
        if unit.terminal == "NUM":
            digits = (after is not None and after.text in DIGITS_BEFORE) or (
                before is not None and before.text in DIGITS_AFTER
            )
            text = text if digits else in_words(int(text))
        elif not unit.open:
            if text == "&":
                text = "and"
            elif text == "|":
                text = "or"
            elif text == "a" and after is not None:
                text = article(after.text)
        if text == "'s" and out and out[-1].endswith("s") and out[-1].lower().strip() != "this":
            text = "'"
        if text in CLING or text.startswith(", "):
            out.append(text)
            capital = capital or text == ":"
            continue
        icon = unit.terminal in ("BRACE", "ICON")
        if icon and before is not None and before.terminal in ("BRACE", "ICON"):
            tight = True
        if not icon and capital and unit.terminal != "TITLE":
            text = text[0].upper() + text[1:]
        out.append(text if tight else " " + text)
        tight = False
        capital = unit.terminal == "TITLE" or (not unit.open and text in HEADERS)
    return "".join(out)


STYLE: Final = Style(inherit, inflect, spell, typeset)
