/** The one purchase that this page makes or follows, for every screen that shows it. */
import { AppError } from '@lilape/domain/app-error';
import { useSyncExternalStore } from 'react';
import type { Progress } from '#chain/flow/run.ts';
import {
  forgetPurchase,
  type Order,
  type Outcome,
  resumePurchase,
  startPurchase,
} from '#chain/purchase/purchase.ts';
import { hasOpenPurchase, type PurchaseTerms } from '#chain/purchase/terms.ts';
import { chainId } from '#shell/deployment.ts';
import { connectedActor } from './actor.ts';
import { accountHere, currentSession } from '#shell/wallet/session.ts';

export type PurchaseFlow =
  | { readonly status: 'none' }
  | { readonly status: 'pending'; readonly terms: PurchaseTerms | null; readonly progress: Progress | null }
  | { readonly status: 'success'; readonly outcome: Outcome }
  | { readonly status: 'error'; readonly error: unknown; readonly hash: string | undefined };

const none: PurchaseFlow = { status: 'none' };
let flow: PurchaseFlow = none;
let abort = new AbortController();
const listeners = new Set<() => void>();

function set(next: PurchaseFlow): void {
  flow = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The purchase now, followed. */
export function usePurchaseFlow(): PurchaseFlow {
  return useSyncExternalStore(
    subscribe,
    () => flow,
    () => none,
  );
}

/** Buys and resolves to whether it worked; every outcome is in the flow. Ignored while a purchase is pending. */
export async function buy(order: Order): Promise<boolean> {
  if (flow.status === 'pending') return false;
  return follow(async (options) => startPurchase(await connectedActor(), order, options));
}

/** Goes on with what the connected account left open; does nothing if that is nothing, or another tab has it. */
export async function resumeOpenPurchase(): Promise<void> {
  const account = accountHere(currentSession());
  if (account === null || flow.status === 'pending' || !hasOpenPurchase(chainId, account)) return;
  await follow(async (options) => resumePurchase(await connectedActor(), options), true);
}

/** Puts the finished purchase away. */
export function dismissPurchase(): void {
  if (flow.status !== 'pending') set(none);
}

/** Gives up on a payment that the wallet never answered, so that another can be started. */
export function startAgain(): void {
  if (flow.status !== 'pending' || flow.terms === null) return;
  const { account } = flow.terms;
  abort.abort(new DOMException('The buyer started again.', 'AbortError'));
  forgetPurchase({ chainId, account });
  set(none);
}

type Act = (options: Parameters<typeof startPurchase>[2]) => Promise<Outcome | null>;

async function follow(act: Act, isResumed = false): Promise<boolean> {
  abort = new AbortController();
  const { signal } = abort;
  let terms: PurchaseTerms | null = null;
  let hash: string | undefined;
  // A resumed purchase shows itself once there is one.
  if (!isResumed) set({ status: 'pending', terms, progress: null });
  const onTerms = (agreed: PurchaseTerms) => {
    terms = agreed;
    set({ status: 'pending', terms, progress: null });
  };
  const onProgress = (progress: Progress) => {
    hash = progress.hash ?? hash;
    if (!signal.aborted) set({ status: 'pending', terms, progress });
  };
  try {
    const outcome = await act({ onTerms, onProgress, signal });
    if (outcome !== null) set({ status: 'success', outcome });
    return outcome !== null;
  } catch (error) {
    const isElsewhere = isResumed && error instanceof AppError && error.code === 'PURCHASE_UNDER_WAY';
    if (!signal.aborted && !isElsewhere) set({ status: 'error', error, hash });
    return false;
  }
}
