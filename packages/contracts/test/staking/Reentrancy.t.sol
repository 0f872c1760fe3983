// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {LilApe} from "../../src/LilApe.sol";
import {ScriptToken} from "../mocks/ScriptToken.sol";
import {StakingTest} from "./StakingTest.sol";

/// @title Every function that moves the token, re-entered by every function that changes something
/// @dev The token calls back, before and after the balances move; it owns the pool and has stakes and an ape besides.
contract LilApeStakingReentrancyTest is StakingTest {
    enum Host {
        Stake,
        Claim,
        Unstake,
        FundRewards,
        TakeFreeRewards
    }

    uint256 internal constant HOSTS = 5;
    uint256 internal constant GUESTS = 9;

    ScriptToken internal script;
    bytes32 internal seenInside;

    /// @dev Alice and the token have a ripe stake and a young one each; an ape of the token's has left.
    function prepare() internal {
        vm.warp(NOW);
        script = new ScriptToken();
        token = LilApe(address(script));
        staking = createStaking(address(script), address(apes), owner);
        script.mint(address(staking), POOL);
        address[2] memory people = [alice, address(script)];
        for (uint256 i; i < 2; ++i) {
            script.mint(people[i], PURSE);
            allow(people[i], type(uint256).max);
            stakeAs(people[i], 1_000e18, 90);
        }
        vm.warp(NOW + 90 days);
        stakeAs(alice, 1_000e18, 360);
        stakeAs(address(script), 1_000e18, 360);
        stakeWithApe(address(script), 1_000e18, 360, 7);
        apes.setOwner(7, bob);
        vm.warp(NOW + 100 days);
        vm.prank(owner);
        staking.transferOwnership(address(script));
        vm.prank(address(script));
        staking.acceptOwnership();
    }

    function run(Host host) internal returns (bool isDone) {
        bytes memory call;
        if (host == Host.Stake) call = abi.encodeCall(ILilApeStaking.stake, (500e18, 90, false, 0));
        if (host == Host.Claim) call = abi.encodeCall(ILilApeStaking.claimRewards, (2));
        if (host == Host.Unstake) call = abi.encodeCall(ILilApeStaking.unstake, (1));
        if (host == Host.FundRewards) call = abi.encodeCall(ILilApeStaking.fundRewards, (500e18));
        if (host == Host.TakeFreeRewards) call = abi.encodeCall(ILilApeStaking.takeFreeRewards, (bob, 500e18));
        vm.prank(host == Host.TakeFreeRewards ? address(script) : alice);
        (isDone,) = address(staking).call(call);
    }

    /// @dev Whatever the token could do on its own, and what only from within would be too much.
    function push(uint256 guest) internal {
        bytes memory call;
        if (guest == 0) call = abi.encodeCall(ILilApeStaking.stake, (500e18, 90, false, 0));
        if (guest == 1) call = abi.encodeCall(ILilApeStaking.claimRewards, (1));
        if (guest == 2) call = abi.encodeCall(ILilApeStaking.claimRewards, (3));
        if (guest == 3) call = abi.encodeCall(ILilApeStaking.unstake, (1));
        if (guest == 4) call = abi.encodeCall(ILilApeStaking.unbind, (7));
        if (guest == 5) call = abi.encodeCall(ILilApeStaking.fundRewards, (500e18));
        if (guest == 6) call = abi.encodeCall(ILilApeStaking.takeFreeRewards, (bob, 1));
        // All that is free, and what is on its way to Alice.
        if (guest == 7) call = abi.encodeCall(ILilApeStaking.takeFreeRewards, (bob, staking.rewardsFree() + 1_000e18));
        if (guest == 8) call = abi.encodeCall(staking.renounceOwnership, ());
        script.push(address(staking), call);
    }

    function test_EveryHostRefusesEveryGuest() external {
        prepare();
        uint256 snapshot = vm.snapshotState();
        (uint256 hostsDone, uint256 guestsDone, uint256 guestsRefused) = (0, 0, 0);
        for (uint256 i; i < HOSTS * GUESTS * 2; ++i) {
            push(i / 2 % GUESTS);
            script.arm(i % 2 == 1);
            if (run(Host(i / 2 / GUESTS))) ++hostsDone;
            guestsRefused += script.refusals();
            guestsDone += script.calls() - script.refusals();
            assertWhole();
            vm.revertToState(snapshot);
        }
        string memory counts = string.concat(vm.toString(hostsDone), " hosts, ", vm.toString(guestsDone), " guests, ");
        // Giving the power up is no business of the guard.
        string memory expected = "90 hosts, 10 guests, 80 refused";
        assertEq(string.concat(counts, vm.toString(guestsRefused), " refused"), expected, "what went through");
    }

    /// @dev The pool has what it owes, and nobody has more than the calls said.
    function assertWhole() internal view {
        uint256 owed;
        address[2] memory people = [alice, address(script)];
        for (uint256 i; i < 2; ++i) {
            ILilApeStaking.Stake[] memory stakes = staking.getUserStakes(people[i]);
            (uint256 claimed, uint256 locked) = (0, 0);
            for (uint256 j; j < stakes.length; ++j) {
                claimed += stakes[j].totalClaimed;
                if (stakes[j].active) locked += stakes[j].amount;
            }
            assertLe(token.balanceOf(people[i]) + locked, PURSE + claimed, "no more than the stakes say");
            owed += locked;
        }
        assertEq(staking.totalStaked(), owed, "principal");
        assertGe(token.balanceOf(address(staking)), owed + staking.rewardsReserved(), "covered");
    }

    /// @dev Called from within a movement: what the pool's books say there.
    function look() external {
        seenInside = booksNow();
    }

    function booksNow() internal view returns (bytes32) {
        bytes memory sums = abi.encode(staking.totalStaked(), staking.rewardsReserved(), staking.stakeCounter());
        return keccak256(bytes.concat(sums, abi.encode(staking.getUserStakes(alice))));
    }

    function test_TheBooksAreCompleteBeforeTheTokenIsCalled() external {
        for (uint256 i; i < 2 * HOSTS; ++i) {
            prepare();
            script.push(address(this), abi.encodeCall(this.look, ()));
            script.arm(i % 2 == 1);
            assertTrue(run(Host(i / 2)), "went through");
            assertEq(script.calls() - script.refusals(), 1, "looked");
            assertEq(seenInside, booksNow(), string.concat("host ", vm.toString(i / 2)));
        }
    }

    /// @dev While a payment is on its way in, it is owed before it is here: nothing is free, and nothing fails.
    function test_NothingSeemsFreeBeforeItCame() external {
        prepare();
        vm.prank(address(script));
        staking.takeFreeRewards(bob, POOL - 10_000e18);
        uint256 free = staking.rewardsFree();
        script.push(address(this), abi.encodeCall(this.lookAtFree, ()));
        script.arm(false);
        vm.prank(alice);
        staking.stake(free, 90, false, 0);
        assertEq(script.refusals(), 0, "looked");
        assertEq(uint256(seenInside), 0, "none");
    }

    function lookAtFree() external {
        seenInside = bytes32(staking.rewardsFree());
    }

    /// @dev The guard is open again afterwards, also within one transaction.
    function test_CallsOfOneTransactionFollowEachOther() external {
        prepare();
        script.push(address(staking), abi.encodeCall(ILilApeStaking.claimRewards, (1)));
        script.push(address(staking), abi.encodeCall(ILilApeStaking.unstake, (1)));
        script.push(address(staking), abi.encodeCall(ILilApeStaking.unbind, (7)));
        script.arm(true);
        vm.prank(alice);
        token.transfer(bob, 1);
        assertEq(script.calls() - script.refusals(), 3, "all three");
        assertWhole();
    }
}
