// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MockEthUsdFeed} from "../src/test-tokens/MockEthUsdFeed.sol";
import {TestUsdc} from "../src/test-tokens/TestUsdc.sol";
import {TestUsdt} from "../src/test-tokens/TestUsdt.sol";
import {Test} from "./Test.sol";

contract TestTokensTest is Test {
    address internal alice = address(0xA11CE);
    address internal bob = address(0xB0B);
    TestUsdt internal usdt = new TestUsdt();
    TestUsdc internal usdc = new TestUsdc();

    function test_UsdtReturnsNothing() external {
        usdt.mint(address(this), 10e6);
        (bool success, bytes memory result) = address(usdt).call(abi.encodeCall(TestUsdt.transfer, (alice, 4e6)));
        assertTrue(success && result.length == 0, "transfer");
        (success, result) = address(usdt).call(abi.encodeCall(TestUsdt.approve, (alice, 6e6)));
        assertTrue(success && result.length == 0, "approve");
        vm.prank(alice);
        (success, result) = address(usdt).call(abi.encodeCall(TestUsdt.transferFrom, (address(this), bob, 6e6)));
        assertTrue(success && result.length == 0, "transferFrom");
        assertEq(usdt.balanceOf(bob), 6e6, "moved");
        assertEq(usdt.totalSupply(), 10e6, "supply");
        assertEq(usdt.decimals(), 6, "decimals");
        assertEq(usdt.symbol(), "USDT", "symbol");
        assertEq(usdt.name(), "Tether USD (test)", "name");
    }

    function test_RevertWhen_AnUsdtAllowanceIsChangedBeforeItIsZero() external {
        usdt.approve(alice, 5);
        vm.expectRevert(abi.encodeWithSelector(TestUsdt.TestUsdt_AllowanceNotZero.selector, 5));
        usdt.approve(alice, 6);
        usdt.approve(alice, 0);
        usdt.approve(alice, 6);
        assertEq(usdt.allowance(address(this), alice), 6, "after zero");
    }

    function test_RevertWhen_UsdtIsShort() external {
        usdt.mint(address(this), 5);
        vm.expectRevert(abi.encodeWithSelector(TestUsdt.TestUsdt_InsufficientBalance.selector, 5, 6));
        usdt.transfer(alice, 6);
        usdt.approve(alice, 4);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(TestUsdt.TestUsdt_InsufficientAllowance.selector, 4, 5));
        usdt.transferFrom(address(this), alice, 5);
    }

    function test_AnEndlessUsdtAllowanceStays() external {
        usdt.mint(address(this), 5);
        usdt.approve(alice, type(uint256).max);
        vm.prank(alice);
        usdt.transferFrom(address(this), alice, 5);
        assertEq(usdt.allowance(address(this), alice), type(uint256).max, "as it was");
    }

    function test_UsdcIsAPlainErc20() external {
        usdc.mint(address(this), 10e6);
        assertTrue(usdc.transfer(alice, 4e6), "transfer returns true");
        assertEq(usdc.decimals(), 6, "decimals");
        assertEq(usdc.symbol(), "USDC", "symbol");
        assertEq(usdc.name(), "USD Coin (test)", "name");
    }

    function test_TheFeedAnswers3700Dollars() external {
        MockEthUsdFeed feed = new MockEthUsdFeed();
        vm.warp(1_234_567);
        (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound) =
            feed.latestRoundData();
        assertEq(uint256(answer), 3700e8, "answer");
        assertEq(feed.decimals(), 8, "decimals");
        assertEq(updatedAt, 1_234_567, "fresh");
        assertEq(startedAt, 1_234_567, "started");
        assertTrue(roundId == 1 && answeredInRound == 1, "round");
    }
}
