// A wire between the API and Postgres that a test can cut, hold and mend.
import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export type DatabaseProxy = {
  /** The database's URL by way of the proxy. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Keeps connections open but lets nothing through. */
  hold(): void;
  mend(): void;
  /** Connections refused so far. */
  refused(): number;
  close(): Promise<void>;
};

/** Opens a proxy in front of the database at `databaseUrl`. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'open' | 'cut' | 'held' = 'open';
  let refused = 0;

  const server = createServer((inner) => {
    if (state === 'cut') {
      refused += 1;
      inner.destroy();
      return;
    }
    const outer = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [inner, outer];
    pairs.add(pair);
    const drop = () => {
      pairs.delete(pair);
      inner.destroy();
      outer.destroy();
    };
    for (const socket of pair) socket.on('error', drop).on('close', drop);
    inner.on('data', (chunk) => state === 'held' || outer.write(chunk));
    outer.on('data', (chunk) => state === 'held' || inner.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  const breakAll = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      state = 'cut';
      breakAll();
    },
    hold: () => void (state = 'held'),
    mend() {
      // What was held back is lost, so its connections are too.
      if (state === 'held') breakAll();
      state = 'open';
    },
    refused: () => refused,
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
