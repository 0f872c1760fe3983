// No probe of a process without the API ends it, and what it says tells a dead process from one that cannot work.
import { afterEach, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import type { NodeServer } from '#http/node-server.ts';
import { type StatusParts, serveStatus } from './status.ts';

const logLines: string[] = [];
const log = createLog('info', (line) => logLines.push(line));
const render = () => Promise.resolve('metric 1\n');
const full = () => Promise.reject(new Error('full'));
let server: NodeServer | undefined;

afterEach(async () => {
  await server?.close();
  logLines.length = 0;
});

/** Status and body of a path of a server with these parts. */
async function ask(path: string, parts: Omit<StatusParts, 'log'>): Promise<[number, unknown]> {
  server = await serveStatus({ ...parts, log }, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { connection: 'close' } });
  const text = await answer.text();
  return [answer.status, text.startsWith('{') ? JSON.parse(text) : text];
}

type Answer = Awaited<ReturnType<StatusParts['health']>>;

const healthIs = (
  status: Answer['status'],
  database: Answer['database'],
  ledger: Answer['ledger'] = database === null ? null : 'ok',
) => ({
  metrics: { render },
  health: () => Promise.resolve({ status, database, ledger }),
});

test.each([
  ['/api/live', healthIs('degraded', 'unavailable'), 200, 'alive'],
  ['/api/ready', healthIs('degraded', 'unavailable'), 503, 'database'],
  ['/api/ready', healthIs('starting', null), 503, 'starting'],
  ['/api/ready', healthIs('degraded', 'ok'), 200, 'ready'],
  ['/api/ready', healthIs('stale', 'ok', 'stale'), 200, 'ready'],
  ['/api/', healthIs('stale', 'ok', 'stale'), 200, 'stale'],
  ['/api/', healthIs('starting', null), 503, 'starting'],
  ['/api', healthIs('degraded', 'unavailable'), 200, 'degraded'],
] as const)('behavior: %s of %o is %i %s', async (path, parts, status, says) => {
  expect(await ask(path, parts)).toEqual([
    status,
    expect.objectContaining({ success: status === 200, status: says }),
  ]);
});

test('error: a health that fails is reported as a database that is away, and logged', async () => {
  expect(await ask('/api/', { metrics: { render }, health: full })).toEqual([
    200,
    { success: true, status: 'degraded', database: 'unavailable', ledger: null },
  ]);
  expect(logLines.join()).toContain('health.failed');
});

test('behavior: readiness names a ledger that is stale, and a 503 says when to ask again', async () => {
  expect(await ask('/api/ready', healthIs('stale', 'ok', 'stale'))).toEqual([
    200,
    { success: true, status: 'ready', ledger: 'stale' },
  ]);
  await server?.close();
  server = await serveStatus({ ...healthIs('starting', null), log }, { host: '127.0.0.1', port: 0 });
  for (const path of ['/api/', '/api/ready']) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { connection: 'close' },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  }
});

test('error: metrics that fail are 503', async () => {
  const failing = { ...healthIs('ok', 'ok'), metrics: { render: full } };
  expect((await ask('/metrics', failing))[0]).toBe(503);
});
