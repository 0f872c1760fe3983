// The log of what admins did, and of who tried to become one.
import type { AdminAction } from '@lilape/domain/admin/actions';
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
  /** Network it came from; null once that is forgotten. */
  readonly client: string | null;
  readonly detail: ActionDetail;
  /** Refused attempts of an hour are one row. */
  readonly times: number;
};

export type NewAction = {
  readonly action: AdminAction;
  readonly session: string | null;
  readonly client: string;
  readonly detail?: ActionDetail;
};

/** Writes down what an admin does. Call it before the deed: what cannot be noted is not done. */
export async function noteAction(db: Db, { action, session, client, detail = {} }: NewAction): Promise<void> {
  await db.query('insert into app.admin_actions (action, session, client, detail) values ($1, $2, $3, $4)', [
    action,
    session,
    client,
    detail,
  ]);
}

/** Writes down a wrong password: those of a client within an hour are one row, so that nobody floods the log. */
export async function noteRefused(db: Db, client: string): Promise<void> {
  await db.query(
    `with known as (
       update app.admin_actions set times = times + 1, at = now()
       where id = (
         select id from app.admin_actions
         where action = 'sign-in-refused' and client = $1 and first_at > now() - interval '1 hour'
         order by id desc limit 1)
       returning id
     )
     insert into app.admin_actions (action, client)
     select 'sign-in-refused', $1 where not exists (select from known)`,
    [client],
  );
}

type Row = Omit<NotedAction, 'id'> & { id: string };

/** The newest actions, at most `limit`; those before the action `before`. */
export async function readActions(
  db: Db,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<NotedAction[]> {
  const { rows } = await db.query<Row>(
    `select id, at, action, session, client, detail, times from app.admin_actions
     where $1::bigint is null or id < $1 order by id desc limit $2`,
    [before, limit],
  );
  return rows.map((row) => ({ ...row, id: BigInt(row.id) }));
}

/** Forgets where actions came from, and attempts altogether, once that is of no use. What admins did stays. */
export async function forgetAddresses(db: Db): Promise<void> {
  await db.query(
    `delete from app.admin_actions where action = 'sign-in-refused' and at < now() - $1 * interval '1 day'`,
    [ADDRESS_DAYS],
  );
  await db.query(
    `update app.admin_actions set client = null where client is not null and at < now() - $1 * interval '1 day'`,
    [ADDRESS_DAYS],
  );
}
