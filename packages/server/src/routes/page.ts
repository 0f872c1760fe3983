// The page: every path that is not the API's, from memory.
import { AppError } from '@lilape/domain/app-error';
import { chooseEncoding } from '#http/page-files.ts';
import { respondPrepared } from '#http/prepared.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';

/** Registers the page's files; an unknown path gets the page's own 404, and 503 while nothing is built. */
export function addPage(app: ApiApp, parts: ApiParts): void {
  app.get('*', (c) => {
    const page = parts.page();
    const { path, method } = c.req;
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('NOT_FOUND');
    if (page === null) throw new AppError('SERVICE_UNAVAILABLE');
    const file = page.find(path) ?? page.notFoundAt(path);
    if (file === undefined) throw new AppError('NOT_FOUND');
    const prepared = chooseEncoding(file, c.req.header('accept-encoding'));
    if (page.find(path) === undefined)
      return new Response(method === 'HEAD' ? null : prepared.body, {
        status: 404,
        headers: prepared.headers,
      });
    return respondPrepared(prepared, { method, ifNoneMatch: c.req.header('if-none-match') });
  });
}
