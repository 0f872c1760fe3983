/** An act: one thing an account does on chain, as data, and the one way to start, go on with and forget any of them. */
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import { type Failures, isBatchRefusal, transactionError } from '#chain/errors.ts';
import type { Hash } from '#chain/rpc.ts';
import { batchName, canBatch } from './batch.ts';
import { type FlowRecord, type Journal, openJournal } from './journal.ts';
import { journalKey } from './open-acts.ts';
import { expectSameWallet, type Progress, type Run, runSteps } from './run.ts';
import type { Actor, Step, StepRecord } from './step.ts';
import type { TermsFormat } from './terms.ts';

/** @see decision 63 "acts" */
export type Act<Draft, Terms, Outcome> = {
  /** Names its journal and its lock. */
  readonly name: string;
  /** What it comes to on chain now, before the wallet is asked for anything. @throws AppError where it cannot be done */
  agree(actor: Actor, draft: Draft): Promise<Terms>;
  /** How the terms are kept over a reload. */
  readonly terms: TermsFormat<Terms>;
  /** What is asked of the wallet; with `isBatched` in one step named 'batch', where there are several. */
  steps(terms: Terms, isBatched: boolean): readonly Step[];
  /**
   * What of the terms the wallet was asked for up to the step `last`, for an act whose steps have effects of their own:
   * after a reload nothing more is asked for, and no more may be reported. Without it all of them.
   */
  asked?(terms: Terms, last: string): Terms;
  /** What came of it; `hash` is the last step's transaction, null where the effect was there without one. */
  conclude(
    actor: Actor,
    terms: Terms,
    hash: Hash | null,
    onProgress: Follow<Terms>['onProgress'],
  ): Promise<Outcome>;
  /** What it says where it fails. */
  failures(about: Draft | Terms): Failures;
  /** Said where another one like it is not finished. */
  readonly underWay: PlainCode;
};

export type Follow<Terms> = {
  onTerms: (terms: Terms) => void;
  onProgress: (progress: Progress) => void;
  /** Called, where an act is gone on with, with the terms of one that the wallet approved but was never asked to send: it can be started again. */
  onApproved?: (terms: Terms) => void;
  /** Stops following; what was sent stays sent, and stays in the journal. */
  signal: AbortSignal;
};

type Who = Pick<Actor, 'chainId' | 'account'>;

/**
 * Does what the draft says.
 * @throws AppError with the sentence to show; the act's `underWay` while another one is, in any tab
 */
export function startAct<Draft, Terms, Outcome>(
  act: Act<Draft, Terms, Outcome>,
  actor: Actor,
  draft: Draft,
  follow: Follow<Terms>,
): Promise<Outcome> {
  return alone(act, actor, async (journal) => {
    const left = journal.read();
    // Where there is only a permission, nothing has to be followed: the steps that begin now use it.
    if (left !== null && !isOnlyApproved(act, left)) throw new AppError(act.underWay);
    const terms = await agree(act, actor, draft);
    journal.begin(terms);
    follow.onTerms(terms);
    return finish(act, { actor, terms, journal, follow, isResumed: false });
  });
}

/**
 * Goes on with an act whose decisive step was asked for before the page was reloaded; null if there is none. It asks
 * the wallet for nothing new: what was not asked for is forgotten, unless a permission was given for it.
 * @throws as `startAct`
 */
export function resumeAct<Draft, Terms, Outcome>(
  act: Act<Draft, Terms, Outcome>,
  actor: Actor,
  follow: Follow<Terms>,
): Promise<Outcome | null> {
  return alone(act, actor, async (journal) => {
    const record = journal.read();
    if (record !== null && isOnlyApproved(act, record)) {
      follow.onApproved?.(record.terms);
      return null;
    }
    if (record === null || !record.steps.some(isDecisiveIn(act, record.terms))) {
      journal.end();
      return null;
    }
    const terms = act.asked?.(record.terms, record.steps.at(-1)?.name ?? '') ?? record.terms;
    follow.onTerms(terms);
    return finish(act, { actor, terms, journal, follow, isResumed: true });
  });
}

/** Forgets an act that nobody answered, on its owner's word. */
export function forgetAct<Terms>(act: Pick<Act<never, Terms, unknown>, 'name' | 'terms'>, who: Who): void {
  openJournal(journalKey(act.name, who.chainId, who.account), act.terms).end();
}

/** Holds the act's lock for the account, so that two tabs never act on the same draft. */
async function alone<Terms, Result>(
  { name, terms, underWay }: Pick<Act<never, Terms, unknown>, 'name' | 'terms' | 'underWay'>,
  { chainId, account }: Who,
  work: (journal: Journal<Terms>) => Promise<Result>,
): Promise<Result> {
  const key = journalKey(name, chainId, account);
  return navigator.locks.request(key, { ifAvailable: true }, (lock) => {
    if (lock === null) throw new AppError(underWay);
    return work(openJournal(key, terms));
  });
}

async function agree<Draft, Terms>(
  act: Pick<Act<Draft, Terms, unknown>, 'agree' | 'failures'>,
  actor: Actor,
  draft: Draft,
): Promise<Terms> {
  try {
    await expectSameWallet(actor);
    return await act.agree(actor, draft);
  } catch (cause) {
    throw transactionError(cause, act.failures(draft));
  }
}

type Attempt<Terms> = {
  actor: Actor;
  terms: Terms;
  journal: Journal<Terms>;
  follow: Follow<Terms>;
  isResumed: boolean;
};

async function finish<Draft, Terms, Outcome>(
  act: Act<Draft, Terms, Outcome>,
  attempt: Attempt<Terms>,
): Promise<Outcome> {
  const { actor, terms, journal, follow } = attempt;
  const isDecisive = isDecisiveIn(act, terms);
  try {
    const hash = await takeSteps(act, attempt);
    const outcome = await act.conclude(actor, terms, hash, follow.onProgress);
    journal.end();
    return outcome;
  } catch (cause) {
    // While a decisive step may still be on its way the journal stays, and the next visit goes on with it.
    const isOpen = (step: StepRecord) => isDecisive(step) && step.state !== 'done';
    if (!follow.signal.aborted && !(journal.read()?.steps ?? []).some(isOpen)) journal.end();
    throw transactionError(cause, act.failures(terms));
  }
}

async function takeSteps<Draft, Terms, Outcome>(
  act: Act<Draft, Terms, Outcome>,
  { actor, terms, journal, follow, isResumed }: Attempt<Terms>,
): Promise<Hash | null> {
  const { onProgress, signal } = follow;
  const run = (steps: Run['steps']) => runSteps({ actor, steps, journal, onProgress, signal });
  const begun = (journal.read()?.steps ?? []).map(({ name }) => name);
  const single = act.steps(terms, false);
  if (isResumed) {
    const steps = begun.includes(batchName) ? act.steps(terms, true) : single;
    return run(steps.slice(0, steps.findLastIndex(({ name }) => begun.includes(name)) + 1));
  }
  if (single.length === 1 || !(await canBatch(actor))) return run(single);
  try {
    return await run(act.steps(terms, true));
  } catch (cause) {
    if (signal.aborted || !isBatchRefusal(cause)) throw cause;
    return run(single);
  }
}

function isDecisiveIn<Draft, Terms, Outcome>(act: Act<Draft, Terms, Outcome>, terms: Terms) {
  const steps = [...act.steps(terms, false), ...act.steps(terms, true)];
  const names = steps.filter((step) => step.isDecisive).map(({ name }) => name);
  return ({ name }: StepRecord) => names.includes(name);
}

/** Whether the wallet sent the last step that leads up to the act, its permission, and was not asked for the act itself. */
function isOnlyApproved<Draft, Terms, Outcome>(
  act: Act<Draft, Terms, Outcome>,
  { terms, steps }: FlowRecord<Terms>,
): boolean {
  const permission = act.steps(terms, false).findLast((step) => !step.isDecisive)?.name;
  const isSent = steps.some(({ name, state }) => name === permission && state !== 'asking');
  return isSent && !steps.some(isDecisiveIn(act, terms));
}
