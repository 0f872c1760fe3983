// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {IpfsUri} from "../../src/IpfsUri.sol";
import {NFTTest} from "./NFTTest.sol";

contract LilApeNFTMintTest is NFTTest {
    function test_RevertWhen_ThePriceIsNotExact() external {
        Voucher memory v = voucherFor(alice, 1);
        uint256[4] memory wrong = [uint256(0), PRICE - 1, PRICE + 1, 2 * PRICE];
        for (uint256 i; i < wrong.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ILilApeNFT.LilApeNFT_WrongPrice.selector, wrong[i], 0.009 ether));
            payAs(alice, wrong[i], v);
        }
        assertEq(address(nft).balance, 0, "nothing was kept");
    }

    function test_RevertWhen_TheIdIsNotForSale() external {
        uint256[4] memory wrong = [uint256(0), 9_901, 10_000, 10_001];
        for (uint256 i; i < wrong.length; ++i) {
            Voucher memory v = voucherFor(alice, wrong[i]);
            expectError(ILilApeNFT.LilApeNFT_NotForSale.selector, wrong[i]);
            mintAs(alice, v);
        }
    }

    function test_SellsTheFirstAndTheLastId() external {
        mintAs(alice, voucherFor(alice, 1));
        mintAs(alice, voucherFor(alice, 9_900));
        assertEq(nft.balanceOf(alice), 2, "both");
    }

    function test_RevertWhen_TheVoucherHasExpired() external {
        Voucher memory v = voucherFor(alice, 1);
        vm.warp(DEADLINE + 1);
        expectError(ILilApeNFT.LilApeNFT_VoucherExpired.selector, DEADLINE);
        mintAs(alice, v);
    }

    function test_TakesAVoucherInItsLastSecond() external {
        Voucher memory v = voucherFor(alice, 1);
        vm.warp(DEADLINE);
        mintAs(alice, v);
        assertEq(nft.ownerOf(1), alice, "minted");
    }

    function test_RevertWhen_TheUriIsNoAddressOfAFile() external {
        Voucher memory v = voucherFor(alice, 1);
        v.uri = "ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG";
        vm.expectRevert(abi.encodeWithSelector(IpfsUri.IpfsUri_Malformed.selector, v.uri));
        mintAs(alice, v);
    }

    function test_RevertWhen_TheVoucherIsForSomethingElse() external {
        Voucher memory v = voucherFor(alice, 1);
        v.to = bob;
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(bob, v);

        v = voucherFor(alice, 1);
        v.tokenId = 2;
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(alice, v);

        v = voucherFor(alice, 1);
        v.uri = IpfsUri.encode(digestFor(2));
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(alice, v);

        v = voucherFor(alice, 1);
        v.deadline += 1;
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(alice, v);
    }

    function test_RevertWhen_AnotherSigned() external {
        Voucher memory v = voucherBy(0xBAD, alice, 1, DEADLINE);
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(alice, v);
    }

    function test_RevertWhen_TheIdIsTaken() external {
        Voucher memory late = voucherFor(bob, 1);
        Voucher memory v = voucherFor(alice, 1);
        mintAs(alice, v);
        expectError(ERC721.TokenAlreadyExists.selector);
        mintAs(alice, v);
        expectError(ERC721.TokenAlreadyExists.selector);
        mintAs(bob, late);
        assertEq(nft.totalSupply(), 1, "one");
        assertEq(address(nft).balance, PRICE, "paid once");
    }

    function test_RevertWhen_ItGoesToNobodyOrToTheCollection() external {
        Voucher memory v = voucherFor(address(0), 1);
        expectError(ERC721.TransferToZeroAddress.selector);
        mintAs(alice, v);
        v = voucherFor(address(nft), 1);
        expectError(ILilApeNFT.LilApeNFT_BadAddress.selector, address(nft));
        mintAs(alice, v);
    }

    function test_MintsWhatTheVoucherSays() external {
        Voucher memory v = voucherFor(alice, 4_271);
        vm.expectEmit(address(nft));
        emit ERC721.Transfer(address(0), alice, 4_271);
        mintAs(alice, v);
        assertEq(nft.ownerOf(4_271), alice, "owner");
        assertEq(nft.balanceOf(alice), 1, "balance");
        assertEq(nft.totalSupply(), 1, "supply");
        assertEq(nft.tokenURI(4_271), v.uri, "uri");
        assertEq(nft.digestOf(4_271), digestFor(4_271), "digest");
        assertEq(address(nft).balance, PRICE, "paid");
    }

    function test_AnyonePaysForAnyone() external {
        mintAs(bob, voucherFor(alice, 7));
        assertEq(nft.ownerOf(7), alice, "whose voucher it is");
        assertEq(nft.balanceOf(bob), 0, "not who paid");
    }

    /// @dev This test is one.
    function test_AContractPaysLikeAnyone() external {
        vm.deal(address(this), PRICE);
        Voucher memory v = voucherFor(alice, 7);
        nft.mint{value: PRICE}(v.to, v.tokenId, v.uri, v.deadline, v.signature);
        assertEq(nft.ownerOf(7), alice, "minted");
    }

    function testFuzz_MintsAnyIdWithAnyPicture(uint256 tokenId, bytes32 digest, address to, uint256 ahead) external {
        tokenId = bound(tokenId, 1, 9_900);
        uint256 deadline = NOW + bound(ahead, 0, 365 days);
        if (to == address(0) || to == address(nft)) to = alice;
        bytes memory signature = signWith(STUDIO_KEY, nft.voucherHash(to, tokenId, digest, deadline));
        mintAs(alice, Voucher(to, tokenId, IpfsUri.encode(digest), deadline, signature));
        assertEq(nft.ownerOf(tokenId), to, "owner");
        assertEq(nft.digestOf(tokenId), digest, "digest");
    }
}
