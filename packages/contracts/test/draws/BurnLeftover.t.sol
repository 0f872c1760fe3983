// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsBurnLeftoverTest is DrawsTest {
    function expectStands(uint256 until) internal {
        assertEq(draws.burnableFrom(), until, "returned");
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
            sale.set(running[i], CLOSED);
            expectStands(type(uint256).max);
        }
    }

    function test_BurnsAllWhenTheSalePaysBack() external {
        sale.set(IPresale.Status.Refunding, CLOSED);
        assertEq(draws.burnableFrom(), 0, "at once");
        uint256 snapshot = vm.snapshotState();
        burn(PRIZES);
        vm.revertToState(snapshot);
        sale.set(IPresale.Status.Cancelled, NOW + 100 days);
        assertEq(draws.burnableFrom(), 0, "at once");
        burn(PRIZES);
    }

    function test_RevertWhen_TheGiveawayCanStillBeOpened() external {
        expectStands(CLOSED + 365 days);
        vm.warp(CLOSED + 365 days - 1);
        expectStands(CLOSED + 365 days);
    }

    /// @dev Half a list is none.
    function test_BurnsWhatNobodyOpenedInAYear() external {
        sell(usualList(5));
        listSome(usualList(5), 0, 4);
        expectStands(CLOSED + 365 days);
        vm.warp(CLOSED + 365 days);
        burn(PRIZES);
        assertEq(draws.prizeOf(1, 0), 0, "no prize any more");
    }

    function test_BurnsAllWhenNobodyTakesPart() external {
        sale.credit(excluded[0], 5e18);
        draws.endEmptyGiveaway(excluded);
        assertEq(draws.burnableFrom(), 0, "at once");
        burn(PRIZES);
    }

    function test_RevertWhen_TheGiveawayIsOpenOrRevealed() external {
        vm.warp(CLOSED + 365 days - 2 hours);
        openGiveaway(usualList(5));
        uint256 until = block.timestamp + 365 days;
        vm.warp(CLOSED + 365 days);
        expectStands(until);
        reveal(1);
        expectStands(until);
        settle(1, 0, someOf(winnersOf(1, usualList(5)), 0, 4));
        vm.warp(until - 1);
        expectStands(until);
    }

    /// @dev A year of rounds whose signatures never come: none of them puts the end off.
    function test_NoNewRoundMovesTheTime() external {
        openGiveaway(usualList(5));
        while (block.timestamp < NOW + 365 days) {
            expectStands(NOW + 365 days);
            vm.warp(draws.drawOf(1).roundTime + 30 days);
            draws.renewRound();
        }
        burn(PRIZES);
    }

    /// @dev Whatever the owner does about a giveaway, it can be burned when it was to be.
    function test_TheOwnerCannotPutItOff() external {
        openGiveaway(usualList(5));
        for (uint256 month; month < 12; ++month) {
            vm.startPrank(owner);
            expectWrongStatus(1, IDraws.Status.Open);
            draws.withdraw(1);
            expectWrongStatus(1, IDraws.Status.Open);
            draws.list(DrawList.frontierAt(usualList(5), 0), DrawList.accountsOf(usualList(5), 0, 5), excluded);
            vm.stopPrank();
            expectStands(NOW + 365 days);
            vm.warp(NOW + (month + 1) * 30 days);
        }
        vm.warp(NOW + 365 days);
        burn(PRIZES);
    }

    /// @dev The beacon is gone and the owner too.
    function test_BurnsWhatNobodyRevealedInAYear() external {
        openGiveaway(usualList(5));
        vm.prank(owner);
        draws.renounceOwnership();
        vm.warp(NOW + 365 days);
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

    function test_BurnsWhatNobodyCouldSettleInAYear() external {
        IDraws.Entry[] memory winners = revealedGiveaway(usualList(5));
        settle(1, 0, someOf(winners, 0, 1));
        vm.warp(NOW + 365 days);
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
        sale.set(IPresale.Status.Refunding, CLOSED);
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
