// The price that posts are filled with: kept for a while, none where the feed is silent, and never waited for long.
import { expect, test } from 'vitest';
import type { EthPrice } from '#chain/reads.ts';
import { createPriceReader } from '#posts/price.ts';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';

const FEED = TEST_DEPLOYMENT.contracts.ethUsdFeed;
const PRICE: EthPrice = { answer: 370_000_000_000n, decimals: 8, updatedAtSeconds: 1_800_000_000 };

/** A feed that answers what is set; `asked` counts. */
function feedOf(answer: () => Promise<EthPrice>) {
  const state = { answer, asked: 0, now: 0 };
  const chain = {
    ethPrice: () => {
      state.asked += 1;
      return state.answer();
    },
  };
  return { state, parts: { deployment: TEST_DEPLOYMENT, chain, clock: () => state.now } };
}

test('behavior: an answer is kept for a while', async () => {
  const { state, parts } = feedOf(async () => PRICE);
  const read = createPriceReader(parts);
  expect(await read()).toEqual({ feed: FEED, price: PRICE });
  await Promise.all([read(), read(), read()]);
  expect(state.asked).toBe(1);
});

test.each([
  ['nothing', { ...PRICE, answer: 0n }],
  ['less than nothing', { ...PRICE, answer: -1n }],
  ['a round without an end', { ...PRICE, updatedAtSeconds: 0 }],
])('error: %s is no price', async (_, price) => {
  expect(await createPriceReader(feedOf(async () => price).parts)()).toBeNull();
});

test('error: while the chain is away the last answer counts for ten minutes', async () => {
  const { state, parts } = feedOf(async () => PRICE);
  const read = createPriceReader(parts);
  await read();
  state.answer = () => Promise.reject(new Error('connect ECONNREFUSED'));
  state.now = 600_000;
  expect(await read()).toEqual({ feed: FEED, price: PRICE });
  state.now = 600_001;
  expect(await read()).toBeNull();
});

test('error: a chain that was never reached gives none', async () => {
  const { parts } = feedOf(() => Promise.reject(new Error('connect ECONNREFUSED')));
  expect(await createPriceReader(parts)()).toBeNull();
});

test('error: nobody waits for a chain that hangs', async () => {
  const { parts } = feedOf(() => new Promise(() => undefined));
  expect(await createPriceReader(parts, 1)()).toBeNull();
});
