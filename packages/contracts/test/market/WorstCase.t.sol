// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {MarketTest} from "./MarketTest.sol";

/// @title What is left of the price when everybody sells, as page and server compute it, and as the PoolManager does
contract WorstCaseTest is MarketTest {
    struct WorstCaseRow {
        string name;
        string outside;
        string pooled;
        uint256 ppm;
    }

    string internal constant ROW_TYPE = "WorstCaseRow(string name,string outside,string pooled,uint256 ppm)";
    uint256 internal constant FEE_BPS = 100;

    /// @dev ⌊10⁶ · T² / (T + X(1 − f))²⌋ with all amounts times 10,000.
    function worstPpmDown(uint256 pooled, uint256 outside) internal pure returns (uint256) {
        uint256 kept = 10_000 * pooled;
        uint256 all = kept + (10_000 - FEE_BPS) * outside;
        // Divided in two steps where the squares would not fit: 112 bits and 14 have 252 in a square, and a million 20.
        return FixedPointMathLib.fullMulDiv(kept * kept, 1_000_000, all * all);
    }

    function test_NamedStatesAreThoseOfAThirdProgram() external view {
        string memory json = vm.readFile("packages/domain/vectors/market.json");
        WorstCaseRow[] memory rows = abi.decode(vm.parseJsonTypeArray(json, ".worstCases", ROW_TYPE), (WorstCaseRow[]));
        assertEq(rows.length, 7, "states");
        for (uint256 i; i < rows.length; ++i) {
            uint256 ppm = worstPpmDown(vm.parseUint(rows[i].pooled), vm.parseUint(rows[i].outside));
            assertEq(ppm, rows[i].ppm, rows[i].name);
        }
    }

    function test_AHundredThousandStatesAreThoseOfAThirdProgram() external view {
        string memory json = vm.readFile("packages/domain/vectors/market.json");
        uint256 count = vm.parseJsonUint(json, ".states.count");
        assertEq(count, 100_000, "states");
        assertEq(digestOfStates(count), vm.parseJsonBytes32(json, ".states.digest"), "all of them");
    }

    function digestOfStates(uint256 count) internal view returns (bytes32 digest) {
        for (uint256 i; i < count; ++i) {
            uint256 word = hashed(abi.encode(i));
            uint256 pooled = uint256(uint112(word)) >> ((word >> 224) % 100);
            uint256 outside = uint256(uint112(word >> 112)) >> ((word >> 240) % 100);
            digest = bytes32(hashed(abi.encode(digest, worstPpmDown(pooled == 0 ? 1 : pooled, outside))));
        }
    }

    /// @dev SHA-256 without leaving memory behind.
    function hashed(bytes memory words) internal view returns (uint256 result) {
        assembly ("memory-safe") {
            if iszero(staticcall(gas(), 2, add(words, 0x20), mload(words), 0x00, 0x20)) { revert(0, 0) }
            result := mload(0x00)
            mstore(0x40, words)
        }
    }

    /// @dev Sells `times` hundredths of what was sold into one pool of the manager; the price keeps this many millionths.
    function dump(uint256 inUsdc, uint256 times) internal returns (uint256 ppm, uint256 pooled, uint256 outside) {
        buyUsdc(bob, inUsdc);
        if (presale.status() == IPresale.Status.Open) vm.warp(ENDS_AT);
        presale.finalise();
        reserves.release();
        vm.warp(block.timestamp + 1 days);
        opener.open(address(usdc));
        pooled = lilape.balanceOf(address(manager));
        outside = uint256(presale.counters().tokens) * times / 100;
        vm.prank(prizeHolder);
        lilape.transfer(address(trader), outside);
        uint256 before = sqrtPriceOf(address(usdc));
        trader.sell(opener.keyOf(address(usdc)), LILAPE, outside);
        uint256 left = sqrtPriceOf(address(usdc));
        if (LILAPE > address(usdc)) (before, left) = (left, before);
        ppm = FixedPointMathLib.fullMulDiv(left * 1e9 / before, left * 1e9 / before, 1e12);
    }

    function checkDump(uint256 inUsdc, uint256 times, uint256 expected) internal {
        (uint256 ppm, uint256 pooled, uint256 outside) = dump(inUsdc, times);
        assertEq(ppm, expected, "the manager's");
        assertEq(worstPpmDown(pooled, outside), expected, "the formula's");
    }

    function test_AllOfStage1SoldAtOnce() external {
        checkDump(10_000e6, 100, 28_246);
    }

    function test_AllOfTenStagesSoldAtOnce() external {
        checkDump(TOTAL, 100, 18_765);
    }

    function test_EverythingThatExistsSoldAtOnce() external {
        checkDump(10_000e6, 180, 10_182);
    }

    function test_TheSameInTheOtherOrder() external {
        redeployMarket(true, true, localTerms());
        checkDump(TOTAL, 100, 18_765);
    }

    /// @dev Whatever was raised and is sold, in either order: but for a millionth, what the manager does.
    function testFuzz_TheFormulaIsTheManagers(uint256 inUsdc, uint256 times, bool isLow) external {
        redeployMarket(true, isLow, localTerms());
        (uint256 ppm, uint256 pooled, uint256 outside) = dump(bound(inUsdc, SOFT_CAP, TOTAL), bound(times, 1, 400));
        uint256 result = worstPpmDown(pooled, outside);
        assertLe(result, ppm + 1, "not above");
        assertLe(ppm, result + 1, "not below");
    }
}
