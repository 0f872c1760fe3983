// Kills a part of the server many times while people buy, and reports what the ledger made of it.
// node packages/server/scripts/crash-run.ts [--rounds 300] [--role watcher|postgres|api] [--purchases 1000] [--seed 1]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CRASH_TARGETS, type CrashTarget, crashRun } from '#testing/crash-run.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    role: { type: 'string' },
    purchases: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});

const targets = CRASH_TARGETS.filter((target) => values.role === undefined || values.role === target);
if (targets.length === 0) throw new Error(`--role must be one of ${CRASH_TARGETS.join(', ')}.`);

let isWhole = true;
for (const target of targets) isWhole = (await run(target)) && isWhole;
process.exitCode = isWhole ? 0 : 1;

async function run(target: CrashTarget): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-crash-'));
  await chmod(dataDir, 0o755);
  const startedAt = performance.now();
  try {
    const report = await crashRun({
      target,
      dataDir,
      kills: Number(values.rounds),
      purchases: Number(values.purchases),
      seed: Number(values.seed),
      tell: (sentence) => console.error(sentence),
    });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(JSON.stringify({ target, ...report, seconds }));
    return report.lost === 0 && report.creditedTwice === 0 && report.unlikeRebuilt.length === 0;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
