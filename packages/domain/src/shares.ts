// How the supply is shared out, once, at the deployment.
import { TOKEN } from './token.ts';

/** The seven shares of the supply, in basis points of it. @see spec §9, decision 3 "token shares" */
export const SHARES = [
  { key: 'presale', bps: 5_000n },
  { key: 'rewards', bps: 1_500n },
  { key: 'liquidity', bps: 1_000n },
  { key: 'marketing', bps: 1_000n },
  { key: 'development', bps: 500n },
  { key: 'team', bps: 500n },
  { key: 'dao', bps: 500n },
] as const;

export type ShareKey = (typeof SHARES)[number]['key'];

/** Whole tokens of each share; exact, since each divides the supply. */
export const SHARE_TOKENS = Object.fromEntries(
  SHARES.map(({ key, bps }) => [key, (TOKEN.supplyTokens * bps) / 10_000n]),
) as Readonly<Record<ShareKey, bigint>>;
