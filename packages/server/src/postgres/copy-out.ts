// COPY … TO STDOUT on a client of pg, as its bytes come; a slow reader slows Postgres down.
import type { Socket } from 'node:net';
import { type ClientBase, Query } from 'pg';

/** A table may take as long as it is large, milliseconds. */
const PATIENCE_MS = 3_600_000;

type Connection = { readonly stream: Pick<Socket, 'pause' | 'resume'> };

class CopyOut extends Query {
  readonly #take: (bytes: Buffer) => Promise<void>;
  #waiting = 0;
  #taken: Promise<void> = Promise.resolve();

  constructor(sql: string, take: (bytes: Buffer) => Promise<void>, callback: (error: Error | null) => void) {
    super(sql, undefined as never);
    this.#take = take;
    Object.assign(this, { callback, query_timeout: PATIENCE_MS });
  }

  /** Settles when everything that came was taken. */
  taken(): Promise<void> {
    return this.#taken;
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: Connection): void {
    stream.pause();
    this.#waiting += 1;
    // The bytes lie in a buffer that the connection fills again.
    this.#taken = this.#takeNext(Buffer.from(chunk), this.#taken, stream);
    // Whoever awaits it hears of it; until then nobody does.
    this.#taken.catch(() => undefined);
  }

  async #takeNext(bytes: Buffer, before: Promise<void>, stream: Connection['stream']): Promise<void> {
    try {
      await before;
      await this.#take(bytes);
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) stream.resume();
    }
  }
}

/**
 * Runs the COPY … TO STDOUT and gives `take` its bytes, piece by piece in order. What `take` throws is thrown once
 * Postgres has said everything: the connection can be used further.
 */
export async function copyOut(
  client: ClientBase,
  sql: string,
  take: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const query = new CopyOut(sql, take, (error) => {
    if (error === null || error === undefined) resolve();
    else reject(error);
  });
  client.query(query);
  await promise;
  await query.taken();
}
