/** What the sale looks like now: server-sent events, with polling every 30 s beneath them. @see decision 10 */
import { isStaleAge } from '@lilape/domain/freshness';
import type { PresaleInfo, StatsBody } from '@lilape/wire/presale';
import type { Purchase } from '@lilape/wire/purchases';
import { callApi } from '#shell/api/api.ts';
import { readNewest, readPresaleInfo, readPurchase, readStats } from './answers.ts';
import { serverNowMs, setServerClock } from './server-clock.ts';

/** How often everything is asked anew, milliseconds. @see specification §9 */
export const refreshMs = 30_000;
/** How many of the newest purchases are kept. */
export const NEWEST_COUNT = 5;
const firstRetryMs = 2_000;

export type LiveData = {
  readonly presale: PresaleInfo | null;
  readonly stats: StatsBody['stats'] | null;
  /** The newest purchases that are known: those since the page was opened, and those of `loadNewest`. */
  readonly newest: readonly Purchase[];
  /** Server time of the last successful read of the chain, unix milliseconds; null before the first answer. */
  readonly asOfMs: number | null;
  /** Whether the last try to reach the site failed. */
  readonly isUnreachable: boolean;
};

export const nothingYet: LiveData = {
  presale: null,
  stats: null,
  newest: [],
  asOfMs: null,
  isUnreachable: false,
};

/** Milliseconds since the chain was last read, by the server's clock; null before the first answer. */
export function ageMs(data: LiveData): number | null {
  const nowMs = serverNowMs();
  return data.asOfMs === null || nowMs === undefined ? null : Math.max(0, nowMs - data.asOfMs);
}

/** Whether nothing may be bought on this data: there is none, or its last chain read is over 60 s ago. */
export function isStale(data: LiveData): boolean {
  const age = ageMs(data);
  return age === null || isStaleAge(age);
}

export type LiveStore = {
  readonly getSnapshot: () => LiveData;
  /** Asks for everything now; resolves when the try is over. */
  readonly refresh: () => Promise<void>;
  /** Asks for the newest purchases from before the page was opened. @throws AppError of the call */
  readonly loadNewest: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * A store for `useSyncExternalStore`. It reads while somebody is subscribed and the page is visible; a failed try is
 * repeated after 2, 4, 8 … 30 s, and the last real answer stays.
 */
export function createLiveStore(): LiveStore {
  let data = nothingYet;
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let current: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const change = (part: Partial<LiveData>) => {
    data = { ...data, ...part };
    for (const listener of listeners) listener();
  };

  const takePresale = (presale: PresaleInfo) => {
    const asOfMs = Date.parse(presale.as_of);
    // An answer that was overtaken by an event is older than what is shown.
    if (data.asOfMs !== null && asOfMs < data.asOfMs) return;
    change({ presale, asOfMs });
  };

  const takePurchase = (purchase: Purchase) => {
    const others = data.newest.filter(
      ({ txHash, ordinal }) => txHash !== purchase.txHash || ordinal !== purchase.ordinal,
    );
    const newest = purchase.status === 'orphaned' ? others : [purchase, ...others];
    change({ newest: newest.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, NEWEST_COUNT) });
  };

  const loadNewest = async () => {
    const { body } = await callApi({ path: '/api/sale/history', read: readNewest });
    // What was told meanwhile is younger than this answer. The oldest goes first: of one second the last taken is on top.
    const told = data.newest;
    for (const purchase of [...told, ...body.slice(0, NEWEST_COUNT)].toReversed()) takePurchase(purchase);
  };

  const read = async () => {
    try {
      const [presale, stats] = await Promise.all([
        callApi({ path: '/api/presale/info', read: readPresaleInfo }),
        callApi({ path: '/api/stats', read: readStats }),
      ]);
      if (presale.serverTimeMs !== undefined) setServerClock(presale.serverTimeMs);
      failures = 0;
      takePresale(presale.body);
      change({ stats: stats.body, isUnreachable: false });
    } catch {
      // Whatever it was, the page shows the same: the last real answer with its age, and Retry.
      failures += 1;
      change({ isUnreachable: true });
    }
  };

  const refresh = (): Promise<void> => {
    clearTimeout(timer);
    current ??= read().finally(() => {
      current = undefined;
      if (!isRunning()) return;
      timer = setTimeout(
        () => void refresh(),
        Math.min(failures === 0 ? refreshMs : firstRetryMs * 2 ** (failures - 1), refreshMs),
      );
      // A refused stream is closed for good by the browser; polling goes on, and each success tries it again.
      if (failures === 0 && (events === undefined || events.readyState === EventSource.CLOSED)) listen();
    });
    return current;
  };

  const listen = () => {
    events?.close();
    events = new EventSource('/api/events');
    const on = <Body>(name: string, readBody: (json: unknown) => Body, take: (body: Body) => void) =>
      events?.addEventListener(name, ({ data: text }: MessageEvent<string>) => {
        try {
          take(readBody(JSON.parse(text)));
        } catch {
          // An event that cannot be read is made good by a full read.
          void refresh();
        }
      });
    on('presale', readPresaleInfo, takePresale);
    on('stats', readStats, (stats) => change({ stats }));
    on('purchase', readPurchase, takePurchase);
  };

  const isRunning = () => listeners.size > 0 && !document.hidden;

  const start = () => void refresh();
  const stop = () => {
    clearTimeout(timer);
    events?.close();
    events = undefined;
  };
  const onVisibility = () => (document.hidden ? stop() : start());

  return {
    getSnapshot: () => data,
    refresh,
    loadNewest,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibility);
        if (!document.hidden) start();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        stop();
      };
    },
  };
}
