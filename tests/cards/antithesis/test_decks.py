"""Decks and the frames of cards are held to their clauses; so are the rulebook's examples of decks."""

# ruff: noqa: E501  # a text and what is said of it stand on one line

import pytest

from sandtable.cards.lists import DeckList
from sandtable.games.antithesis.cardset.card import CHAMPIONS, MAIN, STRATEGIES, Card
from sandtable.games.antithesis.cardset.decks import RULES, ratings, ready_deck

from .corpus import card_file, pool

YAMES, JEK, CHAKRA, RYU, BRATOK = (
    "Sir Yames Delerose", "Jek Namen", "Zul Cha'kra", "Zul Shra Ryu", "Lord Bratok"
)  # fmt: skip
KINGS = (YAMES, JEK, CHAKRA)


def deck_of(champions: tuple[str, ...], main: list[str], strategies: list[str]) -> DeckList:
    head = ["Game: antithesis", "Name: A trial", "", CHAMPIONS, *[f"1 {name}" for name in champions]]
    return RULES.read("\n".join([*head, "", MAIN, *main, "", STRATEGIES, *strategies, ""]))


def faults(champions: tuple[str, ...], main: list[str], strategies: list[str]) -> list[str]:
    found = RULES.check(deck_of(champions, main, strategies), pool(), RULES.bans())
    return list(dict.fromkeys([fault.clause.removeprefix("antithesis ") for fault in found]))


def cards(kinds: tuple[str, ...], value: int = 0, faction: str = "") -> list[Card]:
    return [
        card for card in pool().all()
        if card.type in kinds and card.value == value and faction in ("", card.faction)
    ]  # fmt: skip


MAIN_KINDS = ("Character", "Field", "Tactic", "Modification")
FREE = [f"2 {card.name}" for card in cards(MAIN_KINDS)][:20]  # forty cards that every deck may have
PLANS = [f"1 {card.name}" for card in cards(("Strategy",))][:5]


def one(kind: tuple[str, ...], value: int, faction: str) -> str:
    return f"1 {cards(kind, value, faction)[0].name}"


@pytest.mark.parametrize("name", RULES.ready_names())
def test_the_ready_made_decks_are_legal_and_come_back(name):
    text = RULES.ready_text(name)
    deck = RULES.read(text)
    assert RULES.check(deck, pool(), RULES.bans()) == [] and RULES.write(deck) == text
    shown = ready_deck(name, RULES.ready(name), pool())
    assert shown.faces == tuple(RULES.ready(name).pile(CHAMPIONS)) and shown.crest


@pytest.mark.clause(
    "antithesis DECK.1", "antithesis DECK.1.0", "antithesis DECK.1.1", "antithesis DECK.1.2", "antithesis DECK.1.3",
    "antithesis DECK.1.4", "antithesis EX.DECK.1a", "antithesis EX.DECK.1b", "antithesis R133", "antithesis R134",
)  # fmt: skip
@pytest.mark.parametrize(
    ("champions", "clauses"),
    [
        (KINGS, []),
        ((YAMES, JEK, RYU), ["DECK.1.4"]),
        ((BRATOK, JEK, RYU), []),
        ((YAMES, JEK, "Dame Ilsabet Corran"), []),
        ((YAMES, JEK), ["DECK.1"]),
        ((YAMES, JEK, CHAKRA, BRATOK), ["DECK.1"]),
    ],
)
def test_champions_do_not_oppose_each_other_across_factions(champions, clauses):
    assert faults(champions, FREE, PLANS) == clauses


@pytest.mark.clause(
    "antithesis DECK.2",
    "antithesis EX.DECK.2a",
    "antithesis EX.DECK.2b",
    "antithesis FAC.1",
    "antithesis FAC.3",
)
def test_the_rating_is_how_many_champions_a_faction_has():
    rated = ratings(deck_of((YAMES, BRATOK, CHAKRA), [], []), pool())
    assert rated == {"Protectorate": 1, "Vargus": 1, "Aquillus": 1}
    assert ratings(deck_of(KINGS, [], []), pool()) == {"Protectorate": 2, "Aquillus": 1}


@pytest.mark.clause("antithesis DECK.2.1", "antithesis DECK.3.4", "antithesis EX.DECK.3", "antithesis R138")
@pytest.mark.parametrize(
    ("value", "faction", "clauses"),
    [
        (0, "Protectorate", []), (1, "Protectorate", []), (2, "Protectorate", []), (0, "Aquillus", []),
        (1, "Aquillus", []), (0, "Vargus", []), (1, "Vargus", ["DECK.3.4"]), (1, "Asakura", ["DECK.3.4"]),
        (2, "Visionary", ["DECK.3.4"]),
    ],
)  # fmt: skip
def test_a_card_needs_a_rating_as_high_as_its_value(value, faction, clauses):
    asked = one(MAIN_KINDS, value, faction)
    others = [f"2 {card.name}" for card in cards(MAIN_KINDS) if card.name != asked[2:]][:20]
    assert faults(KINGS, [*others, asked], PLANS) == clauses


@pytest.mark.clause("antithesis DECK.4.3", "antithesis EX.DECK.4", "antithesis R135")
@pytest.mark.parametrize(
    ("value", "faction", "legal"), [(3, "Protectorate", True), (0, "Vargus", True), (1, "Vargus", False)]
)
def test_strategies_need_a_rating_too(value, faction, legal):
    knights = (YAMES, JEK, "Dame Ilsabet Corran")
    plan = one(("Strategy",), value, faction)
    plans = [*[row for row in PLANS if row != plan][:4], plan]
    assert faults(knights, FREE, plans) == ([] if legal else ["DECK.4.3"])


@pytest.mark.clause(
    "antithesis DECK.3", "antithesis DECK.3.1", "antithesis DECK.3.2", "antithesis DECK.3.3", "antithesis DECK.4",
    "antithesis DECK.4.1", "antithesis DECK.4.2", "antithesis DECK.5", "antithesis R136", "antithesis R137",
    "antithesis DECK.1.5", "antithesis DECK.1.6", "antithesis GDECK.2", "antithesis MDECK.1", "antithesis MDECK.2",
    "antithesis MDECK.3", "antithesis SDECK.1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("champions", "main", "plans", "clauses"),
    [
        (KINGS, FREE, PLANS, []),
        (KINGS, [*FREE[:19], FREE[19].replace("2 ", "1 ")], PLANS, ["DECK.3.2"]),
        (KINGS, [*FREE[:19], FREE[19].replace("2 ", "3 ")], PLANS, ["DECK.3.1"]),
        (KINGS, FREE, PLANS[:4], ["DECK.4.2"]),
        (KINGS, FREE, [*PLANS[:4], PLANS[0]], ["DECK.4.1"]),
        ((YAMES, YAMES, CHAKRA), FREE, PLANS, ["R136"]),
        (KINGS, [*FREE, PLANS[0]], [*PLANS[1:], one(("Strategy",), 1, "Protectorate")], ["DECK.3"]),
        (KINGS, FREE, [*PLANS[:4], FREE[0].replace("2 ", "1 ")], ["DECK.4", "DECK.3.1"]),
        ((YAMES, JEK, "Gatewall Sergeant"), FREE[1:], PLANS, ["DECK.3.2", "DECK.1"]),
        (KINGS, [*FREE, f"1 {BRATOK}"], PLANS, ["DECK.3"]),
        (KINGS, [*FREE, f"1 Directive of {YAMES}"], PLANS, ["DECK.1.5"]),
        (KINGS, [*FREE, f"1 Objective I of {YAMES}"], PLANS, ["DECK.1.6"]),
        (KINGS, [*FREE, "1 Nobody"], PLANS, ["DECK.3"]),
    ],
)  # fmt: skip
def test_a_deck_is_built_in_five_steps(champions, main, plans, clauses):
    assert faults(champions, main, plans) == clauses


@pytest.mark.clause("antithesis R137")
def test_more_than_120_cards_are_too_many_to_shuffle():
    everything = [f"2 {card.name}" for value in (0, 1, 2) for card in cards(MAIN_KINDS, value)][:61]
    assert len(everything) == 61 and "R137" in faults(KINGS, everything, PLANS)


@pytest.mark.clause(
    "antithesis DECK.1.5", "antithesis DECK.1.6", "antithesis OBJ.V", "antithesis INCOME.1.i", "antithesis GDECK.1",
    "antithesis ODECK.1", "antithesis CARD1.A", "antithesis CARD1.E",
)  # fmt: skip
def test_every_champion_brings_a_directive_and_five_objectives():
    for card in pool().all():
        if card.type == "Champion":
            assert [one.number for one in pool().brought(card.name, "Objective")] == [1, 2, 3, 4, 5]
            (directive,) = pool().brought(card.name, "Directive")
            assert sum(count for _, count in directive.income) == 3
            assert directive.alignment == card.alignment and directive.faction == card.faction


# ---- frames

FRAME = {
    "name": '"Trial"', "type": '"Character"', "faction": '"Protectorate"', "value": "0", "cost": '"6 {R}"',
    "traits": '"Human, Knight"', "size": '"Medium"', "hp": "5", "def": '"3 Armor"', "vp": "1", "presence": "1",
    "movement": '"RUN 2+D1 {R}"', "engagement": '"RNG 0+D1"',
    "text": '"Offensive Action: {CP} This Character recovers. Ability Traits: Command"',
}  # fmt: skip
FIGURE = ("traits", "size", "hp", "def", "vp", "presence", "movement", "engagement")
NO_FIGURE = dict.fromkeys(FIGURE)


def say(text: str) -> dict[str, str | None]:
    return {"text": f'"{text}"'}


TACTIC = NO_FIGURE | {"type": '"Tactic"'}
FIELD = NO_FIGURE | {"type": '"Field"', "field_size": '"2x1"', "grid": '"rows B-D, columns 3-7"'}
STRATEGY = NO_FIGURE | {"type": '"Strategy"', "cost": '"{CP}"'}
RECOVER = "Player Who Reveals: 1. Recover all cards you control."
WRONG = [
    ({"type": '"Spell"'}, "CARD2.D"), ({"faction": '"Elves"'}, "FAC.1"), ({"value": "4"}, "R135"),
    ({"value": None}, "CARD2.C"), ({"income": '"{R}"', "grid": '"rows B-D, columns 3-7"'}, "CARD2.D"),
    ({"cost": '"cheap"'}, "DICE.7"), ({"cost": '"6 {Exhaust}"'}, "DICE.7"), ({"traits": '"Elf"'}, "TRAITC.1"),
    ({"traits": '"Combat"'}, "TRAITC.1"), ({"size": '"Tiny"'}, "CHAR.3"), ({"hp": "0"}, "R154"),
    ({"def": '"3 Steel"'}, "CHAR.K"), ({"presence": "3"}, "R154"), ({"movement": '"WALK 2"'}, "CHAR.O"),
    ({"engagement": '"RNG near"'}, "CHAR.P"), ({"keywords": '"Soul Harvesting"'}, "KW.SOULHARVEST"),
    ({"keywords": '"Destructible-1"'}, "KW.CATS"), ({"keywords": '"Hover {R}"'}, "R1"),
    ({"keywords": '"Hover, Hover"'}, "R89"),
    (say("Attached Has Hover."), "MOD.U"), (say("When Revealed: Draw a card."), "ABIL.1"),
    (say("Global Action: Draw a card."), "R177"), (say("Global Action: {CP} Recover this Field."), "R181"),
    (TACTIC | say("Global Action: Target Character you control in RNG 2 Heals 1."), "R146"),
    (TACTIC | say("Offensive Action: Melee Attack (RNG 1, STR 3, {R}, HP)."), "R166"),
    (TACTIC | say("Response: When you draw a card, gain {R}."), "R191"),
    (TACTIC | {"cost": '"0"'} | say("Global Action: Draw a card."), "R191"),
    (TACTIC | say("Global Action: {Exhaust} Draw a card."), "EXH.2"),
    (TACTIC | say("Passive: Knights you control have +1 DEF."), "ABIL.1"),
    (FIELD | say("Global Action: {Mana} Draw a card."), "ALT.8"), (FIELD | {"field_size": '"4x4"'}, "FIELD.S"),
    (FIELD | {"grid": '"rows D-B, columns 3-7"'}, "FIELD.R"), (FIELD | {"keywords": '"Hover"', "text": None}, "KW.CATS"),
    (STRATEGY | {"cost": '"0"'} | say(RECOVER), "R21"),
    (NO_FIGURE | {"type": '"Modification"', "attach_to": '"Goal"', "text": None}, "MOD.1"),
    (NO_FIGURE | {"type": '"Modification"', "attach_to": '"Field"'} | say("Attached Has Passive: This Character has Hover."), "R181"),
    (NO_FIGURE | {"type": '"Modification"', "attach_to": '"Knight"'} | say("Attached Has Passive: This Field blocks LOS."), "R181"),
    (NO_FIGURE | {"type": '"Modification"', "attach_to": '"Field"'} | say("Passive: Attached has +1 DEF."), "MOD.T"),
    (NO_FIGURE | {"type": '"Modification"', "attach_to": '"Character"'} | say("Passive: Characters on Attached have Cover."), "MOD.T"),
    (NO_FIGURE | {"type": '"Objective"', "value": None, "cost": None, "champion": '"X"', "number": "6", "text": None}, "OBJ.V"),
    (NO_FIGURE | {"type": '"Objective"', "value": None, "cost": None, "champion": '"X"', "number": "1"}
     | say("1: Gain 1 Victory Point."), "OBJ.T"),
    (NO_FIGURE | {"type": '"Directive"', "value": None, "cost": None, "champion": '"X"', "alignment": '"Dark"',
                  "income": '"{R}{R}"'}, "INCOME.1.i"),
]  # fmt: skip


@pytest.mark.clause(*[f"antithesis {clause}" for clause in dict.fromkeys(clause for _, clause in WRONG)])
@pytest.mark.parametrize(
    ("change", "clause"), WRONG, ids=[f"{n}-{clause}" for n, (_, clause) in enumerate(WRONG)]
)
def test_a_frame_that_the_rules_do_not_have_is_refused(tmp_path, change, clause):
    values = {key: value for key, value in (FRAME | change).items() if value is not None}
    read = card_file(tmp_path, "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in values.items()))
    found = [error.clause for error in read.errors]
    assert f"antithesis {clause}" in found, [(error.clause, error.message) for error in read.errors]
    assert not read.cards


def test_the_frame_itself_is_sound(tmp_path):
    read = card_file(tmp_path, "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in FRAME.items()))
    assert not read.errors and read.cards["Trial"].mechanics() == ["Recovers"]


@pytest.mark.clause("antithesis DECK.1")
@pytest.mark.parametrize(("count", "said"), [(0, "0 Champions"), (1, "1 Champion"), (2, "2 Champions")])
def test_too_few_champions_are_named_as_such(count: int, said: str):
    found = RULES.check(deck_of(KINGS[:count], FREE, PLANS), pool(), RULES.bans())
    assert f"the deck has {said}, not 3" in [fault.message for fault in found]
