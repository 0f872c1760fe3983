// Checks of the published files in the database: how far one is, and what it found.
import type { Pool } from 'pg';
import { LOCKS } from '#postgres/locks.ts';
import type { Db } from '#postgres/database.ts';
import { inOneGo } from '#postgres/transaction.ts';

export type CheckedFile = { readonly cid: string; readonly tokenId: number };

export type Finding = CheckedFile & {
  readonly state: 'damaged' | 'lost';
  /** What healed it; null where nothing did. */
  readonly mendedFrom: string | null;
};

export type FileCheck = {
  readonly id: bigint;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** cut-off: whoever was at it is gone. */
  readonly state: 'running' | 'done' | 'cut-off';
  readonly files: number;
  readonly looked: number;
  readonly damaged: number;
  readonly lost: number;
  readonly mended: number;
  readonly findings: readonly Finding[];
};

/** Who says nothing for so long is gone, seconds. */
const SILENT_SECONDS = 60;

/** All files of apes, two each. */
export async function readFilesOfApes(db: Db): Promise<CheckedFile[]> {
  const { rows } = await db.query<{ cid: string; token_id: number }>(
    `select unnest(array[image_cid, metadata_cid]) as cid, token_id from app.painted_apes order by token_id`,
  );
  return rows.map(({ cid, token_id: tokenId }) => ({ cid, tokenId }));
}

/** A check that begins; null where one goes on. */
export function beginCheck(pool: Pick<Pool, 'connect'>, files: number): Promise<bigint | null> {
  return inOneGo(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.checkFiles]);
    const { rows } = await client.query<{ id: string }>(
      `insert into app.file_checks (files)
       select $1::integer where not exists (
         select from app.file_checks where ended_at is null and seen_at > now() - $2 * interval '1 second')
       returning id`,
      [files, SILENT_SECONDS],
    );
    return rows[0] === undefined ? null : BigInt(rows[0].id);
  });
}

/** Says how far it is; at its end, that it has ended. */
export async function noteLooked(db: Db, id: bigint, looked: number, isDone: boolean): Promise<void> {
  await db.query(
    `update app.file_checks set looked = $2, seen_at = now(), ended_at = case when $3 then now() end where id = $1`,
    [id.toString(), looked, isDone],
  );
}

export async function noteFinding(db: Db, id: bigint, finding: Finding): Promise<void> {
  await db.query(
    `insert into app.file_findings (check_id, cid, token_id, state, mended_from) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [id.toString(), finding.cid, finding.tokenId, finding.state, finding.mendedFrom],
  );
}

type CheckRow = {
  id: string;
  started_at: Date;
  ended_at: Date | null;
  silent: boolean;
  files: number;
  looked: number;
  damaged: number;
  lost: number;
  mended: number;
};
type FindingRow = { cid: string; token_id: number; state: Finding['state']; mended_from: string | null };

/** The last check with its first findings, those that nothing healed before the others; null where there never was one. */
export async function readLastCheck(db: Db, mostFindings: number): Promise<FileCheck | null> {
  const { rows } = await db.query<CheckRow>(
    `select c.id, c.started_at, c.ended_at, c.seen_at < now() - $1 * interval '1 second' as silent, c.files, c.looked,
       count(*) filter (where f.state = 'damaged')::int as damaged, count(*) filter (where f.state = 'lost')::int as lost,
       count(f.mended_from)::int as mended
     from app.file_checks c left join app.file_findings f on f.check_id = c.id
     group by c.id order by c.id desc limit 1`,
    [SILENT_SECONDS],
  );
  const check = rows[0];
  if (check === undefined) return null;
  const found = await db.query<FindingRow>(
    `select cid, token_id, state, mended_from from app.file_findings where check_id = $1
     order by mended_from nulls first, token_id, cid limit $2`,
    [check.id, mostFindings],
  );
  const { id, started_at: startedAt, ended_at: endedAt, silent, ...counts } = check;
  return {
    ...counts,
    id: BigInt(id),
    startedAt,
    endedAt,
    state: endedAt === null ? (silent ? 'cut-off' : 'running') : 'done',
    findings: found.rows.map((row) => ({
      cid: row.cid,
      tokenId: row.token_id,
      state: row.state,
      mendedFrom: row.mended_from,
    })),
  };
}
