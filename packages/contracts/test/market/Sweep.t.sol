// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {PoolOpener} from "../../src/PoolOpener.sol";
import {MarketTest} from "./MarketTest.sol";

contract PoolOpenerSweepTest is MarketTest {
    event Transfer(address indexed from, address indexed to, uint256 amount);

    function test_RevertWhen_TheCoinIsUnknown() external {
        becomeOpenable();
        openBoth();
        expectError(IPoolOpener.PoolOpener_UnknownCoin.selector, LILAPE);
        opener.sweep(LILAPE);
    }

    function test_RevertWhen_TheMarketWaits() external {
        becomeOpenable();
        presale.collect(address(usdt));
        expectError(IPoolOpener.PoolOpener_StillWaiting.selector, address(usdt));
        opener.sweep(address(usdt));
        opener.open(address(usdc));
        expectError(IPoolOpener.PoolOpener_StillWaiting.selector, address(usdt));
        opener.sweep(address(usdt));
    }

    function test_SendsTheRestToTheTreasury() external {
        becomeOpenable();
        openBoth();
        vm.expectEmit(address(opener));
        emit IPoolOpener.Swept(address(usdt), 1_600e6);
        // Said before it is sent: a coin that calls back finds nothing left to say.
        vm.expectEmit(address(usdt));
        emit Transfer(OPENER, treasury, 1_600e6);
        vm.prank(stranger);
        assertEq(opener.sweep(address(usdt)), 1_600e6, "returned");
        assertEq(usdt.balanceOf(treasury), 1_600e6, "received");
        assertEq(usdc.balanceOf(treasury), 0, "of that coin alone");
        opener.sweep(address(usdc));
        assertEq(usdc.balanceOf(treasury), 640e6, "received");
    }

    function test_RevertWhen_NothingIsHere() external {
        becomeOpenable();
        openBoth();
        opener.sweep(address(usdc));
        expectError(IPoolOpener.PoolOpener_NothingToSweep.selector, address(usdc));
        opener.sweep(address(usdc));
        usdc.mint(OPENER, 7);
        assertEq(opener.sweep(address(usdc)), 7, "what comes later");
    }

    /// @dev The market does not depend on it.
    function test_RevertWhen_TheCoinRefusesTheTreasury() external {
        becomeOpenable();
        usdc.freeze(treasury);
        openBoth();
        assertEq(usdc.balanceOf(address(manager)), 160e6, "the pool is open");
        expectError(PoolOpener.TransferFailed.selector);
        opener.sweep(address(usdc));
        usdc.thaw(treasury);
        opener.sweep(address(usdc));
        assertEq(usdc.balanceOf(treasury), 640e6, "received");
    }
}
