// `npm run chaos`: strikes at a server in every way while people buy, and compares the ledger row by row; a table a seed.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chaosRun, isWhole } from '#testing/chaos/run.ts';
import { chaosTable } from '#testing/chaos/table.ts';

const HELP = `npm run chaos -- --seed N --minutes M   one run of M minutes (1 and 1 unless given)
               --seeds K              K runs, each with the next seed
Two watchers, an API and a database behind wires, on a chain behind two endpoints: kills, stalls, lies, reorganisations, a full
disk, cut and silent connections, wrong clocks. Only one thing needs root: a small disk to fill (a tmpfs of its own); without
root Postgres is made to say 53100, its word for a full disk, whenever the ledger is written. A clock is wrong within its
process alone, connections are cut and held by a proxy, so neither needs root.
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

async function run(seed: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lilape-chaos-'));
  await chmod(folder, 0o755);
  try {
    const report = await chaosRun({ seed, seconds: Number(values.minutes) * 60, dataDir: folder });
    process.stdout.write(`${chaosTable(seed, report)}\n`);
    if (!isWhole(report)) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (values.help) process.stdout.write(HELP);
else
  for (let next = 0; next < Number(values.seeds); next += 1)
    // One machine, one storm at a time.
    // oxlint-disable-next-line no-await-in-loop
    await run(Number(values.seed) + next);
