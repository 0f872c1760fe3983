// Runs everything that proves the contracts: fresh generated files, formatting, tests, coverage of src, gas, proofs.
// Coverage is measured, and the proofs are made, where something changed since the committed records, and always with --deep.
// The last line is `N passed, N failed`; the exit code is 1 when anything failed.
//   node packages/contracts/scripts/test.ts          96 fuzz runs, 16 invariant runs of 64 calls
//   node packages/contracts/scripts/test.ts --deep   10,000 fuzz runs, 256 invariant runs of 500 calls (of draws 64 of 250)
//   node packages/contracts/scripts/test.ts --million   a million calls under the invariants of staking, and nothing else
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { contractsRoot, requireFoundryBinary, startCommand } from './forge.ts';
import { type Recorded, digestNow, recordedDigest, writeRecord } from './records.ts';

export type TestCounts = { passed: number; failed: number; failures: string[] };

type Metrics = Record<string, { calls: number; discards: number }>;
type TestReport = {
  status: string;
  reason: string | null;
  kind?: { Invariant?: { runs: number; calls: number; metrics: Metrics } };
};
type SuiteReport = Record<string, { test_results: Record<string, TestReport> }>;

/** Counts the tests of forge's JSON report and names those that did not succeed. */
export function countTests(report: SuiteReport): TestCounts {
  const counts: TestCounts = { passed: 0, failed: 0, failures: [] };
  for (const [suite, { test_results: results }] of Object.entries(report)) {
    for (const [name, { status, reason }] of Object.entries(results)) {
      if (status === 'Success') counts.passed += 1;
      else counts.failures.push(`${suite} ${name}: ${status} ${reason ?? ''}`);
    }
  }
  counts.failed = counts.failures.length;
  return counts;
}

/** How often each contract's handler of invariants did each of its calls, and how often it was refused; a line each. */
export function handlerCalls(report: SuiteReport): string[] {
  return Object.entries(report).flatMap(([suite, { test_results: results }]) => {
    // Every invariant of a suite is looked at over the same runs.
    const run = Object.values(results)
      .map(({ kind }) => kind?.Invariant)
      .find((found) => found !== undefined);
    if (run === undefined) return [];
    const rows = Object.entries(run.metrics).toSorted(([a], [b]) => a.localeCompare(b));
    return [
      `${suite.split(':').at(-1)}, each: ${run.runs} runs, ${run.calls} calls`,
      ...rows.map(([name, { calls, discards }]) => {
        const call = name.split('.').at(-1) ?? name;
        const done = String(calls - discards).padStart(8);
        return `  ${call.padEnd(14)}${done} done${String(discards).padStart(8)} refused`;
      }),
    ];
  });
}

/** The source files of this package whose lines or branches are not all covered, from an LCOV report's summary. */
export function uncoveredFiles(summary: string): string[] {
  const rows = summary.split('\n').filter((row) => row.includes('packages/contracts/src/'));
  if (rows.length === 0) return ['the coverage report names no source file'];
  return rows.filter((row) => [...row.matchAll(/([\d.]+)% \(/g)].some(([, pct]) => pct !== '100.00'));
}

type Profile = 'default' | 'coverage' | 'deep' | 'million';

const startForge = (profile: Profile, args: string[]) =>
  startCommand(requireFoundryBinary('forge'), args, { FOUNDRY_PROFILE: profile });

async function runSolidityTests(profile: Profile, only: string[] = []): Promise<TestCounts> {
  const run = await startForge(profile, ['test', '--json', ...only]);
  const start = run.stdout.indexOf('{');
  if (start < 0)
    return { passed: 0, failed: 1, failures: [`forge test did not run:\n${run.stdout}${run.stderr}`] };
  const report = JSON.parse(run.stdout.slice(start)) as SuiteReport;
  for (const line of handlerCalls(report)) console.log(line);
  return countTests(report);
}

/** One more check that counts as a test: null when it holds, else a sentence. */
type Check = () => Promise<string | null>;

const script = (name: string): Check => {
  return async () => {
    const run = await startCommand(process.execPath, [join(contractsRoot, 'scripts', name), '--check']);
    return run.exitCode === 0 ? null : `${name} --check: ${run.stdout}${run.stderr}`;
  };
};

async function checkFormat(): Promise<string | null> {
  const run = await startForge('default', ['fmt', '--check']);
  return run.exitCode === 0 ? null : 'The Solidity files are not formatted: forge fmt.';
}

async function checkCoverage(): Promise<string | null> {
  const args = ['coverage', '--report', 'summary', '--no-match-coverage', 'test/|node_modules'];
  const run = await startForge('coverage', args);
  const files = run.exitCode === 0 ? uncoveredFiles(run.stdout) : [run.stdout + run.stderr];
  return files.length > 0 ? `Not everything is covered:\n${files.join('\n')}` : null;
}

/**
 * A check whose result is the same for the same files: left out, and not counted, where the committed record says that it held for
 * these. One that holds is recorded, but not in CI, which commits nothing.
 */
async function unlessRecorded(what: Recorded, isDeep: boolean, check: Check): Promise<(string | null)[]> {
  const digest = digestNow(what);
  if (!isDeep && digest === recordedDigest(what)) {
    console.log(`${what}: as recorded, nothing changed since`);
    return [];
  }
  const problem = await timed(what, check);
  if (problem === null && process.env['CI'] === undefined && writeRecord(what, digest))
    console.log(`${what}: it holds; commit snapshots/records.json`);
  return [problem];
}

/** Runs a step and says how long it took. */
async function timed<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now();
  const result = await step();
  console.log(`${name}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs it all, in two lanes for two cores, and returns the counts. All but the proofs find the sources compiled. */
export async function testContracts(isDeep: boolean): Promise<TestCounts> {
  const build = timed('compiled, generated files', script('build.ts'));
  const tests = build.then(() => timed('tests', () => runSolidityTests(isDeep ? 'deep' : 'default')));
  const problems = [
    ...(await unlessRecorded('proofs', isDeep, script('prove.ts'))),
    await build,
    await timed('gas', script('gas.ts')),
    await script('trees.ts')(),
    await checkFormat(),
    ...(await unlessRecorded('coverage', isDeep, checkCoverage)),
  ];
  const counts = await tests;
  const failures = [...counts.failures, ...problems.filter((problem) => problem !== null)];
  const passed = counts.passed + problems.filter((problem) => problem === null).length;
  return { passed, failed: failures.length, failures };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isMillion = process.argv.includes('--million');
  const counts = isMillion
    ? await runSolidityTests('million', ['--match-contract', 'LilApeStakingInvariants'])
    : await testContracts(process.argv.includes('--deep'));
  for (const failure of counts.failures) console.error(failure);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
}
