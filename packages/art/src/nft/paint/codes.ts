// The code of a pixel: one material, or a mix of two with the share of each.

/** Some pixels of a row that have the same code. */
export type Run = { readonly x: number; readonly length: number; readonly code: number };

/** Shares are counted in quarters. */
export const QUARTERS = 4;

/** Codes are below this. */
export const CODES = 1 << 15;

/**
 * The code of a pixel that is of material `a` but for `quarters` of material `b`; 0 is no material. The same mix has
 * the same code whichever is named first, and `a` alone has no `b`.
 */
export const codeOf = (a: number, b: number, quarters: number): number => {
  if (quarters === 0 || a === b) return a << 9;
  if (quarters === QUARTERS) return b << 9;
  return a < b ? (a << 9) | (b << 3) | quarters : (b << 9) | (a << 3) | (QUARTERS - quarters);
};

/** The first material of a code: the smaller number of the two, or the only one. */
export const firstOf = (code: number): number => code >>> 9;

/** The second material of a code; 0 where there is only one, or where a part is left empty. */
export const secondOf = (code: number): number => (code >>> 3) & 63;

/** How many quarters of the pixel are of the second material. */
export const quartersOf = (code: number): number => code & 7;
