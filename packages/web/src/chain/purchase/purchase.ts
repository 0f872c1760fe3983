/** One purchase at a time: started, followed, gone on with after a reload, and never made twice. @see decision 14 */
import { AppError } from '@lilape/domain/app-error';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { isBatchRefusal, transactionError } from '#chain/errors.ts';
import { canBatch } from '#chain/flow/batch.ts';
import { type Journal, openJournal } from '#chain/flow/journal.ts';
import { expectSameWallet, type Progress, runSteps } from '#chain/flow/run.ts';
import type { Actor } from '#chain/flow/step.ts';
import { type Hash, receiptOf } from '#chain/rpc.ts';
import { accountOf, coinBalance, contractQuote, purchasedIn } from '#chain/sale-contract.ts';
import { recordPurchase } from './record.ts';
import { isPaying, purchaseSteps } from './steps.ts';
import { type PurchaseTerms, purchaseKey } from './terms.ts';

export type Order = Pick<PurchaseTerms, 'coin'> & {
  /** Offered and charged by the quote shown, 6-decimal units. */
  amountUnits: bigint;
  chargedUnits: bigint;
  /** Tokens of the quote shown, 18 decimals. */
  tokens: bigint;
};

export type Outcome = { terms: PurchaseTerms; hash: Hash; tokens: bigint };

export type Follow = {
  onTerms: (terms: PurchaseTerms) => void;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
};

/**
 * Buys on the terms of the quote shown.
 * @throws AppError with the sentence to show; PURCHASE_UNDER_WAY while another one is, in any tab
 */
export function startPurchase(actor: Actor, order: Order, follow: Follow): Promise<Outcome> {
  return alone(actor, async (journal) => {
    if (journal.read() !== null) throw new AppError('PURCHASE_UNDER_WAY');
    const terms = await agree(actor, order);
    journal.begin(terms);
    follow.onTerms(terms);
    return finish(actor, terms, journal, follow);
  });
}

/**
 * Goes on with a purchase whose payment was asked for before the page was reloaded; null if there is none. One that
 * never got to the payment is forgotten: its approval, if it was given, is used by the next purchase.
 * @throws as `startPurchase`
 */
export function resumePurchase(actor: Actor, follow: Follow): Promise<Outcome | null> {
  return alone(actor, async (journal) => {
    const record = journal.read();
    if (record === null) return null;
    if (!record.steps.some(({ name }) => isPaying(name))) {
      journal.end();
      return null;
    }
    follow.onTerms(record.terms);
    return finish(actor, record.terms, journal, follow);
  });
}

/** Forgets a purchase that the wallet never answered, on the buyer's word. */
export function forgetPurchase({ chainId, account }: Pick<Actor, 'chainId' | 'account'>): void {
  openJournal<PurchaseTerms>(purchaseKey(chainId, account)).end();
}

/** Holds the account's lock, so that two tabs never pay for the same wish. */
async function alone<Result>(
  { chainId, account }: Actor,
  act: (journal: Journal<PurchaseTerms>) => Promise<Result>,
): Promise<Result> {
  const key = purchaseKey(chainId, account);
  return navigator.locks.request(key, { ifAvailable: true }, (lock) => {
    if (lock === null) throw new AppError('PURCHASE_UNDER_WAY');
    return act(openJournal<PurchaseTerms>(key));
  });
}

/** Checks the order against the chain before the wallet is asked for anything. @see specification §5 Buy */
async function agree(
  actor: Actor,
  { coin, amountUnits, chargedUnits, tokens }: Order,
): Promise<PurchaseTerms> {
  try {
    await expectSameWallet(actor);
    const [balance, account, quote] = await Promise.all([
      coinBalance(actor.provider, coin, actor.account),
      accountOf(actor.provider, actor.account),
      contractQuote(actor.provider, amountUnits),
    ]);
    if (balance < chargedUnits)
      throw new AppError('INSUFFICIENT_BALANCE', {
        method: coin,
        balance: formatUnits(balance, STABLE_DECIMALS),
      });
    if (quote.tokens < tokens || quote.chargedUnits !== chargedUnits) throw new AppError('PRICE_MOVED');
    const paidBeforeUnits = coin === 'USDT' ? account.usdtUnits : account.usdcUnits;
    return {
      account: actor.account,
      coin,
      amountUnits: String(amountUnits),
      chargedUnits: String(chargedUnits),
      minTokens: String(tokens),
      paidBeforeUnits: String(paidBeforeUnits),
    };
  } catch (cause) {
    throw transactionError(cause, coin);
  }
}

async function finish(
  actor: Actor,
  terms: PurchaseTerms,
  journal: Journal<PurchaseTerms>,
  { onProgress, signal }: Follow,
): Promise<Outcome> {
  try {
    const hash = await takeSteps(actor, terms, { actor, journal, onProgress, signal });
    // The payment's step always names its transaction.
    if (hash === null) throw new AppError('PURCHASE_FAILED_RETRY');
    onProgress({ step: 'record', phase: 'waiting', hash });
    const credited = await creditedBy(actor, terms, hash);
    await recordPurchase(terms, hash);
    journal.end();
    return { terms, hash, tokens: credited };
  } catch (cause) {
    // While the payment may still be on its way the journal stays, and the next visit goes on with it.
    if (!signal.aborted && !(journal.read()?.steps ?? []).some(isUnsettledPayment)) journal.end();
    throw transactionError(cause, terms.coin);
  }
}

function isUnsettledPayment({ name, state }: { name: string; state: string }): boolean {
  return isPaying(name) && state !== 'done';
}

async function takeSteps(
  actor: Actor,
  terms: PurchaseTerms,
  run: Omit<Parameters<typeof runSteps>[0], 'steps'>,
): Promise<Hash | null> {
  const begun = run.journal.read()?.steps ?? [];
  const isBatched = begun.length === 0 ? await canBatch(actor) : begun.some(({ name }) => name === 'batch');
  try {
    return await runSteps({ ...run, steps: purchaseSteps(terms, isBatched) });
  } catch (cause) {
    if (!isBatched || !isBatchRefusal(cause)) throw cause;
    return runSteps({ ...run, steps: purchaseSteps(terms, false) });
  }
}

/** Tokens credited, from the event of the transaction; those agreed to where the node has no receipt. */
async function creditedBy({ provider }: Actor, terms: PurchaseTerms, hash: Hash): Promise<bigint> {
  const receipt = await receiptOf(provider, hash).catch(() => null);
  const purchased = receipt === null ? null : purchasedIn(receipt, terms.account);
  return purchased?.tokens ?? BigInt(terms.minTokens);
}
