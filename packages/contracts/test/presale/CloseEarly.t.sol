// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleCloseEarlyTest is PresaleTest {
    uint40 internal constant CLOSES_AT = STARTS_AT + 1 days;

    function announce(uint40 closesAt) internal {
        vm.prank(owner);
        presale.closeEarly(closesAt);
    }

    function expectRefused(IPresale.Status status) internal {
        expectWrongStatus(status);
        announce(uint40(block.timestamp) + 1 days);
    }

    function test_RevertWhen_NotTheOwner() external {
        expectNotOwner(treasury);
        vm.prank(treasury);
        presale.closeEarly(CLOSES_AT);
    }

    function test_RevertWhen_AnnouncedBefore() external {
        announce(CLOSES_AT);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ClosingAlreadyAnnounced.selector, CLOSES_AT));
        announce(CLOSES_AT + 1 days);
    }

    function test_RevertWhen_Upcoming() external {
        vm.warp(STARTS_AT - 1);
        expectRefused(IPresale.Status.Upcoming);
    }

    function test_RevertWhen_Ended() external {
        endSuccessfully();
        expectRefused(IPresale.Status.Ended);
    }

    function test_RevertWhen_EndedByAnAnnouncedClosing() external {
        buyUsdt(alice, SOFT_CAP);
        announce(CLOSES_AT);
        vm.warp(CLOSES_AT);
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
        vm.prank(owner);
        presale.cancel();
        expectRefused(IPresale.Status.Cancelled);
    }

    function test_RevertWhen_LessThanAnHourAhead() external {
        vm.expectRevert(
            abi.encodeWithSelector(
                IPresale.Presale_ClosingTooSoon.selector, STARTS_AT + 1 hours - 1, STARTS_AT + 1 hours
            )
        );
        announce(STARTS_AT + 1 hours - 1);
        vm.warp(ENDS_AT - 30 minutes);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ClosingTooSoon.selector, ENDS_AT, ENDS_AT + 30 minutes));
        announce(ENDS_AT);
    }

    function test_RevertWhen_AfterTheEnd() external {
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ClosingTooLate.selector, ENDS_AT + 1, ENDS_AT));
        announce(ENDS_AT + 1);
    }

    function test_AnnouncesTheClosing() external {
        vm.expectEmit(address(presale));
        emit IPresale.ClosingAnnounced(CLOSES_AT);
        announce(CLOSES_AT);
        assertEq(presale.closesAt(), CLOSES_AT, "closes at");
        assertStatus(IPresale.Status.Closing, "closing");
        buyUsdt(alice, SOFT_CAP);
        vm.warp(CLOSES_AT - 1);
        assertStatus(IPresale.Status.Closing, "until the last second");
        vm.warp(CLOSES_AT);
        assertStatus(IPresale.Status.Ended, "ended from that time");
    }

    function test_TakesTheEarliestAndTheLatestTime() external {
        announce(STARTS_AT + 1 hours);
        assertEq(presale.closesAt(), STARTS_AT + 1 hours, "an hour ahead");
        setUp();
        announce(ENDS_AT);
        assertEq(presale.closesAt(), ENDS_AT, "at the end");
        assertStatus(IPresale.Status.Closing, "announced all the same");
    }

    function test_EndsBelowTheSoftCapWithRefunds() external {
        buyUsdt(alice, SOFT_CAP - 1);
        announce(CLOSES_AT);
        vm.warp(CLOSES_AT);
        assertStatus(IPresale.Status.Refunding, "refunding without any call");
    }
}
