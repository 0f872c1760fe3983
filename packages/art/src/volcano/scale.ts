// How high an amount of LILAPE lies: equal steps for each tenfold, from the ground to above the moon.

/** What lies on the ground, and what lies at the top: whole LILAPE. */
export const groundTokens = 10_000_000;
export const topTokens = 100_000_000_000;

/** Where ground and top lie in the picture, as parts of its height from above. */
export const groundAt = 0.85;
export const topAt = 0.05;

const tenfolds = Math.log10(topTokens / groundTokens);

/** The height of whole LILAPE, 0 on the ground (and of anything less) to 1 at the top (and of anything more). */
export function heightOf(tokens: number): number {
  if (!(tokens > groundTokens)) return 0;
  return Math.min(Math.log10(tokens / groundTokens) / tenfolds, 1);
}

/** Where whole LILAPE lie in the picture, as a part of its height from above. */
export function placeOf(tokens: number): number {
  return groundAt - (groundAt - topAt) * heightOf(tokens);
}
