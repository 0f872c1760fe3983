// Finds the forge and anvil binaries of this machine's platform package and runs forge.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

/** The repository's root, from which forge runs so that source names stay clean. */
export const repoRoot = resolve(import.meta.dirname, '../../..');

/** The folder of this package. */
export const contractsRoot = resolve(import.meta.dirname, '..');

export type Host = { platform: string; arch: string; env: Readonly<Record<string, string | undefined>> };

const thisHost: Host = { platform: process.platform, arch: process.arch, env: process.env };

/** The npm package that holds a Foundry binary for a system. */
export function foundryPackage(tool: 'forge' | 'anvil', { platform, arch }: Omit<Host, 'env'>): string {
  return `@foundry-rs/${tool}-${platform}-${arch === 'x64' ? 'amd64' : arch}`;
}

/**
 * The path of a Foundry binary: of this system's npm package, else of an installation by hand (`foundryup`), first on the
 * PATH, then in `~/.foundry/bin`; null where there is neither.
 */
export function findFoundryBinary(tool: 'forge' | 'anvil', host: Host = thisHost): string | null {
  const file = host.platform === 'win32' ? `${tool}.exe` : tool;
  const folders = (host.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const byHand = [...folders, join(host.env['HOME'] ?? homedir(), '.foundry/bin')];
  const candidates = byHand.map((folder) => join(folder, file));
  return (
    [packagedBinary(tool, file, host), ...candidates].find((path) => path !== null && existsSync(path)) ??
    null
  );
}

function packagedBinary(tool: 'forge' | 'anvil', file: string, host: Host): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${foundryPackage(tool, host)}/package.json`);
    return join(dirname(manifest), 'bin', file);
  } catch {
    // Not installed for this system: one that was installed by hand will do.
    return null;
  }
}

/**
 * The path of a Foundry binary.
 * @throws Error that says how to install it, where there is none.
 */
export function requireFoundryBinary(tool: 'forge' | 'anvil'): string {
  const binary = findFoundryBinary(tool);
  if (binary !== null) return binary;
  const system = `${process.platform}-${process.arch}`;
  throw new Error(`There is no ${tool} for ${system}: install Foundry 1.7.1 (foundryup --install v1.7.1).`);
}

export type ForgeRun = { exitCode: number; stdout: string; stderr: string };

const options = (env: Record<string, string>) => ({
  cwd: repoRoot,
  env: {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    NO_COLOR: '1',
    ...env,
  },
  encoding: 'utf8' as const,
  maxBuffer: 1 << 28,
});

/**
 * Runs forge at the repository's root and returns its exit code and output.
 * @throws Error where there is no forge for this platform.
 */
export function runForge(args: string[], env: Record<string, string> = {}): ForgeRun {
  const run = spawnSync(requireFoundryBinary('forge'), args, options(env));
  if (run.error) throw run.error;
  return { exitCode: run.status ?? 1, stdout: run.stdout, stderr: run.stderr };
}

/** The same of any command, beside others: returns once it has ended. */
export function startCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<ForgeRun> {
  return new Promise((resolve) => {
    execFile(command, args, options(env), (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : 1;
      resolve({ exitCode, stdout, stderr: error === null ? stderr : `${stderr}${error.message}` });
    });
  });
}
