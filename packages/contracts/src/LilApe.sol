// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

/// @title The LilApe token
/// @notice 420,690,000,000,000 LILAPE, minted once at deployment. No owner, no tax, no further minting; holders
/// can burn what is theirs.
contract LilApe is ERC20 {
    /// @notice Part of the supply and who receives it.
    /// @param to first holder
    /// @param amount LILAPE, 18 decimals
    struct Share {
        address to;
        uint256 amount;
    }

    /// @dev the shares add up to `total` instead of the whole supply
    error LilApe_WrongSupply(uint256 total, uint256 supply);
    error LilApe_ZeroAddress();

    /// @notice Everything that is ever minted, 18 decimals.
    uint256 public constant SUPPLY = 420_690_000_000_000e18;

    constructor(Share[] memory shares) {
        for (uint256 i; i < shares.length; ++i) {
            if (shares[i].to == address(0)) revert LilApe_ZeroAddress();
            _mint(shares[i].to, shares[i].amount);
        }
        if (totalSupply() != SUPPLY) revert LilApe_WrongSupply(totalSupply(), SUPPLY);
    }

    /// @notice Destroys `amount` (18 decimals) of the caller's own tokens.
    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function name() public pure override returns (string memory) {
        return "LilApe";
    }

    function symbol() public pure override returns (string memory) {
        return "LILAPE";
    }

    /// @dev Saves hashing the name in each `permit`.
    function _constantNameHash() internal pure override returns (bytes32) {
        return keccak256("LilApe");
    }

    /// @dev Nobody has an allowance that the holder did not give.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
