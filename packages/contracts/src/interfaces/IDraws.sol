// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What others need to know of the draws
interface IDraws {
    /// @notice Who won a place; nobody until it was settled.
    /// @param drawId the draw, the giveaway is 1
    /// @param place the place in it, from 0
    /// @return winner the account, or the zero address
    function winnerOf(uint256 drawId, uint256 place) external view returns (address winner);
}
