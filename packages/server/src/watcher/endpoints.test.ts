import { expect, onTestFinished, test } from 'vitest';
import { readAlarms } from '#ledger/alarms.ts';
import { SILENT_LOG, until, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { proxiedWatch } from '#testing/proxied-watch.ts';
import type { Lie } from '#testing/rpc-proxy.ts';
import { TEST_WAITS } from '#testing/waits.ts';
import { startWatcher } from '#watcher/start.ts';

const rig = proxiedWatch();

/** Shows another hash for every block. */
const otherBlocks: Lie = (call, answer) => {
  if (call.method !== 'eth_getBlockByNumber' || call.params[0] === '0x0') return answer;
  const block = answer.result as { hash: string } | null;
  return block === null ? answer : { ...answer, result: { ...block, hash: `0x${'ab'.repeat(32)}` } };
};

/** Shows a head that is not among its own blocks, as one asked in the middle of a reorganisation does. */
const strangeHead: Lie = (call, answer) => {
  if (call.params[0] !== 'latest') return answer;
  const strange = { hash: `0x${'ab'.repeat(32)}`, parentHash: `0x${'cd'.repeat(32)}` };
  return { ...answer, result: { ...(answer.result as object), ...strange } };
};

test('behavior: two endpoints that agree make blocks final', async () => {
  rig.watch(rig.first.url, rig.second.url);
  await rig.buy([{ buyer: 0, coin: 'USDT', units: 2_000_000n }]);
  await rig.chain.mine(10);
  const { heads } = await untilAtHead(rig.database.pool, rig.chain);
  const { finalRestsOn } = await untilLedger(rig.database.pool, ({ endpoints }) => endpoints === 2);
  expect({ finalRestsOn, behind: heads.number - heads.final }).toEqual({ finalRestsOn: 2, behind: 8n });
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: while two endpoints disagree purchases are seen, nothing becomes final and an alarm stands', async () => {
  rig.watch(rig.first.url, rig.second.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  rig.second.tell(otherBlocks);
  await rig.buy([{ buyer: 1, coin: 'USDT', units: 2_000_000n }]);
  await rig.chain.mine(10);
  const during = await untilLedger(
    rig.database.pool,
    ({ heads, alarms }) => heads.number === before.heads.number + 11n && alarms > 0,
  );
  expect(during.totals.purchases).toBe(before.totals.purchases + 1);
  expect(during.heads.final).toBe(before.heads.final);
  // It is reported once it is written.
  await expect.poll(() => rig.alarms.map(({ code }) => code)).toContain('ENDPOINTS_DISAGREE');

  rig.second.tell(null);
  await rig.chain.mine();
  expect(await untilAtHead(rig.database.pool, rig.chain)).toMatchObject({ alarms: 0 });
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: with one of two endpoints down purchases are seen and nothing becomes final until it is back', async () => {
  rig.watch(rig.first.url, rig.second.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  rig.first.refuse(true);
  await rig.buy([{ buyer: 2, coin: 'USDC', units: 2_000_000n }]);
  await rig.chain.mine(10);
  const during = await untilLedger(
    rig.database.pool,
    ({ heads, endpoints, alarms }) =>
      heads.number === before.heads.number + 11n && endpoints === 1 && alarms === 1,
  );
  expect((await readAlarms(rig.database.pool)).map(({ code }) => code)).toEqual(['ENDPOINT_AWAY']);
  expect(during.totals.purchases).toBe(before.totals.purchases + 1);
  expect(during.heads.final).toBe(before.heads.final);

  rig.first.refuse(false);
  const { alarms } = await untilLedger(
    rig.database.pool,
    ({ heads, endpoints, alarms: standing }) =>
      heads.final === before.heads.final + 11n && endpoints === 2 && standing === 0,
  );
  expect(alarms).toBe(0);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: an only endpoint may go down, with an alarm, and come back; the time of the last reading stands still meanwhile', async () => {
  rig.watch(rig.first.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  rig.first.refuse(true);
  await rig.buy([{ buyer: 3, coin: 'USDC', units: 2_000_000n }]);
  const refused = await until(
    async () => (await untilLedger(rig.database.pool, () => true)).heads,
    () => 'no ledger',
  );
  expect(refused.number).toBe(before.heads.number);
  await untilLedger(rig.database.pool, ({ endpoints, alarms }) => endpoints === 0 && alarms === 1);
  expect(await readAlarms(rig.database.pool)).toMatchObject([
    { code: 'ENDPOINT_AWAY', detail: '0 of 1 endpoints answer.' },
  ]);
  rig.first.refuse(false);
  const after = await untilAtHead(rig.database.pool, rig.chain);
  await untilLedger(rig.database.pool, ({ endpoints, alarms }) => endpoints === 1 && alarms === 0);
  expect(rig.alarms.map(({ code }) => code)).toEqual(['ENDPOINT_AWAY']);
  expect(after.totals.purchases).toBe(before.totals.purchases + 1);
  await untilLedger(rig.database.pool, ({ heads }) => heads.readAtMs > before.heads.readAtMs);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: an endpoint that is silent now and then, in a pass that never ends, is not reported as away', async () => {
  const refusal = { code: -32000, message: 'busy' };
  let silent = 0;
  let hasAnswered = true;
  let againMs = 0;
  let logsFromMs = Infinity;
  rig.first.tell((call, answer) => {
    const refused = { id: answer.id, jsonrpc: '2.0', error: refusal };
    if (call.method === 'eth_getLogs') {
      hasAnswered = true;
      return Date.now() < logsFromMs ? refused : answer;
    }
    // Silent twice, with passes between that see blocks and get no logs.
    if (call.params[0] !== 'latest' || silent === 2 || !hasAnswered || Date.now() < againMs) return answer;
    [silent, hasAnswered, againMs] = [silent + 1, false, Date.now() + 400];
    if (silent === 2) logsFromMs = Date.now();
    return refused;
  });
  const rung: string[] = [];
  const watcher = startWatcher({
    rpcUrls: [rig.first.url],
    databaseUrl: rig.database.url,
    subject: rig.chain.subject,
    log: SILENT_LOG,
    ...TEST_WAITS,
    // Less than lies between both silences.
    patienceMs: 300,
    onAlarm: ({ code }) => rung.push(code),
  });
  onTestFinished(() => watcher.stop());
  await untilAtHead(rig.database.pool, rig.chain);
  expect([silent, rung]).toEqual([2, []]);
});

test('behavior: a watcher that begins with no endpoint notes that there is none, whatever was noted before', async () => {
  await rig.database.pool.query('update watch.progress set endpoints = 2');
  rig.first.refuse(true);
  rig.watch(rig.first.url);
  const noted = async () =>
    (await rig.database.pool.query<{ endpoints: number }>('select endpoints from watch.progress')).rows;
  await expect.poll(noted).toEqual([{ endpoints: 0 }]);
});

test('behavior: an endpoint that contradicts itself is asked anew until it does not', async () => {
  rig.watch(rig.first.url);
  await untilAtHead(rig.database.pool, rig.chain);
  rig.first.tell(strangeHead);
  await rig.buy([{ buyer: 4, coin: 'USDT', units: 2_000_000n }]);
  const asked = rig.first.counts.get('eth_getBlockByNumber') ?? 0;
  await until(
    async () => (rig.first.counts.get('eth_getBlockByNumber') ?? 0) > asked + 20,
    () => 'the watcher to look again',
  );
  const { totals } = await untilLedger(rig.database.pool, () => true);
  rig.first.tell(null);
  const after = await untilAtHead(rig.database.pool, rig.chain);
  expect(after.totals.purchases).toBe(totals.purchases + 1);
  // Its head has not the hash that it names.
  expect(rig.alarms.map(({ code }) => code)).toEqual(['FALSE_HEADER']);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: an endpoint that refuses large ranges is asked for smaller ones', async () => {
  await rig.buy([{ buyer: 5, coin: 'USDT', units: 2_000_000n }]);
  await rig.chain.mine(200);
  rig.first.tell((call, answer) => {
    const filter = (call.params[0] ?? {}) as { fromBlock?: string; toBlock?: string };
    const isLarge = Number(filter.toBlock) - Number(filter.fromBlock) > 6;
    if (call.method !== 'eth_getLogs' || !isLarge) return answer;
    return { id: answer.id, jsonrpc: '2.0', error: { code: -32005, message: 'query exceeds limit' } };
  });
  rig.watch(rig.first.url);
  expect(await untilAtHead(rig.database.pool, rig.chain)).toMatchObject({ alarms: 0 });
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: an endpoint that has fewer blocks than were final is waited for, with an alarm', async () => {
  rig.watch(rig.first.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  const young = await rig.chain.rpc('eth_getBlockByNumber', '0x1', false);
  rig.first.tell((call, answer) => {
    const isHead = call.method === 'eth_getBlockByNumber' && call.params[0] === 'latest';
    return isHead ? { ...answer, result: young } : answer;
  });
  await untilLedger(rig.database.pool, ({ alarms }) => alarms === 1);
  // The alarm is reported after it is committed.
  await until(
    async () => (rig.alarms.length > 0 ? rig.alarms : null),
    () => 'no alarm',
  );
  expect(rig.alarms.map(({ code }) => code)).toEqual(['ENDPOINT_BEHIND']);
  rig.first.tell(null);
  const after = await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
  expect(after.totals).toEqual(before.totals);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: an endpoint that ends at the very block that was final is not behind', async () => {
  rig.watch(rig.first.url);
  const { heads } = await untilAtHead(rig.database.pool, rig.chain);
  const final = await rig.chain.rpc('eth_getBlockByNumber', `0x${heads.final.toString(16)}`, false);
  rig.first.tell((call, answer) => {
    const isHead = call.method === 'eth_getBlockByNumber' && call.params[0] === 'latest';
    return isHead ? { ...answer, result: final } : answer;
  });
  const asked = rig.first.counts.get('eth_getBlockByNumber') ?? 0;
  await until(
    async () => (rig.first.counts.get('eth_getBlockByNumber') ?? 0) > asked + 20,
    () => 'the watcher to look again',
  );
  expect(rig.alarms).toEqual([]);
});

test('behavior: an endpoint of another chain is not believed', async () => {
  rig.first.tell((call, answer) => (call.method === 'eth_chainId' ? { ...answer, result: '0x1' } : answer));
  rig.watch(rig.first.url, rig.second.url);
  const [alarm] = await until(
    async () => (rig.alarms.length > 0 ? rig.alarms : null),
    () => 'no alarm',
  );
  expect(alarm?.code).toBe('WRONG_CHAIN');
  // The other endpoint is enough to see purchases.
  await untilLedger(
    rig.database.pool,
    ({ heads, finalRestsOn }) => heads.number > 200n && finalRestsOn === 2,
  );
  expect((await readAlarms(rig.database.pool)).map(({ code }) => code)).toEqual(['WRONG_CHAIN']);
});

test('behavior: logs that carry no time get that of their block', async () => {
  rig.first.tell((call, answer) => {
    if (call.method !== 'eth_getLogs') return answer;
    const logs = answer.result as Record<string, unknown>[];
    return { ...answer, result: logs.map((log) => ({ ...log, blockTimestamp: undefined })) };
  });
  await rig.buy([{ buyer: 0, coin: 'USDT', units: 2_000_000n }]);
  await rig.chain.mine(10);
  rig.watch(rig.first.url);
  await untilAtHead(rig.database.pool, rig.chain);
  const { rows } = await rig.database.pool.query<{ block: string; time_seconds: string }>(
    'select block, time_seconds from ledger.sale_events order by block desc limit 1',
  );
  const block = await rig.chain.rpc<{ timestamp: string }>(
    'eth_getBlockByNumber',
    `0x${BigInt(rows[0]?.block ?? 0).toString(16)}`,
    false,
  );
  expect(Number(rows[0]?.time_seconds)).toBe(Number(block.timestamp));
});

/** Says that there is no code where the sale is. */
const noSale: Lie = (call, answer) =>
  call.method === 'eth_getCode' &&
  String(call.params[0]).toLowerCase() === rig.chain.sale.presale.toLowerCase()
    ? { ...answer, result: '0x' }
    : answer;

test('behavior: an endpoint that lacks a contract is set aside for the other, with an alarm, from a first start on', async () => {
  rig.first.tell(noSale);
  rig.watch(rig.first.url, rig.second.url);
  const before = await untilLedger(
    rig.database.pool,
    ({ heads, alarms }) => heads.number > 0n && alarms === 1,
  );
  await rig.buy([{ buyer: 4, coin: 'USDT', units: 2_000_000n }]);
  await untilLedger(rig.database.pool, ({ totals }) => totals.purchases === before.totals.purchases + 1);
  const [alarm] = await readAlarms(rig.database.pool);
  expect([alarm?.code, alarm?.detail]).toEqual([
    'WRONG_CHAIN',
    `Endpoint 0 lacks the contract at ${rig.chain.sale.presale.toLowerCase()}.`,
  ]);
  rig.first.tell(null);
  await rig.chain.mine(10);
  await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
  expect(await rig.unlikeRebuilt()).toEqual([]);
});

test('behavior: one that comes back without a contract is not waited for', async () => {
  rig.watch(rig.first.url, rig.second.url);
  const before = await untilAtHead(rig.database.pool, rig.chain);
  rig.first.tell(noSale);
  rig.first.refuse(true);
  await rig.chain.mine();
  await untilLedger(rig.database.pool, ({ endpoints }) => endpoints === 1);
  rig.first.refuse(false);
  await rig.buy([{ buyer: 5, coin: 'USDT', units: 2_000_000n }]);
  await untilLedger(
    rig.database.pool,
    ({ totals, alarms }) => totals.purchases === before.totals.purchases + 1 && alarms > 0,
  );
  await expect
    .poll(async () => (await readAlarms(rig.database.pool)).map(({ code }) => code))
    .toContain('WRONG_CHAIN');
  rig.first.tell(null);
  await rig.chain.mine(10);
  await untilLedger(rig.database.pool, ({ alarms }) => alarms === 0);
});
