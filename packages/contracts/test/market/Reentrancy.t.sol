// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";

import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {FreezableUsdc} from "../mocks/FreezableUsdc.sol";
import {HookedCoin} from "../mocks/HookedCoin.sol";
import {MarketTest} from "./MarketTest.sol";

/// @dev USDC is a coin that calls back once, before it moves.
contract PoolOpenerReentrancyTest is MarketTest {
    HookedCoin internal hooked;

    function setUp() public override {
        super.setUp();
        vm.etch(address(usdc), address(new HookedCoin()).code);
        hooked = HookedCoin(address(usdc));
        becomeOpenable();
    }

    function calls() internal view returns (bytes[9] memory) {
        return [
            abi.encodeCall(opener.open, (address(usdt))),
            abi.encodeCall(opener.open, (address(usdc))),
            abi.encodeCall(opener.giveUp, (address(usdt))),
            abi.encodeCall(opener.giveUp, (address(usdc))),
            abi.encodeCall(opener.sweep, (address(usdt))),
            abi.encodeCall(opener.sweep, (address(usdc))),
            abi.encodeCall(opener.collectFees, (address(usdt))),
            abi.encodeCall(opener.collectFees, (address(usdc))),
            abi.encodeCall(opener.unlockCallback, (abi.encode(usdc, uint128(1))))
        ];
    }

    /// @dev Runs `outer` with each call armed; all of them are refused, and `outer` is done.
    function checkEach(bytes memory outer) internal {
        bytes[9] memory all = calls();
        for (uint256 i; i < all.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            hooked.arm(OPENER, all[i]);
            (bool isDone,) = OPENER.call(outer);
            assertTrue(isDone, "it is done all the same");
            assertEq(hooked.target(), address(0), "it called back");
            assertTrue(!hooked.isReentrySuccessful(), "refused");
            bytes4 reason =
                i == 8 ? IPoolOpener.PoolOpener_NotTheManager.selector : ReentrancyGuardTransient.Reentrancy.selector;
            assertTrue(hooked.reentryError() == reason, "by the guard");
            assertEq(opener.marketOf(address(usdt)).failedAt, 0, "nothing recorded");
            vm.revertToState(snapshot);
        }
    }

    function test_WhileTheCoinIsCollected() external {
        checkEach(abi.encodeCall(opener.open, (address(usdc))));
    }

    function test_WhileTheCoinIsPooled() external {
        presale.collect(address(usdc));
        checkEach(abi.encodeCall(opener.open, (address(usdc))));
    }

    function test_WhileItIsTried() external {
        checkEach(abi.encodeCall(opener.giveUp, (address(usdc))));
    }

    function test_WhileTheRestIsSwept() external {
        openBoth();
        checkEach(abi.encodeCall(opener.sweep, (address(usdc))));
    }

    function test_WhileFeesAreSent() external {
        openBoth();
        usdc.mint(address(trader), 100e6);
        trader.sell(opener.keyOf(address(usdc)), address(usdc), 100e6);
        checkEach(abi.encodeCall(opener.collectFees, (address(usdc))));
    }

    /// @dev A coin that trades in the pool while it is being filled: the manager is at work.
    function test_NobodyTradesBeforeItIsFilled() external {
        presale.collect(address(usdc));
        hooked.arm(address(trader), abi.encodeCall(trader.sell, (opener.keyOf(address(usdc)), address(usdc), 1)));
        opener.open(address(usdc));
        assertTrue(!hooked.isReentrySuccessful(), "refused");
        assertEq(sqrtPriceOf(address(usdc)), opener.openingSqrtPriceX96(address(usdc)), "at the last price");
    }
}
