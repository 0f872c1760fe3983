// Reads published rows of the ledger in their order, a page at a time.
import type { PublishedRows } from '#ledger/projection.ts';
import { hexOf } from '#ledger/stored.ts';
import type { RowPlace } from '#proof/book.ts';
import type { Db } from '#postgres/database.ts';

const PAGE = 5_000;

export type PlacedLine = RowPlace & { readonly line: string };

/** The lines of the rows in the blocks `from` to `to`, both included. `db` must be inside a transaction. */
export async function* readLines(
  db: Db,
  published: PublishedRows,
  from: bigint,
  to: bigint,
): AsyncGenerator<readonly PlacedLine[]> {
  const { columns, table, within } = published;
  // A cursor, so that rows which no index has in this order are sorted once.
  await db.query(
    `declare published_rows no scroll cursor for select ${columns}, block, ${within} from ${table}
     where block between ${from} and ${to} order by block, ${within}`,
  );
  try {
    for (;;) {
      const { rows } = await db.query<Row>(`fetch ${PAGE} from published_rows`);
      if (rows.length > 0) yield rows.map((row) => placed(published, row));
      if (rows.length < PAGE) return;
    }
  } finally {
    await db.query('close published_rows');
  }
}

type Row = { readonly block: string; readonly log_index?: number; readonly account?: Buffer };

function placed(published: PublishedRows, row: Row): PlacedLine {
  const key = row[published.within];
  return {
    block: BigInt(row.block),
    key: Buffer.isBuffer(key) ? hexOf(key) : String(key),
    line: published.lineOf(row as never),
  };
}
