// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";
import {TestBeacon} from "./TestBeacon.sol";

/// @title Making the list of the giveaway, ending one without entrants, and naming another round
contract DrawsListTest is DrawsTest {
    /// @dev Five who take part, in the sale's record; one of those excluded bought as well.
    DrawList.Row[] internal rows;

    function setUp() public override {
        super.setUp();
        DrawList.Row[] memory usual = usualList(5);
        for (uint256 i; i < 5; ++i) {
            rows.push(usual[i]);
        }
        sell(rows);
        sale.credit(excluded[1], 7e18);
    }

    function beginning() internal pure returns (IDraws.Frontier memory none) {}

    function only(address account) internal pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }

    function two(address a, address b) internal pure returns (address[] memory accounts) {
        accounts = new address[](2);
        (accounts[0], accounts[1]) = (a, b);
    }

    function three(address a, address b, address c) internal pure returns (address[] memory accounts) {
        accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (a, b, c);
    }

    function everyone() internal view returns (address[] memory) {
        return DrawList.accountsOf(rows, 0, rows.length);
    }

    function expectCannotList(uint256 position, address account) internal {
        expectError(IDraws.Draws_CannotList.selector, position, uint256(uint160(account)));
    }

    function expectUnknown(IDraws.Frontier memory frontier) internal {
        vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_UnknownFrontier.selector, DrawList.digestOf(frontier)));
    }

    /// @dev Draw 1 is open, with the list of these rows.
    function assertOpenedWith(DrawList.Row[] memory list_) internal view {
        IDraws.Draw memory draw = draws.drawOf(1);
        assertStatus(1, IDraws.Status.Open, "open");
        assertEq(draw.listing.root, DrawList.grownRootOf(list_), "root");
        assertEq(draw.listing.count, list_.length, "count");
        assertEq(draw.listing.totalWeight, DrawList.totalWeight(list_), "weight");
        assertEq(draw.listing.places, list_.length < 103 ? list_.length : 103, "places");
        assertEq(draw.listing.listDigest, 0, "the list is the sale's record");
    }

    /// @dev Nobody who takes part has bought anything.
    function takeAll() internal {
        for (uint256 i; i < 5; ++i) {
            sale.take(rows[i].account);
        }
    }

    /// @dev Other draws, for which these take no part.
    function recreate(address[] memory accounts) internal {
        excluded = accounts;
        draws = createDraws(localTerms());
        token.transfer(address(draws), PRIZES);
    }

    // ---------------------------------------------------------------- when nothing can be listed

    function test_RevertWhen_ThePrizesWereBurned() external {
        vm.warp(CLOSED + 365 days);
        draws.burnLeftover();
        token.transfer(address(draws), PRIZES);
        vm.warp(NOW);
        expectError(IDraws.Draws_GiveawayOver.selector);
        listAll(rows);
        expectError(IDraws.Draws_GiveawayOver.selector);
        draws.endEmptyGiveaway(excluded);
    }

    function test_RevertWhen_TheGiveawayStands() external {
        listAll(rows);
        for (uint256 i; i < 3; ++i) {
            IDraws.Status status = [IDraws.Status.Open, IDraws.Status.Revealed, IDraws.Status.Settled][i];
            expectWrongStatus(1, status);
            listAll(rows);
            expectWrongStatus(1, status);
            listSome(rows, 0, 2);
            expectWrongStatus(1, status);
            draws.endEmptyGiveaway(excluded);
            if (i == 0) reveal(1);
            if (i == 1) settle(1, 0, winnersOf(1, rows));
        }
    }

    function test_RevertWhen_TheSaleIsNotFinalised() external {
        IPresale.Status[6] memory others = [
            IPresale.Status.Upcoming,
            IPresale.Status.Open,
            IPresale.Status.Closing,
            IPresale.Status.Ended,
            IPresale.Status.Refunding,
            IPresale.Status.Cancelled
        ];
        for (uint256 i; i < others.length; ++i) {
            sale.set(others[i], CLOSED);
            expectError(IDraws.Draws_SaleNotFinalised.selector);
            listAll(rows);
            expectError(IDraws.Draws_SaleNotFinalised.selector);
            draws.endEmptyGiveaway(excluded);
        }
    }

    function test_RevertWhen_AYearHasPassed() external {
        listSome(rows, 0, 3);
        uint256[2] memory times = [CLOSED + 365 days, CLOSED + 3_650 days];
        for (uint256 i; i < 2; ++i) {
            vm.warp(times[i]);
            expectError(IDraws.Draws_GiveawayOver.selector);
            listSome(rows, 3, 2);
            expectError(IDraws.Draws_GiveawayOver.selector);
            draws.endEmptyGiveaway(excluded);
        }
        vm.warp(CLOSED + 365 days - 1);
        listSome(rows, 3, 2);
        assertStatus(1, IDraws.Status.Open, "in the last second");
    }

    function test_RevertWhen_OthersAreExcluded() external {
        address[][5] memory others = [
            new address[](0),
            only(excluded[0]),
            two(excluded[1], excluded[0]),
            two(excluded[0], rows[2].account),
            three(excluded[0], excluded[1], address(type(uint160).max))
        ];
        for (uint256 i; i < others.length; ++i) {
            expectError(IDraws.Draws_WrongExcluded.selector);
            draws.list(beginning(), everyone(), others[i]);
            expectError(IDraws.Draws_WrongExcluded.selector);
            draws.endEmptyGiveaway(others[i]);
        }
    }

    function test_RevertWhen_NobodyTakesPart() external {
        takeAll();
        expectError(IDraws.Draws_NobodyTakesPart.selector);
        list(beginning(), only(excluded[1]));
        sale.take(excluded[1]);
        expectError(IDraws.Draws_NobodyTakesPart.selector);
        list(beginning(), new address[](0));
    }

    // ---------------------------------------------------------------- frontiers

    function test_RevertWhen_TheFrontierWasNeverReached() external {
        listSome(rows, 0, 3);
        for (uint256 field; field < 10; ++field) {
            IDraws.Frontier memory wrong = DrawList.frontierAt(rows, 3);
            if (field == 0) wrong.count = 4;
            if (field == 1) wrong.count = 2;
            if (field == 2) wrong.last = rows[1].account;
            if (field == 3) wrong.last = address(uint160(wrong.last) + 1);
            if (field == 4) wrong.weight -= 1;
            if (field == 5) wrong.weight += rows[3].weight;
            if (field == 6) wrong.peaks[0] ^= bytes32(uint256(1));
            if (field == 7) (wrong.peaks[0], wrong.peaks[1]) = (wrong.peaks[1], wrong.peaks[0]);
            if (field == 8) wrong.peaks = new bytes32[](0);
            if (field == 9) wrong = DrawList.frontierAt(rows, 2);
            expectUnknown(wrong);
            list(wrong, DrawList.accountsOf(rows, 3, 2));
        }
    }

    /// @dev Nobody begins with a weight, an account or peaks that they say were there.
    function test_RevertWhen_TheBeginningIsAnother() external {
        for (uint256 field; field < 4; ++field) {
            IDraws.Frontier memory wrong = beginning();
            if (field == 0) wrong.last = address(1);
            if (field == 1) wrong.weight = 1;
            if (field == 2) wrong.peaks = new bytes32[](1);
            if (field == 3) wrong.count = 1;
            expectUnknown(wrong);
            list(wrong, everyone());
        }
    }

    /// @dev It came to nowhere, so nobody can go on from there.
    function test_RevertWhen_TheBatchBeforeFailed() external {
        expectCannotList(2, stranger);
        list(beginning(), three(rows[0].account, rows[1].account, stranger));
        IDraws.Frontier memory frontier = DrawList.frontierAt(rows, 2);
        expectUnknown(frontier);
        listSome(rows, 2, 3);
        assertTrue(!draws.hasReached(DrawList.digestOf(frontier)), "not reached");
    }

    // ---------------------------------------------------------------- accounts

    function test_RevertWhen_NoneIsGiven() external {
        expectCannotList(0, address(0));
        list(beginning(), new address[](0));
        listSome(rows, 0, 3);
        expectCannotList(0, address(0));
        list(DrawList.frontierAt(rows, 3), new address[](0));
    }

    function test_RevertWhen_AccountsDoNotAscend() external {
        expectCannotList(1, rows[0].account);
        list(beginning(), three(rows[1].account, rows[0].account, rows[2].account));
        expectCannotList(2, rows[1].account);
        list(beginning(), three(rows[0].account, rows[2].account, rows[1].account));
        listSome(rows, 0, 3);
        expectCannotList(0, rows[1].account);
        list(DrawList.frontierAt(rows, 3), two(rows[1].account, rows[3].account));
    }

    function test_RevertWhen_OneStandsTwice() external {
        expectCannotList(1, rows[0].account);
        list(beginning(), two(rows[0].account, rows[0].account));
        listSome(rows, 0, 3);
        expectCannotList(0, rows[2].account);
        list(DrawList.frontierAt(rows, 3), two(rows[2].account, rows[3].account));
        expectCannotList(2, rows[4].account);
        list(DrawList.frontierAt(rows, 3), three(rows[3].account, rows[4].account, rows[4].account));
    }

    function test_RevertWhen_OneBoughtNothing() external {
        address between = address(uint160(rows[1].account) + 1);
        expectCannotList(2, between);
        list(beginning(), three(rows[0].account, rows[1].account, between));
        expectCannotList(0, address(1));
        list(beginning(), two(address(1), rows[0].account));
        address beyond = address(type(uint160).max);
        expectCannotList(1, beyond);
        list(beginning(), two(rows[4].account, beyond));
    }

    function test_RevertWhen_OneIsTheZeroAddress() external {
        sale.credit(address(0), 1e18);
        expectCannotList(0, address(0));
        list(beginning(), two(address(0), rows[0].account));
        listSome(rows, 0, 3);
        expectCannotList(0, address(0));
        list(DrawList.frontierAt(rows, 3), two(address(0), rows[3].account));
    }

    /// @dev Excluded accounts that all bought stand in the first, a middle and the last place, in batches of any kind.
    function test_RevertWhen_OneIsExcluded() external {
        sale.take(excluded[1]);
        recreate(three(rows[0].account, rows[2].account, rows[4].account));
        expectCannotList(0, rows[0].account);
        list(beginning(), everyone());
        expectCannotList(1, rows[2].account);
        list(beginning(), two(rows[1].account, rows[2].account));
        expectCannotList(0, rows[2].account);
        list(beginning(), two(rows[2].account, rows[3].account));
        expectCannotList(2, rows[4].account);
        list(beginning(), three(rows[1].account, rows[3].account, rows[4].account));

        list(beginning(), only(rows[1].account));
        DrawList.Row[] memory others = new DrawList.Row[](2);
        (others[0], others[1]) = (rows[1], rows[3]);
        expectCannotList(0, rows[2].account);
        list(DrawList.frontierAt(others, 1), two(rows[2].account, rows[3].account));
        expectCannotList(1, rows[4].account);
        list(DrawList.frontierAt(others, 1), two(rows[3].account, rows[4].account));
        list(DrawList.frontierAt(others, 1), only(rows[3].account));
        assertOpenedWith(others);
    }

    /// @dev Each of them right after those excluded who stand before, as many as there are, bought or not.
    function test_PassesAnyNumberOfThoseExcluded() external {
        address[] memory many = new address[](12);
        for (uint256 i; i < 12; ++i) {
            many[i] = address(uint160(rows[i / 3].account) + uint160(1 + i % 3));
            if (i % 2 == 0) sale.credit(many[i], 3e18);
        }
        sale.take(excluded[1]);
        recreate(many);
        for (uint256 i; i < 12; ++i) {
            expectCannotList(1 + i / 3, many[i]);
            address[] memory with = DrawList.accountsOf(rows, 0, 2 + i / 3);
            with[1 + i / 3] = many[i];
            list(beginning(), with);
        }
        listSome(rows, 0, 1);
        listSome(rows, 1, 3);
        listSome(rows, 4, 1);
        assertOpenedWith(rows);
    }

    function test_WorksWithNobodyExcluded() external {
        sale.take(excluded[1]);
        recreate(new address[](0));
        listAll(rows);
        assertOpenedWith(rows);
    }

    /// @dev It says nothing, or less than what it would have been asked for.
    function test_RevertWhen_TheSaleTellsNothing() external {
        for (uint256 words; words < 3; ++words) {
            sale.setWords(words);
            vm.expectRevert(bytes(""));
            listAll(rows);
            vm.expectRevert(bytes(""));
            draws.endEmptyGiveaway(excluded);
        }
        sale.setWords(6);
        listAll(rows);
        assertOpenedWith(rows);
    }

    // ---------------------------------------------------------------- lists that are none

    /// @dev One left out is left out for good: the list goes on and never comes to its end.
    function test_AListThatSkipsOneNeverOpens() external {
        for (uint256 skipped; skipped < 5; ++skipped) {
            uint256 snapshot = vm.snapshotState();
            DrawList.Row[] memory others = new DrawList.Row[](4);
            for (uint256 i; i < 4; ++i) {
                others[i] = rows[i < skipped ? i : i + 1];
            }
            listAll(others);
            IDraws.Frontier memory end = DrawList.frontierAt(others, 4);
            assertTrue(draws.hasReached(DrawList.digestOf(end)), "so far");
            assertStatus(1, IDraws.Status.None, "and no further");
            if (skipped < 4) {
                expectCannotList(0, rows[skipped].account);
                list(end, only(rows[skipped].account));
                // The right one is not hurt by it.
                listSome(rows, 0, 3);
                listSome(rows, 3, 2);
            } else {
                list(end, only(rows[4].account));
            }
            assertOpenedWith(rows);
            vm.revertToState(snapshot);
        }
    }

    function test_NoSecondListAfterACompleteOne() external {
        listSome(rows, 0, 4);
        IDraws.Draw memory none = draws.drawOf(1);
        assertStatus(1, IDraws.Status.None, "not yet");
        listAll(rows);
        bytes32 before = keccak256(abi.encode(draws.drawOf(1)));
        vm.warp(NOW + 1 days);
        expectWrongStatus(1, IDraws.Status.Open);
        listAll(rows);
        expectWrongStatus(1, IDraws.Status.Open);
        listSome(rows, 4, 1);
        expectWrongStatus(1, IDraws.Status.Open);
        listSome(rows, 0, 1);
        assertEq(keccak256(abi.encode(draws.drawOf(1))), before, "as it was");
        assertTrue(keccak256(abi.encode(none)) != before, "opened once");
    }

    // ---------------------------------------------------------------- the list

    function test_ListsAndTellsHowFar() external {
        for (uint256 i; i < 5; ++i) {
            IDraws.Frontier memory next = DrawList.frontierAt(rows, i + 1);
            bytes32 digest = DrawList.digestOf(next);
            assertTrue(!draws.hasReached(digest), "not yet");
            vm.expectEmit(address(draws));
            emit IDraws.EntrantsListed(digest, next.count, next.last, next.weight, next.peaks);
            listSome(rows, i, 1);
            assertTrue(draws.hasReached(digest), "reached");
        }
        assertTrue(!draws.hasReached(DrawList.digestOf(beginning())), "the beginning is nobody's work");
    }

    function test_TheLastBatchOpensTheGiveaway() external {
        listSome(rows, 0, 2);
        assertStatus(1, IDraws.Status.None, "not yet");
        bytes32 root = DrawList.grownRootOf(rows);
        vm.expectEmit(address(draws));
        emit IDraws.DrawOpened(1, root, 5, 15e18, 5, GIVEAWAY_ROUND, 0);
        listSome(rows, 2, 3);
        assertOpenedWith(rows);
        IDraws.Draw memory draw = draws.drawOf(1);
        assertEq(draw.listing.round, GIVEAWAY_ROUND, "the first round 13 hours ahead");
        assertEq(draw.roundTime, GIVEAWAY_TIME, "its time");
        assertEq(draw.seed, 0, "no seed");
        assertEq(draw.settledPlaces, 0, "no winner");
        assertEq(draws.drawCount(), 1, "1 was kept for it");
        assertEq(token.balanceOf(address(draws)), PRIZES, "nothing moves");
    }

    /// @dev Two who go on from each other's frontiers, and one with batches of their own.
    function test_AnyoneGoesOnFromAnywhere() external {
        vm.prank(stranger);
        draws.list(beginning(), two(rows[0].account, rows[1].account), excluded);
        vm.prank(address(0x99));
        draws.list(DrawList.frontierAt(rows, 2), only(rows[2].account), excluded);
        vm.prank(rows[4].account);
        draws.list(beginning(), three(rows[0].account, rows[1].account, rows[2].account), excluded);
        vm.prank(owner);
        draws.list(DrawList.frontierAt(rows, 2), two(rows[2].account, rows[3].account), excluded);
        // The same again is no harm.
        vm.prank(stranger);
        draws.list(beginning(), two(rows[0].account, rows[1].account), excluded);
        vm.prank(stranger);
        draws.list(DrawList.frontierAt(rows, 4), only(rows[4].account), excluded);
        assertOpenedWith(rows);
    }

    /// @dev The tree is the text's after every count, and every row is proven in it.
    function test_AnyCountFromOneHasItsTree() external {
        takeAll();
        for (uint256 count = 1; count <= 130; ++count) {
            DrawList.Row[] memory list_ = usualList(count);
            sale.credit(list_[count - 1].account, list_[count - 1].weight);
            uint256 snapshot = vm.snapshotState();
            listSome(list_, 0, (count + 1) / 2);
            if (count > 1) listSome(list_, (count + 1) / 2, count / 2);
            assertOpenedWith(list_);
            if (count <= 33 || count == 103) assertProven(list_);
            vm.revertToState(snapshot);
        }
    }

    function assertProven(DrawList.Row[] memory list_) internal pure {
        bytes32[] memory leaves = DrawList.leavesOf(list_);
        bytes32 root = DrawList.grownRoot(leaves, 0, list_.length);
        uint256 most = 1;
        while (2 ** most <= list_.length) ++most;
        for (uint256 i; i < list_.length; ++i) {
            bytes32[] memory proof = DrawList.grownProof(leaves, 0, list_.length, i);
            bytes32 node = leaves[i];
            for (uint256 level; level < proof.length; ++level) {
                node = DrawList.pair(node, proof[level]);
            }
            assertEq(node, root, "proven");
            assertLe(proof.length, most, "as deep as said");
        }
    }

    /// @dev The root is the leaf, the list one place, and the proof empty.
    function test_OneEntrant() external {
        takeAll();
        DrawList.Row[] memory one = usualList(1);
        sell(one);
        listAll(one);
        assertOpenedWith(one);
        assertEq(draws.drawOf(1).listing.root, DrawList.leafOf(0, one[0].account, 0, 1e18), "the leaf");
        reveal(1);
        IDraws.Entry[] memory winners = winnersOf(1, one);
        assertEq(winners[0].proof.length, 0, "nothing beside it");
        settle(1, 0, winners);
        assertEq(token.balanceOf(one[0].account), 250_000_000e18, "paid");
        assertStatus(1, IDraws.Status.Settled, "settled");
    }

    /// @dev A unit is a weight, beside nearly all that a sale's record has room for.
    function test_DustIsListedToo() external {
        takeAll();
        DrawList.Row[] memory list_ = usualList(5);
        for (uint256 i; i < 5; ++i) {
            list_[i].weight = i == 2 ? type(uint112).max - 4 - 7e18 : 1;
        }
        sell(list_);
        listSome(list_, 0, 4);
        assertStatus(1, IDraws.Status.None, "a unit is missing");
        listSome(list_, 4, 1);
        assertOpenedWith(list_);
    }

    /// @dev The record's account is 103 of 104, and draws as many places.
    function test_NoMoreThan103Places() external {
        for (uint256 count = 102; count < 105; ++count) {
            uint256 snapshot = vm.snapshotState();
            DrawList.Row[] memory list_ = usualList(count);
            for (uint256 i = 5; i < count; ++i) {
                sale.credit(list_[i].account, list_[i].weight);
            }
            listAll(list_);
            assertEq(draws.drawOf(1).listing.places, count < 103 ? count : 103, "places");
            vm.revertToState(snapshot);
        }
    }

    /// @dev Any accounts with any weights and any of them excluded, in any batches: the root is that of the text.
    function testFuzz_HasTheRootOfTheText(uint256 seed, uint8 size) external {
        uint256 count = bound(size, 1, 90);
        DrawList.Row[] memory list_ = new DrawList.Row[](count);
        takeAll();
        sale.take(excluded[1]);
        address[] memory without = new address[](count);
        uint256 listed;
        uint160 account;
        for (uint256 i; i < count; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            account += uint160(1 + (random % 4 == 0 ? 0 : random >> 104));
            uint256 weight = 1 + (random >> 16) % (random % 8 < 3 ? 2 : 1e27);
            bool isOut = random % 8 == 5;
            if (isOut) without[i - listed] = address(account);
            else list_[listed++] = DrawList.Row(address(account), weight);
            // Some of those excluded bought nothing.
            if (!isOut || random % 32 < 16) sale.credit(address(account), weight);
        }
        uint256 outs = count - listed;
        assembly ("memory-safe") {
            mstore(list_, listed)
            mstore(without, outs)
        }
        recreate(without);
        if (listed == 0) {
            draws.endEmptyGiveaway(excluded);
            return;
        }
        uint256 done;
        while (done < listed) {
            assertStatus(1, IDraws.Status.None, "not yet");
            uint256 number = 1 + uint256(keccak256(abi.encode(seed, "batch", done))) % (listed - done);
            listSome(list_, done, number);
            done += number;
            assertTrue(draws.hasReached(DrawList.digestOf(DrawList.frontierAt(list_, done))), "as far as the text");
        }
        assertOpenedWith(list_);
    }

    // ---------------------------------------------------------------- prizes and rounds

    function test_RevertWhen_ThePrizesAreNotCovered() external {
        vm.prank(address(draws));
        token.transfer(address(this), PRIZES);
        takeAll();
        uint256[3] memory prizes = [uint256(250_000_000e18), 400_000_000e18, 500_000_000e18];
        for (uint256 i; i < 4; ++i) {
            sale.credit(rows[i].account, rows[i].weight);
            DrawList.Row[] memory list_ = usualList(i + 1);
            uint256 needed = prizes[i < 3 ? i : 2];
            token.transfer(address(draws), needed - 1 - token.balanceOf(address(draws)));
            if (i > 0) listSome(list_, 0, i);
            expectError(IDraws.Draws_PrizesNotCovered.selector, needed - 1, needed);
            listSome(list_, i, 1);
            assertTrue(!draws.hasReached(DrawList.digestOf(DrawList.frontierAt(list_, i + 1))), "not reached");
            uint256 snapshot = vm.snapshotState();
            token.transfer(address(draws), 1);
            listSome(list_, i, 1);
            assertOpenedWith(list_);
            vm.revertToState(snapshot);
        }
    }

    /// @dev Whatever the second, it is the first round that lies 13 hours ahead.
    function test_TakesTheFirstRoundThatLies13HoursAhead() external {
        for (uint256 second; second < 7; ++second) {
            uint256 snapshot = vm.snapshotState();
            vm.warp(NOW + second);
            listAll(rows);
            uint256 time = draws.drawOf(1).roundTime;
            assertGe(time, NOW + second + 13 hours, "not before");
            assertLe(time, NOW + second + 13 hours + 2, "and none between");
            assertEq(draws.drawOf(1).listing.round, (time - GENESIS) / 3 + 1, "its number");
            vm.revertToState(snapshot);
        }
    }

    function test_ABeaconThatHasNotBegunSignsItsFirstRound() external {
        IDraws.Terms memory terms = localTerms();
        uint256[4] memory begins = [NOW + 365 days, NOW + 13 hours + 1, NOW + 13 hours, NOW + 13 hours - 1];
        for (uint256 i; i < 4; ++i) {
            terms.beaconGenesis = uint64(begins[i]);
            draws = createDraws(terms);
            token.transfer(address(draws), PRIZES);
            listAll(rows);
            assertEq(draws.drawOf(1).listing.round, i < 3 ? 1 : 2, "round");
            assertEq(draws.drawOf(1).roundTime, i < 3 ? begins[i] : begins[i] + 3, "its time");
        }
    }

    function test_ABeaconOfEverySecondAndOneOfEveryDay() external {
        IDraws.Terms memory terms = localTerms();
        uint32[3] memory periods = [uint32(1), 86_400, type(uint32).max];
        for (uint256 i; i < 3; ++i) {
            terms.beaconPeriod = periods[i];
            draws = createDraws(terms);
            token.transfer(address(draws), PRIZES);
            listAll(rows);
            uint256 time = draws.drawOf(1).roundTime;
            assertGe(time, NOW + 13 hours, "not before");
            assertTrue(time < NOW + 13 hours + periods[i], "and none between");
        }
    }

    /// @dev A round of more than 40 bits, of a beacon that has signed each second since long before this chain.
    function test_RevertWhen_TheRoundHasMoreBitsThanItIsGiven() external {
        IDraws.Terms memory terms = localTerms();
        (terms.beaconGenesis, terms.beaconPeriod) = (0, 1);
        draws = createDraws(terms);
        token.transfer(address(draws), PRIZES);
        uint256 last = 2 ** 40 - 2 - 13 hours;
        sale.set(IPresale.Status.Finalised, last);
        vm.warp(last + 1);
        expectError(IDraws.Draws_NoSuchRound.selector, 2 ** 40);
        listAll(rows);
        vm.warp(last);
        listAll(rows);
        assertEq(draws.drawOf(1).listing.round, 2 ** 40 - 1, "the last");
    }

    // ---------------------------------------------------------------- an empty giveaway

    function test_RevertWhen_SomebodyTakesPart() external {
        expectError(IDraws.Draws_SomebodyTakesPart.selector);
        draws.endEmptyGiveaway(excluded);
        takeAll();
        sale.credit(rows[4].account, 1);
        expectError(IDraws.Draws_SomebodyTakesPart.selector);
        draws.endEmptyGiveaway(excluded);
        vm.prank(owner);
        expectError(IDraws.Draws_SomebodyTakesPart.selector);
        draws.endEmptyGiveaway(excluded);
    }

    function test_EndsAGiveawayThatNobodyTakesPartIn() external {
        takeAll();
        assertEq(draws.burnableFrom(), CLOSED + 365 days, "not yet");
        vm.expectEmit(address(draws));
        emit IDraws.GiveawayEmpty();
        vm.prank(stranger);
        draws.endEmptyGiveaway(excluded);
        assertEq(draws.burnableFrom(), 0, "at once");
        assertEq(draws.prizeOf(1, 0), 0, "no prize");
        assertStatus(1, IDraws.Status.None, "and no draw");
        expectError(IDraws.Draws_GiveawayOver.selector);
        draws.endEmptyGiveaway(excluded);
        expectError(IDraws.Draws_GiveawayOver.selector);
        list(beginning(), everyone());
        expectError(IDraws.Draws_GiveawayOver.selector);
        draws.renewRound();
    }

    // ---------------------------------------------------------------- another round

    function test_RevertWhen_ThereIsNoRoundToRenew() external {
        expectWrongStatus(1, IDraws.Status.None);
        draws.renewRound();
        listAll(rows);
        vm.warp(GIVEAWAY_TIME + 30 days);
        uint256 snapshot = vm.snapshotState();
        reveal(1);
        expectWrongStatus(1, IDraws.Status.Revealed);
        draws.renewRound();
        settle(1, 0, winnersOf(1, rows));
        expectWrongStatus(1, IDraws.Status.Settled);
        draws.renewRound();
        vm.revertToState(snapshot);
        vm.warp(NOW + 365 days);
        draws.burnLeftover();
        expectError(IDraws.Draws_GiveawayOver.selector);
        draws.renewRound();
    }

    function test_RevertWhen_TheRoundStands() external {
        listAll(rows);
        uint256[4] memory times = [NOW, GIVEAWAY_TIME, GIVEAWAY_TIME + 1 days, GIVEAWAY_TIME + 30 days - 1];
        for (uint256 i; i < 4; ++i) {
            vm.warp(times[i]);
            expectError(IDraws.Draws_RoundStands.selector, GIVEAWAY_TIME + 30 days);
            draws.renewRound();
            vm.prank(owner);
            expectError(IDraws.Draws_RoundStands.selector, GIVEAWAY_TIME + 30 days);
            draws.renewRound();
        }
    }

    function test_RenewsTheRoundAndNothingElse() external {
        listAll(rows);
        IDraws.Draw memory before = draws.drawOf(1);
        uint256 burnable = draws.burnableFrom();
        vm.warp(GIVEAWAY_TIME + 30 days);
        uint256 expected = roundAfter(13 hours);
        vm.expectEmit(address(draws));
        emit IDraws.RoundRenewed(expected);
        vm.prank(stranger);
        assertEq(draws.renewRound(), expected, "returned");
        IDraws.Draw memory draw = draws.drawOf(1);
        assertEq(draw.listing.round, expected, "the first one 13 hours ahead");
        assertGe(draw.roundTime, block.timestamp + 13 hours, "its time");
        (before.listing.round, before.roundTime) = (draw.listing.round, draw.roundTime);
        assertEq(keccak256(abi.encode(draw)), keccak256(abi.encode(before)), "all else stays");
        assertEq(draws.burnableFrom(), burnable, "also when it can be burned");
        expectError(IDraws.Draws_RoundStands.selector, draw.roundTime + 30 days);
        draws.renewRound();
    }

    /// @dev The signature that came too late is of another round; the new one's reveals and pays.
    function test_ARenewedRoundIsDrawnByItsOwnSignature() external {
        listAll(rows);
        bytes memory late = TestBeacon.sign(SECRET, GIVEAWAY_ROUND);
        vm.warp(GIVEAWAY_TIME + 30 days);
        draws.renewRound();
        expectError(IDraws.Draws_BadSignature.selector);
        draws.reveal(1, late);
        reveal(1);
        settle(1, 0, winnersOf(1, rows));
        assertEq(token.balanceOf(address(draws)), 0, "paid");
    }

    // ---------------------------------------------------------------- order

    function test_ChecksInTheOrderThatIsWritten() external {
        address[] memory wrong = only(stranger);
        IDraws.Frontier memory unknown = DrawList.frontierAt(rows, 1);
        vm.prank(address(draws));
        token.transfer(address(this), PRIZES);
        // The sale before the time, the time before those excluded.
        sale.set(IPresale.Status.Ended, CLOSED - 365 days);
        expectError(IDraws.Draws_SaleNotFinalised.selector);
        draws.list(unknown, wrong, wrong);
        sale.set(IPresale.Status.Finalised, NOW - 365 days);
        expectError(IDraws.Draws_GiveawayOver.selector);
        draws.list(unknown, wrong, wrong);
        sale.set(IPresale.Status.Finalised, CLOSED);
        expectError(IDraws.Draws_WrongExcluded.selector);
        draws.list(unknown, wrong, wrong);
        // Who takes part before the frontier, the frontier before the accounts, these before the prizes.
        uint256 snapshot = vm.snapshotState();
        takeAll();
        expectError(IDraws.Draws_NobodyTakesPart.selector);
        draws.list(unknown, wrong, excluded);
        vm.revertToState(snapshot);
        expectUnknown(unknown);
        draws.list(unknown, wrong, excluded);
        expectCannotList(0, stranger);
        draws.list(beginning(), wrong, excluded);
        expectError(IDraws.Draws_PrizesNotCovered.selector, 0, PRIZES);
        listAll(rows);
        // What stands before the sale.
        token.transfer(address(draws), PRIZES);
        listAll(rows);
        sale.set(IPresale.Status.Ended, CLOSED - 365 days);
        expectWrongStatus(1, IDraws.Status.Open);
        draws.list(unknown, wrong, wrong);
        sale.set(IPresale.Status.Finalised, CLOSED);
        vm.warp(NOW + 365 days);
        draws.burnLeftover();
        expectError(IDraws.Draws_GiveawayOver.selector);
        draws.list(unknown, wrong, wrong);
    }
}
