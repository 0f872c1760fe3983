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

/** What anybody may do for the market: for all of it, or for one coin. */
export type MarketAct = {
  readonly kind: 'release' | 'burn' | 'open' | 'sweep';
  /** null: for all of it. */
  readonly coin: PaymentToken | null;
};

/**
 * What anybody may do now, in the order in which it matters: release the shares, or burn them where the sale failed; open pools;
 * send to the treasury what they did not take.
 */
export function actsAt(stage: Stage, body: MarketBody | null): readonly MarketAct[] {
  if (body === null) return [];
  if (stage === 'finalised') return [{ kind: 'release', coin: null }];
  if (stage === 'none') return body.unreleasedBurned === '0' ? [{ kind: 'burn', coin: null }] : [];
  const isDue = stage === 'due' || stage === 'half';
  const waiting = body.pools.filter(({ status }) => isDue && status === 'waiting');
  // The sale pays what it owes when a pool is opened, so what is left of it lies there from then on.
  const left = body.pools.filter(
    ({ status, swept }) => (status === 'opened' || status === 'givenUp') && swept === '0',
  );
  return [
    ...waiting.map(({ coin }) => ({ kind: 'open', coin }) as const),
    ...left.map(({ coin }) => ({ kind: 'sweep', coin }) as const),
  ];
}
