// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingStakeTest is StakingTest {
    event Transfer(address indexed from, address indexed to, uint256 amount);

    function stakeAny(uint256 amount, uint256 lockDays, bool useNFTBonus, uint256 ape) internal {
        vm.prank(alice);
        staking.stake(amount, lockDays, useNFTBonus, ape);
    }

    function test_RevertWhen_TheAmountIsZero() external {
        expectError(ILilApeStaking.LilApeStaking_ZeroAmount.selector);
        stakeAny(0, 90, false, 0);
    }

    function test_RevertWhen_ThereIsNoSuchLock() external {
        uint256[9] memory others = [uint256(0), 1, 89, 91, 179, 181, 359, 361, type(uint256).max];
        for (uint256 i; i < others.length; ++i) {
            expectError(ILilApeStaking.LilApeStaking_UnknownPeriod.selector, others[i]);
            stakeAny(1e18, others[i], false, 0);
        }
        // 90 in the lower 16 bits.
        expectError(ILilApeStaking.LilApeStaking_UnknownPeriod.selector, 65_626);
        stakeAny(1e18, 65_626, false, 0);
    }

    function test_RevertWhen_TheAmountIsMoreThanTheCallerHas() external {
        expectError(ILilApeStaking.InsufficientBalance.selector);
        stakeAny(PURSE + 1, 90, false, 0);
        // 1 in the lower 112 bits, and the most there is.
        expectError(ILilApeStaking.InsufficientBalance.selector);
        stakeAny(2 ** 112 + 1, 90, false, 0);
        expectError(ILilApeStaking.InsufficientBalance.selector);
        stakeAny(type(uint256).max, 360, false, 0);
    }

    function test_RevertWhen_LessIsAllowed() external {
        allow(alice, 1e18 - 1);
        expectError(ILilApeStaking.InsufficientAllowance.selector);
        stakeAny(1e18, 90, false, 0);
    }

    function test_RevertWhen_AnApeComesUnwanted() external {
        apes.setOwner(7, alice);
        expectError(ILilApeStaking.LilApeStaking_UnexpectedNFT.selector, 7);
        stakeAny(1e18, 90, false, 7);
    }

    function test_RevertWhen_NoApeHasTheId() external {
        uint256[4] memory ids = [uint256(0), 10_001, 65_543, type(uint256).max];
        for (uint256 i; i < ids.length; ++i) {
            apes.setOwner(ids[i], alice);
            expectError(ILilApeStaking.LilApeStaking_UnknownNFT.selector, ids[i]);
            stakeAny(1e18, 90, true, ids[i]);
        }
        stakeWithApe(alice, 1e18, 90, 1);
        assertEq(stakeWithApe(alice, 1e18, 90, 10_000), 2, "the first and the last");
    }

    function test_RevertWhen_TheApeIsSomebodyElses() external {
        apes.setOwner(7, bob);
        vm.expectRevert(abi.encodeWithSelector(ILilApeStaking.LilApeStaking_NotNFTOwner.selector, 7, bob));
        stakeAny(1e18, 90, true, 7);
    }

    function test_RevertWhen_TheApeIsNobodysYet() external {
        expectError(ILilApeStaking.LilApeStaking_NFTUnreadable.selector, 8);
        stakeAny(1e18, 90, true, 8);
    }

    function expectBound(address user, uint256 stakeId) internal {
        vm.expectRevert(abi.encodeWithSelector(ILilApeStaking.LilApeStaking_NFTBound.selector, 7, user, stakeId));
    }

    function test_RevertWhen_TheApeIsBound() external {
        stakeAny(1e18, 90, false, 0);
        stakeWithApe(alice, 1e18, 90, 7);
        expectBound(alice, 2);
        stakeAny(1e18, 90, true, 7);
        // Its new owner has to unbind it first.
        apes.setOwner(7, bob);
        expectBound(alice, 2);
        vm.prank(bob);
        staking.stake(1e18, 90, true, 7);
        staking.unbind(7);
        assertEq(stakeWithApe(bob, 1e18, 90, 7), 1, "then it is free");
    }

    function test_RevertWhen_ThePoolCannotCoverTheReward() external {
        vm.prank(owner);
        staking.takeFreeRewards(owner, POOL - REWARD_90);
        expectError(ILilApeStaking.LilApeStaking_RewardsTooLow.selector, 98_630136986301369863, REWARD_90);
        stakeAny(2_000e18, 90, false, 0);
        stakeAny(1_000e18, 90, false, 0);
        assertPool(1_000e18, REWARD_90, 0);
        // What is staked covers no reward; what earns nothing needs none.
        expectError(ILilApeStaking.LilApeStaking_RewardsTooLow.selector, REWARD_90, 0);
        stakeAny(1_000e18, 90, false, 0);
        stakeAny(1, 90, false, 0);
        token.transfer(address(staking), REWARD_90 - 1);
        expectError(ILilApeStaking.LilApeStaking_RewardsTooLow.selector, REWARD_90, REWARD_90 - 1);
        stakeAny(1_000e18, 90, false, 0);
    }

    function test_ReservesTheWholeRewardOfEachLock() external {
        uint256[3] memory rewards = [REWARD_90, 147_945205479452054794, REWARD_360];
        uint256[3] memory doubled = [uint256(98_630136986301369863), 295_890410958904109589, 986_301369863013698630];
        uint256 sum;
        for (uint256 i; i < 3; ++i) {
            uint256 lockDays = staking.getValidPeriods()[i];
            vm.expectEmit(address(staking));
            emit ILilApeStaking.Staked(alice, 2 * i + 1, 1_000e18, lockDays, 0, rewards[i]);
            vm.expectEmit(address(token));
            emit Transfer(alice, address(staking), 1_000e18);
            stakeAny(1_000e18, lockDays, false, 0);
            apes.setOwner(7 + i, alice);
            vm.expectEmit(address(staking));
            emit ILilApeStaking.Staked(alice, 2 * i + 2, 1_000e18, lockDays, 7 + i, doubled[i]);
            stakeAny(1_000e18, lockDays, true, 7 + i);
            sum += rewards[i] + doubled[i];
        }
        assertPool(6_000e18, sum, POOL - sum);
        assertEq(token.balanceOf(alice), PURSE - 6_000e18, "only the amounts");
    }

    function test_ThreeLocksAndNoOther() external {
        for (uint256 lockDays; lockDays <= 400; ++lockDays) {
            bool isOne = lockDays == 90 || lockDays == 180 || lockDays == 360;
            assertTrue((staking.baseAPY(lockDays) != 0) == isOne, "its rate");
            if (isOne) continue;
            expectError(ILilApeStaking.LilApeStaking_UnknownPeriod.selector, lockDays);
            stakeAs(alice, 1e18, lockDays);
        }
    }

    function test_CountsFromOneForEachAccount() external {
        assertEq(stakeAs(alice, 1e18, 90), 1, "Alice's first");
        assertEq(stakeAs(bob, 1e18, 90), 1, "Bob's first");
        assertEq(stakeAs(alice, 1e18, 90), 2, "Alice's second");
        assertEq(staking.stakesOf(alice), 2, "hers");
        assertEq(staking.stakesOf(bob), 1, "his");
        assertEq(staking.stakeCounter(), 3, "all");
    }

    function test_TakesAnAllowanceOfExactlyTheAmount() external {
        allow(alice, 1e18);
        stakeAny(1e18, 90, false, 0);
        assertEq(token.allowance(alice, address(staking)), 0, "used up");
    }
}
