// Runs the Solidity tests, whose own last line says how many passed and failed.
import { isDeep } from '../deep.ts';
import { runCommand } from './command.ts';
import { reportStep } from './step.ts';
import { type Tally, tallySuite } from './tally.ts';

/** The last `N passed, N failed` in an output, or nothing counted. */
export function readTally(output: string): Tally {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)];
  const [, passed = '0', failed = '0'] = lines.at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

/** Two minutes on two cores, deep more than an hour; far more is a test that hangs. */
const limitMs = (isDeep ? 240 : 15) * 60_000;

/** Runs the tests, invariants and coverage of the contracts. */
export async function runContractTests(): Promise<Tally> {
  const args = ['packages/contracts/scripts/test.ts', ...(isDeep ? ['--deep'] : [])];
  const run = await runCommand('node', args, { limitMs });
  const tally = tallySuite(readTally(run.output), run.exitCode);
  reportStep(`contracts: ${tally.passed + tally.failed} tests`, tally.failed === 0, run.seconds, run.output);
  return tally;
}
