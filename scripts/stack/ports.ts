// Finds out whether a port is free, and finds a free one.
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

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
 * Resolves when `port` can be listened on. A port that is taken is looked at again for `graceMs`: a program that
 * was just ended keeps its port for a moment.
 * @throws StackError naming the port and the variable that changes it
 */
export async function requireFreePort(
  port: number,
  variable: string,
  user: string,
  graceMs = 0,
): Promise<void> {
  const deadline = Date.now() + graceMs;
  for (;;) {
    try {
      await tryPort(port);
      return;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && Date.now() < deadline) {
        await delay(50);
        continue;
      }
      const why = code === 'EACCES' ? 'may not be used by this account' : 'is already in use';
      throw new StackError(
        `Port ${port} (${user}) ${why}. Stop the program that uses it, or choose another with ${variable}=${port + 1}.`,
        { cause },
      );
    }
  }
}

/** A port of 127.0.0.1 that nobody listens on now. */
export function freePort(): Promise<number> {
  return tryPort(0);
}
