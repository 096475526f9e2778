"""What is printed on a card: every kind of card has its fields, and each of them is read and shown."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.files import Entry
from sandtable.games.antithesis.cardset.card import MAIN_TYPES, NEEDED, PRINTED, SUCH_AS, TYPES, Card

from .corpus import pool

CARDS = pool().all()


def of_kind(kind: str) -> Card:
    return next(card for card in CARDS if card.type == kind)


def without(kind: str, key: str) -> list[tuple[str, str]]:
    """What is wrong with a card of the set under another name that does not print this."""
    values = {name: value for name, value in of_kind(kind).entry.values.items() if name != key}
    read = pool().extended([Entry("card", {**values, "name": "Trial"}, 1, "trial")])
    return [(error.clause.removeprefix("antithesis "), error.message) for error in read.errors]


@pytest.mark.clause(
    "antithesis CHAMP.L", "antithesis CHAMP.M", "antithesis CHAMP.N", "antithesis CHAMP.P",
    "antithesis CHAMP.Q", "antithesis CHAMP.R", "antithesis CHAMP.S", "antithesis CHAMP.T",
    "antithesis CHAMP.U", "antithesis CARD1.A", "antithesis CARD1.E", "antithesis DIR.1",
    "antithesis CARD2.C", "antithesis CARD2.D", "antithesis CARD2.J", "antithesis CARD2.H",
    "antithesis CHAR.K", "antithesis CHAR.L", "antithesis CHAR.M", "antithesis CHAR.N", "antithesis CHAR.O",
    "antithesis CHAR.P", "antithesis CHAR.Q", "antithesis DEF.1", "antithesis VP.1", "antithesis ENG.1",
)  # fmt: skip
@pytest.mark.parametrize(("kind", "key"), [(kind, key) for kind in TYPES for key in NEEDED[kind]])
def test_what_a_card_must_print_is_missed_by_its_clause(kind, key):
    article = "an" if kind == "Objective" else "a"
    wanted = f"{article} {kind} needs '{key} = …', such as {key} = {SUCH_AS[key]}"
    assert (PRINTED[kind].get(key, "CARD2.D"), wanted) in without(kind, key)


@pytest.mark.clause("antithesis CARD1.D", "antithesis CARD1.F", "antithesis CARD2.B", "antithesis FAC.2")
@pytest.mark.parametrize("key", ["type", "faction"])
@pytest.mark.parametrize("kind", TYPES)
def test_every_card_prints_its_type_and_faction(kind, key):
    assert ("", f"{key} is missing") in without(kind, key)
    assert {of_kind(kind).view()[key]} == {of_kind(kind).entry.values[key]}


@pytest.mark.clause("antithesis CARD1.G", "antithesis CARD2.A", "antithesis CARD2.E")
def test_no_two_cards_have_one_name():
    assert len({card.name for card in CARDS}) == len(CARDS)
    values = of_kind("Tactic").entry.values
    read = pool().extended([Entry("card", dict(values), 1, "trial")])
    assert [error.clause for error in read.errors] == ["antithesis R136"]


@pytest.mark.clause(
    "antithesis CARD1.B", "antithesis CARD1.C", "antithesis CARD2.F", "antithesis CARD2.G",
    "antithesis CARD2.I", "antithesis CHAMP.O", "antithesis TRAITC.1", "antithesis TRAITA.1",
    "antithesis GAME.3",
)  # fmt: skip
@pytest.mark.parametrize("kind", ["Champion", "Directive", *MAIN_TYPES])
def test_abilities_their_traits_and_keywords_are_read_and_shown(kind):
    some = [card for card in CARDS if card.type == kind]
    for card in some:
        printed, shown = card.entry.values, card.view()
        text = str(printed.get("text", "")).strip().splitlines()
        assert shown["text"] == text and len(card.abilities) >= len(text)
        assert shown.get("keywords", "") == printed.get("keywords", "")
        assert shown["traits"] == [trait for trait in str(printed.get("traits", "")).split(", ") if trait]
    assert any("Ability Traits: " in line for card in some for line in card.lines)


@pytest.mark.clause("antithesis ACT.2", "antithesis ACT.5", "antithesis INT.4")
@pytest.mark.parametrize("timing", ["Offensive", "Defensive", "Global"])
def test_actions_and_interrupts_have_a_timing_and_enemy_actions_too(timing):
    for header in ("Action", "Interrupt", "Enemy Action"):
        pool().explain(f"{timing} {header}: {{CP}} Draw a card.")
    for wrong in (
        "Action: {CP} Draw a card.",
        "Interrupt: {CP} Draw a card.",
        "Enemy Action: {CP} Draw a card.",
    ):
        with pytest.raises(CardError):
            pool().explain(wrong)


@pytest.mark.clause("antithesis ATK.1")
def test_attacks_are_melee_or_ranged_and_either_may_be_of_an_area():
    areas = ("Melee Attack (AOE Direct Cone, RNG 2", "Ranged Attack (AOE 3x3, RNG 3")
    for kind in ("Melee Attack (RNG 1", "Ranged Attack (RNG 3", *areas):
        pool().explain(f"Offensive Action: {{CP}} {kind}, STR 3, {{R}}, HP).")
    with pytest.raises(CardError, match="Magic"):
        pool().explain("Offensive Action: {CP} Magic Attack (RNG 1, STR 3, {R}, HP).")


@pytest.mark.clause("antithesis GEM.1")
def test_cards_create_gems():
    assert any("gains {Gem}" in line for card in CARDS for line in card.lines)
