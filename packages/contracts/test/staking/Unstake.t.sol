// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingUnstakeTest is StakingTest {
    event Transfer(address indexed from, address indexed to, uint256 amount);

    function test_RevertWhen_TheCallerHasNoSuchStake() external {
        stakeAs(alice, 1_000e18, 90);
        vm.warp(NOW + 90 days);
        vm.expectRevert(abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownStake.selector, alice, 2));
        unstakeAs(alice, 2);
        vm.expectRevert(abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownStake.selector, bob, 1));
        unstakeAs(bob, 1);
    }

    function test_RevertWhen_ItIsLocked() external {
        for (uint256 i; i < 3; ++i) {
            uint256 end = NOW + staking.getValidPeriods()[i] * 1 days;
            stakeAs(alice, 1_000e18, staking.getValidPeriods()[i]);
            vm.warp(end - 1);
            expectError(ILilApeStaking.LilApeStaking_Locked.selector, i + 1, end);
            unstakeAs(alice, i + 1);
            vm.warp(end);
            unstakeAs(alice, i + 1);
            vm.warp(NOW);
        }
    }

    function test_RevertWhen_ItIsClosed() external {
        stakeAs(alice, 1_000e18, 90);
        stakeAs(alice, 1_000e18, 90);
        vm.warp(NOW + 90 days);
        unstakeAs(alice, 1);
        expectError(ILilApeStaking.LilApeStaking_AlreadyUnstaked.selector, 1);
        unstakeAs(alice, 1);
    }

    function test_GivesBackTheAmountAndTheRewardsInOneTransfer() external {
        stakeAs(alice, 1_000e18, 90);
        stakeAs(bob, 500e18, 360);
        vm.warp(NOW + 400 days);
        vm.expectEmit(address(staking));
        emit ILilApeStaking.Unstaked(alice, 1, 1_000e18, REWARD_90);
        vm.expectEmit(address(token));
        emit Transfer(address(staking), alice, 1_000e18 + REWARD_90);
        (uint256 amount, uint256 rewards) = unstakeAs(alice, 1);
        assertTrue(amount == 1_000e18 && rewards == REWARD_90, "both returned");
        assertEq(token.balanceOf(alice), PURSE + REWARD_90, "both paid");
        assertPool(500e18, REWARD_360 / 2, POOL - REWARD_90 - REWARD_360 / 2);
    }

    function test_PaysAfterAClaimAtTheEndTheAmountAlone() external {
        stakeAs(alice, 1_000e18, 90);
        vm.warp(NOW + 90 days);
        claimAs(alice, 1);
        (, uint256 rewards) = unstakeAs(alice, 1);
        assertEq(rewards, 0, "nothing more");
        assertEq(token.balanceOf(alice), PURSE + REWARD_90, "once");
    }

    function test_ReturnsAStakeThatEarnsNothing() external {
        stakeAs(alice, 1, 90);
        vm.warp(NOW + 90 days);
        (uint256 amount, uint256 rewards) = unstakeAs(alice, 1);
        assertTrue(amount == 1 && rewards == 0, "a unit");
    }

    function test_FreesTheApeThatDoubledIt() external {
        stakeWithApe(alice, 1_000e18, 90, 7);
        vm.warp(NOW + 90 days);
        vm.expectEmit(address(staking));
        emit ILilApeStaking.Unstaked(alice, 1, 1_000e18, 98_630136986301369863);
        unstakeAs(alice, 1);
        assertTrue(staking.isNFTAvailable(7), "free");
        assertEq(stakeWithApe(alice, 1e18, 90, 7), 2, "for another");
        ILilApeStaking.Stake memory result = staking.getStake(alice, 1);
        assertEq(result.totalClaimed, 98_630136986301369863, "at the double rate");
        assertTrue(!result.hasNFTBonus && result.nftTokenId == 7, "it is history");
    }

    function test_PaysTheBaseRateWhereTheApeLeft() external {
        stakeWithApe(alice, 1_000e18, 90, 7);
        vm.warp(NOW + 45 days);
        claimAs(alice, 1);
        apes.setOwner(7, bob);
        vm.warp(NOW + 90 days);
        // Doubled for 45 days, and 45 more at 20%.
        vm.expectEmit(address(staking));
        emit ILilApeStaking.Unbound(alice, 1, 7, 24_657534246575342466);
        vm.expectEmit(address(staking));
        emit ILilApeStaking.Unstaked(alice, 1, 1_000e18, 24_657534246575342466);
        unstakeAs(alice, 1);
        assertPool(0, 0, POOL - 49_315068493150684931 - 24_657534246575342466);
        assertTrue(staking.isNFTAvailable(7), "free");
    }

    function test_LeavesAnApeAloneThatDoublesAnotherByNow() external {
        stakeWithApe(alice, 1_000e18, 90, 7);
        apes.setOwner(7, bob);
        staking.unbind(7);
        stakeWithApe(bob, 1_000e18, 90, 7);
        vm.warp(NOW + 90 days);
        unstakeAs(alice, 1);
        (address user, uint256 stakeId) = staking.boundTo(7);
        assertTrue(user == bob && stakeId == 1, "Bob's");
    }
}
