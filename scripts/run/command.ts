// Runs one command of the project and collects or shows its output.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The repository's root, from which every command runs. */
export const repoRoot = resolve(import.meta.dirname, '../..');

export type CommandResult = { exitCode: number; output: string; seconds: number };

export type CommandOptions = {
  /** Whether the output is shown as it comes, rather than collected. */
  isShown?: boolean;
  env?: Readonly<Record<string, string>>;
  /** A command that runs longer is killed and has failed. Default 15 minutes. */
  limitMs?: number;
};

/** Runs a command of `node_modules/.bin` or the PATH to its end. A signal counts as exit code 1. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { isShown = false, env = {}, limitMs = 15 * 60_000 } = options;
  const startedMs = performance.now();
  return new Promise((done, fail) => {
    const path = `${resolve(repoRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    const child = spawn(command, args, {
      cwd: repoRoot,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const timer = setTimeout(() => {
      output += `\nkilled after ${limitMs / 1000} s\n`;
      child.kill('SIGKILL');
    }, limitMs);
    child.once('error', fail);
    child.once('close', (code) => {
      clearTimeout(timer);
      done({ exitCode: code ?? 1, output, seconds: (performance.now() - startedMs) / 1000 });
    });
  });
}
