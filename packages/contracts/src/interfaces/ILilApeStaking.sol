// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Staking of LILAPE: fixed rates, and every reward reserved from the moment a stake opens
/// @notice A stake locks an amount for 90, 180 or 360 days and earns simple interest until the lock's end. The whole
/// reward of a stake is set aside when it opens; what the pool cannot cover is not opened. An ape of the collection
/// doubles the rate of one stake at a time while the staker keeps it; it never leaves their wallet.
///
/// After t seconds, at most the lock's, a stake has earned ⌊amount · rate · t / (365 days · 10⁴)⌋, the rate in hundredths
/// of a percent; a claim pays what was earned less what was earned at the last claim, so any number of claims pays the
/// same in the end. Whether the ape is still there is seen when rewards are claimed, when the stake is closed, and when
/// anyone calls `unbind`; if it has left, everything since the last claim counts at the base rate.
///
/// Ids of stakes count from 1 for each account. The same rule, tested on the same vectors, stands in
/// `packages/domain/src/staking/rewards.ts`.
interface ILilApeStaking {
    /// @notice A stake as it is returned.
    /// @param id number among the stakes of its account, from 1
    /// @param amount LILAPE locked, 18 decimals
    /// @param lockDays 90, 180 or 360
    /// @param startTime unix seconds
    /// @param endTime unix seconds of the first moment at which it can be unstaked
    /// @param lastClaimTime unix seconds up to which rewards were paid, at most `endTime`; `startTime` before the first claim
    /// @param totalClaimed LILAPE paid as rewards so far, 18 decimals
    /// @param pendingRewards LILAPE that `unstake` would pay as rewards now if it were unlocked, 18 decimals; so would
    /// `claimRewards`, unless the collection cannot be read
    /// @param apy rate of `pendingRewards`, hundredths of a percent; 0 once unstaked
    /// @param hasNFTBonus whether an ape doubles it: bound, and the staker's at this moment
    /// @param nftTokenId the ape it was opened with, 0 for none; stays after the bonus has ended
    /// @param active false once unstaked
    struct Stake {
        uint256 id;
        uint256 amount;
        uint256 lockDays;
        uint256 startTime;
        uint256 endTime;
        uint256 lastClaimTime;
        uint256 totalClaimed;
        uint256 pendingRewards;
        uint256 apy;
        bool hasNFTBonus;
        uint256 nftTokenId;
        bool active;
    }

    /// @notice A stake was opened.
    /// @param user whose it is
    /// @param stakeId number among the stakes of `user`, from 1
    /// @param amount LILAPE locked, 18 decimals
    /// @param lockDays 90, 180 or 360
    /// @param nftTokenId the ape that doubles it, 0 for none
    /// @param reward LILAPE reserved, all that it will ever pay, 18 decimals
    event Staked(
        address indexed user,
        uint256 indexed stakeId,
        uint256 amount,
        uint256 lockDays,
        uint256 nftTokenId,
        uint256 reward
    );
    /// @notice Rewards were paid while the stake stays.
    /// @param user whose it is
    /// @param stakeId number among the stakes of `user`
    /// @param amount LILAPE, 18 decimals
    event RewardsClaimed(address indexed user, uint256 indexed stakeId, uint256 amount);
    /// @notice A stake was closed; the ape that still doubled it is free.
    /// @param user whose it was
    /// @param stakeId number among the stakes of `user`
    /// @param amount LILAPE given back, 18 decimals
    /// @param rewards LILAPE paid with it, 18 decimals
    event Unstaked(address indexed user, uint256 indexed stakeId, uint256 amount, uint256 rewards);
    /// @notice The ape had left, or could not be read: the bonus ended with the last claim before.
    /// @param user whose stake it is
    /// @param stakeId number among the stakes of `user`
    /// @param nftTokenId the ape, which is free
    /// @param freed LILAPE of the stake's reserve that went back to the pool, 18 decimals
    event Unbound(address indexed user, uint256 indexed stakeId, uint256 indexed nftTokenId, uint256 freed);
    /// @notice The pool was topped up by `fundRewards`. A plain transfer tops it up as well, without this event.
    /// @param from who paid
    /// @param amount LILAPE, 18 decimals
    event RewardsFunded(address indexed from, uint256 amount);
    /// @notice The owner took LILAPE that was neither staked nor reserved.
    /// @param to who received it
    /// @param amount LILAPE, 18 decimals
    event FreeRewardsTaken(address indexed to, uint256 amount);

    /// @dev the amount is zero
    error LilApeStaking_ZeroAmount();
    /// @dev a lock is 90, 180 or 360 days
    error LilApeStaking_UnknownPeriod(uint256 lockDays);
    /// @dev the stake would earn `reward`, and the pool has `free` that is not reserved for others
    error LilApeStaking_RewardsTooLow(uint256 reward, uint256 free);
    /// @dev an id was given and the bonus is not wanted
    error LilApeStaking_UnexpectedNFT(uint256 nftTokenId);
    /// @dev no ape has this id; they have 1 to 10,000
    error LilApeStaking_UnknownNFT(uint256 nftTokenId);
    /// @dev the ape is `owner`'s
    error LilApeStaking_NotNFTOwner(uint256 nftTokenId, address owner);
    /// @dev the ape doubles another stake; if that is somebody else's, `unbind` frees it
    error LilApeStaking_NFTBound(uint256 nftTokenId, address user, uint256 stakeId);
    /// @dev the ape doubles no stake
    error LilApeStaking_NFTNotBound(uint256 nftTokenId);
    /// @dev the ape is still the staker's
    error LilApeStaking_NFTStillOwned(uint256 nftTokenId);
    /// @dev the collection does not say whose the ape is: nobody's yet, or it fails
    error LilApeStaking_NFTUnreadable(uint256 nftTokenId);
    /// @dev less than `needed` gas is left for asking the collection
    error LilApeStaking_TooLittleGas(uint256 needed);
    /// @dev `user` has no stake with this id
    error LilApeStaking_UnknownStake(address user, uint256 stakeId);
    /// @dev the stake was closed
    error LilApeStaking_AlreadyUnstaked(uint256 stakeId);
    /// @dev the stake can be closed from `endTime`, unix seconds
    error LilApeStaking_Locked(uint256 stakeId, uint256 endTime);
    /// @dev nothing was earned since the last claim
    error LilApeStaking_NothingToClaim(uint256 stakeId);
    /// @dev `amount` is more than is `free`
    error LilApeStaking_ExceedsFree(uint256 amount, uint256 free);
    /// @dev free rewards can be taken at `from`, unix seconds; 0 while the shares were not released
    error LilApeStaking_FreeRewardsLocked(uint256 from);
    /// @dev the account cannot have the role it was given
    error LilApeStaking_BadAddress(address account);
    /// @dev the account has less LILAPE than it should pay; LILAPE's own error
    error InsufficientBalance();
    /// @dev the account has allowed less LILAPE than it should pay; LILAPE's own error
    error InsufficientAllowance();

    /// @notice Locks LILAPE of the caller, who allowed it before, and reserves its whole reward.
    /// @dev Reverts:
    /// - `LilApeStaking_ZeroAmount`
    /// - `LilApeStaking_UnknownPeriod`
    /// - `InsufficientBalance` for more than there can ever be
    /// - `LilApeStaking_UnexpectedNFT` where an id comes with no request for the bonus
    /// - `LilApeStaking_UnknownNFT`, `LilApeStaking_TooLittleGas`, `LilApeStaking_NFTUnreadable`,
    ///   `LilApeStaking_NotNFTOwner`, `LilApeStaking_NFTBound` for an ape that cannot double it
    /// - `LilApeStaking_RewardsTooLow` where the pool cannot cover the reward
    /// - `InsufficientAllowance`, `InsufficientBalance`
    ///
    /// Emits `Staked`.
    /// @param amount LILAPE, 18 decimals
    /// @param lockDays 90, 180 or 360
    /// @param useNFTBonus whether an ape shall double the rate
    /// @param nftTokenId the caller's ape, bound to no other stake; 0 without the bonus
    /// @return stakeId number among the caller's stakes, from 1
    function stake(uint256 amount, uint256 lockDays, bool useNFTBonus, uint256 nftTokenId)
        external
        returns (uint256 stakeId);

    /// @notice Pays the caller what their stake has earned since the last claim.
    /// @dev Reverts: `LilApeStaking_UnknownStake`, `LilApeStaking_AlreadyUnstaked`, `LilApeStaking_TooLittleGas`,
    /// `LilApeStaking_NFTUnreadable`, `LilApeStaking_NothingToClaim`. Emits `Unbound` if the ape has left, and
    /// `RewardsClaimed`.
    /// @param stakeId one of the caller's
    /// @return amount LILAPE sent, 18 decimals
    function claimRewards(uint256 stakeId) external returns (uint256 amount);

    /// @notice Closes an unlocked stake: the amount and what it is still owed, in one transfer.
    /// @dev Whatever the collection does, this pays: an ape that cannot be read counts as gone. Reverts:
    /// `LilApeStaking_UnknownStake`, `LilApeStaking_AlreadyUnstaked`, `LilApeStaking_Locked`,
    /// `LilApeStaking_TooLittleGas`. Emits `Unbound` if the ape has left, and `Unstaked`.
    /// @param stakeId one of the caller's
    /// @return amount LILAPE that was locked, 18 decimals
    /// @return rewards LILAPE earned since the last claim, 18 decimals
    function unstake(uint256 stakeId) external returns (uint256 amount, uint256 rewards);

    /// @notice Ends the bonus of a stake whose ape has left its staker. Anyone may call it; the ape tells which stake.
    /// @dev Reverts: `LilApeStaking_NFTNotBound`, `LilApeStaking_TooLittleGas`, `LilApeStaking_NFTUnreadable`,
    /// `LilApeStaking_NFTStillOwned`. Emits `Unbound`.
    /// @param nftTokenId the ape
    /// @return freed LILAPE that went back to the pool, 18 decimals
    function unbind(uint256 nftTokenId) external returns (uint256 freed);

    /// @notice Tops the pool up with LILAPE of the caller, who allowed it before. It is never given back.
    /// @dev Reverts: `LilApeStaking_ZeroAmount`, `InsufficientAllowance`, `InsufficientBalance`. Emits `RewardsFunded`.
    /// @param amount LILAPE, 18 decimals
    function fundRewards(uint256 amount) external;

    /// @notice Sends out LILAPE that is neither staked nor reserved, from three years after the release of the shares on.
    /// @dev Reverts: `OwnableUnauthorizedAccount`, `LilApeStaking_ZeroAmount`, `LilApeStaking_BadAddress`,
    /// `LilApeStaking_FreeRewardsLocked`, `LilApeStaking_ExceedsFree`. Emits `FreeRewardsTaken`.
    /// @param to who receives it: not the zero address, this contract or LILAPE
    /// @param amount LILAPE, 18 decimals
    function takeFreeRewards(address to, uint256 amount) external;

    /// @notice Present rate of a stake, as `Stake.apy`.
    /// @dev Reverts: `LilApeStaking_UnknownStake`.
    /// @param user whose it is
    /// @param stakeId one of theirs
    /// @return hundredths of a percent
    function getStakeAPY(address user, uint256 stakeId) external view returns (uint256);

    /// @notice What a stake would pay as rewards now, as `Stake.pendingRewards`.
    /// @dev Reverts: `LilApeStaking_UnknownStake`.
    /// @param user whose it is
    /// @param stakeId one of theirs
    /// @return LILAPE, 18 decimals
    function calculatePendingRewards(address user, uint256 stakeId) external view returns (uint256);

    /// @notice All stakes of an account, the oldest first. For reading from outside: it costs by their number.
    /// @param user any account
    function getUserStakes(address user) external view returns (Stake[] memory);

    /// @notice Some stakes of an account, the oldest first.
    /// @param user any account
    /// @param offset how many to pass over
    /// @param limit the most to return
    function getUserStakesPage(address user, uint256 offset, uint256 limit) external view returns (Stake[] memory);

    /// @notice One stake.
    /// @dev Reverts: `LilApeStaking_UnknownStake`.
    /// @param user whose it is
    /// @param stakeId one of theirs
    function getStake(address user, uint256 stakeId) external view returns (Stake memory);

    /// @notice How many stakes an account has ever opened.
    /// @param user any account
    function stakesOf(address user) external view returns (uint256 count);

    /// @notice The locks there are, in days: 90, 180, 360.
    function getValidPeriods() external pure returns (uint256[] memory);

    /// @notice Yearly rate without an ape: 2,000, 3,000 and 5,000 for the three locks, 0 for others.
    /// @param lockDays a lock in days
    /// @return hundredths of a percent
    function baseAPY(uint256 lockDays) external pure returns (uint256);

    /// @notice Yearly rate with an ape, twice the other: 4,000, 6,000 and 10,000, 0 for others.
    /// @param lockDays a lock in days
    /// @return hundredths of a percent
    function nftBonusAPY(uint256 lockDays) external pure returns (uint256);

    /// @notice Whether the id is an ape's, and it doubles no stake. Says nothing about whose it is.
    /// @param nftTokenId any id
    function isNFTAvailable(uint256 nftTokenId) external view returns (bool);

    /// @notice Which stake an ape doubles.
    /// @param nftTokenId any id
    /// @return user whose stake it is, the zero address for none
    /// @return stakeId one of theirs, 0 for none
    function boundTo(uint256 nftTokenId) external view returns (address user, uint256 stakeId);

    /// @notice LILAPE locked in stakes, 18 decimals.
    function totalStaked() external view returns (uint256);

    /// @notice LILAPE that open stakes will still be paid as rewards at their present rates, 18 decimals.
    function rewardsReserved() external view returns (uint256);

    /// @notice LILAPE that is neither staked nor reserved, for rewards of stakes to come, 18 decimals.
    function rewardsFree() external view returns (uint256);

    /// @notice How many stakes were ever opened.
    function stakeCounter() external view returns (uint256);

    /// @notice What is staked, and what rewards are paid in.
    function lilape() external view returns (address);

    /// @notice What gives the rewards when the shares are released.
    function reserves() external view returns (address);

    /// @notice When the owner can first take free rewards, unix seconds: three years of 365 days after the release of the
    /// shares; 0 before it.
    function freeRewardsFrom() external view returns (uint256);

    /// @notice The collection whose apes double a rate.
    function nft() external view returns (address);
}
