/** How far the market is, for the page: one word from what the site says and the time. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { MarketBody, MarketPool } from '@lilape/wire/market';

/**
 * `waiting` is the day after the release, `due` the time from when anybody may open. Then `half` once one pool is open and the
 * other is waited for, and where none is waited for: `open` with at least one, `unopened` with none.
 */
export type Stage =
  | 'asking'
  | 'failed'
  | 'none'
  | 'selling'
  | 'finalised'
  | 'waiting'
  | 'due'
  | 'half'
  | 'open'
  | 'unopened';

type Known = { readonly body: MarketBody | null; readonly hasFailed: boolean };

/** The stage at `nowMs`, unix milliseconds by the chain's clock. */
export function stageOf({ body, hasFailed }: Known, nowMs: number): Stage {
  if (body === null) return hasFailed ? 'failed' : 'asking';
  if (body.stage === 'failed') return 'none';
  if (body.stage !== 'released') return body.stage;
  const has = (wanted: MarketPool['status']) => body.pools.some(({ status }) => status === wanted);
  if (has('opened')) return has('waiting') ? 'half' : 'open';
  if (!has('waiting')) return 'unopened';
  return body.opensAt !== null && nowMs < Date.parse(body.opensAt) ? 'waiting' : 'due';
}

/** The coins whose pools anybody may open at a stage. */
export function openable(stage: Stage, body: MarketBody | null): readonly PaymentToken[] {
  if (stage !== 'due' && stage !== 'half') return [];
  return body?.pools.filter(({ status }) => status === 'waiting').map(({ coin }) => coin) ?? [];
}
