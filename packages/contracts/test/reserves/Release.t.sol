// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {IReserves} from "../../src/interfaces/IReserves.sol";
import {ReservesTest} from "./ReservesTest.sol";

contract ReservesReleaseTest is ReservesTest {
    function test_RevertWhen_TheSaleIsNotFinalised() external {
        sale.sell(SOLD);
        for (uint8 i; i <= uint8(type(IPresale.Status).max); ++i) {
            IPresale.Status status = IPresale.Status(i);
            if (status == IPresale.Status.Finalised) continue;
            sale.setStatus(status);
            vm.expectRevert(abi.encodeWithSelector(IReserves.Reserves_WrongStatus.selector, status));
            reserves.release();
        }
        assertEq(heldBy(RESERVES), HELD, "all is here");
    }

    function test_RevertWhen_ReleasedBefore() external {
        release();
        uint256 releasedAt = block.timestamp;
        vm.warp(releasedAt + 1);
        expectError(IReserves.Reserves_AlreadyReleased.selector, releasedAt);
        reserves.release();
    }

    /// @dev Of what was sold: rewards 30%, liquidity 20, marketing 20 less the prizes, the others 10 each.
    function test_GivesEachItsScaledShareAndBurnsTheRest() external {
        finaliseWith(SOLD);
        IReserves.Split memory split = IReserves.Split({
            rewards: 1_200_000_000e18,
            liquidity: 800_000_000e18,
            team: 400_000_000e18,
            marketing: 300_000_000e18,
            development: 400_000_000e18,
            dao: 400_000_000e18
        });
        uint256 burned = HELD - 3_500_000_000e18;
        vm.expectEmit(address(reserves));
        emit IReserves.Released(SOLD, split, burned);
        vm.prank(stranger);
        reserves.release();

        assertEq(heldBy(staking), 1_200_000_000e18, "rewards");
        assertEq(heldBy(OPENER), 800_000_000e18, "liquidity");
        assertEq(heldBy(teamVesting), 400_000_000e18, "team");
        assertEq(heldBy(RESERVES), 1_100_000_000e18, "kept");
        assertEq(reserves.releasedAt(), block.timestamp, "when");
        assertEq(reserves.sold(), SOLD, "of how much");
        // The pie is the pie: twice what was sold is all that exists.
        assertEq(lilape.totalSupply(), 2 * SOLD, "half of everything is the buyers'");
    }

    /// @dev Less than 2.5 billion sold: the prizes alone are more than marketing's share.
    function test_LeavesMarketingNothingWhereThePrizesTakeAll() external {
        finaliseWith(2_499_999_999e18);
        reserves.release();
        assertEq(heldBy(RESERVES), 2 * 249_999_999_900000000000000000, "development and DAO");
        vm.warp(block.timestamp + YEAR);
        expectNothingToPay(IReserves.Purpose.Marketing);
        reserves.pay(IReserves.Purpose.Marketing);
    }

    function test_ReleasesWhereNothingWasSold() external {
        finaliseWith(0);
        reserves.release();
        assertEq(heldBy(RESERVES) + heldBy(OPENER) + heldBy(staking) + heldBy(teamVesting), 0, "all is burned");
    }

    function test_ReleasesAllWhereAllWasSold() external {
        finaliseWith(SHARE);
        uint256 supply = lilape.totalSupply();
        reserves.release();
        assertEq(lilape.totalSupply(), supply, "nothing is burned");
        assertEq(heldBy(staking), SUPPLY * 15 / 100, "rewards");
        assertEq(heldBy(RESERVES), SUPPLY / 5 - PRIZES, "kept");
    }

    function test_BurnsGiftsWithTheRest() external {
        vm.prank(prizeHolder);
        lilape.transfer(RESERVES, 7);
        uint256 supply = lilape.totalSupply();
        release();
        assertEq(lilape.totalSupply(), supply - 7 - (HELD - 3_500_000_000e18), "the gift too");
    }

    /// @dev Whatever was sold: each share by the rule, and what is not given is burned, to the unit.
    function testFuzz_ThePieStaysThePie(uint256 tokens) external {
        tokens = bound(tokens, 0, SHARE);
        finaliseWith(tokens);
        uint256 supply = lilape.totalSupply();
        reserves.release();
        uint256 tenth = tokens / 10;
        uint256 fifth = tokens / 5;
        uint256 forMarketing = fifth > PRIZES ? fifth - PRIZES : 0;
        assertEq(heldBy(staking), tokens * 3 / 10, "rewards");
        assertEq(heldBy(OPENER), fifth, "liquidity");
        assertEq(heldBy(teamVesting), tenth, "team");
        assertEq(heldBy(RESERVES), forMarketing + tenth + tenth, "kept");
        uint256 given = tokens * 3 / 10 + fifth + tenth + forMarketing + tenth + tenth;
        assertEq(lilape.totalSupply(), supply - (HELD - given), "the rest is burned");
    }
}
