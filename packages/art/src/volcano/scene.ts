// What the parts of the climb must know of it.

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

/** What each tier asks for, whole LILAPE. @see specification §9 Launchpad tiers */
export const marks = {
  bananaTree: 100_000_000,
  king: 1_000_000_000,
  crater: 10_000_000_000,
  moon: 50_000_000_000,
} as const;
