// What may become final: not a block later than every endpoint shows, and none that a contract's counters contradict.
import { beforeEach, expect, test, vi } from 'vitest';
import type { LedgerCursor } from '#ledger/cursor.ts';
import type { Findings } from '#ledger/projection.ts';
import { createLog } from '#log.ts';
import { type ScriptedEndpoint, hashAt, rawBlock, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { finalise } from '#watcher/finalise.ts';
import type { LastingDifference } from '#watcher/comparison.ts';
import type { IdentifiedView } from '#watcher/endpoint-set.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

const GENESIS = hashAt(0n);
const OF_OURS = { chainId: 31337, genesisHash: GENESIS, codeHashes: {} };
const SOUND: Findings = { differences: [], shortfalls: [], surplus: [{ token: 'USDC', amount: 7n }] };

const db = vi.hoisted(() => ({
  /** The newest block that is kept; null where none is. */
  kept: null as bigint | null,
  surplus: [] as unknown[],
  rolledTo: [] as bigint[],
  cleared: [] as string[],
}));
vi.mock('#ledger/roll-back.ts', () => ({
  readKept: async (_client: unknown, height: bigint) => {
    if (db.kept === null) return null;
    const number = height < db.kept ? height : db.kept;
    return { number, hash: `0xaa${number.toString(16).padStart(62, '0')}`, timeSeconds: 1, states: {} };
  },
  rollBack: async (_client: unknown, _all: unknown, cursor: LedgerCursor, to: { number: bigint }) => {
    db.rolledTo.push(to.number);
    return { ...cursor, number: to.number };
  },
}));
vi.mock('#ledger/heads.ts', () => ({
  moveHeads: async (_client: unknown, cursor: LedgerCursor, heads: object) => ({ ...cursor, ...heads }),
}));
vi.mock('#ledger/alarms.ts', () => ({
  raiseAlarm: async () => undefined,
  clearAlarm: async (_client: unknown, code: string) => void db.cleared.push(code),
  writeSurplus: async (...[, block, name, surplus]: unknown[]) =>
    void db.surplus.push([block, name, surplus]),
}));
vi.mock('#postgres/transaction.ts', () => ({
  inTransaction: (_client: unknown, work: () => unknown) => work(),
}));

let first: ScriptedEndpoint;
let second: ScriptedEndpoint;
let reported: string[];
let findings: Findings | Error;
let audit: string[];
let audits: number;
let watch: Watch;
/** What was to be compared, up to where it was, and what came of it. */
let began: (bigint | null)[];
let compared: bigint;
let difference: LastingDifference | null;
let isSame: boolean;
let backTo: bigint[];

beforeEach(() => {
  Object.assign(db, { kept: 100n, surplus: [], rolledTo: [], cleared: [] });
  [first, second] = [scriptedEndpoint(0), scriptedEndpoint(1)];
  [reported, findings, audit, audits] = [[], SOUND, [], 0];
  [began, compared, difference, isSame, backTo] = [[], 1_000n, null, true, []];
  watch = watchOf(first);
});

function watchOf(...all: ScriptedEndpoint[]): Watch {
  return {
    endpoints: {
      all,
      identify: async ({ index }: ScriptedEndpoint) => void reported.push(`identify ${index}`),
      setAside: ({ index }: ScriptedEndpoint) => void reported.push(`aside ${index}`),
      readLast: ({ index }: ScriptedEndpoint) => void reported.push(`last ${index}`),
    },
    session: { run: (work: (client: null) => unknown) => work(null) },
    comparison: {
      begin: ({ candidate }: { candidate: bigint | null }) => void began.push(candidate),
      comparedTo: () => compared,
      lasting: () => difference,
      isSame: () => isSame,
      backTo: (block: bigint) => void backTo.push(block),
    },
    standing: new Set<string>(),
    reported: new Set<string>(),
    wrongSinceMs: new Map(),
    patienceMs: 0,
    log: createLog('error', () => undefined),
    onAlarm: ({ code, detail }: { code: string; detail: string }) => void reported.push(`${code}: ${detail}`),
    auditedAtMs: 0,
    comparedUpTo: new Map(),
    readAgain: null,
    againMs: 30_000,
    readAgainFor: null,
    judged: null,
  } as unknown as Watch;
}

function ledgerAt(cursor: Partial<LedgerCursor> = {}): Ledger {
  const fold = {
    check: async () => {
      if (findings instanceof Error) throw findings;
      return findings;
    },
    audit: async () => {
      audits += 1;
      return audit;
    },
  };
  return {
    source: { genesisHash: GENESIS, projections: [] },
    cursor: {
      number: 100n,
      hash: hashAt(100n),
      final: 80n,
      safe: 85n,
      states: {},
      timeSeconds: 1,
      ...cursor,
    },
    projections: [{ projection: { name: 'sale', emptyState: null }, fold }],
  } as unknown as Ledger;
}

const view = (endpoint: ScriptedEndpoint, change: Partial<IdentifiedView> = {}): IdentifiedView => ({
  endpoint,
  latest: {
    number: endpoint.head,
    hash: hashAt(endpoint.head),
    parentHash: hashAt(endpoint.head - 1n),
    timeSeconds: 1,
    logsBloom: null,
    header: { hash: hashAt(endpoint.head) },
  },
  safe: endpoint.head - 4n,
  finalized: endpoint.head - 8n,
  identity: OF_OURS,
  ...change,
});

/** The final and safe block afterwards, and what was reported meanwhile. */
async function finalised(ledger = ledgerAt(), ...views: IdentifiedView[]) {
  const [main = view(first), ...others] = views;
  const { cursor } = await finalise(watch, ledger, [main, ...others]);
  return { final: cursor.final, safe: cursor.safe, reported };
}

test('behavior: safe and final are what the endpoint says, and the surplus of the final block is noted', async () => {
  expect(await finalised()).toEqual({ final: 92n, safe: 96n, reported: [] });
  expect(db.surplus).toEqual([[92n, 'sale', [{ token: 'USDC', amount: 7n }]]]);
});

test.each([
  ['no further than the ledger has read', { number: 90n }, {}, 90n, 90n],
  ['not back', { final: 95n, safe: 97n }, {}, 95n, 97n],
  ['safe at least where final is', {}, { safe: 0n }, 92n, 92n],
  ['safe alone', { final: 92n }, {}, 92n, 96n],
])('behavior: %s', async (_, cursor, seen, final, safe) => {
  expect(await finalised(ledgerAt(cursor), view(first, seen))).toEqual({ final, safe, reported: [] });
});

test('behavior: where nothing moves nothing is written', async () => {
  const ledger = ledgerAt({ final: 92n, safe: 96n });
  expect(await finalise(watch, ledger, [view(first)])).toBe(ledger);
  expect(audits).toBe(0);
});

test.each([
  [null, 80n],
  [80n, 80n],
  [81n, 81n],
])('behavior: with %s as the newest kept block, %i is final', async (kept, final) => {
  db.kept = kept;
  expect((await finalised()).final).toBe(final);
});

test('behavior: one endpoint that has another block than ours only waits', async () => {
  first.intercept = ({ params: [at] }) =>
    at === '0x5c' ? { ...rawBlock(92n), hash: hashAt(7n) } : undefined;
  expect(await finalised()).toEqual({ final: 80n, safe: 96n, reported: [] });
});

test('behavior: two that both have another final block than ours disagree with us', async () => {
  watch = watchOf(first, second);
  for (const endpoint of [first, second])
    endpoint.intercept = ({ params: [at] }) =>
      at === '0x5c' ? { ...rawBlock(92n), hash: hashAt(7n) } : undefined;
  expect(await finalised(ledgerAt(), view(first), view(second))).toEqual({
    final: 80n,
    safe: 96n,
    reported: ['ENDPOINTS_DISAGREE: The endpoints show different blocks at height 92.'],
  });
});

test('behavior: of two the one that is behind decides; blocks are compared where both have one', async () => {
  watch = watchOf(first, second);
  watch.standing.add('ENDPOINTS_DISAGREE').add('WRONG_CHAIN');
  second.head = 95n;
  expect(await finalised(ledgerAt(), view(first), view(second))).toEqual({
    final: 87n,
    safe: 96n,
    reported: [],
  });
  expect(second.asked.map(({ params: [at] }) => at)).toEqual(['0x57']);
  expect(first.asked.map(({ params: [at] }) => at)).toEqual(['0x5f', '0x57']);
  expect(db.cleared).toEqual(['WRONG_CHAIN', 'ENDPOINTS_DISAGREE']);
});

test('behavior: two that show different blocks make nothing final, and an alarm where it lasts', async () => {
  watch = watchOf(first, second);
  second.head = 95n;
  first.intercept = ({ params: [at] }) =>
    at === '0x5f' ? { ...rawBlock(95n), hash: hashAt(7n) } : undefined;
  expect(await finalised(ledgerAt(), view(first), view(second))).toEqual({
    final: 80n,
    safe: 96n,
    reported: ['ENDPOINTS_DISAGREE: The endpoints show different blocks at height 95.'],
  });
  first.intercept = () => undefined;
  await finalised(ledgerAt(), view(first), view(second));
  expect([watch.wrongSinceMs.size, db.cleared]).toEqual([0, ['ENDPOINTS_DISAGREE']]);
});

test('behavior: with one of two silent nothing is final, and no alarm about them ends', async () => {
  watch = watchOf(first, second);
  watch.standing.add('ENDPOINTS_DISAGREE').add('WRONG_CHAIN');
  expect(await finalised(ledgerAt(), view(first))).toEqual({ final: 80n, safe: 96n, reported: [] });
  expect(db.cleared).toEqual([]);
});

test('behavior: one that shows another chain stops what is final, is reported, and is asked who it is', async () => {
  watch = watchOf(first, second);
  const stranger = view(second, { identity: { ...OF_OURS, genesisHash: hashAt(9n) } });
  expect(await finalised(ledgerAt(), view(first), stranger)).toEqual({
    final: 80n,
    safe: 96n,
    reported: ['WRONG_CHAIN: Endpoint 1 shows another chain.', 'identify 1'],
  });
});

test('behavior: counters that differ are read again once from the final block, then are an alarm', async () => {
  findings = { ...SOUND, differences: ['usdt: events 1, contract 2', 'usdc: events 3, contract 4'] };
  const { cursor } = await finalise(watch, ledgerAt(), [view(first)]);
  expect([cursor.number, cursor.final, db.rolledTo, reported]).toEqual([
    80n,
    80n,
    [80n],
    ['aside 0', 'last 0'],
  ]);
  reported.length = 0;
  expect(await finalised()).toEqual({
    final: 80n,
    safe: 96n,
    reported: ['COUNTERS_DIFFER: At block 92: sale: usdt: events 1, contract 2; usdc: events 3, contract 4.'],
  });
  findings = SOUND;
  expect((await finalised()).final).toBe(92n);
  expect(db.cleared).toEqual(['COUNTERS_DIFFER']);
});

test('behavior: what still differs is read again after 30 s, then each minute, under its alarm', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  try {
    findings = { ...SOUND, differences: ['usdt: events 1, contract 2'] };
    await finalised();
    for (const seconds of [30, 60, 60, 60]) {
      const before = db.rolledTo.length;
      vi.advanceTimersByTime(seconds * 1_000 - 1);
      await finalised();
      expect(db.rolledTo.length).toBe(before);
      vi.advanceTimersByTime(1);
      await finalised();
      expect([db.rolledTo.length, watch.standing.has('COUNTERS_DIFFER')]).toEqual([before + 1, true]);
    }
    findings = SOUND;
    expect((await finalised()).final).toBe(92n);
    expect([watch.readAgain, db.cleared]).toEqual([null, ['COUNTERS_DIFFER']]);
  } finally {
    vi.useRealTimers();
  }
});

test('behavior: state that cannot be read holds the final block, with an alarm where it lasts', async () => {
  findings = new Error('missing trie node');
  expect(await finalised()).toEqual({
    final: 80n,
    safe: 96n,
    reported: ['COUNTERS_UNREADABLE: No endpoint has the state of block 92.'],
  });
  findings = SOUND;
  expect((await finalised()).final).toBe(92n);
  expect(db.cleared).toEqual(['COUNTERS_UNREADABLE']);
});

test('behavior: a shortfall is an alarm that holds nothing up, until it is made good', async () => {
  findings = { ...SOUND, shortfalls: ['USDT: holds 4, must hold 5'] };
  expect(await finalised()).toEqual({
    final: 92n,
    safe: 96n,
    reported: ['SHORTFALL: At block 92: sale: USDT: holds 4, must hold 5.'],
  });
  findings = SOUND;
  await finalised();
  expect(db.cleared).toEqual(['SHORTFALL']);
});

test('behavior: what runs low is an alarm that holds nothing up, until there is enough again', async () => {
  findings = { ...SOUND, low: ['rewards: 4 LILAPE are free, 5 should be'] };
  expect(await finalised()).toEqual({
    final: 92n,
    safe: 96n,
    reported: ['RUNNING_LOW: At block 92: sale: rewards: 4 LILAPE are free, 5 should be.'],
  });
  findings = SOUND;
  await finalised();
  expect(db.cleared).toEqual(['RUNNING_LOW']);
});

test('behavior: tables are audited every ten minutes, and each time while something is wrong', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  try {
    await finalised();
    vi.advanceTimersByTime(599_999);
    await finalised();
    expect(audits).toBe(1);
    vi.advanceTimersByTime(1);
    audit = ['balances: sum 5, supply 6'];
    await finalised();
    await finalised();
    expect([audits, reported]).toEqual([
      3,
      ['aside 0', 'last 0', 'COUNTERS_DIFFER: At block 92: sale: balances: sum 5, supply 6.'],
    ]);
  } finally {
    vi.useRealTimers();
  }
});

/** A stretch in which the endpoints gave logs with these digests, and the ledger has those of `written`. */
const differing = (written: string, ...digests: string[]): LastingDifference => ({
  liars: [],
  after: 90n,
  anchor: { number: 91n, hash: hashAt(91n), timeSeconds: 1, digest: written },
  said: digests.map((digest, index) => ({ endpoint: index === 0 ? first : second, logs: [], digest })),
});

test('behavior: nothing is final whose logs were not compared, and what may be is compared', async () => {
  compared = -1n;
  expect((await finalised()).final).toBe(80n);
  compared = 90n;
  expect((await finalised()).final).toBe(90n);
  expect(began).toEqual([92n, 92n]);
});

test('behavior: where endpoints differ it rings, and the contracts say whether the ledger is right, once a look', async () => {
  watch = watchOf(first, second);
  compared = 90n;
  [difference, isSame] = [differing('a', 'a', 'b'), false];
  const both = () => finalised(ledgerAt({ final: 90n }), view(first), view(second));
  await both();
  expect([reported, audits]).toEqual([
    ['LOGS_DIFFER: In block 91 endpoint 0 gives 0 logs, as the ledger has them; endpoint 1 gives 0 logs.'],
    1,
  ]);
  await both();
  expect(audits).toBe(1);
  findings = { ...SOUND, differences: ['9 is 8'] };
  difference = differing('a', 'a', 'b');
  await both();
  expect([db.rolledTo, backTo]).toEqual([[90n], [90n]]);
  [difference, isSame] = [null, true];
  await both();
  expect(db.cleared).toContain('LOGS_DIFFER');
});

test('behavior: where only the ledger differs it is read again at once, and rings if that does not help', async () => {
  [difference, isSame] = [differing('a', 'b'), false];
  await finalised();
  expect([db.rolledTo, backTo, reported]).toEqual([[80n], [80n], ['aside 0', 'last 0']]);
  await finalised();
  expect(reported.slice(2)).toEqual(['LOGS_DIFFER: In block 91 endpoint 0 gives 0 logs.']);
  expect(db.rolledTo).toHaveLength(1);
});

test('behavior: one that is proven wrong is read last, and what was read of it again from the other', async () => {
  watch = watchOf(first, second);
  const both = () => finalised(ledgerAt(), view(first), view(second));
  [difference, isSame] = [{ ...differing('a', 'a', 'b'), liars: [second] }, false];
  await both();
  expect(reported.filter((each) => !each.startsWith('LOGS'))).toEqual(['last 1']);
  expect(db.rolledTo).toEqual([]);
  difference = { ...differing('a', 'a', 'b'), liars: [first] };
  await both();
  expect(reported.slice(2)).toEqual(['last 0', 'aside 0', 'last 0']);
  expect(reported.find((each) => each.startsWith('LOGS'))).toContain(
    'The receipts prove that endpoint 1 is wrong.',
  );
  expect(db.rolledTo).toEqual([80n]);
});
