// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {ScriptToken} from "../mocks/ScriptToken.sol";
import {PresaleTest} from "../PresaleTest.sol";

/// @title Every function that calls outside, re-entered by every function that changes something
/// @dev The coin and even the token call back, before and after the balances move, and own the sale besides.
contract PresaleReentrancyTest is PresaleTest {
    enum Host {
        Buy,
        Collect,
        Refund,
        Rescue,
        Claim,
        Finalise,
        BurnUnsold
    }

    uint256 internal constant GIFT = 5_000e6;
    uint256 internal constant GUESTS = 17;

    address internal thief = address(0xBAD);
    ScriptToken internal coin;
    ScriptToken internal token;
    /// @dev Who calls back in the case at hand.
    ScriptToken internal caller;
    bytes32 internal seenInside;

    /// @dev A sale whose coin and token run scripts, with gifts that could stand in for payments.
    function prepare(Host host) internal {
        coin = new ScriptToken();
        token = new ScriptToken();
        token.mint(addressAfter(1), SHARE + GIFT);
        presale = createSale(owner, treasury, address(token), address(usdt), address(coin), localTerms());
        coin.mint(address(presale), GIFT);
        bool isFailing = host == Host.Refund || host == Host.BurnUnsold;
        pay(alice, isFailing ? 300e6 : 1_500e6);
        pay(bob, 400e6);
        if (host != Host.Buy && host != Host.Rescue) vm.warp(ENDS_AT);
        if (host == Host.Collect || host == Host.Claim) presale.finalise();
        caller = host <= Host.Rescue ? coin : token;
        handOver(address(caller));
        allow(bob, 100e6);
        allow(address(caller), 10e6);
    }

    function allow(address buyer, uint256 amount) internal {
        coin.mint(buyer, amount);
        vm.prank(buyer);
        coin.approve(address(presale), amount);
    }

    function pay(address buyer, uint256 amount) internal {
        allow(buyer, amount);
        vm.prank(buyer);
        presale.buy(address(coin), amount, 0);
    }

    function run(Host host) internal returns (bool isDone) {
        bytes memory call;
        if (host == Host.Buy) call = abi.encodeCall(IPresale.buy, (address(coin), 100e6, 0));
        if (host == Host.Collect) call = abi.encodeCall(IPresale.collect, (address(coin)));
        if (host == Host.Refund) call = abi.encodeCall(IPresale.refund, (alice, address(coin)));
        if (host == Host.Rescue) call = abi.encodeCall(IPresale.rescue, (address(coin), thief, GIFT));
        if (host == Host.Claim) call = abi.encodeCall(IPresale.claim, (alice));
        if (host == Host.Finalise) call = abi.encodeCall(IPresale.finalise, ());
        if (host == Host.BurnUnsold) call = abi.encodeCall(IPresale.burnUnsold, ());
        vm.prank(host == Host.Rescue ? address(caller) : bob);
        (isDone,) = address(presale).call(call);
    }

    /// @dev One call that changes something, or two that only together could steal.
    function pushGuest(uint256 guest) internal {
        if (guest == 0) push(abi.encodeCall(IPresale.buy, (address(coin), 10e6, 0)));
        if (guest == 1) push(abi.encodeCall(IPresale.closeEarly, (uint40(block.timestamp) + 2 hours)));
        if (guest == 2 || guest == 13) push(abi.encodeCall(IPresale.cancel, ()));
        if (guest == 3 || guest == 14 || guest == 15) push(abi.encodeCall(IPresale.finalise, ()));
        if (guest == 4) push(abi.encodeCall(IPresale.burnUnsold, ()));
        if (guest == 5 || guest == 15) push(abi.encodeCall(IPresale.collect, (address(coin))));
        if (guest == 6) push(abi.encodeCall(IPresale.claim, (alice)));
        if (guest == 7 || guest == 14) push(abi.encodeCall(IPresale.claim, (bob)));
        if (guest == 8) push(abi.encodeCall(IPresale.refund, (alice, address(coin))));
        if (guest == 9 || guest == 13) push(abi.encodeCall(IPresale.refund, (bob, address(coin))));
        if (guest == 10) push(abi.encodeCall(IPresale.rescue, (address(coin), thief, 1)));
        if (guest == 11) push(abi.encodeCall(IPresale.rescue, (address(coin), thief, GIFT)));
        if (guest == 12) push(abi.encodeCall(presale.renounceOwnership, ()));
        // The gift and what is on its way to Alice.
        if (guest == 16) push(abi.encodeCall(IPresale.rescue, (address(coin), thief, GIFT + 300e6)));
    }

    function push(bytes memory call) internal {
        caller.push(address(presale), call);
    }

    /// @dev `expected` is a literal, so that a table that no longer reaches anything is noticed.
    function tryGuests(Host host, string memory expected) internal {
        prepare(host);
        uint256 snapshot = vm.snapshotState();
        (uint256 hostsDone, uint256 guestsDone, uint256 guestsRefused) = (0, 0, 0);
        for (uint256 i; i < 2 * GUESTS; ++i) {
            pushGuest(i / 2);
            caller.arm(i % 2 == 1);
            bool isDone = run(host);
            assertWhole(string.concat("guest ", vm.toString(i / 2), i % 2 == 1 ? " after" : " before"));
            (uint256 calls, uint256 refusals) = (caller.calls(), caller.refusals());
            vm.revertToState(snapshot);
            if (isDone) ++hostsDone;
            guestsDone += calls - refusals;
            guestsRefused += refusals;
        }
        string memory counts = string.concat(vm.toString(hostsDone), " hosts, ", vm.toString(guestsDone), " guests, ");
        assertEq(string.concat(counts, vm.toString(guestsRefused), " refused"), expected, "what went through");
    }

    /// @dev Whatever happened, nobody has more than the books say, and the sale has what they say it owes.
    function assertWhole(string memory what) internal view {
        IPresale.Counters memory c = presale.counters();
        assertLe(c.refundedUsdc + c.collectedUsdc, c.usdc, string.concat(what, ": paid out at most what came in"));
        assertLe(c.claimed, c.tokens, string.concat(what, ": claimed at most what was sold"));
        assertTrue(c.refundedUsdc == 0 || c.claimed + c.collectedUsdc == 0, string.concat(what, ": never both ways"));
        uint256 stolen = coin.balanceOf(thief);
        assertLe(stolen, GIFT, string.concat(what, ": only the gift can be rescued"));
        uint256 owed = c.usdc - c.refundedUsdc - c.collectedUsdc;
        assertEq(coin.balanceOf(address(presale)), owed + GIFT - stolen, string.concat(what, ": coin"));
        assertEq(coin.balanceOf(treasury), c.collectedUsdc, string.concat(what, ": treasury"));
        uint256 held = token.balanceOf(address(presale));
        assertEq(held, SHARE + GIFT - c.claimed - token.burned(), string.concat(what, ": token"));
        if (presale.status() == IPresale.Status.Finalised) {
            assertGe(held, c.tokens - c.claimed, string.concat(what, ": every claim is covered"));
        }
        assertPaidOnce(alice, 0, what);
        // Bob has 100 more, with which he buys or not.
        assertPaidOnce(bob, presale.accountOf(bob).usdc == 500e6 ? 0 : 100e6, what);
    }

    function assertPaidOnce(address buyer, uint256 spare, string memory what) internal view {
        IPresale.Account memory account = presale.accountOf(buyer);
        assertEq(token.balanceOf(buyer), account.claimed ? account.tokens : 0, string.concat(what, ": tokens once"));
        uint256 back = account.refundedUsdc ? account.usdc : 0;
        assertEq(coin.balanceOf(buyer), spare + back, string.concat(what, ": money once"));
    }

    function test_BuyReentered() external {
        tryGuests(Host.Buy, "32 hosts, 6 guests, 30 refused");
    }

    function test_CollectReentered() external {
        tryGuests(Host.Collect, "34 hosts, 8 guests, 32 refused");
    }

    function test_RefundReentered() external {
        tryGuests(Host.Refund, "34 hosts, 8 guests, 32 refused");
    }

    function test_RescueReentered() external {
        tryGuests(Host.Rescue, "34 hosts, 10 guests, 30 refused");
    }

    function test_ClaimReentered() external {
        tryGuests(Host.Claim, "34 hosts, 14 guests, 26 refused");
    }

    function test_FinaliseReentered() external {
        tryGuests(Host.Finalise, "34 hosts, 16 guests, 24 refused");
    }

    function test_BurnUnsoldReentered() external {
        tryGuests(Host.BurnUnsold, "33 hosts, 12 guests, 27 refused");
    }

    /// @dev Called from within a movement: what the sale's books say there.
    function look() external {
        seenInside = books();
    }

    function books() internal view returns (bytes32) {
        return
            keccak256(
                abi.encode(presale.counters(), presale.accountOf(alice), presale.accountOf(bob), presale.status())
            );
    }

    function test_TheBooksAreCompleteBeforeAnyoneIsCalled() external {
        for (uint256 i; i < 14; ++i) {
            Host host = Host(i / 2);
            setUp();
            prepare(host);
            caller.push(address(this), abi.encodeCall(this.look, ()));
            caller.arm(i % 2 == 1);
            assertTrue(run(host), "went through");
            assertEq(caller.calls() - caller.refusals(), 1, "looked");
            assertEq(seenInside, books(), string.concat("host ", vm.toString(i / 2)));
        }
    }

    /// @dev The last payment: finalise, collect and claim within it, with a gift that could stand in for it.
    function test_TheLastPaymentCannotBeSpentBeforeItCame() external {
        for (uint256 i; i < 2; ++i) {
            setUp();
            prepare(Host.Buy);
            pay(alice, TOTAL - 1_900e6 - 100e6);
            push(abi.encodeCall(IPresale.finalise, ()));
            push(abi.encodeCall(IPresale.collect, (address(coin))));
            push(abi.encodeCall(IPresale.claim, (bob)));
            caller.arm(i == 1);
            assertTrue(!run(Host.Buy), "the whole payment is undone");
            assertEq(token.balanceOf(bob), 0, "no tokens without a payment");
            assertEq(coin.balanceOf(treasury), 0, "and nothing for the treasury");
        }
    }

    function test_TheLastPaymentMayFinaliseAndClaim() external {
        prepare(Host.Buy);
        pay(alice, TOTAL - 1_900e6 - 100e6);
        push(abi.encodeCall(IPresale.finalise, ()));
        push(abi.encodeCall(IPresale.claim, (bob)));
        caller.arm(false);
        assertTrue(run(Host.Buy), "paid all the same");
        assertEq(caller.calls() - caller.refusals(), 2, "both went through");
        assertWhole("last payment");
        presale.claim(alice);
        presale.collect(address(coin));
        assertEq(coin.balanceOf(treasury), TOTAL, "all of it");
        assertEq(token.balanceOf(address(presale)), 0, "nothing left");
    }
}
