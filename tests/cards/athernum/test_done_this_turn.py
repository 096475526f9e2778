"""What was done this turn is counted; abilities of something; until a phase begins; comparing with this;
whose cards lie where; what its own effect puts onto the board. The keys are those of strangers/fifth.toml.
"""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.scenario import parse, run

from .corpus import fresh
from .test_further import PLACE, scenario

TWO = "1.res=Resource_Token,Resource_Token"


def tried(says: str, position: str, do: str, **expected: object) -> None:
    text = {"says": says, "position": position, "do": do, **expected}
    run(parse(scenario(text), says, PLACE))


@pytest.mark.clause("athernum R190")
@pytest.mark.parametrize(
    "says, position, do, values",
    [
        ("This gets +1 OFV for each card that you discarded this turn.",
         "1.chars=Speaker,Thrower,Robber 1.hand=Giant,Bot 2.hand=Mug",
         "use:1c2#1 pass pass pick:Giant use:1c3#1 pass pass", "2/4"),
        ("This gets +1 OFV for each card that an opponent discarded this turn.",
         "1.chars=Speaker,Thrower,Robber 1.hand=Giant,Bot 2.hand=Mug",
         "use:1c2#1 pass pass pick:Giant use:1c3#1 pass pass", "2/4"),
        ("This gets +1 OFV for each character that was discarded this turn.",
         "1.chars=Speaker,Sweeper 2.chars=Mug,Wall", "use:1c2#1 pass pass", "3/4"),
        ("This gets +1 OFV for each card that you drew this turn.",
         "1.chars=Speaker,Drawer 1.deck=Giant,Bot,Mug", "use:1c2#1 pass pass", "3/4"),
        ("This gets +1 OFV for each item that you played this turn.",
         "1.chars=Speaker,Wall 1.hand=Whetstone,Mug " + TWO,
         "attach:Whetstone>1c2 pass pass play:Mug", "2/4"),
        ("This has OFV equal to the number of characters that you played this turn.",
         "1.chars=Speaker 1.hand=Bot,Mug " + TWO, "play:Bot play:Mug", "2/4"),
        ("This gets +1 OFV for each character that was attacked this turn.",
         "1.chars=Speaker,Wall 2.chars=Guard", "combat attack:1c2 at:2c1 undefended", "2/4"),
    ],
)  # fmt: skip
def test_what_was_done_this_turn_is_counted(says, position, do, values):
    tried(says, position, do, values={"1c1": values})


@pytest.mark.clause("athernum R190")
def test_what_was_done_in_an_earlier_turn_does_not_count():
    says = "This gets +1 OFV for each card that you discarded this turn."
    position = "1.chars=Speaker,Thrower 1.hand=Giant,Bot"
    tried(says, position, "use:1c2#1 pass pass pick:Giant end pass pass", values={"1c1": "1/4"})


@pytest.mark.clause("athernum R190")
@pytest.mark.parametrize("seat", ["an opponent played", "an opponent drew"])
def test_what_an_opponent_did_is_counted_in_their_turn(seat):
    what = "card" if "drew" in seat else "item"
    says = f"This gets +1 OFV for each {what} that {seat} this turn."
    position = "active=2 1.chars=Speaker 2.chars=Drawer 2.hand=Whetstone 2.deck=Bot,Giant,Mug"
    do = "use:2c1#1 pass pass attach:Whetstone>2c1 pass pass"
    tried(says, position, do, values={"1c1": "3/4" if what == "card" else "2/4"})


@pytest.mark.clause("athernum R191")
def test_an_ability_is_that_of_the_card_it_is_activated_on():
    says = "Whenever you activate a command ability of another character, draw a card."
    position = "1.chars=Speaker,Commander 1.commands=2 1.deck=Giant,Bot,Mug,Mug"
    tried(says, position, "use:1c2#1 pass pass pass pass", holds="1.hand=Bot,Giant")


@pytest.mark.clause("athernum R191")
@pytest.mark.clause("athernum 9.2.2b")
def test_a_global_command_is_an_ability_of_the_main_character():
    says = "Whenever you activate a command ability of your main character, draw a card."
    position = "1.chars=Speaker 1.commands=1 1.deck=Giant,Bot"
    tried(says, position, "solvency pass pass pass pass", holds="1.hand=Giant")


@pytest.mark.clause("athernum R191")
def test_abilities_of_what_is_described_are_forbidden():
    says = "Your opponents cannot activate abilities of Humans."
    position = "active=2 1.chars=Speaker 2.chars=Drawer,Maker 2.loc=Spot"
    tried(says, position, "", lacks=["use:2c1#1"])


@pytest.mark.clause("athernum R191")
def test_an_effect_is_told_by_the_ability_it_comes_of():
    says = "*Hush* Neutralize target effect of a support ability."
    position = "active=2 1.chars=Speaker 2.chars=Drawer 2.hand=Backer 2.res=Resource_Token"
    tried(says, position, "use:2c1#1 pass", lacks=["use:1c1#1"])
    tried(says, position, "support:Backer pass", has=["use:1c1#1"])


@pytest.mark.clause("athernum R189")
@pytest.mark.parametrize(
    "until, do, values",
    [
        ("the next Evening Phase", "end pass pass", "1/9"),
        ("your next Evening Phase", "end pass pass", "1/9"),
        ("the next Night Phase", "", "2/9"),
        ("your next Day Phase", "end pass pass", "2/9"),
        ("your next Day Phase", "end pass pass end pass pass", "1/9"),
        ("your next Combat Phase", "combat", "1/9"),
    ],
)
def test_an_effect_ends_as_a_phase_begins(until, do, values):
    says = f"*Spur* Target character gets +1 OFV until {until}."
    tried(says, "1.chars=Speaker,Wall", f"use:1c1#1 pick:1c2 pass pass {do}".strip(), values={"1c2": values})


def test_what_is_higher_than_this_is_compared_with_it():
    says = "*Humble* Exhaust target character with a higher OFV than this."
    tried(
        says,
        "1.chars=Speaker 2.chars=Giant,Wall",
        "use:1c1#1 pick:2c1 pass pass",
        holds="2.chars=Giant[x],Wall",
    )


def test_what_is_exhausted_for_it_has_no_value_to_compare_with():
    with pytest.raises(CardError, match="has no value that others could be compared with"):
        understood(fresh(), "*Humble* Exhaust this: Exhaust target character with a higher OFV than this.")


def test_a_cost_counts_down_to_what_is_said():
    says = "This costs {1} less to play for each Victory Token on your main character, but not less than {1}."
    tried(says, "1.hand=Speaker 1.res=Resource_Token", "play:Speaker", holds="1.chars=Speaker", main="[v3]")


@pytest.mark.parametrize(
    "where, position, comes",
    [
        ("three or more cards in your discard pile", "1.discard=Mug,Mug,Mug", True),
        ("three or more cards in your discard pile", "2.discard=Mug,Mug,Mug 1.hand=Mug,Mug,Mug", False),
        ("three or more character cards in your void", "1.void=Mug,Mug,Mug", True),
        ("three or more character cards in your void", "1.void=Mug,Mug 2.void=Mug,Mug", False),
        ("two or fewer cards in your deck", "", True),
        ("no cards in your deck", "", False),
    ],
)
def test_cards_are_had_where_it_is_said(where, position, comes):
    says = f"At your Evening Phase, if you have {where}, draw a card."
    whole = f"1.chars=Speaker 1.deck=Giant,Bot {position}"
    if comes:
        hand = "Mug,Mug,Mug,Giant" if "1.hand" in position else "Giant"
        tried(says, whole, "end pass pass pass", holds=f"1.hand={hand}")
    else:
        tried(says, whole, "end pass pass", holds="1.deck=Giant,Bot", lacks=["pass"])


@pytest.mark.clause("athernum R47")
@pytest.mark.parametrize("what", ["this", "it"])
def test_this_card_is_still_this_where_its_effect_has_put_it(what):
    put = "Put this card from your discard pile onto the game board"
    says = f"*Rise* {put}, then place a Rust counter on {what}."
    tried(says, "1.discard=Speaker", "from:1d1#1 pass pass", holds="1.chars=Speaker[Rust:1]")


def test_cards_in_the_void_that_cannot_be_chosen_are_no_targets():
    says = "Cards you own in the void cannot be chosen as a target by your opponents."
    position = "active=2 1.chars=Speaker 1.void=Giant 2.void=Bot 2.chars=Reclaimer"
    tried(says, position, "use:2c1#1 pass pass", holds="2.hand=Bot 1.void=Giant")


@pytest.mark.clause("athernum R193")
def test_a_soldier_is_any_soldier_where_it_holds_all_the_time():
    tried("A Soldier you control gets +1 OFV.", "1.chars=Speaker,Guard,Guard", "",
          values={"1c1": "1/4", "1c2": "2/9", "1c3": "2/9"})  # fmt: skip


@pytest.mark.clause("athernum R194")
def test_what_is_said_of_a_created_token_lasts_when_the_item_is_gone():
    says = "Create a token that is a copy of target character. It has OFV 1."
    tried(
        says,
        "1.hand=Speaker 1.chars=Giant",
        "play:Speaker pick:1c1 pass pass",
        values={"1c2": "1/4"},
        type="Item",
    )


def test_who_does_not_search_does_not_shuffle():
    says = (
        "When this enters the game board, you may search your deck for an item card and put it into your "
        "hand. Then shuffle your deck."
    )
    deck = "Giant,Whetstone,Wall,Bot,Mug,Shield,Guard"
    tried(says, f"1.hand=Speaker 1.res=Resource_Token 1.deck={deck}", "play:Speaker pass pass pass pass no",
          holds=f"1.deck={deck}")  # fmt: skip


NAMING = (
    "As this card enters the game board, name a card other than a main character.\n"
    "Your opponents can't play cards with that name or activate support abilities of cards with that name."
)


@pytest.mark.clause("athernum R192")
@pytest.mark.parametrize(
    "named, then, has, lacks",
    [
        ("Backer", "", ["play:Wall"], ["play:Backer", "support:Backer"]),
        ("Mug", "use:1c1#1 pick:1c3 pass pass ", ["play:Mug", "play:Wall"], []),
        ("Mug", "use:1c1#1 pick:1c3 pass pass use:1c2#1 pick:1c3 pass pass ", ["play:Wall"], ["play:Mug"]),
    ],
)
def test_what_is_named_on_one_line_is_spoken_of_on_the_next(named, then, has, lacks):
    position = f"1.hand=Speaker 1.res=Resource_Token 1.chars=Tirer,Raiser 2.hand=Mug,Wall,Backer 2.{TWO[2:]}"
    do = f"play:Speaker pass pass pass pass name:{named} {then}end pass pass"
    tried(NAMING, position, do, has=has, lacks=lacks)


@pytest.mark.clause("athernum R192")
def test_a_main_character_is_not_named():
    position = "1.hand=Speaker 1.res=Resource_Token"
    tried(NAMING, position, "play:Speaker pass pass pass pass", has=["name:Mug", "name:Speaker"],
          lacks=["name:Forgemother_Ulda", "name:Admiral_Sethe_Morrow"])  # fmt: skip


def test_nothing_is_played_from_a_deck_by_itself():
    with pytest.raises(CardError, match="what lies in a deck is not played from there"):
        understood(fresh(), "You may play items from your deck.")
