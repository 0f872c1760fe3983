// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager} from "../../src/interfaces/IPoolManager.sol";
import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {IPresale} from "../../src/interfaces/IPresale.sol";
import {IReserves} from "../../src/interfaces/IReserves.sol";
import {LilApe} from "../../src/LilApe.sol";
import {PoolOpener} from "../../src/PoolOpener.sol";
import {Presale} from "../../src/Presale.sol";
import {Reserves} from "../../src/Reserves.sol";
import {TestUsdt} from "../../src/test-tokens/TestUsdt.sol";
import {FreezableUsdc} from "../mocks/FreezableUsdc.sol";
import {PresaleTest} from "../PresaleTest.sol";
import {FullManager} from "./FullManager.sol";
import {Trader} from "./Trader.sol";

/// @title A sale with reserves and opener, as they stand when they are deployed, on Uniswap's own PoolManager
/// @dev Contracts stand at fixed addresses, so that either order of LILAPE and a coin can be chosen.
abstract contract MarketTest is PresaleTest {
    address internal constant OPENER = address(uint160((0x7777 << 144) | 0x2000));
    address internal constant RESERVES = address(uint160((0x7777 << 144) | 0x4E5));
    address internal constant LILAPE = address(uint160((0x8888 << 144) | 0xA9E));
    address internal constant PRESALE = address(uint160((0x7777 << 144) | 0x5A1E));
    address internal constant LOW_USDT = address(uint160((0x1111 << 144) | 0xD7));
    address internal constant LOW_USDC = address(uint160((0x2222 << 144) | 0xDC));
    address internal constant HIGH_USDT = address(uint160((0xDDDD << 144) | 0xD7));
    address internal constant HIGH_USDC = address(uint160((0xEEEE << 144) | 0xDC));
    uint256 internal constant MONEY_SHARE = 2_000;
    uint256 internal constant SUPPLY = 420_690_000_000_000e18;
    uint256 internal constant PRIZES = 500_000_000e18;
    uint256 internal constant YEAR = 365 days;
    /// @dev Where the manager keeps its pools.
    uint256 internal constant POOLS_SLOT = 6;

    address internal staking = address(0x57A6);
    address internal teamVesting = address(0x7EA);
    address internal marketing = address(0x3A4);
    address internal development = address(0xDEF);
    address internal dao = address(0xDA0);
    address internal prizeHolder = address(0x9412E);
    address internal stranger = address(0x5742);
    address internal governance = address(0x60B);

    /// @dev When nothing but the manager stood.
    uint256 private bare;
    FullManager internal manager;
    Reserves internal reserves;
    PoolOpener internal opener;
    Trader internal trader;

    function setUp() public virtual override {
        vm.warp(STARTS_AT);
        deployManager();
        bare = vm.snapshotState();
        deployMarket(true, false, localTerms());
    }

    function deployManager() internal {
        bytes memory code = vm.getCode("node_modules/@uniswap/v4-core/out/PoolManager.sol/PoolManager.json");
        bytes memory initCode = bytes.concat(code, abi.encode(governance));
        address created;
        assembly ("memory-safe") {
            created := create(0, add(initCode, 0x20), mload(initCode))
        }
        assertTrue(created != address(0), "manager created");
        manager = FullManager(created);
        trader = new Trader(manager);
    }

    /// @dev Instead of what was deployed at first.
    function redeployMarket(bool isUsdtLow, bool isUsdcLow, IPresale.Terms memory saleTerms) internal {
        vm.revertToState(bare);
        deployMarket(isUsdtLow, isUsdcLow, saleTerms);
    }

    /// @dev Each coin below or above LILAPE.
    function deployMarket(bool isUsdtLow, bool isUsdcLow, IPresale.Terms memory saleTerms) internal {
        usdt = TestUsdt(isUsdtLow ? LOW_USDT : HIGH_USDT);
        usdc = FreezableUsdc(isUsdcLow ? LOW_USDC : HIGH_USDC);
        vm.etch(address(usdt), address(new TestUsdt()).code);
        vm.etch(address(usdc), address(new FreezableUsdc()).code);
        deployAround(saleTerms);
    }

    function deployAround(IPresale.Terms memory saleTerms) internal {
        reserves = createReserves(sharesOf(saleTerms.share));
        opener = createOpener(OPENER, RESERVES, treasury, MONEY_SHARE);
        LilApe.Share[] memory shares = new LilApe.Share[](3);
        shares[0] = LilApe.Share(PRESALE, saleTerms.share);
        shares[1] = LilApe.Share(prizeHolder, PRIZES);
        shares[2] = LilApe.Share(RESERVES, SUPPLY - saleTerms.share - PRIZES);
        bytes memory code = isCoverage() ? type(LilApe).creationCode : artifactCode("LilApe");
        lilape = LilApe(createAt(LILAPE, bytes.concat(code, abi.encode(shares))));
        code = isCoverage() ? type(Presale).creationCode : artifactCode("Presale");
        bytes memory args = abi.encode(owner, OPENER, LILAPE, usdt, usdc, saleTerms);
        presale = Presale(createAt(PRESALE, bytes.concat(code, args)));
    }

    /// @dev The seven shares of the specification, by a sale's share of a half.
    function sharesOf(uint256 presaleShare) internal view returns (IReserves.Terms memory) {
        return IReserves.Terms({
            lilape: LILAPE,
            presale: PRESALE,
            staking: staking,
            poolOpener: OPENER,
            teamVesting: teamVesting,
            marketing: marketing,
            development: development,
            dao: dao,
            presaleShare: uint112(presaleShare),
            rewardsShare: uint112(SUPPLY * 15 / 100),
            liquidityShare: uint112(SUPPLY / 10),
            teamShare: uint112(SUPPLY / 20),
            marketingShare: uint112(SUPPLY / 10),
            developmentShare: uint112(SUPPLY / 20),
            daoShare: uint112(SUPPLY / 20),
            prizes: uint112(PRIZES)
        });
    }

    function createReserves(IReserves.Terms memory terms) internal returns (Reserves) {
        bytes memory code = isCoverage() ? type(Reserves).creationCode : artifactCode("Reserves");
        return Reserves(createAt(RESERVES, bytes.concat(code, abi.encode(terms))));
    }

    function createOpener(address where, address reserves_, address treasury_, uint256 moneyShareBps)
        internal
        returns (PoolOpener)
    {
        bytes memory args = abi.encode(manager, reserves_, usdt, usdc, treasury_, moneyShareBps);
        return PoolOpener(createAt(where, bytes.concat(openerCode(), args)));
    }

    function openerCode() internal view returns (bytes memory) {
        return isCoverage() ? type(PoolOpener).creationCode : artifactCode("PoolOpener");
    }

    // ---------------------------------------------------------------- what happens

    /// @dev Alice pays 2,000 USDT and 300 USDC, Bob 500 USDC; the sale is finalised, the shares are released by anyone.
    function releaseSuccessfully() internal {
        finaliseSuccessfully();
        vm.prank(stranger);
        reserves.release();
    }

    /// @dev The same, and the day is over.
    function becomeOpenable() internal {
        releaseSuccessfully();
        vm.warp(block.timestamp + 1 days);
    }

    function openBoth() internal {
        opener.open(address(usdt));
        opener.open(address(usdc));
    }

    function otherThan(address coin) internal view returns (address) {
        return coin == address(usdt) ? address(usdc) : address(usdt);
    }

    function balanceOf(address coin, address account) internal view returns (uint256) {
        return coin == address(usdt) ? usdt.balanceOf(account) : FreezableUsdc(coin).balanceOf(account);
    }

    // ---------------------------------------------------------------- what the manager says

    function poolIdOf(address coin) internal view returns (bytes32) {
        return keccak256(abi.encode(opener.keyOf(coin)));
    }

    function poolSlot(bytes32 poolId) internal pure returns (bytes32) {
        return keccak256(abi.encode(poolId, POOLS_SLOT));
    }

    function sqrtPriceOf(address coin) internal view returns (uint160) {
        return uint160(uint256(manager.extsload(poolSlot(poolIdOf(coin)))));
    }

    function tickOf(bytes32 poolId) internal view returns (int24) {
        return int24(int256(uint256(manager.extsload(poolSlot(poolId))) >> 160));
    }

    /// @dev Liquidity of a position over the whole range.
    function positionOf(address coin, address holder) internal view returns (uint256) {
        bytes32 position = keccak256(abi.encodePacked(holder, int24(-887_200), int24(887_200), bytes32(0)));
        bytes32 positions = bytes32(uint256(poolSlot(poolIdOf(coin))) + 6);
        return uint128(uint256(manager.extsload(keccak256(abi.encode(position, positions)))));
    }

    function assertMarket(address coin, IPoolOpener.Status status, string memory message) internal view {
        assertEq(uint256(opener.marketOf(coin).status), uint256(status), message);
    }

    function expectError(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }

    function expectError(bytes4 selector, uint256 value) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, value));
    }

    function expectError(bytes4 selector, address value) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, value));
    }
}
