import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { formatTimes, keepRun, readRuns } from './times.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-times-'));
  path = join(folder, '.data/test-times.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const times = [
  { part: 'unit', seconds: 60 },
  { part: 'browser', seconds: 330 },
  { part: 'all', seconds: 390 },
];

test('behavior: a run is kept with its machine, beside the last of the same command', () => {
  expect(keepRun(path, 'npm test', times)).toBeUndefined();
  expect(keepRun(path, 'npm run test:deep', [])).toBeUndefined();
  expect(keepRun(path, 'npm test', [])).toMatchObject({ command: 'npm test', times });
  const runs = readRuns(path);
  expect(runs.map(({ command }) => command)).toEqual(['npm test', 'npm run test:deep', 'npm test']);
  expect(runs[0]).toMatchObject({ cores: expect.any(Number) as number, node: process.version });
});

test('behavior: a file that was cut short is begun again', () => {
  keepRun(path, 'npm test', times);
  writeFileSync(path, '[{"command":');
  expect(keepRun(path, 'npm test', times)).toBeUndefined();
  expect(readRuns(path)).toHaveLength(1);
});

test('behavior: each part and the whole are printed in minutes, with those before', () => {
  expect(formatTimes(times, undefined).split('\n')).toEqual([
    'unit       1.0 min',
    'browser    5.5 min',
    'all        6.5 min',
  ]);
  keepRun(path, 'npm test', [
    { part: 'unit', seconds: 90 },
    { part: 'all', seconds: 90 },
  ]);
  expect(formatTimes(times, keepRun(path, 'npm test', times)).split('\n')).toEqual([
    'unit       1.0 min  (before: 1.5 min)',
    'browser    5.5 min',
    'all        6.5 min  (before: 1.5 min)',
  ]);
});
