// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Rewards} from "../../../src/Rewards.sol";

/// @title Proven for all numbers by scripts/prove.ts
contract Halves {
    /// @dev Between any two products, cut, lies no more than between their doubles, cut: `freedFrom` does not wrap around.
    function halves(uint160 early, uint160 more) external pure {
        uint256 late = uint256(early) + more;
        uint256 atBase = late / Rewards.PARTS - early / Rewards.PARTS;
        assert(atBase <= 2 * late / Rewards.PARTS - 2 * uint256(early) / Rewards.PARTS);
    }
}
