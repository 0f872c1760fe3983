// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Rewards} from "../../../src/Rewards.sol";

/// @title Proven for all numbers by scripts/prove.ts
contract Doubles {
    /// @dev The double rate earns the double product, cut once.
    function doubles(uint112 amount, uint16 base, uint32 time) external pure {
        require(base <= 5_000 && time <= 360 days);
        uint256 product = uint256(amount) * base * time;
        assert(Rewards.earnedDown(amount, 2 * uint256(base), time) == 2 * product / Rewards.PARTS);
    }
}
