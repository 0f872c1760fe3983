// Everything that can be tested, on real parts: what `npm test` and `npm run test:deep` do once Node 24 is there.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isDeep } from '../deep.ts';
import { buildStale } from '../stack/build.ts';
import { runBrowserTests } from './browser-tests.ts';
import { repoRoot } from './command.ts';
import { runContractTests } from './contract-tests.ts';
import { runFastChecks } from './fast-checks.ts';
import { type Tally, addTallies, formatTally } from './tally.ts';
import { temporaryFolder } from './temporaries.ts';
import { type PartTime, formatTimes, keepRun } from './times.ts';
import { runVitest } from './vitest.ts';

/** Brings the page up to date, which the tests of the whole stack serve. */
async function build(): Promise<Tally> {
  try {
    await buildStale(console.log);
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

// All that is started below inherits it.
process.env['TMPDIR'] = temporaryFolder();
// Dozens of processes load the same modules: compiled once, the server starts in two thirds of the processor's time.
const compiled = mkdtempSync(join(temporaryFolder(), 'lilape-compiled-'));
process.env['NODE_COMPILE_CACHE'] = compiled;

// In an order that finds the cheap faults first; each part needs both cores, so one after the other.
const parts: Record<string, () => Promise<Tally>> = {
  'format, lint, types, unit tests': runFastChecks,
  'contracts, their coverage and gas': runContractTests,
  'page build': build,
  'deployment, server, and stops and kills of the whole, on real chains and Postgres': () =>
    runVitest('chains, server and whole', ['contracts', 'server', 'server-mocks', 'stack'], true),
  'browser on the whole': runBrowserTests,
};

const tallies: Tally[] = [];
const times: PartTime[] = [];
for (const [title, part] of Object.entries(parts)) {
  console.log(`\n— ${title}`);
  const startedMs = performance.now();
  tallies.push(await part());
  times.push({ part: title, seconds: (performance.now() - startedMs) / 1_000 });
}
rmSync(compiled, { recursive: true, force: true });
const command = isDeep ? 'npm run test:deep' : 'npm test';
const before = keepRun(join(repoRoot, '.data/test-times.json'), command, times);
console.log(`\n${formatTimes(times, before)}`);
const total = addTallies(tallies);
console.log(formatTally(total));
process.exitCode = total.failed === 0 ? 0 : 1;
