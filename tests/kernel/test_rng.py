"""Both generators give known numbers, spread evenly, and streams that tell nothing of one another."""

from hashlib import blake2b

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.errors import SetupError
from sandtable.kernel.rng import DICE, FastDice, TableDice, seed_bytes
from sandtable.kernel.state import PlainState

KEY = bytes(range(32))
TABLE_0 = [1250799394, 3673498180, 3288877986, 1146289823]
TABLE_1 = [3158746660, 3348314169, 2323235607, 3966027986]
TABLE_DIE = 5
FAST_1 = [3213896207, 1529896422, 3919722717, 1584961308]
FAST_LARGE = [749992193, 827621300, 3833031386, 2389749]
SEED = "ccfeb6400455d0b35884242525334c770b63a6d5c056043177e08facfabcda7e"


def words(dice, count):
    return [int(dice.word()) for _ in range(count)]


# ---- known answers: a change here makes every record in the world replay differently


def test_table_dice_known_answers():
    assert words(TableDice(KEY, 0), 4) == TABLE_0
    assert words(TableDice(KEY, 1), 4) == TABLE_1
    assert TableDice(KEY, 2).below(6) == TABLE_DIE


def test_table_dice_are_keyed_blake2b_over_event_and_block():
    def block(event, number):
        place = event.to_bytes(8, "little") + number.to_bytes(8, "little")
        digest = blake2b(place, key=KEY, person=DICE.encode()).digest()
        return [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 64, 4)]

    assert words(TableDice(KEY, 7), 48) == block(7, 0) + block(7, 1) + block(7, 2)


def test_fast_dice_are_xoshiro128_plus_plus():
    dice = FastDice(0)
    dice.a, dice.b, dice.c, dice.d = 1, 2, 3, 4
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295]
    assert words(dice, 8) == published


def test_fast_dice_known_answers():
    assert words(FastDice(1), 4) == FAST_1
    assert words(FastDice(2**62 + 5, 9), 4) == FAST_LARGE


def test_seeds_known_answers():
    assert seed_bytes("a race").hex() == SEED
    assert seed_bytes("00ff" * 16) == bytes.fromhex("00ff" * 16)


# ---- seeds


@pytest.mark.parametrize("seed", ["zz" * 32, " " * 2 + "0" * 62, "0" * 63 + "\u0663"])
def test_a_seed_of_64_characters_is_hexadecimal(seed):
    with pytest.raises(SetupError, match="64 characters but is not hexadecimal"):
        seed_bytes(seed)


def test_half_a_character_is_no_seed():
    with pytest.raises(SetupError, match="half a character"):
        seed_bytes("\ud800")


def test_words_of_any_length_are_a_seed():
    keys = {seed_bytes(seed) for seed in ("", "a", "b", "0" * 63, "0" * 65, "Würfel")}
    assert len(keys) == 6 and {len(key) for key in keys} == {32}


# ---- streams


def test_events_have_streams_of_their_own():
    streams = [tuple(words(TableDice(KEY, event), 8)) for event in range(200)]
    assert len({word for stream in streams for word in stream}) == 1600


def test_how_much_one_event_draws_does_not_matter_to_the_next():
    def second_event(drawn):
        s = PlainState(2, KEY, [], vec[i64]())
        words(s.dice(), drawn)
        return words(s.dice(), 5)

    assert second_event(0) == second_event(1) == second_event(500) == words(TableDice(KEY, 1), 5)


def test_search_has_other_dice_than_the_table():
    s = PlainState(2, KEY, [], vec[i64]())
    twin = s.determinize(0, 12)
    assert twin.key == b"" and words(twin.dice(), 5) == words(FastDice(12, 0), 5)
    assert words(s.determinize(0, 13).dice(), 5) != words(FastDice(12, 0), 5)


def test_seeds_and_events_of_the_fast_dice_differ():
    streams = {tuple(words(FastDice(seed, event), 3)) for seed in range(40) for event in range(40)}
    assert len(streams) == 1600


# ---- numbers from words

CHI_SQUARE = {2: 10.8, 3: 13.8, 6: 20.5, 24: 49.7, 52: 87.9}  # the 99.9 % points, by number of faces


def chi_square(counts, weights=None):
    weights = weights or [1] * len(counts)
    expected = [sum(counts) * weight / sum(weights) for weight in weights]
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected))


@pytest.mark.parametrize("kind", [TableDice, FastDice])
@pytest.mark.parametrize("faces", [2, 3, 6, 52])
def test_every_face_falls_as_often(kind, faces):
    dice = kind(KEY, 3) if kind is TableDice else kind(3)
    counts = [0] * faces
    for _ in range(400 * faces):
        counts[dice.below(faces)] += 1
    assert chi_square(counts) < CHI_SQUARE[faces]


def test_words_past_the_last_whole_multiple_are_drawn_again():
    faces = 3 << 30  # a quarter of all words would make low faces too likely
    dice, other = FastDice(5), FastDice(5)
    expected = [word for word in words(other, 400) if word < faces]
    assert [int(dice.below(faces)) for _ in range(200)] == expected[:200]


@pytest.mark.parametrize("faces", [0, -1, 2**32 + 1])
def test_a_die_has_faces(faces):
    with pytest.raises(ValueError, match="faces"):
        FastDice(1).below(faces)


def test_the_largest_and_the_smallest_die():
    assert FastDice(1).below(2**32) == FAST_1[0]
    assert {int(FastDice(seed).below(1)) for seed in range(20)} == {0}


def test_weights_are_kept():
    dice = FastDice(8)
    counts = [0] * 4
    for _ in range(6000):
        counts[dice.pick(vec[i64]([1, 0, 2, 3]))] += 1
    assert counts[1] == 0
    assert chi_square([counts[0], counts[2], counts[3]], [1, 2, 3]) < CHI_SQUARE[3]


def test_every_order_of_a_shuffle_is_as_likely():
    dice = TableDice(KEY, 4)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        items = vec[i64]([0, 1, 2, 3])
        dice.shuffle(items)
        order = tuple(int(x) for x in items)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24 and chi_square(list(counts.values())) < CHI_SQUARE[24]


def test_shuffling_nothing_and_one():
    for row in ([], [7]):
        items = vec[i64](row)
        FastDice(1).shuffle(items)
        assert list(items) == row
