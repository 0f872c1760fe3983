// The site map of minted apes: the address of each one's page in each language.
import { LANGUAGES, localizedPath } from '@lilape/domain/languages';

/** The file for the site at `siteUrl`; in order of the numbers. @see https://www.sitemaps.org/protocol.html */
export function apesSitemap(siteUrl: string, ids: readonly number[]): string {
  // 10,000 apes in two languages are well below the 50,000 that one file may list. The pages name their translations.
  const urls = ids
    .toSorted((a, b) => a - b)
    .flatMap((id) => LANGUAGES.map((language) => localizedPath(`/nft/${id}`, language)))
    .map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
