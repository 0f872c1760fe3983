// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {PresaleTest} from "../PresaleTest.sol";
import {WideToken} from "../mocks/WideToken.sol";

/// @title Sales of any terms, against a model that knows the ladder as a formula and not as a loop
contract PresaleFuzzTermsTest is PresaleTest {
    WideToken internal wide = new WideToken();

    function pick(uint256 seed, uint256 what, uint256 low, uint256 high) internal pure returns (uint256) {
        return bound(uint256(keccak256(abi.encode(seed, what))), low, high);
    }

    /// @dev Where stage n ends: an arithmetic series.
    function stageEnd(IPresale.Terms memory t, uint256 n) internal pure returns (uint256) {
        return n == 0 ? 0 : uint256(t.tokensPerStage) * (n * t.basePrice + uint256(t.priceStep) * (n * (n - 1) / 2));
    }

    function tokensBetween(IPresale.Terms memory t, uint256 from, uint256 to) internal pure returns (uint256 tokens) {
        for (uint256 n = 1; n <= t.stageCount; ++n) {
            uint256 low = stageEnd(t, n - 1) > from ? stageEnd(t, n - 1) : from;
            uint256 high = stageEnd(t, n) < to ? stageEnd(t, n) : to;
            if (high > low) tokens += (high - low) * 1e18 / (uint256(t.basePrice) + uint256(t.priceStep) * (n - 1));
        }
    }

    /// @dev Terms that fit, up to the largest ladder that does.
    function termsThatFit(uint256 seed) internal pure returns (IPresale.Terms memory t) {
        t = localTerms();
        t.stageCount = uint8(pick(seed, 1, 1, 24));
        t.basePrice = uint32(pick(seed, 2, 1, seed % 3 == 0 ? 3 : type(uint32).max));
        t.priceStep = uint32(pick(seed, 3, 0, seed % 5 == 0 ? 1 : type(uint32).max));
        uint256 n = t.stageCount;
        uint256 byUnits = type(uint64).max / (n * t.basePrice + uint256(t.priceStep) * (n * (n - 1) / 2));
        uint256 byTokens = uint256(type(uint112).max) / 1e18 / n;
        t.tokensPerStage = uint64(pick(seed, 4, 1, byTokens < byUnits ? byTokens : byUnits));
        (t.minimum, t.softCap) = (1, 0);
        t.share = uint128(n * t.tokensPerStage * 1e18);
    }

    function create(IPresale.Terms memory t) internal {
        wide.mint(addressAfter(1), t.share);
        presale = createSale(owner, treasury, address(wide), address(usdt), address(usdc), t);
    }

    function testFuzz_AnyLadderCreditsTheModelsTokensAndEndsEmpty(uint256 seed, uint256 first, uint256 second)
        external
    {
        IPresale.Terms memory t = termsThatFit(seed);
        create(t);
        uint256 total = stageEnd(t, t.stageCount);
        first = bound(first, 1, total);
        // Often exactly at a stage's end, or one unit beside it.
        if (second % 4 == 0) {
            first = bound(stageEnd(t, 1 + second % t.stageCount) + (second >> 8) % 3, 2, total + 1) - 1;
        }
        assertBuys(t, alice, 0, first, true);
        if (first < total) assertBuys(t, bob, first, bound(second, 1, 2 * total), false);
        if (presale.raised() < total) buyUsdc(bob, total);
        presale.finalise();
        presale.claim(alice);
        if (presale.accountOf(bob).tokens > 0) presale.claim(bob);
        assertEq(wide.balanceOf(address(presale)), 0, "nothing left, nothing short");
        assertLe(
            presale.counters().tokens, uint256(t.stageCount) * t.tokensPerStage * 1e18, "never more than there are"
        );
    }

    function assertBuys(IPresale.Terms memory t, address buyer, uint256 from, uint256 amount, bool inUsdt) internal {
        uint256 total = stageEnd(t, t.stageCount);
        uint256 to = from + amount > total ? total : from + amount;
        (uint256 charged, uint256 tokens) = inUsdt ? buyUsdt(buyer, amount) : buyUsdc(buyer, amount);
        assertEq(charged, to - from, "charged");
        assertEq(tokens, tokensBetween(t, from, to), "tokens");
    }

    /// @dev Any terms at all, mostly near what is just taken or just refused.
    function anyTerms(uint256 seed) internal pure returns (IPresale.Terms memory t) {
        t = termsThatFit(seed);
        uint256 total = stageEnd(t, t.stageCount);
        if (seed % 2 == 0) t.startsAt = uint40(pick(seed, 5, STARTS_AT - 400 days, STARTS_AT + 1));
        if (seed % 7 < 3) t.endsAt = uint40(t.startsAt + pick(seed, 6, 366 days - 1, 366 days + 1));
        if (seed % 11 < 3) t.endsAt = uint40(pick(seed, 7, STARTS_AT - 1, STARTS_AT + 1));
        if (seed % 13 < 3) t.softCap = uint64(near(seed, 8, total));
        if (seed % 17 < 3) t.minimum = uint64(near(seed, 9, seed % 2 == 0 ? total : 1));
        if (seed % 19 < 3) t.tokensPerStage = uint64(pick(seed, 10, 0, type(uint64).max));
        if (seed % 23 < 3) t.share = uint128(near(seed, 11, t.share));
        if (seed % 29 < 3) t.basePrice = uint32(pick(seed, 12, 0, 1));
        if (seed % 31 < 2) t.stageCount = uint8(pick(seed, 13, 0, 255));
    }

    function near(uint256 seed, uint256 what, uint256 value) internal pure returns (uint256) {
        return value - 1 + pick(seed, what, 0, 2);
    }

    /// @dev The rules once more, in the order in which they are asked, as sentences.
    function refusalOf(IPresale.Terms memory t, uint256 balance) internal view returns (bytes memory) {
        bool isOrdered = t.endsAt > t.startsAt && t.endsAt > block.timestamp;
        if (!isOrdered || t.endsAt - t.startsAt > 366 days) {
            return abi.encodeWithSelector(IPresale.Presale_BadTimes.selector, t.startsAt, t.endsAt);
        }
        uint256 tokens = uint256(t.stageCount) * t.tokensPerStage * 1e18;
        uint256 total = stageEnd(t, t.stageCount);
        bool isSound = t.minimum > 0 && t.minimum <= total && t.softCap <= total && t.basePrice > 0 && tokens > 0;
        bool isFitting = tokens < 2 ** 112 && total < 2 ** 64 && tokens <= t.share;
        if (!isSound || !isFitting) return abi.encodeWithSelector(IPresale.Presale_BadTerms.selector);
        if (balance >= t.share) return "";
        return abi.encodeWithSelector(IPresale.Presale_WrongShare.selector, balance, t.share);
    }

    function testFuzz_TakesExactlyTheTermsThatMakeSense(uint256 seed) external {
        IPresale.Terms memory t = anyTerms(seed);
        uint256 balance = seed % 37 == 0 && t.share > 0 ? t.share - 1 : t.share;
        wide.mint(addressAfter(1), balance);
        bytes memory refusal = refusalOf(t, balance);
        if (refusal.length != 0) vm.expectRevert(refusal);
        presale = createSale(owner, treasury, address(wide), address(usdt), address(usdc), t);
        if (refusal.length == 0) {
            assertEq(keccak256(abi.encode(presale.terms())), keccak256(abi.encode(t)), "the terms are kept");
        }
    }
}
