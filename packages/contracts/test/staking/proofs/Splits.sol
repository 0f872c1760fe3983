// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Proven for all numbers by scripts/prove.ts
contract Splits {
    /// @dev When the bonus ends, what is freed, what is paid now and what is left are the reserve, to the unit.
    function splits(uint128 dPaid, uint128 dEnd, uint128 bPaid, uint128 bNow, uint128 bEnd) external pure {
        require(dPaid <= dEnd && bPaid <= bNow && bNow <= bEnd && bEnd - bPaid <= dEnd - dPaid);
        uint256 reserve = dEnd - dPaid;
        uint256 freed = reserve - (bEnd - bPaid);
        uint256 owed = bNow - bPaid;
        assert(reserve - freed - owed == bEnd - bNow);
    }
}
