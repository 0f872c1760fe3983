#!/usr/bin/env python3
"""Writes vectors/ladder.json: what payments are charged and credited, by exact fractions.

Independent of the quote code in Solidity and TypeScript, which are both tested on it: each stage's overlap with the
payment is intersected on its own and divided as a fraction; nothing is carried from stage to stage.
Run: python3 packages/domain/scripts/ladder-vectors.py
"""

import json
import random
from fractions import Fraction
from math import floor
from pathlib import Path

ONE_TOKEN = 10**18

LADDERS = [
    # The sale on Base.
    {"name": "base", "stageCount": 10, "basePrice": 1200, "priceStep": 100, "tokensPerStage": 21_034_500_000_000},
    # The sale on the local chain.
    {"name": "local", "stageCount": 10, "basePrice": 1200, "priceStep": 100, "tokensPerStage": 10_000_000},
    # Prices that divide nothing, stages of a few tokens.
    {"name": "odd", "stageCount": 7, "basePrice": 1_000_003, "priceStep": 77_777, "tokensPerStage": 3},
    # One stage, cheapest token.
    {"name": "single", "stageCount": 1, "basePrice": 1, "priceStep": 0, "tokensPerStage": 1_000_000_007},
]


def stages(ladder):
    """(stage, first unit, first unit after, price) of each stage; units are millionths of a dollar."""
    result, first = [], 0
    for index in range(ladder["stageCount"]):
        price = ladder["basePrice"] + ladder["priceStep"] * index
        end = first + ladder["tokensPerStage"] * price
        result.append((index + 1, first, end, price))
        first = end
    return result


def case(ladder, raised, amount):
    """What a payment of `amount` on top of `raised` is charged and credited."""
    table = stages(ladder)
    charged = min(amount, table[-1][2] - raised)
    bands = []
    for stage, first, end, price in table:
        units = min(end, raised + charged) - max(first, raised)
        if units > 0:
            bands.append((stage, units, floor(Fraction(units * ONE_TOKEN, price))))
    assert sum(units for _, units, _ in bands) == charged
    return {
        "raised": str(raised),
        "amount": str(amount),
        "charged": str(charged),
        "tokens": str(sum(tokens for _, _, tokens in bands)),
        "bands": [{"stage": s, "units": str(u), "tokens": str(t)} for s, u, t in bands],
    }


def inputs(ladder, source):
    """(raised, amount) around every boundary, at the ends, and at random."""
    table = stages(ladder)
    total = table[-1][2]
    edges = [0] + [end for _, _, end, _ in table]
    pairs = set()
    for edge in edges:
        for raised in (edge - 2, edge - 1, edge, edge + 1, edge + 2):
            if not 0 <= raised <= total:
                continue
            amounts = {1, 2, 999_999, 1_000_000, total - raised, total - raised + 1}
            for later in edges:
                if later > raised:
                    amounts |= {later - raised - 1, later - raised, later - raised + 1}
            near = sorted(amounts)
            pairs |= {(raised, amount) for amount in (near if len(near) < 12 else near[:10] + near[-3:])}
    pairs |= {(0, 0), (0, total), (0, 2**64 - 1), (total, 0), (total, 1), (total, 2**64 - 1), (1, 2**256 - 1)}
    while len(pairs) < 450:
        raised = source.randrange(total + 1)
        amount = source.choice([source.randrange(1, 10**9), source.randrange(1, total + 1), source.randrange(1, 10**6)])
        pairs.add((raised, amount))
    return sorted(pairs)


def main():
    source = random.Random("lilape ladder")
    ladders = []
    for ladder in LADDERS:
        cases = [case(ladder, raised, amount) for raised, amount in inputs(ladder, source)]
        terms = {
            "stageCount": ladder["stageCount"],
            "basePrice": str(ladder["basePrice"]),
            "priceStep": str(ladder["priceStep"]),
            "tokensPerStage": str(ladder["tokensPerStage"]),
        }
        ladders.append({"name": ladder["name"], "terms": terms, "cases": cases})
    path = Path(__file__).resolve().parent.parent / "vectors" / "ladder.json"
    head = '{\n "generatedBy": "packages/domain/scripts/ladder-vectors.py",\n "ladders": [\n'
    body = ",\n".join(
        '  {"name": %s, "terms": %s, "cases": [\n   %s\n  ]}'
        % (json.dumps(l["name"]), json.dumps(l["terms"]), ",\n   ".join(json.dumps(c) for c in l["cases"]))
        for l in ladders
    )
    path.write_text(head + body + "\n ]\n}\n")
    print({l["name"]: len(l["cases"]) for l in ladders})


if __name__ == "__main__":
    main()
