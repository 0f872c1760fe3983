// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

/// @title Stakes of any terms, against the rules once more
contract LilApeStakingFuzzTermsTest is StakingTest {
    struct Wish {
        uint256 amount;
        uint256 lockDays;
        bool useNFTBonus;
        uint256 ape;
    }

    /// @dev Mostly near what is just taken or just refused. Ape 7 is Alice's, 8 Bob's, 9 bound, 10 nobody's.
    function wishOf(uint256 seed) internal pure returns (Wish memory wish) {
        uint256 wild = uint256(keccak256(abi.encode(seed)));
        wish.amount = bound(wild, 1, PURSE);
        if (seed % 7 == 0) wish.amount = PURSE - 1 + wild % 3;
        if (seed % 11 == 0) wish.amount = wild % 2;
        if (seed % 29 == 0) wish.amount = wild;
        uint256[3] memory periods = [uint256(90), 180, 360];
        wish.lockDays = periods[wild % 3];
        if (seed % 13 == 0) wish.lockDays = wish.lockDays + wild % 3 - 1;
        if (seed % 31 == 0) wish.lockDays = wild;
        wish.useNFTBonus = wild % 5 < 2;
        if (wish.useNFTBonus) wish.ape = wild % 6 < 3 ? 7 : 7 + wild % 4;
        if (seed % 17 == 0) wish.ape = 7 - wish.ape % 8;
        if (seed % 19 == 0) wish.ape = 9_999 + wild % 3;
    }

    /// @dev Interest as a fraction of days, not of seconds.
    function rewardOf(Wish memory wish) internal pure returns (uint256) {
        uint256 percent = wish.lockDays == 90 ? 20 : wish.lockDays == 180 ? 30 : 50;
        return wish.amount * (wish.useNFTBonus ? 2 * percent : percent) * wish.lockDays / 36_500;
    }

    /// @dev The rules in the order in which they are asked; empty where the wish is granted.
    function refusalOf(Wish memory wish, uint256 free) internal view returns (bytes memory) {
        bool isPeriod = wish.lockDays == 90 || wish.lockDays == 180 || wish.lockDays == 360;
        if (wish.amount == 0) return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_ZeroAmount.selector);
        if (!isPeriod) {
            return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownPeriod.selector, wish.lockDays);
        }
        bytes memory tooMuch = abi.encodeWithSelector(ILilApeStaking.InsufficientBalance.selector);
        if (wish.amount >= 2 ** 112) return tooMuch;
        bytes memory badApe = wish.useNFTBonus
            ? apeRefusal(wish.ape)
            : wish.ape == 0
                ? bytes("")
                : abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnexpectedNFT.selector, wish.ape);
        if (badApe.length != 0) return badApe;
        if (rewardOf(wish) > free) {
            bytes4 selector = ILilApeStaking.LilApeStaking_RewardsTooLow.selector;
            return abi.encodeWithSelector(selector, rewardOf(wish), free);
        }
        return wish.amount > PURSE ? tooMuch : bytes("");
    }

    function apeRefusal(uint256 ape) internal view returns (bytes memory) {
        if (ape == 0 || ape > 10_000) {
            return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownNFT.selector, ape);
        }
        if (ape == 8) return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_NotNFTOwner.selector, 8, bob);
        if (ape == 9) return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_NFTBound.selector, 9, alice, 1);
        if (ape == 7) return "";
        return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_NFTUnreadable.selector, ape);
    }

    function testFuzz_TakesExactlyWhatMakesSense(uint256 seed, uint256 free) external {
        token.transfer(alice, 1e18);
        stakeWithApe(alice, 1e18, 90, 9);
        apes.setOwner(7, alice);
        apes.setOwner(8, bob);
        Wish memory wish = wishOf(seed);
        // As much as the reward needs, a unit more or less, or plenty.
        uint256 pool = staking.rewardsFree();
        bool isNear = seed % 3 == 0 && wish.amount < 2 * PURSE && wish.lockDays < 400;
        free = isNear ? bound(rewardOf(wish) + free % 3, 1, pool + 1) - 1 : pool;
        if (free < pool) {
            vm.prank(owner);
            staking.takeFreeRewards(owner, pool - free);
        }
        bytes memory refusal = refusalOf(wish, free);
        if (refusal.length != 0) vm.expectRevert(refusal);
        vm.prank(alice);
        staking.stake(wish.amount, wish.lockDays, wish.useNFTBonus, wish.ape);
        if (refusal.length == 0) checkTaken(wish, free);
    }

    function checkTaken(Wish memory wish, uint256 free) internal {
        uint256 reward = rewardOf(wish);
        assertEq(staking.rewardsFree(), free - reward, "the whole reward is reserved");
        vm.warp(NOW + wish.lockDays * 1 days);
        (uint256 amount, uint256 rewards) = unstakeAs(alice, 2);
        assertEq(amount, wish.amount, "amount");
        assertEq(rewards, reward, "and is paid");
        assertEq(staking.rewardsFree(), free - reward, "from what was reserved");
    }
}
