/** Following a step that was asked for until it is on chain, replaced, cancelled or refused. @see decision 14 "pending is not failed" */
import { AppError } from '@lilape/domain/app-error';
import { type Hash, nonceOf, receiptOf, transactionCount } from '#chain/rpc.ts';
import { batchStatus } from './batch.ts';
import { sleep } from './sleep.ts';
import type { Actor, Step, StepRecord } from './step.ts';

/** How often the chain is asked, milliseconds. @see specification §9 */
const pollMs = 2_000;
/** The first looks come sooner: a block may be sealed at once. */
const firstPollMs = 250;
/** After this a step is said to be still pending, not failed, milliseconds. @see specification §9, decision 14 "pending is not failed" */
export const longWaitMs = 120_000;
/** After this a transaction that no node knows, with its nonce unused, is said to be lost, milliseconds. */
export const lostAfterMs = 180_000;
/** How long the chain must keep saying that a nonce was used for something else: nodes behind one address differ. */
const sureAfterMs = 6_000;

/** `unanswered`: the wallet may still ask. `lost`: it said that it sent, and nobody has seen what. */
export type Waiting = 'waiting' | 'still-pending' | 'unanswered' | 'lost';

type Watch = {
  actor: Actor;
  step: Step;
  keep: (record: StepRecord) => void;
  onWaiting: (waiting: Waiting, record: StepRecord) => void;
  signal: AbortSignal;
};

/**
 * Resolves to the hash under which the step is on chain; null for a step whose transaction was replaced by an unknown
 * one of the same effect. A network that is gone is waited for.
 * @throws AppError TRANSACTION_CANCELLED, what `verify` throws, or the signal's reason
 */
export async function followStep(asked: StepRecord, watch: Watch): Promise<Hash | null> {
  let record = asked;
  let missedSinceMs: number | null = null;
  const keep = (next: StepRecord) => {
    record = next;
    watch.keep(next);
  };
  for (let waitMs = firstPollMs; ; waitMs = Math.min(2 * waitMs, pollMs)) {
    const waitedMs = Date.now() - record.sinceMs;
    const isLong = waitedMs >= longWaitMs;
    const look = await lookAt(record, isLong, { ...watch, keep });
    if (look.found !== undefined) return look.found;
    missedSinceMs = look.isNonceUsed ? (missedSinceMs ?? Date.now()) : null;
    if (missedSinceMs !== null && Date.now() - missedSinceMs >= sureAfterMs)
      throw new AppError('TRANSACTION_CANCELLED');
    const isLost = look.isUnknown === true && waitedMs >= lostAfterMs;
    watch.onWaiting(look.waiting ?? (isLost ? 'lost' : isLong ? 'still-pending' : 'waiting'), record);
    await sleep(waitMs, watch.signal);
  }
}

type Look = {
  found?: Hash | null;
  isNonceUsed: boolean;
  /** Whether no node knows of anything that was sent. */
  isUnknown?: boolean;
  waiting?: Waiting;
};

async function lookAt(record: StepRecord, isLong: boolean, watch: Watch): Promise<Look> {
  try {
    return await look(record, isLong, watch);
  } catch (thrown) {
    // Sentences are verdicts; anything else is a node or a network that did not answer, and is asked again.
    if (thrown instanceof AppError) throw thrown;
    return { isNonceUsed: false };
  }
}

async function look(record: StepRecord, isLong: boolean, watch: Watch): Promise<Look> {
  const { actor, step } = watch;
  const { found, isKnown } = await lookByHash(record, watch);
  if (found !== undefined) return { found, isNonceUsed: true };
  const isNonceUsed = (await transactionCount(actor.provider, actor.account, 'latest')) > record.nonce;
  const isAnyones = step.locate === undefined;
  // A batch, or the hash of a smart account's own making, never shows in the account's nonce.
  const mayBeDone = isNonceUsed || record.batchId !== undefined || isLong || isAnyones;
  if (mayBeDone && (await step.isDone(actor))) {
    // It may have been mined between the two looks.
    if (isAnyones) return { found: (await lookByHash(record, watch)).found ?? null, isNonceUsed };
    const located = await step.locate?.(record);
    // The same effect by another transaction says nothing about this one.
    return typeof located === 'string'
      ? { found: located, isNonceUsed }
      : { isNonceUsed: false, isUnknown: located === null && !isKnown };
  }
  if (record.state === 'sent' && record.batchId === undefined && isNonceUsed) return { isNonceUsed };
  if (isKnown || (!isNonceUsed && (await isOnItsWay(record, actor)))) return { isNonceUsed: false };
  if (record.state === 'sent') return { isNonceUsed: false, isUnknown: true };
  // Nobody knows whether the wallet still asks: it may send with a later nonce, so this is never called cancelled.
  return { isNonceUsed: false, waiting: 'unanswered' };
}

/** The step's own transaction: where it is on chain, or whether a node knows it at all. */
async function lookByHash(record: StepRecord, watch: Watch): Promise<{ found?: Hash; isKnown: boolean }> {
  const { actor, step, keep } = watch;
  const hash = record.hash ?? (await hashOfBatch(record, watch));
  if (hash === undefined) return { isKnown: false };
  const receipt = await receiptOf(actor.provider, hash);
  if (receipt !== null) {
    await step.verify(actor, receipt);
    return { found: hash, isKnown: true };
  }
  const nonce = await nonceOf(actor.provider, hash);
  if (nonce !== null && nonce !== record.nonce) keep({ ...record, nonce });
  return { isKnown: nonce !== null };
}

/** Whether something of the account waits that may be this step: under another hash, or under one that never became known. */
async function isOnItsWay({ nonce }: StepRecord, { provider, account }: Actor): Promise<boolean> {
  return (await transactionCount(provider, account, 'pending')) > nonce;
}

async function hashOfBatch(record: StepRecord, { actor, keep }: Watch): Promise<Hash | undefined> {
  if (record.batchId === undefined) return undefined;
  try {
    const hash = await batchStatus(actor.provider, record.batchId);
    if (hash !== undefined) keep({ ...record, hash });
    return hash;
  } catch (thrown) {
    // A wallet that has forgotten the batch leaves the chain to tell.
    if (thrown instanceof AppError) throw thrown;
    return undefined;
  }
}
