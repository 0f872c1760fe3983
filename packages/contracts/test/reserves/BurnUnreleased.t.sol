// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {IReserves} from "../../src/interfaces/IReserves.sol";
import {ReservesTest} from "./ReservesTest.sol";

contract ReservesBurnUnreleasedTest is ReservesTest {
    function test_RevertWhen_TheSaleDidNotFail() external {
        for (uint8 i; i <= uint8(type(IPresale.Status).max); ++i) {
            IPresale.Status status = IPresale.Status(i);
            if (status == IPresale.Status.Refunding || status == IPresale.Status.Cancelled) continue;
            sale.setStatus(status);
            vm.expectRevert(abi.encodeWithSelector(IReserves.Reserves_WrongStatus.selector, status));
            reserves.burnUnreleased();
        }
        release();
        vm.expectRevert(abi.encodeWithSelector(IReserves.Reserves_WrongStatus.selector, IPresale.Status.Finalised));
        reserves.burnUnreleased();
    }

    function test_BurnsAllWhenTheSaleFailed() external {
        IPresale.Status[2] memory ends = [IPresale.Status.Refunding, IPresale.Status.Cancelled];
        for (uint256 i; i < 2; ++i) {
            uint256 snapshot = vm.snapshotState();
            sale.setStatus(ends[i]);
            uint256 supply = lilape.totalSupply();
            vm.expectEmit(address(reserves));
            emit IReserves.UnreleasedBurned(HELD);
            vm.prank(stranger);
            assertEq(reserves.burnUnreleased(), HELD, "returned");
            assertEq(lilape.totalSupply(), supply - HELD, "destroyed");
            assertEq(heldBy(RESERVES), 0, "all of it");
            vm.revertToState(snapshot);
        }
    }

    function test_BurnsGiftsAfterwards() external {
        sale.setStatus(IPresale.Status.Cancelled);
        reserves.burnUnreleased();
        expectError(IReserves.Reserves_NothingToBurn.selector);
        reserves.burnUnreleased();
        vm.prank(prizeHolder);
        lilape.transfer(RESERVES, 7);
        assertEq(reserves.burnUnreleased(), 7, "the gift");
    }
}
