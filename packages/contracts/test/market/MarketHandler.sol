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
import {Test} from "../Test.sol";
import {FullManager} from "./FullManager.sol";
import {Trader} from "./Trader.sol";

/// @title Everybody around a sale that may still end in any way, with books that know nothing of the contracts'
contract MarketHandler is Test {
    struct World {
        Presale presale;
        Reserves reserves;
        PoolOpener opener;
        LilApe lilape;
        TestUsdt usdt;
        FreezableUsdc usdc;
        FullManager manager;
        Trader trader;
        address owner;
        address rich;
    }

    World internal world;
    /// @dev What went into pools, what was swept, and given to the opener, by coin.
    mapping(address coin => uint256) public pooled;
    mapping(address coin => uint256) public swept;
    mapping(address coin => uint256) public given;
    mapping(address coin => uint256) public feesPaid;
    /// @dev What the coins' issuer took from the sale.
    mapping(address coin => uint256) public lost;
    /// @dev A market that counts as unused although the sale owed some of its coin.
    uint256 public unusedButOwed;
    /// @dev A pool that was opened without a part of its coin, and not a month after a failure on record.
    uint256 public openedTooSoon;
    /// @dev LILAPE: into pools, burned out of fees, given to the opener before and after its end, paid by the reserves.
    uint256 public tokensPooled;
    uint256 public feesBurned;
    uint256 public tokensGiven;
    uint256 public tokensGivenLate;
    uint256 public tokensPaid;
    uint256 public reservesGivenLate;
    uint256 public claimed;
    uint256 public liquidityFell;

    constructor(World memory world_) {
        world = world_;
    }

    // ---------------------------------------------------------------- what happens

    function buy(uint256 buyer, uint256 amount, bool inUsdt) external {
        IPresale.Status status = world.presale.status();
        if (status != IPresale.Status.Open) refused();
        amount = bound(amount, 1e6, 40_000e6);
        address account = address(uint160(0x9000 + buyer % 4));
        address coin = coinOf(inUsdt);
        TestUsdt(coin).mint(account, amount);
        vm.startPrank(account);
        TestUsdt(coin).approve(address(world.presale), 0);
        TestUsdt(coin).approve(address(world.presale), amount);
        world.presale.buy(coin, amount, 0);
        vm.stopPrank();
    }

    function passTime(uint256 span) external {
        vm.warp(block.timestamp + bound(span, 1, 90 days));
    }

    /// @dev One sale in some thirty-two ends so.
    function cancel(uint256 chance) external {
        if (chance % 32 != 0) refused();
        vm.prank(world.owner);
        try world.presale.cancel() {}
        catch {
            refused();
        }
    }

    function finalise() external {
        try world.presale.finalise() {}
        catch {
            refused();
        }
    }

    function release() external {
        try world.reserves.release() {}
        catch {
            refused();
        }
    }

    function burnUnreleased() external {
        try world.reserves.burnUnreleased() {}
        catch {
            refused();
        }
    }

    function pay(uint8 purpose) external {
        try world.reserves.pay(IReserves.Purpose(purpose % 3)) returns (uint256 amount) {
            tokensPaid += amount;
        } catch {
            refused();
        }
    }

    function claim(uint256 buyer) external {
        try world.presale.claim(address(uint160(0x9000 + buyer % 4))) returns (uint256 amount) {
            claimed += amount;
        } catch {
            refused();
        }
    }

    function collect(bool inUsdt) external {
        try world.presale.collect(coinOf(inUsdt)) {}
        catch {
            refused();
        }
    }

    function open(bool inUsdt) external {
        address coin = coinOf(inUsdt);
        uint256 money = balanceOf(coin, address(world.manager));
        uint256 tokens = world.lilape.balanceOf(address(world.manager));
        uint256 failedAt = world.opener.marketOf(coin).failedAt;
        try world.opener.open(coin) {}
        catch {
            refused();
        }
        countOpened(coin, money, tokens, failedAt);
    }

    function giveUp(bool inUsdt) external {
        address coin = coinOf(inUsdt);
        uint256 money = balanceOf(coin, address(world.manager));
        uint256 tokens = world.lilape.balanceOf(address(world.manager));
        uint256 failedAt = world.opener.marketOf(coin).failedAt;
        try world.opener.giveUp(coin) {}
        catch {
            refused();
        }
        countOpened(coin, money, tokens, failedAt);
    }

    function sweep(bool inUsdt) external {
        try world.opener.sweep(coinOf(inUsdt)) returns (uint256 amount) {
            swept[coinOf(inUsdt)] += amount;
        } catch {
            refused();
        }
    }

    function collectFees(bool inUsdt) external {
        uint256 liquidity = liquidityOf(coinOf(inUsdt));
        try world.opener.collectFees(coinOf(inUsdt)) returns (uint256 burned, uint256 paid) {
            feesBurned += burned;
            feesPaid[coinOf(inUsdt)] += paid;
        } catch {
            refused();
        }
        watch(coinOf(inUsdt), liquidity);
    }

    // ---------------------------------------------------------------- what strangers do

    function trade(bool inUsdt, bool isSale, uint256 amount) external {
        address coin = coinOf(inUsdt);
        uint256 liquidity = liquidityOf(coin);
        address currency = isSale ? address(world.lilape) : coin;
        amount = bound(amount, 1, isSale ? 5_000_000e18 : 20_000e6);
        if (isSale) giveTokens(address(world.trader), amount);
        else TestUsdt(coin).mint(address(world.trader), amount);
        try world.trader.sell(world.opener.keyOf(coin), currency, amount) {}
        catch {
            refused();
        }
        watch(coin, liquidity);
    }

    function changeTheirs(bool inUsdt, bool isMore, uint256 amount) external {
        address coin = coinOf(inUsdt);
        uint256 liquidity = liquidityOf(coin);
        giveTokens(address(world.trader), 1_000_000e18);
        TestUsdt(coin).mint(address(world.trader), 1_000_000e6);
        amount = bound(amount, 1, 1e16);
        try world.trader.change(world.opener.keyOf(coin), isMore ? int256(amount) : -int256(amount)) {}
        catch {
            refused();
        }
        watch(coin, liquidity);
    }

    function initialise(bool inUsdt, uint160 price) external {
        try world.manager.initialize(world.opener.keyOf(coinOf(inUsdt)), price) {
            revert("a stranger initialised a pool");
        } catch {}
    }

    function givePart(bool inUsdt, uint256 amount) external {
        amount = bound(amount, 1, 1_000e6);
        TestUsdt(coinOf(inUsdt)).mint(address(world.opener), amount);
        given[coinOf(inUsdt)] += amount;
    }

    function giveLilape(uint256 amount, bool toReserves) external {
        amount = bound(amount, 1, 1_000e18);
        giveTokens(toReserves ? address(world.reserves) : address(world.opener), amount);
        if (toReserves) {
            if (world.reserves.releasedAt() != 0) reservesGivenLate += amount;
        } else if (isDone()) {
            tokensGivenLate += amount;
        } else {
            tokensGiven += amount;
        }
    }

    /// @dev A coin's issuer destroys a part of what the sale has, or all but a few units.
    function lose(bool inUsdt, uint256 amount) external {
        address coin = coinOf(inUsdt);
        uint256 held = balanceOf(coin, address(world.presale));
        if (amount % 4 != 0 || held == 0) refused();
        amount = amount % 8 == 0 && held > 9 ? held - amount % 10 : bound(amount, 1, held);
        vm.prank(address(world.presale));
        TestUsdt(coin).transfer(address(0xdead), amount);
        lost[coin] += amount;
    }

    /// @dev Anybody makes that good, or a part of it.
    function makeGood(bool inUsdt, uint256 amount) external {
        address coin = coinOf(inUsdt);
        if (lost[coin] == 0) refused();
        amount = bound(amount, 1, lost[coin]);
        TestUsdt(coin).mint(address(world.presale), amount);
        lost[coin] -= amount;
    }

    /// @dev USDC's issuer stops it, or lets it go on.
    function freeze(bool isFrozen) external {
        if (world.usdc.isFrozen(address(world.manager)) == isFrozen) refused();
        if (isFrozen) world.usdc.freeze(address(world.manager));
        else world.usdc.thaw(address(world.manager));
    }

    // ---------------------------------------------------------------- reading

    function coinOf(bool inUsdt) public view returns (address) {
        return inUsdt ? address(world.usdt) : address(world.usdc);
    }

    function isDone() public view returns (bool) {
        return world.opener.marketOf(coinOf(true)).status != IPoolOpener.Status.Waiting
            && world.opener.marketOf(coinOf(false)).status != IPoolOpener.Status.Waiting;
    }

    /// @dev Of our position, by the manager.
    function liquidityOf(address coin) public view returns (uint256) {
        bytes32 poolId = keccak256(abi.encode(world.opener.keyOf(coin)));
        bytes32 position =
            keccak256(abi.encodePacked(address(world.opener), int24(-887_200), int24(887_200), bytes32(0)));
        bytes32 positions = bytes32(uint256(keccak256(abi.encode(poolId, uint256(6)))) + 6);
        return uint128(uint256(world.manager.extsload(keccak256(abi.encode(position, positions)))));
    }

    function balanceOf(address coin, address account) internal view returns (uint256) {
        return TestUsdt(coin).balanceOf(account);
    }

    function countOpened(address coin, uint256 money, uint256 tokens, uint256 failedAt) private {
        IPoolOpener.Status status = world.opener.marketOf(coin).status;
        if (world.presale.owed(coin) != 0) {
            if (status == IPoolOpener.Status.Unused) ++unusedButOwed;
            bool isLate = failedAt != 0 && block.timestamp >= failedAt + 30 days;
            if (status == IPoolOpener.Status.Opened && !isLate) ++openedTooSoon;
        }
        pooled[coin] += balanceOf(coin, address(world.manager)) - money;
        tokensPooled += world.lilape.balanceOf(address(world.manager)) - tokens;
    }

    function watch(address coin, uint256 before) private {
        if (liquidityOf(coin) < before) ++liquidityFell;
    }

    function giveTokens(address to, uint256 amount) private {
        vm.prank(world.rich);
        world.lilape.transfer(to, amount);
    }
}
