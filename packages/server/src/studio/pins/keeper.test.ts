// The queue of files to pin: it outlives processes, is worked on by many, and goes on without anybody asking.
import { expect, test } from 'vitest';
import { openPool } from '#postgres/database.ts';
import { enqueue, take } from '#studio/pins/queue.ts';
import { readWaitingPins } from '#studio/pins/read-pins.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { until } from '#testing/ledger.ts';
import { ALONE, BUSY_KEEPER, codeOf, fail, usePinRig } from '#testing/pin-rig.ts';

const [A, B] = ['bafkrei-a', 'bafkrei-b'];
const rig = usePinRig();

test('behavior: the keeper leaves a file alone until its next try is due, however often it looks', async () => {
  rig.answer = fail('refused');
  let looks = 0;
  const db = {
    query: (...args: Parameters<typeof rig.database.pool.query>) => {
      looks += 1;
      return rig.database.pool.query(...args);
    },
  } as typeof rig.database.pool;
  const pins = await rig.open({ ...ALONE, lookMs: 1 }, { db });
  await codeOf(pins.confirm([A]));
  const before = looks;
  await until(
    async () => looks > before + 20,
    () => `${looks} looks`,
  );
  expect(rig.asked.length).toBe(1);
});

test('behavior: once it is back, what waited is pinned without anybody asking', async () => {
  rig.answer = fail('away');
  const pins = await rig.open(BUSY_KEEPER);
  await codeOf(pins.confirm([A]));
  await codeOf(pins.confirm([B]));
  rig.answer = () => ({ isPinned: true });
  await until(
    async () => pins.totals()?.pinned === 2,
    () => JSON.stringify(pins.totals()),
  );
  expect(await readWaitingPins(rig.database.pool, 10)).toEqual([]);
});

test('behavior: the queue survives a restart, and whoever mended a setting need not wait', async () => {
  rig.answer = fail('refused', 600_000);
  const before = await rig.open();
  await codeOf(before.confirm([A]));
  await before.stop();
  rig.answer = () => ({ isPinned: true });
  const after = await rig.open(BUSY_KEEPER);
  await until(
    async () => (await rig.totals()).pinned === 1,
    () => 'it was never pinned',
  );
  expect(await codeOf(after.confirm([A]))).toBe('confirmed');
});

test('behavior: a file that a killed process was at is taken over when its lease is out, not before', async () => {
  await enqueue(rig.database.pool, [A]);
  const killed = '00000000-0000-4000-8000-000000000001';
  const one = { holder: killed, leaseMs: 2_000, most: 1, cids: null };
  expect(await take(rig.database.pool, one)).toMatchObject([{ cid: A }]);
  expect(await take(rig.database.pool, { ...one, holder: '00000000-0000-4000-8000-000000000002' })).toEqual(
    [],
  );
  await (await rig.open(BUSY_KEEPER)).confirm([A]);
  expect(rig.asked.length).toBe(1);
});

test('behavior: what another pinner confirmed is pinned anew', async () => {
  const before = await rig.open();
  await before.confirm([A, B]);
  await before.stop();
  const same = await rig.open(BUSY_KEEPER);
  await until(
    async () => same.totals() !== null,
    () => 'it did not look',
  );
  expect(rig.asked.length).toBe(2);
  const other = await rig.open(BUSY_KEEPER, { name: 'another' });
  await until(
    async () => rig.asked.length === 4 && (await rig.totals()).pinned === 2,
    () => `asked ${rig.asked.length} times`,
  );
  await other.confirm([A, B]);
});

test('behavior: apes that were minted before anybody pinned are pinned from then on; those that were only painted are not', async () => {
  const account = "'\\x00000000000000000000000000000000000000b2'";
  await rig.database.pool.query(
    `insert into app.painted_apes values (1, 'bafkrei-i1', 'bafkrei-m1'), (2, 'bafkrei-i2', 'bafkrei-m2');
     insert into ledger.ape_transfers
       (tx_hash, ordinal, block, log_index, time_seconds, token_id, from_account, to_account)
     values ('\\x01', 0, 1, 0, 1, 2, ${account}, ${account})`,
  );
  await rig.open(BUSY_KEEPER);
  await until(
    async () => (await rig.totals()).pinned === 2,
    () => 'they were never pinned',
  );
  expect(rig.asked.map(({ cid }) => cid).toSorted()).toEqual(['bafkrei-i2', 'bafkrei-m2']);
  await rig.database.pool.query('truncate app.painted_apes, ledger.ape_transfers');
});

test('error: with the database away nothing is confirmed, and the keeper goes on when it is back', async () => {
  const proxy = await openDatabaseProxy(rig.database.url);
  const pool = openPool(proxy.url, () => undefined);
  const pins = await rig.open(BUSY_KEEPER, { db: pool });
  await pins.confirm([A]);
  proxy.cut();
  expect(await codeOf(pins.confirm([B]))).toBe('SERVICE_UNAVAILABLE');
  proxy.mend();
  await enqueue(rig.database.pool, [B]);
  await until(
    async () => (await rig.totals()).pinned === 2,
    () => 'it was never pinned',
  );
  await pins.stop();
  await pool.end();
  await proxy.close();
});

test('error: a confirmation that cannot be written down counts for nothing, and is asked for again', async () => {
  const proxy = await openDatabaseProxy(rig.database.url);
  const pool = openPool(proxy.url, () => undefined);
  rig.answer = () => {
    if (rig.asked.length === 1) proxy.cut();
    return { isPinned: true };
  };
  const pins = await rig.open({ ...BUSY_KEEPER, leaseMs: 200 }, { db: pool });
  expect(await codeOf(pins.confirm([A]))).toBe('SERVICE_UNAVAILABLE');
  expect((await rig.totals()).pinned).toBe(0);
  proxy.mend();
  await until(
    async () => (await rig.totals()).pinned === 1,
    () => 'it was never written down',
  );
  expect(rig.asked.length).toBe(2);
  await pins.stop();
  await pool.end();
  await proxy.close();
});
