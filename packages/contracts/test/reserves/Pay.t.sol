// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReserves} from "../../src/interfaces/IReserves.sol";
import {ReservesTest} from "./ReservesTest.sol";

contract ReservesPayTest is ReservesTest {
    uint256 internal constant DEVELOPMENT = 400_000_000e18;

    function pay(IReserves.Purpose purpose) internal returns (uint256) {
        vm.prank(stranger);
        return reserves.pay(purpose);
    }

    function test_RevertWhen_NotReleased() external {
        vm.warp(block.timestamp + 10 * YEAR);
        for (uint8 i; i < 3; ++i) {
            assertEq(reserves.due(IReserves.Purpose(i)), 0, "nothing due");
            expectError(IReserves.Reserves_NotReleased.selector);
            reserves.pay(IReserves.Purpose(i));
        }
    }

    function test_RevertWhen_NothingIsDue() external {
        release();
        for (uint8 i; i < 3; ++i) {
            expectNothingToPay(IReserves.Purpose(i));
            reserves.pay(IReserves.Purpose(i));
        }
        vm.warp(block.timestamp + 1);
        pay(IReserves.Purpose.Dao);
        expectNothingToPay(IReserves.Purpose.Dao);
        reserves.pay(IReserves.Purpose.Dao);
    }

    /// @dev After 73 days a fifth, after half a year a half.
    function test_PaysEvenlyToTheRecipient() external {
        release();
        uint256 start = block.timestamp;
        vm.warp(start + 73 days);
        assertEq(reserves.due(IReserves.Purpose.Development), DEVELOPMENT / 5, "due");
        vm.expectEmit(address(reserves));
        emit IReserves.Paid(IReserves.Purpose.Development, development, DEVELOPMENT / 5);
        assertEq(pay(IReserves.Purpose.Development), DEVELOPMENT / 5, "returned");
        assertEq(heldBy(development), DEVELOPMENT / 5, "received");
        assertEq(reserves.due(IReserves.Purpose.Development), 0, "no more");
        vm.warp(start + YEAR / 2);
        assertEq(pay(IReserves.Purpose.Development), DEVELOPMENT * 3 / 10, "the next");
        assertEq(reserves.paid(IReserves.Purpose.Development), DEVELOPMENT / 2, "counted");
        assertEq(reserves.paid(IReserves.Purpose.Marketing) + heldBy(marketing), 0, "the others apart");
        assertEq(pay(IReserves.Purpose.Marketing), 150_000_000e18, "marketing");
        assertEq(heldBy(marketing), 150_000_000e18, "to its own recipient");
        assertEq(pay(IReserves.Purpose.Dao), 200_000_000e18, "dao");
        assertEq(heldBy(dao), 200_000_000e18, "to its own recipient");
    }

    /// @dev Half of the DAO's share goes to development, so that no two are alike.
    function test_EachPurposeHasItsOwnShare() external {
        IReserves.Terms memory terms = sharesOf(SHARE);
        terms.daoShare /= 2;
        terms.developmentShare += terms.daoShare;
        reserves = createReserves(terms);
        release();
        vm.warp(block.timestamp + YEAR);
        assertEq(pay(IReserves.Purpose.Marketing), 300_000_000e18, "marketing");
        assertEq(pay(IReserves.Purpose.Development), 600_000_000e18, "development");
        assertEq(pay(IReserves.Purpose.Dao), 200_000_000e18, "dao");
        assertEq(heldBy(RESERVES), 0, "nothing is left");
    }

    function test_PaysAllAfterAYearAndNoMore() external {
        release();
        vm.warp(block.timestamp + YEAR - 1);
        assertEq(pay(IReserves.Purpose.Dao), 399_999_987_316083206494165398, "but for a second");
        vm.warp(block.timestamp + 10 * YEAR);
        assertEq(pay(IReserves.Purpose.Dao), 12_683916793505834602, "the rest");
        pay(IReserves.Purpose.Marketing);
        pay(IReserves.Purpose.Development);
        assertEq(heldBy(RESERVES), 0, "nothing is left");
        expectNothingToPay(IReserves.Purpose.Dao);
        reserves.pay(IReserves.Purpose.Dao);
    }

    /// @dev However often and when it is paid, what was paid is what is due by then.
    function testFuzz_AnyNumberOfPaymentsComesToTheSame(uint256 tokens, uint256[6] memory waits) external {
        tokens = bound(tokens, 0, SHARE);
        finaliseWith(tokens);
        reserves.release();
        uint256 start = block.timestamp;
        uint256 amount = tokens / 10;
        for (uint256 i; i < waits.length; ++i) {
            vm.warp(block.timestamp + bound(waits[i], 1, 100 days));
            uint256 elapsed = block.timestamp - start;
            if (reserves.due(IReserves.Purpose.Dao) > 0) pay(IReserves.Purpose.Dao);
            assertEq(heldBy(dao), elapsed < YEAR ? amount * elapsed / YEAR : amount, "linear");
        }
    }
}
