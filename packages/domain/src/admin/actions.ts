// What an admin did, by its code: written into the log of actions, read by the admin panel.

/** A new kind of action is a row here and a sentence in the admin panel. What ends in `-refused` did not happen. */
export const ADMIN_ACTIONS = [
  'signed-in',
  /** Somebody tried to, with a wrong password. */
  'sign-in-refused',
  /** Somebody tried to, with a wallet or a text that may not. */
  'wallet-refused',
  /** It did not come from one of our pages. */
  'request-refused',
  /** Sent again, or overtaken by another admin. */
  'change-refused',
  /** By the command or the setting, not in a session. */
  'password-set',
  'signed-out',
  'others-signed-out',
  'all-signed-out',
  'launch-made',
  'launch-changed',
  'launch-cancelled',
  'picture-kept',
  'application-answered',
  'site-changed',
  'pins-tried-again',
  'files-checked',
  'score-removed',
  'posts-changed',
  'post-sent',
  'message-dropped',
  'schedule-made',
  'schedule-paused',
  'schedule-enabled',
  'schedule-deleted',
  'alerts-changed',
] as const;

export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** What of it is an attempt: repetitions are one row, and it is forgotten after a month. */
export type RefusedAction = Extract<AdminAction, `${string}-refused`>;
