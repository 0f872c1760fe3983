// `GET /api/purchases/{address}`: a buyer's purchases, a page at a time, made once a ledger version.
import type { Address } from '@lilape/domain/address';
import { purchases as endpoint } from '@lilape/wire/endpoints/purchases';
import { PAGE_OF_PURCHASES, type PurchasesBody } from '@lilape/wire/purchases';
import { createSingleFlight } from '#cache/single-flight.ts';
import { lowerAddress } from '#http/address.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import {
  type LedgerPurchase,
  type Position,
  readOrphanedOf,
  readPurchasesOf,
} from '#ledger/sale/purchases.ts';
import { ledgerOf } from '#live/feed.ts';
import { orphanToWire, purchaseToWire } from '#presale/purchase-wire.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

type Asked = { buyer: Address; isOrphaned: boolean; before: Position | undefined; limit: number };

/** Registers the history. */
export function addPurchaseHistory(app: ApiApp, parts: ApiParts): void {
  const flights = createSingleFlight<Prepared>({ maxKept: 200, maxRunning: 8, maxWaiting: 512 });
  app.openapi(routeOf(endpoint, limited('read', parts)), async (c) => {
    const { orphaned = '0', limit, before } = c.req.valid('query');
    const asked = {
      buyer: lowerAddress(c.req.valid('param').address),
      isOrphaned: orphaned === '1',
      before: before === undefined ? undefined : positionOf(before),
      limit: limit === undefined ? PAGE_OF_PURCHASES : Number(limit),
    };
    const { version } = ledgerOf(parts.feed);
    const key = [asked.buyer, orphaned, before ?? '', asked.limit].join(' ');
    const page = await flights.get(key, String(version), async () =>
      prepareJson(await pageOf(asked, parts), 'private, no-cache'),
    );
    return respondPrepared(page, c.req);
  });
}

async function pageOf({ buyer, isOrphaned, before, limit }: Asked, parts: ApiParts): Promise<PurchasesBody> {
  if (isOrphaned) {
    const orphans = await reachDatabase(() => parts.reads.read((db) => readOrphanedOf(db, buyer, limit)));
    return { success: true, purchases: orphans.map(orphanToWire) };
  }
  // One more than is sent, to know whether there is a next page.
  const found = await reachDatabase(() =>
    parts.reads.read((db) => readPurchasesOf(db, buyer, { before, limit: limit + 1 })),
  );
  const listed = found.slice(0, limit);
  const last = listed.at(-1);
  const { heads } = ledgerOf(parts.feed);
  const body: PurchasesBody = {
    success: true,
    purchases: listed.map((purchase) => purchaseToWire(purchase, heads)),
  };
  return found.length > limit && last !== undefined ? { ...body, next: textOf(last) } : body;
}

const textOf = ({ block, logIndex }: LedgerPurchase): string => `${block}-${logIndex}`;

function positionOf(text: string): Position {
  const [block = '0', logIndex = '0'] = text.split('-');
  return { block: BigInt(block), logIndex: Number(logIndex) };
}
