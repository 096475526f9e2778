"""Decks: import, export, and each rule of Constructed with its clause."""

import pytest

from sandtable.cards.decks import Bans, Fault
from sandtable.cards.errors import CardError
from sandtable.games.athernum.cardset.card import EXTRA, MAIN
from sandtable.games.athernum.cardset.decks import RULES
from sandtable.games.athernum.cardset.pool import HOME

from .corpus import pool

DECKS = sorted((HOME / "decks").glob("*.txt"))
NO_BANS = Bans("", frozenset())


def faults(text: str, bans: Bans = NO_BANS) -> list[Fault]:
    return RULES.check(RULES.read(text), pool(), bans)


def clauses(text: str, bans: Bans = NO_BANS) -> set[str]:
    return {fault.clause.removeprefix("athernum ") for fault in faults(text, bans)}


def deck(*main: str, extra: tuple[str, ...] = ()) -> str:
    """A list of these lines, filled up to 60 cards with Levies."""
    count = sum(int(line.split()[0]) for line in main)
    lines = [MAIN, *main, f"{60 - count} Deepwater Levy", EXTRA, *extra]
    return "\n".join(lines)


def test_there_are_four_decks():
    assert len(DECKS) == 4


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_deck_is_legal_and_written_in_its_one_form(path):
    text = path.read_text(encoding="utf-8")
    made = RULES.read(text)
    assert RULES.check(made, pool(), RULES.bans()) == []
    assert RULES.write(made) == text
    assert (made.count(MAIN), made.count(EXTRA) > 0) == (60, True)
    # finding_deadlock: two cards that enlarge the pool by an odd number, and ways to move or lose tokens
    odd = [row for row in made.sections[MAIN] if pool().cards[row.card].victory in (1, 3)]
    assert sum(row.copies for row in odd) >= 2
    leaders = [row for row in made.sections[MAIN] if pool().cards[row.card].can_lead()]
    assert [row.copies for row in leaders] == [1, 1, 1]


@pytest.mark.clause("athernum 11.0.2", "athernum 11.0.2a", "athernum R69")
def test_sixty_cards():
    assert clauses(deck("1 Forgemother Ulda")) == set()
    assert clauses(f"{MAIN}\n1 Forgemother Ulda\n58 Deepwater Levy") == {"11.0.2a"}
    assert clauses(f"{MAIN}\n1 Forgemother Ulda\n60 Deepwater Levy") == {"11.0.2a"}
    assert "has 59 cards, not 60" in faults(f"{MAIN}\n1 Forgemother Ulda\n58 Deepwater Levy")[0].message


@pytest.mark.clause(
    "athernum 11.0.2b", "athernum 3.0.1", "athernum 3.0.1a", "athernum 3.0.1b", "athernum R135"
)
def test_a_legal_main_character():
    assert clauses(deck("4 Harbour Pilot")) == {"11.0.2b"}
    assert clauses(deck("2 Ferryman's Ox")) == {"11.0.2b"}  # it has a field, and may not lead
    assert clauses(deck("1 Hall of Nine Bellows")) == set()  # a location


@pytest.mark.clause("athernum 3.0.1c", "athernum R101")
def test_an_item_leads_only_as_a_relic():
    assert pool().cards["The Ember Reliquary"].can_lead()
    assert clauses(deck("1 The Ember Reliquary")) == set()
    assert not pool().cards["Mirror Shard"].can_lead()


@pytest.mark.clause("athernum 11.0.2d", "athernum R52")
def test_four_copies_over_both_decks_unless_the_card_says_otherwise():
    assert clauses(deck("1 Forgemother Ulda", "4 Harbour Pilot")) == set()
    assert clauses(deck("1 Forgemother Ulda", "5 Harbour Pilot")) == {"11.0.2d"}
    assert clauses(deck("1 Forgemother Ulda", "3 Harbour Pilot", "2 Harbour Pilot")) == {"11.0.2d"}
    assert clauses(deck("4 Forgemother Ulda")) == set()  # a field limits the board, not the deck
    (fault,) = faults(deck("1 Forgemother Ulda", "5 Harbour Pilot"))
    assert (fault.line, fault.message) == (3, "5 copies of Harbour Pilot, more than 4")
    five = ("3 Herald of Small Hours", "2 Herald of Small Hours")
    assert clauses(deck("1 Forgemother Ulda", extra=five)) == {"11.0.2d"}


@pytest.mark.clause("athernum 12.2.A", "athernum 12.2.Aa", "athernum 12.2.Ab", "athernum 0.def.unique")
def test_unique_cards():
    assert clauses(deck("1 Forgemother Ulda", "1 Elder Stag")) == set()
    assert clauses(deck("1 Forgemother Ulda", "2 Elder Stag")) == {"12.2.Ab"}
    assert clauses(deck("1 Forgemother Ulda", "1 Elder Stag", extra=("1 Elder Stag",))) == {"12.2.Ab"}


@pytest.mark.clause("athernum 11.0.2c", "athernum 0.def.extra-deck", "athernum R100", "athernum 7.4.2d")
def test_the_extra_deck():
    assert clauses(deck("1 Forgemother Ulda", extra=("4 Herald of Small Hours",))) == set()
    assert clauses(deck("1 Forgemother Ulda", extra=("21 Deepwater Levy",))) == {"11.0.2c"}
    assert clauses(deck("1 Forgemother Ulda", extra=("20 Deepwater Levy",))) == set()
    assert clauses(deck("1 Forgemother Ulda", extra=("1 Harbour Pilot",))) == {"0.def.extra-deck"}
    assert clauses(deck("1 Forgemother Ulda", "1 Herald of Small Hours")) == {"7.4.2d"}


@pytest.mark.clause("athernum 11.2.1", "athernum 11.2.2")
def test_bans_and_unknown_cards(tmp_path):
    file = tmp_path / "bans.toml"
    file.write_text('date = "2026-12-01"\nbanned = ["Harbour Pilot"]\n', encoding="utf-8")
    (fault,) = faults(deck("1 Forgemother Ulda", "2 Harbour Pilot"), RULES.bans(file))
    assert (fault.clause, fault.line) == ("athernum 11.2.1", 3)
    assert fault.message == "Harbour Pilot is banned (list of 2026-12-01)"
    (fault,) = faults(deck("1 Forgemother Ulda", "2 Harbor Pilot"))
    assert (fault.clause, fault.message) == (
        "athernum 11.2.1", "there is no card 'Harbor Pilot'; did you mean 'Harbour Pilot'?",
    )  # fmt: skip
    file.write_text("forbidden = []\n", encoding="utf-8")
    with pytest.raises(CardError, match="is no ban list"):
        RULES.bans(file)
    file.write_text("banned = [", encoding="utf-8")
    with pytest.raises(CardError, match="is no ban list"):
        RULES.bans(file)


@pytest.mark.clause("athernum 2.1.3f", "athernum 2.5.6", "athernum 11.0.2e")
def test_tokens_are_no_cards():
    assert clauses(deck("1 Forgemother Ulda", "1 Cog")) == {"2.1.3f"}


def test_a_deck_of_another_game_is_refused():
    with pytest.raises(CardError, match="a deck of oversoul"):
        RULES.read("Game: oversoul\nMain Deck\n")


def test_export_joins_lines_and_names_the_game():
    made = RULES.read("Main Deck\n2 Harbour Pilot\n# twice\n1x Harbour Pilot\n")
    assert RULES.write(made) == "Game: athernum\n\nMain Deck\n3 Harbour Pilot\n"
