// Runs one command of the project and collects or shows its output.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  /** A file that the command writes last: once it is there, a command that does not end within a minute is killed. */
  lastFile?: string;
};

const endingMs = 60_000;

/** Runs a command of `node_modules/.bin` or the PATH to its end. A signal counts as exit code 1. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { isShown = false, env = {}, limitMs = 15 * 60_000, lastFile } = options;
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
    const kill = (why: string) => {
      output += `\n${why}\n`;
      if (isShown) console.error(why);
      child.kill('SIGKILL');
    };
    const timers = [setTimeout(() => kill(`killed after ${limitMs / 1000} s`), limitMs)];
    const watch = setInterval(() => {
      if (lastFile === undefined || !existsSync(lastFile)) return;
      clearInterval(watch);
      timers.push(setTimeout(() => kill('killed: it was done but did not end'), endingMs));
    }, 1000);
    child.once('error', fail);
    const end = (code: number | null) => {
      timers.forEach((timer) => clearTimeout(timer));
      clearInterval(watch);
      done({ exitCode: code ?? 1, output, seconds: (performance.now() - startedMs) / 1000 });
    };
    child.once('close', end);
    // Something that it left running may hold its output open for ever.
    child.once('exit', (code) => timers.push(setTimeout(() => end(code), 2000)));
  });
}
