// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPoolManager, IUnlockCallback} from "./IPoolManager.sol";

/// @title A market that opens itself
/// @notice The treasury of the sale. From 24 hours after the release of the shares anyone opens, for each coin of the sale,
/// a pool of LILAPE on Uniswap v4 at the price of the last unit sold, with a fixed part of that coin's payments and the
/// LILAPE which that price asks for. What is put in can never be taken out again by anybody. The rest of the money goes to
/// the treasury proper, the rest of the LILAPE is burned.
/// @dev Each pool has a fee of 1%, ticks 200 apart and one position over the whole range, −887,200 to 887,200; v4's
/// governance may add a fee of its own of up to 0.1%. This contract is the hook of its pools: its address says that it is
/// asked before a pool is initialised, and it has no function to answer, so that nobody but itself can initialise one.
/// The opening price, tested on the same vectors, stands in `packages/domain/src/market/opening.ts`.
interface IPoolOpener is IUnlockCallback {
    /// @notice Where the market of a coin stands.
    /// `Waiting` until opened or given up; `Unused` where there was nothing to pool; all but `Waiting` are final.
    enum Status {
        Waiting,
        Opened,
        Unused,
        GivenUp
    }

    /// @notice The market of a coin.
    /// @param status where it stands
    /// @param doneAt when it was opened, unused or given up, unix seconds; 0 before
    /// @param failedAt when opening it was first shown to fail, unix seconds; 0 if never
    /// @param liquidity of the position, as v4 counts it; only ever 0 or what was added at the opening
    struct Market {
        Status status;
        uint40 doneAt;
        uint40 failedAt;
        uint128 liquidity;
    }

    /// @notice A pool was opened, or its coin was not needed: then everything but `coin` is 0 but the price.
    /// @param coin USDT or USDC
    /// @param poolId of the pool in the PoolManager
    /// @param money of the coin put in, 6-decimal units
    /// @param tokens LILAPE put in, 18 decimals
    /// @param sqrtPriceX96 its price, as v4 counts it
    /// @param liquidity of the position, as v4 counts it; 0 where there was nothing to pool
    event MarketOpened(
        address indexed coin,
        bytes32 indexed poolId,
        uint256 money,
        uint256 tokens,
        uint160 sqrtPriceX96,
        uint128 liquidity
    );
    /// @notice Both coins are done: LILAPE that no pool asked for was destroyed.
    /// @param amount LILAPE, 18 decimals
    event RestBurned(uint256 amount);
    /// @notice Money that no pool asked for went to the treasury.
    /// @param coin USDT or USDC
    /// @param amount 6-decimal units
    event Swept(address indexed coin, uint256 amount);
    /// @notice Opening a pool was tried and failed. If it still fails at `givenUpFrom`, it can be given up.
    /// @param coin USDT or USDC
    /// @param givenUpFrom unix seconds
    event OpeningFailed(address indexed coin, uint256 givenUpFrom);
    /// @notice Opening a pool failed again: there will be none with this coin.
    /// @param coin USDT or USDC
    event MarketGivenUp(address indexed coin);
    /// @notice What swaps paid to the position was burned or sent to the DAO.
    /// @param coin USDT or USDC
    /// @param burned LILAPE destroyed, 18 decimals
    /// @param paid of the coin sent, 6-decimal units
    event FeesCollected(address indexed coin, uint256 burned, uint256 paid);

    /// @dev this address does not say that the contract is asked before a pool is initialised, and nothing else
    error PoolOpener_BadHookAddress(address opener);
    /// @dev `account` cannot have the role it was given
    error PoolOpener_BadAddress(address account);
    /// @dev the part of the money is none, or more than the LILAPE for liquidity can match
    error PoolOpener_BadMoneyShare(uint256 moneyShareBps);
    /// @dev `coin` is neither USDT nor USDC
    error PoolOpener_UnknownCoin(address coin);
    /// @dev the market of the coin is `status` for good
    error PoolOpener_AlreadyDone(address coin, Status status);
    /// @dev the shares were not released yet
    error PoolOpener_NotReleased();
    /// @dev markets open at `opensAt`, unix seconds
    error PoolOpener_TooEarly(uint256 opensAt);
    /// @dev the market of the coin was neither opened nor given up
    error PoolOpener_StillWaiting(address coin);
    /// @dev the sale still owes `missing` of the coin, 6-decimal units, and has not the coins or may not send them
    error PoolOpener_StillOwed(address coin, uint256 missing);
    /// @dev none of the coin is here
    error PoolOpener_NothingToSweep(address coin);
    /// @dev there is no pool with the coin
    error PoolOpener_NoPool(address coin);
    /// @dev no fees were paid to the position since the last time
    error PoolOpener_NoFees(address coin);
    /// @dev less than `needed` gas is left for trying
    error PoolOpener_TooLittleGas(uint256 needed);
    /// @dev the PoolManager is at work for somebody, who could make the attempt fail
    error PoolOpener_ManagerAtWork();
    /// @dev it failed again, and can be given up at `givenUpFrom`, unix seconds, if it fails then
    error PoolOpener_NotYetGivenUp(uint256 givenUpFrom);
    /// @dev only the PoolManager calls back
    error PoolOpener_NotTheManager(address sender);

    /// @notice Anyone, from 24 hours after the release, once a coin: opens its pool. What the sale still owes of the coin is
    /// collected first. The pool gets ⌊collected · moneyShareBps / 10,000⌋ of the coin and the LILAPE for it, both cut to
    /// the liquidity that the scarcer of the two allows. Nobody is paid anything but the pool.
    /// @dev Warning: the second pool opens at the same price as the first, whatever the first trades at by then. Until both
    /// prices meet, a trader who buys in one and sells in the other is paid by the pools: open both in one go.
    /// Where nobody paid with the coin, or the liquidity would be 0, there is no pool and the coin is done. Once both
    /// are done the rest of the LILAPE is burned. While the sale owes a part that it cannot send, as its issuer destroyed
    /// or froze it, there is no pool, so that nobody opens one with a gift of a few units; anyone can end that by sending
    /// the sale what it lacks. Once opening has been shown to fail, by `giveUp`, and 30 days are over, what came is pooled without
    /// the rest. Reverts, in this order:
    /// - `Reentrancy` from inside another call here
    /// - `PoolOpener_UnknownCoin` unless `coin` is USDT or USDC
    /// - `PoolOpener_AlreadyDone` after the first time
    /// - `PoolOpener_NotReleased` before the release
    /// - `PoolOpener_TooEarly` in the 24 hours after it
    /// - `PoolOpener_StillOwed` while the sale lacks coins that it owes, or they are stopped, until 30 days after the
    /// failure on record; also later where the liquidity would be 0
    /// - whatever coin or PoolManager refuse with
    ///
    /// Emits `MarketOpened`, and `RestBurned` where both are done.
    /// @param coin USDT or USDC
    /// @return liquidity of the position, as v4 counts it; 0 where there was nothing to pool
    function open(address coin) external returns (uint128 liquidity);

    /// @notice Anyone, once the coin's market is opened, unused or given up: sends all of the coin here to the treasury.
    /// @dev What the sale still owes is collected there. Reverts, in this order:
    /// - `Reentrancy` from inside another call here
    /// - `PoolOpener_UnknownCoin` unless `coin` is USDT or USDC
    /// - `PoolOpener_StillWaiting` before
    /// - `PoolOpener_NothingToSweep` where none is here
    /// - `TransferFailed` where the coin refuses: freeze, pause
    ///
    /// Emits `Swept`.
    /// @param coin USDT or USDC
    /// @return amount 6-decimal units sent
    function sweep(address coin) external returns (uint256 amount);

    /// @notice Anyone, from 24 hours after the release: tries to open a coin's pool. Where that works, it is open. Where it
    /// fails, the failure is recorded; where it fails again 30 days after that or later, the market is given up, for good.
    /// The failure stays on record: it need not last, but in between anybody's `open` or `giveUp` that works is final.
    /// @dev A pool that can be opened can be given up by nobody: the attempt gets so much gas that none lacks, and not while
    /// the PoolManager or this contract are at work for somebody. Reverts, in this order:
    /// - `Reentrancy` from inside another call here
    /// - as `open` up to `PoolOpener_TooEarly`
    /// - `PoolOpener_ManagerAtWork` from inside `unlock`
    /// - `PoolOpener_TooLittleGas` with less gas than an attempt could need
    /// - `PoolOpener_NotYetGivenUp` where it failed before, and not 30 days ago
    ///
    /// Emits as `open` does, `OpeningFailed` or `MarketGivenUp`, and `RestBurned` where both are done.
    /// @param coin USDT or USDC
    function giveUp(address coin) external;

    /// @notice Anyone: collects what swaps paid to the position. LILAPE is burned, the coin goes to the DAO.
    /// @dev Reverts, in this order:
    /// - `Reentrancy` from inside another call here
    /// - `PoolOpener_NoPool` where none was opened
    /// - `PoolOpener_NoFees` where there are none
    /// - whatever coin or PoolManager refuse with
    ///
    /// Emits `FeesCollected`.
    /// @param coin USDT or USDC
    /// @return burned LILAPE destroyed, 18 decimals
    /// @return paid of the coin sent, 6-decimal units
    function collectFees(address coin) external returns (uint256 burned, uint256 paid);

    /// @notice Uniswap's PoolManager, which holds the pools.
    function manager() external view returns (address);

    /// @notice What gave the LILAPE for liquidity.
    function reserves() external view returns (address);

    /// @notice The sale, whose treasury this contract is.
    function presale() external view returns (address);

    /// @notice The token.
    function lilape() external view returns (address);

    /// @notice The first coin of the sale.
    function usdt() external view returns (address);

    /// @notice The second coin of the sale.
    function usdc() external view returns (address);

    /// @notice Where the rest of the money goes.
    function treasury() external view returns (address);

    /// @notice Where fees in coins go.
    function dao() external view returns (address);

    /// @notice Which part of a coin's payments is pooled, in ten-thousandths.
    function moneyShareBps() external view returns (uint256);

    /// @notice When markets can be opened, unix seconds; 0 before the release.
    function opensAt() external view returns (uint256);

    /// @notice Where a coin's market stands.
    /// @param coin any address; all zero for one that is no coin of the sale
    function marketOf(address coin) external view returns (Market memory);

    /// @notice Price of the last unit sold, micro-dollars a whole token: that of stage n for U in (Bₙ₋₁, Bₙ], so the end of
    /// a stage belongs to it; that of stage 1 where nothing was sold.
    function lastPrice() external view returns (uint256);

    /// @notice The price at which a coin's pool opens, if the sale ended now: ⌊√(price · 2¹⁹² / 10¹⁸)⌋ where LILAPE is
    /// currency 0, ⌊√(10¹⁸ · 2¹⁹² / price)⌋ where it is currency 1.
    /// @param coin USDT or USDC
    function openingSqrtPriceX96(address coin) external view returns (uint160);

    /// @notice What names a coin's pool in the PoolManager.
    /// @param coin USDT or USDC
    function keyOf(address coin) external view returns (IPoolManager.PoolKey memory);
}
