// Writes down what the guard refused: foreign requests, and changes that were sent again or overtaken.
import type { RefusedAction } from '@lilape/domain/admin/actions';
import { AppError } from '@lilape/domain/app-error';
import type { Context } from 'hono';
import { type ActionDetail, noteRefused } from '#admin/actions.ts';
import { statusOf } from '#http/errors.ts';
import type { ApiEnv, ClientOf, limited } from '#http/requests.ts';
import type { ApiParts } from '#routes/parts.ts';
import { reachDatabase } from '#reach.ts';

export type RefusalParts = Parameters<typeof limited>[1] &
  Pick<ApiParts, 'db' | 'log'> & { readonly clientOf: ClientOf };

/** A request that no page of ours made: which route it was for, and what it said of where it came from. */
export async function noteForeign(c: Context<ApiEnv>, parts: RefusalParts): Promise<void> {
  const origin = c.req.header('origin')?.slice(0, 100) ?? 'none';
  await note(c, parts, 'request-refused', null, { route: c.req.routePath, origin });
}

/** A change that could not be made as things stand: its form was sent again, or what it changes has changed. */
export async function noteOvertaken(c: Context<ApiEnv>, parts: RefusalParts, session: string): Promise<void> {
  const { error } = c;
  if (!(error instanceof AppError) || statusOf(error) !== 409) return;
  await note(c, parts, 'change-refused', session, { route: c.req.routePath, code: error.code });
}

/** A wallet that may not come in, or a text that is not to be signed, or was sent before. */
export async function noteWalletRefused(
  c: Context<ApiEnv>,
  parts: RefusalParts,
  detail: { code: string; account: string },
): Promise<void> {
  await note(c, parts, 'wallet-refused', null, detail);
}

/** The answer stands whether or not it could be written down: nothing was done. */
async function note(
  c: Context<ApiEnv>,
  { db, log, limiter, clientOf, metrics }: RefusalParts,
  action: RefusedAction,
  session: string | null,
  detail: ActionDetail,
): Promise<void> {
  metrics.count('admin_refused_total', { action });
  if (limiter.take('noted', 'all') > 0) return;
  try {
    await reachDatabase(() => noteRefused(db, { action, client: clientOf(c), session, detail }));
  } catch (error) {
    log.warn('admin.unnoted', { action, error });
  }
}
