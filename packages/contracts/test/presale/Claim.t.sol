// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleClaimTest is PresaleTest {
    function expectRefused(IPresale.Status status) internal {
        expectWrongStatus(status);
        presale.claim(alice);
    }

    function test_RevertWhen_NotFinalised() external {
        vm.warp(STARTS_AT - 1);
        expectRefused(IPresale.Status.Upcoming);
        vm.warp(STARTS_AT);
        expectRefused(IPresale.Status.Open);
        endSuccessfully();
        expectRefused(IPresale.Status.Ended);
    }

    function test_RevertWhen_Refunding() external {
        endBelowSoftCap();
        expectRefused(IPresale.Status.Refunding);
    }

    function test_RevertWhen_Cancelled() external {
        buyUsdt(alice, SOFT_CAP);
        vm.prank(owner);
        presale.cancel();
        expectRefused(IPresale.Status.Cancelled);
    }

    function test_RevertWhen_BoughtNothing() external {
        finaliseSuccessfully();
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_NothingToClaim.selector, reserve));
        presale.claim(reserve);
    }

    function test_RevertWhen_ClaimedBefore() external {
        finaliseSuccessfully();
        presale.claim(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_NothingToClaim.selector, alice));
        presale.claim(alice);
    }

    function test_SendsTheTokensToTheAccountNamed() external {
        finaliseSuccessfully();
        usdc.freeze(alice);
        uint256 owed = presale.accountOf(alice).tokens;
        // 2,300 dollars at 0.0012.
        assertEq(owed, 1_916_666_666_666_666_666_666_666, "owed, each payment rounded down");
        vm.expectEmit(address(presale));
        emit IPresale.Claimed(alice, owed);
        vm.prank(bob);
        assertEq(presale.claim(alice), owed, "returned");
        assertEq(lilape.balanceOf(alice), owed, "received");
        assertEq(lilape.balanceOf(bob), 0, "not the caller");
        IPresale.Account memory account = presale.accountOf(alice);
        assertTrue(account.claimed && !account.refundedUsdt && !account.refundedUsdc, "flag");
        assertEq(account.tokens, owed, "amount stays");
        assertEq(account.usdt, 2_000e6, "usdt stays");
        assertEq(presale.counters().claimed, owed, "counted");
    }

    function test_LastClaimEmptiesTheSale() external {
        finaliseSuccessfully();
        presale.claim(alice);
        presale.claim(bob);
        assertEq(lilape.balanceOf(address(presale)), 0, "nothing left");
        assertEq(presale.counters().claimed, presale.counters().tokens, "all claimed");
    }
}
