// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Rewards} from "../../../src/Rewards.sol";

/// @title Proven for all numbers by scripts/prove.ts
contract Fits {
    /// @dev No product wraps around, and no lock earns more than the amount: rewards have 112 bits as well.
    function fits(uint112 amount, uint256 rate, uint256 time) external pure {
        require(rate <= 10_000 && time <= 360 days);
        uint256 product = uint256(amount) * rate * time;
        assert(Rewards.earnedDown(amount, rate, time) == product / Rewards.PARTS);
        assert(Rewards.earnedDown(amount, rate, time) <= amount);
    }
}
