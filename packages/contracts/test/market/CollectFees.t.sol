// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager} from "../../src/interfaces/IPoolManager.sol";
import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {MarketTest} from "./MarketTest.sol";

contract PoolOpenerCollectFeesTest is MarketTest {
    function setUp() public override {
        super.setUp();
        becomeOpenable();
        openBoth();
        vm.prank(prizeHolder);
        lilape.transfer(address(trader), 1_000_000e18);
    }

    function sell(address coin, address currency, uint256 amount) internal returns (uint256) {
        return trader.sell(opener.keyOf(coin), currency, amount);
    }

    function test_RevertWhen_ThereIsNoPool() external {
        redeployMarket(true, false, localTerms());
        expectError(IPoolOpener.PoolOpener_NoPool.selector, address(usdt));
        opener.collectFees(address(usdt));
        buyUsdt(alice, 2_000e6);
        vm.warp(ENDS_AT);
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
        openBoth();
        expectError(IPoolOpener.PoolOpener_NoPool.selector, address(usdc));
        opener.collectFees(address(usdc));
    }

    function test_RevertWhen_ThereAreNone() external {
        expectError(IPoolOpener.PoolOpener_NoFees.selector, address(usdt));
        opener.collectFees(address(usdt));
        sell(address(usdt), LILAPE, 1_000e18);
        opener.collectFees(address(usdt));
        expectError(IPoolOpener.PoolOpener_NoFees.selector, address(usdt));
        opener.collectFees(address(usdt));
    }

    /// @dev Of 10,000 LILAPE 100 stay as a fee, less what rounding takes.
    function test_BurnsLilape() external {
        address[2] memory coins = [address(usdt), address(usdc)];
        for (uint256 i; i < 2; ++i) {
            sell(coins[i], LILAPE, 10_000e18);
            uint256 supply = lilape.totalSupply();
            vm.prank(stranger);
            (uint256 burned, uint256 paid) = opener.collectFees(coins[i]);
            assertEq(paid, 0, "no coin");
            assertGe(burned, 100e18 - 1e6, "a hundredth");
            assertLe(burned, 100e18, "and no more");
            assertEq(lilape.totalSupply(), supply - burned, "destroyed");
            assertEq(lilape.balanceOf(OPENER), 0, "none is here");
        }
    }

    /// @dev Of 100 dollars one stays.
    function test_PaysCoinsToTheDao() external {
        usdt.mint(address(trader), 100e6);
        usdc.mint(address(trader), 100e6);
        address[2] memory coins = [address(usdt), address(usdc)];
        for (uint256 i; i < 2; ++i) {
            sell(coins[i], coins[i], 100e6);
            vm.expectEmit(address(opener));
            emit IPoolOpener.FeesCollected(coins[i], 0, 1e6 - 1);
            vm.prank(stranger);
            (uint256 burned, uint256 paid) = opener.collectFees(coins[i]);
            assertEq(burned, 0, "no LILAPE");
            assertEq(paid, 1e6 - 1, "a hundredth, rounded down");
            assertEq(balanceOf(coins[i], dao), paid, "received");
        }
    }

    function test_DoesBothAtOnceAndLeavesTheLiquidity() external {
        usdc.mint(address(trader), 100e6);
        uint256 liquidity = positionOf(address(usdc), OPENER);
        sell(address(usdc), LILAPE, 10_000e18);
        sell(address(usdc), address(usdc), 100e6);
        (uint256 burned, uint256 paid) = opener.collectFees(address(usdc));
        assertTrue(burned > 0 && paid > 0, "both");
        assertEq(positionOf(address(usdc), OPENER), liquidity, "as it was");
    }

    /// @dev Before the other pool is open its LILAPE are here, and stay.
    function test_BurnsNothingThatTheOtherPoolNeeds() external {
        redeployMarket(true, false, localTerms());
        becomeOpenable();
        opener.open(address(usdt));
        vm.prank(prizeHolder);
        lilape.transfer(address(trader), 1_000e18);
        sell(address(usdt), LILAPE, 1_000e18);
        uint256 held = lilape.balanceOf(OPENER);
        opener.collectFees(address(usdt));
        assertEq(lilape.balanceOf(OPENER), held, "as it was");
    }

    /// @dev Governance of v4 may take up to a tenth of a percent beside ours.
    function test_WorksBesideAProtocolFee() external {
        IPoolManager.PoolKey memory key = opener.keyOf(address(usdt));
        vm.startPrank(governance);
        manager.setProtocolFeeController(governance);
        manager.setProtocolFee(key, 1_000 | 1_000 << 12);
        vm.stopPrank();
        sell(address(usdt), LILAPE, 10_000e18);
        (uint256 burned,) = opener.collectFees(address(usdt));
        assertLe(burned, 99.9e18, "of what is left");
        assertGe(burned, 99.9e18 - 1e6, "a hundredth");
    }

    function test_RevertWhen_TheCoinRefusesTheDao() external {
        usdc.mint(address(trader), 100e6);
        sell(address(usdc), address(usdc), 100e6);
        usdc.freeze(dao);
        vm.expectRevert();
        opener.collectFees(address(usdc));
        usdc.thaw(dao);
        (, uint256 paid) = opener.collectFees(address(usdc));
        assertEq(paid, 1e6 - 1, "it waited");
    }
}
