// A whole product for one measurement: fresh chain, fresh ledger, random ports, gone at the end.
import { buildStale } from '../../scripts/stack/build.ts';
import { freePort } from '../../scripts/stack/ports.ts';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { withTempFolder } from './temp-folder.ts';

/** Runs `work` on a stack of its own; `serverEnv` are more variables of its server. The page is built first where it is stale. */
export async function withStack<Result>(
  work: (stack: Stack) => Promise<Result>,
  serverEnv: Readonly<Record<string, string>> = {},
): Promise<Result> {
  await buildStale();
  return withTempFolder(async (dataDir) => {
    const [port, chainPort] = [await freePort(), await freePort()];
    const settings = {
      dataDir,
      port,
      chainPort,
      rpcUrl: undefined,
      databaseUrl: undefined,
      role: 'all',
      serverEnv,
    };
    const stack = await startStack(settings);
    try {
      return await work(stack);
    } finally {
      await stack.stop();
    }
  });
}
