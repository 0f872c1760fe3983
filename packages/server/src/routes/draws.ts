// `GET /api/draws/{id}` and its beacon: a draw with its winners, and the signature that decides it.
import { AppError } from '@lilape/domain/app-error';
import { type Beacon, roundTime, seedOf } from '@lilape/domain/draws/beacon';
import { type DrawState, drawOf } from '@lilape/domain/draws/fold';
import { decompress } from '@lilape/domain/draws/signature';
import { bytesOf, hexOf } from '@lilape/domain/draws/words';
import { draw as drawEndpoint, drawBeacon } from '@lilape/wire/endpoints/draws';
import type { DrawBeaconBody, DrawBody } from '@lilape/wire/draws';
import { createSingleFlight } from '#cache/single-flight.ts';
import { summaryOf, winnersToWire } from '#draws/wire.ts';
import { isoOf, isoOfMs } from '#moments.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { readWinners } from '#ledger/draws/draw-rows.ts';
import { readBeacon, readDrawsTotals } from '#ledger/draws/stored.ts';
import type { LedgerSnapshot, ProjectionSnapshot } from '#ledger/read.ts';
import { ledgerOf } from '#live/feed.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the draws, but for the list of all of them, which is served from memory. */
export function addDraws(app: ApiApp, parts: ApiParts): void {
  const flights = createSingleFlight<Prepared>({ maxKept: 50, maxRunning: 4, maxWaiting: 512 });

  app.openapi(routeOf(drawEndpoint, limited('read', parts)), async (c) => {
    const { id } = c.req.valid('param');
    const snapshot = ledgerOf(parts.feed);
    const known = knownDraw(parts, snapshot, Number(id));
    const prepared = await flights.get(id, String(snapshot.version), async () =>
      prepareJson(await drawToWire(parts, snapshot, known), 'public, no-cache'),
    );
    return respondPrepared(prepared, c.req);
  });

  app.openapi(routeOf(drawBeacon, limited('read', parts)), async (c) => {
    const snapshot = ledgerOf(parts.feed);
    const { draw, beacon } = knownDraw(parts, snapshot, Number(c.req.valid('param').id));
    const signature =
      draw.signature === null
        ? await askBeacon(parts, snapshot, beacon, draw.round)
        : bytesOf(draw.signature);
    return c.json(beaconToWire(beacon, draw.round, signature), 200);
  });
}

type KnownDraw = { readonly draw: DrawState; readonly beacon: Beacon };

/** The draws in a snapshot. @throws AppError where there is no contract, or the ledger does not read it yet */
export function drawsIn({ deployment }: ApiParts, snapshot: LedgerSnapshot): ProjectionSnapshot {
  if (deployment.contracts.draws === null) throw new AppError('GIVEAWAY_NOT_DEPLOYED');
  const draws = snapshot.projections['draws'];
  if (draws === undefined) throw new AppError('NOT_READ_YET');
  return draws;
}

function knownDraw(parts: ApiParts, snapshot: LedgerSnapshot, id: number): KnownDraw {
  const { state, facts } = drawsIn(parts, snapshot);
  const draw = drawOf(readDrawsTotals(state), id);
  if (draw === null) throw new AppError('DRAW_UNKNOWN', { id });
  return { draw, beacon: readBeacon(facts) };
}

async function drawToWire(
  { reads }: ApiParts,
  { heads }: LedgerSnapshot,
  { draw, beacon }: KnownDraw,
): Promise<DrawBody> {
  const winners = await reachDatabase(() => reads.read((db) => readWinners(db, draw.id)));
  return {
    success: true,
    ...summaryOf(draw, beacon, heads),
    // The rows may be a moment newer than the snapshot: what it does not know is left out.
    winners: winnersToWire(draw, winners.slice(0, draw.settledPlaces), heads),
    block: Number(heads.number),
    as_of: isoOfMs(heads.readAtMs),
  };
}

async function askBeacon(
  { beacon: source, clock }: ApiParts,
  { heads }: LedgerSnapshot,
  beacon: Beacon,
  round: number,
): Promise<Uint8Array> {
  const dueSeconds = roundTime(beacon, round);
  const nowSeconds = source?.followsChain === true ? heads.timeSeconds : Math.floor(clock() / 1_000);
  const said = { round, time: isoOf(dueSeconds) };
  if (nowSeconds < dueSeconds) throw new AppError('BEACON_NOT_DUE', said);
  if (source === null) throw new AppError('BEACON_NOT_ASKED');
  const signature = await source.signatureOf(beacon, round, nowSeconds);
  if (signature === null) throw new AppError('BEACON_LATE', said);
  return signature;
}

function beaconToWire(beacon: Beacon, round: number, signature: Uint8Array): DrawBeaconBody {
  const uncompressed = decompress(signature);
  if (uncompressed === null) throw new Error('What was verified is no signature.');
  return {
    success: true,
    round,
    roundTime: isoOf(roundTime(beacon, round)),
    signature: hexOf(signature),
    uncompressed: hexOf(uncompressed),
    seed: seedOf(signature),
  };
}
