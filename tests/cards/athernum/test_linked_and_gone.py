"""The linked target of an attachment that has left, alone or with it: that was read, and nothing was done."""

import pytest

from sandtable.scenario import parse, run

from .test_further import PLACE, card, scenario

STRUCK = "use:1c2#1 pick:1c1 pass pass done next:1 "  # both leave; its ability waits over the other's
BROKEN = "use:1c2#1 pass pass"  # the attachment is discarded, with whatever waits below it
ONE = " 1.res=Resource_Token"

GONE: list[tuple[str, str, str, dict[str, object]]] = [
    # 4.2.3d.II, 4.2.3d.III: both were discarded by what triggered it
    ("Equip - Whenever the linked target is dealt damage, it deals that much damage to target character an "
     "opponent controls.",
     "1.chars=Mug+Speaker,Burner 2.chars=Wall", f"{STRUCK}pick:2c1 pass pass", {"holds": "2.chars=Wall[d4]"}),
    ("Equip - When the linked target is discarded, it deals 2 damage to target character an opponent "
     "controls.",
     "1.chars=Mug+Speaker,Burner 2.chars=Wall", f"{STRUCK}pick:2c1 pass pass", {"holds": "2.chars=Wall[d2]"}),
    ("Equip - When the linked target is discarded, deal damage equal to its OFV to target character.",
     "1.chars=Giant+Speaker,Burner 2.chars=Wall", f"{STRUCK}pick:2c1 pass pass",
     {"holds": "2.chars=Wall[d4]"}),
    ("Equip - When the linked target is discarded, draw cards equal to its OFV.",
     "1.chars=Giant+Speaker,Burner", f"{STRUCK}pass pass", {"holds": "1.hand=Mug,Mug,Mug,Mug"}),
    ("Equip - When the linked target is discarded, return it to its owner's hand.",
     "1.chars=Giant+Speaker,Burner", f"{STRUCK}pass pass", {"holds": "1.hand=Giant 1.discard=Speaker"}),
    # the attachment alone, in answer to its ability
    ("Equip - Whenever the linked target attacks, it gets +2 OFV until end of turn.",
     "1.chars=Wall+Speaker,Breaker 2.chars=Wall", f"combat attack:1c1 at:2c1 undefended {BROKEN}",
     {"holds": "2.chars=Wall[d3]"}),
    ("Equip - Whenever the linked target is dealt damage, put a Page counter on it.",
     "1.chars=Wall+Speaker,Breaker,Burner", f"use:1c3#1 pick:1c1 pass pass {BROKEN}",
     {"holds": "1.chars=Wall[d4/Page:1],Breaker,Burner"}),
    # 4.3.5c.IV: what was activated resolves
    ("Equip {1}: The linked target gets +1 OFV until end of turn.",
     f"1.chars=Wall+Speaker,Breaker{ONE}", f"use:1c1.1#1 {BROKEN}", {"values": {"1c1": "2/9"}}),
    ("Equip {1}: Heal 2 damage counters from the linked target.",
     f"1.chars=Wall[d3]+Speaker,Breaker{ONE}", f"use:1c1.1#1 {BROKEN}",
     {"holds": "1.chars=Wall[d1],Breaker"}),
    ("Equip {1}: The linked target deals 2 damage to target character.",
     f"1.chars=Wall+Speaker,Breaker 2.chars=Guard{ONE}", f"use:1c1.1#1 pick:2c1 {BROKEN}",
     {"holds": "2.chars=Guard[d2]"}),
    # what it gave for a time stays
    ("Equip {1}: The linked target gets +1 OFV until end of turn.",
     f"1.chars=Wall+Speaker,Breaker{ONE}", f"use:1c1.1#1 pass pass {BROKEN}", {"values": {"1c1": "2/9"}}),
    ("Equip {1}: The linked target cannot attack this turn.",
     f"1.chars=Wall+Speaker,Breaker{ONE}", f"use:1c1.1#1 pass pass {BROKEN} combat",
     {"lacks": ["attack:1c1"]}),
    # 4.3.5a.II: what is static ends
    ("Equip - The linked target gets +1 OFV.",
     "1.chars=Wall+Speaker,Breaker", BROKEN, {"values": {"1c1": "1/9"}}),
    ("Equip - The linked target cannot attack.",
     "1.chars=Wall+Speaker,Breaker", f"{BROKEN} combat", {"has": ["attack:1c1"]}),
]  # fmt: skip


@pytest.mark.clause(
    "athernum R186", "athernum 4.2.3d.II", "athernum 4.2.3d.III", "athernum 4.3.5c.IV", "athernum 4.3.5a.II"
)
@pytest.mark.parametrize("says, position, do, expected", GONE)
def test_the_linked_target_is_found_when_the_attachment_has_left(says, position, do, expected):
    trial = {"says": says, "position": position, "do": do, "type": "Item", **expected}
    run(parse(scenario(trial), says, PLACE))


@pytest.mark.clause("athernum R186", "athernum 4.2.1b")
def test_it_is_the_new_one_when_the_attachment_was_moved_before_it_resolves():
    text = "Equip {1}: The linked target gets +1 OFV until end of turn."
    mover = "*Carry* Attach target attachment to this."
    trial: dict[str, object] = {
        "says": text, "type": "Item", "position": f"1.chars=Wall+Speaker,Porter{ONE}",
        "do": "use:1c1.1#1 use:1c2#1 pass pass", "values": {"1c1": "1/9", "1c2": "2/4"},
    }  # fmt: skip
    porter = card("Porter", "Human", 1, 1, 4, mover)
    run(parse(f"{scenario(trial)}\n{porter}", text, PLACE))
