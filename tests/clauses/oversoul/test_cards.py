"""What is printed on cards, and how Decks are built (chapters 1, 2, 5, 7, 8, 9)."""

import re

import pytest

from sandtable.cards.decks import Bans
from sandtable.cards.habits import understood
from sandtable.games.oversoul.cardset.card import DECK, LEADER, Card
from sandtable.games.oversoul.cardset.decks import RULES
from sandtable.games.oversoul.game import GAME
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.words.view import KEYWORDS
from tests.clauses.oversoul.table import UNIT_ROLES, game_of, lay, refused

BOOK = GAME.book
ARCHETYPES = ("CHAOS", "ORDER", "VIGOR", "SWAY", "FLOW", "ARCANE", "NEUTRAL", "DOOM", "WITHER")
SPECIES = (
    "DRAGON ELEMENTAL GAIAN MECHNOID MEGANIST NATURA NIDAGYST PHANTOM PRIMAL QIREAN RAPTOR UNDEAD VERA "
    "VOPROS VEXEN"
)
CLASSES = "SORCERER SEEKER SECUTOR SEER SENTRY SHIFTER SNIPER SLAYER SHAMAN SOVEREIGN SUMMONER STATION"
LAWS = (
    "ACTIVATE ATTACK AURA BLOODLUST CAST DISCARD ENTER EXECUTE EXHAUST EXILE HEAL HONEST INJURE ISOLATED "
    "OUTLAST PERFECT QUICK RETURN RESONATE RITUAL SACRIFICE SHATTER"
)
KEYS = (
    "AVIAN CLEAVE CRYSTALIZED GUARD PIERCE POLARITY RANGED RESISTANT THORNS VAMPIRISM",
    "BARRIER DEATHTOUCH DUAL-STRIKE DYNAMO FRENZY VEILED",
    "AMORPHOUS BERSERK CHAINED DAMNED PETRIFIED SEALED",
)


def pooled() -> list[Card]:
    """The cards of the pool."""
    return [card for card in GAME.pool().cards.values() if isinstance(card, Card)]


def clauses_of(card):
    """The clauses by which a card is refused."""
    return {error.split(":")[0].removeprefix("oversoul ") for error in refused(card)}


# ---- frames


@pytest.mark.clause("oversoul 1.0.3", "oversoul 5.0.1")
@pytest.mark.parametrize(
    "line",
    [
        "Good  Unit CHAOS I -1 PRIMAL 1/1/1",
        "Good  Event CHAOS I -1 CAST",
        "Good  Construct CHAOS I -1 UNIT 3",
        "Good  Leader_Unit CHAOS -1 PRIMAL 1/1/9",
        "Good  Leader_Event CHAOS -1 PRIMAL 9",
    ],
)
def test_card_types(line):
    assert refused(line) == []
    wrong = line.replace(line.split()[1], "Spell")
    assert "5.0.1" in clauses_of(wrong)


@pytest.mark.clause("oversoul 2.0.1")
def test_a_rank_is_one_to_five():
    for rank, fine in ((1, True), (5, True)):
        card = f"Good  Unit CHAOS {'I' if rank == 1 else 'V'} -1 PRIMAL 1/1/1"
        assert (refused(card) == []) == fine
    assert "2.0.1" in clauses_of("Bad  Unit CHAOS -1 PRIMAL 1/1/1")


@pytest.mark.clause("oversoul 2.0.2", "oversoul 4.0.10")
def test_every_card_generates_or_consumes_a_whole_number():
    for energy, fine in (("+2", True), ("-3", True), ("2", False), ("+x", False), ("-1.5", False)):
        found = clauses_of(f"Card  Unit CHAOS I {energy} PRIMAL 1/1/1")
        assert (found == set()) == fine and (fine or found == {"4.0.10"}), energy
    assert game_of().pool().cards["Spring"].sign == 1 and game_of().pool().cards["Hound"].sign == -1


@pytest.mark.clause("oversoul 5.1.2", "oversoul 6.1.1", "oversoul 6.2.1", "oversoul 5.1.6", "oversoul 7.1.31")
def test_a_unit_has_dmg_spd_and_hp_and_a_station_hp_alone():
    assert clauses_of("Card  Unit CHAOS I -1 PRIMAL 3") == {"5.1.2"}
    assert clauses_of("Card  Unit CHAOS I -1 STATION 1/1/3") == {"7.1.31"}
    assert refused("Card  Unit CHAOS I -1 STATION 3") == []
    view = game_of().pool().cards["Hound"].view()
    assert {
        "name",
        "faction",
        "archetypes",
        "rank",
        "sign",
        "energy",
        "roles",
        "type",
        "text",
        "dmg",
        "spd",
        "hp",
    } <= set(view)


@pytest.mark.clause("oversoul 6.2.2")
def test_a_printed_spd_is_at_most_five():
    assert clauses_of("Card  Unit CHAOS I -1 PRIMAL 1/6/3") == {"6.2.2"}


@pytest.mark.clause("oversoul 5.2.4", "oversoul 5.2.5", "oversoul 6.3.1", "oversoul 5.2.1", "oversoul 5.2.3")
def test_only_board_events_have_hp_and_may_generate():
    assert clauses_of("Card  Event CHAOS I +1 CAST") == {"5.2.4"}
    assert clauses_of("Card  Event CHAOS I -1 CAST 4") == {"6.3.1"}
    assert clauses_of("Card  Event CHAOS I +1 BOARD") == {"6.3.1"}
    assert refused("Card  Event CHAOS I +1 BOARD 4") == []
    assert clauses_of("Card  Event CHAOS I -1 BOARD 1/1/4") == {"5.2.1"}


@pytest.mark.clause("oversoul 5.3.15", "oversoul 7.3.3", "oversoul 6.3.1")
def test_a_construct_has_one_of_two_roles_and_hp():
    assert refused("Card  Construct CHAOS I -1 UNIT 3") == [] == refused("Card  Construct CHAOS I +1 EVENT 3")
    assert "7.3.3" in clauses_of("Card  Construct CHAOS I -1 WALL 3")
    assert "7.3.3" in clauses_of("Card  Construct CHAOS I -1 UNIT,EVENT 3")
    assert "6.3.1" in clauses_of("Card  Construct CHAOS I -1 UNIT")


@pytest.mark.clause("oversoul 5.4.19", "oversoul 5.4.20", "oversoul 7.1.2", "oversoul 4.0.6")
def test_a_leader_has_unit_roles_and_is_rank_five_as_a_unit_or_event():
    assert (
        refused("Card  Leader_Unit CHAOS -1 SEER 1/1/9")
        == []
        == refused("Card  Leader_Event CHAOS -1 SEER 9")
    )
    assert "7.0.1" in clauses_of("Card  Leader_Event CHAOS -1 BOARD 9")
    assert "4.0.6" in clauses_of("Card  Leader_Unit CHAOS III -1 SEER 1/1/9")
    assert "5.1.2" in clauses_of("Card  Leader_Unit CHAOS -1 SEER 9")
    assert game_of().pool().cards["Chief"].rank == 5


@pytest.mark.clause("oversoul 5.4.22")
def test_no_two_leaders_of_the_pool_have_the_same_abilities():
    texts = [card.lines for card in pooled() if card.is_leader()]
    assert len(texts) == len(set(texts)) > 1 and all(texts)


@pytest.mark.clause("oversoul 7.0.1", "oversoul 7.2.1", "oversoul R3")
def test_every_card_has_a_role_and_events_one_of_five():
    assert "7.0.1" in clauses_of("Card  Unit CHAOS I -1 NOBODY 1/1/1")
    assert set(w.EVENT_ROLES.numbers) == {"CAST", "QUICK", "PERFECT", "COUNTER", "BOARD"}
    assert "R3" in clauses_of("Card  Event CHAOS I -1 SLOW")
    assert "7.2.1" in clauses_of("Card  Event CHAOS I -1 CAST,QUICK")


@pytest.mark.clause("oversoul 7.1.4", "oversoul R2", "oversoul 7.1.32")
def test_there_are_fifteen_species_twelve_classes_stalker_and_totem():
    assert len(SPECIES.split()) == 15 and len(CLASSES.split()) == 12
    assert (
        set(UNIT_ROLES.split())
        == {*SPECIES.split(), *CLASSES.split(), "STALKER", "TOTEM"}
        == set(w.ROLES.numbers)
    )
    assert "7.0.1" in clauses_of("Card  Unit CHAOS I -1 TOTEM 1/1/1"), "TOTEM is never part of a Deck"


@pytest.mark.clause(
    "oversoul 7.1.5", "oversoul 7.1.6", "oversoul 7.1.7", "oversoul 7.1.9", "oversoul 7.1.10",
    "oversoul 7.1.11", "oversoul 7.1.12", "oversoul 7.1.13", "oversoul 7.1.14", "oversoul 7.1.15",
    "oversoul 7.1.17", "oversoul 7.1.18", "oversoul 7.1.19", "oversoul 7.1.20", "oversoul 7.1.21",
    "oversoul 7.1.22", "oversoul 7.1.23", "oversoul 7.1.24", "oversoul 7.1.25", "oversoul 7.1.26",
    "oversoul 7.1.27", "oversoul 7.1.28", "oversoul 7.1.29", "oversoul 7.1.30", "oversoul 7.1.37",
    "oversoul 7.1.8", "oversoul 7.1.16",
)  # fmt: skip
@pytest.mark.parametrize("role", [role for role in UNIT_ROLES.split() if role != "TOTEM"])
def test_each_role_is_of_the_kind_that_its_clause_says_and_can_be_printed_and_named(role):
    (text,) = [
        c.text for c in BOOK.clauses if re.match(r"7\.1\.\d+$", c.id) and c.text.startswith(f"{role} is")
    ]
    kind = "Species and Class" if role == "STALKER" else "Species" if role in SPECIES.split() else "Class"
    assert kind in text
    stats = "6" if role == "STATION" else "1/2/6"
    cards = f"Bearer  Unit WITHER I -1 {role} {stats}\n"
    cards += f"Find  Event ORDER I -1 CAST\n  ●Deal 1 DMG to all {role} Units\n"
    other = (
        "Other  Unit WITHER I -1 MECHNOID 1/1/6\n"
        if role != "MECHNOID"
        else "Other  Unit WITHER I -1 PRIMAL 1/1/6\n"
    )
    t = lay("2.U1=Bearer 2.U2=Other 1.hand=Find", cards + other)
    assert t.roles("2U1") == {role}
    t.do("play:Find zone:E1 ..")
    assert t.hp("2U2") == 6 and (t.hp("2U1") == 5 or role == "QIREAN")


@pytest.mark.clause(
    "oversoul 9.0.4", "oversoul 9.0.5", "oversoul 9.0.6", "oversoul 9.0.7", "oversoul 9.0.8",
    "oversoul 9.0.9", "oversoul 9.0.10", "oversoul 9.0.11", "oversoul 9.0.12", "oversoul 9.0.1",
)  # fmt: skip
@pytest.mark.parametrize("hue", ARCHETYPES)
def test_each_archetype_has_minus_cards_and_all_but_neutral_plus_cards(hue):
    assert set(w.ARCHETYPES.numbers) == set(ARCHETYPES)
    assert any(c.text.startswith(f"{hue} is an Archetype") for c in BOOK.clauses)
    assert refused(f"Card  Unit {hue} I -1 PRIMAL 1/1/1") == []
    assert (refused(f"Card  Unit {hue} I +1 PRIMAL 1/1/1") == []) == (hue != "NEUTRAL")
    pool = [card for card in pooled() if hue in card.archetypes]
    assert {card.sign for card in pool} == ({-1} if hue == "NEUTRAL" else {-1, 1})


# ---- texts


@pytest.mark.clause("oversoul 8.0.1", "oversoul 8.0.2", "oversoul 8.1.3")
def test_a_text_is_bullet_law_asterisk_cost_arrow_ability():
    fine = (
        "●Draw 1", "●ENTER* Draw 1", "●* Discard 1 card in your hand➤ Draw 2", "●* Sacrifice 1 Unit➤",
        "●QUICK (Once each turn)* Consume 1 ENERGY➤ Gain 1 SPD (this turn)",
    )  # fmt: skip
    wrong = (
        "ENTER* Draw 1",
        "●Draw 1 * ENTER",
        "●ENTER Draw 1",
        "●ENTER* Draw 1➤ Consume 1 ENERGY",
        "●(Once each turn) QUICK* Draw 1",
    )
    for text in fine:
        game_of().pool().texts.read(text)
    for text in wrong:
        with pytest.raises(Exception, match=r".+"):
            game_of().pool().texts.read(text)


@pytest.mark.clause("oversoul 8.6.1", "oversoul 8.6.6")
def test_there_are_twenty_eight_keyworded_abilities():
    assert len(KEYS[0].split()) == 10 and len(KEYS[1].split()) == 6 and len(KEYS[2].split()) == 6
    hyper = {f"HYPER-{name}" for name in KEYS[1].split() if name != "DUAL-STRIKE"} | {"HYPER-STRIKE"}
    assert set(KEYWORDS[1:]) == {*" ".join(KEYS).split(), *hyper} and len(KEYWORDS) == 29
    for keyword in KEYWORDS[1:]:
        assert refused(f"Card  Unit CHAOS I -1 PRIMAL 1/1/1\n  ●{keyword}") == [], keyword


@pytest.mark.clause("oversoul 8.7.1")
def test_action_words_need_further_words():
    for verb in (
        "Draw",
        "Gain",
        "Give",
        "Exile",
        "Shatter",
        "Return",
        "Heal",
        "Gaze",
        "Expose",
        "Copy",
        "Steal",
        "Spawn",
    ):
        assert refused(f"Card  Unit CHAOS I -1 PRIMAL 1/1/1\n  ●ENTER* {verb}") != [], verb


@pytest.mark.clause("oversoul R8")
def test_both_bullets_and_arrows_are_accepted_and_ours_printed():
    for said in ("●* Discard 1 card in your hand➤ Draw 2", "•* Discard 1 card in your hand> Draw 2"):
        assert understood(game_of().pool().texts, said).printed == "●* Discard 1 card in your hand➤ Draw 2"


@pytest.mark.clause("oversoul 8.4.2")
def test_a_role_line_names_roles_that_the_card_prints():
    card = "Card  Unit CHAOS I {} SEEKER 1/1/1\n  _●{}: ENTER* Draw 1_"
    assert refused(card.format("-1", "SEEKER")) == []
    assert clauses_of(card.format("-1", "SEER")) == {"8.4.5"}
    assert clauses_of(card.format("+1", "SEEKER")) == {"8.4.5"}


@pytest.mark.clause("oversoul 8.4.2")
def test_a_line_that_begins_with_a_whole_role_ability_is_that_roles_underlined_or_not():
    text = "●ACTIVATE* You can Select 1 Prepared card➤ Expose it, if it is an Event* Draw 1"
    seer = f"Card  Unit CHAOS I -1 SEER 1/1/1\n  {text}\n"
    t = lay("1.hand=Card 2.E1=Rite[f]", seer).do("play:Card zone:U1 .. yes ..")
    assert t.hand(1) == ["Hound"], "there is no default beside it"
    default = text.partition(",")[0]
    both = f"Card  Unit CHAOS I -1 SEER 1/1/1\n  {default}\n  {text}\n"
    t = lay("1.hand=Card 2.E1=Rite[f]", both).do("play:Card zone:U1 ..")
    assert t.options() == ["next:1", "next:2"], "where the default is printed too it is a further line"


@pytest.mark.clause("oversoul 4.2.4")
def test_minus_cards_of_the_pool_are_stronger_than_plus_cards_of_their_rank():
    power: dict[tuple[int, int], list[int]] = {}
    for card in pooled():
        if card.type == "Unit" and "STATION" not in card.roles:
            power.setdefault((card.rank, card.sign), []).append(card.dmg + card.spd + card.hp)
    mean = {key: sum(numbers) / len(numbers) for key, numbers in power.items()}
    assert all(mean[rank, -1] > mean[rank, 1] for rank, sign in mean if sign == 1 and (rank, -1) in mean)


@pytest.mark.clause("oversoul R1")
def test_clauses_are_numbered_as_the_body_of_the_rulebook_is():
    def words(prefix, first):
        found = [
            c.text for c in BOOK.clauses if c.id.startswith(prefix) and int(c.id.rsplit(".", 1)[1]) >= first
        ]
        return [re.split(r"[^A-Z-]", text)[0] for text in found]

    assert {"DMG"} == set(words("6.1.", 1)) - {"I"} and "SPD" in words("6.2.", 1)
    assert set(UNIT_ROLES.split()) - {"TOTEM"} == set(words("8.4.", 9))
    assert set(LAWS.split()) <= set(words("8.5.", 5))
    assert set(" ".join(KEYS).split()) <= set(words("8.6.", 10))
    assert [c.text.split(":")[0] for c in BOOK.clauses if c.id in ("8.7.2", "8.7.20", "8.7.36")] == [
        "Generate",
        "Attack",
        "Steal",
    ]


# ---- Decks


def faults(main, leaders=("Chief",), cards=""):
    """The clauses by which a list is refused."""
    rows = "\n".join(f"{count} {name.replace('_', ' ')}" for name, count in main.items())
    text = f"Game: oversoul\nName: Test\n\n{DECK}\n{rows}\n\n{LEADER}\n" + "\n".join(
        f"1 {name}" for name in leaders
    )
    found = RULES.check(RULES.read(text), game_of(cards).pool(), Bans("", frozenset()))
    return {fault.clause.removeprefix("oversoul ") for fault in found}


MANY = "".join(f"Card{chr(97 + n)}  Unit {ARCHETYPES[n % 9]} I -1 PRIMAL 1/1/1\n" for n in range(20)) + (
    "Star  Unit CHAOS I -1 PRIMAL 1/1/1 Cosmic\nGem  Unit CHAOS I -1 PRIMAL 1/1/1 Elite\n"
)


def deck(count, **more):
    main = {f"Card{chr(97 + n)}": 2 for n in range(count // 2)}
    if count % 2:
        main["Gem"] = 1
    return {**main, **more}


@pytest.mark.clause("oversoul 2.0.11", "oversoul 1.0.4")
def test_a_deck_holds_thirty_to_forty_cards_of_any_mixture():
    for count, fine in ((29, False), (30, True), (40, True), (41, False)):
        assert (faults(deck(count), cards=MANY) == set()) == fine, count
        assert fine or faults(deck(count), cards=MANY) == {"2.0.11"}


@pytest.mark.clause("oversoul 2.0.10", "oversoul 5.4.1")
def test_a_list_names_exactly_one_leader():
    assert faults(deck(30), ("Chief", "Matron"), MANY) == {"2.0.10"} == faults(deck(30), (), MANY)
    assert faults(deck(30), ("Oracle",), MANY) == set()
    assert "2.0.10" in faults(deck(30), ("Hound",), MANY)


@pytest.mark.clause("oversoul 2.0.12", "oversoul 2.0.13", "oversoul R13")
def test_two_copies_of_a_card_and_one_of_a_cosmic_one():
    assert faults(deck(30, Gem=2), cards=MANY) == set() == faults(deck(30, Star=1), cards=MANY)
    assert faults(deck(30, Gem=3), cards=MANY) == {"2.0.12"}
    assert faults(deck(30, Star=2), cards=MANY) == {"2.0.13"}


@pytest.mark.clause("oversoul R13", "oversoul 7.1.32")
def test_leaders_are_illegal_in_the_deck():
    assert faults(deck(30, Chief=1), cards=MANY) == {"R13"}
    assert faults(deck(30, TOTEM=1), cards=MANY) != set()
