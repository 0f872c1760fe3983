// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/Presale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleCollectTest is PresaleTest {
    function expectRefused(IPresale.Status status) internal {
        expectWrongStatus(status);
        presale.collect(address(usdt));
    }

    function test_RevertWhen_TheCoinIsUnknown() external {
        finaliseSuccessfully();
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_UnsupportedToken.selector, address(lilape)));
        presale.collect(address(lilape));
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

    function test_RevertWhen_CollectedBefore() external {
        finaliseSuccessfully();
        presale.collect(address(usdt));
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_AlreadyCollected.selector, address(usdt)));
        presale.collect(address(usdt));
        presale.collect(address(usdc));
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_AlreadyCollected.selector, address(usdc)));
        presale.collect(address(usdc));
    }

    function test_AFrozenTreasuryBlocksOnlyItsOwnCoin() external {
        finaliseSuccessfully();
        usdc.freeze(treasury);
        vm.expectRevert(Presale.TransferFailed.selector);
        presale.collect(address(usdc));
        assertTrue(!presale.isCollected(address(usdc)), "can be tried again");
        presale.collect(address(usdt));
        presale.claim(alice);
        usdc.thaw(treasury);
        presale.collect(address(usdc));
        assertEq(usdc.balanceOf(treasury), 800e6, "collected after all");
    }

    function test_SendsTheCountedTotals() external {
        usdt.mint(address(presale), 7e6);
        finaliseSuccessfully();
        assertTrue(!presale.isCollected(address(usdt)) && !presale.isCollected(address(usdc)), "not yet");
        vm.expectEmit(address(presale));
        emit IPresale.Collected(address(usdt), 2_000e6);
        vm.prank(bob);
        presale.collect(address(usdt));
        assertTrue(presale.isCollected(address(usdt)) && !presale.isCollected(address(usdc)), "only usdt");
        vm.expectEmit(address(presale));
        emit IPresale.Collected(address(usdc), 800e6);
        presale.collect(address(usdc));
        assertTrue(presale.isCollected(address(usdc)), "usdc too");
        assertEq(usdt.balanceOf(treasury), 2_000e6, "usdt");
        assertEq(usdc.balanceOf(treasury), 800e6, "usdc");
        assertEq(usdt.balanceOf(address(presale)), 7e6, "what was sent by mistake stays");
        assertTrue(!presale.isCollected(address(lilape)), "other tokens never are");
    }
}
