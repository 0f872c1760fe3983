/** The deployment's record beyond what the page pays: who is paid in the end, and what made the contracts. */
import type { Address } from '#shell/first/deployment.ts';

/** Written out by the bundler wherever it stands, so it stands once. */
const record = LILAPE_RECORD;

/** Address of each contract of the table, or null where it is not on this chain. */
export const contracts: Partial<DeploymentRecord['contracts']> = record?.contracts ?? {};

/** Whom the reserves pay over a year, by the name of the share; none where there are no reserves. */
export const payees: readonly (readonly [string, Address])[] = Object.entries(record?.reserves ?? {});

/** Where the money goes that no pool takes; null in a record that does not say. */
export const treasury: Address | null = record?.treasury ?? null;

/** What made the contracts and gave them their addresses, or null where nothing is deployed. */
export const create3Deployer: Address | null = record?.create3Deployer ?? null;

/** The transactions that created our contracts, by name; none on the local chain, where every start has others. */
export const created: DeploymentRecord['created'] = record?.created ?? {};

type DeploymentRecord = NonNullable<typeof record>;
