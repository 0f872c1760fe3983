// A changed copy of the project, built and served: what a long run tries that is not in the project itself.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../scripts/stack/ports.ts';
import type { Stack } from '../../scripts/stack/stack.ts';

/** Builds the copy in `folder`, whatever its documents weigh, and starts all of it on ports of its own. @throws Error where it cannot be built */
export async function startCopy(folder: string): Promise<Stack> {
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [script, ...args], { cwd: folder, stdio: 'pipe' });
  run('packages/contracts/scripts/build.ts');
  run('packages/web/build/build.ts', '--heavy');
  const module = pathToFileURL(join(folder, 'scripts/stack/stack.ts')).href;
  const { startStack } = (await import(module)) as typeof import('../../scripts/stack/stack.ts');
  const [port, chainPort] = [await freePort(), await freePort()];
  const dataDir = join(folder, '.data');
  return startStack({
    dataDir,
    port,
    chainPort,
    rpcUrl: undefined,
    databaseUrl: undefined,
    role: 'all',
    serverEnv: {},
  });
}
