// The rights of a user who serves and owns nothing but the ledger.
import { type ClientBase, escapeIdentifier } from 'pg';

/** What the chain does not know, and what was seen of it: no code of ours drops or alters these. */
const KEPT = ['app', 'watch'] as const;
/**
 * The log of what admins did is only added to. Its trigger, which only the owner can take away, lets through what is forgotten
 * after a month and the count of what was refused, for which these rights are needed.
 */
const ADDED_TO_ALONE = 'app.admin_actions';
const COUNTED_OR_FORGOTTEN = ['times', 'at', 'client'] as const;
/** Read again from the chain at any time; the program drops and creates its indexes. */
const LEDGER = 'ledger';

/**
 * Gives the role `user` what serving needs, in the transaction that is open on `client`: rows of every table, and the ledger's
 * tables as their own. Whoever calls owns the schema and is a member of `user`. To be repeated after migrations.
 */
export async function grantServing(client: ClientBase, user: string): Promise<void> {
  const role = escapeIdentifier(user);
  await client.query(`
    grant select on public.migrations to ${role};
    grant usage on schema ${[LEDGER, ...KEPT].join()} to ${role};
    grant create on schema ${LEDGER} to ${role};
    grant select, insert, update, delete on all tables in schema ${KEPT.join()} to ${role};
    grant truncate on all tables in schema watch to ${role};
    grant usage, select, update on all sequences in schema ${KEPT.join()} to ${role};
    revoke update, truncate on ${ADDED_TO_ALONE} from ${role};
    grant update (${COUNTED_OR_FORGOTTEN.join()}) on ${ADDED_TO_ALONE} to ${role};`);
  for (const table of await tablesOf(client, LEDGER))
    await client.query(`alter table ${table} owner to ${role}`);
}

/** The tables of a schema, with its name and quoted. */
async function tablesOf(client: ClientBase, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p') order by 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}
