// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {NFTTest} from "./NFTTest.sol";

contract LilApeNFTTokenTest is NFTTest {
    function setUp() public override {
        super.setUp();
        mintAs(alice, voucherFor(alice, 5));
    }

    function test_SaysWhatItIs() external view {
        assertEq(nft.name(), "LilApe", "name");
        assertEq(nft.symbol(), "LILAPE", "symbol");
        assertEq(nft.MINT_PRICE(), 9_000_000_000_000_000, "price");
        assertEq(nft.MAX_SUPPLY(), 10_000, "most");
        assertEq(nft.LAST_FOR_SALE(), 9_900, "last sold");
        assertTrue(nft.supportsInterface(0x01ffc9a7), "ERC-165");
        assertTrue(nft.supportsInterface(0x80ac58cd), "ERC-721");
        assertTrue(nft.supportsInterface(0x5b5e139f), "its metadata");
        assertTrue(!nft.supportsInterface(0x2a55205a), "no royalty");
    }

    function test_RevertWhen_ATokenDoesNotExist() external {
        expectError(ERC721.TokenDoesNotExist.selector);
        nft.tokenURI(6);
        expectError(ERC721.TokenDoesNotExist.selector);
        nft.digestOf(6);
        expectError(ERC721.TokenDoesNotExist.selector);
        nft.ownerOf(6);
    }

    function test_MovesForItsOwnerAndWhoeverMay() external {
        vm.prank(alice);
        nft.approve(bob, 5);
        vm.prank(bob);
        nft.safeTransferFrom(alice, bob, 5);
        assertEq(nft.ownerOf(5), bob, "owner");
        assertEq(nft.tokenURI(5), voucherFor(alice, 5).uri, "the picture stays");
        vm.prank(alice);
        expectError(ERC721.TransferFromIncorrectOwner.selector);
        nft.transferFrom(alice, bob, 5);
    }

    function test_RevertWhen_ATokenIsSentToTheCollection() external {
        vm.prank(alice);
        expectError(ILilApeNFT.LilApeNFT_BadAddress.selector, address(nft));
        nft.transferFrom(alice, address(nft), 5);
        vm.prank(alice);
        expectError(ERC721.TransferToZeroAddress.selector);
        nft.transferFrom(alice, address(0), 5);
    }

    function test_RevertWhen_EtherComesByTheWay() external {
        vm.startPrank(alice);
        expectError(ILilApeNFT.LilApeNFT_EtherRefused.selector, 1);
        nft.approve{value: 1}(bob, 5);
        expectError(ILilApeNFT.LilApeNFT_EtherRefused.selector, 2);
        nft.transferFrom{value: 2}(alice, bob, 5);
        expectError(ILilApeNFT.LilApeNFT_EtherRefused.selector, 3);
        nft.safeTransferFrom{value: 3}(alice, bob, 5);
        expectError(ILilApeNFT.LilApeNFT_EtherRefused.selector, 4);
        nft.safeTransferFrom{value: 4}(alice, bob, 5, "");
        (bool isTaken,) = address(nft).call{value: 5}("");
        assertTrue(!isTaken, "a plain payment");
        vm.stopPrank();
        assertEq(nft.ownerOf(5), alice, "not moved");
        assertEq(address(nft).balance, PRICE, "nothing came");
    }

    function test_TheDomainIsPublished() external view {
        (
            bytes1 fields,
            string memory name,
            string memory version,
            uint256 chainId,
            address where,
            bytes32 salt,
            uint256[] memory extensions
        ) = nft.eip712Domain();
        assertEq(bytes32(fields), bytes32(bytes1(0x0f)), "fields");
        assertEq(name, "LilApe", "name");
        assertEq(version, "1", "version");
        assertEq(chainId, block.chainid, "chain");
        assertEq(where, address(nft), "contract");
        assertEq(salt, bytes32(0), "no salt");
        assertEq(extensions.length, 0, "no extensions");
    }
}
