// Statements that may take as long as a table is large.
import type { ClientBase, QueryResult, QueryResultRow } from 'pg';

const PATIENCE_MS = 3_600_000;

/** Runs `text` with an hour's time, as everything after it in the same transaction has on the server's side. */
export async function queryPatiently<Row extends QueryResultRow>(
  client: ClientBase,
  text: string,
  values: unknown[] = [],
): Promise<QueryResult<Row>> {
  await client.query(`select set_config('statement_timeout', $1, true)`, [String(PATIENCE_MS)]);
  const patient = { text, values, query_timeout: PATIENCE_MS };
  return client.query<Row>(patient);
}
