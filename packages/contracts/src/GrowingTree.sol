// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A Merkle tree that grows leaf by leaf
/// @notice Of n leaves it keeps one peak for each bit that is set in n: the root of the next 2ʰ of them. Its root puts
/// the peaks together, the lowest first. Nodes hash the smaller of two first, so that a proof need not say sides.
/// @dev Peaks are either spread, peak h at place h, or packed, those that there are, the lowest first.
library GrowingTree {
    /// @dev Heights that there is room for: more leaves than anyone can list.
    uint256 private constant HEIGHTS = 32;

    /// @notice Appends a leaf as number `count`, from 0.
    /// @dev Warning: the caller sees to it that there are fewer than 2³² leaves.
    /// @param peaks spread, changed in place
    /// @param count how many leaves there are
    /// @param leaf its hash
    function append(bytes32[] memory peaks, uint256 count, bytes32 leaf) internal pure {
        // Safe: a height is less than 32, so it stays within the array. Two nodes are hashed as in `pair`, in the scratch space.
        assembly ("memory-safe") {
            let place := add(peaks, 0x20)
            for {} and(count, 1) { count := shr(1, count) } {
                let left := mload(place)
                let isLess := lt(left, leaf)
                mstore(shl(5, iszero(isLess)), left)
                mstore(shl(5, isLess), leaf)
                leaf := keccak256(0x00, 0x40)
                place := add(place, 0x20)
            }
            mstore(place, leaf)
        }
    }

    /// @notice The root of the tree.
    /// @param peaks packed, at least one
    function root(bytes32[] memory peaks) internal pure returns (bytes32 top) {
        top = peaks[0];
        for (uint256 i = 1; i < peaks.length; ++i) {
            top = pair(peaks[i], top);
        }
    }

    /// @notice Packed peaks, spread.
    /// @dev Warning: the caller sees to it that they are those of `count` leaves; with more it does not end.
    /// @param packed as many as bits are set in `count`
    /// @param count how many leaves there are
    function spread(bytes32[] calldata packed, uint256 count) internal pure returns (bytes32[] memory peaks) {
        peaks = new bytes32[](HEIGHTS);
        uint256 next;
        for (uint256 height; next < packed.length; ++height) {
            if ((count >> height) & 1 == 1) peaks[height] = packed[next++];
        }
    }

    /// @notice Spread peaks, packed.
    /// @param peaks spread
    /// @param count how many leaves there are
    function pack(bytes32[] memory peaks, uint256 count) internal pure returns (bytes32[] memory packed) {
        packed = new bytes32[](HEIGHTS);
        uint256 length;
        for (uint256 height; count >> height != 0; ++height) {
            if ((count >> height) & 1 == 1) packed[length++] = peaks[height];
        }
        // Safe: makes the array shorter.
        assembly ("memory-safe") {
            mstore(packed, length)
        }
    }

    /// @notice The hash of two nodes, in either order.
    function pair(bytes32 a, bytes32 b) internal pure returns (bytes32 hashed) {
        // Safe: writes only the scratch space.
        assembly ("memory-safe") {
            let isLess := lt(a, b)
            mstore(shl(5, iszero(isLess)), a)
            mstore(shl(5, isLess), b)
            hashed := keccak256(0x00, 0x40)
        }
    }
}
