// The scripts that a page has asked for.
import type { Page } from 'playwright-core';

import { weightOf } from '../../packages/web/build/weight.ts';

/** How long no script may have come for a page to count as left alone. */
const QUIET_MS = 1_500;

export type Scripts = {
  /** By their addresses. */
  readonly bodies: ReadonlyMap<string, Buffer>;
  /** Resolves when the page has loaded and asks for no more. */
  settle(): Promise<void>;
};

/** Follows what a page asks for from now on. */
export function followScripts(page: Page): Scripts {
  const scripts = new Map<string, Buffer>();
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !/\.m?js(\?|$)/.test(response.url())) return;
    bodies.push(response.body().then((body) => scripts.set(response.url(), body)));
  });
  return {
    bodies: scripts,
    // The event stream stays open, so the network is never wholly idle: wait until no script was asked for in a while.
    async settle() {
      await page.waitForLoadState('load');
      for (let known = -1; known !== bodies.length;) {
        known = bodies.length;
        await page.waitForTimeout(QUIET_MS);
      }
      await Promise.all(bodies);
    },
  };
}

/** What scripts weigh on their way, kB. */
export const kilobytes = (scripts: ReadonlyMap<string, Buffer>): number =>
  [...scripts.values()].reduce((sum, body) => sum + weightOf(body), 0) / 1000;
