// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {LilApe} from "../../src/LilApe.sol";
import {Presale} from "../../src/Presale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleConstructorTest is PresaleTest {
    /// @dev The terms are checked before the token's balance, so bad ones need no token of their own.
    function expectBadTerms(IPresale.Terms memory bad) internal {
        vm.expectRevert(IPresale.Presale_BadTerms.selector);
        createSale(owner, treasury, address(lilape), address(usdt), address(usdc), bad);
    }

    function expectBadTimes(uint40 startsAt, uint40 endsAt) internal {
        IPresale.Terms memory bad = localTerms();
        (bad.startsAt, bad.endsAt) = (startsAt, endsAt);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_BadTimes.selector, startsAt, endsAt));
        createSale(owner, treasury, address(lilape), address(usdt), address(usdc), bad);
    }

    function expectBadAddress(
        address bad,
        address owner_,
        address treasury_,
        address token,
        address coin1,
        address coin2
    ) internal {
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_BadAddress.selector, bad));
        createSale(owner_, treasury_, token, coin1, coin2, localTerms());
    }

    /// @dev A role that must be someone outside the sale.
    function expectBadRole(address bad) internal {
        expectBadAddress(bad, bad, treasury, address(lilape), address(usdt), address(usdc));
        expectBadAddress(bad, owner, bad, address(lilape), address(usdt), address(usdc));
    }

    function test_RevertWhen_TheTokenOrACoinIsNoContract() external {
        address none = address(0xACCE55);
        expectBadAddress(none, owner, treasury, none, address(usdt), address(usdc));
        expectBadAddress(none, owner, treasury, address(lilape), none, address(usdc));
        expectBadAddress(none, owner, treasury, address(lilape), address(usdt), none);
        expectBadAddress(address(0), owner, treasury, address(0), address(usdt), address(usdc));
        address sale = addressAfter(0);
        expectBadAddress(sale, owner, treasury, address(lilape), sale, address(usdc));
    }

    function test_RevertWhen_CoinsAreNotDistinct() external {
        expectBadAddress(address(usdt), owner, treasury, address(lilape), address(usdt), address(usdt));
        expectBadAddress(address(lilape), owner, treasury, address(lilape), address(lilape), address(usdc));
        expectBadAddress(address(lilape), owner, treasury, address(lilape), address(usdt), address(lilape));
    }

    function test_RevertWhen_TheOwnerOrTheTreasuryIsAPartOfTheSale() external {
        expectBadRole(address(lilape));
        expectBadRole(address(usdt));
        expectBadRole(address(usdc));
        address sale = addressAfter(0);
        expectBadAddress(sale, sale, treasury, address(lilape), address(usdt), address(usdc));
        sale = addressAfter(0);
        expectBadAddress(sale, owner, sale, address(lilape), address(usdt), address(usdc));
    }

    function test_RevertWhen_TheOwnerOrTheTreasuryIsZero() external {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        createSale(address(0), treasury, address(lilape), address(usdt), address(usdc), localTerms());
        expectBadAddress(address(0), owner, address(0), address(lilape), address(usdt), address(usdc));
    }

    function test_RevertWhen_TheEndIsNotAfterTheStart() external {
        expectBadTimes(ENDS_AT, ENDS_AT);
        expectBadTimes(ENDS_AT, ENDS_AT - 1);
    }

    function test_RevertWhen_TheEndIsNotAhead() external {
        vm.warp(ENDS_AT);
        expectBadTimes(STARTS_AT, ENDS_AT);
        vm.warp(ENDS_AT + 365 days);
        expectBadTimes(STARTS_AT, ENDS_AT);
    }

    function test_RevertWhen_TheSaleRunsLongerThanAYear() external {
        expectBadTimes(STARTS_AT, STARTS_AT + 366 days + 1);
        expectBadTimes(STARTS_AT, type(uint40).max);
    }

    function test_TakesTheLatestAndTheLongest() external {
        IPresale.Terms memory exact = localTerms();
        exact.endsAt = STARTS_AT + 366 days;
        vm.warp(exact.endsAt - 1);
        (, Presale sale) = deploySale(address(usdt), address(usdc), exact);
        assertEq(uint256(sale.status()), uint256(IPresale.Status.Open), "open for its last second");
    }

    function test_RevertWhen_SomethingThatCountsIsZero() external {
        IPresale.Terms memory bad = localTerms();
        bad.minimum = 0;
        expectBadTerms(bad);
        bad = localTerms();
        bad.basePrice = 0;
        expectBadTerms(bad);
        bad = localTerms();
        bad.stageCount = 0;
        expectBadTerms(bad);
        bad = localTerms();
        bad.tokensPerStage = 0;
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheSoftCapIsAboveTheLadder() external {
        IPresale.Terms memory bad = localTerms();
        bad.softCap = uint64(TOTAL + 1);
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheShareIsLessThanTheLadder() external {
        IPresale.Terms memory bad = localTerms();
        bad.share = uint128(LADDER_TOKENS - 1);
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheMinimumIsAboveTheLadder() external {
        IPresale.Terms memory bad = localTerms();
        bad.minimum = uint64(TOTAL + 1);
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheBalanceIsLessThanTheShare() external {
        LilApe token = deployToken(addressAfter(1), SHARE - 1);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_WrongShare.selector, SHARE - 1, SHARE));
        createSale(owner, treasury, address(token), address(usdt), address(usdc), localTerms());
    }

    function test_AGrainSentAheadDoesNotStopIt() external {
        lilape = deployToken(addressAfter(1), SHARE);
        address ahead = addressAfter(0);
        vm.prank(reserve);
        lilape.transfer(ahead, 1);
        presale = createSale(owner, treasury, address(lilape), address(usdt), address(usdc), localTerms());
        assertEq(lilape.balanceOf(address(presale)), SHARE + 1, "the share and a grain");
        finaliseSuccessfully();
        assertEq(lilape.balanceOf(address(presale)), presale.counters().tokens, "the grain is burned too");
    }

    function test_SaysItsTermsInAnEvent() external {
        LilApe token = deployToken(addressAfter(1), SHARE);
        vm.expectEmit(addressAfter(0));
        emit IPresale.SaleCreated(address(token), address(usdt), address(usdc), treasury, localTerms());
        createSale(owner, treasury, address(token), address(usdt), address(usdc), localTerms());
    }

    function test_KeepsTheTerms() external view {
        IPresale.Terms memory kept = presale.terms();
        assertEq(keccak256(abi.encode(kept)), keccak256(abi.encode(localTerms())), "terms");
        assertEq(presale.owner(), owner, "owner");
        assertEq(presale.treasury(), treasury, "treasury");
        assertEq(presale.lilape(), address(lilape), "lilape");
        assertEq(presale.usdt(), address(usdt), "usdt");
        assertEq(presale.usdc(), address(usdc), "usdc");
        assertEq(presale.closesAt(), ENDS_AT, "closes at the end");
    }

    function test_TakesALadderThatFitsExactly() external {
        IPresale.Terms memory exact = localTerms();
        exact.softCap = uint64(TOTAL);
        exact.minimum = uint64(TOTAL);
        exact.share = uint128(LADDER_TOKENS);
        (, Presale sale) = deploySale(address(usdt), address(usdc), exact);
        assertEq(sale.terms().softCap, TOTAL, "soft cap at the ladder's end");
        assertEq(sale.terms().minimum, TOTAL, "minimum at the ladder's end");
    }
}
