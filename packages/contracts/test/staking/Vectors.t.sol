// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {LilApe} from "../../src/LilApe.sol";
import {WideToken} from "../mocks/WideToken.sol";
import {StakingTest} from "./StakingTest.sol";

/// @title The lives of stakes that contract and page share, computed by a third program
contract LilApeStakingVectorsTest is StakingTest {
    struct RewardStep {
        string act;
        uint256 time;
        uint256 pending;
        uint256 paid;
        uint256 freed;
        uint256 reserved;
    }

    struct Opening {
        uint256 amount;
        uint256 reward;
    }

    string internal constant OPENING_TYPE = "Opening(uint256 amount,uint256 reward)";
    string internal constant STEP_TYPE =
        "RewardStep(string act,uint256 time,uint256 pending,uint256 paid,uint256 freed,uint256 reserved)";
    uint256 internal constant APE = 7;

    uint256 internal lockDays;
    bool internal withApe;
    uint256 internal start;
    uint256 internal id;

    function setUp() public override {
        super.setUp();
        WideToken wide = new WideToken();
        token = LilApe(address(wide));
        staking = createStaking(address(wide), address(apes), owner);
        wide.mint(alice, 2 ** 110);
        wide.mint(address(staking), 2 ** 111 + 2 ** 110);
        allow(alice, type(uint256).max);
    }

    function test_NinetyDays() external {
        checkGroup(0, 90, false);
    }

    function test_NinetyDaysWithAnApe() external {
        checkGroup(1, 90, true);
    }

    function test_HalfAYear() external {
        checkGroup(2, 180, false);
    }

    function test_HalfAYearWithAnApe() external {
        checkGroup(3, 180, true);
    }

    function test_AYear() external {
        checkGroup(4, 360, false);
    }

    function test_AYearWithAnApe() external {
        checkGroup(5, 360, true);
    }

    /// @dev Each life is closed before the next one begins, so that the pool's books are its own.
    function checkGroup(uint256 index, uint256 lockDays_, bool withApe_) internal {
        (lockDays, withApe) = (lockDays_, withApe_);
        string memory json = vm.readFile("packages/domain/vectors/rewards.json");
        string memory path = string.concat(".groups[", vm.toString(index), "]");
        assertEq(vm.parseJsonUint(json, string.concat(path, ".lockDays")), lockDays, "the group");
        bytes memory rows = vm.parseJsonTypeArray(json, string.concat(path, ".stakes"), OPENING_TYPE);
        Opening[] memory openings = abi.decode(rows, (Opening[]));
        rows = vm.parseJsonTypeArray(json, string.concat(path, ".steps"), STEP_TYPE);
        RewardStep[] memory steps = abi.decode(rows, (RewardStep[]));
        assertEq(openings.length, 180, "lives");
        uint256 next;
        for (uint256 i; i < openings.length; ++i) {
            next = live(openings[i], steps, next, string.concat(" in life ", vm.toString(i)));
        }
        assertEq(next, steps.length, "all of them");
    }

    /// @dev From its opening to the step that closes it; returns the place of the next life's first step.
    function live(Opening memory opening, RewardStep[] memory steps, uint256 i, string memory where)
        internal
        returns (uint256)
    {
        start = block.timestamp;
        id = withApe ? stakeWithApe(alice, opening.amount, lockDays, APE) : stakeAs(alice, opening.amount, lockDays);
        assertEq(staking.rewardsReserved(), opening.reward, string.concat("reward", where));
        uint256 whole = token.balanceOf(alice) + opening.amount;
        uint256 paid;
        bool isOpen = true;
        while (isOpen) {
            paid += steps[i].paid;
            isOpen = go(steps[i], paid, string.concat(steps[i].act, " ", vm.toString(i), where));
            ++i;
        }
        assertEq(token.balanceOf(alice), whole + paid, string.concat("all of it", where));
        return i;
    }

    /// @dev Whether the stake is open afterwards.
    function go(RewardStep memory step, uint256 paid, string memory what) internal returns (bool) {
        vm.warp(start + step.time);
        assertEq(pendingOf(alice, id), step.pending, string.concat("pending at ", what));
        uint256 free = staking.rewardsFree();
        act(step, what);
        assertEq(staking.rewardsFree(), free + step.freed, string.concat("freed by ", what));
        assertEq(staking.rewardsReserved(), step.reserved, string.concat("reserved after ", what));
        ILilApeStaking.Stake memory result = staking.getStake(alice, id);
        assertEq(result.totalClaimed, paid, string.concat("claimed after ", what));
        return result.active;
    }

    function act(RewardStep memory step, string memory what) internal {
        bytes32 name = keccak256(bytes(step.act));
        if (name == keccak256("leave")) apes.setOwner(APE, bob);
        if (name == keccak256("return")) apes.setOwner(APE, alice);
        if (name == keccak256("unbind")) assertEq(staking.unbind(APE), step.freed, what);
        if (name == keccak256("claim")) assertEq(claimAs(alice, id), step.paid, what);
        if (name == keccak256("unstake")) {
            (, uint256 rewards) = unstakeAs(alice, id);
            assertEq(rewards, step.paid, what);
        }
    }
}
