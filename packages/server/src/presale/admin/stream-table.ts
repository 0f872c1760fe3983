// A table of the sale as the bytes of a file, read while it is sent: the whole never lies in memory.
import { AppError } from '@lilape/domain/app-error';
import { csvRow } from '@lilape/wire/csv';
import type { SaleTable } from '@lilape/wire/admin-sale';
import type { Pool } from 'pg';
import { type LedgerHeads, readSnapshot } from '#ledger/read.ts';
import { type Moment, openMoment } from '#postgres/batches.ts';
import { SALE_TABLE_OF, type TableOf } from '#presale/admin/tables.ts';

export type TableStream = {
  /** Newest block of the ledger that the table is of. */
  readonly block: bigint;
  /** UTF-8, CRLF. It reads on as it is read from, and ends in an error after `longestMs`. */
  readonly body: ReadableStream<Uint8Array>;
};

const ROWS_A_BATCH = 500;
/** Whoever reads more slowly holds a connection and a moment of the database that others need. */
const LONGEST_MS = 300_000;

export type StreamOptions = {
  /** Called once, when nothing is held any more, whatever became of the table. */
  readonly onEnd?: () => void;
  /** After so long a table that is still being read is given up, milliseconds. */
  readonly longestMs?: number;
};

/** Opens a table at this moment of the ledger. @throws AppError SERVICE_UNAVAILABLE while there is none */
export async function streamTable(
  pool: Pick<Pool, 'connect'>,
  name: SaleTable,
  { onEnd = () => undefined, longestMs = LONGEST_MS }: StreamOptions = {},
): Promise<TableStream> {
  let moment: Moment | undefined;
  const end = async () => {
    await moment?.end();
    onEnd();
  };
  try {
    moment = await openMoment(pool);
    const snapshot = await readSnapshot(moment.db);
    if (snapshot === null) throw new AppError('SERVICE_UNAVAILABLE');
    const { heads } = snapshot;
    const table = SALE_TABLE_OF[name] as TableOf<never>;
    return { block: heads.number, body: bytesOf(linesOf(moment, table, heads), end, longestMs) };
  } catch (error) {
    await end();
    throw error;
  }
}

async function* linesOf(
  moment: Moment,
  { sql, columns, cells }: TableOf<never>,
  heads: LedgerHeads,
): AsyncGenerator<string, void, void> {
  yield csvRow(columns);
  for await (const rows of moment.batches<never>(sql, ROWS_A_BATCH))
    yield rows.map((row) => csvRow(cells(row, heads))).join('');
}

function bytesOf(
  lines: AsyncGenerator<string, void, void>,
  onEnd: () => Promise<void>,
  longestMs: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  let ending: Promise<void> | undefined;
  const end = () => {
    clearTimeout(timer);
    return (ending ??= onEnd());
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timer = setTimeout(() => {
          controller.error(new Error('The table was read too slowly.'));
          void end();
        }, longestMs);
        timer.unref();
      },
      async pull(controller) {
        try {
          const { done, value } = await lines.next();
          if (done !== true) return controller.enqueue(encoder.encode(value));
          await end();
          controller.close();
        } catch (error) {
          await end();
          throw error;
        }
      },
      cancel: end,
    },
    // A batch is read when it is asked for, none ahead.
    { highWaterMark: 0 },
  );
}
