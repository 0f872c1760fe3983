// Every advisory lock of the database, in one place: two that share a key wait for each other.

/** Keys of the advisory locks. One that was released stays: an older process beside a newer one must mean the same lock. */
export const LOCKS = {
  /** Only one process migrates. */
  migrate: 4_206_901,
  /** Only one watcher writes; held as long as it leads. */
  lead: 4_206_902,
  /** One application is received or answered after the other. */
  receiveApplication: 4_206_903,
  /** One schedule is made after the other. */
  makeSchedule: 4_206_904,
  /** One decides after the other which purchases the group hears of. */
  raiseAlerts: 4_206_905,
  /** One decides after the other what the group hears of the market. */
  announceMarket: 4_206_906,
  /** One wrong password is counted after the other. */
  countMisses: 4_206_920,
  /** One check of operations after the other. */
  checkOperations: 4_206_921,
  /** One tells admins of alarms after the other. */
  notifyAlarms: 4_206_922,
  /** One check of the published files begins at a time. */
  checkFiles: 4_206_923,
  /** One backup is taken at a time; held by the connection that takes it. */
  backUp: 4_206_924,
} as const;
