// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {CREATE3} from "solady/utils/CREATE3.sol";

import {Create3Deployer} from "../src/Create3Deployer.sol";
import {MockEthUsdFeed} from "../src/test-tokens/MockEthUsdFeed.sol";
import {TestUsdt} from "../src/test-tokens/TestUsdt.sol";
import {Test} from "./Test.sol";

contract Create3DeployerTest is Test {
    bytes32 internal constant SALT = keccak256("salt");
    Create3Deployer internal deployer;

    function setUp() external {
        deployer = new Create3Deployer();
    }

    function test_DeploysWhereItSaid() external {
        address expected = deployer.addressOf(address(this), SALT);
        vm.expectEmit(address(deployer));
        emit Create3Deployer.Deployed(address(this), SALT, expected);
        address deployed = deployer.deploy(SALT, type(MockEthUsdFeed).creationCode);
        assertEq(deployed, expected, "address");
        assertEq(MockEthUsdFeed(deployed).decimals(), 8, "it is the feed");
    }

    function test_TheAddressDoesNotDependOnTheCode() external {
        Create3Deployer twin = new Create3Deployer();
        address feed = deployer.deploy(SALT, type(MockEthUsdFeed).creationCode);
        assertEq(feed, deployer.addressOf(address(this), SALT), "one code");
        address coin = twin.deploy(SALT, type(TestUsdt).creationCode);
        assertEq(coin, twin.addressOf(address(this), SALT), "another");
    }

    function test_TheSaltIsBoundToTheSender() external {
        address mine = deployer.addressOf(address(this), SALT);
        vm.prank(address(0xBAD));
        address theirs = deployer.deploy(SALT, type(MockEthUsdFeed).creationCode);
        assertTrue(theirs != mine, "another address");
        assertEq(deployer.deploy(SALT, type(MockEthUsdFeed).creationCode), mine, "mine is still free");
        assertTrue(deployer.addressOf(address(this), keccak256("other")) != mine, "another salt");
    }

    function test_RevertWhen_TheSaltWasUsed() external {
        deployer.deploy(SALT, type(MockEthUsdFeed).creationCode);
        vm.expectRevert(CREATE3.DeploymentFailed.selector);
        deployer.deploy(SALT, type(MockEthUsdFeed).creationCode);
    }

    function test_RevertWhen_TheCreationReverts() external {
        vm.expectRevert(CREATE3.DeploymentFailed.selector);
        deployer.deploy(SALT, hex"60006000fd");
    }
}
