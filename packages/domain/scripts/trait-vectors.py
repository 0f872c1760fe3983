#!/usr/bin/env python3
"""Writes vectors/traits.json: traits, score and band of 300 ids, and a digest of the rows of all 10,000.

Reads the specification's arithmetic literally, with exact fractions; the bands are found by trying every way to cut.
Independent of the code in TypeScript, which is tested on it.
Run: python3 packages/domain/scripts/trait-vectors.py
"""

import hashlib
import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import floor
from pathlib import Path

RARITIES = {
    "background": [28, 22, 19, 16, 15],
    "body": [100],
    "eyes": [20, 18, 14, 12, 11, 8, 5, 5, 4, 3],
    "hat": [36, 25, 20, 13, 6],
    "accessory": [25, 24, 15, 14, 12, 7, 3],
}
MULTIPLIERS = {"background": 1, "body": 1, "eyes": 2, "hat": 3, "accessory": 5}
AIMS = [("common", 50), ("uncommon", 30), ("rare", 15), ("epic", 4), ("legendary", 1)]
IDS = range(1, 10_001)
SHOWN = 300


def indexes(token_id):
    return [MULTIPLIERS[layer] * token_id % len(RARITIES[layer]) for layer in RARITIES]


def score(token_id):
    parts = [100 - options[index] for options, index in zip(RARITIES.values(), indexes(token_id))]
    return floor(Fraction(sum(parts), len(parts)) + Fraction(1, 2))


def bands(counts):
    """(name, from, to, apes) of the cut whose shares are nearest to the aims; of equals the one that cuts lowest."""
    scores = sorted(counts)
    best = None
    for cuts in combinations(range(1, len(scores)), len(AIMS) - 1):
        edges = [0, *cuts, len(scores)]
        groups = [scores[a:b] for a, b in zip(edges, edges[1:])]
        sizes = [sum(counts[s] for s in group) for group in groups]
        distance = sum(abs(Fraction(size * 100, len(IDS)) - aim) for size, (_, aim) in zip(sizes, AIMS))
        if best is None or distance < best[0]:
            best = (distance, groups, sizes)
    return [(name, group[0], group[-1], size) for (name, _), group, size in zip(AIMS, best[1], best[2])]


def main():
    table = bands(Counter(score(token_id) for token_id in IDS))
    band = lambda s: next(name for name, low, high, _ in table if low <= s <= high)
    rows = [" ".join(map(str, [token_id, *indexes(token_id), score(token_id), band(score(token_id))])) for token_id in IDS]
    document = {
        "generatedBy": "packages/domain/scripts/trait-vectors.py",
        "columns": "id background body eyes hat accessory score band",
        "bands": [{"name": name, "from": low, "to": high, "apes": size} for name, low, high, size in table],
        "sha256": hashlib.sha256("\n".join(rows).encode()).hexdigest(),
        "rows": rows[:SHOWN],
    }
    path = Path(__file__).parent.parent / "vectors" / "traits.json"
    path.write_text(json.dumps(document, indent=0) + "\n")


if __name__ == "__main__":
    main()
