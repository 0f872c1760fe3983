// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {IpfsUri} from "../../src/IpfsUri.sol";
import {NFTTest} from "./NFTTest.sol";

contract LilApeNFTConstructorTest is NFTTest {
    function expectBad(address account, ILilApeNFT.Terms memory terms) internal {
        expectError(ILilApeNFT.LilApeNFT_BadAddress.selector, account);
        createNFT(terms);
    }

    /// @dev Where the next contract of this test will stand; a creation that fails uses up its place as well.
    function next() internal view returns (address) {
        return vm.computeCreateAddress(address(this), vm.getNonce(address(this)));
    }

    function test_RevertWhen_ARoleIsNobodys() external {
        ILilApeNFT.Terms memory terms = localTerms();
        terms.owner = address(0);
        expectError(Ownable.OwnableInvalidOwner.selector, address(0));
        createNFT(terms);
        terms = localTerms();
        terms.treasury = address(0);
        expectBad(address(0), terms);
        terms = localTerms();
        terms.signer = address(0);
        expectBad(address(0), terms);
        terms = localTerms();
        terms.draws = address(0);
        expectBad(address(0), terms);
    }

    function test_RevertWhen_ARoleIsTheCollections() external {
        ILilApeNFT.Terms memory terms = localTerms();
        terms.owner = next();
        expectBad(terms.owner, terms);
        terms = localTerms();
        terms.treasury = next();
        expectBad(terms.treasury, terms);
        terms = localTerms();
        terms.signer = next();
        expectBad(terms.signer, terms);
        terms = localTerms();
        terms.draws = next();
        expectBad(terms.draws, terms);
    }

    function test_RevertWhen_AHashIsEmpty() external {
        ILilApeNFT.Terms memory terms = localTerms();
        terms.contractDigest = 0;
        expectError(ILilApeNFT.LilApeNFT_EmptyHash.selector);
        createNFT(terms);
        terms = localTerms();
        terms.catalogueHash = 0;
        expectError(ILilApeNFT.LilApeNFT_EmptyHash.selector);
        createNFT(terms);
        terms = localTerms();
        terms.bandsHash = 0;
        expectError(ILilApeNFT.LilApeNFT_EmptyHash.selector);
        createNFT(terms);
        terms = localTerms();
        terms.prizesRoot = 0;
        expectError(ILilApeNFT.LilApeNFT_EmptyHash.selector);
        createNFT(terms);
    }

    function test_FixesTheTerms() external {
        vm.expectEmit();
        emit ILilApeNFT.SignerChanged(vm.addr(STUDIO_KEY), 1);
        nft = createNFT(localTerms());
        assertEq(nft.owner(), owner, "owner");
        assertEq(nft.treasury(), treasury, "treasury");
        assertEq(nft.signer(), vm.addr(STUDIO_KEY), "signer");
        assertEq(nft.signerEpoch(), 1, "epoch");
        assertEq(nft.draws(), address(draws), "draws");
        assertEq(nft.catalogueHash(), keccak256("catalogue"), "catalogue");
        assertEq(nft.bandsHash(), keccak256("bands"), "bands");
        assertEq(nft.prizesRoot(), localTerms().prizesRoot, "prizes");
        assertEq(nft.contractURI(), IpfsUri.encode(keccak256("collection")), "collection");
        assertEq(nft.totalSupply(), 0, "nothing is minted");
    }

    function test_TakesDrawsWithoutCode() external {
        ILilApeNFT.Terms memory terms = localTerms();
        terms.draws = address(0xD4A35);
        assertEq(createNFT(terms).draws(), address(0xD4A35), "known beforehand");
    }
}
