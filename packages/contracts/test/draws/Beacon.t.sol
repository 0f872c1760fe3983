// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BeaconSignature} from "../../src/BeaconSignature.sol";
import {HashToG1} from "../../src/HashToG1.sol";
import {BeaconVectors} from "./BeaconVectors.sol";
import {TestBeacon} from "./TestBeacon.sol";

/// @title Signatures of drand's quicknet and of random keys, and what is none, by @noble/curves
contract BeaconSignatureTest is BeaconVectors {
    using BeaconSignature for bytes;

    struct Hashed {
        bytes32 message;
        bytes point;
    }

    struct Refused {
        string what;
        bytes signature;
    }

    /// @dev A round of quicknet, read once: reading the file takes far longer than a verification.
    Signed internal known;

    function setUp() public {
        known = signedRows(".quicknet")[5];
    }

    function isValid(bytes memory key, uint256 round, bytes calldata signature) external view returns (bool) {
        return key.isValid(uint64(round), signature);
    }

    function compress(bytes calldata signature) external pure returns (bytes memory) {
        return signature.compress();
    }

    function checkRows(Signed[] memory rows) internal view {
        for (uint256 i; i < rows.length; ++i) {
            Signed memory row = rows[i];
            string memory what = string.concat("row ", vm.toString(i));
            assertTrue(row.key.isKey(), string.concat("key of ", what));
            assertTrue(this.isValid(row.key, row.round, row.signature), what);
            assertTrue(!this.isValid(row.key, row.round + 1, row.signature), string.concat("next round of ", what));
            bytes memory compressed = this.compress(row.signature);
            assertEq(keccak256(compressed), keccak256(row.compressed), string.concat("compressed ", what));
            assertEq(sha256(compressed), row.seed, string.concat("seed of ", what));
        }
    }

    function test_VerifiesRoundsOfQuicknet() external view {
        Signed[] memory rows = signedRows(".quicknet");
        assertEq(rows.length, 7, "rounds");
        checkRows(rows);
    }

    function test_VerifiesRandomKeys() external view {
        Signed[] memory rows = signedRows(".random");
        assertEq(rows.length, 64, "keys");
        checkRows(rows);
        for (uint256 i; i < rows.length; ++i) {
            assertTrue(!this.isValid(rows[i].key, rows[(i + 1) % 64].round, rows[(i + 1) % 64].signature), "other key");
        }
    }

    function test_HashesMessagesToTheSamePoints() external view {
        bytes memory json = vm.parseJsonTypeArray(vectors(), ".messages", "Hashed(bytes32 message,bytes point)");
        Hashed[] memory rows = abi.decode(json, (Hashed[]));
        assertEq(rows.length, 64, "messages");
        for (uint256 i; i < rows.length; ++i) {
            assertEq(keccak256(HashToG1.hash(rows[i].message)), keccak256(rows[i].point), vm.toString(i));
        }
    }

    function test_RefusesWhatIsNoSignature() external view {
        Signed memory round = signedRows(".quicknet")[2];
        assertEq(round.round, 1_000, "the round");
        bytes memory json = vm.parseJsonTypeArray(vectors(), ".refused", "Refused(string what,bytes signature)");
        Refused[] memory rows = abi.decode(json, (Refused[]));
        assertEq(rows.length, 17, "ways");
        for (uint256 i; i < rows.length; ++i) {
            // What is no point takes all gas that the precompile is given.
            assertTrue(!this.isValid{gas: 1_000_000}(round.key, round.round, rows[i].signature), rows[i].what);
        }
        assertTrue(this.isValid(round.key, round.round, round.signature), "but the right one");
    }

    /// @dev Where the length were not looked at, this would be one: the pairs before the last can be chosen.
    function test_TheForgedPairWouldBeOne() external view {
        bytes memory json = vm.parseJsonTypeArray(vectors(), ".refused", "Refused(string what,bytes signature)");
        Refused[] memory rows = abi.decode(json, (Refused[]));
        bytes memory key = signedRows(".quicknet")[2].key;
        bytes memory message = HashToG1.hash(sha256(abi.encodePacked(uint64(1_000))));
        (, bytes memory answer) = address(0x0f).staticcall(abi.encodePacked(rows[16].signature, key, message, key));
        assertEq(bytes32(answer), bytes32(uint256(1)), "one");
    }

    /// @dev One bit of a signature, anywhere.
    function testFuzz_RefusesEveryOtherBit(uint256 bit) external view {
        Signed memory row = known;
        bit = bound(bit, 0, 1_023);
        row.signature[bit / 8] ^= bytes1(uint8(1 << bit % 8));
        assertTrue(!this.isValid{gas: 1_000_000}(row.key, row.round, row.signature), "altered");
    }

    function testFuzz_VerifiesWhatItsKeySignedForItsRound(uint256 secret, uint64 round, uint64 other) external view {
        secret = bound(secret, 1, type(uint248).max);
        bytes memory key = TestBeacon.keyOf(secret);
        bytes memory signature = TestBeacon.sign(secret, round);
        assertTrue(this.isValid(key, round, signature), "its own");
        if (other != round) assertTrue(!this.isValid(key, other, signature), "another round");
        assertTrue(!this.isValid(TestBeacon.keyOf(secret + 1), round, signature), "another key");
    }

    function test_KnowsAKeyFromWhatIsNone() external view {
        bytes memory key = signedRows(".quicknet")[0].key;
        assertTrue(key.isKey(), "quicknet's");
        assertTrue(!new bytes(256).isKey(), "zero of the group");
        assertTrue(!bytes("").isKey(), "nothing");
        assertTrue(!new bytes(255).isKey(), "a byte short");
        assertTrue(!bytes.concat(key, hex"00").isKey(), "a byte long");
        assertTrue(!bytes.concat(key, new bytes(128), key).isKey(), "two pairs");
        bytes memory altered = bytes.concat(key);
        altered[255] ^= 0x01;
        assertTrue(!altered.isKey(), "off the curve");
        assertTrue(!outsideOfG2().isKey(), "outside the subgroup");
    }

    /// @dev A point of the curve over Fp² that G2 does not have, by @noble/curves: x is 2.
    function outsideOfG2() internal pure returns (bytes memory) {
        return hex"0000000000000000000000000000000000000000000000000000000000000000"
            hex"0000000000000000000000000000000000000000000000000000000000000002"
            hex"0000000000000000000000000000000000000000000000000000000000000000"
            hex"0000000000000000000000000000000000000000000000000000000000000000"
            hex"0000000000000000000000000000000018c6b864ae17dc9da64203ffefb96630"
            hex"6425a7bc6aeb7c75247438372716284a4173830420cd476ba1a365b95bfcec38"
            hex"00000000000000000000000000000000172e93db764a8400a7d5071b6b6f5de0"
            hex"da2f0f4a063119abca014006b7c40a2cfe291a1924e65db0d6d0fcfbf3bf3d5c";
    }

    /// @dev The greater y is marked, and only that; at the middle by its lower half.
    function test_MarksTheGreaterY() external view {
        bytes memory half = hex"000000000000000000000000000000000d0088f51cbff34d258dd3db21a5d66b"
            hex"b23ba5c279c2895fb39869507b587b120f55ffff58a9ffffdcff7fffffffd555";
        bytes memory x = new bytes(64);
        x[63] = 0x07;
        assertEq(uint8(this.compress(bytes.concat(x, half))[0]), 0x80, "the last smaller one");
        assertEq(uint8(this.compress(bytes.concat(x, half))[47]), 0x07, "and x");
        half[63] = 0x56;
        assertEq(uint8(this.compress(bytes.concat(x, half))[0]), 0xa0, "the first greater one");
        half[31] = 0x6a;
        assertEq(uint8(this.compress(bytes.concat(x, half))[0]), 0x80, "smaller by the upper half");
        half[31] = 0x6c;
        half[32] = 0x00;
        assertEq(uint8(this.compress(bytes.concat(x, half))[0]), 0xa0, "greater by the upper half");
        assertEq(this.compress(bytes.concat(x, half)).length, 48, "48 bytes");
    }
}
