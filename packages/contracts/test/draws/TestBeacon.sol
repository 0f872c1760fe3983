// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HashToG1} from "../../src/HashToG1.sol";

/// @title A beacon whose secret key is known, on the precompiles that multiply points
library TestBeacon {
    address private constant G1_MSM = address(0x0c);
    address private constant G2_MSM = address(0x0e);
    /// @dev The generator of G2.
    bytes private constant G2 = hex"00000000000000000000000000000000024aa2b2f08f0a91260805272dc51051"
        hex"c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
        hex"0000000000000000000000000000000013e02b6052719f607dacd3a088274f65"
        hex"596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
        hex"000000000000000000000000000000000ce5d527727d6e118cc9cdc6da2e351a"
        hex"adfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801"
        hex"000000000000000000000000000000000606c4a02ea734cc32acd2b02bc28b99"
        hex"cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be";

    /// @dev The public key of a secret one.
    function keyOf(uint256 secret) internal view returns (bytes memory key) {
        (, key) = G2_MSM.staticcall(abi.encodePacked(G2, secret));
    }

    /// @dev The signature of a round.
    function sign(uint256 secret, uint256 round) internal view returns (bytes memory signature) {
        bytes32 message = sha256(abi.encodePacked(uint64(round)));
        (, signature) = G1_MSM.staticcall(abi.encodePacked(HashToG1.hash(message), secret));
    }
}
