// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleViewsTest is PresaleTest {
    function test_StatusFollowsTheClock() external {
        vm.warp(STARTS_AT - 1);
        assertStatus(IPresale.Status.Upcoming, "before the start");
        vm.warp(STARTS_AT);
        assertStatus(IPresale.Status.Open, "from the start");
        buyUsdt(alice, SOFT_CAP - 1);
        vm.warp(ENDS_AT - 1);
        assertStatus(IPresale.Status.Open, "to the last second");
        vm.warp(ENDS_AT);
        assertStatus(IPresale.Status.Refunding, "a unit below the soft cap");
    }

    function test_StatusAtTheSoftCapIsEnded() external {
        buyUsdt(alice, SOFT_CAP);
        vm.warp(ENDS_AT);
        assertStatus(IPresale.Status.Ended, "at the soft cap");
    }

    function test_StatusIsEndedOnceSoldOut() external {
        buyUsdt(alice, TOTAL - 1);
        assertStatus(IPresale.Status.Open, "one unit left");
        buyUsdt(alice, MINIMUM);
        assertStatus(IPresale.Status.Ended, "sold out");
        assertEq(presale.closesAt(), ENDS_AT, "the clock is as it was");
    }

    function test_OwnershipIsHandedOverInTwoSteps() external {
        vm.prank(bob);
        presale.requestOwnershipHandover();
        vm.prank(owner);
        presale.completeOwnershipHandover(bob);
        assertEq(presale.owner(), bob, "new owner");
        vm.prank(owner);
        vm.expectRevert(Ownable.Unauthorized.selector);
        presale.cancel();
    }

    function test_ARenouncedSaleStillPaysOut() external {
        buyUsdt(alice, SOFT_CAP);
        vm.prank(owner);
        presale.renounceOwnership();
        vm.prank(owner);
        vm.expectRevert(Ownable.Unauthorized.selector);
        presale.cancel();
        vm.warp(ENDS_AT);
        presale.finalise();
        presale.claim(alice);
        presale.collect(address(usdt));
        assertEq(usdt.balanceOf(treasury), SOFT_CAP, "collected");
    }

    function test_BuyWritesOneSlotOfTotalsAndOneABuyer() external {
        buyUsdt(alice, 12e6);
        buyUsdc(alice, 24e6);
        uint256 packed = uint256(12e6) | (uint256(24e6) << 64) | (uint256(30_000e18) << 128);
        assertEq(vm.load(address(presale), bytes32(uint256(0))), bytes32(packed), "totals");
        bytes32 slot = keccak256(abi.encode(alice, uint256(3)));
        assertEq(vm.load(address(presale), slot), bytes32(packed), "the buyer's account");
    }

    function test_RefusesEther() external {
        vm.deal(address(this), 1 ether);
        (bool sent,) = address(presale).call{value: 1}("");
        assertTrue(!sent, "refused");
    }

    function test_ForcedEtherChangesNothing() external {
        vm.deal(address(presale), 1 ether);
        finaliseSuccessfully();
        presale.claim(alice);
        presale.collect(address(usdt));
        assertEq(usdt.balanceOf(treasury), 2_000e6, "as ever");
    }
}
