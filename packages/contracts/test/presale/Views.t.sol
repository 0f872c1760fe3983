// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

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
        expectNotOwner(bob);
        vm.prank(bob);
        presale.transferOwnership(bob);
        vm.prank(owner);
        presale.transferOwnership(bob);
        assertEq(presale.owner(), owner, "until it is accepted");
        assertEq(presale.pendingOwner(), bob, "named");
        expectNotOwner(alice);
        vm.prank(alice);
        presale.acceptOwnership();
        vm.prank(bob);
        presale.acceptOwnership();
        assertEq(presale.owner(), bob, "new owner");
        expectNotOwner(owner);
        vm.prank(owner);
        presale.cancel();
    }

    function test_RevertWhen_SomeoneElseRenounces() external {
        expectNotOwner(bob);
        vm.prank(bob);
        presale.renounceOwnership();
    }

    function test_ARenouncedSaleStillPaysOut() external {
        buyUsdt(alice, SOFT_CAP);
        vm.prank(owner);
        presale.renounceOwnership();
        expectNotOwner(owner);
        vm.prank(owner);
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
        assertEq(vm.load(address(presale), bytes32(uint256(2))), bytes32(packed), "totals");
        bytes32 slot = keccak256(abi.encode(alice, uint256(5)));
        assertEq(vm.load(address(presale), slot), bytes32(packed), "the buyer's account");
    }

    /// @dev Whether a call would pass without ether does not matter: none takes any.
    function assertRefusesEther(bytes memory call, string memory name) internal {
        vm.deal(owner, 1 ether);
        vm.prank(owner);
        (bool isTaken,) = address(presale).call{value: 1}(call);
        assertTrue(!isTaken, name);
    }

    function test_EveryFunctionRefusesEther() external {
        assertRefusesEther("", "plain");
        assertRefusesEther(abi.encodeCall(presale.buy, (address(usdt), 1e6, 0)), "buy");
        assertRefusesEther(abi.encodeCall(presale.closeEarly, (ENDS_AT)), "closeEarly");
        assertRefusesEther(abi.encodeCall(presale.rescue, (address(usdt), owner, 0)), "rescue");
        assertRefusesEther(abi.encodeCall(presale.transferOwnership, (bob)), "transferOwnership");
        assertRefusesEther(abi.encodeCall(presale.renounceOwnership, ()), "renounceOwnership");
        assertRefusesEther(abi.encodeCall(presale.status, ()), "status");
        assertRefusesEther(abi.encodeCall(presale.cancel, ()), "cancel");
        assertEq(address(presale).balance, 0, "has none");
        // Each of these works without ether, so it is the ether that was refused.
        vm.startPrank(owner);
        presale.rescue(address(usdt), owner, 0);
        presale.transferOwnership(bob);
        presale.closeEarly(ENDS_AT);
        presale.cancel();
        presale.renounceOwnership();
        vm.stopPrank();
    }

    function test_OwesWhatIsCountedAndNotPaidOut() external {
        buyUsdt(alice, 100e6);
        buyUsdc(bob, 50e6);
        assertEq(presale.owed(address(usdt)), 100e6, "usdt");
        assertEq(presale.owed(address(usdc)), 50e6, "usdc");
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_UnsupportedToken.selector, address(lilape)));
        presale.owed(address(lilape));
        vm.warp(ENDS_AT);
        presale.refund(alice, address(usdt));
        assertEq(presale.owed(address(usdt)), 0, "usdt refunded");
        assertEq(presale.owed(address(usdc)), 50e6, "usdc not yet");
    }

    function test_ForcedEtherChangesNothing() external {
        vm.deal(address(presale), 1 ether);
        finaliseSuccessfully();
        presale.claim(alice);
        presale.collect(address(usdt));
        assertEq(usdt.balanceOf(treasury), 2_000e6, "as ever");
    }
}
