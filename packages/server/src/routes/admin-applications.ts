// `/api/admin/applications`: what projects applied with, and what the admins say of it.
import { checksumAddress } from '@lilape/domain/address';
import { type Application, PAGE_OF_APPLICATIONS } from '@lilape/wire/applications';
import { adminApplications, changeApplication } from '@lilape/wire/endpoints/admin-launchpad';
import { noteAction } from '#admin/actions.ts';
import { adminOf, forAdmin } from '#admin/guard.ts';
import { limitBodyTo } from '#http/exact-json.ts';
import {
  type StoredApplication,
  answerApplication,
  countApplications,
  readApplications,
} from '#launchpad/application-rows.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** A note in letters of four bytes. */
const MAX_BYTES = 32 * 1_024;

/** Registers them, for the admin alone. */
export function addAdminApplications(app: ApiApp, parts: ApiParts): void {
  const { db, clientOf } = parts;
  app.openapi(routeOf(adminApplications, forAdmin(parts)), async (c) => {
    const { state = null, after } = c.req.valid('query');
    const asked = {
      state,
      before: after === undefined ? null : Number(after),
      limit: PAGE_OF_APPLICATIONS + 1,
    };
    const [found, counts] = await reachDatabase(() =>
      Promise.all([readApplications(db, asked), countApplications(db)]),
    );
    const applications = found.slice(0, PAGE_OF_APPLICATIONS).map(toWire);
    const last = found.length > PAGE_OF_APPLICATIONS ? applications.at(-1) : undefined;
    const next = last === undefined ? null : String(last.number);
    return c.json({ success: true as const, counts, applications, next }, 200);
  });

  app.openapi(routeOf(changeApplication, forAdmin(parts), limitBodyTo(MAX_BYTES)), async (c) => {
    const number = Number(c.req.valid('param').number);
    const { state, note, version } = c.req.valid('json');
    const { id: session } = adminOf(c);
    const entry = {
      action: 'application-answered',
      session,
      client: clientOf(c),
      detail: { number, state },
    } as const;
    const after = await reachDatabase(() =>
      answerApplication(db, { number, version, state, note }, (client) => noteAction(client, entry)),
    );
    return c.json({ success: true as const, application: toWire(after) }, 200);
  });
}

function toWire({ receivedAt, changedAt, contract, account, ...rest }: StoredApplication): Application {
  return {
    ...rest,
    links: [...rest.links],
    receivedTime: receivedAt.toISOString(),
    changedTime: changedAt.toISOString(),
    contract: contract && checksumAddress(contract),
    account: account && checksumAddress(account),
  };
}
