// The page once the sale is over: each document says so at its root, so that its first line is true on every page.
import { type SaleStatus, isOver } from '@lilape/domain/presale/sale-status';
import type { PageFiles } from '#http/page-files.ts';
import { type Prepared, prepareAnswer } from '#http/prepared.ts';

/** Where the build's documents begin; the page reads the attribute. @see packages/web/src/ui/in-sale.css */
const ROOT = /^<!doctype html>\n<html [^>]*/;

/**
 * The page as it is to be answered now, from the built one and the sale's status (null while nobody knows). A status
 * from which the sale can still be bought in is left to the page: it may have changed when the document is read again.
 */
export function tellAfterSale(
  built: () => PageFiles | null,
  statusNow: () => SaleStatus | null,
): () => PageFiles | null {
  let last: { readonly page: PageFiles; readonly status: SaleStatus; readonly telling: PageFiles } | null =
    null;
  return () => {
    const page = built();
    const status = statusNow();
    if (page === null || status === null || !isOver(status)) return page;
    if (last?.page !== page || last.status !== status)
      last = { page, status, telling: telling(page, status) };
    return last.telling;
  };
}

function telling(page: PageFiles, status: SaleStatus): PageFiles {
  const made = new Map<Prepared, Prepared>();
  const tell = (file: Prepared | undefined) => {
    if (file?.headers['Content-Type']?.startsWith('text/html') !== true) return file;
    const known = made.get(file) ?? stamped(file, status);
    made.set(file, known);
    return known;
  };
  return {
    find: (path) => tell(page.find(path)),
    notFoundAt: (path) => tell(page.notFoundAt(path)),
  };
}

/** The document with its root saying the status. It is compressed for the first who takes that. */
function stamped({ body, headers }: Prepared, status: SaleStatus): Prepared {
  const html = body.toString().replace(ROOT, (root) => `${root} data-sale="${status}"`);
  const { 'Content-Type': type = '', 'Cache-Control': cacheControl = '', ...security } = headers;
  return prepareAnswer(Buffer.from(html), type, cacheControl, security);
}
