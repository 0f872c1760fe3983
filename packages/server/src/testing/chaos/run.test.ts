import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaosRun } from '#testing/chaos/run.ts';
import { STRIKES } from '#testing/chaos/strikes.ts';
import { chaosTable } from '#testing/chaos/table.ts';
import { isDeep } from '#testing/deep.ts';

const FEW = ['kill Postgres', 'cut the database', 'fill the disk', 'an endpoint lies'];

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-chaos-'));
  await chmod(dataDir, 0o755);
});

afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

test('behavior: whatever befalls it, the ledger is the chain’s, row by row, and one rebuilt from nothing', async () => {
  const strikes = STRIKES.filter(({ name }) => isDeep || FEW.includes(name));
  const report = await chaosRun({ seed: 7, seconds: isDeep ? 60 : 6, dataDir, strikes });
  expect(report.unlikeRebuilt).toEqual([]);
  expect(report.compared.filter(({ different }) => different > 0)).toEqual([]);
  expect(report.compared.find(({ what }) => what.startsWith('purchases'))?.ledger).toBeGreaterThan(0);
  expect(report.answers.get(500)).toBeUndefined();
  expect(chaosTable(7, report)).toContain('parts unlike a rebuilt ledger  none');
}, 400_000);
