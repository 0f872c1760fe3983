// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager} from "../../src/interfaces/IPoolManager.sol";
import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {FullManager} from "./FullManager.sol";
import {MarketTest} from "./MarketTest.sol";
import {Trader} from "./Trader.sol";

/// @title Tries what strangers can try, many times in a call
contract Attacker {
    /// @dev Initialises a pool at ever other prices; returns how often that worked.
    function initialise(FullManager manager, IPoolManager.PoolKey calldata key, uint256 seed, uint256 times)
        external
        returns (uint256 done)
    {
        for (uint256 i; i < times; ++i) {
            uint256 word = uint256(keccak256(abi.encode(seed, i)));
            uint256 price = 4_295_128_739 + (word >> 96) % (1 << (33 + word % 126));
            try manager.initialize(key, uint160(price)) {
                ++done;
            } catch {}
        }
    }

    /// @dev Takes liquidity out of any position of a pool over the whole range, with ever other salts.
    function drain(Trader trader, IPoolManager.PoolKey calldata key, uint256 seed, uint256 times)
        external
        returns (uint256 done)
    {
        for (uint256 i; i < times; ++i) {
            uint256 word = uint256(keccak256(abi.encode(seed, i)));
            try trader.change(key, -int256(1 + word % (1 << (1 + (word >> 128) % 100)))) {
                ++done;
            } catch {}
        }
    }

    /// @dev Calls the opener with any selector and any words, as nobody in particular; returns how often that worked.
    function callAnything(address opener, uint256 seed, uint256 times) external returns (uint256 done) {
        for (uint256 i; i < times; ++i) {
            bytes32 word = keccak256(abi.encode(seed, i));
            (bool isDone,) = opener.call(abi.encodePacked(bytes4(word), word, keccak256(abi.encode(word))));
            if (isDone) ++done;
        }
    }
}

contract PoolOpenerAttacksTest is MarketTest {
    /// @dev `beforeInitialize` of v4's hooks.
    bytes4 internal constant BEFORE_INITIALIZE = 0xdc98354e;

    Attacker internal attacker;

    function setUp() public override {
        super.setUp();
        attacker = new Attacker();
    }

    function test_NobodyElseInitialises() external {
        becomeOpenable();
        assertEq(attacker.initialise(manager, opener.keyOf(address(usdt)), 1, 2_500), 0, "usdt");
        assertEq(attacker.initialise(manager, opener.keyOf(address(usdc)), 2, 2_500), 0, "usdc");
        openBoth();
        assertEq(attacker.initialise(manager, opener.keyOf(address(usdt)), 3, 500), 0, "usdt, once open");
        assertMarket(address(usdc), IPoolOpener.Status.Opened, "both open all the same");
    }

    function test_NobodyTakesLiquidityOut() external {
        becomeOpenable();
        openBoth();
        uint256 ours = positionOf(address(usdt), OPENER);
        uint256 theirs = positionOf(address(usdc), OPENER);
        assertEq(attacker.drain(trader, opener.keyOf(address(usdt)), 4, 2_500), 0, "usdt");
        assertEq(attacker.drain(trader, opener.keyOf(address(usdc)), 5, 2_500), 0, "usdc");
        assertEq(positionOf(address(usdt), OPENER), ours, "as it was");
        assertEq(positionOf(address(usdc), OPENER), theirs, "as it was");
    }

    function test_NoOtherFunctionThanThoseAnswers() external {
        becomeOpenable();
        openBoth();
        assertEq(attacker.callAnything(OPENER, 6, 2_500), 0, "none");
        (bool isDone,) =
            OPENER.call(abi.encodeWithSelector(BEFORE_INITIALIZE, stranger, opener.keyOf(address(usdt)), 1));
        assertTrue(!isDone, "no hook answers");
        (isDone,) = OPENER.call{value: 0}("");
        assertTrue(!isDone, "nothing is taken");
    }

    function test_OnlyTheManagerCallsBack() external {
        becomeOpenable();
        openBoth();
        expectError(IPoolOpener.PoolOpener_NotTheManager.selector, address(this));
        opener.unlockCallback(abi.encode(usdt, uint128(1)));
        // Inside a stranger's unlock the manager calls the stranger, who is none either.
        expectError(IPoolOpener.PoolOpener_NotTheManager.selector, address(trader));
        trader.callUnlocked(OPENER, abi.encodeCall(opener.unlockCallback, (abi.encode(usdt, uint128(0)))));
    }

    /// @dev A stranger's pool with the same coins stands beside, under another name.
    function test_AStrangersPoolStandsBeside() external {
        becomeOpenable();
        IPoolManager.PoolKey memory key = opener.keyOf(address(usdt));
        key.hooks = address(0);
        vm.prank(stranger);
        manager.initialize(key, 1 << 96);
        openBoth();
        assertEq(sqrtPriceOf(address(usdt)), opener.openingSqrtPriceX96(address(usdt)), "ours has our price");
    }

    /// @dev What somebody left half done in the manager before, in the same transaction.
    function test_AReservedBalanceOfTheManagerChangesNothing() external {
        becomeOpenable();
        SyncThenOpen both = new SyncThenOpen();
        both.run(manager, opener, address(usdt), LILAPE);
        both.run(manager, opener, address(usdc), address(usdc));
        assertEq(lilape.balanceOf(OPENER), 0, "both are open");
    }

    /// @dev Strangers add to the pool and take theirs out again; ours stays.
    function test_StrangersTakeOutOnlyTheirs() external {
        becomeOpenable();
        openBoth();
        uint256 ours = positionOf(address(usdt), OPENER);
        IPoolManager.PoolKey memory key = opener.keyOf(address(usdt));
        usdt.mint(address(trader), 10_000e6);
        vm.prank(prizeHolder);
        lilape.transfer(address(trader), 10_000_000e18);
        trader.change(key, int256(ours));
        assertEq(positionOf(address(usdt), address(trader)), ours, "theirs");
        trader.change(key, -int256(ours));
        vm.expectRevert();
        trader.change(key, -1);
        assertEq(positionOf(address(usdt), OPENER), ours, "ours");
    }
}

/// @title Makes the manager remember a balance, and opens in the same transaction
contract SyncThenOpen {
    function run(FullManager manager, IPoolOpener opener, address coin, address synced) external {
        manager.sync(synced);
        opener.open(coin);
    }
}
