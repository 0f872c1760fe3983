// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NFTHandler} from "./NFTHandler.sol";
import {NFTTest} from "./NFTTest.sol";

contract LilApeNFTInvariants is NFTTest {
    uint256 internal constant PEOPLE = 4;

    NFTHandler internal handler;

    function setUp() public override {
        super.setUp();
        handler = new NFTHandler(nft, draws, owner);
        targetContract(address(handler));
        bytes4[] memory selectors = new bytes4[](10);
        selectors[0] = NFTHandler.mint.selector;
        selectors[1] = NFTHandler.mint.selector;
        selectors[2] = NFTHandler.mint.selector;
        selectors[3] = NFTHandler.mintPrize.selector;
        selectors[4] = NFTHandler.mintPrize.selector;
        selectors[5] = NFTHandler.settle.selector;
        selectors[6] = NFTHandler.transfer.selector;
        selectors[7] = NFTHandler.setSigner.selector;
        selectors[8] = NFTHandler.withdraw.selector;
        selectors[9] = NFTHandler.force.selector;
        targetSelectors(address(handler), selectors);
    }

    function invariant_NothingIsTakenThatTheRulesForbid() external view {
        assertEq(handler.wronglyTaken(), 0, "no wrong price, key, id, winner or owner went through");
    }

    function invariant_EachIdIsMintedOnceAndKeepsItsPicture() external view {
        uint256 count = handler.mintedCount();
        assertEq(nft.totalSupply(), count, "supply");
        for (uint256 i; i < count; ++i) {
            uint256 id = handler.minted(i);
            (address holder, bytes32 digest,) = handler.apes(id);
            assertEq(nft.ownerOf(id), holder, "owner");
            assertEq(nft.digestOf(id), digest, "picture");
        }
    }

    function invariant_BalancesAddUpToTheSupply() external view {
        uint256 sum;
        for (uint256 i; i < PEOPLE; ++i) {
            sum += nft.balanceOf(handler.personAt(i));
        }
        assertEq(sum, nft.totalSupply(), "all have an owner");
    }

    function invariant_EveryWeiIsHereOrAtTheTreasury() external view {
        uint256 came = handler.paidMints() * PRICE + handler.forced();
        assertEq(address(nft).balance + treasury.balance, came, "all of it");
        assertEq(treasury.balance, handler.withdrawn(), "as the calls said");
    }

    function invariant_PrizesAreTheWinners() external view {
        uint256 prizes;
        for (uint256 i; i < handler.mintedCount(); ++i) {
            (,, bool isPrize) = handler.apes(handler.minted(i));
            if (isPrize) ++prizes;
        }
        assertEq(prizes + handler.paidMints(), nft.totalSupply(), "paid or won");
        assertEq(nft.signerEpoch(), handler.epoch(), "epochs are counted");
    }
}
