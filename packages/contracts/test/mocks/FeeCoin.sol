// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUsdc} from "../../src/test-tokens/TestUsdc.sol";

/// @title A coin that keeps a fee of each transfer, or takes it all
contract FeeCoin is TestUsdc {
    uint256 public fee;
    /// @dev Sends the payment back out of the receiver, so that the receiver ends with less than before.
    bool public isThief;

    function setFee(uint256 value) external {
        fee = value;
    }

    function setThief(bool value) external {
        isThief = value;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        if (isThief) _burn(to, balanceOf(to));
        else if (fee != 0) _burn(to, fee);
        return true;
    }
}
