// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingClaimTest is StakingTest {
    event Transfer(address indexed from, address indexed to, uint256 amount);

    function test_RevertWhen_TheCallerHasNoSuchStake() external {
        stakeAs(alice, 1_000e18, 90);
        vm.warp(NOW + 1 days);
        uint256[3] memory ids = [uint256(0), 2, type(uint256).max];
        for (uint256 i; i < 3; ++i) {
            bytes4 selector = ILilApeStaking.LilApeStaking_UnknownStake.selector;
            vm.expectRevert(abi.encodeWithSelector(selector, alice, ids[i]));
            claimAs(alice, ids[i]);
        }
        // Alice's first is not Bob's.
        vm.expectRevert(abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownStake.selector, bob, 1));
        claimAs(bob, 1);
    }

    function test_RevertWhen_TheStakeIsClosed() external {
        stakeAs(alice, 1_000e18, 90);
        vm.warp(NOW + 90 days);
        unstakeAs(alice, 1);
        expectError(ILilApeStaking.LilApeStaking_AlreadyUnstaked.selector, 1);
        claimAs(alice, 1);
    }

    function test_RevertWhen_NothingWasEarned() external {
        stakeAs(alice, 1_000e18, 90);
        expectError(ILilApeStaking.LilApeStaking_NothingToClaim.selector, 1);
        claimAs(alice, 1);
        vm.warp(NOW + 100 days);
        claimAs(alice, 1);
        vm.warp(NOW + 200 days);
        expectError(ILilApeStaking.LilApeStaking_NothingToClaim.selector, 1);
        claimAs(alice, 1);
    }

    function test_RevertWhen_AnApeThatLeftLeavesNothingToClaim() external {
        stakeWithApe(alice, 1_000e18, 90, 7);
        apes.setOwner(7, bob);
        expectError(ILilApeStaking.LilApeStaking_NothingToClaim.selector, 1);
        claimAs(alice, 1);
        (address user,) = staking.boundTo(7);
        assertEq(user, alice, "still bound: the whole call was undone");
    }

    function test_PaysWhatWasEarnedSinceTheLastClaim() external {
        stakeAs(bob, 5_000e18, 360);
        stakeAs(alice, 1_000e18, 360);
        assertPool(6_000e18, 2_958_904109589041095890, POOL - 2_958_904109589041095890);
        vm.warp(NOW + 73 days);
        vm.expectEmit(address(staking));
        emit ILilApeStaking.RewardsClaimed(alice, 1, 100e18);
        vm.expectEmit(address(token));
        emit Transfer(address(staking), alice, 100e18);
        assertEq(claimAs(alice, 1), 100e18, "a fifth of a year");
        assertPool(6_000e18, 2_858_904109589041095890, POOL - 2_958_904109589041095890);
        vm.warp(NOW + 73 days + 1);
        // ⌊100·(1 + 1/6,307,200)⌋ − 100, in units: the year has 31,536,000 seconds.
        assertEq(claimAs(alice, 1), 15_854895991882, "a second more");
        assertEq(token.balanceOf(alice), PURSE - 1_000e18 + 100e18 + 15_854895991882, "both");
    }

    function test_PaysTwiceAsMuchWhileTheApeIsThere() external {
        stakeWithApe(alice, 1_000e18, 360, 7);
        vm.warp(NOW + 73 days);
        assertEq(claimAs(alice, 1), 200e18, "a fifth of a year at 100%");
        assertTrue(staking.getStake(alice, 1).hasNFTBonus, "still doubled");
        assertTrue(!staking.isNFTAvailable(7), "still bound");
    }

    function test_EndsTheBonusOfAnApeThatLeft() external {
        stakeWithApe(alice, 1_000e18, 360, 7);
        vm.warp(NOW + 73 days);
        claimAs(alice, 1);
        apes.setOwner(7, bob);
        vm.warp(NOW + 146 days);
        // 287 days at 50% a year go back.
        vm.expectEmit(address(staking));
        emit ILilApeStaking.Unbound(alice, 1, 7, 393_150684931506849315);
        vm.expectEmit(address(staking));
        emit ILilApeStaking.RewardsClaimed(alice, 1, 100e18);
        claimAs(alice, 1);
        assertPool(1_000e18, 293_150684931506849315, POOL - 593_150684931506849315);
        // Coming back does not bring it back.
        apes.setOwner(7, alice);
        vm.warp(NOW + 219 days);
        assertEq(claimAs(alice, 1), 100e18, "at the base rate for good");
        assertEq(stakeWithApe(alice, 1e18, 90, 7), 2, "free for another");
    }

    function test_PaysNothingBeyondTheEnd() external {
        stakeAs(alice, 1_000e18, 90);
        vm.warp(NOW + 91 days);
        assertEq(claimAs(alice, 1), REWARD_90, "all of it");
        assertEq(staking.getStake(alice, 1).lastClaimTime, NOW + 90 days, "paid to the end");
        assertPool(1_000e18, 0, POOL - REWARD_90);
    }

    function testFuzz_AnyClaimsSumToTheSame(uint256 amount, uint256 place, uint256 seed, bool withApe) external {
        amount = bound(amount, 1, PURSE);
        uint256 lockDays = staking.getValidPeriods()[place % 3];
        if (withApe) stakeWithApe(alice, amount, lockDays, 7);
        else stakeAs(alice, amount, lockDays);
        uint256 reserved = staking.rewardsReserved();
        uint256 time = NOW;
        uint256 paid;
        for (uint256 i; i < 8; ++i) {
            time += uint256(keccak256(abi.encode(seed, i))) % (lockDays * 8 hours);
            vm.warp(time);
            if (pendingOf(alice, 1) != 0) paid += claimAs(alice, 1);
            assertEq(staking.rewardsReserved(), reserved - paid, "what is left");
        }
        vm.warp(NOW + lockDays * 1 days);
        (, uint256 rest) = unstakeAs(alice, 1);
        assertEq(paid + rest, reserved, "to the unit");
    }
}
