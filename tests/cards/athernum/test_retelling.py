"""What was understood is told in other words, from the program alone: a misreading would show."""

from typing import Any

from sandtable.cards.games import find
from sandtable.games.athernum.cardset.workshop import AthernumWorkshop

from .corpus import pool, texts


def test_every_line_of_the_set_can_be_retold():
    for card in pool().all():
        for program in card.abilities:
            assert all(line.endswith((".", ":")) for line in texts().retold(program)), card.name


def test_it_says_who_what_and_how_long():
    told = texts().retold(
        texts().read("Each player chooses two characters they control and discards the rest.").program
    )
    assert any("other than B" in line for line in told)
    told = texts().retold(texts().read("Whenever this attacks, it gets +1 OFV until end of turn.").program)
    assert any("until this turn ends" in line for line in told)


def test_the_workshop_tells_it_and_has_examples_by_topic():
    workshop = AthernumWorkshop(find("athernum"))
    read: Any = workshop.read_set(
        AthernumWorkshop.TEMPLATE.replace("draw a card", "your opponent draws a card")
    )
    assert read["warnings"][0]["fix"]["text"].endswith("each opponent draws a card.")
    assert read["warnings"][0]["message"].startswith("printed as: ")
    assert read["cards"][0]["abilities"][0]["told"]
    topics: Any = workshop.catalogue()["topics"]
    assert len(topics) > 100 and all(one["example"] and one["meaning"] for one in topics)


def test_the_workshop_has_every_card_to_begin_with_and_the_phrases_of_the_language():
    workshop = AthernumWorkshop(find("athernum"))
    found: Any = workshop.catalogue()
    assert {"enters the game board", "until end of turn", "characters", "Blade", "Blades"} <= set(
        found["phrases"]
    )
    assert set(found["sources"]) == {card["name"] for card in found["cards"]}
    for name in ("Cog Peddler", "Forgemother Ulda", "Ashen Resource Token", "Cog"):
        source = found["sources"][name].replace(f'name = "{name}"', 'name = "A New Card"', 1)
        read: Any = workshop.read_set(source)
        assert not read["errors"] and read["cards"][0]["name"] == "A New Card"


def test_keys_that_people_write_by_habit_are_named_as_the_house_names_them():
    workshop = AthernumWorkshop(find("athernum"))
    template = AthernumWorkshop.TEMPLATE
    for key, house in (("vt", "victory"), ("abilities", "text"), ("item_slots", "slots"), ("VT", "victory")):
        read: Any = workshop.read_set(template.replace("dfv = 2\n", f"dfv = 2\n{key} = 6\n"))
        (error,) = read["errors"]
        assert f"write {house!r}" in error["message"] and error["fix"]["text"] == house
        assert error["from"] == 0 and error["to"] == len(key)
