// Ports that are free, and stay so until somebody listens on them.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';

import { freePort, probePort } from '#postgres/probe-port.ts';

test('behavior: a free port is none that the system gives to a connection by itself', async () => {
  for (let count = 0; count < 20; count++) {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
    expect(await probePort(port)).toBe(port);
  }
});

test('error: a port that somebody listens on', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(probePort(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  server.close();
});
