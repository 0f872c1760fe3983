// The page with the site's settings filled in: each document once for each version of them.
import { FIRST_LANGUAGE, isLanguage, type Language } from '@lilape/domain/languages';
import { isAnnounced } from '@lilape/domain/site/settings';
import type { PageFiles } from '#http/page-files.ts';
import { type Prepared, prepareAnswer } from '#http/prepared.ts';
import { fillSite } from '#site/marks.ts';
import type { SiteVersion } from '#site/versions.ts';

type Made = {
  readonly page: PageFiles;
  readonly site: SiteVersion;
  /** Whether its line above the header is shown: it ends by itself. */
  readonly isAnnounced: boolean;
  readonly filled: PageFiles;
};

/**
 * The page as it is to be answered now; as it was built while nothing was ever saved, so that such a site costs nothing.
 * `clock` in Unix milliseconds.
 */
export function withSite(
  built: () => PageFiles | null,
  siteNow: () => SiteVersion | null,
  clock: () => number,
): () => PageFiles | null {
  let made: Made | null = null;
  return () => {
    const page = built();
    const site = siteNow();
    if (page === null || site === null || site.version === 0) return page;
    const announced = isAnnounced(site.settings, clock());
    if (made?.page !== page || made.site !== site || made.isAnnounced !== announced)
      made = { page, site, isAnnounced: announced, filled: filling(page, site, clock()) };
    return made.filled;
  };
}

function filling(page: PageFiles, { settings }: SiteVersion, nowMs: number): PageFiles {
  const made = new Map<Prepared, Prepared>();
  const fill = (file: Prepared | undefined) => {
    if (file?.headers['Content-Type']?.startsWith('text/html') !== true) return file;
    const known = made.get(file) ?? filledIn(file, settings, nowMs);
    made.set(file, known);
    return known;
  };
  return {
    find: (path) => fill(page.find(path)),
    notFoundAt: (path) => fill(page.notFoundAt(path)),
  };
}

/** The language that a document says it is in. */
function languageIn(html: string): Language {
  const [, code = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
  return isLanguage(code) ? code : FIRST_LANGUAGE;
}

/** The document with the settings in it. It is compressed for the first who takes that. */
function filledIn({ body, headers }: Prepared, settings: SiteVersion['settings'], nowMs: number): Prepared {
  const built = body.toString();
  const html = fillSite(built, settings, languageIn(built), nowMs);
  const { 'Content-Type': type = '', 'Cache-Control': cacheControl = '', ...security } = headers;
  return prepareAnswer(Buffer.from(html), type, cacheControl, security);
}
