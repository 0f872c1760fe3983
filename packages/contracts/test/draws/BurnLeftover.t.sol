// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsBurnLeftoverTest is DrawsTest {
    uint256 internal constant CLOSED = NOW - 1;

    function expectStands(uint256 until) internal {
        assertEq(draws.burnableFrom(), until, "told");
        expectError(IDraws.Draws_PrizesStand.selector, until);
        draws.burnLeftover();
    }

    function burn(uint256 amount) internal {
        uint256 supply = token.totalSupply();
        vm.expectEmit(address(draws));
        emit IDraws.LeftoverBurned(amount);
        vm.prank(stranger);
        assertEq(draws.burnLeftover(), amount, "returned");
        assertEq(token.totalSupply(), supply - amount, "destroyed");
        assertEq(token.balanceOf(address(draws)), 0, "all of it");
    }

    function test_RevertWhen_TheSaleIsNotOver() external {
        IPresale.Status[4] memory running =
            [IPresale.Status.Upcoming, IPresale.Status.Open, IPresale.Status.Closing, IPresale.Status.Ended];
        vm.warp(NOW + 3_650 days);
        for (uint256 i; i < 4; ++i) {
            sale.set(running[i], SOLD, CLOSED);
            expectStands(type(uint256).max);
        }
    }

    function test_BurnsAllWhenTheSalePaysBack() external {
        sale.set(IPresale.Status.Refunding, SOLD, CLOSED);
        assertEq(draws.burnableFrom(), 0, "at once");
        uint256 snapshot = vm.snapshotState();
        burn(PRIZES);
        vm.revertToState(snapshot);
        sale.set(IPresale.Status.Cancelled, SOLD, NOW + 100 days);
        assertEq(draws.burnableFrom(), 0, "at once");
        burn(PRIZES);
    }

    function test_RevertWhen_TheGiveawayCanStillBeOpened() external {
        expectStands(CLOSED + 365 days);
        vm.warp(CLOSED + 365 days - 1);
        expectStands(CLOSED + 365 days);
    }

    function test_BurnsWhatNobodyOpenedInAYear() external {
        vm.warp(CLOSED + 365 days);
        burn(PRIZES);
        assertEq(draws.prizeOf(1, 0), 0, "no prize any more");
    }

    function test_BurnsWhatWasWithdrawnAndNotOpenedAgain() external {
        openGiveaway(usualList(5));
        vm.prank(owner);
        draws.withdraw(1);
        expectStands(CLOSED + 365 days);
        vm.warp(CLOSED + 365 days);
        burn(PRIZES);
    }

    function test_RevertWhen_TheGiveawayIsOpenOrRevealed() external {
        vm.warp(CLOSED + 365 days - 2 hours);
        IDraws.Listing memory listing = giveawayOf(usualList(5));
        listing.round = ROUND + (365 days - 2 hours) / 3;
        vm.prank(owner);
        draws.openGiveaway(listing);
        uint256 until = draws.roundTime(listing.round) + 365 days;
        vm.warp(CLOSED + 365 days);
        expectStands(until);
        reveal(1);
        expectStands(until);
        settle(1, 0, someOf(winnersOf(1, usualList(5)), 0, 4));
        vm.warp(until - 1);
        expectStands(until);
    }

    /// @dev The beacon is gone and the owner too.
    function test_BurnsWhatNobodyRevealedInAYear() external {
        openGiveaway(usualList(5));
        vm.prank(owner);
        draws.renounceOwnership();
        vm.warp(ROUND_TIME + 365 days);
        burn(PRIZES);
        // A beacon that comes back pays nothing, and apes can still be won.
        reveal(1);
        IDraws.Entry[] memory winners = winnersOf(1, usualList(5));
        vm.expectEmit(address(draws));
        emit IDraws.PlaceWon(1, 0, winners[0].account, winners[0].index, winners[0].from, winners[0].weight, 0);
        settle(1, 0, winners);
        assertEq(draws.winnerOf(1, 4), winners[4].account, "a winner without tokens");
        assertEq(token.balanceOf(winners[0].account), 0, "none");
    }

    /// @dev A list whose second winner nobody can prove.
    function test_BurnsWhatNobodyCouldSettleInAYear() external {
        IDraws.Entry[] memory winners = revealedGiveaway(usualList(5));
        settle(1, 0, someOf(winners, 0, 1));
        vm.warp(ROUND_TIME + 365 days);
        burn(250_000_000e18);
        assertEq(token.balanceOf(winners[0].account), 250_000_000e18, "what was paid stays");
        settle(1, 1, someOf(winners, 1, 4));
        assertEq(token.balanceOf(winners[1].account), 0, "what was burned is burned");
    }

    function test_BurnsWhatFewerEntrantsLeave() external {
        settle(1, 0, revealedGiveaway(usualList(1)));
        assertEq(draws.burnableFrom(), 0, "at once");
        burn(250_000_000e18);
        assertEq(draws.prizeOf(1, 0), 250_000_000e18, "it was paid");
    }

    function test_BurnsGiftsAfterwards() external {
        settle(1, 0, revealedGiveaway(usualList(5)));
        expectError(IDraws.Draws_NothingToBurn.selector);
        draws.burnLeftover();
        token.transfer(address(draws), 7);
        burn(7);
        token.transfer(address(draws), 8);
        burn(8);
    }

    function test_RevertWhen_NothingIsHere() external {
        sale.set(IPresale.Status.Refunding, SOLD, CLOSED);
        draws.burnLeftover();
        expectError(IDraws.Draws_NothingToBurn.selector);
        draws.burnLeftover();
    }

    function test_AGiftBeforeIsBurnedInTheEnd() external {
        token.transfer(address(draws), 7);
        settle(1, 0, revealedGiveaway(usualList(5)));
        burn(7);
    }
}
