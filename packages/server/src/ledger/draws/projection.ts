// Draws as a projection of the ledger: their events as rows, and how each draw stands.
import {
  type DrawEvent,
  type DrawStep,
  type DrawsTotals,
  type Interval,
  NO_DRAWS,
  drawIdOf,
  foldDrawEvent,
} from '@lilape/domain/draws/fold';
import { DRAWS_DECODERS } from '@lilape/events/draws';
import type { ClientBase } from 'pg';
import {
  type DrawsDeployment,
  comparedDraws,
  drawsFindings,
  readContractBeacon,
  readDrawsState,
} from '#ledger/draws/contract.ts';
import {
  DRAW_EVENTS,
  type DrawLog,
  PUBLISHED_DRAWS,
  addDrawEvents,
  dropDrawEventsAfter,
  readDrawn,
  sumWinnersAt,
} from '#ledger/draws/draw-rows.ts';
import { readDrawsTotals } from '#ledger/draws/stored.ts';
import { foldByBlock } from '#ledger/fold-by-block.ts';
import type { Fold, Projection } from '#ledger/projection.ts';
import { toStored } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

/** The parts that were won, by draw, changed in place as events are folded. */
type Drawn = Map<number, Interval[]>;

/** The projection of the contract of draws at `deployment`. */
export function drawsProjection(deployment: DrawsDeployment): Projection<DrawEvent> {
  return {
    name: 'draws',
    foldVersion: 2,
    sources: [{ address: deployment.draws, decoders: DRAWS_DECODERS }],
    tables: [DRAW_EVENTS],
    orphanTables: [],
    published: PUBLISHED_DRAWS,
    emptyState: toStored(NO_DRAWS),
    readFacts: async (endpoint) => toStored(await readContractBeacon(endpoint, deployment.draws)),
    open: () => drawsFold(deployment),
  };
}

function drawsFold(deployment: DrawsDeployment): Fold<DrawEvent> {
  return {
    async add(client, state, { blocks, logs }) {
      const drawn = await readDrawnBefore(client, logs);
      const folded = foldByBlock(readDrawsTotals(state), blocks, logs, (totals, log) =>
        foldInto(totals, drawn, log),
      );
      await addDrawEvents(client, logs);
      return folded;
    },
    takeBack: dropDrawEventsAfter,
    async check(endpoint, hash, state) {
      const totals = readDrawsTotals(state);
      const ids = comparedDraws(totals).map(({ id }) => id);
      return drawsFindings(totals, await readDrawsState(endpoint, deployment, hash, ids));
    },
    audit: (client, block, state) => auditDraws(client, block, readDrawsTotals(state)),
  };
}

function readDrawnBefore(client: ClientBase, logs: readonly DrawLog[]): Promise<Drawn> {
  const ids = logs.flatMap(({ event }) => (event.type === 'won' ? [event.drawId] : []));
  return readDrawn(client, [...new Set(ids)]);
}

/** Folds a log, and keeps `drawn` as it is after it, in place. */
function foldInto(
  totals: DrawsTotals,
  drawn: Drawn,
  { event, txHash, block, timeSeconds }: DrawLog,
): DrawStep {
  const won = drawn.get(drawIdOf(event)) ?? [];
  if (event.type === 'won') drawn.set(event.drawId, [...won, event]);
  return foldDrawEvent(totals, won, event, { txHash, block, timeSeconds });
}

/** What of the rows up to `block` is not as `totals` say, and accounts that won a draw twice. */
async function auditDraws(db: Db, block: bigint, { draws, paidTokens }: DrawsTotals): Promise<string[]> {
  const sums = await sumWinnersAt(db, block);
  const paid = sums.reduce((sum, each) => sum + each.paid, 0n);
  const compared = [
    ['paid', paid, paidTokens] as const,
    ...draws.flatMap(({ id, settledPlaces }) => {
      const won = sums.find(({ drawId }) => drawId === id);
      return [
        [`places of draw ${id}`, won?.places ?? 0, settledPlaces] as const,
        [`winners of draw ${id}`, won?.accounts ?? 0, settledPlaces] as const,
      ];
    }),
  ];
  return compared
    .filter(([, rows, total]) => rows !== total)
    .map(([name, rows, total]) => `${name}: rows ${rows}, totals ${total}`);
}
