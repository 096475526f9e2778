"""'If you do' behind a sentence whose own 'if' was not so: nothing was done, whatever was done before it."""

import pytest

from sandtable.scenario import parse, run

from .test_further import PLACE, scenario

HELD = {"position": "1.chars=Speaker 1.hand=Giant 1.deck=Wall,Mug,Guard", "do": "use:1c1#1 pass pass"}
TEXTS = [
    "*Ask* Draw a card. If you control a location, you may discard a card. If you do, draw a card.",
    "*Ask* Draw a card. If you control a location, discard a card. If you do, draw a card.",
    "*Ask* If you control a character, draw a card. If you control a location, you may discard a card. "
    "If you do, draw a card.",
]


@pytest.mark.clause("athernum R158")
@pytest.mark.parametrize("says", TEXTS)
def test_what_was_done_before_is_not_what_was_not_done(says):
    run(parse(scenario({"says": says, "holds": "1.hand=Wall,Giant", **HELD}), says, PLACE))


@pytest.mark.clause("athernum R158")
def test_what_was_done_in_its_case_was_done():
    says = TEXTS[0]
    there = {
        "position": "1.chars=Speaker 1.loc=Spot 1.hand=Giant 1.deck=Wall,Mug,Guard",
        "do": "use:1c1#1 pass pass yes pick:Giant",
        "holds": "1.hand=Mug,Wall 1.discard=Giant",
    }
    run(parse(scenario({"says": says, **there}), says, PLACE))
