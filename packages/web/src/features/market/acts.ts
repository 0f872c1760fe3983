/** What anybody with a wallet may do for the market at each stage. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { MarketBody } from '@lilape/wire/market';
import { openable, type Stage } from './stage.ts';

/** One thing, for all of the market or for coins. */
export type MarketAct = {
  readonly kind: 'release' | 'burn' | 'open' | 'sweep';
  /** None: for all of it. */
  readonly coins: readonly PaymentToken[];
};

/**
 * What anybody may do now, in the order in which it matters: release the shares, or burn them where the sale failed; open pools;
 * send to the treasury what they did not take.
 */
export function actsAt(stage: Stage, body: MarketBody | null): readonly MarketAct[] {
  if (body === null) return [];
  if (stage === 'finalised') return [{ kind: 'release', coins: [] }];
  if (stage === 'none') return body.unreleasedBurned === '0' ? [{ kind: 'burn', coins: [] }] : [];
  // The sale pays what it owes when a pool is opened, so what is left of it lies there from then on.
  const left = body.pools.filter(
    ({ status, swept }) => (status === 'opened' || status === 'givenUp') && swept === '0',
  );
  // Together: one that opens later does so at the last price of the sale, wherever the first has gone by then.
  const coins = openable(stage, body);
  return [
    ...(coins.length === 0 ? [] : [{ kind: 'open', coins } as const]),
    ...left.map(({ coin }) => ({ kind: 'sweep', coins: [coin] }) as const),
  ];
}
