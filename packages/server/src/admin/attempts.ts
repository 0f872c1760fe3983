// How often a password may be tried, such that nobody guesses it and no stranger locks the admin out.
import { AppError } from '@lilape/domain/app-error';
import type { Context } from 'hono';
import type { GuardParts } from '#admin/guard.ts';
import { type Counted, takeAttempt } from '#admin/misses.ts';
import { knownSubject } from '#admin/sign-in.ts';
import { widerNetwork } from '#http/client-address.ts';
import { originOf } from '#http/own-pages.ts';
import type { ApiEnv } from '#http/requests.ts';
import { KNOWN_BROWSER, findSession, tokenIn } from '#http/session.ts';
import { reachDatabase } from '#reach.ts';

/**
 * Lets an attempt at the password of `subject` be made; returns who is counted for it, to be forgiven if it was right.
 * A browser that signed in before counts for itself, everybody else by client, by network and all together. So a crowd
 * of strangers can make each other wait, but not whoever was here before.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 * @see decision 116 "the password and its waits"
 */
export async function countAttempt(
  c: Context<ApiEnv>,
  { db, clientOf, metrics, trustedProxyHops }: GuardParts,
  subject: string,
): Promise<readonly Counted[]> {
  const token = tokenIn(c.req.header('cookie'), originOf(c, trustedProxyHops), KNOWN_BROWSER);
  const browser = await reachDatabase(() => findSession(db, token));
  const who: readonly Counted[] =
    browser?.subject === knownSubject(subject)
      ? [{ kind: 'browser', name: browser.id }]
      : strangersAt(clientOf(c));
  const seconds = await reachDatabase(() => takeAttempt(db, who));
  if (seconds > 0) {
    metrics.count('http_limited_total', { kind: 'login' });
    throw new AppError('TOO_MANY_REQUESTS', { seconds });
  }
  return who;
}

function strangersAt(client: string): readonly Counted[] {
  const network = widerNetwork(client);
  return [
    { kind: 'client', name: client },
    ...(network === null ? [] : [{ kind: 'network', name: network } as const]),
    { kind: 'strangers', name: 'all' },
  ];
}
