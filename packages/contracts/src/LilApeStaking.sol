// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";

import {ILilApeStaking} from "./interfaces/ILilApeStaking.sol";
import {LilApe} from "./LilApe.sol";
import {Rewards} from "./Rewards.sol";

/// @title Staking of LILAPE
/// @notice Holds what is staked and the rewards, all of which are reserved before they are earned.
/// @dev Warning: the owner can take LILAPE that is neither staked nor reserved, and can hand over (in two steps) or
/// renounce that power. The owner can touch no stake, no reserved reward, no rate and no lock.
/// @dev Warning: nothing else than LILAPE ever leaves; other tokens sent here stay here forever. So does ether forced
/// into the contract; no function takes any.
contract LilApeStaking is ILilApeStaking, Ownable2Step, ReentrancyGuardTransient {
    /// @dev `None` where there is no stake; `Doubled` while an ape is bound to it.
    enum State {
        None,
        Plain,
        Doubled,
        Closed
    }

    /// @dev A stake in one slot. Rewards are not counted but follow from times: they were paid for the first `paid`
    /// seconds, the first `bonusEnd` of these at the double rate; while it is doubled, all of them.
    struct Position {
        uint112 amount;
        uint40 start;
        uint16 lockDays;
        uint16 ape;
        uint32 paid;
        uint32 bonusEnd;
        State state;
    }

    /// @dev One slot. `opened` counts stakes.
    struct Totals {
        uint112 staked;
        uint112 reserved;
        uint32 opened;
    }

    /// @dev Which stake an ape doubles, in one slot.
    struct Binding {
        address user;
        uint96 stakeId;
    }

    uint256 private constant LAST_APE = 10_000;
    /// @dev What the collection may spend to say whose an ape is, about twenty times what it needs.
    uint256 private constant NFT_GAS = 100_000;
    /// @dev With this much left a call gets `NFT_GAS`: it is given at most 63/64 of what is left after its own price.
    uint256 private constant GAS_NEEDED = NFT_GAS * 64 / 63 + 4_000;

    /// @inheritdoc ILilApeStaking
    address public immutable lilape;
    /// @inheritdoc ILilApeStaking
    address public immutable nft;

    Totals private totals;
    mapping(address user => mapping(uint256 stakeId => Position)) private positions;
    /// @inheritdoc ILilApeStaking
    mapping(address user => uint256 count) public stakesOf;
    mapping(uint256 nftTokenId => Binding) private bindings;

    /// @notice Fixes token and collection. Rewards come by transfer, before or after.
    /// @dev Reverts: `OwnableInvalidOwner`, `LilApeStaking_BadAddress` for a token or collection without code, a token of
    /// which more can exist than fits 112 bits, or an owner that could never act.
    /// @param lilape_ what is staked and paid
    /// @param nft_ the collection whose apes double a rate
    /// @param owner_ who may take what is free
    constructor(address lilape_, address nft_, address owner_) Ownable(owner_) {
        if (lilape_.code.length == 0) revert LilApeStaking_BadAddress(lilape_);
        if (nft_.code.length == 0 || nft_ == lilape_) revert LilApeStaking_BadAddress(nft_);
        if (owner_ == address(this) || owner_ == lilape_ || owner_ == nft_) revert LilApeStaking_BadAddress(owner_);
        if (LilApe(lilape_).totalSupply() > type(uint112).max) revert LilApeStaking_BadAddress(lilape_);

        lilape = lilape_;
        nft = nft_;
    }

    // ---------------------------------------------------------------- stakes

    /// @inheritdoc ILilApeStaking
    function stake(uint256 amount, uint256 lockDays, bool useNFTBonus, uint256 nftTokenId)
        external
        nonReentrant
        returns (uint256 stakeId)
    {
        if (amount == 0) revert LilApeStaking_ZeroAmount();
        uint256 rate = baseAPY(lockDays);
        if (rate == 0) revert LilApeStaking_UnknownPeriod(lockDays);
        if (amount > type(uint112).max) revert InsufficientBalance();
        if (!useNFTBonus && nftTokenId != 0) revert LilApeStaking_UnexpectedNFT(nftTokenId);
        if (useNFTBonus) _checkApe(nftTokenId);
        Totals memory sums = totals;
        uint256 reward = Rewards.earnedDown(amount, useNFTBonus ? 2 * rate : rate, lockDays * 1 days);
        uint256 free = _free(sums);
        if (reward > free) revert LilApeStaking_RewardsTooLow(reward, free);

        stakeId = ++stakesOf[msg.sender];
        // Safe: both are parts of a supply that fits 112 bits, or the transfer fails.
        unchecked {
            sums.staked += uint112(amount);
            sums.reserved += uint112(reward);
        }
        ++sums.opened;
        totals = sums;
        positions[msg.sender][stakeId] = Position({
            amount: uint112(amount),
            start: uint40(block.timestamp),
            lockDays: uint16(lockDays),
            ape: uint16(nftTokenId),
            paid: 0,
            bonusEnd: 0,
            state: useNFTBonus ? State.Doubled : State.Plain
        });
        if (useNFTBonus) bindings[nftTokenId] = Binding(msg.sender, uint96(stakeId));
        emit Staked(msg.sender, stakeId, amount, lockDays, nftTokenId, reward);

        LilApe(lilape).transferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc ILilApeStaking
    function claimRewards(uint256 stakeId) external nonReentrant returns (uint256 amount) {
        Position memory position = _openPosition(stakeId);
        uint256 freed;
        if (position.state == State.Doubled) {
            (bool isReadable, address holder) = _ownerOf(position.ape);
            if (!isReadable) revert LilApeStaking_NFTUnreadable(position.ape);
            if (holder != msg.sender) freed = _endBonus(msg.sender, stakeId, position);
        }
        amount = _owed(position);
        if (amount == 0) revert LilApeStaking_NothingToClaim(stakeId);

        position.paid = uint32(_elapsed(position));
        positions[msg.sender][stakeId] = position;
        totals.reserved -= uint112(amount + freed);
        emit RewardsClaimed(msg.sender, stakeId, amount);

        LilApe(lilape).transfer(msg.sender, amount);
    }

    /// @inheritdoc ILilApeStaking
    function unstake(uint256 stakeId) external nonReentrant returns (uint256 amount, uint256 rewards) {
        Position memory position = _openPosition(stakeId);
        uint256 endTime = _endTime(position);
        if (block.timestamp < endTime) revert LilApeStaking_Locked(stakeId, endTime);
        uint256 freed;
        if (position.state == State.Doubled) {
            (bool isReadable, address holder) = _ownerOf(position.ape);
            if (!isReadable || holder != msg.sender) freed = _endBonus(msg.sender, stakeId, position);
        }
        amount = position.amount;
        rewards = _owed(position);

        position.paid = uint32(_lock(position));
        if (position.state == State.Doubled) {
            position.bonusEnd = position.paid;
            delete bindings[position.ape];
        }
        position.state = State.Closed;
        positions[msg.sender][stakeId] = position;
        Totals memory sums = totals;
        sums.staked -= uint112(amount);
        sums.reserved -= uint112(rewards + freed);
        totals = sums;
        emit Unstaked(msg.sender, stakeId, amount, rewards);

        LilApe(lilape).transfer(msg.sender, amount + rewards);
    }

    /// @inheritdoc ILilApeStaking
    function unbind(uint256 nftTokenId) external nonReentrant returns (uint256 freed) {
        Binding memory binding = bindings[nftTokenId];
        if (binding.user == address(0)) revert LilApeStaking_NFTNotBound(nftTokenId);
        (bool isReadable, address holder) = _ownerOf(nftTokenId);
        if (!isReadable) revert LilApeStaking_NFTUnreadable(nftTokenId);
        if (holder == binding.user) revert LilApeStaking_NFTStillOwned(nftTokenId);

        Position memory position = positions[binding.user][binding.stakeId];
        freed = _endBonus(binding.user, binding.stakeId, position);
        positions[binding.user][binding.stakeId] = position;
        totals.reserved -= uint112(freed);
    }

    // ---------------------------------------------------------------- the pool

    /// @inheritdoc ILilApeStaking
    function fundRewards(uint256 amount) external nonReentrant {
        if (amount == 0) revert LilApeStaking_ZeroAmount();
        emit RewardsFunded(msg.sender, amount);

        LilApe(lilape).transferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc ILilApeStaking
    /// @dev Warning: the one power of the owner beside handing it on.
    function takeFreeRewards(address to, uint256 amount) external onlyOwner nonReentrant {
        if (amount == 0) revert LilApeStaking_ZeroAmount();
        if (to == address(0) || to == address(this) || to == lilape) revert LilApeStaking_BadAddress(to);
        uint256 free = _free(totals);
        if (amount > free) revert LilApeStaking_ExceedsFree(amount, free);
        emit FreeRewardsTaken(to, amount);

        LilApe(lilape).transfer(to, amount);
    }

    // ---------------------------------------------------------------- reading

    /// @inheritdoc ILilApeStaking
    function getStakeAPY(address user, uint256 stakeId) external view returns (uint256) {
        return getStake(user, stakeId).apy;
    }

    /// @inheritdoc ILilApeStaking
    function calculatePendingRewards(address user, uint256 stakeId) external view returns (uint256) {
        return getStake(user, stakeId).pendingRewards;
    }

    /// @inheritdoc ILilApeStaking
    function getUserStakes(address user) external view returns (Stake[] memory) {
        return getUserStakesPage(user, 0, stakesOf[user]);
    }

    /// @inheritdoc ILilApeStaking
    function getUserStakesPage(address user, uint256 offset, uint256 limit) public view returns (Stake[] memory page) {
        uint256 rest = FixedPointMathLib.zeroFloorSub(stakesOf[user], offset);
        page = new Stake[](FixedPointMathLib.min(limit, rest));
        for (uint256 i; i < page.length; ++i) {
            page[i] = getStake(user, offset + i + 1);
        }
    }

    /// @inheritdoc ILilApeStaking
    function getStake(address user, uint256 stakeId) public view returns (Stake memory) {
        Position memory position = positions[user][stakeId];
        if (position.state == State.None) revert LilApeStaking_UnknownStake(user, stakeId);
        uint256 totalClaimed = _claimed(position);
        if (position.state == State.Doubled) {
            (bool isReadable, address holder) = _ownerOf(position.ape);
            if (!isReadable || holder != user) position.state = State.Plain;
        }
        return Stake({
            id: stakeId,
            amount: position.amount,
            lockDays: position.lockDays,
            startTime: position.start,
            endTime: _endTime(position),
            lastClaimTime: uint256(position.start) + position.paid,
            totalClaimed: totalClaimed,
            pendingRewards: _owed(position),
            apy: position.state == State.Closed ? 0 : _rate(position),
            hasNFTBonus: position.state == State.Doubled,
            nftTokenId: position.ape,
            active: position.state != State.Closed
        });
    }

    /// @inheritdoc ILilApeStaking
    function getValidPeriods() external pure returns (uint256[] memory periods) {
        periods = new uint256[](3);
        (periods[0], periods[1], periods[2]) = (90, 180, 360);
    }

    /// @inheritdoc ILilApeStaking
    function baseAPY(uint256 lockDays) public pure returns (uint256) {
        if (lockDays == 90) return 2_000;
        if (lockDays == 180) return 3_000;
        return lockDays == 360 ? 5_000 : 0;
    }

    /// @inheritdoc ILilApeStaking
    function nftBonusAPY(uint256 lockDays) external pure returns (uint256) {
        return 2 * baseAPY(lockDays);
    }

    /// @inheritdoc ILilApeStaking
    function isNFTAvailable(uint256 nftTokenId) external view returns (bool) {
        return nftTokenId != 0 && nftTokenId <= LAST_APE && bindings[nftTokenId].user == address(0);
    }

    /// @inheritdoc ILilApeStaking
    function boundTo(uint256 nftTokenId) external view returns (address user, uint256 stakeId) {
        Binding memory binding = bindings[nftTokenId];
        return (binding.user, binding.stakeId);
    }

    /// @inheritdoc ILilApeStaking
    function totalStaked() external view returns (uint256) {
        return totals.staked;
    }

    /// @inheritdoc ILilApeStaking
    function rewardsReserved() external view returns (uint256) {
        return totals.reserved;
    }

    /// @inheritdoc ILilApeStaking
    function rewardsFree() external view returns (uint256) {
        return _free(totals);
    }

    /// @inheritdoc ILilApeStaking
    function stakeCounter() external view returns (uint256) {
        return totals.opened;
    }

    // ---------------------------------------------------------------- rules

    /// @dev The caller's stake, which must be open.
    function _openPosition(uint256 stakeId) private view returns (Position memory position) {
        position = positions[msg.sender][stakeId];
        if (position.state == State.None) revert LilApeStaking_UnknownStake(msg.sender, stakeId);
        if (position.state == State.Closed) revert LilApeStaking_AlreadyUnstaked(stakeId);
    }

    /// @dev The caller's ape, which must double nothing else.
    function _checkApe(uint256 ape) private view {
        if (ape == 0 || ape > LAST_APE) revert LilApeStaking_UnknownNFT(ape);
        (bool isReadable, address holder) = _ownerOf(ape);
        if (!isReadable) revert LilApeStaking_NFTUnreadable(ape);
        if (holder != msg.sender) revert LilApeStaking_NotNFTOwner(ape, holder);
        Binding memory binding = bindings[ape];
        if (binding.user != address(0)) revert LilApeStaking_NFTBound(ape, binding.user, binding.stakeId);
    }

    /// @dev Frees the ape and sets the base rate from the last claim on, in memory: the caller keeps `position`, and
    /// takes what it returns out of the reserve.
    function _endBonus(address user, uint256 stakeId, Position memory position) private returns (uint256 freed) {
        freed = Rewards.freedFrom(position.amount, baseAPY(position.lockDays), position.paid, _lock(position));
        position.state = State.Plain;
        position.bonusEnd = position.paid;
        delete bindings[position.ape];
        emit Unbound(user, stakeId, position.ape, freed);
    }

    /// @dev Asks the collection, which is not believed to be well behaved: it may fail, spend all it is given, or answer
    /// anything of any length. An answer is one word that is an address. Whoever calls cannot make it fail by giving
    /// little gas.
    function _ownerOf(uint256 ape) private view returns (bool isReadable, address holder) {
        if (gasleft() < GAS_NEEDED) revert LilApeStaking_TooLittleGas(GAS_NEEDED);
        address collection = nft;
        // Safe: only the first two words of memory are used, which are free for that; the answer is copied to one word
        // at most, and read only where exactly one came.
        assembly ("memory-safe") {
            mstore(0x00, 0x6352211e00000000000000000000000000000000000000000000000000000000)
            mstore(0x04, ape)
            let isDone := staticcall(NFT_GAS, collection, 0x00, 0x24, 0x00, 0x20)
            let isWord := and(isDone, eq(returndatasize(), 0x20))
            let answer := mload(0x00)
            isReadable := and(isWord, iszero(shr(160, answer)))
            holder := mul(answer, isReadable)
        }
    }

    /// @dev May be called by a token from within a transfer, when more is owed than is here.
    function _free(Totals memory sums) private view returns (uint256) {
        uint256 owed = uint256(sums.staked) + sums.reserved;
        return FixedPointMathLib.zeroFloorSub(LilApe(lilape).balanceOf(address(this)), owed);
    }

    /// @dev Earned and not yet paid.
    function _owed(Position memory position) private view returns (uint256) {
        return Rewards.earnedBetween(position.amount, _rate(position), position.paid, _elapsed(position));
    }

    function _claimed(Position memory position) private pure returns (uint256) {
        uint256 bonusEnd = position.state == State.Doubled ? position.paid : position.bonusEnd;
        return Rewards.paidInAll(position.amount, baseAPY(position.lockDays), bonusEnd, position.paid);
    }

    function _rate(Position memory position) private pure returns (uint256) {
        uint256 rate = baseAPY(position.lockDays);
        return position.state == State.Doubled ? 2 * rate : rate;
    }

    /// @dev Seconds since the start, the lock's at most.
    function _elapsed(Position memory position) private view returns (uint256) {
        return FixedPointMathLib.min(block.timestamp - position.start, _lock(position));
    }

    /// @dev Seconds.
    function _lock(Position memory position) private pure returns (uint256) {
        return uint256(position.lockDays) * 1 days;
    }

    function _endTime(Position memory position) private pure returns (uint256) {
        return position.start + _lock(position);
    }

    /// @dev Transient storage on every chain.
    function _useTransientReentrancyGuardOnlyOnMainnet() internal pure override returns (bool) {
        return false;
    }
}
