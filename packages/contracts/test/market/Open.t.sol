// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager} from "../../src/interfaces/IPoolManager.sol";
import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {MarketTest} from "./MarketTest.sol";

contract PoolOpenerOpenTest is MarketTest {
    /// @dev √(1200 · 2¹⁹² / 10¹⁸) and √(10¹⁸ · 2¹⁹² / 1200), rounded down.
    uint160 internal constant STAGE_1_FIRST = 2_744_555_786_101_582_938_604;
    uint160 internal constant STAGE_1_SECOND = 2_287_129_821_751_319_115_503_838_164_498_702_437;

    function expectOpened(address coin, uint256 money, uint256 tokens, uint160 price, uint128 liquidity) internal {
        vm.expectEmit(address(opener));
        emit IPoolOpener.MarketOpened(coin, poolIdOf(coin), money, tokens, price, liquidity);
    }

    /// @dev 400 of 2,000 USDT at 0.0012 dollars: 333,333.33 LILAPE.
    function test_PoolsAFifthAtTheLastPrice() external {
        becomeOpenable();
        uint256 share = lilape.balanceOf(OPENER);
        uint256 supply = lilape.totalSupply();
        vm.prank(stranger);
        uint128 liquidity = opener.open(address(usdt));

        assertEq(usdt.balanceOf(address(manager)), 400e6, "a fifth of the money");
        assertEq(lilape.balanceOf(address(manager)), 333_333_333333333333333333, "for which that price asks");
        assertEq(sqrtPriceOf(address(usdt)), STAGE_1_SECOND, "the exact price");
        assertEq(positionOf(address(usdt), OPENER), liquidity, "its position");
        assertEq(usdt.balanceOf(OPENER), 1_600e6, "the rest stays");
        assertEq(lilape.balanceOf(OPENER), share - 333_333_333333333333333333, "so do LILAPE");
        assertEq(lilape.totalSupply(), supply, "nothing burned yet");
        IPoolOpener.Market memory market = opener.marketOf(address(usdt));
        assertTrue(market.status == IPoolOpener.Status.Opened && market.failedAt == 0, "recorded");
        assertEq(market.doneAt, block.timestamp, "when");
        assertEq(market.liquidity, liquidity, "how much");
        assertMarket(address(usdc), IPoolOpener.Status.Waiting, "the other waits");
    }
}
