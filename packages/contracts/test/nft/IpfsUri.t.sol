// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IpfsUri} from "../../src/IpfsUri.sol";
import {Test} from "../Test.sol";

contract IpfsUriTest is Test {
    function encode(bytes32 digest) external pure returns (string memory) {
        return IpfsUri.encode(digest);
    }

    function decode(string calldata uri) external pure returns (bytes32) {
        return IpfsUri.decode(uri);
    }

    /// @dev One digit after the other, as RFC 4648 tells it.
    function slowly(bytes32 digest) internal pure returns (string memory) {
        bytes memory letters = "abcdefghijklmnopqrstuvwxyz234567";
        bytes memory cid = abi.encodePacked(hex"01551220", digest, hex"00");
        bytes memory text = new bytes(58);
        for (uint256 i; i < 58; ++i) {
            uint256 bit = i * 5;
            uint256 pair = uint256(uint8(cid[bit / 8])) << 8;
            if (bit / 8 + 1 < cid.length) pair |= uint8(cid[bit / 8 + 1]);
            text[i] = letters[(pair >> (11 - bit % 8)) & 31];
        }
        return string.concat("ipfs://b", string(text));
    }

    function expectMalformed(string memory uri) internal {
        vm.expectRevert(abi.encodeWithSelector(IpfsUri.IpfsUri_Malformed.selector, uri));
        this.decode(uri);
    }

    function test_WritesAKnownAddress() external view {
        // The empty file.
        string memory uri = "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku";
        assertEq(this.encode(sha256("")), uri, "text");
        assertEq(this.decode(uri), sha256(""), "digest");
    }

    function test_WritesTheLeastAndTheGreatest() external view {
        assertEq(this.encode(bytes32(0)), "ipfs://bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "zeros");
        assertEq(this.encode(bytes32(type(uint256).max)), slowly(bytes32(type(uint256).max)), "ones");
        assertEq(this.decode(slowly(bytes32(type(uint256).max))), bytes32(type(uint256).max), "ones back");
    }

    function testFuzz_WritesAsTheStandardSays(bytes32 digest) external view {
        string memory uri = slowly(digest);
        assertEq(this.encode(digest), uri, "text");
        assertEq(this.decode(uri), digest, "digest");
    }

    function test_RevertWhen_ItIsNotWrittenSo() external {
        string memory good = slowly(sha256(""));
        expectMalformed("");
        expectMalformed("ipfs://");
        expectMalformed(string.concat(good, "a"));
        expectMalformed(string.concat(good, "/"));
        // Another scheme, codec, version, or a hash that is not sha2-256.
        expectMalformed("ipns://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        expectMalformed("IPFS://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        expectMalformed("ipfs://bafybeihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        expectMalformed("https:/bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        expectMalformed("ipfs://BAFKREIHDWDCEFGH4DQKJV67UZCMW7OJEE6XEDZDETOJUZJEVTENXQUVYKU");
        // The digit before the digest has two zero bits above it, the last one two below.
        expectMalformed("ipfs://bafkreixdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        expectMalformed("ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvykv");
    }

    /// @dev Every byte that is not the right one, at any place, is noticed.
    function testFuzz_RevertWhen_AByteIsAnother(bytes32 digest, uint256 place, uint8 value) external view {
        bytes memory text = bytes(slowly(digest));
        place = bound(place, 0, 65);
        if (uint8(text[place]) == value) value ^= 1;
        text[place] = bytes1(value);
        try this.decode(string(text)) returns (bytes32 other) {
            assertTrue(other != digest, "not the same digest");
            assertEq(slowly(other), string(text), "another good address");
        } catch (bytes memory reason) {
            bytes memory expected = abi.encodeWithSelector(IpfsUri.IpfsUri_Malformed.selector, string(text));
            assertEq(keccak256(reason), keccak256(expected), "said so");
        }
    }
}
