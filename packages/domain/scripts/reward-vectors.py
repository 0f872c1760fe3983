#!/usr/bin/env python3
"""Writes vectors/rewards.json: what stakes are paid over their lives, by exact fractions.

Independent of the reward code in Solidity and TypeScript, which are both tested on it: a stake is kept here as spans of
time at one rate and a running total of what was paid; each payment is what all spans have earned by now less that total,
and the reserve is what they will have earned by the lock's end less that total. Neither code keeps such totals.

Each stake of a group is doubled by an ape or not; the group's steps are those of its stakes one after the other, each
stake's to its `unstake`. `time` counts seconds from its opening. Acts: `look` does nothing, `claim`,
`unstake`, `unbind` are the contract's, `leave` and `return` are the ape's. `pending` is what a claim would pay just
before the act, `paid` what the act pays as rewards, `freed` what goes back to the pool, `reserved` what is left after it.
Run: python3 packages/domain/scripts/reward-vectors.py
"""

import json
import random
from fractions import Fraction
from math import floor
from pathlib import Path

DAY = 86_400
YEAR = 365 * DAY
ONE_TOKEN = 10**18
# Hundredths of a percent, by days.
RATES = {90: 2_000, 180: 3_000, 360: 5_000}
STAKES_PER_GROUP = 180


class Stake:
    def __init__(self, amount, days, with_ape):
        self.amount, self.lock, self.base = amount, days * DAY, RATES[days]
        # (second of the beginning, rate), one after the other.
        self.spans = [(0, 2 * self.base if with_ape else self.base)]
        self.is_bound, self.is_here, self.paid, self.last = with_ape, with_ape, 0, 0

    def earned(self, spans, at):
        """All that the spans have earned by `at`: each is the whole unit reached at its end less that at its beginning."""
        total = 0
        for index, (begin, rate) in enumerate(spans):
            end = min(at, self.lock, *(later for later, _ in spans[index + 1 : index + 2]))
            reached = [floor(Fraction(self.amount) * Fraction(rate, 10_000) * Fraction(t, YEAR)) for t in (begin, end)]
            total += max(0, reached[1] - reached[0])
        return total

    def spans_now(self):
        """With an ape that has left, the base rate begins with the last claim."""
        if not self.is_bound or self.is_here:
            return self.spans
        kept = [span for span in self.spans if span[0] < self.last]
        return kept + [(self.last, self.base)]

    def pending(self, at):
        return self.earned(self.spans_now(), at) - self.paid

    def reserved(self):
        return self.earned(self.spans, self.lock) - self.paid

    def end_bonus(self):
        before = self.reserved()
        self.spans, self.is_bound = self.spans_now(), False
        return before - self.reserved()

    def act(self, name, at):
        pending, paid, freed = self.pending(at), 0, 0
        if name == "claim" and pending == 0:
            name = "look"
        if name in ("leave", "return"):
            self.is_here = name == "return"
        if name in ("claim", "unstake", "unbind") and self.is_bound and not self.is_here:
            freed = self.end_bonus()
        if name in ("claim", "unstake"):
            paid, self.last = pending, min(at, self.lock)
            self.paid += paid
        return {
            "act": name,
            "time": at,
            "pending": str(pending),
            "paid": str(paid),
            "freed": str(freed),
            "reserved": str(self.reserved()),
        }


def life(amount, days, with_ape, plan):
    """The stake, and what each act of `plan`, (name, second) in order, does."""
    stake = Stake(amount, days, with_ape)
    reward = stake.reserved()
    steps = [stake.act(name, at) for name, at in plan]
    paid, freed = (sum(int(step[part]) for step in steps) for part in ("paid", "freed"))
    assert steps[-1]["act"] == "unstake" and paid + freed == reward and stake.reserved() == 0
    return {"amount": str(amount), "reward": str(reward)}, steps


def amounts(source, count):
    edges = [1, 2, 3, 17, 1_000_000_007, ONE_TOKEN - 1, ONE_TOKEN, ONE_TOKEN + 1, 1_000 * ONE_TOKEN, 2**110]
    # Just where a second, a day or the whole lock earns a unit.
    edges += [YEAR * 10_000, YEAR * 5, YEAR * 5 - 1, YEAR // 86_400, 63_103_500_000_000 * ONE_TOKEN]
    edges += [1_000 * ONE_TOKEN + 1, 2**110 - 1]
    while len(edges) < count:
        edges.append(source.randrange(1, 10 ** source.randrange(2, 33)))
    source.shuffle(edges)
    return edges


def plan(source, days, with_ape, index):
    """Acts in order of time, closed at the end or later."""
    lock = days * DAY
    close = [("unstake", lock if index % 3 else lock + source.randrange(1, 400 * DAY))]
    if index == 0:
        return close
    if index == 1:
        return [("look", t) for t in (0, 1, lock - 1)] + [("claim", lock)] + close
    if index == 2:
        return [("claim", t) for t in (1, 2, 3, DAY, lock - 1)] + close
    times = sorted(source.sample(range(1, lock), source.choice([1, 2, 2, 3, 5, 9])))
    if source.random() < 0.2:
        times[-1] = source.choice([lock - 1, lock])
    acts = [(source.choice(["claim", "claim", "claim", "look"]), t) for t in times]
    if with_ape and index % 5 != 4:
        return with_leaving(source, acts + close, lock, index)
    return acts + close


def with_leaving(source, acts, lock, index):
    """The ape leaves once; somebody notices at once, at the next claim, or the ape is back before."""
    left = source.choice([0, source.randrange(lock), acts[0][1], source.randrange(lock), lock])
    before = [act for act in acts[:-1] if act[1] <= left]
    after = [act for act in acts[:-1] if act[1] > left]
    left = min(left, acts[-1][1])
    later = [act[1] for act in after] + [acts[-1][1]]
    kind = index % 5
    middle = [("leave", left)]
    if kind == 1:
        middle.append(("unbind", source.randrange(left, later[0] + 1)))
    if kind == 2:
        middle.append(("return", source.randrange(left, later[0] + 1)))
    return before + middle + after + acts[-1:]


def main():
    source = random.Random("lilape rewards")
    groups = []
    for days in RATES:
        for with_ape in (False, True):
            lives = [
                life(amount, days, with_ape, plan(source, days, with_ape, index))
                for index, amount in enumerate(amounts(source, STAKES_PER_GROUP))
            ]
            stakes, steps = [stake for stake, _ in lives], [step for _, steps in lives for step in steps]
            groups.append({"lockDays": days, "withApe": with_ape, "stakes": stakes, "steps": steps})
    path = Path(__file__).resolve().parent.parent / "vectors" / "rewards.json"
    rows = lambda items: ",\n   ".join(json.dumps(item) for item in items)
    head = '{\n "generatedBy": "packages/domain/scripts/reward-vectors.py",\n "groups": [\n'
    body = ",\n".join(
        '  {"lockDays": %d, "withApe": %s, "stakes": [\n   %s\n  ], "steps": [\n   %s\n  ]}'
        % (g["lockDays"], json.dumps(g["withApe"]), rows(g["stakes"]), rows(g["steps"]))
        for g in groups
    )
    path.write_text(head + body + "\n ]\n}\n")
    acts = [step["act"] for g in groups for step in g["steps"]]
    print(sum(len(g["stakes"]) for g in groups), {act: acts.count(act) for act in sorted(set(acts))})


if __name__ == "__main__":
    main()
