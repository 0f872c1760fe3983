// Builds what is stale before the first test, so that the tests see the sources as they are.
import { buildStale } from '../../scripts/stack/build.ts';

/** Playwright's global set-up. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls nothing else
export default async function buildPage(): Promise<void> {
  await buildStale(() => undefined);
}
