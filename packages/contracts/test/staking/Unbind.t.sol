// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingUnbindTest is StakingTest {
    function test_RevertWhen_TheApeIsNotBound() external {
        apes.setOwner(7, alice);
        uint256[4] memory ids = [uint256(0), 7, 10_001, type(uint256).max];
        for (uint256 i; i < 4; ++i) {
            expectError(ILilApeStaking.LilApeStaking_NFTNotBound.selector, ids[i]);
            staking.unbind(ids[i]);
        }
    }

    function test_RevertWhen_TheApeIsStillTheStakers() external {
        stakeWithApe(alice, 1_000e18, 90, 7);
        vm.warp(NOW + 100 days);
        expectError(ILilApeStaking.LilApeStaking_NFTStillOwned.selector, 7);
        staking.unbind(7);
        expectError(ILilApeStaking.LilApeStaking_NFTStillOwned.selector, 7);
        vm.prank(alice);
        staking.unbind(7);
    }

    function test_EndsTheBonusWithTheLastClaimWhoeverCalls() external {
        stakeAs(alice, 1_000e18, 360);
        stakeWithApe(alice, 1_000e18, 360, 7);
        vm.warp(NOW + 73 days);
        claimAs(alice, 2);
        apes.setOwner(7, bob);
        vm.warp(NOW + 146 days);
        uint256 free = staking.rewardsFree();
        vm.expectEmit(address(staking));
        emit ILilApeStaking.Unbound(alice, 2, 7, 393_150684931506849315);
        vm.prank(address(0xCAFE));
        assertEq(staking.unbind(7), 393_150684931506849315, "287 days at 50%");
        assertPool(2_000e18, REWARD_360 + 393_150684931506849315, free + 393_150684931506849315);
        ILilApeStaking.Stake memory result = staking.getStake(alice, 2);
        assertTrue(!result.hasNFTBonus && result.apy == 5_000 && result.nftTokenId == 7, "returned");
        assertEq(result.pendingRewards, 100e18, "the base rate since the last claim");
        assertEq(result.totalClaimed, 200e18, "what was paid stays paid");
        (address user, uint256 stakeId) = staking.boundTo(7);
        assertTrue(user == address(0) && stakeId == 0, "bound to nothing");
        expectError(ILilApeStaking.LilApeStaking_NFTNotBound.selector, 7);
        staking.unbind(7);
    }

    function test_WorksAfterTheEndWithNothingToFree() external {
        stakeWithApe(alice, 1_000e18, 90, 7);
        vm.warp(NOW + 90 days);
        claimAs(alice, 1);
        apes.setOwner(7, bob);
        assertEq(staking.unbind(7), 0, "all was paid");
        (, uint256 rewards) = unstakeAs(alice, 1);
        assertEq(rewards, 0, "and stays");
        assertPool(0, 0, POOL - 98_630136986301369863);
    }

    function test_TheApesNewOwnerMayCallToo() external {
        stakeWithApe(alice, 1_000e18, 90, 7);
        apes.setOwner(7, bob);
        vm.prank(bob);
        staking.unbind(7);
        (address user, uint256 stakeId) = staking.boundTo(7);
        assertTrue(user == address(0) && stakeId == 0, "bound to nothing");
        assertTrue(staking.isNFTAvailable(7), "and free for another stake");
    }
}
