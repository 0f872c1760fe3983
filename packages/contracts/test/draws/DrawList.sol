// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";

/// @title Lists, their trees and their winners, written from the rules' text
/// @dev In another style than the contract: winners leave the list, so there are no intervals to walk past; the tree of a
/// launch is the whole heap, and that of the giveaway is split from its root down, where the contract builds it up.
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
        bytes32[] memory leaves = leavesOf(rows);
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
        entries = new IDraws.Entry[](places);
        // The giveaway, whose tree has grown.
        if (drawId == 1) {
            bytes32[] memory leaves = leavesOf(rows);
            for (uint256 k; k < places; ++k) {
                entries[k] = grownEntryIn(rows, leaves, indexes[k]);
            }
            return entries;
        }
        (bytes32[] memory heap, uint256[] memory placeOf) = treeOf(rows);
        for (uint256 k; k < places; ++k) {
            entries[k] = entryIn(rows, heap, placeOf, indexes[k]);
        }
    }

    // ---------------------------------------------------------------- the giveaway's tree

    /// @dev The root of the tree that has grown over the rows.
    function grownRootOf(Row[] memory rows) internal pure returns (bytes32) {
        return grownRoot(leavesOf(rows), 0, rows.length);
    }

    /// @dev The tree over one leaf is the leaf; over more it is the pair of the tree over as many of the first as the
    /// largest power of two that is less than their number, and the tree over the rest.
    function grownRoot(bytes32[] memory leaves, uint256 first, uint256 number) internal pure returns (bytes32) {
        if (number == 1) return leaves[first];
        uint256 left = powerBelow(number);
        return pair(grownRoot(leaves, first, left), grownRoot(leaves, first + left, number - left));
    }

    /// @dev What stands beside the way of leaf `index` to that root, leaf first.
    function grownProof(bytes32[] memory leaves, uint256 first, uint256 number, uint256 index)
        internal
        pure
        returns (bytes32[] memory proof)
    {
        if (number == 1) return proof;
        uint256 left = powerBelow(number);
        if (index < left) {
            return appended(grownProof(leaves, first, left, index), grownRoot(leaves, first + left, number - left));
        }
        proof = grownProof(leaves, first + left, number - left, index - left);
        return appended(proof, grownRoot(leaves, first, left));
    }

    function grownEntryOf(Row[] memory rows, uint256 index) internal pure returns (IDraws.Entry memory) {
        return grownEntryIn(rows, leavesOf(rows), index);
    }

    function grownEntryIn(Row[] memory rows, bytes32[] memory leaves, uint256 index)
        internal
        pure
        returns (IDraws.Entry memory entry)
    {
        (entry.index, entry.account, entry.weight) = (index, rows[index].account, rows[index].weight);
        for (uint256 i; i < index; ++i) {
            entry.from += rows[i].weight;
        }
        entry.proof = grownProof(leaves, 0, rows.length, index);
    }

    /// @dev How far the listing has come after the first `count` rows.
    function frontierAt(Row[] memory rows, uint256 count) internal pure returns (IDraws.Frontier memory frontier) {
        frontier.count = count;
        for (uint256 i; i < count; ++i) {
            (frontier.last, frontier.weight) = (rows[i].account, frontier.weight + rows[i].weight);
        }
        bytes32[] memory leaves = leavesOf(rows);
        // The largest tree is over the first leaves, and listed last.
        for (uint256 first; first < count;) {
            uint256 size = powerBelow(count - first + 1);
            bytes32[] memory lower = frontier.peaks;
            frontier.peaks = new bytes32[](lower.length + 1);
            frontier.peaks[0] = grownRoot(leaves, first, size);
            for (uint256 i; i < lower.length; ++i) {
                frontier.peaks[i + 1] = lower[i];
            }
            first += size;
        }
    }

    function digestOf(IDraws.Frontier memory frontier) internal pure returns (bytes32) {
        return keccak256(abi.encode(frontier.count, frontier.last, frontier.weight, frontier.peaks));
    }

    function leavesOf(Row[] memory rows) internal pure returns (bytes32[] memory leaves) {
        leaves = new bytes32[](rows.length);
        uint256 from;
        for (uint256 i; i < rows.length; ++i) {
            leaves[i] = leafOf(i, rows[i].account, from, rows[i].weight);
            from += rows[i].weight;
        }
    }

    function accountsOf(Row[] memory rows, uint256 first, uint256 number)
        internal
        pure
        returns (address[] memory accounts)
    {
        accounts = new address[](number);
        for (uint256 i; i < number; ++i) {
            accounts[i] = rows[first + i].account;
        }
    }

    function powerBelow(uint256 number) private pure returns (uint256 power) {
        power = 1;
        while (2 * power < number) power *= 2;
    }

    function appended(bytes32[] memory proof, bytes32 node) private pure returns (bytes32[] memory longer) {
        longer = new bytes32[](proof.length + 1);
        for (uint256 i; i < proof.length; ++i) {
            longer[i] = proof[i];
        }
        longer[proof.length] = node;
    }
}
