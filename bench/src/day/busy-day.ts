// What a busy day brings, at an even pace: readers, listeners, buyers, and those who mean no good.
import type { Market } from '../../../scripts/stack-tests/market.ts';
import { listen, stall } from './listeners.ts';
import { pause } from './pause.ts';
import { type Day, read } from './readers.ts';
import type { Tally } from './tally.ts';
import { dawdle, disturb } from './trouble.ts';

const READERS = 6;
const LISTENERS = 40;
const STALLING = 5;
const BUY_EVERY_MS = 500;
/** The newest purchases, which readers choose from. */
const MAX_KNOWN = 100;

/** Loads `site`, which believes X-Forwarded-For, until `signal` aborts; `tally` counts along. @throws where a request is not answered */
export async function liveThroughDay(
  { site, market }: { site: string; market: Market },
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const hashes = [await market.buy(1_000_000n)];
  const day: Day = { site, hashes, tally, signal };
  const many = (count: number, work: (day: Day) => Promise<void>) =>
    Array.from({ length: count }, () => work(day));
  await Promise.all([
    ...many(READERS, read),
    ...many(LISTENERS, listen),
    ...many(STALLING, stall),
    disturb(day),
    dawdle(day),
    buyOn(market, hashes, day),
  ]);
}

async function buyOn(market: Market, hashes: string[], { tally, signal }: Day): Promise<void> {
  while (!signal.aborted) {
    // Not waited for: on a busy machine the chain may be slow, and this measures the server.
    hashes.push(await market.send(1_000_000n));
    if (hashes.length > MAX_KNOWN) hashes.shift();
    tally.purchases += 1;
    await pause(BUY_EVERY_MS, signal);
  }
}
