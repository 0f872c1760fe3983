// The job that takes backups, and what it writes down where one could not be taken.
import type { Pool } from 'pg';
import { Fenced, ForeignStore, ownGeneration } from '#backup/fence.ts';
import { DamagedBackup } from '#backup/seal.ts';
import { type TakeParts, newMemory, takeBackup } from '#backup/take.ts';
import type { Vault } from '#backup/vault.ts';
import { Interrupted } from '#backup/write-parts.ts';
import { withDeadline } from '#deadline.ts';
import type { Log } from '#log.ts';
import type { Db } from '#postgres/database.ts';
import { BucketError } from '#studio/store/objects.ts';
import type { Job } from '#worker/jobs.ts';

export const BACKUP_JOB = 'backup';
const EVERY_MS = 30_000;
/** A store that does not answer keeps nobody from starting. */
const FENCE_MS = 5_000;

export type BackupJobParts = Omit<TakeParts, 'memory' | 'signal' | 'pool'> & {
  readonly pool: Pool;
  readonly log: Log;
};

/** The job; of many workers one is at it. It runs on where the machine was replaced: only the fence says whether it was. */
export function backupJob({ log, ...parts }: BackupJobParts): Job {
  const memory = newMemory();
  return {
    name: BACKUP_JOB,
    everyMs: EVERY_MS,
    runsAlways: true,
    async run(db, signal) {
      await db.query('insert into app.backup_state default values on conflict do nothing');
      try {
        const taken = await takeBackup({ ...parts, memory, signal });
        for (const sentence of taken?.damaged ?? []) log.error('backup.damaged', { sentence });
        if (taken?.ledgerFault !== undefined)
          log.warn('backup.ledger-not-copied', { error: taken.ledgerFault });
        if (taken === null || taken.isSame) return;
        log.debug('backup.taken', { name: taken.name, written: taken.written });
        if (taken.missingFiles > 0) log.warn('backup.files-missing', { files: taken.missingFiles });
      } catch (error) {
        if (error instanceof Interrupted || signal?.aborted === true) return;
        if (error instanceof Fenced) log.error('backup.fenced', { sentence: error.message });
        await db.query('update app.backup_state set fault = $1', [faultOf(error)]);
        if (!(error instanceof Fenced)) throw error;
      }
    },
  };
}

/** Asks the fence before any job runs, so that a machine that comes back sends nothing; one that cannot be asked is asked again with each backup. */
export async function askFence(vault: Vault, db: Db, log: Log): Promise<void> {
  try {
    await withDeadline(ownGeneration(vault, db), FENCE_MS);
  } catch (error) {
    if (error instanceof Fenced) log.error('backup.fenced', { sentence: error.message });
    else log.warn('backup.fence-unseen', { error });
  }
}

/** What an admin reads: our own sentences, else a code. Foreign ones could name a row. */
function faultOf(error: unknown): string {
  const isOurs = [BucketError, DamagedBackup, Fenced, ForeignStore].some((kind) => error instanceof kind);
  const { message = '', code, name = 'unknown' } = error as Partial<NodeJS.ErrnoException>;
  return isOurs ? message : (code ?? name);
}
