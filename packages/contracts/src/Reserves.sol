// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";

import {IPresale} from "./interfaces/IPresale.sol";
import {IReserves} from "./interfaces/IReserves.sol";
import {LilApe} from "./LilApe.sol";

/// @title What becomes of the supply when the sale is over
/// @notice Scales every share by what was sold, burns the rest, and pays three of the shares over 365 days.
/// @dev Nobody owns it: every function can be called by anyone and sends where the deployment said, or burns.
/// @dev Warning: nothing is checked against sale and token at deployment, as this contract stands before they do.
/// @dev Warning: LILAPE sent here after the release stay here forever; so do other tokens, and ether forced into the
/// contract. No function takes any.
contract Reserves is IReserves {
    uint256 private constant PAYING_TIME = 365 days;

    address private immutable LILAPE;
    address private immutable PRESALE;
    address private immutable STAKING;
    address private immutable POOL_OPENER;
    address private immutable TEAM_VESTING;
    address private immutable MARKETING;
    address private immutable DEVELOPMENT;
    address private immutable DAO;
    uint112 private immutable PRESALE_SHARE;
    uint112 private immutable REWARDS_SHARE;
    uint112 private immutable LIQUIDITY_SHARE;
    uint112 private immutable TEAM_SHARE;
    uint112 private immutable MARKETING_SHARE;
    uint112 private immutable DEVELOPMENT_SHARE;
    uint112 private immutable DAO_SHARE;
    uint112 private immutable PRIZES;

    /// @inheritdoc IReserves
    uint40 public releasedAt;
    /// @inheritdoc IReserves
    uint112 public sold;
    /// @inheritdoc IReserves
    mapping(Purpose purpose => uint256) public paid;

    /// @notice Fixes who gets which share. The shares are minted here later, with the token.
    /// @dev Reverts: `Reserves_BadAddress`, `Reserves_BadShares`.
    /// @param terms_ see `Terms`
    constructor(Terms memory terms_) {
        _checkAddress(terms_.lilape);
        address[7] memory others = [
            terms_.presale,
            terms_.staking,
            terms_.poolOpener,
            terms_.teamVesting,
            terms_.marketing,
            terms_.development,
            terms_.dao
        ];
        for (uint256 i; i < others.length; ++i) {
            if (others[i] == terms_.lilape) revert Reserves_BadAddress(others[i]);
            _checkAddress(others[i]);
        }
        _checkShares(terms_);

        LILAPE = terms_.lilape;
        PRESALE = terms_.presale;
        STAKING = terms_.staking;
        POOL_OPENER = terms_.poolOpener;
        TEAM_VESTING = terms_.teamVesting;
        MARKETING = terms_.marketing;
        DEVELOPMENT = terms_.development;
        DAO = terms_.dao;
        PRESALE_SHARE = terms_.presaleShare;
        REWARDS_SHARE = terms_.rewardsShare;
        LIQUIDITY_SHARE = terms_.liquidityShare;
        TEAM_SHARE = terms_.teamShare;
        MARKETING_SHARE = terms_.marketingShare;
        DEVELOPMENT_SHARE = terms_.developmentShare;
        DAO_SHARE = terms_.daoShare;
        PRIZES = terms_.prizes;
    }

    // ---------------------------------------------------------------- giving out

    /// @inheritdoc IReserves
    function release() external {
        if (releasedAt != 0) revert Reserves_AlreadyReleased(releasedAt);
        IPresale.Status status = IPresale(PRESALE).status();
        if (status != IPresale.Status.Finalised) revert Reserves_WrongStatus(status);
        uint112 tokens = IPresale(PRESALE).counters().tokens;
        Split memory split = splitOf(tokens);
        uint256 kept = split.marketing + split.development + split.dao;
        uint256 sent = split.rewards + split.liquidity + split.team;
        uint256 burned = LilApe(LILAPE).balanceOf(address(this)) - kept - sent;

        (releasedAt, sold) = (uint40(block.timestamp), tokens);
        emit Released(tokens, split, burned);

        LilApe(LILAPE).transfer(STAKING, split.rewards);
        LilApe(LILAPE).transfer(POOL_OPENER, split.liquidity);
        LilApe(LILAPE).transfer(TEAM_VESTING, split.team);
        LilApe(LILAPE).burn(burned);
    }

    /// @inheritdoc IReserves
    function pay(Purpose purpose) external returns (uint256 amount) {
        if (releasedAt == 0) revert Reserves_NotReleased();
        amount = due(purpose);
        if (amount == 0) revert Reserves_NothingToPay(purpose);
        address recipient = recipientOf(purpose);

        paid[purpose] += amount;
        emit Paid(purpose, recipient, amount);

        LilApe(LILAPE).transfer(recipient, amount);
    }

    /// @inheritdoc IReserves
    function burnUnreleased() external returns (uint256 amount) {
        IPresale.Status status = IPresale(PRESALE).status();
        if (status != IPresale.Status.Refunding && status != IPresale.Status.Cancelled) {
            revert Reserves_WrongStatus(status);
        }
        amount = LilApe(LILAPE).balanceOf(address(this));
        if (amount == 0) revert Reserves_NothingToBurn();

        emit UnreleasedBurned(amount);

        LilApe(LILAPE).burn(amount);
    }

    // ---------------------------------------------------------------- reading

    /// @inheritdoc IReserves
    function terms() external view returns (Terms memory) {
        return Terms({
            lilape: LILAPE,
            presale: PRESALE,
            staking: STAKING,
            poolOpener: POOL_OPENER,
            teamVesting: TEAM_VESTING,
            marketing: MARKETING,
            development: DEVELOPMENT,
            dao: DAO,
            presaleShare: PRESALE_SHARE,
            rewardsShare: REWARDS_SHARE,
            liquidityShare: LIQUIDITY_SHARE,
            teamShare: TEAM_SHARE,
            marketingShare: MARKETING_SHARE,
            developmentShare: DEVELOPMENT_SHARE,
            daoShare: DAO_SHARE,
            prizes: PRIZES
        });
    }

    /// @inheritdoc IReserves
    function splitOf(uint256 soldTokens) public view returns (Split memory) {
        return Split({
            rewards: _scaledDown(REWARDS_SHARE, soldTokens),
            liquidity: _scaledDown(LIQUIDITY_SHARE, soldTokens),
            team: _scaledDown(TEAM_SHARE, soldTokens),
            marketing: FixedPointMathLib.zeroFloorSub(_scaledDown(MARKETING_SHARE, soldTokens), PRIZES),
            development: _scaledDown(DEVELOPMENT_SHARE, soldTokens),
            dao: _scaledDown(DAO_SHARE, soldTokens)
        });
    }

    /// @inheritdoc IReserves
    function recipientOf(Purpose purpose) public view returns (address) {
        if (purpose == Purpose.Marketing) return MARKETING;
        return purpose == Purpose.Development ? DEVELOPMENT : DAO;
    }

    /// @inheritdoc IReserves
    function due(Purpose purpose) public view returns (uint256) {
        if (releasedAt == 0) return 0;
        uint256 elapsed = FixedPointMathLib.min(block.timestamp - releasedAt, PAYING_TIME);
        return _amountOf(purpose) * elapsed / PAYING_TIME - paid[purpose];
    }

    // ---------------------------------------------------------------- rules

    /// @dev What a share that is paid over time comes to in all.
    function _amountOf(Purpose purpose) private view returns (uint256) {
        Split memory split = splitOf(sold);
        if (purpose == Purpose.Marketing) return split.marketing;
        return purpose == Purpose.Development ? split.development : split.dao;
    }

    /// @dev Both factors have 112 bits at most.
    function _scaledDown(uint256 share, uint256 soldTokens) private view returns (uint256) {
        return share * soldTokens / PRESALE_SHARE;
    }

    function _checkAddress(address account) private view {
        if (account == address(0) || account == address(this)) revert Reserves_BadAddress(account);
    }

    /// @dev What is scaled fits 112 bits, so that no product overflows and the token's transfers hold.
    function _checkShares(Terms memory terms_) private pure {
        uint256 sum = uint256(terms_.presaleShare) + terms_.rewardsShare + terms_.liquidityShare + terms_.teamShare
            + terms_.marketingShare + terms_.developmentShare + terms_.daoShare;
        if (terms_.presaleShare == 0 || terms_.prizes > terms_.marketingShare || sum > type(uint112).max) {
            revert Reserves_BadShares();
        }
    }
}
