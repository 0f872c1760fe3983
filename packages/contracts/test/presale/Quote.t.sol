// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/Presale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleQuoteTest is PresaleTest {
    struct Vector {
        uint256 raised;
        uint256 amount;
        uint256 charged;
        uint256 tokens;
    }

    string internal constant VECTOR_TYPE = "Vector(uint256 raised,uint256 amount,uint256 charged,uint256 tokens)";
    string internal constant VECTORS = "packages/domain/vectors/ladder.json";

    function assertQuote(uint256 amount, uint256 charged, uint256 tokens) internal view {
        (uint256 actualCharge, uint256 actualTokens) = presale.quote(amount);
        assertEq(actualCharge, charged, "charged");
        assertEq(actualTokens, tokens, "tokens");
    }

    function test_NothingForNothing() external {
        assertQuote(0, 0, 0);
        buyUsdt(alice, TOTAL);
        assertQuote(0, 0, 0);
        assertQuote(1, 0, 0);
        assertQuote(type(uint256).max, 0, 0);
    }

    function test_ChargesWhatIsLeft() external view {
        assertQuote(TOTAL, TOTAL, LADDER_TOKENS);
        assertQuote(TOTAL + 1, TOTAL, LADDER_TOKENS);
        assertQuote(type(uint256).max, TOTAL, LADDER_TOKENS);
    }

    function test_IgnoresTheStatusAndTheMinimum() external {
        vm.warp(STARTS_AT - 1);
        assertQuote(1200, 1200, 1e18);
        vm.warp(ENDS_AT);
        assertQuote(1200, 1200, 1e18);
    }

    /// @dev One ladder a test, so that each stays within the gas of a test.
    function test_VectorsOfTheBaseLadder() external {
        checkVectors(0);
    }

    function test_VectorsOfTheLocalLadder() external {
        checkVectors(1);
    }

    function test_VectorsOfTheOddLadder() external {
        checkVectors(2);
    }

    function test_VectorsOfTheSingleLadder() external {
        checkVectors(3);
    }

    function checkVectors(uint256 ladder) internal {
        string memory json = vm.readFile(VECTORS);
        string memory path = string.concat(".ladders[", vm.toString(ladder), "]");
        Presale sale = deployVectorSale(json, string.concat(path, ".terms."));
        Vector[] memory vectors =
            abi.decode(vm.parseJsonTypeArray(json, string.concat(path, ".cases"), VECTOR_TYPE), (Vector[]));
        assertGe(vectors.length, 450, "vectors");
        for (uint256 i; i < vectors.length; ++i) {
            // The vectors are sorted by what was raised before: buy up to each in turn.
            buyUpTo(sale, vectors[i].raised);
            (uint256 charged, uint256 tokens) = sale.quote(vectors[i].amount);
            assertEq(charged, vectors[i].charged, string.concat("charged in vector ", vm.toString(i)));
            assertEq(tokens, vectors[i].tokens, string.concat("tokens in vector ", vm.toString(i)));
        }
    }

    function buyUpTo(Presale sale, uint256 target) internal {
        uint256 raised = sale.raised();
        if (raised == target) return;
        usdc.mint(address(this), target - raised);
        usdc.approve(address(sale), target - raised);
        sale.buy(address(usdc), target - raised, 0);
    }

    function deployVectorSale(string memory json, string memory path) internal returns (Presale sale) {
        IPresale.Terms memory vectorTerms = localTerms();
        vectorTerms.stageCount = uint8(vm.parseJsonUint(json, string.concat(path, "stageCount")));
        vectorTerms.basePrice = uint32(vm.parseJsonUint(json, string.concat(path, "basePrice")));
        vectorTerms.priceStep = uint32(vm.parseJsonUint(json, string.concat(path, "priceStep")));
        vectorTerms.tokensPerStage = uint64(vm.parseJsonUint(json, string.concat(path, "tokensPerStage")));
        vectorTerms.minimum = 1;
        vectorTerms.softCap = 0;
        (, sale) = deploySale(address(usdt), address(usdc), vectorTerms);
    }
}
