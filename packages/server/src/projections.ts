// The projections of a deployment: what the server knows of the chain, one row a subject.
import { type DeploymentRecord, saleDeployment } from '#chain/deployment.ts';
import type { Projection } from '#ledger/projection.ts';
import { apesProjection } from '#ledger/apes/projection.ts';
import { holdersProjection } from '#ledger/holders/projection.ts';
import { saleProjection } from '#ledger/sale/projection.ts';
import { stakingProjection } from '#ledger/staking/projection.ts';
import type { WatchedSubject } from '#watcher/state.ts';

/** What is read of a deployment on its chain; less than `lowPoolTokens` (base units) free for rewards is told. */
export function watchedSubject(record: DeploymentRecord, lowPoolTokens = 0n): WatchedSubject {
  const sale = saleDeployment(record);
  const projections: readonly Projection[] = [
    saleProjection(sale),
    holdersProjection(sale.lilape),
    // An older deployment has no collection, and nothing to stake in.
    ...(sale.nft === null ? [] : [apesProjection(sale.nft)]),
    ...(sale.staking === null ? [] : [stakingProjection({ ...sale, staking: sale.staking, lowPoolTokens })]),
  ];
  return { chainId: record.chainId, fromBlock: sale.fromBlock, projections };
}
