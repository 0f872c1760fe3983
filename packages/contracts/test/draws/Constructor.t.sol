// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {Draws} from "../../src/Draws.sol";
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
        // A sale that names the same does not make it a token.
        sale.setToken(stranger);
        expectBad(stranger, terms);
        sale.setToken(address(token));
        terms = localTerms();
        terms.presale = stranger;
        expectBad(stranger, terms);
        terms.presale = address(token);
        expectBad(address(token), terms);
    }

    function test_RevertWhen_TheSaleSellsAnotherToken() external {
        sale.setToken(address(sale));
        expectBad(address(token), localTerms());
        sale.setToken(address(0));
        expectBad(address(token), localTerms());
    }

    function test_RevertWhen_ThoseExcludedDoNotAscend() external {
        IDraws.Terms memory terms = localTerms();
        terms.excluded = three(address(0), address(1), address(2));
        expectBad(address(0), terms);
        terms.excluded = three(address(1), address(1), address(2));
        expectBad(address(1), terms);
        terms.excluded = three(address(1), address(3), address(2));
        expectBad(address(2), terms);
        terms.excluded = three(address(1), address(3), address(3));
        expectBad(address(3), terms);
        terms.excluded = three(address(2), address(1), address(3));
        expectBad(address(1), terms);
    }

    function three(address a, address b, address c) internal pure returns (address[] memory accounts) {
        accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (a, b, c);
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
        assertEq(draws.excludedDigest(), keccak256(abi.encodePacked(excluded)), "who takes no part");
        assertEq(draws.drawCount(), 1, "the first is the giveaway's");
        assertEq(token.balanceOf(address(draws)), PRIZES, "the prizes are here");
        assertStatus(1, IDraws.Status.None, "not open");
    }

    function test_TellsWhoTakesNoPart() external {
        IDraws.Terms memory terms = localTerms();
        address[][3] memory lists =
            [new address[](0), new address[](1), three(address(1), address(2), address(type(uint160).max))];
        lists[1][0] = owner;
        for (uint256 i; i < 3; ++i) {
            terms.excluded = lists[i];
            vm.expectEmit(addressAfter(0));
            emit IDraws.Excluded(lists[i]);
            Draws created = createDraws(terms);
            assertEq(created.excludedDigest(), keccak256(abi.encodePacked(lists[i])), "its digest");
        }
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
