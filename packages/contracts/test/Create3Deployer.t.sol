// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Create3Deployer} from "../src/Create3Deployer.sol";
import {MockEthUsdFeed} from "../src/test-tokens/MockEthUsdFeed.sol";
import {TestUsdt} from "../src/test-tokens/TestUsdt.sol";
import {Test} from "./Test.sol";

/// @title A contract that reverts with its argument unless it finds code there
contract NeedsNeighbour {
    error NeighbourMissing(address where);

    address public immutable neighbour;

    constructor(address where) {
        if (where.code.length == 0) revert NeighbourMissing(where);
        neighbour = where;
    }
}

contract Create3DeployerTest is Test {
    bytes32 internal constant SALT = keccak256("salt");
    bytes32 internal constant OTHER = keccak256("other");
    Create3Deployer internal deployer;

    function setUp() external {
        deployer = isCoverage() ? new Create3Deployer() : Create3Deployer(createFromArtifact("Create3Deployer", ""));
    }

    function one(bytes32 salt, bytes memory code) internal returns (address created) {
        (bytes32[] memory salts, bytes[] memory codes) = (new bytes32[](1), new bytes[](1));
        (salts[0], codes[0]) = (salt, code);
        address[] memory deployed = deployer.deployAll(salts, codes);
        // Nothing came back from a call that was expected to revert.
        if (deployed.length == 1) created = deployed[0];
    }

    function two(bytes32 salt1, bytes memory code1, bytes32 salt2, bytes memory code2)
        internal
        pure
        returns (bytes32[] memory salts, bytes[] memory codes)
    {
        (salts, codes) = (new bytes32[](2), new bytes[](2));
        (salts[0], salts[1]) = (salt1, salt2);
        (codes[0], codes[1]) = (code1, code2);
    }

    function neighbourOf(address where) internal pure returns (bytes memory) {
        return bytes.concat(type(NeedsNeighbour).creationCode, abi.encode(where));
    }

    function test_CreatesAllWhereItSaidInTheirOrder() external {
        address feed = deployer.addressOf(address(this), SALT);
        address user = deployer.addressOf(address(this), OTHER);
        bytes memory feedCode = type(MockEthUsdFeed).creationCode;
        bytes memory userCode = neighbourOf(feed);
        (bytes32[] memory salts, bytes[] memory codes) = two(SALT, feedCode, OTHER, userCode);
        vm.expectEmit(address(deployer));
        emit Create3Deployer.Deployed(address(this), SALT, feed, keccak256(feedCode));
        vm.expectEmit(address(deployer));
        emit Create3Deployer.Deployed(address(this), OTHER, user, keccak256(userCode));
        address[] memory deployed = deployer.deployAll(salts, codes);
        assertEq(deployed.length, 2, "both");
        assertEq(deployed[0], feed, "first");
        assertEq(deployed[1], user, "second");
        assertEq(MockEthUsdFeed(feed).decimals(), 8, "it is the feed");
        assertEq(NeedsNeighbour(user).neighbour(), feed, "which knows its neighbour");
    }

    function test_TheAddressDoesNotDependOnTheCode() external {
        address expected = deployer.addressOf(address(this), SALT);
        uint256 snapshot = vm.snapshotState();
        assertEq(one(SALT, type(MockEthUsdFeed).creationCode), expected, "one code");
        vm.revertToState(snapshot);
        assertEq(expected.code.length, 0, "undone");
        assertEq(one(SALT, type(TestUsdt).creationCode), expected, "another code at the same address");
        assertEq(TestUsdt(expected).decimals(), 6, "it is the coin");
    }

    /// @dev A literal: whoever changes the proxy or the derivation moves every address.
    function test_TheAddressIsTheOneOfTheRule() external {
        address fixedPlace = address(0xC3);
        vm.etch(fixedPlace, address(deployer).code);
        address expected = 0x70f4f5d7E6e5DC38736Fa67e620fB6Fde410B0d5;
        assertEq(Create3Deployer(fixedPlace).addressOf(address(0xA11CE), SALT), expected, "address");
    }

    function test_TheSaltIsBoundToTheSender() external {
        address mine = deployer.addressOf(address(this), SALT);
        vm.prank(address(0xBAD));
        address theirs = one(SALT, type(MockEthUsdFeed).creationCode);
        assertTrue(theirs != mine, "another address");
        assertEq(theirs, deployer.addressOf(address(0xBAD), SALT), "the sender's own");
        assertEq(one(SALT, type(MockEthUsdFeed).creationCode), mine, "mine is still free");
        assertTrue(deployer.addressOf(address(this), OTHER) != mine, "another salt");
    }

    function test_NothingToCreateIsNothing() external {
        assertEq(deployer.deployAll(new bytes32[](0), new bytes[](0)).length, 0, "none");
    }

    function test_RevertWhen_ThereIsNotOneCodeASalt() external {
        vm.expectRevert(abi.encodeWithSelector(Create3Deployer.Create3Deployer_LengthMismatch.selector, 2, 1));
        deployer.deployAll(new bytes32[](2), new bytes[](1));
        vm.expectRevert(abi.encodeWithSelector(Create3Deployer.Create3Deployer_LengthMismatch.selector, 1, 2));
        deployer.deployAll(new bytes32[](1), new bytes[](2));
    }

    function test_RevertWhen_TheSaltWasUsed() external {
        one(SALT, type(MockEthUsdFeed).creationCode);
        vm.expectRevert(abi.encodeWithSelector(Create3Deployer.Create3Deployer_SaltUsed.selector, SALT));
        one(SALT, type(TestUsdt).creationCode);
    }

    function test_RevertWhen_ASaltIsGivenTwice() external {
        bytes memory code = type(MockEthUsdFeed).creationCode;
        (bytes32[] memory salts, bytes[] memory codes) = two(SALT, code, SALT, code);
        vm.expectRevert(abi.encodeWithSelector(Create3Deployer.Create3Deployer_SaltUsed.selector, SALT));
        deployer.deployAll(salts, codes);
    }

    function test_RevertWhen_AConstructorReverts_WithItsReasonAndNothingCreated() external {
        address missing = address(0xDEAD);
        bytes memory feedCode = type(MockEthUsdFeed).creationCode;
        (bytes32[] memory salts, bytes[] memory codes) = two(SALT, feedCode, OTHER, neighbourOf(missing));
        bytes memory reason = abi.encodeWithSelector(NeedsNeighbour.NeighbourMissing.selector, missing);
        vm.expectRevert(abi.encodeWithSelector(Create3Deployer.Create3Deployer_CreationFailed.selector, OTHER, reason));
        deployer.deployAll(salts, codes);
        assertEq(deployer.addressOf(address(this), SALT).code.length, 0, "the first is not there either");
        assertEq(one(SALT, feedCode), deployer.addressOf(address(this), SALT), "and its salt is free");
    }

    function test_RevertWhen_TheCreationLeavesNoCode() external {
        vm.expectRevert(abi.encodeWithSelector(Create3Deployer.Create3Deployer_CreationFailed.selector, SALT, ""));
        one(SALT, "");
        // PUSH0, PUSH0, REVERT: a revert without a reason.
        vm.expectRevert(abi.encodeWithSelector(Create3Deployer.Create3Deployer_CreationFailed.selector, SALT, ""));
        one(SALT, hex"5f5ffd");
    }
}
