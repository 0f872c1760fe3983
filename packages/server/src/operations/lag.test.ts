// A ledger that nobody keeps is an alarm until somebody keeps it again.
import { expect, test } from 'vitest';
import { OPERATIONS_LIMITS } from '#operations/findings.ts';
import { checkOperations } from '#operations/look.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { createMetrics } from '#metrics.ts';
import { SILENT_LOG, until, untilAtHead } from '#testing/ledger.ts';
import { proxiedWatch } from '#testing/proxied-watch.ts';

const rig = proxiedWatch();

async function look(lagMs: number): Promise<string[]> {
  const subject = { jobs: [], isPinning: false, isBackedUp: false, limits: { ...OPERATIONS_LIMITS, lagMs } };
  const pool = rig.database.pool;
  await checkOperations({ pool, subject, log: SILENT_LOG, metrics: createMetrics(), patienceMs: 0 });
  return (await readAlarms(pool)).map(({ code }) => code);
}

test('behavior: with the chain out of reach the ledger lags, and no more once it is read again', async () => {
  rig.watch(rig.first.url);
  await untilAtHead(rig.database.pool, rig.chain);
  expect(await look(30_000)).toEqual([]);
  rig.first.refuse(true);
  await until(
    async () => (await look(1_500)).includes('LEDGER_LAGS'),
    () => 'no alarm',
  );
  rig.first.refuse(false);
  await until(
    async () => (await look(30_000)).length === 0,
    () => 'the alarm to end',
  );
});

test('behavior: where another alarm says why nothing is read, this one is not raised too', async () => {
  rig.watch(rig.first.url);
  await untilAtHead(rig.database.pool, rig.chain);
  rig.first.refuse(true);
  await rig.database.pool.query(`insert into watch.alarms (code, detail) values ('CHAIN_STALLED', 'x')`);
  await rig.database.pool.query('update watch.progress set read_at_ms = 1');
  expect(await look(30_000)).toEqual(['CHAIN_STALLED']);
  await rig.database.pool.query('delete from watch.alarms');
  expect(await look(30_000)).toEqual(['LEDGER_LAGS']);
});
