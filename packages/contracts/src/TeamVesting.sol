// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";

/// @title Vesting wallet of the team's share
/// @notice OpenZeppelin's `VestingWallet` as it is: releases linearly from `start` over `duration`, to its owner.
/// @dev Warning: the beneficiary is the owner and can hand the wallet, with what is still locked, to someone else;
/// renouncing ownership locks the rest forever.
contract TeamVesting is VestingWallet {
    /// @param beneficiary who receives what is released
    /// @param startsAt unix seconds at which the release begins
    /// @param durationSeconds seconds from the start until everything is released
    constructor(address beneficiary, uint64 startsAt, uint64 durationSeconds)
        VestingWallet(beneficiary, startsAt, durationSeconds)
    {}
}
