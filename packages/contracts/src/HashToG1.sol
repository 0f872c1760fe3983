// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Hashing to the group G1 of BLS12-381
/// @notice `hash_to_curve` of RFC 9380 in the suite BLS12381G1_XMD:SHA-256_SSWU_RO_, for messages of one word, under the
/// tag with which drand signs.
/// @dev Through the precompiles of EIP-198 and EIP-2537. None of them fails for what is sent here; on a chain without
/// them a step returns nothing, and what comes of it is no point.
library HashToG1 {
    address private constant MODEXP = address(0x05);
    address private constant G1_ADD = address(0x0b);
    address private constant MAP_FP_TO_G1 = address(0x10);

    /// @dev The tag of 43 characters, and the character of that number: RFC 9380 has the length after the tag.
    bytes private constant TAG = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_+";
    /// @dev The field's prime, 381 bits.
    uint256 private constant P_HIGH = 0x1a0111ea397fe69a4b1ba7b6434bacd7;
    uint256 private constant P_LOW = 0x64774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab;

    /// @notice The point of a message.
    /// @param message any word
    /// @return 128 bytes as EIP-2537 has them
    function hash(bytes32 message) internal view returns (bytes memory) {
        // Section 5.3.1: 128 uniform bytes, after a block of zeros, the message and how many are wanted.
        bytes32 start = sha256(abi.encodePacked(bytes32(0), bytes32(0), message, uint16(128), uint8(0), TAG));
        bytes memory block_ = abi.encodePacked(start, uint8(1), TAG);
        bytes32 first = sha256(block_);
        bytes32 second = _next(block_, start ^ first, 2);
        bytes32 third = _next(block_, start ^ second, 3);
        bytes32 fourth = _next(block_, start ^ third, 4);

        bytes memory twoPoints = abi.encodePacked(_map(first, second), _map(third, fourth));
        (, bytes memory point) = G1_ADD.staticcall(twoPoints);
        return point;
    }

    /// @dev The hash of a block whose first word and index are set anew.
    function _next(bytes memory block_, bytes32 word, uint256 index) private pure returns (bytes32) {
        // Safe: writes the first 33 of its 77 bytes.
        assembly ("memory-safe") {
            mstore(add(block_, 0x20), word)
            mstore8(add(block_, 0x40), index)
        }
        return sha256(block_);
    }

    /// @dev A point of the group for 512 bits, which are taken modulo the prime before.
    function _map(bytes32 high, bytes32 low) private view returns (bytes memory) {
        // Lengths of base, exponent and modulus; then these three, the exponent being 1.
        bytes memory power = abi.encodePacked(uint256(64), uint256(1), uint256(64), high, low, uint8(1), P_HIGH, P_LOW);
        (, bytes memory element) = MODEXP.staticcall(power);
        (, bytes memory point) = MAP_FP_TO_G1.staticcall(element);
        return point;
    }
}
