// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";

import {LilApe} from "../src/LilApe.sol";
import {TokenTest} from "./TokenTest.sol";

contract LilApeTest is TokenTest {
    uint256 internal constant SUPPLY = 420_690_000_000_000e18;
    uint256 internal constant HOLDER_KEY = 0xA11CE;

    address internal holder = vm.addr(HOLDER_KEY);
    address internal other = address(0xB0B);
    LilApe internal lilape;

    function setUp() external {
        lilape = createToken(split(holder, 1_000e18, other, SUPPLY - 1_000e18));
    }

    function split(address a, uint256 amountA, address b, uint256 amountB)
        internal
        pure
        returns (LilApe.Share[] memory shares)
    {
        shares = new LilApe.Share[](2);
        shares[0] = LilApe.Share(a, amountA);
        shares[1] = LilApe.Share(b, amountB);
    }

    function test_RevertWhen_TheSharesAreNotTheSupply() external {
        vm.expectRevert(abi.encodeWithSelector(LilApe.LilApe_WrongSupply.selector, SUPPLY - 1, SUPPLY));
        createToken(split(holder, 1, other, SUPPLY - 2));
        vm.expectRevert(abi.encodeWithSelector(LilApe.LilApe_WrongSupply.selector, SUPPLY + 1, SUPPLY));
        createToken(split(holder, 1, other, SUPPLY));
        vm.expectRevert(abi.encodeWithSelector(LilApe.LilApe_WrongSupply.selector, 0, SUPPLY));
        createToken(new LilApe.Share[](0));
    }

    function expectBadRecipient(address to) internal {
        vm.expectRevert(abi.encodeWithSelector(LilApe.LilApe_BadRecipient.selector, to));
    }

    function test_RevertWhen_AShareGoesToNobodyOrToTheTokenItself() external {
        expectBadRecipient(address(0));
        createToken(split(address(0), 1, other, SUPPLY - 1));
        address itself = vm.computeCreateAddress(address(this), vm.getNonce(address(this)));
        expectBadRecipient(itself);
        createToken(split(itself, 1, other, SUPPLY - 1));
    }

    function test_TakesARecipientTwiceOneWithoutCodeAndANothing() external {
        lilape = createToken(split(holder, SUPPLY, holder, 0));
        assertEq(lilape.balanceOf(holder), SUPPLY, "both shares");
    }

    function test_RevertWhen_TokensAreSentToNobodyOrToTheTokenItself() external {
        vm.prank(holder);
        lilape.approve(address(this), 5);
        vm.startPrank(holder);
        expectBadRecipient(address(0));
        lilape.transfer(address(0), 5);
        expectBadRecipient(address(lilape));
        lilape.transfer(address(lilape), 5);
        vm.stopPrank();
        expectBadRecipient(address(0));
        lilape.transferFrom(holder, address(0), 5);
        expectBadRecipient(address(lilape));
        lilape.transferFrom(holder, address(lilape), 5);
        assertEq(lilape.totalSupply(), SUPPLY, "supply");
        assertEq(lilape.balanceOf(holder), 1_000e18, "nothing moved");
    }

    function test_SendsForWhoeverAllowedIt() external {
        vm.prank(holder);
        lilape.approve(address(this), 5e18);
        assertTrue(lilape.transferFrom(holder, other, 4e18), "true");
        assertEq(lilape.balanceOf(holder), 996e18, "sender");
        assertEq(lilape.balanceOf(other), SUPPLY - 996e18, "receiver");
        assertEq(lilape.allowance(holder, address(this)), 1e18, "allowance");
        vm.expectRevert(ERC20.InsufficientAllowance.selector);
        lilape.transferFrom(holder, other, 1e18 + 1);
    }

    function test_MintsTheShares() external view {
        assertEq(lilape.totalSupply(), SUPPLY, "supply");
        assertEq(lilape.SUPPLY(), SUPPLY, "constant");
        assertEq(lilape.balanceOf(holder), 1_000e18, "first share");
        assertEq(lilape.balanceOf(other), SUPPLY - 1_000e18, "second share");
        assertEq(lilape.name(), "LilApe", "name");
        assertEq(lilape.symbol(), "LILAPE", "symbol");
        assertEq(lilape.decimals(), 18, "decimals");
    }

    function test_RevertWhen_MoreThanTheBalanceIsBurned() external {
        vm.prank(holder);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        lilape.burn(1_000e18 + 1);
    }

    function test_BurnsOnesOwn() external {
        vm.prank(holder);
        lilape.burn(400e18);
        assertEq(lilape.balanceOf(holder), 600e18, "balance");
        assertEq(lilape.totalSupply(), SUPPLY - 400e18, "supply");
    }

    function test_SendsToOneself() external {
        vm.prank(holder);
        assertTrue(lilape.transfer(holder, 400e18), "true");
        assertEq(lilape.balanceOf(holder), 1_000e18, "as before");
    }

    function testFuzz_TransfersWithoutTax(uint256 amount) external {
        amount = bound(amount, 0, 1_000e18);
        vm.prank(holder);
        assertTrue(lilape.transfer(other, amount), "true");
        assertEq(lilape.balanceOf(holder), 1_000e18 - amount, "sender");
        assertEq(lilape.balanceOf(other), SUPPLY - 1_000e18 + amount, "receiver");
    }

    function signPermit(uint256 key, uint256 deadline) internal view returns (uint8 v, bytes32 r, bytes32 s) {
        bytes32 message = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                holder,
                other,
                5e18,
                lilape.nonces(holder),
                deadline
            )
        );
        return vm.sign(key, keccak256(abi.encodePacked("\x19\x01", lilape.DOMAIN_SEPARATOR(), message)));
    }

    function test_PermitGivesTheSignedAllowanceOnce() external {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(HOLDER_KEY, block.timestamp);
        lilape.permit(holder, other, 5e18, block.timestamp, v, r, s);
        assertEq(lilape.allowance(holder, other), 5e18, "allowance");
        vm.expectRevert(ERC20.InvalidPermit.selector);
        lilape.permit(holder, other, 5e18, block.timestamp, v, r, s);
    }

    function test_ThePermitDomainIsTheTokens() external view {
        bytes32 typeHash =
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        bytes32 expected =
            keccak256(abi.encode(typeHash, keccak256("LilApe"), keccak256("1"), block.chainid, address(lilape)));
        assertEq(lilape.DOMAIN_SEPARATOR(), expected, "domain");
    }

    function test_RevertWhen_AnotherSignedThePermit() external {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(0xB0B, block.timestamp);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        lilape.permit(holder, other, 5e18, block.timestamp, v, r, s);
    }

    function test_RevertWhen_ThePermitHasExpired() external {
        vm.warp(1_000_001);
        (uint8 v, bytes32 r, bytes32 s) = signPermit(HOLDER_KEY, 1_000_000);
        vm.expectRevert(ERC20.PermitExpired.selector);
        lilape.permit(holder, other, 5e18, 1_000_000, v, r, s);
    }

    function test_NobodyHasAnAllowanceThatWasNotGiven() external view {
        assertEq(lilape.allowance(holder, 0x000000000022D473030F116dDEE9F6B43aC78BA3), 0, "Permit2");
        assertEq(lilape.allowance(holder, other), 0, "anyone");
    }
}
