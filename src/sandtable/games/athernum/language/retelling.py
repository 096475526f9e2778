"""A program in other words than its text's: who, what, when and how long, so that a misreading shows.

Nothing here looks at the text. What is picked gets a letter, and what refers to something says which.
"""

from typing import Final

from sandtable.cards import operands as kinds
from sandtable.cards.program import layout as lay
from sandtable.cards.reader import Language
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import nouns, numbers
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.conditions import print_condition, print_trigger
from sandtable.games.athernum.language.draft import Source
from sandtable.games.athernum.language.filters import print_description
from sandtable.games.athernum.language.limits import print_limits
from sandtable.games.athernum.language.listing import ZONES, Listing
from sandtable.games.athernum.language.verbs import BY_OP, LASTING, REPLACING, operand_kind

PICKED: Final = {
    i.TARGET: "aimed at when this goes on the stack",
    i.CHOOSING: "picked when this resolves",
    i.EACH: "all of them, as they are when this resolves",
    i.RANDOM: "picked at random when this resolves",
    i.TOP: "as they lie when this resolves",
    i.FOUND: "found by searching",
    i.NEW: "newly made",
}
FIXED: Final = {i.SELF: "this card", i.YOU: "you", i.LINKED: "what this is attached to"}
TIMES: Final = {
    i.END_OF_TURN: "until this turn ends", i.END_OF_PHASE: "until this phase ends",
    i.YOUR_NEXT_TURN: "until your next turn begins",
    i.END_OF_YOUR_NEXT_TURN: "until your next turn ends", i.FOR_THIS_TURN: "until this turn ends",
    i.END_OF_THEIR_NEXT_TURN: "until that player's next turn ends",
    i.END_OF_ITS_NEXT_TURN: "until the next turn of its controller ends",
    i.END_OF_OPPONENTS_NEXT_TURN: "until each opponent's next turn has ended",
    i.END_OF_COMBAT: "until this combat ends",
    i.FOR_EACH_TURN: "in every turn",
}  # fmt: skip
FLOW: Final = {i.PICK, i.ELSE, i.MODES, i.END}


class Retelling(Listing):
    """One program on its way to people."""

    def __init__(self, s: Source, language: Language) -> None:
        super().__init__(s, language)
        self.said: list[str] = []
        self.letters: dict[int, str] = {}
        self.static = False

    def letter(self, slot: int) -> str:
        return self.letters.setdefault(slot, chr(ord("A") + len(self.letters) % 26))

    def retold(self) -> list[str]:
        """The sentences of a program in other words."""
        self.ability(0)
        return [line[:1].upper() + line[1:] for line in self.said]

    def ability(self, at: int) -> None:
        s = self.s
        kind = s.get(at, i.KIND)
        self.static = kind in (i.STATIC, i.RULE)
        where = (
            "" if s.get(at, i.ZONE) == i.BOARD else f", while this card is in your {ZONES[s.get(at, i.ZONE)]}"
        )
        if kind == i.TRIGGERED:
            event = s.ref(at, i.EVENT)
            turns = s.kind(event) == i.AT_THE and s.get(event, lay.WAITS_FOR) != i.NIGHT
            often = "in everybody's turn" if turns else "each time"
            self.said.append(f"It waits{where}: {self.words(print_trigger(s, event))}, {often}.")
            for pattern_slot in self.bound(s.ref(at, i.EVENT)):
                self.said.append(f"  {self.letter(pattern_slot)} is what that was about.")
            if s.ref(at, i.GATE) >= 0:
                asked = self.words(print_condition(s, s.ref(at, i.GATE)))
                self.said.append(f"Only if, then and again when it resolves: {asked}.")
        elif kind == i.ACTIVATED:
            cost = s.ref(at, i.COST)
            often = "once per turn" if s.get(at, i.FLAGS) & i.FREE else "as often as you pay for it"
            self.said.append(f"You decide to use it{where}; {often}, unless a limit says otherwise.")
            if cost >= 0:
                self.said.append("First you pay, all of it:")
                self.body(cost)
        elif kind == i.STATIC:
            self.said.append("It is put on the stack when this card comes into play or is turned up.")
        elif kind == i.RULE:
            self.said.append("It is a rule of the card itself, and is never put on the stack.")
        if s.ref(at, i.LIMITS) >= 0:
            self.said += [f"Limit: {self.words(node)}." for node in print_limits(s, s.ref(at, i.LIMITS))]
        if s.ref(at, i.TARGETS) >= 0:
            for one in s.items(s.ref(at, i.TARGETS)):
                self.said.append(f"{self.picked(one)}.")
        if s.ref(at, i.BODY) >= 0 and kind != i.HERALD:
            self.body(s.ref(at, i.BODY))

    def bound(self, trigger: int) -> list[int]:
        """The registers that a trigger fills."""
        s = self.s
        if s.kind(trigger) not in (i.WHEN, i.WHENEVER):
            return []
        found: list[int] = []
        for pattern in s.patterns(s.ref(trigger, lay.WAITS_FOR)):
            for field, kind in BY_OP[s.get(pattern, i.OP)].operands.items():
                at = s.ref(pattern, field) if kind == kinds.SELECTION else -1
                if at >= 0 and s.get(at, i.MODE_OF) == i.MATCH and s.get(at, i.SLOT) not in found:
                    found.append(s.get(at, i.SLOT))
        return found

    def body(self, pc: int) -> None:
        s = self.s
        while s.get(pc, i.OP) != i.END:
            op = s.get(pc, i.OP)
            if op == i.PICK:
                self.said.append(f"{self.picked(s.ref(pc, i.A))}, by {self.selection(s.ref(pc, i.WHO))}.")
            elif op == i.MAY:
                rows = s.get(pc, i.C) // i.ROW - 1
                self.said.append(f"{self.selection(s.ref(pc, i.WHO))} may decline the next {steps(rows)}.")
            elif op == i.IF:
                asked = self.condition(s.ref(pc, i.A))
                rows = s.get(pc, i.C) // i.ROW - 1
                self.said.append(f"If this is so now: {asked}; otherwise skip the next {steps(rows)}.")
            elif op == i.MODES:
                self.said.append(f"One of {s.get(pc, i.A)} ways, chosen when this goes on the stack:")
            elif op == i.MODE:
                self.said.append("One way:")
                if s.ref(pc, i.A) >= 0:
                    self.said += [f"{self.picked(one)}." for one in s.items(s.ref(pc, i.A))]
            elif op not in FLOW:
                self.said.append(self.step(pc))
            pc += i.ROW

    def step(self, pc: int) -> str:
        s = self.s
        op = s.get(pc, i.OP)
        name = BY_OP[op].name.lower().replace("_", " ")
        who = s.ref(pc, i.WHO)
        subject = self.selection(who) if who >= 0 else "the game"
        parts = [f"{subject}: {name}"]
        for field in (i.A, i.B, i.C):
            text = self.held(pc, field) if operand_kind(op, field) != kinds.SKIP else ""
            if text:
                parts.append(text)
        time = self.lasting_of(pc, op)
        return "; ".join(parts) + (f"; {time}" if time else "") + "."

    def lasting_of(self, pc: int, op: int) -> str:
        at = self.s.ref(pc, i.LASTS)
        if at >= 0:
            return TIMES.get(self.s.kind(at), self.duration(at))
        if op not in LASTING:
            return ""
        if self.static:
            return "as long as this card lies there face-up"
        if op not in REPLACING:
            return "for good"
        return "for as long as that lies there" if self.saves_one(pc) else TIMES[i.END_OF_TURN]

    def saves_one(self, pc: int) -> bool:
        """Whether it says what happens instead as one thing leaves the game board (R89)."""
        s = self.s
        if s.get(pc, i.OP) != i.REPLACE or s.get(pc, i.FORM) in (i.NEXT_INSTEAD, i.NEXT_PREVENTED):
            return False
        at = s.ref(pc, i.A)
        pattern, *others = s.patterns(at)
        kind = s.get(pattern, i.OP)
        if others or s.get(at, lay.SCOPE) != i.NOW or kind not in (i.DISCARD, i.LEAVE, i.RETURN, i.MOVE):
            return False
        what = s.ref(pattern, i.WHO if kind == i.LEAVE else i.A)
        return what >= 0 and s.get(what, i.MODE_OF) in (i.REF, i.TARGET)

    def picked(self, at: int) -> str:
        """A selection with its letter: what it is picked from, and when."""
        s = self.s
        slot, mode = s.get(at, i.SLOT), s.get(at, i.MODE_OF)
        what = self.described(at)
        how = PICKED.get(mode, "")
        if mode in (i.NEW, i.CHOOSING, i.RANDOM) and s.ref(at, i.OF) >= 0:
            how += f", as often as {self.amount(s.ref(at, i.OF))} says"
        return f"{self.letter(slot)} is {what}, {how}"

    def described(self, at: int) -> str:
        s = self.s
        wording = s.get(at, i.WORDING)
        if wording == w.THE_REST and s.ref(at, i.FITS) >= 0:
            text = "every " + self.words(print_description(s, s.ref(at, i.FITS)))
        elif wording:
            text = self.words(nouns.print_noun(s, at))
        else:
            text = "what is meant"
        return text + self.notes(s.ref(at, i.FITS))

    def notes(self, filter_at: int) -> str:
        """What the words of a filter refer to."""
        out = ""
        if filter_at < 0:
            return out
        for test in self.s.tests(filter_at):
            if test.kind in (i.OTHER, i.OTHER_HOST):
                out += f" (other than {FIXED.get(test.x) or self.letter(test.x)})"
            elif test.kind == i.AMONG:
                out += f" (of {self.letter(test.x)})"
            elif test.kind == i.CONTROLLED and test.x == i.BY_HOLDER:
                out += f" (they: the controller of {FIXED.get(test.y) or self.letter(test.y)})"
            elif test.kind == i.CONTROLLED and test.x == i.BY_THEM:
                out += f" (they: {FIXED.get(test.y) or self.letter(test.y)})"
        return out

    def selection(self, at: int) -> str:
        s = self.s
        mode, slot = s.get(at, i.MODE_OF), s.get(at, i.SLOT)
        if mode == i.REF:
            return FIXED.get(slot) or self.letter(slot)
        if mode == i.REST:
            return f"what is left of {self.letter(slot)}{self.notes(s.ref(at, i.FITS))}"
        if mode in PICKED:
            return self.letter(slot) if slot in self.letters else self.picked(at)
        if mode == i.GROUP:
            return f"whatever is, at any moment, {self.described(at)}"
        if mode == i.OPPONENTS:
            return "every opponent"
        if mode == i.ACTIVE:
            return "the player whose turn it is"
        if mode in (i.MAIN, i.CONTROLLER, i.OWNER):
            of = self.selection(s.ref(at, i.OF))
            word = {i.MAIN: "main character", i.CONTROLLER: "controller", i.OWNER: "owner"}[mode]
            return f"the {word} of {of}"
        return super().selection(at)

    def amount(self, at: int) -> str:
        if self.s.kind(at) == i.THAT_MANY:
            return "as many as the step before touched"
        return super().amount(at)

    def zone(self, at: int) -> str:
        whose = self.s.ref(at, lay.WHOSE)
        if whose < 0:
            return super().zone(at)
        return f"the {ZONES.get(self.s.kind(at), 'zone')} of {self.selection(whose)}"


def steps(count: int) -> str:
    return "step" if count == 1 else f"{numbers.number(count)} steps"
