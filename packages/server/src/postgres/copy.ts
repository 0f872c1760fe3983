// COPY … FROM STDIN on a client of pg: the fastest way to many rows.
import { type ClientBase, Query } from 'pg';

type CopyConnection = { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

class CopyIn extends Query {
  readonly #rows: Buffer;

  constructor(sql: string, rows: string, done: (error: Error | null) => void) {
    super(sql, undefined as never);
    this.#rows = Buffer.from(rows);
    Object.assign(this, { callback: done });
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }
}

/** Runs `sql`, a COPY … FROM STDIN, with `rows` in COPY's text format: a line a row, values divided by tabs. */
export function copyIn(client: ClientBase, sql: string, rows: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(
      new CopyIn(sql, rows, (error) => {
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
