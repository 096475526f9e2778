"""What texts become: kinds, zones, targets, registers and flow, pinned text by text."""

import ast
from pathlib import Path

import pytest

import sandtable.cards
from sandtable.cards.verify import NoProgram
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.verbs import BY_OP
from sandtable.games.athernum.language.vocabulary import verify

from .corpus import lines, programs, texts


def code(text: str) -> tuple[int, ...]:
    return texts().read(text).program.code


def rows(text: str) -> list[str]:
    """The names of the instructions of a body."""
    program = code(text)
    pc = program[i.BODY]
    found = []
    while True:
        found.append(BY_OP[program[pc]].name)
        if program[pc] == i.END:
            return found
        pc += i.ROW


def words(text: str) -> str:
    return "\n".join(texts().listed(texts().read(text).program))


@pytest.mark.clause("athernum 4.1.4b", "athernum 4.1.4c", "athernum R11", "athernum 4.3.4")
@pytest.mark.parametrize(
    "text, kind, flags",
    [
        ("Draw a card.", i.STATIC, i.IMMEDIATE),
        ("This gets +1 OFV.", i.STATIC, i.CONTINUOUS),
        ("Characters cannot attack.", i.STATIC, i.CONTINUOUS),
        ("Draw a card. This gets +1 OFV.", i.STATIC, i.IMMEDIATE | i.CONTINUOUS),
        ("Whenever this attacks, draw a card.", i.TRIGGERED, i.IMMEDIATE),
        ("*Try* {1}: Draw a card.", i.ACTIVATED, i.IMMEDIATE),
        ("*Try* Draw a card.", i.ACTIVATED, i.IMMEDIATE | i.FREE),
        ("Command - Draw a card.", i.ACTIVATED, i.IMMEDIATE),
        ("If this would be discarded, draw a card instead.", i.STATIC, i.CONTINUOUS | i.REPLACING),
        ("Prevent all damage that would be dealt to this.", i.STATIC, i.CONTINUOUS | i.REPLACING),
    ],
)
def test_kind_and_flags(text, kind, flags):
    assert (code(text)[i.KIND], code(text)[i.FLAGS]) == (kind, flags)


@pytest.mark.clause("athernum R141", "athernum 4.3.5a.I")
@pytest.mark.parametrize(
    "text",
    [
        "This card cannot be chosen as a main character.",
        "This enters the game board exhausted.",
        "This enters the game board face-down.",
        "As an additional cost to play this, discard a card.",
        "This may be attached to a character an opponent controls.",
        "After drawing your starting hand, you may put it on the bottom of your deck and draw five cards.",
        "This costs {1} less to play.",
        "You may play this card from your discard pile.",
    ],
)
def test_rules_of_the_card_itself_use_no_stack(text):
    assert code(text)[i.KIND] == i.RULE


@pytest.mark.clause("athernum R141")
@pytest.mark.parametrize(
    "text",
    [
        "Characters cost {1} less to play.",
        "Characters enter the game board exhausted.",
        "This cannot attack.",
    ],
)
def test_what_is_said_about_others_is_an_ability(text):
    assert code(text)[i.KIND] == i.STATIC


@pytest.mark.clause("athernum 4.3.2c", "athernum 4.3.2d", "athernum 4.3.2e", "athernum R131")
@pytest.mark.parametrize(
    "text, zone",
    [
        ("Draw a card.", i.BOARD),
        ("Support {1}: Draw a card.", i.HAND),
        ("*Try* {2}, move this card from your discard pile to the void: Draw a card.", i.DISCARD_PILE),
        ("At your Morning Phase, if this card is in the void, draw a card.", i.VOID),
        ("While this card is face-up on top of your deck, characters get +1 DFV.", i.TOP_OF_DECK),
        ("Move target card from your discard pile to the void.", i.BOARD),
    ],
)
def test_where_an_ability_works(text, zone):
    assert code(text)[i.ZONE] == zone


@pytest.mark.clause("athernum R8", "athernum 0.def.target", "athernum R9")
def test_targets_are_listed_in_printed_order_and_modes_keep_their_own():
    program = code(
        "Exhaust target character. Deal 2 damage to up to two target Constructs an opponent controls."
    )
    at = program[i.TARGETS]
    assert program[at] == 2
    first, second = at + program[at + 1], at + program[at + 2]
    assert program[first + i.MODE_OF] == program[second + i.MODE_OF] == i.TARGET
    assert (program[first + i.LOW], program[first + i.HIGH]) == (1, 1)
    assert (program[second + i.LOW], program[second + i.HIGH]) == (0, 2)
    modal = code("Choose one - draw a card; or exhaust target character.")
    assert modal[i.TARGETS] == 0
    second_mode = modal[i.BODY] + 3 * i.ROW
    assert modal[second_mode] == i.MODE and modal[second_mode + modal[second_mode + i.A]] == 1


@pytest.mark.clause("athernum 4.3.5b.III", "athernum R10")
def test_choices_are_picked_before_their_row_and_targets_are_not():
    assert rows("Discard a card. Exhaust target character.") == ["PICK", "DISCARD", "EXHAUST", "END"]
    assert rows("Each opponent discards a card.") == ["PICK", "PICK", "DISCARD", "END"]
    assert rows("Characters you control get +1 OFV.") == ["MODIFY", "END"]


@pytest.mark.clause("athernum 0.def.discard", "athernum 7.4.1b")
def test_a_plain_card_is_discarded_from_the_hand_of_whoever_discards():
    assert "hand of @3" not in words("Target opponent discards a card.")  # it is not said, so not printed
    program = code("Target opponent discards a card.")
    pick = program[i.BODY]
    selection = pick + program[pick + i.A]
    filter = selection + program[selection + i.FITS]
    tests = {
        program[filter + 1 + 3 * n]: filter + program[filter + 3 + 3 * n] for n in range(program[filter])
    }
    zone = tests[i.INSIDE]
    owner = zone + program[zone + 2]
    assert program[zone] == i.HAND and program[owner + i.SLOT] == i.FIRST_SLOT


@pytest.mark.clause("athernum 1.1.4", "athernum 0.lang.pronouns")
@pytest.mark.parametrize(
    "text, op, field, slot",
    [
        ("When this enters the game board, exhaust it.", i.EXHAUST, i.A, i.SELF),
        ("Whenever a character is played, exhaust it.", i.EXHAUST, i.A, 3),
        ("Turn target character face-down. Exhaust it.", i.EXHAUST, i.A, 3),
        ("Search your deck for a location card, reveal it and put it into your hand.", i.PUT, i.A, 3),
        ("Create a 1/1 Beast character token. Exhaust it.", i.EXHAUST, i.A, 3),
        ("Equip - Exhaust the linked target.", i.EXHAUST, i.A, i.LINKED),
        (
            "Whenever an item becomes attached to a permanent you control, discard that item.",
            i.DISCARD,
            i.A,
            3,
        ),
        (
            "Whenever an item becomes attached to a permanent you control, exhaust that permanent.",
            i.EXHAUST,
            i.A,
            4,
        ),
    ],
)
def test_what_it_means(text, op, field, slot):
    program = code(text)
    pc = program[i.BODY]
    while program[pc] != op:
        pc += i.ROW
    assert program[pc + program[pc + field] + i.SLOT] == slot


@pytest.mark.clause("athernum 4.2.1a", "athernum R151")
def test_a_duration_spreads_back_over_what_is_joined_to_it():
    program = code("Target character gets +1 OFV and cannot defend until end of turn.")
    first = program[i.BODY]
    assert [place(program, first + n * i.ROW) for n in range(2)] == [i.SPREAD, i.TRAILING]
    program = code("Target character gets +1 OFV, you draw a card and this cannot defend until end of turn.")
    first = program[i.BODY]
    assert [place(program, first + n * i.ROW) for n in (0, 2)] == [i.SPREAD, i.TRAILING]
    assert program[first + i.ROW + i.LASTS] == 0
    program = code("This gets +1 OFV and you may gain control of target character until end of turn.")
    first = program[i.BODY]
    assert place(program, first) == i.SPREAD
    program = code("This gets +1 OFV, then this cannot defend until end of turn.")
    first = program[i.BODY]
    assert program[first + i.LASTS] == 0 and place(program, first + i.ROW) == i.TRAILING
    program = code("Until your next turn, this gets +1 OFV and cannot attack.")
    first = program[i.BODY]
    assert [place(program, first + n * i.ROW) for n in range(2)] == [i.LEADING, i.SPREAD]


def place(program: tuple[int, ...], row: int) -> int:
    """Where the duration of a row stands."""
    return program[row + program[row + i.LASTS] + 1]


@pytest.mark.clause("athernum 5.0.1d", "athernum 4.1.8d")
def test_flow_only_goes_forward():
    assert rows("Discard a card. If you do, draw two cards. Otherwise, exhaust this.") == [
        "PICK", "DISCARD", "IF", "DRAW", "ELSE", "EXHAUST", "END",
    ]  # fmt: skip
    assert rows("Neutralize target effect unless its controller pays {2}.") == [
        "UNLESS", "PAY", "ELSE", "NEUTRALIZE", "END",
    ]  # fmt: skip
    program = code("Discard a card. If you do, draw two cards. Otherwise, exhaust this.")
    body = program[i.BODY]
    test, jump = body + 2 * i.ROW, body + 4 * i.ROW
    assert test + program[test + i.C] == jump + i.ROW  # not done: behind the ELSE
    assert jump + program[jump + i.C] == body + 6 * i.ROW  # done: over the rest
    may = code("You may discard a card and draw a card. Draw a card.")
    assert may[i.BODY] + may[may[i.BODY] + i.C] == may[i.BODY] + 4 * i.ROW  # the offer spans what follows it


@pytest.mark.clause("athernum 2.1.3g", "athernum 1.4.4")
def test_a_last_noun_belongs_to_all_alternatives():
    program = code("Reveal the top card of your deck. If it is a Plant or Beast card, draw it.")
    joins = [
        program[at + 2] for at in range(len(program) - 2) if program[at] == i.NOUN and program[at + 1] < 200
    ]
    assert joins[-3:] == [i.BESIDE, i.OR, i.COMMON]


def test_programs_run_wherever_they_lie():
    """Distances are relative: a program behind others is the same integers."""
    one, two = code("Draw a card."), code('Target character gains "Whenever this attacks, draw a card."')
    joined = one + two
    at = len(one) + two[i.BODY]
    granted = at + joined[at + i.A]
    header = granted + joined[granted + 1]
    assert joined[header + i.KIND] == i.TRIGGERED
    assert joined[header + joined[header + i.BODY]] == i.DRAW


# ---- verification


@pytest.mark.parametrize("text", lines()[::9], ids=lambda text: text[:50])
def test_a_changed_integer_never_makes_the_walk_run_off(text):
    """Whatever is changed, verification ends: it passes, or says why not."""
    program = code(text)
    for at in range(0, len(program), 3):
        for number in (-1, 0, 1, 7, 99, 1 << 40, program[at] + 8):
            changed = program[:at] + (number,) + program[at + 1 :]
            try:
                verify(changed)
            except NoProgram as why:
                assert str(why)


@pytest.mark.parametrize(
    "at, number, why",
    [
        (i.BODY, 10_000, "outside the program"),
        (i.BODY, 0, "leads nowhere"),
        (i.KIND, 9, "field 0"),
        (i.SLOTS, 2, "field 11"),
        (i.BODY, -1, "leads nowhere"),
    ],
)
def test_what_is_no_program_is_refused(at, number, why):
    program = list(code("Discard a card. If you do, draw a card."))
    program[at] = number
    with pytest.raises(NoProgram, match=why):
        verify(tuple(program))


def test_jumps_stay_inside_and_go_forward():
    good = code("If you control a location, draw a card.")
    body = good[i.BODY]
    for skip in (0, -i.ROW, 4, 40 * i.ROW):
        bad = list(good)
        bad[body + i.C] = skip
        with pytest.raises(NoProgram):
            verify(tuple(bad))
    with pytest.raises(NoProgram, match="nothing leads to"):
        verify((*good, 0))


def test_programs_are_small_plain_integers():
    for program in programs():
        assert all(type(number) is int and abs(number) < 1 << 31 for number in program.code)
        assert len(program.code) < 500


def test_cards_are_data():
    """The reader reaches nothing outside: no evaluation, no pickles, no import by a name from a text."""
    root = Path(sandtable.cards.__file__).parent
    files = [*root.glob("*.py"), *(root.parent / "games/athernum/language").glob("*.py")]
    assert len(files) > 25
    for file in files:
        if file.name == "kept.py":
            continue  # it keeps the tables of a grammar, and sees no text
        tree = ast.parse(file.read_text(encoding="utf-8"))
        called = {
            node.func.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & {"eval", "exec", "compile", "__import__", "getattr", "setattr", "open"}, file.name
        imported = {
            alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        }
        assert not imported & {"pickle", "subprocess", "os", "socket", "marshal", "shelve"}, file.name


# ---- in words


def test_a_program_in_words():
    assert words(
        "When this enters the game board, you may pay {1}. If you do, draw two cards."
    ).splitlines() == [
        "kind      triggered, immediate",
        "on        when this enters the game board",
        "  0       MAY  who: you  else on +2",
        "  1       PAY  who: you  a: {1}",
        "  2       IF  a: you did  else on +2",
        "  3       DRAW  who: you  a: 2",
        "  4       END",
    ]


@pytest.mark.parametrize("text", lines(), ids=lambda text: text[:50])
def test_every_program_can_be_said_in_words(text):
    said = words(text)
    assert said.startswith("kind") and said.rstrip().endswith("END")
