// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Rewards} from "../../src/Rewards.sol";

/// @title What is proven of `Rewards` for all numbers, by scripts/prove.ts
/// @dev Products of two unknowns are hard for a solver, so each step is small. Together: `fits` says that nothing wraps
/// around; `grows` that no span earns less than nothing; `doubles` and `halves` that a span earns at the base rate no more
/// than at the double one, so that `freedFrom` takes no more than there is; `lifelong` and `splits` follow from these for
/// any numbers, early to late: d at the double rate, b at the base rate.
contract RewardsProof {
    /// @dev No product wraps around, and no lock earns more than the amount: rewards have 112 bits as well.
    function fits(uint112 amount, uint256 rate, uint256 time) external pure {
        require(rate <= 10_000 && time <= 360 days);
        uint256 product = uint256(amount) * rate * time;
        assert(Rewards.earnedDown(amount, rate, time) == product / Rewards.PARTS);
        assert(Rewards.earnedDown(amount, rate, time) <= amount);
    }

    /// @dev Earnings do not fall with time: `earnedBetween` does not wrap around.
    function grows(uint112 amount, uint16 rate, uint32 from, uint32 more) external pure {
        require(rate <= 10_000 && uint256(from) + more <= 360 days);
        uint256 to = uint256(from) + more;
        uint256 early = uint256(amount) * rate * from;
        uint256 late = uint256(amount) * rate * to;
        assert(late == early + uint256(amount) * rate * more);
        assert(Rewards.earnedDown(amount, rate, from) <= Rewards.earnedDown(amount, rate, to));
    }

    /// @dev The double rate earns the double product, cut once.
    function doubles(uint112 amount, uint16 base, uint32 time) external pure {
        require(base <= 5_000 && time <= 360 days);
        uint256 product = uint256(amount) * base * time;
        assert(Rewards.earnedDown(amount, 2 * uint256(base), time) == 2 * product / Rewards.PARTS);
    }

    /// @dev Between any two products, cut, lies no more than between their doubles, cut: `freedFrom` does not wrap around.
    function halves(uint160 early, uint160 more) external pure {
        uint256 late = uint256(early) + more;
        uint256 atBase = late / Rewards.PARTS - early / Rewards.PARTS;
        assert(atBase <= 2 * late / Rewards.PARTS - 2 * uint256(early) / Rewards.PARTS);
    }

    /// @dev Whenever the bonus ends, and whatever is claimed: what `paidInAll` says is at most what was reserved.
    function lifelong(uint128 d0, uint128 d1, uint128 d2, uint128 b0, uint128 b1, uint128 b2) external pure {
        require(d0 <= d1 && d1 <= d2 && b0 <= b1 && b1 <= b2);
        require(b1 - b0 <= d1 - d0 && b2 - b1 <= d2 - d1);
        assert(uint256(d0) + b1 - b0 <= d2);
    }

    /// @dev When the bonus ends, what is freed, what is paid now and what is left are the reserve, to the unit.
    function splits(uint128 dPaid, uint128 dEnd, uint128 bPaid, uint128 bNow, uint128 bEnd) external pure {
        require(dPaid <= dEnd && bPaid <= bNow && bNow <= bEnd && bEnd - bPaid <= dEnd - dPaid);
        uint256 reserve = dEnd - dPaid;
        uint256 freed = reserve - (bEnd - bPaid);
        uint256 owed = bNow - bPaid;
        assert(reserve - freed - owed == bEnd - bNow);
    }
}
