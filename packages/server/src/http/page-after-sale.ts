// The page once the sale is over: each document says so at its root, so that its first line is true on every page.
import { type SaleStatus, isOver } from '@lilape/domain/presale/sale-status';
import type { PageFiles } from '#http/page-files.ts';
import { type Prepared, prepareAnswer } from '#http/prepared.ts';

/** Where the build's documents begin; the page reads the attribute. @see packages/web/src/ui/in-sale.css */
const ROOT = /^<!doctype html>\n<html [^>]*/;

/**
 * The page as it is to be answered now, from the built one, the sale's status (null while nobody knows) and whether the giveaway is drawn.
 * A status from which the sale can still be bought in is left to the page: it may have changed when the document is read again.
 */
export function tellAfterSale(
  built: () => PageFiles | null,
  statusNow: () => SaleStatus | null,
  isDrawn: () => boolean,
): () => PageFiles | null {
  let last: { readonly page: PageFiles; readonly marks: string; readonly telling: PageFiles } | null = null;
  return () => {
    const page = built();
    const status = statusNow();
    if (page === null || status === null || !isOver(status)) return page;
    const marks = ` data-sale="${status}"${isDrawn() ? ' data-drawn=""' : ''}`;
    if (last?.page !== page || last.marks !== marks) last = { page, marks, telling: telling(page, marks) };
    return last.telling;
  };
}

function telling(page: PageFiles, marks: string): PageFiles {
  const made = new Map<Prepared, Prepared>();
  const tell = (file: Prepared | undefined) => {
    if (file?.headers['Content-Type']?.startsWith('text/html') !== true) return file;
    const known = made.get(file) ?? stamped(file, marks);
    made.set(file, known);
    return known;
  };
  return {
    find: (path) => tell(page.find(path)),
    notFoundAt: (path) => tell(page.notFoundAt(path)),
  };
}

/** The document with its root saying so. It is compressed for the first who takes that. */
function stamped({ body, headers }: Prepared, marks: string): Prepared {
  const html = body.toString().replace(ROOT, (root) => root + marks);
  const { 'Content-Type': type = '', 'Cache-Control': cacheControl = '', ...security } = headers;
  return prepareAnswer(Buffer.from(html), type, cacheControl, security);
}
