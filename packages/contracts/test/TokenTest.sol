// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LilApe} from "../src/LilApe.sol";
import {Test} from "./Test.sol";

/// @title Creates the token as it is deployed
abstract contract TokenTest is Test {
    function createToken(LilApe.Share[] memory shares) internal returns (LilApe) {
        if (isCoverage()) return new LilApe(shares);
        return LilApe(createFromArtifact("LilApe", abi.encode(shares)));
    }
}
