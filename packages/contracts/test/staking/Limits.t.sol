// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Books, BooksLib} from "../../src/Books.sol";
import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {LilApe} from "../../src/LilApe.sol";
import {Position, PositionLib} from "../../src/Position.sol";
import {WideToken} from "../mocks/WideToken.sol";
import {StakingTest} from "./StakingTest.sol";

/// @title Every packed field filled to its last unit
contract LilApeStakingLimitsTest is StakingTest {
    uint256 internal constant MOST = type(uint112).max;
    /// @dev The most that can be staked for 360 days at 100%: with its reward it is all there can be.
    uint256 internal constant LARGEST = 2_614_052_901_193_395_978_501_560_220_917_703;

    WideToken internal wide = new WideToken();

    function create(uint256 ofAlice, uint256 ofPool) internal {
        token = LilApe(address(wide));
        wide.mint(alice, ofAlice);
        wide.mint(address(this), ofPool);
        staking = createStaking(address(wide), address(apes), owner);
        wide.transfer(address(staking), ofPool);
        allow(alice, type(uint256).max);
    }

    function test_AllThereIsIsStakedOrReserved() external {
        create(LARGEST + 1, MOST - LARGEST - 1);
        uint256 free = MOST - LARGEST - 1;
        apes.setOwner(10_000, alice);
        expectError(ILilApeStaking.LilApeStaking_RewardsTooLow.selector, free + 1, free);
        vm.prank(alice);
        staking.stake(LARGEST, 360, true, 10_000);
        vm.prank(alice);
        wide.transfer(address(staking), 1);
        stakeWithApe(alice, LARGEST, 360, 10_000);
        assertPool(LARGEST, MOST - LARGEST, 0);
        ILilApeStaking.Stake memory result = staking.getStake(alice, 1);
        assertTrue(result.amount == LARGEST && result.nftTokenId == 10_000, "nothing spilt");
        assertTrue(result.lockDays == 360 && result.startTime == NOW && result.totalClaimed == 0, "nowhere");
        assertEq(staking.stakeCounter(), 1, "not even into the count");
        vm.warp(NOW + 360 days);
        unstakeAs(alice, 1);
        assertEq(wide.balanceOf(alice), MOST, "all of it");
        assertPool(0, 0, 0);
    }

    function test_TheMostAloneLeavesTheOtherFieldsEmpty() external {
        create(MOST, 0);
        vm.expectRevert(
            abi.encodeWithSelector(
                ILilApeStaking.LilApeStaking_RewardsTooLow.selector, MOST * 2_000 * 90 / 3_650_000, 0
            )
        );
        stakeAs(alice, MOST, 90);
        expectError(ILilApeStaking.InsufficientBalance.selector);
        stakeAs(alice, MOST + 1, 90);
    }

    function test_StartsInTheLastSecondOf40Bits() external {
        vm.warp(type(uint40).max);
        stakeAs(alice, 1_000e18, 360);
        ILilApeStaking.Stake memory result = staking.getStake(alice, 1);
        assertEq(result.startTime, type(uint40).max, "start");
        assertEq(result.endTime, uint256(type(uint40).max) + 360 days, "the end is beyond");
        assertTrue(result.lockDays == 360 && result.amount == 1_000e18, "nothing spilt");
        vm.warp(result.endTime);
        (, uint256 rewards) = unstakeAs(alice, 1);
        assertEq(rewards, REWARD_360, "as always");
    }

    function testFuzz_APositionKeepsItsFieldsApart(
        uint112 amount,
        uint40 start,
        uint16 lockDays,
        uint16 ape,
        uint32 paid
    ) external pure {
        if (amount == 0) amount = type(uint112).max;
        if (paid % 7 == 0) (start, lockDays, ape, paid) = (type(uint40).max, 65_535, 65_535, type(uint32).max);
        Position position = PositionLib.open(amount, start, lockDays, ape, true);
        assertFields(position, amount, start, lockDays, ape);
        assertTrue(position.isDoubled() && position.paid() == 0 && position.paidDouble() == 0, "opened");
        position = position.paidFor(paid / 2).paidFor(paid);
        assertFields(position, amount, start, lockDays, ape);
        assertTrue(position.isDoubled() && position.paid() == paid && position.paidDouble() == paid, "paid");
        position = position.undoubled();
        assertFields(position, amount, start, lockDays, ape);
        assertTrue(!position.isDoubled() && position.paid() == paid && position.paidDouble() == paid, "ended");
        position = position.paidFor(type(uint32).max);
        assertTrue(position.paid() == type(uint32).max && position.paidDouble() == paid, "paid on");
        assertTrue(!position.isClosed() && position.closed().isClosed(), "closed");
        assertFields(position.closed(), amount, start, lockDays, ape);
        assertEq(position.closed().paidDouble(), paid, "kept");
        assertEq(position.lock(), uint256(lockDays) * 86_400, "lock");
        assertEq(position.endTime(), uint256(start) + uint256(lockDays) * 86_400, "end");
    }

    function assertFields(Position position, uint256 amount, uint256 start, uint256 lockDays, uint256 ape)
        internal
        pure
    {
        assertTrue(position.exists(), "exists");
        assertEq(position.amount(), amount, "amount");
        assertEq(position.start(), start, "start");
        assertEq(position.lockDays(), lockDays, "lock");
        assertEq(position.ape(), ape, "ape");
    }

    function testFuzz_TheBooksKeepTheirFieldsApart(uint112 staked, uint112 reserved, uint112 less) external pure {
        Books books = Books.wrap(uint256(type(uint32).max - 1) << 224).opened(staked, reserved);
        assertBooks(books, staked, reserved, type(uint32).max);
        uint256 lessStaked = less % (uint256(staked) + 1);
        uint256 lessReserved = less % (uint256(reserved) + 1);
        assertBooks(books.less(lessStaked, 0), staked - lessStaked, reserved, type(uint32).max);
        books = books.less(lessStaked, lessReserved);
        assertBooks(books, staked - lessStaked, reserved - lessReserved, type(uint32).max);
        // After the last number comes none, and touches nothing.
        assertBooks(books.opened(0, 0), staked - lessStaked, reserved - lessReserved, 0);
    }

    function assertBooks(Books books, uint256 staked, uint256 reserved, uint256 stakes) internal pure {
        assertEq(books.staked(), staked, "staked");
        assertEq(books.reserved(), reserved, "reserved");
        assertEq(books.owed(), staked + reserved, "owed");
        assertEq(books.stakes(), stakes, "stakes");
    }

    function test_AThousandClaimsOfASecondNeverGain() external {
        stakeAs(alice, 7_777, 360);
        stakeAs(bob, 1_000e18, 90);
        uint256 paid;
        for (uint256 i = 1; i <= 1_000; ++i) {
            vm.warp(NOW + i);
            paid += claimAs(bob, 1);
        }
        // 1,000 LILAPE at 20% for 1,000 seconds.
        assertEq(paid, 6_341958396752917, "as one claim");
        vm.warp(NOW + 90 days);
        (, uint256 rest) = unstakeAs(bob, 1);
        assertEq(paid + rest, REWARD_90, "to the unit");
    }

    function test_AThousandStakesAndOneWithAnApe() external {
        for (uint256 i; i < 1_000; ++i) {
            stakeAs(alice, 1e18, 90);
        }
        assertEq(stakeWithApe(alice, 1e18, 90, 7), 1_001, "one more");
        (address user, uint256 stakeId) = staking.boundTo(7);
        assertTrue(user == alice && stakeId == 1_001, "with its ape");
    }
}
