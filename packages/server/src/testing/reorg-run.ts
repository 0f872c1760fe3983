// Reorganises a test chain again and again while people act, and compares the ledger with one rebuilt from nothing.
import type { Pool } from 'pg';
import { readOrphanedOf } from '#ledger/sale/purchases.ts';
import type { Signed } from '#testing/acts.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { randomAct } from '#testing/actions.ts';
import { SILENT_LOG, partsUnlikeRebuilt, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { type Random, seededRandom } from '#testing/random.ts';
import { startWatcher } from '#watcher/start.ts';

export type ReorgOptions = {
  readonly rounds: number;
  readonly seed: number;
  /** A fresh, migrated database. */
  readonly database: { readonly url: string; readonly pool: Pool };
  /** Least time between two looks of the watcher, milliseconds; none unless given. */
  readonly paceMs?: number;
  readonly tell?: (sentence: string) => void;
};

export type ReorgReport = {
  readonly rounds: number;
  /** What was looked at now and then, and each time what stood then. */
  readonly compared: number;
  readonly alarms: number;
  readonly unlikeRebuilt: readonly string[];
  /** Transactions in the blocks that were replaced. */
  readonly replaced: number;
  /** Purchases that were taken out and never came again. */
  readonly orphaned: number;
  /** Kinds of events of stakes, draws and reserves that were in the ledger at one time or another, each once. */
  readonly seen: ReadonlySet<string>;
};

const DEEPEST = 60;
const COMPARE_EVERY = 20;

export type ReorgRig = { readonly chain: TestChain; readonly random: Random; readonly blocks: Blocks };

/** What is in each block above the final one, newest block last. */
export type Blocks = Signed[][];

/** Runs the reorganisations, some of which come before the watcher has read the blocks that they replace. */
export async function reorgRun({
  rounds,
  seed,
  database,
  paceMs = 0,
  tell,
}: ReorgOptions): Promise<ReorgReport> {
  // Final is 64 blocks behind the head, so that every reorganisation here stays above it.
  const chain = await startTestChain({ slotsInAnEpoch: 32 });
  await chain.mine(66);
  const { subject, rpcUrl } = chain;
  const watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [rpcUrl],
    subject,
    paceMs,
    log: SILENT_LOG,
  });
  const rig: ReorgRig = { chain, random: seededRandom(seed), blocks: [] };
  const report = { compared: 0, alarms: 0, unlikeRebuilt: [] as string[], replaced: 0 };
  const seen = new Set<string>();
  // At a pace there is no anchor at every block: what is final waits for the next one.
  const reach = () => (paceMs === 0 ? untilAtHead(database.pool, chain) : untilHead(database.pool, chain));
  try {
    for (let round = 1; round <= rounds; round++) {
      await grow(rig);
      if (rig.random.chance(0.7)) {
        await reach();
        await noteKinds(database.pool, seen);
      }
      report.replaced += await reorganise(rig, 1 + rig.random.below(DEEPEST));
      await chain.mine();
      rig.blocks.push([]);
      if (round % COMPARE_EVERY !== 0) continue;
      report.alarms += (await reach()).alarms;
      const unlike = await partsUnlikeRebuilt(database, chain);
      report.unlikeRebuilt.push(...unlike.filter((part) => paceMs === 0 || part !== 'ledger'));
      report.compared++;
      tell?.(`${round} reorganisations`);
    }
    const orphaned = await Promise.all(chain.buyers.map((buyer) => readOrphanedOf(database.pool, buyer)));
    return { rounds, ...report, orphaned: orphaned.flat().length, seen };
  } finally {
    await watcher.stop();
    await chain.stop();
  }
}

/** Waits until the ledger has the chain's newest block. */
async function untilHead(pool: Pool, chain: TestChain) {
  const latest = await chain.rpc<{ hash: string }>('eth_getBlockByNumber', 'latest', false);
  return untilLedger(pool, ({ heads }) => heads.hash === latest.hash);
}

/** What came may be taken out again before the end. */
async function noteKinds(pool: Pool, seen: Set<string>): Promise<void> {
  const { rows } = await pool.query<{ type: string }>(
    `select type from ledger.stake_events union select type from ledger.draw_events
     union select type from ledger.market_events`,
  );
  for (const { type } of rows) seen.add(type);
}

/** Mines one to three blocks with something in them, in time that goes on. */
export async function grow({ chain, random, blocks }: ReorgRig): Promise<void> {
  for (let count = 1 + random.below(3); count > 0; count--) {
    // The blocks mined at the start are ahead of the clock, and nothing falls due while the chain's time stands.
    await chain.rpc('evm_increaseTime', 2);
    const acts = Array.from({ length: random.below(10) }, () => randomAct(chain, random));
    const signed = await chain.sign(acts);
    await chain.batch(signed.map(({ raw }) => ['eth_sendRawTransaction', [raw]]));
    await chain.mine();
    blocks.push(signed);
  }
}

/** Replaces the newest `depth` blocks by as many others, in which some of what they held comes again, some moved; how many transactions. */
export async function reorganise({ chain, random, blocks }: ReorgRig, depth: number): Promise<number> {
  const replaced = Array.from({ length: depth }, () => blocks.pop() ?? []).toReversed();
  const lostBuyers = new Set(chain.buyers.map((_, i) => i).filter(() => random.chance(0.25)));
  const renewed: Blocks = replaced.map(() => []);
  let at = 0;
  replaced.forEach((signed, i) => {
    // In order, so that a buyer's nonces stay in order; in the same block as before, or later.
    at = Math.max(at, Math.min(i + random.below(3), depth - 1));
    renewed[at]?.push(...signed.filter(({ buyer }) => !lostBuyers.has(buyer)));
  });
  const placed = renewed.flatMap((signed, i) => signed.map(({ raw }) => [raw, i] as const));
  await chain.rpc('anvil_reorg', depth, placed);
  blocks.push(...renewed);
  await chain.refreshNonces();
  return replaced.flat().length;
}
