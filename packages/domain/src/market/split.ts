// What becomes of the shares of the supply when a sale is finalised: each is scaled by what was sold.
import { SHARE_TOKENS, type ShareKey } from '@lilape/domain/shares';
import { TOKEN_DECIMALS } from '@lilape/domain/token';

/** What the giveaway pays in all, LILAPE base units, minted apart and taken out of marketing. @see decision 15 "giveaway" */
export const PRIZE_TOKENS = 500_000_000n * 10n ** BigInt(TOKEN_DECIMALS);

/** Days over which marketing, development and DAO are paid out evenly after the release. @see decision 142 "a split that stays true" */
export const PAYING_DAYS = 365;

/** Years after the release for which nobody can take free rewards out of staking. @see decision 142 "a split that stays true" */
export const REWARDS_BOUND_YEARS = 3;

/** The shares that are scaled: all but the sale's own. */
export type ReleasedKey = Exclude<ShareKey, 'presale'>;

/** Those of them that are paid out over a year; the others leave at the release. */
export const PAID_OVER_TIME = ['marketing', 'development', 'dao'] as const satisfies readonly ReleasedKey[];

const WHOLE = 10n ** BigInt(TOKEN_DECIMALS);
const SECONDS_OF_PAYING = BigInt(PAYING_DAYS) * 86_400n;

/**
 * LILAPE base units that each share comes to when `soldTokens` base units are sold: ⌊share · sold / the sale's share⌋,
 * marketing less the prizes and never below nothing. The same rule stands in Solidity, tested on the same vectors.
 * @see decision 142 "a split that stays true"
 */
export function releasedSharesDown(soldTokens: bigint): Readonly<Record<ReleasedKey, bigint>> {
  const scaled = (key: ReleasedKey) =>
    (SHARE_TOKENS[key] * WHOLE * soldTokens) / (SHARE_TOKENS.presale * WHOLE);
  const marketing = scaled('marketing');
  return {
    rewards: scaled('rewards'),
    liquidity: scaled('liquidity'),
    team: scaled('team'),
    marketing: marketing > PRIZE_TOKENS ? marketing - PRIZE_TOKENS : 0n,
    development: scaled('development'),
    dao: scaled('dao'),
  };
}

/** LILAPE base units that exist once the shares are released: sold, prizes, and what each share came to. */
export function releasedSupply(soldTokens: bigint): bigint {
  const shares = Object.values(releasedSharesDown(soldTokens));
  return shares.reduce((sum, tokens) => sum + tokens, soldTokens + PRIZE_TOKENS);
}

/** Base units of a share of `tokens` that are due `elapsedSeconds` after the release, less `paidTokens`, rounded down. */
export function dueDown(tokens: bigint, elapsedSeconds: number, paidTokens: bigint): bigint {
  const elapsed = BigInt(Math.max(0, elapsedSeconds));
  return elapsed < SECONDS_OF_PAYING
    ? (tokens * elapsed) / SECONDS_OF_PAYING - paidTokens
    : tokens - paidTokens;
}
