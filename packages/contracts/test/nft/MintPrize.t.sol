// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {NFTTest} from "./NFTTest.sol";

contract LilApeNFTMintPrizeTest is NFTTest {
    function test_RevertWhen_TheIdIsNoPrize() external {
        draws.setWinner(1, 2, alice);
        draws.setWinner(1, 103, alice);
        uint256[4] memory wrong = [uint256(0), 1, 9_900, 10_001];
        for (uint256 i; i < wrong.length; ++i) {
            Voucher memory v = voucherFor(alice, wrong[i]);
            expectError(ILilApeNFT.LilApeNFT_NotAPrize.selector, wrong[i]);
            mintPrize(v);
        }
    }

    function test_RevertWhen_TheDrawsDoNotStandYet() external {
        ILilApeNFT.Terms memory terms = localTerms();
        terms.draws = address(0xD4A35);
        nft = createNFT(terms);
        Voucher memory v = voucherFor(alice, 9_901);
        expectError(ILilApeNFT.LilApeNFT_NoWinner.selector, 9_901);
        mintPrize(v);
    }

    function test_RevertWhen_NobodyHasWonThePlace() external {
        // Neither the same place of another draw nor the neighbours count.
        draws.setWinner(2, 3, alice);
        draws.setWinner(1, 2, alice);
        draws.setWinner(1, 4, alice);
        Voucher memory v = voucherFor(alice, 9_901);
        expectError(ILilApeNFT.LilApeNFT_NoWinner.selector, 9_901);
        mintPrize(v);
    }

    function test_RevertWhen_TheVoucherIsForAnother() external {
        draws.setWinner(1, 3, alice);
        Voucher memory v = voucherFor(bob, 9_901);
        vm.prank(bob);
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        nft.mintPrize(v.tokenId, v.uri, v.deadline, v.signature);
    }

    function test_RevertWhen_EtherIsSent() external {
        draws.setWinner(1, 3, alice);
        Voucher memory v = voucherFor(alice, 9_901);
        vm.prank(alice);
        (bool isDone,) = address(nft).call{value: PRICE}(
            abi.encodeCall(ILilApeNFT.mintPrize, (v.tokenId, v.uri, v.deadline, v.signature))
        );
        assertTrue(!isDone, "refused");
    }

    function test_RevertWhen_ThePrizeWasMintedBefore() external {
        draws.setWinner(1, 3, alice);
        Voucher memory v = voucherFor(alice, 9_901);
        mintPrize(v);
        expectError(ERC721.TokenAlreadyExists.selector);
        mintPrize(v);
    }

    function test_RevertWhen_TheVoucherOfAPrizeHasExpired() external {
        draws.setWinner(1, 3, alice);
        Voucher memory v = voucherFor(alice, 9_901);
        vm.warp(DEADLINE + 1);
        expectError(ILilApeNFT.LilApeNFT_VoucherExpired.selector, DEADLINE);
        mintPrize(v);
    }

    function test_MintsTheFirstAndTheLastPrizeToTheirWinners() external {
        draws.setWinner(1, 3, alice);
        draws.setWinner(1, 102, bob);
        Voucher memory first = voucherFor(alice, 9_901);
        Voucher memory last = voucherFor(bob, 10_000);
        vm.expectEmit(address(nft));
        emit ERC721.Transfer(address(0), alice, 9_901);
        vm.prank(bob);
        nft.mintPrize(first.tokenId, first.uri, first.deadline, first.signature);
        mintPrize(last);
        assertEq(nft.ownerOf(9_901), alice, "first");
        assertEq(nft.ownerOf(10_000), bob, "last");
        assertEq(nft.totalSupply(), 2, "counted");
        assertEq(nft.tokenURI(10_000), last.uri, "uri");
    }
}
