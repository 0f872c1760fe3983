// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReserves} from "../../src/interfaces/IReserves.sol";
import {ReservesTest} from "./ReservesTest.sol";

contract ReservesConstructorTest is ReservesTest {
    function create(IReserves.Terms memory terms) external {
        createReserves(terms);
    }

    function expectBadAddress(IReserves.Terms memory terms, address account) internal {
        expectError(IReserves.Reserves_BadAddress.selector, account);
        this.create(terms);
    }

    function expectBadShares(IReserves.Terms memory terms) internal {
        expectError(IReserves.Reserves_BadShares.selector);
        this.create(terms);
    }

    /// @dev Role `index` of eight, in the order of the terms.
    function withRole(uint256 index, address account) internal view returns (IReserves.Terms memory terms) {
        terms = sharesOf(SHARE);
        assembly ("memory-safe") {
            mstore(add(terms, mul(index, 0x20)), account)
        }
    }

    function test_RevertWhen_ARoleIsNobodyOrItself() external {
        for (uint256 i; i < 8; ++i) {
            expectBadAddress(withRole(i, address(0)), address(0));
            expectBadAddress(withRole(i, RESERVES), RESERVES);
        }
    }

    function test_RevertWhen_ARoleIsTheToken() external {
        for (uint256 i = 1; i < 8; ++i) {
            expectBadAddress(withRole(i, LILAPE), LILAPE);
        }
    }

    function test_RevertWhen_TheSaleHasNoShare() external {
        expectBadShares(sharesOf(0));
    }

    function test_RevertWhen_PrizesPassMarketing() external {
        IReserves.Terms memory terms = sharesOf(SHARE);
        terms.prizes = terms.marketingShare + 1;
        expectBadShares(terms);
        terms.prizes = terms.marketingShare;
        this.create(terms);
    }

    function test_RevertWhen_SharesPass112Bits() external {
        IReserves.Terms memory terms = sharesOf(SHARE);
        terms.daoShare = uint112(type(uint112).max - SUPPLY + SUPPLY / 20 + 1);
        expectBadShares(terms);
        terms.daoShare -= 1;
        this.create(terms);
    }

    function test_KeepsItsTerms() external view {
        assertEq(keccak256(abi.encode(reserves.terms())), keccak256(abi.encode(sharesOf(SHARE))), "all of them");
        assertEq(reserves.recipientOf(IReserves.Purpose.Marketing), marketing, "marketing");
        assertEq(reserves.recipientOf(IReserves.Purpose.Development), development, "development");
        assertEq(reserves.recipientOf(IReserves.Purpose.Dao), dao, "dao");
        assertEq(reserves.releasedAt(), 0, "not released");
        assertEq(reserves.sold(), 0, "nothing sold");
    }
}
