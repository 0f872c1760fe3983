// How long somebody who was wrong has to wait: longer with each time, and shorter again as time passes. Pure.

export type DelayRule = {
  /** So many may be wrong before anybody waits. */
  readonly free: number;
  /** Then so many seconds, and twice as many each time. */
  readonly firstSeconds: number;
  readonly mostSeconds: number;
  /** One is forgotten for so many seconds in which nothing was tried. */
  readonly forgetSeconds: number;
};

/** Who is counted. A name that nobody chose for themselves is the last word on how long they wait. @see decision 116 "the password and its waits" */
export const DELAYS = {
  /** An address, or half of one. */
  client: { free: 5, firstSeconds: 2, mostSeconds: 900, forgetSeconds: 600 },
  /** A browser that signed in before, apart from all others. */
  browser: { free: 5, firstSeconds: 2, mostSeconds: 900, forgetSeconds: 600 },
  /** The network around a client: one hand may hold all of it, or a town share it. */
  network: { free: 50, firstSeconds: 1, mostSeconds: 60, forgetSeconds: 60 },
  /** All whom nobody knows. Short: a crowd must not be what keeps the admin out. */
  strangers: { free: 20, firstSeconds: 1, mostSeconds: 5, forgetSeconds: 5 },
} as const satisfies Record<string, DelayRule>;

export type DelayKind = keyof typeof DELAYS;

/** What is known of somebody: how often they were wrong, and seconds since the last time. */
export type Misses = { readonly count: number; readonly seconds: number };

/** Seconds that have to lie between the last wrong one and the next attempt. */
export function delayAfter(count: number, { free, firstSeconds, mostSeconds }: DelayRule): number {
  return count < free ? 0 : Math.min(mostSeconds, firstSeconds * 2 ** (count - free));
}

/** Whole seconds that are still to wait; 0: now. */
export function secondsLeft({ count, seconds }: Misses, rule: DelayRule): number {
  return Math.max(0, Math.ceil(delayAfter(count, rule) - seconds));
}

/** How many still count, with the one that is made now. */
export function countAfter({ count, seconds }: Misses, { forgetSeconds }: DelayRule): number {
  return Math.max(0, count - Math.floor(Math.max(0, seconds) / forgetSeconds)) + 1;
}
