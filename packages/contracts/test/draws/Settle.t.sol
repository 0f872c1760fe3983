// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsSettleTest is DrawsTest {
    event Transfer(address indexed from, address indexed to, uint256 amount);

    DrawList.Row[] internal rows;
    IDraws.Entry[] internal winners;

    /// @dev A revealed giveaway of six entrants, whose winners are known.
    function setUp() public override {
        super.setUp();
        DrawList.Row[] memory list = usualList(6);
        IDraws.Entry[] memory named = revealedGiveaway(list);
        for (uint256 i; i < list.length; ++i) {
            rows.push(list[i]);
            winners.push(named[i]);
        }
    }

    function prizeAt(uint256 place) internal pure returns (uint256) {
        if (place > 2) return 0;
        return [uint256(250_000_000e18), 150_000_000e18, 100_000_000e18][place];
    }

    function test_RevertWhen_TheDrawIsNotRevealed() external {
        expectWrongStatus(2, IDraws.Status.None);
        settle(2, 0, winners);
        open(rows, 3);
        expectWrongStatus(2, IDraws.Status.Open);
        settle(2, 0, winners);
        vm.prank(owner);
        draws.withdraw(2);
        expectWrongStatus(2, IDraws.Status.Withdrawn);
        settle(2, 0, winners);
        settle(1, 0, winners);
        expectWrongStatus(1, IDraws.Status.Settled);
        settle(1, 6, winners);
    }

    function test_RevertWhen_ThePlaceIsNotTheNext() external {
        expectError(IDraws.Draws_WrongPlace.selector, 1, 0);
        settle(1, 1, someOf(winners, 1, 5));
        settle(1, 0, someOf(winners, 0, 2));
        expectError(IDraws.Draws_WrongPlace.selector, 0, 2);
        settle(1, 0, someOf(winners, 0, 2));
        expectError(IDraws.Draws_WrongPlace.selector, type(uint256).max, 2);
        settle(1, type(uint256).max, someOf(winners, 2, 1));
        settle(1, 2, someOf(winners, 2, 4));
    }

    function test_RevertWhen_NobodyOrTooManyAreNamed() external {
        expectError(IDraws.Draws_WrongNumber.selector, 0, 6);
        settle(1, 0, someOf(winners, 0, 0));
        settle(1, 0, someOf(winners, 0, 2));
        IDraws.Entry[] memory five = new IDraws.Entry[](5);
        expectError(IDraws.Draws_WrongNumber.selector, 5, 4);
        settle(1, 2, five);
    }

    /// @dev Every entrant but the winner is refused, for every place; the point is said as it falls among all weights.
    function test_RevertWhen_SomebodyElseIsNamed() external {
        for (uint256 place; place < 6; ++place) {
            for (uint256 i; i < 6; ++i) {
                if (i == winners[place].index) continue;
                IDraws.Entry[] memory wrong = someOf(winners, place, 1);
                wrong[0] = DrawList.grownEntryOf(rows, i);
                vm.expectPartialRevert(IDraws.Draws_NotTheWinner.selector);
                settle(1, place, wrong);
            }
            settle(1, place, someOf(winners, place, 1));
        }
    }

    function test_SaysWhereThePointFalls() external {
        uint256 point = draws.pointOf(1);
        assertEq(point, uint256(keccak256(abi.encode(draws.drawOf(1).seed, 1, 0))) % 21e18, "the first falls at once");
        uint256 other = (winners[0].index + 1) % 6;
        IDraws.Entry[] memory wrong = someOf(winners, 0, 1);
        wrong[0] = DrawList.grownEntryOf(rows, other);
        expectError(IDraws.Draws_NotTheWinner.selector, 0, point);
        settle(1, 0, wrong);
        settle(1, 0, someOf(winners, 0, 1));
        point = draws.pointOf(1);
        uint256 left = 21e18 - winners[0].weight;
        assertEq(point, uint256(keccak256(abi.encode(draws.drawOf(1).seed, 1, 1))) % left, "of what is left");
        if (point >= winners[0].from) point += winners[0].weight;
        expectError(IDraws.Draws_NotTheWinner.selector, 1, point);
        settle(1, 1, someOf(winners, 0, 1));
    }

    /// @dev From the interval's first unit to its last, and not one beyond.
    function test_TheIntervalHoldsItsFirstUnitAndNotItsEnd() external {
        uint256 point = draws.pointOf(1);
        IDraws.Entry[] memory named = someOf(winners, 0, 1);
        (named[0].from, named[0].weight) = (point + 1, 1);
        expectError(IDraws.Draws_NotTheWinner.selector, 0, point);
        settle(1, 0, named);
        (named[0].from, named[0].weight) = (point - 1, 1);
        expectError(IDraws.Draws_NotTheWinner.selector, 0, point);
        settle(1, 0, named);
        (named[0].from, named[0].weight) = (point, 0);
        expectError(IDraws.Draws_NotTheWinner.selector, 0, point);
        settle(1, 0, named);
        (named[0].from, named[0].weight) = (point, 1);
        expectError(IDraws.Draws_BadProof.selector, 0);
        settle(1, 0, named);
        (named[0].from, named[0].weight) = (point - 1, 2);
        expectError(IDraws.Draws_BadProof.selector, 0);
        settle(1, 0, named);
    }

    function test_RevertWhen_TheEntryIsNotInTheList() external {
        for (uint256 field; field < 5; ++field) {
            IDraws.Entry[] memory named = someOf(winners, 0, 1);
            if (field == 0) named[0].index = (named[0].index + 1) % 6;
            if (field == 1) named[0].account = stranger;
            if (field == 2) named[0].weight -= 1;
            if (field == 3) named[0].proof[0] ^= bytes32(uint256(1));
            if (field == 4) named[0].proof = new bytes32[](0);
            if (field == 2 && named[0].from + named[0].weight <= draws.pointOf(1)) continue;
            expectError(IDraws.Draws_BadProof.selector, 0);
            settle(1, 0, named);
        }
    }

    /// @dev An inner node is 64 bytes and hashed once; no row can be made of it.
    function test_RevertWhen_AnInnerNodeIsTakenForARow() external {
        bytes32[] memory leaves = DrawList.leavesOf(rows);
        IDraws.Entry[] memory named = someOf(winners, 0, 1);
        named[0].account = address(uint160(uint256(leaves[1])));
        named[0].proof = new bytes32[](2);
        (named[0].proof[0], named[0].proof[1]) = (DrawList.grownRoot(leaves, 2, 2), DrawList.grownRoot(leaves, 4, 2));
        expectError(IDraws.Draws_BadProof.selector, 0);
        settle(1, 0, named);
        named[0].index = uint256(leaves[0]);
        expectError(IDraws.Draws_BadList.selector, 0);
        settle(1, 0, named);
    }

    function test_SettlesAllAtOnceAndPays() external {
        for (uint256 place; place < 6; ++place) {
            IDraws.Entry memory won = winners[place];
            vm.expectEmit(address(draws));
            emit IDraws.PlaceWon(1, place, won.account, won.index, won.from, won.weight, prizeAt(place));
        }
        for (uint256 place; place < 3; ++place) {
            vm.expectEmit(address(token));
            emit Transfer(address(draws), winners[place].account, prizeAt(place));
        }
        settle(1, 0, winners);
        assertSettled();
    }

    function test_SettlesOneByOneTheSame() external {
        for (uint256 place; place < 6; ++place) {
            assertStatus(1, IDraws.Status.Revealed, "not all yet");
            settle(1, place, someOf(winners, place, 1));
            assertEq(draws.drawOf(1).settledPlaces, place + 1, "so many");
        }
        assertSettled();
    }

    function assertSettled() internal view {
        assertStatus(1, IDraws.Status.Settled, "settled");
        assertEq(draws.drawOf(1).settledPlaces, 6, "all");
        for (uint256 place; place < 6; ++place) {
            assertEq(draws.winnerOf(1, place), winners[place].account, "winner");
            assertEq(token.balanceOf(winners[place].account), prizeAt(place), "prize");
        }
        assertEq(draws.winnerOf(1, 6), address(0), "nobody behind");
        assertEq(token.balanceOf(address(draws)), 0, "all prizes are paid");
    }

    /// @dev Where the last of many is wrong, nothing happened.
    function test_IsAllOrNothing() external {
        IDraws.Entry[] memory named = winners;
        named[5] = named[4];
        vm.expectPartialRevert(IDraws.Draws_NotTheWinner.selector);
        settle(1, 0, named);
        assertEq(draws.winnerOf(1, 0), address(0), "nobody has won");
        assertEq(token.balanceOf(address(draws)), PRIZES, "nothing was paid");
        assertEq(draws.drawOf(1).settledPlaces, 0, "no place");
    }

    function test_PaysNothingInOtherDraws() external {
        open(rows, 4);
        reveal(2);
        IDraws.Entry[] memory others = winnersOf(2, rows);
        for (uint256 place; place < 4; ++place) {
            vm.expectEmit(address(draws));
            emit IDraws.PlaceWon(
                2, place, others[place].account, others[place].index, others[place].from, others[place].weight, 0
            );
        }
        settle(2, 0, others);
        assertStatus(2, IDraws.Status.Settled, "settled");
        assertEq(token.balanceOf(address(draws)), PRIZES, "the prizes are the giveaway's");
        assertEq(draws.winnerOf(2, 3), others[3].account, "the last");
        assertEq(draws.winnerOf(1, 0), address(0), "not of the other draw");
    }

    /// @dev The rules again, in another style: no interval, no walk.
    function testFuzz_NamesWhomTheTextNames(uint256 seed, uint8 count, uint8 places, uint8 batch) external {
        uint256[] memory weights = new uint256[](bound(count, 1, 40));
        for (uint256 i; i < weights.length; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            weights[i] = 1 + random % (random % 7 == 0 ? 3 : 1e27);
        }
        DrawList.Row[] memory list = DrawList.make(weights);
        uint256 drawId = open(list, bound(places, 1, weights.length));
        reveal(drawId);
        IDraws.Entry[] memory named = winnersOf(drawId, list);
        uint256 step = bound(batch, 1, named.length);
        for (uint256 place; place < named.length; place += step) {
            uint256 left = named.length - place;
            settle(drawId, place, someOf(named, place, left < step ? left : step));
        }
        for (uint256 place; place < named.length; ++place) {
            assertEq(draws.winnerOf(drawId, place), named[place].account, "by the text");
        }
        assertStatus(drawId, IDraws.Status.Settled, "all of them");
    }

    /// @dev A root over rows that break the rules, for as many places.
    function revealedBad(DrawList.Row[] memory list, bytes32 root, uint256 totalWeight, uint256 places)
        internal
        returns (uint256 drawId)
    {
        IDraws.Listing memory listing = listingOf(list, places);
        (listing.root, listing.totalWeight, listing.count) = (root, totalWeight, places);
        vm.prank(owner);
        drawId = draws.open(listing);
        reveal(drawId);
    }

    function only(uint256 from, uint256 weight, address account) internal pure returns (IDraws.Entry[] memory named) {
        named = new IDraws.Entry[](1);
        named[0] = IDraws.Entry(0, account, from, weight, new bytes32[](0));
    }

    /// @dev One leaf is the whole tree, and its row says what nobody may say.
    function expectBadList(uint256 from, uint256 weight, uint256 totalWeight, address account) internal {
        bytes32 root = DrawList.leafOf(0, account, from, weight);
        uint256 drawId = revealedBad(usualList(1), root, totalWeight, 1);
        expectError(IDraws.Draws_BadList.selector, 0);
        settle(drawId, 0, only(from, weight, account));
    }

    function test_RevertWhen_AnIntervalEndsBeyondTheTotalWeight() external {
        expectBadList(0, 1_001, 1_000, stranger);
        expectBadList(1, 1_000, 1_000, stranger);
        expectBadList(0, type(uint256).max, 1_000, stranger);
        bytes32 root = DrawList.leafOf(0, stranger, 0, 1_000);
        uint256 drawId = revealedBad(usualList(1), root, 1_000, 1);
        settle(drawId, 0, only(0, 1_000, stranger));
    }

    function test_RevertWhen_TheWinnerWouldBeNobody() external {
        expectBadList(0, 1_000, 1_000, address(0));
    }

    /// @dev A list of one, whose only row says that it has another number than the first.
    function test_RevertWhen_TheNumberIsNotBelowTheCount() external {
        uint256[3] memory numbers = [uint256(1), 999, type(uint256).max];
        for (uint256 i; i < 3; ++i) {
            uint256 drawId = revealedBad(usualList(1), DrawList.leafOf(numbers[i], stranger, 0, 1_000), 1_000, 1);
            IDraws.Entry[] memory named = only(0, 1_000, stranger);
            named[0].index = numbers[i];
            expectError(IDraws.Draws_BadList.selector, 0);
            settle(drawId, 0, named);
            assertEq(draws.winnerOf(drawId, 0), address(0), "nobody wins by it");
        }
    }

    function test_RevertWhen_NoWeightIsLeft() external {
        bytes32 root = DrawList.leafOf(0, stranger, 0, 1_000);
        uint256 drawId = revealedBad(usualList(1), root, 1_000, 2);
        settle(drawId, 0, only(0, 1_000, stranger));
        expectError(IDraws.Draws_BadList.selector, 1);
        settle(drawId, 1, only(0, 1_000, stranger));
        expectError(IDraws.Draws_BadList.selector, 1);
        draws.pointOf(drawId);
    }

    /// @dev Rows that overlap those of winners, on either side: not even a list that lies makes somebody win twice.
    function test_RevertWhen_IntervalsOverlap() external {
        for (uint256 side; side < 2; ++side) {
            // The first winner has the middle of 3,000.
            bytes32 middle = DrawList.leafOf(0, stranger, 1_000, 1_000);
            (uint256 from, uint256 weight) = side == 0 ? (0, 1_001) : (1_999, 1_001);
            bytes32 other = DrawList.leafOf(1, owner, from, weight);
            bytes32 exact = DrawList.leafOf(1, owner, side == 0 ? 0 : 2_000, 1_000);
            bytes32 root = DrawList.pair(DrawList.pair(middle, other), exact);
            uint256 drawId = findDraw(root, side);
            IDraws.Entry[] memory named = only(1_000, 1_000, stranger);
            named[0].proof = two(other, exact);
            settle(drawId, 0, named);
            named = only(from, weight, owner);
            named[0].index = 1;
            named[0].proof = two(middle, exact);
            expectError(IDraws.Draws_BadList.selector, 1);
            settle(drawId, 1, named);
            named = only(side == 0 ? 0 : 2_000, 1_000, owner);
            named[0].index = 1;
            named[0].proof = new bytes32[](1);
            named[0].proof[0] = DrawList.pair(middle, other);
            settle(drawId, 1, named);
        }
    }

    function two(bytes32 a, bytes32 b) internal pure returns (bytes32[] memory proof) {
        proof = new bytes32[](2);
        (proof[0], proof[1]) = (a, b);
    }

    /// @dev A draw of 3,000 whose first point is in the middle, and whose second one on this side.
    function findDraw(bytes32 root, uint256 side) internal returns (uint256 drawId) {
        while (true) {
            drawId = revealedBad(usualList(1), root, 3_000, 2);
            bytes32 seed = draws.drawOf(drawId).seed;
            uint256 first = uint256(keccak256(abi.encode(seed, drawId, 0))) % 3_000;
            uint256 second = uint256(keccak256(abi.encode(seed, drawId, 1))) % 2_000;
            if (first / 1_000 == 1 && second / 1_000 == side) return drawId;
        }
    }
}
