// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsWithdrawTest is DrawsTest {
    /// @dev From here on somebody could know the number, if the clock is as late as it can be.
    uint256 internal constant LAST_TIME = ROUND_TIME - 12 hours;

    function setUp() public override {
        super.setUp();
        open(usualList(5), 5);
    }

    function withdrawAs(address caller, uint256 drawId) internal {
        vm.prank(caller);
        draws.withdraw(drawId);
    }

    function expectCannot() internal {
        expectError(IDraws.Draws_CannotWithdraw.selector, LAST_TIME, ROUND_TIME + 30 days);
    }

    function test_RevertWhen_TheCallerIsNotTheOwner() external {
        expectNotOwner(stranger);
        withdrawAs(stranger, 2);
    }

    function test_RevertWhen_TheDrawIsNotOpen() external {
        expectWrongStatus(1, IDraws.Status.None);
        withdrawAs(owner, 1);
        expectWrongStatus(3, IDraws.Status.None);
        withdrawAs(owner, 3);
        open(usualList(5), 5);
        withdrawAs(owner, 3);
        expectWrongStatus(3, IDraws.Status.Withdrawn);
        withdrawAs(owner, 3);
        reveal(2);
        expectWrongStatus(2, IDraws.Status.Revealed);
        withdrawAs(owner, 2);
        settle(2, 0, winnersOf(2, usualList(5)));
        vm.warp(ROUND_TIME + 31 days);
        expectWrongStatus(2, IDraws.Status.Settled);
        withdrawAs(owner, 2);
    }

    function test_RevertWhen_ItIsTheGiveaway() external {
        openGiveaway(usualList(5));
        expectWrongStatus(1, IDraws.Status.Open);
        withdrawAs(owner, 1);
        vm.warp(GIVEAWAY_TIME + 31 days);
        expectWrongStatus(1, IDraws.Status.Open);
        withdrawAs(owner, 1);
        reveal(1);
        expectWrongStatus(1, IDraws.Status.Revealed);
        withdrawAs(owner, 1);
        settle(1, 0, winnersOf(1, usualList(5)));
        expectWrongStatus(1, IDraws.Status.Settled);
        withdrawAs(owner, 1);
    }

    function test_RevertWhen_TheRoundIsNearOrHasCome() external {
        uint256[4] memory times = [LAST_TIME, ROUND_TIME - 1, ROUND_TIME, ROUND_TIME + 30 days - 1];
        for (uint256 i; i < 4; ++i) {
            vm.warp(times[i]);
            expectCannot();
            withdrawAs(owner, 2);
        }
    }

    /// @dev The clock is two hours late, so the signature is public before it says so.
    function test_ALateClockLetsNobodyTakeBackAKnownDraw() external {
        uint256 late = 2 hours;
        vm.warp(ROUND_TIME - late);
        uint256 snapshot = vm.snapshotState();
        reveal(2);
        vm.revertToState(snapshot);
        expectCannot();
        withdrawAs(owner, 2);
    }

    function test_WithdrawsUntilTheLastSecondBefore() external {
        vm.warp(LAST_TIME - 1);
        vm.expectEmit(address(draws));
        emit IDraws.DrawWithdrawn(2);
        withdrawAs(owner, 2);
        assertStatus(2, IDraws.Status.Withdrawn, "withdrawn");
        assertEq(draws.drawOf(2).listing.round, ROUND, "what it was stays");
        assertEq(draws.drawOf(2).listing.listDigest, DIGEST, "and its list");
        assertEq(draws.drawOf(2).seed, 0, "without a seed");
    }

    function test_WithdrawsWhatNobodyRevealedIn30Days() external {
        vm.warp(ROUND_TIME + 30 days);
        withdrawAs(owner, 2);
        assertStatus(2, IDraws.Status.Withdrawn, "withdrawn");
    }

    function test_AWithdrawnDrawCannotBeRevealed() external {
        withdrawAs(owner, 2);
        vm.warp(ROUND_TIME);
        expectWrongStatus(2, IDraws.Status.Withdrawn);
        draws.reveal(2, "");
    }
}
