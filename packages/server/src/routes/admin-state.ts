// `GET /api/admin/state`: how the server is.
import { adminState } from '@lilape/wire/endpoints/admin-operations';
import { forAdmin } from '#admin/guard.ts';
import { readState } from '#admin/state.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers it, for the admin alone. */
export function addAdminState(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(adminState, forAdmin(parts)), async (c) => c.json(await readState(parts), 200));
}
