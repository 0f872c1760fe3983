/** Following a step that was asked for until it is on chain, replaced, cancelled or refused. @see decision 14 */
import { AppError } from '@lilape/domain/app-error';
import { type Hash, nonceOf, receiptOf, transactionCount } from '#chain/rpc.ts';
import { batchStatus } from './batch.ts';
import type { Actor, Step, StepRecord } from './step.ts';

/** How often the chain is asked, milliseconds. @see specification §9 */
const pollMs = 2_000;
/** The first looks come sooner: a block may be sealed at once. */
const firstPollMs = 250;
/** After this a step is said to be still pending, not failed, milliseconds. @see specification §9, decision 14 */
export const longWaitMs = 120_000;
/** How long the chain must keep saying that a nonce was used for something else: nodes behind one address differ. */
const sureAfterMs = 6_000;

export type Waiting = 'waiting' | 'still-pending' | 'unanswered';

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
  const startedMs = Date.now();
  let record = asked;
  let missedSinceMs: number | null = null;
  const keep = (next: StepRecord) => {
    record = next;
    watch.keep(next);
  };
  for (let waitMs = firstPollMs; ; waitMs = Math.min(2 * waitMs, pollMs)) {
    const isLong = Date.now() - startedMs >= longWaitMs;
    const look = await lookAt(record, isLong, { ...watch, keep });
    if (look.found !== undefined) return look.found;
    missedSinceMs = look.isNonceUsed ? (missedSinceMs ?? Date.now()) : null;
    if (missedSinceMs !== null && Date.now() - missedSinceMs >= sureAfterMs)
      throw new AppError('TRANSACTION_CANCELLED');
    watch.onWaiting(look.waiting ?? (isLong ? 'still-pending' : 'waiting'), record);
    await sleep(waitMs, watch.signal);
  }
}

type Look = { found?: Hash | null; isNonceUsed: boolean; waiting?: Waiting };

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
  const { actor, step, keep } = watch;
  const hash = record.hash ?? (await hashOfBatch(record, watch));
  if (hash !== undefined) {
    const receipt = await receiptOf(actor.provider, hash);
    if (receipt !== null) {
      await step.verify(actor, receipt);
      return { found: hash, isNonceUsed: true };
    }
    const nonce = await nonceOf(actor.provider, hash);
    if (nonce !== null && nonce !== record.nonce) keep({ ...record, nonce });
  }
  const isNonceUsed = (await transactionCount(actor.provider, actor.account, 'latest')) > record.nonce;
  // A batch, or the hash of a smart account's own making, never shows in the account's nonce.
  const mayBeDone = isNonceUsed || record.batchId !== undefined || isLong;
  if (mayBeDone && (await step.isDone(actor))) {
    if (step.locate === undefined) return { found: null, isNonceUsed };
    const located = await step.locate(record);
    return located === null ? { isNonceUsed: false } : { found: located, isNonceUsed };
  }
  if (record.state === 'sent') return { isNonceUsed: isNonceUsed && record.batchId === undefined };
  // Nobody knows whether the wallet still asks: it may send with a later nonce, so this is never called cancelled.
  const isOnItsWay =
    !isNonceUsed && (await transactionCount(actor.provider, actor.account, 'pending')) > record.nonce;
  return { isNonceUsed: false, ...(!isOnItsWay && { waiting: 'unanswered' as const }) };
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

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(finish, ms);
    function finish() {
      signal.removeEventListener('abort', abort);
      resolve();
    }
    function abort() {
      clearTimeout(timer);
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', abort, { once: true });
  });
}
