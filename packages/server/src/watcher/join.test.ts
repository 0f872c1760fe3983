import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSnapshot } from '#ledger/read.ts';
import { createLog } from '#log.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { randomAct } from '#testing/actions.ts';
import { partsUnlikeRebuilt, until, untilAtHead } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Random, seededRandom } from '#testing/random.ts';
import type { IdentifiedView } from '#watcher/endpoint-set.ts';
import { joinMissing } from '#watcher/join.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

let chain: TestChain;
let database: TestDatabase;
let watcher: Watcher | undefined;
let random: Random;
/** What the watchers warned of, a line each. */
let warnings: string[];

beforeEach(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  random = seededRandom(59);
  warnings = [];
});

afterEach(async () => {
  await watcher?.stop();
  await database.drop();
  await chain.stop();
});

/** Starts a watcher of the projections that are named, all of them unless some are. */
function watch(...names: string[]): void {
  const projections = chain.subject.projections.filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  const subject = { ...chain.subject, projections };
  const log = createLog('info', (line) => {
    const { level } = JSON.parse(line) as { level: string };
    if (level === 'warn') warnings.push(line);
  });
  watcher = startWatcher({ databaseUrl: database.url, rpcUrls: [chain.rpcUrl], subject, log });
}

async function live(blocks: number): Promise<void> {
  for (let i = 0; i < blocks; i++)
    await chain.seal(Array.from({ length: 5 }, () => randomAct(chain, random)));
}

async function untilJoined(): Promise<void> {
  const names = chain.subject.projections.map(({ name }) => name);
  await until(
    async () => {
      const known = (await readSnapshot(database.pool))?.projections ?? {};
      return names.every((name) => name in known);
    },
    () => `${names.join(', ')} to be read`,
  );
}

test('behavior: a new projection joins a ledger that goes on, and is the one rebuilt from nothing', async () => {
  watch('sale');
  await live(30);
  const before = await untilAtHead(database.pool, chain);
  expect(Object.keys(before.projections)).toEqual(['sale']);
  await watcher?.stop();
  watch();
  await live(5);
  await untilJoined();
  await live(3);
  const after = await untilAtHead(database.pool, chain);
  expect(after.totals.purchases).toBeGreaterThanOrEqual(before.totals.purchases);
  expect(after.alarms).toBe(0);
  expect(await partsUnlikeRebuilt(database, chain)).toEqual([]);
  expect(warnings.filter((line) => /read-again|differ/.test(line))).toEqual([]);
});

test('behavior: a projection that joined is taken back with the others', async () => {
  watch('sale');
  await live(30);
  await untilAtHead(database.pool, chain);
  await watcher?.stop();
  watch();
  await untilJoined();
  await chain.rpc('anvil_reorg', 6, []);
  await chain.refreshNonces();
  await live(7);
  await untilAtHead(database.pool, chain);
  expect(await partsUnlikeRebuilt(database, chain)).toEqual([]);
  expect(warnings.filter((line) => /read-again|differ/.test(line))).toEqual([]);
});

test('behavior: one that must stop reads nothing more of a projection that joins', async () => {
  const [projection] = chain.subject.projections;
  if (projection === undefined) throw new Error('There are projections.');
  const joining = { projection, number: 4n };
  const watch = {
    subject: { ...chain.subject, projections: [projection] },
    joining: new Map([[projection.name, joining]]),
    signal: AbortSignal.abort(),
  } as unknown as Watch;
  const ledger = { source: { projections: [] }, cursor: { final: 9n, number: 12n } } as unknown as Ledger;
  // Neither an endpoint nor a database: whatever it asked would fail.
  expect(await joinMissing(watch, ledger, {} as IdentifiedView)).toBe(ledger);
  expect(joining.number).toBe(4n);
});
