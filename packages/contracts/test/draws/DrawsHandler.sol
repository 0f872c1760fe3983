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
    /// @dev Who may buy, ascending; a set of them has bit i for account i.
    uint256 internal constant ACCOUNTS = 14;
    uint256 internal constant ALL = (1 << ACCOUNTS) - 1;
    uint256 internal constant EXCLUDED = 1 << 0 | 1 << 5 | 1 << 13;

    Draws internal draws;
    LilApe internal immutable token;
    StubSale internal immutable sale;
    address internal immutable owner;

    /// @notice By id: which list it was opened with, and whether it was revealed.
    struct Opened {
        uint256 size;
        uint256 places;
        uint256 openedAt;
        uint256 roundTime;
        bool isRevealed;
        bool isWithdrawn;
        uint256 settled;
    }

    mapping(uint256 drawId => Opened) internal opened;
    mapping(address account => uint256) internal credited;
    /// @dev The set of those who bought.
    uint256 internal buyers;
    /// @dev Whom each frontier that was reached has listed; a set says all of it.
    uint256[] internal reached = [0];
    bool public isOver;
    uint256 public lastDraw = 1;
    uint256 public given;
    uint256 public paid;
    uint256 public burned;
    /// @notice How often something went through that must not.
    uint256 public wronglyDone;
    /// @notice How often something that anyone may do at any time was refused.
    uint256 public wronglyRefused;

    constructor(LilApe token_, StubSale sale_, address owner_) {
        (token, sale, owner) = (token_, sale_, owner_);
    }

    /// @notice Before any call.
    function setDraws(Draws draws_) external {
        draws = draws_;
    }

    function openedAs(uint256 drawId) external view returns (Opened memory) {
        return opened[drawId];
    }

    // ---------------------------------------------------------------- the sale

    function accountAt(uint256 i) internal pure returns (address) {
        return address(uint160(0xE0000000 + 17 * i));
    }

    function accountsOf(uint256 set) internal pure returns (address[] memory accounts) {
        uint256 number;
        for (uint256 i; i < ACCOUNTS; ++i) {
            number += (set >> i) & 1;
        }
        accounts = new address[](number);
        for (uint256 i = ACCOUNTS; i > 0; --i) {
            if ((set >> (i - 1)) & 1 == 1) accounts[--number] = accountAt(i - 1);
        }
    }

    function excludedAccounts() public pure returns (address[] memory) {
        return accountsOf(EXCLUDED);
    }

    function rowsOf(uint256 set) internal view returns (DrawList.Row[] memory rows) {
        address[] memory accounts = accountsOf(set);
        rows = new DrawList.Row[](accounts.length);
        for (uint256 i; i < rows.length; ++i) {
            rows[i] = DrawList.Row(accounts[i], credited[accounts[i]]);
        }
    }

    /// @dev Whoever bought something and is not excluded.
    function entrants() internal view returns (uint256) {
        return buyers & ~EXCLUDED;
    }

    function buy(uint256 seed) external {
        if (sale.status() != IPresale.Status.Open) refused();
        for (uint256 i; i < 1 + seed % 8; ++i) {
            uint256 random = uint256(keccak256(abi.encode(seed, i)));
            (address account, uint256 tokens) =
                (accountAt(random % ACCOUNTS), 1 + (random >> 8) % (random % 3 == 0 ? 5 : 1e24));
            sale.credit(account, tokens);
            credited[account] += tokens;
            buyers |= 1 << random % ACCOUNTS;
        }
    }

    /// @dev The sale ends once: mostly well, and mostly with somebody who takes part.
    function endSale(uint256 seed) external {
        if (sale.status() != IPresale.Status.Open) refused();
        if (entrants() == 0 && seed % 16 != 5) refused();
        sale.set(seed % 8 == 7 ? IPresale.Status.Refunding : IPresale.Status.Finalised, block.timestamp);
    }

    // ---------------------------------------------------------------- opening

    /// @dev While the giveaway can be opened by anyone.
    function isListing() internal view returns (bool) {
        bool isInTime = block.timestamp < uint256(sale.closesAt()) + 365 days;
        return sale.status() == IPresale.Status.Finalised && isInTime && !isOver && opened[1].size == 0;
    }

    /// @dev From any frontier, some who stand above it: one time in four all of them, else any of them, among whom there
    /// may be some who are excluded or bought nothing; now and then in the wrong order.
    function list(uint256 seed) external {
        uint256 from = reached[(seed >> 8) % reached.length];
        uint256 added = seed % 4 == 0 ? entrants() : uint256(keccak256(abi.encode(seed))) & ALL;
        if (seed % 4 < 3) added &= entrants();
        for (uint256 i; from >> i != 0; ++i) {
            added &= ~(1 << i);
        }
        address[] memory accounts = accountsOf(added);
        bool isOrdered = seed % 16 != 5 || accounts.length < 2;
        if (!isOrdered) (accounts[0], accounts[1]) = (accounts[1], accounts[0]);
        bool isGood = isListing() && isOrdered && added != 0 && added & ~entrants() == 0;

        DrawList.Row[] memory before = rowsOf(from);
        IDraws.Frontier memory frontier = DrawList.frontierAt(before, before.length);
        if (seed % 32 == 6) {
            (frontier.weight, isGood) = (frontier.weight + 1, false);
        }
        vm.prank(seed % 3 == 0 ? owner : accountAt(seed % ACCOUNTS));
        try draws.list(frontier, accounts, accountsOf(EXCLUDED)) {
            if (!isGood) ++wronglyDone;
            reached.push(from | added);
            bool isWhole = from | added == entrants();
            IDraws.Draw memory draw = draws.drawOf(1);
            if ((draw.status == IDraws.Status.Open) != isWhole) ++wronglyDone;
            if (isWhole) note(1, draw.listing, 13 hours);
        } catch {
            if (!isGood) refused();
            ++wronglyRefused;
        }
    }

    function endEmptyGiveaway() external {
        bool isGood = isListing() && entrants() == 0;
        try draws.endEmptyGiveaway(accountsOf(EXCLUDED)) {
            if (!isGood) ++wronglyDone;
            isOver = true;
        } catch {
            if (!isGood) refused();
            ++wronglyRefused;
        }
    }

    function renewRound(uint256 seed) external {
        Opened storage one = opened[1];
        if (one.size != 0 && seed % 2 == 0) vm.warp(one.roundTime + 30 days - 1 + seed % 3);
        bool isGood = one.size != 0 && !one.isRevealed && !isOver && block.timestamp >= one.roundTime + 30 days;
        try draws.renewRound() returns (uint256 round) {
            one.roundTime = draws.roundTime(round);
            if (!isGood || one.roundTime < block.timestamp + 13 hours) ++wronglyDone;
        } catch {
            if (!isGood) refused();
            ++wronglyRefused;
        }
    }

    /// @dev Of launches, from 1 to 12 entrants, each size always the same; of the giveaway, those of the sale.
    function listOf(uint256 drawId) public view returns (DrawList.Row[] memory) {
        if (drawId == 1) return rowsOf(entrants());
        uint256 size = opened[drawId].size;
        return listOfSize(size);
    }

    function listOfSize(uint256 size) internal pure returns (DrawList.Row[] memory) {
        uint256[] memory weights = new uint256[](size);
        for (uint256 i; i < size; ++i) {
            weights[i] = 1 + uint256(keccak256(abi.encode(size, i))) % (i % 3 == 0 ? 5 : 1e24);
        }
        return DrawList.make(weights);
    }

    function listingFor(uint256 seed, uint256 size, uint256 places) internal view returns (IDraws.Listing memory) {
        DrawList.Row[] memory rows = listOfSize(size);
        uint256 time = block.timestamp + 24 hours + (seed >> 32) % 29 days;
        return IDraws.Listing({
            root: DrawList.rootOf(rows),
            count: size,
            totalWeight: DrawList.totalWeight(rows),
            places: places,
            round: (time - 1_692_803_367 + 2) / 3 + 1,
            listDigest: keccak256(abi.encode(size))
        });
    }

    function note(uint256 drawId, IDraws.Listing memory listing, uint256 notice) internal {
        uint256 time = draws.roundTime(listing.round);
        if (time < block.timestamp + notice) ++wronglyDone;
        opened[drawId] = Opened(listing.count, listing.places, block.timestamp, time, false, false, 0);
    }

    function open(uint256 seed) external {
        uint256 size = 1 + seed % 12;
        IDraws.Listing memory listing = listingFor(seed, size, 1 + (seed >> 16) % size);
        bool isOwner = seed % 16 != 15;
        vm.prank(isOwner ? owner : address(this));
        try draws.open(listing) returns (uint256 drawId) {
            if (drawId != ++lastDraw || !isOwner) ++wronglyDone;
            note(drawId, listing, 24 hours);
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
            bool isInTime = block.timestamp < one.roundTime - 12 hours || block.timestamp >= one.roundTime + 30 days;
            if (!isOwner || !isInTime || one.size == 0 || one.isRevealed || one.isWithdrawn) ++wronglyDone;
            if (drawId == 1) ++wronglyDone;
            one.isWithdrawn = true;
        } catch {
            refused();
        }
    }

    /// @dev Of lists that keep the rules nothing can be shown that ends their draw.
    function refute(uint256 seed) external {
        uint256 drawId = pick(seed);
        DrawList.Row[] memory rows = listOf(drawId);
        if (rows.length == 0) refused();
        (uint256 i, uint256 j) = ((seed >> 16) % rows.length, (seed >> 32) % rows.length);
        IDraws.Entry memory one = drawId == 1 ? DrawList.grownEntryOf(rows, i) : DrawList.entryOf(rows, i);
        IDraws.Entry memory other = drawId == 1 ? DrawList.grownEntryOf(rows, j) : DrawList.entryOf(rows, j);
        vm.prank(owner);
        try draws.refute(drawId, one, other) {
            ++wronglyDone;
        } catch {
            refused();
        }
    }

    // ---------------------------------------------------------------- drawing

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
        IDraws.Entry[] memory all = DrawList.winnersOf(listOf(drawId), draws.drawOf(drawId).seed, drawId, one.places);
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
        uint256 from = one.size == 0 ? uint256(sale.closesAt()) + 365 days : one.openedAt + 365 days;
        bool isSettled = one.size != 0 && one.settled == one.places;
        if (sale.status() == IPresale.Status.Refunding || isSettled || isOver) from = 0;
        bool isEnded = sale.status() == IPresale.Status.Refunding || sale.status() == IPresale.Status.Finalised;
        try draws.burnLeftover() returns (uint256 amount) {
            if (!isEnded || block.timestamp < from || amount == 0) ++wronglyDone;
            burned += amount;
            if (from != 0) isOver = true;
        } catch {
            refused();
        }
    }

    function give(uint256 amount) external {
        amount = bound(amount, 1, 1e24);
        token.transfer(address(draws), amount);
        given += amount;
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 3 days));
    }
}
