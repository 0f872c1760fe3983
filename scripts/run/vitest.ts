// Runs projects of Vitest and counts their tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isDeep } from '../deep.ts';
import { runCommand } from './command.ts';
import { reportStep } from './step.ts';
import { type Tally, tallySuite } from './tally.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** What a report of Vitest counts as; a file that could not even be loaded has failed once. */
export function countReport(report: Report): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** A few minutes on two cores for those that need chains, deep some fifteen; far more is a test that hangs. */
const limitMs = (isDeep ? 180 : 60) * 60_000;

/** Runs the projects, whose output is shown where one failed. */
export async function runVitest(name: string, projects: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-vitest-'));
  try {
    const path = join(folder, 'report.json');
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const run = await runCommand('vitest', ['run', ...chosen, ...reporters], { lastFile: path, limitMs });
    const tally = tallySuite(countReport(readReport(path)), run.exitCode);
    reportStep(`${name}: ${tally.passed + tally.failed} tests`, tally.failed === 0, run.seconds, run.output);
    return tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }; // it crashed: no test counts
  }
}
