// Finds out whether a port is free, and finds a free one.
import { type AddressInfo, createServer } from 'node:net';

import { StackError } from './stack-error.ts';

/** Listens on a port of 127.0.0.1 for a moment (0: any) and returns its number. */
function tryPort(port: number): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => done(taken));
    });
  });
}

/**
 * Resolves when `port` can be listened on.
 * @throws StackError naming the port and the variable that changes it
 */
export async function requireFreePort(port: number, variable: string, user: string): Promise<void> {
  try {
    await tryPort(port);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    const why = code === 'EACCES' ? 'may not be used by this account' : 'is already in use';
    throw new StackError(
      `Port ${port} (${user}) ${why}. Stop the program that uses it, or choose another with ${variable}=${port + 1}.`,
      { cause },
    );
  }
}

/** A port of 127.0.0.1 that nobody listens on now. */
export function freePort(): Promise<number> {
  return tryPort(0);
}
