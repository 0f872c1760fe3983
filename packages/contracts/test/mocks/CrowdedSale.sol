// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";

/// @title A sale that went well, to so many that its record is a rule: account i, from 1, was credited i LILAPE, and has the
/// address i · (2¹²⁰ + 1)
contract CrowdedSale {
    IPresale.Status public constant status = IPresale.Status.Finalised;
    uint256 internal constant STEP = 2 ** 120 + 1;

    address public immutable lilape;
    uint40 public immutable closesAt;
    uint256 internal immutable COUNT;

    constructor(address lilape_, uint256 closesAt_, uint256 count) {
        (lilape, closesAt, COUNT) = (lilape_, uint40(closesAt_), count);
    }

    function counters() external view returns (IPresale.Counters memory counted) {
        counted.tokens = uint112(COUNT * (COUNT + 1) / 2 * 1e18);
    }

    function accountOf(address buyer) external view returns (IPresale.Account memory account) {
        uint256 i = uint160(buyer) / STEP;
        if (i > 0 && i <= COUNT && uint160(buyer) % STEP == 0) account.tokens = uint112(i * 1e18);
    }
}
