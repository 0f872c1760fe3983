// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {LilApe} from "../../src/LilApe.sol";
import {LilApeStaking} from "../../src/LilApeStaking.sol";
import {StubApes} from "../mocks/StubApes.sol";
import {StubReserves} from "../mocks/StubReserves.sol";
import {TokenTest} from "../TokenTest.sol";

/// @title A pool of rewards, a collection, and the people around them
abstract contract StakingTest is TokenTest {
    uint256 internal constant NOW = 1_800_000_000;
    /// @dev What people start with, and the pool.
    uint256 internal constant PURSE = 1_000_000e18;
    uint256 internal constant POOL = 10_000_000e18;
    /// @dev 1,000 LILAPE for 90 days at 20% and for 360 days at 50%.
    uint256 internal constant REWARD_90 = 49_315068493150684931;
    uint256 internal constant REWARD_360 = 493_150684931506849315;

    address internal owner = address(0xA110);
    address internal alice = address(0xA11CE);
    address internal bob = address(0xB0B);
    LilApe internal token;
    StubApes internal apes;
    /// @dev Released so long ago that the owner can take what is free.
    StubReserves internal reserves;
    LilApeStaking internal staking;

    function setUp() public virtual {
        vm.warp(NOW);
        LilApe.Share[] memory shares = new LilApe.Share[](3);
        shares[0] = LilApe.Share(alice, PURSE);
        shares[1] = LilApe.Share(bob, PURSE);
        shares[2] = LilApe.Share(address(this), 420_690_000_000_000e18 - 2 * PURSE);
        token = createToken(shares);
        apes = new StubApes();
        reserves = new StubReserves(NOW - 3 * 365 days);
        staking = createStaking(address(token), address(apes), owner);
        token.transfer(address(staking), POOL);
        allow(alice, type(uint256).max);
        allow(bob, type(uint256).max);
    }

    function createStaking(address token_, address apes_, address owner_) internal returns (LilApeStaking) {
        return createStaking(token_, apes_, owner_, address(reserves));
    }

    function createStaking(address token_, address apes_, address owner_, address reserves_)
        internal
        returns (LilApeStaking)
    {
        if (isCoverage()) return new LilApeStaking(token_, apes_, owner_, reserves_);
        return LilApeStaking(createFromArtifact("LilApeStaking", abi.encode(token_, apes_, owner_, reserves_)));
    }

    function allow(address user, uint256 amount) internal {
        vm.prank(user);
        token.approve(address(staking), amount);
    }

    function stakeAs(address user, uint256 amount, uint256 lockDays) internal returns (uint256) {
        vm.prank(user);
        return staking.stake(amount, lockDays, false, 0);
    }

    /// @dev With an ape, which is the user's from here on.
    function stakeWithApe(address user, uint256 amount, uint256 lockDays, uint256 ape) internal returns (uint256) {
        apes.setOwner(ape, user);
        vm.prank(user);
        return staking.stake(amount, lockDays, true, ape);
    }

    function claimAs(address user, uint256 stakeId) internal returns (uint256) {
        vm.prank(user);
        return staking.claimRewards(stakeId);
    }

    function unstakeAs(address user, uint256 stakeId) internal returns (uint256 amount, uint256 rewards) {
        vm.prank(user);
        return staking.unstake(stakeId);
    }

    function pendingOf(address user, uint256 stakeId) internal view returns (uint256) {
        return staking.calculatePendingRewards(user, stakeId);
    }

    function assertPool(uint256 staked, uint256 reserved, uint256 free) internal view {
        assertEq(staking.totalStaked(), staked, "staked");
        assertEq(staking.rewardsReserved(), reserved, "reserved");
        assertEq(staking.rewardsFree(), free, "free");
    }

    function expectError(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }

    function expectError(bytes4 selector, uint256 value) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, value));
    }

    function expectError(bytes4 selector, uint256 value, uint256 other) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, value, other));
    }

    function expectError(bytes4 selector, address account) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, account));
    }
}
