// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingViewsTest is StakingTest {
    function test_RatesAndLocks() external view {
        uint256[] memory periods = staking.getValidPeriods();
        assertEq(periods.length, 3, "three");
        assertTrue(periods[0] == 90 && periods[1] == 180 && periods[2] == 360, "days");
        uint256[3] memory rates = [uint256(2_000), 3_000, 5_000];
        for (uint256 i; i < 3; ++i) {
            assertEq(staking.baseAPY(periods[i]), rates[i], "base");
            assertEq(staking.nftBonusAPY(periods[i]), 2 * rates[i], "with an ape");
            assertEq(staking.baseAPY(periods[i] + 1) + staking.nftBonusAPY(periods[i] - 1), 0, "others");
        }
    }

    function test_TellsAStakeThroughItsLife() external {
        stakeWithApe(alice, 1_000e18, 360, 7);
        vm.warp(NOW + 73 days);
        claimAs(alice, 1);
        vm.warp(NOW + 146 days);
        ILilApeStaking.Stake memory result = ILilApeStaking.Stake({
            id: 1,
            amount: 1_000e18,
            lockDays: 360,
            startTime: NOW,
            endTime: NOW + 360 days,
            lastClaimTime: NOW + 73 days,
            totalClaimed: 200e18,
            pendingRewards: 200e18,
            apy: 10_000,
            hasNFTBonus: true,
            nftTokenId: 7,
            active: true
        });
        assertStake(result, "doubled");
        apes.setOwner(7, bob);
        (result.pendingRewards, result.apy, result.hasNFTBonus) = (100e18, 5_000, false);
        assertStake(result, "the ape has left, and nobody has noticed");
        staking.unbind(7);
        assertStake(result, "somebody has");
        vm.warp(NOW + 360 days);
        result.pendingRewards = 393_150684931506849315;
        assertStake(result, "ripe");
        vm.warp(NOW + 3_600 days);
        assertStake(result, "over-ripe");
        unstakeAs(alice, 1);
        (result.totalClaimed, result.pendingRewards) = (593_150684931506849315, 0);
        (result.lastClaimTime, result.apy, result.active) = (NOW + 360 days, 0, false);
        assertStake(result, "closed");
    }

    function assertStake(ILilApeStaking.Stake memory expected, string memory what) internal view {
        ILilApeStaking.Stake memory result = staking.getStake(alice, 1);
        assertEq(keccak256(abi.encode(result)), keccak256(abi.encode(expected)), what);
        assertEq(staking.getStakeAPY(alice, 1), expected.apy, string.concat(what, ": rate"));
        assertEq(pendingOf(alice, 1), expected.pendingRewards, string.concat(what, ": pending"));
        assertEq(keccak256(abi.encode(staking.getUserStakes(alice)[0])), keccak256(abi.encode(expected)), "in the list");
    }

    function test_RevertWhen_ThereIsNoSuchStake() external {
        stakeAs(alice, 1, 90);
        bytes memory unknown = abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownStake.selector, bob, 1);
        vm.expectRevert(unknown);
        staking.getStake(bob, 1);
        vm.expectRevert(unknown);
        staking.getStakeAPY(bob, 1);
        vm.expectRevert(unknown);
        staking.calculatePendingRewards(bob, 1);
        vm.expectRevert(abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownStake.selector, alice, 0));
        staking.getStake(alice, 0);
    }

    function assertPage(uint256 offset, uint256 limit, uint256 first, uint256 count) internal view {
        ILilApeStaking.Stake[] memory page = staking.getUserStakesPage(alice, offset, limit);
        assertEq(page.length, count, "length");
        for (uint256 i; i < count; ++i) {
            assertEq(page[i].id, first + i, "id");
            assertEq(page[i].amount, (first + i) * 1e18, "its own");
        }
    }

    function test_Pages() external {
        assertEq(staking.getUserStakes(alice).length, 0, "none");
        assertPage(0, 10, 0, 0);
        for (uint256 i = 1; i <= 5; ++i) {
            stakeAs(alice, i * 1e18, 90);
        }
        assertEq(staking.getUserStakes(alice).length, 5, "all");
        assertPage(0, 0, 0, 0);
        assertPage(0, 2, 1, 2);
        assertPage(2, 2, 3, 2);
        assertPage(4, 2, 5, 1);
        assertPage(5, 2, 0, 0);
        assertPage(0, type(uint256).max, 1, 5);
        assertPage(type(uint256).max, type(uint256).max, 0, 0);
    }

    function test_WhichStakeAnApeDoubles() external {
        assertTrue(staking.isNFTAvailable(1) && staking.isNFTAvailable(10_000), "the first and the last");
        assertTrue(!staking.isNFTAvailable(0) && !staking.isNFTAvailable(10_001), "no apes");
        stakeAs(alice, 1e18, 90);
        stakeWithApe(alice, 1e18, 90, 7);
        (address user, uint256 stakeId) = staking.boundTo(7);
        assertTrue(user == alice && stakeId == 2, "hers");
        assertTrue(!staking.isNFTAvailable(7) && staking.isNFTAvailable(8), "that one only");
        (user, stakeId) = staking.boundTo(8);
        assertTrue(user == address(0) && stakeId == 0, "none");
    }
}
