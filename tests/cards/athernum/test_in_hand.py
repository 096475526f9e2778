"""What an effect has put into a hand is still that card to it (R47)."""

import pytest

from sandtable.scenario import parse, run

from .test_further import PLACE, scenario

FETCH = (
    "When this enters the game board, search your deck for a location card, reveal it and put it into your "
    "hand. At the next Evening Phase, if that card is in your hand, discard it."
)
FETCHING = "1.hand=Speaker,Spot 1.deck=Mug,Spot,Giant 1.res=Resource_Token"
TRIALS: dict[str, dict[str, object]] = {
    "later, that card and not another of its name": {
        "says": FETCH,
        "position": FETCHING,
        "do": "play:Speaker pass pass pass pass pick:Spot end pass pass pass",
        "holds": "1.hand=Spot 1.discard=Spot",
    },
    "not if it has been played": {
        "says": FETCH,
        "position": "1.hand=Speaker 1.deck=Mug,Spot,Giant 1.res=Resource_Token",
        "do": "play:Speaker pass pass pass pass pick:Spot play:Spot pass pass end pass pass pass",
        "holds": "1.loc=Spot",
        "gone": "1.discard",
    },
    "at once, from a pile": {
        "says": "Return target card in your discard pile to your hand. You may put it onto the game board.",
        "type": "Item",
        "position": "1.hand=Speaker 1.discard=Giant",
        "do": "play:Speaker pick:Giant pass pass yes",
        "holds": "1.chars=Giant",
        "gone": "1.hand",
    },
    "at once, from a deck": {
        "says": "Put the top card of your deck into your hand. You may discard it.",
        "type": "Item",
        "position": "1.hand=Speaker,Mug 1.deck=Giant,Mug",
        "do": "play:Speaker pass pass yes",
        "holds": "1.hand=Mug 1.discard=Giant,Speaker",
    },
    "at once, from the board": {
        "says": "Return target character to its owner's hand, then that player discards that card.",
        "type": "Item",
        "position": "1.hand=Speaker,Mug 1.chars=Giant 2.chars=Wall",
        "do": "play:Speaker pick:1c1 pass pass",
        "holds": "1.hand=Mug 1.discard=Giant,Speaker",
    },
    "what somebody else has taken in hand is another object": {
        "says": "*Mark* {1}: At the next Evening Phase, discard target character.",
        "position": "1.chars=Speaker,Wall 1.res=Resource_Token 1.hand=Recall",
        "do": "use:1c1#1 pick:1c2 pass pass play:Recall pick:1c2 pass pass pass pass end pass pass pass",
        "holds": "1.hand=Wall",
    },
}
RECALL = '[[card]]\nname = "Recall"\ntype = "Item"\ntext = "Return target character to its owner\'s hand."\n'


@pytest.mark.clause("athernum R47", "athernum 7.5.3")
@pytest.mark.parametrize("about", TRIALS)
def test_what_was_put_into_a_hand_is_found_there(about):
    run(parse(scenario(TRIALS[about]) + "\n" + RECALL, about, PLACE))
