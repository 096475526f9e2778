"""Additional turns, the next card that is played, one combat, second types, sources, empty decks."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.scenario import parse, run
from tests.cards.athernum.corpus import fresh
from tests.cards.athernum.test_further import PLACE, scenario


def plays(says, position, do, **outcome):
    run(parse(scenario({"says": says, "position": position, "do": do, **outcome}), says, PLACE))


WAIT = "*Wait* You take an additional turn after this one. Activate only once per turn."


@pytest.mark.clause("athernum R178", "athernum 9.text.phases")
def test_an_additional_turn_comes_before_the_next_players():
    plays(WAIT, "1.chars=Speaker", "use:1c1#1 pass pass end pass pass", holds="turn=6 active=1")
    plays(WAIT, "1.chars=Speaker", "use:1c1#1 pass pass end pass pass end pass pass", holds="turn=7 active=2")


@pytest.mark.clause("athernum R178")
def test_an_additional_turn_of_an_opponent_does_not_change_the_order():
    says = "*Yield* Target opponent takes an additional turn after this one. Activate only once per turn."
    twice = "use:1c1#1 pass pass end pass pass end pass pass"
    plays(says, "1.chars=Speaker", twice, holds="turn=7 active=2")
    plays(says, "1.chars=Speaker", f"{twice} end pass pass", holds="turn=8 active=1")


NEXT = "*Haggle* The next character you play costs {3} less to play this turn."


@pytest.mark.clause("athernum R179", "athernum 2.2.1b")
def test_the_next_character_costs_less_and_no_other():
    at = "1.chars=Speaker 1.hand=Giant,Giant 1.res=Resource_Token,Resource_Token"
    plays(NEXT, at, "use:1c1#1 pass pass play:Giant", holds="1.chars=Speaker,Giant", lacks=["play:Giant"])
    both = at.replace("Speaker", "Speaker,Speaker")
    twice = "use:1c1#1 pass pass use:1c2#1 pass pass play:Giant"
    plays(
        NEXT,
        both,
        twice,
        holds="1.chars=Speaker,Speaker,Giant 1.res=Resource_Token,Resource_Token",
        lacks=["play:Giant"],
    )


@pytest.mark.clause("athernum R179")
def test_what_the_next_character_saves_is_for_its_own_player_and_turn():
    at = "1.chars=Speaker 1.hand=Giant 2.hand=Giant 2.res=Resource_Token 1.res=Resource_Token"
    plays(NEXT, at, "use:1c1#1 pass pass end pass pass", holds="active=2", lacks=["play:Giant"])


@pytest.mark.clause("athernum R177", "athernum 4.2.1a")
def test_until_end_of_combat_is_one_combat():
    says = "Whenever this attacks, each other character you control gets +2 OFV until end of combat."
    once = "combat attack:1c1 at:2c1 undefended pass pass"
    plays(says, "1.chars=Speaker,Wall 2.chars=Guard", once, values={"1c2": "1/9"})
    both = f"{once} attack:1c2 at:2c1 undefended pass pass"
    plays(says, "1.chars=Speaker,Wall 2.chars=Guard", both, holds="2.chars=Guard[d2]")
    own = "Whenever this attacks, it gets +2 OFV until end of combat."
    plays(own, "1.chars=Speaker 2.chars=Guard", once, holds="2.chars=Guard[d3]")


@pytest.mark.clause("athernum 4.2.1a", "athernum R11")
def test_until_each_opponents_next_turn_has_ended():
    says = (
        "*Freeze* Target character an opponent controls cannot attack until the end of each opponent's next "
        "turn."
    )
    at, do = "1.chars=Speaker 2.chars=Giant,Wall", "use:1c1#1 pick:2c1 pass pass end pass pass combat"
    plays(says, at, do, lacks=["attack:2c1"], has=["attack:2c2"])
    later = f"{do} end-combat end pass pass end pass pass combat"
    plays(says, at, later, has=["attack:2c1"])


WAKE = (
    "*Wake* This becomes a Construct character in addition to its other types and has OFV 4 and DFV 3 "
    "until end of turn."
)


@pytest.mark.clause("athernum 1.4.6", "athernum R105")
def test_what_becomes_a_character_besides_is_both():
    at = "1.loc=Speaker 1.chars=Ender 2.chars=Wall"
    plays(
        WAKE, at, "use:1l1#1 pass pass combat attack:1l1 at:2c1 undefended pass pass",
        holds="1.loc=Speaker[x/d1] 2.chars=Wall[d4]", type="Location",
    )  # fmt: skip
    plays(
        WAKE,
        at,
        "use:1l1#1 pass pass use:1c1#1 pick:1l1 pass pass",
        holds="1.discard=Speaker",
        type="Location",
    )
    twice = f"{WAKE}\n*Count* Exhaust each location."
    plays(twice, at, "use:1l1#1 pass pass use:1l1#2 pass pass", holds="1.loc=Speaker[x]", type="Location")


@pytest.mark.clause("athernum R180", "athernum 4.2.2a")
def test_what_is_discarded_because_of_damage_is_told_from_what_effects_discard():
    says = "Whenever another character is discarded because of damage, draw a card."
    at = "1.chars=Speaker,Burner,Ender 2.chars=Mug,Bot 1.deck=Giant,Wall"
    plays(says, at, "use:1c2#1 pick:2c1 pass pass pass pass", holds="1.hand=Giant")
    plays(says, at, "use:1c3#1 pick:2c1 pass pass", holds="2.chars=,Bot", gone="1.hand")
    shield = "Other characters you control cannot be discarded because of damage."
    plays(
        shield,
        "1.chars=Speaker,Burner,Mug",
        "use:1c2#1 pick:1c3 pass pass",
        holds="1.chars=Speaker,Burner,Mug[d4]",
    )


RESCUE = (
    "If another character you control would be discarded because of damage, you may exhaust this and remove "
    "all damage counters from that character instead."
)


@pytest.mark.clause("athernum 6.2.9a", "athernum R143", "athernum R158")
def test_what_is_exhausted_already_saves_nobody_again():
    at = "active=2 1.chars=Speaker,Bot[d1],Mug[d1] 2.chars=Drawer"
    plays(RESCUE, at, "use:2c1#1 pass pass yes no", holds="1.chars=Speaker[x],,Mug 1.discard=Bot")
    with pytest.raises(Exception, match="exhausted already"):
        plays(RESCUE, at, "use:2c1#1 pass pass yes yes", holds="1.chars=Speaker[x],Bot,Mug")


DOUBLE = "If a source you control would deal damage to an exhausted permanent, double that damage."


@pytest.mark.clause("athernum R181", "athernum 4.3.5g.IV")
def test_a_source_is_whatever_deals_damage():
    plays(
        DOUBLE,
        "1.chars=Speaker,Burner 2.chars=Wall[x/e2]",
        "use:1c2#1 pick:2c1 pass pass",
        holds="2.chars=Wall[x/d8/e2]",
    )
    plays(
        DOUBLE,
        "1.chars=Speaker 2.chars=Wall[x/e2]",
        "combat attack:1c1 at:2c1 undefended pass pass",
        holds="2.chars=Wall[x/d2/e2]",
    )
    theirs = "active=2 1.chars=Speaker,Wall[x/e2] 2.chars=Burner"
    plays(DOUBLE, theirs, "use:2c1#1 pick:1c2 pass pass", holds="1.chars=Speaker,Wall[x/d4/e2]")


@pytest.mark.parametrize(
    "text", ["Discard target source.", "Choose a source.", "Sources you control get +1 OFV."]
)
def test_a_source_does_nothing_but_deal_damage(text):
    with pytest.raises(CardError, match="source of damage"):
        fresh().read(text)


@pytest.mark.clause("athernum R182", "athernum 4.2.4b")
def test_a_draw_from_an_empty_deck_is_replaced():
    says = (
        "If you would draw a card from an empty deck, shuffle your discard pile into your deck and draw a "
        "card instead."
    )
    at = "1.chars=Speaker,Drawer 1.deck=Wall 1.discard=Giant"
    plays(says, at, "use:1c2#1 pass pass", holds="1.hand=Giant,Wall")
    saved = "You cannot lose the game for drawing from an empty deck."
    plays(
        saved,
        "1.chars=Speaker,Drawer 1.deck=",
        "use:1c2#1 pass pass",
        holds="1.chars=Speaker,Drawer active=1",
    )


FEW = "As long as you control fewer characters than each opponent, this gets +3 DFV."


@pytest.mark.clause("athernum 4.3.5a")
def test_fewer_than_each_opponent():
    plays(FEW, "1.chars=Speaker 2.chars=Wall,Guard", "", values={"1c1": "1/7"})
    plays(FEW, "1.chars=Speaker,Wall 2.chars=Wall,Guard", "", values={"1c1": "1/4"})


@pytest.mark.clause("athernum R127", "athernum 4.2.3d.III")
def test_what_was_attached_is_asked_for_as_an_attachment():
    says = (
        "*Strip* Discard target attachment. If it is a face-down attachment, draw two cards. Otherwise, "
        "draw a card."
    )
    plays(
        says,
        "1.chars=Speaker,Wall+Whetstone[f] 1.deck=Giant,Mug,Bot",
        "use:1c1#1 pass pass",
        holds="1.hand=Mug,Giant",
    )
    plays(
        says,
        "1.chars=Speaker,Wall+Whetstone 1.deck=Giant,Mug,Bot",
        "use:1c1#1 pass pass",
        holds="1.hand=Giant",
    )


@pytest.mark.clause("athernum 1.2.5", "athernum 1.2.1")
def test_cards_that_share_a_faction_and_those_that_do_not():
    mine = "1.chars=Speaker,Bellows_Urchin,Mug"  # one of the main character's faction, and two factionless
    aim = "*Aim* Exhaust each other character of the same faction as your main character."
    plays(aim, mine, "use:1c1#1 pass pass", holds="1.chars=Speaker,Bellows_Urchin[x],Mug")
    plays("Other characters you control of another faction than your main character get +1 OFV.", mine, "",
          values={"1c1": "1/4", "1c3": "2/1", "1m": "2/4"})  # fmt: skip


@pytest.mark.clause("athernum 1.2.1")
def test_different_factions_are_counted_once_each():
    says = "As long as you control two or more characters with different factions, this gets +2 OFV."
    plays(says, "1.chars=Speaker,Bellows_Urchin,Mug", "", values={"1c1": "1/4"})
    plays(says, "1.chars=Speaker,Meadow_Ox", "", values={"1c1": "3/4"})


@pytest.mark.clause("athernum R26", "athernum 9.3.7")
@pytest.mark.parametrize(
    "text",
    [
        "Whenever this attacks, it cannot be defended against until end of turn.",
        "Whenever this attacks, you may pay {1}. If you do, it cannot be defended against this turn.",
        "Equip - Whenever the linked target attacks, it cannot be defended against until end of combat.",
    ],
)
def test_who_defends_is_named_before_the_attack_is_heard_of(text):
    with pytest.raises(CardError, match="who defends is named before"):
        fresh().read(text)


@pytest.mark.clause("athernum R183", "athernum 0.def.heal")
def test_to_heal_is_to_remove_damage_counters():
    hears = "Whenever a player removes a damage counter from this, draw a card."
    at, do = "1.chars=Speaker[d2] 1.deck=Giant,Mug", "use:1c1#2 pass pass pass pass"
    plays(f"{hears}\n*Mend* Heal 2 damage counters from this.", at, do, holds="1.hand=Giant 1.deck=Mug")
    healed = "Whenever this is healed, draw a card."
    plays(f"{healed}\n*Mend* Remove a damage counter from this.", at, do, holds="1.hand=Giant 1.deck=Mug")
    both = "This cannot be healed.\n*Mend* Remove a damage counter from this."
    plays(both, at, "use:1c1#2 pass pass", holds="1.chars=Speaker[d2]")
