// Looks whether a port of this machine can be listened on, and finds one that can.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Listens on a port of 127.0.0.1 for a moment.
 * @throws the system's error where the port is taken or may not be used
 */
export function probePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => resolve(port));
    });
  });
}

/** Below the ports that Linux, macOS and Windows give to connections: such a one could be taken again before it is listened on. */
const range = [20_000, 32_768] as const;
const ATTEMPTS = 50;

/**
 * A port of 127.0.0.1 that nobody listens on now and that the system gives to no connection by itself.
 * @throws the system's error where none was found
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt++)
    try {
      return await probePort(randomInt(...range));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}
