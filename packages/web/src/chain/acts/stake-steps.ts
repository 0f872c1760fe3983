/** The steps of a stake: permission for exactly what is locked, then the stake; or both in one confirmation. @see EIP-5792 */
import { AppError } from '@lilape/domain/app-error';
import { batchName, sendBatch } from '#chain/flow/batch.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step } from '#chain/flow/step.ts';
import type { Call } from '#chain/rpc.ts';
import {
  approveStakeCall,
  stakeAllowance,
  stakeCall,
  stakeCountOf,
  stakeOf,
} from '#chain/staking-contract.ts';
import { stakedIn } from '#chain/staking-events.ts';
import type { StakeTerms } from './stake.ts';
import { reasonOf } from './revert-reason.ts';
import { stakingFailures } from './staking-failures.ts';

/** The steps for these terms; `isBatched` where the wallet takes all calls in one confirmation. */
export function stakeSteps(terms: StakeTerms, isBatched: boolean): readonly Step[] {
  return isBatched ? [batchStep(terms)] : [approveStep(terms), stakeStep(terms)];
}

/** Permits exactly what is locked; an equal permission that is there already is used. */
function approveStep(terms: StakeTerms): Step {
  const isPermitted = (actor: Actor) => isAllowed(actor, terms);
  return {
    name: 'approve',
    isDecisive: false,
    prepare: async (actor) =>
      (await isPermitted(actor)) ? null : singleCall(actor, approveStakeCall(terms.tokens)),
    send: sendSingle,
    verify: async (_, { status }) => {
      if (status !== '0x1') throw new AppError('STAKING_FAILED');
    },
    isDone: isPermitted,
  };
}

function stakeStep(terms: StakeTerms): Step {
  const call = callOf(terms);
  return {
    name: 'stake',
    isDecisive: true,
    prepare: (actor) => singleCall(actor, call),
    send: sendSingle,
    ...opened(terms, call),
  };
}

function batchStep(terms: StakeTerms): Step {
  const call = callOf(terms);
  return {
    name: batchName,
    isDecisive: true,
    prepare: async (actor) => ({
      calls: (await isAllowed(actor, terms)) ? [call] : [approveStakeCall(terms.tokens), call],
    }),
    send: (actor, { calls }) => sendBatch(actor, calls),
    ...opened(terms, call),
  };
}

/** How a stake is recognised, whichever transaction opened it. */
function opened(terms: StakeTerms, call: Call): Pick<Step, 'verify' | 'isDone'> {
  return {
    verify: async ({ provider }, receipt) => {
      const { account, tokens } = terms;
      if (receipt.status === '0x1' && stakedIn(receipt, account)?.tokens === tokens) return;
      throw await reasonOf(provider, { from: account, ...call }, receipt, {
        failures: stakingFailures('STAKING_FAILED'),
        otherwise: new AppError('STAKING_FAILED'),
      });
    },
    isDone: (actor) => isOpened(actor, terms),
  };
}

/** Whether one of these terms was opened after those that were there before. */
async function isOpened({ provider }: Actor, terms: StakeTerms): Promise<boolean> {
  const count = await stakeCountOf(provider, terms.account);
  for (let id = Number(terms.before) + 1; id <= count; id++) {
    // Hardly ever more than one.
    // oxlint-disable-next-line no-await-in-loop
    const { tokens, lockDays, apeId } = await stakeOf(provider, terms.account, id);
    const isSame = tokens === terms.tokens && BigInt(lockDays) === terms.lockDays;
    if (isSame && BigInt(apeId) === terms.apeId) return true;
  }
  return false;
}

function callOf({ tokens, lockDays, apeId }: StakeTerms): Call {
  return stakeCall(tokens, Number(lockDays), Number(apeId));
}

async function isAllowed({ provider }: Actor, { account, tokens }: StakeTerms): Promise<boolean> {
  return (await stakeAllowance(provider, account)) === tokens;
}
