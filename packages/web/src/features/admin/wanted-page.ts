/** Which page of the workshop somebody was sent here from: `/admin?for=test-nft`. */

const pages = ['test-nft', 'debug-characters'] as const;
export type WantedPage = (typeof pages)[number];

/** The page that a query string names; null for anything else, so that nobody is sent elsewhere. */
export function wantedPage(search: string): WantedPage | null {
  const name = new URLSearchParams(search).get('for');
  return pages.find((page) => page === name) ?? null;
}
