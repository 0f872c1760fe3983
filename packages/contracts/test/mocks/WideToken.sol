// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUsdc} from "../../src/test-tokens/TestUsdc.sol";

/// @title A token of any supply, for ladders larger than LILAPE itself
contract WideToken is TestUsdc {
    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}
