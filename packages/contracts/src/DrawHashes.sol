// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The two hashes of a draw
library DrawHashes {
    /// @notice keccak256(abi.encode(seed, drawId, place)), from which the place's point is.
    function ofPlace(bytes32 seed, uint256 drawId, uint256 place) internal pure returns (bytes32 hashed) {
        // Safe: writes only beyond what is in use.
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(free, seed)
            mstore(add(free, 0x20), drawId)
            mstore(add(free, 0x40), place)
            hashed := keccak256(free, 0x60)
        }
    }

    /// @notice keccak256(keccak256(abi.encode(index, account, from, weight))), the leaf of a row in the tree of a list.
    /// Hashed twice, so that no inner node can be taken for a row.
    function ofRow(uint256 index, address account, uint256 from, uint256 weight)
        internal
        pure
        returns (bytes32 hashed)
    {
        // Safe: writes only beyond what is in use, and the word that is free for hashing.
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(free, index)
            mstore(add(free, 0x20), shr(96, shl(96, account)))
            mstore(add(free, 0x40), from)
            mstore(add(free, 0x60), weight)
            mstore(0x00, keccak256(free, 0x80))
            hashed := keccak256(0x00, 0x20)
        }
    }
}
