// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";

/// @title Vesting wallet of the team's share
/// @notice OpenZeppelin's `VestingWallet` as it is: releases linearly from `start` over `duration`, to its owner.
/// @dev Warning: the beneficiary is the owner and can hand the wallet, with what is still locked, to someone else.
/// Renouncing ownership locks the LILAPE that are left forever: LILAPE refuses the zero address, to which a release
/// would then go. Ether and tokens that do not refuse it, sent here by mistake, would be destroyed by a release.
contract TeamVesting is VestingWallet {
    /// @dev Reverts: `OwnableInvalidOwner` for the zero address. A duration of 0 releases everything at the start.
    /// @param beneficiary who receives what is released
    /// @param startsAt unix seconds at which the release begins
    /// @param durationSeconds seconds from the start until everything is released
    constructor(address beneficiary, uint64 startsAt, uint64 durationSeconds)
        VestingWallet(beneficiary, startsAt, durationSeconds)
    {}
}
