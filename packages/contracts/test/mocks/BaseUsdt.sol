// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title USDT as it is on Base, in what a sale can notice: an ERC-20 of the bridge, which mints and burns anywhere
/// @notice `true` returned, an endless allowance is never reduced.
/// After Optimism's OptimismMintableERC20.
contract BaseUsdt is ERC20("Tether USD", "USDT") {
    address public immutable bridge = msg.sender;

    function mint(address to, uint256 value) external {
        require(msg.sender == bridge, "OptimismMintableERC20: only bridge can mint and burn");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == bridge, "OptimismMintableERC20: only bridge can mint and burn");
        _burn(from, value);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
