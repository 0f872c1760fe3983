// What an admin did, by its code: written into the log of actions, read by the admin panel.

/** A new kind of action is a row here and a sentence in the admin panel. */
export const ADMIN_ACTIONS = [
  'signed-in',
  /** Somebody tried to, with a wrong password. */
  'sign-in-refused',
  'signed-out',
  'others-signed-out',
  'all-signed-out',
  'launch-made',
  'launch-changed',
  'launch-cancelled',
  'picture-kept',
  'application-answered',
] as const;

export type AdminAction = (typeof ADMIN_ACTIONS)[number];
