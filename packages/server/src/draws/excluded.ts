// Who has no part in the giveaway: everything of ours, as the deployment's record names it.
import type { Deployment } from '@lilape/contracts/deployment';
import { ourNames } from '@lilape/contracts/table';
import type { Address } from '@lilape/domain/address';
import { sortedAddresses } from '@lilape/domain/draws/list';

/** Our contracts, who received a share of the supply, owner and treasury, and whom the config names; lower case, ascending. @see decision 15 */
export function excludedFrom({ contracts, recipients, sale, excluded }: Deployment): Address[] {
  const ours = ourNames.flatMap((name) => contracts[name] ?? []);
  const shares = Object.values(recipients).map(({ address }) => address);
  const people = sale === null ? [] : [sale.owner, sale.treasury];
  return sortedAddresses([...ours, ...shares, ...people, ...excluded]);
}
