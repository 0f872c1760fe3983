// The payment methods the sale shows, their minimum and fee, and which of them can be chosen.
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';

export type PaymentMethod = 'ETH' | 'USDT' | 'USDC' | 'CARD';
/** A payment token of the contract, as the ledger names it. */
export type PaymentToken = 'USDT' | 'USDC';
/** The payment tokens, in the order in which they are shown. */
export const PAYMENT_TOKENS: readonly PaymentToken[] = ['USDT', 'USDC'];

/** One value for each payment token. */
export type ByCoin<Value> = Readonly<Record<PaymentToken, Value>>;

export type MethodTerms = {
  readonly method: PaymentMethod;
  /** Least payment, in the method's own base units. */
  readonly minimum: bigint;
  readonly decimals: number;
  readonly feeBps: number;
  /** Whether the buy form offers it. */
  readonly selectable: boolean;
};

/** @see spec §9 minimums and fees, decision 11 "rates" */
export const METHODS: readonly MethodTerms[] = [
  { method: 'ETH', minimum: 1_000_000_000_000_000n, decimals: 18, feeBps: 0, selectable: false },
  { method: 'USDT', minimum: 1_000_000n, decimals: STABLE_DECIMALS, feeBps: 0, selectable: true },
  { method: 'USDC', minimum: 1_000_000n, decimals: STABLE_DECIMALS, feeBps: 0, selectable: true },
  { method: 'CARD', minimum: 10_000_000n, decimals: STABLE_DECIMALS, feeBps: 250, selectable: false },
];

/** The terms of a method. */
export function methodTerms(method: PaymentMethod): MethodTerms {
  const terms = METHODS.find((candidate) => candidate.method === method);
  if (terms === undefined) throw new RangeError(`no payment method ${method}`);
  return terms;
}

/** The method's minimum as decimal text in its own unit: `'0.001'` ETH, `'1'` USDT. */
export function minimumText(method: PaymentMethod): string {
  const { minimum, decimals } = methodTerms(method);
  return formatUnits(minimum, decimals);
}

/** The payment token that the API's `paymentMethod` names, in any case; undefined for any other word. */
export function parsePaymentToken(text: string): PaymentToken | undefined {
  const upper = text.toUpperCase();
  return upper === 'USDT' || upper === 'USDC' ? upper : undefined;
}
