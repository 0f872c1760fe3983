/** What is typed into the test bench as the number of an ape. */
import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';

/** The number: 1 for what is not numeric, and null for a number that is no ape's. @see spec §5 'NFT test token id' */
export function parseTokenId(text: string): number | null {
  const bare = text.replace(/[\s\u00A0,#№]/g, '');
  const number = Number(bare);
  if (bare === '' || Number.isNaN(number)) return FIRST_ID;
  return Number.isInteger(number) && number >= FIRST_ID && number <= LAST_ID ? number : null;
}

/** How many the bench paints at once, and out of which. @see spec §2 'NFT test page' */
export const RANDOM = { count: 6, lastId: 1_000 } as const;

/** Different random numbers of apes; `random` gives numbers in [0, 1). */
export function randomIds(random: () => number = Math.random): number[] {
  const ids = new Set<number>();
  while (ids.size < RANDOM.count) ids.add(FIRST_ID + Math.floor(random() * RANDOM.lastId));
  return [...ids];
}
