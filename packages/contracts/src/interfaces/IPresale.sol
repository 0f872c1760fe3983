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
    /// @param usdt USDT charged to buyers
    /// @param usdc USDC charged to buyers
    /// @param tokens LILAPE credited to buyers
    /// @param claimed LILAPE that buyers have received
    /// @param refundedUsdt USDT that buyers have got back
    /// @param refundedUsdc USDC that buyers have got back
    /// @param collectedUsdt USDT that the treasury has received
    /// @param collectedUsdc USDC that the treasury has received
    struct Counters {
        uint64 usdt;
        uint64 usdc;
        uint112 tokens;
        uint112 claimed;
        uint64 refundedUsdt;
        uint64 refundedUsdc;
        uint64 collectedUsdt;
        uint64 collectedUsdc;
    }

    /// @notice One buyer's account; amounts stay after a claim or refund, the flags say what was paid out.
    /// @param usdt USDT paid, 6-decimal units
    /// @param usdc USDC paid, 6-decimal units
    /// @param tokens LILAPE credited, 18 decimals
    /// @param claimed whether `tokens` were sent
    /// @param refundedUsdt whether `usdt` was sent back
    /// @param refundedUsdc whether `usdc` was sent back
    struct Account {
        uint64 usdt;
        uint64 usdc;
        uint112 tokens;
        bool claimed;
        bool refundedUsdt;
        bool refundedUsdc;
    }

    /// @notice The sale was deployed. With these terms every credit can be recomputed from the events alone.
    /// @param lilape the token sold
    /// @param usdt the first payment token
    /// @param usdc the second payment token
    /// @param treasury where collected payments go
    /// @param terms as `terms()` gives them ever after
    event SaleCreated(
        address indexed lilape, address indexed usdt, address indexed usdc, address treasury, Terms terms
    );
    /// @notice A purchase was credited.
    /// @param buyer who paid and is credited
    /// @param paymentToken USDT or USDC
    /// @param charged 6-decimal units pulled from the buyer
    /// @param tokens LILAPE credited, 18 decimals
    /// @param raisedBefore U before this purchase, from which `tokens` follows by the ladder of `SaleCreated`
    event Purchased(
        address indexed buyer, address indexed paymentToken, uint256 charged, uint256 tokens, uint256 raisedBefore
    );
    /// @notice The owner announced an earlier end, once and irrevocably.
    /// @param closesAt unix seconds of the first moment at which `buy` no longer works
    event ClosingAnnounced(uint40 closesAt);
    /// @notice The owner ended the sale with refunds for everyone.
    event Cancelled();
    /// @notice The sale succeeded.
    /// @param raised U, 6-decimal units
    /// @param sold LILAPE owed to buyers, 18 decimals
    /// @param burned LILAPE destroyed, 18 decimals
    event Finalised(uint256 raised, uint256 sold, uint256 burned);
    /// @notice LILAPE of a sale that failed or was cancelled were destroyed; they are owed to nobody.
    /// @param amount LILAPE destroyed, 18 decimals
    event UnsoldBurned(uint256 amount);
    /// @notice Payments went to the treasury: the counted total of one coin, or as much of it as there was.
    /// @param paymentToken USDT or USDC
    /// @param amount 6-decimal units
    event Collected(address indexed paymentToken, uint256 amount);
    /// @notice A buyer received their tokens.
    /// @param account the buyer
    /// @param tokens LILAPE, 18 decimals
    event Claimed(address indexed account, uint256 tokens);
    /// @notice A buyer got back what they paid in one coin.
    /// @param account the buyer
    /// @param paymentToken USDT or USDC
    /// @param amount 6-decimal units
    event Refunded(address indexed account, address indexed paymentToken, uint256 amount);
    /// @notice The owner sent out tokens that were sent here by mistake.
    /// @param token any token but LILAPE
    /// @param to who received them
    /// @param amount in the token's own units
    event Rescued(address indexed token, address indexed to, uint256 amount);

    /// @dev `token` is neither USDT nor USDC
    error Presale_UnsupportedToken(address token);
    /// @dev the sale is `status`, in which the call does not work
    error Presale_WrongStatus(Status status);
    /// @dev less was offered than the terms' `minimum`
    error Presale_BelowMinimum(uint256 offered, uint256 minimum);
    /// @dev the payment would be credited `tokens`, and the buyer asked for at least `minTokens`
    error Presale_TooFewTokens(uint256 tokens, uint256 minTokens);
    /// @dev the payment token delivered less than was charged
    error Presale_ShortPayment(uint256 received, uint256 charged);
    /// @dev the announced end is less than an hour ahead
    error Presale_ClosingTooSoon(uint40 closesAt, uint40 earliest);
    /// @dev the announced end is after the terms' end
    error Presale_ClosingTooLate(uint40 closesAt, uint40 endsAt);
    /// @dev an end was announced before
    error Presale_ClosingAlreadyAnnounced(uint40 closesAt);
    /// @dev the sale ended below its soft cap: there are refunds instead
    error Presale_BelowSoftCap(uint256 raised, uint256 softCap);
    /// @dev nothing of the coin is owed to the treasury any more, or nothing of it is here
    error Presale_NothingToCollect(address paymentToken);
    /// @dev the account bought nothing or has claimed
    error Presale_NothingToClaim(address account);
    /// @dev the account paid nothing in the coin or was refunded in it
    error Presale_NothingToRefund(address account, address paymentToken);
    /// @dev there is no LILAPE here
    error Presale_NothingToBurn();
    /// @dev more was asked for than exceeds the debts in the coin
    error Presale_ExceedsSurplus(uint256 amount, uint256 surplus);
    /// @dev what is on its way out in this transaction must not be taken for a surplus
    error Presale_PayingOut();
    /// @dev LILAPE is never sent out but to buyers
    error Presale_LilapeNotRescuable();
    /// @dev `account` cannot have the role it was given: zero, the sale itself, a coin or the token; or a coin without
    /// code, or two of them the same
    error Presale_BadAddress(address account);
    /// @dev the end is not after the start, not ahead, or too far from the start
    error Presale_BadTimes(uint256 startsAt, uint256 endsAt);
    /// @dev the ladder, the minimum or the soft cap make no sense together, or do not fit the counters
    error Presale_BadTerms();
    /// @dev less LILAPE was minted into this contract than the share of the terms
    error Presale_WrongShare(uint256 balance, uint256 share);

    /// @notice What a payment would be charged and credited now.
    /// @dev Does not look at the clock, the minimum or the status. Never reverts.
    /// @param amount offered, 6-decimal units
    /// @return charged at most `amount`; less only where less is left of the ladder
    /// @return tokens LILAPE credited, 18 decimals, each portion of it rounded down
    function quote(uint256 amount) external view returns (uint256 charged, uint256 tokens);

    /// @notice Pays for tokens, to be claimed once the sale is finalised.
    /// @dev Only the last payment of the sale is charged less than it offers. Reverts, in this order:
    /// - `Reentrancy` from inside another `buy`
    /// - `Presale_UnsupportedToken` unless `paymentToken` is USDT or USDC
    /// - `Presale_WrongStatus` unless open or closing
    /// - `Presale_BelowMinimum` where `amount` is below the terms' minimum
    /// - `Presale_TooFewTokens` where fewer than `minTokens` would be credited, also after the cut at the ladder's end
    /// - `TransferFromFailed` where the coin refuses: balance, allowance, freeze, pause
    /// - `Presale_ShortPayment` where the coin delivers less than was charged
    ///
    /// Emits `Purchased`.
    /// @param paymentToken USDT or USDC, of which this contract may pull `charged`
    /// @param amount offered, 6-decimal units
    /// @param minTokens least LILAPE, 18 decimals, that the buyer agrees to
    /// @return charged 6-decimal units pulled, at most `amount`
    /// @return tokens LILAPE credited, 18 decimals
    function buy(address paymentToken, uint256 amount, uint256 minTokens)
        external
        returns (uint256 charged, uint256 tokens);

    /// @notice Owner: announces an earlier end, once, after the start, at least an hour ahead.
    /// @dev Reverts, in this order:
    /// - `OwnableUnauthorizedAccount` unless sent by the owner
    /// - `Presale_ClosingAlreadyAnnounced` while closing
    /// - `Presale_WrongStatus` unless open
    /// - `Presale_ClosingTooSoon` where the time is less than an hour ahead
    /// - `Presale_ClosingTooLate` where it is after the terms' end
    ///
    /// Emits `ClosingAnnounced`.
    /// @param closesAt unix seconds of the first moment at which `buy` no longer works
    function closeEarly(uint40 closesAt) external;

    /// @notice Owner: ends the sale before its end with refunds for everyone.
    /// @dev Reverts, in this order:
    /// - `OwnableUnauthorizedAccount` unless sent by the owner
    /// - `Presale_WrongStatus` unless upcoming, open or closing
    ///
    /// Emits `Cancelled`.
    function cancel() external;

    /// @notice Anyone, after the end: settles the sale, so that buyers can claim, and burns what is unsold.
    /// @dev Reverts, in this order:
    /// - `Presale_BelowSoftCap` where the sale ended below its soft cap
    /// - `Presale_WrongStatus` unless ended
    ///
    /// Emits `Finalised`.
    function finalise() external;

    /// @notice Anyone, once the sale failed or was cancelled: burns the LILAPE here, which nobody is owed.
    /// @dev Can be called again if more is sent here. Reverts, in this order:
    /// - `Presale_WrongStatus` unless refunding or cancelled
    /// - `Presale_NothingToBurn` where there is none
    ///
    /// Emits `UnsoldBurned`.
    /// @return amount LILAPE destroyed, 18 decimals
    function burnUnsold() external returns (uint256 amount);

    /// @notice Anyone, once finalised: sends a coin's counted total to the treasury. Where a coin lost money here, as
    /// much as there is; the rest stays owed and can be collected when it comes back.
    /// @dev Reverts, in this order:
    /// - `Presale_UnsupportedToken` unless `coin` is USDT or USDC
    /// - `Presale_WrongStatus` unless finalised
    /// - `Presale_NothingToCollect` where nothing is owed or nothing is here
    /// - `TransferFailed` where the coin refuses: freeze, pause
    ///
    /// Emits `Collected`.
    /// @param coin USDT or USDC
    /// @return amount 6-decimal units sent
    function collect(address coin) external returns (uint256 amount);

    /// @notice Anyone, once finalised: sends a buyer their tokens.
    /// @dev Reverts, in this order:
    /// - `Presale_WrongStatus` unless finalised
    /// - `Presale_NothingToClaim` where the account bought nothing or has claimed
    ///
    /// Emits `Claimed`.
    /// @param account the buyer, who is paid whoever sends the call
    /// @return tokens LILAPE sent, 18 decimals
    function claim(address account) external returns (uint256 tokens);

    /// @notice Anyone, once refunding or cancelled: sends a buyer what they paid in one coin.
    /// @dev Reverts, in this order:
    /// - `Presale_UnsupportedToken` unless `coin` is USDT or USDC
    /// - `Presale_WrongStatus` unless refunding or cancelled
    /// - `Presale_NothingToRefund` where the account paid nothing in the coin or was refunded in it
    /// - `TransferFailed` where the coin refuses: freeze, pause, too little left
    ///
    /// Emits `Refunded`.
    /// @param account the buyer, who is paid whoever sends the call
    /// @param coin USDT or USDC
    /// @return amount 6-decimal units sent
    function refund(address account, address coin) external returns (uint256 amount);

    /// @notice Owner: returns tokens that were sent here by mistake. Never LILAPE, and of a payment token
    /// never more than exceeds what is owed.
    /// @dev Reverts, in this order:
    /// - `OwnableUnauthorizedAccount` unless sent by the owner
    /// - `Reentrancy` from inside `buy` or another `rescue`
    /// - `Presale_LilapeNotRescuable` for LILAPE
    /// - `Presale_PayingOut` for a payment token in a transaction that refunded or collected before
    /// - `Presale_ExceedsSurplus` where more of a payment token is asked for than exceeds the debts
    /// - `TransferFailed` where the token refuses, or is none
    ///
    /// Emits `Rescued`.
    /// @param token any token but LILAPE
    /// @param to who receives them
    /// @param amount in the token's own units
    function rescue(address token, address to, uint256 amount) external;

    /// @notice The token sold.
    function lilape() external view returns (address);

    /// @notice The first payment token.
    function usdt() external view returns (address);

    /// @notice The second payment token.
    function usdc() external view returns (address);

    /// @notice Where collected payments go.
    function treasury() external view returns (address);

    /// @notice The terms of the deployment.
    function terms() external view returns (Terms memory);

    /// @notice Where the sale stands now.
    function status() external view returns (Status);

    /// @notice U, 6-decimal units accepted so far in both payment tokens.
    function raised() external view returns (uint256);

    /// @notice When the sale ends by the clock, unix seconds: the announced closing time or `endsAt`.
    function closesAt() external view returns (uint40);

    /// @notice Everything counted so far.
    function counters() external view returns (Counters memory);

    /// @notice What a buyer paid, is credited and was paid out.
    /// @param buyer any address; all zero for one that bought nothing
    function accountOf(address buyer) external view returns (Account memory);

    /// @notice What the sale still owes in a payment token: refunds to buyers, or the collection to the treasury.
    /// @dev Reverts with `Presale_UnsupportedToken` unless `coin` is USDT or USDC.
    /// @param coin USDT or USDC
    /// @return 6-decimal units
    function owed(address coin) external view returns (uint256);
}
