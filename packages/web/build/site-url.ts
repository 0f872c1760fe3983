/** The public address that canonical links are made with. */
import { BASE_CHAIN_ID } from '@lilape/domain/chains';

/**
 * Sees to it that a build for Base knows its address.
 * @throws Error without one: it would have no canonical links, site map or pictures for sharing
 */
export function requireSiteUrl(chainId: number): void {
  if (chainId === BASE_CHAIN_ID && siteUrl() === undefined)
    throw new Error('A build for Base needs LILAPE_SITE_URL, the address of the site.');
}

/** Returns the origin in `LILAPE_SITE_URL` without a slash at its end, or undefined if none is set. */
export function siteUrl(): string | undefined {
  const url = process.env['LILAPE_SITE_URL'];
  if (url === undefined || url === '') return undefined;
  return new URL(url).origin;
}
