"""Pairs: icons, what is gained or had, Attack lines, arrays and dice; read and printed in their order."""

from __future__ import annotations

from typing import Final

from sandtable.cards.flat import Record
from sandtable.cards.productions import joined, spread
from sandtable.cards.source import Source
from sandtable.cards.tree import Child, Node, leaf, make
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import Draft

Pairs = list[tuple[int, int]]

MOST_ICONS: Final = 20
TOKENS: Final[frozenset[int]] = frozenset((i.MANA, i.SOUL, i.GEM))
COLOURS: Final[frozenset[int]] = frozenset(range(i.RED, i.STANDARD + 1))
PAYABLE: Final[frozenset[int]] = frozenset((*COLOURS, i.CP, i.EXHAUST_ICON, *TOKENS))
LOST: Final[frozenset[int]] = frozenset((*COLOURS, i.CP))
SHOVE_PARTS: Final = {"PUSH": i.PUSH_DAMAGE, "PULL": i.PULL_DAMAGE}
SHOVE_WORDS: Final = {number: word for word, number in SHOVE_PARTS.items()}
TYPED: Final = {i.WARD: "ward", i.IMMUNITY: "immunity", i.VULNERABILITY: "vulnerability"}
TRAITED: Final = {i.WALKER: "walker", i.UNMODDABLE: "unmoddable"}
# the parts of an Attack line in the order in which they stand
ORDER: Final = {
    i.SHAPE: 0, i.ATTACK_RNG: 1, i.ATTACK_STR: 2, i.HP_DAMAGE: 4, i.PUSH_DAMAGE: 5, i.PULL_DAMAGE: 6,
    i.IGNORES_COVER: 8, i.IGNORES_DEF: 8, i.IGNORES_FIGURES: 8, i.IGNORES_PENALTY: 8, i.IGNORES_GIFT: 8,
    i.BOOST_PLUS: 9, i.BOOST_TIMES: 9, i.LEAST_RNG: 10, i.NO_LOS: 11, i.ENEMIES_ONLY: 12,
    i.REMOVES_KILLED: 13, i.TARGETS_ONLY: 14,
}  # fmt: skip
# what keeps an Attack from its target, or makes it dearer: nothing else is looked at when one is chosen
IGNORED: Final[frozenset[int]] = frozenset((i.HOVER, i.STEALTH, i.INVISIBILITY, i.NON_COMBATANT))
ON_ATTACKS: Final[frozenset[int]] = frozenset(
    (i.SOUL_HARVESTING, i.PRECISE_STRIKE, i.PRECISE_SHOT, i.MARKSMAN)
)


def record(pairs: Pairs) -> Record:
    return Record([len(pairs), *[number for pair in pairs for number in pair]])


def numeral(number: int) -> Child:
    return leaf("INT", str(number))


def signed(number: int) -> Child:
    return leaf("SIGNED", f"{number:+d}")


# ---- icons


def icons(d: Draft, node: Node, allowed: frozenset[int] = PAYABLE) -> Pairs:
    """Icons in printed order, the same ones behind each other counted."""
    pairs: Pairs = []
    for one in spread(node, "icon_list"):
        icon = w.ICONS.number(one.word(0))
        if icon not in allowed:
            held = icon in TOKENS and allowed == LOST
            reason = f"{one.word(0)} lies on a card: say on which, 'this Character gains {one.word(0)}'"
            raise d.misfit(one, reason if held else f"{one.word(0)} has no place here", "DICE.11")
        if pairs and pairs[-1][0] == icon:
            pairs[-1] = (icon, pairs[-1][1] + 1)
        else:
            pairs.append((icon, 1))
    if sum(count for _, count in pairs) > MOST_ICONS:
        raise d.misfit(node, f"there are at most {MOST_ICONS} icons in a row")
    return pairs


def print_icons(pairs: Pairs) -> Node:
    out = [make("icon", leaf("ICON", w.ICONS.word(icon))) for icon, count in pairs for _ in range(count)]
    return joined("icon_list", out)


def one_of(d: Draft, node: Node) -> Pairs:
    """ "{G} or {R}": one die of any of these colours (R286)."""
    pairs: Pairs = []
    while True:
        last = not isinstance(node.children[-1], Node) or node.name not in ("dice_of", "either_icons")
        found = icons(d, node if last else node.node(0), COLOURS - {i.STANDARD})
        if sum(count for _, count in found) != 1 or found[0] in pairs:
            message = (
                "one die of several colors is gained so: gain {G} or {R}; else choose one: gain …; or gain …"
            )
            raise d.misfit(node, message, "R286")
        pairs += found
        if last:
            return pairs
        node = node.node(1)


def print_one_of(pairs: Pairs) -> Node:
    said = [print_icons([pair]) for pair in pairs]
    out = said.pop()
    while len(said) > 1:
        out = make("either_icons", said.pop(), out)
    return make("dice_of", said[0], out)


# ---- ranges and types


def span(node: Node) -> int:
    """RNG and D, or Move and D-Move, as one number."""
    if node.name == "straight":
        return int(node.word(0)) * i.RANGE
    number, diagonal = node.word(0).split("+D")
    return int(number) * i.RANGE + int(diagonal)


def print_span(number: int) -> Node:
    straight, diagonal = divmod(number, i.RANGE)
    if diagonal:
        return make("diagonal", leaf("RANGE", f"{straight}+D{diagonal}"))
    return make("straight", numeral(straight))


def kind_of(d: Draft, node: Node) -> int:
    """A type of Attack or damage, or an ability trait."""
    name = node.name
    if name == "t_kind":
        return w.KINDS.number(node.word(0))
    if name == "t_shove":
        return w.SHOVES.number(node.word(0))
    if name == "t_trait":
        return i.TRAIT_TYPE + ability_trait(d, node, node.word(0))
    return i.AOE if name == "t_aoe" else i.HP_TYPE


def print_kind(s: Source, number: int) -> Node:
    if number >= i.TRAIT_TYPE:
        return make("t_trait", leaf("TRAIT", traits.word(s.registry, number - i.TRAIT_TYPE)))
    if w.KINDS.means(number):
        return make("t_kind", leaf("KIND", w.KINDS.word(number)))
    if w.SHOVES.means(number):
        return make("t_shove", leaf("SHOVE", w.SHOVES.word(number)))
    return make("t_aoe" if number == i.AOE else "t_hp")


def ability_trait(d: Draft, node: Node, word: str) -> int:
    trait = traits.number(d.registry, word)
    if not traits.of_abilities(trait):
        raise d.misfit(node, f"{word!r} is a trait of cards, not of abilities", "TRAITA.1")
    return trait


def card_trait(d: Draft, node: Node, word: str) -> int:
    trait = traits.number(d.registry, word)
    if not traits.of_cards(trait):
        raise d.misfit(node, f"{word!r} is a trait of abilities, not of cards", "TRAITC.1")
    return trait


# ---- Keywords


def keyword(d: Draft, node: Node) -> tuple[int, int]:
    """A Keyword and what X stands for."""
    name = node.name
    if name == "kw":
        return w.KEYWORDS.number(node.word(0)), 0
    if name == "unmoddable_all":
        return i.UNMODDABLE, i.ALL_TRAITS
    if name == "any_destructible":  # is lost, with any number
        return i.DESTRUCTIBLE, 0
    kind = w.WITH_X.number(name)
    if kind in TYPED:
        return kind, kind_of(d, node.node(0))
    if kind == i.WALKER:
        return kind, ability_trait(d, node, node.word(0))
    if kind == i.UNMODDABLE:
        return kind, card_trait(d, node, node.word(0))
    if kind == i.PATROL:
        return kind, w.ROWS.number(node.word(0))
    number = int(node.word(0))
    if number == 0 or (kind == i.PRESENCE_X and number != 1):
        raise d.misfit(node, f"there is no {d.said(node)!r}", "KEYW.1")
    return kind, number


def print_keyword(s: Source, kind: int, x: int) -> Node:
    if w.KEYWORDS.means(kind):
        return make("kw", leaf("KEYWORD", w.KEYWORDS.word(kind)))
    if (kind, x) == (i.DESTRUCTIBLE, 0):
        return make("any_destructible")
    name = w.WITH_X.word(kind)
    if kind in TYPED:
        return make(name, print_kind(s, x))
    if kind == i.UNMODDABLE and x == i.ALL_TRAITS:
        return make("unmoddable_all")
    if kind in TRAITED:
        return make(name, leaf("TRAIT", traits.word(s.registry, x)))
    return make(name, leaf("ROW", w.ROWS.word(x)) if kind == i.PATROL else numeral(x))


def any_token(d: Draft, node: Node) -> Pairs:
    """One token of a kind, or more."""
    return [(w.TOKENS.number(node.name), 1)]


def print_any_token(pairs: Pairs) -> Node:
    return make(w.TOKENS.word(pairs[0][0]))


def lost(d: Draft, node: Node) -> tuple[int, int]:
    """A Keyword or Cover that is taken away."""
    if node.name not in ("cover", "cover_vs"):
        return keyword(d, node)
    if node.name == "cover_vs":
        raise d.misfit(node, "Cover is lost as a whole: 'lose Cover'", "COV.1")
    return i.COVER, 0


def print_lost(s: Source, kind: int, number: int) -> Node:
    return make("cover") if kind == i.COVER else print_keyword(s, kind, number)


# ---- what is gained or had


def boost(d: Draft, node: Node, word: str) -> tuple[int, int]:
    number = int(word[-1])
    if "+" in word:
        if number == 0:
            raise d.misfit(node, "Boost adds at least one die", "BOOST.1")
        return i.BOOST_PLUS, number
    if number != 2:
        raise d.misfit(node, "dice are doubled: Boostx2", "BOOST.2")
    return i.BOOST_TIMES, number


def print_boost(kind: int, number: int) -> Child:
    return leaf("BOOST", f"Boost+{number}" if kind == i.BOOST_PLUS else f"Boostx{number}")


def array(d: Draft, node: Node) -> Pairs:
    pairs = [(i.ARRAY_TYPE, w.MOVEMENTS.number(node.word(0))), (i.ARRAY_RANGE, span(node.node(1)))]
    if node.name == "array_dice":
        pairs += [(i.DIE + icon, count) for icon, count in icons(d, node.node(2), COLOURS)]
    return pairs


def print_array(pairs: Pairs) -> Node:
    parts: list[Child] = [leaf("MOVEMENT", w.MOVEMENTS.word(pairs[0][1])), print_span(pairs[1][1])]
    if len(pairs) == 2:
        return Node("array_plain", parts)
    return Node("array_dice", [*parts, print_icons([(kind - i.DIE, n) for kind, n in pairs[2:]])])


def gift(d: Draft, node: Node) -> Pairs:
    """A change of numbers, a Keyword, Cover, DR, Boost, an array or Presence."""
    name = node.name
    if name == "change":
        return [(w.STATS.number(node.node(1).name), int(node.word(0)))]
    if name == "change_down_to":
        stat, change, floor = w.STATS.number(node.node(1).name), int(node.word(0)), int(node.word(2))
        if stat not in (i.MOVE_VALUE, i.COST_STAT) or change >= 0 or floor < 1:
            message = (
                "Move and cost are lessened down to so much: -1 Move, to no less than 1; all else down to 0"
            )
            raise d.misfit(node, message, "R292")
        return [(stat, change), (i.FLOOR, floor)]
    if name in ("cover", "cover_vs"):
        return [(i.COVER, w.KINDS.number(node.word(0)) if name == "cover_vs" else 0)]
    if name == "boost":
        return [boost(d, node, node.word(0))]
    if name in ("dr", "dr_vs"):
        more: Pairs = [(i.VS, kind_of(d, node.node(1)))] if name == "dr_vs" else []
        if (i.VS, i.PULL) in more:  # beside a DR vs PUSH it would count twice
            message = (
                f"PULL is treated like PUSH: 'DR {node.word(0)} vs PUSH' holds against both, and is said once"
            )
            raise d.misfit(node, message, "R55")
        return [(i.DR, int(node.word(0))), *more]
    if name == "array":
        return array(d, node.node(0))
    if name == "presence":
        if int(node.word(0)) > 2:
            raise d.misfit(node, "Presence is 0, 1 or 2", "R154")
        return [(i.PRESENCE, int(node.word(0)))]
    if name == "more_presence":
        return [(i.MORE_PRESENCE, int(node.word(0)))]
    return [keyword(d, node)]


def print_gift(s: Source, pairs: Pairs) -> Node:
    kind, number = pairs[0]
    if w.STATS.means(kind):
        if len(pairs) > 1:
            return make("change_down_to", signed(number), print_stat(kind), numeral(pairs[1][1]))
        return make("change", signed(number), print_stat(kind))
    if kind == i.COVER:
        return make("cover_vs", leaf("KIND", w.KINDS.word(number))) if number else make("cover")
    if kind in (i.BOOST_PLUS, i.BOOST_TIMES):
        return make("boost", print_boost(kind, number))
    if kind == i.DR:
        return (
            make("dr_vs", numeral(number), print_kind(s, pairs[1][1]))
            if len(pairs) > 1
            else make("dr", numeral(number))
        )
    if kind == i.ARRAY_TYPE:
        return make("array", print_array(pairs))
    if kind == i.PRESENCE:
        return make("presence", numeral(number))
    if kind == i.MORE_PRESENCE:
        return make("more_presence", signed(number))
    return print_keyword(s, kind, number)


def print_stat(kind: int) -> Node:
    name = w.STATS.word(kind)
    return make(name, leaf("POINTS", "Move")) if kind == i.MOVE_VALUE else make(name)


# ---- moving and making Attacks


def moving(d: Draft, node: Node) -> Pairs:
    name = node.name
    if name == "as_type":
        return [(i.AS_TYPE, w.MOVEMENTS.number(node.word(0)))]
    if name == "with_boost":
        return [boost(d, node, node.word(0))]
    if name == "without_dice":
        return [(i.NO_DICE, 1)]
    if name in ("up_to_square", "up_to_squares"):
        if int(node.word(0)) == 0:
            raise d.misfit(node, "a [Move] is of at least one square", "MOVE.2")
        return [(i.ONLY_POINTS, int(node.word(0)))]
    if name == "up_to_as":
        if int(node.word(1)) == 0:
            raise d.misfit(node, "a [Move] is of at least one square", "MOVE.2")
        return [(i.ONLY_POINTS, int(node.word(1))), (i.AS_TYPE, w.MOVEMENTS.number(node.word(0)))]
    pairs = [(i.MOVE_VALUE, int(node.word(0)))]
    if name == "with_move_as":
        pairs.append((i.AS_TYPE, w.MOVEMENTS.number(node.word(2))))
    return pairs


def print_moving(pairs: Pairs) -> Node:
    kind, number = pairs[0]
    if kind == i.AS_TYPE:
        return make("as_type", leaf("MOVEMENT", w.MOVEMENTS.word(number)))
    if kind == i.NO_DICE:
        return make("without_dice")
    if kind == i.ONLY_POINTS and len(pairs) > 1:
        return make("up_to_as", leaf("MOVEMENT", w.MOVEMENTS.word(pairs[1][1])), numeral(number))
    if kind == i.ONLY_POINTS:
        return make("up_to_square" if number == 1 else "up_to_squares", numeral(number))
    if kind != i.MOVE_VALUE:
        return make("with_boost", print_boost(kind, number))
    if len(pairs) == 1:
        return make("with_move", signed(number), leaf("POINTS", "Move"))
    kind_word = leaf("MOVEMENT", w.MOVEMENTS.word(pairs[1][1]))
    return make("with_move_as", signed(number), leaf("POINTS", "Move"), kind_word)


# ---- Attack lines


def attack_kind(word: str) -> int:
    """MELEE, RANGED, or 0 for either."""
    return w.ATTACKS.number(word) - i.ATTACKS


def attack_type(number: int) -> int:
    """MELEE, RANGED or AOE of a noun for Attacks, or 0 for any."""
    return i.AOE if number == i.AOE_ATTACKS else number - i.ATTACKS


def attacks_of_type(kind: int) -> int:
    """And back."""
    return i.AOE_ATTACKS if kind == i.AOE else kind + i.ATTACKS


def attack_word(kind: int) -> str:
    return w.ATTACKS.word(kind + i.ATTACKS)


def attack_line(d: Draft, node: Node) -> Pairs:
    """The parts of an Attack: each once, in order, its kind named (ATK.1)."""
    kind = attack_kind(node.word(0))
    if kind not in (i.MELEE, i.RANGED):
        raise d.misfit(node, "an Attack line says whether it is Melee or Ranged", "ATK.1")
    pairs: Pairs = [(i.ATTACK_KIND, kind)]
    last = -1
    for one in spread(node.node(1), "part_list"):
        added = attack_part(d, one)
        place = ORDER.get(added[0][0], 3 if added[0][0] < i.ATTACK_KIND else 7)
        if place < last or (place == last and place not in (7, 8, 9)):
            message = "each part stands once: area, RNG, STR, dice, damage, Keywords, ignores, Boost"
            raise d.misfit(one, message, "ATK.1")
        last = place
        pairs += added
    kinds = {pair[0] for pair in pairs}
    hits = kinds & {i.HP_DAMAGE, i.PUSH_DAMAGE, i.PULL_DAMAGE}
    own = {pair[0] for pair in pairs if pair[0] in hits and pair[1] != i.NO_STR}
    if i.ATTACK_RNG not in kinds or not hits:
        raise d.misfit(node, "an Attack has RNG and at least one kind of damage: HP, PUSH or PULL", "ATK.1")
    if (i.ATTACK_STR in kinds) != (not own) or (own and own != hits):
        raise d.misfit(node, "an Attack has one STR, or one for each kind of damage", "R56")
    if {i.SHAPE, i.LEAST_RNG} <= kinds:
        raise d.misfit(node, "an area has no Character as its target that could be too near", "AOE.1")
    if i.NO_LOS in kinds and {(i.SHAPE, i.LINE), (i.SHAPE, i.CONE)} & set(pairs):
        raise d.misfit(node, "a Direct Line or Cone is not asked for LOS anyway", "R58")
    if i.REMOVES_KILLED in kinds and i.HP_DAMAGE not in kinds:
        raise d.misfit(node, "an Attack that deals no HP damage kills nobody", "KILL.3")
    if i.ENEMIES_ONLY in kinds and i.SHAPE not in kinds:
        raise d.misfit(node, "an Attack without an area hits its target alone, which is an enemy", "R254")
    of_no_use(d, node, kind, pairs)
    if {i.PUSH_DAMAGE, i.PULL_DAMAGE} <= kinds:
        raise d.misfit(node, "an Attack pushes or pulls, not both", "R56")
    d.flags |= i.HAS_ATTACK
    return pairs


def of_no_use(d: Draft, node: Node, kind: int, pairs: Pairs) -> None:
    """What an Attack of this kind, or of this shape, would never do."""
    kinds = {pair[0] for pair in pairs}
    if kind == i.MELEE and i.PRECISE_SHOT in kinds:
        raise d.misfit(
            node, "Precise Shot is for Ranged Attacks: of a Melee Attack say Precise Strike", "KW.PRECSHOT"
        )
    if kind == i.RANGED and i.PRECISE_STRIKE in kinds:
        raise d.misfit(
            node, "Precise Strike is for Melee Attacks: of a Ranged Attack say Precise Shot", "KW.PRECSTRIKE"
        )
    if i.MARKSMAN in kinds and (kind == i.MELEE or {(i.SHAPE, i.LINE), (i.SHAPE, i.CONE)} & set(pairs)):
        message = (
            "Marksman is for the LOS of Ranged Attacks; Melee Attacks, Direct Lines and Cones ask for none"
        )
        raise d.misfit(node, message, "KW.MARKSMAN")
    if {(i.SHAPE, i.LINE), (i.ATTACK_RNG, 0)} <= set(pairs):
        raise d.misfit(node, "a Direct Line of RNG 0 has no squares: RNG 1 or more", "AOE.LINE")


def attack_part(d: Draft, node: Node) -> Pairs:
    name = node.name
    if name in w.SHAPES:
        if name == "p_blast" and node.word(0) != "3x3":
            raise d.misfit(node, "the square area is 3x3", "AOE.3X3")
        return [(i.SHAPE, w.SHAPES.number(name))]
    if name == "p_rng":
        return [(i.ATTACK_RNG, span(node.node(0)))]
    if name == "p_no_los":
        return [(i.NO_LOS, 1)]
    if name == "p_enemies":
        return [(i.ENEMIES_ONLY, 1)]
    if name == "p_removes":
        return [(i.REMOVES_KILLED, 1)]
    if name == "p_least":
        return [(i.LEAST_RNG, span(node.node(0)))]
    if name == "p_str":
        return [(i.ATTACK_STR, int(node.word(0)))]
    if name == "p_dice":
        return [(i.DIE + icon, count) for icon, count in icons(d, node.node(0), COLOURS)]
    if name in ("p_hp", "p_hp_str"):
        return [(i.HP_DAMAGE, int(node.word(0)) if name == "p_hp_str" else i.NO_STR)]
    if name in ("p_shove", "p_shove_str"):
        return [(SHOVE_PARTS[node.word(0)], int(node.word(1)) if name == "p_shove_str" else i.NO_STR)]
    if name == "p_ignores":
        return [ignored(d, node.node(0))]
    if name == "p_boost":
        return [boost(d, node, node.word(0))]
    found = keyword(d, node.node(0))
    if found[0] not in ON_ATTACKS:
        raise d.misfit(node, f"{d.said(node)!r} belongs to a Character, not to an Attack", "KW.SOULHARVEST")
    return [found]


def print_attack(s: Source, pairs: Pairs) -> list[Child]:
    """The word for its kind, and its parts."""
    parts: list[Node] = []
    dice: Pairs = []
    for kind, number in pairs[1:]:
        if kind == i.TARGETS_ONLY:
            continue
        if i.DIE < kind < i.ATTACK_KIND:
            dice.append((kind - i.DIE, number))
            continue
        if dice:
            parts.append(make("p_dice", print_icons(dice)))
            dice = []
        parts.append(print_part(s, kind, number))
    if dice:
        parts.append(make("p_dice", print_icons(dice)))
    return [leaf("ATTACK", attack_word(pairs[0][1])), joined("part_list", parts)]


def print_part(s: Source, kind: int, number: int) -> Node:
    if kind == i.SHAPE:
        return make(w.SHAPES.word(number), *([leaf("DIM", "3x3")] if number == i.BLAST else []))
    if kind == i.ATTACK_RNG:
        return make("p_rng", print_span(number))
    if kind == i.NO_LOS:
        return make("p_no_los")
    if kind == i.ENEMIES_ONLY:
        return make("p_enemies")
    if kind == i.REMOVES_KILLED:
        return make("p_removes")
    if kind == i.LEAST_RNG:
        return make("p_least", print_span(number))
    if kind == i.ATTACK_STR:
        return make("p_str", numeral(number))
    if kind == i.HP_DAMAGE:
        return make("p_hp") if number == i.NO_STR else make("p_hp_str", numeral(number))
    if kind in SHOVE_WORDS:
        word = leaf("SHOVE", SHOVE_WORDS[kind])
        return make("p_shove", word) if number == i.NO_STR else make("p_shove_str", word, numeral(number))
    if kind in (i.BOOST_PLUS, i.BOOST_TIMES):
        return make("p_boost", print_boost(kind, number))
    if kind in ORDER:
        return make("p_ignores", print_ignored(s, kind, number))
    return make("p_kw", print_keyword(s, kind, number))


def ignored(d: Draft, node: Node) -> tuple[int, int]:
    """What an Attack or a Character takes no notice of."""
    name = node.name
    if name == "i_kw":
        kind, x = keyword(d, node.node(0))
        if x or kind not in IGNORED:
            message = "an Attack ignores Hover, Stealth, Invisibility or Non-Combatant of its target"
            raise d.misfit(node, message, "KW.FEROCIOUS")
        return i.IGNORES_GIFT, kind
    if name == "i_penalty":
        return i.IGNORES_PENALTY, ability_trait(d, node, node.word(0))
    if name in ("i_def_type", "i_def_trait"):
        kind = traits.def_number(d.registry, node.word(0))
        if kind == 0:
            raise d.misfit(node, f"{node.word(0)!r} is no trait of a DEF", "DEF.1")
        return i.IGNORES_DEF, kind
    return {"i_cover": i.IGNORES_COVER, "i_def": i.IGNORES_DEF, "i_figures": i.IGNORES_FIGURES}[name], 0


def print_ignored(s: Source, kind: int, number: int) -> Node:
    if kind == i.IGNORES_GIFT:
        return make("i_kw", print_keyword(s, number, 0))
    if kind == i.IGNORES_PENALTY:
        return make("i_penalty", leaf("TRAIT", traits.word(s.registry, number)))
    if kind == i.IGNORES_DEF and number:
        known = "DEFTYPE" if number < i.TRAIT_TYPE else "TRAIT"
        said = leaf(known, traits.def_word(s.registry, number))
        return make("i_def_type" if number < i.TRAIT_TYPE else "i_def_trait", said)
    if kind == i.IGNORES_DEF:
        return make("i_def")
    return make("i_cover" if kind == i.IGNORES_COVER else "i_figures")
