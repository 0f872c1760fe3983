// COPY … FROM STDIN on a client of pg: the fastest way to many rows. Pg hands the connection to queries of its own kind alone, hence a `Query`.
import { type ClientBase, Query } from 'pg';

type CopyConnection = {
  sendCopyFromChunk(chunk: Buffer): void;
  sendCopyFail(why: string): void;
  endCopyFrom(): void;
};

/** Rows sent at once: Postgres takes them while those after them are put into words. */
const ROWS_AT_ONCE = 500;

class CopyIn<Row> extends Query {
  readonly #rows: readonly Row[];
  readonly #lineOf: (row: Row) => string;
  #isOver = false;

  constructor({ sql, rows, lineOf }: Copy<Row>, done: (error: Error | null) => void) {
    super(sql, undefined as never);
    this.#rows = rows;
    this.#lineOf = lineOf;
    const callback = (error: Error | null) => {
      this.#isOver = true;
      done(error);
    };
    Object.assign(this, { callback });
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection, 0);
  }

  #send(connection: CopyConnection, from: number): void {
    // The connection broke, or Postgres refused a row.
    if (this.#isOver) return;
    const to = Math.min(from + ROWS_AT_ONCE, this.#rows.length);
    try {
      connection.sendCopyFromChunk(Buffer.from(this.#rows.slice(from, to).map(this.#lineOf).join('')));
    } catch (error) {
      // The query ends with it; thrown here it would end the process.
      connection.sendCopyFail(String(error));
      return;
    }
    if (to === this.#rows.length) connection.endCopyFrom();
    else setImmediate(() => this.#send(connection, to));
  }
}

/** A COPY … FROM STDIN and its rows, each put as a line of COPY's text format, values divided by tabs. */
export type Copy<Row> = {
  readonly sql: string;
  readonly rows: readonly Row[];
  readonly lineOf: (row: Row) => string;
};

/** Runs `copy`. */
export function copyIn<Row>(client: ClientBase, copy: Copy<Row>): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(
      new CopyIn(copy, (error) => {
        if (error === null || error === undefined) resolve();
        else reject(error);
      }),
    );
  });
}

/** A value of COPY's text format; null becomes its `\N`. */
export function copyText(value: string | null): string {
  if (value === null) return '\\N';
  return value.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char);
}

/** A bytea of `0x…` in COPY's text format. */
export function copyBytes(hex: string): string {
  return `\\\\x${hex.slice(2)}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
