/** Buying LILAPE on the terms of the quote shown. @see decision 8 "buy is atomic", decision 14 "pending is not failed" */
import { AppError } from '@lilape/domain/app-error';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, unitsField, wordField } from '#chain/flow/terms.ts';
import { feeOf, type Hash, receiptIfKnown } from '#chain/rpc.ts';
import { accountOf } from '#chain/account-of.ts';
import { coinBalance, contractQuote, purchasedIn } from '#chain/sale-contract.ts';
import { buySteps } from './buy-steps.ts';
import { recordPurchase } from './record-purchase.ts';
import { buyFailures } from './sale-failures.ts';

export type Order = {
  coin: PaymentToken;
  /** Offered and charged by the quote shown, 6-decimal units: charged is less only at the end of the sale. */
  amountUnits: bigint;
  chargedUnits: bigint;
  /** Tokens of the quote shown, 18 decimals. */
  tokens: bigint;
};

export type BuyTerms = {
  readonly account: Address;
  readonly coin: PaymentToken;
  readonly amountUnits: bigint;
  readonly chargedUnits: bigint;
  /** Tokens of the quote shown, 18 decimals: fewer revert. */
  readonly minTokens: bigint;
  /** What the contract had on record as paid by this account in this coin before, 6-decimal units. */
  readonly paidBeforeUnits: bigint;
};

export type Bought = {
  readonly hash: Hash;
  readonly coin: PaymentToken;
  /** 6-decimal units. */
  readonly chargedUnits: bigint;
  /** 18 decimals. */
  readonly tokens: bigint;
  /** What the payment's transaction cost, wei of ETH; null where the node does not say. */
  readonly feeWei: bigint | null;
};

export const buy: Act<Order, BuyTerms, Bought> = {
  name: 'buy',
  agree,
  terms: termsFormat<BuyTerms>({
    account: addressField,
    coin: wordField(['USDT', 'USDC']),
    amountUnits: unitsField,
    chargedUnits: unitsField,
    minTokens: unitsField,
    paidBeforeUnits: unitsField,
  }),
  steps: buySteps,
  conclude: async (actor, terms, hash, onProgress) => {
    // The payment's step always names its transaction.
    if (hash === null) throw new AppError('PURCHASE_FAILED_RETRY');
    onProgress({ step: 'record', isDecisive: true, phase: 'waiting', hash });
    const bought = await boughtBy(actor, terms, hash);
    await recordPurchase(terms, hash);
    return bought;
  },
  failures: ({ coin }) => buyFailures(coin),
  underWay: 'PURCHASE_UNDER_WAY',
};

/** Checks the order against the chain. @see specification §5 Buy */
async function agree(
  { provider, account }: Actor,
  { coin, amountUnits, chargedUnits, tokens }: Order,
): Promise<BuyTerms> {
  const [balance, { paidUnits }, quote] = await Promise.all([
    coinBalance(provider, coin, account),
    accountOf(provider, account),
    contractQuote(provider, amountUnits),
  ]);
  if (balance < chargedUnits)
    throw new AppError('INSUFFICIENT_BALANCE', {
      method: coin,
      balance: formatUnits(balance, STABLE_DECIMALS),
    });
  if (quote.tokens < tokens || quote.chargedUnits !== chargedUnits) throw new AppError('PRICE_MOVED');
  return { account, coin, amountUnits, chargedUnits, minTokens: tokens, paidBeforeUnits: paidUnits[coin] };
}

/** What was bought, from the event of the transaction; what was agreed to where the node has no receipt. */
async function boughtBy({ provider }: Actor, terms: BuyTerms, hash: Hash): Promise<Bought> {
  const { account, coin, chargedUnits, minTokens } = terms;
  const receipt = await receiptIfKnown(provider, hash);
  if (receipt === null) return { hash, coin, chargedUnits, tokens: minTokens, feeWei: null };
  const agreed = { chargedUnits, tokens: minTokens };
  return { hash, coin, ...(purchasedIn(receipt, account) ?? agreed), feeWei: feeOf(receipt) };
}
