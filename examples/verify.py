"""Were the dice of a finished game really nobody's choice? Needs a record and Python, nothing of ours.

python examples/verify.py game.record

The house published Commit before the game. Then every seat was bound to a part (none: "") by Commit1, Commit2
and so on, and only when all were, parts were opened. So Commit must be the hash of Server, each seat's commit
that of its part, and Seed the hash of them all. In a record of Scalar every die is drawn again and compared.
By the former scheme, 1, seats were not bound: whoever knew Server and sent his part last could choose it.
"""

import re
import sys
from hashlib import blake2b, sha256

SIDES = {"T": 4, "C": 6, "O": 8, "P": 10, "D": 12, "I": 20}
BATTLE = [*"0123456789", "dp", "sw", "ev", "in", "sd"]  # the five effects are on two faces each
PAIRS = [(a, d) for a in BATTLE for d in BATTLE for _ in range(len(a) * len(d))]
DIE = re.compile(r"([TCOPDI]?)=(\d+)|\((\w+)[^,]*,(\w+)[^)]*\)|!([AMER])|(\d)-(\d)")


def hashed(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def below(seed: str, event: int, n: int) -> int:
    """The number that chance event number `event` gives, from 0 to n-1, all equally likely."""
    for block in range(1 << 32):
        place = event.to_bytes(8, "little") + block.to_bytes(8, "little")
        stream = blake2b(place, key=bytes.fromhex(seed), person=b"sandtable dice 1").digest()
        for word in (int.from_bytes(stream[k : k + 4], "little") for k in range(0, 64, 4)):
            if word < (1 << 32) - (1 << 32) % n:
                return word % n
    raise AssertionError


with open(sys.argv[1], encoding="utf-8") as file:
    headers, _, turns = file.read().partition("\n\n")
head = dict(re.findall(r'^\[(\w+) "(.*)"\]$', headers, re.MULTILINE))
if not {"Commit", "Server", "Seed"} <= head.keys():
    sys.exit("NOT SAID: this record does not tell where its seed is from")
scheme = head.get("Scheme", "1")
parts = [head[f"Part{seat}"] for seat in range(1, 9) if f"Part{seat}" in head]
seed = hashed(f"sandtable seed {scheme}", head["Server"], *parts)
if scheme not in ("1", "2"):
    sys.exit(f"NOT KNOWN: a seed of scheme {scheme}")
if sha256(bytes.fromhex(head["Server"])).hexdigest() != head["Commit"]:
    sys.exit("NOT TRUE: Commit is not the hash of Server")
if seed != head["Seed"]:
    sys.exit("NOT TRUE: Seed is not the hash of Server and the parts")
for seat, part in enumerate(parts if scheme == "2" else [], 1):
    bound = hashed("sandtable part 2", head["Commit"], head["Promise"], str(seat), part) if part else ""
    if head.get(f"Commit{seat}") != bound:
        sys.exit(f"NOT TRUE: Part{seat} is not what Commit{seat} bound the seat to")
dice = list(DIE.finditer(head.get("Init", "") + turns)) if head["Game"] == "scalar" else []
for event, found in enumerate(dice):
    kind, value, attacker, defender, core, one, two = found.groups()
    if value:
        sides = SIDES[kind or head["Start"].partition("?roll:")[2][0]]
        true = int(value) == below(seed, event, sides) + 1
    elif attacker:
        true = (attacker, defender) == PAIRS[below(seed, event, len(PAIRS))]
    elif core:
        true = core == "AMER"[below(seed, event, 4)]
    else:
        true = (int(one) - 1) * 6 + int(two) - 1 == below(seed, event, 36)
    if not true:
        sys.exit(f"NOT TRUE: die {event + 1}, {found.group()}, is not what the seed gives")
print(f"true: Commit, Seed and {len(dice)} dice")
if scheme == "1":
    print("but by the former scheme: a host who also played could have chosen his part last")
elif int(head["Promise"]) > 1:
    print(f"but promise {head['Promise']}: as many before it, less one, came to nothing")
