// Reorganises a local chain many times while people act, and reports what the ledger made of it.
// node packages/server/scripts/reorg-run.ts [--rounds 300] [--seed 1]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#postgres/database.ts';
import { migrate } from '#postgres/migrate.ts';
import { reorgRun } from '#testing/reorg-run.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});

const dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-reorgs-'));
await chmod(dataDir, 0o755);
const startedAt = performance.now();
const database = await openDatabase({ dataDir });
try {
  await migrate(database.pool);
  const report = await reorgRun({
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    database,
    tell: (sentence) => console.error(sentence),
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(JSON.stringify({ ...report, seconds }));
  process.exitCode = report.alarms === 0 && report.unlikeRebuilt.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
