"""A game's grammar: Lark makes the tables, strictly, and each production is kept by name to print with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from lark import Lark, Token
from lark.lexer import Lexer, PatternStr

from sandtable.cards.kept import kept
from sandtable.cards.tree import Child, Node

WORDS = "words"  # a quoted phrase of the grammar
OPEN = "open"  # a word of an open class, such as SUBTYPE
RULE = "rule"


class Symbol(NamedTuple):
    """One place of a production: a phrase, a word of an open class, or another rule."""

    kind: str
    name: str  # of the terminal or rule
    phrase: str  # as the grammar quotes it


class Production(NamedTuple):
    """One alternative of a rule; several may share a name, if their open places tell them apart."""

    name: str
    rule: str
    symbols: tuple[Symbol, ...]

    def places(self) -> list[Symbol]:
        """What a node of it holds: all but the quoted phrases."""
        return [symbol for symbol in self.symbols if symbol.kind != WORDS]

    def template(self) -> list[str]:
        """How it prints: its phrases, and a gap for each open place."""
        return [symbol.phrase if symbol.kind == WORDS else "" for symbol in self.symbols]


class Given(Lexer):
    """Hands the parser words that were cut before."""

    def __init__(self, _: object) -> None:
        pass

    def lex(self, tokens: Any) -> Iterator[Token]:  # type: ignore[override]  # the plain interface of Lark
        return iter(tokens)


class Trees:
    """Makes the nodes of trees; kept with the tables, so it holds nothing but words."""

    def __init__(self) -> None:
        self.phrases: dict[str, str] = {}  # of each terminal that the grammar quotes

    def __call__(self, name: object, parts: list[Child]) -> Node:
        """Keep what stands in the open places, and where it all stood."""
        phrases = self.phrases
        first, last = parts[0], parts[-1]
        return Node(
            str(name),
            [part for part in parts if isinstance(part, Node) or part.type not in phrases],
            first.at if isinstance(first, Node) else first.start_pos or 0,
            last.end if isinstance(last, Node) else last.end_pos or 0,
        )


def build(source: str, starts: Sequence[str]) -> Lark:
    """The tables of a grammar, and in them what makes its trees."""
    trees = Trees()
    made = Lark(
        source,
        parser="lalr",
        lexer=Given,
        strict=True,  # a conflict is an error, never a silent choice
        start=list(starts),
        maybe_placeholders=False,
        keep_all_tokens=True,
        tree_class=trees,
    )
    for terminal in made.terminals:
        if isinstance(terminal.pattern, PatternStr):
            trees.phrases[terminal.name] = terminal.pattern.value
    return made


class Grammar:
    """Strict LALR tables and the productions behind them; with a place to keep them they are made once."""

    def __init__(self, source: str, starts: Sequence[str], place: Path | None = None) -> None:
        self.starts = tuple(starts)
        if place is None:
            self.lark = build(source, starts)
        else:
            self.lark = kept(place, f"{self.starts} {source}", lambda: build(source, starts))
        trees: Any = self.lark.options.tree_class
        self.phrases: dict[str, str] = trees.phrases
        self.productions: list[Production] = []
        self.named: dict[str, list[Production]] = {}
        self.rules: dict[str, list[Production]] = {}
        self.passes: dict[str, list[str]] = {}  # rules that a rule can simply stand for
        for rule in self.lark.rules:
            origin = str(rule.origin.name)
            symbols = tuple([self._symbol(part) for part in rule.expansion])
            self.rules.setdefault(origin, [])
            self.passes.setdefault(origin, [])
            if rule.options.expand1 and rule.alias is None and len(symbols) == 1:
                if symbols[0].kind != RULE:
                    raise ValueError(f"{origin}: an alternative of one word needs a name")
                self.passes[origin].append(symbols[0].name)
                continue
            production = Production(str(rule.alias or origin), origin, symbols)
            if not symbols or production.name.startswith("_"):
                raise ValueError(f"{origin}: every alternative holds something and leaves a node; no *, no +")
            self.productions.append(production)
            self.named.setdefault(production.name, []).append(production)
            self.rules[origin].append(production)
        # productions that contain their own rule only make a list of it longer
        self.lists = {
            production.name: production.rule
            for production in self.productions
            if any(symbol.name == production.rule for symbol in production.symbols)
        }
        self.stands = {rule: self._stands(rule) for rule in self.rules}
        for name, alike in self.named.items():
            for number, one in enumerate(alike):
                for two in alike[:number]:
                    if one.template() != two.template() and self._alike(one, two):
                        raise ValueError(f"two productions are called {name}, and nothing tells them apart")

    def _stands(self, rule: str) -> frozenset[str]:
        """The rules that a rule can stand for, itself among them."""
        found = [rule]
        for one in found:
            found += [other for other in self.passes[one] if other not in found]
        return frozenset(found)

    def _alike(self, one: Production, two: Production) -> bool:
        """Whether a node could be of either production."""
        mine, theirs = one.places(), two.places()
        return len(mine) == len(theirs) and all(
            bool(self._inside(a) & self._inside(b)) for a, b in zip(mine, theirs)
        )

    def _inside(self, symbol: Symbol) -> set[str]:
        """What an open place may hold: productions by name, or a terminal."""
        if symbol.kind == OPEN:
            return {symbol.name}
        return {production.name for rule in self.stands[symbol.name] for production in self.rules[rule]}

    def production(self, node: Node) -> Production:
        """The production that a node was read by, and prints by."""
        alike = self.named[node.name]
        if len(alike) == 1:
            return alike[0]
        for production in alike:
            places = production.places()
            if len(places) == len(node.children) and all(map(self._holds, places, node.children)):
                return production
        raise ValueError(f"no production {node.name} has such parts: {node.outline()}")

    def _holds(self, symbol: Symbol, child: Child) -> bool:
        if not isinstance(child, Node):
            return symbol.kind == OPEN and child.type == symbol.name
        if symbol.kind != RULE:
            return False
        return any(production.rule in self.stands[symbol.name] for production in self.named[child.name])

    def _symbol(self, part: Any) -> Symbol:
        name = str(part.name)
        if not part.is_term:
            return Symbol(RULE, name, "")
        phrase = self.phrases.get(name)
        return Symbol(OPEN, name, "") if phrase is None else Symbol(WORDS, name, phrase)

    def parse(self, tokens: list[Token], start: str) -> Node:
        """The tree of the words; raises lark's UnexpectedToken."""
        tree: object = self.lark.parse(tokens, start=start)
        assert isinstance(tree, Node)
        return tree
