/** What anybody with a wallet may do for the market at each stage. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { MarketBody } from '@lilape/wire/market';
import { openable, type Stage } from './stage.ts';

/** One thing, for all of the market or for one coin. */
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
  // The sale pays what it owes when a pool is opened, so what is left of it lies there from then on.
  const left = body.pools.filter(
    ({ status, swept }) => (status === 'opened' || status === 'givenUp') && swept === '0',
  );
  return [
    ...openable(stage, body).map((coin) => ({ kind: 'open', coin }) as const),
    ...left.map(({ coin }) => ({ kind: 'sweep', coin }) as const),
  ];
}
