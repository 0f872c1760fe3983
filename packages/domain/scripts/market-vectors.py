#!/usr/bin/env python3
"""Writes vectors/market.json: what becomes of shares and pools when a sale is over, and what they are worth at worst.

Independent of the code in Solidity and TypeScript, which are both tested on it: shares are exact fractions; a price's root
is found by squaring, not by a root's method; amounts of a pool follow from v4's two equations as fractions; a worst case is
the square of a fraction. 100,000 random states of it stand behind one digest.
Run: python3 packages/domain/scripts/market-vectors.py
"""

import hashlib
import json
import random
from fractions import Fraction
from math import ceil, floor
from pathlib import Path

ONE_TOKEN = 10**18
SUPPLY = 420_690_000_000_000 * ONE_TOKEN
PRIZES = 500_000_000 * ONE_TOKEN
PERCENT = {"presale": 50, "rewards": 15, "liquidity": 10, "team": 5, "marketing": 10, "development": 5, "dao": 5}
SHARES = {name: SUPPLY * percent // 100 for name, percent in PERCENT.items()}

# Roots of the ends of v4's widest range with ticks 200 apart, as v4's own TickMath rounds them.
LOW, HIGH, Q96 = 4310618292, 1456195216270955103206513029158776779468408838535, 2**96

LADDERS = [
    {"name": "base", "stageCount": 10, "basePrice": 1200, "priceStep": 100, "tokensPerStage": 21_034_500_000_000},
    {"name": "local", "stageCount": 10, "basePrice": 1200, "priceStep": 100, "tokensPerStage": 10_000_000},
    {"name": "odd", "stageCount": 7, "basePrice": 1_000_003, "priceStep": 77_777, "tokensPerStage": 3},
    {"name": "single", "stageCount": 1, "basePrice": 1, "priceStep": 0, "tokensPerStage": 1_000_000_007},
]
# What a swap costs, in ten-thousandths; and how many random states are hashed.
FEE_BPS = 100
STATES = 100_000


def split(sold):
    """Each share of what was sold, the prizes out of marketing."""
    result = {name: floor(Fraction(share, SHARES["presale"]) * sold) for name, share in SHARES.items() if name != "presale"}
    result["marketing"] = max(0, result["marketing"] - PRIZES)
    return {"sold": str(sold), **{name: str(value) for name, value in result.items()}}


def sold_amounts(source):
    edges = [0, 1, 2, 3, 9, 10, 11, 19, 20, 21, SHARES["presale"] - 1, SHARES["presale"]]
    edges += [5 * PRIZES + off for off in (-6, -5, -1, 0, 1, 4, 5, 6, 10)]
    edges += [833_333_333_333333333333333333]  # a million dollars in stage 1
    edges += [source.randrange(10 ** source.randrange(1, 32)) for _ in range(200)]
    return sorted({min(edge, SHARES["presale"]) for edge in edges})


def root_down(value):
    """The largest whole number whose square is at most a fraction."""
    low, high = 0, 1 << 130
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle * middle <= value else (low, middle)
    return low


def last_price(ladder, raised):
    """The price of the last unit sold; of stage 1 where none was."""
    end = 0
    for index in range(ladder["stageCount"]):
        price = ladder["basePrice"] + ladder["priceStep"] * index
        end += price * ladder["tokensPerStage"]
        if raised <= end:
            return price
    raise AssertionError("beyond the ladder")


def opening(ladder, raised, money, tokens, is_first):
    """The pool that `money` and at most `tokens` open at the last price, by v4's equations for a whole range."""
    price = last_price(ladder, raised)
    ratio = Fraction(price, ONE_TOKEN) if is_first else Fraction(ONE_TOKEN, price)
    root = root_down(ratio * Q96 * Q96)
    amount0, amount1 = (tokens, money) if is_first else (money, tokens)
    # v4's periphery rounds the product of both roots first.
    by_0 = floor(Fraction(amount0 * floor(Fraction(root * HIGH, Q96)), HIGH - root))
    by_1 = floor(Fraction(amount1 * Q96, root - LOW))
    liquidity = min(by_0, by_1)
    used_0 = ceil(Fraction(ceil(Fraction(liquidity * Q96 * (HIGH - root), HIGH)), root)) if liquidity else 0
    used_1 = ceil(Fraction(liquidity * (root - LOW), Q96))
    assert used_0 <= amount0 and used_1 <= amount1
    used_tokens, used_money = (used_0, used_1) if is_first else (used_1, used_0)
    return {
        "raised": str(raised),
        "money": str(money),
        "tokens": str(tokens),
        "isLilapeFirst": is_first,
        "price": str(price),
        "sqrtPriceX96": str(root),
        "liquidity": str(liquidity),
        "usedMoney": str(used_money),
        "usedTokens": str(used_tokens),
    }


def openings(ladder, source):
    """Around every end of a stage and at random; shares of the money of every size, LILAPE enough, short by units, none."""
    ends, end = [], 0
    for index in range(ladder["stageCount"]):
        end += (ladder["basePrice"] + ladder["priceStep"] * index) * ladder["tokensPerStage"]
        ends.append(end)
    raises = {0, 1, ends[-1]} | {edge + off for edge in ends for off in (-1, 0, 1) if edge + off <= ends[-1]}
    while len(raises) < 45:
        raises.add(source.randrange(1, ends[-1] + 1))
    cases = []
    for raised in sorted(raises):
        for is_first in (True, False):
            money = source.choice([raised // 5, source.randrange(raised // 5 + 1), source.randrange(min(raised, 10**6) + 1)])
            need = ceil(Fraction(money * ONE_TOKEN, last_price(ladder, raised)))
            # Enough for whatever rounding asks; just what the price asks; less; nothing.
            tokens = source.choice([need + 10**20, need, max(0, need - 3), need // 3, 0 if raised % 7 == 0 else need])
            cases.append(opening(ladder, raised, money, tokens, is_first))
    return cases


def worst_ppm(pooled, outside):
    """What is left of the price in millionths when `outside` is sold into `pooled`, with the fee of a swap."""
    kept = Fraction(pooled) / (pooled + outside * Fraction(10_000 - FEE_BPS, 10_000))
    return floor(1_000_000 * kept * kept)


def random_state(index):
    """Both amounts, of any size up to 112 bits, out of the digest of an index of 32 bytes."""
    word = int.from_bytes(hashlib.sha256(index.to_bytes(32, "big")).digest(), "big")
    pooled = (word & ((1 << 112) - 1)) >> (word >> 224) % 100
    outside = ((word >> 112) & ((1 << 112) - 1)) >> (word >> 240) % 100
    return max(1, pooled), outside


def digest_of_states():
    """SHA-256, chained: each step hashes the digest before with the result as 32 bytes."""
    digest = bytes(32)
    for index in range(STATES):
        digest = hashlib.sha256(digest + worst_ppm(*random_state(index)).to_bytes(32, "big")).digest()
    return "0x" + digest.hex()


def worst_cases():
    sold = 100 * ONE_TOKEN
    # Pools of a fifth of the money: in stage 1, after ten stages (average price 1,650 of 2,100), with all outside.
    named = [
        ("stage 1", sold // 5, sold),
        ("ten stages", 2 * 1_650 * ONE_TOKEN, 10 * 2_100 * ONE_TOKEN),
        ("all that exists outside, 1.8 times what was sold", sold // 5, 18 * sold // 10),
        ("a million raised, prizes of 0.6 times what was sold", sold // 5, 22 * sold // 10),
        ("nothing outside", sold, 0),
        ("nearly nothing pooled", 1, SUPPLY),
        ("everything there is", SUPPLY // 2, SUPPLY // 2),
    ]
    return [{"name": n, "pooled": str(p), "outside": str(o), "ppm": worst_ppm(p, o)} for n, p, o in named]


def rows(values):
    return ",\n".join(f"  {json.dumps(value)}" for value in values)


def main():
    source = random.Random("lilape market")
    splits = [split(sold) for sold in sold_amounts(source)]
    markets = []
    for ladder in LADDERS:
        terms = {key: value if key in ("name", "stageCount") else str(value) for key, value in ladder.items()}
        markets.append((terms, openings(ladder, source)))
    shares = {name: str(value) for name, value in SHARES.items()} | {"prizes": str(PRIZES)}
    text = '{\n "generatedBy": "packages/domain/scripts/market-vectors.py",\n'
    text += f' "shares": {json.dumps(shares)},\n "splits": [\n{rows(splits)}\n ],\n "ladders": [\n'
    text += ",\n".join('  {"terms": %s, "openings": [\n %s\n  ]}' % (json.dumps(t), rows(c).lstrip()) for t, c in markets)
    text += f'\n ],\n "worstCases": [\n{rows(worst_cases())}\n ],\n'
    text += f' "states": {{"count": {STATES}, "digest": "{digest_of_states()}"}}\n}}\n'
    path = Path(__file__).resolve().parent.parent / "vectors" / "market.json"
    path.write_text(text)
    print(len(splits), {t["name"]: len(c) for t, c in markets}, [c["ppm"] for c in worst_cases()])


if __name__ == "__main__":
    main()
