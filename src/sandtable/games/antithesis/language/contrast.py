"""Of what *another* is another: of this card (R181), but not where that would be read otherwise.

"Characters you control adjacent to another Character you control" are near one that is not they, and this
card may be that one. Nobody is adjacent to himself, so *a* says the same; where a card would count as near
itself, there is no way to say it.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.errors import Misfit
from sandtable.cards.tree import Node
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language.draft import Draft
from sandtable.games.antithesis.language.heads import Described

# how one card is to another, and never to itself,
APART: Final[frozenset[str]] = frozenset(("adjacent", "orthogonal"))
# and to one of another player alone, or of another kind: it cannot be meant itself
OPPOSED: Final[frozenset[str]] = frozenset(
    ("engaged_by", "engaging", "attached_on", "on", "wholly_on", "under", "other_than")
)
FIGURES: Final = "figures"
CLASSES: Final = {
    "Character": FIGURES,
    "Champion": FIGURES,
    "Field": "fields",
    "Modification": "modifications",
}
OF_NOUNS: Final = {
    i.CHARACTER: FIGURES,
    i.CHAMPION: FIGURES,
    i.FIELD: "fields",
    i.MODIFICATION: "modifications",
}
WHOSE: Final = {"yours": True, "friendly": True, "theirs": False, "enemy": False}
WORD: Final = "another"
VOWELS: Final = "aeioAEIO"


def check(d: Draft, node: Node, out: Described) -> None:
    """What stands behind a noun and names another card: whether that is another than this one is sure."""
    whole = out.headed()
    inner = node.children[-1] if node.children else None
    if whole is None or not isinstance(inner, Node) or inner.name != WORD:
        return
    if d.others or node.name in OPPOSED:  # another than the one that was named
        return
    said = inner.node(0)
    classes = {CLASSES.get(word, "") for word in nouns_of(said)}
    own = OF_NOUNS.get(whole.noun, "")
    if own and classes and "" not in classes and own not in classes:
        return
    whose, other = whole.whose(), {WHOSE[name] for name in names_of(said) if name in WHOSE}
    if whose and other and not whose & other:
        return
    at = d.text.find(WORD, node.at)
    if node.name not in APART or at < 0:
        message = (
            "'another' is a card other than this one (R181), and a card is in range of itself: say what is "
            "near it, such as 'adjacent to a Character you control'"
        )
        raise d.misfit(node, message, "R181")
    behind = d.text[at + len(WORD) :]
    printed = f"{d.text[:at]}{'an' if behind.lstrip()[:1] in VOWELS else 'a'}{behind}"
    raise Misfit(
        "no card is adjacent to itself: this reads, but is written: " + printed, at + 1, printed=printed
    )


def names_of(node: Node) -> list[str]:
    """The productions of a phrase."""
    found = [node.name]
    for child in node.children:
        if isinstance(child, Node):
            found += names_of(child)
    return found


def nouns_of(node: Node) -> list[str]:
    """The nouns of a phrase; of a trait, or any card, nobody knows what it is."""
    if node.name in ("noun", "trait_noun", "card", "tactic"):
        return [node.word(0) if node.name == "noun" else ""]
    if node.name == "described":
        return nouns_of(node.node(0))
    return [word for child in node.children if isinstance(child, Node) for word in nouns_of(child)]
