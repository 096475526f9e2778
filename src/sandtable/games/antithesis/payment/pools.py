"""Which dice make a Dice Pool (DICE.8 to DICE.10, R19), and which may be added to a [Move] or an Attack.

Dice are counted by what they show: `counts[die]` of `player_columns.die`. A pool is minimal if no die of
it can be left out. Minimal pools are all that is offered, die by die in ascending order; a surplus is
named apart.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis.table import player_columns as their

_SUMS: Final = (1 << 60) - 1  # sums that are kept, as bits


def bank(players: vec[i64], player: i64) -> vec[i64]:
    """The dice of a player, by what they show."""
    start = player * their.WIDTH + their.BANK
    return players[start : start + their.DICE]


def with_die(counts: vec[i64], die: i64, more: i64) -> vec[i64]:
    out = counts[:]
    out[die] += more
    return out


def size(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def total(counts: vec[i64]) -> i64:
    """The Pip Values together."""
    out: i64 = 0
    die: i64 = 0
    while die < their.DICE:
        out += counts[die] * their.pips_of(die)
        die += 1
    return out


def of_colour(counts: vec[i64], colour: i64) -> i64:
    out: i64 = 0
    die = colour * their.PIPS
    while die < (colour + 1) * their.PIPS:
        out += counts[die]
        die += 1
    return out


# ---- Dice Costs


def matched(counts: vec[i64], icons: vec[i64]) -> bool:
    """Every die icon has a die of its own (DICE.10)."""
    wanted: i64 = icons[their.STANDARD]
    colour: i64 = 0
    while colour < their.COLOURS:
        if of_colour(counts, colour) < icons[colour]:
            return False
        wanted += icons[colour]
        colour += 1
    return size(counts) >= wanted


def pays(counts: vec[i64], number: i64, icons: vec[i64]) -> bool:
    """Whether these dice are a legal Dice Pool."""
    return total(counts) >= number and matched(counts, icons)


def is_minimal(counts: vec[i64], number: i64, icons: vec[i64]) -> bool:
    """A legal pool of which no die can be left out."""
    if not pays(counts, number, icons):
        return False
    less = counts[:]
    die: i64 = 0
    while die < their.DICE:
        if less[die] > 0:
            less[die] -= 1
            if pays(less, number, icons):
                return False
            less[die] += 1
        die += 1
    return True


def leads_on(taken: vec[i64], left: vec[i64], die: i64, number: i64, icons: vec[i64]) -> bool:
    """Whether one more die leads to a minimal pool, with dice from this one on."""
    now = with_die(taken, die, 1)
    if pays(now, number, icons):
        return is_minimal(now, number, icons)
    return completable(now, with_die(left, die, -1), die, number, icons)


def completable(taken: vec[i64], left: vec[i64], floor: i64, number: i64, icons: vec[i64]) -> bool:
    """Whether dice from `floor` on make what is taken a minimal pool.

    In a minimal pool there are just as many dice as icons; or each die is there for its icon (its colour
    has no more dice than icons) or for its pips (the sum without it is too small). So: for every choice
    of colours that have just their icons, and for the least pips of any other die, is there a sum from
    the number up to just below the number plus these?
    """
    wanted: i64 = 0
    for count in icons:
        wanted += count
    if total(taken) + total(left) < number or size(taken) + size(left) < wanted:
        return False
    enough = (_SUMS >> number) << number
    if wanted > 0 and sums_with(taken, left, floor, icons, 0, 1, wanted)[wanted] & enough != 0:
        return True
    exact: i64 = 0
    while exact < 1 << their.COLOURS:
        if only_icons(exact, icons):
            shown = shows(taken, left, floor, exact)
            smallest_taken = shows(taken, left, their.DICE, exact)
            least: i64 = 1
            while least <= their.PIPS:
                # without a die that shows just this, one more pip leaves the same dice and more sums
                if (shown >> least) & 1 == 1 or least == their.PIPS:
                    sums = sums_with(taken, left, floor, icons, exact, least, wanted)
                    window = enough & ((1 << (number + least)) - 1)
                    if (sums[wanted] | sums[wanted + 1]) & window != 0:
                        return True
                if (smallest_taken >> least) & 1 == 1:
                    break  # it has to stay, and shows no more
                least += 1
        exact += 1
    return False


def only_icons(exact: i64, icons: vec[i64]) -> bool:
    """Only a colour with icons can have just as many dice."""
    colour: i64 = 0
    while colour < their.COLOURS:
        if (exact >> colour) & 1 == 1 and icons[colour] == 0:
            return False
        colour += 1
    return True


def shows(taken: vec[i64], left: vec[i64], floor: i64, exact: i64) -> i64:
    """The Pip Values, as bits, of dice that are taken or left from `floor` on, of colours not in `exact`."""
    out: i64 = 0
    die: i64 = 0
    while die < their.DICE:
        if taken[die] > 0 or (die >= floor and left[die] > 0):
            if (exact >> their.colour_of(die)) & 1 == 0:
                out |= 1 << their.pips_of(die)
        die += 1
    return out


def sums_with(
    taken: vec[i64], left: vec[i64], floor: i64, icons: vec[i64], exact: i64, least: i64, wanted: i64
) -> vec[i64]:
    """The sums that can be made with k dice, as bits, for every k up to one more than are wanted, which
    stands for all that are more: colours of `exact` have just their icons, the dice of all others show
    `least`. No die that is taken shows less.
    """
    sums = vec[i64]([0] * (wanted + 2))
    sums[0] = 1
    first = True
    colour: i64 = 0
    while colour < their.COLOURS:
        if icons[colour] > 0:
            just = (exact >> colour) & 1 == 1
            row = vec[i64]([0] * (wanted + 2))
            row[0] = 1
            smallest_die = least
            most = wanted + 1
            if just:
                smallest_die = 1
                most = icons[colour]
            add_colour(row, taken, left, floor, colour, smallest_die, wanted)
            sums = (
                between(row, icons[colour], most) if first else joined(sums, row, icons[colour], most, wanted)
            )
            first = False
        colour += 1
    colour = 0
    while colour < their.COLOURS:
        if icons[colour] == 0:
            add_colour(sums, taken, left, floor, colour, least, wanted)
        colour += 1
    return sums


def add_colour(
    sums: vec[i64], taken: vec[i64], left: vec[i64], floor: i64, colour: i64, least: i64, wanted: i64
) -> None:
    """Put the dice of one colour to sums: those that are taken, and any of those left that show enough."""
    die = colour * their.PIPS
    end = die + their.PIPS
    pips: i64 = 0
    while die < end:
        pips += 1
        many = taken[die]
        while many > 0:
            sums[wanted + 1] = ((sums[wanted + 1] | sums[wanted]) << pips) & _SUMS
            k: i64 = wanted
            while k > 0:
                sums[k] = (sums[k - 1] << pips) & _SUMS
                k -= 1
            sums[0] = 0
            many -= 1
        if die >= floor and pips >= least:
            many = left[die]
            while many > 0:
                sums[wanted + 1] |= ((sums[wanted + 1] | sums[wanted]) << pips) & _SUMS
                k = wanted
                while k > 0:
                    sums[k] |= (sums[k - 1] << pips) & _SUMS
                    k -= 1
                many -= 1
        die += 1


def between(row: vec[i64], fewest: i64, most: i64) -> vec[i64]:
    """The sums that are made with so many dice at least and at most; the row itself is changed."""
    k: i64 = 0
    while k < len(row):
        if k < fewest or k > most:
            row[k] = 0
        k += 1
    return row


def joined(sums: vec[i64], row: vec[i64], fewest: i64, most: i64, wanted: i64) -> vec[i64]:
    """The sums with one more colour, of which so many dice are taken."""
    out = vec[i64]([0] * (wanted + 2))
    j = fewest
    while j <= most and j <= wanted + 1:
        bits = row[j]
        pips: i64 = 0
        while bits >> pips != 0:
            if (bits >> pips) & 1 == 1:
                k: i64 = 0
                while k < wanted + 2:
                    to = min(k + j, wanted + 1)
                    out[to] |= (sums[k] << pips) & _SUMS
                    k += 1
            pips += 1
        j += 1
    return out


# ---- icons of an ability cost


def without_icons(counts: vec[i64], icons: vec[i64], pool: vec[i64]) -> vec[i64]:
    """What is left for a pool when die icons take the smallest dice they can; nothing if they cannot."""
    out = counts[:]
    colour: i64 = 0
    while colour < their.COLOURS:
        count = icons[colour]
        while count > 0:
            die = smallest(out, colour)
            if die < 0:
                return vec[i64]()
            out[die] -= 1
            count -= 1
        colour += 1
    count = icons[their.STANDARD]
    while count > 0:
        best: i64 = -1
        colour = 0
        while colour < their.COLOURS:
            die = smallest(out, colour)
            spare = of_colour(out, colour) > pool[colour]
            if die >= 0 and spare and (best < 0 or their.pips_of(die) < their.pips_of(best)):
                best = die
            colour += 1
        if best < 0:
            return vec[i64]()
        out[best] -= 1
        count -= 1
    return out


def smallest(counts: vec[i64], colour: i64) -> i64:
    die = colour * their.PIPS
    while die < (colour + 1) * their.PIPS:
        if counts[die] > 0:
            return die
        die += 1
    return -1


def can_pay(counts: vec[i64], icons: vec[i64], number: i64, pool: vec[i64]) -> bool:
    """Whether a bank can pay the icons of an ability and a Dice Cost besides; no die pays twice (R155)."""
    left = without_icons(counts, icons, pool)
    return len(left) > 0 and pays(left, number, pool)


# ---- dice added to a [Move] or an Attack


def fits_icons(counts: vec[i64], icons: vec[i64], boost: i64) -> bool:
    """At most one die an icon, of its colour (MDICE.1, R57); Boost+1 is one more of a colour that the ability
    takes (R35).
    """
    over: i64 = 0
    colour: i64 = 0
    while colour < their.COLOURS:
        count = of_colour(counts, colour)
        if count > 0 and icons[colour] == 0 and icons[their.STANDARD] == 0:
            return False
        if count > icons[colour]:
            over += count - icons[colour]
        colour += 1
    return over <= icons[their.STANDARD] + boost
