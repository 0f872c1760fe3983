// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";

/// @title What the draws ask of a sale, set by hand
contract StubSale {
    IPresale.Status public status;
    uint40 public closesAt;
    IPresale.Counters internal counted;

    function set(IPresale.Status status_, uint256 sold, uint256 closesAt_) external {
        (status, closesAt) = (status_, uint40(closesAt_));
        counted.tokens = uint112(sold);
    }

    function counters() external view returns (IPresale.Counters memory) {
        return counted;
    }
}
