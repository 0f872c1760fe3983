// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";

import {Books} from "./Books.sol";
import {ILilApeStaking} from "./interfaces/ILilApeStaking.sol";
import {IReserves} from "./interfaces/IReserves.sol";
import {LilApe} from "./LilApe.sol";
import {Position, PositionLib} from "./Position.sol";
import {Rewards} from "./Rewards.sol";

/// @title Staking of LILAPE
/// @notice Holds what is staked and the rewards, all of which are reserved before they are earned.
/// @dev Warning: from three years after the release of the shares on, the owner can take LILAPE that is neither staked nor
/// reserved, and can hand over (in two steps) or renounce that power. The owner can touch no stake, no reserved reward, no
/// rate and no lock.
/// @dev Warning: nothing else than LILAPE ever leaves; other tokens sent here stay here forever. So does ether forced
/// into the contract; no function takes any.
contract LilApeStaking is ILilApeStaking, Ownable2Step, ReentrancyGuardTransient {
    /// @dev Which stake an ape doubles, in one slot.
    struct Binding {
        address user;
        uint96 stakeId;
    }

    uint256 private constant LAST_APE = 10_000;
    /// @dev How long after the release of the shares free rewards stay for stakers alone.
    uint256 private constant FREE_FROM = 3 * 365 days;
    /// @dev What the collection may spend to say whose an ape is, about twenty times what it needs.
    uint256 private constant NFT_GAS = 100_000;
    /// @dev With this much left a call gets `NFT_GAS`: it is given at most 63/64 of what is left after its own price.
    uint256 private constant GAS_NEEDED = NFT_GAS * 64 / 63 + 4_000;

    /// @inheritdoc ILilApeStaking
    address public immutable lilape;
    /// @inheritdoc ILilApeStaking
    address public immutable nft;
    /// @inheritdoc ILilApeStaking
    address public immutable reserves;

    Books private books;
    mapping(address user => mapping(uint256 stakeId => Position)) private positions;
    /// @inheritdoc ILilApeStaking
    mapping(address user => uint256 count) public stakesOf;
    mapping(uint256 nftTokenId => Binding) private bindings;

    /// @notice Fixes token, collection and reserves. Rewards come by transfer, before or after.
    /// @dev Reverts: `OwnableInvalidOwner`, `LilApeStaking_BadAddress` for a token, a collection or reserves without code, a
    /// token of which more can exist than fits 112 bits, or an owner that could never act.
    /// @param lilape_ what is staked and paid
    /// @param nft_ the collection whose apes double a rate
    /// @param owner_ who may take what is free, three years after the release
    /// @param reserves_ what gives the rewards and says when the shares were released
    constructor(address lilape_, address nft_, address owner_, address reserves_) Ownable(owner_) {
        if (lilape_.code.length == 0) revert LilApeStaking_BadAddress(lilape_);
        if (nft_.code.length == 0 || nft_ == lilape_) revert LilApeStaking_BadAddress(nft_);
        if (owner_ == address(this) || owner_ == lilape_ || owner_ == nft_) revert LilApeStaking_BadAddress(owner_);
        if (reserves_.code.length == 0) revert LilApeStaking_BadAddress(reserves_);
        if (LilApe(lilape_).totalSupply() > type(uint112).max) revert LilApeStaking_BadAddress(lilape_);

        lilape = lilape_;
        nft = nft_;
        reserves = reserves_;
    }

    // ---------------------------------------------------------------- stakes

    /// @inheritdoc ILilApeStaking
    function stake(uint256 amount, uint256 lockDays, bool useNFTBonus, uint256 nftTokenId)
        external
        nonReentrant
        returns (uint256 stakeId)
    {
        if (amount == 0) revert LilApeStaking_ZeroAmount();
        uint256 rate = Rewards.baseRate(lockDays);
        if (rate == 0) revert LilApeStaking_UnknownPeriod(lockDays);
        if (amount > type(uint112).max) revert InsufficientBalance();
        if (!useNFTBonus && nftTokenId != 0) revert LilApeStaking_UnexpectedNFT(nftTokenId);
        if (useNFTBonus) _checkApe(nftTokenId);
        uint256 reward = Rewards.earnedDown(amount, useNFTBonus ? 2 * rate : rate, lockDays * 1 days);
        Books current = books;
        uint256 free = _free(current);
        if (reward > free) revert LilApeStaking_RewardsTooLow(reward, free);

        stakeId = ++stakesOf[msg.sender];
        // Both are parts of a supply that has 112 bits, or the transfer fails.
        books = current.opened(amount, reward);
        positions[msg.sender][stakeId] = PositionLib.open(amount, block.timestamp, lockDays, nftTokenId, useNFTBonus);
        if (useNFTBonus) bindings[nftTokenId] = Binding(msg.sender, uint96(stakeId));
        emit Staked(msg.sender, stakeId, amount, lockDays, nftTokenId, reward);

        LilApe(lilape).transferFrom(msg.sender, address(this), amount);
    }

    /// @inheritdoc ILilApeStaking
    function claimRewards(uint256 stakeId) external nonReentrant returns (uint256 amount) {
        Position position = _openPosition(stakeId);
        uint256 freed;
        if (position.isDoubled()) {
            (bool isReadable, address holder) = _ownerOf(position.ape());
            if (!isReadable) revert LilApeStaking_NFTUnreadable(position.ape());
            if (holder != msg.sender) (position, freed) = _endBonus(msg.sender, stakeId, position);
        }
        uint256 elapsed = _elapsed(position);
        amount = _earned(position, elapsed);
        if (amount == 0) revert LilApeStaking_NothingToClaim(stakeId);

        positions[msg.sender][stakeId] = position.paidFor(elapsed);
        books = books.less(0, amount + freed);
        emit RewardsClaimed(msg.sender, stakeId, amount);

        LilApe(lilape).transfer(msg.sender, amount);
    }

    /// @inheritdoc ILilApeStaking
    function unstake(uint256 stakeId) external nonReentrant returns (uint256 amount, uint256 rewards) {
        Position position = _openPosition(stakeId);
        if (block.timestamp < position.endTime()) revert LilApeStaking_Locked(stakeId, position.endTime());
        uint256 freed;
        if (position.isDoubled()) {
            (bool isReadable, address holder) = _ownerOf(position.ape());
            if (!isReadable || holder != msg.sender) (position, freed) = _endBonus(msg.sender, stakeId, position);
        }
        amount = position.amount();
        rewards = _earned(position, position.lock());

        position = position.paidFor(position.lock());
        if (position.isDoubled()) {
            position = position.undoubled();
            delete bindings[position.ape()];
        }
        positions[msg.sender][stakeId] = position.closed();
        books = books.less(amount, rewards + freed);
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

        Position position = positions[binding.user][binding.stakeId];
        (position, freed) = _endBonus(binding.user, binding.stakeId, position);
        positions[binding.user][binding.stakeId] = position;
        books = books.less(0, freed);
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
        uint256 from = freeRewardsFrom();
        if (from == 0 || block.timestamp < from) revert LilApeStaking_FreeRewardsLocked(from);
        uint256 free = _free(books);
        if (amount > free) revert LilApeStaking_ExceedsFree(amount, free);
        emit FreeRewardsTaken(to, amount);

        LilApe(lilape).transfer(to, amount);
    }

    // ---------------------------------------------------------------- reading

    /// @inheritdoc ILilApeStaking
    function freeRewardsFrom() public view returns (uint256) {
        uint256 releasedAt = IReserves(reserves).releasedAt();
        return releasedAt == 0 ? 0 : releasedAt + FREE_FROM;
    }

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
    function getStake(address user, uint256 stakeId) public view returns (Stake memory result) {
        Position position = positions[user][stakeId];
        if (!position.exists()) revert LilApeStaking_UnknownStake(user, stakeId);
        result.id = stakeId;
        result.amount = position.amount();
        result.lockDays = position.lockDays();
        result.startTime = position.start();
        result.endTime = position.endTime();
        result.lastClaimTime = result.startTime + position.paid();
        uint256 base = Rewards.baseRate(result.lockDays);
        result.totalClaimed = Rewards.paidInAll(result.amount, base, position.paidDouble(), position.paid());
        result.nftTokenId = position.ape();
        result.active = !position.isClosed();
        if (position.isDoubled()) {
            (bool isReadable, address holder) = _ownerOf(position.ape());
            if (!isReadable || holder != user) position = position.undoubled();
        }
        result.hasNFTBonus = position.isDoubled();
        result.apy = result.active ? _rate(position) : 0;
        result.pendingRewards = _earned(position, _elapsed(position));
    }

    /// @inheritdoc ILilApeStaking
    function getValidPeriods() external pure returns (uint256[] memory periods) {
        periods = new uint256[](3);
        (periods[0], periods[1], periods[2]) = (90, 180, 360);
    }

    /// @inheritdoc ILilApeStaking
    function baseAPY(uint256 lockDays) external pure returns (uint256) {
        return Rewards.baseRate(lockDays);
    }

    /// @inheritdoc ILilApeStaking
    function nftBonusAPY(uint256 lockDays) external pure returns (uint256) {
        return 2 * Rewards.baseRate(lockDays);
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
        return books.staked();
    }

    /// @inheritdoc ILilApeStaking
    function rewardsReserved() external view returns (uint256) {
        return books.reserved();
    }

    /// @inheritdoc ILilApeStaking
    function rewardsFree() external view returns (uint256) {
        return _free(books);
    }

    /// @inheritdoc ILilApeStaking
    function stakeCounter() external view returns (uint256) {
        return books.stakes();
    }

    // ---------------------------------------------------------------- rules

    /// @dev The caller's stake, which must be open.
    function _openPosition(uint256 stakeId) private view returns (Position position) {
        position = positions[msg.sender][stakeId];
        if (!position.exists()) revert LilApeStaking_UnknownStake(msg.sender, stakeId);
        if (position.isClosed()) revert LilApeStaking_AlreadyUnstaked(stakeId);
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

    /// @dev Frees the ape and sets the base rate from the last claim on. The caller keeps the position that it returns, and
    /// takes what is freed out of the reserve.
    function _endBonus(address user, uint256 stakeId, Position position) private returns (Position, uint256 freed) {
        uint256 base = Rewards.baseRate(position.lockDays());
        freed = Rewards.freedFrom(position.amount(), base, position.paid(), position.lock());
        delete bindings[position.ape()];
        emit Unbound(user, stakeId, position.ape(), freed);
        return (position.undoubled(), freed);
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

    /// @dev From within a transfer of its own a token may find more owed than is here.
    function _free(Books current) private view returns (uint256) {
        return FixedPointMathLib.zeroFloorSub(LilApe(lilape).balanceOf(address(this)), current.owed());
    }

    /// @dev Earned after the first `elapsed` seconds, and not yet paid.
    function _earned(Position position, uint256 elapsed) private pure returns (uint256) {
        return Rewards.earnedBetween(position.amount(), _rate(position), position.paid(), elapsed);
    }

    /// @dev Seconds since the start, the lock's at most.
    function _elapsed(Position position) private view returns (uint256) {
        return FixedPointMathLib.min(block.timestamp - position.start(), position.lock());
    }

    function _rate(Position position) private pure returns (uint256) {
        uint256 base = Rewards.baseRate(position.lockDays());
        return position.isDoubled() ? 2 * base : base;
    }

    /// @dev Transient storage on every chain.
    function _useTransientReentrancyGuardOnlyOnMainnet() internal pure override returns (bool) {
        return false;
    }
}
