// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {MarketTest} from "./MarketTest.sol";

contract PoolOpenerGiveUpTest is MarketTest {
    uint256 internal constant GAS_TO_TRY = 4_000_000;

    function fail() internal returns (uint256 failedAt) {
        becomeOpenable();
        usdc.freeze(address(manager));
        failedAt = block.timestamp;
        opener.giveUp(address(usdc));
    }

    function expectDone(IPoolOpener.Status status) internal {
        vm.expectRevert(abi.encodeWithSelector(IPoolOpener.PoolOpener_AlreadyDone.selector, address(usdc), status));
    }

    function test_RevertWhen_TheMarketCannotBeOpenedYet() external {
        expectError(IPoolOpener.PoolOpener_UnknownCoin.selector, LILAPE);
        opener.giveUp(LILAPE);
        expectError(IPoolOpener.PoolOpener_NotReleased.selector);
        opener.giveUp(address(usdc));
        releaseSuccessfully();
        usdc.freeze(address(manager));
        uint256 opensAt = block.timestamp + 1 days;
        expectError(IPoolOpener.PoolOpener_TooEarly.selector, opensAt);
        opener.giveUp(address(usdc));
        assertEq(opener.marketOf(address(usdc)).failedAt, 0, "nothing recorded");
    }

    function test_RevertWhen_TheMarketIsDone() external {
        becomeOpenable();
        opener.open(address(usdc));
        expectDone(IPoolOpener.Status.Opened);
        opener.giveUp(address(usdc));
    }

    /// @dev Waiting is no way to rob the pool.
    function test_OpensWhereOpeningWorks() external {
        becomeOpenable();
        vm.warp(block.timestamp + 1_000 days);
        vm.prank(stranger);
        opener.giveUp(address(usdc));
        assertMarket(address(usdc), IPoolOpener.Status.Opened, "opened");
        assertEq(usdc.balanceOf(address(manager)), 160e6, "a fifth");
    }

    function test_RecordsAFailure() external {
        becomeOpenable();
        usdc.freeze(address(manager));
        vm.expectEmit(address(opener));
        emit IPoolOpener.OpeningFailed(address(usdc), block.timestamp + 30 days);
        vm.prank(stranger);
        opener.giveUp(address(usdc));
        IPoolOpener.Market memory market = opener.marketOf(address(usdc));
        assertTrue(market.status == IPoolOpener.Status.Waiting && market.doneAt == 0, "still waits");
        assertEq(market.failedAt, block.timestamp, "when");
        assertEq(usdc.balanceOf(PRESALE), 800e6, "nothing moved");
    }

    function test_RevertWhen_ItFailsAgainBefore30Days() external {
        uint256 failedAt = fail();
        vm.warp(failedAt + 30 days - 1);
        expectError(IPoolOpener.PoolOpener_NotYetGivenUp.selector, failedAt + 30 days);
        opener.giveUp(address(usdc));
    }

    function test_GivesUpWhereItFailsAgainAfter30Days() external {
        uint256 failedAt = fail();
        opener.open(address(usdt));
        uint256 supply = lilape.totalSupply();
        uint256 held = lilape.balanceOf(OPENER);
        vm.warp(failedAt + 30 days);
        vm.expectEmit(address(opener));
        emit IPoolOpener.MarketGivenUp(address(usdc));
        vm.expectEmit(address(opener));
        emit IPoolOpener.RestBurned(held);
        opener.giveUp(address(usdc));

        IPoolOpener.Market memory market = opener.marketOf(address(usdc));
        assertTrue(market.status == IPoolOpener.Status.GivenUp && market.liquidity == 0, "given up");
        assertEq(market.failedAt, failedAt, "the first failure stays");
        assertEq(market.doneAt, block.timestamp, "when");
        assertEq(lilape.totalSupply(), supply - held, "the rest is burned");
        presale.collect(address(usdc));
        assertEq(opener.sweep(address(usdc)), 800e6, "all of it goes to the treasury");
        usdc.thaw(address(manager));
        expectDone(IPoolOpener.Status.GivenUp);
        opener.open(address(usdc));
        expectDone(IPoolOpener.Status.GivenUp);
        opener.giveUp(address(usdc));
    }

    function test_OpensWhereItWorksAgain() external {
        uint256 failedAt = fail();
        usdc.thaw(address(manager));
        uint256 snapshot = vm.snapshotState();
        opener.open(address(usdc));
        assertMarket(address(usdc), IPoolOpener.Status.Opened, "by hand");
        assertEq(opener.marketOf(address(usdc)).failedAt, failedAt, "the failure stays on record");
        vm.revertToState(snapshot);
        vm.warp(failedAt + 30 days);
        opener.giveUp(address(usdc));
        assertMarket(address(usdc), IPoolOpener.Status.Opened, "by giving up");
    }

    /// @dev The failure on record need not last: in between anybody's attempt that works is final, so that only a market
    /// that nobody opens for a month can be given up at the second failure.
    function test_BetweenTwoFailuresAnAttemptThatWorksIsFinal() external {
        uint256 failedAt = fail();
        usdc.thaw(address(manager));
        vm.warp(failedAt + 10 days);
        vm.prank(stranger);
        opener.giveUp(address(usdc));
        usdc.freeze(address(manager));
        vm.warp(failedAt + 30 days);
        expectDone(IPoolOpener.Status.Opened);
        opener.giveUp(address(usdc));
        assertEq(opener.marketOf(address(usdc)).failedAt, failedAt, "the failure stays on record");
    }

    function test_BothCanBeGivenUp() external {
        becomeOpenable();
        // A sale that lost everything.
        vm.startPrank(PRESALE);
        usdt.transfer(stranger, 2_000e6);
        usdc.transfer(stranger, 800e6);
        vm.stopPrank();
        for (uint256 i; i < 2; ++i) {
            opener.giveUp(address(usdt));
            opener.giveUp(address(usdc));
            vm.warp(block.timestamp + 30 days);
        }
        assertEq(lilape.balanceOf(OPENER), 0, "all LILAPE is burned");
    }

    /// @dev From within `unlock` of a stranger every attempt fails, so none is made.
    function test_RevertWhen_TheManagerIsAtWork() external {
        becomeOpenable();
        bytes memory call = abi.encodeCall(opener.giveUp, (address(usdc)));
        expectError(IPoolOpener.PoolOpener_ManagerAtWork.selector);
        trader.callUnlocked(OPENER, call);
        usdc.freeze(address(manager));
        expectError(IPoolOpener.PoolOpener_ManagerAtWork.selector);
        trader.callUnlocked(OPENER, call);
        // Opening works from there as little, and changes nothing.
        vm.expectRevert();
        trader.callUnlocked(OPENER, abi.encodeCall(opener.open, (address(usdc))));
        assertEq(opener.marketOf(address(usdc)).failedAt, 0, "nothing recorded");
    }

    /// @dev With any sum of gas: refused, or opened; never recorded as a failure.
    function test_NoSumOfGasMakesItFail() external {
        becomeOpenable();
        uint256 opened;
        for (uint256 gas = 20_000; gas < GAS_TO_TRY + 400_000; gas += gas < GAS_TO_TRY - 100_000 ? 30_011 : 4_999) {
            uint256 snapshot = vm.snapshotState();
            (bool isDone, bytes memory reason) = OPENER.call{gas: gas}(abi.encodeCall(opener.giveUp, (address(usdc))));
            IPoolOpener.Market memory market = opener.marketOf(address(usdc));
            assertEq(market.failedAt, 0, "no failure");
            assertTrue(isDone == (market.status == IPoolOpener.Status.Opened), "opened, or nothing");
            assertTrue(!isDone || gas > GAS_TO_TRY, "not tried with less");
            if (isDone) {
                ++opened;
            } else if (reason.length > 0) {
                assertTrue(bytes4(reason) == IPoolOpener.PoolOpener_TooLittleGas.selector, "why");
            }
            vm.revertToState(snapshot);
        }
        assertGe(opened, 10, "some were enough");
    }
}
