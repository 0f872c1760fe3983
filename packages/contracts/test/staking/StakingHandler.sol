// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {LilApe} from "../../src/LilApe.sol";
import {LilApeStaking} from "../../src/LilApeStaking.sol";
import {HostileApes} from "../mocks/HostileApes.sol";
import {Test} from "../Test.sol";

/// @title Everyone who acts on a pool, with their own books kept from what they did
/// @dev Every call may be refused, which is no step of a run; what matters is what the books say about the others.
contract StakingHandler is Test {
    uint256 internal constant PEOPLE = 4;
    uint256 internal constant APES = 6;

    LilApeStaking internal immutable staking;
    LilApe internal immutable token;
    HostileApes internal immutable apes;
    address internal immutable owner;
    address internal immutable donor;

    struct Opened {
        address user;
        uint256 stakeId;
        uint256 amount;
        uint256 end;
        uint256 reserved;
        uint256 paid;
        uint256 freed;
        uint256 ape;
        bool isClosed;
    }

    Opened[] internal opened;
    mapping(address user => mapping(uint256 stakeId => uint256)) internal placeOf;
    mapping(address user => uint256) public stakesOf;
    mapping(uint256 ape => address) public ownerOf;
    /// @notice Which stake an ape doubles by these books: its place and one, 0 for none.
    mapping(uint256 ape => uint256) public boundAt;
    uint256 public openCount;
    uint256 public given;
    uint256 public taken;
    uint256 public rewardsPaid;
    /// @notice How often something went through that must not.
    uint256 public wronglyDone;

    constructor(LilApeStaking staking_, LilApe token_, HostileApes apes_, address owner_, address donor_) {
        (staking, token, apes, owner, donor) = (staking_, token_, apes_, owner_, donor_);
    }

    function personAt(uint256 seed) public pure returns (address) {
        return address(uint160(0xB0000 + seed % PEOPLE));
    }

    function openedCount() external view returns (uint256) {
        return opened.length;
    }

    function openedAt(uint256 place) external view returns (Opened memory) {
        return opened[place];
    }

    function isReadable() public view returns (bool) {
        return apes.mood() == HostileApes.Mood.Honest;
    }

    function stake(uint256 who, uint256 amount, uint256 period) external {
        open(who, amount, period, 0);
    }

    /// @dev Mostly with an ape of the staker's, if there is one.
    function stakeWithApe(uint256 who, uint256 amount, uint256 period, uint256 seed) external {
        uint256 ape = 1 + seed % APES;
        for (uint256 i; i < APES && seed % 8 != 7; ++i) {
            uint256 other = 1 + (seed % APES + i) % APES;
            if (ownerOf[other] == personAt(who) && boundAt[other] == 0) ape = other;
        }
        open(who, amount, period, ape);
    }

    function open(uint256 who, uint256 amount, uint256 period, uint256 ape) internal {
        address user = personAt(who);
        uint256 lockDays = period % 9 == 8 ? 91 : staking.getValidPeriods()[period % 3];
        amount = amount % 5 == 0 ? amount % 1_000 : bound(amount, 1, 3_000_000e18);
        uint256 reserved = staking.rewardsReserved();
        vm.prank(user);
        try staking.stake(amount, lockDays, ape != 0, ape) returns (uint256 stakeId) {
            bool isRightApe = ape == 0 || (ownerOf[ape] == user && boundAt[ape] == 0 && isReadable());
            if (lockDays == 91 || amount == 0 || !isRightApe || stakeId != ++stakesOf[user]) ++wronglyDone;
            uint256 end = block.timestamp + lockDays * 1 days;
            reserved = staking.rewardsReserved() - reserved;
            opened.push(Opened(user, stakeId, amount, end, reserved, 0, 0, ape, false));
            placeOf[user][stakeId] = opened.length;
            ++openCount;
            if (ape != 0) boundAt[ape] = opened.length;
        } catch {
            refused();
        }
    }

    /// @dev One of all that were opened, by their owner; one time in eight by somebody else, or of no such id.
    function pick(uint256 seed) internal view returns (address user, uint256 stakeId) {
        if (opened.length == 0) refused();
        Opened memory one = opened[seed % opened.length];
        if (seed % 8 != 7) return (one.user, one.stakeId);
        return (personAt(seed >> 8), (seed >> 16) % 5);
    }

    /// @dev The place and one of a stake that is doubled by these books, if there is any.
    function bound_(uint256 seed) internal view returns (uint256 place) {
        for (uint256 i; i < APES && place == 0; ++i) {
            place = boundAt[1 + (seed % APES + i) % APES];
        }
        if (place == 0) refused();
    }

    /// @dev What the rules say about the ape of a stake that somebody acts on: whether its bonus ends now.
    function noteBonus(uint256 place, uint256 reservedBefore, uint256 paid) internal {
        Opened storage one = opened[place - 1];
        bool isBound = one.ape != 0 && boundAt[one.ape] == place;
        if (isBound && (ownerOf[one.ape] != one.user || !isReadable())) {
            boundAt[one.ape] = 0;
            one.freed += reservedBefore - staking.rewardsReserved() - paid;
        } else if (reservedBefore - staking.rewardsReserved() != paid) {
            ++wronglyDone;
        }
        one.paid += paid;
        rewardsPaid += paid;
    }

    function claim(uint256 seed) external {
        (address user, uint256 stakeId) = pick(seed);
        claimFor(user, stakeId);
    }

    /// @dev Of a stake that an ape doubles by these books, or did until now.
    function claimDoubled(uint256 seed) external {
        Opened memory one = opened[bound_(seed) - 1];
        if (seed % 4 != 3) vm.warp(block.timestamp + bound(seed, 1, 30 days));
        claimFor(one.user, one.stakeId);
    }

    function claimFor(address user, uint256 stakeId) internal {
        uint256 reserved = staking.rewardsReserved();
        vm.prank(user);
        try staking.claimRewards(stakeId) returns (uint256 amount) {
            uint256 place = placeOf[user][stakeId];
            if (place == 0 || opened[place - 1].isClosed || amount == 0) ++wronglyDone;
            Opened memory one = opened[place - 1];
            if (one.ape != 0 && boundAt[one.ape] == place && !isReadable()) ++wronglyDone;
            noteBonus(place, reserved, amount);
        } catch {
            refused();
        }
    }

    function unstake(uint256 seed) external {
        for (uint256 i; i < opened.length && seed % 8 != 7; ++i) {
            Opened memory one = opened[(seed % opened.length + i) % opened.length];
            if (!one.isClosed && block.timestamp >= one.end) return close(one.user, one.stakeId);
        }
        (address user, uint256 stakeId) = pick(seed);
        close(user, stakeId);
    }

    function unstakeDoubled(uint256 seed) external {
        Opened memory one = opened[bound_(seed) - 1];
        if (seed % 4 != 3 && block.timestamp < one.end) vm.warp(one.end);
        close(one.user, one.stakeId);
    }

    function close(address user, uint256 stakeId) internal {
        uint256 reserved = staking.rewardsReserved();
        vm.prank(user);
        try staking.unstake(stakeId) returns (uint256 amount, uint256 rewards) {
            uint256 place = placeOf[user][stakeId];
            Opened storage one = opened[place - 1];
            if (one.isClosed || block.timestamp < one.end || amount != one.amount) ++wronglyDone;
            noteBonus(place, reserved, rewards);
            if (one.ape != 0 && boundAt[one.ape] == place) boundAt[one.ape] = 0;
            one.isClosed = true;
            --openCount;
        } catch {
            refused();
        }
    }

    function unbind(uint256 seed) external {
        uint256 ape = 1 + seed % APES;
        for (uint256 i; i < APES; ++i) {
            uint256 other = 1 + (seed % APES + i) % APES;
            if (boundAt[other] == 0) continue;
            ape = other;
            if (ownerOf[ape] != opened[boundAt[ape] - 1].user) break;
        }
        if (seed % 3 == 0 && boundAt[ape] != 0) this.transferApe(ape - 1, seed >> 8);
        uint256 reserved = staking.rewardsReserved();
        try staking.unbind(ape) returns (uint256 freed) {
            uint256 place = boundAt[ape];
            if (place == 0 || ownerOf[ape] == opened[place - 1].user || !isReadable()) ++wronglyDone;
            if (reserved - staking.rewardsReserved() != freed) ++wronglyDone;
            noteBonus(place, reserved, 0);
        } catch {
            refused();
        }
    }

    function transferApe(uint256 seed, uint256 who) external {
        uint256 ape = 1 + seed % APES;
        ownerOf[ape] = personAt(who);
        apes.setOwner(ape, personAt(who));
    }

    /// @dev Mostly well.
    function upset(uint256 seed) external {
        uint256 mood = seed % 3 == 0 ? 1 + (seed >> 8) % 7 : 0;
        apes.setMood(HostileApes.Mood(mood));
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + (time % 4 == 0 ? bound(time, 1, 200 days) : bound(time, 1, 20 days)));
    }

    function give(uint256 amount, bool byTransfer) external {
        amount = bound(amount, 1, 1_000_000e18);
        vm.prank(donor);
        if (byTransfer) token.transfer(address(staking), amount);
        else staking.fundRewards(amount);
        given += amount;
    }

    function take(uint256 amount, uint256 who) external {
        uint256 free = staking.rewardsFree();
        amount = amount % 4 == 0 ? bound(amount, 0, free + 1) : bound(amount, 0, free / 4 + 1);
        bool isStranger = who % 4 == 3;
        vm.prank(isStranger ? personAt(who) : owner);
        try staking.takeFreeRewards(donor, amount) {
            if (isStranger || amount > free) ++wronglyDone;
            taken += amount;
        } catch {
            refused();
        }
    }
}
