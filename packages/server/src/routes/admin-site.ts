// `/api/admin/site`: what of the site changes without a build, changed for everybody at once, with its history.
import { AppError } from '@lilape/domain/app-error';
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import { siteProblems } from '@lilape/domain/site/rules';
import { SITE_FIELDS, type SiteSettings, siteChanges } from '@lilape/domain/site/settings';
import * as endpoints from '@lilape/wire/endpoints/admin-site';
import { expectedOf } from '@lilape/wire/expected';
import { MAX_SITE_VERSIONS, type SiteBody, changeSiteRequest } from '@lilape/wire/site';
import { noteAction } from '#admin/actions.ts';
import { adminOf, forAdmin } from '#admin/guard.ts';
import { limitBodyTo } from '#http/exact-json.ts';
import { inOneGo } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { readSaved, readSite, saveSite } from '#site/versions.ts';

const MAX_BYTES = 32 * 1_024;

/** Registers them, for the admin alone. */
export function addAdminSite(app: ApiApp, parts: ApiParts): void {
  const { db, clientOf, site, clock } = parts;
  app.openapi(routeOf(endpoints.adminSite, forAdmin(parts)), async (c) => c.json(await siteNow(parts), 200));

  app.openapi(routeOf(endpoints.changeSite, forAdmin(parts), limitBodyTo(MAX_BYTES)), async (c) => {
    const { version, ...settings } = c.req.valid('json');
    const { id: session } = adminOf(c);
    await reachDatabase(() =>
      inOneGo(db, async (client) => {
        const stood = await readSite(client);
        if (stood.version !== version) throw new AppError('SITE_OVERTAKEN', { version: stood.version });
        refuseWrong(settings, stood.settings, clock());
        const changed = siteChanges(stood.settings, settings).map(({ field }) => field);
        const detail = { version: version + 1, fields: changed.join(', ') };
        await noteAction(client, { action: 'site-changed', session, client: clientOf(c), detail });
        await saveSite(client, { version, settings, session });
      }),
    );
    await reachDatabase(() => site.look());
    return c.json(await siteNow(parts), 200);
  });
}

function refuseWrong(settings: SiteSettings, stood: SiteSettings, nowMs: number): void {
  const problems = siteProblems(settings, stood, nowMs);
  const field = SITE_FIELDS.find((each) => problems[each] !== undefined);
  if (field === undefined) return;
  const expected = expectedOf(changeSiteRequest, field) ?? { expected: 'AS_DOCUMENTED' as const };
  throw new AppError('INVALID_FIELD', { field, problem: problems[field] ?? 'IS_WRONG', ...expected });
}

async function siteNow({ db }: ApiParts): Promise<SiteBody> {
  const saved = await reachDatabase(() => readSaved(db, MAX_SITE_VERSIONS + 1));
  const bundled = { version: 0, settings: BUNDLED_SITE };
  const { version, settings } = saved[0] ?? bundled;
  return {
    success: true,
    version,
    settings: mutable(settings),
    history: saved.slice(0, MAX_SITE_VERSIONS).map((each, index) => ({
      version: each.version,
      saved_at: each.savedAt.toISOString(),
      session: each.session,
      changes: siteChanges((saved[index + 1] ?? bundled).settings, each.settings),
    })),
  };
}

const mutable = ({ onRamps, articles, ...texts }: SiteSettings): SiteBody['settings'] => ({
  ...texts,
  onRamps: [...onRamps],
  articles: [...articles],
});
