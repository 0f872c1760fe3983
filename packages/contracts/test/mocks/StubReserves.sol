// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Reserves that only say when they were released
contract StubReserves {
    uint40 public releasedAt;

    constructor(uint256 releasedAt_) {
        releasedAt = uint40(releasedAt_);
    }

    function release(uint256 when) external {
        releasedAt = uint40(when);
    }
}
