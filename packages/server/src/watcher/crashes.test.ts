import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashRun } from '#testing/crash-run.ts';
import { isDeep } from '#testing/deep.ts';

const [KILLS, PURCHASES] = isDeep ? [20, 1_000] : [2, 40];

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-crash-'));
  await chmod(dataDir, 0o755);
});

afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

test.for([
  ['watcher', 1],
  ['postgres', 2],
  ['api', 3],
] as const)(
  `behavior: ${KILLS} kills of the %s during ${PURCHASES} purchases lose none and credit none twice`,
  { timeout: 900_000 },
  async ([target, seed]) => {
    const report = await crashRun({
      target,
      seed,
      kills: KILLS,
      purchases: PURCHASES,
      dataDir: path.join(dataDir, target),
    });
    expect(report).toEqual({
      kills: KILLS,
      bought: PURCHASES,
      lost: 0,
      creditedTwice: 0,
      unlikeRebuilt: [],
    });
  },
);
