"""Numbers, conditions and rules of the card: each counts or holds as its words say, or is refused."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.scenario import parse, run

from .corpus import fresh
from .test_further import PLACE, scenario

RES = "Resource_Token"
EVENING = "end pass pass pass"
TRIALS = [
    ("At your Evening Phase, if no characters attacked this turn, draw a card.",
     {"position": "1.chars=Speaker", "do": EVENING, "holds": "1.hand=Mug"}),
    ("At your Evening Phase, if no characters attacked this turn, draw a card.",
     {"position": "1.chars=Speaker,Wall 2.chars=Wall",
      "do": "combat attack:1c2 at:2c1 undefended pass pass end-combat", "gone": "1.hand"}),
    ("At your Evening Phase, if this did not attack this turn, draw a card.",
     {"position": "1.chars=Speaker", "do": EVENING, "holds": "1.hand=Mug"}),
    ("*Count* If two or more characters left the game board this turn, draw a card. Otherwise, exhaust this.",
     {"position": "1.chars=Speaker,Ender,Mug",
      "do": "use:1c2#1 pick:1c3 pass pass pass pass use:1c1#1 pass pass",
      "holds": "1.chars=Speaker[x],Ender"}),
    ("*Count* If all other characters you control are exhausted, draw a card.",
     {"position": "1.chars=Speaker,Mug[x],Wall", "do": "use:1c1#1 pass pass", "gone": "1.hand"}),
    ("*Count* If it is not your turn, draw a card. Otherwise, exhaust this.",
     {"position": "1.chars=Speaker", "do": "use:1c1#1 pass pass", "holds": "1.chars=Speaker[x]"}),
    ("*Count* If you control a location and if you control an item, draw a card. Otherwise, exhaust this.",
     {"position": "1.chars=Speaker 1.loc=Spot", "do": "use:1c1#1 pass pass", "holds": "1.chars=Speaker[x]"}),
    ("As long as you control a location, this costs {1} less to play.",
     {"position": "1.hand=Speaker", "do": "", "lacks": ["play:Speaker"]}),
    ("As long as you control a location, this costs {1} less to play.",
     {"position": "1.hand=Speaker 1.loc=Spot", "do": "", "has": ["play:Speaker"]}),
    ("You cannot play this as long as you control a location.",
     {"position": f"1.hand=Speaker 1.loc=Spot 1.res={RES}", "do": "", "lacks": ["play:Speaker"]}),
    ("This enters the game board exhausted as long as you control a location.",
     {"position": f"1.hand=Speaker 1.res={RES}", "do": "play:Speaker", "holds": "1.chars=Speaker"}),
    ("You may play two additional locations this turn.",
     {"position": "1.hand=Speaker,Spot,Spot,Spot", "type": "Item",
      "do": "play:Speaker pass pass play:Spot pass pass play:Spot", "holds": "1.hand=Spot"}),
    ("If this would deal combat damage to a character, increase that damage by 2.",
     {"position": "1.chars=Speaker 2.chars=Wall", "do": "combat attack:1c1 at:2c1 undefended pass pass",
      "holds": "2.chars=Wall[d3]"}),
    ("Discard each non-Construct character you control with the lowest DFV.",
     {"position": "1.hand=Speaker 1.chars=Wall,Mug,Bot", "type": "Item", "do": "play:Speaker pass pass",
      "holds": "1.chars=Wall,,Bot"}),
]  # fmt: skip


@pytest.mark.parametrize("says, trial", TRIALS, ids=lambda one: one[:50] if isinstance(one, str) else "")
def test_what_is_counted_or_asked_is_so(says, trial):
    run(parse(scenario({"says": says, **trial}), says, PLACE))


@pytest.mark.parametrize(
    "says, why",
    [
        ("Whenever two characters attack, draw a card.", "about one"),
        ("Whenever no characters attack, draw a card.", "about one"),
        ("Whenever you draw two cards, draw a card.", "about one"),
        ("Players cannot draw two cards.", "about one"),
        ("If two characters would be discarded, draw a card instead.", "about one"),
        ("If a character did not attack this turn, draw a card.", "'not' is said of one"),
        ("Whenever this is chosen as a target, neutralize that effect.", "goes on the stack only"),
        ("Your opponents cannot discard items you control.", "by whom"),
        ("This costs {1} less to play until end of turn.", "leave the time out"),
    ],
)
def test_what_would_not_be_counted_is_refused(says, why):
    with pytest.raises(CardError, match=why):
        understood(fresh(), says)
