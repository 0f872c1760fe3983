// What the worker and the keeper do now and then, by the names under which the database keeps when they last did.

/** Every job there is; the admin page has a sentence for each. */
export const JOB_NAMES = [
  'alarms.look',
  'alarms.tell',
  'backup',
  'calls.note-due',
  'calls.send',
  'forget-admin-addresses',
  'forget-ended-sessions',
  'forget-games',
  'forget-old-applications',
  'forget-rate-limit-use',
  'forget-vouchers',
  'keeper.balance',
  'posts.alerts',
  'posts.market',
  'posts.outbox.admins',
  'posts.outbox.group',
  'posts.schedules',
  'take-snapshots',
] as const;

export type JobName = (typeof JOB_NAMES)[number];

/** Whether a name is one of them; the database may still hold a row of an older version. */
export const isJobName = (name: string): name is JobName => (JOB_NAMES as readonly string[]).includes(name);
