// Finds out whether a port is free, and finds a free one.
import { setTimeout as delay } from 'node:timers/promises';

import { probePort } from '../../packages/server/src/postgres/probe-port.ts';
import { StackError } from './stack-error.ts';

export { freePort } from '../../packages/server/src/postgres/probe-port.ts';

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
      await probePort(port);
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
