// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What a stake earns: simple interest, rounded down
/// @dev Pure, so that its rules can be proven. All of it stays far below 256 bits: amounts have 112, a rate is at most
/// 10,000 hundredths of a percent, a time at most 360 days.
library Rewards {
    /// @dev Seconds of a year in hundredths of a percent.
    uint256 internal constant YEARLY = 365 days * 10_000;

    /// @notice Earned after `elapsed` seconds at one rate.
    function earnedDown(uint256 amount, uint256 apy, uint256 elapsed) internal pure returns (uint256) {
        // Safe: 112, 14 and 25 bits.
        unchecked {
            return amount * apy * elapsed / YEARLY;
        }
    }

    /// @notice Earned between two times at one rate. Over neighbouring spans it adds up to the whole.
    function earnedBetween(uint256 amount, uint256 apy, uint256 from, uint256 to) internal pure returns (uint256) {
        return earnedDown(amount, apy, to) - earnedDown(amount, apy, from);
    }

    /// @notice Paid by claims up to `paid` seconds, the first `bonusEnd` of them at twice the base rate.
    function paidInAll(uint256 amount, uint256 baseRate, uint256 bonusEnd, uint256 paid)
        internal
        pure
        returns (uint256)
    {
        return earnedDown(amount, 2 * baseRate, bonusEnd) + earnedBetween(amount, baseRate, bonusEnd, paid);
    }

    /// @notice What a reserve at twice the base rate has too much from `paid` seconds on once the rate is the base.
    function freedFrom(uint256 amount, uint256 baseRate, uint256 paid, uint256 lock) internal pure returns (uint256) {
        return earnedBetween(amount, 2 * baseRate, paid, lock) - earnedBetween(amount, baseRate, paid, lock);
    }
}
