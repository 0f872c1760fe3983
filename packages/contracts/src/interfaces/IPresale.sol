// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Staged sale of LILAPE for USDT and USDC
/// @notice The sale's state is `raised`, the 6-decimal units accepted so far, U. Stage n (1-based) costs
/// `basePrice + priceStep · (n − 1)` micro-dollars a token and ends at
/// Bₙ = Bₙ₋₁ + tokensPerStage · priceₙ. A payment takes [U, U + a) and is credited
/// Σ ⌊overlap with [Bₙ₋₁, Bₙ) · 10¹⁸ / priceₙ⌋ base units of LILAPE. The unit at Bₙ belongs to stage n + 1.
/// The same rule, tested on the same vectors, stands in `packages/domain/src/presale/quote.ts`.
interface IPresale {
    /// @notice Terms of the sale, fixed at deployment.
    /// @param startsAt unix seconds of the first moment at which `buy` works
    /// @param endsAt unix seconds of the first moment at which it no longer does
    /// @param stageCount number of stages, at least 1
    /// @param basePrice price of stage 1, micro-dollars a whole token
    /// @param priceStep added to the price from each stage to the next, micro-dollars
    /// @param tokensPerStage whole LILAPE tokens in each stage
    /// @param minimum least amount that may be offered to `buy`, 6-decimal units
    /// @param softCap least `raised` with which the sale can be finalised, 6-decimal units
    /// @param share LILAPE (18 decimals) that must be the contract's balance at deployment
    struct Terms {
        uint40 startsAt;
        uint40 endsAt;
        uint8 stageCount;
        uint32 basePrice;
        uint32 priceStep;
        uint64 tokensPerStage;
        uint64 minimum;
        uint64 softCap;
        uint128 share;
    }

    /// @notice Where the sale stands. `Upcoming` to `Ended` follow from the clock and the counters;
    /// `Finalised`, `Refunding` and `Cancelled` are terminal and exclude each other.
    enum Status {
        Upcoming,
        Open,
        Closing,
        Ended,
        Finalised,
        Refunding,
        Cancelled
    }

    /// @notice Everything counted, none of which ever decreases. Amounts of stablecoins have 6 decimals,
    /// of LILAPE 18.
    struct Counters {
        uint64 usdt;
        uint64 usdc;
        uint112 tokens;
        uint112 claimed;
        uint64 refundedUsdt;
        uint64 refundedUsdc;
    }

    /// @notice One buyer's account; amounts stay after a claim or refund, the flags say what was paid out.
    struct Account {
        uint64 usdt;
        uint64 usdc;
        uint112 tokens;
        bool claimed;
        bool refundedUsdt;
        bool refundedUsdc;
    }

    /// @notice A purchase was credited.
    /// @param charged 6-decimal units pulled from the buyer
    /// @param tokens LILAPE credited, 18 decimals
    /// @param raisedBefore U before this purchase, so that anyone can recompute `tokens` from this event alone
    event Purchased(
        address indexed buyer, address indexed paymentToken, uint256 charged, uint256 tokens, uint256 raisedBefore
    );
    /// @notice The owner announced an earlier end, once and irrevocably.
    event ClosingAnnounced(uint40 closesAt);
    event Cancelled();
    /// @notice The sale succeeded; `sold` is owed to buyers and `burned` was destroyed (LILAPE, 18 decimals).
    event Finalised(uint256 raised, uint256 sold, uint256 burned);
    /// @notice The counted total of one payment token went to the treasury.
    event Collected(address indexed paymentToken, uint256 amount);
    event Claimed(address indexed account, uint256 tokens);
    event Refunded(address indexed account, address indexed paymentToken, uint256 amount);
    event Rescued(address indexed token, address indexed to, uint256 amount);

    error Presale_UnsupportedToken(address token);
    /// @dev the sale is `status`, in which the call does not work
    error Presale_WrongStatus(Status status);
    error Presale_BelowMinimum(uint256 offered, uint256 minimum);
    error Presale_TooFewTokens(uint256 tokens, uint256 minTokens);
    /// @dev the payment token delivered less than was charged
    error Presale_ShortPayment(uint256 received, uint256 charged);
    error Presale_ClosingTooSoon(uint40 closesAt, uint40 earliest);
    error Presale_ClosingTooLate(uint40 closesAt, uint40 endsAt);
    error Presale_ClosingAlreadyAnnounced(uint40 closesAt);
    error Presale_BelowSoftCap(uint256 raised, uint256 softCap);
    error Presale_AlreadyCollected(address paymentToken);
    error Presale_NothingToClaim(address account);
    error Presale_NothingToRefund(address account, address paymentToken);
    error Presale_ExceedsSurplus(uint256 amount, uint256 surplus);
    error Presale_LilapeNotRescuable();
    error Presale_BadTerms();
    /// @dev the LILAPE minted into this contract is not the share of the terms
    error Presale_WrongShare(uint256 balance, uint256 share);

    /// @notice What a payment of `amount` 6-decimal units would be charged and credited now.
    /// Does not look at the clock, the minimum or the status.
    function quote(uint256 amount) external view returns (uint256 charged, uint256 tokens);

    /// @notice Pays `charged` ≤ `amount` of `paymentToken` and is credited `tokens` ≥ `minTokens`.
    /// Only the last payment of the sale is charged less than it offers.
    function buy(address paymentToken, uint256 amount, uint256 minTokens)
        external
        returns (uint256 charged, uint256 tokens);

    /// @notice Owner: announces an earlier end, once, after the start, at least an hour ahead.
    function closeEarly(uint40 closesAt) external;

    /// @notice Owner: ends the sale before its end with refunds for everyone.
    function cancel() external;

    /// @notice Anyone, after the end: settles the sale in the buyers' favour to claim, and burns what is unsold.
    function finalise() external;

    /// @notice Anyone, once finalised, once a coin: sends its counted total to the treasury.
    function collect(address coin) external;

    /// @notice Anyone, once finalised: sends `account` its tokens.
    function claim(address account) external returns (uint256 tokens);

    /// @notice Anyone, once refunding or cancelled: sends `account` what it paid in `coin`.
    function refund(address account, address coin) external returns (uint256 amount);

    /// @notice Owner: returns tokens that were sent here by mistake. Never LILAPE, and of a payment token
    /// never more than exceeds what is owed.
    function rescue(address token, address to, uint256 amount) external;

    function lilape() external view returns (address);
    function usdt() external view returns (address);
    function usdc() external view returns (address);
    function treasury() external view returns (address);
    function terms() external view returns (Terms memory);
    function status() external view returns (Status);
    /// @notice U, 6-decimal units accepted so far in both payment tokens.
    function raised() external view returns (uint256);
    /// @notice When the sale ends by the clock, unix seconds: the announced closing time or `endsAt`.
    function closesAt() external view returns (uint40);
    function counters() external view returns (Counters memory);
    function accountOf(address buyer) external view returns (Account memory);
    function isCollected(address coin) external view returns (bool);
}
