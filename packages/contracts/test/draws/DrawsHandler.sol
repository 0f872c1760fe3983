// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Draws} from "../../src/Draws.sol";
import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {LilApe} from "../../src/LilApe.sol";
import {StubSale} from "../mocks/StubSale.sol";
import {Test} from "../Test.sol";
import {DrawList} from "./DrawList.sol";
import {TestBeacon} from "./TestBeacon.sol";

/// @title Everyone who acts on the draws, with their own books kept from what they did
/// @dev Every call may be refused, which is no step of a run; what matters is what the books say about the others.
contract DrawsHandler is Test {
    uint256 internal constant SECRET = 0xBEAC07;

    Draws internal immutable draws;
    LilApe internal immutable token;
    StubSale internal immutable sale;
    address internal immutable owner;

    /// @notice By id: which list it was opened with, and whether it was revealed.
    struct Opened {
        uint256 size;
        uint256 places;
        uint256 roundTime;
        bool isRevealed;
        bool isWithdrawn;
        uint256 settled;
    }

    mapping(uint256 drawId => Opened) internal opened;
    uint256 public lastDraw = 1;
    uint256 public given;
    uint256 public paid;
    uint256 public burned;
    /// @notice How often something went through that must not.
    uint256 public wronglyDone;

    constructor(Draws draws_, LilApe token_, StubSale sale_, address owner_) {
        (draws, token, sale, owner) = (draws_, token_, sale_, owner_);
    }

    function openedAs(uint256 drawId) external view returns (Opened memory) {
        return opened[drawId];
    }

    /// @dev Lists of 1 to 12 entrants, each size always the same.
    function listOf(uint256 size) public pure returns (DrawList.Row[] memory) {
        uint256[] memory weights = new uint256[](size);
        for (uint256 i; i < size; ++i) {
            weights[i] = 1 + uint256(keccak256(abi.encode(size, i))) % (i % 3 == 0 ? 5 : 1e24);
        }
        return DrawList.make(weights);
    }

    function listingFor(uint256 seed, uint256 size, uint256 places) internal view returns (IDraws.Listing memory) {
        DrawList.Row[] memory rows = listOf(size);
        uint256 time = block.timestamp + 1 hours + (seed >> 32) % 29 days;
        return IDraws.Listing({
            root: DrawList.rootOf(rows),
            count: size,
            totalWeight: DrawList.totalWeight(rows),
            places: places,
            round: (time - 1_692_803_367 + 2) / 3 + 1,
            listDigest: keccak256(abi.encode(size))
        });
    }

    function note(uint256 drawId, IDraws.Listing memory listing) internal {
        uint256 time = draws.roundTime(listing.round);
        if (time < block.timestamp + 1 hours) ++wronglyDone;
        opened[drawId] = Opened(listing.count, listing.places, time, false, false, 0);
    }

    function openGiveaway(uint256 seed) external {
        uint256 size = 1 + seed % 12;
        IDraws.Listing memory listing = listingFor(seed, size, size);
        bool isOwner = seed % 16 != 15;
        vm.prank(isOwner ? owner : address(this));
        try draws.openGiveaway(listing) {
            bool wasThere = opened[1].size != 0 && !opened[1].isWithdrawn;
            if (wasThere || !isOwner || sale.status() != IPresale.Status.Finalised) ++wronglyDone;
            if (draws.prizeOf(1, 0) == 0) ++wronglyDone;
            note(1, listing);
        } catch {
            refused();
        }
    }

    function open(uint256 seed) external {
        uint256 size = 1 + seed % 12;
        IDraws.Listing memory listing = listingFor(seed, size, 1 + (seed >> 16) % size);
        bool isOwner = seed % 16 != 15;
        vm.prank(isOwner ? owner : address(this));
        try draws.open(listing) returns (uint256 drawId) {
            if (drawId != ++lastDraw || !isOwner) ++wronglyDone;
            note(drawId, listing);
        } catch {
            refused();
        }
    }

    /// @dev Mostly the giveaway or the newest draw.
    function pick(uint256 seed) internal view returns (uint256) {
        if (seed % 2 == 0) return 1;
        return seed % 3 == 0 ? lastDraw : 2 + (seed >> 8) % lastDraw;
    }

    function withdraw(uint256 seed) external {
        uint256 drawId = pick(seed);
        bool isOwner = seed % 16 != 15;
        vm.prank(isOwner ? owner : address(this));
        try draws.withdraw(drawId) {
            Opened storage one = opened[drawId];
            bool isInTime = block.timestamp < one.roundTime || block.timestamp >= one.roundTime + 30 days;
            if (!isOwner || !isInTime || one.size == 0 || one.isRevealed || one.isWithdrawn) ++wronglyDone;
            one.isWithdrawn = true;
        } catch {
            refused();
        }
    }

    /// @dev The right signature, or that of a round near it.
    function reveal(uint256 seed) external {
        uint256 drawId = pick(seed);
        uint256 round = draws.drawOf(drawId).listing.round;
        Opened storage one = opened[drawId];
        if (round != 0 && !one.isRevealed && block.timestamp < one.roundTime && seed % 4 != 3) vm.warp(one.roundTime);
        bool isRight = seed % 8 != 7;
        if (!isRight) ++round;
        bytes memory signature = TestBeacon.sign(SECRET, round);
        try draws.reveal{gas: 1_000_000}(drawId, signature) {
            if (!isRight || one.size == 0 || one.isRevealed || one.isWithdrawn) ++wronglyDone;
            one.isRevealed = true;
        } catch {
            refused();
        }
    }

    /// @dev Some places from the next one on, by the rules; one time in eight somebody else, or the wrong place.
    function settle(uint256 seed) external {
        uint256 drawId = pick(seed);
        Opened storage one = opened[drawId];
        if (!one.isRevealed || one.settled == one.places) refused();
        uint256 number = 1 + (seed >> 24) % (one.places - one.settled);
        IDraws.Entry[] memory all = DrawList.winnersOf(listOf(one.size), draws.drawOf(drawId).seed, drawId, one.places);
        IDraws.Entry[] memory some = new IDraws.Entry[](number);
        for (uint256 i; i < number; ++i) {
            some[i] = all[one.settled + i];
        }
        uint256 wrong = seed % 8;
        if (wrong == 7 && one.places > 1) some[number - 1] = all[(one.settled + number) % one.places];
        uint256 first = wrong == 6 ? one.settled + 1 : one.settled;
        uint256 before = token.balanceOf(address(draws));
        try draws.settle(drawId, first, some) {
            if (wrong == 6 || (wrong == 7 && one.places > 1)) ++wronglyDone;
            uint256 left = before - token.balanceOf(address(draws));
            if (drawId != 1 && left != 0) ++wronglyDone;
            one.settled += number;
            paid += left;
        } catch {
            refused();
        }
    }

    function burn(uint256 seed) external {
        if (seed % 4 == 0) vm.warp(block.timestamp + 200 days);
        Opened memory one = opened[1];
        bool isStanding = one.size != 0 && !one.isWithdrawn;
        uint256 from = isStanding ? one.roundTime + 365 days : uint256(sale.closesAt()) + 365 days;
        if (sale.status() == IPresale.Status.Refunding || (one.isRevealed && one.settled == one.places)) from = 0;
        bool isOver = sale.status() == IPresale.Status.Refunding || sale.status() == IPresale.Status.Finalised;
        try draws.burnLeftover() returns (uint256 amount) {
            if (!isOver || block.timestamp < from || amount == 0) ++wronglyDone;
            burned += amount;
        } catch {
            refused();
        }
    }

    function give(uint256 amount) external {
        amount = bound(amount, 1, 1e24);
        token.transfer(address(draws), amount);
        given += amount;
    }

    /// @dev The sale ends once: mostly well.
    function endSale(uint256 seed) external {
        if (sale.status() != IPresale.Status.Open) refused();
        IPresale.Status end = seed % 8 == 7 ? IPresale.Status.Refunding : IPresale.Status.Finalised;
        sale.set(end, 1e30, block.timestamp);
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 3 days));
    }
}
