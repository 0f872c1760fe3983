// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/Presale.sol";
import {PresaleTest} from "../PresaleTest.sol";
import {WideToken} from "../mocks/WideToken.sol";

/// @title Every packed field filled to its maximum, and one unit beyond
contract PresaleLimitsTest is PresaleTest {
    uint256 internal constant MOST_UNITS = type(uint64).max;
    /// @dev 2⁶⁴ − 1 = (2³² − 1) · (2³² + 1): one stage at the highest price.
    uint64 internal constant TOKENS_OF_MOST_UNITS = 2 ** 32 + 1;
    uint256 internal constant MOST_TOKENS = uint256(type(uint112).max) / 1e18;

    WideToken internal wide = new WideToken();

    function ladder(uint32 price, uint64 tokens) internal pure returns (IPresale.Terms memory wanted) {
        wanted = localTerms();
        (wanted.stageCount, wanted.basePrice, wanted.priceStep) = (1, price, 0);
        (wanted.tokensPerStage, wanted.softCap) = (tokens, 0);
        wanted.share = uint128(uint256(tokens) * 1e18);
    }

    function create(IPresale.Terms memory wanted) internal {
        wide.mint(addressAfter(1), wanted.share);
        presale = createSale(owner, treasury, address(wide), address(usdt), address(usdc), wanted);
    }

    function test_RevertWhen_TheLadderEndsAUnitBeyond64Bits() external {
        vm.expectRevert(IPresale.Presale_BadTerms.selector);
        createSale(owner, treasury, address(wide), address(usdt), address(usdc), ladder(2 ** 31, 2 ** 33));
    }

    function test_RevertWhen_TheLadderHasATokenBeyond112Bits() external {
        vm.expectRevert(IPresale.Presale_BadTerms.selector);
        createSale(owner, treasury, address(wide), address(usdt), address(usdc), ladder(1, uint64(MOST_TOKENS + 1)));
    }

    function test_AllInOneCoinIsExactly64Bits() external {
        IPresale.Terms memory wanted = ladder(type(uint32).max, TOKENS_OF_MOST_UNITS);
        (wanted.softCap, wanted.minimum) = (type(uint64).max, type(uint64).max);
        for (uint256 i; i < 2; ++i) {
            create(wanted);
            if (i == 0) buyUsdt(alice, MOST_UNITS);
            else buyUsdc(alice, MOST_UNITS);
            IPresale.Counters memory counters = presale.counters();
            assertEq(counters.usdt, i == 0 ? MOST_UNITS : 0, "usdt");
            assertEq(counters.usdc, i == 0 ? 0 : MOST_UNITS, "usdc, nothing spilt");
            assertEq(counters.tokens, uint256(TOKENS_OF_MOST_UNITS) * 1e18, "tokens");
            presale.finalise();
            presale.claim(alice);
            address coin = i == 0 ? address(usdt) : address(usdc);
            assertEq(presale.collect(coin), MOST_UNITS, "collected");
            counters = presale.counters();
            assertEq(counters.collectedUsdt, i == 0 ? MOST_UNITS : 0, "collected usdt");
            assertEq(counters.collectedUsdc, i == 0 ? 0 : MOST_UNITS, "collected usdc, nothing spilt");
            assertEq(presale.owed(coin), 0, "nothing owed");
            assertStatus(IPresale.Status.Finalised, "the phase beside it is as it was");
            assertEq(presale.closesAt(), ENDS_AT, "so is the closing time");
        }
    }

    function test_BothCoinsTogetherAreExactly64Bits() external {
        create(ladder(type(uint32).max, TOKENS_OF_MOST_UNITS));
        buyUsdt(alice, MOST_UNITS - 1e6);
        buyUsdc(alice, 2e6);
        IPresale.Account memory account = presale.accountOf(alice);
        assertEq(account.usdt, MOST_UNITS - 1e6, "usdt");
        assertEq(account.usdc, 1e6, "usdc, cut at the end");
        assertEq(presale.raised(), MOST_UNITS, "raised");
        assertStatus(IPresale.Status.Ended, "sold out");
    }

    /// @dev One unit less than the soft cap is the most that can ever be refunded.
    function test_RefundsFillTheirFields() external {
        IPresale.Terms memory wanted = ladder(type(uint32).max, TOKENS_OF_MOST_UNITS);
        wanted.softCap = type(uint64).max;
        for (uint256 i; i < 2; ++i) {
            create(wanted);
            if (i == 0) buyUsdt(alice, MOST_UNITS - 1);
            else buyUsdc(alice, MOST_UNITS - 1);
            vm.warp(ENDS_AT);
            presale.refund(alice, i == 0 ? address(usdt) : address(usdc));
            IPresale.Counters memory counters = presale.counters();
            assertEq(counters.refundedUsdt, i == 0 ? MOST_UNITS - 1 : 0, "usdt");
            assertEq(counters.refundedUsdc, i == 0 ? 0 : MOST_UNITS - 1, "usdc, nothing spilt");
            assertEq(counters.claimed, 0, "nothing spilt into claims");
            IPresale.Account memory account = presale.accountOf(alice);
            assertTrue(account.refundedUsdt == (i == 0) && account.refundedUsdc == (i == 1), "one mark");
            vm.warp(STARTS_AT);
        }
    }

    function test_TheMostTokensLeaveTheMarksAlone() external {
        create(ladder(1, uint64(MOST_TOKENS)));
        buyUsdc(alice, MOST_TOKENS);
        IPresale.Account memory account = presale.accountOf(alice);
        assertEq(account.tokens, MOST_TOKENS * 1e18, "tokens");
        assertTrue(!account.claimed && !account.refundedUsdt && !account.refundedUsdc, "no mark set by tokens");
        presale.finalise();
        presale.claim(alice);
        account = presale.accountOf(alice);
        assertEq(account.tokens, MOST_TOKENS * 1e18, "tokens after the mark");
        assertTrue(account.claimed && !account.refundedUsdt && !account.refundedUsdc, "one mark");
        assertEq(presale.counters().claimed, MOST_TOKENS * 1e18, "claimed");
        assertEq(wide.balanceOf(address(presale)), 0, "all sent");
    }

    function test_TheLastSecondOf40BitsCloses() external {
        IPresale.Terms memory wanted = localTerms();
        (wanted.startsAt, wanted.endsAt) = (type(uint40).max - 366 days, type(uint40).max);
        vm.warp(wanted.startsAt);
        (, presale) = deploySale(address(usdt), address(usdc), wanted);
        vm.prank(owner);
        presale.closeEarly(type(uint40).max);
        assertEq(presale.closesAt(), type(uint40).max, "kept");
        assertStatus(IPresale.Status.Closing, "the status beside it is as it was");
        vm.warp(type(uint40).max);
        assertStatus(IPresale.Status.Refunding, "closed");
    }

    /// @dev 255 stages, the most: the sum of prices and the loop over stages at their longest.
    function test_TheMostStages() external {
        IPresale.Terms memory wanted = ladder(1, 1);
        (wanted.stageCount, wanted.priceStep, wanted.share) = (255, 1, 255e18);
        wanted.minimum = 1;
        create(wanted);
        // 1 + 2 + … + 255
        (uint256 charged, uint256 tokens) = buyUsdt(alice, 32_640);
        assertEq(charged, 32_640, "charged");
        assertEq(tokens, 255e18, "every token of every stage");
        assertStatus(IPresale.Status.Ended, "sold out");
    }

    function test_AThousandSmallestPaymentsNeverGain() external {
        IPresale.Terms memory wanted = localTerms();
        wanted.minimum = 1;
        (, presale) = deploySale(address(usdt), address(usdc), wanted);
        fundUsdc(bob, 1_000);
        for (uint256 i; i < 1_000; ++i) {
            vm.prank(bob);
            presale.buy(address(usdc), 1, 0);
        }
        // At once: 1,000 / 1,200 of a token. One at a time: each rounded down to 833,333,333,333,333.
        assertEq(presale.accountOf(bob).tokens, 833_333_333_333_333_000, "tokens");
    }
}
