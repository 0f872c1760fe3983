// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {IPresale} from "../src/interfaces/IPresale.sol";
import {LilApe} from "../src/LilApe.sol";
import {Presale} from "../src/Presale.sol";
import {TestUsdt} from "../src/test-tokens/TestUsdt.sol";
import {FreezableUsdc} from "./mocks/FreezableUsdc.sol";
import {TokenTest} from "./TokenTest.sol";

/// @title A sale with the local ladder, and the people around it
/// @dev Stage 1 ends at 12,000 dollars, the whole ladder at 165,000; the soft cap is 1,000.
abstract contract PresaleTest is TokenTest {
    uint40 internal constant STARTS_AT = 1_800_000_000;
    uint40 internal constant ENDS_AT = STARTS_AT + 365 days;
    uint256 internal constant ONE_USD = 1e6;
    uint256 internal constant MINIMUM = 1e6;
    uint256 internal constant SOFT_CAP = 1_000e6;
    uint256 internal constant STAGE_1_END = 12_000e6;
    uint256 internal constant TOTAL = 165_000e6;
    uint256 internal constant LADDER_TOKENS = 100_000_000e18;
    uint256 internal constant SHARE = 210_345_000_000_000e18;

    address internal owner = address(0xA110);
    address internal treasury = address(0x7EA5);
    address internal alice = address(0xA11CE);
    address internal bob = address(0xB0B);
    address internal reserve = address(0x4E5E);

    LilApe internal lilape;
    TestUsdt internal usdt;
    FreezableUsdc internal usdc;
    Presale internal presale;

    function setUp() public virtual {
        vm.warp(STARTS_AT);
        usdt = new TestUsdt();
        usdc = new FreezableUsdc();
        (lilape, presale) = deploySale(address(usdt), address(usdc), localTerms());
    }

    function localTerms() internal pure returns (IPresale.Terms memory) {
        return IPresale.Terms({
            startsAt: STARTS_AT,
            endsAt: ENDS_AT,
            stageCount: 10,
            basePrice: 1200,
            priceStep: 100,
            tokensPerStage: 10_000_000,
            minimum: uint64(MINIMUM),
            softCap: uint64(SOFT_CAP),
            share: uint128(SHARE)
        });
    }

    /// @dev The token first, minting to where the sale will be; then the sale.
    function deploySale(address coin1, address coin2, IPresale.Terms memory saleTerms)
        internal
        returns (LilApe token, Presale sale)
    {
        token = deployToken(addressAfter(1), saleTerms.share);
        sale = createSale(owner, treasury, address(token), coin1, coin2, saleTerms);
    }

    /// @dev Where this test creates a contract after `others` creations and calls, each a transaction of its own.
    function addressAfter(uint256 others) internal view returns (address) {
        return vm.computeCreateAddress(address(this), vm.getNonce(address(this)) + others);
    }

    function createSale(
        address owner_,
        address treasury_,
        address token,
        address coin1,
        address coin2,
        IPresale.Terms memory saleTerms
    ) internal returns (Presale) {
        if (isCoverage()) return new Presale(owner_, treasury_, token, coin1, coin2, saleTerms);
        return Presale(createFromArtifact("Presale", abi.encode(owner_, treasury_, token, coin1, coin2, saleTerms)));
    }

    function deployToken(address holder, uint256 amount) internal returns (LilApe token) {
        LilApe.Share[] memory shares = new LilApe.Share[](2);
        shares[0] = LilApe.Share(holder, amount);
        shares[1] = LilApe.Share(reserve, 420_690_000_000_000e18 - amount);
        token = createToken(shares);
    }

    /// @dev Gives `buyer` exactly `amount` and the allowance for it.
    function fundUsdt(address buyer, uint256 amount) internal {
        usdt.mint(buyer, amount);
        vm.startPrank(buyer);
        usdt.approve(address(presale), 0);
        usdt.approve(address(presale), amount);
        vm.stopPrank();
    }

    function fundUsdc(address buyer, uint256 amount) internal {
        usdc.mint(buyer, amount);
        vm.prank(buyer);
        usdc.approve(address(presale), amount);
    }

    function buyUsdt(address buyer, uint256 amount) internal returns (uint256 charged, uint256 tokens) {
        fundUsdt(buyer, amount);
        vm.prank(buyer);
        return presale.buy(address(usdt), amount, 0);
    }

    function buyUsdc(address buyer, uint256 amount) internal returns (uint256 charged, uint256 tokens) {
        fundUsdc(buyer, amount);
        vm.prank(buyer);
        return presale.buy(address(usdc), amount, 0);
    }

    /// @dev Alice pays 2,000 USDT and 300 USDC, Bob 500 USDC; then the sale ends above its soft cap.
    function endSuccessfully() internal {
        buyUsdt(alice, 2_000e6);
        buyUsdc(alice, 300e6);
        buyUsdc(bob, 500e6);
        vm.warp(ENDS_AT);
    }

    function finaliseSuccessfully() internal {
        endSuccessfully();
        presale.finalise();
    }

    /// @dev Alice pays 100 USDT and 30 USDC, Bob 50 USDC; then the sale ends below its soft cap.
    function endBelowSoftCap() internal {
        buyUsdt(alice, 100e6);
        buyUsdc(alice, 30e6);
        buyUsdc(bob, 50e6);
        vm.warp(ENDS_AT);
    }

    function handOver(address newOwner) internal {
        vm.prank(owner);
        presale.transferOwnership(newOwner);
        vm.prank(newOwner);
        presale.acceptOwnership();
    }

    function expectWrongStatus(IPresale.Status status) internal {
        vm.expectRevert(abi.encodeWithSelector(IPresale.Presale_WrongStatus.selector, status));
    }

    function expectNotOwner(address caller) internal {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
    }

    function assertStatus(IPresale.Status expected, string memory message) internal view {
        assertEq(uint256(presale.status()), uint256(expected), message);
    }
}
