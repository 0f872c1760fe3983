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
        expectNothing(address(usdt));
        presale.collect(address(usdc));
        expectNothing(address(usdc));
        // What comes by mistake afterwards is not owed either.
        usdt.mint(address(presale), 5e6);
        expectNothing(address(usdt));
    }

    function test_RevertWhen_NothingWasPaidInTheCoin() external {
        buyUsdt(alice, SOFT_CAP);
        vm.warp(ENDS_AT);
        presale.finalise();
        usdc.mint(address(presale), 5e6);
        expectNothing(address(usdc));
    }

    function test_ACoinThatLostMoneyIsCollectedAsFarAsItGoes() external {
        finaliseSuccessfully();
        // An issuer takes 300 of 800 away, and gives them back later.
        takeAway(300e6);
        vm.expectEmit(address(presale));
        emit IPresale.Collected(address(usdc), 500e6);
        assertEq(presale.collect(address(usdc)), 500e6, "what is there");
        assertEq(presale.owed(address(usdc)), 300e6, "the rest stays owed");
        expectNothing(address(usdc));
        usdc.mint(address(presale), 310e6);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ExceedsSurplus.selector, 10e6 + 1, 10e6));
        presale.rescue(address(usdc), owner, 10e6 + 1);
        assertEq(presale.collect(address(usdc)), 300e6, "the rest");
        assertEq(usdc.balanceOf(treasury), 800e6, "the counted total");
        assertEq(usdc.balanceOf(address(presale)), 10e6, "and no more");
        assertEq(presale.counters().collectedUsdc, 800e6, "counted");
    }

    function test_UsdtThatLostMoneyIsCollectedInPartsToo() external {
        finaliseSuccessfully();
        vm.prank(address(presale));
        usdt.transfer(address(0xDEAD), 500e6);
        assertEq(presale.collect(address(usdt)), 1_500e6, "what is there");
        assertEq(presale.owed(address(usdt)), 500e6, "the rest stays owed");
        usdt.mint(address(presale), 500e6);
        assertEq(presale.collect(address(usdt)), 500e6, "the rest");
        assertEq(presale.counters().collectedUsdt, 2_000e6, "counted together");
        assertEq(presale.owed(address(usdt)), 0, "nothing is owed any more");
    }

    function test_RevertWhen_TheCoinLostEverything() external {
        finaliseSuccessfully();
        takeAway(800e6);
        expectNothing(address(usdc));
        presale.claim(alice);
    }

    function takeAway(uint256 amount) internal {
        vm.prank(address(presale));
        usdc.transfer(address(0xDEAD), amount);
    }

    function expectNothing(address coin) internal {
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_NothingToCollect.selector, coin));
        presale.collect(coin);
    }

    function test_AFrozenTreasuryBlocksOnlyItsOwnCoin() external {
        finaliseSuccessfully();
        usdc.freeze(treasury);
        vm.expectRevert(Presale.TransferFailed.selector);
        presale.collect(address(usdc));
        assertEq(presale.owed(address(usdc)), 800e6, "can be tried again");
        presale.collect(address(usdt));
        presale.claim(alice);
        usdc.thaw(treasury);
        presale.collect(address(usdc));
        assertEq(usdc.balanceOf(treasury), 800e6, "collected after all");
    }

    function test_SendsTheCountedTotals() external {
        usdt.mint(address(presale), 7e6);
        finaliseSuccessfully();
        assertEq(presale.owed(address(usdt)), 2_000e6, "not yet");
        vm.expectEmit(address(presale));
        emit IPresale.Collected(address(usdt), 2_000e6);
        vm.prank(bob);
        assertEq(presale.collect(address(usdt)), 2_000e6, "returned");
        assertEq(presale.owed(address(usdt)), 0, "usdt");
        assertEq(presale.owed(address(usdc)), 800e6, "only usdt");
        assertEq(presale.counters().collectedUsdt, 2_000e6, "counted usdt");
        assertEq(presale.counters().collectedUsdc, 0, "only usdt counted");
        vm.expectEmit(address(presale));
        emit IPresale.Collected(address(usdc), 800e6);
        presale.collect(address(usdc));
        assertEq(presale.owed(address(usdc)), 0, "usdc too");
        assertEq(presale.counters().collectedUsdc, 800e6, "counted usdc");
        assertEq(usdt.balanceOf(treasury), 2_000e6, "usdt");
        assertEq(usdc.balanceOf(treasury), 800e6, "usdc");
        assertEq(usdt.balanceOf(address(presale)), 7e6, "what was sent by mistake stays");
        assertEq(presale.counters().usdt, 2_000e6, "what was raised stays");
    }
}
