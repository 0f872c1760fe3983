// Moments as the wire has them: ISO 8601, UTC.

/** Of unix seconds, as blocks have them. */
export const isoOf = (seconds: number): string => isoOfMs(seconds * 1_000);
/** Of unix milliseconds, as our clocks have them. */
export const isoOfMs = (ms: number): string => new Date(ms).toISOString();
