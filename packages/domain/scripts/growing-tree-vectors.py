#!/usr/bin/env python3
"""Writes vectors/growing-tree.json: trees of the giveaway's list, by the rule's other wording.

Python 3 and nothing else. Of n leaves in their order, the largest power of two below n stands on one side and the rest
on the other, and so on in each; a node hashes the smaller of the two below it first. Run from packages/domain:
python3 scripts/growing-tree-vectors.py > vectors/growing-tree.json
"""
import importlib.util
import json
from pathlib import Path

spec = importlib.util.spec_from_file_location("draw_vectors", Path(__file__).with_name("draw-vectors.py"))
draw_vectors = importlib.util.module_from_spec(spec)
spec.loader.exec_module(draw_vectors)
keccak = draw_vectors.keccak256


def word(number):
    return number.to_bytes(32, "big")


def node(a, b):
    return keccak(min(a, b) + max(a, b))


def tree(leaves):
    """The root, and the proof of each leaf, from itself up."""
    if len(leaves) == 1:
        return leaves[0], [[]]
    cut = 1
    while cut * 2 < len(leaves):
        cut *= 2
    (left, left_proofs), (right, right_proofs) = tree(leaves[:cut]), tree(leaves[cut:])
    return node(left, right), [p + [right] for p in left_proofs] + [p + [left] for p in right_proofs]


def vector(count):
    hashes = [keccak(b"growing" + word(count) + word(i)) for i in range(count)]
    accounts = sorted(int.from_bytes(h[12:], "big") for h in hashes)
    weights = [1 + int.from_bytes(keccak(h), "big") % 10**27 for h in hashes]
    leaves, before = [], 0
    for index, (account, weight) in enumerate(zip(accounts, weights)):
        leaves.append(keccak(keccak(word(index) + word(account) + word(before) + word(weight))))
        before += weight
    root, proofs = tree(leaves)
    rows = [{"account": f"0x{account:040x}", "weight": str(weight)} for account, weight in zip(accounts, weights)]
    return {"rows": rows, "root": "0x" + root.hex(), "proofs": [["0x" + h.hex() for h in proof] for proof in proofs]}


if __name__ == "__main__":
    trees = [vector(count) for count in (1, 2, 3, 5, 8, 13, 103)]
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in trees)
    print('{"generatedBy": "packages/domain/scripts/growing-tree-vectors.py", "trees": [\n' + lines + "\n]}")
