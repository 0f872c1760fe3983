// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUsdc} from "../../src/test-tokens/TestUsdc.sol";

/// @title A token that makes calls of its own while it moves, before or after the balances change
contract ScriptToken is TestUsdc {
    struct Step {
        address to;
        bytes data;
    }

    Step[] private _steps;
    bool private _isArmed;
    bool private _isAfter;
    uint256 public burned;
    /// @notice How many calls were made, and how many of them were refused.
    uint256 public calls;
    uint256 public refusals;

    function push(address to, bytes calldata data) external {
        _steps.push(Step(to, data));
    }

    /// @notice The next movement makes all pushed calls, once.
    function arm(bool isAfter) external {
        (_isArmed, _isAfter) = (true, isAfter);
    }

    function burn(uint256 amount) external {
        burned += amount;
        _burn(msg.sender, amount);
    }

    function _run(bool isAfter) private {
        if (!_isArmed || _isAfter != isAfter) return;
        _isArmed = false;
        for (uint256 i; i < _steps.length; ++i) {
            (bool isDone,) = _steps[i].to.call(_steps[i].data);
            ++calls;
            if (!isDone) ++refusals;
        }
    }

    function _beforeTokenTransfer(address from, address, uint256) internal override {
        if (from != address(0)) _run(false);
    }

    function _afterTokenTransfer(address from, address, uint256) internal override {
        if (from != address(0)) _run(true);
    }
}
