"""The starter set is what [set] of the rulebook asks for: every figure of it, counted on the cards."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from sandtable.cards.pool import NO_VALUE
from sandtable.games.athernum.cardset.card import EXTRA, MAIN, Card
from sandtable.games.athernum.cardset.decks import RULES
from sandtable.games.athernum.cardset.pool import HOME
from sandtable.games.athernum.language import instructions as i

from .corpus import book, pool
from .mechanics import AGAINST_TOKENS, MECHANICS, TOKEN_VERBS, WAYS_DOWN, Part, immediate, keyword, prints

ASKED: dict[str, Any] = cast("dict[str, Any]", book().data["set"])
CARDS = list(pool().cards.values())
LEADERS = [card for card in CARDS if card.can_lead()]
FIELDS = [card for card in CARDS if card.victory != NO_VALUE and not card.can_lead()]
FACTIONS = ASKED["faction_names"]
DECKS = sorted((HOME / "decks").glob("*.txt"))
ICONS = Path(__file__).parent / "icons.txt"  # every name in @iconify-json/game-icons 1.2.4


def names(cards: list[Card]) -> list[str]:
    return sorted(card.name for card in cards)


def having(part: Part, cards: list[Card] = CARDS) -> list[Card]:
    return [card for card in cards if part(card)]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def kinds(cards: list[Card]) -> tuple[int, int, int]:
    counted = Counter(card.supertype for card in cards)
    return counted["Character"], counted["Item"], counted["Location"]


# ---- how many of what


def test_160_cards_of_three_kinds():
    assert len(CARDS) == ASKED["distinct_cards"] == 160
    assert kinds(CARDS) == (ASKED["characters"], ASKED["items"], ASKED["locations"])
    assert len(FACTIONS) == ASKED["factions"] == 4


@pytest.mark.parametrize("faction", [*FACTIONS, ""])
def test_the_cards_of_a_faction(faction):
    mine = [card for card in CARDS if card.faction == faction]
    asked = numbers(ASKED["per_faction" if faction else "factionless"])
    leading = sum(card.can_lead() for card in mine)
    assert [len(mine), *kinds(mine), leading] == asked[:5]


def test_characters_by_cost():
    by_cost = Counter(str(card.cost) for card in CARDS if card.supertype == "Character")
    assert dict(by_cost) == ASKED["cost_curve"]["characters_by_cost"]


def test_fourteen_leaders():
    total, per_faction, factionless, characters, locations, items, without = numbers(ASKED["leaders"])[:7]
    assert len(LEADERS) == total
    assert Counter(card.faction for card in LEADERS) == {name: per_faction for name in FACTIONS} | {
        "": factionless
    }
    assert kinds(LEADERS) == (characters, items, locations)
    assert [card.keyword for card in LEADERS if card.supertype == "Item"] == ["Relic"]
    assert len([card for card in LEADERS if not keyword(card, i.OBJECTIVE)]) == without
    assert all(keyword(card, i.SUPPORT) for card in LEADERS)


def test_leader_values():
    """leader_values, victory_flow.leader_field"""
    for card in LEADERS:
        assert card.victory == ASKED["victory_flow"]["leader_field"], card.name
        if card.supertype == "Character":
            assert (card.ofv in (2, 3), 4 <= card.dfv <= 6, card.slots in (1, 2), 1 <= card.cost <= 6) == (
                True, True, True, True,
            ), card.name  # fmt: skip


def test_twelve_more_cards_with_a_field():
    assert numbers(ASKED["victory_field_cards"])[:4] == [14, 12, 2, 4]
    assert len(FIELDS) == 12
    assert Counter(card.faction for card in FIELDS) == {name: 2 for name in FACTIONS} | {"": 4}
    assert Counter(card.victory in (1, 3) for card in FIELDS) == {True: 10, False: 2}
    assert [card.victory for card in FIELDS if card.victory not in (1, 3)] == [5, 5]
    assert {card.victory == 5 for card in FIELDS if keyword(card, i.OBJECTIVE)} == {True}


def test_fourteen_heralds():
    heralds = [card for card in CARDS if card.keyword == "Herald"]
    assert len(heralds) == numbers(ASKED["extra_deck_cards"])[0] == 14
    assert Counter(card.faction for card in heralds) == {name: 2 for name in FACTIONS} | {"": 6}


def test_twelve_unique_cards():
    unique = [card for card in CARDS if card.keyword == "Unique"]
    assert len(unique) == numbers(ASKED["unique_cards"])[0] == 12
    assert not any(card.can_lead() for card in unique)


def test_fourteen_token_sheets():
    sheets = list(pool().tokens.values())
    assert len(sheets) == ASKED["token_definitions"]
    by_kind = Counter(card.supertype for card in sheets)
    resources, _, characters, items, locations = numbers(ASKED["tokens"])
    assert by_kind == {"Resource": resources, "Character": characters, "Item": items, "Location": locations}
    assert [card.faction for card in sheets if card.supertype == "Resource"] == [*FACTIONS, ""]


# ---- what the measurements of the set found


def test_finding_equal_fields():
    assert {card.victory for card in LEADERS} == {6}


@pytest.mark.clause("athernum R135")
def test_finding_small_fields():
    for card in FIELDS:
        assert card.lines[0] == "This card cannot be chosen as a main character.", card.name


def test_finding_other_objectives():
    """Field 5 or more, cost 4 or more, and no protection."""
    others = [card for card in FIELDS if keyword(card, i.OBJECTIVE)]
    assert len(others) == 2
    for card in others:
        assert card.victory >= 5 and card.cost >= 4
        assert not re.search("cannot be (chosen as a target|attacked)|[Pp]revent", "\n".join(card.lines))


@pytest.mark.parametrize("faction", FACTIONS)
def test_finding_safe_tokens(faction):
    """Something against safe tokens for 2 or 3 resources, and three ways to keep a leader face-down."""
    mine = [card for card in CARDS if card.faction == faction]
    assert having(prints(rf"\{{[23]\}}.*({AGAINST_TOKENS})"), mine), "nothing takes a token for 2 or 3"
    assert len(having(prints(WAYS_DOWN), mine)) >= 3, names(having(prints(WAYS_DOWN), mine))


def test_finding_contingency_needs_a_start():
    """A leader that is a location, or has no objective, has another source of tokens printed on it."""
    for card in LEADERS:
        if card.supertype == "Location" or not keyword(card, i.OBJECTIVE):
            lines = [line for line in card.lines if not line.startswith("Objective")]
            assert any(re.search(TOKEN_VERBS["place"], line) for line in lines), card.name


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_strives_for_what_its_leader_says(faction):
    """The objective that the set gives a faction is printed on one of its leaders, word for word."""
    objective = next(row["leader_objective"] for row in ASKED["faction"] if row["name"] == faction)
    assert [card.name for card in LEADERS if card.faction == faction and objective in card.lines]


# ---- must-have mechanics


def test_every_must_have_is_known():
    assert [row["mechanic"] for row in ASKED["must_have"]] == list(MECHANICS)


@pytest.mark.parametrize("row", ASKED["must_have"], ids=lambda row: row["mechanic"])
def test_a_must_have_mechanic(row):
    parts = MECHANICS[row["mechanic"]]
    for number, part in enumerate(parts):
        assert having(part), f"part {number + 1} is on no card"
    found = [card for card in CARDS if any(part(card) for part in parts)]
    assert len(found) >= row["cards_at_least"], names(found)


def test_two_abilities_wait_for_the_day():
    assert len(having(prints("At your Day Phase"))) >= 2


def test_half_of_the_command_abilities_answer_opponents():
    commands = [line for card in CARDS for line in card.lines if line.startswith("Command")]
    late = [
        line
        for line in commands
        if re.search("Exhaust (each|target)|[Nn]eutralize|[Pp]revent|Change|Move target|Turn", line)
    ]
    assert len(late) * 2 >= len(commands)


@pytest.mark.parametrize("faction", FACTIONS)
def test_four_cards_of_each_faction_touch_victory_tokens(faction):
    mine = [card for card in CARDS if card.faction == faction]
    assert len(having(prints("|".join(TOKEN_VERBS.values())), mine)) >= 4


# ---- the ready-made decks


def test_four_ready_made_decks():
    assert len(DECKS) == ASKED["ready_made_decks"] == 4
    led = {
        pool().cards[row.card].faction
        for path in DECKS
        for row in rows(path)
        if pool().cards[row.card].can_lead()
    }
    assert led == set(FACTIONS)


def rows(path):
    return RULES.read(path.read_text(encoding="utf-8")).sections[MAIN]


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_deck_follows_the_template(path):
    asked = ASKED["deck_template"]
    deck = RULES.read(path.read_text(encoding="utf-8"))
    main = [(row.copies, pool().cards[row.card]) for row in deck.sections[MAIN]]

    def copies(part: Part) -> int:
        return sum(count for count, card in main if part(card))

    assert deck.count(MAIN) == asked["cards"]
    assert deck.count(EXTRA) == asked["extra_deck"]
    for kind, number in (("Character", "characters"), ("Item", "items"), ("Location", "locations")):
        assert sum(count for count, card in main if card.supertype == kind) == asked[number]
    leaders = [(count, card) for count, card in main if card.can_lead()]
    assert [count for count, _ in leaders] == [1, 1, 1]
    assert max(count for count, _ in main) <= 4
    assert 8 <= sum(keyword(card, i.SUPPORT) for _, card in main) <= 10
    places = prints(r"^(?!Objective).*" + TOKEN_VERBS["place"])
    assert (
        copies(lambda card: places(card) or (not card.can_lead() and prints(TOKEN_VERBS["place"])(card))) >= 3
    )
    assert copies(lambda card: card.victory != NO_VALUE and card.victory % 2 == 1) >= 2
    assert copies(prints(AGAINST_TOKENS)) >= 2
    assert copies(prints("[Tt]urn (target exhausted|it|your main character).* face-up")) >= 2


# ---- pictures


def test_every_card_has_a_picture_of_its_own():
    icons = set(ICONS.read_text(encoding="utf-8").split())
    everything = CARDS + list(pool().tokens.values())
    for card in everything:
        assert 1 <= len(card.art) <= 3 and set(card.art) <= icons, card.name
        assert len(set(card.art)) == len(card.art), card.name
    assert len({frozenset(card.art) for card in everything}) == len(everything)
    assert len({card.art[0] for card in everything}) == len(everything)


def test_items_do_something_when_played():
    """An item without an immediate effect is there to be attached or discarded; most have one."""
    idle = [
        card.name for card in CARDS if card.supertype == "Item" and not immediate(card) and not equips(card)
    ]
    assert idle == []


def equips(card: Card) -> bool:
    return keyword(card, i.EQUIP) or card.keyword == "Relic" or "until end of turn" in card.lines[0]
