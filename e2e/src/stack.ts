// Starts a whole product for one worker: fresh chain, fresh ledger, random ports, gone at the end.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../scripts/stack/ports.ts';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';

/** The admin of a test's stack. */
export const ADMIN_PASSWORD = 'banana-split-1234';
/** Its hash, as cheap as is allowed. */
export const ADMIN_PASSWORD_HASH =
  'argon2id:19456:1:1:bGlsYXBlLXRlc3Qtc2FsdA:1mGD_wSBvJHKSNs9K-izlbpj-BIXcGBNFaVk5FNAqWo';

export type TestStack = Stack & {
  /** Folder of everything that it keeps. */
  readonly dataDir: string;
};

/** A stack of its own, its server with these settings besides; `stop` also removes what it kept. */
export async function startTestStack(settingsOfServer: Record<string, string> = {}): Promise<TestStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lilape-e2e-'));
  // Root's Postgres runs as another user, who must get in.
  await chmod(dataDir, 0o755);
  const [port, chainPort] = [await freePort(), await freePort()];
  const settings = { dataDir, port, chainPort, rpcUrl: undefined, databaseUrl: undefined, role: 'all' };
  // The owner of the local chain may sign in with a wallet too.
  const serverEnv = { ADMIN_PASSWORD_HASH, ADMIN_ADDRESSES: 'owner', ...settingsOfServer };
  const stack = await startStack({ ...settings, serverEnv });
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    ...stack,
    // The one that serves now.
    get server() {
      return stack.server;
    },
    dataDir,
    stop,
  };
}
