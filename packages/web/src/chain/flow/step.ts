/** A chain interaction as data: steps that one runner takes, and what is kept of each in case the page is gone. */
import type { Address } from 'viem';
import type { Provider } from '#chain/provider.ts';
import type { Call, Hash, Receipt } from '#chain/rpc.ts';

/** Who acts, through which wallet, on which chain. */
export type Actor = { readonly provider: Provider; readonly account: Address; readonly chainId: number };

/** How a step was sent: as one transaction, or as a batch that the wallet answers for. @see EIP-5792 */
export type Sent = { readonly hash: Hash } | { readonly batchId: string };

/** What is kept of a step from before the wallet is asked. */
export type StepRecord = {
  readonly name: string;
  /** `asking`: the wallet was asked and has not answered; `sent`: it has; `done`: on chain, or not needed. */
  readonly state: 'asking' | 'sent' | 'done';
  /** When the wallet was asked, then when it answered, unix milliseconds: reloads do not start the wait again. */
  readonly sinceMs: number;
  /** The account's next nonce just before the wallet was asked, then the transaction's own. */
  readonly nonce: number;
  /** Newest block when the wallet was asked. */
  readonly fromBlock: number;
  readonly hash?: Hash;
  readonly batchId?: string;
};

/** Calls that are ready to be asked for; `gas` is the limit of a single one. */
export type Prepared = { readonly calls: readonly Call[]; readonly gas?: bigint };

export type Step = {
  readonly name: string;
  /** Whether it does what the act is for: from then on the act is followed over a reload instead of forgotten. */
  readonly isDecisive: boolean;
  /** What to ask for now, or null where there is nothing to do. @throws AppError where it cannot be done */
  prepare(actor: Actor): Promise<Prepared | null>;
  /** Asks the wallet; resolves once it has sent. */
  send(actor: Actor, prepared: Prepared): Promise<Sent>;
  /** Returns if a mined transaction did what the step is for. @throws AppError if it did not */
  verify(actor: Actor, receipt: Receipt): Promise<void>;
  /**
   * Whether the step's effect is on chain. It decides when the account's nonce is used, but not by the transaction
   * that was sent: the wallet replaced or cancelled it.
   */
  isDone(actor: Actor): Promise<boolean>;
  /**
   * The transaction that had the effect, where it is not the one sent; null where there is none that can be this
   * step's, undefined where nobody can say now. A step without `locate` is done as soon as its effect is there,
   * whoever caused it.
   */
  locate?(record: StepRecord): Promise<Hash | null | undefined>;
};
