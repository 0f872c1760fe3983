// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What a stake earns: simple interest, rounded down
/// @dev Pure, so that it can be proven. Rates are in hundredths of a percent a year, times in seconds from a stake's start.
/// Nothing comes near 256 bits: amounts have 112, a rate is at most 10,000, a time at most 360 days.
library Rewards {
    /// @dev What one second at a hundredth of a percent is a part of.
    uint256 internal constant PARTS = 365 days * 10_000;

    /// @notice Rate of a lock without an ape; 0 for a lock that there is not. With an ape it is twice that.
    function baseRate(uint256 lockDays) internal pure returns (uint256) {
        if (lockDays == 90) return 2_000;
        if (lockDays == 180) return 3_000;
        return lockDays == 360 ? 5_000 : 0;
    }

    /// @notice Earned after `time` seconds at one rate.
    function earnedDown(uint256 amount, uint256 rate, uint256 time) internal pure returns (uint256) {
        // Safe: 112, 14 and 25 bits.
        unchecked {
            return amount * rate * time / PARTS;
        }
    }

    /// @notice Earned between two times at one rate, `from` at most `to`. Neighbouring spans add up to the whole.
    function earnedBetween(uint256 amount, uint256 rate, uint256 from, uint256 to) internal pure returns (uint256) {
        // Safe: earnings do not fall with time.
        unchecked {
            return earnedDown(amount, rate, to) - earnedDown(amount, rate, from);
        }
    }

    /// @notice Paid for the first `paid` seconds, the first `paidDouble` of them at twice the base rate.
    function paidInAll(uint256 amount, uint256 base, uint256 paidDouble, uint256 paid) internal pure returns (uint256) {
        // Safe: at most the amount.
        unchecked {
            return earnedDown(amount, 2 * base, paidDouble) + earnedBetween(amount, base, paidDouble, paid);
        }
    }

    /// @notice What a reserve at twice the base rate has too much from `paid` to `lock` when the rate becomes the base.
    function freedFrom(uint256 amount, uint256 base, uint256 paid, uint256 lock) internal pure returns (uint256) {
        // Safe: twice a sum, rounded down, grows by no less than the sum, rounded down.
        unchecked {
            return earnedBetween(amount, 2 * base, paid, lock) - earnedBetween(amount, base, paid, lock);
        }
    }
}
