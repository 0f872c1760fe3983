// What the ledger and the chain still share, read from an endpoint's blocks and those that the ledger keeps.
import { beforeEach, expect, test, vi } from 'vitest';
import type { BlockMark } from '#ledger/cursor.ts';
import { type ScriptedEndpoint, hashAt, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { findFork, hasCursor } from '#watcher/reorg.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

const OTHER = `0x${'bb'.repeat(32)}` as const;

/** The blocks that the ledger keeps, oldest first. */
let kept: BlockMark[] = [];
vi.mock('#ledger/roll-back.ts', () => ({
  readAnchors: async (_client: unknown, before: bigint, limit: number) =>
    kept
      .filter(({ number }) => number < before)
      .toReversed()
      .slice(0, limit),
  readKept: async (_client: unknown, height: bigint) =>
    kept.findLast(({ number }) => number <= height) ?? null,
}));

let endpoint: ScriptedEndpoint;
const watch = { session: { run: (work: (client: null) => unknown) => work(null) } } as unknown as Watch;

beforeEach(() => {
  [endpoint, kept] = [scriptedEndpoint(), []];
});

const ledgerAt = (number: bigint, hash = hashAt(number)) =>
  ({ cursor: { number, hash } }) as unknown as Ledger;
const mark = (number: bigint, hash = hashAt(number)) => ({ number, hash }) as BlockMark;

/** Whether a chain whose newest block is `head` has the cursor of `ledger`. */
function isShared(ledger: Ledger, head: bigint): Promise<boolean> {
  endpoint.head = head;
  const latest = {
    ...mark(head),
    parentHash: hashAt(head - 1n),
    timeSeconds: 0,
    logsBloom: null,
    header: { hash: hashAt(head) },
  };
  return hasCursor(watch, ledger, { endpoint, latest });
}

test.each([
  ['at the head', 50n],
  ['one below it', 49n],
  ['far below it', 7n],
])('behavior: a cursor %s is the chain’s where its hash is', async (_, number) => {
  expect(await isShared(ledgerAt(number), 50n)).toBe(true);
  expect(await isShared(ledgerAt(number, OTHER), 50n)).toBe(false);
});

test('behavior: only a cursor further below than the head’s parent is asked for', async () => {
  await isShared(ledgerAt(50n), 50n);
  await isShared(ledgerAt(49n), 50n);
  expect(endpoint.asked).toEqual([]);
  await isShared(ledgerAt(48n), 50n);
  expect(endpoint.asked).toMatchObject([{ method: 'eth_getBlockByNumber', params: ['0x30', false] }]);
});

test('behavior: a chain too short to have the cursor agrees as far as it goes', async () => {
  expect(await isShared(ledgerAt(60n), 50n)).toBe(true);
  kept = [mark(40n, OTHER)];
  expect(await isShared(ledgerAt(60n), 50n)).toBe(true);
  kept = [mark(50n)];
  expect(await isShared(ledgerAt(60n), 50n)).toBe(true);
  kept = [mark(50n, OTHER)];
  expect(await isShared(ledgerAt(60n), 50n)).toBe(false);
});

test('behavior: the fork is the newest kept block that the chain has, however far back', async () => {
  kept = Array.from({ length: 60 }, (_, i) => mark(BigInt(i + 1), i < 25 ? hashAt(BigInt(i + 1)) : OTHER));
  expect(await findFork(watch, ledgerAt(60n), endpoint)).toEqual(mark(25n));
  kept = kept.slice(25);
  expect(await findFork(watch, ledgerAt(60n), endpoint)).toBeNull();
});

test('behavior: a ledger whose newest block the chain has shares that one', async () => {
  kept = [mark(58n), mark(59n), mark(60n)];
  expect(await findFork(watch, ledgerAt(60n), endpoint)).toEqual(mark(60n));
});
