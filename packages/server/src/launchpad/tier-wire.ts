// A holding and its tier as the wire has them.
import { type Address, checksumAddress } from '@lilape/domain/address';
import { sumOf } from '@lilape/domain/launchpad/holding';
import { formatProgress, standingOf } from '@lilape/domain/launchpad/tiers';
import type { TierBody } from '@lilape/wire/launchpad';
import { tokensToText } from '@lilape/wire/text';
import type { KnownHolding } from '#launchpad/holdings.ts';
import { isoOfMs } from '#moments.ts';

/** The tier of `account`; none where it is ours. */
export function tierToWire(account: Address, known: KnownHolding, isOurs: boolean): TierBody {
  const holding = sumOf(known);
  const { tier, next, missing, progressBps } = standingOf(holding);
  const standing = isOurs
    ? { tier: null, next_tier: null, missing: '0', progress: '0.00' }
    : {
        tier: tier?.id ?? null,
        next_tier: next?.id ?? null,
        missing: tokensToText(missing),
        progress: formatProgress(progressBps),
      };
  return {
    success: true,
    address: checksumAddress(account),
    wallet: tokensToText(known.wallet),
    staked: tokensToText(known.staked),
    unclaimed: tokensToText(known.unclaimed),
    holding: tokensToText(holding),
    ...standing,
    is_ours: isOurs,
    block: Number(known.block),
    as_of: isoOfMs(known.readAtMs),
  };
}
