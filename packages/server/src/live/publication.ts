// Turns each change of the ledger into bytes: the hot reads, and the events of the streams.
import { presaleInfoOf, statsOf } from '#presale/info.ts';
import { purchaseToWire } from '#presale/purchase-wire.ts';
import { type Prepared, prepareJson } from '#http/prepared.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';
import type { LedgerChange, ToldPurchase } from '#live/changes.ts';
import type { Hub } from '#live/hub.ts';

/** Answers that are served as they are, by their exact path. */
export type HotReads = Map<string, Prepared>;

/** Purchases told in one step, the newest; who wants all of them reads lists. */
export const MAX_FRAMES = 50;

export const PRESALE_PATHS = ['/api/presale/info', '/presale/info'] as const;
export const STATS_PATH = '/api/stats';

export type Publication = {
  publish(change: LedgerChange): void;
  /** The frames with which a stream opens: the present state, under the present version. */
  openingFrames(): string;
};

/** Publishes into `hot` and `hub`. What did not change is neither sent again nor given a new ETag. */
export function createPublication(hot: HotReads, hub: Hub): Publication {
  let presale = '';
  let stats = '';
  let version = 0n;

  return {
    publish({ snapshot, told }) {
      const isNew = snapshot.version !== version;
      version = snapshot.version;
      const sale = saleOf(snapshot);
      const presaleJson = refresh(hot, PRESALE_PATHS, presaleInfoOf(sale));
      const statsJson = refresh(hot, [STATS_PATH], statsOf(sale));
      const frames: string[] = [];
      if (statsJson !== stats) frames.push(frame('stats', statsJson));
      // Last, with the id: a client that was cut off before it asks for the whole batch again.
      if (presaleJson !== presale || isNew) frames.push(frame('presale', presaleJson, version));
      presale = presaleJson;
      stats = statsJson;
      hub.tell(version, purchaseFrames(newestOf(told), snapshot), frames.join(''));
    },
    openingFrames: () => (presale === '' ? '' : frame('stats', stats) + frame('presale', presale, version)),
  };
}

/** The newest, in the order they happened. */
function newestOf(told: readonly ToldPurchase[]): readonly ToldPurchase[] {
  if (told.length <= MAX_FRAMES) return told;
  return told.toSorted((a, b) => Number(a.purchase.block - b.purchase.block)).slice(-MAX_FRAMES);
}

/** Frames of purchases, each with the key under which a newer one replaces it. */
export function purchaseFrames(
  told: readonly ToldPurchase[],
  { heads }: Pick<LedgerSnapshot, 'heads'>,
): { key: string; frame: string }[] {
  return told.map(({ purchase, status }) => ({
    key: `${purchase.txHash} ${purchase.ordinal}`,
    frame: frame('purchase', JSON.stringify({ ...purchaseToWire(purchase, heads), status })),
  }));
}

function refresh(hot: HotReads, paths: readonly string[], value: unknown): string {
  const prepared = prepareJson(value);
  for (const path of paths) if (hot.get(path)?.etag !== prepared.etag) hot.set(path, prepared);
  return prepared.body.toString();
}

function frame(event: string, json: string, id?: bigint): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`;
}
