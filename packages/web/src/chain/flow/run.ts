/** The one runner of chain interactions: takes each step once, keeping what it did before anything can fail. */
import { AppError } from '@lilape/domain/app-error';
import { networkName } from '@lilape/domain/chains';
import { isRefusal } from '#chain/errors.ts';
import { walletChainId } from '#chain/network.ts';
import { languageOf } from '#shell/page/language.ts';
import { blockNumber, type Hash, transactionCount } from '#chain/rpc.ts';
import type { Journal } from './journal.ts';
import { followStep, type Waiting } from './follow-step.ts';
import type { Actor, Step, StepRecord } from './step.ts';

export type Progress = {
  readonly step: string;
  readonly phase: 'preparing' | 'asking' | Waiting;
  readonly hash?: Hash | undefined;
};

export type Run = {
  actor: Actor;
  steps: readonly Step[];
  journal: Pick<Journal<unknown>, 'read' | 'keep' | 'drop'>;
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
  const { actor, journal, onProgress, signal } = run;
  const kept = journal.read()?.steps.find(({ name }) => name === step.name);
  if (kept?.state === 'done') return kept.hash ?? null;
  const record = kept ?? (await ask(step, run));
  if (record === null) return null;
  try {
    const hash = await followStep(record, {
      actor,
      step,
      keep: journal.keep,
      onWaiting: (phase, { hash: sent }) => onProgress({ step: step.name, phase, hash: sent }),
      signal,
    });
    journal.keep({ ...record, state: 'done', ...(hash !== null && { hash }) });
    return hash;
  } catch (thrown) {
    // A verdict of the chain ends the step; being told to stop following does not.
    if (!signal.aborted) journal.drop(step.name);
    throw thrown;
  }
}

/** Prepares a step and asks the wallet for it; null where there was nothing to do. */
async function ask(step: Step, run: Run): Promise<StepRecord | null> {
  const { actor, journal, onProgress } = run;
  onProgress({ step: step.name, phase: 'preparing' });
  await expectSameWallet(actor);
  const prepared = await step.prepare(actor);
  if (prepared === null) return null;
  const [nonce, fromBlock] = await Promise.all([
    transactionCount(actor.provider, actor.account, 'pending'),
    blockNumber(actor.provider),
  ]);
  run.signal.throwIfAborted();
  const asking: StepRecord = { name: step.name, state: 'asking', nonce, fromBlock };
  journal.keep(asking);
  onProgress({ step: step.name, phase: 'asking' });
  try {
    const sent: StepRecord = { ...asking, state: 'sent', ...(await step.send(actor, prepared)) };
    journal.keep(sent);
    return sent;
  } catch (cause) {
    if (!isRefusal(cause) && (await isPerhapsSent(actor, nonce))) return asking;
    journal.drop(step.name);
    throw cause;
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

/** Asks the wallet anew who it is. @throws AppError WALLET_ADDRESS_MISSING or NETWORK_SWITCH_FAILED if it changed */
export async function expectSameWallet({ provider, account, chainId }: Actor): Promise<void> {
  const accounts = (await provider.request({ method: 'eth_accounts' })) as readonly string[];
  if (accounts[0]?.toLowerCase() !== account.toLowerCase()) throw new AppError('WALLET_ADDRESS_MISSING');
  if ((await walletChainId(provider)) !== chainId)
    throw new AppError('NETWORK_SWITCH_FAILED', {
      network: networkName(chainId, languageOf(location.pathname)),
    });
}
