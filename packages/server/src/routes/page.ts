// The page: every path that is not the API's, from memory.
import { isApiPath } from '@lilape/wire/endpoints/site';
import { AppError } from '@lilape/domain/app-error';
import type { Context } from 'hono';
import { findAdmin } from '#admin/guard.ts';
import { WORKSHOP_PAGES, isOpenWorkshop } from '#admin/workshop.ts';
import type { PageFiles } from '#http/page-files.ts';
import { chooseForm, respondPrepared, type Prepared } from '#http/prepared.ts';
import type { ApiEnv } from '#http/requests.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';

/** Registers the page's files; an unknown path gets the page's own 404, and 503 while nothing is built. */
export function addPage(app: ApiApp, parts: ApiParts): void {
  app.get('*', async (c) => {
    const page = parts.page();
    const { path, method } = c.req;
    if (isApiPath(path)) throw new AppError('NOT_FOUND');
    if (page === null) throw new AppError('SERVICE_UNAVAILABLE');
    const file = page.find(path);
    const workshop = file === undefined ? undefined : workshopPageOf(page, file);
    if (workshop !== undefined && !isOpenWorkshop(parts)) return await forAdminOnly(c, parts, workshop);
    if (file !== undefined) return respondPrepared(file, c.req);
    const missing = page.notFoundAt(path);
    if (missing === undefined) throw new AppError('NOT_FOUND');
    const { body, headers } = chooseForm(missing, c.req.header('accept-encoding'));
    return new Response(method === 'HEAD' ? null : body, { status: 404, headers });
  });
}

type WorkshopPage = { readonly name: string; readonly prefix: '' | '/ru'; readonly file: Prepared };

/** Which page of the workshop a file is, however it was asked for. */
function workshopPageOf(page: PageFiles, file: Prepared): WorkshopPage | undefined {
  const all = WORKSHOP_PAGES.flatMap((name) => [
    { name, prefix: '' as const, file },
    { name, prefix: '/ru' as const, file },
  ]);
  return all.find(({ name, prefix }) => page.find(`${prefix}/${name}`) === file);
}

/** The page for the admin, kept nowhere on its way; everybody else is sent to where one signs in. */
async function forAdminOnly(c: Context<ApiEnv>, parts: ApiParts, asked: WorkshopPage): Promise<Response> {
  const isAdmin = (await findAdmin(c, parts)) !== null;
  const answer = isAdmin
    ? respondPrepared(asked.file, c.req)
    : c.redirect(`${asked.prefix}/admin?for=${asked.name}`, 302);
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}
