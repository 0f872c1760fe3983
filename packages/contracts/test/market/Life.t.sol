// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {IReserves} from "../../src/interfaces/IReserves.sol";
import {LilApeStaking} from "../../src/LilApeStaking.sol";
import {TeamVesting} from "../../src/TeamVesting.sol";
import {StubApes} from "../mocks/StubApes.sol";
import {MarketTest} from "./MarketTest.sol";

/// @title Every end that a sale, its reserves and its pools can come to
contract MarketLifeTest is MarketTest {
    function release() internal {
        if (presale.status() == IPresale.Status.Open) vm.warp(ENDS_AT);
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
    }

    /// @dev What exists is what was sold, the prizes, what the shares came to, and of liquidity what was pooled.
    function assertPie() internal view {
        uint256 sold = presale.counters().tokens;
        IReserves.Split memory split = reserves.splitOf(sold);
        uint256 shares = split.rewards + split.team + split.marketing + split.development + split.dao;
        uint256 pooled = lilape.balanceOf(address(manager));
        assertEq(lilape.totalSupply(), sold + PRIZES + shares + pooled, "the pie");
        assertEq(lilape.balanceOf(OPENER), 0, "nothing is left over");
        assertEq(lilape.balanceOf(staking), split.rewards, "rewards");
        assertEq(lilape.balanceOf(teamVesting), split.team, "team");
    }

    function sweepBoth() internal {
        address[2] memory coins = [address(usdt), address(usdc)];
        for (uint256 i; i < 2; ++i) {
            if (presale.owed(coins[i]) > 0) presale.collect(coins[i]);
            if (balanceOf(coins[i], OPENER) > 0) opener.sweep(coins[i]);
            IPresale.Counters memory counters = presale.counters();
            uint256 paid = i == 0 ? counters.usdt : counters.usdc;
            assertEq(balanceOf(coins[i], treasury) + balanceOf(coins[i], address(manager)), paid, "all that was paid");
        }
    }

    function checkFailed() internal {
        vm.expectRevert(abi.encodeWithSelector(IReserves.Reserves_WrongStatus.selector, presale.status()));
        reserves.release();
        reserves.burnUnreleased();
        vm.warp(block.timestamp + 1_000 days);
        expectError(IPoolOpener.PoolOpener_NotReleased.selector);
        opener.open(address(usdt));
        expectError(IPoolOpener.PoolOpener_NotReleased.selector);
        opener.giveUp(address(usdt));
        presale.burnUnsold();
        assertEq(lilape.totalSupply(), PRIZES, "only the prizes are left");
        presale.refund(alice, address(usdt));
        presale.refund(alice, address(usdc));
        presale.refund(bob, address(usdc));
        assertEq(usdt.balanceOf(OPENER) + usdc.balanceOf(OPENER), 0, "nothing came here");
    }

    function test_TheSaleFails() external {
        endBelowSoftCap();
        checkFailed();
    }

    function test_TheSaleIsCancelled() external {
        endBelowSoftCap();
        vm.warp(ENDS_AT - 1);
        vm.prank(owner);
        presale.cancel();
        checkFailed();
    }

    function test_NothingIsSold() external {
        IPresale.Terms memory terms = localTerms();
        terms.softCap = 0;
        redeployMarket(true, false, terms);
        release();
        openBoth();
        assertMarket(address(usdt), IPoolOpener.Status.Unused, "usdt");
        assertMarket(address(usdc), IPoolOpener.Status.Unused, "usdc");
        assertPie();
        assertEq(lilape.totalSupply(), PRIZES, "only the prizes are left");
    }

    function test_OnlyOneCoinIsPaid() external {
        buyUsdt(alice, 50_000e6);
        release();
        opener.open(address(usdc));
        opener.open(address(usdt));
        assertMarket(address(usdc), IPoolOpener.Status.Unused, "usdc");
        assertPie();
        sweepBoth();
    }

    function test_BothOpenInEitherOrder() external {
        buyUsdt(alice, 50_000e6);
        buyUsdc(bob, 60_000e6);
        release();
        uint256 snapshot = vm.snapshotState();
        openBoth();
        assertPie();
        sweepBoth();
        vm.revertToState(snapshot);
        opener.open(address(usdc));
        opener.open(address(usdt));
        assertPie();
        sweepBoth();
    }

    function test_SoldOut() external {
        buyUsdt(alice, 100_000e6);
        buyUsdc(bob, 65_000e6);
        release();
        openBoth();
        assertPie();
        sweepBoth();
        presale.claim(alice);
        presale.claim(bob);
        assertEq(lilape.balanceOf(PRESALE), 0, "all is claimed");
    }

    function test_OneIsGivenUp() external {
        buyUsdt(alice, 50_000e6);
        buyUsdc(bob, 60_000e6);
        release();
        usdc.freeze(address(manager));
        opener.open(address(usdt));
        opener.giveUp(address(usdc));
        vm.warp(block.timestamp + 30 days);
        opener.giveUp(address(usdc));
        assertPie();
        sweepBoth();
    }

    function test_TheGivenUpOneComesFirst() external {
        buyUsdt(alice, 50_000e6);
        buyUsdc(bob, 60_000e6);
        release();
        usdc.freeze(address(manager));
        opener.giveUp(address(usdc));
        vm.warp(block.timestamp + 30 days);
        opener.giveUp(address(usdc));
        opener.open(address(usdt));
        assertPie();
        sweepBoth();
    }

    /// @dev With the pool of rewards and the vesting wallet as they are.
    function test_SharesArriveWhereTheyAreUsed() external {
        (address pool, address wallet) = (staking, teamVesting);
        createRecipients(pool, wallet);
        buyUsdt(alice, 50_000e6);
        release();
        openBoth();
        assertPie();
        uint256 sold = presale.counters().tokens;
        assertEq(LilApeStaking(pool).rewardsFree(), sold * 3 / 10, "rewards are free to be earned");
        assertEq(TeamVesting(payable(wallet)).releasable(LILAPE), 0, "nothing vests before its time");
        vm.warp(ENDS_AT + 30 days + 365 days);
        assertEq(TeamVesting(payable(wallet)).releasable(LILAPE), sold / 20, "half of it after half the time");
    }

    function createRecipients(address pool, address wallet) internal {
        StubApes apes = new StubApes();
        bytes memory code = isCoverage() ? type(LilApeStaking).creationCode : artifactCode("LilApeStaking");
        createAt(pool, bytes.concat(code, abi.encode(LILAPE, apes, owner, RESERVES)));
        code = isCoverage() ? type(TeamVesting).creationCode : artifactCode("TeamVesting");
        createAt(wallet, bytes.concat(code, abi.encode(owner, uint64(ENDS_AT + 30 days), uint64(730 days))));
    }
}
