// Looks whether a port of this machine can be listened on.
import { type AddressInfo, createServer } from 'node:net';

/**
 * Listens on a port of 127.0.0.1 for a moment, on any free one for 0, and resolves to its number.
 * @throws the system's error where the port is taken or may not be used
 */
export function probePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const found = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(found));
    });
  });
}
