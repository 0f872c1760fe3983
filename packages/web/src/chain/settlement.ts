/** After the sale: a buyer claims the tokens, or takes back what was paid. @see decision 8 */
import { AppError } from '@lilape/domain/app-error';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { transactionError } from './errors.ts';
import { inMemoryJournal } from './flow/journal.ts';
import { runSteps } from './flow/run.ts';
import { sendSingle, singleCall } from './flow/single.ts';
import type { Actor, Step } from './flow/step.ts';
import { type Account, accountOf, claimCall, refundCall } from './sale-contract.ts';
import type { Call } from './rpc.ts';

/** What a buyer can still get out of a settled sale. */
export type Settling = 'claim' | 'refund';

/** Whether the account has something left to claim or to take back. */
export function isOwed(account: Account, settling: Settling): boolean {
  if (settling === 'claim') return account.tokens > 0n && !account.isClaimed;
  return isRefundable(account, 'USDT') || isRefundable(account, 'USDC');
}

/**
 * Claims, or takes back each coin that was paid; what the contract has paid out already is left out, so that nothing is
 * asked twice.
 * @throws AppError with the sentence to show
 */
export async function settleSale(actor: Actor, settling: Settling, signal: AbortSignal): Promise<void> {
  const steps = settling === 'claim' ? [claimStep] : [refundStep('USDT'), refundStep('USDC')];
  try {
    await runSteps({ actor, steps, journal: inMemoryJournal(), onProgress: () => {}, signal });
  } catch (cause) {
    throw transactionError(cause, settling === 'claim' ? 'LILAPE' : 'USDT / USDC');
  }
}

const claimStep: Step = payout(
  'claim',
  ({ account }) => claimCall(account),
  (account) => isOwed(account, 'claim'),
);

function refundStep(coin: PaymentToken): Step {
  return payout(
    `refund-${coin}`,
    ({ account }) => refundCall(account, coin),
    (account) => isRefundable(account, coin),
  );
}

function payout(name: string, callFor: (actor: Actor) => Call, isDue: (account: Account) => boolean): Step {
  const isStillDue = async ({ provider, account }: Actor) => isDue(await accountOf(provider, account));
  return {
    name,
    prepare: async (actor) => ((await isStillDue(actor)) ? singleCall(actor, callFor(actor)) : null),
    send: sendSingle,
    verify: async (_, { status }) => {
      if (status !== '0x1') throw new AppError('TRANSACTION_FAILED');
    },
    isDone: async (actor) => !(await isStillDue(actor)),
  };
}

function isRefundable(account: Account, coin: PaymentToken): boolean {
  return coin === 'USDT'
    ? account.usdtUnits > 0n && !account.isUsdtRefunded
    : account.usdcUnits > 0n && !account.isUsdcRefunded;
}
