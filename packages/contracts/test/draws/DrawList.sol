// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";

/// @title Lists, their trees and their winners, written from the rules' text
/// @dev In another style than the contract: winners leave the list, so there are no intervals to walk past; the tree is the
/// whole heap.
library DrawList {
    struct Row {
        address account;
        uint256 weight;
    }

    /// @dev Rows of accounts that ascend, with these weights.
    function make(uint256[] memory weights) internal pure returns (Row[] memory rows) {
        rows = new Row[](weights.length);
        for (uint256 i; i < weights.length; ++i) {
            rows[i] = Row(address(uint160(0xE0000000 + 17 * i)), weights[i]);
        }
    }

    function totalWeight(Row[] memory rows) internal pure returns (uint256 sum) {
        for (uint256 i; i < rows.length; ++i) {
            sum += rows[i].weight;
        }
    }

    function rootOf(Row[] memory rows) internal pure returns (bytes32) {
        (bytes32[] memory heap,) = treeOf(rows);
        return heap[0];
    }

    /// @dev As OpenZeppelin lays it out: leaves ascending, the first one last; each other node hashes the two below it.
    function treeOf(Row[] memory rows) internal pure returns (bytes32[] memory heap, uint256[] memory placeOf) {
        uint256 count = rows.length;
        bytes32[] memory leaves = new bytes32[](count);
        uint256 from;
        for (uint256 i; i < count; ++i) {
            leaves[i] = leafOf(i, rows[i].account, from, rows[i].weight);
            from += rows[i].weight;
        }
        heap = new bytes32[](2 * count - 1);
        placeOf = new uint256[](count);
        for (uint256 i; i < count; ++i) {
            uint256 rank;
            for (uint256 j; j < count; ++j) {
                if (leaves[j] < leaves[i]) ++rank;
            }
            placeOf[i] = 2 * count - 2 - rank;
            heap[placeOf[i]] = leaves[i];
        }
        for (uint256 i = count - 1; i > 0; --i) {
            heap[i - 1] = pair(heap[2 * i - 1], heap[2 * i]);
        }
    }

    function leafOf(uint256 index, address account, uint256 from, uint256 weight) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, account, from, weight))));
    }

    function pair(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(bytes.concat(a, b)) : keccak256(bytes.concat(b, a));
    }

    function entryOf(Row[] memory rows, uint256 index) internal pure returns (IDraws.Entry memory entry) {
        (bytes32[] memory heap, uint256[] memory placeOf) = treeOf(rows);
        return entryIn(rows, heap, placeOf, index);
    }

    function entryIn(Row[] memory rows, bytes32[] memory heap, uint256[] memory placeOf, uint256 index)
        internal
        pure
        returns (IDraws.Entry memory entry)
    {
        entry.index = index;
        entry.account = rows[index].account;
        entry.weight = rows[index].weight;
        for (uint256 i; i < index; ++i) {
            entry.from += rows[i].weight;
        }
        uint256 levels;
        for (uint256 at_ = placeOf[index]; at_ > 0; at_ = (at_ - 1) / 2) {
            ++levels;
        }
        entry.proof = new bytes32[](levels);
        levels = 0;
        for (uint256 at_ = placeOf[index]; at_ > 0; at_ = (at_ - 1) / 2) {
            entry.proof[levels++] = heap[at_ % 2 == 1 ? at_ + 1 : at_ - 1];
        }
    }

    /// @dev Indexes of the winners by place.
    function drawn(Row[] memory rows, bytes32 seed, uint256 drawId, uint256 places)
        internal
        pure
        returns (uint256[] memory winners)
    {
        winners = new uint256[](places);
        bool[] memory isGone = new bool[](rows.length);
        uint256 left = totalWeight(rows);
        for (uint256 k; k < places; ++k) {
            uint256 rest = uint256(keccak256(abi.encode(seed, drawId, k))) % left;
            uint256 i;
            while (isGone[i] || rest >= rows[i].weight) {
                if (!isGone[i]) rest -= rows[i].weight;
                ++i;
            }
            winners[k] = i;
            isGone[i] = true;
            left -= rows[i].weight;
        }
    }

    function winnersOf(Row[] memory rows, bytes32 seed, uint256 drawId, uint256 places)
        internal
        pure
        returns (IDraws.Entry[] memory entries)
    {
        uint256[] memory indexes = drawn(rows, seed, drawId, places);
        (bytes32[] memory heap, uint256[] memory placeOf) = treeOf(rows);
        entries = new IDraws.Entry[](places);
        for (uint256 k; k < places; ++k) {
            entries[k] = entryIn(rows, heap, placeOf, indexes[k]);
        }
    }
}
