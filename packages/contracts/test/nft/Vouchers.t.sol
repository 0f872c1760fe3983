// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeNFT} from "../../src/interfaces/ILilApeNFT.sol";
import {IpfsUri} from "../../src/IpfsUri.sol";
import {NFTTest} from "./NFTTest.sol";

/// @title The vectors that contract, studio and page share, signed by a third program
contract LilApeNFTVouchersTest is NFTTest {
    struct Good {
        bytes32 hash;
        address to;
        uint256 tokenId;
        bytes32 digest;
        string uri;
        uint256 deadline;
        bytes signature;
    }

    struct Bad {
        string why;
        address to;
        uint256 tokenId;
        bytes32 digest;
        string uri;
        uint256 deadline;
        bytes signature;
    }

    string internal constant FIELDS =
        "address to,uint256 tokenId,bytes32 digest,string uri,uint256 deadline,bytes signature)";

    string internal json;

    function setUp() public override {
        super.setUp();
        json = vm.readFile("packages/domain/vectors/vouchers.json");
        vm.prank(CREATOR);
        nft = createNFT(localTerms());
        assertEq(address(nft), vm.computeCreateAddress(CREATOR, 0), "where the vectors expect it");
    }

    function test_TakesEachGoodVoucher() external {
        bytes memory rows = vm.parseJsonTypeArray(json, ".good", string.concat("Good(bytes32 hash,", FIELDS));
        Good[] memory good = abi.decode(rows, (Good[]));
        assertEq(good.length, 36, "rows");
        for (uint256 i; i < good.length; ++i) {
            Good memory v = good[i];
            assertEq(nft.voucherHash(v.to, v.tokenId, v.digest, v.deadline), v.hash, "hash");
            assertEq(IpfsUri.encode(v.digest), v.uri, "uri");
            mintAs(alice, Voucher(v.to, v.tokenId, v.uri, v.deadline, v.signature));
            assertEq(nft.ownerOf(v.tokenId), v.to, "owner");
            assertEq(nft.digestOf(v.tokenId), v.digest, "digest");
        }
    }

    function test_RefusesEachBadVoucher() external {
        bytes memory rows = vm.parseJsonTypeArray(json, ".bad", string.concat("Bad(string why,", FIELDS));
        Bad[] memory bad = abi.decode(rows, (Bad[]));
        assertEq(bad.length, 14, "rows");
        for (uint256 i; i < bad.length; ++i) {
            Bad memory v = bad[i];
            expectError(ILilApeNFT.LilApeNFT_BadVoucher.selector);
            mintAs(alice, Voucher(v.to, v.tokenId, v.uri, v.deadline, v.signature));
        }
        assertEq(nft.totalSupply(), 0, "none was minted");
    }
}
