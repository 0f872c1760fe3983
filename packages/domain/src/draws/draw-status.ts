// Where a draw stands. Pure.

/** As the contract numbers them, from 0. */
export const DRAW_STATUSES = ['none', 'open', 'revealed', 'settled', 'withdrawn'] as const;
export type DrawStatus = (typeof DRAW_STATUSES)[number];
