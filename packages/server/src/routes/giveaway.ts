// `GET /api/giveaway`, its entrants and what is known of one of them; the apes that were won, with their proofs.
import { randomUUID } from 'node:crypto';
import { type Address, checksumAddress } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { drawOf } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID, placeOfPrizeApe, prizeApeOf } from '@lilape/domain/draws/giveaway';
import { giveaway, giveawayAccount, giveawayEntrants, prize } from '@lilape/wire/endpoints/draws';
import type { DrawWinner, GiveawayAccountBody } from '@lilape/wire/draws';
import type { GiveawayReader } from '#draws/giveaway-reader.ts';
import { accountToWire, entrantsToWire, giveawayStatusOf, giveawayToWire } from '#draws/giveaway-wire.ts';
import { winnersToWire } from '#draws/wire.ts';
import { lowerAddress } from '#http/address.ts';
import { limitBody } from '#http/exact-json.ts';
import { prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { readOwnersOf } from '#ledger/apes/transfers.ts';
import { readWinnerOf, readWinners } from '#ledger/draws/draw-rows.ts';
import { readDrawsTotals } from '#ledger/draws/stored.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { ledgerOf } from '#live/feed.ts';
import { reachDatabase } from '#reach.ts';
import { drawsIn } from '#routes/draws.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { provenPrize } from '#studio/painted.ts';

/** Registers the giveaway; every part of it is refused where there are no draws. */
export function addGiveaway(app: ApiApp, parts: ApiParts, open: GiveawayReader | null): void {
  const readerOf = (): GiveawayReader => {
    if (open === null) throw new AppError('GIVEAWAY_NOT_DEPLOYED');
    return open;
  };

  app.openapi(routeOf(giveaway, limited('read', parts)), async (c) => {
    const reader = readerOf();
    const snapshot = ledgerOf(parts.feed);
    const body = giveawayToWire(snapshot, drawsIn(parts, snapshot), await reader.list(), reader.excluded);
    return respondPrepared(prepareJson(body, 'public, no-cache'), c.req);
  });

  app.openapi(routeOf(giveawayEntrants, limited('read', parts)), async (c) => {
    const { after = '-1', search = '0x' } = c.req.valid('query');
    return c.json(entrantsToWire(await readerOf().list(), Number(after), search.toLowerCase()), 200);
  });

  app.openapi(routeOf(giveawayAccount, limited('read', parts)), async (c) => {
    const account = lowerAddress(c.req.valid('param').address);
    const reader = readerOf();
    const snapshot = ledgerOf(parts.feed);
    const totals = readDrawsTotals(drawsIn(parts, snapshot).state);
    const list = await reader.list();
    const status = giveawayStatusOf(snapshot, totals, list.isFixed);
    const body = accountToWire(status, list, account, reader.excluded);
    return c.json({ ...body, ...(await wonBy(parts, snapshot, account)) }, 200);
  });

  app.openapi(routeOf(prize, limited('write', parts), limitBody), async (c) => {
    const { tokenId } = c.req.valid('json');
    readerOf();
    const winner = await winnerOfApe(parts, ledgerOf(parts.feed), tokenId);
    if (parts.studio === null) throw new AppError('MINT_STUDIO_CLOSED');
    const proven = await provenPrize(parts.studio, tokenId);
    const body = { ok: true as const, traceId: randomUUID(), winner: checksumAddress(winner), ...proven };
    return c.json(body, 200);
  });
}

/** What an account won, with the point that found it, and the ape where that is what it won. */
async function wonBy(
  parts: ApiParts,
  snapshot: LedgerSnapshot,
  account: Address,
): Promise<Pick<GiveawayAccountBody, 'won' | 'ape'>> {
  const { db } = parts;
  const draw = drawOf(readDrawsTotals(drawsIn(parts, snapshot).state), GIVEAWAY_ID);
  const winner = draw && (await reachDatabase(() => readWinnerOf(db, GIVEAWAY_ID, account)));
  if (draw === null || winner === null || winner.place >= draw.settledPlaces) return { won: null, ape: null };
  // The point of a place depends on who won those before it.
  const winners = await reachDatabase(() => readWinners(db, GIVEAWAY_ID));
  const won: DrawWinner | undefined = winnersToWire(draw, winners, snapshot.heads)[winner.place];
  const tokenId = prizeApeOf(winner.place);
  const owners = tokenId === null ? null : await reachDatabase(() => readOwnersOf(db, [tokenId]));
  return {
    won: won ?? null,
    ape: tokenId === null ? null : { tokenId, isMinted: owners?.has(tokenId) ?? false },
  };
}

/** Whose a prize ape is to be. @throws AppError where nobody has won it yet, or it was minted */
async function winnerOfApe(parts: ApiParts, snapshot: LedgerSnapshot, tokenId: number): Promise<Address> {
  const { db } = parts;
  const place = placeOfPrizeApe(tokenId);
  const settled = drawOf(readDrawsTotals(drawsIn(parts, snapshot).state), GIVEAWAY_ID)?.settledPlaces ?? 0;
  if (place === null || place >= settled) throw new AppError('PRIZE_NOT_WON', { id: tokenId });
  const [winners, owners] = await reachDatabase(() =>
    Promise.all([readWinners(db, GIVEAWAY_ID), readOwnersOf(db, [tokenId])]),
  );
  if (owners.has(tokenId)) throw new AppError('PRIZE_TAKEN', { id: tokenId });
  const winner = winners.find((each) => each.place === place);
  if (winner === undefined) throw new AppError('PRIZE_NOT_WON', { id: tokenId });
  return winner.account;
}
