"""A program in words: what an engine will do, one row a line, for whoever writes cards."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from sandtable.cards import operands as kinds
from sandtable.cards.program import layout as lay
from sandtable.cards.reader import Language
from sandtable.cards.source import Source
from sandtable.cards.tree import Node
from sandtable.cards.writer import units

FIELDS: Final = ((lay.WHO, "who"), (lay.A, "a"), (lay.B, "b"), (lay.C, "c"))


S = TypeVar("S", bound=Source)


class Listing(Generic[S]):
    """One program on its way to the screen; a language says what its own numbers are called."""

    LINKS: ClassVar[dict[int, str]] = {}  # how a row hangs on the one before
    OPS: ClassVar[dict[int, str]] = {}  # what an instruction is called
    OPERANDS: ClassVar[dict[int, dict[int, int]]] = {}  # and what each of its fields holds

    def __init__(self, s: S, language: Language) -> None:
        self.s = s
        self.language = language
        self.lines: list[str] = []

    # ---- a language writes these

    def header(self, at: int, indent: int) -> None:
        """One ability, from its header on."""
        raise NotImplementedError

    def operand(self, pc: int, field: int, kind: int) -> str:
        raise NotImplementedError

    def duration(self, at: int) -> str:
        raise NotImplementedError

    # ---- a language may leave these as they are

    def name(self, op: int) -> str:
        return self.OPS[op]

    def kind(self, op: int, field: int) -> int:
        """What a field of an instruction holds."""
        return self.OPERANDS[op][field]

    def given(self, pc: int) -> list[int]:
        """The headers of the abilities that a row gives."""
        return []

    # ---- and these follow

    def listed(self) -> list[str]:
        self.header(0, 0)
        return self.lines

    def words(self, node: Node) -> str:
        """A piece of tree as it would be printed, without the capital of a line."""
        first = units(self.language.grammar, self.language.style, node)[0]
        text = self.language.write(node)
        return text[0].lower() + text[1:] if first.text[0].islower() or first.terminal == "NUM" else text

    def add(self, key: str, text: str, indent: int) -> None:
        self.lines.append(f"{'  ' * indent}{key:<10}{text}".rstrip())

    def link(self, pc: int) -> str:
        return self.LINKS.get(self.s.get(pc, lay.LINK), "")

    def rows(self, pc: int, indent: int) -> None:
        start = pc
        while True:
            op = self.s.get(pc, lay.OP)
            link = self.link(pc)
            parts = [f"{self.name(op)} ({link})" if link else self.name(op), *self.operands(pc)]
            self.add(f"{(pc - start) // lay.ROW:>3}", "  ".join(parts), indent)
            for header in self.given(pc):
                self.header(header, indent + 2)
            if op == lay.END:
                return
            pc += lay.ROW

    def operands(self, pc: int) -> list[str]:
        out: list[str] = []
        for field, label in FIELDS:
            text = self.held(pc, field)
            if text:
                skips = self.kind(self.s.get(pc, lay.OP), field) == kinds.SKIP
                out.append(text if skips else f"{label}: {text}")
        lasts = self.s.ref(pc, lay.LASTS)
        if lasts >= 0:
            out.append(f"lasts: {self.duration(lasts)}")
        return out

    def held(self, pc: int, field: int) -> str:
        """What a field of a row holds, if it holds anything."""
        kind, number = self.kind(self.s.get(pc, lay.OP), field), self.s.get(pc, field)
        if kind == kinds.NONE or number == 0:
            return ""
        if kind == kinds.SKIP:
            return f"else on {'+' if number > 0 else ''}{number // lay.ROW}"
        return str(number) if kind == kinds.NUMBER else self.operand(pc, field, kind)
