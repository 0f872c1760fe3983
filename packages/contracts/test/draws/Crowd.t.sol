// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {CrowdedSale} from "../mocks/CrowdedSale.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";

/// @title The giveaway of a sale to very many: 100,000 of them in a deep run, 10,000 otherwise
contract DrawsCrowdTest is DrawsTest {
    uint256 internal constant BATCH = 3_000;
    /// @dev A block's transaction takes no more.
    uint256 internal constant MOST_GAS = 16_777_216;

    CrowdedSale internal crowd;

    function count() internal view returns (uint256) {
        bytes32 profile = keccak256(bytes(vm.envOr("FOUNDRY_PROFILE", "default")));
        return profile == keccak256("deep") ? 100_000 : 10_000;
    }

    function setUp() public override {
        super.setUp();
        crowd = new CrowdedSale(address(token), CLOSED, count());
        IDraws.Terms memory terms = localTerms();
        terms.presale = address(crowd);
        draws = createDraws(terms);
        token.transfer(address(draws), PRIZES);
    }

    function accountAt(uint256 i) internal pure returns (address) {
        return address(uint160(i * (2 ** 120 + 1)));
    }

    /// @dev Entrants `first` and so many after it, from 1.
    function accounts(uint256 first, uint256 number) internal pure returns (address[] memory some) {
        some = new address[](number);
        for (uint256 i; i < number; ++i) {
            some[i] = accountAt(first + i);
        }
    }

    /// @dev The sum of what those before account i were credited.
    function fromOf(uint256 i) internal pure returns (uint256) {
        return i * (i - 1) / 2 * 1e18;
    }

    /// @dev By the definition of the text, as `DrawList.grownRoot`, in little memory; what stands beside the way of leaf
    /// `index`, from 1, is put into the proof.
    function grow(uint256 first, uint256 number, uint256 index, bytes32[] memory proof)
        internal
        pure
        returns (bytes32 root, uint256 depth)
    {
        uint256 free;
        assembly ("memory-safe") {
            free := mload(0x40)
        }
        if (number == 1) {
            root = DrawList.leafOf(first - 1, accountAt(first), fromOf(first), first * 1e18);
        } else {
            uint256 half = 1;
            while (2 * half < number) half *= 2;
            (bytes32 left, uint256 leftDepth) = grow(first, half, index, proof);
            (bytes32 right, uint256 rightDepth) = grow(first + half, number - half, index, proof);
            root = DrawList.pair(left, right);
            if (index >= first && index < first + number) {
                bool isLeft = index < first + half;
                depth = isLeft ? leftDepth : rightDepth;
                proof[depth++] = isLeft ? right : left;
            }
        }
        // Nothing of what was written since is needed.
        assembly ("memory-safe") {
            mstore(0x40, free)
        }
    }

    /// @dev Who wins the first place.
    function firstWinner() internal view returns (IDraws.Entry[] memory named) {
        uint256 point = draws.pointOf(1);
        uint256 i = 1;
        while (fromOf(i + 1) <= point) ++i;
        bytes32[] memory proof = new bytes32[](17);
        (bytes32 root, uint256 depth) = grow(1, count(), i, proof);
        assertEq(draws.drawOf(1).listing.root, root, "the root of the text");
        assembly ("memory-safe") {
            mstore(proof, depth)
        }
        named = new IDraws.Entry[](1);
        named[0] = IDraws.Entry(i - 1, accountAt(i), fromOf(i), i * 1e18, proof);
    }

    /// @dev Each batch fits into a transaction, and goes on from what the one before has emitted.
    function test_ACrowdIsListedInBatches() external {
        IDraws.Frontier memory frontier;
        for (uint256 first = 1; first <= count(); first += BATCH) {
            uint256 number = count() + 1 - first < BATCH ? count() + 1 - first : BATCH;
            address[] memory batch = accounts(first, number);
            vm.recordLogs();
            vm.prank(stranger);
            draws.list{gas: MOST_GAS}(frontier, batch, excluded);
            (frontier.count, frontier.last, frontier.weight, frontier.peaks) =
                abi.decode(vm.getRecordedLogs()[0].data, (uint256, address, uint256, bytes32[]));
            assertTrue(draws.hasReached(DrawList.digestOf(frontier)), "reached");
        }
        IDraws.Listing memory listing = draws.drawOf(1).listing;
        assertEq(listing.count, count(), "all of them");
        assertEq(listing.totalWeight, crowd.counters().tokens, "all that was sold");
        reveal(1);
        IDraws.Entry[] memory named = firstWinner();
        settle(1, 0, named);
        assertEq(token.balanceOf(named[0].account), 250_000_000e18, "the first prize");
    }
}
