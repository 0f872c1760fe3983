// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/Presale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleFinaliseTest is PresaleTest {
    function expectRefused(IPresale.Status status) internal {
        expectWrongStatus(status);
        presale.finalise();
    }

    function test_RevertWhen_Upcoming() external {
        vm.warp(STARTS_AT - 1);
        expectRefused(IPresale.Status.Upcoming);
    }

    function test_RevertWhen_Open() external {
        buyUsdt(alice, SOFT_CAP);
        vm.warp(ENDS_AT - 1);
        expectRefused(IPresale.Status.Open);
    }

    function test_RevertWhen_Closing() external {
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        expectRefused(IPresale.Status.Closing);
    }

    function test_RevertWhen_Finalised() external {
        finaliseSuccessfully();
        expectRefused(IPresale.Status.Finalised);
    }

    function test_RevertWhen_Cancelled() external {
        vm.prank(owner);
        presale.cancel();
        vm.warp(ENDS_AT);
        expectRefused(IPresale.Status.Cancelled);
    }

    function test_RevertWhen_BelowTheSoftCap() external {
        buyUsdt(alice, SOFT_CAP - 1);
        vm.warp(ENDS_AT);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_BelowSoftCap.selector, SOFT_CAP - 1, SOFT_CAP));
        presale.finalise();
    }

    function test_BurnsWhatIsUnsold() external {
        buyUsdt(alice, SOFT_CAP);
        uint256 sold = presale.counters().tokens;
        vm.warp(ENDS_AT);
        vm.expectEmit(address(presale));
        emit IPresale.Finalised(SOFT_CAP, sold, SHARE - sold);
        vm.prank(bob);
        presale.finalise();
        assertStatus(IPresale.Status.Finalised, "finalised");
        assertEq(lilape.balanceOf(address(presale)), sold, "keeps what is owed");
        assertEq(lilape.totalSupply(), 420_690_000_000_000e18 - (SHARE - sold), "supply fell by the rest");
        assertEq(usdt.balanceOf(address(presale)), SOFT_CAP, "the money stays until collected");
    }

    function test_BurnsWhatWasSentHere() external {
        vm.prank(reserve);
        lilape.transfer(address(presale), 5e18);
        endSuccessfully();
        presale.finalise();
        assertEq(lilape.balanceOf(address(presale)), presale.counters().tokens, "exactly what is owed");
    }

    function test_FinalisesASoldOutSaleAtOnce() external {
        buyUsdt(alice, TOTAL);
        presale.finalise();
        assertEq(lilape.balanceOf(address(presale)), LADDER_TOKENS, "everything in the ladder is owed");
    }

    function test_FinalisesAfterAnAnnouncedClosing() external {
        buyUsdt(alice, SOFT_CAP);
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        vm.warp(STARTS_AT + 2 hours);
        presale.finalise();
        assertStatus(IPresale.Status.Finalised, "finalised");
    }

    function test_WorksWhileACoinIsPaused() external {
        endSuccessfully();
        usdc.pause();
        presale.finalise();
        presale.claim(alice);
        presale.claim(bob);
        presale.collect(address(usdt));
        vm.expectRevert(Presale.TransferFailed.selector);
        presale.collect(address(usdc));
    }

    function test_FinalisesWithNothingSoldWhereTheSoftCapIsZero() external {
        IPresale.Terms memory free = localTerms();
        free.softCap = 0;
        (lilape, presale) = deploySale(address(usdt), address(usdc), free);
        vm.warp(ENDS_AT);
        presale.finalise();
        assertEq(lilape.balanceOf(address(presale)), 0, "the whole share is burned");
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_NothingToCollect.selector, address(usdt)));
        presale.collect(address(usdt));
    }
}
