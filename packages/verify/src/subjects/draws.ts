// The draws, counted: every list and seed by its event, every winner by the seed, as the contract has them.
import type { Address } from '@lilape/domain/address';
import { DRAW_STATUSES } from '@lilape/domain/draws/draw-status';
import {
  type DrawEvent,
  type DrawState,
  type Interval,
  NO_DRAWS,
  drawIdOf,
  foldDrawEvent,
} from '@lilape/domain/draws/fold';
import { totalWeight } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { entrantsBut } from '@lilape/domain/draws/list';
import { growingTree, rootOf } from '@lilape/domain/draws/tree';
import { DRAWS_DECODERS } from '@lilape/events/draws';
import { eventLine } from '@lilape/events/lines';
import { type Answer, VIEWS } from '../views.ts';
import type { SaleState } from './sale.ts';
import { type Counting, type Pair, type Subject, firstUnequal, toJson } from './subject.ts';

export const DRAWS: Subject = {
  name: 'draws',
  open: async ({ contracts: { draws }, excluded }) => (draws === null ? null : count(draws, excluded)),
};

type Winner = { readonly drawId: number; readonly place: number; readonly account: Address };

function count(draws: Address, excluded: readonly Address[]): Counting {
  const drawn = new Map<number, Interval[]>();
  const winners: Winner[] = [];
  let totals = NO_DRAWS;
  return {
    sources: [{ address: draws, decoders: DRAWS_DECODERS }],
    add(log, emit) {
      const event = log.event as DrawEvent;
      const won = drawn.get(drawIdOf(event)) ?? [];
      const { txHash, block, timeSeconds } = log;
      const step = foldDrawEvent(totals, won, event, { txHash, block, timeSeconds });
      totals = step.totals;
      if (event.type === 'won') {
        drawn.set(event.drawId, [...won, { from: event.from, weight: event.weight }]);
        winners.push(event);
      }
      emit(eventLine(log, event));
      return step.alarms;
    },
    end: () => undefined,
    totals: () => ({ json: toJson(totals), value: `${totals.paidTokens}` }),
    state: () => totals.draws,
    async counters(reads, stateOf) {
      const ids = totals.draws.map(({ id }) => [id]);
      const [counted, said] = await Promise.all([
        reads.one(draws, VIEWS.drawCount),
        reads.many(draws, VIEWS.drawOf, ids, () => undefined),
      ]);
      // Draw 1, the giveaway, is counted from the first block on, and before that there is no contract.
      const last: Pair = [
        'drawCount',
        BigInt(totals.draws.at(-1)?.id ?? GIVEAWAY_ID),
        Object.values(counted ?? {})[0] ?? BigInt(GIVEAWAY_ID),
      ];
      const list = giveawayOf(stateOf('sale'), excluded);
      const pairs = [
        last,
        ...totals.draws.flatMap((draw, at) =>
          drawPairs(draw.id === GIVEAWAY_ID ? { ...draw, ...list } : draw, said[at] ?? null),
        ),
      ];
      return {
        count: pairs.length,
        value: String(totals.draws.length),
        difference: firstUnequal('draws', 'counters', pairs, `drawOf(uint256) of ${draws}`),
      };
    },
    accountCount: () => winners.length,
    async accounts(reads, onDone) {
      const said = await reads.many(
        draws,
        VIEWS.winnerOf,
        winners.map(({ drawId, place }) => [drawId, place]),
        onDone,
      );
      const pairs = winners.map(({ drawId, place, account }, at): Pair => {
        const winner = Object.values(said[at] ?? {})[0] ?? null;
        return [`winner of place ${place} in draw ${drawId}`, BigInt(account), winner];
      });
      const look = `winnerOf(uint256,uint256) of ${draws}`;
      const difference = firstUnequal('draws', 'accounts', pairs, look);
      return { count: winners.length, value: String(winners.length), difference };
    },
  };
}

/** What the contract must have made of the sale's record; nothing where the sale was not counted, or nobody takes part. */
function giveawayOf(
  sale: unknown,
  excluded: readonly Address[],
): Pick<DrawState, 'root' | 'count' | 'totalWeight'> | null {
  if (!(sale instanceof Map)) return null;
  const credited = [...(sale as SaleState)].map(([account, { tokens }]) => ({ account, weight: tokens }));
  const entrants = entrantsBut(excluded, credited);
  if (entrants.length === 0) return null;
  return {
    root: rootOf(growingTree(entrants)),
    count: entrants.length,
    totalWeight: totalWeight(entrants),
  };
}

function drawPairs(draw: DrawState, said: Answer | null): Pair[] {
  const computed = {
    status: BigInt(DRAW_STATUSES.indexOf(draw.status)),
    root: BigInt(draw.root),
    count: BigInt(draw.count),
    totalWeight: draw.totalWeight,
    places: BigInt(draw.places),
    round: BigInt(draw.round),
    listDigest: BigInt(draw.listDigest),
    seed: BigInt(draw.seed ?? 0),
    settledPlaces: BigInt(draw.settledPlaces),
  };
  return Object.entries(computed).map(([name, value]) => [
    `${name} of draw ${draw.id}`,
    value,
    said?.[name] ?? null,
  ]);
}
