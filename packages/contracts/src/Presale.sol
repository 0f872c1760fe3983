// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuardTransient} from "solady/utils/ReentrancyGuardTransient.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

import {IPresale} from "./interfaces/IPresale.sol";
import {LilApe} from "./LilApe.sol";
import {Tally, TallyLib} from "./Tally.sol";

/// @title Staged sale of LILAPE for USDT and USDC
/// @notice Holds the payments until the sale is settled: buyers either claim their tokens or take their money back.
/// @dev Warning: the owner can announce an earlier end once, cancel before the end (everyone is refunded), give back
/// tokens sent here by mistake, and hand over (in two steps) or renounce these powers. The owner can never touch a
/// payment, the LILAPE, the price, the terms or the treasury's address.
/// @dev Warning: LILAPE sent here after the sale was finalised stays here forever. So does ether forced into the
/// contract; no function takes any.
contract Presale is IPresale, Ownable2Step, ReentrancyGuardTransient {
    using SafeTransferLib for address;

    /// @dev Where the sale stands beyond what the clock says. One slot.
    /// `settled` is `Finalised`, `Cancelled`, or `Upcoming` for neither; `closesAt` is 0 until announced.
    struct Phase {
        Status settled;
        uint40 closesAt;
        uint64 collectedUsdt;
        uint64 collectedUsdc;
    }

    /// @dev Raised by SafeTransferLib when a payment cannot be pulled: too little balance or allowance, or a refusal
    /// of the coin. Named here so that it is in the ABI.
    error TransferFromFailed();
    /// @dev Raised by SafeTransferLib when a coin refuses to be sent.
    error TransferFailed();

    /// @dev Marks in a buyer's tally.
    uint256 private constant CLAIMED = 1 << 240;
    uint256 private constant REFUNDED_USDT = 1 << 241;
    uint256 private constant REFUNDED_USDC = 1 << 242;
    uint40 private constant CLOSING_NOTICE = 1 hours;
    /// @dev Longest time from start to end, for which a payment can be held.
    uint256 private constant LONGEST_SALE = 366 days;
    uint256 private constant ONE_TOKEN = 1e18;

    /// @inheritdoc IPresale
    address public immutable lilape;
    /// @inheritdoc IPresale
    address public immutable usdt;
    /// @inheritdoc IPresale
    address public immutable usdc;
    /// @inheritdoc IPresale
    /// @dev Warning: fixed for good. A coin that freezes it cannot be collected; claims and refunds do not depend on it.
    address public immutable treasury;

    uint40 private immutable STARTS_AT;
    uint40 private immutable ENDS_AT;
    uint8 private immutable STAGE_COUNT;
    uint32 private immutable BASE_PRICE;
    uint32 private immutable PRICE_STEP;
    uint64 private immutable TOKENS_PER_STAGE;
    uint64 private immutable MINIMUM;
    uint64 private immutable SOFT_CAP;
    uint128 private immutable SHARE;
    /// @dev End of the last stage, 6-decimal units.
    uint64 private immutable TOTAL;

    /// @dev Not zero once an owed payment token was marked as paid, until the transaction ends: from within the coin's own
    /// call it is still here and would look like a surplus. A write only, which a guard around `refund` would not be.
    uint256 private transient payingOut;

    /// @dev Everything bought.
    Tally private sold;
    Phase private phase;
    /// @dev Everything claimed and refunded.
    Tally private paidOut;
    /// @dev What each buyer bought, never zeroed, and marks for what was paid out to them.
    mapping(address account => Tally) private buyers;

    /// @notice Fixes the terms for good. The share must have been minted here before.
    /// @dev Reverts:
    /// - `Presale_BadAddress` for a role that an address cannot have
    /// - `Presale_BadTimes` where the end is not after the start, not ahead, or more than 366 days after the start
    /// - `Presale_BadTerms` for a ladder, minimum or soft cap that make no sense together or do not fit the counters
    /// - `Presale_WrongShare` where less LILAPE is here than the share
    ///
    /// Emits `SaleCreated`.
    /// @param owner_ who has the powers named above
    /// @param treasury_ where collected payments go, fixed for good
    /// @param lilape_ the token sold
    /// @param usdt_ the first payment token
    /// @param usdc_ the second payment token
    /// @param saleTerms times, ladder, minimum, soft cap and share
    constructor(
        address owner_,
        address treasury_,
        address lilape_,
        address usdt_,
        address usdc_,
        Terms memory saleTerms
    ) Ownable(owner_) {
        _checkAsset(lilape_);
        _checkAsset(usdt_);
        _checkAsset(usdc_);
        if (usdt_ == usdc_ || usdt_ == lilape_) revert Presale_BadAddress(usdt_);
        if (usdc_ == lilape_) revert Presale_BadAddress(usdc_);
        _checkRole(owner_, lilape_, usdt_, usdc_);
        _checkRole(treasury_, lilape_, usdt_, usdc_);
        _checkTimes(saleTerms.startsAt, saleTerms.endsAt);
        TOTAL = _checkedTotal(saleTerms);
        // A gift sent ahead must not stop the sale; `finalise` burns it with what is unsold.
        uint256 balance = lilape_.balanceOf(address(this));
        if (balance < saleTerms.share) revert Presale_WrongShare(balance, saleTerms.share);

        treasury = treasury_;
        lilape = lilape_;
        usdt = usdt_;
        usdc = usdc_;
        STARTS_AT = saleTerms.startsAt;
        ENDS_AT = saleTerms.endsAt;
        STAGE_COUNT = saleTerms.stageCount;
        BASE_PRICE = saleTerms.basePrice;
        PRICE_STEP = saleTerms.priceStep;
        TOKENS_PER_STAGE = saleTerms.tokensPerStage;
        MINIMUM = saleTerms.minimum;
        SOFT_CAP = saleTerms.softCap;
        SHARE = saleTerms.share;
        emit SaleCreated(lilape_, usdt_, usdc_, treasury_, saleTerms);
    }

    // ---------------------------------------------------------------- buying

    /// @inheritdoc IPresale
    function buy(address paymentToken, uint256 amount, uint256 minTokens)
        external
        nonReentrant
        returns (uint256 charged, uint256 tokens)
    {
        bool inUsdt = _isUsdt(paymentToken);
        Tally soldBefore = sold;
        Status current = _status(soldBefore);
        if (current != Status.Open && current != Status.Closing) revert Presale_WrongStatus(current);
        if (amount < MINIMUM) revert Presale_BelowMinimum(amount, MINIMUM);

        uint256 raisedBefore = soldBefore.bothCoins();
        (charged, tokens) = _quote(raisedBefore, amount);
        if (tokens < minTokens) revert Presale_TooFewTokens(tokens, minTokens);

        Tally bought = TallyLib.pack(inUsdt, charged, tokens);
        sold = soldBefore.plus(bought);
        buyers[msg.sender] = buyers[msg.sender].plus(bought);

        emit Purchased(msg.sender, paymentToken, charged, tokens, raisedBefore);

        uint256 balanceBefore = paymentToken.balanceOf(address(this));
        paymentToken.safeTransferFrom(msg.sender, address(this), charged);
        uint256 received = FixedPointMathLib.zeroFloorSub(paymentToken.balanceOf(address(this)), balanceBefore);
        if (received < charged) revert Presale_ShortPayment(received, charged);
    }

    /// @inheritdoc IPresale
    function quote(uint256 amount) external view returns (uint256 charged, uint256 tokens) {
        return _quote(raised(), amount);
    }

    // ---------------------------------------------------------------- ending

    /// @inheritdoc IPresale
    /// @dev Warning: a power of the owner. Once announced, the closing time cannot be moved or withdrawn.
    function closeEarly(uint40 closingTime) external onlyOwner {
        Status current = status();
        if (current == Status.Closing) revert Presale_ClosingAlreadyAnnounced(phase.closesAt);
        if (current != Status.Open) revert Presale_WrongStatus(current);
        uint40 earliest = uint40(block.timestamp) + CLOSING_NOTICE;
        if (closingTime < earliest) revert Presale_ClosingTooSoon(closingTime, earliest);
        if (closingTime > ENDS_AT) revert Presale_ClosingTooLate(closingTime, ENDS_AT);

        phase.closesAt = closingTime;
        emit ClosingAnnounced(closingTime);
    }

    /// @inheritdoc IPresale
    /// @dev Warning: a power of the owner. Every buyer can then take back what they paid; nobody gets tokens.
    function cancel() external onlyOwner {
        Status current = status();
        if (current != Status.Upcoming && current != Status.Open && current != Status.Closing) {
            revert Presale_WrongStatus(current);
        }

        phase.settled = Status.Cancelled;
        emit Cancelled();
    }

    /// @inheritdoc IPresale
    /// @dev Calls no payment token, so that a frozen or paused coin cannot keep buyers from their tokens.
    function finalise() external {
        Status current = status();
        uint256 units = raised();
        if (current == Status.Refunding) revert Presale_BelowSoftCap(units, SOFT_CAP);
        if (current != Status.Ended) revert Presale_WrongStatus(current);
        uint256 claimable = sold.tokens();
        uint256 unsold = lilape.balanceOf(address(this)) - claimable;

        phase.settled = Status.Finalised;
        emit Finalised(units, claimable, unsold);

        LilApe(lilape).burn(unsold);
    }

    /// @inheritdoc IPresale
    function burnUnsold() external returns (uint256 amount) {
        Status current = status();
        if (current != Status.Refunding && current != Status.Cancelled) revert Presale_WrongStatus(current);
        amount = lilape.balanceOf(address(this));
        if (amount == 0) revert Presale_NothingToBurn();

        emit UnsoldBurned(amount);

        LilApe(lilape).burn(amount);
    }

    // ---------------------------------------------------------------- paying out

    /// @inheritdoc IPresale
    function collect(address coin) external returns (uint256 amount) {
        bool inUsdt = _isUsdt(coin);
        Status current = status();
        if (current != Status.Finalised) revert Presale_WrongStatus(current);
        // Not simply what is owed: a coin that lost money here could never be collected.
        amount = FixedPointMathLib.min(_owed(inUsdt), coin.balanceOf(address(this)));
        if (amount == 0) revert Presale_NothingToCollect(coin);

        // Safe: what is owed is at most the counted total, which has 64 bits.
        if (inUsdt) phase.collectedUsdt += uint64(amount);
        else phase.collectedUsdc += uint64(amount);
        payingOut = 1;
        emit Collected(coin, amount);

        coin.safeTransfer(treasury, amount);
    }

    /// @inheritdoc IPresale
    function claim(address account) external returns (uint256 tokens) {
        if (phase.settled != Status.Finalised) revert Presale_WrongStatus(status());
        Tally buyer = buyers[account];
        tokens = buyer.tokens();
        if (tokens == 0 || buyer.isMarked(CLAIMED)) revert Presale_NothingToClaim(account);

        buyers[account] = buyer.marked(CLAIMED);
        paidOut = paidOut.plus(TallyLib.pack(true, 0, tokens));
        emit Claimed(account, tokens);

        lilape.safeTransfer(account, tokens);
    }

    /// @inheritdoc IPresale
    function refund(address account, address coin) external returns (uint256 amount) {
        bool inUsdt = _isUsdt(coin);
        Status current = status();
        if (current != Status.Refunding && current != Status.Cancelled) revert Presale_WrongStatus(current);
        Tally buyer = buyers[account];
        uint256 mark = inUsdt ? REFUNDED_USDT : REFUNDED_USDC;
        amount = buyer.inCoin(inUsdt);
        if (amount == 0 || buyer.isMarked(mark)) revert Presale_NothingToRefund(account, coin);

        buyers[account] = buyer.marked(mark);
        paidOut = paidOut.plus(TallyLib.pack(inUsdt, amount, 0));
        payingOut = 1;
        emit Refunded(account, coin, amount);

        coin.safeTransfer(account, amount);
    }

    /// @inheritdoc IPresale
    /// @dev Warning: a power of the owner, over tokens that nobody is owed.
    function rescue(address token, address to, uint256 amount) external onlyOwner nonReentrant {
        if (token == lilape) revert Presale_LilapeNotRescuable();
        if (token == usdt || token == usdc) {
            if (payingOut != 0) revert Presale_PayingOut();
            uint256 surplus = FixedPointMathLib.zeroFloorSub(token.balanceOf(address(this)), _owed(token == usdt));
            if (amount > surplus) revert Presale_ExceedsSurplus(amount, surplus);
        }

        emit Rescued(token, to, amount);

        token.safeTransfer(to, amount);
    }

    // ---------------------------------------------------------------- reading

    /// @inheritdoc IPresale
    function terms() external view returns (Terms memory) {
        return Terms({
            startsAt: STARTS_AT,
            endsAt: ENDS_AT,
            stageCount: STAGE_COUNT,
            basePrice: BASE_PRICE,
            priceStep: PRICE_STEP,
            tokensPerStage: TOKENS_PER_STAGE,
            minimum: MINIMUM,
            softCap: SOFT_CAP,
            share: SHARE
        });
    }

    /// @inheritdoc IPresale
    function counters() external view returns (Counters memory) {
        return Counters({
            usdt: sold.usdt(),
            usdc: sold.usdc(),
            tokens: sold.tokens(),
            claimed: paidOut.tokens(),
            refundedUsdt: paidOut.usdt(),
            refundedUsdc: paidOut.usdc(),
            collectedUsdt: phase.collectedUsdt,
            collectedUsdc: phase.collectedUsdc
        });
    }

    /// @inheritdoc IPresale
    function accountOf(address account) external view returns (Account memory) {
        Tally buyer = buyers[account];
        return Account({
            usdt: buyer.usdt(),
            usdc: buyer.usdc(),
            tokens: buyer.tokens(),
            claimed: buyer.isMarked(CLAIMED),
            refundedUsdt: buyer.isMarked(REFUNDED_USDT),
            refundedUsdc: buyer.isMarked(REFUNDED_USDC)
        });
    }

    /// @inheritdoc IPresale
    function closesAt() external view returns (uint40) {
        uint40 announced = phase.closesAt;
        return announced == 0 ? ENDS_AT : announced;
    }

    /// @inheritdoc IPresale
    function status() public view returns (Status) {
        return _status(sold);
    }

    /// @inheritdoc IPresale
    function raised() public view returns (uint256) {
        return sold.bothCoins();
    }

    /// @inheritdoc IPresale
    function owed(address coin) external view returns (uint256) {
        return _owed(_isUsdt(coin));
    }

    // ---------------------------------------------------------------- rules

    /// @dev Whether `coin` is USDT; reverts unless it is one of the two.
    function _isUsdt(address coin) private view returns (bool) {
        if (coin == usdt) return true;
        if (coin == usdc) return false;
        revert Presale_UnsupportedToken(coin);
    }

    /// @dev Where a sale stands that has sold `tally`.
    function _status(Tally tally) private view returns (Status) {
        (Status settled, uint256 announced) = (phase.settled, phase.closesAt);
        if (settled != Status.Upcoming) return settled;
        if (block.timestamp < STARTS_AT) return Status.Upcoming;
        uint256 units = tally.bothCoins();
        uint256 end = announced == 0 ? ENDS_AT : announced;
        if (units == TOTAL || block.timestamp >= end) return units < SOFT_CAP ? Status.Refunding : Status.Ended;
        return announced == 0 ? Status.Open : Status.Closing;
    }

    /// @dev Charges at most what is left of the ladder and credits each portion of it at its own price, rounded down.
    function _quote(uint256 from, uint256 amount) private view returns (uint256 charged, uint256 tokens) {
        // Safe: `from` never passes TOTAL, everything else is below 2⁶⁴ · 10¹⁸, and no price is zero. The loops end:
        // each turn adds a stage, and `to` is at most the end of the last one.
        unchecked {
            charged = FixedPointMathLib.min(amount, TOTAL - from);
            uint256 to = from + charged;
            uint256 price = BASE_PRICE;
            uint256 stageEnd = TOKENS_PER_STAGE * price;
            while (stageEnd <= from) {
                price += PRICE_STEP;
                stageEnd += TOKENS_PER_STAGE * price;
            }
            while (stageEnd < to) {
                tokens += FixedPointMathLib.rawDiv((stageEnd - from) * ONE_TOKEN, price);
                from = stageEnd;
                price += PRICE_STEP;
                stageEnd += TOKENS_PER_STAGE * price;
            }
            tokens += FixedPointMathLib.rawDiv((to - from) * ONE_TOKEN, price);
        }
    }

    /// @dev What the contract still owes in a payment token. What was paid out is at most what was counted.
    function _owed(bool inUsdt) private view returns (uint256) {
        uint256 collected = inUsdt ? phase.collectedUsdt : phase.collectedUsdc;
        return sold.inCoin(inUsdt) - paidOut.inCoin(inUsdt) - collected;
    }

    /// @dev A token or coin must be a contract. The sale itself, still in its constructor, is none.
    function _checkAsset(address asset) private view {
        if (asset.code.length == 0) revert Presale_BadAddress(asset);
    }

    /// @dev An owner or treasury that is the sale, the token or a coin could never act, or would lose what it gets; a
    /// sale that is its own treasury would give its owner the payments as a surplus.
    function _checkRole(address role, address lilape_, address usdt_, address usdc_) private view {
        if (role == address(0) || role == address(this)) revert Presale_BadAddress(role);
        if (role == lilape_ || role == usdt_ || role == usdc_) revert Presale_BadAddress(role);
    }

    /// @dev A sale that is over could be finalised by anyone at once, which burns the share.
    function _checkTimes(uint256 startsAt, uint256 endsAt) private view {
        if (endsAt <= startsAt || endsAt <= block.timestamp || endsAt - startsAt > LONGEST_SALE) {
            revert Presale_BadTimes(startsAt, endsAt);
        }
    }

    /// @dev The end of the last stage, or a revert for a ladder that makes no sense or does not fit the counters.
    function _checkedTotal(Terms memory saleTerms) private pure returns (uint64) {
        if (saleTerms.minimum == 0 || saleTerms.basePrice == 0) revert Presale_BadTerms();
        uint256 perStage = saleTerms.tokensPerStage;
        uint256 stages = saleTerms.stageCount;
        uint256 ladderTokens = stages * perStage * ONE_TOKEN;
        if (ladderTokens == 0 || ladderTokens > type(uint112).max) revert Presale_BadTerms();
        if (ladderTokens > saleTerms.share) revert Presale_BadTerms();
        uint256 priceSum = stages * saleTerms.basePrice + saleTerms.priceStep * (stages * (stages - 1) / 2);
        uint256 total = perStage * priceSum;
        if (total > type(uint64).max) revert Presale_BadTerms();
        if (saleTerms.softCap > total || saleTerms.minimum > total) revert Presale_BadTerms();
        return uint64(total);
    }

    /// @dev The transient guard on every chain: Base has the opcodes.
    function _useTransientReentrancyGuardOnlyOnMainnet() internal pure override returns (bool) {
        return false;
    }
}
