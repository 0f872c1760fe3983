// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibSort} from "solady/utils/LibSort.sol";

/// @title The intervals of those who have won, and the walk through them
/// @notice Nobody wins twice: a point is drawn from the weights that are left, and walks to where it falls.
/// @dev An interval is a word, `from` in bits 128 to 255 and `weight` in 0 to 127, so that words are in the order of where
/// intervals begin. They stand in an array, ascending, with room behind them that is filled with the largest number.
library Drawn {
    uint256 private constant ROOM = type(uint256).max;

    /// @notice An interval.
    /// @dev Warning: the caller sees to it that neither outgrows its bits.
    function pack(uint256 from, uint256 weight) internal pure returns (uint256) {
        return (from << 128) | weight;
    }

    function fromOf(uint256 interval) internal pure returns (uint256) {
        return interval >> 128;
    }

    function weightOf(uint256 interval) internal pure returns (uint256) {
        return uint128(interval);
    }

    /// @notice Room for some intervals.
    /// @param size how many
    function room(uint256 size) internal pure returns (uint256[] memory drawn) {
        drawn = new uint256[](size);
        for (uint256 i; i < size; ++i) {
            drawn[i] = ROOM;
        }
    }

    /// @notice Puts intervals that came in any order in theirs.
    function sort(uint256[] memory drawn) internal pure {
        LibSort.sort(drawn);
    }

    /// @notice Where a point of the weights that are left falls.
    /// @param drawn with room
    /// @param point less than the weights that are left
    /// @return rank how many intervals it passes, which is where its winner's belongs
    /// @return end of the last interval that it passes
    /// @return moved the point among all weights
    function walk(uint256[] memory drawn, uint256 point)
        internal
        pure
        returns (uint256 rank, uint256 end, uint256 moved)
    {
        // Safe: reads the array from its first word on, and stops at its room. The weights of different intervals and the
        // point are together less than the total weight, of 128 bits. What comes next to the point is kept where words
        // have `from`, so that an interval is passed just where its word is less.
        assembly ("memory-safe") {
            let first := add(drawn, 0x20)
            let place := first
            let interval := mload(place)
            let beyond := shl(128, add(point, 1))
            for {} lt(interval, beyond) {} {
                beyond := add(beyond, shl(128, interval))
                place := add(place, 0x20)
                interval := mload(place)
            }
            moved := sub(shr(128, beyond), 1)
            rank := shr(5, sub(place, first))
            if rank {
                let last := mload(sub(place, 0x20))
                end := add(shr(128, last), shr(128, shl(128, last)))
            }
        }
    }

    /// @notice Puts an interval between its neighbours; the last room is gone.
    /// @param drawn with room
    /// @param rank where, at most as many as there are
    /// @param interval what
    function insert(uint256[] memory drawn, uint256 rank, uint256 interval) internal pure {
        // Safe: moves the words from `rank` to the last but one, all within the array.
        assembly ("memory-safe") {
            let place := add(add(drawn, 0x20), shl(5, rank))
            let last := add(drawn, shl(5, mload(drawn)))
            mcopy(add(place, 0x20), place, sub(last, place))
            mstore(place, interval)
        }
    }
}
