/** The deployment's record beyond what the page pays: who received the supply, and what made the contracts. */
import type { Address } from '#shell/deployment.ts';

export type Recipient = {
  /** Its name in the record, such as `liquidityReserve`. */
  name: string;
  address: Address;
  /** Base units of LILAPE that were minted to it. */
  units: bigint;
};

/** Who received the supply when it was minted, in the order of the shares. */
export const recipients: readonly Recipient[] = Object.entries(LILAPE_RECORD.recipients).map(
  ([name, { address, amount }]) => ({ name, address: address as Address, units: BigInt(amount) }),
);

/** The vesting wallet of the team's share, or null where there is none. */
export const teamVesting = LILAPE_RECORD.teamVesting as Address | null;

/** What made the contracts and gave them their addresses, or null where nothing is deployed. */
export const create3Deployer = LILAPE_RECORD.create3Deployer as Address | null;
