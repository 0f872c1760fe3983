// Starts a whole product for one worker: fresh chain, fresh ledger, random ports, gone at the end.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../scripts/stack/ports.ts';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';

/** A stack of its own; `stop` also removes what it kept. */
export async function startTestStack(): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lilape-e2e-'));
  // Root's Postgres runs as another user, who must get in.
  await chmod(dataDir, 0o755);
  const [port, chainPort] = [await freePort(), await freePort()];
  const settings = { dataDir, port, chainPort, rpcUrl: undefined, databaseUrl: undefined, role: 'all' };
  const stack = await startStack(settings);
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...stack, stop };
}
