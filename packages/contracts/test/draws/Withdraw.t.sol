// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsWithdrawTest is DrawsTest {
    function setUp() public override {
        super.setUp();
        open(usualList(5), 5);
    }

    function withdrawAs(address caller, uint256 drawId) internal {
        vm.prank(caller);
        draws.withdraw(drawId);
    }

    function expectCannot() internal {
        expectError(IDraws.Draws_CannotWithdraw.selector, ROUND_TIME, ROUND_TIME + 30 days);
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

    function test_RevertWhen_TheRoundHasCome() external {
        vm.warp(ROUND_TIME);
        expectCannot();
        withdrawAs(owner, 2);
        vm.warp(ROUND_TIME + 30 days - 1);
        expectCannot();
        withdrawAs(owner, 2);
    }

    function test_WithdrawsUntilTheLastSecondBefore() external {
        vm.warp(ROUND_TIME - 1);
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
