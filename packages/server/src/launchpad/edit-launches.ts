// What an admin does to launches, all or nothing: against the version that was read, and against the chain's time.
import type { InEach } from '@lilape/domain/languages';
import { AppError } from '@lilape/domain/app-error';
import { type LaunchTerms, isChangeable, launchTimeProblem } from '@lilape/domain/launchpad/launch';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import type { Pool } from 'pg';
import {
  type StoredLaunch,
  findMade,
  insertLaunch,
  lockNumbers,
  markCancelled,
  readLaunch,
  updateLaunch,
} from '#launchpad/launch-rows.ts';
import { isoOf } from '#moments.ts';
import type { Db } from '#postgres/database.ts';
import { inOneGo } from '#postgres/transaction.ts';

export type EditOptions = {
  readonly pool: Pick<Pool, 'connect'>;
  /** The chain's time as it is now, Unix seconds. */
  readonly nowSeconds: number;
  /** Writes the action down, in the same transaction. */
  readonly note: (db: Db, launch: number) => Promise<void>;
};

/**
 * Makes a launch, unless the request did before; its number. What was right when it was made is not looked at again.
 * @throws AppError INVALID_FIELD where its time or picture cannot be, LAUNCH_MADE where the request made another one
 */
export async function makeLaunch(
  options: EditOptions,
  requestId: string,
  terms: LaunchTerms,
): Promise<number> {
  const { nowSeconds, note } = options;
  return inOneGo(options.pool, async (db) => {
    await lockNumbers(db);
    const known = await findMade(db, requestId, terms);
    if (known !== null) return known;
    refuseTime(terms, nowSeconds);
    await refusePicture(db, terms);
    const id = await insertLaunch(db, requestId, terms, nowSeconds);
    await note(db, id);
    return id;
  });
}

/** Which launch, and the version that its admin read. */
export type Asked = { readonly id: number; readonly version: number };

/**
 * Writes other terms of a launch. Its time is looked at only where it is moved: what else is wrong can be mended until the
 * very snapshot. @throws AppError LAUNCH_UNKNOWN, LAUNCH_CANCELLED, LAUNCH_FIXED, LAUNCH_OVERTAKEN, and as above
 */
export async function changeLaunch(options: EditOptions, asked: Asked, terms: LaunchTerms): Promise<void> {
  await onOpenLaunch(options, asked, async (db, known) => {
    if (terms.launchTimeSeconds !== known.launchTimeSeconds) refuseTime(terms, options.nowSeconds);
    await refusePicture(db, terms);
    await updateLaunch(db, known, terms, options.nowSeconds);
  });
}

/** Cancels a launch for good. @throws AppError as above */
export async function cancelLaunch(options: EditOptions, asked: Asked, reason: InEach): Promise<void> {
  await onOpenLaunch(options, asked, (db, known) => markCancelled(db, known, reason, options.nowSeconds));
}

function onOpenLaunch(
  options: EditOptions,
  { id, version }: Asked,
  work: (db: Db, known: StoredLaunch) => Promise<void>,
): Promise<void> {
  return inOneGo(options.pool, async (db) => {
    const known = await readLaunch(db, id, true);
    if (known === null) throw new AppError('LAUNCH_UNKNOWN', { id });
    if (known.cancelled !== null) throw new AppError('LAUNCH_CANCELLED', { id });
    if (!isChangeable(known.launchTimeSeconds, options.nowSeconds))
      throw new AppError('LAUNCH_FIXED', { id, time: isoOf(snapshotTimeOf(known.launchTimeSeconds)) });
    if (known.version !== version) throw new AppError('LAUNCH_OVERTAKEN', { id, version: known.version });
    await options.note(db, id);
    await work(db, known);
  });
}

function refuseTime({ launchTimeSeconds }: LaunchTerms, nowSeconds: number): void {
  const problem = launchTimeProblem(launchTimeSeconds, nowSeconds);
  if (problem === null) return;
  throw new AppError('INVALID_FIELD', { field: 'launchTime', problem, expected: 'LAUNCH_TIME' });
}

async function refusePicture(db: Db, { picture }: LaunchTerms): Promise<void> {
  if (picture === null) return;
  const { rowCount } = await db.query(
    `select from app.published_files where cid = $1 and substr(bytes, 1, 4) = 'RIFF'`,
    [picture],
  );
  if (rowCount === 1) return;
  throw new AppError('INVALID_FIELD', { field: 'picture', problem: 'IS_NO_PICTURE', expected: 'CID' });
}
