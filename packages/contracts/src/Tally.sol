// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev An amount of each of the sale's three assets and some marks in one storage slot: USDT in bits 0 to 63, USDC in
/// 64 to 127 (6 decimals), LILAPE in 128 to 239 (18 decimals), marks from 240. One word, so that adding a purchase is
/// one addition and one write.
type Tally is uint256;

using TallyLib for Tally global;

/// @title Reading and adding to a tally
library TallyLib {
    /// @notice A tally of `units` of one coin and `lilape` tokens.
    /// @dev Warning: the caller sees to it that no amount outgrows its bits, here and in sums; the sale's constructor
    /// refuses ladders with which one could.
    function pack(bool inUsdt, uint256 units, uint256 lilape) internal pure returns (Tally) {
        return Tally.wrap((inUsdt ? units : units << 64) | (lilape << 128));
    }

    /// @notice The sum, amount by amount; marks stay.
    function plus(Tally tally, Tally other) internal pure returns (Tally) {
        unchecked {
            return Tally.wrap(Tally.unwrap(tally) + Tally.unwrap(other));
        }
    }

    /// @notice The tally with `mark` set, one of the bits from 240.
    function marked(Tally tally, uint256 mark) internal pure returns (Tally) {
        return Tally.wrap(Tally.unwrap(tally) | mark);
    }

    function isMarked(Tally tally, uint256 mark) internal pure returns (bool) {
        return Tally.unwrap(tally) & mark != 0;
    }

    function usdt(Tally tally) internal pure returns (uint64) {
        return uint64(Tally.unwrap(tally));
    }

    function usdc(Tally tally) internal pure returns (uint64) {
        return uint64(Tally.unwrap(tally) >> 64);
    }

    function tokens(Tally tally) internal pure returns (uint112) {
        return uint112(Tally.unwrap(tally) >> 128);
    }

    function inCoin(Tally tally, bool inUsdt) internal pure returns (uint256) {
        return uint64(Tally.unwrap(tally) >> (inUsdt ? 0 : 64));
    }

    /// @notice Both coins together.
    function bothCoins(Tally tally) internal pure returns (uint256) {
        // Safe: two numbers of 64 bits.
        unchecked {
            return uint256(tally.usdt()) + tally.usdc();
        }
    }
}
