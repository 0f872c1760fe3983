// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {EndedSale} from "../mocks/EndedSale.sol";
import {MarketTest} from "./MarketTest.sol";

/// @title The openings that contract and page share, by a third program
contract PoolOpenerVectorsTest is MarketTest {
    struct MarketOpening {
        bool isLilapeFirst;
        string liquidity;
        string money;
        string price;
        string raised;
        string sqrtPriceX96;
        string tokens;
        string usedMoney;
        string usedTokens;
    }

    string internal constant OPENING_TYPE = "MarketOpening(bool isLilapeFirst,string liquidity,string money,string price,"
        "string raised,string sqrtPriceX96,string tokens,string usedMoney,string usedTokens)";

    EndedSale internal sale;

    /// @dev All of the money is pooled, so that any sum can be; USDT is below LILAPE, USDC above.
    function setUp() public override {
        super.setUp();
        reserves = createReserves(sharesOf(SUPPLY / 10));
        opener = createOpener(OPENER, RESERVES, treasury, 10_000);
        vm.etch(PRESALE, address(new EndedSale()).code);
        sale = EndedSale(PRESALE);
        sale.setCollecting(address(usdt), OPENER);
        sale.setStatus(IPresale.Status.Finalised);
        reserves.release();
        vm.warp(block.timestamp + 1 days);
    }

    function test_OpeningsAreThoseOfAThirdProgram() external {
        string memory json = vm.readFile("packages/domain/vectors/market.json");
        for (uint256 i; i < 4; ++i) {
            string memory ladder = string.concat(".ladders[", vm.toString(i), "]");
            sale.setLadder(
                vm.parseJsonUint(json, string.concat(ladder, ".terms.basePrice")),
                vm.parseJsonUint(json, string.concat(ladder, ".terms.priceStep")),
                vm.parseJsonUint(json, string.concat(ladder, ".terms.tokensPerStage"))
            );
            bytes memory parsed = vm.parseJsonTypeArray(json, string.concat(ladder, ".openings"), OPENING_TYPE);
            MarketOpening[] memory openings = abi.decode(parsed, (MarketOpening[]));
            assertEq(openings.length, 90, "openings");
            for (uint256 k; k < openings.length; ++k) {
                check(openings[k], string.concat(" of ", ladder, " opening ", vm.toString(k)));
            }
        }
    }

    function check(MarketOpening memory one, string memory where) internal {
        uint256 snapshot = vm.snapshotState();
        address coin = one.isLilapeFirst ? address(usdc) : address(usdt);
        sale.setRaised(vm.parseUint(one.raised));
        sale.owe(coin, vm.parseUint(one.money));
        usdt.mint(PRESALE, vm.parseUint(one.money));
        usdc.mint(PRESALE, vm.parseUint(one.money));
        give(vm.parseUint(one.tokens));
        assertEq(opener.lastPrice(), vm.parseUint(one.price), string.concat("price", where));
        assertEq(opener.openingSqrtPriceX96(coin), vm.parseUint(one.sqrtPriceX96), string.concat("root", where));
        assertEq(opener.open(coin), vm.parseUint(one.liquidity), string.concat("liquidity", where));
        assertEq(balanceOf(coin, address(manager)), vm.parseUint(one.usedMoney), string.concat("money", where));
        assertEq(lilape.balanceOf(address(manager)), vm.parseUint(one.usedTokens), string.concat("LILAPE", where));
        vm.revertToState(snapshot);
    }

    /// @dev More LILAPE than the supply leaves can be asked for: the balance is written.
    function give(uint256 tokens) internal {
        bytes32 slot = keccak256(abi.encodePacked(OPENER, uint64(0), bytes4(0x87a211a2)));
        vm.store(LILAPE, slot, bytes32(tokens));
        assertEq(lilape.balanceOf(OPENER), tokens, "given");
    }
}
