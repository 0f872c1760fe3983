// The published ledger at its newest final block: each process goes on from where it was, and all come to the same.
import type { Deployment } from '@lilape/contracts/deployment';
import { contractNames } from '@lilape/contracts/table';
import { AppError } from '@lilape/domain/app-error';
import type { LedgerBody } from '@lilape/wire/ledger';
import type { Pool } from 'pg';
import { readCursor } from '#ledger/cursor.ts';
import type { Projection, PublishedRows } from '#ledger/projection.ts';
import { readSourceKey } from '#ledger/read.ts';
import { type KeptBlock, readKept } from '#ledger/roll-back.ts';
import { readSource } from '#ledger/source.ts';
import type { Db } from '#postgres/database.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { type Book, type BookPart, createBook } from '#proof/book.ts';
import { noteParts } from '#proof/part-files.ts';
import { readLines } from '#proof/rows.ts';

export type Publisher = {
  /** The manifest. One call at a time. @throws AppError NOTHING_FINAL_YET */
  publish(): Promise<LedgerBody>;
};

export type PublisherOptions = {
  readonly pool: Pick<Pool, 'connect' | 'query'>;
  readonly deployment: Deployment;
  readonly projections: readonly Projection[];
};

type OpenBook = { readonly book: Book; through: bigint; noted: number };

type PublishedProjection = LedgerBody['projections'][string];
type Ready = {
  readonly name: string;
  readonly body: PublishedProjection;
  readonly fresh: readonly BookPart[];
};

/** A publisher that has read nothing yet: its first call goes over all final rows, the others over what is new. */
export function createPublisher({ pool, deployment, projections }: PublisherOptions): Publisher {
  let source = '';
  let block = -1n;
  let books = new Map<string, OpenBook>();

  const addRows = async (db: Db, name: string, published: PublishedRows, to: bigint) => {
    const open = books.get(name) ?? { book: createBook(), through: -1n, noted: 0 };
    if (open.through < to)
      for await (const page of readLines(db, published, open.through + 1n, to))
        for (const { line, ...place } of page) open.book.add(place, line);
    open.through = to;
    books.set(name, open);
    return open;
  };
  const readyAt = async (db: Db, kept: KeptBlock): Promise<Ready[]> => {
    const ready: Ready[] = [];
    for (const { name, published } of projections) {
      const totals = kept.states[name];
      if (published === undefined || totals === undefined) continue;
      const { book, noted } = await addRows(db, name, published, kept.number);
      const { parts, ...sum } = book.close();
      const listed = parts.map(({ cid, rows, bytes }) => ({
        cid,
        rows,
        bytes,
        csv: `/api/ledger/csv/${cid}`,
      }));
      ready.push({ name, body: { totals, ...sum, parts: listed }, fresh: parts.slice(noted) });
    }
    return ready;
  };
  const read = async (db: Db) => {
    const [cursor, found] = [await readCursor(db), await readSource(db)];
    const kept = cursor === null ? null : await readKept(db, cursor.final);
    if (found === null || kept === null || kept.number < found.fromBlock)
      throw new AppError('NOTHING_FINAL_YET');
    const key = await readSourceKey(db);
    // Another ledger, or one that is being read again: what was added up is not its.
    if (key !== source || kept.number < block) books = new Map();
    [source, block] = [key, kept.number];
    return { kept, found, ready: await readyAt(db, kept) };
  };

  return {
    async publish() {
      try {
        const { kept, found, ready } = await atOneMoment(pool, read);
        for (const { name, fresh } of ready) {
          await noteParts(pool, name, fresh);
          const open = books.get(name);
          if (open !== undefined) open.noted += fresh.filter(({ isFull }) => isFull).length;
        }
        return {
          format: 'lilape-ledger/1',
          chainId: found.chainId,
          contracts: contractsOf(deployment),
          fromBlock: Number(found.fromBlock),
          block: Number(kept.number),
          blockHash: kept.hash,
          projections: Object.fromEntries(ready.map(({ name, body }) => [name, body])),
        };
      } catch (error) {
        // Half a page may have been added.
        if (!(error instanceof AppError)) books = new Map();
        throw error;
      }
    },
  };
}

function contractsOf({ contracts }: Deployment): LedgerBody['contracts'] {
  const there = contractNames.flatMap((name) => {
    const address = contracts[name];
    return address === null ? [] : [[name, address.toLowerCase()] as const];
  });
  return Object.fromEntries(there);
}
