// A pool that cannot be opened: tried ever more rarely, put on record after an hour, and no call of the others waits for it.
import { NO_MARKETS, foldMarketEvent } from '@lilape/domain/market/fold';
import { releasedSharesDown } from '@lilape/domain/market/split';
import { EMPTY_TOTALS } from '@lilape/domain/presale/fold';
import { beforeEach, expect, test, vi } from 'vitest';
import { RpcError } from '#chain/rpc.ts';
import { keeperJob } from '#keeper/jobs.ts';
import type { Sender } from '#keeper/send.ts';
import { toStored } from '#ledger/stored.ts';
import { createLog } from '#log.ts';
import { TEST_DEPLOYMENT, TEST_TERMS } from '#testing/api-ledger.ts';

const ledger = vi.hoisted(() => ({ snapshot: null as unknown }));
vi.mock('#ledger/read.ts', async (original) => ({
  ...(await original<object>()),
  readSnapshot: async () => ledger.snapshot,
}));

const [USDT, USDC] = [`0x${'c1'.repeat(20)}`, `0x${'c2'.repeat(20)}`] as const;
const SOLD = 10n ** 28n;
const MINUTE = 60_000;
const at = (timeSeconds: number) => ({ txHash: `0x${'01'.repeat(32)}`, block: 5n, timeSeconds }) as const;

/** A ledger a day after the release, both pools due; `isOnRecord` is that USDT cannot be opened. */
function dueToOpen(isOnRecord: boolean): unknown {
  const event = {
    type: 'released',
    soldTokens: SOLD,
    ...releasedSharesDown(SOLD),
    burnedTokens: 1n,
  } as const;
  const released = foldMarketEvent(NO_MARKETS, event, at(1_840_000_000)).totals;
  const failed = { type: 'failed', coin: USDT, givenUpFrom: 1_842_678_400 } as const;
  const totals = isOnRecord ? foldMarketEvent(released, failed, at(1_840_086_400)).totals : released;
  const facts = { moneyShareBps: 2_000, treasury: USDT, lilape: USDT, coins: { USDT, USDC } };
  return {
    heads: { timeSeconds: 1_840_086_400, readAtMs: 1 },
    projections: {
      sale: {
        facts: toStored(TEST_TERMS),
        state: toStored({ ...EMPTY_TOTALS, outcome: 'finalised' }),
        held: null,
      },
      market: { facts: toStored(facts), state: toStored(totals), held: null },
    },
  };
}

let nowMs = 0;
let tried: string[] = [];
let refused: readonly string[] = [];
beforeEach(() => {
  [nowMs, tried, refused] = [1_000_000, [], ['open USDT', 'open USDC']];
  ledger.snapshot = dueToOpen(false);
});

/** A keeper's job that finds so much refused; it looks every three seconds. */
function keeper(log = createLog('error', () => undefined)) {
  const sender: Sender = {
    account: USDT,
    lookAtBalance: async () => undefined,
    settle: async () => 0n,
    send: async (name) => {
      tried.push(name);
      if (refused.includes(name)) throw new RpcError('eth_estimateGas', 3, 'execution reverted');
      return { hash: `0x${'ab'.repeat(32)}` };
    },
  };
  const job = keeperJob({
    sender,
    log,
    clock: () => nowMs,
    deployment: TEST_DEPLOYMENT,
    lists: null,
    source: null,
  });
  return async (forMs: number) => {
    for (const endMs = nowMs + forMs; nowMs < endMs; nowMs += 3_000) await job.run({} as never);
  };
}
const times = (name: string) => tried.filter((each) => each === name).length;

test('behavior: what is refused is tried again at once, then ever more rarely, and each minute in the end', async () => {
  const lines: string[] = [];
  const work = keeper(createLog('warn', (line) => lines.push(line)));
  await work(9_000);
  expect(times('open USDT')).toBe(3);
  await work(10 * MINUTE);
  const before = times('open USDT');
  expect(before).toBeLessThan(20);
  await work(10 * MINUTE);
  expect([times('open USDT') - before, times('open USDC')]).toEqual([10, times('open USDT')]);
  expect(lines).toHaveLength(tried.length);
});

test('behavior: the pool that can be opened does not wait for the other', async () => {
  refused = ['open USDT'];
  await keeper()(3_000);
  expect(tried).toEqual(['open USDT', 'open USDC']);
});

test('behavior: after an hour it is put on record, and once that is read not again', async () => {
  refused = ['open USDT', 'open USDC', 'give up USDC'];
  const work = keeper();
  await work(59 * MINUTE);
  expect(tried.filter((name) => name.startsWith('give up'))).toEqual([]);
  await work(3 * MINUTE);
  expect(new Set(tried.filter((name) => name.startsWith('give up')))).toEqual(
    new Set(['give up USDT', 'give up USDC']),
  );
  ledger.snapshot = dueToOpen(true);
  tried = [];
  await work(60 * MINUTE);
  expect(times('give up USDT')).toBe(0);
  expect([times('open USDT'), times('give up USDC')]).toEqual([60, times('open USDC')]);
});

test('behavior: the hour begins when it is first refused, and again after something was sent', async () => {
  const work = keeper();
  await work(50 * MINUTE);
  refused = [];
  await work(6 * MINUTE);
  refused = ['open USDT', 'open USDC'];
  tried = [];
  await work(50 * MINUTE);
  expect([times('open USDT') > 40, times('give up USDT')]).toEqual([true, 0]);
});
