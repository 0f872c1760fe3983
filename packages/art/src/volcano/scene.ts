// What the parts of the climb must know of it.
import { tierById, type TierId } from '@lilape/domain/launchpad/tiers';
import { TOKEN_DECIMALS } from '@lilape/domain/token';

/** Width of every picture of the climb, in units. */
export const volcanoWidth = 720;

/** Where the vine hangs that holders climb, in units from the left: everything that matters stands left of it. */
export const vineX = 452;

export interface Scene {
  /** Of the picture, in units. */
  readonly height: number;
  /** Where whole LILAPE lie, in units from above. */
  readonly y: (tokens: number) => number;
}

const wholeOf = (id: TierId): number => Number(tierById(id).required / 10n ** BigInt(TOKEN_DECIMALS));

/** What each tier asks for, whole LILAPE. @see specification §9 Launchpad tiers */
export const marks = {
  bananaTree: wholeOf('banana-tree'),
  king: wholeOf('jungle-king'),
  crater: wholeOf('volcano-ape'),
  moon: wholeOf('moon-rider'),
} as const;
