// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Draws} from "../../src/Draws.sol";
import {IDraws} from "../../src/interfaces/IDraws.sol";
import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {IpfsUri} from "../../src/IpfsUri.sol";
import {LilApeNFT} from "../../src/LilApeNFT.sol";
import {PresaleTest} from "../PresaleTest.sol";
import {DrawList} from "./DrawList.sol";
import {TestBeacon} from "./TestBeacon.sol";

/// @title A giveaway from the sale to the prize ape, with the contracts as they are deployed
contract DrawsLifeTest is PresaleTest {
    uint256 internal constant SECRET = 0xBEAC07;
    uint256 internal constant STUDIO_KEY = 0xA9E;
    uint256 internal constant PRIZES = 500_000_000e18;
    uint256 internal constant BUYERS = 6;

    Draws internal draws;
    LilApeNFT internal nft;

    function setUp() public override {
        super.setUp();
        bytes memory key = TestBeacon.keyOf(SECRET);
        IDraws.Terms memory terms = IDraws.Terms(owner, address(lilape), address(presale), 1_692_803_367, 3, key);
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
            bandsHash: keccak256("bands")
        });
        nft = isCoverage() ? new LilApeNFT(nftTerms) : LilApeNFT(createFromArtifact("LilApeNFT", abi.encode(nftTerms)));
    }

    function buyerAt(uint256 i) internal pure returns (address) {
        return address(uint160(0xE0000000 + 17 * i));
    }

    /// @dev Each buys more than the one before.
    function sellOut() internal returns (DrawList.Row[] memory) {
        uint256[] memory weights = new uint256[](BUYERS);
        for (uint256 i; i < BUYERS; ++i) {
            (, weights[i]) = buyUsdt(buyerAt(i), (i + 1) * 300e6);
        }
        vm.warp(ENDS_AT);
        presale.finalise();
        return DrawList.make(weights);
    }

    function listingOf(DrawList.Row[] memory rows) internal view returns (IDraws.Listing memory) {
        return IDraws.Listing({
            root: DrawList.rootOf(rows),
            count: rows.length,
            totalWeight: presale.counters().tokens,
            places: rows.length,
            round: (block.timestamp + 1 days - 1_692_803_367) / 3 + 1,
            listDigest: keccak256("list")
        });
    }

    function mintPrize(uint256 tokenId, address winner) internal {
        bytes32 digest = keccak256("ape");
        uint256 deadline = block.timestamp + 600;
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(STUDIO_KEY, nft.voucherHash(winner, tokenId, digest, deadline));
        nft.mintPrize(tokenId, IpfsUri.encode(digest), deadline, abi.encodePacked(r, s, v));
    }

    function test_FromTheSaleToThePrizeApe() external {
        DrawList.Row[] memory rows = sellOut();
        IDraws.Listing memory listing = listingOf(rows);
        assertEq(DrawList.totalWeight(rows), listing.totalWeight, "all that was sold");
        vm.prank(owner);
        draws.openGiveaway(listing);
        vm.warp(draws.roundTime(listing.round));
        bytes32 seed = draws.reveal(1, TestBeacon.sign(SECRET, listing.round));
        IDraws.Entry[] memory winners = DrawList.winnersOf(rows, seed, 1, BUYERS);
        draws.settle(1, 0, winners);

        assertEq(lilape.balanceOf(winners[0].account), 250_000_000e18, "first");
        assertEq(lilape.balanceOf(winners[1].account), 150_000_000e18, "second");
        assertEq(lilape.balanceOf(winners[2].account), 100_000_000e18, "third");
        assertEq(lilape.balanceOf(address(draws)), 0, "all prizes are paid");
        presale.claim(winners[0].account);
        uint256 whole = 250_000_000e18 + winners[0].weight;
        assertEq(lilape.balanceOf(winners[0].account), whole, "what was bought comes besides");
        for (uint256 place = 3; place < BUYERS; ++place) {
            mintPrize(9_898 + place, winners[place].account);
            assertEq(nft.ownerOf(9_898 + place), winners[place].account, "an ape each");
        }
        vm.expectRevert(abi.encodeWithSelector(ILilApeNFT.LilApeNFT_NoWinner.selector, 9_898 + BUYERS));
        nft.mintPrize(9_898 + BUYERS, "", block.timestamp, "");
    }

    function test_ACancelledSaleBurnsThePrizes() external {
        buyUsdt(alice, 2_000e6);
        vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_PrizesStand.selector, type(uint256).max));
        draws.burnLeftover();
        vm.prank(owner);
        presale.cancel();
        assertEq(draws.burnLeftover(), PRIZES, "all of them");
        DrawList.Row[] memory rows = DrawList.make(new uint256[](1));
        rows[0].weight = 1;
        IDraws.Listing memory listing = listingOf(rows);
        vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_SaleNotFinalised.selector));
        vm.prank(owner);
        draws.openGiveaway(listing);
    }

    function test_ASaleThatMissedItsGoalBurnsThePrizes() external {
        endBelowSoftCap();
        assertEq(draws.burnLeftover(), PRIZES, "all of them");
    }

    function test_AGiveawayThatNobodyOpensIsBurnedAYearAfterTheSale() external {
        sellOut();
        assertEq(draws.burnableFrom(), uint256(ENDS_AT) + 365 days, "told");
        vm.warp(uint256(ENDS_AT) + 365 days);
        assertEq(draws.burnLeftover(), PRIZES, "all of them");
    }
}
