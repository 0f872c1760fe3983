import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrphanedOf } from '#ledger/sale/purchases.ts';
import { type SignedOrder, type TestChain, startTestChain } from '#testing/chain.ts';
import { SILENT_LOG, partsUnlikeRebuilt, untilAtHead } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Random, seededRandom } from '#testing/random.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

const REORGS = 100;
const DEEPEST = 60;

let chain: TestChain;
let database: TestDatabase;
let watcher: Watcher;

beforeAll(async () => {
  // Final is 64 blocks behind the head, so that every reorganisation here stays above it.
  [chain, database] = await Promise.all([startTestChain({ slotsInAnEpoch: 32 }), openTestDatabase()]);
  await chain.mine(66);
  watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
});

afterAll(async () => {
  await watcher.stop();
  await database.drop();
  await chain.stop();
});

/** The purchases in each block above the final one, newest block last. */
type Blocks = SignedOrder[][];

async function grow(random: Random, blocks: Blocks): Promise<void> {
  for (let count = 1 + random.below(3); count > 0; count--) {
    const orders = Array.from({ length: random.below(4) }, () => ({
      buyer: random.below(8),
      coin: random.chance(0.5) ? ('USDT' as const) : ('USDC' as const),
      units: 1_000_000n + BigInt(random.below(30_000_000)),
    }));
    const signed = await chain.sign(orders);
    await chain.batch(signed.map(({ raw }) => ['eth_sendRawTransaction', [raw]]));
    await chain.mine();
    blocks.push(signed);
  }
}

/** Replaces the newest `depth` blocks by as many others, in which some of their purchases come again, some moved. */
async function reorganise(random: Random, blocks: Blocks, depth: number): Promise<number> {
  const replaced = Array.from({ length: depth }, () => blocks.pop() ?? []).toReversed();
  const lostBuyers = new Set(chain.buyers.map((_, i) => i).filter(() => random.chance(0.25)));
  const renewed: Blocks = replaced.map(() => []);
  let at = 0;
  replaced.forEach((orders, i) => {
    // In order, so that a buyer's nonces stay in order; in the same block as before, or later.
    at = Math.max(at, Math.min(i + random.below(3), depth - 1));
    renewed[at]?.push(...orders.filter(({ buyer }) => !lostBuyers.has(buyer)));
  });
  const placed = renewed.flatMap((orders, i) => orders.map(({ raw }) => [raw, i] as const));
  await chain.rpc('anvil_reorg', depth, placed);
  blocks.push(...renewed);
  await chain.refreshNonces();
  return replaced.flat().length;
}

/** What must hold whenever the ledger has come to rest. */
async function compare() {
  const { alarms } = await untilAtHead(database.pool, chain);
  const unlike = await partsUnlikeRebuilt(database, chain);
  return { alarms, unlike };
}

test(`behavior: after ${REORGS} random reorganisations the ledger is the one rebuilt from nothing`, async () => {
  const random = seededRandom(20_250_122);
  const blocks: Blocks = [];
  const compared: Awaited<ReturnType<typeof compare>>[] = [];
  let replaced = 0;
  for (let round = 1; round <= REORGS; round++) {
    await grow(random, blocks);
    // Some come before the watcher has read the blocks that they replace.
    if (random.chance(0.7)) await untilAtHead(database.pool, chain);
    replaced += await reorganise(random, blocks, 1 + random.below(DEEPEST));
    await chain.mine();
    blocks.push([]);
    if (round % 20 === 0) compared.push(await compare());
  }
  expect(compared).toEqual(Array.from({ length: REORGS / 20 }, () => ({ alarms: 0, unlike: [] })));
  expect(replaced).toBeGreaterThan(1_000);
  const orphaned = await Promise.all(chain.buyers.map((buyer) => readOrphanedOf(database.pool, buyer)));
  expect(orphaned.flat().length).toBeGreaterThan(50);
}, 120_000);
