import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashRun } from '#testing/crash-run.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-crash-'));
  await chmod(dataDir, 0o755);
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.for([
  ['watcher', 1],
  ['postgres', 2],
  ['api', 3],
] as const)(
  'behavior: 20 kills of the %s during 1,000 purchases lose none and credit none twice',
  { timeout: 900_000 },
  async ([target, seed]) => {
    const report = await crashRun({
      target,
      seed,
      kills: 20,
      purchases: 1_000,
      dataDir: path.join(dataDir, target),
    });
    expect(report).toEqual({
      kills: 20,
      bought: 1_000,
      lost: 0,
      creditedTwice: 0,
      unlikeRebuilt: [],
    });
  },
);
