/** The tiers with their names, which are the same in every language. @see specification §9 Launchpad tiers */
import { TIERS, type Tier, type TierId } from '@lilape/domain/launchpad/tiers';
import { TOKEN_DECIMALS } from '@lilape/domain/token';

export const tierNames: Readonly<Record<TierId, string>> = {
  'banana-tree': 'Banana Tree',
  'jungle-king': 'Jungle King',
  'volcano-ape': 'Volcano Ape',
  'moon-rider': 'Moon Rider',
};

/** What a tier asks for, whole LILAPE. */
export function wholeOf({ required }: Pick<Tier, 'required'>): bigint {
  return required / 10n ** BigInt(TOKEN_DECIMALS);
}

/** The tiers, the highest first: as they lie in the picture. */
export const fromAbove: readonly Tier[] = TIERS.toReversed();
