"""The first time in each turn (R184), what a card hears of itself (R185), and what is asked otherwise."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.scenario import parse, run
from tests.cards.athernum.corpus import fresh, pool
from tests.cards.athernum.test_further import PLACE, scenario

FIRST = "The first time this would be dealt damage each turn, prevent that damage."
MASK = "Equip - The first time the linked target would be dealt damage each turn, prevent that damage."
TWICE = "use:1c2#1 pick:1c1 pass pass use:1c3#1 pick:1c1 pass pass"
BURNT = "Burner,Burner"
DRAWING = "1.deck=Giant,Mug"
ENDED = "use:1c2#1 pick:1c1 pass pass pass pass"


def plays(says: str, position: str, do: str, holds: str, **more: object) -> None:
    text = {"says": says, "position": position, "do": do, "holds": holds, **more}
    run(parse(scenario(text), says, PLACE))


@pytest.mark.clause("athernum R184", "athernum 0.def.replacement-effect")
def test_the_first_damage_of_a_turn_is_prevented_and_no_other():
    plays(MASK, f"1.chars=Wall+Speaker,{BURNT}", TWICE, f"1.chars=Wall[d4]+Speaker,{BURNT}", type="Item")


@pytest.mark.clause("athernum R184")
def test_it_comes_again_in_the_next_turn():
    later = f"{TWICE} end pass pass end pass pass use:1c2#1 pick:1c1 pass pass"
    plays(MASK, f"1.chars=Wall+Speaker,{BURNT}", later, f"1.chars=Wall[d4]+Speaker,{BURNT}", type="Item")


@pytest.mark.clause("athernum R184")
def test_what_was_given_comes_once_each_turn():
    says = f'Characters you control gain "{FIRST}"'
    plays(says, f"1.chars=Wall,{BURNT} 1.loc=Speaker", TWICE, f"1.chars=Wall[d4],{BURNT}", type="Location")


@pytest.mark.clause("athernum R184")
def test_another_card_is_drawn_instead_of_the_first_of_a_turn():
    says = "The first time you would draw a card each turn, draw two cards instead."
    plays(says, "1.chars=Speaker,Drawer 1.deck=Giant,Bot,Wall,Mug", "use:1c2#1 pass pass", "1.deck=Mug")


@pytest.mark.clause("athernum R185")
def test_a_card_hears_where_it_is_put():
    says = "When this card is put into the void from the game board, draw a card."
    plays(says, f"1.chars=Speaker,Exiler {DRAWING}", ENDED, "1.hand=Giant")


@pytest.mark.clause("athernum R185")
def test_a_card_hears_where_it_is_put_instead():
    instead = "If this card would be discarded, move it to the void instead."
    says = f"{instead}\nWhen this card is put into the void, draw a card."
    plays(says, f"1.chars=Speaker,Ender {DRAWING}", ENDED, "1.hand=Giant")


@pytest.mark.clause("athernum R185")
def test_a_card_hears_that_it_is_put_from_the_hand_into_a_pile():
    says = "When this card is put into your discard pile from your hand, draw a card."
    do = "use:1c1#1 pass pass pick:Speaker pass pass"
    plays(says, f"1.chars=Thrower 1.hand=Speaker,Mug {DRAWING}", do, "1.hand=Giant,Mug")


@pytest.mark.clause("athernum 0.def.effect")
@pytest.mark.parametrize("number, hand", [("four", "Bot,Giant"), ("five", "Giant")])
def test_otherwise_if_is_asked_after_what_was_not_so(number, hand):
    says = (
        f"If you control {number} characters, draw two cards. "
        "Otherwise, if you control two characters, draw a card. Otherwise, gain a Command Token."
    )
    position = "1.chars=Wall,Wall,Wall 1.hand=Speaker 1.deck=Giant,Bot,Mug"
    plays(says, position, "play:Speaker pass pass", f"1.hand={hand}", type="Item")


@pytest.mark.clause("athernum 3.0.6c")
def test_resources_of_ones_own_faction():
    plays("*Toll* Add {1} of your faction.", "1.chars=Speaker", "use:1c1#1 pass pass", "1.mana=Ironwright*1")


@pytest.mark.clause("athernum 10.5.1")
def test_what_a_counter_does_is_said_of_its_bearer():
    text = "Place a Favor counter on this. (This card gets +1 OFV for each Favor counter on this card.)"
    with pytest.raises(CardError, match="of whatever bears one"):
        fresh().read(text)


@pytest.mark.clause("athernum 10.0.4")
def test_an_attachment_bears_no_counters():
    with pytest.raises(CardError, match="an attachment bears no markers"):
        fresh().read("Equip - Whenever the linked target attacks, place a Charge counter on this.")
    for cost in ("Remove a Charge counter from this card", "Exhaust this card", "Exhaust this character"):
        with pytest.raises(CardError, match="an attachment bears no markers"):
            fresh().read(f"Equip *Reload* {cost}: Draw a card.")
    fresh().read("Equip *Reload* Exhaust the linked target: Draw a card.")


@pytest.mark.clause("athernum 0.def.replacement-effect")
def test_what_is_gained_holds_all_the_time_and_not_the_next_time_only():
    with pytest.raises(CardError, match="not for the next time only"):
        pool().explain(
            'Characters you control have "The next time this would be discarded, exhaust it instead."'
        )
    pool().explain('Characters you control have "If this would be discarded, exhaust it instead."')
