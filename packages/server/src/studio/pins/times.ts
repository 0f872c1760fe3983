// How long and how often everybody waits for pins.

/** All in milliseconds. */
export type PinTimes = {
  /** How long somebody waits for a confirmation: well within the page's own limit of 30 s. */
  readonly patienceMs: number;
  /** How often what waits is looked at, by those who need it and by the queue's keeper. */
  readonly pollMs: number;
  readonly lookMs: number;
  /** Longer than a try takes: its requests have time limits. */
  readonly leaseMs: number;
  /** After a first failure, and at most however many there were. */
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
};

export const PIN_TIMES: PinTimes = {
  patienceMs: 10_000,
  pollMs: 300,
  lookMs: 1_000,
  leaseMs: 60_000,
  firstRetryMs: 1_000,
  lastRetryMs: 60_000,
};
