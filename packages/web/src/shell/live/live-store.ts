/** What the sale looks like now: server-sent events, with polling every 30 s beneath them. @see decision 10 "no invented figures" */
import { isStaleAge } from '@lilape/domain/freshness';
import type { PresaleInfo, StatsBody } from '@lilape/wire/presale';
import type { Purchase } from '@lilape/wire/purchases';
import { presaleInfo, stats as statsEndpoint } from '@lilape/wire/endpoints/sale';
import { eventStream } from '#shell/first/event-stream.ts';
import { type EventOf, topics } from '@lilape/wire/topics';
import { callApi } from '#shell/first/api.ts';
import { schemaReader } from '#shell/first/check.ts';
import { createStore } from '#shell/first/store.ts';
import { isOvertaken } from './overtaken.ts';
import { serverNowMs, setServerClock } from './server-clock.ts';

/** How often everything is asked again, milliseconds. @see specification §9 */
export const refreshMs = 30_000;
/** How many of the newest purchases are kept. */
export const NEWEST_COUNT = 5;
/** What this store tells of; another one asks for another. */
const topic = 'sale';
const readPresale = schemaReader(topics.sale.presale);
const readStats = schemaReader(topics.sale.stats);
const readPurchase = schemaReader(topics.sale.purchase);
const firstRetryMs = 2_000;

export type LiveData = {
  readonly presale: PresaleInfo | null;
  readonly stats: StatsBody['stats'] | null;
  /** The newest purchases that are known: those since the page was opened, and those of `addNewest`. */
  readonly newest: readonly Purchase[];
  /** Server time of the last successful read of the chain, unix milliseconds; null before the first answer. */
  readonly asOfMs: number | null;
  /** Whether the last try to reach the site failed. */
  readonly isUnreachable: boolean;
  /** How often the stream was opened: what was sent before is not sent again. */
  readonly streams: number;
};

export const nothingYet: LiveData = {
  presale: null,
  stats: null,
  newest: [],
  asOfMs: null,
  isUnreachable: false,
  streams: 0,
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
  /** Takes the newest purchases from before the page was opened, newest first. */
  readonly addNewest: (purchases: readonly Purchase[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * A store for `useSyncExternalStore`. It reads while somebody is subscribed and the page is visible; a failed try is
 * repeated after 2, 4, 8 … 30 s, and the last real answer stays.
 */
export function createLiveStore(): LiveStore {
  let isFollowed = false;
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let current: Promise<void> | undefined;

  const store = createStore(nothingYet, () => {
    isFollowed = true;
    document.addEventListener('visibilitychange', onVisibility);
    if (!document.hidden) start();
    return () => {
      isFollowed = false;
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  });
  const change = (part: Partial<LiveData>) => store.set({ ...store.get(), ...part });

  const takePresale = (presale: PresaleInfo) => {
    const asOfMs = Date.parse(presale.as_of);
    if (!isOvertaken(asOfMs, store.get().asOfMs)) change({ presale, asOfMs });
  };

  const takePurchase = (purchase: Purchase) => {
    const others = store
      .get()
      .newest.filter(({ txHash, ordinal }) => txHash !== purchase.txHash || ordinal !== purchase.ordinal);
    const newest = purchase.status === 'orphaned' ? others : [purchase, ...others];
    change({ newest: newest.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, NEWEST_COUNT) });
  };

  const addNewest = (purchases: readonly Purchase[]) => {
    // What was sent meanwhile is younger than this. The oldest goes first: of one second the last taken is on top.
    const shown = store.get().newest;
    for (const purchase of [...shown, ...purchases.slice(0, NEWEST_COUNT)].toReversed())
      takePurchase(purchase);
  };

  const read = async () => {
    try {
      const [presale, stats] = await Promise.all([callApi(presaleInfo), callApi(statsEndpoint)]);
      if (presale.serverTimeMs !== undefined) setServerClock(presale.serverTimeMs);
      failures = 0;
      const isLate = isOvertaken(Date.parse(presale.body.as_of), store.get().asOfMs);
      takePresale(presale.body);
      // Asked for together, overtaken together.
      const known = isLate ? store.get().stats : null;
      change({ stats: known ?? stats.body.stats, isUnreachable: false });
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
    events = new EventSource(`${eventStream.path}?topics=${topic}`);
    events.addEventListener('open', () => change({ streams: store.get().streams + 1 }));
    const on = <Body>(
      name: EventOf<typeof topic>,
      readBody: (json: unknown) => Body,
      take: (body: Body) => void,
    ) =>
      events?.addEventListener(name, ({ data: text }: MessageEvent<string>) => {
        try {
          take(readBody(JSON.parse(text)));
        } catch {
          // An event that cannot be read is made good by a full read.
          void refresh();
        }
      });
    on('presale', readPresale, takePresale);
    on('stats', readStats, ({ stats }) => change({ stats }));
    on('purchase', readPurchase, takePurchase);
  };

  const isRunning = () => isFollowed && !document.hidden;

  const start = () => void refresh();
  const stop = () => {
    clearTimeout(timer);
    events?.close();
    events = undefined;
  };
  const onVisibility = () => (document.hidden ? stop() : start());

  return { getSnapshot: store.get, refresh, addNewest, subscribe: store.subscribe };
}
