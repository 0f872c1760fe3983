// A ledger that nobody keeps is an alarm until somebody keeps it again.
import { expect, test } from 'vitest';
import { OPERATIONS_LIMITS } from '#operations/findings.ts';
import { checkOperations } from '#operations/look.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { createMetrics } from '#metrics.ts';
import { SILENT_LOG, until, untilAtHead } from '#testing/ledger.ts';
import { proxiedWatch } from '#testing/proxied-watch.ts';

const rig = proxiedWatch();
const WAIT = { timeout: 20_000 };

async function look(lagMs: number): Promise<string[]> {
  const subject = { jobs: [], isPinning: false, isBackedUp: false, limits: { ...OPERATIONS_LIMITS, lagMs } };
  const pool = rig.database.pool;
  await checkOperations({ pool, subject, log: SILENT_LOG, metrics: createMetrics(), patienceMs: 0 });
  return (await readAlarms(pool)).map(({ code }) => code);
}

/** With a lag of 1.5 s. */
const lookSoon = () => look(1_500);

test('behavior: with the only endpoint silent one alarm says so, not two, and none once it is read again', async () => {
  rig.watch(rig.first.url);
  await untilAtHead(rig.database.pool, rig.chain);
  expect(await look(30_000)).toEqual([]);
  rig.first.refuse(true);
  await expect.poll(lookSoon, WAIT).toEqual(['ENDPOINT_AWAY']);
  rig.first.refuse(false);
  await until(
    async () => (await look(30_000)).length === 0,
    () => 'the alarm to end',
  );
});

test('behavior: where one of two was away already, a second one that falls silent is reported as a ledger that lags', async () => {
  rig.watch(rig.first.url, rig.second.url);
  await untilAtHead(rig.database.pool, rig.chain);
  rig.first.refuse(true);
  await expect.poll(lookSoon, WAIT).toEqual(['ENDPOINT_AWAY']);
  const read = await rig.database.pool.query<{ at: string }>('select read_at_ms as at from watch.progress');
  await until(
    async () =>
      (await rig.database.pool.query('select from watch.progress where read_at_ms > $1', [read.rows[0]?.at]))
        .rowCount === 1,
    () => 'another reading by the second endpoint',
  );
  rig.second.refuse(true);
  await expect.poll(lookSoon, WAIT).toEqual(['ENDPOINT_AWAY', 'LEDGER_LAGS']);
});

test('behavior: where another alarm says why nothing is read, this one is not raised too', async () => {
  rig.watch(rig.first.url);
  await untilAtHead(rig.database.pool, rig.chain);
  rig.first.refuse(true);
  // From then on no pass is under way that could note a reading, and what was raised is not raised again.
  await expect
    .poll(async () => (await readAlarms(rig.database.pool)).map(({ code }) => code), WAIT)
    .toEqual(['ENDPOINT_AWAY']);
  await rig.database.pool.query('delete from watch.alarms');
  await rig.database.pool.query(`insert into watch.alarms (code, detail) values ('CHAIN_STALLED', 'x')`);
  await rig.database.pool.query('update watch.progress set read_at_ms = 1');
  expect(await look(30_000)).toContain('CHAIN_STALLED');
  expect(await look(30_000)).not.toContain('LEDGER_LAGS');
  await rig.database.pool.query('delete from watch.alarms');
  expect(await look(30_000)).toContain('LEDGER_LAGS');
});
