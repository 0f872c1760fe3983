// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUsdc} from "../../src/test-tokens/TestUsdc.sol";

/// @title USDC with the issuer's powers that matter here: freezing an account, pausing everything
contract FreezableUsdc is TestUsdc {
    error Frozen();

    mapping(address account => bool) public isFrozen;
    bool public isPaused;

    function freeze(address account) external {
        isFrozen[account] = true;
    }

    function thaw(address account) external {
        isFrozen[account] = false;
    }

    function pause() external {
        isPaused = true;
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        if (from == address(0)) return; // minting is the test's own
        if (isPaused || isFrozen[from] || isFrozen[to]) revert Frozen();
    }
}
