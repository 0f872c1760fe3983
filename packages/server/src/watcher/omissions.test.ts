// Endpoints that leave logs out, fall behind or stop answering: no purchase may be lost by it, none be called fresh.
import { toEventSelector } from 'viem';
import { expect, test } from 'vitest';
import { readAlarms } from '#ledger/alarms.ts';
import { ACTIONS } from '#testing/actions.ts';
import { SILENT_LOG, partsUnlikeRebuilt, until, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { proxiedWatch } from '#testing/proxied-watch.ts';
import type { Lie } from '#testing/rpc-proxy.ts';
import { backfill } from '#watcher/backfill.ts';

const rig = proxiedWatch();
const TRANSFER = toEventSelector('Transfer(address,address,uint256)');

/** Leaves logs out of the first `times` answers that have any. */
function forgetful(times: number, keep: (logs: readonly unknown[]) => readonly unknown[]): Lie {
  let left = times;
  return (call, answer) => {
    const logs = answer.result;
    if (call.method !== 'eth_getLogs' || !Array.isArray(logs) || logs.length === 0 || left === 0)
      return answer;
    left -= 1;
    return { ...answer, result: keep(logs) };
  };
}

const none = () => [];
const half = (logs: readonly unknown[]) => logs.slice(0, logs.length / 2);

const twoPurchases = () =>
  rig.buy([
    { buyer: 0, coin: 'USDT', units: 2_000_000n },
    { buyer: 1, coin: 'USDC', units: 3_000_000n },
  ]);

test.each([
  ['empty', none],
  ['half', half],
])('behavior: an answer that comes %s above the final block is asked for again', async (_, keep) => {
  rig.watch(rig.first.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  rig.first.tell(forgetful(2, keep));
  await twoPurchases();
  const after = await untilAtHead(rig.database.pool, rig.chain);
  expect(after.totals.purchases).toBe(before.totals.purchases + 2);
  await rig.chain.mine(10);
  expect(await untilAtHead(rig.database.pool, rig.chain)).toMatchObject({ alarms: 0 });
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test.each([
  ['empty', none],
  ['half', half],
])(
  'behavior: a range that comes %s is read again before anything is final, without an alarm',
  async (_, keep) => {
    await twoPurchases();
    await rig.chain.mine(10);
    rig.first.tell(forgetful(1, keep));
    rig.watch(rig.first.url);
    expect(await untilAtHead(rig.database.pool, rig.chain)).toMatchObject({ alarms: 0 });
    expect(await rig.unlikeRebuilt()).toEqual([]);
  },
);

test.each(Object.keys(ACTIONS))(
  'behavior: logs of the projection %s that are left out of a range are read again',
  async (name) => {
    await twoPurchases();
    await rig.chain.mine(10);
    const { projections } = rig.chain.subject;
    const its = projections.find((projection) => projection.name === name)?.sources ?? [];
    const isIts = (log: unknown) =>
      its.some(({ address }) => address === (log as { address: string }).address);
    rig.first.tell(forgetful(1, (logs) => logs.filter((log) => !isIts(log))));
    rig.watch(rig.first.url);
    expect(await untilAtHead(rig.database.pool, rig.chain)).toMatchObject({ alarms: 0 });
    expect(await rig.unlikeRebuilt()).toEqual([]);
  },
);

/** Makes something else of every log. */
function garbled(change: (log: object) => object): Lie {
  return (call, answer) =>
    call.method === 'eth_getLogs' && Array.isArray(answer.result)
      ? { ...answer, result: answer.result.map(change) }
      : answer;
}

const refusing: Lie = (call, answer) =>
  call.method === 'eth_getLogs'
    ? { id: answer.id, jsonrpc: '2.0', error: { code: -32_000, message: 'no logs today' } }
    : answer;

test.each([
  ['refuses', refusing],
  ['gives all at one place', garbled((log) => ({ ...log, logIndex: '0x0' }))],
  ['cuts short', garbled((log) => ({ ...log, data: '0x00' }))],
])('behavior: logs that the first endpoint %s come from the second', async (_, lie) => {
  rig.watch(rig.first.url, rig.second.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  rig.first.tell(lie);
  await twoPurchases();
  const after = await untilLedger(
    rig.database.pool,
    ({ totals }) => totals.purchases === before.totals.purchases + 2,
  );
  expect(after.heads.number).toBe(before.heads.number + 1n);
  // What the ledger itself knows waits for the first endpoint, which is asked again after a while.
  const unlike = await partsUnlikeRebuilt(rig.database, rig.chain);
  expect(unlike.filter((part) => part !== 'ledger')).toEqual([]);
});

test('behavior: an endpoint that stands still is read no longer once another is clearly ahead', async () => {
  rig.watch(rig.first.url, rig.second.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  const frozen = await rig.chain.rpc('eth_getBlockByNumber', 'latest', false);
  rig.first.tell((call, answer) =>
    call.method === 'eth_getBlockByNumber' && call.params[0] === 'latest'
      ? { ...answer, result: frozen }
      : answer,
  );
  await rig.chain.rpc('evm_increaseTime', 12);
  await twoPurchases();
  await rig.chain.mine(10);
  const { totals } = await untilLedger(
    rig.database.pool,
    ({ heads }) => heads.number === before.heads.number + 11n,
  );
  expect(totals.purchases).toBe(before.totals.purchases + 2);
  // What the ledger itself knows may already be what it will be, or not: that hangs on when the first is asked again.
  const unlike = await partsUnlikeRebuilt(rig.database, rig.chain);
  expect(unlike.filter((part) => part !== 'ledger')).toEqual([]);
});

test('behavior: a head that is minutes old is called neither fresh nor well', async () => {
  rig.watch(rig.first.url);
  await untilAtHead(rig.database.pool, rig.chain);
  const oldSeconds = Math.floor(Date.now() / 1_000) - 300;
  rig.first.tell((call, answer) => {
    if (call.method !== 'eth_getBlockByNumber' || call.params[0] !== 'latest') return answer;
    return { ...answer, result: { ...(answer.result as object), timestamp: `0x${oldSeconds.toString(16)}` } };
  });
  await untilStanding('CHAIN_STALLED');
  expect((await readAlarms(rig.database.pool)).map(({ code }) => code)).toContain('CHAIN_STALLED');
  const { heads } = await untilLedger(rig.database.pool, () => true);
  await until(
    async () =>
      (await untilLedger(rig.database.pool, () => true)).heads.readAtMs === (oldSeconds + 60) * 1_000,
    () => `read at ${heads.readAtMs}`,
  );
  rig.first.tell(null);
  await rig.chain.mine();
  const mended = await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
  expect(mended.alarms).toBe(0);
});

test('behavior: a rebuild asks for fewer blocks at once where an endpoint refuses many', async () => {
  await rig.chain.mine(12);
  let refusals = 2;
  rig.first.tell((call, answer) => {
    if (call.method !== 'eth_getLogs' || !('blockHash' in (call.params[0] as object)) || refusals === 0)
      return answer;
    refusals -= 1;
    return { id: answer.id, jsonrpc: '2.0', error: { code: -32_005, message: 'too much' } };
  });
  const rebuilt = await backfill({
    databaseUrl: rig.database.url,
    rpcUrls: [rig.first.url],
    subject: rig.chain.subject,
    log: SILENT_LOG,
  });
  expect(rebuilt.block).toBe(BigInt(await rig.chain.rpc<string>('eth_blockNumber')));
  expect(refusals).toBe(0);
});

type MovedLog = { readonly address: string; readonly topics: readonly string[] };

/** Whether it is a transfer between two accounts, of LILAPE or of an ape. */
const isMove = ({ address, topics }: MovedLog): boolean =>
  [rig.chain.addressOf('lilape'), rig.chain.addressOf('nft')].some((own) => own === address) &&
  topics[0] === TRANSFER &&
  topics.slice(1, 3).every((topic) => BigInt(topic) !== 0n);

/** Leaves moves out, which neither supply nor counters show. */
const withoutMoves: Lie = (call, answer) =>
  call.method === 'eth_getLogs' && Array.isArray(answer.result)
    ? { ...answer, result: (answer.result as MovedLog[]).filter((log) => !isMove(log)) }
    : answer;

const detailsOf = async () => (await readAlarms(rig.database.pool)).map(({ detail }) => detail);

const untilStanding = (code: string) =>
  until(
    async () => (await readAlarms(rig.database.pool)).some((alarm) => alarm.code === code),
    () => code,
  );

/** So many blocks of moves, all of them final. */
async function sealMoves(): Promise<void> {
  for (let block = 0; block < 4; block++) await twoPurchases();
  await rig.chain.mine(12);
}

test('behavior: moves that the first endpoint leaves out ring and are read from the second; nothing is final until it gives them', async () => {
  await sealMoves();
  rig.first.tell(withoutMoves);
  rig.watch(rig.first.url, rig.second.url);
  await untilStanding('LOGS_DIFFER');
  await until(
    async () => (await partsUnlikeRebuilt(rig.database, rig.chain)).every((part) => part === 'ledger'),
    () => 'the moves to be read from the second endpoint',
  );
  const { heads } = await untilLedger(rig.database.pool, () => true);
  expect(heads.final).toBe(0n);
  rig.first.tell(null);
  await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: an endpoint that answers but gives no logs is reported as away, and nothing is final until it gives them', async () => {
  rig.second.tell(refusing);
  rig.watch(rig.first.url, rig.second.url);
  await twoPurchases();
  await rig.chain.mine(12);
  // On a busy machine an answer may be late before it is refused.
  await until(
    async () => (await detailsOf()).includes('Endpoint 1 gives no logs.'),
    () => 'the endpoint that gives no logs to be named',
  );
  expect(await detailsOf()).toHaveLength(1);
  expect((await untilLedger(rig.database.pool, () => true)).heads.final).toBe(0n);
  rig.second.tell(null);
  await untilAtHead(rig.database.pool, rig.chain);
  await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
});

test('behavior: moves that the only endpoint leaves out ring, and nothing is final until it gives them', async () => {
  await sealMoves();
  rig.first.tell(withoutMoves);
  rig.watch(rig.first.url);
  await untilStanding('COUNTERS_DIFFER');
  const { heads } = await untilLedger(rig.database.pool, () => true);
  expect(heads.final).toBe(0n);
});
