"""What an attack costs (R198), what is found where it went (R47, R106), pools that are kept, and names."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.scenario import parse, run
from tests.cards.athernum.corpus import fresh
from tests.cards.athernum.test_further import PLACE, scenario

TOLL = "Characters your opponents control cost {1} to attack with."
PAID = "active=2 1.chars=Speaker 2.chars=Guard,Wall 2.res=Resource_Token"


def plays(says: str, position: str, do: str, holds: str = "", **more: object) -> None:
    text = {"says": says, "position": position, "do": do, **more}
    if holds:
        text["holds"] = holds
    run(parse(scenario(text), says, PLACE))


def refusal(says: str) -> str:
    with pytest.raises(CardError) as caught:
        fresh().read(says)
    return caught.value.message


@pytest.mark.clause("athernum R198", "athernum 9.3.5")
def test_an_attack_that_costs_is_paid_as_the_attacker_is_declared():
    plays(TOLL, PAID, "combat attack:2c1", "2.res=Resource_Token[x] 2.chars=Guard,Wall")


@pytest.mark.clause("athernum R198")
def test_who_cannot_pay_does_not_attack_with_it():
    plays(TOLL, "active=2 1.chars=Speaker 2.chars=Guard", "combat", cannot="attack:2c1")


@pytest.mark.clause("athernum R198")
def test_each_attack_is_paid_for_by_itself():
    once = "combat attack:2c1 at:1c1 undefended pass pass"
    plays(TOLL, PAID, once, "2.chars=Guard[x/d1],Wall", lacks=["attack:2c2"])


@pytest.mark.clause("athernum R198")
def test_several_such_costs_are_added_up():
    plays(TOLL, PAID.replace("Speaker ", "Speaker,Speaker "), "combat", cannot="attack:2c1")


@pytest.mark.clause("athernum R198")
def test_nobody_has_to_pay():
    plays(f"Characters your opponents control must attack if able. {TOLL}", PAID, "combat end-combat")


@pytest.mark.clause("athernum 5.0.4a", "athernum R72", "athernum R199")
def test_a_pool_is_kept_at_the_end_of_the_phase_that_is_named():
    says = "Your resource pool is not emptied at the end of the {} Phase."
    position = "phase=combat 1.chars=Speaker 1.mana=factionless*2"
    plays(says.format("Combat"), position, "end-combat", "1.mana=factionless*2")
    plays(says.format("Evening"), position, "end-combat", gone="1.mana")


@pytest.mark.clause("athernum R199")
def test_each_players_pool_is_kept():
    says = "Each player's resource pool is not emptied at the end of a phase."
    position = "1.chars=Speaker 1.mana=factionless*2 2.mana=factionless*1"
    plays(says, position, "end pass pass", "1.mana=factionless*2 2.mana=factionless*1")


@pytest.mark.clause("athernum R153")
def test_damage_of_effects_alone_is_prevented():
    says = "Prevent all damage that effects would deal to this."
    plays(says, "1.chars=Speaker,Burner", "use:1c2#1 pick:1c1 pass pass", "1.chars=Speaker,Burner")
    fought = "combat attack:2c1 at:1c1 undefended pass pass"
    plays(says, "active=2 1.chars=Speaker 2.chars=Guard", fought, "1.chars=Speaker[d1]")


@pytest.mark.clause("athernum R47", "athernum R127")
def test_what_is_discarded_from_hand_is_found_in_the_pile():
    says = "Whenever you discard a card, put it on the bottom of your deck."
    position = "1.chars=Speaker,Thrower 1.hand=Giant 1.deck=Mug"
    plays(says, position, "use:1c2#1 pass pass pass pass", "1.deck=Mug,Giant")


@pytest.mark.clause("athernum R47")
def test_what_has_moved_again_is_not_found():
    bury = "*Bury* Move target card in your discard pile to the void."
    says = f"{bury}\nWhenever you discard a card, return it to your hand."
    position = "1.chars=Speaker,Thrower 1.hand=Giant"
    plays(says, position, "use:1c2#1 pass pass use:1c1#1 pass pass", "1.void=Giant")


@pytest.mark.clause("athernum R127")
def test_what_came_from_a_hand_was_no_permanent():
    says = "Whenever you discard a card, if it is a permanent, draw a card."
    position = "1.chars=Speaker,Thrower 1.hand=Giant 1.deck=Mug,Bot"
    plays(says, position, "use:1c2#1 pass pass", "1.deck=Mug,Bot", lacks=["pass"])


@pytest.mark.clause("athernum R106")
def test_an_effect_that_says_play_says_from_where():
    says = "*Look* Reveal the top card of your deck. If it is a character, you may play it."
    position = "1.chars=Speaker 1.deck=Mug,Giant 1.res=Resource_Token"
    plays(says, position, "use:1c1#1 pass pass yes", "1.chars=Speaker,Mug 1.res=Resource_Token[x]")
    plays(says, position.replace("Mug,", "Giant,"), "use:1c1#1 pass pass yes", "1.deck=Giant,Giant")


@pytest.mark.clause("athernum R150")
def test_there_are_attachments():
    says = "As long as there are two attachments attached to this, it gets +1 OFV."
    plays(says, "1.chars=Speaker+Shield+Shield", "", values={"1c1": "2/4"})
    plays(says, "1.chars=Speaker+Shield,Wall+Shield", "", values={"1c1": "1/4"})


@pytest.mark.clause("athernum 1.1.1")
def test_each_name_counts_once():
    says = "This gets +1 OFV for each character you control with different names."
    plays(says, "1.chars=Speaker,Mug,Mug,Mug", "", values={"1c1": "4/4"})
    says = "As long as you have three cards with different names in your discard pile, this gets +1 OFV."
    plays(says, "1.chars=Speaker 1.discard=Mug,Mug,Giant", "", values={"1c1": "1/4"})
    plays(says, "1.chars=Speaker 1.discard=Mug,Bot,Giant", "", values={"1c1": "2/4"})


@pytest.mark.clause("athernum R9")
def test_on_an_item_too_each_player_is_asked_and_picks():
    position = "1.hand=Speaker,Bot,Giant 2.hand=Giant,Bot"
    do = "play:Speaker pass pass yes pick:Giant yes pick:Bot"
    plays("Each player may discard a card.", position, do, "1.hand=Bot 2.hand=Giant", type="Item")


@pytest.mark.clause("athernum 0.def.replacement-effect")
def test_what_happens_instead_leaves_something_for_later():
    says = (
        "If this would be discarded, move it to the void instead and at the next Evening Phase, draw a card."
    )
    position = "1.chars=Speaker,Ender 1.deck=Giant,Mug"
    do = "use:1c2#1 pick:1c1 pass pass end pass pass pass"
    plays(says, position, do, "1.void=Speaker 1.hand=Giant")
    says = says.replace("at the next Evening Phase", "whenever you draw a card")
    assert "one event is waited for" in refusal(says)
