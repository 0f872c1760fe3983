// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

/// @title The LilApe token
/// @notice 420,690,000,000,000 LILAPE, minted once at deployment. No owner, no tax, no further minting; holders
/// can burn what is theirs. What is sent to the zero address or to this contract could never be moved again and would
/// still count as supply, so such a transfer is refused: `burn` is the way to destroy tokens.
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
    /// @dev `to` is the zero address or this contract
    error LilApe_BadRecipient(address to);

    /// @notice Everything that is ever minted, 18 decimals.
    uint256 public constant SUPPLY = 420_690_000_000_000e18;

    /// @notice Mints the whole supply.
    /// @dev Reverts: `LilApe_BadRecipient`, `LilApe_WrongSupply`. Emits: `Transfer` from the zero address for each share.
    /// @param shares who receives how much; a recipient may have no code yet, and may be named more than once
    constructor(Share[] memory shares) {
        for (uint256 i; i < shares.length; ++i) {
            _checkRecipient(shares[i].to);
            _mint(shares[i].to, shares[i].amount);
        }
        if (totalSupply() != SUPPLY) revert LilApe_WrongSupply(totalSupply(), SUPPLY);
    }

    /// @notice Destroys some of the caller's own tokens.
    /// @dev Reverts: `InsufficientBalance`. Emits: `Transfer` to the zero address.
    /// @param amount LILAPE, 18 decimals
    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    /// @notice Sends some of the caller's tokens.
    /// @dev Reverts: `LilApe_BadRecipient`, `InsufficientBalance`. Emits: `Transfer`.
    /// @param to anyone but the zero address and this contract
    /// @param amount LILAPE, 18 decimals
    /// @return always true
    function transfer(address to, uint256 amount) public override returns (bool) {
        _checkRecipient(to);
        return super.transfer(to, amount);
    }

    /// @notice Sends tokens of `from`, who allowed the caller to.
    /// @dev Reverts: `LilApe_BadRecipient`, `InsufficientAllowance`, `InsufficientBalance`. Emits: `Transfer`.
    /// @param from whose tokens are sent
    /// @param to anyone but the zero address and this contract
    /// @param amount LILAPE, 18 decimals
    /// @return always true
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _checkRecipient(to);
        return super.transferFrom(from, to, amount);
    }

    /// @notice The token's name.
    function name() public pure override returns (string memory) {
        return "LilApe";
    }

    /// @notice The token's symbol.
    function symbol() public pure override returns (string memory) {
        return "LILAPE";
    }

    /// @dev What goes there is lost.
    function _checkRecipient(address to) private view {
        if (to == address(0) || to == address(this)) revert LilApe_BadRecipient(to);
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
