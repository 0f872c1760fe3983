// The API over a real chain with our contracts, read by a real watcher.
import type { Deployment } from '@lilape/contracts/deployment';
import type { Pool } from 'pg';
import { createBudget } from '#chain/budget.ts';
import { openEndpoints } from '#chain/endpoints.ts';
import { createFailover } from '#chain/failover.ts';
import { createChainReads } from '#chain/reads.ts';
import { type ApiRig, type ApiRigOptions, startApiRig } from '#testing/api-rig.ts';
import type { ChainOptions } from '#testing/anvil.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { SILENT_LOG } from '#testing/ledger.ts';
import { openTestDatabase } from '#testing/postgres.ts';
import { startWatcher } from '#watcher/start.ts';

export type ChainRig = {
  readonly chain: TestChain;
  readonly deployment: Deployment;
  readonly api: ApiRig;
  /** The database of both. */
  readonly pool: Pool;
  readonly databaseUrl: string;
  close(): Promise<void>;
};

/** Starts all of it; the watcher has read the chain once. */
export async function startChainRig(
  buyers: number,
  options: Partial<Omit<ApiRigOptions, 'pool' | 'databaseUrl' | 'real'>>,
  chainOptions: Pick<ChainOptions, 'deployerKey'> = {},
): Promise<ChainRig> {
  const chain = await startTestChain({ ...chainOptions, buyers, oldStakes: false });
  const database = await openTestDatabase();
  const { deployment } = chain;
  const endpoints = openEndpoints([chain.rpcUrl]);
  const ask = createFailover(endpoints);
  const api = await startApiRig({
    ...options,
    pool: database.pool,
    databaseUrl: database.url,
    real: {
      deployment,
      chain: createChainReads(ask, deployment.contracts.presale, createBudget(), endpoints),
    },
  });
  const watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
  await api.untilVersion(1n);
  return {
    chain,
    deployment,
    api,
    pool: database.pool,
    databaseUrl: database.url,
    async close() {
      await watcher.stop();
      await api.close();
      await database.drop();
      await chain.stop();
    },
  };
}
