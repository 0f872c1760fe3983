// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleBurnUnsoldTest is PresaleTest {
    uint256 internal constant SUPPLY = 420_690_000_000_000e18;

    function expectRefused(IPresale.Status status) internal {
        expectWrongStatus(status);
        presale.burnUnsold();
    }

    function test_RevertWhen_NeitherRefundingNorCancelled() external {
        vm.warp(STARTS_AT - 1);
        expectRefused(IPresale.Status.Upcoming);
        vm.warp(STARTS_AT);
        expectRefused(IPresale.Status.Open);
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        expectRefused(IPresale.Status.Closing);
        buyUsdt(alice, SOFT_CAP);
        vm.warp(STARTS_AT + 2 hours);
        expectRefused(IPresale.Status.Ended);
        presale.finalise();
        expectRefused(IPresale.Status.Finalised);
    }

    function test_RevertWhen_NothingIsThere() external {
        endBelowSoftCap();
        presale.burnUnsold();
        vm.expectRevert(IPresale.Presale_NothingToBurn.selector);
        presale.burnUnsold();
    }

    function test_BurnsTheShareOfAFailedSale() external {
        endBelowSoftCap();
        vm.expectEmit(address(presale));
        emit IPresale.UnsoldBurned(SHARE);
        vm.expectEmit(address(lilape));
        emit ERC20.Transfer(address(presale), address(0), SHARE);
        vm.prank(bob);
        assertEq(presale.burnUnsold(), SHARE, "returned");
        assertEq(lilape.balanceOf(address(presale)), 0, "nothing left");
        assertEq(lilape.totalSupply(), SUPPLY - SHARE, "the supply says so");
        assertStatus(IPresale.Status.Refunding, "still refunding");
        presale.refund(alice, address(usdt));
        presale.refund(alice, address(usdc));
        presale.refund(bob, address(usdc));
        assertEq(usdt.balanceOf(alice), 100e6, "everyone is paid all the same");
    }

    function test_BurnsTheShareOfACancelledSale() external {
        buyUsdt(alice, 2 * SOFT_CAP);
        vm.prank(owner);
        presale.cancel();
        assertEq(presale.burnUnsold(), SHARE, "the whole share");
        presale.refund(alice, address(usdt));
        assertEq(usdt.balanceOf(alice), 2 * SOFT_CAP, "paid back");
    }

    function test_BurnsWhatIsSentLater() external {
        vm.prank(owner);
        presale.cancel();
        presale.burnUnsold();
        vm.prank(reserve);
        lilape.transfer(address(presale), 5e18);
        assertEq(presale.burnUnsold(), 5e18, "the gift");
        assertEq(lilape.totalSupply(), SUPPLY - SHARE - 5e18, "supply");
    }
}
