// Launches as the database has them: read, made, changed and cancelled, each change with its row and its version.
import type { InEach } from '@lilape/domain/languages';
import { createHash } from 'node:crypto';
import { AppError } from '@lilape/domain/app-error';
import { type FieldChange, type LaunchTerms, changesBetween } from '@lilape/domain/launchpad/launch';
import type { CHANGED } from '@lilape/wire/launches';
import type { Db } from '#postgres/database.ts';

export type StoredChange = Omit<FieldChange, 'field'> & {
  readonly version: number;
  readonly field: (typeof CHANGED)[number];
  /** By the chain's time. */
  readonly atSeconds: number;
};

export type StoredLaunch = LaunchTerms & {
  readonly id: number;
  readonly version: number;
  readonly createdSeconds: number;
  readonly cancelled: ({ readonly atSeconds: number } & InEach) | null;
  /** The oldest first. */
  readonly changes: readonly StoredChange[];
};

type Row = {
  id: number;
  version: number;
  project: string;
  text_en: string;
  text_ru: string;
  picture: string | null;
  links: string[];
  allocation: string;
  symbol: string;
  places: number;
  launch_seconds: string;
  created_seconds: string;
  cancelled_seconds: string | null;
  cancelled_en: string | null;
  cancelled_ru: string | null;
  changes: readonly StoredChange[];
};

const SELECT = `
  select l.*, coalesce((
    select jsonb_agg(jsonb_build_object('version', c.version, 'field', c.field, 'atSeconds', c.seconds,
      'before', c.before, 'after', c.after) order by c.version, c.field)
    from app.launch_changes c where c.launch_id = l.id), '[]') as changes
  from app.launches l`;

/** All launches, the latest launch time first. */
export async function readLaunches(db: Db): Promise<StoredLaunch[]> {
  const { rows } = await db.query<Row>(`${SELECT} order by l.launch_seconds desc, l.id desc`);
  return rows.map(launchOf);
}

/** A launch; null where there is none. With `isLocked` nobody else changes it before the transaction ends. */
export async function readLaunch(db: Db, id: number, isLocked = false): Promise<StoredLaunch | null> {
  if (isLocked) await db.query('select from app.launches where id = $1 for update', [id]);
  const { rows } = await db.query<Row>(`${SELECT} where l.id = $1`, [id]);
  return rows[0] === undefined ? null : launchOf(rows[0]);
}

/** Until the transaction ends nobody else makes a launch: numbers have no gaps, and a request makes one. */
export async function lockNumbers(db: Db): Promise<void> {
  await db.query('lock table app.launches in share row exclusive mode');
}

/**
 * Number of the launch that a request made, whatever became of it; null while there is none.
 * @throws AppError LAUNCH_MADE where it was asked for with other terms
 */
export async function findMade(db: Db, requestId: string, terms: LaunchTerms): Promise<number | null> {
  const { rows } = await db.query<{ id: number; is_same: boolean }>(
    'select id, request_content = $2 as is_same from app.launches where request_id = $1',
    [requestId, contentOf(terms)],
  );
  const row = rows[0];
  if (row === undefined) return null;
  if (!row.is_same) throw new AppError('LAUNCH_MADE', { id: row.id });
  return row.id;
}

/** Makes a launch, with the next number; under `lockNumbers`. */
export async function insertLaunch(
  db: Db,
  requestId: string,
  terms: LaunchTerms,
  nowSeconds: number,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into app.launches (${COLUMNS.join(', ')}, created_seconds, request_id, request_content, id)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce(max(id), 0) + 1 from app.launches
     returning id`,
    [...valuesOf(terms), nowSeconds, requestId, contentOf(terms)],
  );
  return rows[0]?.id ?? 0;
}

/** Writes the new terms of a launch that is locked, and what changed; nothing where nothing did. */
export async function updateLaunch(
  db: Db,
  known: StoredLaunch,
  terms: LaunchTerms,
  nowSeconds: number,
): Promise<void> {
  const changes = changesBetween(known, terms);
  if (changes.length === 0) return;
  const set = COLUMNS.map((column, i) => `${column} = $${i + 1}`).join(', ');
  await db.query(`update app.launches set ${set}, version = version + 1 where id = $10`, [
    ...valuesOf(terms),
    known.id,
  ]);
  await noteChanges(db, known, changes, nowSeconds);
}

/** Cancels a launch that is locked. */
export async function markCancelled(
  db: Db,
  known: StoredLaunch,
  reason: InEach,
  nowSeconds: number,
): Promise<void> {
  await db.query(
    `update app.launches set cancelled_seconds = $2, cancelled_en = $3, cancelled_ru = $4, version = version + 1
     where id = $1`,
    [known.id, nowSeconds, reason.en, reason.ru],
  );
  await noteChanges(db, known, [{ field: 'cancelled', before: null, after: null }], nowSeconds);
}

async function noteChanges(
  db: Db,
  { id, version }: StoredLaunch,
  changes: readonly Pick<StoredChange, 'field' | 'before' | 'after'>[],
  nowSeconds: number,
): Promise<void> {
  await db.query(
    `insert into app.launch_changes (launch_id, version, seconds, field, before, after)
     select $1, $2, $3, * from unnest($4::text[], $5::text[], $6::text[])`,
    [
      id,
      version + 1,
      nowSeconds,
      changes.map(({ field }) => field),
      changes.map(({ before }) => before),
      changes.map(({ after }) => after),
    ],
  );
}

const COLUMNS = [
  'project',
  'text_en',
  'text_ru',
  'picture',
  'links',
  'allocation',
  'symbol',
  'places',
  'launch_seconds',
];

const valuesOf = (terms: LaunchTerms) => [
  terms.project,
  terms.textEn,
  terms.textRu,
  terms.picture,
  terms.links,
  String(terms.allocation),
  terms.symbol,
  terms.places,
  terms.launchTimeSeconds,
];

/** Of all that an admin asked for. */
const contentOf = (terms: LaunchTerms): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(valuesOf(terms)))
    .digest();

function launchOf(row: Row): StoredLaunch {
  const { cancelled_seconds: at, cancelled_en: en, cancelled_ru: ru } = row;
  return {
    id: row.id,
    version: row.version,
    project: row.project,
    textEn: row.text_en,
    textRu: row.text_ru,
    picture: row.picture,
    links: row.links,
    allocation: BigInt(row.allocation),
    symbol: row.symbol,
    places: row.places,
    launchTimeSeconds: Number(row.launch_seconds),
    createdSeconds: Number(row.created_seconds),
    cancelled: at === null ? null : { atSeconds: Number(at), en: en ?? '', ru: ru ?? '' },
    changes: row.changes,
  };
}
