// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUsdc} from "../../src/test-tokens/TestUsdc.sol";

/// @title A coin that keeps a fee of each transfer, takes it all, or adds to it
contract FeeCoin is TestUsdc {
    uint256 public fee;
    uint256 public gift;
    /// @dev Sends the payment back out of the receiver, so that the receiver ends with less than before.
    bool public isThief;

    function setFee(uint256 value) external {
        fee = value;
    }

    /// @dev What the receiver gets besides.
    function setGift(uint256 value) external {
        gift = value;
    }

    function setThief(bool value) external {
        isThief = value;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        if (isThief) _burn(to, balanceOf(to));
        else if (fee != 0) _burn(to, fee);
        else if (gift != 0) _mint(to, gift);
        return true;
    }
}
