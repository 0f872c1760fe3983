/** The steps of a purchase: permission for exactly what is charged, then the payment; or both at once. @see decision 8 "buy is atomic" */
import { AppError } from '@lilape/domain/app-error';
import { formatUnits } from '@lilape/domain/units';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { batchName, sendBatch } from '#chain/flow/batch.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step, StepRecord } from '#chain/flow/step.ts';
import type { Call, Hash, Receipt } from '#chain/rpc.ts';
import { accountOf } from '#chain/account-of.ts';
import { approveCall, buyCall, coinAllowance, purchasedIn } from '#chain/sale-contract.ts';
import { purchasesOf } from '#api/sale-api.ts';
import type { BuyTerms } from './buy.ts';
import { reasonOf } from './revert-reason.ts';
import { buyFailures } from './sale-failures.ts';

/** The steps for these terms; `isBatched` where the wallet takes all calls in one confirmation. */
export function buySteps(terms: BuyTerms, isBatched: boolean): readonly Step[] {
  return isBatched ? [batchStep(terms)] : [resetStep(terms), approveStep(terms), buyStep(terms)];
}

/** Takes back a leftover permission first: USDT refuses to change one that is not zero. */
function resetStep(terms: BuyTerms): Step {
  const { coin, account } = terms;
  return {
    name: 'reset-allowance',
    isDecisive: false,
    prepare: async (actor) =>
      (await mustReset(actor, terms)) ? singleCall(actor, approveCall(coin, 0n)) : null,
    send: sendSingle,
    verify: async (_, receipt) => expectSuccess(receipt, terms),
    isDone: async ({ provider }) => (await coinAllowance(provider, coin, account)) === 0n,
  };
}

/** Permits exactly what is charged; an equal permission that is there already is used. */
function approveStep(terms: BuyTerms): Step {
  const { coin, chargedUnits } = terms;
  const isApproved = (actor: Actor) => isPermitted(actor, terms);
  return {
    name: 'approve',
    isDecisive: false,
    prepare: async (actor) =>
      (await isApproved(actor)) ? null : singleCall(actor, approveCall(coin, chargedUnits)),
    send: sendSingle,
    verify: async (_, receipt) => expectSuccess(receipt, terms),
    isDone: isApproved,
  };
}

function buyStep(terms: BuyTerms): Step {
  const call = callOf(terms);
  return {
    name: 'buy',
    isDecisive: true,
    prepare: (actor) => singleCall(actor, call),
    send: sendSingle,
    ...paid(terms, call),
  };
}

/** Permission and payment in one confirmation: all of it happens, or nothing. @see EIP-5792 */
function batchStep(terms: BuyTerms): Step {
  const approve = approveCall(terms.coin, terms.chargedUnits);
  const call = callOf(terms);
  return {
    name: batchName,
    isDecisive: true,
    prepare: async (actor) => {
      const reset = (await mustReset(actor, terms)) ? [approveCall(terms.coin, 0n)] : [];
      // An equal permission is used: USDT would refuse to have it given again.
      const permit = (await isPermitted(actor, terms)) ? [] : [approve];
      return { calls: [...reset, ...permit, call] };
    },
    send: (actor, { calls }) => sendBatch(actor, calls),
    ...paid(terms, call),
  };
}

/** How a payment is recognised, whichever transaction made it. */
function paid(terms: BuyTerms, call: Call): Pick<Step, 'verify' | 'isDone' | 'locate'> {
  return {
    verify: async ({ provider }, receipt) => {
      const { account, coin } = terms;
      if (receipt.status === '0x1' && purchasedIn(receipt, account) !== null) return;
      throw await reasonOf(provider, { from: account, ...call }, receipt, {
        failures: buyFailures(coin),
        otherwise: coinFailed(coin),
      });
    },
    isDone: async ({ provider }) => {
      const { paidUnits } = await accountOf(provider, terms.account);
      return paidUnits[terms.coin] >= terms.paidBeforeUnits + terms.chargedUnits;
    },
    locate: (record) => locatePurchase(terms, record),
  };
}

/** The purchase in the site's ledger that must be this one: same account, coin and amount, after the wallet was asked. */
async function locatePurchase(terms: BuyTerms, { fromBlock }: StepRecord): Promise<Hash | null | undefined> {
  const paidText = formatUnits(terms.chargedUnits, STABLE_DECIMALS);
  try {
    const purchases = await purchasesOf(terms.account);
    const isOurs = ({ block, method, paid: amount }: (typeof purchases)[number]) =>
      block > fromBlock && method === terms.coin && amount === paidText;
    return (purchases.find(isOurs)?.txHash as Hash | undefined) ?? null;
  } catch {
    // The ledger is asked again with the next look.
    return undefined;
  }
}

function callOf(terms: BuyTerms): Call {
  return buyCall(terms.coin, terms.amountUnits, terms.minTokens);
}

async function isPermitted({ provider }: Actor, { coin, account, chargedUnits }: BuyTerms): Promise<boolean> {
  return (await coinAllowance(provider, coin, account)) === chargedUnits;
}

async function mustReset({ provider }: Actor, { coin, account, chargedUnits }: BuyTerms): Promise<boolean> {
  if (coin !== 'USDT') return false;
  const allowance = await coinAllowance(provider, coin, account);
  return allowance !== 0n && allowance !== chargedUnits;
}

function expectSuccess({ status }: Receipt, { coin }: BuyTerms): void {
  if (status !== '0x1') throw coinFailed(coin);
}

const coinFailed = (coin: BuyTerms['coin']) => new AppError('COIN_TRANSACTION_FAILED', { method: coin });
