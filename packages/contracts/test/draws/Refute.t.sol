// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawList} from "./DrawList.sol";
import {DrawsTest} from "./DrawsTest.sol";

contract DrawsRefuteTest is DrawsTest {
    uint256 internal constant LAST_TIME = ROUND_TIME - 12 hours;

    function row(uint256 index, address account, uint256 from, uint256 weight)
        internal
        pure
        returns (IDraws.Entry memory entry)
    {
        (entry.index, entry.account, entry.from, entry.weight) = (index, account, from, weight);
    }

    function leafOf(IDraws.Entry memory entry) internal pure returns (bytes32) {
        return DrawList.leafOf(entry.index, entry.account, entry.from, entry.weight);
    }

    /// @dev A draw whose list has these two rows, which are proven.
    function openWith(IDraws.Entry memory one, IDraws.Entry memory other) internal returns (uint256 drawId) {
        (one.proof, other.proof) = (new bytes32[](1), new bytes32[](1));
        (one.proof[0], other.proof[0]) = (leafOf(other), leafOf(one));
        IDraws.Listing memory listing = listingOf(usualList(2), 2);
        listing.root = DrawList.pair(leafOf(one), leafOf(other));
        vm.prank(owner);
        return draws.open(listing);
    }

    function refute(uint256 drawId, IDraws.Entry memory one, IDraws.Entry memory other) internal {
        vm.prank(stranger);
        draws.refute(drawId, one, other);
    }

    /// @dev Either row can be given first.
    function assertRefutable(IDraws.Entry memory one, IDraws.Entry memory other) internal {
        uint256 drawId = openWith(one, other);
        uint256 snapshot = vm.snapshotState();
        refute(drawId, one, other);
        assertStatus(drawId, IDraws.Status.Withdrawn, "ended");
        vm.revertToState(snapshot);
        refute(drawId, other, one);
        assertStatus(drawId, IDraws.Status.Withdrawn, "ended the other way");
    }

    function assertStands(IDraws.Entry memory one, IDraws.Entry memory other) internal {
        uint256 drawId = openWith(one, other);
        expectError(IDraws.Draws_NoContradiction.selector);
        refute(drawId, one, other);
        expectError(IDraws.Draws_NoContradiction.selector);
        refute(drawId, other, one);
    }

    /// @dev Two rows of one account, and their draw.
    function contradiction() internal returns (uint256, IDraws.Entry memory, IDraws.Entry memory) {
        (IDraws.Entry memory one, IDraws.Entry memory other) = (row(0, stranger, 0, 5), row(1, stranger, 5, 5));
        return (openWith(one, other), one, other);
    }

    function test_RevertWhen_TheDrawIsNotOpen() external {
        (uint256 drawId, IDraws.Entry memory one, IDraws.Entry memory other) = contradiction();
        expectWrongStatus(drawId + 1, IDraws.Status.None);
        refute(drawId + 1, one, other);
        uint256 snapshot = vm.snapshotState();
        vm.prank(owner);
        draws.withdraw(drawId);
        expectWrongStatus(drawId, IDraws.Status.Withdrawn);
        refute(drawId, one, other);
        vm.revertToState(snapshot);
        refute(drawId, one, other);
        expectWrongStatus(drawId, IDraws.Status.Withdrawn);
        refute(drawId, one, other);
        vm.revertToState(snapshot);
        reveal(drawId);
        expectWrongStatus(drawId, IDraws.Status.Revealed);
        refute(drawId, one, other);
    }

    /// @dev Its rows are right, and it has no others.
    function test_RevertWhen_ItIsTheGiveaway() external {
        DrawList.Row[] memory rows = usualList(5);
        (IDraws.Entry memory one, IDraws.Entry memory other) =
            (DrawList.grownEntryOf(rows, 1), DrawList.grownEntryOf(rows, 3));
        expectWrongStatus(1, IDraws.Status.None);
        refute(1, one, other);
        openGiveaway(rows);
        expectWrongStatus(1, IDraws.Status.Open);
        refute(1, one, other);
        vm.prank(owner);
        expectWrongStatus(1, IDraws.Status.Open);
        draws.refute(1, one, one);
    }

    function test_RevertWhen_TheRoundIsNear() external {
        (uint256 drawId, IDraws.Entry memory one, IDraws.Entry memory other) = contradiction();
        uint256[3] memory times = [LAST_TIME, ROUND_TIME, ROUND_TIME + 60 days];
        for (uint256 i; i < 3; ++i) {
            vm.warp(times[i]);
            expectError(IDraws.Draws_TooLate.selector, LAST_TIME);
            refute(drawId, one, other);
        }
        vm.warp(LAST_TIME - 1);
        refute(drawId, one, other);
        assertStatus(drawId, IDraws.Status.Withdrawn, "in the last second");
    }

    function test_RevertWhen_ARowIsNotInTheList() external {
        (uint256 drawId, IDraws.Entry memory one, IDraws.Entry memory other) = contradiction();
        for (uint256 field; field < 5; ++field) {
            IDraws.Entry memory wrong = abi.decode(abi.encode(other), (IDraws.Entry));
            if (field == 0) ++wrong.index;
            if (field == 1) wrong.account = owner;
            if (field == 2) ++wrong.from;
            if (field == 3) ++wrong.weight;
            if (field == 4) wrong.proof[0] ^= bytes32(uint256(1));
            expectError(IDraws.Draws_BadProof.selector, 0);
            refute(drawId, one, wrong);
            expectError(IDraws.Draws_BadProof.selector, 0);
            refute(drawId, wrong, one);
        }
        assertStatus(drawId, IDraws.Status.Open, "still open");
    }

    function test_RevertWhen_BothCanBeInOneList() external {
        assertStands(row(0, stranger, 0, 5), row(1, owner, 5, 5));
        assertStands(row(0, stranger, 0, 1), row(7, owner, 70, 1));
        // A row of nothing has no weight that another could have.
        assertStands(row(0, stranger, 5, 0), row(1, owner, 5, 5));
        assertStands(row(0, stranger, 7, 0), row(1, owner, 5, 5));
        assertStands(row(0, stranger, 5, 0), row(1, owner, 5, 0));
        // One row twice says nothing that is not so.
        assertStands(row(3, stranger, 9, 5), row(3, stranger, 9, 5));
    }

    function test_RevertWhen_TheListIsWhole() external {
        DrawList.Row[] memory rows = usualList(9);
        uint256 drawId = open(rows, 5);
        for (uint256 i; i < 9; ++i) {
            for (uint256 j; j < 9; ++j) {
                expectError(IDraws.Draws_NoContradiction.selector);
                refute(drawId, DrawList.entryOf(rows, i), DrawList.entryOf(rows, j));
            }
        }
    }

    function test_TwoRowsOfOneAccountEndIt() external {
        assertRefutable(row(0, stranger, 0, 5), row(1, stranger, 5, 5));
        assertRefutable(row(0, stranger, 0, 5), row(900, stranger, 5_000, 1));
    }

    function test_TwoRowsOfOneNumberEndIt() external {
        assertRefutable(row(4, stranger, 0, 5), row(4, owner, 5, 5));
        assertRefutable(row(4, stranger, 0, 5), row(4, stranger, 5, 5));
        assertRefutable(row(4, stranger, 0, 5), row(4, owner, 0, 5));
        assertRefutable(row(4, stranger, 0, 5), row(4, stranger, 0, 6));
    }

    function test_WeightsThatOverlapEndIt() external {
        assertRefutable(row(0, stranger, 0, 5), row(1, owner, 4, 5));
        assertRefutable(row(0, stranger, 0, 5), row(1, owner, 0, 5));
        assertRefutable(row(0, stranger, 0, 5), row(1, owner, 0, 1));
        assertRefutable(row(0, stranger, 0, 100), row(1, owner, 50, 1));
        assertRefutable(row(1, stranger, 0, type(uint256).max), row(0, owner, type(uint256).max - 1, 1));
    }

    /// @dev Against the rules' text: what each row's numbers say of their order is not asked, only what they share.
    function testFuzz_EndsWhatSharesAnything(uint8[4] memory one, uint8[4] memory other) external {
        IDraws.Entry memory a = row(one[0] % 4, address(uint160(1 + one[1] % 4)), one[2] % 32, one[3] % 8);
        IDraws.Entry memory b = row(other[0] % 4, address(uint160(1 + other[1] % 4)), other[2] % 32, other[3] % 8);
        bool isSame = leafOf(a) == leafOf(b);
        uint256 shared;
        for (uint256 unit; unit < 64; ++unit) {
            bool isOnes = unit >= a.from && unit < a.from + a.weight;
            if (isOnes && unit >= b.from && unit < b.from + b.weight) ++shared;
        }
        if (!isSame && (a.index == b.index || a.account == b.account || shared > 0)) assertRefutable(a, b);
        else assertStands(a, b);
    }

    function test_EndsTheDrawAndLeavesTheOthers() external {
        (uint256 drawId, IDraws.Entry memory one, IDraws.Entry memory other) = contradiction();
        uint256 next = open(usualList(5), 5);
        vm.expectEmit(address(draws));
        emit IDraws.DrawRefuted(drawId, 1, 0);
        refute(drawId, other, one);
        IDraws.Draw memory draw = draws.drawOf(drawId);
        assertStatus(drawId, IDraws.Status.Withdrawn, "ended");
        assertEq(draw.listing.round, ROUND, "what it was stays");
        assertEq(draw.seed, 0, "without a seed");
        vm.warp(ROUND_TIME);
        expectWrongStatus(drawId, IDraws.Status.Withdrawn);
        draws.reveal(drawId, "");
        reveal(next);
        assertStatus(next, IDraws.Status.Revealed, "another is another");
    }

    function test_ChecksInTheOrderThatIsWritten() external {
        (uint256 drawId, IDraws.Entry memory one,) = contradiction();
        IDraws.Entry memory wrong = row(9, owner, 9, 9);
        vm.warp(LAST_TIME);
        expectWrongStatus(drawId + 1, IDraws.Status.None);
        refute(drawId + 1, one, wrong);
        expectError(IDraws.Draws_TooLate.selector, LAST_TIME);
        refute(drawId, one, wrong);
        vm.warp(LAST_TIME - 1);
        expectError(IDraws.Draws_BadProof.selector, 0);
        refute(drawId, one, wrong);
        expectError(IDraws.Draws_NoContradiction.selector);
        refute(drawId, one, one);
    }
}
