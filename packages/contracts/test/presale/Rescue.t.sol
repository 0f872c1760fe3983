// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {TestUsdc} from "../../src/test-tokens/TestUsdc.sol";
import {TestUsdt} from "../../src/test-tokens/TestUsdt.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleRescueTest is PresaleTest {
    address internal sender = address(0x5E4DE4);

    /// @dev Exactly `surplus` of the coin can be taken: one unit more reverts; the surplus itself goes and comes back.
    function assertSurplus(address coin, uint256 surplus, string memory phase) internal {
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ExceedsSurplus.selector, surplus + 1, surplus));
        presale.rescue(coin, sender, surplus + 1);
        uint256 before = TestUsdc(coin).balanceOf(sender);
        presale.rescue(coin, sender, surplus);
        vm.stopPrank();
        assertEq(TestUsdc(coin).balanceOf(sender) - before, surplus, phase);
        vm.prank(sender);
        // USDT returns nothing, so the call is a plain one.
        (bool sent,) = coin.call(abi.encodeCall(TestUsdt.transfer, (address(presale), surplus)));
        assertTrue(sent, "sent back");
    }

    function assertSurplusOf7(string memory phase) internal {
        assertSurplus(address(usdt), 7e6, phase);
        assertSurplus(address(usdc), 7e6, phase);
        vm.expectRevert(IPresale.Presale_LilapeNotRescuable.selector);
        vm.prank(owner);
        presale.rescue(address(lilape), sender, 0);
    }

    function sendByMistake() internal {
        usdt.mint(address(presale), 7e6);
        usdc.mint(address(presale), 7e6);
    }

    function test_RevertWhen_NotTheOwner() external {
        expectNotOwner(treasury);
        vm.prank(treasury);
        presale.rescue(address(usdt), sender, 0);
    }

    function test_RescuesOnlyTheSurplusThroughASuccessfulSale() external {
        sendByMistake();
        vm.warp(STARTS_AT - 1);
        assertSurplusOf7("upcoming");
        vm.warp(STARTS_AT);
        assertSurplusOf7("open, nothing sold");
        endSuccessfully();
        assertSurplusOf7("ended");
        presale.finalise();
        assertSurplusOf7("finalised");
        presale.collect(address(usdt));
        assertSurplusOf7("usdt collected");
        presale.collect(address(usdc));
        assertSurplusOf7("usdc collected");
        assertEq(usdt.balanceOf(treasury), 2_000e6, "treasury usdt");
        assertEq(usdc.balanceOf(treasury), 800e6, "treasury usdc");
    }

    function test_RescuesOnlyTheSurplusThroughRefunds() external {
        sendByMistake();
        endBelowSoftCap();
        assertSurplusOf7("refunding");
        presale.refund(alice, address(usdc));
        assertSurplusOf7("one refunded");
        presale.refund(alice, address(usdt));
        presale.refund(bob, address(usdc));
        assertSurplusOf7("all refunded");
    }

    function test_RescuesOnlyTheSurplusAfterACancellation() external {
        sendByMistake();
        buyUsdt(alice, 100e6);
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        assertSurplusOf7("closing");
        vm.prank(owner);
        presale.cancel();
        assertSurplusOf7("cancelled");
        presale.refund(alice, address(usdt));
        assertSurplusOf7("refunded");
    }

    function test_HasNoSurplusWhereACoinLostMoney() external {
        buyUsdc(alice, 100e6);
        // A coin could take back what it sent; what is left is all owed.
        vm.prank(address(presale));
        usdc.transfer(bob, 40e6);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ExceedsSurplus.selector, 1, 0));
        presale.rescue(address(usdc), sender, 1);
    }

    function test_RescuesOtherTokensFreely() external {
        TestUsdc other = new TestUsdc();
        other.mint(address(presale), 5e6);
        vm.expectEmit(address(presale));
        emit IPresale.Rescued(address(other), sender, 5e6);
        vm.expectEmit(address(other));
        emit ERC20.Transfer(address(presale), sender, 5e6);
        vm.prank(owner);
        presale.rescue(address(other), sender, 5e6);
        assertEq(other.balanceOf(sender), 5e6, "sent");
    }

    function test_RevertWhen_TheTokenIsNoContract() external {
        vm.prank(owner);
        vm.expectRevert();
        presale.rescue(address(0xDEAD), sender, 1);
    }
}
