// The collection's reads, each made once a ledger version: counts, newest mints, who has which ape and what happened to it.
import { checksumAddress } from '@lilape/domain/address';
import { LAYERS } from '@lilape/domain/apes/catalogue';
import { traitsOf } from '@lilape/domain/apes/traits';
import { AppError } from '@lilape/domain/app-error';
import { confirmationOf } from '@lilape/domain/confirmation';
import { ETHER_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { type Ape, PAGE_OF_APES } from '@lilape/wire/apes';
import * as endpoints from '@lilape/wire/endpoints/apes';
import type { Context } from 'hono';
import { apeToWire, apesOf, mintToWire, timeOf } from '#apes/wire.ts';
import { createSingleFlight } from '#cache/single-flight.ts';
import { createKeptRead } from '#cache/kept-read.ts';
import { lowerAddress } from '#http/address.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { readMintedIds, readNewestMints, readOwnedApes, readStations } from '#ledger/apes/transfers.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { ledgerOf } from '#live/feed.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { THUMBNAILS_PATH } from '#studio/thumbnails.ts';
import { isoOfMs } from '#moments.ts';

const NEWEST = 12;
/** A price that never changes is read again now and then all the same: it is one small call. */
const PRICE_FRESH_MS = 3_600_000;

type Filter = { trait?: string | undefined; band?: string | undefined };

/** Registers the reads; 503 while the ledger does not read the collection. */
export function addApes(app: ApiApp, parts: ApiParts): void {
  const flights = createSingleFlight<Prepared>({ maxKept: 200, maxRunning: 8, maxWaiting: 512 });
  const { reads } = parts;
  /** The answer to what is named by `key`, the same until the ledger changes. */
  const answer = async (c: Context, key: string, bodyOf: (snapshot: LedgerSnapshot) => Promise<object>) => {
    const snapshot = ledgerOf(parts.feed);
    if (apesOf(snapshot) === null) throw new AppError('NOT_READ_YET');
    const prepared = await flights.get(key, String(snapshot.version), async () =>
      prepareJson(await reachDatabase(() => bodyOf(snapshot)), 'public, no-cache'),
    );
    return respondPrepared(prepared, c.req);
  };

  const price = mintPriceOf(parts);

  app.openapi(routeOf(endpoints.mintStats, limited('read', parts)), async (c) => {
    const mintPrice = await price();
    return answer(c, `stats ${mintPrice}`, async (snapshot) => {
      const recentMints = (await reads.read((db) => readNewestMints(db, NEWEST))).map((mint) =>
        mintToWire(mint, THUMBNAILS_PATH),
      );
      const data = { ...apesOf(snapshot), ...(mintPrice !== undefined && { mintPrice }), recentMints };
      return { success: true, data, ...readAt(snapshot) };
    });
  });

  app.openapi(routeOf(endpoints.mintedApes, limited('read', parts)), (c) =>
    answer(c, 'minted', async (snapshot) => {
      const ids = await reads.read(readMintedIds);
      return { success: true, ids, pictures: THUMBNAILS_PATH, ...readAt(snapshot) };
    }),
  );

  app.openapi(routeOf(endpoints.nftPurchases, limited('read', parts)), (c) => {
    const wallet = lowerAddress(c.req.valid('query').wallet);
    return answer(c, `wallet ${wallet}`, async () => {
      const nfts = (await reads.read((db) => readOwnedApes(db, wallet))).map(apeToWire);
      return { success: true, data: { nfts } };
    });
  });

  app.openapi(routeOf(endpoints.apes, limited('read', parts)), (c) => {
    const { trait, band, owner, after = '0' } = c.req.valid('query');
    const holder = owner === undefined ? null : lowerAddress(owner);
    return answer(c, ['apes', trait, band, holder, after].join(), async () => {
      const owned = (await reads.read((db) => readOwnedApes(db, holder))).map(apeToWire);
      const found = owned.filter((ape) => ape.tokenId > Number(after) && isOf(ape, { trait, band }));
      const page = found.slice(0, PAGE_OF_APES);
      const next = found.length > page.length ? { next: String(page.at(-1)?.tokenId) } : {};
      return { success: true, apes: page, ...next };
    });
  });

  app.openapi(routeOf(endpoints.ape, limited('read', parts)), (c) => {
    const id = Number(c.req.valid('param').id);
    return answer(c, `ape ${id}`, async ({ heads }) => {
      const stations = await reads.read((db) => readStations(db, id));
      const last = stations.at(-1);
      if (last === undefined) throw new AppError('NOT_FOUND');
      const history = stations.map((station) => ({
        from: checksumAddress(station.from),
        to: checksumAddress(station.to),
        time: timeOf(station),
        block: Number(station.block),
        txHash: station.txHash,
        confirmation: confirmationOf(station.block, heads),
      }));
      return { success: true, ape: apeToWire({ id, owner: last.to }), history };
    });
  });
}

/** What an ape costs, ETH as text; undefined where the chain was never reached. */
function mintPriceOf({ deployment, chain, clock, log }: ApiParts): () => Promise<string | undefined> {
  const collection = deployment.contracts.nft;
  if (collection === null) return async () => undefined;
  const read = createKeptRead(() => chain.mintPriceWei(collection), PRICE_FRESH_MS, clock);
  return async () => {
    try {
      return formatUnits(await read.current(), ETHER_DECIMALS);
    } catch (error) {
      log.warn('apes.price_unread', { error });
      return undefined;
    }
  };
}

/** How far the chain was read, and when. */
function readAt({ heads }: LedgerSnapshot): { block: number; as_of: string } {
  return { block: Number(heads.number), as_of: isoOfMs(heads.readAtMs) };
}

function isOf(ape: Ape, { trait, band }: Filter): boolean {
  if (band !== undefined && ape.band !== band) return false;
  if (trait === undefined) return true;
  const traits = traitsOf(ape.tokenId);
  return LAYERS.some((layer) => traits[layer].name === trait);
}
