// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {StakingTest} from "./StakingTest.sol";

/// @title Stakes of any terms, against the rules once more
contract LilApeStakingFuzzTermsTest is StakingTest {
    struct Request {
        uint256 amount;
        uint256 lockDays;
        bool useNFTBonus;
        uint256 ape;
    }

    /// @dev Mostly near what is just taken or just refused. Ape 7 is Alice's, 8 Bob's, 9 bound, 10 nobody's.
    function requestOf(uint256 seed) internal pure returns (Request memory request) {
        uint256 wild = uint256(keccak256(abi.encode(seed)));
        request.amount = bound(wild, 1, PURSE);
        if (seed % 7 == 0) request.amount = PURSE - 1 + wild % 3;
        if (seed % 11 == 0) request.amount = wild % 2;
        if (seed % 29 == 0) request.amount = wild;
        uint256[3] memory periods = [uint256(90), 180, 360];
        request.lockDays = periods[wild % 3];
        if (seed % 13 == 0) request.lockDays = request.lockDays + wild % 3 - 1;
        if (seed % 31 == 0) request.lockDays = wild;
        request.useNFTBonus = wild % 5 < 2;
        if (request.useNFTBonus) request.ape = wild % 6 < 3 ? 7 : 7 + wild % 4;
        if (seed % 17 == 0) request.ape = 7 - request.ape % 8;
        if (seed % 19 == 0) request.ape = 9_999 + wild % 3;
    }

    /// @dev Interest as a fraction of days, not of seconds.
    function rewardOf(Request memory request) internal pure returns (uint256) {
        uint256 percent = request.lockDays == 90 ? 20 : request.lockDays == 180 ? 30 : 50;
        return request.amount * (request.useNFTBonus ? 2 * percent : percent) * request.lockDays / 36_500;
    }

    /// @dev The rules in the order in which they are asked; empty where the request is granted.
    function refusalOf(Request memory request, uint256 free) internal view returns (bytes memory) {
        bool isPeriod = request.lockDays == 90 || request.lockDays == 180 || request.lockDays == 360;
        if (request.amount == 0) return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_ZeroAmount.selector);
        if (!isPeriod) {
            return abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnknownPeriod.selector, request.lockDays);
        }
        bytes memory tooMuch = abi.encodeWithSelector(ILilApeStaking.InsufficientBalance.selector);
        if (request.amount >= 2 ** 112) return tooMuch;
        bytes memory badApe = request.useNFTBonus
            ? apeRefusal(request.ape)
            : request.ape == 0
                ? bytes("")
                : abi.encodeWithSelector(ILilApeStaking.LilApeStaking_UnexpectedNFT.selector, request.ape);
        if (badApe.length != 0) return badApe;
        if (rewardOf(request) > free) {
            bytes4 selector = ILilApeStaking.LilApeStaking_RewardsTooLow.selector;
            return abi.encodeWithSelector(selector, rewardOf(request), free);
        }
        return request.amount > PURSE ? tooMuch : bytes("");
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
        Request memory request = requestOf(seed);
        // As much as the reward needs, a unit more or less, or plenty.
        uint256 pool = staking.rewardsFree();
        bool isNear = seed % 3 == 0 && request.amount < 2 * PURSE && request.lockDays < 400;
        free = isNear ? bound(rewardOf(request) + free % 3, 1, pool + 1) - 1 : pool;
        if (free < pool) {
            vm.prank(owner);
            staking.takeFreeRewards(owner, pool - free);
        }
        bytes memory refusal = refusalOf(request, free);
        if (refusal.length != 0) vm.expectRevert(refusal);
        vm.prank(alice);
        staking.stake(request.amount, request.lockDays, request.useNFTBonus, request.ape);
        if (refusal.length == 0) checkTaken(request, free);
    }

    function checkTaken(Request memory request, uint256 free) internal {
        uint256 reward = rewardOf(request);
        assertEq(staking.rewardsFree(), free - reward, "the whole reward is reserved");
        vm.warp(NOW + request.lockDays * 1 days);
        (uint256 amount, uint256 rewards) = unstakeAs(alice, 2);
        assertEq(amount, request.amount, "amount");
        assertEq(rewards, reward, "and is paid");
        assertEq(staking.rewardsFree(), free - reward, "from what was reserved");
    }
}
