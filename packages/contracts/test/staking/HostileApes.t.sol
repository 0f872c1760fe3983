// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {HostileApes} from "../mocks/HostileApes.sol";
import {StubApes} from "../mocks/StubApes.sol";
import {StakingTest} from "./StakingTest.sol";

/// @title A collection that fails, burns what it gets, lies about its answer's length, or is gone
contract LilApeStakingHostileApesTest is StakingTest {
    /// @dev Moods in which nobody can say whose an ape is; one more stands for no code at all.
    uint256 internal constant MOODS = 9;
    uint256 internal constant APE = 7;

    HostileApes internal hostile;

    function setUp() public override {
        super.setUp();
        hostile = new HostileApes();
        // Same interface for what the tests do with it.
        apes = StubApes(address(hostile));
        staking = createStaking(address(token), address(hostile), owner);
        token.transfer(address(staking), POOL);
        allow(alice, type(uint256).max);
        stakeWithApe(alice, 1_000e18, 90, APE);
    }

    function upset(uint256 i) internal {
        uint8[8] memory moods = [1, 2, 3, 4, 5, 6, 7, 9];
        if (i == MOODS - 1) vm.etch(address(hostile), "");
        else hostile.setMood(HostileApes.Mood(moods[i]));
    }

    function forEachMood(function(string memory) internal check) internal {
        uint256 snapshot = vm.snapshotState();
        for (uint256 i; i < MOODS; ++i) {
            upset(i);
            check(string.concat("mood ", vm.toString(i)));
            vm.revertToState(snapshot);
        }
    }

    function test_UnstakingPaysTheBaseRate() external {
        vm.warp(NOW + 45 days);
        claimAs(alice, 1);
        vm.warp(NOW + 90 days);
        forEachMood(checkUnstake);
    }

    function checkUnstake(string memory what) internal {
        vm.expectEmit(address(staking));
        emit ILilApeStaking.Unbound(alice, 1, APE, 24_657534246575342466);
        (uint256 amount, uint256 rewards) = unstakeAs(alice, 1);
        assertEq(amount, 1_000e18, what);
        assertEq(rewards, 24_657534246575342466, what);
        assertPool(0, 0, POOL - 49_315068493150684931 - 24_657534246575342466);
    }

    function test_RevertWhen_ClaimingOrUnbinding() external {
        vm.warp(NOW + 45 days);
        forEachMood(checkRefusals);
        assertEq(claimAs(alice, 1), 49_315068493150684931, "once it is well again");
    }

    function checkRefusals(string memory) internal {
        expectError(ILilApeStaking.LilApeStaking_NFTUnreadable.selector, APE);
        claimAs(alice, 1);
        expectError(ILilApeStaking.LilApeStaking_NFTUnreadable.selector, APE);
        staking.unbind(APE);
        expectError(ILilApeStaking.LilApeStaking_NFTUnreadable.selector, 8);
        vm.prank(alice);
        staking.stake(1e18, 90, true, 8);
    }

    function test_ReadingTellsTheBaseRate() external {
        vm.warp(NOW + 45 days);
        forEachMood(checkViews);
        assertEq(pendingOf(alice, 1), 49_315068493150684931, "once it is well again");
    }

    function checkViews(string memory what) internal view {
        ILilApeStaking.Stake[] memory stakes = staking.getUserStakes(alice);
        assertEq(stakes[0].pendingRewards, 24_657534246575342465, what);
        assertTrue(stakes[0].apy == 2_000 && !stakes[0].hasNFTBonus && stakes[0].active, what);
    }

    function test_StakesWithoutAnApeDoNotAsk() external {
        forEachMood(checkPlain);
    }

    function checkPlain(string memory what) internal {
        stakeAs(alice, 1_000e18, 90);
        vm.warp(block.timestamp + 45 days);
        claimAs(alice, 2);
        vm.warp(block.timestamp + 45 days);
        (, uint256 rewards) = unstakeAs(alice, 2);
        assertEq(rewards, 24_657534246575342466, what);
    }

    function test_AnApeOfNobodyHasLeft() external {
        vm.warp(NOW + 45 days);
        hostile.setMood(HostileApes.Mood.AnswersNobody);
        vm.expectRevert(abi.encodeWithSelector(ILilApeStaking.LilApeStaking_NotNFTOwner.selector, 8, address(0)));
        vm.prank(alice);
        staking.stake(1e18, 90, true, 8);
        assertEq(claimAs(alice, 1), 24_657534246575342465, "the base rate");
    }

    /// @dev A collection that calls every function from within its answer, which is asked for without leave to change.
    function test_CallingBackChangesNothing() external {
        bytes[6] memory guests = [
            abi.encodeCall(ILilApeStaking.stake, (1e18, 90, false, 0)),
            abi.encodeCall(ILilApeStaking.claimRewards, (1)),
            abi.encodeCall(ILilApeStaking.unstake, (1)),
            abi.encodeCall(ILilApeStaking.unbind, (APE)),
            abi.encodeCall(ILilApeStaking.fundRewards, (1)),
            abi.encodeCall(ILilApeStaking.takeFreeRewards, (alice, 1))
        ];
        vm.warp(NOW + 90 days);
        apes.setOwner(8, alice);
        uint256 snapshot = vm.snapshotState();
        for (uint256 i; i < guests.length; ++i) {
            hostile.callBack(address(staking), guests[i]);
            expectError(ILilApeStaking.LilApeStaking_NFTStillOwned.selector, APE);
            staking.unbind(APE);
            vm.prank(alice);
            staking.stake(1e18, 90, true, 8);
            assertEq(claimAs(alice, 1), 98_630136986301369863, "refused, and the ape is there");
            unstakeAs(alice, 1);
            assertEq(staking.totalStaked(), 1e18, "no more happened");
            vm.revertToState(snapshot);
        }
    }

    /// @dev With any gas at all a call reverts, or does what it does with plenty.
    function test_NobodyIsStarvedOfTheBonus() external {
        vm.warp(NOW + 90 days);
        checkWithAnyGas();
        // Also with a collection that wants all that it may have.
        hostile.setMood(HostileApes.Mood.Greedy);
        checkWithAnyGas();
    }

    function checkWithAnyGas() internal {
        bytes memory call = abi.encodeCall(ILilApeStaking.unstake, (1));
        bytes memory refusal =
            abi.encodeWithSelector(ILilApeStaking.LilApeStaking_TooLittleGas.selector, uint256(105_587));
        (uint256 refused, uint256 paid) = (0, 0);
        uint256 snapshot = vm.snapshotState();
        for (uint256 gas_ = 20_000; gas_ < 220_000; gas_ += 500) {
            vm.prank(alice);
            (bool isDone, bytes memory result) = address(staking).call{gas: gas_}(call);
            if (isDone) {
                ++paid;
                (, uint256 rewards) = abi.decode(result, (uint256, uint256));
                assertEq(rewards, 98_630136986301369863, string.concat("with ", vm.toString(gas_)));
            } else if (result.length != 0) {
                ++refused;
                assertEq(keccak256(result), keccak256(refusal), "why");
            }
            vm.revertToState(snapshot);
        }
        assertTrue(refused > 50 && paid > 50, "both were met");
    }

    /// @dev A collection that burns all it gets leaves its caller enough where the caller has a usual limit.
    function test_BurningGasCostsTheCallerALimitedSum() external {
        vm.warp(NOW + 90 days);
        hostile.setMood(HostileApes.Mood.Loops);
        vm.prank(alice);
        (bool isDone,) = address(staking).call{gas: 250_000}(abi.encodeCall(ILilApeStaking.unstake, (1)));
        assertTrue(isDone, "paid");
    }
}
