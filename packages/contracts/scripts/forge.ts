// Finds the forge and anvil binaries of this machine's platform package and runs forge.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The repository's root, from which forge runs so that source names stay clean. */
export const repoRoot = resolve(import.meta.dirname, '../../..');

/** The folder of this package. */
export const contractsRoot = resolve(import.meta.dirname, '..');

/** The path of a Foundry binary, or null where npm has no package for this platform. */
export function findFoundryBinary(tool: 'forge' | 'anvil'): string | null {
  const platform = process.platform === 'win32' ? 'win32' : process.platform;
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@foundry-rs/${tool}-${platform}-${arch}/package.json`,
    );
    const binary = join(dirname(manifest), 'bin', process.platform === 'win32' ? `${tool}.exe` : tool);
    return existsSync(binary) ? binary : null;
  } catch {
    // Not installed for this platform: the caller decides whether it can go on without.
    return null;
  }
}

export type ForgeRun = { exitCode: number; stdout: string; stderr: string };

/**
 * Runs forge at the repository's root and returns its exit code and output.
 * @throws Error where there is no forge for this platform.
 */
export function runForge(args: string[], env: Record<string, string> = {}): ForgeRun {
  const forge = findFoundryBinary('forge');
  if (forge === null) throw new Error(`forge is not available for ${process.platform}-${process.arch}`);
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  const run = spawnSync(forge, args, {
    cwd: repoRoot,
    env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.error) throw run.error;
  return { exitCode: run.status ?? 1, stdout: run.stdout, stderr: run.stderr };
}
