// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

interface ICoin {
    function approve(address spender, uint256 value) external returns (bool);
    function mint(address to, uint256 value) external;
}

interface ISale {
    function buy(address paymentToken, uint256 amount, uint256 minTokens) external returns (uint256, uint256);
}

/// @title One buyer of the crowd
contract Buyer {
    ISale private immutable SALE;
    ICoin private immutable COIN;

    constructor(ISale sale, ICoin coin) {
        (SALE, COIN) = (sale, coin);
        coin.approve(address(sale), type(uint256).max);
    }

    function buy(uint256 units) external {
        SALE.buy(address(COIN), units, 1);
    }
}

/// @title Many buyers who buy in one transaction, to fill a local chain with purchases quickly
contract Crowd {
    Buyer[] private buyers;

    constructor(ISale sale, ICoin coin, uint256 count, uint256 units) {
        for (uint256 i = 0; i < count; i++) {
            Buyer buyer = new Buyer(sale, coin);
            buyers.push(buyer);
            coin.mint(address(buyer), units);
        }
    }

    /// @notice Each buyer buys once for `units`.
    function buyAll(uint256 units) external {
        uint256 count = buyers.length;
        for (uint256 i = 0; i < count; i++) {
            buyers[i].buy(units);
        }
    }
}
