/** What anybody with a wallet may do for the market. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { MarketBody, MarketPool } from '@lilape/wire/market';
import { openable, type Stage } from './stage.ts';

/** The next step, for all of the market or for coins. */
export type MarketAct = {
  readonly kind: 'release' | 'burn' | 'open';
  /** None: for all of it. */
  readonly coins: readonly PaymentToken[];
};

/** The next step that anybody may take: release the shares, or burn them where the sale failed, then open the pools; null for none now. */
export function actAt(stage: Stage, body: MarketBody | null): MarketAct | null {
  if (stage === 'finalised') return { kind: 'release', coins: [] };
  if (stage === 'none') return body?.unreleasedBurned === '0' ? { kind: 'burn', coins: [] } : null;
  // Together: one that opens later does so at the last price of the sale, wherever the first has gone by then.
  const coins = openable(stage, body);
  return coins.length === 0 ? null : { kind: 'open', coins };
}

/** Whether a coin's rest can be sent to the treasury: the sale pays what it owes when a pool is opened, so it lies there from then on. */
export function isSweepable({ status, swept }: MarketPool): boolean {
  return (status === 'opened' || status === 'givenUp') && swept === '0';
}
