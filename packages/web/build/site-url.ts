/** The public address that canonical links are made with. */

/** Returns the origin in `LILAPE_SITE_URL` without a slash at its end, or undefined if none is set. */
export function siteUrl(): string | undefined {
  const url = process.env['LILAPE_SITE_URL'];
  if (url === undefined || url === '') return undefined;
  return new URL(url).origin;
}
