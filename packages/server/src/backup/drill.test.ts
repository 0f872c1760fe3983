// One small round of the drill; more by `npm run drill`.
import { expect, test } from 'vitest';
import { type Acknowledged, runDrill } from '#testing/backup/drill.ts';
import { lossesOf } from '#testing/backup/losses.ts';

test('behavior: a machine that is lost while rows are written comes back with all that was backed up', async () => {
  const report = await runDrill({ seed: 1, rows: 500, everyMs: 300 });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(530);
  expect(report.rtoMs).toBeGreaterThan(0);
});

const row = (name: string, atMs: number, place?: string): Acknowledged => ({
  kind: 'acknowledged',
  table: 'app.messages',
  row: name,
  atMs,
  ...(place === undefined ? {} : { place }),
});
const restored = (...rows: string[]) => ({
  tables: new Map([['app.messages', new Set(rows)]]),
  cids: new Set<string>(),
  missingBefore: 0,
});
const LINES = [
  row('a', 1),
  row('b', 2, 'place'),
  { kind: 'backup-begins', atMs: 3 },
  row('c', 3, 'place'),
  { kind: 'backup-done', atMs: 4 },
  row('d', 5),
] as const;

test.each([
  [['a', 'b'], { faults: [], lost: 2, oldestLostMs: 3 }],
  [['a', 'c', 'd'], { faults: [], lost: 0, oldestLostMs: null }],
  [['b'], { faults: ['app.messages a is missing'], lost: 2, oldestLostMs: 3 }],
  [['a'], { faults: ['app.messages place is missing'], lost: 2, oldestLostMs: 3 }],
  [['a', 'b', 'x', 'y'], { faults: ['2 rows are there that nobody wrote'], lost: 2, oldestLostMs: 3 }],
])('behavior: with %j there the losses are distinguished from the faults', (rows, losses) => {
  expect(lossesOf(LINES, restored(...rows))).toEqual(losses);
});
