// Loads the built page once it is there.
import { setTimeout as wait } from 'node:timers/promises';
import type { PageHeaders } from '#http/headers.ts';
import { type PageFiles, loadPage } from '#http/page-files.ts';
import type { Log } from '#log.ts';

const RETRY_MS = 500;

export type PageWatch = {
  /** The page; null until there is one. */
  readonly current: () => PageFiles | null;
  /** Resolves when it is there, or it was stopped. */
  readonly loaded: Promise<void>;
  /** Ends loading; resolves when nothing of it goes on. */
  stop(): Promise<void>;
};

/** Loads the page in `folder`, and looks again twice a second while there is none: one load at a time. */
export function watchPage(
  folder: string,
  headersOf: PageHeaders,
  log: Log,
  load: typeof loadPage = loadPage,
): PageWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let page: PageFiles | null = null;

  const look = async () => {
    for (;;) {
      const found = await load(folder, headersOf).catch((error: unknown) => {
        log.error('page.unreadable', { error });
        return null;
      });
      if (found !== null || signal.aborted) return found;
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const work = (async () => {
    const found = await look();
    if (found === null || signal.aborted) return;
    page = found;
    log.info('page.loaded');
  })();

  return {
    current: () => page,
    loaded: work,
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
