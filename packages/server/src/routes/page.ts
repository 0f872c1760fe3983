// The page: every path that is not the API's, from memory.
import { isApiPath } from '@lilape/wire/endpoints/site';
import { AppError } from '@lilape/domain/app-error';
import { chooseForm, respondPrepared } from '#http/prepared.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';

/** Registers the page's files; an unknown path gets the page's own 404, and 503 while nothing is built. */
export function addPage(app: ApiApp, parts: ApiParts): void {
  app.get('*', (c) => {
    const page = parts.page();
    const { path, method } = c.req;
    if (isApiPath(path)) throw new AppError('NOT_FOUND');
    if (page === null) throw new AppError('SERVICE_UNAVAILABLE');
    const file = page.find(path);
    if (file !== undefined) return respondPrepared(file, c.req);
    const missing = page.notFoundAt(path);
    if (missing === undefined) throw new AppError('NOT_FOUND');
    const { body, headers } = chooseForm(missing, c.req.header('accept-encoding'));
    return new Response(method === 'HEAD' ? null : body, { status: 404, headers });
  });
}
