#!/usr/bin/env python3
"""Writes vectors/draws.json: lists and seeds with their roots, proofs and winners, from the rules' text alone.

Independent of the code in Solidity and TypeScript, which are both tested on it: winners are taken out of a shrinking
list here, so there is nothing drawn to walk past, and the tree is a definition that calls itself. Keccak is written out
from FIPS 202 with the padding of 2011.

Each list is derived: row i has h = keccak256(abi.encode(bytes32 list, uint256 i)), the account is the last 20 bytes of
h, the weight keccak256(h) modulo `bound`; where `whale` is not null, row `whale` weighs 9,999 times all others together
instead. Rows without weight are left out, the rest is sorted by account and numbered from 0.
`winners` are indexes by place, `proof` is the one of the entrant `proven`.
Run: python3 packages/domain/scripts/draw-vectors.py
"""

import json
import random
from functools import cache
from pathlib import Path

LISTS = 1_000
TOKEN = 10**18

# ---------------------------------------------------------------- Keccak-256

MASK = (1 << 64) - 1


def constants():
    register = 1
    for _ in range(24):
        value = 0
        for j in range(7):
            value |= (register & 1) << ((1 << j) - 1)
            register = (register << 1) ^ (0x171 if register & 0x80 else 0)
        yield value


def path_of_rho_and_pi():
    """Where each lane goes and how far it turns, from (1, 0) on."""
    x, y = 1, 0
    for t in range(24):
        yield (x, y), (y, (2 * x + 3 * y) % 5), ((t + 1) * (t + 2) // 2) % 64
        x, y = y, (2 * x + 3 * y) % 5


CONSTANTS = list(constants())
PATH = [(x + 5 * y, u + 5 * v, turn) for (x, y), (u, v), turn in path_of_rho_and_pi()]


def turned(lane, by):
    return ((lane << by) | (lane >> (64 - by))) & MASK


def permuted(lanes):
    for constant in CONSTANTS:
        column = [lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20] for x in range(5)]
        theta = [column[x - 1] ^ turned(column[(x + 1) % 5], 1) for x in range(5)]
        lanes = [lane ^ theta[at % 5] for at, lane in enumerate(lanes)]
        moved = [lanes[0]] * 25
        for source, target, turn in PATH:
            moved[target] = turned(lanes[source], turn)
        lanes = [
            moved[at] ^ (~moved[at - at % 5 + (at + 1) % 5] & moved[at - at % 5 + (at + 2) % 5] & MASK)
            for at in range(25)
        ]
        lanes[0] ^= constant
    return lanes


def keccak256(data):
    block = 136
    data = bytearray(data) + b"\x01" + bytes(-(len(data) + 1) % block)
    data[-1] |= 0x80
    lanes = [0] * 25
    for begin in range(0, len(data), block):
        for at in range(block // 8):
            lanes[at] ^= int.from_bytes(data[begin + 8 * at : begin + 8 * at + 8], "little")
        lanes = permuted(lanes)
    return b"".join(lane.to_bytes(8, "little") for lane in lanes[:4])


def words(*values):
    return b"".join(value if isinstance(value, bytes) else value.to_bytes(32, "big") for value in values)


def number(data):
    return int.from_bytes(data, "big")


def hexed(data):
    return "0x" + data.hex()


# ---------------------------------------------------------------- the rules


def derived(seed, rows, bound, whale):
    """(account, weight) of everybody with a weight, ascending."""
    hashes = [keccak256(words(seed, i)) for i in range(rows)]
    weights = {h[12:]: number(keccak256(h)) % bound for h in hashes}
    if whale is not None:
        weights[hashes[whale][12:]] = 0
        weights[hashes[whale][12:]] = 9_999 * sum(weights.values())
    return sorted((account, weight) for account, weight in weights.items() if weight)


def leaves(entrants):
    passed = 0
    for index, (account, weight) in enumerate(entrants):
        yield keccak256(keccak256(words(index, number(account), passed, weight)))
        passed += weight


def tree(leaf_list):
    """Node i of the heap by its definition: the leaves lie last and descend; each other one hashes the two below."""
    ascending = sorted(leaf_list)
    last = 2 * len(ascending) - 2

    @cache
    def node(i):
        if i > last - len(ascending):
            return ascending[last - i]
        return keccak256(b"".join(sorted((node(2 * i + 1), node(2 * i + 2)))))

    return node, {leaf: last - rank for rank, leaf in enumerate(ascending)}


def proof(node, at):
    while at:
        yield node(at + 1 if at % 2 else at - 1)
        at = (at - 1) // 2


def winners(entrants, seed, draw, places):
    waiting = [(index, weight) for index, (_, weight) in enumerate(entrants)]
    for place in range(places):
        point = number(keccak256(words(seed, draw, place))) % sum(weight for _, weight in waiting)
        for position, (index, weight) in enumerate(waiting):
            if point < weight:
                break
            point -= weight
        yield index
        del waiting[position]


# ---------------------------------------------------------------- which lists


def shapes(rng):
    """(rows, bound, whale, places) of each list; places are cut to the entrants there are."""
    yield 1, 10**9 * TOKEN, None, 103  # alone
    yield 2, 10**9 * TOKEN, None, 103  # fewer entrants than places
    yield 60, 10**9 * TOKEN, None, 103
    yield 40, 10**6 * TOKEN, 7, 40  # 99.99% of the weight in one hand
    yield 300, 10**9 * TOKEN, None, 103
    yield 128, 2, None, 50  # tickets: half have none, the others one
    yield 12, 2**90, None, 12
    while True:
        rows = rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17])
        bound = rng.choice([2, 3, 21, TOKEN, 10**9 * TOKEN, 2**90])
        whale = rng.randrange(rows) if rng.random() < 0.05 and rows > 1 else None
        yield rows, bound, whale, rng.choice([1, 2, 3, 5, 103])


def vector(name, rows, bound, whale, places, rng):
    seed = keccak256(b"list " + name)
    drawn_with = keccak256(b"seed " + name)
    entrants = derived(seed, rows, bound, whale)
    if not entrants:
        return None
    draw = rng.choice([1, 1, 2, 7, 10**6])
    leaf_list = list(leaves(entrants))
    node, positions = tree(leaf_list)
    proven = rng.randrange(len(entrants))
    return {
        "list": hexed(seed),
        "rows": rows,
        "bound": str(bound),
        "whale": whale,
        "count": len(entrants),
        "totalWeight": str(sum(weight for _, weight in entrants)),
        "root": hexed(node(0)),
        "proven": proven,
        "proof": [hexed(part) for part in proof(node, positions[leaf_list[proven]])],
        "drawId": draw,
        "seed": hexed(drawn_with),
        "winners": list(winners(entrants, drawn_with, draw, min(places, len(entrants)))),
    }


def main():
    assert keccak256(b"").hex() == "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
    rng = random.Random("draws")
    vectors = []
    for attempt, shape in enumerate(shapes(rng)):
        made = vector(str(attempt).encode(), *shape, rng)
        vectors += [made] if made else []
        if len(vectors) == LISTS:
            break
    rows = ",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in vectors)
    head = json.dumps({"generatedBy": "packages/domain/scripts/draw-vectors.py", "count": len(vectors)})
    path = Path(__file__).parent.parent / "vectors" / "draws.json"
    path.write_text(f'{head[:-1]}, "draws": [\n{rows}\n]}}\n')


if __name__ == "__main__":
    main()
