"""What designers say briefly: the row of a Goal by its letter, what a step costs in all, two Characters as "both".

The rulebook says "the row given" and lets a step cost 1; who prints a letter, or what a step costs altogether, counts on
that. What a step costs in all is 1 and what the squares cost more (R37).
"""

# ruff: noqa: E501  # a wording and what the house writes stand on one line

import re
from typing import Final

from sandtable.cards.habits import Habit, habit
from sandtable.games.antithesis.language.rewording.sentence_shapes import PASSIVE

ALL: Final = r"(?P<all>[2-9]) Move(?: Points?)?(?: instead of 1)?"
SQUARES: Final = r"(?:a square|squares|any square|each square) (?:of|in) this Field"
HIS: Final = (
    r"(?P<his> for (?:enemy Characters|Characters (?:an opponent controls|controlled by an opponent)))?"
)
DID: Final = r"gain|draw|discard|lose|recover|exhaust"
INTERRUPT: Final = r"^((?:Attached Has )?(?:Global|Offensive|Defensive) Interrupt(?: ?(?:\{[A-Za-z ]+\})+:|: ?(?:\{[A-Za-z ]+\})*) )"


def more_than_one(found: re.Match[str]) -> str:
    """ "It costs 2 Move to step into a square of this Field": one more than a step costs."""
    his = " for enemy Characters" if found["his"] else ""
    return f"{found[1]}Squares of this Field cost +{int(found['all']) - 1} Move{his}."


def this_attack(found: re.Match[str]) -> str:
    """ "Reduce the STR of the current Attack by 2": the Attack that goes on gains that."""
    if found["has"]:
        return f"{found[1]}This Attack gains {found['has']} STR"
    return f"{found[1]}This Attack gains {'-' if found['how'] == 'Reduce' else '+'}{found['n']} STR"


def victory_points(found: re.Match[str]) -> str:
    return f"{found[1]} Victory Point" + ("" if found[1] == "1" else "s")


def both(found: re.Match[str]) -> str:
    """ "While adjacent to a Knight you control, both have +1 DEF": each has it beside the other."""
    one = found["one"]
    all_of_them = re.sub(r"^an? ([A-Z][\w-]*)", r"\1s", one)
    return (
        f"{found[1]}This Character has {found['has']} while it is adjacent to {one}."
        f" {all_of_them} adjacent to this Character have {found['has']}."
    )


SAID_BRIEFLY: Final[tuple[Habit, ...]] = (
    # ---- Goals
    habit(r"(?<=\[Reveal a Goal\] )(?:[Rr]ow )?(?=[A-G](?:[.,;]| or\b| and\b|$))", "in row "),
    habit(r"(^\d: (?:[^.]*\. )?\[Reveal a Goal\] in row [A-G] or (?:in )?(?:[Rr]ow )?[A-G](?:,? (?:your|of your) choice)?)$", r"\1."),
    habit(rf"(^\d: \[Reveal a Goal\] in row [A-G]), (?=(?:{DID})\b)", r"\1, then "),
    # ---- what a step costs in all
    habit(rf"{PASSIVE}It costs {ALL} to (?:step into|move into|enter|arrive in) {SQUARES}{HIS}\.", more_than_one),
    habit(rf"{PASSIVE}(?:Entering|Stepping into|Moving into|To enter|To step into) {SQUARES} costs {ALL}{HIS}\.", more_than_one),
    habit(rf"{PASSIVE}(?:Each |Every )?[Ss]quares? of this Field costs? {ALL}(?: to (?:enter|step into))?{HIS}\.", more_than_one),
    # ---- who
    habit(r"\b(Medium|Large|Huge) and (Medium|Large|Huge) (?=Characters\b)", r"\1 or \2 "),
    habit(rf"{PASSIVE}While (?:this Character is )?adjacent to (?P<one>an? (?:Character with trait )?[A-Z][\w-]* you control), both have (?P<has>[+-]\d (?:DEF|STR))\.", both),
    habit(r"\barrives on (?=this Field\b)", "arrives in a square of "),
    # ---- what is done, and how much of it
    habit(rf"{INTERRUPT}(?:(?P<how>Reduce|Increase) the (?:Total )?STR of (?:the current|this) Attack by (?P<n>\d)|(?:The current|This) Attack has (?P<has>[+-]\d) STR)(?=\.)", this_attack),
    habit(r"\bHeals by that Character's VP\b", "Heals 1 for each VP of that Character"),
    habit(r"\b([Dd]raw (?:\d|two|three|four) cards\. (?:\d\. )?(?:Then )?[Yy]our opponent draws) one(?=\.)", r"\1 a card"),
    habit(r"\(max\.? ?(\d)\)", r"(maximum \1)"),
    habit(r"\b(\d) \{(?:Victory Points?|VP)\}", victory_points),
    habit(r"\b([Aa]ttach an? [^.,]*? from your Discard Pile to [^.,]*?) (?:without paying its cost|at no cost)(?=\.)", r"\1"),
    habit(r"\bcannot use (RUN|FLY|TEL)(?: [Mm]ovement)?(?: Arrays?)?(?=\.)", r"cannot [Move] as \1"),
    habit(r"^(?P<line>[^.]*\b(?:Melee|Ranged) Attack\b(?:(?!AOE|PUSH|PULL)[^.])*\bHP\)?\. )(?:A|The|Any) Character damaged by (?:this Attack|it) (?:is|becomes) [Ee]xhausted\.", r"\g<line>If this Attack dealt True Damage, exhaust the target."),
)  # fmt: skip
