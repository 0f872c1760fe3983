// The one banana, in a 48 × 48 box.

/** Outline and the ridge along it. */
export const bananaShape = {
  skin: 'M34 6C34 3 40 2 41 5L42 12C47 26 37 41 22 44C14 45 7 43 4 39C2 36 4 33 8 33C21 33 33 26 35 12Z',
  ridge: 'M38 17C36 28 28 36 16 38',
} as const;
