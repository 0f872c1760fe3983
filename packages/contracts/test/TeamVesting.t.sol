// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {LilApe} from "../src/LilApe.sol";
import {TeamVesting} from "../src/TeamVesting.sol";
import {TokenTest} from "./TokenTest.sol";

contract TeamVestingTest is TokenTest {
    uint256 internal constant SUPPLY = 420_690_000_000_000e18;
    uint256 internal constant LOCKED = 1_000e18;

    address internal team = address(0x7EA4);
    LilApe internal token;
    TeamVesting internal vesting;

    function setUp() external {
        vm.warp(1_000_000);
        vesting = new TeamVesting(team, 1_000_000, 1_000);
        token = tokenFor(address(vesting));
    }

    function tokenFor(address holder) internal returns (LilApe) {
        LilApe.Share[] memory shares = new LilApe.Share[](2);
        shares[0] = LilApe.Share(holder, LOCKED);
        shares[1] = LilApe.Share(address(this), SUPPLY - LOCKED);
        return createToken(shares);
    }

    function test_RevertWhen_TheBeneficiaryIsZero() external {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        new TeamVesting(address(0), 1_000_000, 1_000);
    }

    function test_ReleasesNothingAtTheStart() external {
        vesting.release(address(token));
        assertEq(token.balanceOf(team), 0, "nothing yet");
        assertEq(vesting.owner(), team, "the team owns it");
        assertEq(vesting.start(), 1_000_000, "start");
        assertEq(vesting.duration(), 1_000, "duration");
    }

    function testFuzz_ReleasesLinearly(uint256 elapsed) external {
        elapsed = bound(elapsed, 0, 2_000);
        vm.warp(1_000_000 + elapsed);
        vesting.release(address(token));
        assertEq(token.balanceOf(team), (elapsed < 1_000 ? elapsed : 1_000) * 1e18, "one a second");
    }

    function test_ANewOwnerReceivesTheRest() external {
        vm.warp(1_000_400);
        vesting.release(address(token));
        vm.prank(team);
        vesting.transferOwnership(address(0xB0B));
        vm.warp(1_001_000);
        vesting.release(address(token));
        assertEq(token.balanceOf(team), 400e18, "what was released before");
        assertEq(token.balanceOf(address(0xB0B)), 600e18, "the rest");
    }

    /// @dev This test is one, which takes ether.
    function test_ANewOwnerMayBeAContract() external {
        vm.prank(team);
        vesting.transferOwnership(address(this));
        uint256 before = token.balanceOf(address(this));
        vm.warp(1_001_000);
        vesting.release(address(token));
        assertEq(token.balanceOf(address(this)) - before, LOCKED, "it receives them");
    }

    receive() external payable {}

    function test_AnyoneReleasesEther() external {
        vm.prank(team);
        vesting.transferOwnership(address(this));
        vm.deal(address(vesting), 1 ether);
        vm.warp(1_000_500);
        uint256 before = address(this).balance;
        vm.prank(address(0xB0B));
        vesting.release();
        assertEq(address(this).balance - before, 0.5 ether, "half of it");
    }

    function test_RenouncingLocksTheRestForever() external {
        vm.warp(1_000_400);
        vesting.release(address(token));
        vm.prank(team);
        vesting.renounceOwnership();
        vm.warp(1_002_000);
        vm.expectRevert(abi.encodeWithSelector(LilApe.LilApe_BadRecipient.selector, address(0)));
        vesting.release(address(token));
        assertEq(token.balanceOf(address(vesting)), 600e18, "locked");
    }

    function test_WithNoDurationAllIsReleasedAtTheStart() external {
        vesting = new TeamVesting(team, 1_000_000, 0);
        token = tokenFor(address(vesting));
        vesting.release(address(token));
        assertEq(token.balanceOf(team), LOCKED, "all at once");
    }
}
