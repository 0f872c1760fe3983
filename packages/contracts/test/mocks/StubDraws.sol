// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the collection asks of the draws, with winners that are set by hand
contract StubDraws {
    mapping(uint256 drawId => mapping(uint256 place => address)) public winnerOf;

    function setWinner(uint256 drawId, uint256 place, address winner) external {
        winnerOf[drawId][place] = winner;
    }
}
