// Everything that can be tested, on real parts: what `npm test` and `npm run test:deep` do once Node 24 is there.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isDeep } from '../deep.ts';
import { buildStale } from '../stack/build.ts';
import { runBrowserTests } from './browser-tests.ts';
import { repoRoot } from './command.ts';
import { runContractTests } from './contract-tests.ts';
import { runLint, runUnitTests } from './fast-checks.ts';
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

/** What runs on real chains and Postgres. */
const runChainTests = () =>
  runVitest('chains, server and whole', ['contracts', 'server', 'server-mocks', 'stack']);

// All that is started below inherits it.
process.env['TMPDIR'] = temporaryFolder();
// Dozens of processes load the same modules: compiled once, the server starts in two thirds of the processor's time.
const compiled = mkdtempSync(join(temporaryFolder(), 'lilape-compiled-'));
process.env['NODE_COMPILE_CACHE'] = compiled;

type Part = { readonly title: string; readonly run: () => Promise<Tally> };

// In an order that finds the cheap faults first. What stands together runs side by side: each often waits for a chain,
// Postgres or a page, and what one leaves of two cores the other uses.
const stages: readonly (readonly Part[])[] = [
  [{ title: 'format, lint, types', run: runLint }],
  [
    { title: 'unit tests', run: runUnitTests },
    { title: 'contracts, their coverage and gas', run: runContractTests },
  ],
  [{ title: 'page build', run: build }],
  [
    {
      title: 'deployment, server, and stops and kills of the whole, on real chains and Postgres',
      run: runChainTests,
    },
    { title: 'browser on the whole', run: runBrowserTests },
  ],
];

const tallies: Tally[] = [];
const times: PartTime[] = [];
const secondsSince = (ms: number) => (performance.now() - ms) / 1_000;
const startedMs = performance.now();
for (const stage of stages) {
  console.log(`\n— ${stage.map(({ title }) => title).join('; beside it ')}`);
  const stageMs = performance.now();
  const runs = stage.map(async ({ title, run }) => {
    tallies.push(await run());
    times.push({ part: title, seconds: secondsSince(stageMs) });
  });
  await Promise.all(runs);
}
times.push({ part: 'all', seconds: secondsSince(startedMs) });
rmSync(compiled, { recursive: true, force: true });
const command = isDeep ? 'npm run test:deep' : 'npm test';
const before = keepRun(join(repoRoot, '.data/test-times.json'), command, times);
console.log(`\n${formatTimes(times, before)}`);
const total = addTallies(tallies);
console.log(formatTally(total));
process.exitCode = total.failed === 0 ? 0 : 1;
