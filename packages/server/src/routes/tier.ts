// `GET /api/launchpad/tier/{address}`: what an account holds and its tier, made once a ledger version.
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { tier as endpoint } from '@lilape/wire/endpoints/launchpad';
import { createSingleFlight } from '#cache/single-flight.ts';
import { lowerAddress } from '#http/address.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { type BlockAsked, readHolding } from '#launchpad/holdings.ts';
import { tierToWire } from '#launchpad/tier-wire.ts';
import { readFirstBlock } from '#ledger/read.ts';
import { ledgerOf } from '#live/feed.ts';
import { reachChain, reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the tier; 503 while the ledger does not read one of the three parts of a holding. */
export function addTier(app: ApiApp, parts: ApiParts): void {
  const ours: ReadonlySet<Address> = new Set(parts.deployment.excluded);
  const flights = createSingleFlight<Prepared>({ maxKept: 10_000, maxRunning: 8, maxWaiting: 512 });
  app.openapi(routeOf(endpoint, limited('read', parts)), async (c) => {
    const account = lowerAddress(c.req.valid('param').address);
    const { block } = c.req.valid('query');
    const { version } = ledgerOf(parts.feed);
    const prepared = await flights.get(`${account} ${block}`, String(version), async () => {
      const asked = block === undefined ? null : await finalBlock(parts, BigInt(block));
      const known = await reachDatabase(() => parts.reads.read((db) => readHolding(db, account, asked)));
      if (known === null) throw new AppError('NOT_READ_YET');
      return prepareJson(tierToWire(account, known, ours.has(account)), 'public, no-cache');
    });
    return respondPrepared(prepared, c.req);
  });
}

/** A block whose holdings never change. @throws AppError for one that is not final, or before the first that is read */
async function finalBlock({ db, feed, chain }: ApiParts, number: bigint): Promise<BlockAsked> {
  const { final } = ledgerOf(feed).heads;
  if (number > final) throw new AppError('BLOCK_NOT_FINAL', { block: String(number), final: String(final) });
  const first = await reachDatabase(() => readFirstBlock(db));
  if (number < first) throw new AppError('BLOCK_TOO_EARLY', { block: String(number), first: String(first) });
  return {
    number,
    timeSeconds: async () => {
      const block = await reachChain(() =>
        chain.pass('eth_getBlockByNumber', [`0x${number.toString(16)}`, false]),
      );
      const { timestamp } = (block ?? {}) as { readonly timestamp?: unknown };
      if (typeof timestamp !== 'string') throw new AppError('SERVICE_UNAVAILABLE');
      return Number(timestamp);
    },
  };
}
