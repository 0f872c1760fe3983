// Runs the browser tests with Playwright and counts them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isDeep } from '../deep.ts';
import { ensureBrowser } from './browser.ts';
import { runCommand } from './command.ts';
import { reportStep } from './step.ts';
import { type Tally, tallySuite } from './tally.ts';

/** Some ten minutes on two cores; more than three quarters of an hour is a test that hangs. */
const limitMs = (isDeep ? 180 : 45) * 60_000;

type Stats = { expected: number; unexpected: number; flaky: number };

/** What Playwright's statistics count as: a test that passed only when tried again is broken. */
export function countStats({ expected, unexpected, flaky }: Stats): Tally {
  return { passed: expected, failed: unexpected + flaky };
}

/** Runs all browser tests on the real stack. Without a browser the suite has failed. */
export async function runBrowserTests(): Promise<Tally> {
  const browser = browserOrSentence();
  if (browser === null) return { passed: 0, failed: 1 };
  const folder = mkdtempSync(join(tmpdir(), 'lilape-browser-'));
  try {
    const path = join(folder, 'report.json');
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
    const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    // What runs beside it mostly waits, and goes first where it does not: it is done sooner, and leaves no tail of waiting alone.
    const run = await runCommand('nice', ['-n', '5', ...args], { isShown: true, env, limitMs });
    const tally = tallySuite(countStats(readStats(path)), run.exitCode);
    reportStep(`browser: ${tally.passed + tally.failed} tests`, tally.failed === 0, run.seconds, '');
    return tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function browserOrSentence(): string | null {
  try {
    return ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

function readStats(path: string): Stats {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { stats: Stats }).stats;
  } catch {
    return { expected: 0, unexpected: 0, flaky: 0 }; // it crashed: no test counts
  }
}
