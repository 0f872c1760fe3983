// The machine that was replaced does nothing more, and the restored one nothing before its ledger is at the head.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownGeneration } from '#backup/fence.ts';
import { askFence, backupJob } from '#backup/job.ts';
import { createLog } from '#log.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { OPERATIONS_LIMITS } from '#operations/findings.ts';
import { checkOperations } from '#operations/look.ts';
import { createMetrics } from '#metrics.ts';
import { type BackupRig, CHAIN_ID, openBackupRig } from '#testing/backup/rig.ts';
import type { TestDatabase } from '#testing/postgres.ts';
import { claim, enlist } from '#worker/claims.ts';

let rig: BackupRig;
let old: TestDatabase;
let restored: TestDatabase;
const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));
const HOLDER = '00000000-0000-4000-8000-000000000001';

beforeEach(async () => {
  lines.splice(0);
  rig = await openBackupRig();
  old = await rig.newDatabase();
  restored = await rig.newDatabase();
});
afterEach(() => rig.close());

async function replace(): Promise<void> {
  await rig.take(old.pool);
  await rig.restore(restored.pool);
}

async function mayWork({ pool }: TestDatabase): Promise<boolean> {
  await enlist(pool, [{ name: 'send', everyMs: 1, run: async () => undefined }]);
  await pool.query('update app.jobs set due_at = now(), held_until = null');
  return claim(pool, 'send', HOLDER);
}

async function alarms({ pool }: TestDatabase): Promise<string[]> {
  const subject = { jobs: [], isPinning: false, isBackedUp: true, limits: OPERATIONS_LIMITS };
  await checkOperations({ pool, subject, log, metrics: createMetrics(), patienceMs: 0 });
  return (await readAlarms(pool)).map(({ code }) => code);
}

const jobOf = ({ pool }: TestDatabase) =>
  backupJob({
    pool,
    vault: rig.vault,
    chainId: CHAIN_ID,
    files: rig.files,
    folderCids: async function* () {},
    log,
  });

test('behavior: the old machine stops its jobs with its next backup, and says so', async () => {
  await replace();
  expect(await mayWork(old)).toBe(true);
  await jobOf(old).run(old.pool);
  expect(await mayWork(old)).toBe(false);
  expect(lines.join()).toContain('"event":"backup.fenced"');
  expect(await alarms(old)).toEqual(['MACHINE_REPLACED']);
});

test('behavior: processes that begin at once on an empty store are one machine', async () => {
  const own = await Promise.all(Array.from({ length: 8 }, () => ownGeneration(rig.vault, old.pool)));
  expect(new Set(own.map(({ id }) => id)).size).toBe(1);
  expect(await ownGeneration(rig.vault, old.pool)).toEqual(own[0]);
  await jobOf(old).run(old.pool);
  expect(await alarms(old)).toEqual([]);
});

test('behavior: a process that looks while another takes the empty store finds its own', async () => {
  let first: unknown;
  const slow = {
    ...rig.vault,
    readJson: async (name: string) => {
      first ??= await ownGeneration(rig.vault, old.pool);
      return rig.vault.readJson(name);
    },
  };
  expect(await ownGeneration(slow, old.pool)).toEqual(first);
});

test('behavior: a machine that comes back asks the fence before its jobs', async () => {
  await replace();
  await askFence(rig.vault, old.pool, log);
  expect(await mayWork(old)).toBe(false);
});

test('behavior: its last backup changes nothing of the new machine’s', async () => {
  await replace();
  const before = await rig.names();
  await expect(rig.take(old.pool)).rejects.toMatchObject({ name: 'Fenced' });
  expect(await rig.names()).toEqual(before);
});

test('behavior: the restored machine works once its ledger was at the head, and backs up from the beginning', async () => {
  await replace();
  expect(await mayWork(restored)).toBe(false);
  await jobOf(restored).run(restored.pool);
  await restored.pool.query('update watch.progress set read_at_ms = extract(epoch from now()) * 1000');
  expect(await mayWork(restored)).toBe(true);
  expect(await alarms(restored)).toEqual([]);
});

test('behavior: restored again, the second machine is fenced as well', async () => {
  await replace();
  const third = await rig.newDatabase();
  await rig.restore(third.pool);
  await askFence(rig.vault, restored.pool, log);
  await restored.pool.query('update watch.progress set read_at_ms = 1');
  expect(await mayWork(restored)).toBe(false);
  expect(await rig.take(third.pool)).toMatchObject({ isSame: false });
});

test('error: an empty database does not write over the backups of another', async () => {
  await rig.take(old.pool);
  await expect(rig.take(restored.pool)).rejects.toThrow(
    'BACKUP_URL holds the backups of another database: restore it, or name an empty place.',
  );
  expect(await mayWork(restored)).toBe(true);
});
