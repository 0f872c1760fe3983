// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {IPoolManager, IUnlockCallback} from "../interfaces/IPoolManager.sol";

/// @title What a swap needs of Uniswap v4's PoolManager
interface ISwapping {
    struct SwapParams {
        bool zeroForOne;
        int256 amountSpecified;
        uint160 sqrtPriceLimitX96;
    }

    function swap(IPoolManager.PoolKey calldata key, SwapParams calldata params, bytes calldata hookData)
        external
        returns (int256 delta);
}

/// @title Sells in a pool of v4 for its caller, on chains where nothing is worth anything
/// @notice It takes exactly what is sold out of the caller's allowance, and holds nothing between two calls.
/// @dev On Base people trade by Uniswap's own routers.
contract TestSwap is IUnlockCallback {
    using SafeTransferLib for address;

    /// @notice The price had fallen: less would have come back than was asked for.
    error TestSwap_TooLittle(uint256 got, uint256 atLeast);
    /// @notice Only the PoolManager calls back.
    error TestSwap_NotTheManager(address caller);

    uint160 private constant LOWEST = 4_295_128_740;
    uint160 private constant HIGHEST = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341;

    address public immutable manager;

    constructor(address manager_) {
        manager = manager_;
    }

    /// @notice Sells exactly `amount` of `currency` in the pool, and sends what it brings to the caller.
    /// @dev Reverts: `TestSwap_TooLittle`, and as the tokens and the manager do.
    /// @param key which pool
    /// @param currency which of its two tokens is sold
    /// @param amount in the token's own units, allowed to this contract
    /// @param atLeast what it has to bring, in the other token's units
    /// @return got what it brought
    function sell(IPoolManager.PoolKey calldata key, address currency, uint256 amount, uint256 atLeast)
        external
        returns (uint256 got)
    {
        bytes memory result = IPoolManager(manager).unlock(abi.encode(key, currency, amount, msg.sender));
        got = abi.decode(result, (uint256));
        if (got < atLeast) revert TestSwap_TooLittle(got, atLeast);
    }

    /// @inheritdoc IUnlockCallback
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        if (msg.sender != manager) revert TestSwap_NotTheManager(msg.sender);
        (IPoolManager.PoolKey memory key, address currency, uint256 amount, address seller) =
            abi.decode(data, (IPoolManager.PoolKey, address, uint256, address));
        bool isFirst = currency == key.currency0;
        ISwapping.SwapParams memory params = ISwapping.SwapParams(isFirst, -int256(amount), isFirst ? LOWEST : HIGHEST);
        int256 delta = ISwapping(manager).swap(key, params, "");
        (int128 first, int128 second) = (int128(delta >> 128), int128(delta));
        // Less than `amount` where the pool ran dry.
        uint256 paid = uint128(-(isFirst ? first : second));
        uint256 got = uint128(isFirst ? second : first);
        IPoolManager(manager).sync(currency);
        currency.safeTransferFrom(seller, manager, paid);
        IPoolManager(manager).settle();
        IPoolManager(manager).take(isFirst ? key.currency1 : key.currency0, seller, got);
        return abi.encode(got);
    }
}
