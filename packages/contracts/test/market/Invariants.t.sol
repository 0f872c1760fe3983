// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {IReserves} from "../../src/interfaces/IReserves.sol";
import {MarketHandler} from "./MarketHandler.sol";
import {MarketTest} from "./MarketTest.sol";

/// @dev The sale lasts ten days and may be sold out before; USDT is below LILAPE, USDC above.
contract MarketInvariants is MarketTest {
    MarketHandler internal handler;

    function setUp() public override {
        super.setUp();
        IPresale.Terms memory terms = localTerms();
        terms.endsAt = STARTS_AT + 10 days;
        redeployMarket(true, false, terms);
        handler = new MarketHandler(
            MarketHandler.World(presale, reserves, opener, lilape, usdt, usdc, manager, trader, owner, prizeHolder)
        );
        // Enough for the soft cap, so that most runs come to pools.
        handler.buy(0, 2_000e6, true);
        handler.buy(1, 800e6, false);
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](26);
        selectors[0] = MarketHandler.buy.selector;
        selectors[1] = MarketHandler.passTime.selector;
        selectors[2] = MarketHandler.cancel.selector;
        selectors[3] = MarketHandler.finalise.selector;
        selectors[4] = MarketHandler.release.selector;
        selectors[5] = MarketHandler.burnUnreleased.selector;
        selectors[6] = MarketHandler.pay.selector;
        selectors[7] = MarketHandler.claim.selector;
        selectors[8] = MarketHandler.collect.selector;
        selectors[9] = MarketHandler.open.selector;
        selectors[10] = MarketHandler.giveUp.selector;
        selectors[11] = MarketHandler.sweep.selector;
        selectors[12] = MarketHandler.collectFees.selector;
        selectors[13] = MarketHandler.trade.selector;
        selectors[14] = MarketHandler.changeTheirs.selector;
        selectors[15] = MarketHandler.initialise.selector;
        selectors[16] = MarketHandler.givePart.selector;
        selectors[17] = MarketHandler.giveLilape.selector;
        selectors[18] = MarketHandler.freeze.selector;
        // What leads to pools, more often.
        selectors[19] = MarketHandler.finalise.selector;
        selectors[20] = MarketHandler.release.selector;
        selectors[21] = MarketHandler.passTime.selector;
        selectors[22] = MarketHandler.trade.selector;
        selectors[23] = MarketHandler.buy.selector;
        selectors[24] = MarketHandler.lose.selector;
        selectors[25] = MarketHandler.makeGood.selector;
        targetSelectors(address(handler), selectors);
    }

    function invariant_OurLiquidityNeverFalls() external view {
        assertEq(handler.liquidityFell(), 0, "never");
        for (uint256 i; i < 2; ++i) {
            address coin = handler.coinOf(i == 0);
            IPoolOpener.Market memory market = opener.marketOf(coin);
            assertEq(handler.liquidityOf(coin), market.liquidity, "what was added");
            assertTrue((market.liquidity > 0) == (market.status == IPoolOpener.Status.Opened), "and only then");
        }
    }

    /// @dev Whatever the sale counts as collected is in a pool, with the treasury, or still here.
    function invariant_NoMoneyIsLost() external view {
        IPresale.Counters memory counters = presale.counters();
        for (uint256 i; i < 2; ++i) {
            address coin = handler.coinOf(i == 0);
            uint256 collected = i == 0 ? counters.collectedUsdt : counters.collectedUsdc;
            uint256 left = handler.pooled(coin) + handler.swept(coin) + balanceOf(coin, OPENER);
            assertEq(left, collected + handler.given(coin), "of the sale and gifts");
            assertEq(balanceOf(coin, treasury), handler.swept(coin), "the treasury has it");
            assertEq(balanceOf(coin, dao), handler.feesPaid(coin), "the DAO has the fees");
            uint256 most = (i == 0 ? counters.usdt : counters.usdc) * MONEY_SHARE / 10_000;
            assertLe(handler.pooled(coin), most, "no more than its part");
        }
    }

    /// @dev What strangers send the sale in place of lost money neither uses a market up nor opens one early.
    function invariant_NothingStandsInForTheMoney() external view {
        assertEq(handler.unusedButOwed(), 0, "never unused while owed");
        assertEq(handler.openedTooSoon(), 0, "never opened without the rest but after a month");
    }

    function invariant_NothingIsLeftOver() external view {
        uint256 here = lilape.balanceOf(OPENER);
        if (handler.isDone()) {
            assertEq(here, handler.tokensGivenLate(), "but what came later");
        } else {
            uint256 share = reserves.splitOf(reserves.sold()).liquidity;
            assertEq(here, share + handler.tokensGiven() - handler.tokensPooled(), "what waits");
        }
    }

    /// @dev The pie, to the unit.
    function invariant_ThePieStaysThePie() external view {
        if (reserves.releasedAt() == 0) return;
        uint256 sold = presale.counters().tokens;
        assertEq(reserves.sold(), sold, "what was sold");
        IReserves.Split memory split = reserves.splitOf(sold);
        uint256 paidOverTime = split.marketing + split.development + split.dao;
        assertEq(lilape.balanceOf(staking), split.rewards, "rewards");
        assertEq(lilape.balanceOf(teamVesting), split.team, "team");
        uint256 kept = paidOverTime - handler.tokensPaid() + handler.reservesGivenLate();
        assertEq(lilape.balanceOf(RESERVES), kept, "what is still to be paid");
        assertEq(
            lilape.balanceOf(marketing) + lilape.balanceOf(development) + lilape.balanceOf(dao),
            handler.tokensPaid(),
            "what was paid"
        );
        assertEq(lilape.balanceOf(PRESALE), sold - handler.claimed(), "the sale's own");
        uint256 everywhere = sold - handler.claimed() + split.rewards + split.team + kept + handler.tokensPaid();
        everywhere += handler.claimed() + lilape.balanceOf(OPENER) + lilape.balanceOf(address(manager));
        everywhere += lilape.balanceOf(prizeHolder) + lilape.balanceOf(address(trader));
        assertEq(lilape.totalSupply(), everywhere, "nobody else has any");
    }

    function invariant_AFailedSaleReleasesNothing() external view {
        IPresale.Status status = presale.status();
        if (status == IPresale.Status.Finalised) return;
        assertEq(reserves.releasedAt(), 0, "not released");
        assertEq(handler.pooled(address(usdt)) + handler.pooled(address(usdc)), 0, "nothing pooled");
        assertEq(lilape.balanceOf(staking) + lilape.balanceOf(teamVesting), 0, "nothing given");
    }
}
