// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {IPoolManager, IUnlockCallback} from "../../src/interfaces/IPoolManager.sol";
import {FullManager} from "./FullManager.sol";

/// @title Trades in pools with what it holds, and does to the manager whatever it is asked to
contract Trader is IUnlockCallback {
    using SafeTransferLib for address;

    FullManager internal immutable MANAGER;

    constructor(FullManager manager_) {
        MANAGER = manager_;
    }

    /// @dev Sells exactly `amount` of a currency, at any price; returns what it got.
    function sell(IPoolManager.PoolKey calldata key, address currency, uint256 amount) external returns (uint256) {
        bytes memory call = abi.encodeCall(this.swapUnlocked, (key, currency, amount));
        return abi.decode(MANAGER.unlock(call), (uint256));
    }

    /// @dev Adds to, or with a negative delta takes from, a position of its own.
    function change(IPoolManager.PoolKey calldata key, int256 liquidityDelta) external {
        MANAGER.unlock(abi.encodeCall(this.changeUnlocked, (key, liquidityDelta)));
    }

    /// @dev Calls `target` from within `unlock`.
    function callUnlocked(address target, bytes calldata data) external {
        MANAGER.unlock(abi.encodeCall(this.forward, (target, data)));
    }

    /// @dev Calls anything; reverts as it does.
    function forward(address target, bytes calldata data) external returns (bytes memory) {
        return _forward(target, data);
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(MANAGER), "manager only");
        return _forward(address(this), data);
    }

    function swapUnlocked(IPoolManager.PoolKey calldata key, address currency, uint256 amount)
        external
        returns (uint256 got)
    {
        bool isFirst = currency == key.currency0;
        uint160 limit = isFirst ? 4_295_128_740 : 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341;
        int256 delta = MANAGER.swap(key, FullManager.SwapParams(isFirst, -int256(amount), limit), "");
        _even(key, delta);
        got = uint128(isFirst ? int128(delta) : int128(delta >> 128));
    }

    function changeUnlocked(IPoolManager.PoolKey calldata key, int256 liquidityDelta) external {
        (int256 delta,) =
            MANAGER.modifyLiquidity(key, IPoolManager.ModifyLiquidityParams(-887_200, 887_200, liquidityDelta, 0), "");
        _even(key, delta);
    }

    function _even(IPoolManager.PoolKey calldata key, int256 delta) private {
        _evenOne(key.currency0, delta >> 128);
        _evenOne(key.currency1, int128(delta));
    }

    function _evenOne(address currency, int256 delta) private {
        if (delta > 0) MANAGER.take(currency, address(this), uint256(delta));
        if (delta >= 0) return;
        MANAGER.sync(currency);
        currency.safeTransfer(address(MANAGER), uint256(-delta));
        MANAGER.settle();
    }

    function _forward(address target, bytes calldata data) private returns (bytes memory result) {
        bool isDone;
        (isDone, result) = target.call(data);
        if (!isDone) {
            assembly ("memory-safe") {
                revert(add(result, 0x20), mload(result))
            }
        }
    }
}
