// Two processes on one database know of each other's clients.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { createLimiter } from './limiter.ts';
import { shareLimits } from './shared-limits.ts';

let database: TestDatabase;
const log = createLog('error', () => undefined);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

function processes() {
  return [0, 1].map(() => {
    const limiter = createLimiter(() => 0);
    const sharing = shareLimits(limiter, database.pool, log);
    sharing.stop();
    return { limiter, sharing };
  }) as [Process, Process];
}
type Process = { limiter: ReturnType<typeof createLimiter>; sharing: ReturnType<typeof shareLimits> };
const takeMany = ({ limiter }: Process, count: number) => {
  for (let i = 0; i < count; i++) limiter.take('write', 'a');
};

test('behavior: what one process let pass counts in the other', async () => {
  const [one, two] = processes();
  takeMany(one, 1);
  takeMany(two, 1);
  await one.sharing.share();
  await two.sharing.share();
  takeMany(one, 10);
  await one.sharing.share();
  takeMany(two, 1);
  await two.sharing.share();
  // 20 at once, less 2 of its own, less the 10 of the other.
  let left = 0;
  while (two.limiter.take('write', 'a') === 0) left += 1;
  expect(left).toBe(8);
});

test('behavior: streams open in one process count in the other until they close', async () => {
  const [one, two] = processes();
  for (let i = 0; i < 20; i++) one.limiter.openStream('b');
  two.limiter.openStream('b');
  await one.sharing.share();
  await two.sharing.share();
  expect(two.limiter.openStream('b')).toBe(false);
  for (let i = 0; i < 20; i++) one.limiter.closeStream('b');
  await one.sharing.share();
  two.limiter.closeStream('b');
  await two.sharing.share();
  expect(two.limiter.openStream('b')).toBe(true);
});
