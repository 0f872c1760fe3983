// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {IPoolManager, IUnlockCallback} from "./interfaces/IPoolManager.sol";
import {IPoolOpener} from "./interfaces/IPoolOpener.sol";
import {IPresale} from "./interfaces/IPresale.sol";
import {IReserves} from "./interfaces/IReserves.sol";
import {LilApe} from "./LilApe.sol";

/// @title A market that opens itself
/// @notice Gets the sale's payments and the LILAPE for liquidity, and opens a pool for each coin.
/// @dev Nobody owns it. Its positions have no function that lowers them.
/// @dev Warning: nothing is checked against sale and token at deployment, as this contract stands before they do.
/// @dev Warning: where a coin freezes the treasury, its money waits here; where it freezes the DAO, fees wait in the pool;
/// where it freezes the PoolManager or this contract for a month, its market can be given up.
/// @dev Warning: what is sent here by mistake does not come back. Of the two coins it goes to the treasury, LILAPE is
/// burned when both coins are done; later, it stays here forever, as do other tokens, ether forced into the contract,
/// and coins sent here where the sale failed.
contract PoolOpener is IPoolOpener, ReentrancyGuardTransient {
    using SafeTransferLib for address;

    /// @dev Raised by SafeTransferLib when a coin refuses to be sent. Named here so that it is in the ABI.
    error TransferFailed();

    uint256 private constant WAIT = 24 hours;
    uint256 private constant PATIENCE = 30 days;
    /// @dev Ten times what `open` spends.
    uint256 private constant GAS_TO_TRY = 4_000_000;
    uint256 private constant BASIS = 10_000;
    uint256 private constant ONE_TOKEN = 1e18;
    uint256 private constant Q96 = 1 << 96;
    /// @dev The 14 lowest bits of an address say which hooks of v4 it has; this is `beforeInitialize` alone.
    uint160 private constant HOOK_BITS = (1 << 14) - 1;
    uint160 private constant BEFORE_INITIALIZE = 1 << 13;
    uint24 private constant FEE = 10_000;
    int24 private constant TICK_SPACING = 200;
    /// @dev The last multiple of the spacing that v4 has, and √(1.0001^±LAST_TICK) · 2⁹⁶ as v4 computes them.
    int24 private constant LAST_TICK = 887_200;
    uint256 private constant LOWEST_SQRT_PRICE = 4_310_618_292;
    uint256 private constant HIGHEST_SQRT_PRICE = 1_456_195_216_270_955_103_206_513_029_158_776_779_468_408_838_535;
    /// @dev Where the manager keeps, for the length of a transaction, whether it is unlocked.
    bytes32 private constant UNLOCKED_SLOT = 0xc090fc4683624cfc3884e9d8de5eca132f2d0ec062aff75d43c0465d5ceeab23;

    /// @inheritdoc IPoolOpener
    address public immutable manager;
    /// @inheritdoc IPoolOpener
    address public immutable reserves;
    /// @inheritdoc IPoolOpener
    address public immutable presale;
    /// @inheritdoc IPoolOpener
    address public immutable lilape;
    /// @inheritdoc IPoolOpener
    address public immutable usdt;
    /// @inheritdoc IPoolOpener
    address public immutable usdc;
    /// @inheritdoc IPoolOpener
    address public immutable treasury;
    /// @inheritdoc IPoolOpener
    address public immutable dao;
    /// @inheritdoc IPoolOpener
    uint256 public immutable moneyShareBps;

    mapping(address coin => Market) private markets;

    /// @notice Fixes what can never change. Token, sale and DAO are those of the reserves, whose liquidity this opens.
    /// @dev Reverts: `PoolOpener_BadHookAddress`, `PoolOpener_BadAddress`, `PoolOpener_BadMoneyShare`.
    /// @param manager_ Uniswap v4's PoolManager on this chain
    /// @param reserves_ what will give the LILAPE
    /// @param usdt_ the first coin of the sale
    /// @param usdc_ the second coin of the sale
    /// @param treasury_ where the rest of the money goes
    /// @param moneyShareBps_ which part of a coin's payments is pooled, in ten-thousandths; at most the share for liquidity
    /// over that of the sale, as more would find no LILAPE
    constructor(
        address manager_,
        address reserves_,
        address usdt_,
        address usdc_,
        address treasury_,
        uint256 moneyShareBps_
    ) {
        if (uint160(address(this)) & HOOK_BITS != BEFORE_INITIALIZE) {
            revert PoolOpener_BadHookAddress(address(this));
        }
        if (manager_.code.length == 0) revert PoolOpener_BadAddress(manager_);
        if (reserves_.code.length == 0) revert PoolOpener_BadAddress(reserves_);
        IReserves.Terms memory given = IReserves(reserves_).terms();
        if (given.poolOpener != address(this)) revert PoolOpener_BadAddress(reserves_);
        if (usdt_ == address(0) || usdt_ == given.lilape) revert PoolOpener_BadAddress(usdt_);
        if (usdc_ == address(0) || usdc_ == given.lilape || usdc_ == usdt_) revert PoolOpener_BadAddress(usdc_);
        address[8] memory noTreasury =
            [address(0), address(this), manager_, reserves_, given.lilape, given.presale, usdt_, usdc_];
        for (uint256 i; i < noTreasury.length; ++i) {
            if (treasury_ == noTreasury[i]) revert PoolOpener_BadAddress(treasury_);
        }
        if (moneyShareBps_ == 0 || moneyShareBps_ > BASIS) revert PoolOpener_BadMoneyShare(moneyShareBps_);
        if (moneyShareBps_ * given.presaleShare > BASIS * given.liquidityShare) {
            revert PoolOpener_BadMoneyShare(moneyShareBps_);
        }

        manager = manager_;
        reserves = reserves_;
        presale = given.presale;
        lilape = given.lilape;
        usdt = usdt_;
        usdc = usdc_;
        treasury = treasury_;
        dao = given.dao;
        moneyShareBps = moneyShareBps_;
    }

    // ---------------------------------------------------------------- opening

    /// @inheritdoc IPoolOpener
    function open(address coin) external nonReentrant returns (uint128 liquidity) {
        _checkWaiting(coin);
        uint160 price = openingSqrtPriceX96(coin);
        uint256 missing = _collect(coin);
        uint256 most = _collected(coin) * moneyShareBps / BASIS;
        liquidity = _liquidityOf(coin, price, LilApe(lilape).balanceOf(address(this)), most);
        if (missing != 0 && (liquidity == 0 || !_hasFailedForLong(coin))) revert PoolOpener_StillOwed(coin, missing);

        _finish(coin, liquidity == 0 ? Status.Unused : Status.Opened, liquidity);

        IPoolManager.PoolKey memory key = keyOf(coin);
        (uint256 tokens, uint256 money) = liquidity == 0 ? (0, 0) : _fill(key, coin, price, liquidity);
        emit MarketOpened(coin, keccak256(abi.encode(key)), money, tokens, price, liquidity);
        _burnRest();
    }

    /// @inheritdoc IPoolOpener
    function giveUp(address coin) external nonReadReentrant {
        _checkWaiting(coin);
        // From within `unlock` of a stranger every attempt fails.
        if (IPoolManager(manager).exttload(UNLOCKED_SLOT) != 0) revert PoolOpener_ManagerAtWork();
        if (gasleft() < GAS_TO_TRY) revert PoolOpener_TooLittleGas(GAS_TO_TRY);
        try this.open(coin) {
            return;
        } catch {}

        uint256 failedAt = markets[coin].failedAt;
        if (failedAt == 0) {
            markets[coin].failedAt = uint40(block.timestamp);
            emit OpeningFailed(coin, block.timestamp + PATIENCE);
            return;
        }
        if (block.timestamp < failedAt + PATIENCE) revert PoolOpener_NotYetGivenUp(failedAt + PATIENCE);
        _finish(coin, Status.GivenUp, 0);
        emit MarketGivenUp(coin);
        _burnRest();
    }

    // ---------------------------------------------------------------- paying out

    /// @inheritdoc IPoolOpener
    function sweep(address coin) external nonReentrant returns (uint256 amount) {
        _checkCoin(coin);
        if (markets[coin].status == Status.Waiting) revert PoolOpener_StillWaiting(coin);
        amount = coin.balanceOf(address(this));
        if (amount == 0) revert PoolOpener_NothingToSweep(coin);

        emit Swept(coin, amount);

        coin.safeTransfer(treasury, amount);
    }

    /// @inheritdoc IPoolOpener
    function collectFees(address coin) external nonReentrant returns (uint256 burned, uint256 paid) {
        if (markets[coin].status != Status.Opened) revert PoolOpener_NoPool(coin);
        (burned, paid) = _changePosition(coin, 0);
        if (burned == 0 && paid == 0) revert PoolOpener_NoFees(coin);

        emit FeesCollected(coin, burned, paid);

        LilApe(lilape).burn(burned);
    }

    // ---------------------------------------------------------------- reading

    /// @inheritdoc IPoolOpener
    function opensAt() public view returns (uint256) {
        uint256 releasedAt = IReserves(reserves).releasedAt();
        return releasedAt == 0 ? 0 : releasedAt + WAIT;
    }

    /// @inheritdoc IPoolOpener
    function marketOf(address coin) external view returns (Market memory) {
        return markets[coin];
    }

    /// @inheritdoc IPoolOpener
    function lastPrice() public view returns (uint256 price) {
        IPresale.Terms memory terms = IPresale(presale).terms();
        uint256 raised = IPresale(presale).raised();
        price = terms.basePrice;
        uint256 stageEnd = terms.tokensPerStage * price;
        while (stageEnd < raised) {
            price += terms.priceStep;
            stageEnd += terms.tokensPerStage * price;
        }
    }

    /// @inheritdoc IPoolOpener
    /// @dev No price has more than 41 bits, so the shifted ones have at most 252; a root of those has 126. Rounding the
    /// quotient down before the root changes nothing: the root is that of a whole number either way.
    function openingSqrtPriceX96(address coin) public view returns (uint160) {
        (uint256 over, uint256 under) = _isFirst(coin) ? (lastPrice(), ONE_TOKEN) : (ONE_TOKEN, lastPrice());
        return uint160(FixedPointMathLib.sqrt((over << 192) / under));
    }

    /// @inheritdoc IPoolOpener
    function keyOf(address coin) public view returns (IPoolManager.PoolKey memory) {
        (address first, address second) = _isFirst(coin) ? (lilape, coin) : (coin, lilape);
        return IPoolManager.PoolKey(first, second, FEE, TICK_SPACING, address(this));
    }

    // ---------------------------------------------------------------- the manager

    /// @inheritdoc IUnlockCallback
    /// @dev The manager calls back only whom it was called by. Pays for what is added; with 0, takes the fees.
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        if (msg.sender != manager) revert PoolOpener_NotTheManager(msg.sender);
        (address coin, uint128 added) = abi.decode(data, (address, uint128));
        IPoolManager.ModifyLiquidityParams memory change =
            IPoolManager.ModifyLiquidityParams(-LAST_TICK, LAST_TICK, int256(uint256(added)), 0);
        (int256 delta,) = IPoolManager(manager).modifyLiquidity(keyOf(coin), change, "");
        (int256 tokens, int256 money) = (delta >> 128, int128(delta));
        if (!_isFirst(coin)) (tokens, money) = (money, tokens);
        if (added == 0) {
            _take(lilape, address(this), uint256(tokens));
            _take(coin, dao, uint256(money));
            return abi.encode(tokens, money);
        }
        _settle(lilape, uint256(-tokens));
        _settle(coin, uint256(-money));
        return abi.encode(-tokens, -money);
    }

    /// @dev Adds to the position of a coin's pool, or with 0 takes its fees; returns what moved of LILAPE and coin.
    function _changePosition(address coin, uint128 added) private returns (uint256 tokens, uint256 money) {
        bytes memory moved = IPoolManager(manager).unlock(abi.encode(coin, added));
        return abi.decode(moved, (uint256, uint256));
    }

    /// @dev Initialises a pool and fills it, in one call, so that nobody trades in between.
    function _fill(IPoolManager.PoolKey memory key, address coin, uint160 price, uint128 liquidity)
        private
        returns (uint256 tokens, uint256 money)
    {
        IPoolManager(manager).initialize(key, price);
        return _changePosition(coin, liquidity);
    }

    function _settle(address token, uint256 amount) private {
        IPoolManager(manager).sync(token);
        token.safeTransfer(manager, amount);
        IPoolManager(manager).settle();
    }

    function _take(address token, address to, uint256 amount) private {
        if (amount != 0) IPoolManager(manager).take(token, to, amount);
    }

    // ---------------------------------------------------------------- rules

    function _checkCoin(address coin) private view {
        if (coin != usdt && coin != usdc) revert PoolOpener_UnknownCoin(coin);
    }

    /// @dev The coin's market can be opened now, as far as this contract is concerned.
    function _checkWaiting(address coin) private view {
        _checkCoin(coin);
        Status status = markets[coin].status;
        if (status != Status.Waiting) revert PoolOpener_AlreadyDone(coin, status);
        uint256 from = opensAt();
        if (from == 0) revert PoolOpener_NotReleased();
        if (block.timestamp < from) revert PoolOpener_TooEarly(from);
    }

    /// @dev Collects what can be, and returns what the sale still owes then. Where the sale refuses, that is all of it:
    /// what came before can be pooled all the same, once it has waited for the rest.
    function _collect(address coin) private returns (uint256 missing) {
        missing = IPresale(presale).owed(coin);
        if (missing == 0) return 0;
        try IPresale(presale).collect(coin) returns (uint256 amount) {
            missing -= amount;
        } catch {}
    }

    /// @dev Opening was shown to fail, and the month in which that can be mended is over.
    function _hasFailedForLong(address coin) private view returns (bool) {
        uint256 failedAt = markets[coin].failedAt;
        return failedAt != 0 && block.timestamp >= failedAt + PATIENCE;
    }

    /// @dev What came of a coin out of the sale.
    function _collected(address coin) private view returns (uint256) {
        IPresale.Counters memory counters = IPresale(presale).counters();
        return coin == usdt ? counters.collectedUsdt : counters.collectedUsdc;
    }

    /// @dev What the scarcer of both amounts allows over the whole range, rounded down; v4 asks for no more than both. At
    /// most the root of both, since one of the two gives less: 88 bits.
    function _liquidityOf(address coin, uint160 price, uint256 tokens, uint256 money) private view returns (uint128) {
        (uint256 first, uint256 second) = _isFirst(coin) ? (tokens, money) : (money, tokens);
        uint256 upper = FixedPointMathLib.fullMulDiv(price, HIGHEST_SQRT_PRICE, Q96);
        uint256 byFirst = FixedPointMathLib.fullMulDiv(first, upper, HIGHEST_SQRT_PRICE - price);
        uint256 bySecond = FixedPointMathLib.fullMulDiv(second, Q96, price - LOWEST_SQRT_PRICE);
        return uint128(FixedPointMathLib.min(byFirst, bySecond));
    }

    function _finish(address coin, Status status, uint128 liquidity) private {
        markets[coin] = Market(status, uint40(block.timestamp), markets[coin].failedAt, liquidity);
    }

    /// @dev Nobody needs the LILAPE that are left once both coins are done.
    function _burnRest() private {
        if (markets[usdt].status == Status.Waiting || markets[usdc].status == Status.Waiting) return;
        uint256 rest = LilApe(lilape).balanceOf(address(this));
        emit RestBurned(rest);
        LilApe(lilape).burn(rest);
    }

    function _isFirst(address coin) private view returns (bool) {
        return lilape < coin;
    }

    /// @dev Transient storage on every chain.
    function _useTransientReentrancyGuardOnlyOnMainnet() internal pure override returns (bool) {
        return false;
    }
}
