"""The starter set is what [set] of the rulebook asks for: every figure of it, counted on the cards."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from sandtable.games.antithesis.cardset.card import (
    CHAMPION,
    CHAMPIONS,
    CHARACTER,
    DIRECTIVE,
    FIELD,
    FIGURES,
    MAIN,
    MAIN_TYPES,
    MODIFICATION,
    OBJECTIVE,
    STRATEGY,
    TACTIC,
    Card,
)
from sandtable.games.antithesis.cardset.decks import RULES, ratings
from sandtable.games.antithesis.cardset.frame import show_icons
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w

from .corpus import book, pool

ASKED: dict[str, Any] = cast("dict[str, Any]", book().data["set"])
COUNTS = ASKED["counts"]
FACTIONS = ASKED["factions"]
CARDS = list(pool().all())
MAIN_CARDS = [card for card in CARDS if card.type in MAIN_TYPES]
CHARACTERS = [card for card in CARDS if card.type == CHARACTER]
FIGURE_CARDS = [card for card in CARDS if card.type in FIGURES]
FIELDS = [card for card in CARDS if card.type == FIELD]
STRATEGY_CARDS = [card for card in CARDS if card.type == STRATEGY]
ICONS = Path(__file__).parents[1] / "athernum" / "icons.txt"  # every name among the game-icons
ATTACK = re.compile(r"(Melee|Ranged) Attack \(")


def of(faction: str, cards: list[Card] = MAIN_CARDS) -> list[Card]:
    return [card for card in cards if card.faction == faction]


def pips(card: Card) -> int:
    return next((count for icon, count in card.cost if icon == i.PIPS), 0)


def keyed(keyword: int, cards: list[Card] = CARDS) -> list[Card]:
    return [card for card in cards if any(kind == keyword for kind, _, _ in card.keywords)]


def saying(pattern: str, cards: list[Card] = CARDS) -> list[Card]:
    return [card for card in cards if any(re.search(pattern, line) for line in card.lines)]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# ---- how many of what


def test_265_cards():
    kinds = Counter(card.type for card in CARDS)
    asked = [COUNTS[key] for key in ("champions", "directives", "objectives", "strategies", "main_cards")]
    assert [kinds[CHAMPION], kinds[DIRECTIVE], kinds[OBJECTIVE], kinds[STRATEGY], len(MAIN_CARDS)] == asked
    assert len(CARDS) == sum(asked) == 265


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_cards_of_a_faction(faction):
    mine = of(faction)
    kinds = Counter(card.type for card in mine)
    wanted = numbers(COUNTS["main_per_faction"])
    assert [kinds[CHARACTER], kinds[FIELD], kinds[TACTIC], kinds[MODIFICATION]] == wanted
    values = Counter(card.value for card in mine)
    assert [number for value in range(4) for number in (values[value], value)] == numbers(
        COUNTS["faction_values_per_faction"]
    )
    assert Counter(card.value for card in of(faction, STRATEGY_CARDS)) == {0: 2, 1: 2, 2: 1, 3: 1}


@pytest.mark.parametrize("champion", ASKED["champion"], ids=lambda row: row["name"])
def test_a_champion_is_as_the_set_says(champion):
    card = pool().cards[champion["name"]]
    number, kind = card.defence
    stats = f"HP {card.hp}, DEF {number} {kind}, Presence {card.presence}, "
    assert stats + str(card.entry.values["movement"]) == champion["stats"]
    assert (card.faction, card.alignment, card.size, card.vp) == tuple(
        champion[key] for key in ("faction", "alignment", "size", "vp")
    )
    assert card.entry.values["keywords"] == ", ".join(champion["keywords"])
    (directive,) = pool().brought(card.name, DIRECTIVE)
    assert show_icons(directive.income) == champion["directive_income"]


@pytest.mark.parametrize("faction", ASKED["faction"], ids=lambda row: row["name"])
def test_each_trait_of_a_faction_is_on_a_character_of_it(faction):
    mine = of(faction["name"], FIGURE_CARDS)
    assert {trait for card in mine for trait in card.traits} >= set(faction["traits"])


# ---- stats


@pytest.mark.parametrize("card", CHARACTERS, ids=lambda card: card.name)
def test_a_character_is_worth_what_it_costs(card):
    cost, (defence, _) = pips(card), card.defence
    if card.size == "Huge":
        assert 18 <= cost <= 20 and 12 <= card.hp <= 14 and defence == 4
    elif card.size == "Large":
        assert 13 <= cost <= 16 and 8 <= card.hp <= 10 and 3 <= defence <= 4
    elif cost >= 11:
        assert cost <= 14 and 6 <= card.hp <= 8 and 3 <= defence <= 4 and len(card.cost) > 1
    else:
        assert cost >= 4 and 3 <= card.hp <= 6 and 1 <= defence <= 3
    assert card.vp == round(cost / 7) or (cost <= 6 and card.vp == 0)


def test_sizes():
    assert len([card for card in CHARACTERS if card.size == "Huge"]) == 2
    assert {card.faction for card in CHARACTERS if card.size == "Large"} == set(FACTIONS)


def test_three_in_ten_can_contest_a_goal():
    strong = [card for card in FIGURE_CARDS if card.presence == 2]
    assert 0.28 <= len(strong) / len(FIGURE_CARDS) <= 0.34
    assert all(
        len([card for card in of(faction, strong) if card.type == CHARACTER]) >= 2 for faction in FACTIONS
    )
    assert {card.name for card in FIGURE_CARDS if card.presence == 0} <= {
        card.name for card in keyed(i.NON_COMBATANT)
    }


@pytest.mark.clause("antithesis CP.2")
def test_at_most_a_quarter_of_the_attacks_need_no_command_point():
    attacks = [line for card in CARDS for line in card.lines if ATTACK.search(line)]
    free = [line for line in attacks if "{CP}" not in line]
    assert 0 < len(free) * 4 <= len(attacks)


def test_strategies():
    recover, income = "1. Recover all cards you control.", "[Collect Dice Income]."
    blocks = [card.lines[0].removeprefix("Player Who Reveals: ") for card in STRATEGY_CARDS]
    standard = [block for block in blocks if block == f"{recover} 2. {income}"]
    drawing = [block for block in blocks if block == f"{recover} 2. Draw 2 cards."]
    quick = [block for block in blocks if block == f"1. {income} 2. Recover up to 2 cards you control."]
    assert [len(standard), len(drawing), len(quick)] == [20, 5, 5]
    costs = {(block in standard, show_icons(card.cost)) for block, card in zip(blocks, STRATEGY_CARDS)}
    assert costs == {(True, "{CP}{CP}"), (False, "{CP}")}


def test_fields():
    assert all(4 <= pips(card) <= 8 for card in FIELDS)
    assert {min(card.field_size) for card in FIELDS} == {1, 2} and (3, 2) in [
        card.field_size for card in FIELDS
    ]
    assert 12 <= len(keyed(i.DESTRUCTIBLE, FIELDS)) <= 15
    strong = keyed(i.PRESENCE_X, FIELDS)
    assert sorted(card.faction for card in strong) == sorted(FACTIONS)
    assert all(max(card.grid) // 9 == 3 for card in strong)  # row D
    assert len(saying("blocks LOS", FIELDS)) == 2 == len(saying(r"cost \+\d Move", FIELDS))
    assert len(saying("arrives in a square of this Field", FIELDS)) == 1
    assert len(saying("enters a square of this Field", FIELDS)) == 1


def test_tactics_and_modifications():
    tactics = [card for card in CARDS if card.type == TACTIC]
    assert all(2 <= pips(card) <= 7 for card in tactics)
    assert all(3 <= pips(card) <= 7 for card in CARDS if card.type == MODIFICATION)


# ---- Objectives


def test_objectives_follow_their_patterns():
    patterns = [text.split(": ")[1].split() for text in ASKED["objectives"]["patterns"]]
    without: Counter[str] = Counter()
    for card in CARDS:
        if card.type != OBJECTIVE:
            continue
        for line, row in zip(card.lines, patterns[card.number - 1], strict=True):
            placed = re.match(r"\d: \[Reveal a Goal\] in row ([A-G])\.", line)
            if placed is None:
                assert card.number == 5 and row == "C", line
                without[card.champion] += 1
                continue
            assert placed[1] == row, line
            rider = line[placed.end() :]
            assert (row == "B") <= (rider in (" Then gain 2 dice of one color.", " Then draw 2 cards.")), line
            assert "{CP}" not in line and "Victory Point" not in line
        riders = [line for line in card.lines if " Then " in line and " B." not in line]
        assert card.number < 5 or riders, card.name
    assert len(without) == 5 and set(without.values()) == {1}


# ---- what the set must have


def test_every_keyword_is_on_two_cards():
    for keyword in range(i.FIRST_KEYWORD, i.LAST_KEYWORD + 1):
        if keyword != i.SOUL_HARVESTING:
            assert len(keyed(keyword)) >= 2, w.KEYWORDS.words.get(keyword, keyword)
    assert len(keyed(i.COVER)) >= 2 and len(saying("Soul Harvesting")) >= 2
    champions = [card for card in CARDS if card.type == CHAMPION]
    assert keyed(i.MANA_X, champions) and keyed(i.CHIVALRY, champions)


MUST: dict[str, list[tuple[tuple[str, ...], str]]] = {
    "S1": [(kinds, rf"{word}:") for kinds in ((CHARACTER,), (FIELD,), (TACTIC,), (MODIFICATION,))
           for word in ("Action", "Response")]
    + [((), f"{when} {what}:") for when in w.TIMINGS.numbers for what in ("Action", "Interrupt")],
    "S2": [((TACTIC,), "Action:"), ((TACTIC,), "Interrupt:"), ((TACTIC,), "Response: When.*cancel it")],
    "S3": [((), "arrives in a square.*makes a Ranged Attack"), ((), r"is targeted by.*gains \+\d DEF")],
    "S4": [((), "is killed, return it to its owner's Hand"), ((), "Response: .*is killed, (?!return)")],
    "S8": [((), rf"Melee.*{kind}") for kind in ("HP", "PUSH", "PULL")]
    + [((), rf"Ranged.*{kind}") for kind in ("HP", "PULL")]
    + [((), r"HP STR \d, PU"), ((), "AOE Direct Line"), ((), "AOE Direct Cone"), ((), "AOE 3x3"),
       ((TACTIC,), r"PUSH \d to")],
    "S9": [((), r"Attack.*Boost\+1"), ((), "Attack.*Boostx2"), ((), r"\[Move\]s with Boost\+1")],
    "S11": [((), rf"(Action|Interrupt|Response): .*\{{{icon}\}}")
            for icon in ("R", "P", "G", "B", "Y", "S", "CP", "Exhaust", "Mana", "Soul", "Gem")],
    "S13": [((MODIFICATION,), "Attached Has Offensive Action"),
            ((MODIFICATION,), "Attached Has Global Interrupt"),
            ((MODIFICATION,), "Attached Has Passive: This Character has Movement"),
            ((MODIFICATION,), r"Attached Has [A-Z][\w ]+(, [\w -]+)*\.")],
    "S14": [((STRATEGY,), "While Revealed: You have Command Income"), ((STRATEGY,), "Each player"),
            ((STRATEGY,), "When Revealed"), ((STRATEGY,), "While Revealed")],
    "S16": [((), "Gain control of"), ((), "from the game"), ((), "from your Out of Game Zone")],
    "S17": [((), r"takes \d damage"), ((), "kill")],
    "S18": [((), "return a Champion")],
    "S19": [((), "[Ee]xhaust target enemy"), ((), "[Rr]ecover target"), ((), "enters play exhausted")],
    "S21": [(FIGURES, "Defensive Action: .*Attack"), ((), r"performs a \[CMA\]")],
}  # fmt: skip


@pytest.mark.parametrize("row", MUST)
def test_what_the_set_must_have(row):
    assert row in [asked["id"] for asked in ASKED["must_have"]]
    for kinds, pattern in MUST[row]:
        found = saying(pattern, [card for card in CARDS if not kinds or card.type in kinds])
        assert found, f"{pattern!r} is on no card"


def test_costs_and_arrays():
    """S6 and S10: all movement types, arrays with up to two dice, and cards that cost everything there is."""
    arrays = [str(card.entry.values["movement"]) for card in FIGURE_CARDS]
    assert {array[:3] for array in arrays} == {"RUN", "FLY", "TEL"}
    assert {array.count("{") for array in arrays} == {0, 1, 2} and any("+D" not in array for array in arrays)
    costs = [str(card.entry.values["cost"]) for card in MAIN_CARDS]
    assert {cost.count("{") for cost in costs} == {0, 1, 2}
    assert all(any(icon in cost for cost in costs) for icon in ("{CP}", "{Mana}", "{Soul}", "{Gem}"))


def test_modifications_of_all_kinds_of_hosts():
    """S13: on Characters, on Fields, and on enemy cards."""
    hosts = [str(card.entry.values["attach_to"]) for card in CARDS if card.type == MODIFICATION]
    assert any("Field" in host for host in hosts) and any("enemy" in host for host in hosts)


def test_traits_for_souls():
    """S20: Soulless, Ascended and Devorantis Anima Characters."""
    for trait in ("Soulless", "Ascended", "Devorantis Anima"):
        assert [card for card in CHARACTERS if trait in card.traits]


def test_tactics_answer_four_kinds_of_windows():
    """S23"""
    events = {
        re.sub(r"\b(an?|the|enemy|opponent|you control)\b", "", line).split(",")[0].split()[-3:][-1]
        for card in CARDS
        if card.type == TACTIC
        for line in card.lines
        if line.startswith("Response")
    }
    assert len(events) >= 4


# ---- decks


def test_eight_ready_made_decks():
    names = RULES.ready_names()
    assert len(names) == COUNTS["prebuilt_decks"] == 8
    rated = {name: sorted(ratings(RULES.read(RULES.ready_text(name)), pool()).values()) for name in names}
    assert Counter(map(tuple, rated.values())) == {(3,): 5, (1, 2): 1, (1, 1, 1): 2}
    chosen = [sorted(RULES.ready(name).pile(CHAMPIONS)) for name in names]
    assert ["Jek Namen", "Sir Yames Delerose", "Zul Cha'kra"] in chosen
    assert ["Lord Bratok", "Sir Yames Delerose", "Zul Cha'kra"] in chosen
    assert any({pool().cards[one].alignment for one in deck} == {"Neutral"} for deck in chosen)
    alone = {
        pool().cards[deck[0]].faction for deck in chosen if len({pool().cards[c].faction for c in deck}) == 1
    }
    assert alone == set(FACTIONS)


@pytest.mark.parametrize("name", RULES.ready_names())
def test_a_deck_can_pay_for_its_cards(name):
    """Two main colours with three or four icons each, and no card of a colour that never comes."""
    income: Counter[int] = Counter()
    for champion in RULES.ready(name).pile(CHAMPIONS):
        (directive,) = pool().brought(champion, DIRECTIVE)
        income.update(dict(directive.income))
    assert sum(income.values()) == 9 and 3 <= max(income.values()) <= 5
    cards = [pool().cards[one] for one in RULES.ready(name).pile(MAIN)]
    needed = {icon for card in cards for icon, _ in card.cost if i.RED <= icon < i.STANDARD}
    assert needed <= set(income), [
        card.name for card in cards if {icon for icon, _ in card.cost} & (needed - set(income))
    ]


# ---- pictures


def test_every_card_has_a_picture_of_its_own():
    icons = set(ICONS.read_text(encoding="utf-8").split())
    drawn = [card for card in CARDS if card.type != OBJECTIVE]
    for card in drawn:
        assert 1 <= len(card.art) <= 3 and set(card.art) <= icons, card.name
        assert len(set(card.art)) == len(card.art), card.name
        assert card.flavour or card.type == DIRECTIVE, card.name
    assert [art for art, count in Counter(card.art[0] for card in drawn).items() if count > 1] == []
