// Which calls that anyone may make are due, as the ledger has it. Pure.
import { roundTime } from '@lilape/domain/draws/beacon';
import type { DrawState } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { saleStatus } from '@lilape/domain/presale/sale-status';
import { type MarketCall, dueOfMarket, marketCallName } from '#keeper/due-market.ts';
import { readBeacon, readDrawsTotals } from '#ledger/draws/stored.ts';
import { type LedgerSnapshot, wasAtHead } from '#ledger/read.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';

export type DueCall =
  | { readonly kind: 'finalise' }
  | { readonly kind: 'list' }
  | { readonly kind: 'reveal' | 'settle'; readonly draw: DrawState }
  | MarketCall;

/** How a due call is named in the database and in alarms. */
export function dueName(due: DueCall): string {
  if (due.kind === 'finalise' || due.kind === 'list') return due.kind;
  return 'draw' in due ? `${due.kind} draw ${due.draw.id}` : marketCallName(due);
}

/** What waits without harm: nobody hears that it does, and where it is refused there is nothing to do yet. */
export function isRoutine({ kind }: DueCall): boolean {
  return kind === 'pay' || kind === 'collectFees';
}

/** The calls that are due at the ledger's head, in the order in which they follow from each other. */
export function dueCalls(snapshot: LedgerSnapshot): DueCall[] {
  if (!wasAtHead(snapshot)) return [];
  const { sale, draws } = snapshot.projections;
  return [
    ...(sale === undefined ? [] : dueOfSale(snapshot)),
    ...(draws === undefined ? [] : dueOfDraws(snapshot)),
    ...dueOfMarket(snapshot),
  ];
}

function dueOfSale(snapshot: LedgerSnapshot): DueCall[] {
  const { terms, totals, heads } = saleOf(snapshot);
  return saleStatus(terms, totals, heads.timeSeconds) === 'ended' ? [{ kind: 'finalise' }] : [];
}

function dueOfDraws(snapshot: LedgerSnapshot): DueCall[] {
  const { facts, state } = snapshot.projections['draws'] ?? {};
  if (facts === undefined || state === undefined) return [];
  const beacon = readBeacon(facts);
  const { draws, isOver } = readDrawsTotals(state);
  const isFinalised =
    snapshot.projections['sale'] !== undefined && saleOf(snapshot).totals.outcome === 'finalised';
  const isListed = draws.some(({ id }) => id === GIVEAWAY_ID);
  return [
    ...(isFinalised && !isListed && !isOver ? [{ kind: 'list' } as const] : []),
    ...draws.flatMap((draw): DueCall[] => {
      if (draw.status === 'revealed') return [{ kind: 'settle', draw }];
      const isDue = draw.status === 'open' && snapshot.heads.timeSeconds >= roundTime(beacon, draw.round);
      return isDue ? [{ kind: 'reveal', draw }] : [];
    }),
  ];
}
