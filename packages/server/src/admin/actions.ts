// The log of what admins did, and of who tried to become one.
import type { AdminAction, RefusedAction } from '@lilape/domain/admin/actions';
import { ADDRESS_DAYS } from '@lilape/domain/admin/session';
import type { Db } from '#postgres/database.ts';

/** Figures and short words only: nothing secret, nothing of a visitor. */
export type ActionDetail = Readonly<Record<string, string | number>>;

export type NotedAction = {
  readonly id: bigint;
  readonly at: Date;
  readonly action: AdminAction;
  /** Which session; null for who had none. */
  readonly session: string | null;
  /** By what that session was opened: `password` or a wallet's address; null for who had none. */
  readonly who: string | null;
  /** Network it came from; null once that is forgotten. */
  readonly client: string | null;
  readonly detail: ActionDetail;
  /** Refused attempts of an hour are one row. */
  readonly times: number;
};

export type NewAction = {
  readonly action: AdminAction;
  readonly session: string | null;
  readonly client: string | null;
  readonly detail?: ActionDetail;
};

/** Writes down what an admin does. Call it before the action: what cannot be noted is not done. */
export async function noteAction(db: Db, { action, session, client, detail = {} }: NewAction): Promise<void> {
  await db.query(
    `insert into app.admin_actions (action, session, who, client, detail) values ($1, $2, ${WHO}, $3, $4)`,
    [action, session, client, detail],
  );
}

/** By what the session $2 was opened; as the log has it where the session has just ended. */
const WHO = `coalesce(
  (select case when subject like 'wallet-%' then substr(subject, 8) else 'password' end
   from app.sessions where left(encode(token_hash, 'hex'), 8) = $2 and idle_ends_at is not null limit 1),
  (select who from app.admin_actions where session = $2 and action = 'signed-in' order by id desc limit 1))`;

/** So many rows of an hour tell of refusals; what comes then is one row more, whoever it is. */
const MAX_REFUSALS = 200;

/**
 * Writes down what was refused. The same from the same client within an hour is one row, and so is everything beyond two
 * hundred rows of an hour, so that nobody floods the log.
 */
export async function noteRefused(
  db: Db,
  refusal: { action: RefusedAction; client: string; session?: string | null; detail?: ActionDetail },
): Promise<void> {
  const { action, client, session = null, detail = {} } = refusal;
  if (await countAgain(db, { action, client, session, detail })) return;
  const { rows } = await db.query<{ isCrowded: boolean }>(
    `select count(*) >= $1 as "isCrowded" from app.admin_actions
     where action like '%-refused' and first_at > now() - interval '1 hour'`,
    [MAX_REFUSALS],
  );
  if (rows[0]?.isCrowded !== true) return await noteAction(db, { action, client, session, detail });
  const crowd = { action, client: null, session: null, detail: {} };
  if (!(await countAgain(db, crowd))) await noteAction(db, crowd);
}

/** Counts one more of the same within the hour; false where there is none yet. */
async function countAgain(
  db: Db,
  { action, client, session, detail }: Required<NewAction>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update app.admin_actions set times = times + 1, at = now()
     where id = (
       select id from app.admin_actions
       where action = $1 and client is not distinct from $2 and session is not distinct from $3 and detail = $4
         and first_at > now() - interval '1 hour'
       order by id desc limit 1)`,
    [action, client, session, detail],
  );
  return rowCount === 1;
}

type Row = Omit<NotedAction, 'id'> & { id: string };

/** The newest actions, at most `limit`; those before the action `before`. */
export async function readActions(
  db: Db,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<NotedAction[]> {
  const { rows } = await db.query<Row>(
    `select id, at, action, session, who, client, detail, times from app.admin_actions
     where $1::bigint is null or id < $1 order by id desc limit $2`,
    [before, limit],
  );
  return rows.map((row) => ({ ...row, id: BigInt(row.id) }));
}

/** Forgets where actions came from, and attempts altogether, once that is of no use. What admins did stays. */
export async function forgetAddresses(db: Db): Promise<void> {
  await db.query(
    `delete from app.admin_actions where action like '%-refused' and at < now() - $1 * interval '1 day'`,
    [ADDRESS_DAYS],
  );
  await db.query(
    `update app.admin_actions set client = null where client is not null and at < now() - $1 * interval '1 day'`,
    [ADDRESS_DAYS],
  );
}
