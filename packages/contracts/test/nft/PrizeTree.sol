// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The metadata of test apes, and a tree over the prizes among them, built the plain way: pairs level by level, the last of an odd level goes up as it is
library PrizeTree {
    function digestOf(uint256 tokenId) internal pure returns (bytes32) {
        return keccak256(abi.encode("ape", tokenId));
    }

    /// @dev Of the hundred prizes, id 9,901 first.
    function leaves() internal pure returns (bytes32[] memory all) {
        all = new bytes32[](100);
        for (uint256 i; i < all.length; ++i) {
            all[i] = leafOf(9_901 + i, digestOf(9_901 + i));
        }
    }

    function leafOf(uint256 tokenId, bytes32 digest) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(tokenId, digest))));
    }

    function rootOf(bytes32[] memory level) internal pure returns (bytes32) {
        while (level.length > 1) level = above(level);
        return level[0];
    }

    function proofOf(bytes32[] memory level, uint256 place) internal pure returns (bytes32[] memory proof) {
        bytes32[] memory found = new bytes32[](32);
        uint256 count;
        for (; level.length > 1; (level, place) = (above(level), place / 2)) {
            if (place ^ 1 < level.length) found[count++] = level[place ^ 1];
        }
        proof = new bytes32[](count);
        for (uint256 i; i < count; ++i) {
            proof[i] = found[i];
        }
    }

    function above(bytes32[] memory level) private pure returns (bytes32[] memory next) {
        next = new bytes32[]((level.length + 1) / 2);
        for (uint256 i; i < next.length; ++i) {
            bytes32 left = level[2 * i];
            if (2 * i + 1 == level.length) {
                next[i] = left;
                continue;
            }
            bytes32 right = level[2 * i + 1];
            next[i] = left < right ? keccak256(abi.encode(left, right)) : keccak256(abi.encode(right, left));
        }
    }
}
