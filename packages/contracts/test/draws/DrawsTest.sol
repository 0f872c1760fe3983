// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {Draws} from "../../src/Draws.sol";
import {IDraws} from "../../src/interfaces/IDraws.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {LilApe} from "../../src/LilApe.sol";
import {StubSale} from "../mocks/StubSale.sol";
import {TokenTest} from "../TokenTest.sol";
import {TestBeacon} from "./TestBeacon.sol";
import {DrawList} from "./DrawList.sol";

/// @title Draws with the giveaway's prizes, a finalised sale, and a beacon whose key is known
abstract contract DrawsTest is TokenTest {
    uint256 internal constant NOW = 1_800_000_000;
    uint64 internal constant GENESIS = 1_692_803_367;
    uint32 internal constant PERIOD = 3;
    /// @dev At NOW: the first round that lies 24 hours ahead, its time, and the last one that lies 30 days ahead.
    uint256 internal constant ROUND = 35_761_012;
    uint256 internal constant ROUND_TIME = 1_800_086_400;
    uint256 internal constant LAST_ROUND = 36_596_212;
    /// @dev At NOW: the first round that lies 13 hours ahead, and its time.
    uint256 internal constant GIVEAWAY_ROUND = 35_747_812;
    uint256 internal constant GIVEAWAY_TIME = 1_800_046_800;
    uint256 internal constant CLOSED = NOW - 1;
    uint256 internal constant PRIZES = 500_000_000e18;
    uint256 internal constant SECRET = 0xBEAC07;
    bytes32 internal constant DIGEST = keccak256("list");

    address internal owner = address(0xA110);
    address internal stranger = address(0x57);
    LilApe internal token;
    StubSale internal sale;
    Draws internal draws;
    /// @dev Who takes no part in the giveaway, ascending.
    address[] internal excluded;

    function setUp() public virtual {
        vm.warp(NOW);
        sale = new StubSale();
        sale.set(IPresale.Status.Finalised, CLOSED);
        excluded.push(address(0xBEEF));
        excluded.push(address(0xE0000000 + 1));
        LilApe.Share[] memory shares = new LilApe.Share[](2);
        shares[0] = LilApe.Share(addressAfter(2), PRIZES);
        shares[1] = LilApe.Share(address(this), 420_690_000_000_000e18 - PRIZES);
        token = createToken(shares);
        sale.setToken(address(token));
        draws = createDraws(localTerms());
    }

    function localTerms() internal view returns (IDraws.Terms memory) {
        return IDraws.Terms({
            owner: owner,
            lilape: address(token),
            presale: address(sale),
            excluded: excluded,
            beaconGenesis: GENESIS,
            beaconPeriod: PERIOD,
            beaconKey: TestBeacon.keyOf(SECRET)
        });
    }

    function createDraws(IDraws.Terms memory terms) internal returns (Draws) {
        if (isCoverage()) return new Draws(terms);
        return Draws(createFromArtifact("Draws", abi.encode(terms)));
    }

    /// @dev Where this test creates a contract after `others` creations and calls, each a transaction of its own.
    function addressAfter(uint256 others) internal view returns (address) {
        return vm.computeCreateAddress(address(this), vm.getNonce(address(this)) + others);
    }

    /// @dev A list of `count` entrants whose weights are 1, 2, 3, … LILAPE.
    function usualList(uint256 count) internal pure returns (DrawList.Row[] memory) {
        uint256[] memory weights = new uint256[](count);
        for (uint256 i; i < count; ++i) {
            weights[i] = (i + 1) * 1e18;
        }
        return DrawList.make(weights);
    }

    /// @dev The first round that lies so far ahead.
    function roundAfter(uint256 time) internal view returns (uint256) {
        return (block.timestamp + time - GENESIS + 2) / 3 + 1;
    }

    /// @dev For a launch, with the first round that lies 24 hours ahead.
    function listingOf(DrawList.Row[] memory rows, uint256 places) internal view returns (IDraws.Listing memory) {
        return IDraws.Listing({
            root: DrawList.rootOf(rows),
            count: rows.length,
            totalWeight: DrawList.totalWeight(rows),
            places: places,
            round: roundAfter(24 hours),
            listDigest: DIGEST
        });
    }

    /// @dev In the sale's record, which is not asked whether its tokens were there to be sold.
    function sell(DrawList.Row[] memory rows) internal {
        for (uint256 i; i < rows.length; ++i) {
            sale.credit(rows[i].account, rows[i].weight);
        }
    }

    function list(IDraws.Frontier memory frontier, address[] memory accounts) internal {
        vm.prank(stranger);
        draws.list(frontier, accounts, excluded);
    }

    /// @dev Rows `first` and so many after it, from where the listing has come to with those before.
    function listSome(DrawList.Row[] memory rows, uint256 first, uint256 number) internal {
        list(DrawList.frontierAt(rows, first), DrawList.accountsOf(rows, first, number));
    }

    function listAll(DrawList.Row[] memory rows) internal {
        listSome(rows, 0, rows.length);
    }

    /// @dev Sold to these accounts, who are listed by a stranger.
    function openGiveaway(DrawList.Row[] memory rows) internal {
        sell(rows);
        listAll(rows);
    }

    function open(DrawList.Row[] memory rows, uint256 places) internal returns (uint256) {
        vm.prank(owner);
        return draws.open(listingOf(rows, places));
    }

    /// @dev At the round's time, by a stranger.
    function reveal(uint256 drawId) internal returns (bytes32) {
        IDraws.Draw memory draw = draws.drawOf(drawId);
        if (block.timestamp < draw.roundTime) vm.warp(draw.roundTime);
        bytes memory signature = TestBeacon.sign(SECRET, draw.listing.round);
        vm.prank(stranger);
        return draws.reveal(drawId, signature);
    }

    /// @dev The entries of all winners of a revealed draw, by a stranger's reading of the rules.
    function winnersOf(uint256 drawId, DrawList.Row[] memory rows) internal view returns (IDraws.Entry[] memory) {
        IDraws.Draw memory draw = draws.drawOf(drawId);
        return DrawList.winnersOf(rows, draw.seed, drawId, draw.listing.places);
    }

    /// @dev Some of them, from `first`.
    function someOf(IDraws.Entry[] memory all, uint256 first, uint256 number)
        internal
        pure
        returns (IDraws.Entry[] memory some)
    {
        some = new IDraws.Entry[](number);
        for (uint256 i; i < number; ++i) {
            some[i] = all[first + i];
        }
    }

    function settle(uint256 drawId, uint256 firstPlace, IDraws.Entry[] memory winners) internal {
        vm.prank(stranger);
        draws.settle(drawId, firstPlace, winners);
    }

    /// @dev An opened and revealed giveaway with this list, and its winners.
    function revealedGiveaway(DrawList.Row[] memory rows) internal returns (IDraws.Entry[] memory) {
        openGiveaway(rows);
        reveal(1);
        return winnersOf(1, rows);
    }

    function handOver(address newOwner) internal {
        vm.prank(owner);
        draws.transferOwnership(newOwner);
        vm.prank(newOwner);
        draws.acceptOwnership();
    }

    function statusOf(uint256 drawId) internal view returns (uint256) {
        return uint256(draws.drawOf(drawId).status);
    }

    function assertStatus(uint256 drawId, IDraws.Status expected, string memory message) internal view {
        assertEq(statusOf(drawId), uint256(expected), message);
    }

    function expectError(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }

    function expectError(bytes4 selector, uint256 value) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, value));
    }

    function expectError(bytes4 selector, uint256 value, uint256 other) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, value, other));
    }

    function expectError(bytes4 selector, address account) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, account));
    }

    function expectWrongStatus(uint256 drawId, IDraws.Status status) internal {
        vm.expectRevert(abi.encodeWithSelector(IDraws.Draws_WrongStatus.selector, drawId, status));
    }

    function expectNotOwner(address caller) internal {
        expectError(Ownable.OwnableUnauthorizedAccount.selector, caller);
    }
}
