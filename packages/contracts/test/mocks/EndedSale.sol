// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {IPresale} from "../../src/interfaces/IPresale.sol";

/// @title What reserves and opener ask of a sale, set by hand
contract EndedSale {
    using SafeTransferLib for address;

    IPresale.Status public status;
    uint256 public raised;
    address public usdt;
    address public treasury;
    IPresale.Terms internal saleTerms;
    IPresale.Counters internal counted;
    mapping(address coin => uint256) public owed;

    function setStatus(IPresale.Status status_) external {
        status = status_;
    }

    function sell(uint256 tokens) external {
        counted.tokens = uint112(tokens);
    }

    function setLadder(uint256 basePrice, uint256 priceStep, uint256 tokensPerStage) external {
        saleTerms.basePrice = uint32(basePrice);
        saleTerms.priceStep = uint32(priceStep);
        saleTerms.tokensPerStage = uint64(tokensPerStage);
    }

    function setRaised(uint256 raised_) external {
        raised = raised_;
    }

    function setCollecting(address usdt_, address treasury_) external {
        (usdt, treasury) = (usdt_, treasury_);
    }

    function owe(address coin, uint256 amount) external {
        owed[coin] = amount;
    }

    function terms() external view returns (IPresale.Terms memory) {
        return saleTerms;
    }

    function counters() external view returns (IPresale.Counters memory) {
        return counted;
    }

    function collect(address coin) external returns (uint256 amount) {
        amount = owed[coin];
        owed[coin] = 0;
        if (coin == usdt) counted.collectedUsdt += uint64(amount);
        else counted.collectedUsdc += uint64(amount);
        coin.safeTransfer(treasury, amount);
    }
}
