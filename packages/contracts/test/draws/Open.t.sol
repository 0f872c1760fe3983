// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsOpenTest is DrawsTest {
    IDraws.Listing internal good;

    function setUp() public override {
        super.setUp();
        good = listingOf(usualList(5), 4);
    }

    function openAs(address caller, IDraws.Listing memory listing) internal returns (uint256) {
        vm.prank(caller);
        return draws.open(listing);
    }

    function expectBadListing(IDraws.Listing memory listing) internal {
        expectError(IDraws.Draws_BadListing.selector);
        openAs(owner, listing);
    }

    function test_RevertWhen_TheCallerIsNotTheOwner() external {
        expectNotOwner(stranger);
        openAs(stranger, good);
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
        }
    }

    function test_RevertWhen_TheRoundIsTooSoon() external {
        IDraws.Listing memory listing = good;
        listing.round = ROUND - 1;
        expectError(IDraws.Draws_RoundTooSoon.selector, NOW + 86_397, NOW + 86_400);
        openAs(owner, listing);
        vm.warp(NOW + 1);
        expectError(IDraws.Draws_RoundTooSoon.selector, NOW + 86_400, NOW + 86_401);
        openAs(owner, good);
        listing.round = 1;
        expectError(IDraws.Draws_RoundTooSoon.selector, GENESIS, NOW + 86_401);
        openAs(owner, listing);
    }

    /// @dev No clock is later than by 12 hours: of the rounds that can be chosen even the first comes 12 hours later.
    function test_ALateClockLetsNobodyPickAKnownRound() external {
        uint256 realTime = NOW + 12 hours;
        IDraws.Listing memory listing = good;
        for (uint256 time = NOW; time <= realTime + 12 hours - 3; time += 20 minutes - 3) {
            listing.round = (time - GENESIS) / 3 + 1;
            expectError(IDraws.Draws_RoundTooSoon.selector, draws.roundTime(listing.round), NOW + 24 hours);
            openAs(owner, listing);
        }
        openAs(owner, good);
        assertGe(draws.drawOf(2).roundTime, realTime + 12 hours, "its number is nobody's");
    }

    function test_RevertWhen_TheRoundIsTooFar() external {
        IDraws.Listing memory listing = good;
        listing.round = LAST_ROUND + 1;
        expectError(IDraws.Draws_RoundTooFar.selector, NOW + 30 days + 3, NOW + 30 days);
        openAs(owner, listing);
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

    function test_OpensWhateverTheSaleAndThePrizes() external {
        sale.set(IPresale.Status.Open, NOW + 1);
        vm.prank(address(draws));
        token.transfer(stranger, PRIZES);
        assertEq(open(usualList(5), 5), 2, "tickets are no tokens");
    }

    function test_ChecksInTheOrderThatIsWritten() external {
        IDraws.Listing memory listing = good;
        (listing.root, listing.round) = (0, 0);
        expectNotOwner(stranger);
        openAs(stranger, listing);
        expectBadListing(listing);
        listing.root = good.root;
        expectError(IDraws.Draws_NoSuchRound.selector, 0);
        openAs(owner, listing);
    }
}
