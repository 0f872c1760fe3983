// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {LilApe} from "../../src/LilApe.sol";
import {ScriptToken} from "../mocks/ScriptToken.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";
import {TestBeacon} from "./TestBeacon.sol";

/// @title Every function that moves the token, re-entered by every function that changes something
/// @dev LILAPE calls nobody, and there is no guard; here it calls back, before and after it moves, and owns the draws.
contract DrawsReentrancyTest is DrawsTest {
    enum Host {
        SettleAll,
        SettleFirst,
        Burn
    }

    uint256 internal constant HOSTS = 3;
    uint256 internal constant GUESTS = 14;

    ScriptToken internal script;
    IDraws.Entry[] internal winners;
    IDraws.Entry[] internal rivals;
    bytes internal signature;
    bytes32 internal seenInside;

    /// @dev A revealed giveaway of five, an open draw, and one whose two rows are of one account.
    function prepare() internal {
        script = new ScriptToken();
        token = LilApe(address(script));
        sale.setToken(address(token));
        draws = createDraws(localTerms());
        handOver(address(script));
        owner = address(script);
        script.mint(address(draws), PRIZES);
        IDraws.Entry[] memory all = revealedGiveaway(usualList(5));
        for (uint256 i; i < 5; ++i) {
            winners.push(all[i]);
        }
        open(usualList(5), 5);
        openRivals();
        signature = TestBeacon.sign(SECRET, draws.drawOf(2).listing.round);
    }

    function openRivals() internal {
        DrawList.Row[] memory rows = usualList(2);
        rows[1].account = rows[0].account;
        open(rows, 2);
        rivals.push(DrawList.entryOf(rows, 0));
        rivals.push(DrawList.entryOf(rows, 1));
    }

    /// @dev Burning is the host of a settled giveaway that was given more than its prizes.
    function run(Host host) internal returns (bool isDone) {
        bytes memory call = abi.encodeCall(IDraws.settle, (1, 0, winners));
        if (host == Host.SettleFirst) call = abi.encodeCall(IDraws.settle, (1, 0, someOf(winners, 0, 1)));
        if (host == Host.Burn) call = abi.encodeCall(IDraws.burnLeftover, ());
        vm.prank(stranger);
        (isDone,) = address(draws).call(call);
    }

    function push(uint256 guest) internal {
        bytes memory call = abi.encodeCall(IDraws.settle, (1, 0, winners));
        if (guest == 1) call = abi.encodeCall(IDraws.settle, (1, 0, someOf(winners, 0, 1)));
        if (guest == 2) call = abi.encodeCall(IDraws.settle, (1, 1, someOf(winners, 1, 4)));
        if (guest == 3) call = abi.encodeCall(IDraws.burnLeftover, ());
        if (guest == 4) {
            DrawList.Row[] memory rows = usualList(5);
            IDraws.Frontier memory frontier = DrawList.frontierAt(rows, 0);
            call = abi.encodeCall(IDraws.list, (frontier, DrawList.accountsOf(rows, 0, 5), excluded));
        }
        if (guest == 5) call = abi.encodeCall(IDraws.open, (listingOf(usualList(4), 4)));
        if (guest == 6) call = abi.encodeCall(IDraws.withdraw, (1));
        if (guest == 7) call = abi.encodeCall(IDraws.withdraw, (2));
        if (guest == 8) call = abi.encodeCall(IDraws.reveal, (2, signature));
        if (guest == 9) call = abi.encodeCall(draws.renounceOwnership, ());
        if (guest == 10) call = abi.encodeCall(IDraws.renewRound, ());
        if (guest == 11) call = abi.encodeCall(IDraws.endEmptyGiveaway, (excluded));
        if (guest == 12) call = abi.encodeCall(IDraws.refute, (2, winners[0], winners[1]));
        if (guest == 13) call = abi.encodeCall(IDraws.refute, (3, rivals[0], rivals[1]));
        script.push(address(draws), call);
    }

    function test_EveryHostWithEveryGuest() external {
        prepare();
        uint256 start = vm.snapshotState();
        for (uint256 host; host < HOSTS; ++host) {
            if (Host(host) == Host.Burn) {
                settle(1, 0, winners);
                script.mint(address(draws), 7);
            }
            uint256 snapshot = vm.snapshotState();
            (uint256 done, uint256 guestsDone, uint256 guestsRefused) = (0, 0, 0);
            for (uint256 i; i < GUESTS * 2; ++i) {
                push(i / 2);
                script.arm(i % 2 == 1);
                if (run(Host(host))) ++done;
                guestsRefused += script.refusals();
                guestsDone += script.calls() - script.refusals();
                assertWhole();
                vm.revertToState(snapshot);
            }
            string memory counts =
                string.concat(vm.toString(done), " done, ", vm.toString(guestsDone), " guests done, ");
            counts = string.concat(counts, vm.toString(guestsRefused), " refused");
            assertEq(counts, expectedOf(Host(host)), vm.toString(host));
        }
        vm.revertToState(start);
    }

    /// @dev Opening, withdrawing, refuting and revealing another draw and giving up the power are nobody's loss. A burn from within
    /// takes what is still to be paid or burned, so that the host fails and nothing happened.
    function expectedOf(Host host) internal pure returns (string memory) {
        if (host == Host.SettleAll) return "26 done, 10 guests done, 16 refused";
        if (host == Host.SettleFirst) return "28 done, 12 guests done, 16 refused";
        return "27 done, 10 guests done, 17 refused";
    }

    /// @dev Winners have the prizes of their places or nothing, and nothing else left but what was burned.
    function assertWhole() internal view {
        uint256 settled = draws.drawOf(1).settledPlaces;
        uint256 paid;
        for (uint256 place; place < 5; ++place) {
            uint256 balance = token.balanceOf(winners[place].account);
            assertEq(balance, place < settled ? draws.prizeOf(1, place) : 0, "what the place pays");
            paid += balance;
        }
        uint256 given = script.totalSupply() + script.burned();
        assertEq(token.balanceOf(address(draws)) + paid + script.burned(), given, "nothing else left");
    }

    /// @dev Called from within a payment: what the draw says there.
    function look() external {
        bytes memory won = abi.encode(draws.winnerOf(1, 0), draws.winnerOf(1, 4), draws.prizeOf(1, 0));
        seenInside = keccak256(abi.encode(draws.drawOf(1), won));
    }

    function test_TheDrawIsCompleteBeforeTheTokenIsCalled() external {
        prepare();
        script.push(address(this), abi.encodeCall(this.look, ()));
        script.arm(false);
        settle(1, 0, winners);
        bytes32 inside = seenInside;
        assertTrue(inside != 0, "looked");
        this.look();
        assertEq(inside, seenInside, "as afterwards");
    }

    function test_NoPrizeStandsWhileWhatNobodyWonIsBurned() external {
        prepare();
        vm.warp(draws.burnableFrom());
        script.push(address(this), abi.encodeCall(this.look, ()));
        script.arm(false);
        draws.burnLeftover();
        bytes32 inside = seenInside;
        assertTrue(inside != 0, "looked");
        this.look();
        assertEq(inside, seenInside, "as afterwards");
        assertEq(draws.prizeOf(1, 0), 0, "no prize");
    }
}
