// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager} from "../../src/interfaces/IPoolManager.sol";
import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {MarketTest} from "./MarketTest.sol";

contract PoolOpenerOpenTest is MarketTest {
    /// @dev √(price · 2¹⁹² / 10¹⁸) and √(10¹⁸ · 2¹⁹² / price) of 1,200 and 1,300 micro-dollars, rounded down.
    uint160 internal constant STAGE_1_FIRST = 2_744_544_057_300_595_952_049;
    uint160 internal constant STAGE_1_SECOND = 2_287_120_047_750_496_626_708_093_531_474_526_019;
    uint160 internal constant STAGE_2_SECOND = 2_197_393_864_661_338_517_058_162_432_861_171_434;

    function expectOpened(address coin, uint256 money, uint256 tokens, uint160 price, uint128 liquidity) internal {
        vm.expectEmit(address(opener));
        emit IPoolOpener.MarketOpened(coin, poolIdOf(coin), money, tokens, price, liquidity);
    }

    function test_RevertWhen_TheCoinIsUnknown() external {
        becomeOpenable();
        expectError(IPoolOpener.PoolOpener_UnknownCoin.selector, LILAPE);
        opener.open(LILAPE);
    }

    function test_RevertWhen_NotReleased() external {
        finaliseSuccessfully();
        vm.warp(block.timestamp + 1_000 days);
        assertEq(opener.opensAt(), 0, "no time yet");
        expectError(IPoolOpener.PoolOpener_NotReleased.selector);
        opener.open(address(usdt));
    }

    function test_RevertWhen_ADayIsNotOver() external {
        releaseSuccessfully();
        uint256 opensAt = block.timestamp + 24 hours;
        assertEq(opener.opensAt(), opensAt, "returned");
        expectError(IPoolOpener.PoolOpener_TooEarly.selector, opensAt);
        opener.open(address(usdt));
        vm.warp(opensAt - 1);
        expectError(IPoolOpener.PoolOpener_TooEarly.selector, opensAt);
        opener.open(address(usdt));
        vm.warp(opensAt);
        opener.open(address(usdt));
    }

    function test_RevertWhen_Opened() external {
        becomeOpenable();
        opener.open(address(usdt));
        vm.expectRevert(
            abi.encodeWithSelector(
                IPoolOpener.PoolOpener_AlreadyDone.selector, address(usdt), IPoolOpener.Status.Opened
            )
        );
        opener.open(address(usdt));
    }

    /// @dev 400 of 2,000 USDT at 0.0012 dollars: 333,333.33 LILAPE, and what rounding a unit of the coin is worth.
    function test_PoolsAFifthAtTheLastPrice() external {
        becomeOpenable();
        uint256 share = lilape.balanceOf(OPENER);
        uint256 supply = lilape.totalSupply();
        expectOpened(address(usdt), 400e6, 333_333_333333856866180574, STAGE_1_SECOND, 11_547_005_383_810_651);
        vm.prank(stranger);
        uint128 liquidity = opener.open(address(usdt));

        assertEq(usdt.balanceOf(address(manager)), 400e6, "a fifth of the money");
        assertEq(lilape.balanceOf(address(manager)), 333_333_333333856866180574, "for which that price asks");
        assertEq(sqrtPriceOf(address(usdt)), STAGE_1_SECOND, "the exact price");
        assertEq(positionOf(address(usdt), OPENER), liquidity, "its position");
        assertEq(usdt.balanceOf(OPENER), 1_600e6, "the rest stays");
        assertEq(usdt.balanceOf(treasury), 0, "and nobody is paid");
        assertEq(lilape.balanceOf(OPENER), share - 333_333_333333856866180574, "so do LILAPE");
        assertEq(lilape.totalSupply(), supply, "nothing burned yet");
        IPoolOpener.Market memory market = opener.marketOf(address(usdt));
        assertTrue(market.status == IPoolOpener.Status.Opened && market.failedAt == 0, "recorded");
        assertEq(market.doneAt, block.timestamp, "when");
        assertEq(market.liquidity, liquidity, "how much");
        assertMarket(address(usdc), IPoolOpener.Status.Waiting, "the other waits");
    }

    function test_PoolsWhereLilapeIsTheFirstCurrency() external {
        becomeOpenable();
        assertTrue(opener.keyOf(address(usdc)).currency0 == LILAPE, "first");
        opener.open(address(usdc));
        assertEq(sqrtPriceOf(address(usdc)), STAGE_1_FIRST, "the exact price");
        assertEq(usdc.balanceOf(address(manager)), 160e6, "a fifth of 800");
    }

    function test_BurnsTheRestOnceBothAreDone() external {
        becomeOpenable();
        opener.open(address(usdc));
        uint256 held = lilape.balanceOf(OPENER);
        uint256 pooled = lilape.balanceOf(address(manager));
        uint256 supply = lilape.totalSupply();
        vm.prank(stranger);
        opener.open(address(usdt));
        uint256 rest = held - (lilape.balanceOf(address(manager)) - pooled);
        assertEq(lilape.balanceOf(OPENER), 0, "nothing is left");
        assertEq(lilape.totalSupply(), supply - rest, "it was burned");
    }

    function test_CollectsOnlyWhereSomethingIsOwed() external {
        becomeOpenable();
        presale.collect(address(usdt));
        assertEq(usdt.balanceOf(OPENER), 2_000e6, "anyone collected");
        opener.open(address(usdt));
        assertEq(usdt.balanceOf(address(manager)), 400e6, "a fifth all the same");
    }

    /// @dev The two cases differ by one unit: that at the end of a stage belongs to it.
    function test_TheEndOfAStageBelongsToIt() external {
        buyUsdt(alice, STAGE_1_END);
        uint256 snapshot = vm.snapshotState();
        vm.warp(ENDS_AT);
        assertEq(opener.lastPrice(), 1200, "of the first stage");
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
        opener.open(address(usdt));
        assertEq(sqrtPriceOf(address(usdt)), STAGE_1_SECOND, "the first stage's");
        vm.revertToState(snapshot);
        buyUsdt(alice, MINIMUM);
        assertEq(opener.lastPrice(), 1300, "of the second");
        assertEq(opener.openingSqrtPriceX96(address(usdt)), STAGE_2_SECOND, "the second stage's");
    }

    function test_SoldOutThereIsNoEleventhStage() external {
        buyUsdt(alice, TOTAL);
        assertEq(opener.lastPrice(), 2100, "of the tenth");
    }

    function test_ACoinThatNobodyPaidWithIsDone() external {
        buyUsdt(alice, 2_000e6);
        vm.warp(ENDS_AT);
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
        usdc.mint(OPENER, 5e6);
        expectOpened(address(usdc), 0, 0, STAGE_1_FIRST, 0);
        assertEq(opener.open(address(usdc)), 0, "no liquidity");
        assertMarket(address(usdc), IPoolOpener.Status.Unused, "done");
        assertEq(sqrtPriceOf(address(usdc)), 0, "no pool");
        opener.open(address(usdt));
        assertEq(lilape.balanceOf(OPENER), 0, "the rest is burned");
        vm.expectRevert(
            abi.encodeWithSelector(
                IPoolOpener.PoolOpener_AlreadyDone.selector, address(usdc), IPoolOpener.Status.Unused
            )
        );
        opener.open(address(usdc));
    }

    /// @dev A fifth of four units is none.
    function test_DustOfACoinIsDone() external {
        IPresale.Terms memory terms = localTerms();
        (terms.minimum, terms.softCap) = (1, 0);
        redeployMarket(true, false, terms);
        buyUsdt(alice, 4);
        vm.warp(ENDS_AT);
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
        openBoth();
        assertMarket(address(usdt), IPoolOpener.Status.Unused, "no liquidity");
        opener.sweep(address(usdt));
        assertEq(usdt.balanceOf(treasury), 4, "all of it");
    }

    /// @dev Anyone notes that it fails, and the month is over.
    function waitForTheRest(address coin) internal {
        opener.giveUp(coin);
        assertTrue(opener.marketOf(coin).failedAt != 0, "on record");
        vm.warp(block.timestamp + 30 days);
    }

    function expectStillOwed(address coin, uint256 missing) internal {
        vm.expectRevert(abi.encodeWithSelector(IPoolOpener.PoolOpener_StillOwed.selector, coin, missing));
    }

    /// @dev Half of the coin is gone from the sale: what is there is pooled a month later, and what comes even later goes
    /// to the treasury.
    function test_APartThatIsGoneDoesNotKeepTheRest() external {
        becomeOpenable();
        vm.prank(PRESALE);
        usdt.transfer(stranger, 1_000e6);
        // Whether somebody collects before or not.
        uint256 snapshot = vm.snapshotState();
        for (uint256 i; i < 2; ++i) {
            if (i == 1) presale.collect(address(usdt));
            waitForTheRest(address(usdt));
            vm.warp(block.timestamp - 1);
            expectStillOwed(address(usdt), 1_000e6);
            opener.open(address(usdt));
            vm.warp(block.timestamp + 1);
            opener.open(address(usdt));
            assertEq(usdt.balanceOf(address(manager)), 200e6, "a fifth of what came");
            vm.prank(stranger);
            usdt.transfer(PRESALE, 1_000e6);
            presale.collect(address(usdt));
            opener.sweep(address(usdt));
            assertEq(usdt.balanceOf(treasury), 1_800e6, "all the rest");
            vm.revertToState(snapshot);
        }
    }

    function test_RevertWhen_APartIsGone() external {
        becomeOpenable();
        vm.prank(PRESALE);
        usdt.transfer(stranger, 1);
        expectStillOwed(address(usdt), 1);
        opener.open(address(usdt));
        // However long that lasts, while nobody showed that it fails.
        vm.warp(block.timestamp + 1_000 days);
        expectStillOwed(address(usdt), 1);
        opener.open(address(usdt));
        opener.giveUp(address(usdt));
        assertEq(opener.marketOf(address(usdt)).failedAt, block.timestamp, "recorded, not opened");
    }

    function test_APartThatCameBackIsPooled() external {
        becomeOpenable();
        vm.prank(PRESALE);
        usdt.transfer(stranger, 1_000e6);
        presale.collect(address(usdt));
        vm.prank(stranger);
        usdt.transfer(PRESALE, 1_000e6);
        opener.open(address(usdt));
        assertEq(usdt.balanceOf(address(manager)), 400e6, "a fifth of all");
    }

    /// @dev The issuer stops the sale after a part was collected, and a stranger sends it a unit, so that it is not empty.
    function test_AStoppedSaleDoesNotKeepWhatCame() external {
        becomeOpenable();
        vm.prank(PRESALE);
        usdc.transfer(stranger, 300e6);
        presale.collect(address(usdc));
        usdc.freeze(PRESALE);
        usdc.mint(PRESALE, 1);
        expectStillOwed(address(usdc), 300e6);
        opener.open(address(usdc));
        waitForTheRest(address(usdc));
        opener.giveUp(address(usdc));
        assertMarket(address(usdc), IPoolOpener.Status.Opened, "not given up");
        assertEq(usdc.balanceOf(address(manager)), 100e6, "a fifth of what came");
    }

    function destroyAll(bool isBelow) internal {
        redeployMarket(isBelow, isBelow, localTerms());
        becomeOpenable();
        assertTrue((opener.keyOf(address(usdt)).currency1 == LILAPE) == isBelow, "the order");
        vm.prank(PRESALE);
        usdt.transfer(stranger, 2_000e6);
    }

    function test_RevertWhen_AllOfTheCoinIsGone() external {
        for (uint256 i; i < 2; ++i) {
            destroyAll(i == 0);
            expectStillOwed(address(usdt), 2_000e6);
            opener.open(address(usdt));
        }
    }

    /// @dev A gift of one unit has no liquidity, one of ten opens a pool of two: neither is taken for the money.
    function test_RevertWhen_AGiftStandsInForTheCoin() external {
        for (uint256 i; i < 4; ++i) {
            destroyAll(i & 1 == 0);
            uint256 gift = i < 2 ? 1 : 10;
            usdt.mint(PRESALE, gift);
            expectStillOwed(address(usdt), 2_000e6 - gift);
            opener.open(address(usdt));
            presale.collect(address(usdt));
            expectStillOwed(address(usdt), 2_000e6 - gift);
            opener.open(address(usdt));
            assertMarket(address(usdt), IPoolOpener.Status.Waiting, "neither unused nor open");
            // What was destroyed is made good within the month.
            opener.giveUp(address(usdt));
            usdt.mint(PRESALE, 2_000e6 - gift);
            opener.open(address(usdt));
            assertEq(usdt.balanceOf(address(manager)), 400e6, "a fifth of all");
        }
    }

    /// @dev A month later too, what has no liquidity is given up and never counts as unused.
    function test_OnlyGivingUpEndsAGiftWithoutLiquidity() external {
        for (uint256 i; i < 2; ++i) {
            destroyAll(i == 0);
            usdt.mint(PRESALE, 1);
            waitForTheRest(address(usdt));
            expectStillOwed(address(usdt), 2_000e6 - 1);
            opener.open(address(usdt));
            opener.giveUp(address(usdt));
            assertMarket(address(usdt), IPoolOpener.Status.GivenUp, "given up");
        }
    }

    function test_RevertWhen_TheCoinRefuses() external {
        becomeOpenable();
        usdc.freeze(address(manager));
        vm.expectRevert();
        opener.open(address(usdc));
        usdc.thaw(address(manager));
        opener.open(address(usdc));
    }

    function test_GiftsChangeNothing() external {
        becomeOpenable();
        usdt.mint(OPENER, 1_000_000e6);
        vm.prank(prizeHolder);
        lilape.transfer(OPENER, PRIZES);
        opener.open(address(usdt));
        assertEq(usdt.balanceOf(address(manager)), 400e6, "a fifth of what was paid");
        assertEq(sqrtPriceOf(address(usdt)), STAGE_1_SECOND, "at the last price");
    }

    /// @dev With 41 purchases in stage 1 the share is short of the need by a unit: both pools open all the same.
    function test_AShareThatIsShortByAUnitOpens() external {
        for (uint256 i; i < 40; ++i) {
            buyUsdc(address(uint160(0x9000 + i)), 30e6 + 1 + 3 * i);
        }
        buyUsdc(bob, 5e6);
        vm.warp(ENDS_AT);
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
        assertEq(lilape.balanceOf(OPENER), 200_833_729999999999999997, "the share");
        openBoth();
        assertEq(usdc.balanceOf(address(manager)), 241_000_476, "a fifth, at 200,833.73 LILAPE");
        assertEq(lilape.balanceOf(OPENER), 0, "nothing is left");
    }

    /// @dev The ends that the liquidity is computed with, by whose ticks they and their neighbours are.
    function test_TheEndsOfTheRangeAreThoseOfTheManager() external {
        assertTick(4_310_618_292, -887_200);
        assertTick(4_310_618_291, -887_201);
        assertTick(1_456_195_216_270_955_103_206_513_029_158_776_779_468_408_838_535, 887_200);
        assertTick(1_456_195_216_270_955_103_206_513_029_158_776_779_468_408_838_534, 887_199);
    }

    function assertTick(uint160 sqrtPriceX96, int24 tick) internal {
        uint256 snapshot = vm.snapshotState();
        IPoolManager.PoolKey memory key = opener.keyOf(address(usdt));
        key.hooks = address(0);
        assertTrue(manager.initialize(key, sqrtPriceX96) == tick, "its tick");
        assertTrue(tickOf(keccak256(abi.encode(key))) == tick, "as it is kept");
        vm.revertToState(snapshot);
    }

    /// @dev Both orders for each coin, any payments: the exact price, no more than a fifth, at most a unit of the coin less,
    /// and nothing left over in the end.
    function testFuzz_OpensBothInAnyOrder(uint256 orders, uint256 inUsdt, uint256 inUsdc, uint256 pieces) external {
        redeployMarket(orders & 1 == 0, orders & 2 == 0, localTerms());
        inUsdt = bound(inUsdt, SOFT_CAP, 100_000e6);
        inUsdc = bound(inUsdc, MINIMUM, 65_000e6);
        pieces = bound(pieces, 1, 12);
        for (uint256 i; i < pieces; ++i) {
            buyUsdt(address(uint160(0x9000 + i)), inUsdt / pieces);
        }
        buyUsdc(bob, inUsdc);
        checkOpening(orders & 4 == 0);
    }

    /// @dev The same over random ladders.
    function testFuzz_OpensOverAllLadders(uint256 orders, uint256[5] memory ladder, uint256 inUsdt, uint256 inUsdc)
        external
    {
        IPresale.Terms memory terms = localTerms();
        (terms.minimum, terms.softCap) = (1, 0);
        terms.stageCount = uint8(bound(ladder[0], 1, 255));
        terms.basePrice = uint32(bound(ladder[1], 1, ladder[4] & 1 == 0 ? type(uint32).max : 10_000));
        terms.priceStep = uint32(bound(ladder[2], 0, ladder[4] & 2 == 0 ? type(uint32).max : 1_000));
        // So that neither the counters nor the share overflow.
        uint256 mostPrice = terms.basePrice + 255 * uint256(terms.priceStep);
        uint256 mostTokens = (uint256(type(uint64).max) - 1) / mostPrice / terms.stageCount;
        uint256 inShare = SHARE / 1e18 / terms.stageCount;
        terms.tokensPerStage = uint64(bound(ladder[3], 1, mostTokens < inShare ? mostTokens : inShare));
        redeployMarket(orders & 1 == 0, orders & 2 == 0, terms);
        buyUsdt(alice, bound(inUsdt, 1, type(uint64).max / 2));
        if (presale.status() == IPresale.Status.Open) buyUsdc(bob, bound(inUsdc, 1, type(uint64).max / 2));
        checkOpening(orders & 4 == 0);
    }

    function checkOpening(bool isUsdtFirst) internal {
        if (presale.status() == IPresale.Status.Open) vm.warp(ENDS_AT);
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
        uint256 supply = lilape.totalSupply();
        uint256 share = lilape.balanceOf(OPENER);
        checkOpened(isUsdtFirst ? address(usdt) : address(usdc));
        checkOpened(isUsdtFirst ? address(usdc) : address(usdt));
        assertEq(lilape.balanceOf(OPENER), 0, "nothing is left here");
        uint256 pooled = lilape.balanceOf(address(manager));
        assertEq(lilape.totalSupply(), supply - (share - pooled), "pooled or burned");
    }

    function checkOpened(address coin) internal {
        IPresale.Counters memory counters = presale.counters();
        uint256 paid = coin == address(usdt) ? counters.usdt : counters.usdc;
        uint256 held = lilape.balanceOf(OPENER);
        uint128 liquidity = opener.open(coin);
        uint256 pooled = balanceOf(coin, address(manager));
        assertLe(pooled, paid / 5, "no more than a fifth");
        assertEq(balanceOf(coin, OPENER), paid - pooled, "the rest is here");
        if (liquidity == 0) {
            assertEq(pooled, 0, "nothing pooled");
            return;
        }
        // Where a unit of liquidity is worth much, or LILAPE are short by a few units, a little less is pooled.
        uint256 tokens = held - lilape.balanceOf(OPENER);
        uint256 price = opener.lastPrice();
        if (tokens < held / 2) assertGe(pooled + 1, paid / 5 - paid / 5 / liquidity, "and hardly less");
        checkPrice(coin, price);
        assertEq(positionOf(coin, OPENER), liquidity, "its position");
    }

    /// @dev By squares: the root is exact, whichever comes first.
    function checkPrice(address coin, uint256 price) internal view {
        uint256 root = sqrtPriceOf(coin);
        assertEq(root, opener.openingSqrtPriceX96(coin), "as it said before");
        uint256 square = LILAPE < coin ? (price << 192) / 1e18 : (uint256(1e18) << 192) / price;
        assertLe(root * root, square, "not above");
        assertTrue((root + 1) * (root + 1) > square, "the next would be");
    }
}
