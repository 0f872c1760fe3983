// An act of the laboratory that cannot be done now, named by a code of the message catalogue.
export const LAB_REFUSALS = [
  'LAB_SALE_OVER',
  'LAB_GOAL_REACHED',
  'LAB_SALE_RUNS',
  'LAB_NOBODY_ENTERED',
  'LAB_DRAW_STANDS',
  'LAB_NO_LAUNCH_WAITS',
  'LAB_MARKET_OPEN',
  'LAB_NO_POOL',
] as const;
export type LabRefusal = (typeof LAB_REFUSALS)[number];

export class LabError extends Error {
  override readonly name = 'LabError';
  readonly code: LabRefusal;

  constructor(code: LabRefusal) {
    super(code);
    this.code = code;
  }
}
