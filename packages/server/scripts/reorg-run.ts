// Reorganises local chains many times while people act, and reports what the ledger made of it.
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

/** Each chain bears so many; after 260 or so anvil has forgotten the code of every contract. */
const ROUNDS_A_CHAIN = 100;

let isWhole = true;
for (let done = 0, seed = Number(values.seed); done < Number(values.rounds); done += ROUNDS_A_CHAIN, seed++)
  isWhole = (await run(Math.min(ROUNDS_A_CHAIN, Number(values.rounds) - done), seed)) && isWhole;
process.exitCode = isWhole ? 0 : 1;

/** Reorganises a fresh chain over an empty ledger; whether nothing was wrong. */
async function run(rounds: number, seed: number): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-reorgs-'));
  await chmod(dataDir, 0o755);
  const startedAt = performance.now();
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database.pool);
    const report = await reorgRun({ rounds, seed, database, tell: (sentence) => console.error(sentence) });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(JSON.stringify({ seed, ...report, seen: [...report.seen], seconds }));
    return report.alarms === 0 && report.unlikeRebuilt.length === 0;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
