// The split of the supply: one table, from which the token's constructor and the records follow.

/** Whole LILAPE ever minted. */
export const supplyTokens = 420_690_000_000_000n;

/**
 * The seven shares, percent of the supply, and who receives each. A `…Reserve` is an address that keeps a share
 * until the contract it is meant for exists.
 * @see decision 3
 */
export const shares = [
  { name: 'presale', percent: 50n, recipient: 'presale' },
  { name: 'stakingRewards', percent: 15n, recipient: 'stakingRewardsReserve' },
  { name: 'liquidity', percent: 10n, recipient: 'liquidityReserve' },
  { name: 'marketing', percent: 10n, recipient: 'marketingReserve' },
  { name: 'development', percent: 5n, recipient: 'developmentReserve' },
  { name: 'team', percent: 5n, recipient: 'teamVesting' },
  { name: 'dao', percent: 5n, recipient: 'daoReserve' },
] as const;

export type Recipient = (typeof shares)[number]['recipient'];
export type Reserve = Exclude<Recipient, 'presale' | 'teamVesting'>;

/** The reserves, in the order of the table. */
export const reserves = shares
  .map((share) => share.recipient)
  .filter((recipient): recipient is Reserve => recipient !== 'presale' && recipient !== 'teamVesting');

/** A share in base units (18 decimals); exact, since every percentage divides the supply. */
export function shareUnits(recipient: Recipient): bigint {
  const share = shares.find((candidate) => candidate.recipient === recipient);
  if (share === undefined) throw new Error(`No share goes to ${recipient}.`);
  return (supplyTokens * 10n ** 18n * share.percent) / 100n;
}
