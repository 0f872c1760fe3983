/** How far the market is, for the page: one word from what the site says and the time. */
import type { MarketBody } from '@lilape/wire/market';

/** `waiting` is the day after the release, `due` the time from when anybody may open, `open` once no pool is waited for. */
export type Stage = 'asking' | 'failed' | 'none' | 'selling' | 'finalised' | 'waiting' | 'due' | 'open';

type Known = { readonly body: MarketBody | null; readonly hasFailed: boolean };

/** The stage at `nowMs`, unix milliseconds by the chain's clock. */
export function stageOf({ body, hasFailed }: Known, nowMs: number): Stage {
  if (body === null) return hasFailed ? 'failed' : 'asking';
  if (body.stage === 'failed') return 'none';
  if (body.stage !== 'released') return body.stage;
  if (body.pools.every(({ status }) => status !== 'waiting')) return 'open';
  return body.opensAt !== null && nowMs < Date.parse(body.opensAt) ? 'waiting' : 'due';
}
