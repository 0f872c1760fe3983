// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {PresaleTest} from "../PresaleTest.sol";
import {SaleHandler} from "./SaleHandler.sol";

contract PresaleInvariants is PresaleTest {
    uint256 internal constant BUYERS = 5;

    SaleHandler internal handler;

    function setUp() public override {
        super.setUp();
        handler = new SaleHandler(presale, lilape, usdt, usdc, owner, reserve);
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](16);
        // Purchases four times, claims and refunds twice, for longer books.
        selectors[0] = SaleHandler.buy.selector;
        selectors[1] = SaleHandler.buy.selector;
        selectors[2] = SaleHandler.passTime.selector;
        selectors[3] = SaleHandler.closeEarly.selector;
        selectors[4] = SaleHandler.cancel.selector;
        selectors[5] = SaleHandler.finalise.selector;
        selectors[6] = SaleHandler.collect.selector;
        selectors[7] = SaleHandler.claim.selector;
        selectors[8] = SaleHandler.refund.selector;
        selectors[9] = SaleHandler.donate.selector;
        selectors[10] = SaleHandler.rescue.selector;
        selectors[11] = SaleHandler.freeze.selector;
        selectors[12] = SaleHandler.claim.selector;
        selectors[13] = SaleHandler.refund.selector;
        selectors[14] = SaleHandler.buy.selector;
        selectors[15] = SaleHandler.buy.selector;
        targetSelectors(address(handler), selectors);
    }

    function booksOf(address coin) internal view returns (SaleHandler.Books memory b) {
        (b.bought, b.refunded, b.donated, b.rescued, b.collected) = handler.books(coin);
    }

    /// @dev What the sale owes in a coin by the handler's books, which know nothing of the sale's.
    function owedIn(SaleHandler.Books memory b) internal pure returns (uint256) {
        return b.bought - b.refunded - b.collected;
    }

    function invariant_HoldsWhatItOwesInEachCoin() external view {
        SaleHandler.Books memory b = booksOf(address(usdt));
        assertEq(usdt.balanceOf(address(presale)), owedIn(b) + b.donated - b.rescued, "usdt");
        assertGe(b.donated, b.rescued, "only gifts were rescued (usdt)");
        b = booksOf(address(usdc));
        assertEq(usdc.balanceOf(address(presale)), owedIn(b) + b.donated - b.rescued, "usdc");
        assertGe(b.donated, b.rescued, "only gifts were rescued (usdc)");
    }

    function invariant_HoldsTheTokensItOwes() external view {
        uint256 balance = lilape.balanceOf(address(presale));
        if (presale.status() == IPresale.Status.Finalised) {
            uint256 owed = handler.tokensSold() - handler.tokensClaimed();
            assertEq(balance, owed + handler.tokensDonatedAfter(), "what is owed, and no more");
        } else {
            assertEq(balance, SHARE + handler.tokensDonated(), "the whole share");
            assertGe(balance, handler.tokensSold(), "what is sold");
            assertEq(handler.tokensClaimed(), 0, "nothing claimed");
        }
    }

    function invariant_PurchasesAddUpToTheCounters() external view {
        IPresale.Counters memory counters = presale.counters();
        assertEq(counters.usdt, booksOf(address(usdt)).bought, "usdt");
        assertEq(counters.usdc, booksOf(address(usdc)).bought, "usdc");
        assertEq(counters.tokens, handler.tokensSold(), "tokens");
        assertEq(counters.claimed, handler.tokensClaimed(), "claimed");
        assertEq(counters.refundedUsdt, booksOf(address(usdt)).refunded, "refunded usdt");
        assertEq(counters.refundedUsdc, booksOf(address(usdc)).refunded, "refunded usdc");
        assertLe(presale.raised(), TOTAL, "never past the ladder");
        assertLe(counters.tokens, LADDER_TOKENS, "never more tokens than the ladder has");
        // Each purchase and portion loses less than one base unit against the exact price.
        uint256 atOnce = creditAtOnce(presale.raised());
        assertLe(counters.tokens, atOnce, "cutting never gains");
        assertLe(atOnce - counters.tokens, handler.purchases() + 10, "within a unit a payment and portion");
    }

    /// @dev What one payment of `amount` at the very start would be credited.
    function creditAtOnce(uint256 amount) internal pure returns (uint256 tokens) {
        uint256 from;
        uint256 price = 1200;
        uint256 end = 12_000e6;
        while (from < amount) {
            uint256 portionEnd = amount < end ? amount : end;
            tokens += (portionEnd - from) * 1e18 / price;
            from = portionEnd;
            price += 100;
            end += 10_000_000 * price;
        }
    }

    function invariant_AccountsAddUpToTheCounters() external view {
        IPresale.Counters memory counters = presale.counters();
        IPresale.Counters memory sum;
        for (uint256 i; i < BUYERS; ++i) {
            address buyer = handler.buyerAt(i);
            IPresale.Account memory account = presale.accountOf(buyer);
            assertEq(account.usdt, handler.paid(buyer, address(usdt)), "paid usdt");
            assertEq(account.usdc, handler.paid(buyer, address(usdc)), "paid usdc");
            assertEq(account.tokens, handler.credited(buyer), "credited");
            sum.usdt += account.usdt;
            sum.usdc += account.usdc;
            sum.tokens += account.tokens;
            if (account.claimed) sum.claimed += account.tokens;
            if (account.refundedUsdt) sum.refundedUsdt += account.usdt;
            if (account.refundedUsdc) sum.refundedUsdc += account.usdc;
        }
        (sum.collectedUsdt, sum.collectedUsdc) = (counters.collectedUsdt, counters.collectedUsdc);
        assertEq(keccak256(abi.encode(sum)), keccak256(abi.encode(counters)), "counters");
    }

    function invariant_NobodyIsPaidTwice() external view {
        for (uint256 i; i < BUYERS; ++i) {
            address buyer = handler.buyerAt(i);
            IPresale.Account memory account = presale.accountOf(buyer);
            assertEq(handler.received(buyer), account.claimed ? account.tokens : 0, "tokens once");
            assertEq(handler.paidBack(buyer, address(usdt)), account.refundedUsdt ? account.usdt : 0, "usdt once");
            assertEq(handler.paidBack(buyer, address(usdc)), account.refundedUsdc ? account.usdc : 0, "usdc once");
            bool isRefunded = account.refundedUsdt || account.refundedUsdc;
            assertTrue(!(account.claimed && isRefunded), "never tokens and money");
        }
        assertTrue(!handler.collectedTwice(), "collected once");
    }

    function invariant_NothingReachesTheTreasuryBeforeFinalisation() external view {
        IPresale.Counters memory counters = presale.counters();
        bool isFinalised = presale.status() == IPresale.Status.Finalised;
        assertTrue(isFinalised || counters.collectedUsdt + counters.collectedUsdc == 0, "not before");
        assertEq(usdt.balanceOf(treasury), counters.collectedUsdt, "usdt");
        assertEq(usdc.balanceOf(treasury), counters.collectedUsdc, "usdc");
        assertLe(counters.collectedUsdt, counters.usdt, "no more than was counted (usdt)");
        assertLe(counters.collectedUsdc, counters.usdc, "no more than was counted (usdc)");
    }

    function invariant_TerminalPhasesExcludeEachOther() external view {
        uint256 terminal;
        if (handler.wasFinalised()) ++terminal;
        if (handler.wasRefunding()) ++terminal;
        if (handler.wasCancelled()) ++terminal;
        assertLe(terminal, 1, "at most one");
    }

    /// @dev At the end of every run: time passes, one buyer is frozen, and everyone else still gets everything.
    function afterInvariant() external {
        address frozen = handler.buyerAt(0);
        usdc.freeze(frozen);
        for (uint256 i = 1; i < BUYERS; ++i) {
            usdc.thaw(handler.buyerAt(i));
        }
        vm.warp(ENDS_AT + 1_000 days);
        if (presale.status() == IPresale.Status.Ended) presale.finalise();
        if (presale.status() == IPresale.Status.Finalised) payTokens();
        else payMoneyBack(frozen);
    }

    function payTokens() internal {
        for (uint256 i; i < BUYERS; ++i) {
            address buyer = handler.buyerAt(i);
            IPresale.Account memory account = presale.accountOf(buyer);
            if (account.tokens != 0 && !account.claimed) presale.claim(buyer);
            assertEq(lilape.balanceOf(buyer), account.tokens, "has all tokens");
        }
        if (presale.owed(address(usdt)) != 0) presale.collect(address(usdt));
        if (presale.owed(address(usdc)) != 0) presale.collect(address(usdc));
        assertEq(usdt.balanceOf(treasury) + usdc.balanceOf(treasury), presale.raised(), "the treasury has it all");
        assertEq(presale.counters().claimed, presale.counters().tokens, "nothing is owed any more");
    }

    function payMoneyBack(address frozen) internal {
        for (uint256 i; i < BUYERS; ++i) {
            address buyer = handler.buyerAt(i);
            IPresale.Account memory account = presale.accountOf(buyer);
            if (account.usdt != 0 && !account.refundedUsdt) presale.refund(buyer, address(usdt));
            bool isDue = account.usdc != 0 && !account.refundedUsdc;
            if (isDue && buyer != frozen) presale.refund(buyer, address(usdc));
            account = presale.accountOf(buyer);
            assertTrue(account.usdt == 0 || account.refundedUsdt, "usdt back");
            assertTrue(account.usdc == 0 || account.refundedUsdc || buyer == frozen, "usdc back");
        }
        assertEq(usdt.balanceOf(treasury) + usdc.balanceOf(treasury), 0, "nothing for the treasury");
    }
}
