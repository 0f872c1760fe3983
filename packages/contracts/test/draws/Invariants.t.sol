// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsHandler} from "./DrawsHandler.sol";
import {DrawsTest} from "./DrawsTest.sol";

/// A run grows dearer with its length, as each call looks at all that was settled: 256 of 500 calls would take hours.
/// forge-config: deep.invariant.runs = 64
/// forge-config: deep.invariant.depth = 250
contract DrawsInvariants is DrawsTest {
    DrawsHandler internal handler;

    function setUp() public override {
        super.setUp();
        sale.set(IPresale.Status.Open, NOW + 30 days);
        handler = new DrawsHandler(token, sale, owner);
        IDraws.Terms memory terms = localTerms();
        terms.excluded = handler.excludedAccounts();
        draws = createDraws(terms);
        token.transfer(address(draws), PRIZES);
        handler.setDraws(draws);
        token.transfer(address(handler), 1e32);
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](20);
        for (uint256 i; i < 2; ++i) {
            selectors[i] = DrawsHandler.open.selector;
            selectors[2 + i] = DrawsHandler.reveal.selector;
            selectors[4 + i] = DrawsHandler.settle.selector;
            selectors[6 + i] = DrawsHandler.endSale.selector;
            selectors[8 + i] = DrawsHandler.list.selector;
            selectors[10 + i] = DrawsHandler.list.selector;
        }
        selectors[12] = DrawsHandler.withdraw.selector;
        selectors[13] = DrawsHandler.burn.selector;
        selectors[14] = DrawsHandler.give.selector;
        selectors[15] = DrawsHandler.pass.selector;
        selectors[16] = DrawsHandler.buy.selector;
        selectors[17] = DrawsHandler.refute.selector;
        selectors[18] = DrawsHandler.renewRound.selector;
        selectors[19] = DrawsHandler.endEmptyGiveaway.selector;
        targetSelectors(address(handler), selectors);
    }

    function invariant_WhatAnyoneMayDoIsWhatTheRulesSay() external view {
        assertEq(handler.wronglyDone(), 0, "no wrong caller, time, list, signature, place or winner went through");
        assertEq(handler.wronglyRefused(), 0, "no batch, new round or end of an empty giveaway was refused");
    }

    /// @dev Whoever listed whom from where: the list that opened it is the sale's record without those excluded.
    function invariant_TheGiveawaysListIsTheSalesRecord() external view {
        if (handler.openedAs(1).size == 0) return;
        IDraws.Listing memory listing = draws.drawOf(1).listing;
        DrawList.Row[] memory rows = handler.listOf(1);
        assertEq(listing.root, DrawList.grownRootOf(rows), "root");
        assertEq(listing.count, rows.length, "count");
        assertEq(listing.totalWeight, DrawList.totalWeight(rows), "weight");
        assertEq(listing.places, rows.length, "places");
        assertEq(listing.listDigest, 0, "no other list");
    }

    function invariant_NothingLeavesButPrizesAndWhatIsBurned() external view {
        uint256 here = token.balanceOf(address(draws));
        assertEq(here + handler.paid() + handler.burned(), PRIZES + handler.given(), "to the unit");
        assertLe(handler.paid(), PRIZES, "no more than the prizes");
        if (!handler.openedAs(1).isRevealed) assertEq(handler.paid(), 0, "nothing before it is revealed");
    }

    /// @dev Each place has the winner of the text, up to the one that is next, and nobody has two.
    function invariant_PlacesHaveTheirWinnersInOrder() external view {
        for (uint256 drawId = 1; drawId <= handler.lastDraw(); ++drawId) {
            DrawsHandler.Opened memory one = handler.openedAs(drawId);
            IDraws.Draw memory draw = draws.drawOf(drawId);
            assertEq(draw.settledPlaces, one.settled, "so many");
            assertEq(uint256(draw.status), uint256(statusBy(one)), "where it stands");
            DrawList.Row[] memory rows = handler.listOf(drawId);
            uint256[] memory named = DrawList.drawn(rows, draw.seed, drawId, one.settled);
            for (uint256 place; place < one.settled; ++place) {
                assertEq(draws.winnerOf(drawId, place), rows[named[place]].account, "by the text");
                for (uint256 other; other < place; ++other) {
                    assertTrue(draws.winnerOf(drawId, other) != draws.winnerOf(drawId, place), "once");
                }
            }
            assertEq(draws.winnerOf(drawId, one.settled), address(0), "nobody at the next");
        }
        assertEq(draws.drawCount(), handler.lastDraw(), "all of them");
    }

    function statusBy(DrawsHandler.Opened memory one) internal pure returns (IDraws.Status) {
        if (one.size == 0) return IDraws.Status.None;
        if (one.isWithdrawn) return IDraws.Status.Withdrawn;
        if (!one.isRevealed) return IDraws.Status.Open;
        return one.settled == one.places ? IDraws.Status.Settled : IDraws.Status.Revealed;
    }

    /// @dev The prizes of the places that have none yet are here, as long as they can be won.
    function invariant_WhatCanBeWonIsHere() external view {
        DrawsHandler.Opened memory one = handler.openedAs(1);
        if (one.size == 0) return;
        uint256 owed;
        for (uint256 place = one.settled; place < one.places; ++place) {
            owed += draws.prizeOf(1, place);
        }
        assertLe(owed, token.balanceOf(address(draws)), "covered");
    }

    /// @dev At the end of every run: nothing is locked for ever.
    function afterInvariant() external {
        if (sale.status() == IPresale.Status.Open) sale.set(IPresale.Status.Finalised, block.timestamp);
        vm.warp(block.timestamp + 800 days);
        if (token.balanceOf(address(draws)) > 0) draws.burnLeftover();
        assertEq(token.balanceOf(address(draws)), 0, "all of it");
    }
}
