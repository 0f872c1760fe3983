// The one banana, in a 48 × 48 box.

/** Outline and the ridge along it. */
export const bananaShape = {
  skin: 'M33.5 5C33.5 2 40.5 1.5 41 4.5L42 11C48 27 38 43 22 45C14 46 6 44 3.5 39.5C2 36 4 32.5 8 32.5C20 32 31 25 34.5 11.5Z',
  ridge: 'M38.5 17C37 28.5 28.5 37 15 39',
} as const;
