// The four tiers of the launchpad: what they ask for, what they give, and where a holding stands among them. Pure.
import { TOKEN_DECIMALS } from '@lilape/domain/token';

const WHOLE = 10n ** BigInt(TOKEN_DECIMALS);

/** The tiers, the lowest first. @see spec §9 launchpad tiers, decision 26 "tiers" */
export const TIERS = [
  {
    id: 'banana-tree',
    /** What a wallet must hold at least, base units of LILAPE. */
    required: 100_000_000n * WHOLE,
    /** Weight in the draw of a launch. */
    tickets: 1,
    /** Whether it has a place of a launch without winning one. */
    isGuaranteed: false,
    /** Whether a project lets it in first. */
    isFirst: false,
    /** Whether a project's airdrop serves it first. */
    hasAirdropPriority: false,
  },
  {
    id: 'jungle-king',
    required: 1_000_000_000n * WHOLE,
    tickets: 3,
    isGuaranteed: true,
    isFirst: false,
    hasAirdropPriority: false,
  },
  {
    id: 'volcano-ape',
    required: 10_000_000_000n * WHOLE,
    tickets: 8,
    isGuaranteed: true,
    isFirst: true,
    hasAirdropPriority: false,
  },
  {
    id: 'moon-rider',
    required: 50_000_000_000n * WHOLE,
    tickets: 20,
    isGuaranteed: true,
    isFirst: true,
    hasAirdropPriority: true,
  },
] as const;

export type Tier = (typeof TIERS)[number];
export type TierId = Tier['id'];

/** Where a holding stands. */
export type Standing = {
  /** null below the lowest. */
  readonly tier: Tier | null;
  /** The one above, the lowest for who has none; null at the top. */
  readonly next: Tier | null;
  /** Base units to the next one, 0 at the top. */
  readonly missing: bigint;
  /** Hundredths of a percent of the way from this tier's amount (0 without one) to the next one's, rounded down; 10,000 at the top. */
  readonly progressBps: number;
};

/** The highest tier whose amount is at or below a holding in base units; null below the lowest. @see spec §4 */
export function tierOf(holding: bigint): Tier | null {
  return TIERS.findLast(({ required }) => required <= holding) ?? null;
}

/** The tier of an id. */
export function tierById(id: TierId): Tier {
  const tier = TIERS.find((known) => known.id === id);
  if (tier === undefined) throw new RangeError(`${id} is no tier.`);
  return tier;
}

/** Whether a text is a tier's id. */
export function isTierId(text: unknown): text is TierId {
  return TIERS.some(({ id }) => id === text);
}

/** Where a holding in base units stands. @see spec §4 */
export function standingOf(holding: bigint): Standing {
  const tier = tierOf(holding);
  const next = TIERS[tier === null ? 0 : TIERS.indexOf(tier) + 1] ?? null;
  if (next === null) return { tier, next, missing: 0n, progressBps: 10_000 };
  const from = tier?.required ?? 0n;
  return {
    tier,
    next,
    missing: next.required - holding,
    progressBps: Number((10_000n * (holding - from)) / (next.required - from)),
  };
}

/** Hundredths of a percent as percent with two decimals: 1234 as `12.34`. */
export function formatProgress(progressBps: number): string {
  return `${Math.trunc(progressBps / 100)}.${String(progressBps % 100).padStart(2, '0')}`;
}
