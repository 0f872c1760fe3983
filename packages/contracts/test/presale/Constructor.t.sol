// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {LilApe} from "../../src/LilApe.sol";
import {Presale} from "../../src/Presale.sol";
import {PresaleTest} from "../PresaleTest.sol";

contract PresaleConstructorTest is PresaleTest {
    address internal constant ANY = address(0xACCE55);

    /// @dev The constructor checks the terms before it calls the token, so the addresses need no code to be refused.
    function expectBadTerms(IPresale.Terms memory bad) internal {
        vm.expectRevert(IPresale.Presale_BadTerms.selector);
        createSale(owner, treasury, address(lilape), address(usdt), address(usdc), bad);
    }

    function expectBadAddresses(address owner_, address treasury_, address token, address coin1, address coin2)
        internal
    {
        vm.expectRevert(IPresale.Presale_BadTerms.selector);
        createSale(owner_, treasury_, token, coin1, coin2, localTerms());
    }

    function test_RevertWhen_AnAddressIsZero() external {
        expectBadAddresses(address(0), treasury, ANY, address(usdt), address(usdc));
        expectBadAddresses(owner, address(0), ANY, address(usdt), address(usdc));
        expectBadAddresses(owner, treasury, address(0), address(usdt), address(usdc));
        expectBadAddresses(owner, treasury, ANY, address(0), address(usdc));
        expectBadAddresses(owner, treasury, ANY, address(usdt), address(0));
    }

    function test_RevertWhen_CoinsAreNotDistinct() external {
        expectBadAddresses(owner, treasury, ANY, address(usdt), address(usdt));
        expectBadAddresses(owner, treasury, ANY, ANY, address(usdc));
        expectBadAddresses(owner, treasury, ANY, address(usdt), ANY);
    }

    function test_RevertWhen_TheEndIsNotAfterTheStart() external {
        IPresale.Terms memory bad = localTerms();
        bad.endsAt = bad.startsAt;
        expectBadTerms(bad);
        bad.endsAt = bad.startsAt - 1;
        expectBadTerms(bad);
    }

    function test_RevertWhen_SomethingThatCountsIsZero() external {
        IPresale.Terms memory bad = localTerms();
        bad.minimum = 0;
        expectBadTerms(bad);
        bad = localTerms();
        bad.basePrice = 0;
        expectBadTerms(bad);
        bad = localTerms();
        bad.stageCount = 0;
        expectBadTerms(bad);
        bad = localTerms();
        bad.tokensPerStage = 0;
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheLadderIsTooDear() external {
        IPresale.Terms memory bad = localTerms();
        // One stage whose end would be 2⁶⁴.
        (bad.stageCount, bad.basePrice, bad.tokensPerStage) = (1, 2 ** 31, 2 ** 33);
        bad.share = type(uint128).max;
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheLadderHasTooManyTokens() external {
        IPresale.Terms memory bad = localTerms();
        // ⌊(2¹¹² − 1) / 10¹⁸⌋ + 1 tokens in one stage.
        (bad.stageCount, bad.basePrice, bad.priceStep) = (1, 1, 0);
        bad.tokensPerStage = uint64(uint256(type(uint112).max) / 1e18 + 1);
        bad.share = type(uint128).max;
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheSoftCapIsAboveTheLadder() external {
        IPresale.Terms memory bad = localTerms();
        bad.softCap = uint64(TOTAL + 1);
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheShareIsLessThanTheLadder() external {
        IPresale.Terms memory bad = localTerms();
        bad.share = uint128(LADDER_TOKENS - 1);
        expectBadTerms(bad);
    }

    function test_RevertWhen_TheBalanceIsNotTheShare() external {
        address next = vm.computeCreateAddress(address(this), vm.getNonce(address(this)) + 1);
        LilApe token = deployToken(next, SHARE - 1);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_WrongShare.selector, SHARE - 1, SHARE));
        createSale(owner, treasury, address(token), address(usdt), address(usdc), localTerms());
        next = vm.computeCreateAddress(address(this), vm.getNonce(address(this)) + 1);
        token = deployToken(next, SHARE + 1);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_WrongShare.selector, SHARE + 1, SHARE));
        createSale(owner, treasury, address(token), address(usdt), address(usdc), localTerms());
    }

    function test_KeepsTheTerms() external view {
        IPresale.Terms memory kept = presale.terms();
        assertEq(keccak256(abi.encode(kept)), keccak256(abi.encode(localTerms())), "terms");
        assertEq(presale.owner(), owner, "owner");
        assertEq(presale.treasury(), treasury, "treasury");
        assertEq(presale.lilape(), address(lilape), "lilape");
        assertEq(presale.usdt(), address(usdt), "usdt");
        assertEq(presale.usdc(), address(usdc), "usdc");
        assertEq(presale.closesAt(), ENDS_AT, "closes at the end");
    }

    function test_TakesALadderThatFitsExactly() external {
        IPresale.Terms memory exact = localTerms();
        exact.softCap = uint64(TOTAL);
        exact.share = uint128(LADDER_TOKENS);
        (, Presale sale) = deploySale(address(usdt), address(usdc), exact);
        assertEq(sale.terms().softCap, TOTAL, "soft cap at the ladder's end");

        // 65,537 tokens in each of 255 stages at 2³² − 1 and rising by 1: just below the limits of the types.
        (exact.stageCount, exact.basePrice, exact.priceStep) = (255, type(uint32).max, 0);
        exact.tokensPerStage = 16_843_009;
        exact.softCap = uint64(uint256(255) * 16_843_009 * type(uint32).max);
        exact.share = uint128(255 * uint256(16_843_009) * 1e18);
        (, sale) = deploySale(address(usdt), address(usdc), exact);
        (uint256 charged, uint256 tokens) = sale.quote(type(uint256).max);
        assertEq(charged, 18_446_744_065_119_617_025, "ends at (2^32 - 1)^2");
        assertEq(tokens, 4_294_967_295e18, "all tokens");
    }
}
