/** What the page and the worker that counts say to each other. */
import type { CheatTick } from '@lilape/verify/cheat';
import type { CannotCode } from '@lilape/verify/fetchers';
import type { CheckResult, Progress } from '@lilape/verify/report';

/** Why something could not be checked; `detail` is what was said. */
export type Reason = { readonly code: CannotCode | 'BROKEN'; readonly detail: string };

/** A check's result as it travels: an error does not. */
export type ReportedResult = Omit<CheckResult, 'reason'> & { readonly reason?: Reason };

/** A figure of a row that the reader may change. */
export type CheatFigure = { readonly row: string; readonly tokens: string; readonly block: number };

export type ToWorker =
  /** Starts to count; the chain is asked at `rpc`, through the site where it is null. */
  | { readonly type: 'start'; readonly site: string; readonly rpc: string | null; readonly chainId: number }
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'cheat'; readonly tokens: string };

export type FromWorker =
  | {
      readonly type: 'begun';
      readonly block: number;
      readonly blockHash: string;
      readonly rows: number;
      readonly cids: Readonly<Record<string, string>>;
    }
  | { readonly type: 'progress'; readonly progress: Exclude<Progress, { stage: 'checked' }> }
  | { readonly type: 'checked'; readonly result: ReportedResult }
  | { readonly type: 'done'; readonly ms: number; readonly cheat: CheatFigure | null }
  | { readonly type: 'ticks'; readonly ticks: readonly CheatTick[] }
  | { readonly type: 'failed'; readonly reason: Reason };
