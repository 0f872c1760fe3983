// Asks a site for every file of a list and compares what it answers.
import type { Listed } from './hash-list.ts';
import { sha256Of, urlPathOf } from './hash-list.ts';
import { unfilled } from './unfilled.ts';

/** What a site answers for a file: as it was built, with its settings filled in, kept for the admin, or otherwise. */
export type Found = 'same' | 'filled' | 'admin' | 'differs' | 'missing';
export type Checked = { readonly path: string; readonly found: Found };

/** How many are asked for beside each other. */
const LANES = 6;

/** Compares every file; `fetchFrom` answers for a path of the site, and follows no redirect. */
export async function checkSite(
  files: readonly Listed[],
  fetchFrom: (path: string) => Promise<Response>,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting)
      checked.push({ path: file.path, found: await check(file, await fetchFrom(urlPathOf(file.path))) });
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return checked.toSorted((a, b) => a.path.localeCompare(b.path));
}

async function check(file: Listed, response: Response): Promise<Found> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Tools for the admin, which nobody else is shown. @see packages/server/src/admin/workshop.ts
  if (status === 302 && /^(?:\/ru)?\/admin\?for=/.test(headers.get('location') ?? '')) return 'admin';
  if (status !== 200) return 'missing';
  if (sha256Of(bytes) === file.sha256) return 'same';
  const isFilled =
    file.unfilledSha256 !== null &&
    sha256Of(unfilled(new TextDecoder().decode(bytes))) === file.unfilledSha256;
  return isFilled ? 'filled' : 'differs';
}
