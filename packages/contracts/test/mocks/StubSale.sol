// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";

/// @title What the draws ask of a sale, set by hand
contract StubSale {
    IPresale.Status public status;
    uint40 public closesAt;
    address public lilape;
    IPresale.Counters internal counted;
    mapping(address buyer => IPresale.Account) internal accounts;

    function set(IPresale.Status status_, uint256 closesAt_) external {
        (status, closesAt) = (status_, uint40(closesAt_));
    }

    function setToken(address lilape_) external {
        lilape = lilape_;
    }

    function credit(address buyer, uint256 tokens) external {
        accounts[buyer].tokens += uint112(tokens);
        counted.tokens += uint112(tokens);
    }

    /// @dev Nothing that was credited before.
    function take(address buyer) external {
        counted.tokens -= accounts[buyer].tokens;
        delete accounts[buyer];
    }

    function counters() external view returns (IPresale.Counters memory) {
        return counted;
    }

    function accountOf(address buyer) external view returns (IPresale.Account memory) {
        return accounts[buyer];
    }
}
