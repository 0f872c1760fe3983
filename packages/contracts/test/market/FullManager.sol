// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager} from "../../src/interfaces/IPoolManager.sol";

/// @title What tests use of the PoolManager besides what the opener does
interface FullManager is IPoolManager {
    struct SwapParams {
        bool zeroForOne;
        int256 amountSpecified;
        uint160 sqrtPriceLimitX96;
    }

    function swap(PoolKey calldata key, SwapParams calldata params, bytes calldata hookData)
        external
        returns (int256 delta);
    function donate(PoolKey calldata key, uint256 amount0, uint256 amount1, bytes calldata hookData)
        external
        returns (int256 delta);
    function mint(address to, uint256 id, uint256 amount) external;
    function extsload(bytes32 slot) external view returns (bytes32);
    function setProtocolFeeController(address controller) external;
    function setProtocolFee(PoolKey calldata key, uint24 fee) external;
}
