// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

/// @title Test USDC, for chains where nothing is worth anything
/// @dev Warning: anyone can mint.
contract TestUsdc is ERC20 {
    function mint(address to, uint256 value) external {
        _mint(to, value);
    }

    function name() public pure override returns (string memory) {
        return "USD Coin (test)";
    }

    function symbol() public pure override returns (string memory) {
        return "USDC";
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
