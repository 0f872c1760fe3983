// The projections of a deployment: what the server knows of the chain, one row a subject.
import type { ContractName } from '@lilape/contracts/table';
import type { Address } from '@lilape/domain/address';
import { type DeploymentRecord, type SaleDeployment, addressIn, saleDeployment } from '#chain/deployment.ts';
import type { Projection } from '#ledger/projection.ts';
import { apesProjection } from '#ledger/apes/projection.ts';
import { drawsProjection } from '#ledger/draws/projection.ts';
import { holdersProjection } from '#ledger/holders/projection.ts';
import { marketProjection } from '#ledger/market/projection.ts';
import { saleProjection } from '#ledger/sale/projection.ts';
import { stakingProjection } from '#ledger/staking/projection.ts';
import type { WatchedSubject } from '#watcher/state.ts';

/** What a projection is made of, beside the address of its contract. */
type Given = {
  readonly sale: SaleDeployment;
  readonly lowPoolTokens: bigint;
  /** Ours, lower case. */
  readonly excluded: readonly Address[];
  /** The address of another contract. @throws Error where the deployment has none */
  readonly addressOf: (name: ContractName) => Address;
};

/** By the contract whose events it reads. */
const PROJECTIONS: readonly (readonly [ContractName, (address: Address, given: Given) => Projection])[] = [
  ['presale', (_, { sale }) => saleProjection(sale)],
  ['lilape', (lilape, { excluded }) => holdersProjection(lilape, excluded)],
  ['nft', apesProjection],
  [
    'staking',
    (staking, { sale, lowPoolTokens }) => stakingProjection({ staking, lilape: sale.lilape, lowPoolTokens }),
  ],
  ['draws', (draws, { sale }) => drawsProjection({ draws, lilape: sale.lilape })],
  // They are deployed together, before the token.
  [
    'reserves',
    (reserves, { sale, addressOf }) =>
      marketProjection({
        reserves,
        opener: addressOf('poolOpener'),
        lilape: sale.lilape,
        coins: sale.coins,
      }),
  ],
];

/**
 * What is read of a deployment on its chain; a contract that it does not have, as an older one may, is not. Less than
 * `lowPoolTokens` (base units) free for rewards is reported.
 */
export function watchedSubject(record: DeploymentRecord, lowPoolTokens = 0n): WatchedSubject {
  const sale = saleDeployment(record);
  const addressOf = (name: ContractName) => {
    const address = addressIn(record, name);
    if (address === null) throw new Error(`The deployment has no contract ${name}.`);
    return address;
  };
  const given = { sale, lowPoolTokens, addressOf, excluded: record.excluded ?? [] };
  const projections = PROJECTIONS.flatMap(([name, make]) => {
    const address = addressIn(record, name);
    return address === null ? [] : [make(address, given)];
  });
  return { chainId: record.chainId, fromBlock: sale.fromBlock, projections };
}
