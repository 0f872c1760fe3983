// Puts the rows of a backup into tables of the schema that they are of.
import { type ClientBase, DatabaseError } from 'pg';
import { type Manifest, type TableCopy, isOfSchema } from '#backup/manifest.ts';
import { DamagedBackup } from '#backup/seal.ts';
import { setWords } from '#backup/snapshot.ts';
import { fillingsOf } from '#backup/tables.ts';
import type { Vault } from '#backup/vault.ts';
import { copyBytes, copyIn } from '#postgres/copy.ts';

/** Fills the tables, in the order of the backup; how many rows. Call inside a transaction. @throws DamagedBackup */
export async function fillTables(client: ClientBase, vault: Vault, { tables }: Manifest): Promise<number> {
  await setWords(client);
  // Its row is there from the beginning.
  await client.query('delete from watch.progress');
  let rows = 0;
  for (const table of tables) {
    await fillTable(client, vault, table);
    rows += table.rows;
  }
  return rows;
}

/**
 * Fills the tables of the ledger; the last block that it then has. null, and nothing was filled: the backup has no good copy of
 * it, or of another schema, and it is read from the chain. Call inside a transaction.
 */
export async function fillLedger(
  client: ClientBase,
  vault: Vault,
  { ledger, migrations }: Manifest,
): Promise<string | null> {
  if (ledger === undefined || !isOfSchema(ledger, migrations)) return null;
  await client.query('savepoint ledger');
  try {
    for (const table of ledger.tables) await fillTable(client, vault, table);
  } catch (error) {
    if (!(error instanceof DamagedBackup) && !isOfRows(error)) throw error;
    await client.query('rollback to savepoint ledger');
    return null;
  }
  const { rows } = await client.query<{ number: string }>('select number from ledger.state');
  return rows[0]?.number ?? null;
}

/** Whether Postgres refuses what rows say. @see PostgreSQL, Appendix A, classes 22 and 23 */
function isOfRows(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

async function fillTable(client: ClientBase, vault: Vault, table: TableCopy): Promise<void> {
  const fillings = Object.entries(fillingsOf(table.name));
  const names = [...table.columns, ...fillings.map(([column]) => column)];
  const sql = `copy ${table.name} (${names.join(', ')}) from stdin`;
  const cidAt = table.columns.indexOf('cid');
  let rows = 0;
  for (const id of table.parts) {
    const lines = (await vault.readPart(id)).toString('utf8').split('\n').slice(0, -1);
    rows += lines.length;
    const whole: string[] = [];
    for (const line of lines) {
      const values = [line];
      for (const [, filling] of fillings)
        values.push(
          filling === 'zero' ? '0' : bytesText(await vault.readFile(line.split('\t')[cidAt] ?? '')),
        );
      whole.push(values.join('\t'));
    }
    await copyIn(client, { sql, rows: whole, lineOf: (line) => `${line}\n` });
  }
  if (rows !== table.rows)
    throw new DamagedBackup(
      `${table.name} has ${rows} rows in the backup, not ${table.rows}: use another, by its name.`,
    );
}

const bytesText = (bytes: Buffer): string => copyBytes(`0x${bytes.toString('hex')}`);
