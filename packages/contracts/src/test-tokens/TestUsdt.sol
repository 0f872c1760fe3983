// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Test USDT, for chains where nothing is worth anything
/// @notice Behaves like Ethereum's, the strictest one: no return values, and an allowance must be zero before it
/// can be changed.
/// @dev Warning: anyone can mint.
contract TestUsdt {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error TestUsdt_AllowanceNotZero(uint256 allowance);
    error TestUsdt_InsufficientAllowance(uint256 allowance, uint256 value);
    error TestUsdt_InsufficientBalance(uint256 balance, uint256 value);

    string public constant name = "Tether USD (test)";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;

    uint256 public totalSupply;
    mapping(address account => uint256 balance) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 allowed)) public allowance;

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external {
        uint256 allowed = allowance[msg.sender][spender];
        if (value != 0 && allowed != 0) revert TestUsdt_AllowanceNotZero(allowed);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert TestUsdt_InsufficientAllowance(allowed, value);
        // An allowance of 2²⁵⁶ − 1 is never reduced, as on Ethereum.
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        uint256 balance = balanceOf[from];
        if (balance < value) revert TestUsdt_InsufficientBalance(balance, value);
        balanceOf[from] = balance - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
