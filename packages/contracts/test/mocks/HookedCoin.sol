// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUsdc} from "../../src/test-tokens/TestUsdc.sol";

/// @title A coin that calls the outside before it moves, like ERC-777
contract HookedCoin is TestUsdc {
    address public target;
    bytes public data;
    bool public isReentrySuccessful;
    bytes4 public reentryError;

    /// @dev The next transfer first makes this call, once.
    function arm(address target_, bytes calldata data_) external {
        target = target_;
        data = data_;
    }

    function _beforeTokenTransfer(address, address, uint256) internal override {
        if (target == address(0)) return;
        address to = target;
        target = address(0);
        bytes memory result;
        (isReentrySuccessful, result) = to.call(data);
        if (!isReentrySuccessful && result.length >= 4) reentryError = bytes4(result);
    }
}
