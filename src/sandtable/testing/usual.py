"""The usual mistakes with secrets: which of them a failure looks like, and what cures it."""

from __future__ import annotations

from typing import Final

NO_TOLD: Final = (
    "the usual mistake: the game has no `told` (or `pointed`, `heading`, `verb`) that leaves out of the log "
    "what this seat cannot see; by default a choice is told in its whole notation"
)
SKIPPED: Final = (
    "the usual mistake: a question is put or skipped because of what is hidden, such as when both hidden "
    "cards are equal; ask in any case, or show what makes the difference"
)
NOT_SHOWN: Final = (
    "the usual mistake: something is shown and put away again within one choice; the log tells it, and the "
    "view has it nowhere: keep what was shown last in the state, and put it into `observe`"
)
UNDONE: Final = (
    "the usual mistake: `settles` does not say that something has been seen by this choice, so that it could "
    "be taken back by somebody who, or whose opponent, knows more by now"
)
DRAWN: Final = (
    "dice fell in this choice; the usual mistake is then that a hidden card is drawn with dice, as by "
    "`s.dice().pick` from what nobody has seen, so that it depends on all of that: shuffle once with "
    "`s.dice().shuffle`, keep the order in the state, deal it anew in `redeal`, and take the top card; or "
    "`tell` the seat what it has drawn"
)
USUAL: Final = {
    "the view": "the usual mistake: `observe` copies something from the state that is made of hidden things, "
    "such as a count, an order, an id or a number of rolls",
    "the log": NOT_SHOWN,
    "what is said of a choice": NO_TOLD,
    "the prompt": "the usual mistake: options, labels or their order come from the order in which hidden "
    "things lie; sort them by what the seat sees",
    "who is asked": SKIPPED,
    "the clause that asks": SKIPPED,
    "how many choices it may undo": UNDONE,
    "whether it can be taken back": "the usual mistake: `settles` looks at things that the seat that asks "
    "does not see",
    "the picture": "the usual mistake: `picture` draws the position, which holds everything",
    "why it has to wait": "the usual mistake: `waits` tells what only the asked seat may know",
}
REFUSED: Final = (
    "the usual mistake: `bar` or the words of a refusal look at cards that the seat cannot see; a card that "
    "it does not know is refused for what everybody knows"
)


def usual(what: str) -> str:
    """What it most often is when this part of what a seat is sent differs; empty if that can be anything."""
    if what.startswith(("why not", "what is refused", "what there is to try", "the answer to")):
        return REFUSED
    return USUAL.get(what, "")
