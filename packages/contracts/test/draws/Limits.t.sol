// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Drawn} from "../../src/Drawn.sol";
import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";

/// @title Every packed field filled to its last unit, and the most places
contract DrawsLimitsTest is DrawsTest {
    using Drawn for uint256;
    using Drawn for uint256[];

    uint256 internal constant MOST = type(uint128).max;

    function test_EveryFieldHoldsItsMost() external {
        DrawList.Row[] memory rows = new DrawList.Row[](1);
        rows[0] = DrawList.Row(address(type(uint160).max), MOST);
        IDraws.Listing memory listing = listingOf(rows, 1_000);
        listing.count = type(uint32).max;
        vm.warp(GENESIS + 3 * (2 ** 40 - 2) - 24 hours);
        listing.round = 2 ** 40 - 1;
        vm.prank(owner);
        draws.open(listing);
        IDraws.Draw memory draw = draws.drawOf(2);
        assertEq(keccak256(abi.encode(draw.listing)), keccak256(abi.encode(listing)), "nothing spilt");
        assertTrue(draw.status == IDraws.Status.Open && draw.settledPlaces == 0, "nowhere");
        reveal(2);
        assertEq(keccak256(abi.encode(draws.drawOf(2).listing)), keccak256(abi.encode(listing)), "by the seed");
        IDraws.Entry[] memory all = new IDraws.Entry[](1);
        all[0] = DrawList.entryOf(rows, 0);
        settle(2, 0, all);
        draw = draws.drawOf(2);
        assertEq(draw.settledPlaces, 1, "settled");
        assertEq(keccak256(abi.encode(draw.listing)), keccak256(abi.encode(listing)), "by the winner");
        assertEq(draws.winnerOf(2, 0), address(type(uint160).max), "the winner");
    }

    /// @dev One with all weight but a unit, and one with that unit; the weights together are the most there can be.
    function test_TheWholeWeightInTwoHands() external {
        uint256[] memory weights = new uint256[](2);
        for (uint256 i; i < 2; ++i) {
            (weights[i], weights[1 - i]) = (MOST - 1, 1);
            DrawList.Row[] memory rows = DrawList.make(weights);
            uint256 drawId = open(rows, 2);
            reveal(drawId);
            IDraws.Entry[] memory all = winnersOf(drawId, rows);
            assertEq(all[0].index, i, "the other one has no chance");
            settle(drawId, 0, all);
            assertEq(draws.winnerOf(drawId, 1), all[1].account, "but for the second place");
        }
    }

    /// @dev The most places, all settled at once, and the last one alone after all others.
    function test_AThousandPlaces() external {
        DrawList.Row[] memory rows = usualList(1_000);
        uint256 drawId = open(rows, 1_000);
        reveal(drawId);
        IDraws.Entry[] memory all = winnersOf(drawId, rows);
        for (uint256 place; place < 900; place += 180) {
            settle(drawId, place, someOf(all, place, 180));
        }
        settle(drawId, 900, someOf(all, 900, 99));
        uint256 before = gasleft();
        settle(drawId, 999, someOf(all, 999, 1));
        assertLe(before - gasleft(), 5_000_000, "whoever sends it can pay for it");
        assertStatus(drawId, IDraws.Status.Settled, "all");
        for (uint256 place; place < 1_000; ++place) {
            assertEq(draws.winnerOf(drawId, place), all[place].account, "each");
        }
    }

    function testFuzz_AnIntervalKeepsItsPartsApart(uint128 from, uint128 weight) external pure {
        uint256 interval = uint256(from).pack(weight);
        assertEq(interval.fromOf(), from, "from");
        assertEq(interval.weightOf(), weight, "weight");
    }

    /// @dev The walk against its text, over any intervals that are apart.
    function testFuzz_WalksAsTheTextSays(uint256 seed, uint8 size, uint256 point) external pure {
        uint256[] memory drawn = Drawn.room(bound(size, 1, 30));
        uint256 next;
        uint256 count = uint256(keccak256(abi.encode(seed))) % drawn.length;
        for (uint256 i; i < count; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            uint256 from = next + (random % 3 == 0 ? 0 : random % 1e6);
            uint256 weight = 1 + (random >> 128) % (random % 5 == 0 ? 1 : 1e6);
            drawn[i] = from.pack(weight);
            next = from + weight;
        }
        point = bound(point, 0, 3e7);
        (uint256 rank, uint256 end, uint256 moved) = drawn.walk(point);
        (uint256 expected, uint256 passed) = (point, 0);
        while (passed < count && expected >= drawn[passed].fromOf()) {
            expected += drawn[passed].weightOf();
            ++passed;
        }
        assertEq(moved, expected, "point");
        assertEq(rank, passed, "passed");
        assertEq(end, passed == 0 ? 0 : drawn[passed - 1].fromOf() + drawn[passed - 1].weightOf(), "end");
    }

    function test_WalksToTheEdge() external pure {
        uint256[] memory drawn = Drawn.room(4);
        drawn.insert(0, uint256(5).pack(2));
        drawn.insert(0, uint256(0).pack(1));
        drawn.insert(2, uint256(MOST - 1).pack(1));
        assertTrue(drawn[0] == uint256(0).pack(1) && drawn[1] == uint256(5).pack(2), "in order");
        assertTrue(drawn[2] == (MOST - 1) << 128 | 1 && drawn[3] == type(uint256).max, "and room");
        (uint256 rank,, uint256 moved) = drawn.walk(3);
        assertTrue(rank == 1 && moved == 4, "before the second");
        (rank,, moved) = drawn.walk(4);
        assertTrue(rank == 2 && moved == 7, "from the second on");
        (rank,, moved) = drawn.walk(MOST - 5);
        assertTrue(rank == 2 && moved == MOST - 2, "before the third");
    }
}
