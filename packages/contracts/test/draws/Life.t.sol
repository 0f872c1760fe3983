// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Draws} from "../../src/Draws.sol";
import {IDraws} from "../../src/interfaces/IDraws.sol";
import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {IpfsUri} from "../../src/IpfsUri.sol";
import {LilApeNFT} from "../../src/LilApeNFT.sol";
import {PresaleTest} from "../PresaleTest.sol";
import {PrizeTree} from "../nft/PrizeTree.sol";
import {DrawList} from "./DrawList.sol";
import {TestBeacon} from "./TestBeacon.sol";

/// @title A giveaway from the sale to the prize ape, with the contracts as they are deployed
contract DrawsLifeTest is PresaleTest {
    uint256 internal constant SECRET = 0xBEAC07;
    uint256 internal constant STUDIO_KEY = 0xA9E;
    uint64 internal constant GENESIS = 1_692_803_367;
    uint256 internal constant PRIZES = 500_000_000e18;
    uint256 internal constant BUYERS = 110;

    address internal stranger = address(0x57);
    address internal another = address(0x58);
    Draws internal draws;
    LilApeNFT internal nft;
    /// @dev The first, the last and one in the middle of those who buy, and one who does not.
    address[] internal excluded;

    function setUp() public override {
        super.setUp();
        excluded.push(buyerAt(0));
        excluded.push(buyerAt(60));
        excluded.push(address(uint160(buyerAt(70)) + 1));
        excluded.push(buyerAt(BUYERS - 1));
        bytes memory key = TestBeacon.keyOf(SECRET);
        IDraws.Terms memory terms = IDraws.Terms(owner, address(lilape), address(presale), excluded, GENESIS, 3, key);
        draws = isCoverage() ? new Draws(terms) : Draws(createFromArtifact("Draws", abi.encode(terms)));
        vm.prank(reserve);
        lilape.transfer(address(draws), PRIZES);
        ILilApeNFT.Terms memory nftTerms = ILilApeNFT.Terms({
            owner: owner,
            treasury: treasury,
            signer: vm.addr(STUDIO_KEY),
            draws: address(draws),
            contractDigest: keccak256("collection"),
            catalogueHash: keccak256("catalogue"),
            bandsHash: keccak256("bands"),
            prizesRoot: PrizeTree.rootOf(PrizeTree.leaves())
        });
        nft = isCoverage() ? new LilApeNFT(nftTerms) : LilApeNFT(createFromArtifact("LilApeNFT", abi.encode(nftTerms)));
    }

    function buyerAt(uint256 i) internal pure returns (address) {
        return address(uint160(0xE0000000 + 17 * i));
    }

    function isExcluded(address account) internal view returns (bool) {
        for (uint256 i; i < excluded.length; ++i) {
            if (excluded[i] == account) return true;
        }
        return false;
    }

    /// @dev Each buys for other dollars, with one coin or both, in an order of their own; then the sale ends well. The rows
    /// of those who take part.
    function sellOut() internal returns (DrawList.Row[] memory rows) {
        for (uint256 i; i < BUYERS; ++i) {
            address buyer = buyerAt(i * 37 % BUYERS);
            if (i % 3 != 0) buyUsdt(buyer, 1e6 + (i + 1) * 19_999_983);
            if (i % 3 != 1) buyUsdc(buyer, 1e6 + i * 7);
        }
        vm.warp(ENDS_AT);
        presale.finalise();
        rows = new DrawList.Row[](BUYERS - 3);
        uint256 count;
        for (uint256 i; i < BUYERS; ++i) {
            address buyer = buyerAt(i);
            if (!isExcluded(buyer)) rows[count++] = DrawList.Row(buyer, presale.accountOf(buyer).tokens);
        }
    }

    function listAs(address caller, DrawList.Row[] memory rows, uint256 first, uint256 number) internal {
        vm.prank(caller);
        draws.list(DrawList.frontierAt(rows, first), DrawList.accountsOf(rows, first, number), excluded);
    }

    /// @dev Revealed and settled by a stranger.
    function drawByStranger(DrawList.Row[] memory rows) internal returns (IDraws.Entry[] memory winners) {
        IDraws.Draw memory draw = draws.drawOf(1);
        vm.warp(draw.roundTime);
        vm.startPrank(stranger);
        bytes32 seed = draws.reveal(1, TestBeacon.sign(SECRET, draw.listing.round));
        winners = DrawList.winnersOf(rows, seed, 1, draw.listing.places);
        draws.settle(1, 0, winners);
        vm.stopPrank();
    }

    function mintPrize(uint256 tokenId) internal {
        bytes32[] memory proof = PrizeTree.proofOf(PrizeTree.leaves(), tokenId - 9_901);
        nft.mintPrize(tokenId, IpfsUri.encode(PrizeTree.digestOf(tokenId)), proof);
    }

    function assertPaid(IDraws.Entry[] memory winners) internal view {
        assertEq(lilape.balanceOf(winners[0].account), 250_000_000e18, "first");
        assertEq(lilape.balanceOf(winners[1].account), 150_000_000e18, "second");
        assertEq(lilape.balanceOf(winners[2].account), 100_000_000e18, "third");
        assertEq(lilape.balanceOf(address(draws)), 0, "all prizes are paid");
        assertEq(uint256(draws.drawOf(1).status), uint256(IDraws.Status.Settled), "settled");
        for (uint256 place; place < winners.length; ++place) {
            assertEq(draws.winnerOf(1, place), winners[place].account, "a winner each");
        }
    }

    /// @dev All of it by strangers: the owner and those excluded do nothing.
    function test_TwoStrangersShareTheListing() external {
        DrawList.Row[] memory rows = sellOut();
        listAs(stranger, rows, 0, 59);
        // Claims leave the record as it is.
        for (uint256 i; i < 20; ++i) {
            presale.claim(buyerAt(i));
        }
        // The other one makes a mistake, and goes on from where the first one was.
        vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_CannotList.selector, 0, excluded[1]));
        vm.prank(another);
        address[] memory wrong = new address[](1);
        wrong[0] = excluded[1];
        draws.list(DrawList.frontierAt(rows, 59), wrong, excluded);
        listAs(another, rows, 59, 8);
        listAs(stranger, rows, 67, rows.length - 67);

        IDraws.Listing memory listing = draws.drawOf(1).listing;
        assertEq(listing.root, DrawList.grownRootOf(rows), "root");
        assertEq(listing.count, BUYERS - 3, "all but those excluded");
        uint256 without;
        for (uint256 i; i < excluded.length; ++i) {
            without += presale.accountOf(excluded[i]).tokens;
        }
        assertTrue(without > 0, "who bought too");
        assertEq(listing.totalWeight, presale.counters().tokens - without, "all but what those bought");
        assertEq(listing.places, 103, "places");
        assertGe(draws.drawOf(1).roundTime, block.timestamp + 13 hours, "a round that nobody knows");

        uint256 claimed = lilape.balanceOf(buyerAt(1));
        assertTrue(claimed > 0, "what was claimed");
        for (uint256 i; i < 20; ++i) {
            address buyer = buyerAt(i);
            uint256 all = lilape.balanceOf(buyer);
            vm.prank(buyer);
            lilape.transfer(reserve, all);
        }
        IDraws.Entry[] memory winners = drawByStranger(rows);
        assertPaid(winners);
        for (uint256 i; i < excluded.length; ++i) {
            for (uint256 place; place < 103; ++place) {
                assertTrue(draws.winnerOf(1, place) != excluded[i], "who takes no part wins nothing");
            }
        }
        for (uint256 place = 3; place < 103; place += 33) {
            mintPrize(9_898 + place);
            assertEq(nft.ownerOf(9_898 + place), winners[place].account, "an ape each");
        }
    }

    /// @dev Every power that the owner has, against every step of the giveaway.
    function test_TheOwnerTriesEverything() external {
        DrawList.Row[] memory rows = sellOut();
        tryEverything(rows, IDraws.Status.None);
        listAs(stranger, rows, 0, 50);
        tryEverything(rows, IDraws.Status.None);
        listAs(another, rows, 50, rows.length - 50);
        IDraws.Draw memory draw = draws.drawOf(1);
        tryEverything(rows, IDraws.Status.Open);
        vm.warp(draw.roundTime - 1);
        tryEverything(rows, IDraws.Status.Open);
        assertEq(keccak256(abi.encode(draws.drawOf(1))), keccak256(abi.encode(draw)), "as it was");
        vm.prank(owner);
        draws.renounceOwnership();
        assertPaid(drawByStranger(rows));
        assertEq(draws.drawOf(1).listing.root, DrawList.grownRootOf(rows), "the list of all");
    }

    function tryEverything(DrawList.Row[] memory rows, IDraws.Status status) internal {
        bytes memory signature = TestBeacon.sign(SECRET, 1);
        vm.startPrank(owner);
        // A draw of its own, even of the same list, is another one and pays nothing.
        uint256 drawId = draws.open(launchOf(rows, rows.length));
        assertTrue(drawId > 1, "never the first");
        assertEq(draws.prizeOf(drawId, 0), 0, "without a prize");
        draws.withdraw(drawId);
        bytes memory wrongStatus = abi.encodeWithSelector(IDraws.Draws_WrongStatus.selector, 1, status);
        vm.expectRevert(wrongStatus);
        draws.withdraw(1);
        IDraws.Entry memory one = DrawList.grownEntryOf(rows, 0);
        vm.expectRevert(wrongStatus);
        draws.refute(1, one, DrawList.grownEntryOf(rows, 1));
        vm.expectRevert();
        draws.renewRound();
        vm.expectRevert();
        draws.endEmptyGiveaway(excluded);
        vm.expectRevert();
        draws.burnLeftover();
        vm.expectRevert();
        draws.reveal(1, signature);
        vm.expectRevert(wrongStatus);
        draws.settle(1, 0, new IDraws.Entry[](1));
        // No other list: not one of those who are excluded, nor with nobody excluded.
        vm.expectRevert();
        draws.list(DrawList.frontierAt(rows, 0), excluded, excluded);
        vm.expectRevert();
        draws.list(DrawList.frontierAt(rows, 0), excluded, new address[](0));
        vm.stopPrank();
    }

    function launchOf(DrawList.Row[] memory rows, uint256 places) internal view returns (IDraws.Listing memory) {
        return IDraws.Listing({
            root: DrawList.grownRootOf(rows),
            count: rows.length,
            totalWeight: DrawList.totalWeight(rows),
            places: places,
            round: (block.timestamp + 24 hours - GENESIS + 2) / 3 + 1,
            listDigest: keccak256("list")
        });
    }

    /// @dev Accounts that bought nothing, and one account again and again, take nothing.
    function test_AMadeUpListTakesNothing() external {
        DrawList.Row[] memory honest = sellOut();
        DrawList.Row[] memory rows = new DrawList.Row[](103);
        for (uint256 side; side < 2; ++side) {
            for (uint256 i; i < 103; ++i) {
                rows[i] = DrawList.Row(side == 0 ? address(uint160(0xBAD0000 + i)) : honest[7].account, 1);
            }
            address[] memory accounts = DrawList.accountsOf(rows, 0, 103);
            vm.startPrank(owner);
            vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_CannotList.selector, side, accounts[0]));
            draws.list(DrawList.frontierAt(honest, 0), accounts, excluded);
            vm.expectPartialRevert(IDraws.Draws_UnknownFrontier.selector);
            draws.list(DrawList.frontierAt(rows, 102), DrawList.accountsOf(rows, 102, 1), excluded);
            // As a launch it is drawn, and pays nothing.
            uint256 drawId = draws.open(launchOf(rows, 103));
            vm.stopPrank();
            vm.warp(draws.drawOf(drawId).roundTime);
            bytes32 seed = draws.reveal(drawId, TestBeacon.sign(SECRET, draws.drawOf(drawId).listing.round));
            IDraws.Entry[] memory winners = new IDraws.Entry[](1);
            winners[0] = DrawList.grownEntryOf(rows, DrawList.drawn(rows, seed, drawId, 1)[0]);
            draws.settle(drawId, 0, winners);
            assertEq(lilape.balanceOf(rows[0].account), 0, "nothing");
            assertEq(lilape.balanceOf(address(draws)), PRIZES, "the prizes are the giveaway's");
        }
        assertEq(uint256(draws.drawOf(1).status), uint256(IDraws.Status.None), "which nobody has opened");
    }

    /// @dev The chain's clock is two hours late, so rounds up to two hours ahead of it are known; the owner is the one who
    /// sends the last batch, and may wait with it as long as it likes.
    function test_WithALateClockNobodyPicksOrTakesBackAKnownRound() external {
        DrawList.Row[] memory rows = sellOut();
        listAs(stranger, rows, 0, rows.length - 1);
        for (uint256 minute; minute < 120; minute += 20) {
            uint256 snapshot = vm.snapshotState();
            vm.warp(uint256(ENDS_AT) + minute * 60);
            uint256 realTime = block.timestamp + 2 hours;
            listAs(owner, rows, rows.length - 1, 1);
            assertGe(draws.drawOf(1).roundTime, realTime + 11 hours, "not one that is known");
            // By the time it is known, the giveaway is as it was.
            vm.warp(draws.drawOf(1).roundTime - 2 hours);
            vm.prank(owner);
            vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_WrongStatus.selector, 1, IDraws.Status.Open));
            draws.withdraw(1);
            uint256 until = draws.drawOf(1).roundTime + 30 days;
            vm.prank(owner);
            vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_RoundStands.selector, until));
            draws.renewRound();
            assertPaid(drawByStranger(rows));
            vm.revertToState(snapshot);
        }
    }

    function test_ACancelledSaleBurnsThePrizes() external {
        buyUsdt(alice, 2_000e6);
        vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_PrizesStand.selector, type(uint256).max));
        draws.burnLeftover();
        vm.prank(owner);
        presale.cancel();
        assertEq(draws.burnLeftover(), PRIZES, "all of them");
        DrawList.Row[] memory rows = new DrawList.Row[](1);
        rows[0] = DrawList.Row(alice, presale.accountOf(alice).tokens);
        vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_SaleNotFinalised.selector));
        draws.list(DrawList.frontierAt(rows, 0), DrawList.accountsOf(rows, 0, 1), excluded);
    }

    function test_ASaleThatMissedItsGoalBurnsThePrizes() external {
        endBelowSoftCap();
        assertEq(draws.burnLeftover(), PRIZES, "all of them");
    }

    function test_AGiveawayThatNobodyListsIsBurnedAYearAfterTheSale() external {
        sellOut();
        assertEq(draws.burnableFrom(), uint256(ENDS_AT) + 365 days, "returned");
        vm.warp(uint256(ENDS_AT) + 365 days);
        assertEq(draws.burnLeftover(), PRIZES, "all of them");
    }

    /// @dev Only those who take no part have bought.
    function test_AGiveawayForNobodyIsBurnedAtOnce() external {
        buyUsdt(excluded[0], 2_000e6);
        buyUsdt(excluded[3], 1e6);
        vm.warp(ENDS_AT);
        presale.finalise();
        vm.prank(stranger);
        draws.endEmptyGiveaway(excluded);
        assertEq(draws.burnLeftover(), PRIZES, "all of them");
    }
}
