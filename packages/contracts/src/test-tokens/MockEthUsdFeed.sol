// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Stand-in for Chainlink's ETH/USD feed, always 3,700 dollars and always fresh
contract MockEthUsdFeed {
    /// @notice Decimals of the answer.
    uint8 public constant decimals = 8;
    string public constant description = "ETH / USD (test)";
    uint256 public constant version = 1;

    int256 private constant ANSWER = 3700e8;

    /// @notice As in Chainlink's `AggregatorV3Interface`; the times are those of the block that reads.
    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        return (1, ANSWER, block.timestamp, block.timestamp, 1);
    }
}
