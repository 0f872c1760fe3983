// A store that is away or full is an alarm after two minutes, and the next backup is taken by itself.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBucketStore } from '#backup/bucket-store.ts';
import { backupJob } from '#backup/job.ts';
import { createSeal } from '#backup/seal.ts';
import type { BackupStore } from '#backup/store.ts';
import { createVault } from '#backup/vault.ts';
import { OPERATIONS_LIMITS } from '#operations/findings.ts';
import { checkOperations } from '#operations/look.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { createLog } from '#log.ts';
import { createMetrics } from '#metrics.ts';
import { fillKeptTables, rowsOf } from '#testing/backup/rows.ts';
import { type BackupRig, CHAIN_ID, KEY, openBackupRig } from '#testing/backup/rig.ts';
import type { TestDatabase } from '#testing/postgres.ts';
import { refused, startS3 } from '#testing/s3-double.ts';

let rig: BackupRig;
let database: TestDatabase;
const log = createLog('error', () => undefined);
beforeEach(async () => {
  rig = await openBackupRig();
  database = await rig.newDatabase();
  await fillKeptTables(database.pool);
  await database.pool.query(
    'truncate watch.alarms; delete from app.messages m where state = $$unknown$$ and not exists (select from app.alerted_purchases a where a.message_id = m.id)',
  );
});
afterEach(() => rig.close());

const jobIn = (store: BackupStore) =>
  backupJob({
    pool: database.pool,
    vault: createVault(store, createSeal(KEY)),
    chainId: CHAIN_ID,
    files: rig.files,
    folderCids: async function* () {},
    log,
  });

async function alarms(isBackedUp = true): Promise<string[]> {
  const subject = { jobs: [], isPinning: false, isBackedUp, limits: OPERATIONS_LIMITS };
  await checkOperations({ pool: database.pool, subject, log, metrics: createMetrics(), patienceMs: 0 });
  return (await readAlarms(database.pool))
    .filter(({ code }) => code === 'BACKUP_LATE')
    .map(({ detail }) => detail);
}

const passMinutes = (minutes: number) =>
  database.pool.query(
    `update app.backup_state set since = since - $1 * interval '1 minute', taken_at = taken_at - $1 * interval '1 minute'`,
    [minutes],
  );

test('behavior: a full disk is reported with its code once two minutes passed, and cleared by the next backup', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const job = jobIn({ ...rig.store, write: () => Promise.reject(full) });
  await expect(job.run(database.pool)).rejects.toThrow('ENOSPC');
  expect(await alarms()).toEqual([]);
  await passMinutes(3);
  expect(await alarms()).toEqual(['no backup was taken yet; ENOSPC']);
  await jobIn(rig.store).run(database.pool);
  expect(await alarms()).toEqual([]);
  await passMinutes(3);
  expect((await alarms()).join()).toMatch(/^the newest shows \d{4}-\d\d-\d\d .* UTC; nobody takes one$/);
});

test('behavior: a bucket that is away is reported, and takes the backup once it is back', async () => {
  const store = await startS3();
  const job = jobIn(openBucketStore(store.settings, 'lilape/'));
  store.intercept = () => refused('SlowDown');
  await expect(job.run(database.pool)).rejects.toThrow('SlowDown');
  await passMinutes(3);
  expect(await alarms()).toEqual(['no backup was taken yet; The store answered SlowDown.']);
  store.intercept = () => undefined;
  await job.run(database.pool);
  expect(await alarms()).toEqual([]);
  expect([...store.objects.keys()].every((key) => key.startsWith('lilape/'))).toBe(true);
  const other = await rig.newDatabase();
  const vault = createVault(openBucketStore(store.settings, 'lilape/'), createSeal(KEY));
  await rig.restore(other.pool, { vault });
  expect(await rowsOf(other.pool, 'app.launches')).toEqual(await rowsOf(database.pool, 'app.launches'));
  await store.close();
});

test('behavior: where no backups are taken their age is no alarm', async () => {
  await jobIn(rig.store).run(database.pool);
  await passMinutes(3);
  expect(await alarms(false)).toEqual([]);
});
