// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {HostileApes} from "../mocks/HostileApes.sol";
import {StubApes} from "../mocks/StubApes.sol";
import {StakingHandler} from "./StakingHandler.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingInvariants is StakingTest {
    uint256 internal constant PEOPLE = 4;
    uint256 internal constant APES = 6;
    uint256 internal constant EACH = 50_000_000e18;

    StakingHandler internal handler;

    function setUp() public override {
        super.setUp();
        HostileApes hostile = new HostileApes();
        apes = StubApes(address(hostile));
        staking = createStaking(address(token), address(hostile), owner);
        token.transfer(address(staking), POOL);
        address donor = address(0xD0);
        token.transfer(donor, 1e32);
        allow(donor, type(uint256).max);
        handler = new StakingHandler(staking, token, hostile, owner, donor);
        for (uint256 i; i < PEOPLE; ++i) {
            token.transfer(handler.personAt(i), EACH);
            allow(handler.personAt(i), type(uint256).max);
        }
        for (uint256 i; i < APES; ++i) {
            handler.transferApe(i, i);
        }
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](16);
        for (uint256 i; i < 2; ++i) {
            selectors[i] = StakingHandler.stake.selector;
            selectors[2 + i] = StakingHandler.stakeWithApe.selector;
            selectors[4 + i] = StakingHandler.claim.selector;
            selectors[6 + i] = StakingHandler.pass.selector;
        }
        selectors[8] = StakingHandler.claimDoubled.selector;
        selectors[9] = StakingHandler.unstake.selector;
        selectors[10] = StakingHandler.unstakeDoubled.selector;
        selectors[11] = StakingHandler.unbind.selector;
        selectors[12] = StakingHandler.transferApe.selector;
        selectors[13] = StakingHandler.upset.selector;
        selectors[14] = StakingHandler.give.selector;
        selectors[15] = StakingHandler.take.selector;
        targetSelectors(address(handler), selectors);
    }

    function invariant_NothingIsDoneThatTheRulesForbid() external view {
        assertEq(handler.wronglyDone(), 0, "no wrong caller, id, time, ape, amount or payment went through");
    }

    function invariant_PrincipalAndReservedRewardsAreCovered() external view {
        uint256 owed = staking.totalStaked() + staking.rewardsReserved();
        uint256 balance = token.balanceOf(address(staking));
        assertLe(owed, balance, "covered");
        assertEq(staking.rewardsFree(), balance - owed, "the rest is free");
        uint256 came = POOL + handler.given() - handler.taken() - handler.rewardsPaid();
        assertEq(balance, came + staking.totalStaked(), "nothing comes or goes but by the rules");
    }

    /// @dev The whole rewards of open stakes, less what was paid and freed of them, is what is reserved.
    function invariant_OpenStakesSumToTheBooks() external view {
        (uint256 count, uint256 open, uint256 staked, uint256 reserved) = (handler.openedCount(), 0, 0, 0);
        for (uint256 i; i < count; ++i) {
            StakingHandler.Opened memory one = handler.openedAt(i);
            if (one.isClosed) continue;
            ++open;
            staked += one.amount;
            reserved += one.reserved - one.paid - one.freed;
        }
        assertEq(staking.totalStaked(), staked, "principal");
        assertEq(staking.rewardsReserved(), reserved, "rewards");
        assertEq(handler.openCount(), open, "count of open stakes");
        assertEq(staking.stakeCounter(), count, "count of all");
    }

    function invariant_NoStakeIsPaidMoreThanWasReservedForIt() external view {
        for (uint256 i; i < handler.openedCount(); ++i) {
            StakingHandler.Opened memory one = handler.openedAt(i);
            ILilApeStaking.Stake memory result = staking.getStake(one.user, one.stakeId);
            assertEq(result.totalClaimed, one.paid, "what was paid");
            assertLe(one.paid + result.pendingRewards + one.freed, one.reserved, "within its reserve");
            if (one.isClosed) assertEq(one.paid + one.freed, one.reserved, "all of it in the end");
            assertLe(result.lastClaimTime, one.end, "nothing beyond the lock's end");
            assertTrue(
                result.active != one.isClosed && result.amount == one.amount && result.endTime == one.end, "returned"
            );
        }
    }

    function invariant_AnApeDoublesOneStake() external view {
        uint256 bound_;
        for (uint256 ape = 1; ape <= APES; ++ape) {
            uint256 place = handler.boundAt(ape);
            (address user, uint256 stakeId) = staking.boundTo(ape);
            assertEq(staking.isNFTAvailable(ape) ? 0 : 1, place == 0 ? 0 : 1, "available");
            if (place == 0) continue;
            ++bound_;
            StakingHandler.Opened memory one = handler.openedAt(place - 1);
            assertTrue(one.user == user && one.stakeId == stakeId && one.ape == ape && !one.isClosed, "which");
        }
        assertLe(doubledStakes(), bound_, "no stake is doubled without one");
    }

    function doubledStakes() internal view returns (uint256 count) {
        for (uint256 i; i < PEOPLE; ++i) {
            ILilApeStaking.Stake[] memory stakes = staking.getUserStakes(handler.personAt(i));
            for (uint256 j; j < stakes.length; ++j) {
                if (stakes[j].hasNFTBonus) ++count;
            }
        }
    }

    function invariant_EachAccountsStakesAreItsOwn() external view {
        uint256 sum;
        for (uint256 i; i < PEOPLE; ++i) {
            address user = handler.personAt(i);
            assertEq(staking.stakesOf(user), handler.stakesOf(user), "number");
            assertEq(staking.getUserStakes(user).length, handler.stakesOf(user), "list");
            sum += handler.stakesOf(user);
        }
        assertEq(sum, staking.stakeCounter(), "all have an owner");
    }

    /// @dev At the end of every run: whatever the collection is like, everybody gets everything after the lock's end.
    function afterInvariant() external {
        vm.warp(block.timestamp + 360 days);
        for (uint256 i; i < handler.openedCount(); ++i) {
            StakingHandler.Opened memory one = handler.openedAt(i);
            if (one.isClosed) continue;
            uint256 pending = pendingOf(one.user, one.stakeId);
            uint256 before = token.balanceOf(one.user);
            unstakeAs(one.user, one.stakeId);
            assertEq(token.balanceOf(one.user), before + one.amount + pending, "amount and rewards");
        }
        assertEq(staking.totalStaked() + staking.rewardsReserved(), 0, "nothing is owed any more");
        for (uint256 ape = 1; ape <= APES; ++ape) {
            assertTrue(staking.isNFTAvailable(ape), "every ape is free");
        }
        uint256 rest = token.balanceOf(address(staking));
        assertEq(staking.rewardsFree(), rest, "the rest is free");
        if (rest == 0) return;
        vm.prank(owner);
        staking.takeFreeRewards(owner, rest);
    }
}
