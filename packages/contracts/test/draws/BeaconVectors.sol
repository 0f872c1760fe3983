// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "../Test.sol";

/// @title Signatures that @noble/curves verified, from packages/domain/vectors/beacon.json
abstract contract BeaconVectors is Test {
    struct Signed {
        bytes key;
        uint256 round;
        bytes signature;
        bytes compressed;
        bytes32 seed;
    }

    string private constant SIGNED_TYPE =
        "Signed(bytes key,uint256 round,bytes signature,bytes compressed,bytes32 seed)";

    function vectors() internal view returns (string memory) {
        return vm.readFile("packages/domain/vectors/beacon.json");
    }

    function signedRows(string memory key) internal view returns (Signed[] memory) {
        return abi.decode(vm.parseJsonTypeArray(vectors(), key, SIGNED_TYPE), (Signed[]));
    }
}
