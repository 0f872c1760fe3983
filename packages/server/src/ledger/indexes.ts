// Indexes by keys that come in no order: left out while a chain is read for the first time, made before its head is followed.
import type { ClientBase } from 'pg';
import type { Projection, TableIndex } from '#ledger/projection.ts';
import { queryPatiently } from '#postgres/patient.ts';

type Tables = Pick<Projection, 'tables'>;

/** Makes those indexes of `projections` that are missing. Call inside a transaction. */
export async function createIndexes(client: ClientBase, projections: readonly Tables[]): Promise<void> {
  for (const { isUnique, name, on } of indexesOf(projections))
    await queryPatiently(client, `create ${isUnique ? 'unique ' : ''}index if not exists ${name} on ${on}`);
}

/** Takes the indexes of `projections` away. Call inside a transaction that empties their tables. */
export async function dropIndexes(client: ClientBase, projections: readonly Tables[]): Promise<void> {
  for (const { name } of indexesOf(projections)) await client.query(`drop index if exists ledger.${name}`);
}

/** Whether an index of the ledger is there. */
export async function hasIndex(client: ClientBase, { name }: TableIndex): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `ledger.${name}`,
  ]);
  return rows[0]?.found === true;
}

function indexesOf(projections: readonly Tables[]): TableIndex[] {
  return projections.flatMap(({ tables }) => tables.flatMap(({ indexes }) => indexes));
}
