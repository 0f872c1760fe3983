/** The one runner of chain interactions: takes each step once, keeping what it did before anything can fail. */
import { AppError } from '@lilape/domain/app-error';
import { networkName } from '@lilape/domain/chains';
import { isRefusal } from '#chain/errors.ts';
import { walletChainId } from '#chain/network.ts';
import { languageOf } from '@lilape/domain/languages';
import { blockNumber, type Hash, transactionCount } from '#chain/rpc.ts';
import { followStep, type Waiting } from './follow-step.ts';
import type { StepJournal } from './journal.ts';
import { sleep } from './sleep.ts';
import type { Actor, Prepared, Step, StepRecord } from './step.ts';

/** How long the wallet may take before the chain is looked at too, and giving up is offered, milliseconds. */
const answerMs = 30_000;

export type Progress = {
  readonly step: string;
  readonly isDecisive: boolean;
  readonly phase: 'preparing' | 'asking' | Waiting;
  readonly hash?: Hash | undefined;
};

export type Run = {
  actor: Actor;
  steps: readonly Step[];
  journal: StepJournal;
  onProgress: (progress: Progress) => void;
  /** Stops following; what was sent stays sent, and stays in the journal. */
  signal: AbortSignal;
};

/**
 * Takes the steps in order, going on where the journal says they were left, and resolves to the last one's hash; null
 * if nothing was needed or nobody knows it.
 * @throws whatever the wallet, a step or the chain answers: translate it with `transactionError`
 */
export async function runSteps(run: Run): Promise<Hash | null> {
  let last: Hash | null = null;
  for (const step of stepsLeft(run)) last = await takeStep(step, run);
  return last;
}

/**
 * From the last step that the journal knows: those before it were done or not needed, and must not be prepared anew,
 * since a payment uses up the permission that an earlier step looks for.
 */
function stepsLeft({ steps, journal }: Run): readonly Step[] {
  const known = journal.read()?.steps.map(({ name }) => name) ?? [];
  return steps.slice(
    Math.max(
      steps.findLastIndex(({ name }) => known.includes(name)),
      0,
    ),
  );
}

async function takeStep(step: Step, run: Run): Promise<Hash | null> {
  const { actor, journal, signal } = run;
  const kept = journal.read()?.steps.find(({ name }) => name === step.name);
  if (kept?.state === 'done') return kept.hash ?? null;
  try {
    const record = kept ?? (await ask(step, run));
    if (record === null) return null;
    const hash = record.state === 'done' ? (record.hash ?? null) : await follow(record, step, run);
    journal.keep({ ...record, state: 'done', ...(hash !== null && { hash }) });
    return hash;
  } catch (thrown) {
    // A verdict of the chain ends the step; being asked to stop following does not.
    if (signal.aborted) throw thrown;
    journal.drop(step.name);
    if (await isDoneByOthers(step, actor)) return null;
    throw thrown;
  }
}

/** Whether a step that failed has its effect all the same: somebody else was first. */
async function isDoneByOthers(step: Step, actor: Actor): Promise<boolean> {
  if (step.locate !== undefined) return false;
  // Where the chain cannot be asked, the failure that is known stands.
  return step.isDone(actor).catch(() => false);
}

function follow(record: StepRecord, step: Step, run: Run): Promise<Hash | null> {
  const { name, isDecisive } = step;
  return followStep(record, {
    actor: run.actor,
    step,
    keep: run.journal.keep,
    onWaiting: (phase, { hash }) => run.onProgress({ step: name, isDecisive, phase, hash }),
    signal: run.signal,
  });
}

/** Prepares a step and asks the wallet for it; null where there was nothing to do. */
async function ask(step: Step, run: Run): Promise<StepRecord | null> {
  const { actor, journal, onProgress } = run;
  const { name, isDecisive } = step;
  onProgress({ step: name, isDecisive, phase: 'preparing' });
  await expectSameWallet(actor);
  const prepared = await step.prepare(actor);
  if (prepared === null) return null;
  const [nonce, fromBlock] = await Promise.all([
    transactionCount(actor.provider, actor.account, 'pending'),
    blockNumber(actor.provider),
  ]);
  run.signal.throwIfAborted();
  const asking: StepRecord = { name, state: 'asking', sinceMs: Date.now(), nonce, fromBlock };
  journal.keep(asking);
  onProgress({ step: name, isDecisive, phase: 'asking' });
  try {
    const answered = await answerOf(step, prepared, asking, run);
    journal.keep(answered);
    return answered;
  } catch (cause) {
    if (!run.signal.aborted && !isRefusal(cause) && (await isPerhapsSent(actor, nonce))) return asking;
    throw cause;
  }
}

/**
 * What the wallet answers; where that takes long, also what the chain says meanwhile: a wallet may have sent and never
 * say so. Being asked to stop does not wait for the wallet.
 */
async function answerOf(step: Step, prepared: Prepared, asking: StepRecord, run: Run): Promise<StepRecord> {
  const answer = step
    .send(run.actor, prepared)
    .then((sent): StepRecord => ({ ...asking, state: 'sent', sinceMs: Date.now(), ...sent }));
  const soon = new AbortController();
  const isLate = sleep(answerMs, AbortSignal.any([run.signal, soon.signal])).then(() => null);
  try {
    const early = await Promise.race([answer, isLate]);
    if (early !== null) return early;
    const signal = AbortSignal.any([run.signal, soon.signal]);
    const seen = follow(asking, step, { ...run, signal }).then((hash): StepRecord => ({
      ...asking,
      state: 'done',
      ...(hash !== null && { hash }),
    }));
    return await Promise.race([answer, seen]);
  } finally {
    soon.abort();
  }
}

/** Whether a wallet that failed to answer may have sent all the same: something used the nonce, or nobody can say. */
async function isPerhapsSent({ provider, account }: Actor, nonce: number): Promise<boolean> {
  try {
    return (await transactionCount(provider, account, 'pending')) > nonce;
  } catch {
    return true;
  }
}

/**
 * Asks the wallet anew who it is.
 * @throws AppError WALLET_ADDRESS_MISSING, ACCOUNT_CHANGED or NETWORK_SWITCH_FAILED if it is another
 */
export async function expectSameWallet({ provider, account, chainId }: Actor): Promise<void> {
  const [address] = (await provider.request({ method: 'eth_accounts' })) as readonly string[];
  if (address === undefined) throw new AppError('WALLET_ADDRESS_MISSING');
  if (address.toLowerCase() !== account.toLowerCase()) throw new AppError('ACCOUNT_CHANGED');
  if ((await walletChainId(provider)) !== chainId)
    throw new AppError('NETWORK_SWITCH_FAILED', {
      network: networkName(chainId, languageOf(location.pathname)),
    });
}
