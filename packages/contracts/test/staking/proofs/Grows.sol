// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Rewards} from "../../../src/Rewards.sol";

/// @title Proven for all numbers by scripts/prove.ts
contract Grows {
    /// @dev Earnings do not fall with time: `earnedBetween` does not wrap around.
    function grows(uint112 amount, uint16 rate, uint32 from, uint32 more) external pure {
        require(rate <= 10_000 && uint256(from) + more <= 360 days);
        uint256 to = uint256(from) + more;
        uint256 early = uint256(amount) * rate * from;
        uint256 late = uint256(amount) * rate * to;
        assert(late == early + uint256(amount) * rate * more);
        assert(Rewards.earnedDown(amount, rate, from) <= Rewards.earnedDown(amount, rate, to));
    }
}
