// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager} from "../../src/interfaces/IPoolManager.sol";
import {TestSwap} from "../../src/test-tokens/TestSwap.sol";
import {MarketTest} from "./MarketTest.sol";

contract TestSwapTest is MarketTest {
    TestSwap internal swap;

    function setUp() public override {
        super.setUp();
        becomeOpenable();
        openBoth();
        swap = new TestSwap(address(manager));
        vm.prank(prizeHolder);
        lilape.transfer(alice, 100_000e18);
    }

    function sell(address coin, address currency, uint256 amount, uint256 atLeast) internal returns (uint256 got) {
        vm.startPrank(alice);
        if (currency == address(usdt)) usdt.approve(address(swap), amount);
        else lilape.approve(address(swap), amount);
        got = swap.sell(opener.keyOf(coin), currency, amount, atLeast);
        vm.stopPrank();
    }

    /// @dev Either token, in either order of the two.
    function test_SellsExactlyAndSendsWhatItBrings() external {
        address[2] memory coins = [address(usdt), address(usdc)];
        for (uint256 i; i < 2; ++i) {
            uint256 before = balanceOf(coins[i], alice);
            uint256 tokens = lilape.balanceOf(alice);
            uint256 got = sell(coins[i], LILAPE, 10_000e18, 1);
            assertEq(balanceOf(coins[i], alice) - before, got, "what it brought");
            assertEq(tokens - lilape.balanceOf(alice), 10_000e18, "exactly what was sold");
            assertTrue(got > 0, "something");
        }
        uint256 held = lilape.balanceOf(alice);
        usdt.mint(alice, 10e6);
        uint256 bought = sell(address(usdt), address(usdt), 10e6, 1);
        assertEq(lilape.balanceOf(alice) - held, bought, "bought");
        assertEq(lilape.balanceOf(address(swap)) + usdt.balanceOf(address(swap)), 0, "it holds nothing");
    }

    function test_RevertWhen_ItBringsTooLittle() external {
        uint256 state = vm.snapshotState();
        uint256 got = sell(address(usdt), LILAPE, 10_000e18, 0);
        vm.revertToState(state);
        IPoolManager.PoolKey memory key = opener.keyOf(address(usdt));
        vm.startPrank(alice);
        lilape.approve(address(swap), 10_000e18);
        vm.expectRevert(abi.encodeWithSelector(TestSwap.TestSwap_TooLittle.selector, got, got + 1));
        swap.sell(key, LILAPE, 10_000e18, got + 1);
        vm.stopPrank();
        vm.revertToState(state);
        assertEq(sell(address(usdt), LILAPE, 10_000e18, got), got, "just enough");
    }

    function test_RevertWhen_NothingIsAllowed() external {
        IPoolManager.PoolKey memory key = opener.keyOf(address(usdt));
        vm.prank(alice);
        vm.expectRevert();
        swap.sell(key, LILAPE, 1e18, 0);
    }

    function test_RevertWhen_AStrangerCallsBack() external {
        expectError(TestSwap.TestSwap_NotTheManager.selector, stranger);
        vm.prank(stranger);
        swap.unlockCallback("");
    }
}
