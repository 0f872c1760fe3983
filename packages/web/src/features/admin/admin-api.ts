/** The calls of what is on the admin page; each may answer that nobody is signed in. */
import type { AuditBody, SessionsBody } from '@lilape/wire/admin';
import type { AdminState } from '@lilape/wire/admin-state';
import type { HealthBody } from '@lilape/wire/chain';
import { adminAudit, adminSessions, adminState } from '@lilape/wire/endpoints/admin-operations';
import { health } from '@lilape/wire/endpoints/site';
import { callApi } from '#shell/first/api.ts';

type Signal = AbortSignal | undefined;

export const readSessions = async (signal: Signal): Promise<SessionsBody> =>
  (await callApi(adminSessions, { signal })).body;

/** The newest actions, or those before one. */
export const readActions = async (before: string | undefined, signal: Signal): Promise<AuditBody> =>
  (await callApi(adminAudit, { signal, query: { before } })).body;

export type ServerNow = { readonly state: AdminState; readonly health: HealthBody };

/** How the server and its chain are. */
export async function readServer(signal: Signal): Promise<ServerNow> {
  const [state, report] = await Promise.all([callApi(adminState, { signal }), callApi(health, { signal })]);
  return { state: state.body, health: report.body };
}
