// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsOpenTest is DrawsTest {
    IDraws.Listing internal good;

    function setUp() public override {
        super.setUp();
        good = giveawayOf(usualList(5));
    }

    function openAs(address caller, IDraws.Listing memory listing) internal returns (uint256) {
        vm.prank(caller);
        return draws.open(listing);
    }

    function openGiveawayAs(address caller, IDraws.Listing memory listing) internal {
        vm.prank(caller);
        draws.openGiveaway(listing);
    }

    /// @dev Neither the giveaway nor another draw can be opened with it.
    function expectBadListing(IDraws.Listing memory listing) internal {
        expectError(IDraws.Draws_BadListing.selector);
        openAs(owner, listing);
        expectError(IDraws.Draws_BadListing.selector);
        openGiveawayAs(owner, listing);
    }

    function test_RevertWhen_TheCallerIsNotTheOwner() external {
        expectNotOwner(stranger);
        openAs(stranger, good);
        expectNotOwner(stranger);
        openGiveawayAs(stranger, good);
    }

    function test_RevertWhen_RootOrDigestAreEmpty() external {
        IDraws.Listing memory listing = good;
        listing.root = 0;
        expectBadListing(listing);
        listing = good;
        listing.listDigest = 0;
        expectBadListing(listing);
    }

    function test_RevertWhen_TheNumbersMakeNoSense() external {
        IDraws.Listing memory listing = good;
        (listing.count, listing.places) = (0, 0);
        expectBadListing(listing);
        listing = good;
        listing.places = 0;
        expectBadListing(listing);
        listing.places = 6;
        expectBadListing(listing);
        listing = good;
        listing.totalWeight = 4;
        expectBadListing(listing);
        listing.totalWeight = 2 ** 128;
        expectBadListing(listing);
        listing = good;
        listing.count = 2 ** 32;
        expectBadListing(listing);
        listing.count = 1_001;
        listing.places = 1_001;
        expectBadListing(listing);
    }

    function test_RevertWhen_TheRoundIsNone() external {
        uint256[3] memory rounds = [uint256(0), 2 ** 40, type(uint256).max];
        for (uint256 i; i < 3; ++i) {
            IDraws.Listing memory listing = good;
            listing.round = rounds[i];
            expectError(IDraws.Draws_NoSuchRound.selector, rounds[i]);
            openAs(owner, listing);
            expectError(IDraws.Draws_NoSuchRound.selector, rounds[i]);
            openGiveawayAs(owner, listing);
        }
    }

    function test_RevertWhen_TheRoundIsTooSoon() external {
        IDraws.Listing memory listing = good;
        listing.round = ROUND - 1;
        expectError(IDraws.Draws_RoundTooSoon.selector, NOW + 3_597, NOW + 3_600);
        openAs(owner, listing);
        expectError(IDraws.Draws_RoundTooSoon.selector, NOW + 3_597, NOW + 3_600);
        openGiveawayAs(owner, listing);
        vm.warp(NOW + 1);
        expectError(IDraws.Draws_RoundTooSoon.selector, NOW + 3_600, NOW + 3_601);
        openAs(owner, good);
        listing.round = 1;
        expectError(IDraws.Draws_RoundTooSoon.selector, GENESIS, NOW + 3_601);
        openAs(owner, listing);
    }

    function test_RevertWhen_TheRoundIsTooFar() external {
        IDraws.Listing memory listing = good;
        listing.round = LAST_ROUND + 1;
        expectError(IDraws.Draws_RoundTooFar.selector, NOW + 30 days + 3, NOW + 30 days);
        openAs(owner, listing);
        expectError(IDraws.Draws_RoundTooFar.selector, NOW + 30 days + 3, NOW + 30 days);
        openGiveawayAs(owner, listing);
        listing.round = 2 ** 40 - 1;
        expectError(IDraws.Draws_RoundTooFar.selector, GENESIS + 3 * (2 ** 40 - 2), NOW + 30 days);
        openAs(owner, listing);
        listing.round = LAST_ROUND;
        assertEq(openAs(owner, listing), 2, "30 days ahead");
    }

    function test_OpensDrawsFromTwoOn() external {
        vm.expectEmit(address(draws));
        emit IDraws.DrawOpened(2, good.root, 5, 15e18, 4, ROUND, DIGEST);
        assertEq(open(usualList(5), 4), 2, "the first");
        assertEq(open(usualList(3), 1), 3, "the next");
        assertEq(draws.drawCount(), 3, "counted");
        IDraws.Draw memory draw = draws.drawOf(2);
        assertStatus(2, IDraws.Status.Open, "open");
        assertEq(draw.listing.root, good.root, "root");
        assertEq(draw.listing.count, 5, "count");
        assertEq(draw.listing.totalWeight, 15e18, "weight");
        assertEq(draw.listing.places, 4, "places");
        assertEq(draw.listing.round, ROUND, "round");
        assertEq(draw.listing.listDigest, DIGEST, "digest");
        assertEq(draw.roundTime, ROUND_TIME, "its time");
        assertEq(draw.seed, 0, "no seed");
        assertEq(draw.settledPlaces, 0, "no winner");
        assertStatus(1, IDraws.Status.None, "the giveaway is kept");
    }

    function test_OpensOthersWhateverTheSaleAndThePrizes() external {
        sale.set(IPresale.Status.Open, 0, NOW + 1);
        vm.prank(address(draws));
        token.transfer(stranger, PRIZES);
        assertEq(open(usualList(5), 5), 2, "tickets are no tokens");
    }

    function test_OpensTheGiveaway() external {
        vm.expectEmit(address(draws));
        emit IDraws.DrawOpened(1, good.root, 5, 15e18, 5, ROUND, DIGEST);
        openGiveawayAs(owner, good);
        assertStatus(1, IDraws.Status.Open, "open");
        assertEq(draws.drawCount(), 1, "1 was kept for it");
        assertEq(token.balanceOf(address(draws)), PRIZES, "nothing moves");
    }

    function test_RevertWhen_TheGiveawayStands() external {
        openGiveawayAs(owner, good);
        expectWrongStatus(1, IDraws.Status.Open);
        openGiveawayAs(owner, good);
        reveal(1);
        expectWrongStatus(1, IDraws.Status.Revealed);
        openGiveawayAs(owner, good);
        settle(1, 0, winnersOf(1, usualList(5)));
        expectWrongStatus(1, IDraws.Status.Settled);
        openGiveawayAs(owner, good);
    }

    function test_OpensTheGiveawayAgainAfterAWithdrawal() external {
        openGiveawayAs(owner, good);
        vm.prank(owner);
        draws.withdraw(1);
        vm.warp(NOW + 3);
        IDraws.Listing memory listing = giveawayOf(usualList(4));
        listing.round = ROUND + 1;
        openGiveawayAs(owner, listing);
        assertStatus(1, IDraws.Status.Open, "open");
        IDraws.Draw memory draw = draws.drawOf(1);
        assertEq(draw.listing.root, listing.root, "another list");
        assertEq(draw.listing.round, ROUND + 1, "another round");
        assertEq(draw.listing.places, 4, "other places");
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
            sale.set(others[i], SOLD, NOW - 1);
            expectError(IDraws.Draws_SaleNotFinalised.selector);
            openGiveawayAs(owner, good);
        }
    }

    function test_RevertWhen_TheGiveawayHasOtherPlaces() external {
        IDraws.Listing memory listing = good;
        listing.places = 4;
        expectError(IDraws.Draws_BadListing.selector);
        openGiveawayAs(owner, listing);
        listing.count = 103;
        listing.places = 102;
        expectError(IDraws.Draws_BadListing.selector);
        openGiveawayAs(owner, listing);
        listing.count = 104;
        listing.places = 104;
        expectError(IDraws.Draws_BadListing.selector);
        openGiveawayAs(owner, listing);
        listing.places = 103;
        openGiveawayAs(owner, listing);
        assertEq(draws.drawOf(1).listing.places, 103, "103 of 104");
    }

    function test_RevertWhen_TheListGivesOutMoreThanWasSold() external {
        IDraws.Listing memory listing = good;
        listing.totalWeight = SOLD + 1;
        expectError(IDraws.Draws_TooMuchWeight.selector, SOLD + 1, SOLD);
        openGiveawayAs(owner, listing);
        listing.totalWeight = SOLD;
        openGiveawayAs(owner, listing);
    }

    function test_RevertWhen_ThePrizesAreNotCovered() external {
        vm.prank(address(draws));
        token.transfer(address(this), PRIZES);
        uint256[3] memory prizes = [uint256(250_000_000e18), 400_000_000e18, 500_000_000e18];
        for (uint256 i; i < 4; ++i) {
            IDraws.Listing memory listing = giveawayOf(usualList(i + 1));
            uint256 needed = prizes[i < 3 ? i : 2];
            token.transfer(address(draws), needed - 1 - token.balanceOf(address(draws)));
            expectError(IDraws.Draws_PrizesNotCovered.selector, needed - 1, needed);
            openGiveawayAs(owner, listing);
            uint256 snapshot = vm.snapshotState();
            token.transfer(address(draws), 1);
            openGiveawayAs(owner, listing);
            vm.revertToState(snapshot);
        }
    }

    function test_RevertWhen_TheGiveawayIsOver() external {
        vm.warp(NOW + 365 days);
        draws.burnLeftover();
        token.transfer(address(draws), PRIZES);
        IDraws.Listing memory listing = good;
        listing.round = ROUND + 365 days / 3;
        expectError(IDraws.Draws_GiveawayOver.selector);
        openGiveawayAs(owner, listing);
    }

    function test_ChecksInTheOrderThatIsWritten() external {
        IDraws.Listing memory listing = good;
        (listing.root, listing.totalWeight, listing.round) = (0, SOLD + 1, 1);
        sale.set(IPresale.Status.Open, SOLD, NOW + 1);
        vm.prank(address(draws));
        token.transfer(address(this), PRIZES);
        expectError(IDraws.Draws_SaleNotFinalised.selector);
        openGiveawayAs(owner, listing);
        sale.set(IPresale.Status.Finalised, SOLD, NOW);
        expectError(IDraws.Draws_BadListing.selector);
        openGiveawayAs(owner, listing);
        listing.root = good.root;
        expectError(IDraws.Draws_TooMuchWeight.selector, SOLD + 1, SOLD);
        openGiveawayAs(owner, listing);
        listing.totalWeight = SOLD;
        expectError(IDraws.Draws_RoundTooSoon.selector, GENESIS, NOW + 3_600);
        openGiveawayAs(owner, listing);
        listing.round = ROUND;
        expectError(IDraws.Draws_PrizesNotCovered.selector, 0, PRIZES);
        openGiveawayAs(owner, listing);
    }
}
