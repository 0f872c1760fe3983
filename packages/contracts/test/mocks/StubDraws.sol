// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDraws} from "../../src/interfaces/IDraws.sol";

/// @title Draws whose winners are set by hand
contract StubDraws is IDraws {
    mapping(uint256 drawId => mapping(uint256 place => address)) public winnerOf;

    function setWinner(uint256 drawId, uint256 place, address winner) external {
        winnerOf[drawId][place] = winner;
    }
}
