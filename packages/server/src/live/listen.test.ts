import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#log.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Listener, listenToLedger } from './listen.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let listener: Listener;

beforeEach(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.url);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await listener.stop();
  await proxy.close();
  await database.drop();
});

test('behavior: while Postgres refuses there is one warning and no listener more, and then all is as before', async () => {
  const lines: string[] = [];
  let signals = 0;
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  proxy.cut();
  const log = createLog('info', (line) => lines.push((JSON.parse(line) as { event: string }).event));
  listener = listenToLedger(proxy.url, () => (signals += 1), log);
  const attempts = () => proxy.refused();
  await until(
    async () => attempts() >= 4,
    () => `${attempts()} attempts`,
  );
  const [signal] = added.mock.contexts;
  expect(getEventListeners(signal as AbortSignal, 'abort').length).toBeLessThanOrEqual(1);
  expect(lines).toEqual(['ledger.listen.broken']);
  proxy.mend();
  await until(
    async () => signals === 1,
    () => `${signals} signals`,
  );
  await database.pool.query('notify ledger');
  await until(
    async () => signals === 2,
    () => `${signals} signals`,
  );
  expect(lines).toEqual(['ledger.listen.broken', 'ledger.listen.restored']);
});
