// Who has no part in the giveaway: everything of ours, as a deployment's record names it.
import type { Address, Deployment } from './deployment.ts';
import { ourNames } from './table.ts';

/** Our contracts, who received a share of the supply, owner and treasury, and whom the config names; lower case, ascending, each once. @see decision 15 "giveaway" */
export function excludedFrom({
  contracts,
  recipients,
  sale,
  excluded,
}: Pick<Deployment, 'contracts' | 'recipients' | 'sale' | 'excluded'>): Address[] {
  const ours = ourNames.flatMap((name) => contracts[name] ?? []);
  const shares = Object.values(recipients).map(({ address }) => address);
  const people = sale === null ? [] : [sale.owner, sale.treasury];
  const all = [...ours, ...shares, ...people, ...excluded];
  return [...new Set(all.map((address) => address.toLowerCase() as Address))].toSorted();
}
