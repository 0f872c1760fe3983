// For how long a message may wait in the outbox: what it says was true when it was written. Pure.
import { NEWS_MS } from '@lilape/domain/posts/alerts';

const MINUTE_MS = 60_000;

/**
 * Milliseconds by kind; what waits longer, without a bot or while the messenger is away, is dropped unsent, so that nobody is
 * flooded with what was. Alarms are not among them: newer words replace those that wait.
 */
export const MAX_WAIT_MS = {
  post: 60 * MINUTE_MS,
  turn: 10 * MINUTE_MS,
  alert: NEWS_MS,
} as const;
