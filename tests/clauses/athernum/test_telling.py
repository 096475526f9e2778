"""What players are told besides the rules: why not, what was pointed at, what there is to pick."""

import pytest

from sandtable.games.athernum.game import GAME
from sandtable.games.athernum.words.places import at as where_at
from sandtable.kernel.game import Ref
from sandtable.kernel.rng import FastDice

STANDARD = {
    "turn": "7",
    "active": "1",
    "order": "1,2",
    "1.main": "Forgemother_Ulda[v3]+Spring_Gauntlet",
    "1.chars": "Rivet_Sergeant+Plated_Apron,Patchwork_Nurse[d1],,Cog_Peddler[x]",
    "1.loc": "Foundry_Row",
    "1.res": "Ironwright_Resource,Ironwright_Resource[x]",
    "1.hand": "Gantry_Warden,Glass_Blade,Iron_Census,Salvage_Crew",
    "1.deck": "Cog_Peddler,Cog_Peddler",
    "1.commands": "0",
    "2.main": "Admiral_Sethe_Morrow[v2]",
    "2.chars": "Netcaster,Deepwater_Levy[x/e1],Storm_Petrel+Becalmed[f]",
    "2.loc": "Customs_House",
    "2.res": "Tidewatch_Resource",
    "2.deck": "Netcaster,Netcaster",
}


def at(**more):
    found = {**STANDARD, **{key.replace("p1_", "1.").replace("p2_", "2."): more[key] for key in more}}
    return GAME.new(" ".join([f"{key}={value}" for key, value in found.items() if value]), "1")


def play(s, words):
    for word in words.split():
        s.apply(GAME.understand(s, word))
    return s


def why(s, text):
    clause, reason = GAME.why_not(s, GAME.read(s, text))
    return clause.removeprefix("athernum "), reason


def pointing(s, *refs):
    """What is said of pointing at things that mean nothing."""
    found = [Ref(*ref.split(":", 1)) for ref in refs]
    assert GAME.meant(s, found) < 0
    return GAME.idle(s, found)[1]


SKY = "Tidewatch_Resource,Tidewatch_Resource,Tidewatch_Resource"
FULL_ROW = "Cog_Peddler,Cog_Peddler,Cog_Peddler,Cog_Peddler,Cog_Peddler"


@pytest.mark.parametrize(
    ("before", "words", "text", "clause", "reason"),
    [
        (
            {},
            "",
            "play:Gantry_Warden",
            "2.2.1b",
            "Gantry Warden costs 2 (1 of them Ironwright), and you have 1 resource (1 Ironwright)",
        ),
        (
            {"p1_res": ""},
            "",
            "play:Gantry_Warden",
            "2.2.1b",
            "Gantry Warden costs 2 (1 of them Ironwright), and you have no resource",
        ),
        (
            {"p1_res": SKY},
            "",
            "play:Gantry_Warden",
            "2.2.1c",
            "one of the 2 resources for Gantry Warden has to be Ironwright, and you have no Ironwright resource",  # noqa: E501
        ),
        (
            {"p1_res": "Ironwright_Resource,Ironwright_Resource", "p1_chars": FULL_ROW},
            "",
            "play:Gantry_Warden",
            "7.1.2c",
            "there is no room for Gantry Warden: all five of your character slots are taken",
        ),
        ({}, "", "attach:Glass_Blade>1c1", "2.3.2c", "Rivet Sergeant has no free item slot"),
        (
            {},
            "",
            "attach:Glass_Blade>2c1",
            "2.3.2a",
            "Netcaster is not yours, and items go to permanents of your own",
        ),
        ({}, "", "up:1c1.1", "9.2.8", "Plated Apron lies face-up already"),
        ({}, "", "exhaust:1r2", "6.2.9a", "Ironwright Resource Token is exhausted already"),
        (
            {},
            "",
            "support:Iron_Census",
            "4.3.5c.I",
            "this ability of Iron Census costs 2, and you have 1 resource (1 Ironwright) to spend on it",
        ),
        (
            {},
            "",
            "support:Salvage_Crew",
            "R9",
            'there is nothing that this ability of Salvage Crew could be aimed at ("Support 0: Return target item card from your discard pile to your hand")',  # noqa: E501
        ),
        ({}, "", "acquisition", "10.2.4", "Acquisition costs a Command Token, and you have none"),
        (
            {"p1_commands": "1"},
            "",
            "contingency",
            "9.2.4a",
            "Contingency is for whoever has fewer Victory Tokens than everybody else: you have 3, another player 2",  # noqa: E501
        ),
        (
            {},
            "combat",
            "play:Glass_Blade",
            "R85",
            "Glass Blade is played in the Day Phase, and this is the Combat Phase",
        ),
        (
            {"p1_commands": "1"},
            "combat",
            "acquisition",
            "R85",
            "Acquisition is used in the Day Phase, and this is the Combat Phase",
        ),
        ({}, "combat", "attack:1l1", "2.2.3d", "Foundry Row has no OFV, so it cannot attack"),
        ({}, "combat", "attack:2c1", "9.3.5", "Netcaster is not yours to attack with"),
        (
            {},
            "combat",
            "attack:1c4",
            "6.2.9a",
            "Cog Peddler is exhausted, so it cannot attack",
        ),
        ({}, "combat attack:1c1", "at:1c2", "R80", "Patchwork Nurse is your own"),
        (
            {},
            "combat attack:1c1",
            "at:2l1",
            "9.3.6b",
            "Customs House has no DFV, so it cannot be attacked",
        ),
        (
            {},
            "combat attack:1c1 at:2c1",
            "defend:2c1",
            "R80",
            "Netcaster is what is attacked; something else would have to defend it",
        ),
        (
            {},
            "combat attack:1c1 at:2c1",
            "defend:2c2",
            "6.2.9a",
            "Deepwater Levy is exhausted, so it cannot defend",
        ),
        (
            {},
            "combat attack:1c1 at:2c1",
            "defend:1c2",
            "9.3.7",
            "Patchwork Nurse is not yours to defend with",
        ),
    ],
)
def test_a_refusal_names_the_card_and_the_reason(before, words, text, clause, reason):
    s = play(at(**before), words)
    assert why(s, text) == (clause, reason)


def test_after_the_end_of_the_day_the_reason_is_that_it_was_declared():
    s = play(at(p1_hand="Glass_Blade"), "end")
    clause, reason = why(s, "play:Glass_Blade")
    assert (
        clause == "R21" and reason == "the end of the day has been declared, so no cards are played any more"
    )
    clause, reason = why(s, "combat")
    assert (
        clause == "R21" and reason == "the end of the day has been declared, so there is no combat any more"
    )


def test_pointing_at_what_means_nothing_is_answered_by_name():
    s = at()
    assert (
        pointing(s, "card:1c1") == "Rivet Sergeant has no ability to use; it can attack in the Combat Phase"
    )
    assert pointing(s, "card:2c1") == "Netcaster is not yours to use"
    assert pointing(s, "card:2c3.1") == "the face-down item on Storm Petrel is not yours to use"
    assert pointing(s, "card:1l1") == "Foundry Row has no ability that you could use"
    assert (
        pointing(s, "card:1h:Glass_Blade", "card:1r1") == "Glass Blade cannot go to Ironwright Resource Token"
    )
    assert pointing(s, "card:9z9") == "" and pointing(s, "cell:e4") == ""
    assert pointing(s, "card:1d:Nobody_At_All") == ""
    play(s, "combat")
    assert pointing(s, "card:2c3.1") == "the face-down item on Storm Petrel takes no part in combat"


def test_the_log_names_what_a_choice_pointed_at():
    s = play(at(), "combat")
    attack = GAME.understand(s, "attack:1c1")
    assert GAME.pointed(s, attack, 1) == "Player 1 attacks with Rivet Sergeant."
    assert GAME.pointed(s, GAME.understand(s, "end-combat"), 1) == ""
    s = at(p1_res="Ironwright_Resource,Ironwright_Resource")
    use = GAME.understand(s, "use:1m.1#2")
    assert GAME.pointed(s, use, 1) == "Player 1 uses Spring Bolt of Spring Gauntlet."
    s.apply(use)
    assert GAME.pointed(s, GAME.understand(s, "pick:2c1"), -1) == "Player 1 chooses Netcaster."


HIDING = {
    "p1_hand": "Bargain_at_Dusk,Cog_Peddler,Boiler_Drake,Boiler_Drake",
    "p1_deck": "Netcaster,Netcaster",
}


@pytest.mark.clause("athernum R93", "athernum 7.2.1")
def test_what_is_hidden_is_not_named_to_others():
    s = play(at(**HIDING), "play:Bargain_at_Dusk pass pass")
    pick = GAME.understand(s, "pick:Boiler_Drake")
    assert GAME.pointed(s, pick, 0) == "Player 1 chooses Boiler Drake."
    assert GAME.pointed(s, pick, 1) == GAME.pointed(s, pick, -1) == ""
    s = at(p2_chars="Netcaster+Becalmed[f]", p1_res="Ironwright_Resource,Ironwright_Resource")
    assert GAME.label(play(s, "combat"), GAME.read(s, "attack:1c1")) == "Attack with Rivet Sergeant"
    assert "Becalmed" not in GAME.idle(s, [Ref("card", "2c1.1")])[1]


def test_whoever_picks_several_is_told_all_there_is_and_nobody_else():
    """The notation takes them in one order; a person points in any, so all of them have to be known."""
    s = play(at(**HIDING), "play:Bargain_at_Dusk pass pass")
    assert GAME.question(s) == (
        "Player 1: choose any number of cards in your hand for Bargain at Dusk.\n"
        "Discard any number of cards, then draw that many cards."
    )
    picking = GAME.observe(s, 0)["picking"]
    assert picking == {
        "least": 0,
        "most": 3,
        "from": [
            {"text": "pick:Cog_Peddler", "refs": ["card:1h:Cog_Peddler"], "copies": 1},
            {"text": "pick:Boiler_Drake", "refs": ["card:1h:Boiler_Drake"], "copies": 2},
        ],
    }
    assert GAME.observe(s, 1)["picking"] is None and GAME.observe(s, -1)["picking"] is None
    play(s, "pick:Boiler_Drake")
    left = [{"text": "pick:Boiler_Drake", "refs": ["card:1h:Boiler_Drake"], "copies": 1}]
    assert GAME.observe(s, 0)["picking"] == {"least": 0, "most": 2, "from": left}
    assert GAME.observe(play(s, "done"), 0)["picking"] is None


@pytest.mark.clause("athernum R141")
def test_whoever_plays_a_card_is_told_which_and_what_it_costs_besides():
    hand = "Colossus_of_the_Yard,Cog_Peddler,Boiler_Drake"
    s = play(at(p1_hand=hand, p1_res=",".join(["Ironwright_Resource"] * 6)), "play:Colossus_of_the_Yard")
    assert GAME.question(s) == (
        "Player 1: choose 1 card in your hand for Colossus of the Yard.\n"
        "As an additional cost to play this, discard a card."
    )
    assert GAME.observe(s, 1) == GAME.observe(s.determinize(1, 3), 1)  # still no business of anybody else


@pytest.mark.clause("athernum R8")
def test_ways_are_offered_in_the_words_of_the_card():
    s = play(at(p1_chars="Envoy_of_the_Thaw"), "use:1c1#2")
    assert GAME.question(s).startswith(
        "Player 1: which way for Envoy of the Thaw?\nParley Choose one - heal 2"
    )
    assert [choice.label for choice in GAME.prompt(s).choices] == [
        "Heal 2 damage counters from target character",
        "Target character gets +2 DFV until end of turn",
    ]
    s = play(at(p1_loc="Crossroads_Fair"), "use:1l1#2")
    labels = [choice.label for choice in GAME.prompt(s).choices]
    assert labels == ["Add Ironwright", "Add Verdance", "Add Ashen", "Add Tidewatch"]


# ---- what a client needs to know of a choice, without reading its notation


def choices(s):
    return {choice.text: choice for choice in GAME.prompt(s).choices}


def test_choices_say_what_kind_of_answer_they_are():
    found = choices(at(p1_res="Ironwright_Resource,Ironwright_Resource", p1_commands="1"))
    assert {text: found[text].verb for text in ("end", "combat", "solvency", "play:Gantry_Warden")} == {
        "end": "end-day",  # the turn goes on
        "combat": "combat",
        "solvency": "command",
        "play:Gantry_Warden": "play",
    }
    assert {choice.verb for choice in found.values()} >= {"attach", "hide", "use"}
    s = play(at(**HIDING), "play:Bargain_at_Dusk pass pass")
    assert [choice.verb for choice in choices(s).values()] == ["pick", "pick", "done"]
    s = play(at(), "combat")
    assert choices(s)["attack:1c1"].verb == "attack"
    assert choices(play(s, "attack:1c1"))["at:2c1"].verb == "at"


def test_pointing_at_what_is_asked_about_is_an_answer_and_a_card_is_looked_at_once_more():
    found = choices(at(p1_res="Ironwright_Resource,Ironwright_Resource"))
    assert not any(found[text].direct for text in ("play:Gantry_Warden", "use:1m.1#2"))
    assert choices(play(at(), "combat"))["attack:1c1"].direct
    assert choices(play(at(**HIDING), "play:Bargain_at_Dusk pass pass"))["pick:Boiler_Drake"].direct


@pytest.mark.parametrize(
    ("before", "words", "text", "heading"),
    [
        ({}, "", "end", "End the day"),
        ({"p1_commands": "1"}, "", "solvency", "Solvency"),
        ({"p1_res": SKY.replace("Tidewatch", "Ironwright")}, "", "play:Gantry_Warden", "Play Gantry Warden"),
        ({"p1_res": SKY}, "", "exhaust:1r1", "Exhaust a resource token"),
        ({"p1_res": "Ironwright_Resource,Ironwright_Resource"}, "", "use:1m.1#2", "Use"),
        ({}, "combat", "attack:1c1", "Attack with"),
        ({}, "combat attack:1c1", "at:2c1", "Attack"),
    ],
)
def test_the_log_is_headed_by_words_without_places(before, words, text, heading):
    s = play(at(**before), words)
    option = GAME.understand(s, text)
    assert {GAME.heading(s, option, seat) for seat in (-1, 0, 1)} == {heading}


@pytest.mark.clause("athernum R93", "athernum 7.2.1")
def test_a_heading_names_nothing_hidden():
    s = play(at(**HIDING), "play:Bargain_at_Dusk pass pass")
    pick = GAME.understand(s, "pick:Boiler_Drake")
    assert GAME.heading(s, pick, 0) == "Choose Boiler Drake"
    assert GAME.heading(s, pick, 1) == GAME.heading(s, pick, -1) == "Choose a card"
    s = at(p1_hand="Glass_Blade", p1_res="Ironwright_Resource,Ironwright_Resource")
    hide = GAME.understand(s, "hide:Glass_Blade>1c2")
    assert GAME.heading(s, hide, 0) == "Attach Glass Blade face-down"
    assert GAME.heading(s, hide, 1) == "Item face-down"
    s = GAME.new(GAME.STANDARD, "1")
    lead = next(option for option in s.options() if GAME.verb(s, option) == "lead")
    assert {GAME.heading(s, lead, seat) for seat in (-1, 0, 1)} == {"Main character"}


def test_every_choice_of_a_game_has_a_verb_and_a_heading():
    for seed in ("1", "2", "3"):
        s = GAME.new(GAME.STANDARD, seed)
        dice = FastDice(int(seed))
        for _ in range(400):
            if s.over():
                break
            for choice in GAME.prompt(s).choices + GAME.prompt(s).asides:
                assert choice.verb and GAME.heading(s, choice.code, -1), choice.text
            s.apply(s.sample(dice))


@pytest.mark.clause("athernum R93")
def test_what_others_have_seen_is_not_taken_back():
    """An item that is turned up is seen by all, also while its abilities wait for an order."""
    s = at(p1_chars="Rivet_Sergeant+Becalmed[f]")
    after = play(s.clone(), "up:1c1.1")
    assert not s.sees(1, where_at(s, "1c1.1")) and after.sees(1, where_at(after, "1c1.1"))
    assert GAME.settles(s, GAME.read(s, "up:1c1.1"), after)
