// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {MoodyTreasury} from "../mocks/MoodyTreasury.sol";
import {NFTTest} from "./NFTTest.sol";

contract LilApeNFTPowersTest is NFTTest {
    uint256 internal constant NEXT_KEY = 0xA9E2;
    /// @dev Where the collection keeps the signer, its epoch and how many apes were minted.
    bytes32 internal constant STUDIO_SLOT = bytes32(uint256(2));

    function changeSigner(uint256 key) internal {
        vm.prank(owner);
        nft.setSigner(vm.addr(key));
    }

    function test_RevertWhen_AStrangerNamesASigner() external {
        vm.prank(alice);
        expectError(Ownable.OwnableUnauthorizedAccount.selector, alice);
        nft.setSigner(alice);
    }

    function test_RevertWhen_TheSignerIsNobodyOrTheCollection() external {
        vm.prank(owner);
        expectError(ILilApeNFT.LilApeNFT_BadAddress.selector, address(0));
        nft.setSigner(address(0));
        vm.prank(owner);
        expectError(ILilApeNFT.LilApeNFT_BadAddress.selector, address(nft));
        nft.setSigner(address(nft));
        assertEq(nft.signerEpoch(), 1, "nothing happened");
    }

    function test_VoidsTheVouchersOfEarlierKeys() external {
        Voucher memory old = voucherFor(alice, 1);
        vm.expectEmit(address(nft));
        emit ILilApeNFT.SignerChanged(vm.addr(NEXT_KEY), 2);
        changeSigner(NEXT_KEY);
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(alice, old);
        mintAs(alice, voucherBy(NEXT_KEY, alice, 1, DEADLINE));
        assertEq(nft.ownerOf(1), alice, "by the new key");
        assertEq(nft.signer(), vm.addr(NEXT_KEY), "signer");
        assertEq(nft.totalSupply(), 1, "counted on");
    }

    function test_AKeyThatComesBackDoesNotReviveItsVouchers() external {
        mintAs(alice, voucherFor(alice, 9));
        Voucher memory old = voucherFor(alice, 1);
        changeSigner(NEXT_KEY);
        changeSigner(STUDIO_KEY);
        assertEq(nft.signerEpoch(), 3, "epoch");
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(alice, old);
        assertEq(nft.totalSupply(), 1, "the count is not touched");
    }

    function test_PassesInTwoStepsAndCanBeGivenUp() external {
        vm.prank(owner);
        nft.transferOwnership(bob);
        assertEq(nft.owner(), owner, "not before it is taken");
        vm.prank(bob);
        nft.acceptOwnership();
        vm.prank(bob);
        nft.renounceOwnership();
        vm.prank(bob);
        expectError(Ownable.OwnableUnauthorizedAccount.selector, bob);
        nft.setSigner(bob);
        mintAs(alice, voucherFor(alice, 1));
        assertEq(nft.ownerOf(1), alice, "mints go on");
    }

    function test_TheSameKeyAgainVoidsItsVouchers() external {
        Voucher memory v = voucherFor(alice, 1);
        vm.prank(owner);
        nft.setSigner(vm.addr(STUDIO_KEY));
        assertEq(nft.signerEpoch(), 2, "another epoch");
        expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
        mintAs(alice, v);
        mintAs(alice, voucherFor(alice, 1));
        assertEq(nft.ownerOf(1), alice, "by a new one");
    }

    /// @dev The count of all apes stands beside the signer and its epoch.
    function test_ANewSignerComesAlsoWhenAllAreMinted() external {
        bytes32 slot = STUDIO_SLOT;
        vm.store(address(nft), slot, vm.load(address(nft), slot) | bytes32(uint256(10_000) << 192));
        assertEq(nft.totalSupply(), 10_000, "all");
        vm.prank(owner);
        nft.setSigner(bob);
        assertEq(nft.signer(), bob, "named");
        assertEq(nft.totalSupply(), 10_000, "as many as before");
    }

    function test_RevertWhen_ThereIsNothingToWithdraw() external {
        expectError(ILilApeNFT.LilApeNFT_NothingToWithdraw.selector);
        nft.withdraw();
        mintAs(alice, voucherFor(alice, 1));
        nft.withdraw();
        expectError(ILilApeNFT.LilApeNFT_NothingToWithdraw.selector);
        nft.withdraw();
    }

    function test_SendsEverythingToTheTreasuryWhoeverCalls() external {
        mintAs(alice, voucherFor(alice, 1));
        mintAs(alice, voucherFor(alice, 2));
        vm.expectEmit(address(nft));
        emit ILilApeNFT.Withdrawn(treasury, 0.018 ether);
        vm.prank(bob);
        assertEq(nft.withdraw(), 0.018 ether, "returned");
        assertEq(treasury.balance, 0.018 ether, "treasury");
        assertEq(address(nft).balance, 0, "nothing is left");
    }

    function test_SendsMoreThanAllApesTogetherEarn() external {
        vm.deal(address(nft), 1_001 ether);
        assertEq(nft.withdraw(), 1_001 ether, "all");
        assertEq(address(nft).balance, 0, "nothing stays");
    }

    function test_TakesEtherThatWasForcedOntoIt() external {
        vm.deal(address(nft), 5);
        assertEq(nft.withdraw(), 5, "that too");
    }

    function moodyTreasury() internal returns (MoodyTreasury moody) {
        moody = new MoodyTreasury();
        ILilApeNFT.Terms memory terms = localTerms();
        terms.treasury = address(moody);
        nft = createNFT(terms);
        mintAs(alice, voucherFor(alice, 1));
    }

    function test_RevertWhen_TheTreasuryRefuses() external {
        MoodyTreasury moody = moodyTreasury();
        moody.setRefuses(true);
        expectError(ILilApeNFT.LilApeNFT_TreasuryRefused.selector);
        nft.withdraw();
        mintAs(alice, voucherFor(alice, 2));
        moody.setRefuses(false);
        assertEq(nft.withdraw(), 2 * PRICE, "can be tried again");
    }

    function test_ATreasuryThatCallsBackGetsNoMore() external {
        MoodyTreasury moody = moodyTreasury();
        moody.callBack(address(nft), abi.encodeCall(ILilApeNFT.withdraw, ()));
        nft.withdraw();
        assertTrue(moody.wasRefused(), "refused");
        assertEq(address(moody).balance, PRICE, "once");
    }
}
