// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev What the pool of rewards owes, in one storage slot: LILAPE staked in bits 0 to 111 and reserved for rewards in
/// 112 to 223 (18 decimals), and how many stakes were ever opened in 224 to 255. One word, so that each change is one
/// addition and one write.
type Books is uint256;

using BooksLib for Books global;

/// @title Reading and changing the pool's books
library BooksLib {
    uint256 private constant ONE_STAKE = 1 << 224;

    /// @notice With one more stake.
    /// @dev Warning: the caller sees to it that no sum outgrows its bits.
    function opened(Books books, uint256 amount, uint256 reward) internal pure returns (Books) {
        unchecked {
            return Books.wrap(Books.unwrap(books) + ONE_STAKE + amount + (reward << 112));
        }
    }

    /// @notice With less staked and less reserved.
    /// @dev Warning: the caller sees to it that there is as much.
    function less(Books books, uint256 amount, uint256 reward) internal pure returns (Books) {
        unchecked {
            return Books.wrap(Books.unwrap(books) - amount - (reward << 112));
        }
    }

    function staked(Books books) internal pure returns (uint112) {
        return uint112(Books.unwrap(books));
    }

    function reserved(Books books) internal pure returns (uint112) {
        return uint112(Books.unwrap(books) >> 112);
    }

    function stakes(Books books) internal pure returns (uint32) {
        return uint32(Books.unwrap(books) >> 224);
    }

    /// @notice Staked and reserved.
    function owed(Books books) internal pure returns (uint256) {
        // Safe: two numbers of 112 bits.
        unchecked {
            return uint256(books.staked()) + books.reserved();
        }
    }
}
