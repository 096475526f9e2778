"""The starter set is what [set] of the rulebook asks for: every figure of it, counted on the cards."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from sandtable.games.oversoul.cardset.card import CONSTRUCT, DECK, EVENT, LEADER_EVENT, UNIT, Card
from sandtable.games.oversoul.cardset.decks import RULES
from sandtable.games.oversoul.cardset.pool import HOME
from sandtable.games.oversoul.language import wordings as w

from .corpus import book, pool

ASKED: dict[str, Any] = cast("dict[str, Any]", book().data["set"])
PER = ASKED["per_archetype"]
STATS = ASKED["stats"]
COVERED = ASKED["coverage"]
HUES = PER["archetypes"]
CARDS = list(pool().all())
LEADERS = [card for card in CARDS if card.is_leader()]
DECKABLE = [card for card in CARDS if not card.is_leader()]
UNITS = [card for card in DECKABLE if card.type == UNIT]
RANKS = list(w.RANKS.numbers)
NEUTRAL = "NEUTRAL"
DECKS = sorted((HOME / "decks").glob("*.txt"))
ICONS = Path(__file__).parents[1] / "athernum" / "icons.txt"  # every name among the game-icons
LAWS = [law for law in w.LAWS.numbers if law.isupper()]
USED_UP = ("BARRIER", "DEATHTOUCH", "DUAL-STRIKE", "DYNAMO", "FRENZY", "VEILED")
LASTING = (
    "AVIAN", "CLEAVE", "CRYSTALIZED", "GUARD", "PIERCE", "POLARITY", "RANGED", "RESISTANT", "THORNS",
    "VAMPIRISM",
)  # fmt: skip
DISADVANTAGES = ["AMORPHOUS", "BERSERK", "CHAINED", "DAMNED", "PETRIFIED", "SEALED"]


def of(hue: str, cards: list[Card] = DECKABLE) -> list[Card]:
    """The cards that count for an Archetype: those that print it first."""
    return [card for card in cards if card.archetypes[0] == hue]


def having(pattern: str, cards: list[Card] = CARDS) -> list[str]:
    return [card.name for card in cards if re.search(pattern, "\n".join(card.lines))]


def plus(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card.sign > 0]


def minus(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card.sign < 0]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def between(said: object) -> tuple[int, int]:
    """A range of the set: 3, "1 to 2" or "4-6"."""
    found = numbers(str(said))
    return found[0], found[-1]


# ---- how many of what


def test_236_cards():
    assert len(CARDS) == ASKED["total_cards"] == 236
    assert len(LEADERS) == ASKED["leader_cards"] and len(DECKABLE) == ASKED["deck_cards"]


@pytest.mark.parametrize("hue", HUES)
def test_the_cards_of_an_archetype(hue):
    mine = of(hue)
    neutral = hue == NEUTRAL
    assert len(mine) == PER["cards_neutral" if neutral else "cards_each"]
    kinds = Counter(card.type for card in mine)
    assert kinds[UNIT] == PER["units_neutral" if neutral else "units"]
    assert (kinds[EVENT], kinds[CONSTRUCT]) == (PER["events"], PER["constructs"])
    assert len(plus(mine)) == (0 if neutral else PER["plus_cards"])
    split = Counter((card.type, card.roles[0] if card.type == EVENT else "") for card in plus(mine))
    units, boards, constructs = numbers(PER["plus_split"])[:3]
    wanted = {(UNIT, ""): units, (EVENT, "BOARD"): boards, (CONSTRUCT, ""): constructs}
    assert split == ({} if neutral else wanted)
    curve = PER["rank_curve_neutral" if neutral else "rank_curve"]
    assert {RANKS[rank - 1]: count for rank, count in Counter(card.rank for card in mine).items()} == curve


@pytest.mark.parametrize("hue", HUES)
def test_the_events_and_constructs_of_an_archetype(hue):
    events = Counter(card.roles[0] for card in of(hue) if card.type == EVENT)
    board, cast_events, quick, rest = numbers(PER["event_split"])
    assert (events["BOARD"], events["CAST"], events["QUICK"]) == (board, cast_events, quick)
    assert events["COUNTER"] + events["PERFECT"] == rest
    constructs = Counter(card.roles[0] for card in of(hue) if card.type == CONSTRUCT)
    assert [constructs["UNIT"], constructs["EVENT"]] == numbers(PER["construct_split"])


def test_event_and_construct_roles():
    events = Counter(card.roles[0] for card in DECKABLE if card.type == EVENT)
    assert [events[role] for role in ("BOARD", "CAST", "QUICK", "COUNTER", "PERFECT")] == numbers(
        COVERED["event_roles"]
    )
    constructs = [card for card in DECKABLE if card.type == CONSTRUCT]
    roles = Counter(card.roles[0] for card in constructs)
    assert [roles["UNIT"], roles["EVENT"], len(plus(constructs))] == numbers(COVERED["construct_roles"])


def test_rarities():
    assert Counter(card.rarity for card in DECKABLE) == ASKED["rarity"]["share"]
    for card in DECKABLE:
        assert card.copies(RULES.COPIES) == ASKED["rarity"]["copies"][card.rarity]


# ---- stats


@pytest.mark.parametrize("card", UNITS, ids=lambda card: card.name)
def test_the_stats_of_a_unit(card):
    """SPD above 2 may be paid with a point of DMG or HP, SPD 1 buys one."""
    row = STATS["plus_unit" if card.sign > 0 else "minus_unit"][card.rank - 1]
    low, high = between(row["hp"])
    if "STATION" in card.roles:
        assert low + 2 <= card.hp <= high + 2
        return
    dear = card.spd - 2
    assert low - max(dear, 0) <= card.hp <= high + (1 if card.spd == 1 else 0)
    low, high = between(row["dmg"])
    assert low - max(dear, 0) <= card.dmg <= high
    low, high = between(row["spd"])
    assert low <= card.spd <= high


@pytest.mark.parametrize("card", DECKABLE, ids=lambda card: card.name)
def test_energy_and_hp(card):
    rank = RANKS[card.rank - 1]
    low, high = between(STATS["plus_energy" if card.sign > 0 else "minus_cost"][rank])
    if card.archetypes[0] == NEUTRAL:
        low -= 1  # priced 1 ENERGY lower, where that leaves something to pay
    assert low <= card.energy <= high
    if card.roles == ("BOARD",):
        assert card.hp == STATS["board_event_hp"][rank]
    elif card.type == CONSTRUCT:
        assert card.hp == STATS["construct_hp"][rank]


def test_how_fast_units_are():
    shares = {int(spd): int(share) for spd, share in re.findall(r"(\d): (\d+)", STATS["spd_share"])}
    found = Counter(card.spd for card in UNITS)
    for spd, share in shares.items():
        assert abs(100 * found[spd] / len(UNITS) - share) <= 7, spd


def test_direct_damage_is_at_most_the_rank():
    for card in DECKABLE:
        for line in card.lines:
            for points in re.findall(r"Deal (\d+) DMG to the opposing Leader", line):
                assert int(points) <= card.rank, card.name


# ---- leaders


def test_eighteen_leaders():
    asked = ASKED["leaders"]
    assert len(LEADERS) == asked["count"]
    for hue in HUES:
        mine = of(hue, LEADERS)
        assert len(mine) == asked["per_archetype"]
        assert len(plus(mine)) == (0 if hue == NEUTRAL else 1), hue
    events = [card for card in LEADERS if card.type == LEADER_EVENT]
    assert (len(events), len(plus(events))) == (3, 1)
    roles = Counter(role for card in LEADERS for role in card.roles)
    assert set(roles.values()) == {1}


@pytest.mark.parametrize("card", LEADERS, ids=lambda card: card.name)
def test_the_stats_of_a_leader(card):
    assert 18 <= card.hp <= 26
    assert 3 <= card.energy <= 4 if card.sign > 0 else 5 <= card.energy <= 7
    if card.type != LEADER_EVENT:
        assert 4 <= card.dmg <= 7 and 2 <= card.spd <= 4


def test_what_leaders_must_have():
    lines = {card.name: card.lines for card in LEADERS}
    texts = {name: "\n".join(found) for name, found in lines.items()}
    assert [name for name, text in texts.items() if re.search("^●CAST", text, re.M)]
    assert [name for name, text in texts.items() if re.search("^●[A-Z]+: ", text, re.M)]
    assert [name for name, found in lines.items() if all(line.startswith("_") for line in found)]
    units = {role for card in LEADERS if card.type != LEADER_EVENT for role in card.roles}
    assert {"UNDEAD", "SENTRY"} <= units
    events = [card for card in LEADERS if card.type == LEADER_EVENT]
    assert having(r"_●AURA\*", events)
    assert having("Return this card to your Leader Zone", LEADERS)


# ---- what the cards use


@pytest.mark.parametrize("role", [role for role in w.ROLES.numbers if role != "TOTEM"])
def test_every_role_has_its_units(role):
    assert len([card for card in minus(UNITS) if role in card.roles]) >= 3
    assert [card for card in plus(UNITS) if role in card.roles]


def test_several_roles_and_changed_role_abilities():
    two, changed, paired = numbers(COVERED["roles"])[-3:]
    assert len([card for card in UNITS if len(card.roles) > 1]) >= two
    assert len(having("●[A-Z]+: ")) >= changed and len(having("●[A-Z]+ & [A-Z]+: ")) >= paired


@pytest.mark.parametrize("law", LAWS)
def test_every_law_is_used(law):
    asked = dict(re.findall(r"([A-Z]+) on (\d+)", COVERED["keyworded_laws"]))
    found = having(rf"●(\(this Construct\) |[A-Z& ]+: )?{law}( \([^*]*\))?\*")
    assert len(found) >= int(asked.get(law, 3)), found


@pytest.mark.parametrize("keyword", [*LASTING, *USED_UP])
def test_every_keyword_is_used(keyword):
    assert len(having(rf"(?<![A-Z-]){keyword}(?![A-Z-])")) >= 4
    if keyword in USED_UP:
        hyper = "HYPER-" + ("STRIKE" if keyword == "DUAL-STRIKE" else keyword)
        assert len(having(hyper)) == 1


@pytest.mark.parametrize("keyword", DISADVANTAGES)
def test_every_disadvantage_is_given(keyword):
    assert len(having(rf"(?<![A-Z-]){keyword}(?![A-Z-])")) >= 3


ACTIONS = (
    "Draw Deal Heal Gaze Discard Sacrifice Shatter Exile Return Exhaust Reactivate Prepare Expose Reveal "
    "Spawn Attach Activate Give Gain Become Trigger Place Set Reduce Shuffle Choose Select Generate Consume"
)


@pytest.mark.parametrize("action", ACTIONS.split())
def test_every_action_is_used(action):
    assert len(having(rf"\b{action}s?\b")) >= 3


@pytest.mark.parametrize("action", ["Copy", "Steal", "Cancel", "Expose"])
def test_rarer_actions(action):
    assert len(having(rf"\b{action}\b")) >= 2


@pytest.mark.parametrize("limit", list(w.LIMITS.numbers)[:6])  # the last one is of designers' cards
def test_every_limit_is_used(limit):
    assert len(having(rf"{limit}[,)]")) >= 2


def test_places_positions_totems_and_timing():
    hand, idle, exile = numbers(COVERED["places"])[:3]
    assert len(having("while in your hand")) >= hand
    assert len(having("while in your Idle Zone")) >= idle
    assert len(having("while Exiled")) >= exile
    aura, cleave, pierce, where = numbers(COVERED["positions"])
    assert len(having(r"AURA\*")) >= aura
    assert len(having("CLEAVE", [card for card in CARDS if "SLAYER" not in card.roles])) >= cleave
    assert len(having("PIERCE", [card for card in CARDS if "VEXEN" not in card.roles])) >= pierce
    assert len(having(" facing | behind ")) >= where
    sheets = {
        found for card in CARDS for line in card.lines for found in re.findall(r"TOTEM \([^)]*\)", line)
    }
    assert len(sheets) == ASKED["totem_kinds"] == 8
    assert len(having("●When")) >= 3 and len(having("●If ")) >= 3


# ---- must-have mechanics


def test_first_turns_guards_and_answers():
    for hue in HUES:
        mine = of(hue)
        if hue != NEUTRAL:
            assert [card for card in plus(mine) if card.rank == 1 and card.type == UNIT], hue
        fast = [card for card in mine if card.spd >= 4]
        assert fast or having("Event", mine), hue
    early = [card for card in UNITS if card.rank <= 2]
    guards = [
        card
        for card in early
        if any("GUARD" in line for line in card.lines) or ("SENTRY" in card.roles and card.sign < 0)
    ]
    assert len({card.archetypes[0] for card in guards}) >= 5


MUST = {
    "removes a Construct": (r"Construct➤ Shatter|SEALED", 2),
    "removes a Prepared card": (r"Shatter all opposing Prepared|Select 1 card of RANK|Shatter them", 2),
    "raises the +card limit": ("additional \\+card each turn", 1),
    "Prepares itself": ("Prepare this card", 1),
    "Prepares another": ("Prepare 1 (Unit|card) in your hand", 1),
    "has a Law for its own Activation": (r"●Activate only if [^*]*\*$", 1),
    "is Activated with a Sacrifice": (r"●\* Sacrifice [^➤]*➤$", 1),
    "changes Leader RANK": ("Your Leader gains 1 RANK", 1),
    "adds to the Leader pool": (r"Your Leader Generates \d", 1),
    "searches for a signed Role": ("Draw 1 -[A-Z]+,", 1),
    "searches for a named card": ('Draw 1 card named "', 1),
    "searches for other Archetypes": (r"Draw 1 [A-Z]+ or [A-Z]+ or [A-Z]+ card|Draw 1 \+card", 2),
}


@pytest.mark.parametrize("what", MUST)
def test_must_have(what):
    pattern, count = MUST[what]
    found = [card.name for card in CARDS if any(re.search(pattern, line) for line in card.lines)]
    assert len(found) >= count, found


def test_two_archetypes_and_a_construct_that_generates():
    assert [card for card in DECKABLE if len(card.archetypes) == 2]
    assert [card for card in plus(DECKABLE) if card.roles == ("UNIT",)]


@pytest.mark.parametrize("hue", HUES)
def test_a_cheap_card_of_every_archetype(hue):
    """For Shakti-darshan: -1, -2 or a +card."""
    assert [card for card in of(hue) if card.sign > 0 or card.energy <= 2]


# ---- the ready-made decks


def test_nine_ready_made_decks():
    assert len(DECKS) == ASKED["decks_to_build"] == 9


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_deck_follows_the_recipe(path):
    asked = ASKED["deck_recipe"]
    names = RULES.ready(path.stem).pile(DECK)
    cards = [pool().cards[name] for name in names]
    assert len(cards) == asked["size"]

    def held(key: str, some: list[Card]) -> bool:
        low, high = between(asked[key])
        return low <= len(some) <= high

    assert held("plus_cards", plus(cards)), len(plus(cards))
    assert held("minus_units", [card for card in minus(cards) if card.type == UNIT])
    assert held("minus_events", [card for card in minus(cards) if card.type == EVENT])
    assert held("constructs", [card for card in cards if card.type == CONSTRUCT])
    curve = Counter(RANKS[card.rank - 1] for card in cards)
    for rank, count in asked["rank_curve"].items():
        assert abs(curve[rank] - count) <= 2, (rank, curve)
    cosmic, elite = numbers(ASKED["rarity"]["limits"])
    rarities = Counter(card.rarity for card in cards)
    assert rarities["Cosmic"] <= cosmic and rarities["Elite"] <= elite


# ---- pictures


def test_every_card_has_a_picture_of_its_own():
    icons = set(ICONS.read_text(encoding="utf-8").split())
    for card in CARDS:
        assert 1 <= len(card.art) <= 3 and set(card.art) <= icons, card.name
        assert len(set(card.art)) == len(card.art) and card.flavour, card.name
    assert len({card.art[0] for card in CARDS}) == len(CARDS)
