// The ledger as a fold over the sale's events. Pure: the same events give the same ledger, always.
import type { Address } from '@lilape/domain/address';
import type { ByCoin, PaymentToken } from '@lilape/domain/presale/methods';
import { quoteDown } from '@lilape/domain/presale/quote';
import type { Stage } from '@lilape/domain/presale/stages';

/** An event of the sale contract, decoded. Units have 6 decimals, tokens 18, times are unix seconds. */
export type SaleEvent =
  | {
      type: 'purchased';
      buyer: Address;
      coin: PaymentToken;
      chargedUnits: bigint;
      tokens: bigint;
      raisedBeforeUnits: bigint;
    }
  | { type: 'closing-announced'; closesAt: number }
  | { type: 'cancelled' }
  | { type: 'finalised'; raisedUnits: bigint; soldTokens: bigint; burnedTokens: bigint }
  | { type: 'unsold-burned'; tokens: bigint }
  | { type: 'collected'; coin: PaymentToken; units: bigint }
  | { type: 'claimed'; account: Address; tokens: bigint }
  | { type: 'refunded'; account: Address; coin: PaymentToken; units: bigint }
  | { type: 'rescued'; token: Address; to: Address; amount: bigint };

/** Running totals of the sale. None of the amounts ever decreases. */
export type SaleTotals = {
  /** What buyers were charged. */
  readonly units: ByCoin<bigint>;
  readonly refundedUnits: ByCoin<bigint>;
  /** What the treasury was sent; less than was charged while the sale's own account is short of a coin. */
  readonly collectedUnits: ByCoin<bigint>;
  readonly tokens: bigint;
  readonly claimedTokens: bigint;
  readonly burnedTokens: bigint;
  readonly buyers: number;
  readonly purchases: number;
  /** Announced closing time, unix seconds. */
  readonly closingAt: number | null;
  readonly outcome: 'cancelled' | 'finalised' | null;
};

/** One buyer's account, as in the contract. */
export type BuyerAccount = {
  readonly units: ByCoin<bigint>;
  readonly refunded: ByCoin<boolean>;
  readonly tokens: bigint;
  readonly claimed: boolean;
};

/** An event that contradicts what the rules and the earlier events say. It is recorded as it is, and raised. */
export type Alarm = {
  readonly code:
    | 'TOKENS_DIFFER'
    | 'RAISED_DIFFERS'
    | 'BEYOND_LADDER'
    | 'PAID_TWICE'
    | 'PAYOUT_DIFFERS'
    | 'OUTCOME_CHANGED'
    | 'SOLD_DIFFERS';
  readonly expected: string;
  readonly actual: string;
};

export type FoldStep = {
  readonly totals: SaleTotals;
  /** The touched buyer's account, where the event touches one. */
  readonly account: BuyerAccount | null;
  readonly alarms: readonly Alarm[];
};

export const EMPTY_TOTALS: SaleTotals = {
  units: { USDT: 0n, USDC: 0n },
  refundedUnits: { USDT: 0n, USDC: 0n },
  collectedUnits: { USDT: 0n, USDC: 0n },
  tokens: 0n,
  claimedTokens: 0n,
  burnedTokens: 0n,
  buyers: 0,
  purchases: 0,
  closingAt: null,
  outcome: null,
};

export const EMPTY_ACCOUNT: BuyerAccount = {
  units: { USDT: 0n, USDC: 0n },
  refunded: { USDT: false, USDC: false },
  tokens: 0n,
  claimed: false,
};

/** The buyer whose account an event touches, or null. */
export function touchedAccount(event: SaleEvent): Address | null {
  if (event.type === 'purchased') return event.buyer;
  if (event.type === 'claimed' || event.type === 'refunded') return event.account;
  return null;
}

/**
 * One step of the fold: `account` is the account of `touchedAccount(event)`, or null if it has none yet. What the
 * event says is what is recorded; where the ladder or the totals say otherwise, an alarm says so.
 */
export function foldSaleEvent(
  stages: readonly Stage[],
  totals: SaleTotals,
  account: BuyerAccount | null,
  event: SaleEvent,
): FoldStep {
  switch (event.type) {
    case 'purchased':
      return foldPurchase(stages, totals, account, event);
    case 'claimed':
      return foldClaim(totals, account ?? EMPTY_ACCOUNT, event.tokens);
    case 'refunded':
      return foldRefund(totals, account ?? EMPTY_ACCOUNT, event.coin, event.units);
    case 'collected':
      return foldCollection(totals, event.coin, event.units);
    case 'closing-announced':
      return step({ ...totals, closingAt: event.closesAt });
    case 'cancelled':
      return step({ ...totals, outcome: 'cancelled' }, null, outcomeAlarms(totals, 'cancelled'));
    case 'finalised':
      return foldFinalised(totals, event);
    case 'unsold-burned':
      return step({ ...totals, burnedTokens: totals.burnedTokens + event.tokens });
    case 'rescued':
      return step(totals);
  }
}

function foldPurchase(
  stages: readonly Stage[],
  totals: SaleTotals,
  account: BuyerAccount | null,
  event: Extract<SaleEvent, { type: 'purchased' }>,
): FoldStep {
  const raised = totals.units.USDT + totals.units.USDC;
  const quote = quoteDown(stages, raised, event.chargedUnits);
  const alarms = [
    ...differs('RAISED_DIFFERS', raised, event.raisedBeforeUnits),
    ...differs('BEYOND_LADDER', quote.chargedUnits, event.chargedUnits),
    ...differs('TOKENS_DIFFER', quote.tokens, event.tokens),
  ];
  const before = account ?? EMPTY_ACCOUNT;
  return {
    totals: {
      ...totals,
      units: added(totals.units, event.coin, event.chargedUnits),
      tokens: totals.tokens + event.tokens,
      purchases: totals.purchases + 1,
      buyers: totals.buyers + (account === null ? 1 : 0),
    },
    account: {
      ...before,
      units: added(before.units, event.coin, event.chargedUnits),
      tokens: before.tokens + event.tokens,
    },
    alarms,
  };
}

function foldClaim(totals: SaleTotals, account: BuyerAccount, tokens: bigint): FoldStep {
  const alarms = [...paidTwice(account.claimed), ...differs('PAYOUT_DIFFERS', account.tokens, tokens)];
  return step(
    { ...totals, claimedTokens: totals.claimedTokens + tokens },
    { ...account, claimed: true },
    alarms,
  );
}

function foldRefund(totals: SaleTotals, account: BuyerAccount, coin: PaymentToken, units: bigint): FoldStep {
  const alarms = [
    ...paidTwice(account.refunded[coin]),
    ...differs('PAYOUT_DIFFERS', account.units[coin], units),
  ];
  return step(
    { ...totals, refundedUnits: added(totals.refundedUnits, coin, units) },
    { ...account, refunded: { ...account.refunded, [coin]: true } },
    alarms,
  );
}

/** A collection may be of a part; all of them come to no more than was charged. */
function foldCollection(totals: SaleTotals, coin: PaymentToken, units: bigint): FoldStep {
  const left = totals.units[coin] - totals.collectedUnits[coin];
  const alarms = units > left ? differs('PAYOUT_DIFFERS', left, units) : [];
  return step({ ...totals, collectedUnits: added(totals.collectedUnits, coin, units) }, null, alarms);
}

function foldFinalised(totals: SaleTotals, event: Extract<SaleEvent, { type: 'finalised' }>): FoldStep {
  const alarms = [
    ...outcomeAlarms(totals, 'finalised'),
    ...differs('RAISED_DIFFERS', totals.units.USDT + totals.units.USDC, event.raisedUnits),
    ...differs('SOLD_DIFFERS', totals.tokens, event.soldTokens),
  ];
  return step(
    { ...totals, outcome: 'finalised', burnedTokens: totals.burnedTokens + event.burnedTokens },
    null,
    alarms,
  );
}

function step(
  totals: SaleTotals,
  account: BuyerAccount | null = null,
  alarms: readonly Alarm[] = [],
): FoldStep {
  return { totals, account, alarms };
}

function added(units: ByCoin<bigint>, coin: PaymentToken, more: bigint): ByCoin<bigint> {
  return coin === 'USDT'
    ? { USDT: units.USDT + more, USDC: units.USDC }
    : { USDT: units.USDT, USDC: units.USDC + more };
}

function differs(code: Alarm['code'], expected: bigint, actual: bigint): Alarm[] {
  return expected === actual ? [] : [{ code, expected: String(expected), actual: String(actual) }];
}

function paidTwice(wasPaid: boolean): Alarm[] {
  return wasPaid ? [{ code: 'PAID_TWICE', expected: 'not paid yet', actual: 'paid again' }] : [];
}

function outcomeAlarms(totals: SaleTotals, outcome: 'cancelled' | 'finalised'): Alarm[] {
  return totals.outcome === null
    ? []
    : [{ code: 'OUTCOME_CHANGED', expected: totals.outcome, actual: outcome }];
}
