// Everything that can be tested, on real parts: what `npm test` does once Node 24 is there.
import { buildStale } from '../stack/build.ts';
import { runBrowserTests } from './browser-tests.ts';
import { runContractTests } from './contract-tests.ts';
import { runFastChecks } from './fast-checks.ts';
import { runStep } from './step.ts';
import { type Tally, addTallies, formatTally } from './tally.ts';
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

// In an order that finds the cheap faults first; each part needs both cores, so one after the other.
const parts: (() => Promise<Tally>)[] = [
  runFastChecks,
  () => runStep('generated files', [['node', 'packages/contracts/scripts/build.ts', '--check']]),
  runContractTests,
  () => runVitest('deployment', ['contracts'], true),
  () => runVitest('server', ['server'], true),
  build,
  () => runVitest('stack', ['stack'], true),
  runBrowserTests,
];

const tallies: Tally[] = [];
for (const part of parts) tallies.push(await part());
const total = addTallies(tallies);
console.log(formatTally(total));
process.exitCode = total.failed === 0 ? 0 : 1;
