// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {BeaconVectors} from "./BeaconVectors.sol";
import {DrawsTest} from "./DrawsTest.sol";
import {TestBeacon} from "./TestBeacon.sol";

contract DrawsRevealTest is DrawsTest, BeaconVectors {
    function setUp() public override {
        super.setUp();
        open(usualList(5), 5);
    }

    function revealWith(bytes memory signature) internal returns (bytes32) {
        return draws.reveal{gas: 2_000_000}(2, signature);
    }

    function test_RevertWhen_TheDrawIsNotOpen() external {
        bytes memory signature = TestBeacon.sign(SECRET, ROUND);
        expectWrongStatus(1, IDraws.Status.None);
        draws.reveal(1, signature);
        expectWrongStatus(3, IDraws.Status.None);
        draws.reveal(3, signature);
        reveal(2);
        expectWrongStatus(2, IDraws.Status.Revealed);
        draws.reveal(2, signature);
        settle(2, 0, winnersOf(2, usualList(5)));
        expectWrongStatus(2, IDraws.Status.Settled);
        draws.reveal(2, signature);
    }

    function test_RevertWhen_TheSignatureIsNotTheRounds() external {
        bytes memory good = TestBeacon.sign(SECRET, ROUND);
        bytes[7] memory others = [
            TestBeacon.sign(SECRET, ROUND + 1),
            TestBeacon.sign(SECRET, ROUND - 1),
            TestBeacon.sign(SECRET + 1, ROUND),
            new bytes(128),
            bytes(""),
            bytes.concat(good, hex"00"),
            bytes.concat(good, good)
        ];
        for (uint256 i; i < others.length; ++i) {
            expectError(IDraws.Draws_BadSignature.selector);
            revealWith(others[i]);
        }
        good[127] ^= 0x01;
        expectError(IDraws.Draws_BadSignature.selector);
        revealWith(good);
        assertStatus(2, IDraws.Status.Open, "still open");
    }

    function test_RevertWhen_TheSignatureIsOfAnotherDrawsRound() external {
        IDraws.Listing memory listing = listingOf(usualList(5), 5);
        listing.round = ROUND + 7;
        vm.prank(owner);
        draws.open(listing);
        bytes memory signature = TestBeacon.sign(SECRET, ROUND + 7);
        expectError(IDraws.Draws_BadSignature.selector);
        revealWith(signature);
        draws.reveal(3, signature);
        assertStatus(3, IDraws.Status.Revealed, "its own");
    }

    function test_TakesTheSeedFromTheSignature() external {
        vm.warp(ROUND_TIME);
        bytes memory signature = TestBeacon.sign(SECRET, ROUND);
        bytes memory compressed = compressed48(signature);
        vm.expectEmit(address(draws));
        emit IDraws.DrawRevealed(2, ROUND, compressed, sha256(compressed));
        vm.prank(stranger);
        bytes32 seed = draws.reveal(2, signature);
        assertEq(seed, sha256(compressed), "returned");
        IDraws.Draw memory draw = draws.drawOf(2);
        assertEq(draw.seed, seed, "kept");
        assertStatus(2, IDraws.Status.Revealed, "revealed");
        assertEq(draw.listing.round, ROUND, "the round stays");
        assertEq(draw.roundTime, ROUND_TIME, "and its time");
        assertEq(draw.settledPlaces, 0, "nobody has won yet");
        assertEq(token.balanceOf(address(draws)), PRIZES, "nothing moves");
    }

    /// @dev By its definition: x, with a mark where y is more than its opposite.
    function compressed48(bytes memory signature) internal pure returns (bytes memory out) {
        out = new bytes(48);
        for (uint256 i; i < 48; ++i) {
            out[i] = signature[16 + i];
        }
        bytes memory p = hex"1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f624"
            hex"1eabfffeb153ffffb9feffffffffaaab";
        // Twice y against the prime, digit by digit from the lowest.
        uint256 carry;
        int256 order;
        for (uint256 i = 48; i > 0; --i) {
            uint256 twice = 2 * uint256(uint8(signature[80 + i - 1])) + carry;
            carry = twice >> 8;
            uint256 digit = twice & 0xff;
            if (digit != uint8(p[i - 1])) order = digit > uint8(p[i - 1]) ? int256(1) : -1;
        }
        out[0] |= carry == 1 || order == 1 ? bytes1(0xa0) : bytes1(0x80);
    }

    function test_AsksNoClock() external {
        assertTrue(block.timestamp < ROUND_TIME, "a chain whose clock is late");
        draws.reveal(2, TestBeacon.sign(SECRET, ROUND));
        assertStatus(2, IDraws.Status.Revealed, "who has the signature knows that the round has come");
    }

    function test_RevealsAtAnyTimeLater() external {
        vm.warp(ROUND_TIME + 3_650 days);
        reveal(2);
        assertStatus(2, IDraws.Status.Revealed, "as long as it is open");
    }

    /// @dev Draws of the same round share the seed, and no point.
    function test_DrawsOfOneRoundDiffer() external {
        open(usualList(5), 5);
        assertEq(reveal(2), reveal(3), "one seed");
        assertTrue(draws.pointOf(2) != draws.pointOf(3), "two points");
    }

    function test_TakesARoundOfQuicknet() external {
        Signed[] memory rows = signedRows(".quicknet");
        IDraws.Terms memory terms = localTerms();
        terms.beaconKey = rows[0].key;
        draws = createDraws(terms);
        for (uint256 i = 3; i < rows.length; ++i) {
            IDraws.Listing memory listing = listingOf(usualList(5), 5);
            listing.round = rows[i].round;
            vm.warp(draws.roundTime(rows[i].round) - 24 hours);
            vm.prank(owner);
            uint256 drawId = draws.open(listing);
            vm.expectEmit(address(draws));
            emit IDraws.DrawRevealed(drawId, rows[i].round, rows[i].compressed, rows[i].seed);
            assertEq(draws.reveal(drawId, rows[i].signature), rows[i].seed, "drand's randomness");
        }
    }
}
