// The split of the supply: one table, from which the token's constructor, the reserves and the records follow.

/** Whole LILAPE ever minted. */
export const supplyTokens = 420_690_000_000_000n;

/**
 * The seven shares, percent of the supply, and who has each in the end. The sale has its own from the start; the others
 * lie in the reserves until the sale is finalised, and are then scaled by what was sold.
 * @see decision 3 "token shares", decision 142 "a split that stays true"
 */
export const shares = [
  { name: 'presale', percent: 50n, to: 'presale' },
  { name: 'stakingRewards', percent: 15n, to: 'staking' },
  { name: 'liquidity', percent: 10n, to: 'poolOpener' },
  { name: 'marketing', percent: 10n, to: 'marketing' },
  { name: 'development', percent: 5n, to: 'development' },
  { name: 'team', percent: 5n, to: 'teamVesting' },
  { name: 'dao', percent: 5n, to: 'dao' },
] as const;

export type ShareName = (typeof shares)[number]['name'];

/** Shares that the reserves pay to an address of the config over a year, in the order of the table. */
export const payees = ['marketing', 'development', 'dao'] as const satisfies readonly ShareName[];
export type Payee = (typeof payees)[number];

/** Who is minted tokens: the sale, the contract that pays the prizes, and the reserves, which get all the rest. */
export const recipientNames = ['presale', 'draws', 'reserves'] as const;
/** Who is minted tokens on the local chain besides, so that everything can be tried before a release. */
export const exampleNames = ['examplePurse', 'exampleRewards'] as const;
export type Recipient = (typeof recipientNames)[number] | (typeof exampleNames)[number];

const unitsPerToken = 10n ** 18n;

/** The giveaway's prizes in base units: 250, 150 and 100 million LILAPE, taken out of the marketing share. @see decision 15 "giveaway" */
export const prizeUnits = 500_000_000n * unitsPerToken;

/** Which part of a coin's payments is pooled, in ten-thousandths: as much as liquidity's share over the sale's can match. */
export const moneyShareBps = 2_000n;

/** A share of the supply in base units (18 decimals); exact, since every percentage divides the supply. */
export function shareUnits(name: ShareName): bigint {
  const share = shares.find((candidate) => candidate.name === name);
  if (share === undefined) throw new Error(`There is no share ${name}.`);
  return (supplyTokens * unitsPerToken * share.percent) / 100n;
}

/**
 * What each recipient is minted, in base units: the whole supply between them. Examples come out of what lies in the
 * reserves, of which all but a little is burned after a sale of the local chain's size.
 */
export function mintedUnits(hasExamples: boolean): Partial<Record<Recipient, bigint>> {
  const examples = hasExamples
    ? { examplePurse: shareUnits('development'), exampleRewards: shareUnits('stakingRewards') }
    : {};
  const others = { presale: shareUnits('presale'), draws: prizeUnits, ...examples };
  const given = Object.values(others).reduce((sum, units) => sum + units, 0n);
  return { ...others, reserves: supplyTokens * unitsPerToken - given };
}
