"""Every construct of the clause file reads, lowers, and prints back as it stands."""

import pytest

from sandtable.cards.flat import lay_out
from sandtable.cards.tree import names
from sandtable.games.athernum.cardset.card import Card
from sandtable.games.athernum.cardset.pool import Pool, rules_registry
from sandtable.games.athernum.language.abilities import ability, draft
from sandtable.games.athernum.language.vocabulary import verify

from .corpus import (
    REJECTED,
    SUBTYPES,
    constructs,
    entry,
    examples,
    inner,
    is_frame,
    pool,
    programs,
    refused,
    texts,
)

# what strangers write, and no card of the set needs
BEYOND_THE_SET = (
    "The first time each turn", "Add resources of your faction", "Otherwise, if", "You may have ... do",
    "The source of that damage", "Damage that is looked up, divided", "Keeps its exhaustion counters",
    "Picked as often as is counted",
)  # fmt: skip


def test_all_constructs_are_there():
    assert len(constructs()) == 157
    assert (
        len({example.construct for example in examples()}) == 157 - len(FRAMES) - 1 + 1
    )  # and the objectives


@pytest.mark.clause("athernum 0.lang.quoted", "athernum 4.3.text.kinds")
@pytest.mark.parametrize("example", examples(), ids=lambda example: example.text[:60])
def test_text_to_tree_to_program_to_tree_to_text(example):
    reading = texts().read(example.text)
    verify(reading.program.code)
    tree = texts().raised(reading.program)
    assert tree == texts().tree(example.text)
    assert texts().write(reading.program) == example.text
    again = lay_out(ability(draft(texts().registry, ""), inner(tree)))
    assert tuple(again) == reading.program.code


@pytest.mark.clause("athernum R104", "athernum 0.def.discard")
def test_rejected_words_name_the_defined_verb():
    (example,) = [str(row["example"]) for row in constructs() if row["construct"] == REJECTED]
    error = refused(example.removeprefix("(error) "))
    assert (error.column, "'discard'" in error.message) == (1, True)
    for word in ("kill", "sacrifice", "exile", "tap", "banish", "bounce"):
        assert "; use " in refused(f"{word.capitalize()} target character.").message


FRAMES = [str(row["example"]) for row in constructs() if is_frame(str(row["example"]))]


def framed(**values: object) -> tuple[Card, Pool]:
    registry = rules_registry()
    for word in SUBTYPES:
        registry.number("SUBTYPE", word)
    made = Pool(registry)
    one = entry(name="Try", text="Draw a card.", **values)
    made.load([one])
    made.finish()
    assert not made.errors, [error.message for error in made.errors]
    return made.cards["Try"], made


def test_there_are_nine_frame_fields():
    assert len(FRAMES) == 9


@pytest.mark.clause("athernum 1.text.structure", "athernum 2.2.1", "athernum 1.4.3")
def test_the_card_frame():
    fields = dict(part.split(": ", 1) for part in FRAMES[0].split(" | "))
    assert set(fields) == {"name", "faction", "cost", "type", "OFV", "DFV", "slots", "text"}
    made = Pool(framed(cost=1, type="Human")[1].registry)
    numbers = {key.lower(): int(fields[key]) for key in ("cost", "OFV", "DFV", "slots")}
    words = {key: fields[key] for key in ("name", "faction", "type")}
    made.load([entry(text=fields["text"].strip('"'), **numbers, **words)])
    made.finish()
    assert made.errors == []
    (card,) = made.cards.values()
    assert (card.supertype, card.subtypes) == ("Character", ("Construct", "Medic"))
    assert (card.cost, card.ofv, card.dfv, card.slots, card.victory) == (2, 1, 3, 1, -1)


@pytest.mark.clause("athernum 1.4.1", "athernum 1.4.4", "athernum 2.4.1")
def test_type_lines():
    for field in FRAMES:
        for line in field.split(" / "):
            if line.startswith("type: "):
                words = line.removeprefix("type: ").split(", ")
                first = words[0] if words[0] in ("Item", "Location") else "Character"
                cost = {"cost": 1} if first == "Character" else {}
                card, _ = framed(type=", ".join(words), **cost)
                assert card.supertype == first
                assert card.subtypes == tuple(word for word in words if word != first)


@pytest.mark.clause("athernum 1.5.1", "athernum 2.2.2", "athernum 2.4.5b")
def test_field_and_slots():
    assert framed(type="Location", victory=6)[0].victory == 6
    assert framed(type="Location", slots=2)[0].slots == 2
    assert framed(type="Location")[0].slots == -1


@pytest.mark.clause("athernum 1.6.1", "athernum 1.6.4", "athernum 12.2.text.registry", "athernum 7.4.2d")
def test_extra_rule_fields():
    fields = [field.removeprefix("extra: ") for field in FRAMES if field.startswith("extra: ")]
    assert [field.split()[0] for field in fields] == ["Unique", "Levy", "Herald", "Relic"]
    for field in fields:
        card, made = framed(type="Item", extra=field)
        assert card.keyword == field.split()[0]
        if card.keyword == "Herald":
            assert card.condition is not None
            printed = made.texts.write(card.condition)
            assert field.startswith(f"Herald - {printed} (")
        else:
            assert card.condition is None


def test_the_pool_uses_all_that_the_examples_use():
    used = set().union(*[names(pool().texts.raised(program)) for program in programs()])
    for example in examples():
        if example.construct in BEYOND_THE_SET:
            continue
        missing = names(inner(texts().tree(example.text))) - used
        assert not missing, (example.construct, missing)
