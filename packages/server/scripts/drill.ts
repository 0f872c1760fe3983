// `npm run drill`: loses a machine at a random moment while rows are written, restores it, and compares; prints RPO and RTO.
import { parseArgs } from 'node:util';
import { runDrill } from '#testing/backup/drill.ts';

const HELP = `npm run drill -- --rounds N --seed S   N rounds, each with the next seed (1 and 1 unless given)
               --every MS             from one backup to the next (30000, as the worker does)
               --rows N               purchases in the ledger, each reported to the group before (100000)
It makes folders of its own below the system's folder for temporary files, and needs neither chain nor settings.
`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '30000' },
    rows: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
});

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

async function drill(seed: number): Promise<void> {
  const report = await runDrill({ seed, rows: Number(values.rows), everyMs: Number(values.every) });
  const { acknowledged, lost, rpoMs, rtoMs, backupMs, faults } = report;
  process.stdout.write(
    `seed ${seed}: ${acknowledged} rows acknowledged, ${lost} lost after the last backup; RPO ${seconds(rpoMs)}, RTO ${seconds(rtoMs)}; a backup took up to ${seconds(backupMs)}\n`,
  );
  for (const fault of faults) process.stdout.write(`  FAULT: ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

if (values.help) process.stdout.write(HELP);
else
  for (let round = 0; round < Number(values.rounds); round += 1)
    // One machine is lost after the other.
    // oxlint-disable-next-line no-await-in-loop
    await drill(Number(values.seed) + round);
