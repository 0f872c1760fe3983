// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {IDraws} from "../../src/interfaces/IDraws.sol";
import {DrawsTest} from "./DrawsTest.sol";
import {TestBeacon} from "./TestBeacon.sol";

contract DrawsConstructorTest is DrawsTest {
    function expectBad(address account, IDraws.Terms memory terms) internal {
        expectError(IDraws.Draws_BadAddress.selector, account);
        createDraws(terms);
    }

    function expectBadBeacon(IDraws.Terms memory terms) internal {
        expectError(IDraws.Draws_BadBeacon.selector);
        this.create{gas: 10_000_000}(terms);
    }

    function create(IDraws.Terms memory terms) external {
        createDraws(terms);
    }

    function test_RevertWhen_TheOwnerIsNobody() external {
        IDraws.Terms memory terms = localTerms();
        terms.owner = address(0);
        expectError(Ownable.OwnableInvalidOwner.selector, address(0));
        createDraws(terms);
    }

    function test_RevertWhen_TheOwnerCouldNeverAct() external {
        IDraws.Terms memory terms = localTerms();
        terms.owner = address(token);
        expectBad(address(token), terms);
        terms.owner = address(sale);
        expectBad(address(sale), terms);
        terms.owner = addressAfter(0);
        expectBad(terms.owner, terms);
    }

    function test_RevertWhen_TokenOrSaleHaveNoCode() external {
        IDraws.Terms memory terms = localTerms();
        terms.lilape = stranger;
        expectBad(stranger, terms);
        terms = localTerms();
        terms.presale = stranger;
        expectBad(stranger, terms);
        terms.presale = address(token);
        expectBad(address(token), terms);
    }

    function test_RevertWhen_TheBeaconIsNone() external {
        IDraws.Terms memory terms = localTerms();
        terms.beaconPeriod = 0;
        expectBadBeacon(terms);
        terms = localTerms();
        terms.beaconKey = new bytes(256);
        expectBadBeacon(terms);
        terms.beaconKey = "";
        expectBadBeacon(terms);
        terms.beaconKey = bytes.concat(TestBeacon.keyOf(SECRET), hex"00");
        expectBadBeacon(terms);
        terms.beaconKey = TestBeacon.keyOf(SECRET);
        terms.beaconKey[255] ^= 0x01;
        expectBadBeacon(terms);
    }

    function test_FixesTheTerms() external view {
        assertEq(draws.owner(), owner, "owner");
        assertEq(draws.lilape(), address(token), "token");
        assertEq(draws.presale(), address(sale), "sale");
        (bytes memory key, uint256 genesis, uint256 period) = draws.beacon();
        assertEq(keccak256(key), keccak256(TestBeacon.keyOf(SECRET)), "key");
        assertEq(genesis, GENESIS, "genesis");
        assertEq(period, PERIOD, "period");
        assertEq(draws.drawCount(), 1, "the first is the giveaway's");
        assertEq(token.balanceOf(address(draws)), PRIZES, "the prizes are here");
        assertStatus(1, IDraws.Status.None, "not open");
    }

    function test_HandsTheOwnershipOnInTwoSteps() external {
        vm.prank(owner);
        draws.transferOwnership(stranger);
        assertEq(draws.owner(), owner, "not yet");
        vm.prank(stranger);
        draws.acceptOwnership();
        assertEq(draws.owner(), stranger, "then");
    }
}
