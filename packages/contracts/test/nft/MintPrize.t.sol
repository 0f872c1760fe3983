// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {IpfsUri} from "../../src/IpfsUri.sol";
import {LilApeNFT} from "../../src/LilApeNFT.sol";
import {NFTTest} from "./NFTTest.sol";
import {PrizeTree} from "./PrizeTree.sol";

contract LilApeNFTMintPrizeTest is NFTTest {
    function uriOf(uint256 tokenId) internal pure returns (string memory) {
        return IpfsUri.encode(digestFor(tokenId));
    }

    function expectBadProof(uint256 tokenId, string memory uri, bytes32[] memory proof) internal {
        expectError(ILilApeNFT.LilApeNFT_BadProof.selector);
        nft.mintPrize(tokenId, uri, proof);
    }

    function test_RevertWhen_TheIdIsNoPrize() external {
        draws.setWinner(1, 2, alice);
        draws.setWinner(1, 103, alice);
        uint256[4] memory wrong = [uint256(0), 1, 9_900, 10_001];
        for (uint256 i; i < wrong.length; ++i) {
            expectError(ILilApeNFT.LilApeNFT_NotAPrize.selector, wrong[i]);
            nft.mintPrize(wrong[i], uriOf(wrong[i]), prizeProof(9_901));
        }
    }

    function test_RevertWhen_TheDrawsDoNotStandYet() external {
        ILilApeNFT.Terms memory terms = localTerms();
        terms.draws = address(0xD4A35);
        nft = createNFT(terms);
        expectError(ILilApeNFT.LilApeNFT_NoWinner.selector, 9_901);
        mintPrize(9_901);
    }

    function test_RevertWhen_NobodyHasWonThePlace() external {
        // Neither the same place of another draw nor the neighbours count.
        draws.setWinner(2, 3, alice);
        draws.setWinner(1, 2, alice);
        draws.setWinner(1, 4, alice);
        expectError(ILilApeNFT.LilApeNFT_NoWinner.selector, 9_901);
        mintPrize(9_901);
    }

    function test_RevertWhen_TheProofIsNotThePrizes() external {
        draws.setWinner(1, 3, alice);
        bytes32[] memory right = prizeProof(9_901);
        expectBadProof(9_901, uriOf(9_901), prizeProof(9_902));
        expectBadProof(9_901, uriOf(9_901), new bytes32[](0));
        bytes32[] memory cut = new bytes32[](right.length - 1);
        bytes32[] memory longer = new bytes32[](right.length + 1);
        for (uint256 i; i < right.length; ++i) {
            if (i < cut.length) cut[i] = right[i];
            longer[i] = right[i];
        }
        expectBadProof(9_901, uriOf(9_901), cut);
        expectBadProof(9_901, uriOf(9_901), longer);
        for (uint256 i; i < right.length; ++i) {
            bytes32[] memory bent = prizeProof(9_901);
            bent[i] = bytes32(uint256(bent[i]) ^ 1);
            expectBadProof(9_901, uriOf(9_901), bent);
        }
    }

    function test_RevertWhen_TheMetadataIsNotThePrizes() external {
        draws.setWinner(1, 3, alice);
        expectBadProof(9_901, uriOf(9_902), prizeProof(9_901));
        expectBadProof(9_901, uriOf(9_902), prizeProof(9_902));
        expectBadProof(9_901, IpfsUri.encode(bytes32(uint256(digestFor(9_901)) ^ 1)), prizeProof(9_901));
    }

    /// @dev A node over two leaves is 64 bytes hashed once; a leaf of the same words is hashed twice.
    function test_RevertWhen_AnInnerNodeIsShownAsAPrize() external {
        bytes32 digest = digestFor(1);
        bytes32 root = keccak256(abi.encode(bytes32(uint256(9_901)), digest));
        ILilApeNFT.Terms memory terms = localTerms();
        terms.prizesRoot = root;
        nft = createNFT(terms);
        draws.setWinner(1, 3, alice);
        expectBadProof(9_901, IpfsUri.encode(digest), new bytes32[](0));
    }

    function test_RevertWhen_TheAddressOfThePrizeIsMalformed() external {
        draws.setWinner(1, 3, alice);
        vm.expectRevert(abi.encodeWithSelector(IpfsUri.IpfsUri_Malformed.selector, "ipfs://ape"));
        nft.mintPrize(9_901, "ipfs://ape", prizeProof(9_901));
    }

    function test_RevertWhen_EtherIsSent() external {
        draws.setWinner(1, 3, alice);
        vm.prank(alice);
        (bool isDone,) = address(nft).call{value: PRICE}(
            abi.encodeCall(ILilApeNFT.mintPrize, (9_901, uriOf(9_901), prizeProof(9_901)))
        );
        assertTrue(!isDone, "refused");
    }

    function test_RevertWhen_ThePrizeWasMintedBefore() external {
        draws.setWinner(1, 3, alice);
        mintPrize(9_901);
        expectError(ERC721.TokenAlreadyExists.selector);
        mintPrize(9_901);
    }

    function test_TakesAnEmptyProofWhereThePrizeIsTheRoot() external {
        ILilApeNFT.Terms memory terms = localTerms();
        terms.prizesRoot = PrizeTree.leafOf(9_901, digestFor(9_901));
        nft = createNFT(terms);
        draws.setWinner(1, 3, alice);
        nft.mintPrize(9_901, uriOf(9_901), new bytes32[](0));
        assertEq(nft.ownerOf(9_901), alice, "owner");
    }

    function test_MintsTheFirstAndTheLastPrizeToTheirWinners() external {
        draws.setWinner(1, 3, alice);
        draws.setWinner(1, 102, bob);
        vm.expectEmit(address(nft));
        emit ERC721.Transfer(address(0), alice, 9_901);
        vm.prank(bob);
        nft.mintPrize(9_901, uriOf(9_901), prizeProof(9_901));
        mintPrize(10_000);
        assertEq(nft.ownerOf(9_901), alice, "first");
        assertEq(nft.ownerOf(10_000), bob, "last");
        assertEq(nft.totalSupply(), 2, "counted");
        assertEq(nft.tokenURI(10_000), uriOf(10_000), "uri");
    }

    function test_MintsEveryPrize() external {
        for (uint256 id = 9_901; id <= 10_000; ++id) {
            draws.setWinner(1, id - 9_898, address(uint160(id)));
            mintPrize(id);
            assertEq(nft.ownerOf(id), address(uint160(id)), "owner");
        }
        assertEq(nft.totalSupply(), 100, "all");
    }

    /// @dev What was possible before: a dead signer and nobody left to name another closed the prizes for good.
    function test_NoKeyCanWithholdAPrize() external {
        draws.setWinner(1, 3, alice);
        vm.startPrank(owner);
        nft.setSigner(address(0xDEAD));
        nft.renounceOwnership();
        vm.stopPrank();
        mintPrize(9_901);
        assertEq(nft.ownerOf(9_901), alice, "paid");
    }

    function test_MintsToAContractWithoutAskingIt() external {
        draws.setWinner(1, 3, address(draws));
        mintPrize(9_901);
        assertEq(nft.ownerOf(9_901), address(draws), "owner");
    }
}
