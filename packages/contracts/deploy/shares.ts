// The split of the supply: one table, from which the token's constructor and the records follow.

/** Whole LILAPE ever minted. */
export const supplyTokens = 420_690_000_000_000n;

/**
 * The seven shares, percent of the supply, and who receives each. A `…Reserve` is an address that keeps a share
 * until the contract it is meant for exists.
 * @see decision 3 "token shares"
 */
export const shares = [
  { name: 'presale', percent: 50n, recipient: 'presale' },
  { name: 'stakingRewards', percent: 15n, recipient: 'staking' },
  { name: 'liquidity', percent: 10n, recipient: 'liquidityReserve' },
  { name: 'marketing', percent: 10n, recipient: 'marketingReserve' },
  { name: 'development', percent: 5n, recipient: 'developmentReserve' },
  { name: 'team', percent: 5n, recipient: 'teamVesting' },
  { name: 'dao', percent: 5n, recipient: 'daoReserve' },
] as const;

type ShareRecipient = (typeof shares)[number]['recipient'];
/** Recipients that are contracts of ours. */
type Contract = 'presale' | 'staking' | 'teamVesting';
export type Reserve = Exclude<ShareRecipient, Contract>;
/** Who receives tokens at the minting: the shares' recipients, and the contract that pays the prizes. */
export type Recipient = ShareRecipient | 'draws';

/** The giveaway's prizes in whole LILAPE: 250, 150 and 100 million, taken out of the marketing share. @see decision 15 "giveaway" */
export const prizeTokens = 500_000_000n;

/** The reserves, in the order of the table. */
export const reserves = shares
  .map((share) => share.recipient)
  .filter((recipient): recipient is Reserve => recipient.endsWith('Reserve'));

/** Every recipient, in the order of the table, the prizes after the share that they come out of. */
export const recipientNames: readonly Recipient[] = shares.flatMap(({ recipient }): Recipient[] =>
  recipient === 'marketingReserve' ? [recipient, 'draws'] : [recipient],
);

/** What a recipient gets, in base units (18 decimals); exact, since every percentage divides the supply. */
export function shareUnits(recipient: Recipient): bigint {
  const prizeUnits = prizeTokens * 10n ** 18n;
  if (recipient === 'draws') return prizeUnits;
  const share = shares.find((candidate) => candidate.recipient === recipient);
  if (share === undefined) throw new Error(`No share goes to ${recipient}.`);
  const units = (supplyTokens * 10n ** 18n * share.percent) / 100n;
  return recipient === 'marketingReserve' ? units - prizeUnits : units;
}
