// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Proven for all numbers by scripts/prove.ts
contract Lifelong {
    /// @dev Whenever the bonus ends, and whatever is claimed: what `paidInAll` says is at most what was reserved.
    function lifelong(uint128 d0, uint128 d1, uint128 d2, uint128 b0, uint128 b1, uint128 b2) external pure {
        require(d0 <= d1 && d1 <= d2 && b0 <= b1 && b1 <= b2);
        require(b1 - b0 <= d1 - d0 && b2 - b1 <= d2 - d1);
        assert(uint256(d0) + b1 - b0 <= d2);
    }
}
