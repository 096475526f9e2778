"""What a card bore as it left the game board, what holds once and is over, cards that somebody controls, and
a copy by another name: texts that were read and did something else. Beside them what is read since, such as
Equip with a cost alone and "If you do and if", and what is refused since.
"""

import pytest

from sandtable.scenario import parse, run

from .corpus import fresh, refused
from .test_further import PLACE, scenario

ENDED = "use:1c2#1 pick:2c1 pass pass pass pass"  # the other player's character is discarded
OWN_END = "use:1c2#1 pick:1c1 pass pass pass pass"  # and this one
DRAWS: dict[str, object] = {"holds": "1.hand=Giant"}
NONE: dict[str, object] = {"gone": "1.hand"}
BOTH = "1.chars=Speaker,Ender 1.deck=Giant,Mug 2.chars=Bot"
TOKENS = "1.res=Resource_Token,Resource_Token "

DIES = "Whenever a character an opponent controls is discarded"

BORNE: list[tuple[str, str, str, dict[str, object]]] = [
    (f"{DIES}, if it has two or more damage counters, draw a card.", f"{BOTH}[d2]", ENDED, DRAWS),
    (f"{DIES}, if it has two or more damage counters, draw a card.", f"{BOTH}[d1]",
     ENDED, NONE),
    (f"{DIES}, if it had no damage counters on it, draw a card.",
     BOTH, ENDED, DRAWS),
    (f"{DIES}, if it is a character with a Rust counter, draw a card.",
     f"{BOTH}[Rust:1]", ENDED, DRAWS),
    (f"{DIES}, if it was exhausted, draw a card.",
     f"{BOTH}[x]", ENDED, DRAWS),
    (f"{DIES}, if it was face-up, draw a card.", f"{BOTH}[x]", ENDED.removesuffix(" pass pass"), NONE),
    ("When this is discarded, draw a card for each Rust counter that was on it.",
     "1.chars=Speaker[Rust:1],Ender 1.deck=Giant,Mug", OWN_END, DRAWS),
    ("When this is discarded, deal damage equal to the number of damage counters it had to target character.",
     "1.chars=Speaker[d2],Ender 2.chars=Wall", f"{OWN_END.removesuffix(' pass pass')} pick:2c1 pass pass",
     {"holds": "2.chars=Wall[d2]"}),
    (f"{DIES}, if it had an attachment, draw a card.",
     f"{BOTH}+Whetstone", "use:1c2#1 pick:2c1 pass pass pick:Whetstone pass pass", DRAWS),
    ("*Scrap* Discard this card: Draw a card for each Rust counter on it.",
     "1.chars=Speaker[Rust:1] 1.deck=Giant,Mug", "use:1c1#1 pass pass", DRAWS),
    ("*Scrap* Exhaust this: Discard target character. If it had two or more damage counters on it, draw a "
     "card.",
     "1.chars=Speaker 1.deck=Giant,Mug 2.chars=Wall[d2]", "use:1c1#1 pick:2c1 pass pass pass pass", DRAWS),
    # what lasts looks at what is there
    ("*Rest* Exhaust this: Target character gets +2 OFV as long as this is exhausted.",
     "1.chars=Speaker,Ender 2.chars=Bot", "use:1c1#1 pick:2c1 pass pass use:1c2#1 pick:1c1 pass pass",
     {"values": {"2c1": "1/1"}}),
    ("*Rest* Exhaust this: Target character gets +2 OFV as long as this has a Rust counter.",
     "1.chars=Speaker[Rust:1],Ender 2.chars=Bot", "use:1c1#1 pick:2c1 pass pass use:1c2#1 pick:1c1 pass pass",
     {"values": {"2c1": "1/1"}}),
]  # fmt: skip

WEAKER = (
    "When this card enters the game board, target character an opponent controls gets -2 OFV as long as this "
    "card remains face-up."
)
SPARED = "*Spare* Exhaust this: If target character would be discarded{}, move it to the void instead."
LATER = "use:1c1#1 pick:1c2 pass pass end pass pass use:2c1#1 pick:1c2 pass pass"

OVER: list[tuple[str, str, str, dict[str, object]]] = [
    (WEAKER, "1.hand=Speaker 1.res=Resource_Token 2.chars=Giant", "play:Speaker pass pass pick:2c1 pass pass",
     {"values": {"2c1": "2/4"}}),
    (WEAKER, "1.hand=Speaker 1.res=Resource_Token 1.chars=Tirer,Raiser 2.chars=Giant",
     "play:Speaker pass pass pick:2c1 pass pass use:1c1#1 pick:1c3 pass pass use:1c2#1 pick:1c3 pass pass",
     {"values": {"2c1": "4/4"}}),
    (SPARED.format(""), "1.chars=Speaker,Wall 2.chars=Ender", LATER, {"holds": "1.void=Wall"}),
    (SPARED.format(" this turn"), "1.chars=Speaker,Wall 2.chars=Ender", LATER, {"holds": "1.discard=Wall"}),
    ("*Spare* Exhaust this: If a character would be discarded, move it to the void instead.",
     "1.chars=Speaker,Wall 2.chars=Ender", "use:1c1#1 pass pass end pass pass use:2c1#1 pick:1c2 pass pass",
     {"holds": "1.discard=Wall"}),
]  # fmt: skip

HELD: list[tuple[str, str, str, dict[str, object]]] = [
    ("*Trade* Discard a card you control: Draw a card.", "1.chars=Speaker,Wall 1.hand=Bot 1.deck=Giant,Mug",
     "use:1c1#1 pick:1c2 pass pass pass pass", {"holds": "1.hand=Giant,Bot 1.discard=Wall"}),
    ("*Trade* Discard a card you control: Draw a card.", "1.chars=Speaker,Wall+Whetstone 1.deck=Giant,Mug",
     "use:1c1#1 pick:1c2.1 pass pass", {"holds": "1.hand=Giant 1.discard=Whetstone 1.chars=Speaker,Wall"}),
    ("*Judge* Each player discards a character card they control.",
     "1.chars=Speaker,Wall 1.hand=Giant 2.chars=Mug 2.hand=Bot", "use:1c1#1 pass pass pick:1c2 pick:2c1",
     {"holds": "1.discard=Wall 1.hand=Giant 2.discard=Mug 2.hand=Bot"}),
    ("*Raid* Discard a card an opponent controls.", "1.chars=Speaker 1.hand=Giant 2.chars=Mug 2.hand=Bot",
     "use:1c1#1 pass pass pick:2c1", {"holds": "2.discard=Mug 1.hand=Giant 2.hand=Bot"}),
    ("*Pray* {1}, discard a character card you control: Draw a card.",
     "1.chars=Speaker[x],Mechanical_Construct_Token 1.hand=Bot 1.res=Resource_Token", "",
     {"lacks": ["use:1c1#1"]}),
]  # fmt: skip

COPIES: list[tuple[str, str, str, dict[str, object]]] = [
    ("*Echo* Create a token named Reflection that is a copy of target character.",
     "1.chars=Speaker 2.chars=Giant", "use:1c1#1 pick:2c1 pass pass",
     {"holds": "1.chars=Speaker,Reflection", "values": {"1c2": "4/4"}}),
    ('*Echo* Create a token that is a copy of target character, except that its name is "Reflection".',
     "1.chars=Speaker 2.chars=Drawer 1.deck=Giant,Wall,Mug",
     "use:1c1#1 pick:2c1 pass pass use:1c2#1 pass pass",
     {"holds": "1.chars=Speaker,Reflection 1.hand=Wall,Giant"}),
    ("*Echo* Create a token named Reflection that is a copy of target character.",
     "1.chars=Speaker,Speaker", "use:1c1#1 pick:1c2 pass pass use:1c3#1 pick:1c3 pass pass",
     {"holds": "1.chars=Speaker,Speaker,Reflection,Reflection"}),
]  # fmt: skip

STEAL = (
    "*Steal* {2}: Remove a Victory Token from target permanent an opponent controls. If you do and that "
    "opponent still has more Victory Tokens collected than you, place a Victory Token on this."
)
SINCE: list[tuple[str, str, str, dict[str, object]]] = [
    ("Equip — {2}: Deal 2 damage to target character.", f"1.chars=Wall+Speaker {TOKENS}2.chars=Giant",
     "use:1c1.1#1 pick:2c1 pass pass", {"holds": "2.chars=Giant[d2]", "type": "Item"}),
    ("Equip — Discard this card: Deal 2 damage to target character.", "1.chars=Wall+Speaker 2.chars=Giant",
     "use:1c1.1#1 pick:2c1 pass pass", {"holds": "2.chars=Giant[d2] 1.discard=Speaker", "type": "Item"}),
    ("Equip: {1}, exhaust the linked target: Draw a card.", f"1.chars=Wall+Speaker[f] {TOKENS}", "",
     {"lacks": ["use:1c1.1#1"], "type": "Item"}),
    (STEAL, f"1.chars=Speaker {TOKENS} pool=5", "use:1c1#1 pass pass",
     {"main2": "[v2]", "victory": 3, "holds": "1.chars=Speaker[v1] 2.main=Admiral_Sethe_Morrow[v1] pool=5"}),
    (STEAL, f"1.chars=Speaker {TOKENS} pool=5", "use:1c1#1 pass pass",
     {"main2": "[v1]", "victory": 3, "holds": "1.chars=Speaker pool=6"}),
    (STEAL, f"1.chars=Speaker {TOKENS} pool=5 2.chars=Wall", "use:1c1#1 pick:2c1 pass pass",
     {"main2": "[v2]", "victory": 3, "holds": "1.chars=Speaker 2.main=Admiral_Sethe_Morrow[v2] pool=5"}),
    ("*Tax* Target opponent may discard a card. If they do and they have no cards in hand, draw a card.",
     "1.chars=Speaker 1.deck=Giant,Mug 2.hand=Bot", "use:1c1#1 pass pass yes", DRAWS),
    ("*Tax* Target opponent may discard a card. If they do and they have no cards in hand, draw a card.",
     "1.chars=Speaker 1.deck=Giant,Mug 2.hand=Bot,Wall", "use:1c1#1 pass pass yes pick:Bot", NONE),
    ("Character cards of your faction cost {1} less to play from your hand.",
     "active=2 1.chars=Speaker 2.hand=Cog_Peddler", "", {"lacks": ["play:Cog_Peddler"]}),
    ("Character cards cost {1} more to play from hand.",
     "1.chars=Speaker 1.hand=Bot 1.res=Resource_Token", "", {"lacks": ["play:Bot"]}),
    ("*Cull* Each player chooses a character they control. Discard each character not chosen this way, then "
     "each player draws a card for each character card put into their discard pile this way.",
     "1.chars=Speaker 2.chars=Mug 2.deck=Giant,Mug", "use:1c1#1 pass pass pick:1c1 pick:2m",
     {"holds": "1.chars=Speaker 2.hand=Giant 2.discard=Mug", "gone": "1.hand"}),
    ("At your Evening Phase, if there are two or more Gear counters on this, remove two of them and draw a "
     "card.",
     "1.chars=Speaker[Gear:3] 1.deck=Giant,Mug", "end pass pass pass",
     {"holds": "1.chars=Speaker[Gear:1] 1.hand=Giant"}),
]  # fmt: skip


def does(says: str, position: str, do: str, so: dict[str, object]) -> None:
    run(parse(scenario({"says": says, "position": position, "do": do, **so}), says, PLACE))


def named(cases: list[tuple[str, str, str, dict[str, object]]]) -> list[str]:
    return [one[0][:70] for one in cases]


@pytest.mark.clause("athernum R127", "athernum 4.2.3d.III")
@pytest.mark.parametrize("says, position, do, so", BORNE, ids=named(BORNE))
def test_what_has_left_is_asked_for_as_it_lay(says, position, do, so):
    does(says, position, do, so)


@pytest.mark.clause("athernum R89", "athernum R162", "athernum 4.2.1a", "athernum 4.3.4b")
@pytest.mark.parametrize("says, position, do, so", OVER, ids=named(OVER))
def test_what_is_over_does_not_begin_anew(says, position, do, so):
    does(says, position, do, so)


@pytest.mark.parametrize("says, position, do, so", HELD, ids=named(HELD))
def test_what_somebody_controls_lies_on_the_board(says, position, do, so):
    does(says, position, do, so)


@pytest.mark.clause("athernum 7.5.1", "athernum 1.1.6")
@pytest.mark.parametrize("says, position, do, so", COPIES, ids=named(COPIES))
def test_a_copy_has_the_name_that_it_was_given(says, position, do, so):
    does(says, position, do, so)


@pytest.mark.clause("athernum 4.3.5g")
@pytest.mark.parametrize("says, position, do, so", SINCE, ids=named(SINCE))
def test_what_is_read_since_does_what_it_says(says, position, do, so):
    does(says, position, do, so)


@pytest.mark.parametrize(
    "text, words",
    [
        ("Create a 1/1 token that is a copy of target character.", "a copy is like what it copies"),
        ("Create a Construct token that is a copy of target character.", "a copy is like what it copies"),
        ("Whenever a character is discarded, if it has an attachment, draw a card.", "with an attachment is"),
        (
            "*Trade* {1}: Discard target character. Activate only if its controller has a Victory Token.",
            "its",
        ),
        ("If target effect would deal damage, double that damage.", "an effect on the stack is neutralized"),
        (
            "You may discard a card. If you do and if you drew a card this turn, draw a card.",
            "what is so now",
        ),
        ("Draw a card for each item you played this turn.", "'Whenever you play an item"),
    ],
)
def test_what_would_do_something_else_is_refused(text, words):
    assert words in refused(text).message


@pytest.mark.parametrize(
    "text, words",
    [
        ("*Spare* If target character would be discarded, move it to the void instead.", "lies there"),
        ("*Spare* {1}: If a character would be discarded, move it to the void instead.", "this turn ends"),
        (
            "*Tax* You may discard a card. If you do and if you have no cards in hand, draw a card.",
            "you did, and",
        ),
    ],
)
def test_it_is_retold_for_how_long_and_if_what(text, words):
    texts = fresh()
    assert words in " ".join(texts.retold(texts.read(text).program))
