// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleCancelTest is PresaleTest {
    function cancel() internal {
        vm.prank(owner);
        presale.cancel();
    }

    function expectRefused(IPresale.Status status) internal {
        expectWrongStatus(status);
        cancel();
    }

    function test_RevertWhen_NotTheOwner() external {
        expectNotOwner(treasury);
        vm.prank(treasury);
        presale.cancel();
    }

    function test_RevertWhen_Ended() external {
        endSuccessfully();
        expectRefused(IPresale.Status.Ended);
    }

    function test_RevertWhen_SoldOut() external {
        buyUsdt(alice, TOTAL);
        expectRefused(IPresale.Status.Ended);
    }

    function test_RevertWhen_Refunding() external {
        vm.warp(ENDS_AT);
        expectRefused(IPresale.Status.Refunding);
    }

    function test_RevertWhen_Finalised() external {
        finaliseSuccessfully();
        expectRefused(IPresale.Status.Finalised);
    }

    function test_RevertWhen_Cancelled() external {
        cancel();
        expectRefused(IPresale.Status.Cancelled);
    }

    function test_CancelsBeforeTheStart() external {
        vm.warp(STARTS_AT - 1);
        vm.expectEmit(address(presale));
        emit IPresale.Cancelled();
        cancel();
        vm.warp(STARTS_AT);
        assertStatus(IPresale.Status.Cancelled, "does not open");
    }

    function test_CancelledBeforeTheStartItIsAtOnce() external {
        vm.warp(STARTS_AT - 1);
        cancel();
        assertStatus(IPresale.Status.Cancelled, "before its start");
        expectRefused(IPresale.Status.Cancelled);
        presale.burnUnsold();
        assertEq(lilape.balanceOf(address(presale)), 0, "and burns");
    }

    function test_CancelsInTheLastSecond() external {
        buyUsdt(alice, SOFT_CAP);
        vm.warp(ENDS_AT - 1);
        cancel();
        vm.warp(ENDS_AT);
        assertStatus(IPresale.Status.Cancelled, "stays cancelled");
        expectWrongStatus(IPresale.Status.Cancelled);
        presale.finalise();
    }

    function test_CancelsWhileClosing() external {
        buyUsdt(alice, SOFT_CAP);
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        cancel();
        assertStatus(IPresale.Status.Cancelled, "cancelled");
    }
}
