// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Addresses of files on IPFS, kept as one word
/// @notice A file of one block has the CIDv1 (codec raw, hash sha2-256) 0x01551220 ‖ digest, written in base32 (RFC
/// 4648, lower case, no padding) after the letter `b`: `ipfs://bafkrei…`, 66 characters. The first 14 are the same for
/// all; the other 52 carry two zero bits, the 256 bits of the digest and two zero bits.
/// @dev Digits are worked on 32 at a time, one in each byte of a word.
library IpfsUri {
    /// @dev the text is not the address of a file of one block, as it is written above
    error IpfsUri_Malformed(string uri);

    bytes14 private constant HEAD = "ipfs://bafkrei";
    uint256 private constant LENGTH = 66;
    uint256 private constant LOW_160 = type(uint160).max;
    /// @dev One in each 8, 16, 32 and 64 bits.
    uint256 private constant EACH = 0x0101010101010101010101010101010101010101010101010101010101010101;
    uint256 private constant EACH_16 = 0x0001000100010001000100010001000100010001000100010001000100010001;
    uint256 private constant EACH_32 = 0x0000000100000001000000010000000100000001000000010000000100000001;
    uint256 private constant EACH_64 = 0x0000000000000001000000000000000100000000000000010000000000000001;

    /// @notice The text of a digest's address.
    /// @param digest sha2-256 of the file
    /// @return `ipfs://` and the CID
    function encode(bytes32 digest) internal pure returns (string memory) {
        (bytes20 first, bytes32 last) = _tail(uint256(digest));
        return string(abi.encodePacked(HEAD, first, last));
    }

    /// @notice The digest in an address.
    /// @dev Reverts: `IpfsUri_Malformed`. Whatever the digits were taken for, only their own text passes the comparison.
    /// @param uri `ipfs://` and the CID
    /// @return digest sha2-256 of the file
    function decode(string calldata uri) internal pure returns (bytes32 digest) {
        bytes calldata text = bytes(uri);
        if (text.length != LENGTH) revert IpfsUri_Malformed(uri);
        bytes20 first = bytes20(text[14:34]);
        bytes32 last = bytes32(text[34:66]);
        uint256 bits = (_fromDigits(uint160(first)) << 158) | (_fromDigits(uint256(last)) >> 2);
        (bytes20 rightFirst, bytes32 rightLast) = _tail(bits);
        if (bytes14(text) != HEAD || first != rightFirst || last != rightLast) revert IpfsUri_Malformed(uri);
        return bytes32(bits);
    }

    /// @dev The 52 characters after the head.
    function _tail(uint256 bits) private pure returns (bytes20 first, bytes32 last) {
        first = bytes20(uint160(_toDigits(bits >> 158)));
        last = bytes32(_toDigits((bits << 2) & LOW_160));
    }

    /// @dev 160 bits as 32 digits of five, each in its byte, the letters of base32.
    function _toDigits(uint256 x) private pure returns (uint256) {
        // Safe: no byte carries into the next, 31 + 102 is below 256.
        unchecked {
            // Halves apart, until five bits stand in each byte.
            x = (x & 0xffffffffffffffffffff) | ((x >> 80) << 128);
            x = (x & (0xffffffffff << 128 | 0xffffffffff)) | ((x & (0xffffffffff << 168 | 0xffffffffff << 40)) << 24);
            x = (x & (EACH_64 * 0xfffff)) | ((x & (EACH_64 * 0xfffff << 20)) << 12);
            x = (x & (EACH_32 * 0x3ff)) | ((x & (EACH_32 * 0x3ff << 10)) << 6);
            x = (x & (EACH_16 * 0x1f)) | ((x & (EACH_16 * 0x1f << 5)) << 3);
            // 0 to 25 are `a` to `z`, 26 to 31 are `2` to `7`.
            uint256 isNumber = ((x + EACH * 102) >> 7) & EACH;
            return x + EACH * 97 - isNumber * 73;
        }
    }

    /// @dev The inverse, for letters of base32; anything for others.
    function _fromDigits(uint256 x) private pure returns (uint256) {
        unchecked {
            uint256 isNumber = (~x >> 6) & EACH;
            x = x + isNumber * 73 - EACH * 97;
            x = (x & (EACH_16 * 0x1f)) | ((x >> 3) & (EACH_16 * 0x1f << 5));
            x = (x & (EACH_32 * 0x3ff)) | ((x >> 6) & (EACH_32 * 0x3ff << 10));
            x = (x & (EACH_64 * 0xfffff)) | ((x >> 12) & (EACH_64 * 0xfffff << 20));
            x = (x & (0xffffffffff << 128 | 0xffffffffff)) | ((x >> 24) & (0xffffffffff << 168 | 0xffffffffff << 40));
            return (x & 0xffffffffffffffffffff) | ((x >> 128) << 80);
        }
    }
}
