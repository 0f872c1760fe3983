// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TeamVesting} from "../src/TeamVesting.sol";
import {TestUsdc} from "../src/test-tokens/TestUsdc.sol";
import {Test} from "./Test.sol";

contract TeamVestingTest is Test {
    address internal team = address(0x7EA4);
    TestUsdc internal token;
    TeamVesting internal vesting;

    function setUp() external {
        vm.warp(1_000_000);
        token = new TestUsdc();
        vesting = new TeamVesting(team, 1_000_000, 1_000);
        token.mint(address(vesting), 1_000e6);
    }

    function test_ReleasesNothingAtTheStart() external {
        vesting.release(address(token));
        assertEq(token.balanceOf(team), 0, "nothing yet");
        assertEq(vesting.owner(), team, "the team owns it");
    }

    function testFuzz_ReleasesLinearly(uint256 elapsed) external {
        elapsed = bound(elapsed, 0, 2_000);
        vm.warp(1_000_000 + elapsed);
        vesting.release(address(token));
        assertEq(token.balanceOf(team), (elapsed < 1_000 ? elapsed : 1_000) * 1e6, "a dollar a second");
    }
}
