// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/Presale.sol";
import {TestUsdt} from "../../src/test-tokens/TestUsdt.sol";
import {FeeCoin} from "../mocks/FeeCoin.sol";
import {HookedCoin} from "../mocks/HookedCoin.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleBuyTest is PresaleTest {
    function expectRefused(IPresale.Status status) internal {
        fundUsdt(alice, MINIMUM);
        vm.prank(alice);
        expectWrongStatus(status);
        presale.buy(address(usdt), MINIMUM, 0);
    }

    function test_RevertWhen_ThePaymentTokenIsUnknown() external {
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_UnsupportedToken.selector, address(lilape)));
        presale.buy(address(lilape), MINIMUM, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_UnsupportedToken.selector, address(0)));
        presale.buy(address(0), MINIMUM, 0);
    }

    function test_RevertWhen_Upcoming() external {
        vm.warp(STARTS_AT - 1);
        expectRefused(IPresale.Status.Upcoming);
    }

    function test_RevertWhen_Ended() external {
        buyUsdt(alice, SOFT_CAP);
        vm.warp(ENDS_AT);
        expectRefused(IPresale.Status.Ended);
    }

    function test_RevertWhen_ClosedEarly() external {
        buyUsdt(alice, SOFT_CAP);
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        vm.warp(STARTS_AT + 2 hours);
        expectRefused(IPresale.Status.Ended);
    }

    function test_RevertWhen_SoldOut() external {
        buyUsdt(alice, TOTAL);
        expectRefused(IPresale.Status.Ended);
    }

    function test_RevertWhen_Refunding() external {
        vm.warp(ENDS_AT);
        expectRefused(IPresale.Status.Refunding);
    }

    function test_RevertWhen_Finalised() external {
        finaliseSuccessfully();
        expectRefused(IPresale.Status.Finalised);
    }

    function test_RevertWhen_Cancelled() external {
        vm.prank(owner);
        presale.cancel();
        expectRefused(IPresale.Status.Cancelled);
    }

    function test_RevertWhen_BelowTheMinimum() external {
        fundUsdt(alice, MINIMUM);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_BelowMinimum.selector, MINIMUM - 1, MINIMUM));
        presale.buy(address(usdt), MINIMUM - 1, 0);
    }

    function test_RevertWhen_FewerTokensThanAskedFor() external {
        fundUsdt(alice, 12e6);
        vm.prank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(IPresale.Presale_TooFewTokens.selector, 10_000e18, uint256(10_000e18) + 1)
        );
        presale.buy(address(usdt), 12e6, uint256(10_000e18) + 1);
    }

    function test_RevertWhen_TheCutAtTheEndLeavesTooFewTokens() external {
        buyUsdt(alice, TOTAL - 21e6);
        fundUsdt(bob, 42e6);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_TooFewTokens.selector, 10_000e18, 20_000e18));
        presale.buy(address(usdt), 42e6, 20_000e18);
    }

    function test_RevertWhen_TooLittleBalanceOrAllowance() external {
        fundUsdt(alice, 5e6);
        vm.startPrank(alice);
        vm.expectRevert(Presale.TransferFromFailed.selector);
        presale.buy(address(usdt), 6e6, 0);
        usdt.transfer(bob, 1e6);
        vm.expectRevert(Presale.TransferFromFailed.selector);
        presale.buy(address(usdt), 5e6, 0);
        vm.stopPrank();
        assertEq(presale.raised(), 0, "nothing credited");
        assertEq(presale.accountOf(alice).tokens, 0, "no tokens");
    }

    function test_CreditsAsChargedWhatBringsMore() external {
        FeeCoin coin = new FeeCoin();
        (, presale) = deploySale(address(usdt), address(coin), localTerms());
        coin.mint(alice, 10e6);
        coin.setGift(1);
        vm.startPrank(alice);
        coin.approve(address(presale), 10e6);
        (uint256 charged,) = presale.buy(address(coin), 10e6, 0);
        vm.stopPrank();
        assertEq(charged, 10e6, "charged");
        assertEq(presale.accountOf(alice).usdc, 10e6, "credited");
        assertEq(coin.balanceOf(address(presale)), 10e6 + 1, "and the gift is a surplus");
    }

    function test_RevertWhen_TheCoinDeliversLess() external {
        FeeCoin coin = new FeeCoin();
        (, presale) = deploySale(address(usdt), address(coin), localTerms());
        coin.mint(alice, 10e6);
        coin.mint(address(presale), 5e6);
        coin.setFee(1);
        vm.startPrank(alice);
        coin.approve(address(presale), 10e6);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ShortPayment.selector, 10e6 - 1, 10e6));
        presale.buy(address(coin), 10e6, 0);
        coin.setThief(true);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ShortPayment.selector, 0, 10e6));
        presale.buy(address(coin), 10e6, 0);
        vm.stopPrank();
        assertEq(presale.raised(), 0, "nothing credited");
    }

    function test_RevertWhen_TheCoinReentersBuy() external {
        HookedCoin coin = new HookedCoin();
        (, presale) = deploySale(address(usdt), address(coin), localTerms());
        coin.mint(alice, 10e6);
        coin.mint(address(coin), 10e6);
        vm.prank(address(coin));
        coin.approve(address(presale), 10e6);
        vm.prank(alice);
        coin.approve(address(presale), 10e6);
        coin.arm(address(presale), abi.encodeCall(IPresale.buy, (address(coin), 10e6, 0)));
        vm.prank(alice);
        presale.buy(address(coin), 10e6, 0);
        assertTrue(!coin.isReentrySuccessful(), "inner purchase refused");
        assertEq(coin.reentryError(), ReentrancyGuardTransient.Reentrancy.selector, "by the guard");
        assertEq(presale.raised(), 10e6, "only the outer purchase counts");
        assertEq(coin.balanceOf(address(presale)), 10e6, "and only it was paid");
    }

    function test_RefundsOnceWhenTheCoinCancelsInsideTheCall() external {
        HookedCoin coin = new HookedCoin();
        (, presale) = deploySale(address(usdt), address(coin), localTerms());
        coin.mint(alice, 20e6);
        vm.prank(alice);
        coin.approve(address(presale), 20e6);
        vm.prank(alice);
        presale.buy(address(coin), 10e6, 0);
        handOver(address(coin));
        // The coin, owner by now, cancels within the payment: the purchase is already counted and is paid all the same.
        coin.arm(address(presale), abi.encodeCall(IPresale.cancel, ()));
        vm.prank(alice);
        presale.buy(address(coin), 10e6, 0);
        assertTrue(coin.isReentrySuccessful(), "cancelled inside");
        presale.refund(alice, address(coin));
        assertEq(coin.balanceOf(alice), 20e6, "everything back, once");
        assertEq(coin.balanceOf(address(presale)), 0, "nothing more");
    }

    function test_CreditsAPurchaseInUsdt() external {
        fundUsdt(alice, 12e6);
        vm.expectEmit(address(presale));
        emit IPresale.Purchased(alice, address(usdt), 12e6, 10_000e18, 0);
        vm.expectEmit(address(usdt));
        emit TestUsdt.Transfer(alice, address(presale), 12e6);
        vm.prank(alice);
        (uint256 charged, uint256 tokens) = presale.buy(address(usdt), 12e6, 10_000e18);
        assertEq(charged, 12e6, "charged");
        assertEq(tokens, 10_000e18, "tokens");
        assertEq(usdt.balanceOf(alice), 0, "paid");
        assertEq(usdt.balanceOf(address(presale)), 12e6, "received");
        IPresale.Account memory account = presale.accountOf(alice);
        assertEq(account.usdt, 12e6, "account usdt");
        assertEq(account.usdc, 0, "account usdc");
        assertEq(account.tokens, 10_000e18, "account tokens");
        assertTrue(!account.claimed && !account.refundedUsdt && !account.refundedUsdc, "no flags");
        IPresale.Counters memory counters = presale.counters();
        assertEq(counters.usdt, 12e6, "counter usdt");
        assertEq(counters.usdc, 0, "counter usdc");
        assertEq(counters.tokens, 10_000e18, "counter tokens");
    }

    function test_CreditsAPurchaseInUsdcAfterOneInUsdt() external {
        buyUsdt(alice, 12e6);
        fundUsdc(alice, 24e6);
        vm.expectEmit(address(presale));
        emit IPresale.Purchased(alice, address(usdc), 24e6, 20_000e18, 12e6);
        vm.prank(alice);
        presale.buy(address(usdc), 24e6, 20_000e18);
        IPresale.Account memory account = presale.accountOf(alice);
        assertEq(account.usdt, 12e6, "account usdt");
        assertEq(account.usdc, 24e6, "account usdc");
        assertEq(account.tokens, 30_000e18, "account tokens");
        IPresale.Counters memory counters = presale.counters();
        assertEq(counters.usdc, 24e6, "counter usdc");
        assertEq(counters.tokens, 30_000e18, "counter tokens");
        assertEq(presale.raised(), 36e6, "raised");
    }

    function test_PricesEachBandAtItsOwnStage() external {
        buyUsdt(alice, STAGE_1_END - 12e6);
        // 12 dollars at 0.0012 are 10,000 tokens, 13 dollars at 0.0013 another 10,000.
        (uint256 charged, uint256 tokens) = buyUsdc(bob, 25e6);
        assertEq(charged, 25e6, "charged");
        assertEq(tokens, 20_000e18, "tokens");
    }

    function test_TheUnitAtAStagesEndBelongsToTheNext() external {
        buyUsdt(alice, STAGE_1_END);
        (, uint256 tokens) = buyUsdt(bob, 13e6);
        assertEq(tokens, 10_000e18, "stage 2 from its first unit");
        assertEq(presale.accountOf(alice).tokens, 10_000_000e18, "stage 1 whole");
    }

    function test_ChargesOnlyWhatIsLeft() external {
        buyUsdt(alice, TOTAL - 21e6);
        (uint256 charged, uint256 tokens) = buyUsdc(bob, 1_000e6);
        assertEq(charged, 21e6, "charged");
        assertEq(tokens, 10_000e18, "tokens at 0.0021");
        assertEq(usdc.balanceOf(bob), 979e6, "the rest was never pulled");
        assertEq(presale.counters().tokens, LADDER_TOKENS, "all tokens sold");
        assertStatus(IPresale.Status.Ended, "sold out ends the sale");
    }

    function test_SellsARestBelowTheMinimum() external {
        buyUsdt(alice, TOTAL - 1);
        (uint256 charged, uint256 tokens) = buyUsdt(bob, MINIMUM);
        assertEq(charged, 1, "one unit was left");
        assertEq(tokens, 476_190_476_190_476, "1e18 / 2100 rounded down");
        assertStatus(IPresale.Status.Ended, "sold out");
    }

    function test_WorksWhileClosing() external {
        vm.prank(owner);
        presale.closeEarly(STARTS_AT + 2 hours);
        vm.warp(STARTS_AT + 2 hours - 1);
        (uint256 charged,) = buyUsdt(alice, 12e6);
        assertEq(charged, 12e6, "charged");
    }

    function test_CountsAPlainTransferToNobody() external {
        usdt.mint(address(presale), 77e6);
        buyUsdt(alice, 12e6);
        assertEq(presale.raised(), 12e6, "raised");
        assertEq(presale.counters().usdt, 12e6, "counter");
    }

    function test_TakesTheLargestOffer() external {
        fundUsdt(alice, TOTAL);
        vm.prank(alice);
        (uint256 charged, uint256 tokens) = presale.buy(address(usdt), type(uint256).max, LADDER_TOKENS);
        assertEq(charged, TOTAL, "charged");
        assertEq(tokens, LADDER_TOKENS, "tokens");
    }

    function testFuzz_CreditsTheQuote(uint256 before, uint256 amount, bool inUsdc) external {
        before = bound(before, 0, TOTAL - 1);
        amount = bound(amount, MINIMUM, 2 * TOTAL);
        if (before >= MINIMUM) buyUsdt(alice, before);
        (uint256 quotedCharge, uint256 quotedTokens) = presale.quote(amount);
        uint256 raisedBefore = presale.raised();
        (uint256 charged, uint256 tokens) = inUsdc ? buyUsdc(bob, amount) : buyUsdt(bob, amount);
        assertEq(charged, quotedCharge, "charged as quoted");
        assertEq(tokens, quotedTokens, "credited as quoted");
        assertEq(presale.raised(), raisedBefore + charged, "raised");
        assertEq(presale.accountOf(bob).tokens, tokens, "account");
        uint256 left = inUsdc ? usdc.balanceOf(bob) : usdt.balanceOf(bob);
        assertEq(left, amount - charged, "pulled exactly the charge");
    }

    /// @dev Cutting a payment into two loses at most one base unit for the cut, and never gains.
    function testFuzz_DoesNotDependOnHowAPaymentIsCut(uint256 before, uint256 amount, uint256 cut) external {
        before = bound(before, MINIMUM, TOTAL - 2 * MINIMUM);
        amount = bound(amount, 2 * MINIMUM, TOTAL - before);
        cut = bound(cut, MINIMUM, amount - MINIMUM);
        buyUsdt(alice, before);
        (, uint256 whole) = presale.quote(amount);
        buyUsdt(bob, cut);
        buyUsdc(bob, amount - cut);
        uint256 inParts = presale.accountOf(bob).tokens;
        assertLe(inParts, whole, "cutting never gains");
        assertLe(whole - inParts, 1, "and loses at most one unit");
    }
}
