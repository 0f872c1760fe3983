// How long a watcher waits in tests, where nothing takes as long as between companies.

/** What may pass by itself is an alarm at once, what differs is asked again soon. */
export const TEST_WAITS = {
  patienceMs: 0,
  againMs: 100,
  comparison: { everyMs: 50, againMs: 20, behindSeconds: 0 },
} as const;
