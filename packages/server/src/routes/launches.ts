// `GET /api/launchpad/launches`, one of them, who takes part in it, and what a wallet has of it.
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { entrantOf } from '@lilape/domain/draws/entrants';
import type { Holding } from '@lilape/domain/launchpad/holding';
import type { DrawWinner } from '@lilape/wire/draws';
import * as endpoints from '@lilape/wire/endpoints/launches';
import type { LaunchBody } from '@lilape/wire/launches';
import { winnersToWire } from '#draws/wire.ts';
import { lowerAddress } from '#http/address.ts';
import { prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { readHolding } from '#launchpad/holdings.ts';
import { type KnownLaunch, type LaunchReader, type ListOfMoment, listOf } from '#launchpad/launch-reader.ts';
import {
  launchEntrantsToWire,
  launchStatusOf,
  launchToWire,
  launchWalletToWire,
} from '#launchpad/launch-wire.ts';
import { readWinners } from '#ledger/draws/draw-rows.ts';
import type { LedgerHeads } from '#ledger/read.ts';
import { isoOf, isoOfMs } from '#moments.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the launches; every part of it is refused where there are no draws. */
export function addLaunches(app: ApiApp, parts: ApiParts, open: LaunchReader | null): void {
  const readerOf = () => requireReader(open);

  app.openapi(routeOf(endpoints.launches, limited('read', parts)), async (c) => {
    const reader = readerOf();
    const { snapshot, beacon, known } = await reader.all();
    const { heads } = snapshot;
    const launches = await Promise.all(
      known.map(async (each) => launchToWire(each, await soFarOf(reader, each, heads), { heads, beacon })),
    );
    const body = { success: true, launches, ...momentOf(heads) };
    return respondPrepared(prepareJson(body, 'public, no-cache'), c.req);
  });

  app.openapi(routeOf(endpoints.launch, limited('read', parts)), async (c) => {
    const reader = readerOf();
    const { snapshot, beacon, known } = await reader.one(Number(c.req.valid('param').id));
    const { heads } = snapshot;
    const body: LaunchBody = {
      success: true,
      ...launchToWire(known, await soFarOf(reader, known, heads), { heads, beacon }),
      winners: await winnersOf(parts, known, heads),
      ...momentOf(heads),
    };
    return respondPrepared(prepareJson(body, 'public, no-cache'), c.req);
  });

  app.openapi(routeOf(endpoints.launchEntrants, limited('read', parts)), async (c) => {
    const { after = '-1', search = '0x' } = c.req.valid('query');
    const reader = readerOf();
    const { snapshot, known } = await reader.one(Number(c.req.valid('param').id));
    const list = await listOf(reader, known);
    const page = launchEntrantsToWire(list, Number(after), search.toLowerCase());
    return c.json({ ...page, ...listMoment(list, snapshot.heads) }, 200);
  });

  app.openapi(routeOf(endpoints.launchWallet, limited('read', parts)), async (c) => {
    const { id, address } = c.req.valid('param');
    const account = lowerAddress(address);
    const reader = readerOf();
    const { snapshot, known } = await reader.one(Number(id));
    const list = await listOf(reader, known);
    const held = entrantOf(list.entrants, account) ?? (await heldBy(parts, known, account));
    const wallet = launchWalletToWire(list, account, held, reader.excluded);
    const won = await wonBy(parts, known, account, snapshot.heads);
    const shares = wallet.shares + (won === null ? 0 : 1);
    return c.json({ ...wallet, won, shares, ...listMoment(list, snapshot.heads) }, 200);
  });
}

/** @throws AppError where there is no contract of draws */
export function requireReader(reader: LaunchReader | null): LaunchReader {
  if (reader === null) throw new AppError('GIVEAWAY_NOT_DEPLOYED');
  return reader;
}

/** The figures at the ledger's head, until the snapshot's time. */
export async function soFarOf(reader: LaunchReader, known: KnownLaunch, { timeSeconds }: LedgerHeads) {
  if (launchStatusOf(known, timeSeconds) !== 'announced') return null;
  return (await reader.lists.soFar(known.launch)).crowd;
}

async function winnersOf({ db }: ApiParts, { draw }: KnownLaunch, heads: LedgerHeads): Promise<DrawWinner[]> {
  if (draw === null || draw.settledPlaces === 0) return [];
  const winners = await reachDatabase(() => readWinners(db, draw.id));
  // The rows may be a moment newer than the snapshot: what it does not know is left out.
  return winnersToWire(draw, winners.slice(0, draw.settledPlaces), heads);
}

async function wonBy(parts: ApiParts, known: KnownLaunch, account: Address, heads: LedgerHeads) {
  const winners = await winnersOf(parts, known, heads);
  return winners.find((winner) => lowerAddress(winner.account) === account) ?? null;
}

/** What somebody without a tier held when it was counted, or holds now. */
async function heldBy({ db }: ApiParts, { taken }: KnownLaunch, account: Address): Promise<Holding> {
  const block = taken && { number: BigInt(taken.block), timeSeconds: async () => taken.timeSeconds };
  const held = await reachDatabase(() => readHolding(db, account, block));
  if (held === null) throw new AppError('NOT_READ_YET');
  return held;
}

const momentOf = (heads: LedgerHeads) => ({
  time: isoOf(heads.timeSeconds),
  block: Number(heads.number),
  as_of: isoOfMs(heads.readAtMs),
});

/** A list so far is of the moment at which it was read; a fixed one is as true now. */
function listMoment(list: ListOfMoment, heads: LedgerHeads) {
  const { block = Number(heads.number), readAtMs = heads.readAtMs } = list;
  return { block, as_of: isoOfMs(readAtMs) };
}
