// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What is used of Uniswap v4's PoolManager, which holds every pool of v4 on a chain
/// @notice Written anew after the interfaces and types of `@uniswap/v4-core`, which are MIT; same names, same selectors.
/// @dev Amounts of a pool can be moved only inside `unlock`, which calls its caller back (`IUnlockCallback`) and fails
/// unless everything owed was paid at its end.
interface IPoolManager {
    /// @notice What names a pool: the hash of its encoding is the pool's id.
    /// @param currency0 the token with the lower address
    /// @param currency1 the other
    /// @param fee of a swap, in millionths
    /// @param tickSpacing which ticks can bound a position
    /// @param hooks whom the manager asks, by the lowest 14 bits of this address
    struct PoolKey {
        address currency0;
        address currency1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
    }

    /// @notice How a position of the caller changes.
    /// @param tickLower its lower end
    /// @param tickUpper its upper end
    /// @param liquidityDelta what is added; with 0 only fees are collected
    /// @param salt tells positions of one owner with the same ends apart
    struct ModifyLiquidityParams {
        int24 tickLower;
        int24 tickUpper;
        int256 liquidityDelta;
        bytes32 salt;
    }

    /// @notice Creates a pool at a price, empty.
    /// @param key which pool
    /// @param sqrtPriceX96 √(currency1 per currency0) · 2⁹⁶
    /// @return tick of the price
    function initialize(PoolKey calldata key, uint160 sqrtPriceX96) external returns (int24 tick);

    /// @notice Calls `unlockCallback` of the caller, in which amounts can be moved.
    /// @param data passed on to the callback
    /// @return what the callback returned
    function unlock(bytes calldata data) external returns (bytes memory);

    /// @notice Changes a position of the caller.
    /// @param key which pool
    /// @param params see `ModifyLiquidityParams`
    /// @param hookData for the hooks
    /// @return callerDelta amounts of both currencies, each 128 bits signed, currency 0 above: owed to the pool below zero
    /// @return feesAccrued the part of it that are fees
    function modifyLiquidity(PoolKey calldata key, ModifyLiquidityParams calldata params, bytes calldata hookData)
        external
        returns (int256 callerDelta, int256 feesAccrued);

    /// @notice Remembers the manager's balance of a currency, before a payment.
    /// @param currency what will be paid
    function sync(address currency) external;

    /// @notice Counts what came since `sync` as paid by the caller.
    /// @return what came
    function settle() external payable returns (uint256);

    /// @notice Sends out what the caller is owed.
    /// @param currency which token
    /// @param to who receives it
    /// @param amount in the token's own units
    function take(address currency, address to, uint256 amount) external;

    /// @notice A word of the manager's transient storage.
    /// @param slot which word
    function exttload(bytes32 slot) external view returns (bytes32);
}

/// @title Whom the PoolManager calls back
interface IUnlockCallback {
    /// @notice The PoolManager calls it on whoever called `unlock`.
    /// @param data as given to `unlock`
    /// @return what `unlock` returns
    function unlockCallback(bytes calldata data) external returns (bytes memory);
}
