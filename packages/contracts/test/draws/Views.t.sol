// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsViewsTest is DrawsTest {
    function test_TellsNothingOfADrawThatThereIsNot() external view {
        uint256[3] memory ids = [uint256(0), 2, type(uint256).max];
        IDraws.Draw memory none;
        for (uint256 i; i < 3; ++i) {
            assertEq(keccak256(abi.encode(draws.drawOf(ids[i]))), keccak256(abi.encode(none)), "all zero");
            assertEq(draws.winnerOf(ids[i], 0), address(0), "nobody");
            assertEq(draws.prizeOf(ids[i], 0), 0, "nothing");
        }
    }

    function test_TellsThePrizes() external view {
        assertEq(draws.prizeOf(1, 0), 250_000_000e18, "first");
        assertEq(draws.prizeOf(1, 1), 150_000_000e18, "second");
        assertEq(draws.prizeOf(1, 2), 100_000_000e18, "third");
        assertEq(draws.prizeOf(1, 3), 0, "an ape, minted elsewhere");
        assertEq(draws.prizeOf(1, type(uint256).max), 0, "none");
        assertEq(draws.prizeOf(2, 0), 0, "of another draw");
        assertEq(draws.prizeOf(0, 0), 0, "of none");
    }

    function test_TellsTheTimesOfRounds() external {
        assertEq(draws.roundTime(1), GENESIS, "the first");
        assertEq(draws.roundTime(ROUND), ROUND_TIME, "one of today");
        assertEq(draws.roundTime(2 ** 40 - 1), GENESIS + 3 * (2 ** 40 - 2), "the last");
        expectError(IDraws.Draws_NoSuchRound.selector, 0);
        draws.roundTime(0);
        expectError(IDraws.Draws_NoSuchRound.selector, 2 ** 40);
        draws.roundTime(2 ** 40);
    }

    function test_RevertWhen_APointIsAskedTooSoonOrTooLate() external {
        expectWrongStatus(1, IDraws.Status.None);
        draws.pointOf(1);
        openGiveaway(usualList(3));
        expectWrongStatus(1, IDraws.Status.Open);
        draws.pointOf(1);
        reveal(1);
        draws.pointOf(1);
        settle(1, 0, winnersOf(1, usualList(3)));
        expectWrongStatus(1, IDraws.Status.Settled);
        draws.pointOf(1);
    }
}
