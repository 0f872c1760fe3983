// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";

/// @title The lists, seeds and winners that contract and page share, by a third program
contract DrawsVectorsTest is DrawsTest {
    struct Drawing {
        bytes32 list;
        uint256 rows;
        uint256 bound;
        string whale;
        uint256 count;
        uint256 totalWeight;
        bytes32 root;
        uint256 proven;
        bytes32[] proof;
        uint256 drawId;
        bytes32 seed;
        uint256[] winners;
    }

    struct GrownRow {
        address account;
        string weight;
    }

    string internal constant GROWN_ROW_TYPE = "GrownRow(address account,string weight)";
    string internal constant DRAWING_TYPE = "Drawing(bytes32 list,uint256 rows,uint256 bound,string whale,uint256 count,"
        "uint256 totalWeight,bytes32 root,uint256 proven,bytes32[] proof,uint256 drawId,bytes32 seed,uint256[] winners)";
    /// @dev Where the contract keeps draws.
    uint256 internal constant DRAWS_SLOT = 4;

    function test_AThousandListsHaveTheWinnersOfAThirdProgram() external {
        string memory json = vm.readFile("packages/domain/vectors/draws.json");
        Drawing[] memory all = abi.decode(vm.parseJsonTypeArray(json, ".draws", DRAWING_TYPE), (Drawing[]));
        assertEq(all.length, 1_000, "lists");
        for (uint256 i; i < all.length; ++i) {
            check(all[i], string.concat(" of list ", vm.toString(i)));
        }
    }

    /// @dev Each list sold to those in it, listed in two parts where there are two, and drawn by these proofs.
    function test_GrowingTreesAreThoseOfThePage() external {
        string memory json = vm.readFile("packages/domain/vectors/growing-tree.json");
        uint8[7] memory counts = [1, 2, 3, 5, 8, 13, 103];
        for (uint256 i; i < counts.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            checkGrown(json, string.concat(".trees[", vm.toString(i), "]"), counts[i]);
            vm.revertToState(snapshot);
        }
    }

    function checkGrown(string memory json, string memory tree, uint256 count) internal {
        DrawList.Row[] memory rows = grownRows(json, tree);
        assertEq(rows.length, count, string.concat("count of ", tree));
        bytes32 root = vm.parseJsonBytes32(json, string.concat(tree, ".root"));
        assertEq(DrawList.grownRootOf(rows), root, string.concat("root of ", tree));
        sell(rows);
        if (count > 1) listSome(rows, 0, count / 2);
        listSome(rows, count / 2, count - count / 2);
        assertEq(draws.drawOf(1).listing.root, root, string.concat("in the contract, root of ", tree));
        reveal(1);
        settle(1, 0, winnersProven(json, tree, rows));
        assertStatus(1, IDraws.Status.Settled, string.concat("settled by ", tree));
    }

    function grownRows(string memory json, string memory tree) internal pure returns (DrawList.Row[] memory rows) {
        bytes memory parsed = vm.parseJsonTypeArray(json, string.concat(tree, ".rows"), GROWN_ROW_TYPE);
        GrownRow[] memory all = abi.decode(parsed, (GrownRow[]));
        rows = new DrawList.Row[](all.length);
        for (uint256 i; i < all.length; ++i) {
            rows[i] = DrawList.Row(all[i].account, vm.parseUint(all[i].weight));
        }
    }

    /// @dev The winners, with the proofs of the vectors, all of which are looked at.
    function winnersProven(string memory json, string memory tree, DrawList.Row[] memory rows)
        internal
        view
        returns (IDraws.Entry[] memory winners)
    {
        bytes32[] memory leaves = DrawList.leavesOf(rows);
        bytes32[][] memory proofs = new bytes32[][](rows.length);
        for (uint256 i; i < rows.length; ++i) {
            string memory where = string.concat(tree, ".proofs[", vm.toString(i), "]");
            proofs[i] = vm.parseJsonBytes32Array(json, where);
            bytes32 expected = keccak256(abi.encode(DrawList.grownProof(leaves, 0, rows.length, i)));
            assertEq(keccak256(abi.encode(proofs[i])), expected, where);
        }
        winners = winnersOf(1, rows);
        for (uint256 k; k < winners.length; ++k) {
            winners[k].proof = proofs[winners[k].index];
        }
    }

    function check(Drawing memory one, string memory where) internal {
        DrawList.Row[] memory rows = derive(one);
        assertEq(rows.length, one.count, string.concat("count", where));
        assertEq(DrawList.totalWeight(rows), one.totalWeight, string.concat("weight", where));
        (bytes32[] memory heap, uint256[] memory placeOf) = DrawList.treeOf(rows);
        assertEq(heap[0], one.root, string.concat("root", where));
        bytes32[] memory proof = DrawList.entryIn(rows, heap, placeOf, one.proven).proof;
        assertEq(keccak256(abi.encode(proof)), keccak256(abi.encode(one.proof)), string.concat("proof", where));

        uint256 snapshot = vm.snapshotState();
        put(one);
        IDraws.Entry[] memory entries = new IDraws.Entry[](one.winners.length);
        for (uint256 k; k < entries.length; ++k) {
            entries[k] = DrawList.entryIn(rows, heap, placeOf, one.winners[k]);
        }
        // In two parts, where there are two.
        uint256 first = (entries.length + 1) / 2;
        settle(one.drawId, 0, someOf(entries, 0, first));
        if (first < entries.length) settle(one.drawId, first, someOf(entries, first, entries.length - first));
        assertStatus(one.drawId, IDraws.Status.Settled, string.concat("settled", where));
        for (uint256 k; k < entries.length; ++k) {
            assertEq(draws.winnerOf(one.drawId, k), rows[one.winners[k]].account, string.concat("winner", where));
        }
        vm.revertToState(snapshot);
    }

    /// @dev As if it had been opened and revealed: no signature has a seed that was chosen.
    function put(Drawing memory one) internal {
        uint256 slot = uint256(keccak256(abi.encode(one.drawId, DRAWS_SLOT)));
        uint256 figures = one.totalWeight | one.count << 128 | one.winners.length << 160 | ROUND << 192;
        vm.store(address(draws), bytes32(slot), one.seed);
        vm.store(address(draws), bytes32(slot + 1), one.root);
        vm.store(address(draws), bytes32(slot + 2), DIGEST);
        vm.store(address(draws), bytes32(slot + 3), bytes32(figures));
        IDraws.Draw memory draw = draws.drawOf(one.drawId);
        assertTrue(draw.status == IDraws.Status.Revealed && draw.seed == one.seed, "revealed");
        assertTrue(draw.listing.totalWeight == one.totalWeight && draw.listing.count == one.count, "its figures");
        assertTrue(draw.listing.places == one.winners.length && draw.listing.round == ROUND, "all of them");
    }

    /// @dev The list, as the vectors' program says how: without weights of zero, accounts ascending.
    function derive(Drawing memory one) internal pure returns (DrawList.Row[] memory rows) {
        DrawList.Row[] memory all = new DrawList.Row[](one.rows);
        uint256 sum;
        for (uint256 i; i < one.rows; ++i) {
            bytes32 hashed = keccak256(abi.encode(one.list, i));
            all[i] = DrawList.Row(address(uint160(uint256(hashed))), uint256(keccak256(abi.encode(hashed))) % one.bound);
            sum += all[i].weight;
        }
        if (keccak256(bytes(one.whale)) != keccak256("null")) {
            uint256 whale = vm.parseUint(one.whale);
            all[whale].weight = 9_999 * (sum - all[whale].weight);
        }
        uint256 count;
        for (uint256 i; i < all.length; ++i) {
            if (all[i].weight > 0) ++count;
        }
        rows = new DrawList.Row[](count);
        for (uint256 i; i < all.length; ++i) {
            if (all[i].weight == 0) continue;
            uint256 rank;
            for (uint256 j; j < all.length; ++j) {
                if (all[j].weight > 0 && all[j].account < all[i].account) ++rank;
            }
            rows[rank] = all[i];
        }
    }
}
