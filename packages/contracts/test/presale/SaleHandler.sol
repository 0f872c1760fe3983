// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {LilApe} from "../../src/LilApe.sol";
import {Presale} from "../../src/Presale.sol";
import {TestUsdt} from "../../src/test-tokens/TestUsdt.sol";
import {FreezableUsdc} from "../mocks/FreezableUsdc.sol";
import {Test} from "../Test.sol";

/// @title Everyone who acts on a sale, with their own books kept from what the calls returned
/// @dev Every call may be refused, which is no step of a run; what matters is what the books say about the others.
contract SaleHandler is Test {
    uint256 internal constant BUYERS = 5;
    uint256 internal constant TOTAL = 165_000e6;

    Presale internal immutable presale;
    LilApe internal immutable lilape;
    TestUsdt internal immutable usdt;
    FreezableUsdc internal immutable usdc;
    address internal immutable owner;
    address internal immutable donor;

    struct Books {
        uint256 bought;
        uint256 refunded;
        uint256 donated;
        uint256 rescued;
        uint256 collected;
    }

    /// @notice By coin: what was bought for, refunded, given by mistake, rescued and collected.
    mapping(address coin => Books) public books;
    uint256 public tokensSold;
    uint256 public tokensClaimed;
    uint256 public tokensDonated;
    uint256 public tokensDonatedAfter;
    uint256 public purchases;
    bool internal isQuiet;
    mapping(address buyer => mapping(address coin => uint256)) public paid;
    mapping(address buyer => mapping(address coin => uint256)) public paidBack;
    mapping(address buyer => uint256) public credited;
    mapping(address buyer => uint256) public received;
    bool public wasFinalised;
    bool public wasRefunding;
    bool public wasCancelled;
    bool public collectedTwice;
    IPresale.Counters internal high;

    constructor(Presale presale_, LilApe lilape_, TestUsdt usdt_, FreezableUsdc usdc_, address owner_, address donor_) {
        (presale, lilape, usdt, usdc, owner, donor) = (presale_, lilape_, usdt_, usdc_, owner_, donor_);
    }

    modifier observed() {
        _;
        IPresale.Status status = presale.status();
        if (status == IPresale.Status.Finalised) wasFinalised = true;
        if (status == IPresale.Status.Refunding) wasRefunding = true;
        if (status == IPresale.Status.Cancelled) wasCancelled = true;
        IPresale.Counters memory now_ = presale.counters();
        assertGe(now_.usdt, high.usdt, "usdt never falls");
        assertGe(now_.usdc, high.usdc, "usdc never falls");
        assertGe(now_.tokens, high.tokens, "tokens never fall");
        assertGe(now_.claimed, high.claimed, "claimed never falls");
        assertGe(now_.refundedUsdt, high.refundedUsdt, "refunded usdt never falls");
        assertGe(now_.refundedUsdc, high.refundedUsdc, "refunded usdc never falls");
        high = now_;
    }

    function buyerAt(uint256 index) public pure returns (address) {
        return address(uint160(0xB0000 + index % BUYERS));
    }

    function coinAt(uint256 seed) internal view returns (address) {
        return seed % 2 == 0 ? address(usdt) : address(usdc);
    }

    function buy(uint256 who, uint256 which, uint256 amount, uint256 size) external observed {
        address buyer = buyerAt(who);
        address coin = coinAt(which);
        // Mostly small payments, sometimes a tenth of the sale, rarely all of it; in every other run so small that the
        // soft cap is hardly reached.
        if (purchases == 0) isQuiet = size % 2 == 0;
        uint256 largest = isQuiet ? 40e6 : size % 16 == 1 ? TOTAL : size % 4 == 1 ? TOTAL / 10 : 2_000e6;
        amount = bound(amount, 1e6, largest);
        TestUsdt(coin).mint(buyer, amount);
        vm.startPrank(buyer);
        (bool isApproved,) = coin.call(abi.encodeCall(TestUsdt.approve, (address(presale), 0)));
        (isApproved,) = coin.call(abi.encodeCall(TestUsdt.approve, (address(presale), amount)));
        assertTrue(isApproved, "approved");
        try presale.buy(coin, amount, 0) returns (uint256 charged, uint256 tokens) {
            books[coin].bought += charged;
            tokensSold += tokens;
            paid[buyer][coin] += charged;
            credited[buyer] += tokens;
            ++purchases;
            assertTrue(charged > 0 && tokens > 0, "something for something");
        } catch {
            vm.stopPrank();
            refused();
        }
        vm.stopPrank();
    }

    function passTime(uint256 elapsed) external observed {
        vm.warp(block.timestamp + bound(elapsed, 1, 60 days));
    }

    function closeEarly(uint256 ahead) external observed {
        vm.prank(owner);
        try presale.closeEarly(uint40(block.timestamp + bound(ahead, 0, 90 days))) {}
        catch {
            refused();
        }
    }

    function cancel(uint256 seed) external observed {
        // Rarely, or no sale would ever end.
        vm.assume(seed % 32 == 0);
        vm.prank(owner);
        try presale.cancel() {
            assertTrue(!wasFinalised && !wasRefunding, "not after the end");
        } catch {
            refused();
        }
    }

    function finalise() external observed {
        IPresale.Status before = presale.status();
        try presale.finalise() {
            assertTrue(before == IPresale.Status.Ended, "only after a success");
        } catch {
            refused();
        }
    }

    function collect(uint256 which) external observed {
        address coin = coinAt(which);
        bool before = books[coin].collected == books[coin].bought;
        uint256 balance = TestUsdt(coin).balanceOf(presale.treasury());
        try presale.collect(coin) {
            if (before) collectedTwice = true;
            books[coin].collected += TestUsdt(coin).balanceOf(presale.treasury()) - balance;
        } catch {
            refused();
        }
    }

    function claim(uint256 who) external observed {
        address buyer = buyerAt(who);
        uint256 before = lilape.balanceOf(buyer);
        try presale.claim(buyer) returns (uint256 tokens) {
            assertEq(lilape.balanceOf(buyer) - before, tokens, "received what was claimed");
            received[buyer] += tokens;
            tokensClaimed += tokens;
        } catch {
            refused();
        }
    }

    function refund(uint256 who, uint256 which) external observed {
        address buyer = buyerAt(who);
        address coin = coinAt(which);
        uint256 before = TestUsdt(coin).balanceOf(buyer);
        try presale.refund(buyer, coin) returns (uint256 amount) {
            assertEq(TestUsdt(coin).balanceOf(buyer) - before, amount, "received what was refunded");
            paidBack[buyer][coin] += amount;
            books[coin].refunded += amount;
        } catch {
            refused();
        }
    }

    function donate(uint256 which, uint256 amount) external observed {
        amount = bound(amount, 1, 1_000e6);
        if (which % 3 == 2) {
            vm.prank(donor);
            lilape.transfer(address(presale), amount);
            if (wasFinalised) tokensDonatedAfter += amount;
            else tokensDonated += amount;
            return;
        }
        address coin = coinAt(which);
        TestUsdt(coin).mint(address(presale), amount);
        books[coin].donated += amount;
    }

    function rescue(uint256 which, uint256 amount) external observed {
        address coin = which % 3 == 2 ? address(lilape) : coinAt(which);
        amount = bound(amount, 1, 1_000e6);
        vm.prank(owner);
        try presale.rescue(coin, donor, amount) {
            assertTrue(coin != address(lilape), "never LILAPE");
            books[coin].rescued += amount;
        } catch {
            refused();
        }
    }

    function freeze(uint256 who, bool isThawed) external observed {
        if (isThawed) usdc.thaw(buyerAt(who));
        else usdc.freeze(buyerAt(who));
    }
}
