"""Every construct of the clause file, every Role Ability and every card reads, lowers, and prints back."""

import pytest

from sandtable.cards.habits import understood
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.retelling import ADDED
from sandtable.games.oversoul.language.roles import ROLE_TEXTS
from sandtable.games.oversoul.language.texts import abilities
from sandtable.games.oversoul.language.verbs import BY_NAME
from sandtable.games.oversoul.language.vocabulary import verify
from sandtable.testing.cards import check_pool, check_program

from .corpus import constructs, examples, lines, pool, programs, texts


def test_all_constructs_are_there():
    assert len(constructs()) == 262 and len(examples()) == 267


@pytest.mark.clause("oversoul 8.0.1", "oversoul 8.0.2", "oversoul 8.1.3", "oversoul 8.5.2")
@pytest.mark.parametrize("text", examples(), ids=lambda text: text[:60])
def test_text_to_tree_to_program_to_tree_to_text(text):
    reading = texts().read(text)
    tree = texts().raised(reading.program)
    assert tree == texts().tree(text)
    assert texts().write(reading.program) == text
    check_program(texts(), reading.program)
    assert texts().listed(reading.program)


@pytest.mark.clause("oversoul 8.4.1", "oversoul 8.4.9", "oversoul 8.4.10")
def test_every_role_but_two_has_its_ability_in_the_language_itself():
    without = {i.MECHNOID, i.PRIMAL, i.TOTEM}
    assert set(ROLE_TEXTS) == set(w.ROLES.words) - without
    for line in (line for found in ROLE_TEXTS.values() for line in found):
        check_program(texts(), texts().read(line).program)


@pytest.mark.clause("oversoul 8.0.2")
def test_a_line_may_hold_several_abilities():
    line = '●AVIAN ●RESISTANT (to Constructs of lower RANK) ●ENTER* Give it "●SHATTER* Draw 1"'
    assert [line[at:][: len(text)] == text for at, text in abilities(line)] == [True] * 3


@pytest.mark.clause("oversoul R8")
@pytest.mark.parametrize(
    ("said", "house"),
    [
        ("•ENTER* Draw 1", "●ENTER* Draw 1"),
        ("●* Sacrifice 1 Unit> Draw 2", "●* Sacrifice 1 Unit➤ Draw 2"),
        ("●ENTER * Draw 1", "●ENTER* Draw 1"),
        ("●ENTER* Deal (RANK) DMG to the opposing Leader", "●ENTER* Deal RANK DMG to the opposing Leader"),
        ("●enter* draw 1", "●ENTER* Draw 1"),
    ],
)
def test_other_signs_are_understood_and_printed_as_ours(said, house):
    assert understood(texts(), said).printed == house


def test_the_cards_of_the_pool():
    check_pool(pool())
    assert len(pool().all()) >= 80 and [one.message for one in pool().warnings] == [ADDED]


@pytest.mark.parametrize("card", pool().all(), ids=lambda card: card.name)
def test_a_card_prints_back(card):
    printed = [pool().texts.write(program) for program in card.abilities]
    assert printed == [text for line in card.lines for _, text in abilities(line)]
    for program in card.abilities:
        check_program(pool().texts, program)


# by the examples of the clauses and by the texts of strangers, not by cards of the set
SHOWN = {
    i.ENTERS_EXHAUSTED,
    i.YIELDS_MORE,
    i.USE,
    i.LOOK,
    i.TAKE_UP,
    i.RETURN_ORDERED,
    i.COPY_TO,
    i.TAKES_LESS,
    i.DEALS_MORE,
    i.REFRESH,
    i.EXCHANGE,
    i.REDIRECT,
    i.TAKES_MOST,
}


def used() -> tuple[set[int], set[int]]:
    """The instructions and Laws of all cards."""
    ops: set[int] = set()
    laws: set[int] = set()
    for card in pool().all():
        for program in card.abilities:
            ops |= verify(program.code).ops
            laws.add(program.code[i.KEYWORD])
    return ops, laws


@pytest.mark.clause("oversoul 1.0.4", "oversoul 7.1.4", "oversoul 8.6.6")
def test_the_pool_uses_every_role_law_keyword_and_instruction():
    ops, laws = used()
    text = "\n".join(line for card in pool().all() for line in card.lines)
    assert laws == set(range(i.AT_END + 1))
    assert all(keyword in text for keyword in w.KEYWORDS.numbers)
    known = {*w.ROLES.numbers, *w.EVENT_ROLES.numbers, *w.CONSTRUCT_ROLES.numbers} - {"TOTEM"}
    assert {role for card in pool().all() for role in card.roles} == known
    assert {hue for card in pool().all() for hue in card.archetypes} == set(w.ARCHETYPES.numbers)
    shown = {
        op for program in programs() for op in verify(program.code).ops
    }  # by the examples of the clauses
    assert {verb.op for verb in BY_NAME.values()} - SHOWN <= ops
    assert shown >= SHOWN


def test_no_two_texts_are_one_program():
    codes = [program.code + tuple(program.reminder.encode()) for program in programs()]
    assert len(set(codes)) == len(lines())
