/** The steps of a purchase: permission for exactly what is charged, then the payment; or both at once. @see decision 8 */
import { AppError } from '@lilape/domain/app-error';
import { formatUnits } from '@lilape/domain/units';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { revertError } from '#chain/errors.ts';
import { sendBatch } from '#chain/flow/batch.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step, StepRecord } from '#chain/flow/step.ts';
import { type Call, type Hash, readCall, type Receipt } from '#chain/rpc.ts';
import { accountOf, approveCall, buyCall, coinAllowance, purchasedIn } from '#chain/sale-contract.ts';
import { purchasesOf } from '#api/sale-api.ts';
import type { PurchaseTerms } from './terms.ts';

export const stepNames = ['reset-allowance', 'approve', 'buy', 'batch'] as const;
export type StepName = (typeof stepNames)[number];

/** Whether money moves in this step. */
export function isPaying(name: string): boolean {
  return name === 'buy' || name === 'batch';
}

/** The steps for these terms; `isBatched` where the wallet takes all calls in one confirmation. */
export function purchaseSteps(terms: PurchaseTerms, isBatched: boolean): readonly Step[] {
  return isBatched ? [batchStep(terms)] : [resetStep(terms), approveStep(terms), buyStep(terms)];
}

/** Takes back a leftover permission first: USDT refuses to change one that is not zero. */
function resetStep(terms: PurchaseTerms): Step {
  const { coin, account } = terms;
  return {
    name: 'reset-allowance',
    prepare: async (actor) =>
      (await mustReset(actor, terms)) ? singleCall(actor, approveCall(coin, 0n)) : null,
    send: sendSingle,
    verify: async (_, receipt) => expectSuccess(receipt, terms),
    isDone: async ({ provider }) => (await coinAllowance(provider, coin, account)) === 0n,
  };
}

/** Permits exactly what is charged; an equal permission that is there already is used. */
function approveStep(terms: PurchaseTerms): Step {
  const { coin, account } = terms;
  const chargedUnits = BigInt(terms.chargedUnits);
  const isApproved = async ({ provider }: Actor) =>
    (await coinAllowance(provider, coin, account)) === chargedUnits;
  return {
    name: 'approve',
    prepare: async (actor) =>
      (await isApproved(actor)) ? null : singleCall(actor, approveCall(coin, chargedUnits)),
    send: sendSingle,
    verify: async (_, receipt) => expectSuccess(receipt, terms),
    isDone: isApproved,
  };
}

function buyStep(terms: PurchaseTerms): Step {
  const call = callOf(terms);
  return {
    name: 'buy',
    prepare: (actor) => singleCall(actor, call),
    send: sendSingle,
    ...paid(terms, call),
  };
}

/** Permission and payment in one confirmation: all of it happens, or nothing. @see EIP-5792 */
function batchStep(terms: PurchaseTerms): Step {
  const approve = approveCall(terms.coin, BigInt(terms.chargedUnits));
  const call = callOf(terms);
  return {
    name: 'batch',
    prepare: async (actor) => {
      const reset = (await mustReset(actor, terms)) ? [approveCall(terms.coin, 0n)] : [];
      return { calls: [...reset, approve, call] };
    },
    send: (actor, { calls }) => sendBatch(actor, calls),
    ...paid(terms, call),
  };
}

/** How a payment is recognised, whichever transaction made it. */
function paid(terms: PurchaseTerms, call: Call): Pick<Step, 'verify' | 'isDone' | 'locate'> {
  return {
    verify: async (actor, receipt) => {
      if (receipt.status === '0x1' && purchasedIn(receipt, terms.account) !== null) return;
      throw await failureOf(actor, call, receipt, terms);
    },
    isDone: async ({ provider }) => {
      const { usdtUnits, usdcUnits } = await accountOf(provider, terms.account);
      const paidUnits = terms.coin === 'USDT' ? usdtUnits : usdcUnits;
      return paidUnits >= BigInt(terms.paidBeforeUnits) + BigInt(terms.chargedUnits);
    },
    locate: (record) => locatePurchase(terms, record),
  };
}

/** The purchase in the site's ledger that must be this one: same account, coin and amount, after the wallet was asked. */
async function locatePurchase(terms: PurchaseTerms, { fromBlock }: StepRecord): Promise<Hash | null> {
  const paidText = formatUnits(BigInt(terms.chargedUnits), STABLE_DECIMALS);
  try {
    const purchases = await purchasesOf(terms.account);
    const isOurs = ({ block, method, paid: amount }: (typeof purchases)[number]) =>
      block > fromBlock && method === terms.coin && amount === paidText;
    return (purchases.find(isOurs)?.txHash as Hash | undefined) ?? null;
  } catch {
    // The ledger is asked again with the next look.
    return null;
  }
}

function callOf(terms: PurchaseTerms): Call {
  return buyCall(terms.coin, BigInt(terms.amountUnits), BigInt(terms.minTokens));
}

async function mustReset(
  { provider }: Actor,
  { coin, account, chargedUnits }: PurchaseTerms,
): Promise<boolean> {
  if (coin !== 'USDT') return false;
  const allowance = await coinAllowance(provider, coin, account);
  return allowance !== 0n && allowance !== BigInt(chargedUnits);
}

function expectSuccess({ status }: Receipt, { coin }: PurchaseTerms): void {
  if (status !== '0x1') throw new AppError('COIN_TRANSACTION_FAILED', { method: coin });
}

/** Why a mined payment did nothing: the contract's own reason where the node still knows it. */
async function failureOf(
  actor: Actor,
  call: Call,
  receipt: Receipt,
  { account, coin }: PurchaseTerms,
): Promise<Error> {
  try {
    await readCall(actor.provider, { from: account, ...call }, receipt.blockNumber);
  } catch (cause) {
    return revertError(cause, coin) ?? new AppError('COIN_TRANSACTION_FAILED', { method: coin }, { cause });
  }
  return new AppError('COIN_TRANSACTION_FAILED', { method: coin });
}
