// Parts of the published ledger as files: which rows each is made of is kept, its bytes are made again when asked for.
import { AppError } from '@lilape/domain/app-error';
import type { Pool } from 'pg';
import { createSingleFlight } from '#cache/single-flight.ts';
import type { Projection, PublishedRows } from '#ledger/projection.ts';
import type { Db } from '#postgres/database.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import type { BookPart } from '#proof/book.ts';
import { readLines } from '#proof/rows.ts';
import { isFileOf } from '#studio/block.ts';

/** So long a part that has grown since can still be had, by who read its manifest before. */
const GROWN_STAYS = '1 day';

/** Notes of which rows each part is made, so that every process can make it. */
export async function noteParts(db: Db, projection: string, parts: readonly BookPart[]): Promise<void> {
  if (parts.length === 0) return;
  await db.query(
    `insert into app.ledger_parts (cid, projection, from_block, from_key, to_block, to_key, is_full)
     select cid, $2, from_block, from_key, to_block, to_key, is_full
     from unnest($1::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::boolean[])
       as part (cid, from_block, from_key, to_block, to_key, is_full)
     on conflict (cid) do update set is_full = ledger_parts.is_full or excluded.is_full, made_at = now()`,
    [
      parts.map(({ cid }) => cid),
      projection,
      parts.map(({ first }) => String(first.block)),
      parts.map(({ first }) => first.key),
      parts.map(({ last }) => String(last.block)),
      parts.map(({ last }) => last.key),
      parts.map(({ isFull }) => isFull),
    ],
  );
  await db.query(
    `delete from app.ledger_parts where not is_full and made_at < now() - interval '${GROWN_STAYS}'`,
  );
}

type PartRow = {
  projection: string;
  from_block: string;
  from_key: string;
  to_block: string;
  to_key: string;
};

export type PartFiles = {
  /** The bytes of a part. @throws AppError NOT_FOUND where it is none, or the ledger at hand has not its rows */
  read(cid: string): Promise<Uint8Array>;
};

/** The parts of `projections`; those asked for last are kept. */
export function createPartFiles(
  pool: Pick<Pool, 'connect' | 'query'>,
  projections: readonly Projection[],
): PartFiles {
  const flights = createSingleFlight<Uint8Array>({ maxKept: 64, maxRunning: 2, maxWaiting: 256 });
  const publishedOf = (name: string) => projections.find((each) => each.name === name)?.published;

  return {
    async read(cid) {
      const { rows } = await pool.query<PartRow>('select * from app.ledger_parts where cid = $1', [cid]);
      const published = publishedOf(rows[0]?.projection ?? '');
      if (rows[0] === undefined || published === undefined) throw new AppError('NOT_FOUND');
      const row = rows[0];
      return await flights.get(cid, '', async () => {
        const bytes = await atOneMoment(pool, (db) => makePart(db, published, row));
        // A ledger that is being read anew has not all of them, one of another chain has others.
        if (!isFileOf(cid, bytes)) throw new AppError('NOT_FOUND');
        return bytes;
      });
    },
  };
}

async function makePart(db: Db, published: PublishedRows, row: PartRow): Promise<Uint8Array> {
  const chunks: string[] = [];
  const [from, to] = [BigInt(row.from_block), BigInt(row.to_block)];
  for await (const page of readLines(db, published, from, to))
    for (const { block, key, line } of page) {
      const isBefore = block === from && isKeyBefore(published, key, row.from_key);
      const isAfter = block === to && isKeyBefore(published, row.to_key, key);
      if (!isBefore && !isAfter) chunks.push(`${line}\n`);
    }
  return Buffer.from(chunks.join(''), 'latin1');
}

function isKeyBefore({ within }: PublishedRows, a: string, b: string): boolean {
  return within === 'log_index' ? Number(a) < Number(b) : a < b;
}
