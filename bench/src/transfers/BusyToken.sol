// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

/// @title A token that only says that it moved: as many transfers as a block can hold, whose sums are true
contract BusyToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    uint256 private constant SUPPLY = 420_690_000_000_000e18;
    uint256 private constant EACH = 1e24;
    uint256 private holders;

    /// @notice Gives some of `from`, who has enough, to `count` more holders.
    function handOut(address from, uint256 count) external {
        uint256 first = holders;
        for (uint256 i = first; i < first + count; i++) emit Transfer(from, _holder(i), EACH);
        holders = first + count;
    }

    /// @notice Moves a little between holders, `count` times, by chance from `seed` on.
    function stir(uint256 seed, uint256 count) external {
        uint256 among = holders;
        for (uint256 i = 0; i < count; i++) {
            uint256 chance = uint256(keccak256(abi.encode(seed, i)));
            emit Transfer(_holder((chance >> 128) % among), _holder((chance & type(uint64).max) % among), 1e15 + i);
        }
    }

    function totalSupply() external pure returns (uint256) {
        return SUPPLY;
    }

    function balanceOf(address) external pure returns (uint256) {
        return SUPPLY;
    }

    /// @dev Spread over all addresses, as those of people are.
    function _holder(uint256 index) private pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encode("holder", index)))));
    }
}
