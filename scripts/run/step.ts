// One step of a check: named, timed, counted.
import { type CommandResult, runCommand } from './command.ts';
import type { Tally } from './tally.ts';

/** Prints the outcome of a step, and its output if it failed. */
export function reportStep(name: string, isPassed: boolean, seconds: number, output: string): void {
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!isPassed && output.trim() !== '') console.log(`${output.trim()}\n`);
}

/** Runs commands side by side as one step, which passes when all of them end with 0. */
export async function runStep(name: string, commands: readonly (readonly string[])[]): Promise<Tally> {
  const results = await Promise.all(commands.map(([command = '', ...args]) => runCommand(command, args)));
  const failed = results.filter(({ exitCode }) => exitCode !== 0);
  const seconds = Math.max(...results.map((result: CommandResult) => result.seconds));
  reportStep(name, failed.length === 0, seconds, failed.map(({ output }) => output).join('\n'));
  return failed.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
