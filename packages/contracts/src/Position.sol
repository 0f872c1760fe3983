// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev A stake in one storage slot: LILAPE in bits 0 to 111 (18 decimals), start in 112 to 151 (unix seconds), lock in
/// 152 to 167 (days), ape in 168 to 183 (0 for none), seconds from the start for which rewards were paid in 184 to 215,
/// those of them at the double rate in 216 to 247, marks from 248. Rewards paid are not counted, they follow from the
/// times. While an ape doubles it the double rate has no end, and its bits are 0. The word is 0 where there is no stake.
type Position is uint256;

using PositionLib for Position global;

/// @title Reading a stake and what becomes of it
library PositionLib {
    uint256 private constant DOUBLED = 1 << 248;
    uint256 private constant CLOSED = 1 << 249;
    uint256 private constant PAID = uint256(type(uint32).max) << 184;

    /// @notice A stake that opens.
    /// @dev Warning: the caller sees to it that no value outgrows its bits, and that `locked` is not 0.
    function open(uint256 locked, uint256 startTime, uint256 periodDays, uint256 apeId, bool withBonus)
        internal
        pure
        returns (Position)
    {
        uint256 mark = withBonus ? DOUBLED : 0;
        return Position.wrap(locked | (startTime << 112) | (periodDays << 152) | (apeId << 168) | mark);
    }

    /// @notice Its rewards are paid for the first `elapsed` seconds.
    function paidFor(Position position, uint256 elapsed) internal pure returns (Position) {
        return Position.wrap((Position.unwrap(position) & ~PAID) | (elapsed << 184));
    }

    /// @notice Its double rate, which it has, ends with what was paid.
    function undoubled(Position position) internal pure returns (Position) {
        return Position.wrap((Position.unwrap(position) ^ DOUBLED) | (uint256(position.paid()) << 216));
    }

    /// @notice It pays no more.
    function closed(Position position) internal pure returns (Position) {
        return Position.wrap(Position.unwrap(position) | CLOSED);
    }

    function exists(Position position) internal pure returns (bool) {
        return Position.unwrap(position) != 0;
    }

    function isDoubled(Position position) internal pure returns (bool) {
        return Position.unwrap(position) & DOUBLED != 0;
    }

    function isClosed(Position position) internal pure returns (bool) {
        return Position.unwrap(position) & CLOSED != 0;
    }

    function amount(Position position) internal pure returns (uint112) {
        return uint112(Position.unwrap(position));
    }

    function start(Position position) internal pure returns (uint40) {
        return uint40(Position.unwrap(position) >> 112);
    }

    function lockDays(Position position) internal pure returns (uint16) {
        return uint16(Position.unwrap(position) >> 152);
    }

    function ape(Position position) internal pure returns (uint16) {
        return uint16(Position.unwrap(position) >> 168);
    }

    function paid(Position position) internal pure returns (uint32) {
        return uint32(Position.unwrap(position) >> 184);
    }

    /// @notice Seconds from the start for which the double rate was paid; while it lasts, all that were paid.
    function paidDouble(Position position) internal pure returns (uint32) {
        return position.isDoubled() ? position.paid() : uint32(Position.unwrap(position) >> 216);
    }

    /// @notice Length of the lock in seconds.
    function lock(Position position) internal pure returns (uint256) {
        // Safe: 16 bits of days.
        unchecked {
            return uint256(position.lockDays()) * 1 days;
        }
    }

    /// @notice Unix seconds of the first moment at which it can be closed.
    function endTime(Position position) internal pure returns (uint256) {
        // Safe: 40 bits, and 16 bits of days.
        unchecked {
            return position.start() + position.lock();
        }
    }
}
