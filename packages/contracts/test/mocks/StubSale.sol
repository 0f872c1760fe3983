// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";

/// @title What the draws ask of a sale, set by hand
contract StubSale {
    IPresale.Status public status;
    uint40 public closesAt;
    address public lilape;
    /// @dev How many words an account is returned in; with none nothing is returned.
    uint256 internal words = 6;
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

    function setWords(uint256 words_) external {
        words = words_;
    }

    function counters() external view returns (IPresale.Counters memory) {
        return counted;
    }

    function accountOf(address buyer) external view returns (IPresale.Account memory account) {
        if (words == 0) revert();
        if (words == 6) return accounts[buyer];
        bytes memory result = new bytes(32 * words);
        assembly ("memory-safe") {
            return(add(result, 0x20), mload(result))
        }
    }
}
