// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {IpfsUri} from "../../src/IpfsUri.sol";
import {LilApeNFT} from "../../src/LilApeNFT.sol";
import {StubDraws} from "../mocks/StubDraws.sol";
import {Test} from "../Test.sol";
import {PrizeTree} from "./PrizeTree.sol";

/// @title A collection, the studio's key, and the people around it
abstract contract NFTTest is Test {
    /// @dev A voucher as the studio hands it out.
    struct Voucher {
        address to;
        uint256 tokenId;
        string uri;
        uint256 deadline;
        bytes signature;
    }

    uint256 internal constant NOW = 1_800_000_000;
    uint256 internal constant DEADLINE = NOW + 600;
    uint256 internal constant PRICE = 0.009 ether;
    /// @dev As in the vectors, and the account whose first contract the vectors speak of.
    uint256 internal constant STUDIO_KEY = 0xA9E;
    address internal constant CREATOR = 0xc0FFee0000000000000000000000000000000000;

    address internal owner = address(0xA110);
    address internal treasury = address(0x7EA5);
    address internal alice = address(0xA11CE);
    address internal bob = address(0xB0B);
    StubDraws internal draws;
    LilApeNFT internal nft;

    function setUp() public virtual {
        vm.warp(NOW);
        draws = new StubDraws();
        nft = createNFT(localTerms());
        vm.deal(alice, 100 ether);
        vm.deal(bob, 100 ether);
    }

    function prizeProof(uint256 tokenId) internal pure returns (bytes32[] memory) {
        return PrizeTree.proofOf(PrizeTree.leaves(), tokenId - 9_901);
    }

    function localTerms() internal view returns (ILilApeNFT.Terms memory) {
        return ILilApeNFT.Terms({
            owner: owner,
            treasury: treasury,
            signer: vm.addr(STUDIO_KEY),
            draws: address(draws),
            contractDigest: keccak256("collection"),
            catalogueHash: keccak256("catalogue"),
            bandsHash: keccak256("bands"),
            prizesRoot: PrizeTree.rootOf(PrizeTree.leaves())
        });
    }

    function createNFT(ILilApeNFT.Terms memory terms) internal returns (LilApeNFT) {
        if (isCoverage()) return new LilApeNFT(terms);
        return LilApeNFT(createFromArtifact("LilApeNFT", abi.encode(terms)));
    }

    function digestFor(uint256 tokenId) internal pure returns (bytes32) {
        return PrizeTree.digestOf(tokenId);
    }

    /// @dev Signed by the studio for what is asked, as far ahead as usual.
    function voucherFor(address to, uint256 tokenId) internal view returns (Voucher memory) {
        return voucherBy(STUDIO_KEY, to, tokenId, DEADLINE);
    }

    function voucherBy(uint256 key, address to, uint256 tokenId, uint256 deadline)
        internal
        view
        returns (Voucher memory v)
    {
        bytes32 digest = digestFor(tokenId);
        bytes memory signature = signWith(key, nft.voucherHash(to, tokenId, digest, deadline));
        return Voucher(to, tokenId, IpfsUri.encode(digest), deadline, signature);
    }

    function signWith(uint256 key, bytes32 hash) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, hash);
        return abi.encodePacked(r, s, v);
    }

    /// @dev Paid by `payer`, exactly the price.
    function mintAs(address payer, Voucher memory v) internal {
        payAs(payer, PRICE, v);
    }

    function payAs(address payer, uint256 amount, Voucher memory v) internal {
        vm.prank(payer);
        nft.mint{value: amount}(v.to, v.tokenId, v.uri, v.deadline, v.signature);
    }

    function mintPrize(uint256 tokenId) internal {
        nft.mintPrize(tokenId, IpfsUri.encode(digestFor(tokenId)), prizeProof(tokenId));
    }

    function expectError(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }

    function expectError(bytes4 selector, uint256 value) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, value));
    }

    function expectError(bytes4 selector, address account) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, account));
    }
}
