"""What comes of an Attack is told before its target is named."""

import pytest

from sandtable.games.antithesis.game import GAME

TWO = (
    "turn=5 active=1 goals=D5 1.cp=1 1.dice={dice} 1.champions=Sir_Yames_Delerose "
    "1.play=Sir_Yames_Delerose@D4 2.champions=Zul_Shra_Ryu,Lord_Bratok "
    "2.play=Zul_Shra_Ryu@E4[x],Lord_Bratok@D3[x]"
)


@pytest.mark.clause("antithesis ATKSEQ.1", "antithesis ATKSEQ.2")
@pytest.mark.parametrize(("dice", "more"), [("R5,B1", " You may still add dice."), ("B1", "")])
def test_an_attack_without_dice_is_not_said_to_be_all(dice: str, more: str) -> None:
    """It deals no damage by itself; only a Red die can be added to it."""
    s = GAME.new(TWO.format(dice=dice), "x")
    while "target?" not in GAME.question(s):
        labels = {GAME.label(s, option): option for option in s.options()}
        own = [option for label, option in labels.items() if label.startswith("Sir Yames Delerose: ")]
        s.apply(own[0] if own else labels["Pass"])
    assert {GAME.comes(s, option) for option in s.options()} == {f"No damage is dealt.{more}"}
