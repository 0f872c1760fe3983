// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/Presale.sol";
import {HookedCoin} from "../mocks/HookedCoin.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleRefundTest is PresaleTest {
    function expectRefused(IPresale.Status status) internal {
        expectWrongStatus(status);
        presale.refund(alice, address(usdt));
    }

    function expectNothing(address account, address coin) internal {
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_NothingToRefund.selector, account, coin));
        presale.refund(account, coin);
    }

    function test_RevertWhen_TheCoinIsUnknown() external {
        endBelowSoftCap();
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_UnsupportedToken.selector, address(lilape)));
        presale.refund(alice, address(lilape));
    }

    function test_RevertWhen_NotRefunding() external {
        vm.warp(STARTS_AT - 1);
        expectRefused(IPresale.Status.Upcoming);
        vm.warp(STARTS_AT);
        expectRefused(IPresale.Status.Open);
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        expectRefused(IPresale.Status.Closing);
        buyUsdt(alice, SOFT_CAP);
        vm.warp(ENDS_AT);
        expectRefused(IPresale.Status.Ended);
        presale.finalise();
        expectRefused(IPresale.Status.Finalised);
    }

    function test_RevertWhen_PaidNothingInTheCoin() external {
        endBelowSoftCap();
        expectNothing(bob, address(usdt));
        expectNothing(reserve, address(usdc));
    }

    function test_RevertWhen_RefundedBefore() external {
        endBelowSoftCap();
        presale.refund(alice, address(usdt));
        expectNothing(alice, address(usdt));
        presale.refund(alice, address(usdc));
        expectNothing(alice, address(usdc));
    }

    function test_RefundsBothCoinsEachOnItsOwn() external {
        endBelowSoftCap();
        vm.expectEmit(address(presale));
        emit IPresale.Refunded(alice, address(usdt), 100e6);
        vm.prank(bob);
        assertEq(presale.refund(alice, address(usdt)), 100e6, "returned");
        assertEq(usdt.balanceOf(alice), 100e6, "usdt back");
        assertEq(usdc.balanceOf(alice), 0, "usdc not yet");
        IPresale.Account memory account = presale.accountOf(alice);
        assertTrue(account.refundedUsdt && !account.refundedUsdc && !account.claimed, "one flag");
        vm.expectEmit(address(presale));
        emit IPresale.Refunded(alice, address(usdc), 30e6);
        presale.refund(alice, address(usdc));
        assertEq(usdc.balanceOf(alice), 30e6, "usdc back");
        account = presale.accountOf(alice);
        assertTrue(account.refundedUsdt && account.refundedUsdc && !account.claimed, "both flags");
        assertEq(account.usdt, 100e6, "amounts stay");
        IPresale.Counters memory counters = presale.counters();
        assertEq(counters.refundedUsdt, 100e6, "counted usdt");
        assertEq(counters.refundedUsdc, 30e6, "counted usdc");
        assertEq(counters.usdt, 100e6, "what was raised stays");
        presale.refund(bob, address(usdc));
        assertEq(usdc.balanceOf(address(presale)), 0, "nothing left");
    }

    function test_RefundsAfterACancellation() external {
        buyUsdt(alice, 2 * SOFT_CAP);
        vm.prank(owner);
        presale.cancel();
        presale.refund(alice, address(usdt));
        assertEq(usdt.balanceOf(alice), 2 * SOFT_CAP, "back, though above the soft cap");
    }

    function test_AFrozenAccountBlocksNobodyElse() external {
        endBelowSoftCap();
        usdc.freeze(alice);
        vm.expectRevert(Presale.TransferFailed.selector);
        presale.refund(alice, address(usdc));
        presale.refund(alice, address(usdt));
        presale.refund(bob, address(usdc));
        usdc.thaw(alice);
        presale.refund(alice, address(usdc));
        assertEq(usdc.balanceOf(alice), 30e6, "back after all");
    }

    function test_ACoinThatReentersIsPaidOnce() external {
        HookedCoin coin = new HookedCoin();
        (, presale) = deploySale(address(usdt), address(coin), localTerms());
        coin.mint(address(this), 20e6);
        coin.approve(address(presale), 20e6);
        presale.buy(address(coin), 10e6, 0);
        coin.transfer(address(presale), 10e6);
        vm.warp(ENDS_AT);
        coin.arm(address(presale), abi.encodeCall(IPresale.refund, (address(this), address(coin))));
        presale.refund(address(this), address(coin));
        assertTrue(!coin.isReentrySuccessful(), "inner refund refused");
        assertEq(coin.reentryError(), IPresale.Presale_NothingToRefund.selector, "already paid");
        assertEq(coin.balanceOf(address(this)), 10e6, "paid once");
    }
}
