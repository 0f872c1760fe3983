// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HashToG1} from "./HashToG1.sol";

/// @title Signatures of a beacon: BLS on BLS12-381, signatures on G1 and the key on G2
/// @notice The scheme `bls-unchained-g1-rfc9380` of drand, in which quicknet signs: over sha2-256 of the round's number.
/// Points are written as EIP-2537 has them, each coordinate in 64 bytes.
/// @dev The precompile of pairings takes only points of the curve and the subgroup, with coordinates below the prime. So
/// there is one signature of a round, and one way to write it.
library BeaconSignature {
    address private constant PAIRING_CHECK = address(0x0f);
    uint256 private constant SIGNATURE_LENGTH = 128;
    uint256 private constant KEY_LENGTH = 256;

    /// @dev The generator of G2, negated.
    bytes private constant MINUS_G2 = hex"00000000000000000000000000000000024aa2b2f08f0a91260805272dc51051"
        hex"c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
        hex"0000000000000000000000000000000013e02b6052719f607dacd3a088274f65"
        hex"596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
        hex"000000000000000000000000000000000d1b3cc2c7027888be51d9ef691d77bc"
        hex"b679afda66c73f17f9ee3837a55024f78c71363275a75d75d86bab79f74782aa"
        hex"0000000000000000000000000000000013fa4d4a0ad8b1ce186ed5061789213d"
        hex"993923066dddaf1040bc3ff59f825c78df74f2d75467e25e0f55f8a00fa030ed";
    /// @dev Half of the field's prime, rounded down: a coordinate above it is the greater of the two.
    uint256 private constant HALF_HIGH = 0x0d0088f51cbff34d258dd3db21a5d66b;
    uint256 private constant HALF_LOW = 0xb23ba5c279c2895fb39869507b587b120f55ffff58a9ffffdcff7fffffffd555;
    /// @dev Marks in the first byte of a compressed point: that it is one, and that y is the greater.
    uint256 private constant COMPRESSED = 1 << 127;
    uint256 private constant GREATER = 1 << 125;

    /// @notice Whether it is the signature of a round.
    /// @param key a key, as `isKey` wants it
    /// @param round number of the round
    /// @param signature anything
    function isValid(bytes memory key, uint64 round, bytes calldata signature) internal view returns (bool) {
        // Anything longer could bring a pair of its own.
        if (signature.length != SIGNATURE_LENGTH) return false;
        bytes memory message = HashToG1.hash(sha256(abi.encodePacked(round)));
        // e(signature, G2) = e(message, key)
        return _isOne(abi.encodePacked(signature, MINUS_G2, message, key));
    }

    /// @notice Whether it can be a beacon's key: a point of the subgroup of G2, but not its zero, for which the zero of G1
    /// signs everything. On a chain without the precompiles nothing is.
    /// @param key anything
    function isKey(bytes memory key) internal view returns (bool) {
        if (key.length != KEY_LENGTH || keccak256(key) == keccak256(new bytes(KEY_LENGTH))) return false;
        return _isOne(abi.encodePacked(new bytes(SIGNATURE_LENGTH), key));
    }

    /// @notice A valid signature as beacons publish it, 48 bytes.
    /// @param signature a point of G1, not its zero
    function compress(bytes calldata signature) internal pure returns (bytes memory) {
        uint256 high = uint128(bytes16(signature[16:32])) | COMPRESSED;
        uint256 yHigh = uint256(bytes32(signature[64:96]));
        bool isGreater = yHigh == HALF_HIGH ? uint256(bytes32(signature[96:128])) > HALF_LOW : yHigh > HALF_HIGH;
        if (isGreater) high |= GREATER;
        return abi.encodePacked(uint128(high), signature[32:64]);
    }

    /// @dev Whether the product of the pairings of all pairs is one. What is no pair of points makes the call fail.
    function _isOne(bytes memory pairs) private view returns (bool) {
        (, bytes memory answer) = PAIRING_CHECK.staticcall(pairs);
        return bytes32(answer) == bytes32(uint256(1));
    }
}
