// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingLifeTest is StakingTest {
    function test_EarnsToTheSecondAndIsClosedInOneTransfer() external {
        assertEq(stakeAs(alice, 1_000e18, 90), 1, "the first");
        assertPool(1_000e18, REWARD_90, POOL - REWARD_90);
        vm.warp(NOW + 1);
        assertEq(pendingOf(alice, 1), 6_341958396752, "a second");
        vm.warp(NOW + 30 days);
        assertEq(claimAs(alice, 1), 16_438356164383561643, "a third");
        vm.warp(NOW + 90 days);
        (uint256 amount, uint256 rewards) = unstakeAs(alice, 1);
        assertEq(amount, 1_000e18, "amount");
        assertEq(rewards, REWARD_90 - 16_438356164383561643, "the rest, to the unit");
        assertEq(token.balanceOf(alice), PURSE + REWARD_90, "all of it");
        assertPool(0, 0, POOL - REWARD_90);
    }

    function test_AnApeDoublesItToTheEnd() external {
        stakeWithApe(alice, 1_000e18, 360, 7);
        assertPool(1_000e18, 986_301369863013698630, POOL - 986_301369863013698630);
        vm.warp(NOW + 500 days);
        assertEq(pendingOf(alice, 1), 986_301369863013698630, "no more after the end");
        unstakeAs(alice, 1);
        assertEq(token.balanceOf(alice), PURSE + 986_301369863013698630, "doubled");
        assertTrue(staking.isNFTAvailable(7), "free again");
        assertPool(0, 0, POOL - 986_301369863013698630);
    }

    function test_AnApeThatLeavesEndsTheBonusWithTheLastClaim() external {
        stakeWithApe(alice, 1_000e18, 360, 7);
        vm.warp(NOW + 73 days);
        assertEq(claimAs(alice, 1), 200e18, "a fifth of a year at 100%");
        apes.setOwner(7, bob);
        vm.warp(NOW + 146 days);
        assertEq(pendingOf(alice, 1), 100e18, "as a claim would pay");
        assertEq(claimAs(alice, 1), 100e18, "another fifth at 50%");
        assertTrue(staking.isNFTAvailable(7), "free for Bob");
        vm.warp(NOW + 360 days);
        (, uint256 rewards) = unstakeAs(alice, 1);
        assertEq(rewards, 293_150684931506849315, "the rest at 50%");
        assertPool(0, 0, POOL - 593_150684931506849315);
    }
}
