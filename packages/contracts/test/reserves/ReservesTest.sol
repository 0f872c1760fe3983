// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {IReserves} from "../../src/interfaces/IReserves.sol";
import {MarketTest} from "../market/MarketTest.sol";
import {EndedSale} from "../mocks/EndedSale.sol";

/// @title Reserves with their shares, and a sale that sold what is wanted
abstract contract ReservesTest is MarketTest {
    uint256 internal constant HELD = SUPPLY - SHARE - PRIZES;
    /// @dev Four billion LILAPE, a fifth of which is more than the prizes.
    uint256 internal constant SOLD = 4_000_000_000e18;

    EndedSale internal sale;

    function setUp() public virtual override {
        super.setUp();
        vm.etch(PRESALE, address(new EndedSale()).code);
        sale = EndedSale(PRESALE);
        // What the sale burned when it was finalised.
        uint256 unsold = SHARE - SOLD;
        vm.prank(PRESALE);
        lilape.burn(unsold);
    }

    function finaliseWith(uint256 tokens) internal {
        sale.sell(tokens);
        sale.setStatus(IPresale.Status.Finalised);
    }

    function release() internal {
        finaliseWith(SOLD);
        vm.prank(stranger);
        reserves.release();
    }

    function heldBy(address account) internal view returns (uint256) {
        return lilape.balanceOf(account);
    }

    function expectNothingToPay(IReserves.Purpose purpose) internal {
        vm.expectRevert(abi.encodeWithSelector(IReserves.Reserves_NothingToPay.selector, purpose));
    }
}
