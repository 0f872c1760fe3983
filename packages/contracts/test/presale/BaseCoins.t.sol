// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/interfaces/IPresale.sol";
import {Presale} from "../../src/Presale.sol";
import {BaseUsdc, BaseUsdcProxy, BaseUsdcWithFee} from "../mocks/BaseUsdc.sol";
import {BaseUsdt} from "../mocks/BaseUsdt.sol";
import {PresaleTest} from "../PresaleTest.sol";

/// @title A sale with coins that behave as Base's own do
contract PresaleBaseCoinsTest is PresaleTest {
    uint256 internal constant CAROL_KEY = 0xCA401;

    address internal carol = vm.addr(CAROL_KEY);
    BaseUsdc internal realUsdc;
    BaseUsdt internal realUsdt;

    function setUp() public override {
        super.setUp();
        realUsdc = BaseUsdc(address(new BaseUsdcProxy(address(new BaseUsdc()))));
        realUsdt = new BaseUsdt();
        (lilape, presale) = deploySale(address(realUsdt), address(realUsdc), localTerms());
    }

    function pay(address buyer, uint256 amount) internal {
        realUsdc.mint(buyer, amount);
        vm.prank(buyer);
        realUsdc.approve(address(presale), amount);
        vm.prank(buyer);
        presale.buy(address(realUsdc), amount, 0);
    }

    function payUsdt(address buyer, uint256 amount) internal {
        realUsdt.mint(buyer, amount);
        vm.prank(buyer);
        realUsdt.approve(address(presale), type(uint256).max);
        vm.prank(buyer);
        presale.buy(address(realUsdt), amount, 0);
    }

    function sign(bytes memory message) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(CAROL_KEY, keccak256(message));
        return abi.encodePacked(r, s, v);
    }

    function test_APermitPaysForAPurchase() external {
        realUsdc.mint(carol, 12e6);
        bytes memory signature = sign(abi.encode("Permit", carol, address(presale), 12e6, 0, ENDS_AT));
        realUsdc.permit(carol, address(presale), 12e6, ENDS_AT, signature);
        vm.prank(carol);
        (uint256 charged, uint256 tokens) = presale.buy(address(realUsdc), 12e6, 10_000e18);
        assertEq(charged, 12e6, "charged");
        assertEq(tokens, 10_000e18, "tokens");
        assertEq(realUsdc.allowance(carol, address(presale)), 0, "spent");
    }

    function test_AnAuthorisedTransferIsAGift() external {
        realUsdc.mint(carol, 12e6);
        bytes32 nonce = keccak256("nonce");
        bytes memory signature =
            sign(abi.encode("TransferWithAuthorization", carol, address(presale), uint256(12e6), nonce));
        realUsdc.transferWithAuthorization(carol, address(presale), 12e6, nonce, signature);
        assertEq(presale.raised(), 0, "counted for nobody");
        vm.prank(owner);
        presale.rescue(address(realUsdc), carol, 12e6);
        assertEq(realUsdc.balanceOf(carol), 12e6, "given back");
    }

    function test_ABlacklistedBuyerWaitsAlone() external {
        pay(alice, 100e6);
        pay(bob, 50e6);
        realUsdc.mint(alice, 1e6);
        vm.prank(alice);
        realUsdc.approve(address(presale), 1e6);
        realUsdc.blacklist(alice, true);
        vm.prank(alice);
        vm.expectRevert(Presale.TransferFromFailed.selector);
        presale.buy(address(realUsdc), 1e6, 0);
        vm.warp(ENDS_AT);
        vm.expectRevert(Presale.TransferFailed.selector);
        presale.refund(alice, address(realUsdc));
        presale.refund(bob, address(realUsdc));
        assertEq(realUsdc.balanceOf(bob), 50e6, "nobody else waits");
        realUsdc.blacklist(alice, false);
        presale.refund(alice, address(realUsdc));
        assertEq(realUsdc.balanceOf(alice), 101e6, "back after all");
    }

    function test_ABlacklistedSaleStillGivesOutTokens() external {
        pay(alice, SOFT_CAP);
        payUsdt(bob, 24e6);
        realUsdc.blacklist(address(presale), true);
        vm.warp(ENDS_AT);
        presale.finalise();
        presale.claim(alice);
        presale.collect(address(realUsdt));
        vm.expectRevert(Presale.TransferFailed.selector);
        presale.collect(address(realUsdc));
        assertEq(lilape.balanceOf(alice), presale.accountOf(alice).tokens, "has all tokens");
        assertEq(presale.owed(address(realUsdc)), SOFT_CAP, "still owed");
    }

    function test_APauseDelaysPaymentsOnly() external {
        pay(alice, SOFT_CAP);
        realUsdc.setPaused(true);
        payUsdt(bob, 24e6);
        vm.warp(ENDS_AT);
        presale.finalise();
        presale.claim(alice);
        vm.expectRevert(Presale.TransferFailed.selector);
        presale.collect(address(realUsdc));
        realUsdc.setPaused(false);
        assertEq(presale.collect(address(realUsdc)), SOFT_CAP, "later");
    }

    function test_AnUpgradeToAFeeStopsPurchasesOnly() external {
        pay(alice, 100e6);
        BaseUsdcProxy(payable(address(realUsdc))).upgradeTo(address(new BaseUsdcWithFee()));
        realUsdc.mint(bob, 100e6);
        vm.prank(bob);
        realUsdc.approve(address(presale), 100e6);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_ShortPayment.selector, 100e6 - 1, 100e6));
        presale.buy(address(realUsdc), 100e6, 0);
        vm.warp(ENDS_AT);
        presale.refund(alice, address(realUsdc));
        assertEq(realUsdc.balanceOf(alice), 100e6, "refunded");
    }

    function test_AnEndlessAllowanceStays() external {
        payUsdt(alice, 100e6);
        assertEq(realUsdt.allowance(alice, address(presale)), type(uint256).max, "as it was");
        assertEq(presale.counters().usdt, 100e6, "counted");
    }

    function test_WhatTheBridgeBurnsStaysOwed() external {
        payUsdt(alice, SOFT_CAP);
        vm.warp(ENDS_AT);
        presale.finalise();
        realUsdt.burn(address(presale), 400e6);
        assertEq(presale.collect(address(realUsdt)), 600e6, "what is left");
        assertEq(presale.owed(address(realUsdt)), 400e6, "the rest stays owed");
    }
}
