// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "./IPresale.sol";

/// @title What becomes of the supply when the sale is over
/// @notice Holds every share of the supply but the sale's and the prizes. Once the sale is finalised, anyone releases them:
/// each share is scaled by what was sold, ⌊share · sold / the sale's share⌋, and the rest is burned. So whatever was sold,
/// buyers hold the part of everything that was promised. Rewards, liquidity and the team's share leave at once for the
/// contracts that use them; marketing, development and the DAO are paid out evenly over 365 days from then on.
/// The prizes of the giveaway were minted apart and count against marketing, which gets what is left beyond them, if
/// anything. The same rule, tested on the same vectors, stands in `packages/domain/src/market/split.ts`.
interface IReserves {
    /// @notice Who gets which share, fixed at deployment. Shares are LILAPE, 18 decimals, as if everything were sold.
    /// @param lilape the token
    /// @param presale the sale
    /// @param staking gets the rewards
    /// @param poolOpener gets the liquidity
    /// @param teamVesting gets the team's share
    /// @param marketing is paid over 365 days
    /// @param development is paid over 365 days
    /// @param dao is paid over 365 days
    /// @param presaleShare what the sale got to sell, by which all others are scaled
    /// @param rewardsShare for staking
    /// @param liquidityShare for the pools
    /// @param teamShare for the team
    /// @param marketingShare with the prizes
    /// @param developmentShare for development
    /// @param daoShare for the DAO
    /// @param prizes LILAPE of the giveaway, minted elsewhere, taken out of marketing
    struct Terms {
        address lilape;
        address presale;
        address staking;
        address poolOpener;
        address teamVesting;
        address marketing;
        address development;
        address dao;
        uint112 presaleShare;
        uint112 rewardsShare;
        uint112 liquidityShare;
        uint112 teamShare;
        uint112 marketingShare;
        uint112 developmentShare;
        uint112 daoShare;
        uint112 prizes;
    }

    /// @notice What is paid out over 365 days.
    enum Purpose {
        Marketing,
        Development,
        Dao
    }

    /// @notice What each gets, LILAPE, 18 decimals.
    /// @param rewards sent to staking
    /// @param liquidity sent to the opener of the pools
    /// @param team sent to the vesting wallet
    /// @param marketing kept here and paid over 365 days, less the prizes, never below nothing
    /// @param development kept here and paid over 365 days
    /// @param dao kept here and paid over 365 days
    struct Split {
        uint256 rewards;
        uint256 liquidity;
        uint256 team;
        uint256 marketing;
        uint256 development;
        uint256 dao;
    }

    /// @notice The shares were scaled and sent, or are paid out from now on; the rest was destroyed.
    /// @param sold LILAPE owed to buyers, 18 decimals
    /// @param split what each gets
    /// @param burned LILAPE destroyed, 18 decimals
    event Released(uint256 sold, Split split, uint256 burned);
    /// @notice A part of a share that is paid over 365 days went to its recipient.
    /// @param purpose which share
    /// @param recipient who received it
    /// @param amount LILAPE, 18 decimals
    event Paid(Purpose indexed purpose, address indexed recipient, uint256 amount);
    /// @notice The sale failed or was cancelled: what was here was destroyed.
    /// @param amount LILAPE, 18 decimals
    event UnreleasedBurned(uint256 amount);

    /// @dev `account` cannot have the role it was given: zero, this contract, or the token
    error Reserves_BadAddress(address account);
    /// @dev no share for the sale, prizes beyond the share of marketing, or shares that do not fit 112 bits together
    error Reserves_BadShares();
    /// @dev the sale is `status`, in which the call does not work
    error Reserves_WrongStatus(IPresale.Status status);
    /// @dev the shares were released at `releasedAt`, unix seconds
    error Reserves_AlreadyReleased(uint256 releasedAt);
    /// @dev the shares were not released yet
    error Reserves_NotReleased();
    /// @dev nothing of the share is due now
    error Reserves_NothingToPay(Purpose purpose);
    /// @dev there is no LILAPE here
    error Reserves_NothingToBurn();

    /// @notice Anyone, once the sale was finalised, once: gives each its scaled share and burns the rest.
    /// @dev Reverts, in this order:
    /// - `Reserves_AlreadyReleased` after the first time
    /// - `Reserves_WrongStatus` unless finalised
    ///
    /// Emits `Released`.
    function release() external;

    /// @notice Anyone, once released: pays what is due of a share to its recipient, amount · elapsed / 365 days, rounded
    /// down, less what was paid; all of it after 365 days.
    /// @dev Reverts, in this order:
    /// - `Reserves_NotReleased` before the release
    /// - `Reserves_NothingToPay` where nothing is due
    ///
    /// Emits `Paid`.
    /// @param purpose which share
    /// @return amount LILAPE sent, 18 decimals
    function pay(Purpose purpose) external returns (uint256 amount);

    /// @notice Anyone, once the sale failed or was cancelled: burns the LILAPE here, which nobody gets.
    /// @dev Can be called again if more is sent here. Reverts, in this order:
    /// - `Reserves_WrongStatus` unless refunding or cancelled
    /// - `Reserves_NothingToBurn` where there is none
    ///
    /// Emits `UnreleasedBurned`.
    /// @return amount LILAPE destroyed, 18 decimals
    function burnUnreleased() external returns (uint256 amount);

    /// @notice The terms of the deployment.
    function terms() external view returns (Terms memory);

    /// @notice When the shares were released, unix seconds; 0 before.
    function releasedAt() external view returns (uint40);

    /// @notice LILAPE sold in all, as it was at the release, 18 decimals; 0 before.
    function sold() external view returns (uint112);

    /// @notice What each gets, or got, when `soldTokens` are sold.
    /// @param soldTokens LILAPE, 18 decimals, at most the sale's share
    function splitOf(uint256 soldTokens) external view returns (Split memory);

    /// @notice Who is paid a share over 365 days.
    /// @param purpose which share
    function recipientOf(Purpose purpose) external view returns (address);

    /// @notice What was paid of a share so far, LILAPE, 18 decimals.
    /// @param purpose which share
    function paid(Purpose purpose) external view returns (uint256);

    /// @notice What `pay` would pay now, LILAPE, 18 decimals; 0 before the release.
    /// @param purpose which share
    function due(Purpose purpose) external view returns (uint256);
}
