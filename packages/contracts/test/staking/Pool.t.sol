// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingPoolTest is StakingTest {
    event Transfer(address indexed from, address indexed to, uint256 amount);

    function take(address to, uint256 amount) internal {
        vm.prank(owner);
        staking.takeFreeRewards(to, amount);
    }

    function test_RevertWhen_FundedWithNothing() external {
        expectError(ILilApeStaking.LilApeStaking_ZeroAmount.selector);
        staking.fundRewards(0);
    }

    function test_RevertWhen_FundedWithMoreThanThereIs() external {
        expectError(ILilApeStaking.InsufficientBalance.selector);
        vm.prank(alice);
        staking.fundRewards(PURSE + 1);
        allow(alice, 4);
        expectError(ILilApeStaking.InsufficientAllowance.selector);
        vm.prank(alice);
        staking.fundRewards(5);
    }

    function test_AnyoneTopsItUp() external {
        stakeAs(bob, 1_000e18, 90);
        vm.expectEmit(address(staking));
        emit ILilApeStaking.RewardsFunded(alice, 5e18);
        vm.expectEmit(address(token));
        emit Transfer(alice, address(staking), 5e18);
        vm.prank(alice);
        staking.fundRewards(5e18);
        assertPool(1_000e18, REWARD_90, POOL - REWARD_90 + 5e18);
        vm.prank(alice);
        token.transfer(address(staking), 2e18);
        assertPool(1_000e18, REWARD_90, POOL - REWARD_90 + 7e18);
    }

    function test_RevertWhen_AStrangerTakes() external {
        expectError(Ownable.OwnableUnauthorizedAccount.selector, alice);
        vm.prank(alice);
        staking.takeFreeRewards(alice, 1);
    }

    function test_RevertWhen_NothingIsTaken() external {
        expectError(ILilApeStaking.LilApeStaking_ZeroAmount.selector);
        take(owner, 0);
    }

    function test_RevertWhen_ItGoesWhereItIsLost() external {
        address[3] memory lost = [address(0), address(staking), address(token)];
        for (uint256 i; i < 3; ++i) {
            expectError(ILilApeStaking.LilApeStaking_BadAddress.selector, lost[i]);
            take(lost[i], 1);
        }
    }

    function test_RevertWhen_ItIsTakenTooEarly() external {
        reserves.release(0);
        assertEq(staking.freeRewardsFrom(), 0, "not released");
        expectError(ILilApeStaking.LilApeStaking_FreeRewardsLocked.selector, 0);
        take(owner, 1);
        reserves.release(NOW);
        uint256 from = NOW + 94_608_000;
        assertEq(staking.freeRewardsFrom(), from, "three years");
        vm.warp(from - 1);
        expectError(ILilApeStaking.LilApeStaking_FreeRewardsLocked.selector, from);
        take(owner, 1);
        vm.warp(from);
        take(owner, POOL);
        assertPool(0, 0, 0);
    }

    function test_RevertWhen_MoreIsTakenThanIsFree() external {
        stakeAs(alice, 1_000e18, 360);
        expectError(ILilApeStaking.LilApeStaking_ExceedsFree.selector, POOL - REWARD_360 + 1, POOL - REWARD_360);
        take(owner, POOL - REWARD_360 + 1);
        take(owner, POOL - REWARD_360);
        expectError(ILilApeStaking.LilApeStaking_ExceedsFree.selector, 1, 0);
        take(owner, 1);
        vm.warp(NOW + 360 days);
        expectError(ILilApeStaking.LilApeStaking_ExceedsFree.selector, 1, 0);
        take(owner, 1);
        unstakeAs(alice, 1);
        assertEq(token.balanceOf(alice), PURSE + REWARD_360, "nobody's reward was in it");
        assertEq(token.balanceOf(address(staking)), 0, "and nothing is left");
    }

    function test_TakesWhatIsFree() external {
        vm.expectEmit(address(staking));
        emit ILilApeStaking.FreeRewardsTaken(bob, 3e18);
        vm.expectEmit(address(token));
        emit Transfer(address(staking), bob, 3e18);
        take(bob, 3e18);
        assertEq(token.balanceOf(bob), PURSE + 3e18, "there");
        assertPool(0, 0, POOL - 3e18);
    }

    function test_PassesInTwoStepsAndCanBeGivenUp() external {
        vm.prank(owner);
        staking.transferOwnership(alice);
        assertEq(staking.owner(), owner, "not yet");
        vm.prank(alice);
        staking.acceptOwnership();
        vm.prank(alice);
        staking.takeFreeRewards(alice, 1);
        vm.prank(alice);
        staking.renounceOwnership();
        expectError(Ownable.OwnableUnauthorizedAccount.selector, alice);
        vm.prank(alice);
        staking.takeFreeRewards(alice, 1);
        assertEq(stakeAs(bob, 1_000e18, 90), 1, "staking goes on");
    }

    function test_TakesNoEther() external {
        vm.deal(address(this), 1 ether);
        (bool isTaken,) = address(staking).call{value: 1}("");
        assertTrue(!isTaken, "plain");
        bytes memory call = abi.encodeCall(ILilApeStaking.stake, (1, 90, false, 0));
        (isTaken,) = address(staking).call{value: 1}(call);
        assertTrue(!isTaken, "with a call");
    }
}
