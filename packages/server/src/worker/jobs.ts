// What the worker does now and then.
import type { JobName } from '@lilape/domain/admin/jobs';
import { forgetAddresses } from '#admin/actions.ts';
import { forgetMisses } from '#admin/misses.ts';
import { forgetOldApplications } from '#launchpad/application-rows.ts';
import { forgetVouchers } from '#studio/vouchers.ts';
import { forgetScores } from '#game/board.ts';
import { forgetStarted } from '#game/started-games.ts';
import type { Db } from '#postgres/database.ts';

/** A piece of work that comes again. It may be cut off at any moment and is then done again from its start. */
export type Job<Name extends string = JobName> = {
  /** Names its row in the database. */
  readonly name: Name;
  /** From the end of one run to the next. */
  readonly everyMs: number;
  /** Also where this machine was replaced, and before the ledger of a restored one is at the head. */
  readonly runsAlways?: true;
  /** `signal`: the worker is to end, and a run that takes longer than a moment with it. */
  run(db: Db, signal?: AbortSignal): Promise<void>;
};

/** Counts of clients and streams that their process has not reported for two minutes. */
const forgetUse: Job = {
  name: 'forget-rate-limit-use',
  everyMs: 60_000,
  run: async (db) => {
    await db.query(`delete from app.rate_limit_use where told_at < now() - interval '2 minutes'`);
  },
};

const forgetSessions: Job = {
  name: 'forget-ended-sessions',
  everyMs: 3_600_000,
  run: async (db) => {
    await db.query('delete from app.sessions where least(ends_at, idle_ends_at) <= now()');
    await db.query('delete from app.sign_in_nonces where ends_at <= now()');
  },
};

const forgetAttempts: Job = {
  name: 'forget-admin-addresses',
  everyMs: 3_600_000,
  run: async (db) => {
    await forgetAddresses(db);
    await forgetMisses(db);
  },
};

const forgetApplications: Job = {
  name: 'forget-old-applications',
  everyMs: 3_600_000,
  run: forgetOldApplications,
};

const forgetGames: Job = {
  name: 'forget-games',
  everyMs: 3_600_000,
  run: async (db) => {
    await forgetStarted(db);
    await forgetScores(db);
  },
};

export const JOBS: readonly Job[] = [
  forgetUse,
  forgetSessions,
  forgetAttempts,
  forgetApplications,
  forgetVouchers,
  forgetGames,
];
