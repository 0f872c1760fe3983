/** Taking back what an account paid into a sale that failed, each coin by itself or both at once. @see decision 8 "buy is atomic" */
import { AppError } from '@lilape/domain/app-error';
import { PAYMENT_TOKENS, type PaymentToken } from '@lilape/domain/presale/methods';
import { refundableUnits } from '@lilape/domain/presale/payouts';
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, listField, termsFormat, unitsField, wordField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { accountOf } from '#chain/account-of.ts';
import { refundCall } from '#chain/sale-contract.ts';
import { type Due, payoutBatch, payoutStep } from './payout-step.ts';
import { payoutFailures } from './sale-failures.ts';

export type RefundDraft = {
  /** Who is paid. */
  readonly account: Address;
  readonly coins: readonly PaymentToken[];
};

export type RefundTerms = RefundDraft & {
  /** Paid in each coin and asked back, 6-decimal units; 0 for a coin that is not. `coins` are those asked for. */
  readonly usdtUnits: bigint;
  readonly usdcUnits: bigint;
};

export type Refunded = RefundTerms & { readonly hash: Hash | null };

export const refund: Act<RefundDraft, RefundTerms, Refunded> = {
  name: 'refund',
  agree: async ({ provider }, { account, coins }) => {
    const { paidUnits } = await accountOf(provider, account);
    const paidCoins = coins.filter((coin) => paidUnits[coin] > 0n);
    if (paidCoins.length === 0) throw new AppError('NOTHING_TO_REFUND');
    const units = (coin: PaymentToken) => (paidCoins.includes(coin) ? paidUnits[coin] : 0n);
    return { account, coins: paidCoins, usdtUnits: units('USDT'), usdcUnits: units('USDC') };
  },
  terms: termsFormat<RefundTerms>({
    account: addressField,
    coins: listField(wordField(['USDT', 'USDC'])),
    usdtUnits: unitsField,
    usdcUnits: unitsField,
  }),
  steps: ({ account, coins }, isBatched) => {
    const dues = coins.map((coin) => dueOf(account, coin));
    return isBatched ? [payoutBatch(dues)] : dues.map(payoutStep);
  },
  asked: (terms, last) => {
    const index = terms.coins.findIndex((coin) => stepOf(coin) === last);
    return index < 0 ? terms : { ...terms, coins: terms.coins.slice(0, index + 1) };
  },
  conclude: async (_, terms, hash) => ({ ...terms, hash }),
  failures: () => payoutFailures('REFUND_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** The coins that were to come back and not asked for before the page was reloaded: they are still to be taken. */
export function coinsLeft({ coins, usdtUnits, usdcUnits }: RefundTerms): readonly PaymentToken[] {
  const units = { USDT: usdtUnits, USDC: usdcUnits };
  return PAYMENT_TOKENS.filter((coin) => units[coin] > 0n && !coins.includes(coin));
}

const stepOf = (coin: PaymentToken) => `refund-${coin}`;

function dueOf(account: Address, coin: PaymentToken): Due {
  return {
    name: stepOf(coin),
    call: refundCall(account, coin),
    isDue: async ({ provider }) => refundableUnits(await accountOf(provider, account), coin) > 0n,
  };
}
